//! The play-off as a Markov chain, built by asking the engine where each end of a stage leads.
//!
//! There are two kinds of states: a stage that is ready to be played, and a question that comes
//! before one (lots, a choice of colour). States that the engine cannot distinguish are one state,
//! so that repeated round robins lead back to their beginning.

mod draw;
mod follow;
mod key;
mod laws;
mod lots;
mod series;
mod sums;

pub(crate) use draw::Laws;
pub(crate) use series::{SeatedRoundRobin, Series, SeriesNext};

use super::OddsError;
use super::knock_out::PairingOdds;
use super::model::{Chances, Model};
use super::standing::OrderAsked;
use crate::Watch;
use crate::given::{EntryRules, SampleBounds};
use crate::path::needs_results;
use key::StateKey;
use std::collections::HashMap;
use std::sync::OnceLock;
use tiebreak_engine::pending::{Advance, Continuation, Whereabouts, advance};
use tiebreak_model::{Answer, Answers, ClauseRef, Event, Id, Question};
use tiebreak_regulation::{
    Action, EntryPoint, NumberSource, Regulation, RouteCondition, SettledScope, StageRules,
};

/// A state, by its number.
pub(crate) type StateNumber = usize;

/// What follows an end or an answer: the participants who get a place, and the states that
/// continue at the same time.
#[derive(Debug, Clone, Default)]
pub(crate) struct NextStates {
    /// The final places that are decided, as numbered by [`Chain::slot`].
    pub placed: Vec<usize>,
    pub states: Vec<NextState>,
}

/// A state that follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NextState {
    pub state: StateNumber,
    /// The number of places by which the group is further down than the state says. Groups that
    /// differ only in this share a state.
    pub down: usize,
}

impl NextStates {
    pub fn new(state: StateNumber) -> Self {
        Self { placed: Vec::new(), states: vec![NextState { state, down: 0 }] }
    }
}

/// A state of the chain.
#[derive(Debug)]
pub(crate) enum ChainNode {
    /// Not calculated yet.
    Unknown,
    /// A stage: chances, lengths in steps of time, and what follows. The chances are those of all
    /// ends, the lengths those of the first turn.
    Stage {
        ends: Vec<StageEnd>,
        games: f64,
        /// A possible restart inside the stage, as with games until one is won: its length and its
        /// chance.
        again: Option<(u32, f64)>,
    },
    /// Drawing of lots: every branch with its chance.
    Lots(Vec<(f64, NextStates)>),
    /// A choice of colour: White or Black. `slot` is the place that the chooser wants.
    Choice { slot: usize, options: [NextStates; 2] },
}

/// One end of a stage in the chain.
#[derive(Debug)]
pub(crate) struct StageEnd {
    pub chance: f64,
    pub times: Vec<(u32, f64)>,
    pub onward: NextStates,
}

/// A pairing of a knock-out: the clause, the two players, and whether the first is the higher
/// seed, if a clause asks for it.
pub(crate) type KnockOutPairing = (ClauseRef, Id, Id, Option<bool>);

/// The largest play-off whose round robins are all calculated exactly.
const EXACT_UP_TO: usize = 6;
/// In a larger play-off, round robins are drawn at random until the group has this size or less.
const SMALL: usize = 5;
/// From this size of a play-off on, there are too many possible groups of five to calculate them
/// in a few seconds.
const MANY: usize = 10;

/// The chain under construction.
pub(crate) struct Chain<'c> {
    pub event: &'c Event,
    pub regulation: &'c Regulation,
    pub entry: &'c EntryPoint,
    pub model: &'c Model,
    pub seed: u64,
    pub watch: &'c Watch,
    /// Round robins with more players than this are drawn at random, ...
    exact_up_to: usize,
    /// ... until at most this many players are left together.
    pub small: usize,
    pub nodes: Vec<ChainNode>,
    /// The states that were drawn at random because exact work would take too long, and how often
    /// they were drawn.
    pub sampled: Vec<(StateNumber, u64)>,
    pub meetings: HashMap<KnockOutPairing, PairingOdds>,
    /// Whether some lengths were too long to be followed.
    pub cut: bool,
    pub laws: Laws,
    known: HashMap<StateKey, StateNumber>,
    /// What follows for a group, for all groups that were asked about.
    groups: HashMap<Whereabouts, NextStates>,
    /// What follows for parts that a round robin separated, by its clause, their first place, the
    /// number of round robins played, and the members.
    parts: HashMap<(ClauseRef, usize, u32, u128), NextStates>,
    chances: Vec<OnceLock<Chances>>,
    /// Whether a route counts the round robins that were played.
    counts_round_robins: bool,
    /// Whether some round robin repeats another with colours reversed.
    reverses: bool,
    /// Whether only distances between places count, not the places themselves.
    blind_to_places: bool,
}

/// The answers given on the way to a stage.
#[derive(Debug, Clone, Default)]
pub(crate) struct AnswerPath(pub Vec<(Question, Answer)>);

impl Answers for AnswerPath {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        self.0.iter().find(|(asked, _)| asked.id == question.id).map(|(_, answer)| answer.clone())
    }
}

impl AnswerPath {
    pub fn with(&self, question: &Question, answer: Answer) -> Self {
        let mut told = self.clone();
        told.0.push((question.clone(), answer));
        told
    }
}

impl<'c> Chain<'c> {
    pub fn new(
        event: &'c Event,
        EntryRules { regulation, entry }: EntryRules<'c>,
        model: &'c Model,
        SampleBounds { seed, watch }: SampleBounds<'c>,
    ) -> Self {
        let people = event.participants().len();
        let counts = |when: RouteCondition| matches!(when, RouteCondition::AfterRoundRobins(_));
        let clauses = &regulation.clauses;
        let by_place = clauses.iter().any(|clause| matches!(clause.action, Action::ByPlace(_)));
        Self {
            event,
            regulation,
            entry,
            model,
            seed,
            watch,
            exact_up_to: EXACT_UP_TO,
            small: SMALL,
            nodes: Vec::new(),
            sampled: Vec::new(),
            meetings: HashMap::new(),
            cut: false,
            laws: Laws::default(),
            known: HashMap::new(),
            groups: HashMap::new(),
            parts: HashMap::new(),
            chances: vec![OnceLock::new(); 3 * people * people],
            counts_round_robins: clauses
                .iter()
                .any(|clause| clause.then.iter().any(|route| counts(route.when))),
            reverses: clauses.iter().any(|clause| reverses(&clause.action)),
            blind_to_places: entry.settles.0 == SettledScope::Places
                && !by_place
                && !entry.at_cuts
                && !needs_results(regulation, entry, people),
        }
    }

    /// Sets the sizes for the largest group that plays off.
    pub fn expect(&mut self, largest: usize) {
        if largest > EXACT_UP_TO {
            self.small = if largest < MANY { SMALL } else { SMALL - 1 };
            self.exact_up_to = self.small;
        }
    }

    pub fn advance(&self, group: &Continuation, told: &AnswerPath) -> Result<Advance, OddsError> {
        advance(self.event, self.regulation, group, &mut told.clone()).map_err(OddsError::Rule)
    }

    /// The number of a participant's place in the results: place by place, then by participant.
    pub fn slot(&self, id: Id, place: usize) -> usize {
        (place - 1) * self.event.participants().len() + id.index()
    }

    /// Records a participant who is alone on a place. If the regulation settles only the winner,
    /// other places are not recorded.
    pub fn place(&self, bundle: &mut NextStates, first: usize, members: &[Id]) {
        if let [alone] = members
            && (first == 1 || self.wanted() == OrderAsked::Order)
        {
            bundle.placed.push(self.slot(*alone, first));
        }
    }

    pub fn wanted(&self) -> OrderAsked {
        if self.entry.settles.0 == SettledScope::Winner {
            OrderAsked::Top
        } else {
            OrderAsked::Order
        }
    }

    fn reserve(&mut self, key: StateKey) -> StateNumber {
        let state = self.nodes.len();
        self.nodes.push(ChainNode::Unknown);
        self.known.insert(key, state);
        state
    }
}

fn reverses(action: &Action) -> bool {
    let Action::Play(play) = action else { return false };
    matches!(
        &play.form,
        StageRules::RoundRobin {
            numbers: NumberSource::Reversed | NumberSource::ByChange { .. },
            ..
        }
    )
}

/// All orders of some participants.
pub(crate) fn orders<T: Copy>(among: &[T]) -> Vec<Vec<T>> {
    let mut all = vec![Vec::with_capacity(among.len())];
    for (index, next) in among.iter().enumerate() {
        let shorter = std::mem::take(&mut all);
        for order in shorter {
            all.extend((0..=index).map(|at| [&order[..at], &[*next], &order[at..]].concat()));
        }
    }
    all
}
