//! USEBIO 1.2 and 1.3: results of bridge clubs in XML, teams and pairs.

mod pairs;
mod teams;
mod write;
mod xml;

pub use write::write;

use crate::Loaded;
use tiebreak_document::{Diagnostic, Faults, Rejected, Span};
use tiebreak_model::{DraftEvent, Exact, Place, Sport};
use xml::Element;

/// A draft with the places of its matches.
#[derive(Debug, Default)]
struct Draft {
    event: DraftEvent,
    matches: Vec<Span>,
    warnings: Vec<Diagnostic>,
}

/// Reads a USEBIO file.
pub fn read(name: &str, text: &str) -> Result<Loaded, Rejected> {
    let reject = |found: Vec<Diagnostic>| Rejected::new(name, text, found);
    let root = xml::parse(text).map_err(|found| reject(vec![found]))?;
    if root.name != "USEBIO" {
        let found = Diagnostic::error(format!("<{}> is not a USEBIO file", root.name), root.span.clone());
        return Err(reject(vec![found.label("expected <USEBIO Version=\"1.2\"> or 1.3")]));
    }
    let Some(event) = root.child("EVENT") else {
        return Err(reject(vec![
            Diagnostic::error("there is no event in this file", root.span).label("expected <EVENT>"),
        ]));
    };
    let mut faults = Faults::default();
    if let Some(version) = root.attribute("Version").filter(|version| !version.starts_with("1.")) {
        let found = Diagnostic::error(format!("version {version} of USEBIO is not known"), root.span.clone());
        faults.add(found.label("expected 1.2 or 1.3"));
    }
    let mut draft = if teams::fits(event) { teams::read(event, &mut faults) } else { pairs::read(event, &mut faults) };
    if faults.fatal() {
        return Err(reject(faults.list));
    }
    draft.event.sport = Sport::Bridge;
    draft.event.title = event.text_of("EVENT_DESCRIPTION").unwrap_or(name).to_owned();
    draft.event.start = event.text_of("DATE").and_then(date);
    let place = |place: &Place| match place {
        Place::Match(index, _) => draft.matches.get(*index).cloned(),
        _ => None,
    };
    Loaded::check(name, text, draft.event, draft.warnings, place)
}

/// "01/06/2024" is the first of June.
fn date(text: &str) -> Option<tiebreak_model::Moment> {
    let parts: Vec<&str> = text.split('/').collect();
    let [day, month, year] = parts.as_slice() else { return text.parse().ok() };
    format!("{year}-{month:0>2}-{day:0>2}").parse().ok()
}

/// The number in a child.
fn number(element: &Element, name: &str, faults: &mut Faults) -> Option<Exact> {
    let child = element.child(name).filter(|child| !child.text.trim().is_empty())?;
    let number = child.text.trim().parse().ok();
    if number.is_none() {
        let found = Diagnostic::error(format!("\"{}\" is not a number", child.text.trim()), child.span.clone());
        faults.add(found.label(format!("expected a number in <{name}>")));
    }
    number
}

/// A text that must be there.
fn required<'e>(element: &'e Element, name: &str, faults: &mut Faults) -> Option<&'e str> {
    let found = element.text_of(name);
    if found.is_none() {
        let message = format!("<{}> has no <{name}>", element.name);
        faults.add(Diagnostic::error(message, element.span.clone()).label(format!("expected <{name}> in here")));
    }
    found
}

/// The whole number in a child.
fn whole(element: &Element, name: &str, faults: &mut Faults) -> Option<u32> {
    let number = number(element, name, faults)?;
    let whole = u32::try_from(number.numerator()).ok().filter(|_| number.denominator() == 1);
    if whole.is_none() {
        let span = element.child(name).map_or(element.span.clone(), |child| child.span.clone());
        let found = Diagnostic::error(format!("{number} is not a whole number"), span);
        faults.add(found.label(format!("expected 1, 2, 3, ... in <{name}>")));
    }
    whole
}
