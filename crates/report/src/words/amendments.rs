//! What changed in an event file, and why an amendment cannot stand.

use tiebreak_record::{Amendment, AmendmentFault, Change};

/// So many changes are told one by one in a log.
const TOLD: usize = 4;

/// All that changed, for a log: the first few, and how many more.
pub fn amendment(entry: &Amendment) -> String {
    let mut told: Vec<String> = entry.changes.iter().take(TOLD).map(change).collect();
    if let more @ 1.. = entry.changes.len().saturating_sub(TOLD) {
        told.push(format!("and {more} more"));
    }
    format!("the event file was amended ({})", told.join("; "))
}

/// One change: "Wei Yi: rating 2750 instead of 2740".
pub fn change(change: &Change) -> String {
    let about = about(change);
    let value = |value: &str| if value.is_empty() { "\"\"".to_owned() } else { value.to_owned() };
    let said = match (&change.field, &change.was, &change.is) {
        (Some(field), Some(was), Some(is)) => format!("{field} {} instead of {}", value(is), value(was)),
        (Some(field), None, Some(is)) => format!("{field} {} is new", value(is)),
        (Some(field), Some(was), None) => format!("{field} {} is taken out", value(was)),
        (None, None, _) => "is new".to_owned(),
        (None, Some(_), _) => "is taken out".to_owned(),
        (Some(field), None, None) => field.clone(),
    };
    match (&change.field, about) {
        (_, about) if about.is_empty() => said,
        (Some(_), about) => format!("{about}: {said}"),
        (None, about) => format!("{about} {said}"),
    }
}

/// What a change is about: "Wei Yi", "game of round 13, Wei Yi – Anish Giri", "prizes".
fn about(change: &Change) -> String {
    let Some(table) = change.table.as_deref() else { return String::new() };
    let table = table.replace('-', " ");
    let round = change.row.first().filter(|first| !first.is_empty() && first.bytes().all(|c| c.is_ascii_digit()));
    match (round, change.row.as_slice()) {
        (_, []) => table,
        (None, [name]) => name.clone(),
        (None, row) => format!("{table} {}", row.join(" – ")),
        (Some(round), [_]) => format!("{table} of round {round}"),
        (Some(round), [_, rest @ ..]) => format!("{table} of round {round}, {}", rest.join(" – ")),
    }
}

/// Why an amendment cannot stand.
pub fn amendment_fault(fault: &AmendmentFault) -> String {
    match fault {
        AmendmentFault::NothingKept => {
            "the record was begun by a program that did not keep the event in it, so that nobody can say what changed"
                .to_owned()
        }
        AmendmentFault::OtherBefore => {
            "the amendment takes up another event file than the one the record was held against".to_owned()
        }
        AmendmentFault::NothingChanged => "nothing of the event was changed".to_owned(),
        AmendmentFault::OtherChanges => "the amendment names other changes than were made".to_owned(),
        AmendmentFault::NotAnEvent { cause } if cause.is_empty() => {
            "the text that the record keeps is not an event".to_owned()
        }
        AmendmentFault::NotAnEvent { cause } => format!("the text that the record keeps is not an event: {cause}"),
        AmendmentFault::OtherText => {
            "the text that the record keeps says something else than the event file".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(table: &str, row: &[&str], field: Option<&str>, was: Option<&str>, is: Option<&str>) -> String {
        let text = |text: Option<&str>| text.map(str::to_owned);
        let row = row.iter().map(|one| (*one).to_owned()).collect();
        let table = (!table.is_empty()).then(|| table.to_owned());
        change(&Change { table, row, field: text(field), was: text(was), is: text(is) })
    }

    #[test]
    fn changes_are_said_in_one_breath() {
        let rating = one("player", &["Wei Yi"], Some("rating"), Some("2740"), Some("2750"));
        assert_eq!(rating, "Wei Yi: rating 2750 instead of 2740");
        let game = ["13", "Wei Yi", "Anish Giri"];
        let result = one("game", &game, Some("result"), Some("1-0"), Some("1/2-1/2"));
        assert_eq!(result, "game of round 13, Wei Yi – Anish Giri: result 1/2-1/2 instead of 1-0");
        assert_eq!(one("", &[], Some("finished"), None, Some("true")), "finished true is new");
        assert_eq!(one("player", &["Wei Yi"], None, None, Some("")), "Wei Yi is new");
        assert_eq!(one("game", &game, None, Some(""), None), "game of round 13, Wei Yi – Anish Giri is taken out");
        assert_eq!(one("prizes", &[], Some("currency"), Some("EUR"), None), "prizes: currency EUR is taken out");
    }
}
