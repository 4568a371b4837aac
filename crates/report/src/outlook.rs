//! What an answer would lead to, in a few words under its button or key.

use crate::Case;
use crate::questions::{and, or};
use crate::words::{self, because};
use tiebreak_model::{Ask, Purpose, Question, Ruling};

/// What changed from `before` to the ruling of `after`: the last step that is new, and what is to be done then.
pub fn leads_to(before: &Ruling, after: Case<'_>) -> String {
    let mut new = after.ruling.steps.iter().filter(|step| !before.steps.contains(step));
    let step =
        new.rfind(|step| !step.reason.leads_on()).map(|step| because(after, step).trim_end_matches('.').to_owned());
    let next = after.ruling.open.iter().find(|question| !before.open.contains(question)).map(|next| brief(after, next));
    match (step, next) {
        (Some(step), Some(next)) => format!("{step}; {next}"),
        (Some(step), None) => step,
        (None, Some(next)) => next,
        (None, None) if after.ruling.open.is_empty() => "nothing more to do".to_owned(),
        (None, None) => "then the other open questions".to_owned(),
    }
}

/// An open question in a few words: "next Anish Giri – Gukesh D", "lots for white".
pub fn brief(case: Case<'_>, question: &Question) -> String {
    match &question.ask {
        Ask::Game { white, black, .. } => format!("next {} – {}", case.name(*white), case.name(*black)),
        Ask::Lots { purpose, among, drawn } => {
            let names = case.names(among);
            match purpose {
                Purpose::FirstWhite => format!("lots for White, {}", or(&names)),
                Purpose::PairingNumbers => format!("lots for the numbers of {}", and(&names)),
                Purpose::Seeding => format!("lots for the seeding of {}", and(&names)),
                Purpose::Participants => format!("lots, {}", crate::questions::who_takes_part(case, among, *drawn)),
                Purpose::CoinToss => format!("a toss, {}", or(&names)),
                Purpose::Place => format!("lots for the order of {}", and(&names)),
            }
        }
        Ask::Colour { chooser, .. } => format!("{} chooses the colour", case.name(*chooser)),
        Ask::Bid { bidders, .. } => format!("bids of time for Black, {}", and(&case.names(bidders))),
        Ask::Board { between } => {
            format!("{}, {}", words::boards(case, question.clause, between).say(), and(&case.names(between)))
        }
        Ask::Decision { who, .. } => format!("the {who} decides"),
        Ask::Data(data) => format!("find out: {}", words::missing(case.event, data)),
    }
}
