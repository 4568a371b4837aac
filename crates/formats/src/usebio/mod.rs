//! USEBIO 1.2 and 1.3: results of bridge clubs in XML, teams and pairs.

mod pairs;
mod teams;
mod travellers;
mod write;
mod xml;

pub(crate) use travellers::scored;
pub use write::write;

use crate::account::{Account, Doubt, Told, examine};
use crate::import::choose;
use crate::{Format, Import, Loaded};
use tiebreak_document::{Diagnostic, Faults, RejectedFile, Span};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{DraftEvent, Exact, Kind, Place, Sport};
use xml::Element;

/// A draft with the places of its matches.
#[derive(Debug, Default)]
struct Draft {
    event: DraftEvent,
    matches: Vec<Span>,
    /// Totals, places and what else the file publishes, compared with the results.
    doubts: Vec<Doubt>,
    /// How the file must have been scored, where that follows from what it publishes.
    repairs: Vec<Sentence>,
    warnings: Vec<Diagnostic>,
}

/// Reads a USEBIO file, where nothing about it is undecided.
pub fn read(name: &str, text: &str) -> Result<Loaded, RejectedFile> {
    import(name, text, &Told::default())?.decided()
}

/// Reads a USEBIO file with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    let reject = |found: Vec<Diagnostic>| RejectedFile::new(name, text, found);
    let root = xml::parse(text).map_err(|found| reject(vec![found]))?;
    if root.name != "USEBIO" {
        let found = Diagnostic::error(
            sentence!(usebio_other_root { element: &root.name }),
            root.span.clone(),
        );
        return Err(reject(vec![found.label(sentence!(usebio_expected_root))]));
    }
    let mut account = Account::new(name, Format::Usebio, "utf-8");
    let events: Vec<&Element> = root.all("EVENT").collect();
    if events.is_empty() {
        let found = Diagnostic::error(sentence!(usebio_no_event), root.span.clone());
        return Err(reject(vec![found.label(sentence!(usebio_expected_event))]));
    }
    let title = |event: &Element| event.text_of("EVENT_DESCRIPTION").unwrap_or(name).to_owned();
    let titles: Vec<(String, Option<String>, usize)> = events
        .iter()
        .map(|event| (title(event), None, event.all("MATCH").count().max(1)))
        .collect();
    // Sections are chosen inside the event.
    let of_events = Told { section: None, ..told.clone() };
    let event = match choose(&titles, "matches", &of_events).map_err(|found| reject(vec![found]))? {
        Ok(at) => events[at],
        Err(doubt) => {
            account.doubts.push(doubt);
            return Ok(Import::undecided(account));
        }
    };
    let mut faults = Faults::default();
    if let Some(version) = root.attribute("Version").filter(|version| !version.starts_with("1.")) {
        let found =
            Diagnostic::error(sentence!(usebio_other_version { version }), root.span.clone());
        faults.add(found.label(sentence!(usebio_expected_version)));
    }
    let stated = event.attribute("EVENT_TYPE").unwrap_or_default();
    let named = kind(stated).map(|kind| (kind, sentence!(usebio_because_type { kind: stated })));
    let stated_kind = told.kind.or(named.as_ref().map(|(kind, _)| *kind));
    let teams = teams::fits(event);
    let mut draft = if teams {
        teams::read(event, stated_kind, &mut faults)
    } else {
        pairs::read(event, told, &mut faults)
    };
    if faults.fatal() {
        return Err(reject(faults.list));
    }
    draft.event.info.sport = Sport::Bridge;
    draft.event.info.title = title(event);
    draft.event.info.start = event.text_of("DATE").and_then(date);
    let place = |place: &Place| match place {
        Place::Match(index, _) => draft.matches.get(*index).cloned(),
        _ => None,
    };
    account.doubts = draft.doubts;
    account.repairs = draft.repairs;
    let named = if teams { named } else { Some((Kind::Pairs, sentence!(usebio_because_pairs))) };
    examine(&mut draft.event, named, told, &mut account);
    let loaded = Loaded::check(name, text, draft.event, draft.warnings, place)?;
    Ok(Import::from_loaded(loaded, account))
}

/// The kind that an event type names. `TEAMS_OF_FOUR` and the like name none: the pairings tell.
fn kind(event_type: &str) -> Option<Kind> {
    let holds = |words: &[&str]| words.iter().any(|word| event_type.contains(word));
    if holds(&["POINT_A_BOARD", "BOARD_A_MATCH", "PAB", "BAM"]) {
        Some(Kind::BoardAMatch)
    } else if holds(&["KNOCKOUT", "KNOCK_OUT"]) || event_type.starts_with("KO_") {
        Some(Kind::Knockout)
    } else if holds(&["SWISS"]) {
        Some(Kind::Swiss)
    } else if holds(&["ROUND_ROBIN", "LEAGUE"]) {
        Some(Kind::RoundRobin)
    } else {
        None
    }
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
        let message = sentence!(import_not_a_number { text: child.text.trim() });
        let found = Diagnostic::error(message, child.span.clone());
        faults.add(found.label(sentence!(usebio_expected_number { element: name })));
    }
    number
}

/// A text that must be there.
fn required<'e>(element: &'e Element, name: &str, faults: &mut Faults) -> Option<&'e str> {
    let found = element.text_of(name);
    if found.is_none() {
        let message = sentence!(usebio_lacks { element: &element.name, child: name });
        let label = sentence!(usebio_expected_in_here { child: name });
        faults.add(Diagnostic::error(message, element.span.clone()).label(label));
    }
    found
}

/// The whole number in a child.
fn whole(element: &Element, name: &str, faults: &mut Faults) -> Option<u32> {
    let number = number(element, name, faults)?;
    let whole = u32::try_from(number.numerator()).ok().filter(|_| number.denominator() == 1);
    if whole.is_none() {
        let span = element.child(name).map_or(element.span.clone(), |child| child.span.clone());
        let found =
            Diagnostic::error(sentence!(usebio_not_whole { number: number.to_string() }), span);
        faults.add(found.label(sentence!(usebio_expected_whole { element: name })));
    }
    whole
}
