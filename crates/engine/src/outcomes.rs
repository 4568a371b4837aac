//! Rulings on one event after another outcome of its open games.

use crate::hearing::Hearing;
use crate::memory::Memory;
use crate::{Options, RuleError};
use tiebreak_model::{Event, GameResult, Ruling, Silent, Supposed};
use tiebreak_regulation::Regulation;

/// An event with open games, ruled on with now these results of them, now others, while nobody answers anything.
///
/// Every ruling is the one that [`rule`](crate::rule()) gives of the event after that outcome. It comes sooner, because what does not depend on the
/// games that changed is remembered from one outcome to the next.
///
/// ```
/// use tiebreak_engine::{Options, Outcomes};
/// use tiebreak_model::GameResult;
///
/// let event = tiebreak_formats::event_file::read("club.toml", r#"
///     format = "tiebreak-event/1"
///     title = "Club championship"
///     kind = "round-robin"
///     player = [{ name = "Ann" }, { name = "Ben" }]
///     game = [{ white = "Ann", black = "Ben", result = "*" }]
/// "#).unwrap();
/// let regulation = tiebreak_regulation::builtin::find("fide-round-robin").unwrap().unwrap();
/// let mut outcomes = Outcomes::of(&event, &regulation, &[GameResult::White, GameResult::Draw, GameResult::Black]);
/// let first = |ruling: tiebreak_model::Ruling| ruling.standing[0].members.len();
/// assert_eq!(first(outcomes.rule(&[0], Options::default()).unwrap()), 1);
/// assert_eq!(first(outcomes.rule(&[1], Options::default()).unwrap()), 2);
/// ```
#[derive(Debug)]
pub struct Outcomes<'r> {
    supposed: Supposed,
    regulation: &'r Regulation,
    memory: Option<Memory>,
}

impl<'r> Outcomes<'r> {
    /// The outcomes of an event whose open games end by one of these results.
    pub fn of(event: &Event, regulation: &'r Regulation, results: &[GameResult]) -> Self {
        Self { supposed: Supposed::of(event, results), regulation, memory: Memory::of(event, results) }
    }

    /// The ruling after an outcome: for each open game, in the order of the event, which of the results it has.
    pub fn rule(&mut self, chosen: &[usize], options: Options) -> Result<Ruling, RuleError> {
        let mut answers = Silent;
        let mut hearing = Hearing::new(self.supposed.outcome(chosen), self.regulation, &mut answers, options)?;
        if let Some(memory) = &mut self.memory {
            memory.turn_to(chosen);
            hearing.memory = Some(memory);
        }
        Ok(hearing.rule())
    }
}
