//! Who is invited where, and who does not take it up.

use super::basic;
use crate::Case;
use tiebreak_model::{Destination, Edition, Id};

/// "the Tata Steel Masters 2024".
pub fn destination(to: &Destination) -> String {
    match to.edition {
        Edition::Named => to.name.clone(),
        Edition::Of(year) => format!("{} {year}", to.name),
        Edition::NextYear => format!("{} of next year", to.name),
    }
}

/// The invitation of a ruling, in a sentence.
pub fn invitation(case: Case<'_>) -> Option<String> {
    let invitation = case.ruling.invitation.as_ref()?;
    Some(invited(case.name(invitation.id), &invitation.to))
}

pub(super) fn invited(name: &str, to: &Destination) -> String {
    format!("{name} is invited to {}.", destination(to))
}

/// The step says that the text is silent: nobody shall take the next name for the text's own.
pub(super) fn passes(case: Case<'_>, declined: &[Id], among: &[Id]) -> String {
    let who = |ids: &[Id]| basic::names(case.event, ids);
    let verb = if declined.len() == 1 { "does" } else { "do" };
    let passed = format!("{} {verb} not take up the invitation", who(declined));
    let next = match among {
        [] => return format!("{passed}: nobody is left to invite."),
        [only] => format!("by the same rules it is {}", case.name(*only)),
        [_, _] => format!("the same rules decide between {}", who(among)),
        _ => format!("the same rules decide among {}", who(among)),
    };
    format!("{passed}. The text does not say who is invited instead; {next}.")
}
