//! Invitations to other events, and who declines them.

use super::basic;
use crate::{Case, Language, say};
use tiebreak_model::{Destination, EventEdition, Id};

/// "the Tata Steel Masters 2024".
pub fn destination(language: Language, to: &Destination) -> String {
    match to.edition {
        EventEdition::Named => to.name.clone(),
        EventEdition::Of(year) => format!("{} {year}", to.name),
        EventEdition::NextYear => say!(language, destination_next_year { name: &to.name }),
    }
}

/// The invitation of a ruling, in a sentence.
pub fn invitation(case: Case<'_>) -> Option<String> {
    let invitation = case.ruling.invitation.as_ref()?;
    Some(invited(case.language, case.name(invitation.id), &invitation.to))
}

pub(super) fn invited(language: Language, name: &str, to: &Destination) -> String {
    say!(language, invited { name, to: destination(language, to) })
}

/// The step says that the text is silent, so that nobody takes the next name for one from the text.
pub(super) fn passes(case: Case<'_>, declined: &[Id], among: &[Id]) -> String {
    let language = case.language;
    let who = |ids: &[Id]| basic::names(language, case.event, ids);
    let (count, declined) = (declined.len(), who(declined));
    if among.is_empty() {
        return say!(language, invitation_nobody { count, declined });
    }
    let next = say!(language, invitation_next { count: among.len(), among: who(among) });
    say!(language, invitation_passes { count, declined, next })
}
