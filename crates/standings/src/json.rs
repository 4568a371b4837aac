//! A standing as JSON, `tiebreak-standings/1`.

use crate::Standings;
use serde_json::{Map, Value, json};

impl Standings<'_> {
    /// The standing for machines: values are exact decimals as text, null where they are undefined.
    pub fn json(&self) -> Value {
        let codes: Vec<String> = self.codes().map(ToString::to_string).collect();
        let rows: Vec<Value> = self
            .rows()
            .iter()
            .map(|row| {
                let entrant = &self.table().entrants[row.player];
                let values: Map<String, Value> = codes
                    .iter()
                    .enumerate()
                    .map(|(at, code)| {
                        let value = self.value(row.player, at);
                        (code.clone(), value.map_or(Value::Null, |value| Value::String(value.to_string())))
                    })
                    .collect();
                json!({ "rank": row.rank, "number": entrant.number, "name": entrant.name, "values": values })
            })
            .collect();
        json!({ "schema": "tiebreak-standings/1", "edition": self.edition().year(), "by": codes, "rows": rows })
    }
}
