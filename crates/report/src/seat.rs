//! A game of the play-off in its stage: where it stands, how it stands.

use crate::svg;
use crate::words::{place_in_play_off, uncapital};
use tiebreak_model::{Id, Ruling, StageForm, StageRecord};

/// A game of the play-off in its stage.
#[derive(Debug, Clone, Copy)]
pub struct Seat<'d> {
    /// The stage.
    pub stage: &'d StageRecord,
    /// Its position in the stage.
    pub index: usize,
}

impl<'d> Seat<'d> {
    /// Finds the game of a question.
    pub fn of(ruling: &'d Ruling, id: &str) -> Option<Self> {
        let within = |stage: &'d StageRecord| Some((stage, stage.games.iter().position(|game| game.id == id)?));
        ruling.stages.iter().find_map(within).map(|(stage, index)| Self { stage, index })
    }

    /// Whether two play it out between them, so that their score says how it stands.
    pub fn is_duel(&self) -> bool {
        matches!(self.stage.form, StageForm::Match | StageForm::UntilWon)
    }

    /// "Game 2 of 2", "Sudden death, game 3", "Round 2 of 3", "Armageddon".
    pub fn label(&self) -> String {
        let games = &self.stage.games;
        match self.stage.form {
            StageForm::Match => format!("Game {} of {}", self.index + 1, self.stage.total()),
            StageForm::UntilWon => format!("Sudden death, game {}", self.index + 1),
            StageForm::Armageddon => "Armageddon".to_owned(),
            StageForm::RoundRobin => {
                let boards = self.stage.members.len() as u64 / 2;
                let rounds = self.stage.total() / boards.max(1);
                format!("Round {} of {rounds}", games[self.index].round)
            }
            StageForm::KnockOut | StageForm::Ladder => place_in_play_off(&self.stage.path),
        }
    }

    /// The half points of somebody in the stage so far.
    pub fn score(&self, id: Id) -> i64 {
        svg::points(self.stage, id)
    }

    /// The stage that contains the games: "Semi-final 1"; nothing where the play-off is just this match.
    pub fn within(&self) -> String {
        const OWN: [&str; 5] = ["match", "sudden-death", "armageddon", "round-robin", "play-off"];
        let parts: Vec<&str> = self.stage.path.split('/').filter(|part| !part.is_empty()).collect();
        let kept = parts.iter().filter(|part| !OWN.iter().any(|own| part.starts_with(own)));
        place_in_play_off(&kept.copied().collect::<Vec<_>>().join("/"))
    }

    /// Both in one: "Semi-final 1, game 2 of 2".
    pub fn whole(&self) -> String {
        let (within, label) = (self.within(), self.label());
        if within.is_empty() { label } else { format!("{within}, {}", uncapital(&label)) }
    }
}
