//! The chances of a game: White wins, a draw, Black wins. `docs/odds-model.md` describes the model
//! on one page.

use tiebreak_model::{Bonus, Clock, Event, Id, SideClock};

/// The chances of a White win, a draw and a Black win. Their sum is 1.
pub type Chances = [f64; 3];

/// The kind of play, by the time that a player has for sixty moves (as FIDE's Laws draw the lines).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tempo {
    /// An hour or more: the games of the event.
    Standard,
    /// More than ten minutes, less than an hour.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

impl Tempo {
    /// The tempo of a clock. If the sides have different times, the shorter one counts.
    pub fn from_clock(clock: &Clock) -> Self {
        match seconds(clock.white, 60.0).min(seconds(clock.black, 60.0)) {
            3600.0.. => Self::Standard,
            shorter if shorter > 600.0 => Self::Rapid,
            _ => Self::Blitz,
        }
    }
}

/// The seconds of a side for this number of moves. Some clocks add nothing before a certain move.
fn seconds(pace: SideClock, moves: f64) -> f64 {
    let bonus = match pace.bonus {
        Bonus::None => 0,
        Bonus::Increment(seconds) | Bonus::Delay(seconds) => seconds,
    };
    let with_bonus = (moves - f64::from(pace.from_move.saturating_sub(1))).max(0.0);
    f64::from(pace.base) + with_bonus * f64::from(bonus)
}

/// The model and its parameters.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    /// What the white pieces are worth, in rating points.
    pub white_advantage: f64,
    /// The share of draws between equal players, as a fraction, for standard, rapid and blitz.
    pub draws: [f64; 3],
    /// The rating of a participant without one.
    pub rating: f64,
    /// Chances for all games that `pairs` does not name, instead of ratings.
    pub default: Option<Chances>,
    /// Chances for games of a White player against a Black player.
    pub pairs: Vec<((Id, Id), Chances)>,
    /// How long games take.
    pub length: Length,
}

/// How long games take, from the clocks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Length {
    /// The number of moves of a game.
    pub moves: f64,
    /// The part of the clock time for these moves that both sides use.
    pub used: f64,
    /// Minutes from the end of a game or round to the start of the next.
    pub pause: f64,
}

impl Default for Length {
    fn default() -> Self {
        Self { moves: 60.0, used: 0.8, pause: 3.0 }
    }
}

/// The steps of time: half a minute each.
pub(crate) const STEPS_PER_MINUTE: f64 = 2.0;

impl Length {
    /// The length of a game in steps of half a minute, at least one.
    pub(crate) fn steps(&self, clock: &Clock) -> u32 {
        let minutes = (seconds(clock.white, self.moves) + seconds(clock.black, self.moves))
            * self.used
            / 60.0;
        ((minutes * STEPS_PER_MINUTE).round() as u32).max(1)
    }

    /// The pause after a game or round, in steps of half a minute.
    pub(crate) fn pause_steps(&self) -> u32 {
        (self.pause * STEPS_PER_MINUTE).round() as u32
    }
}

impl Default for Model {
    fn default() -> Self {
        Self {
            white_advantage: 35.0,
            draws: [0.55, 0.40, 0.30],
            rating: 2500.0,
            default: None,
            pairs: Vec::new(),
            length: Length::default(),
        }
    }
}

impl Model {
    /// The chances of a game. In Davidson's model, wins, draws and losses are in the ratio `a :
    /// ν·√(ab) : b`, where `a` and `b` are the strengths that follow from the ratings.
    pub fn chances(&self, event: &Event, white: Id, black: Id, tempo: Tempo) -> Chances {
        if let Some((_, chances)) = self.pairs.iter().find(|(pair, _)| *pair == (white, black)) {
            return *chances;
        }
        if let Some(chances) = self.default {
            return chances;
        }
        let rating = |id: Id| {
            let rating = event.participants().get(id.index()).and_then(|one| one.rating);
            rating.map_or(self.rating, f64::from)
        };
        let difference = rating(white) - rating(black) + self.white_advantage;
        let draws = self.draws[tempo as usize].clamp(0.0, 0.999_999);
        let nu = 2.0 * draws / (1.0 - draws);
        let root = 10f64.powf(difference / 800.0);
        let sum = root + nu + 1.0 / root;
        [root / sum, nu / sum, 1.0 / root / sum]
    }

    /// The participants without a rating. Empty if the model needs no ratings.
    pub fn unrated<'e>(&self, event: &'e Event) -> Vec<&'e str> {
        if self.default.is_some() {
            return Vec::new();
        }
        event
            .participants()
            .iter()
            .filter(|one| one.rating.is_none())
            .map(|one| one.name.as_str())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(base: u32, bonus: Bonus) -> Clock {
        let pace = SideClock { base, bonus, from_move: 1 };
        Clock { white: pace, black: pace }
    }

    #[test]
    fn tempo_follows_the_laws_of_chess() {
        assert_eq!(Tempo::from_clock(&clock(180, Bonus::Increment(2))), Tempo::Blitz);
        assert_eq!(Tempo::from_clock(&clock(600, Bonus::Delay(5))), Tempo::Rapid);
        assert_eq!(Tempo::from_clock(&clock(5400, Bonus::Increment(30))), Tempo::Standard);
    }

    /// 3 minutes plus 2 seconds a move: 300 seconds a side for 60 moves, ten minutes for both, of
    /// which four fifths are used.
    #[test]
    fn a_blitz_game_takes_eight_minutes() {
        assert_eq!(Length::default().steps(&clock(180, Bonus::Increment(2))), 16);
    }

    /// 10 minutes against 7, plus a second a move from move 41 on: 620 and 440 seconds for 60
    /// moves, of which 848 are used.
    #[test]
    fn increments_count_from_their_move_on() {
        let pace = |base| SideClock { base, bonus: Bonus::Increment(1), from_move: 41 };
        assert_eq!(Length::default().steps(&Clock { white: pace(600), black: pace(420) }), 28);
        assert_eq!(Tempo::from_clock(&Clock { white: pace(600), black: pace(600) }), Tempo::Rapid);
        assert_eq!(Tempo::from_clock(&Clock { white: pace(600), black: pace(420) }), Tempo::Blitz);
    }
}
