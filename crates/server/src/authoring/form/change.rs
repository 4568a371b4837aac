//! Applies an action of the form to the text.

use super::depending;
use super::rewrite::{NoPlace, Rewrite};
use super::shape::{Shape, shapes};
use serde::Deserialize;
use serde_json::{Map, Value as Json};
use std::collections::BTreeSet;
use tiebreak_document::{Document, Node, NodeValue};
use tiebreak_regulation::Criterion;

/// A path to a value: keys and list positions, from the outside in.
pub type Path = Vec<String>;

/// One change of the text, as a control of the form sends it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum FormChange {
    /// Sets a value.
    Set {
        /// The path of the value in the file.
        at: Path,
        /// The new value.
        to: Json,
    },
    /// Adds a key with the initial value of its shape; for a list, adds one item.
    Add {
        /// The path of the value in the file.
        at: Path,
    },
    /// Removes a value or a key.
    Remove {
        /// The path of the value in the file.
        at: Path,
    },
    /// Replaces the verb of a clause, or removes it.
    Verb {
        /// The id of the clause.
        clause: String,
        /// The new verb; empty for none.
        to: String,
    },
    /// Switches a value to another of its forms; what both forms have is kept.
    Form {
        /// The path of the value in the file.
        at: Path,
        /// The index of the form among the alternatives.
        to: usize,
    },
    /// Moves an item of a list.
    Shift {
        /// The path of the list in the file.
        at: Path,
        /// The position that the item leaves.
        from: usize,
        /// The position that the item gets.
        to: usize,
    },
    /// Renames a key; for a clause, also in all references to it.
    Rename {
        /// The key of the table.
        at: Path,
        /// The name of the new entry.
        to: String,
    },
    /// Adds a clause after another, or at the end.
    Clause {
        /// The clause before the new one; none for the end.
        behind: Option<String>,
    },
    /// Moves a clause one place up or down.
    Move {
        /// The id of the clause.
        clause: String,
        /// Whether it moves up, not down.
        up: bool,
    },
    /// Makes a value depend on a reading: each choice starts with the former value.
    ByReading {
        /// The path of the value in the file.
        at: Path,
        /// The id of the reading.
        reading: String,
    },
    /// Makes a value independent of a reading again: the value of one choice is kept.
    Plain {
        /// The path of the value in the file.
        at: Path,
        /// The id of the choice.
        choice: String,
    },
    /// Adds a step to a list of clauses: a criterion or a verb in a clause of its own.
    Step {
        /// The path of the list in the file.
        at: Path,
        /// The criterion that the new clause ranks by.
        rank: Option<String>,
        /// The verb of the new clause, if it does not rank.
        verb: Option<String>,
    },
}

/// The result of a change.
#[derive(Debug, PartialEq, Eq)]
pub struct ChangeResult {
    /// The text after the change.
    pub text: String,
    /// The place that gets the focus.
    pub focus: Path,
}

pub(super) fn path<const N: usize>(steps: [&str; N]) -> Path {
    steps.map(str::to_owned).to_vec()
}

fn inside(at: &[String], step: impl ToString) -> Path {
    let mut path = at.to_vec();
    path.push(step.to_string());
    path
}

impl FormChange {
    /// Applies the change to a text.
    pub fn apply(&self, text: &str) -> Result<ChangeResult, NoPlace> {
        let mut rewrite = Rewrite::parse(text).ok_or(NoPlace)?;
        let focus = self.rewrite(&mut rewrite, text)?;
        Ok(ChangeResult { text: rewrite.text(), focus })
    }

    fn rewrite(&self, rewrite: &mut Rewrite, text: &str) -> Result<Path, NoPlace> {
        match self {
            Self::Set { at, to } => {
                let listed = as_list(rewrite, text, at, to)?;
                rewrite.set(at, &listed)?;
                Ok(at.clone())
            }
            Self::Add { at } => add(rewrite, text, at),
            Self::Remove { at } => {
                rewrite.remove(at)?;
                let mut outside = at.clone();
                outside.pop();
                Ok(outside)
            }
            Self::Verb { clause, to } => verb(rewrite, clause, to),
            Self::Form { at, to } => form(rewrite, text, at, *to),
            Self::Shift { at, from, to } => {
                rewrite.shift(at, *from, *to)?;
                Ok(inside(at, to))
            }
            Self::Rename { at, to } => rename(rewrite, text, at, to),
            Self::Clause { behind } => {
                let id = next_number(&rewrite.keys(&path(["clause"])));
                rewrite.begin(
                    &path(["clause", &id]),
                    behind.as_deref(),
                    &[("text", Json::from(""))],
                )?;
                Ok(path(["clause", &id, "text"]))
            }
            Self::Move { clause, up } => {
                let keys = rewrite.keys(&path(["clause"]));
                let at = keys.iter().position(|key| key == clause).ok_or(NoPlace)?;
                let behind = if *up { at.checked_sub(2) } else { Some(at + 1) };
                let behind = behind.and_then(|behind| keys.get(behind));
                rewrite.place(&path(["clause"]), clause, behind.map(String::as_str))?;
                Ok(path(["clause", clause]))
            }
            Self::ByReading { at, reading } => depending::on(rewrite, text, at, reading),
            Self::Plain { at, choice } => {
                let kept = found(text, &inside(at, choice))
                    .filter(|_| found(text, &inside(at, "reading")).is_some());
                rewrite.set(at, &kept.ok_or(NoPlace)?)?;
                Ok(at.clone())
            }
            Self::Step { at, rank, verb } => {
                step(rewrite, text, at, rank.as_deref(), verb.as_deref())
            }
        }
    }
}

/// A list of clauses may be written as the number of one: turns it into a list before a second is
/// added.
fn as_list(rewrite: &mut Rewrite, text: &str, at: &[String], to: &Json) -> Result<Json, NoPlace> {
    let Some((_, holder)) = at.split_last() else { return Ok(to.clone()) };
    let shape = shapes().at(holder);
    if matches!(shape, Some(Shape::Clauses | Shape::Steps)) {
        spread(rewrite, text, holder)?;
    }
    Ok(to.clone())
}

fn spread(rewrite: &mut Rewrite, text: &str, at: &[String]) -> Result<(), NoPlace> {
    match found(text, at) {
        Some(Json::Array(_)) => Ok(()),
        Some(one) => rewrite.set(at, &Json::Array(vec![one])),
        None => rewrite.set(at, &Json::Array(Vec::new())),
    }
}

fn add(rewrite: &mut Rewrite, text: &str, at: &[String]) -> Result<Path, NoPlace> {
    let shape = shapes().at(at).ok_or(NoPlace)?;
    let there = found(text, at);
    match (&shape, there) {
        // Adds one more row.
        (Shape::Named(each), Some(Json::Object(rows))) => {
            let name = (2..)
                .map(|number| number.to_string())
                .find(|name| !rows.contains_key(name))
                .ok_or(NoPlace)?;
            let row = inside(at, &name);
            rewrite.set(&row, &each.beginning())?;
            Ok(row)
        }
        (_, Some(Json::Array(rows))) => {
            let each = shapes().at(&inside(at, 0)).ok_or(NoPlace)?;
            let row = inside(at, rows.len());
            rewrite.set(&row, &each.beginning())?;
            Ok(row)
        }
        (_, Some(_)) => Err(NoPlace),
        (_, None) => {
            rewrite.set(at, &shape.beginning())?;
            Ok(at.to_vec())
        }
    }
}

fn verb(rewrite: &mut Rewrite, clause: &str, to: &str) -> Result<Path, NoPlace> {
    let of = path(["clause", clause]);
    let keys = rewrite.keys(&of);
    let first = keys.iter().position(|key| shapes().is_verb(key));
    // The new verb gets the position of the old one.
    let behind = first.and_then(|at| at.checked_sub(1)).and_then(|before| keys.get(before));
    for old in keys.iter().filter(|key| shapes().is_verb(key)) {
        rewrite.remove(&inside(&of, old))?;
    }
    let Some(key) = shapes().verbs.iter().find(|key| key.name == to) else { return Ok(of) };
    let at = inside(&of, to);
    rewrite.set(&at, &key.shape.beginning())?;
    let behind = behind.or_else(|| keys.iter().find(|key| *key == "text"));
    if first.is_some() || behind.is_some() {
        rewrite.place(&of, to, behind.map(String::as_str))?;
    }
    Ok(at)
}

fn form(rewrite: &mut Rewrite, text: &str, at: &[String], to: usize) -> Result<Path, NoPlace> {
    let shape = shapes().at(at).ok_or(NoPlace)?;
    let alternatives = shape.alternatives();
    let wanted = &alternatives.get(to).ok_or(NoPlace)?.shape;
    let mut begin = wanted.beginning();
    let there = found(text, at);
    if let (Json::Object(new), Some(Json::Object(old)), Shape::Table(keys)) =
        (&mut begin, &there, wanted)
    {
        let kept = keys.iter().filter(|key| !matches!(key.shape, Shape::Only(_)));
        for (key, value) in kept.filter_map(|key| Some((key, old.get(&key.name)?))) {
            new.insert(key.name.clone(), value.clone());
        }
    }
    match (&mut begin, there, wanted) {
        // The single value becomes the first of several.
        (Json::Array(rows), Some(one @ Json::Object(_)), Shape::Rows(_)) => *rows = vec![one],
        (begin, Some(Json::Array(rows)), Shape::Table(_)) => {
            if let Some(one) = rows.into_iter().next() {
                *begin = one;
            }
        }
        // A clause for all becomes the route of all.
        (Json::Array(rows), Some(Json::String(clause)), Shape::Rows(_)) => {
            *rows = vec![Json::Object(Map::from_iter([("go".to_owned(), Json::String(clause))]))];
        }
        _ => {}
    }
    rewrite.set(at, &begin)?;
    Ok(at.to_vec())
}

fn rename(rewrite: &mut Rewrite, text: &str, at: &[String], to: &str) -> Result<Path, NoPlace> {
    let to = to.trim();
    let (name, holder) = at.split_last().ok_or(NoPlace)?;
    if to.is_empty() || to == name {
        return Ok(at.to_vec());
    }
    if holder == ["clause"] {
        for place in references(text, name) {
            rewrite.set(&place, &Json::from(to))?;
        }
    }
    rewrite.rename(at, to)?;
    Ok(inside(holder, to))
}

fn step(
    rewrite: &mut Rewrite,
    text: &str,
    at: &[String],
    rank: Option<&str>,
    verb: Option<&str>,
) -> Result<Path, NoPlace> {
    let owner = at.get(1).ok_or(NoPlace)?;
    let keys = rewrite.keys(&path(["clause"]));
    let taken: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
    let mut letters = ('a'..='z').map(|letter| format!("{owner}{letter}"));
    let id = letters.find(|id| !taken.contains(id.as_str())).ok_or(NoPlace)?;
    spread(rewrite, text, at)?;
    let listed = match found(text, at) {
        Some(Json::Array(items)) => items,
        Some(one) => vec![one],
        None => Vec::new(),
    };
    // Placed after the clause of the step before, so that the text has the order of the list.
    let behind =
        listed.last().and_then(Json::as_str).filter(|id| taken.contains(id)).unwrap_or(owner);
    let begun: Vec<(&str, Json)> = match (rank, verb) {
        (Some(rank), _) => {
            let says = Criterion::named(rank).ok_or(NoPlace)?.says();
            vec![("text", Json::from(says)), ("rank", Json::from(rank))]
        }
        (None, Some(verb)) => {
            let key = shapes().verbs.iter().find(|key| key.name == verb).ok_or(NoPlace)?;
            vec![("text", Json::from(key.says.as_str())), (verb, key.shape.beginning())]
        }
        (None, None) => return Err(NoPlace),
    };
    rewrite.begin(&path(["clause", &id]), Some(behind), &begun)?;
    let row = inside(at, listed.len());
    rewrite.set(&row, &Json::from(id))?;
    Ok(row)
}

/// A number for a new clause: one more than the highest number at the start of an id.
fn next_number(ids: &[String]) -> String {
    let leading = |id: &String| {
        id.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok())
    };
    let highest: u32 = ids.iter().filter_map(leading).max().unwrap_or(0);
    (highest.saturating_add(1)..)
        .map(|number| number.to_string())
        .find(|id| !ids.contains(id))
        .unwrap_or_default()
}

/// The value at a path.
pub(super) fn found(text: &str, at: &[String]) -> Option<Json> {
    let document = Document::read("regulation.toml", text).ok()?;
    let mut node = &document.root;
    for step in at {
        node = match &node.value {
            NodeValue::Table(entries) => &entries.iter().find(|entry| entry.key == *step)?.node,
            NodeValue::List(items) => items.get(step.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(json(node))
}

/// Converts a node to a plain JSON value.
pub fn json(node: &Node) -> Json {
    match &node.value {
        NodeValue::Text(text) | NodeValue::Moment(text) => Json::from(text.as_str()),
        NodeValue::Number(digits) => digits
            .replace('_', "")
            .parse::<i64>()
            .map_or_else(|_| digits.as_str().into(), Json::from),
        NodeValue::Bool(flag) => Json::Bool(*flag),
        NodeValue::List(items) => items.iter().map(json).collect(),
        NodeValue::Table(entries) => {
            entries.iter().map(|entry| (entry.key.clone(), json(&entry.node))).collect()
        }
    }
}

/// The paths of all references to the clause with this number.
fn references(text: &str, id: &str) -> Vec<Path> {
    let mut places = Vec::new();
    if let Ok(document) = Document::read("regulation.toml", text) {
        walk(&document.root, &mut Vec::new(), id, &mut places);
    }
    places
}

fn walk(node: &Node, at: &mut Path, id: &str, places: &mut Vec<Path>) {
    match &node.value {
        NodeValue::Table(entries) => {
            for entry in entries {
                at.push(entry.key.clone());
                walk(&entry.node, at, id, places);
                at.pop();
            }
        }
        NodeValue::List(items) => {
            for (index, item) in items.iter().enumerate() {
                at.push(index.to_string());
                walk(item, at, id, places);
                at.pop();
            }
        }
        NodeValue::Text(text) if text == id && refers(at) => places.push(at.clone()),
        _ => {}
    }
}

/// Whether the value at a path is a reference to a clause.
fn refers(at: &[String]) -> bool {
    match shapes().at(at) {
        Some(Shape::Clause | Shape::Clauses | Shape::Steps) => true,
        Some(Shape::Choice(of)) => of.iter().any(|one| one.shape == Shape::Clause),
        _ => false,
    }
}
