//! Makes a value depend on a reading.

use super::change::{Path, found, path};
use super::rewrite::{NoPlace, Rewrite};
use super::shape::{Shape, shapes};
use serde_json::{Map, Value as Json};

/// The value for every choice of a reading; at first the same for all of them.
pub(super) fn on(
    rewrite: &mut Rewrite,
    text: &str,
    at: &[String],
    reading: &str,
) -> Result<Path, NoPlace> {
    let shape = shapes().at(at).filter(Shape::may_depend).ok_or(NoPlace)?;
    let Some(Json::Object(choices)) = found(text, &path(["reading", reading, "choices"])) else {
        return Err(NoPlace);
    };
    let there = found(text, at).unwrap_or_else(|| shape.beginning());
    let depends = there.get("reading").is_some();
    // If another reading replaces one, its choices start with the value of the first old choice.
    let first = |there: &Json| {
        there.as_object()?.iter().find(|(key, _)| *key != "reading").map(|(_, one)| one.clone())
    };
    let value = if depends {
        first(&there).unwrap_or_else(|| shape.independent().beginning())
    } else {
        there
    };
    let mut switch = Map::from_iter([("reading".to_owned(), Json::from(reading))]);
    switch.extend(choices.keys().map(|choice| (choice.clone(), value.clone())));
    rewrite.set(at, &Json::Object(switch))?;
    Ok(at.to_vec())
}
