//! The check for machines, `tiebreak-standings-check/1`.

use super::{Check, ComputedStanding};
use crate::written::Rows;
use serde_json::{Value, json};

impl Check {
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
        json!({ "round": standing.round, "figures": figures, "rows": Rows::of(standing) })
    }
}
