//! One run of the engine: everything it holds while it works out one ruling.
//!
//! [`rule`](crate::rule()) starts a [`Run`], works through the event once, and turns what the run
//! collected into a ruling. A run has four parts, one file each:
//!
//! - [`RunInput`]: the event, the regulation and the places to settle. Only the facts change, when
//!   an answer adds a result or a number that the event file does not have.
//! - [`Questions`]: the source of answers, and the questions that it left open.
//! - [`Log`]: what the ruling reports: steps, stages, warnings, clauses cited.
//! - [`PlayOffProgress`]: where the tie under way has been, and what was played in its play-off.
//!
//! The other files of the crate add methods to `Run`, each for one subject: `ties.rs` settles
//! the ties of the standings, `procedure.rs` follows the clauses, `stages/` plays what they order.

mod input;
mod log;
mod playoff;
mod questions;

use crate::memory::CriterionMemory;
use crate::{Options, RuleError};
pub(crate) use input::{RunInput, crosses};
pub(crate) use log::Log;
pub(crate) use playoff::{LongStage, MOST_CLAUSES, MOST_IN_A_ROW, PlayOffProgress, StageByStage};
pub(crate) use questions::{Questions, has_same_members, seconds_of_bid};
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, Event, GameResult, Id, Purpose, Question, Reason,
};
use tiebreak_regulation::Regulation;

/// What the engine holds while it works out one ruling.
pub(crate) struct Run<'a> {
    pub input: RunInput<'a>,
    pub questions: Questions<'a>,
    pub log: Log,
    pub playoff: PlayOffProgress,
}

impl<'a> Run<'a> {
    /// Starts a run. It fails where the regulation is not one for this event.
    pub fn new(
        event: &'a Event,
        regulation: &'a Regulation,
        answers: &'a mut dyn Answers,
        options: Options,
    ) -> Result<Self, RuleError> {
        let mut input = RunInput::new(event, regulation, options)?;
        let mut log = Log::new(options.explain);
        log.warnings = input.facts.settle_withdrawals(regulation.withdrawals);
        input.find_cuts();
        Ok(Self {
            input,
            questions: Questions::new(answers),
            log,
            playoff: PlayOffProgress::new(regulation.looks_at_play_offs()),
        })
    }

    /// Reuses what criteria found in earlier outcomes of the same event.
    pub fn remember_in(&mut self, memory: &'a mut CriterionMemory) {
        self.input.memory = Some(memory);
    }

    /// The answer to a question, where there is a valid one. The question is not opened.
    pub fn peek(&mut self, question: &Question) -> Option<Answer> {
        let answer = self.questions.answers.answer(question)?;
        self.questions.accept(question, answer, &mut self.log)
    }

    /// The answer to a question that the caller opens at once where this gives none.
    pub fn needed(&mut self, question: &Question) -> Option<Answer> {
        let answer = self.questions.answers.needed(question)?;
        self.questions.accept(question, answer, &mut self.log)
    }

    /// The answer to a question. The question is opened where there is none.
    pub fn ask(&mut self, question: Question) -> Option<Answer> {
        let answer = self.needed(&question);
        if answer.is_none() {
            self.open_question(question);
        }
        answer
    }

    /// Adds a question to the open ones, unless it is open already.
    pub fn open_question(&mut self, question: Question) {
        self.log.cite(question.clause);
        self.questions.open(question);
    }

    /// Draws lots for a complete order of these participants.
    pub fn lots(
        &mut self,
        id: String,
        clause: ClauseRef,
        purpose: Purpose,
        among: &[Id],
    ) -> Option<Vec<Id>> {
        let ask = Ask::Lots { purpose, among: among.to_vec(), drawn: among.len() };
        self.order_by_lot(Question { id, clause, ask })
    }

    /// Asks a question for lots: the order drawn, first those whom the question draws.
    pub fn order_by_lot(&mut self, question: Question) -> Option<Vec<Id>> {
        match self.ask(question)? {
            Answer::Order(parts) => Some(parts.into_iter().flatten().collect()),
            _ => None,
        }
    }

    /// Whether one of these places is to be settled.
    pub fn settles(&self, from: usize, to: usize) -> bool {
        match self.playoff.seats {
            Some(seats) => from <= seats,
            None => self.input.settles(from, to),
        }
    }

    /// Notes that the ruling rests on a reading of what the text does not say. The first time, a
    /// step says so.
    pub fn rest_on(&mut self, at: ClauseRef, reading: Option<usize>) {
        let Some(index) = reading.filter(|_| self.log.explain) else { return };
        if self.log.rests_on.insert(index)
            && let Some(reading) = self.input.regulation.readings.get(index)
            && reading.silent.is_some()
        {
            let reading = reading.id.clone();
            self.log.step_without_clause(at, &[], || Reason::ReadAs { reading });
        }
    }

    /// Keeps a game of the play-off, where a criterion looks at such games.
    pub fn keep_game(&mut self, clause: ClauseRef, white: Id, black: Id, result: GameResult) {
        if self.playoff.games.are_kept() {
            let game = self.input.facts.game_of_play_off(white, black, result);
            self.playoff.games.push(clause, game);
        }
    }
}
