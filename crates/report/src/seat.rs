//! A game of the play-off in its stage: where it stands, how it stands.

use crate::words::place_in_play_off;
use tiebreak_model::{Bonus, Clock, Colour, Id, Pace, Ruling, Scheduled, StageForm, StageRecord};

/// Half points as points: `1½`.
pub fn points(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The clock in short: `3+2`, `2:30+2`.
pub fn pace(pace: Pace) -> String {
    let base = if pace.base.is_multiple_of(60) {
        (pace.base / 60).to_string()
    } else {
        format!("{}:{:02}", pace.base / 60, pace.base % 60)
    };
    match pace.bonus {
        Bonus::None => base,
        Bonus::Increment(seconds) => format!("{base}+{seconds}"),
        Bonus::Delay(seconds) => format!("{base} d{seconds}"),
    }
}

/// `3+2`, or both sides where they differ.
pub fn clocks(clock: Clock) -> String {
    if clock.white == clock.black {
        pace(clock.white)
    } else {
        format!("white {}, black {}", pace(clock.white), pace(clock.black))
    }
}

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
            StageForm::KnockOut => place_in_play_off(&self.stage.path),
        }
    }

    /// The half points of somebody in the stage so far.
    pub fn score(&self, id: Id) -> i64 {
        let games = self.stage.games.iter();
        games
            .filter_map(|game| match game.state {
                Scheduled::Played(result) if game.white == id => Some(result.half_points(Colour::White)),
                Scheduled::Played(result) if game.black == id => Some(result.half_points(Colour::Black)),
                _ => None,
            })
            .sum()
    }

    /// The stage that contains the games: "Semi-final 1"; nothing where the play-off is just this match.
    pub fn within(&self) -> String {
        const OWN: [&str; 5] = ["match", "sudden-death", "armageddon", "round-robin", "play-off"];
        let parts: Vec<&str> = self.stage.path.split('/').filter(|part| !part.is_empty()).collect();
        let kept = parts.iter().filter(|part| !OWN.iter().any(|own| part.starts_with(own)));
        place_in_play_off(&kept.copied().collect::<Vec<_>>().join("/"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 3, 17].map(points), ["0", "½", "1", "1½", "8½"]);
    }
}
