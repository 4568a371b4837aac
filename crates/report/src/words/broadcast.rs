//! Proposals and questions of a broadcast, and what does not match the event.

use crate::{Language, say};
use tiebreak_follow::{Looked, NameDoubt, Notice, Proposal, ProposedEntry};
use tiebreak_model::{Answer, Ask, DataAnswer, DataNeeded, Event, Id, Purpose, Question};

/// A proposal in one sentence: "Round 3, board 2: Cleo 1/2-1/2 Ann on the broadcast."
pub fn proposal(language: Language, event: &Event, proposal: &Proposal) -> String {
    let two =
        players(&proposal.question).map(|[white, black]| [event.name(white), event.name(black)]);
    let [white, black] = two.unwrap_or(["", ""]);
    let said = match &proposal.what {
        ProposedEntry::Enter(Answer::Order(parts)) => {
            let name = parts.iter().flatten().next().map(|id| event.name(*id)).unwrap_or_default();
            say!(language, broadcast_colour { colour: "white", name })
        }
        ProposedEntry::Enter(Answer::Colour(colour)) => {
            say!(language, broadcast_colour { colour: colour.word(), name: white })
        }
        ProposedEntry::Enter(answer) => {
            say!(language, broadcast_result { white, result: result(answer), black })
        }
        ProposedEntry::Correct { was, is } => {
            say!(language, broadcast_corrects { white, is: result(is), black, was: result(was) })
        }
        ProposedEntry::TakeBack { was } => {
            say!(language, broadcast_takes_back { white, black, was: result(was) })
        }
    };
    match place(language, proposal) {
        Some(place) => say!(language, told_of { what: place, said }),
        None => said,
    }
}

/// The reason for the record, if a proposal corrects it.
pub fn proposal_reason(language: Language, proposal: &Proposal) -> String {
    match &proposal.what {
        ProposedEntry::Enter(_) => String::new(),
        ProposedEntry::Correct { is, .. } => say!(language, broadcast_says { is: result(is) }),
        ProposedEntry::TakeBack { was } => say!(language, broadcast_took_back { was: result(was) }),
    }
}

/// A doubtful spelling, as a question.
pub fn broadcast_doubt(language: Language, doubt: &NameDoubt) -> String {
    let spelling = &doubt.spelling;
    let spelled = match doubt.fide_id {
        Some(number) => say!(language, broadcast_spelling_number { spelling, number }),
        None => say!(language, broadcast_spelling { spelling }),
    };
    match doubt.candidates.as_slice() {
        [only] => say!(language, broadcast_is_this { spelled, only }),
        several => say!(language, broadcast_which_of { spelled, names: several.join(", ") }),
    }
}

/// What does not match, with advice if there is any.
pub fn broadcast_notice(language: Language, notice: &Notice) -> String {
    match notice {
        Notice::Stranger { name } => say!(language, broadcast_stranger { name }),
        Notice::NotAGame { white, black, round } => {
            let known = if round.is_some() { "yes" } else { "no" };
            say!(
                language,
                broadcast_not_a_game { known, white, black, round: round.unwrap_or_default() }
            )
        }
        Notice::ColoursReversed { white, black } => {
            say!(language, broadcast_colours_reversed { white, black })
        }
        Notice::SeveralFit { white, black } => {
            say!(language, broadcast_several_fit { white, black })
        }
        Notice::TwoResults { white, black } => {
            say!(language, broadcast_two_results { white, black })
        }
        Notice::FileSaysOtherwise { white, black, file, broadcast } => {
            let [file, broadcast] = [file.to_string(), broadcast.to_string()];
            say!(language, broadcast_file_otherwise { white, black, broadcast, file })
        }
    }
}

/// The trouble with a failed look at the broadcast.
pub fn broadcast_trouble(language: Language, looked: &Looked) -> Option<String> {
    match looked {
        Looked::News(_) | Looked::Same => None,
        Looked::NotYet => Some(say!(language, broadcast_not_yet)),
        Looked::TooMany(_) => Some(say!(language, broadcast_too_many)),
        Looked::Failed(why) => Some(say!(language, broadcast_failed { why })),
    }
}

/// The place of the game: "Round 3, board 2"; `None` if neither is known.
fn place(language: Language, proposal: &Proposal) -> Option<String> {
    let round = match &proposal.question.ask {
        Ask::Data(data) => data.round,
        _ => None,
    };
    let place = match (round, proposal.board) {
        (Some(_), Some(_)) => "round-board",
        (Some(_), None) => "round",
        (None, Some(_)) if proposal.tournament => "board",
        _ if proposal.tournament => return None,
        _ => "play-off",
    };
    let (round, board) = (round.unwrap_or_default(), proposal.board.unwrap_or_default());
    Some(say!(language, broadcast_place { place, round, board }))
}

/// The players: White and Black, or the one who chooses and the other.
fn players(question: &Question) -> Option<[Id; 2]> {
    match &question.ask {
        Ask::Game { white, black, .. } => Some([*white, *black]),
        Ask::Colour { chooser, other } => Some([*chooser, *other]),
        Ask::Lots { purpose: Purpose::FirstWhite, among, .. } => {
            <[Id; 2]>::try_from(among.as_slice()).ok()
        }
        Ask::Data(data) => match data.needs {
            DataNeeded::Result { white, black } => Some([white, black]),
            _ => None,
        },
        _ => None,
    }
}

fn result(answer: &Answer) -> String {
    match answer {
        Answer::Result(result) | Answer::Data(DataAnswer::Result(result)) => result.to_string(),
        _ => String::new(),
    }
}
