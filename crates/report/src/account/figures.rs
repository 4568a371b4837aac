//! Published values of tie-breaks against what the games give.

use crate::sentence;
use tiebreak_formats::Import;
use tiebreak_formats::account::{Doubt, DoubtKind};
use tiebreak_model::{PublishedStanding, Sport};
use tiebreak_standings::Table;
use tiebreak_standings::check::{Check, What};

/// Adds to the account what the values of tie-breaks leave in doubt that the file publishes.
pub fn compare(import: &mut Import) {
    let last: Vec<&PublishedStanding> = import.published.iter().filter(|standing| standing.after.is_none()).collect();
    if last.is_empty() {
        return;
    }
    let chess = import.event.as_ref().filter(|event| event.sport == Sport::Chess && !event.games.is_empty());
    let table = match (chess, &import.report) {
        (Some(event), _) => Table::of(event),
        // A report that was read for its standing alone.
        (None, Some(published)) if import.event.is_none() => Table::Players(published.report.crosstable()),
        _ => return,
    };
    let doubts: Vec<Doubt> = last.into_iter().flat_map(|standing| values(&table, standing)).collect();
    import.account.doubts.extend(doubts);
}

/// The values that differ. A code that the program does not know has no value to compare.
fn values(table: &Table, published: &PublishedStanding) -> Vec<Doubt> {
    let known: Vec<&str> =
        published.codes.iter().map(String::as_str).filter(|code| table.codes(code).is_ok()).collect();
    let Ok(standing) = table.standing(&known.join(","), None) else { return Vec::new() };
    let mut check = Check::by(Vec::new(), String::new(), Vec::new());
    check.compare(published, &standing.computed());
    let of_values = check.differences.iter().filter_map(|one| match (&one.what, &one.computed) {
        (What::Code(code), Some(computed)) => Some((one, code, computed)),
        _ => None,
    });
    of_values
        .map(|(one, code, computed)| {
            let [name, published, computed] = [&one.name, &one.published, computed].map(ToString::to_string);
            let message = sentence!(account_value_differs { name, code, published, computed });
            Doubt::reported(DoubtKind::ValueDiffers, message)
        })
        .collect()
}
