//! What was answered about a broadcast, so that nothing is asked twice.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tiebreak_formats::names;

/// The format, in the first field.
const SCHEMA: &str = "tiebreak-follow/1";

/// Who is meant by spellings that were in doubt, and which proposals were left.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Memory {
    /// By the words of a spelling: the participant, or nobody of this event.
    who: BTreeMap<String, Option<String>>,
    /// By the question: what the broadcast said when it was left.
    left: BTreeMap<String, String>,
}

impl Memory {
    /// Whether nothing was answered yet.
    pub fn is_empty(&self) -> bool {
        self.who.is_empty() && self.left.is_empty()
    }

    /// Notes who is meant by a spelling; nobody of this event where no name is given.
    pub fn settle(&mut self, spelling: &str, name: Option<&str>) {
        self.who.insert(names::key(spelling), name.map(str::to_owned));
    }

    /// Who is meant by a spelling, where that was answered: a participant, or nobody.
    pub(crate) fn meant(&self, spelling: &str) -> Option<Option<&str>> {
        self.who.get(&names::key(spelling)).map(Option::as_deref)
    }

    /// Notes that a proposal was left, by its question and what the broadcast
    /// [says](crate::Proposal::says).
    pub fn leave(&mut self, id: &str, says: String) {
        self.left.insert(id.to_owned(), says);
    }

    /// Whether a proposal was left. One that says something else is new, and what was left before
    /// is forgotten.
    pub(crate) fn was_left(&mut self, id: &str, says: &str) -> bool {
        match self.left.get(id) {
            Some(left) if left == says => true,
            Some(_) => {
                self.left.remove(id);
                false
            }
            None => false,
        }
    }

    /// The memory as it is kept.
    pub fn text(&self) -> String {
        let who: Map<String, Value> =
            self.who.iter().map(|(words, name)| (words.clone(), json!(name))).collect();
        let left: Map<String, Value> =
            self.left.iter().map(|(id, says)| (id.clone(), json!(says))).collect();
        format!("{:#}\n", json!({ "schema": SCHEMA, "who": who, "left": left }))
    }

    /// Reads what was kept; nothing where the text is not a memory of a broadcast.
    pub fn read(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        let map = |name: &str| value.get(name).and_then(Value::as_object);
        if value.get("schema").and_then(Value::as_str) != Some(SCHEMA) {
            return None;
        }
        let mut memory = Self::default();
        for (words, name) in map("who")? {
            let name = match name {
                Value::Null => None,
                name => Some(name.as_str()?.to_owned()),
            };
            memory.who.insert(words.clone(), name);
        }
        for (id, says) in map("left")? {
            memory.left.insert(id.clone(), says.as_str()?.to_owned());
        }
        Some(memory)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_answered_is_read_back() {
        let mut memory = Memory::default();
        memory.settle("Giri, A.", Some("Anish Giri"));
        memory.settle("Somebody", None);
        memory.leave("event/round-1/A - B", "1-0".into());
        let again = Memory::read(&memory.text()).unwrap();
        assert_eq!(again, memory);
        assert_eq!(
            (again.meant("A Giri"), again.meant("somebody")),
            (Some(Some("Anish Giri")), Some(None))
        );
        for wrong in [
            "",
            "{}",
            "[]",
            "{\"schema\":\"tiebreak-follow/1\"}",
            "{\"schema\":\"x\",\"who\":{},\"left\":{}}",
        ] {
            assert_eq!(Memory::read(wrong), None, "{wrong}");
        }
    }
}
