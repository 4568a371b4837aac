//! A game of the play-off within its stage.

use crate::board::form_word;
use crate::words::{place_in_play_off, uncapital};
use crate::{Language, say, svg};
use tiebreak_model::{Id, Ruling, StageForm, StageRecord};

/// A game of the play-off within its stage.
#[derive(Debug, Clone, Copy)]
pub struct PlayOffSeat<'d> {
    /// The stage that the game belongs to.
    pub stage: &'d StageRecord,
    /// Its position in the stage.
    pub index: usize,
}

impl<'d> PlayOffSeat<'d> {
    /// Finds the game of a question.
    pub fn find(ruling: &'d Ruling, id: &str) -> Option<Self> {
        let within = |stage: &'d StageRecord| {
            Some((stage, stage.games.iter().position(|game| game.id == id)?))
        };
        ruling.stages.iter().find_map(within).map(|(stage, index)| Self { stage, index })
    }

    /// Whether two players meet until one has won, so that their score shows the state.
    pub fn is_duel(&self) -> bool {
        matches!(self.stage.form, StageForm::Match | StageForm::UntilWon)
    }

    /// "Game 2 of 2", "Sudden death, game 3", "Round 2 of 3", "Armageddon".
    pub fn label(&self, language: Language) -> String {
        let (number, total) = match self.stage.form {
            StageForm::Match | StageForm::UntilWon | StageForm::Armageddon => {
                (self.index as u64 + 1, self.stage.total())
            }
            StageForm::RoundRobin => {
                let boards = self.stage.members.len() as u64 / 2;
                (u64::from(self.stage.games[self.index].round), self.stage.total() / boards.max(1))
            }
            StageForm::KnockOut | StageForm::Ladder => {
                return place_in_play_off(language, &self.stage.path);
            }
        };
        say!(language, seat_in_stage { form: form_word(self.stage.form), number, total })
    }

    /// The half points of a participant in the stage so far.
    pub fn score(&self, id: Id) -> i64 {
        svg::points(self.stage, id)
    }

    /// The stage that contains the games: "Semi-final 1"; empty if the play-off consists of this
    /// match.
    pub fn within(&self, language: Language) -> String {
        const OWN: [&str; 5] = ["match", "sudden-death", "armageddon", "round-robin", "play-off"];
        let parts: Vec<&str> = self.stage.path.split('/').filter(|part| !part.is_empty()).collect();
        let kept = parts.iter().filter(|part| !OWN.iter().any(|own| part.starts_with(own)));
        place_in_play_off(language, &kept.copied().collect::<Vec<_>>().join("/"))
    }

    /// Stage and game: "Semi-final 1, game 2 of 2".
    pub fn whole(&self, language: Language) -> String {
        let (within, label) = (self.within(language), self.label(language));
        if within.is_empty() { label } else { format!("{within}, {}", uncapital(language, &label)) }
    }
}
