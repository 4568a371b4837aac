//! Open questions as people are told them: an imperative, and what the file offers for an answer.

use crate::{Case, words};
use tiebreak_model::{Answer, Ask, Id, Offer, Purpose, Question, series_ending};

/// What to do now, in one sentence.
pub fn imperative(case: Case<'_>, question: &Question) -> String {
    match &question.ask {
        Ask::Lots { purpose, among, drawn } => {
            let names = case.names(among);
            match purpose {
                Purpose::FirstWhite => {
                    format!("Draw lots{}: which of {} has White in game 1?", for_match(question), and(&names))
                }
                Purpose::PairingNumbers => format!("Draw lots for the pairing numbers of {}.", and(&names)),
                Purpose::Seeding => format!("Draw lots for the seeding of {}.", and(&names)),
                Purpose::Participants => format!("Draw lots: {}?", who_takes_part(case, among, *drawn)),
                Purpose::CoinToss => {
                    format!("Toss a coin{}: which of {} wins the toss?", for_match(question), and(&names))
                }
                Purpose::Place => format!("Draw lots for the order of {}.", and(&names)),
            }
        }
        Ask::Game { white, black, clock, draw_wins } => {
            let (white, black) = (case.name(*white), case.name(*black));
            let draw = draw_wins
                .map(|colour| format!(" A draw wins for {}.", words::capital(colour.word())))
                .unwrap_or_default();
            format!("Play: {white} (white) – {black} (black). Clocks: {clock}.{draw}")
        }
        Ask::Colour { chooser, .. } => format!("Ask {} to choose: White or Black.", case.name(*chooser)),
        Ask::Bid { bidders, most } => {
            format!(
                "Ask {} each for a secret bid: the time with which they would take Black, at most {}:{:02}.",
                and(&case.names(bidders)),
                most / 60,
                most % 60
            )
        }
        Ask::Board { between } => {
            let names = and(&case.names(between));
            match words::boards(case, question.clause, between) {
                words::Boards::One => format!("Play one board, sudden death: {names}."),
                extra => format!("Play {}: {names}.", extra.say()),
            }
        }
        Ask::Decision { who, among, choices } => {
            let about = and(&case.names(among));
            match choices.iter().find_map(|choice| choice.clause) {
                None => format!("Ask the {who} for a decision about {about}."),
                Some(go) => format!(
                    "Ask the {who}: do {about} go on with {}, or is the tie decided by other means?",
                    case.clause(go)
                ),
            }
        }
        Ask::Data(data) => format!("Find out: {}.", words::missing(case.event, data)),
    }
}

/// " for semi-final 2": the match of a knock-out that lots or a toss are about.
fn for_match(question: &Question) -> String {
    match words::match_in_play_off(&question.id).as_deref() {
        None => String::new(),
        Some("Final") => " for the final".to_owned(),
        Some(place) => format!(" for {}", place.to_lowercase()),
    }
}

/// "which of A and B takes part", "which two of A, B and C take part".
pub(crate) fn who_takes_part(case: Case<'_>, among: &[Id], drawn: usize) -> String {
    let names = and(&case.names(among));
    match drawn {
        1 => format!("which of {names} takes part"),
        several => format!("which {} of {names} take part", words::number(several)),
    }
}

/// What the file offers as the answer, in one sentence: "The file has 1-0 for this game (game 12, line 340)."
pub fn offer(case: Case<'_>, question: &Question) -> Option<String> {
    let offer = case.event.offered(case.ruling, question)?;
    let place = place_of(&offer);
    Some(match &offer.answer {
        Answer::Result(result) => format!("The file has {result} for this game ({place})."),
        _ => format!("The file has {} with white in this game ({place}).", case.name(offer.from.game.white)),
    })
}

/// The offered answer in the words of `tiebreak answer`.
pub fn offered_words(case: Case<'_>, question: &Question) -> Option<Vec<String>> {
    let names = |parts: Vec<Vec<tiebreak_model::Id>>| {
        parts.iter().flat_map(|part| case.names(part)).map(str::to_owned).collect()
    };
    Some(match case.event.offered(case.ruling, question)?.answer {
        Answer::Result(result) => vec![result.to_string()],
        Answer::Colour(colour) => vec![colour.word().to_owned()],
        Answer::Order(parts) => names(parts),
        Answer::Choice(_) | Answer::Data(_) => return None,
    })
}

fn place_of(offer: &Offer<'_>) -> String {
    match &offer.from.origin {
        None => format!("play-off game {}", offer.number),
        Some(origin) => {
            let file = origin.file.as_ref().map(|file| format!(" of {file}")).unwrap_or_default();
            format!("game {}, line {}{file}", origin.game, origin.line)
        }
    }
}

pub(crate) fn and(names: &[&str]) -> String {
    series_ending(names, "and")
}

pub(crate) fn or(names: &[&str]) -> String {
    series_ending(names, "or")
}
