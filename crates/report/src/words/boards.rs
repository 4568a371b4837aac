//! Boards of bridge that decide a tie: one board of sudden death, a shoot-out of several, or the
//! extra boards of a level match.

use crate::{Case, Language, say};
use tiebreak_model::{ClauseRef, Id};
use tiebreak_regulation::{Action, ExtraBoards};

/// The boards that a clause asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Boards {
    /// One board of sudden death.
    One,
    /// Extra boards, with their number if that of the match is known.
    Extra(Option<u32>),
    /// This number of boards, all of which are played in any case.
    Segment(u32),
}

/// The boards that a clause asks these teams to play.
pub fn boards(case: Case<'_>, clause: ClauseRef, between: &[Id]) -> Boards {
    match &case.regulation.clause(clause).action {
        Action::Play(play) => match play.extra {
            Some(extra) => Boards::Extra(
                scheduled(case, between).map(|boards| ExtraBoards::for_match(extra, boards)),
            ),
            None => play.segment.filter(|boards| *boards > 1).map_or(Boards::One, Boards::Segment),
        },
        _ => Boards::One,
    }
}

/// The scheduled number of boards in the last match of these teams.
fn scheduled(case: Case<'_>, between: &[Id]) -> Option<u32> {
    let theirs = |first: Id, second: Option<Id>| {
        between.contains(&first) && second.is_some_and(|id| between.contains(&id))
    };
    case.event
        .matches()
        .iter()
        .rev()
        .find(|one| theirs(one.first, one.second))
        .and_then(|one| one.boards)
}

impl Boards {
    /// "one board", "four extra boards", "the extra boards".
    pub fn say(self, language: Language) -> String {
        match self {
            Self::One => say!(language, boards_one),
            Self::Extra(count) => say!(language, boards_extra { count: count.unwrap_or(0) }),
            Self::Segment(count) => say!(language, boards_segment { count }),
        }
    }
}
