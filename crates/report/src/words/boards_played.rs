//! Boards of bridge that were played for a tie, in the sentences of steps.

use super::steps::in_order;
use super::{Boards, basic, boards};
use crate::{Case, say};
use tiebreak_model::{Exact, Id, Step};

/// "Board 2 leaves A and B level.", "Four extra boards: A, then B."
pub(super) fn board_played(case: Case<'_>, step: &Step, number: u32) -> String {
    let language = case.language;
    let order = in_order(case, &step.parts);
    let level = if let [level] = step.parts.as_slice() {
        Some(basic::names(language, case.event, level))
    } else {
        None
    };
    let played = boards::boards(case, step.clause, &step.parts.concat());
    match (played, level) {
        (Boards::One, Some(level)) => say!(language, board_level { number, level }),
        (Boards::One, None) => say!(language, board_order { number, order }),
        (Boards::Segment(_), Some(level)) => say!(language, shoot_out_level { number, level }),
        (Boards::Segment(_), None) => say!(language, shoot_out_order { number, order }),
        (Boards::Extra(count), level) => {
            let count = count.unwrap_or(0);
            basic::capital(&match (number, level) {
                (1, Some(level)) => say!(language, extra_boards_level { count, level }),
                (1, None) => say!(language, extra_boards_order { count, order }),
                (_, Some(level)) => say!(language, more_extra_boards_level { count, level }),
                (_, None) => say!(language, more_extra_boards_order { count, order }),
            })
        }
    }
}

/// "One-board matches, round 2: A 2, B 1. All are still level."
pub(super) fn boards_of_two(
    case: Case<'_>,
    step: &Step,
    number: u32,
    scores: &[(Id, Exact)],
) -> String {
    let language = case.language;
    let score_of =
        |id: &Id| scores.iter().find(|(known, _)| known == id).map(|(_, score)| score.mixed());
    let listed: Vec<String> = step
        .parts
        .iter()
        .flatten()
        .filter_map(|id| Some(format!("{} {}", case.name(*id), score_of(id)?)))
        .collect();
    let said =
        say!(language, one_board_matches { number, scores: basic::series(language, &listed) });
    match step.parts.len() {
        1 => format!("{said} {}", say!(language, still_level_all)),
        _ => said,
    }
}
