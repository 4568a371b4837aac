//! Games of chess and what they score.

use crate::{Colour, Exact, Id, Moment};
use std::fmt;
use std::str::FromStr;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// White won over the board.
    White,
    /// Black won over the board.
    Black,
    /// The game was drawn over the board.
    Draw,
    /// White won without play.
    WhiteByForfeit,
    /// Black won without play.
    BlackByForfeit,
    /// Neither player came: both lose.
    BothForfeit,
    /// Not played yet.
    Open,
}

impl GameResult {
    /// Whether it was decided without play.
    pub fn is_forfeit(self) -> bool {
        matches!(self, Self::WhiteByForfeit | Self::BlackByForfeit | Self::BothForfeit)
    }

    /// Who won, if anybody.
    pub fn winner(self) -> Option<Colour> {
        match self {
            Self::White | Self::WhiteByForfeit => Some(Colour::White),
            Self::Black | Self::BlackByForfeit => Some(Colour::Black),
            Self::Draw | Self::BothForfeit | Self::Open => None,
        }
    }

    /// Twice the usual points (1, ½, 0) of a side.
    pub fn half_points(self, colour: Colour) -> i64 {
        match (self, self.winner()) {
            (Self::Draw, _) => 1,
            (_, Some(winner)) if winner == colour => 2,
            _ => 0,
        }
    }

    /// As event files write it.
    pub fn sign(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::WhiteByForfeit => "+/-",
            Self::BlackByForfeit => "-/+",
            Self::BothForfeit => "-/-",
            Self::Open => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

impl GameResult {
    /// The same result with the sides exchanged.
    pub fn turned(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
            Self::WhiteByForfeit => Self::BlackByForfeit,
            Self::BlackByForfeit => Self::WhiteByForfeit,
            Self::Draw | Self::BothForfeit | Self::Open => self,
        }
    }
}

impl GameResult {
    /// Reads a result as people type it: as in files, or `draw`, `=` and `0.5`.
    ///
    /// ```
    /// use tiebreak_model::GameResult;
    /// for draw in ["draw", "Draw", "=", "½", "0.5", "1/2-1/2"] {
    ///     assert_eq!(GameResult::typed(draw), Some(GameResult::Draw), "{draw}");
    /// }
    /// assert_eq!(GameResult::typed("1-0"), Some(GameResult::White));
    /// assert_eq!(GameResult::typed("drawn?"), None);
    /// ```
    pub fn typed(text: &str) -> Option<Self> {
        match text.trim().to_lowercase().as_str() {
            "draw" | "=" | "0.5" | "0,5" => Some(Self::Draw),
            _ => text.parse().ok(),
        }
    }
}

impl FromStr for GameResult {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| if c == '–' || c == '−' { '-' } else { c })
            .collect();
        Ok(match plain.as_str() {
            "1-0" => Self::White,
            "0-1" => Self::Black,
            "1/2-1/2" | "½-½" | "1/2" | "½" | "0.5-0.5" => Self::Draw,
            "+/-" | "+--" => Self::WhiteByForfeit,
            "-/+" | "--+" => Self::BlackByForfeit,
            "-/-" | "---" => Self::BothForfeit,
            "*" => Self::Open,
            _ => return Err(()),
        })
    }
}

/// One game of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The round, where the file numbers them.
    pub round: Option<u32>,
    /// Who had white.
    pub white: Id,
    /// Who had black.
    pub black: Id,
    /// How it ended.
    pub result: GameResult,
    /// The part of the event it belongs to ("rapid", "blitz").
    pub phase: Option<String>,
    /// How many moves were played.
    pub moves: Option<u32>,
    /// When it began.
    pub started: Option<Moment>,
    /// When it ended.
    pub finished: Option<Moment>,
    /// What each side scored, in the event's unit (see [`crate::Event::unit`]); zero while it
    /// is open.
    pub units: [i64; 2],
}

impl Game {
    /// The opponent and the own colour, if `id` played in it.
    pub fn seen_by(&self, id: Id) -> Option<(Id, Colour)> {
        if self.white == id {
            Some((self.black, Colour::White))
        } else if self.black == id {
            Some((self.white, Colour::Black))
        } else {
            None
        }
    }

    /// What a side scored, in the event's unit.
    pub fn units(&self, colour: Colour) -> i64 {
        match colour {
            Colour::White => self.units[0],
            Colour::Black => self.units[1],
        }
    }
}

/// Points for a win, a draw and a loss, by phase.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scoring {
    /// Phases with points of their own; all others score 1, ½, 0.
    pub phases: Vec<(String, [Exact; 3])>,
    /// Phases in which a draw is a win for one side: Armageddon games.
    pub draw_wins: Vec<(String, Colour)>,
}

impl Scoring {
    /// Win, draw, loss of a phase.
    pub fn points(&self, phase: Option<&str>) -> [Exact; 3] {
        let named = phase.or(Some("default"));
        let find = |wanted: Option<&str>| {
            self.phases
                .iter()
                .find(|(name, _)| Some(name.as_str()) == wanted)
                .map(|(_, points)| *points)
        };
        let usual = || [Exact::from(1), Exact::HALF, Exact::ZERO];
        find(named).or_else(|| find(Some("default"))).unwrap_or_else(usual)
    }

    /// What both sides of a game score.
    pub fn score(&self, result: GameResult, phase: Option<&str>) -> [Exact; 2] {
        let [win, draw, loss] = self.points(phase);
        let draw_wins = self
            .draw_wins
            .iter()
            .find(|(name, _)| Some(name.as_str()) == phase)
            .map(|(_, colour)| *colour);
        match (result, draw_wins) {
            (GameResult::Draw, Some(Colour::White)) => return [win, loss],
            (GameResult::Draw, Some(Colour::Black)) => return [loss, win],
            _ => {}
        }
        match result {
            GameResult::White => [win, loss],
            GameResult::Black => [loss, win],
            GameResult::Draw => [draw, draw],
            GameResult::WhiteByForfeit => [win, Exact::ZERO],
            GameResult::BlackByForfeit => [Exact::ZERO, win],
            GameResult::BothForfeit | GameResult::Open => [Exact::ZERO, Exact::ZERO],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_armageddon_game_is_a_win_for_black() {
        let half = Exact::from(1) / 2;
        let scoring = Scoring {
            phases: vec![("armageddon".into(), [half, Exact::ZERO, Exact::ZERO])],
            draw_wins: vec![("armageddon".into(), Colour::Black)],
        };
        assert_eq!(scoring.score(GameResult::Draw, Some("armageddon")), [Exact::ZERO, half]);
        assert_eq!(scoring.score(GameResult::White, Some("armageddon")), [half, Exact::ZERO]);
        assert_eq!(scoring.score(GameResult::Draw, None), [half, half]);
    }

    #[test]
    fn results_are_read_as_people_write_them() {
        assert_eq!("½-½".parse(), Ok(GameResult::Draw));
        assert_eq!("½ – ½".parse(), Ok(GameResult::Draw));
        assert_eq!("1–0".parse(), Ok(GameResult::White));
        assert_eq!("-/+".parse(), Ok(GameResult::BlackByForfeit));
        for sign in ["1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-", "*"] {
            assert_eq!(sign.parse::<GameResult>().unwrap().sign(), sign);
        }
        assert_eq!("2-0".parse::<GameResult>(), Err(()));
    }
}
