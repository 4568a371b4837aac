//! The result of an answer in a few words, for its button or key.

use crate::board::{purpose_word, somebody_decides};
use crate::words::{self, because, list, list_or};
use crate::{Case, say};
use tiebreak_model::{Ask, Purpose, Question, Ruling};

/// What changes from `before` to the ruling of `after`: the last new step, and the next action.
pub fn leads_to(before: &Ruling, after: Case<'_>) -> String {
    let mut new = after.ruling.steps.iter().filter(|step| !before.steps.contains(step));
    let step = new
        .rfind(|step| !step.reason.leads_on())
        .map(|step| because(after, step).trim_end_matches('.').to_owned());
    let next = after
        .ruling
        .open
        .iter()
        .find(|question| !before.open.contains(question))
        .map(|next| brief(after, next));
    match (step, next) {
        (Some(step), Some(next)) => say!(after.language, leads_to_both { step, next }),
        (Some(step), None) => step,
        (None, Some(next)) => next,
        (None, None) if after.ruling.open.is_empty() => say!(after.language, nothing_more_to_do),
        (None, None) => say!(after.language, then_the_others),
    }
}

/// An open question in a few words: "next Anish Giri – Gukesh D", "lots for white".
pub fn brief(case: Case<'_>, question: &Question) -> String {
    let language = case.language;
    match &question.ask {
        Ask::Game { white, black, .. } => {
            say!(language, next_game { white: case.name(*white), black: case.name(*black) })
        }
        Ask::Lots { purpose, among, drawn } => {
            let names = match purpose {
                Purpose::FirstWhite | Purpose::CoinToss => list_or(language, &case.names(among)),
                Purpose::Participants => crate::questions::who_takes_part(case, among, *drawn),
                _ => list(language, &case.names(among)),
            };
            say!(language, lots_briefly { purpose: purpose_word(*purpose), names })
        }
        Ask::Colour { chooser, .. } => {
            say!(language, chooses_the_colour { name: case.name(*chooser) })
        }
        Ask::Bid { bidders, .. } => {
            say!(language, bids_for_black { names: list(language, &case.names(bidders)) })
        }
        Ask::Board { between } => {
            let boards = words::boards(case, question.clause, between).say(language);
            say!(language, boards_briefly { boards, names: list(language, &case.names(between)) })
        }
        Ask::Decision { who, .. } => somebody_decides(language, who),
        Ask::Data(data) => {
            say!(language, find_out_briefly { what: words::missing(language, case.event, data) })
        }
    }
}
