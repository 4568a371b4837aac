//! A standing for machines, `tiebreak-standings/1`. It is written straight from the values: a tree in between would cost more
//! than the tie-breaks.

use crate::check::{Computed, ComputedStanding};
use crate::digits::put_exact;
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

/// A standing to be written: values are exact decimals as text, null where they are undefined.
#[derive(Debug, Clone)]
pub struct Written {
    pub(crate) edition: u16,
    pub(crate) standing: ComputedStanding,
    pub(crate) list_from: String,
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut whole = serializer.serialize_struct("standing", 5)?;
        whole.serialize_field("schema", "tiebreak-standings/1")?;
        whole.serialize_field("edition", &self.edition)?;
        whole.serialize_field("by", &self.standing.codes)?;
        whole.serialize_field("rows", &Rows::of(&self.standing))?;
        whole.serialize_field("list-from", &self.list_from)?;
        whole.end()
    }
}

/// The rows of a standing, best first.
pub(crate) struct Rows<'s> {
    standing: &'s ComputedStanding,
    columns: Vec<(&'s str, usize)>,
}

impl<'s> Rows<'s> {
    /// A code that is listed twice has one value, like a key of any object: the later one.
    pub(crate) fn of(standing: &'s ComputedStanding) -> Self {
        let codes = &standing.codes;
        let first = codes.iter().enumerate().filter(|(at, code)| !codes[..*at].contains(code));
        let last = |code: &String| codes.iter().rposition(|other| other == code).unwrap_or(0);
        Self { standing, columns: first.map(|(_, code)| (code.as_str(), last(code))).collect() }
    }
}

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.standing.rows.iter().map(|row| OneRow { columns: &self.columns, row }))
    }
}

struct OneRow<'s> {
    columns: &'s [(&'s str, usize)],
    row: &'s Computed,
}

impl Serialize for OneRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_struct("row", 4)?;
        row.serialize_field("rank", &self.row.rank)?;
        row.serialize_field("number", &self.row.number)?;
        row.serialize_field("name", &self.row.name)?;
        row.serialize_field("values", &Values(self))?;
        row.end()
    }
}

struct Values<'s>(&'s OneRow<'s>);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let OneRow { columns, row } = self.0;
        let mut values = serializer.serialize_map(Some(columns.len()))?;
        let mut text = String::new();
        for (code, at) in columns.iter() {
            text.clear();
            let value = row.values.get(*at).copied().flatten().map(|value| {
                put_exact(&mut text, value);
                text.as_str()
            });
            values.serialize_entry(code, &value)?;
        }
        values.end()
    }
}
