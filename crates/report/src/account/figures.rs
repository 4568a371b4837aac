//! Compares published tie-break values with those that the games give.

use crate::sentence;
use tiebreak_formats::Import;
use tiebreak_formats::account::{Doubt, DoubtKind, TakenEdition};
use tiebreak_model::{PublishedStanding, Sport};
use tiebreak_standings::check::{FigureName, StandingsCheck};
use tiebreak_standings::{AnyCrosstable, Edition};

/// Adds the doubts about the published tie-break values of a file to its account.
pub fn compare(import: &mut Import) {
    name_edition(import);
    let last: Vec<&PublishedStanding> =
        import.published.iter().filter(|standing| standing.after.is_none()).collect();
    if last.is_empty() {
        return;
    }
    let chess = import
        .event
        .as_ref()
        .filter(|event| event.sport() == Sport::Chess && !event.games().is_empty());
    let table = match (chess, &import.report) {
        (Some(event), _) => AnyCrosstable::from_event(event),
        // A standings report without an event.
        (None, Some(published)) if import.event.is_none() => {
            AnyCrosstable::Players(published.report.crosstable())
        }
        _ => return,
    };
    let doubts: Vec<Doubt> =
        last.into_iter().flat_map(|standing| values(&table, standing)).collect();
    import.account.doubts.extend(doubts);
}

/// Names the edition of the FIDE rules that the standings follow, with the option for the other
/// edition. Doubts about the date on which it depends get this too.
fn name_edition(import: &mut Import) {
    let start = match (&import.event, &import.report) {
        (Some(event), _) if event.sport() == Sport::Chess => {
            event.start().or(event.end()).map(|start| start.date())
        }
        (None, Some(published)) => {
            let dates = published.report.dates();
            dates.first.or(dates.last)
        }
        _ => return,
    };
    let edition = Edition::on(start);
    let option = match edition {
        Edition::Of2023 => "--edition 2026",
        Edition::Of2026 => "--edition 2023",
    };
    let year = edition.year();
    for doubt in &mut import.account.doubts {
        if doubt.kind == DoubtKind::DateUnclear && doubt.option.is_none() {
            doubt.details.push(sentence!(date_edition { year: year.to_string(), option }));
            doubt.option = Some(option.to_owned());
        }
    }
    let because = match start {
        Some(start) => sentence!(edition_because_start { date: start.to_string() }),
        None => sentence!(edition_because_unknown),
    };
    import.account.edition = Some(TakenEdition { year, because, option: option.to_owned() });
}

/// The values that differ. Codes that the program does not know are skipped.
fn values(table: &AnyCrosstable, published: &PublishedStanding) -> Vec<Doubt> {
    let known: Vec<&str> = published
        .codes
        .iter()
        .map(String::as_str)
        .filter(|code| table.codes(code).is_ok())
        .collect();
    let Ok(standing) = table.standing(&known.join(","), None) else { return Vec::new() };
    let mut check = StandingsCheck::by(Vec::new(), String::new(), Vec::new());
    check.compare(published, &standing.computed());
    let of_values = check.differences.iter().filter_map(|one| match (&one.what, &one.computed) {
        (FigureName::Code(code), Some(computed)) => Some((one, code, computed)),
        _ => None,
    });
    of_values
        .map(|(one, code, computed)| {
            let [name, published, computed] =
                [&one.name, &one.published, computed].map(ToString::to_string);
            let message = sentence!(account_value_differs { name, code, published, computed });
            Doubt::reported(DoubtKind::ValueDiffers, message)
        })
        .collect()
}
