//! A standing for machines, `tiebreak-standings/1`. It is written straight from the values: a tree in between would cost more
//! than the tie-breaks.

use crate::check::{Computed, ComputedStanding};
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};
use tiebreak_model::Exact;

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
        whole.serialize_field("rows", &Rows(&self.standing))?;
        whole.serialize_field("list-from", &self.list_from)?;
        whole.end()
    }
}

/// The rows of a standing, best first.
pub(crate) struct Rows<'s>(pub(crate) &'s ComputedStanding);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.rows.iter().map(|row| OneRow { codes: &self.0.codes, row }))
    }
}

struct OneRow<'s> {
    codes: &'s [String],
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
        let OneRow { codes, row } = self.0;
        let mut values = serializer.serialize_map(Some(codes.len()))?;
        for (at, code) in codes.iter().enumerate().filter(|(at, code)| !codes[..*at].contains(code)) {
            // A code that is listed twice has one value, like a key of any object: the later one.
            let last = codes.iter().rposition(|other| other == code).unwrap_or(at);
            values.serialize_entry(code, &row.values.get(last).copied().flatten().map(Decimal))?;
        }
        values.end()
    }
}

struct Decimal(Exact);

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
