//! What the event file does not say.

use super::basic;
use super::places::stage_named;
use crate::{Language, say};
use tiebreak_model::{Event, Figure, Missing, MissingData};

/// What is missing: "total points of A and B in round 1".
pub fn missing(language: Language, event: &Event, data: &MissingData) -> String {
    let (figure, code) = figure(data.figure);
    let name = |id| event.name(id);
    let (when, stage, round) = when(language, data);
    let among = || basic::names(language, event, &data.among);
    match data.needs {
        Missing::Result { white, black } => match data.round {
            None => say!(language, missing_result { white: name(white), black: name(black) }),
            Some(round) => say!(language, missing_result_in_round { white: name(white), black: name(black), round }),
        },
        Missing::Game(first, second) => say!(language, missing_game { first: name(first), second: name(second) }),
        Missing::Numbers(first, second)
            if matches!(data.figure, Some(Figure::QualificationVps | Figure::QualificationImps)) =>
        {
            say!(language, missing_of_qualification { figure, code, first: name(first), second: name(second) })
        }
        Missing::Numbers(first, second) => {
            let (first, second) = (name(first), name(second));
            say!(language, missing_of_match { when, figure, code, first, second, stage, round })
        }
        Missing::Number(team) if data.figure.is_some_and(Figure::is_of_match) => {
            say!(language, missing_of_bye { when, figure, code, team: name(team), stage, round })
        }
        Missing::Number(one) => match (&data.entered, data.figure) {
            (Some(what), _) => say!(language, missing_entered { what, one: name(one) }),
            (None, Some(Figure::NetOnCommonBoards)) => {
                say!(language, missing_on_common_boards { figure, code, one: name(one), among: among() })
            }
            (None, Some(Figure::AgainstCommonOpponent)) => {
                let number = data.round.unwrap_or(1).max(1);
                say!(language, missing_against_common { number, figure, code, one: name(one), among: among() })
            }
            _ => say!(language, missing_of_one { figure, code, one: name(one) }),
        },
    }
}

/// The word by which a sentence about a figure is chosen, and the code of a tie-break.
fn figure(figure: Option<Figure>) -> (&'static str, &'static str) {
    let word = match figure {
        None => "number",
        Some(Figure::Vps | Figure::QualificationVps) => "vps",
        Some(Figure::Score) => "score",
        Some(Figure::Imps | Figure::QualificationImps) => "imps",
        Some(Figure::TotalPoints) => "total-points",
        Some(Figure::QualificationRank) => "qualification-rank",
        Some(Figure::NetOnCommonBoards) => "net-on-common-boards",
        Some(Figure::AgainstCommonOpponent) => "against-common-opponent",
        Some(Figure::BoardsWon) => "boards-won",
        Some(Figure::TieBreak(code)) => return ("code", code),
    };
    (word, "")
}

/// When the match was: in a stage, in a round, or nothing is known.
fn when(language: Language, data: &MissingData) -> (&'static str, String, u32) {
    match (&data.stage, data.round) {
        (Some(stage), _) => ("stage", stage_named(language, stage), 0),
        (None, Some(round)) => ("round", String::new(), round),
        (None, None) => ("match", String::new(), 0),
    }
}
