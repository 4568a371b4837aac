//! Values by participant, in the order in which the ruling lists them.

use crate::Case;
use serde::{Serialize, Serializer};
use tiebreak_model::Id;

/// An object whose keys are the names of participants.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ByName<'a, T>(pub Vec<NameEntry<'a, T>>);

/// A participant's name with a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameEntry<'a, T> {
    pub name: &'a str,
    pub value: T,
}

impl<'a, T> ByName<'a, T> {
    /// The values of participants, each made by `show`.
    pub fn new<'v, V: 'v>(
        case: Case<'a>,
        values: impl IntoIterator<Item = &'v (Id, V)>,
        show: impl Fn(&'v V) -> T,
    ) -> Self {
        let entry =
            |(id, value): &'v (Id, V)| NameEntry { name: case.name(*id), value: show(value) };
        Self(values.into_iter().map(entry).collect())
    }
}

impl<T: Serialize> Serialize for ByName<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|entry| (entry.name, &entry.value)))
    }
}
