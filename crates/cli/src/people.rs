//! Names of participants as users type them: one rule for every command. An exact name, then the
//! same words in another spelling, then a part that is in one name only.

use crate::failure::Complaint;
use tiebreak_document::closest;
use tiebreak_model::{Event, Id, NameSearch};
use tiebreak_report::{Language, say};

/// The participant that a typed name means.
pub fn participant(language: Language, event: &Event, typed: &str) -> crate::Result<Id> {
    if let Some(id) = event.find(typed) {
        return Ok(id);
    }
    let ids: Vec<Id> = event.ids().collect();
    let names: Vec<&str> = ids.iter().map(|id| event.name(*id)).collect();
    let unknown = || {
        let complaint = Complaint::new(say!(language, cli_not_a_participant { name: typed }));
        complaint.hint(say!(language, cli_name_in_file))
    };
    let found = NameSearch::participants(event, &ids, typed);
    let at = chosen(language, found, &names, typed, unknown)?;
    ids.get(at).copied().ok_or_else(|| unknown().into())
}

/// The full names of the participants that typed names mean.
pub fn full_names(
    language: Language,
    event: &Event,
    typed: &[String],
) -> crate::Result<Vec<String>> {
    let name = |one: &String| Ok(event.name(participant(language, event, one)?).to_owned());
    typed.iter().map(name).collect()
}

/// The position of the name that a typed one means; `unknown` makes the message where none fits.
pub fn position(
    language: Language,
    names: &[&str],
    typed: &str,
    unknown: impl FnOnce() -> Complaint,
) -> crate::Result<usize> {
    let found = NameSearch::among(names.iter().copied(), typed);
    chosen(language, found, names, typed, unknown)
}

/// The position that a search gave, or a message with the names that were meant.
fn chosen(
    language: Language,
    found: NameSearch,
    names: &[&str],
    typed: &str,
    unknown: impl FnOnce() -> Complaint,
) -> crate::Result<usize> {
    match found {
        NameSearch::One(at) => Ok(at),
        NameSearch::Several(fit) => {
            let fit: Vec<&str> = fit.iter().filter_map(|at| names.get(*at).copied()).collect();
            let names = fit.join(", ");
            let complaint =
                Complaint::new(say!(language, cli_several_people { name: typed, names }));
            Err(complaint.hint(say!(language, cli_several_people_hint)).into())
        }
        NameSearch::Unknown => {
            let complaint = unknown();
            let near = tiebreak_formats::names::near(typed, names.iter().copied());
            let near = near.first().copied().or_else(|| closest(typed, names.iter().copied()));
            Err(match near {
                Some(near) => complaint.hint(say!(language, cli_did_you_mean_name { near })),
                None => complaint,
            }
            .into())
        }
    }
}
