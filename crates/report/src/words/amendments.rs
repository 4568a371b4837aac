//! Changes in an event file, and why an amendment is refused.

use super::apart;
use crate::{Language, say};
use tiebreak_record::{Amendment, FieldChange};

/// The most changes that a log lists.
const TOLD: usize = 4;

/// The changes for a log: the first few, and the number of others.
pub fn amendment(language: Language, entry: &Amendment) -> String {
    let mut told: Vec<String> =
        entry.changes.iter().take(TOLD).map(|one| change(language, one)).collect();
    if let more @ 1.. = entry.changes.len().saturating_sub(TOLD) {
        told.push(say!(language, amended_more { more }));
    }
    say!(language, amended { changes: apart(language, &told) })
}

/// One change: "Wei Yi: rating 2750 instead of 2740". Fields and values are written as in the file.
pub fn change(language: Language, change: &FieldChange) -> String {
    let about = about(language, change);
    let value = |value: &str| if value.is_empty() { "\"\"".to_owned() } else { value.to_owned() };
    let said = match (&change.field, &change.was, &change.is) {
        (Some(field), Some(was), Some(is)) => {
            say!(language, change_instead { field, is: value(is), was: value(was) })
        }
        (Some(field), None, Some(is)) => say!(language, change_new { field, is: value(is) }),
        (Some(field), Some(was), None) => say!(language, change_gone { field, was: value(was) }),
        (Some(field), None, None) => field.clone(),
        (None, None, _) => return say!(language, change_row_new { about }),
        (None, Some(_), _) => return say!(language, change_row_gone { about }),
    };
    if about.is_empty() { said } else { say!(language, told_of { what: about, said }) }
}

/// The subject of a change: "Wei Yi", "game of round 13, Wei Yi – Anish Giri", "prizes".
fn about(language: Language, change: &FieldChange) -> String {
    let Some(table) = change.table.as_deref() else { return String::new() };
    let table = say!(language, change_table { table, words: table.replace('-', " ") });
    let round = change
        .row
        .first()
        .filter(|first| !first.is_empty() && first.bytes().all(|c| c.is_ascii_digit()));
    match (round, change.row.as_slice()) {
        (_, []) => table,
        (None, [name]) => name.clone(),
        (None, row) => format!("{table} {}", row.join(" – ")),
        (Some(round), [_]) => say!(language, change_of_round { table, round }),
        (Some(round), [_, rest @ ..]) => {
            format!("{}, {}", say!(language, change_of_round { table, round }), rest.join(" – "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(
        table: &str,
        row: &[&str],
        field: Option<&str>,
        was: Option<&str>,
        is: Option<&str>,
    ) -> String {
        let text = |text: Option<&str>| text.map(str::to_owned);
        let row = row.iter().map(|one| (*one).to_owned()).collect();
        let table = (!table.is_empty()).then(|| table.to_owned());
        change(
            Language::En,
            &FieldChange { table, row, field: text(field), was: text(was), is: text(is) },
        )
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
        assert_eq!(
            one("game", &game, None, Some(""), None),
            "game of round 13, Wei Yi – Anish Giri is taken out"
        );
        assert_eq!(
            one("prizes", &[], Some("currency"), Some("EUR"), None),
            "prizes: currency EUR is taken out"
        );
    }
}
