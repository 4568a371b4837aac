//! What is wanted, and whether it can be had.

use tiebreak_language::{Explain, Interface, Sentence, display_by_sentence, sentence};
use tiebreak_model::Moment;
use tiebreak_standings::UnknownCode;

/// What event to make up.
#[derive(Debug, Clone)]
pub struct Plan {
    /// How many players there are; of teams their number follows from the boards.
    pub players: usize,
    /// How many rounds; what a round robin needs, or enough for a clear winner, where not given.
    pub rounds: Option<u32>,
    /// Whether everybody meets everybody, by the Berger tables.
    pub round_robin: bool,
    /// How many teams, of an event of teams.
    pub teams: Option<usize>,
    /// On how many boards teams meet.
    pub boards: usize,
    /// How many byes are asked for.
    pub byes: usize,
    /// How many games (or matches of teams) are forfeited.
    pub forfeits: usize,
    /// How many leave before the end.
    pub withdrawals: usize,
    /// How many players have no rating.
    pub unrated: usize,
    /// The day on which it begins.
    pub start: Option<Moment>,
    /// The tie-breaks by which the ranks are worked out; a recommended list where empty.
    pub list: String,
    /// Where the chances come from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            players: 40,
            rounds: None,
            round_robin: false,
            teams: None,
            boards: 4,
            byes: 0,
            forfeits: 0,
            withdrawals: 0,
            unrated: 0,
            start: None,
            list: String::new(),
            seed: 1,
        }
    }
}

/// Why a plan cannot be followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImpossiblePlan {
    /// What does not go together.
    pub message: Sentence,
    /// What to change.
    pub hint: Sentence,
}

impl ImpossiblePlan {
    pub(crate) fn new(message: impl Into<Sentence>, hint: impl Into<Sentence>) -> Self {
        Self { message: message.into(), hint: hint.into() }
    }

    /// A tie-break that is none.
    pub(crate) fn unknown(code: UnknownCode) -> Self {
        let message = code.sentence();
        Self::new(message, sentence!(generate_other_list))
    }
}

display_by_sentence!(ImpossiblePlan);

impl Explain for ImpossiblePlan {
    fn code(&self) -> &'static str {
        "plan-impossible"
    }

    fn sentence(&self) -> Sentence {
        self.message.clone()
    }

    fn hint(&self, _interface: Interface) -> Option<Sentence> {
        Some(self.hint.clone())
    }
}

/// A starting number of a report has four columns.
const MOST_PLAYERS: usize = 9_999;

impl Plan {
    /// Players, or teams.
    pub(crate) fn competitors(&self) -> usize {
        self.teams.unwrap_or(self.players)
    }

    /// How many rounds there are.
    pub(crate) fn length(&self) -> u32 {
        let count = u32::try_from(self.competitors()).unwrap_or(u32::MAX);
        let once = count + count % 2 - 1;
        match self.rounds {
            Some(rounds) => rounds,
            None if self.round_robin => once,
            // Twice as many players need a round more; two to spare.
            None => (u32::BITS - count.leading_zeros() + 2).min(once),
        }
    }

    pub(crate) fn check(&self) -> Result<(), ImpossiblePlan> {
        let count = self.competitors();
        let people = self.teams.map_or(self.players, |teams| teams * self.boards);
        if !(2..=MOST_PLAYERS).contains(&count) || people > MOST_PLAYERS {
            let hint = sentence!(generate_size_hint { most: MOST_PLAYERS });
            return Err(ImpossiblePlan::new(sentence!(generate_size { count }), hint));
        }
        if self.teams.is_some() && !(1..=20).contains(&self.boards) {
            return Err(ImpossiblePlan::new(
                sentence!(generate_no_boards),
                sentence!(generate_no_boards_hint),
            ));
        }
        let once = u32::try_from(count + count % 2 - 1).unwrap_or(u32::MAX);
        if self.round_robin && !self.length().is_multiple_of(once) {
            let hint = sentence!(generate_cycles_hint { once, twice: 2 * once });
            return Err(ImpossiblePlan::new(sentence!(generate_cycles { count, once }), hint));
        }
        if self.length() == 0 || self.length() > 1000 {
            return Err(ImpossiblePlan::new(
                sentence!(generate_rounds),
                sentence!(generate_rounds_hint),
            ));
        }
        if self.round_robin && self.byes > 0 {
            return Err(ImpossiblePlan::new(
                sentence!(generate_no_byes),
                sentence!(generate_no_byes_hint),
            ));
        }
        self.check_absences(count)
    }

    fn check_absences(&self, count: usize) -> Result<(), ImpossiblePlan> {
        let rounds = self.length() as usize;
        let most = |what: &str, wanted: usize, at_most: usize| {
            if wanted <= at_most {
                return Ok(());
            }
            let message = sentence!(generate_too_many { what, wanted, count, rounds });
            Err(ImpossiblePlan::new(message, sentence!(generate_too_many_hint { most: at_most })))
        };
        most("withdrawals", self.withdrawals, if rounds > 1 { count / 2 } else { 0 })?;
        most("byes", self.byes, count * rounds / 4)?;
        most("forfeits", self.forfeits, count * rounds / 8)?;
        most("unrated", self.unrated, count)
    }
}
