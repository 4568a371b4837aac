//! Finds the states that follow for a group on its way through the regulation.

use super::{AnswerPath, Chain, ChainNode, NextState, NextStates, StateNumber, orders};
use crate::odds::{OddsError, knock_out, walk};
use tiebreak_engine::pending::{Continuation, Onward, Pending, Schedule};
use tiebreak_model::{Answer, Ask, Colour, Id, Purpose, Question};

/// With more participants than this, orders of lots are drawn at random instead of listed.
const MOST_LOTS: usize = 8;

impl Chain<'_> {
    /// The states that follow for several parts.
    pub(crate) fn all_onward(&mut self, parts: Vec<Onward>) -> Result<NextStates, OddsError> {
        let mut bundle = NextStates::default();
        for part in parts {
            match part {
                Onward::Placed { first, members } => self.place(&mut bundle, first, &members),
                Onward::Continues(group) => {
                    let (group, down) = self.moved_up(group);
                    let more = self.group(&group)?;
                    self.append(&mut bundle, &more, down);
                }
            }
        }
        Ok(bundle)
    }

    /// Adds what follows at the same time, this many places further down.
    pub(crate) fn append(&self, bundle: &mut NextStates, more: &NextStates, down: usize) {
        let people = self.event.participants().len();
        bundle.placed.extend(more.placed.iter().map(|slot| slot + down * people));
        let further = |follows: &NextState| NextState { down: follows.down + down, ..*follows };
        bundle.states.extend(more.states.iter().map(further));
    }

    fn group(&mut self, group: &Continuation) -> Result<NextStates, OddsError> {
        let key = self.whereabouts(group);
        if let Some(known) = self.groups.get(&key) {
            return Ok(known.clone());
        }
        let bundle = self.follow(group, AnswerPath::default())?;
        self.groups.insert(key, bundle.clone());
        Ok(bundle)
    }

    /// The states that follow for a group after these answers.
    pub(crate) fn follow(
        &mut self,
        group: &Continuation,
        told: AnswerPath,
    ) -> Result<NextStates, OddsError> {
        let step = self.advance(group, &told)?;
        if let Some(question) = step.open.first() {
            return Ok(NextStates::new(self.question(group, told, question)?));
        }
        let mut bundle = NextStates::default();
        for (first, members) in step.placed {
            self.place(&mut bundle, first, &members);
        }
        for stage in &step.pending {
            let state = self.stage(stage)?;
            bundle.states.push(NextState { state, down: 0 });
        }
        Ok(bundle)
    }

    fn question(
        &mut self,
        group: &Continuation,
        told: AnswerPath,
        question: &Question,
    ) -> Result<StateNumber, OddsError> {
        let key = self.question_key(group, &told, question);
        if let Some(state) = self.known.get(&key) {
            return Ok(*state);
        }
        let state = self.reserve(key);
        self.nodes[state] = match &question.ask {
            Ask::Lots { purpose: Purpose::PairingNumbers, .. } => {
                self.pairing_numbers(state, group, &told, question)?
            }
            Ask::Lots { purpose: Purpose::Place, among, .. }
                if self.places_all(group, &told, question, among)? =>
            {
                self.by_lot(among, group.first_place())
            }
            Ask::Lots { among, .. } if among.len() > MOST_LOTS => {
                walk::from_group(self, state, group, &told)?
            }
            Ask::Lots { among, .. } => self.every_order(group, &told, question, among)?,
            Ask::Colour { chooser, .. } => {
                let mut option =
                    |colour| self.follow(group, told.with(question, Answer::Colour(colour)));
                let options = [option(Colour::White)?, option(Colour::Black)?];
                ChainNode::Choice { slot: self.slot(*chooser, group.first_place()), options }
            }
            Ask::Decision { among, .. } => self.by_lot(among, group.first_place()),
            Ask::Game { .. } | Ask::Board { .. } => return Err(OddsError::Bridge),
            Ask::Bid { .. } => return Err(OddsError::Bids),
            // A value that a person enters cannot be foreseen either.
            Ask::Data(missing) if missing.entered.is_some() && missing.among == group.members() => {
                self.by_lot(&missing.among, group.first_place())
            }
            Ask::Data(missing) => {
                return Err(OddsError::Data { missing: missing.sentence(self.event) });
            }
        };
        Ok(state)
    }

    /// Handles all orders together where possible, one by one where no new lots are ever drawn,
    /// and a random sample where they are too many.
    fn pairing_numbers(
        &mut self,
        state: StateNumber,
        group: &Continuation,
        told: &AnswerPath,
        question: &Question,
    ) -> Result<ChainNode, OddsError> {
        let Ask::Lots { among, .. } = &question.ask else {
            return walk::from_group(self, state, group, told);
        };
        if among.len() <= self.exact_up_to {
            let series = self.series(group, told, question, among)?;
            match series.map_or(Ok(None), |series| self.drawn(&series)) {
                Ok(Some(node)) => return Ok(node),
                Ok(None) if among.len() <= self.small => {
                    return self.every_order(group, told, question, among);
                }
                // If the work was stopped, there is still an estimate.
                Ok(None) | Err(OddsError::Stopped) => {}
                Err(error) => return Err(error),
            }
        }
        walk::from_group(self, state, group, told)
    }

    /// A state in which every order of the lots is equally likely.
    fn every_order(
        &mut self,
        group: &Continuation,
        told: &AnswerPath,
        question: &Question,
        among: &[Id],
    ) -> Result<ChainNode, OddsError> {
        let orders = orders(among);
        let chance = 1.0 / orders.len() as f64;
        let mut branches = Vec::with_capacity(orders.len());
        for order in orders {
            branches.push((chance, self.follow(group, told.with(question, Answer::order(order)))?));
        }
        Ok(ChainNode::Lots(branches))
    }

    pub(crate) fn stage(&mut self, stage: &Pending) -> Result<StateNumber, OddsError> {
        let key = self.stage_key(stage);
        if let Some(state) = self.known.get(&key) {
            return Ok(*state);
        }
        let state = self.reserve(key);
        self.nodes[state] = match &knock_out::known_by(stage) {
            Schedule::KnockOut { field, pairing, last } => {
                knock_out::node(self, stage, field, *pairing, *last)?
            }
            Schedule::RoundRobin(_) if stage.members().len() > self.small => {
                walk::from_stage(self, state, stage)?
            }
            _ => self.stage_node(stage)?,
        };
        Ok(state)
    }

    /// Whether lots give each participant a place of their own, with nothing to follow.
    fn places_all(
        &self,
        group: &Continuation,
        told: &AnswerPath,
        question: &Question,
        among: &[Id],
    ) -> Result<bool, OddsError> {
        let step =
            self.advance(group, &told.with(question, Answer::order(among.iter().copied())))?;
        let one_by_one = (group.first_place()..).zip(among.iter().map(|id| vec![*id]));
        Ok(step.open.is_empty()
            && step.pending.is_empty()
            && step.placed.into_iter().eq(one_by_one))
    }

    /// A state in which each participant is equally likely to take any place: after lots, or after
    /// a person's decision, which cannot be foreseen.
    fn by_lot(&self, among: &[Id], first: usize) -> ChainNode {
        let size = among.len();
        let mut branches = Vec::new();
        for turn in 0..size {
            let mut bundle = NextStates::default();
            for (index, id) in among.iter().enumerate() {
                self.place(&mut bundle, first + (index + turn) % size, &[*id]);
            }
            branches.push((1.0 / size as f64, bundle));
        }
        ChainNode::Lots(branches)
    }
}
