//! Rulings on many outcomes of one event.

use crate::memory::CriterionMemory;
use crate::run::Run;
use crate::{Options, RuleError};
use tiebreak_model::{Event, GameResult, NoAnswers, Ruling, SupposedEvent};
use tiebreak_regulation::Regulation;

/// Rules on one event again and again, each time with other results of its open games and
/// without answers.
///
/// Every ruling is the one that [`rule`](crate::rule()) gives for the event after that outcome. It
/// is quicker, because it reuses what does not depend on the games that changed.
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
/// let results = [GameResult::White, GameResult::Draw, GameResult::Black];
/// let mut outcomes = Outcomes::new(&event, &regulation, &results);
/// let first = |ruling: tiebreak_model::Ruling| ruling.standing[0].members.len();
/// assert_eq!(first(outcomes.rule(&[0], Options::default()).unwrap()), 1);
/// assert_eq!(first(outcomes.rule(&[1], Options::default()).unwrap()), 2);
/// ```
#[derive(Debug)]
pub struct Outcomes<'r> {
    supposed: SupposedEvent,
    regulation: &'r Regulation,
    memory: Option<CriterionMemory>,
}

impl<'r> Outcomes<'r> {
    /// The outcomes in which each open game of the event has one of these results.
    pub fn new(event: &Event, regulation: &'r Regulation, results: &[GameResult]) -> Self {
        let memory = CriterionMemory::new(event, results);
        Self { supposed: SupposedEvent::new(event, results), regulation, memory }
    }

    /// The ruling after one outcome. `chosen` has, for each open game in the order of the event,
    /// the position of its result in the list of results.
    pub fn rule(&mut self, chosen: &[usize], options: Options) -> Result<Ruling, RuleError> {
        let mut answers = NoAnswers;
        let event = self.supposed.outcome(chosen);
        let mut run = Run::new(event, self.regulation, &mut answers, options)?;
        if let Some(memory) = &mut self.memory {
            memory.turn_to(chosen);
            run.remember_in(memory);
        }
        Ok(run.rule())
    }
}
