//! The check for machines, `tiebreak-standings-check/1`.

use super::{ComputedRow, ComputedStanding, StandingsCheck};
use serde_json::{Map, Value, json};
use tiebreak_model::Exact;

impl StandingsCheck {
    /// The check as JSON. `every_round` adds the standings by the rules, round by round.
    pub fn json(&self, every_round: bool) -> Value {
        let differences: Vec<Value> = self
            .differences
            .iter()
            .map(|one| {
                json!({
                    "number": one.number, "name": one.name, "what": one.what.to_string(),
                    "published": one.published, "computed": one.computed, "round": one.round,
                })
            })
            .collect();
        let mut check = json!({
            "schema": "tiebreak-standings-check/1",
            "agrees": self.agrees(),
            "list": self.list,
            "list-from": self.list_from,
            "figures": self.figures(),
            "right": self.right(),
            "notes": self.notes,
            "differences": differences,
        });
        if every_round {
            check["rounds"] = self.standings.iter().map(|standing| self.round(standing)).collect();
        }
        check
    }

    fn round(&self, standing: &ComputedStanding) -> Value {
        let figures = self.figures_after(standing.round);
        json!({ "round": standing.round, "figures": figures, "rows": rows(standing) })
    }
}

/// The rows of a standing, best first. A code that is listed twice has one value, the later one.
fn rows(standing: &ComputedStanding) -> Vec<Value> {
    let row = |row: &ComputedRow| {
        let value =
            |value: &Option<Exact>| value.map_or(Value::Null, |value| value.to_string().into());
        let values: Map<String, Value> =
            standing.codes.iter().cloned().zip(row.values.iter().map(value)).collect();
        json!({ "rank": row.rank, "number": row.number, "name": row.name, "values": values })
    };
    standing.rows.iter().map(row).collect()
}
