//! The point system, record `162`: what each outcome gives.

use super::{Player, Trf};
use tiebreak_model::{ByeKind, Exact, Outcome};

/// What each outcome gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointSystem {
    /// For a win, also by forfeit, and for a full-point bye.
    pub win: Exact,
    /// For a draw and a half-point bye.
    pub draw: Exact,
    /// For a loss over the board.
    pub loss: Exact,
    /// For a forfeit loss and a zero-point bye.
    pub absent: Exact,
    /// For the bye of the player who could not be paired.
    pub pairing: Exact,
    /// What record `299` gives for a kind of result instead, in the order of [`OUTCOMES`].
    given: [Option<Exact>; OUTCOMES.len()],
}

impl Default for PointSystem {
    fn default() -> Self {
        Self::with(Exact::from(1), Exact::from(1) / 2)
    }
}

impl PointSystem {
    fn with(win: Exact, draw: Exact) -> Self {
        Self {
            win,
            draw,
            loss: Exact::ZERO,
            absent: Exact::ZERO,
            pairing: win,
            given: [None; OUTCOMES.len()],
        }
    }

    /// What an outcome gives.
    pub fn points_for(&self, outcome: Outcome) -> Exact {
        let given = OUTCOMES
            .iter()
            .zip(self.given)
            .find_map(|(known, given)| given.filter(|_| *known == outcome));
        if let Some(given) = given {
            return given;
        }
        match outcome {
            Outcome::Win | Outcome::ForfeitWin | Outcome::Bye(ByeKind::Full) => self.win,
            Outcome::Draw | Outcome::Bye(ByeKind::Half) => self.draw,
            Outcome::Loss => self.loss,
            Outcome::ForfeitLoss | Outcome::Bye(ByeKind::Zero) => self.absent,
            Outcome::Bye(ByeKind::Pairing) => self.pairing,
            Outcome::Open => Exact::ZERO,
        }
    }

    /// Another worth for an outcome.
    pub(super) fn give(&mut self, outcome: Outcome, points: Exact) {
        for (known, given) in OUTCOMES.iter().zip(&mut self.given) {
            if *known == outcome {
                *given = Some(points);
            }
        }
    }

    /// The smallest denominator in which all of it is whole, halves at least.
    pub fn unit(&self) -> i64 {
        let all = [self.win, self.draw, self.loss, self.absent, self.pairing];
        Self::common_unit(2, all.into_iter().chain(self.given.into_iter().flatten()))
    }

    /// The smallest multiple of a unit in which some points are whole too.
    pub(super) fn common_unit(unit: i64, points: impl Iterator<Item = Exact>) -> i64 {
        let common = points
            .fold(unit.into(), |unit, points| lowest_common_multiple(unit, points.denominator()));
        i64::try_from(common).unwrap_or(unit)
    }

    /// The points of every outcome in that denominator, worked out once: adding fractions for every
    /// round of a large report takes longer than all the rest.
    pub fn worth(&self) -> Worth {
        self.worth_in(self.unit())
    }

    /// The same in a given denominator, a multiple of its own.
    pub(super) fn worth_in(&self, unit: i64) -> Worth {
        let units = |outcome: Outcome| {
            let scaled = self.points_for(outcome) * Exact::from(unit);
            (outcome, i64::try_from(scaled.floor()).unwrap_or(0))
        };
        Worth { unit, units: OUTCOMES.map(units) }
    }

    /// Reads `W 1.0    D 0.5    L 0.0    A 0.0    P 1.0`; the first word that cannot be read is the
    /// error.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut system = Self::default();
        let mut pairing = None;
        let mut words = text.split_whitespace();
        while let Some(letter) = words.next() {
            let value = words.next().ok_or_else(|| letter.to_owned())?;
            let points: Exact = value.parse().map_err(|_| value.to_owned())?;
            match letter {
                "W" => system.win = points,
                "D" => system.draw = points,
                "L" => system.loss = points,
                "A" => system.absent = points,
                "P" => pairing = Some(points),
                // The points of a result that is not known: no such result is read.
                "X" => {}
                _ => return Err(letter.to_owned()),
            }
        }
        system.pairing = pairing.unwrap_or(system.win);
        if i128::from(system.unit()) > Exact::MAX_DENOMINATOR {
            Err(text.to_owned())
        } else {
            Ok(system)
        }
    }

    /// The system that a report without record 162 was scored with: 3, 1, 0 where that fits more
    /// players than 1, ½, 0.
    pub(super) fn guess(trf: &Trf) -> Self {
        let fitting = |system: &Self| {
            let worth = system.worth();
            let fits =
                |player: &&Player| worth.sum(player) + trf.given(player.number) == player.points;
            trf.players.iter().filter(fits).count()
        };
        let (usual, football) = (Self::default(), Self::with(Exact::from(3), Exact::from(1)));
        let fit = fitting(&usual);
        if fit < trf.players.len() && fitting(&football) > fit { football } else { usual }
    }
}

const OUTCOMES: [Outcome; 10] = [
    Outcome::Win,
    Outcome::Draw,
    Outcome::Loss,
    Outcome::ForfeitWin,
    Outcome::ForfeitLoss,
    Outcome::Bye(ByeKind::Pairing),
    Outcome::Bye(ByeKind::Full),
    Outcome::Bye(ByeKind::Half),
    Outcome::Bye(ByeKind::Zero),
    Outcome::Open,
];

/// Points of every outcome, whole in one unit.
#[derive(Debug, Clone, Copy)]
pub struct Worth {
    unit: i64,
    units: [(Outcome, i64); 10],
}

impl Worth {
    /// What an outcome gives, in the unit.
    pub fn units(&self, outcome: Outcome) -> i64 {
        self.units.iter().find(|(known, _)| *known == outcome).map_or(0, |(_, units)| *units)
    }

    /// What a player's rounds come to.
    pub fn sum(&self, player: &Player) -> Exact {
        let units: i64 = player.rounds.iter().flatten().map(|cell| self.units(cell.outcome)).sum();
        Exact::fraction(units.into(), self.unit.into()).unwrap_or(Exact::ZERO)
    }
}

fn lowest_common_multiple(a: i128, b: i128) -> i128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}
