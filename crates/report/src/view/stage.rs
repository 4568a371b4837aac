//! The stages of a play-off with their games.

use crate::Case;
use serde::Serialize;
use tiebreak_model::{GameState, PlayedGame, StageForm, StageRecord};

/// A stage as far as it was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StageView<'a> {
    pub path: &'a str,
    pub clause: &'a str,
    pub form: &'static str,
    pub names: Vec<&'a str>,
    pub games: Vec<StageGameView<'a>>,
    /// The number of games after the listed ones; missing if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unlisted: Option<u64>,
}

/// A game of a stage: played, to be played now, later, or not needed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StageGameView<'a> {
    /// The id of the question that asks for its result.
    pub id: &'a str,
    pub round: u32,
    pub white: &'a str,
    pub black: &'a str,
    pub state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
}

impl<'a> StageView<'a> {
    pub(super) fn new(case: Case<'a>, stage: &'a StageRecord) -> Self {
        Self {
            path: &stage.path,
            clause: case.clause(stage.clause),
            form: match stage.form {
                StageForm::Match => "match",
                StageForm::RoundRobin => "round-robin",
                StageForm::UntilWon => "until-won",
                StageForm::Armageddon => "armageddon",
                StageForm::KnockOut => "knock-out",
                StageForm::Ladder => "ladder",
            },
            names: case.names(&stage.members),
            games: stage.games.iter().map(|game| StageGameView::new(case, game)).collect(),
            unlisted: (stage.unlisted > 0).then_some(stage.unlisted),
        }
    }
}

impl<'a> StageGameView<'a> {
    fn new(case: Case<'a>, game: &'a PlayedGame) -> Self {
        let (state, result) = match game.state {
            GameState::Played(result) => ("played", Some(result.sign())),
            GameState::Now => ("now", None),
            GameState::Later => ("later", None),
            GameState::NotNeeded => ("not-needed", None),
        };
        let (white, black) = (case.name(game.white), case.name(game.black));
        Self { id: &game.id, round: game.round, white, black, state, result }
    }
}
