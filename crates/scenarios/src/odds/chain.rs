//! The play-off as a Markov chain: built by asking the engine where each end of a stage leads, solved by eliminating states.
//!
//! Two kinds of states: a stage that is ready to be played, and a question that comes before one (lots, a choice of colour). States
//! that the engine cannot tell apart are one state, so that repeated round robins lead back to where they began.

use super::knock_out::Meeting;
use super::model::{Chances, Model, Tempo};
use super::stage::{End, Law, Played, armageddon, match_games, until_won};
use super::table::{self, Wanted, round_robin};
use super::{OddsError, knock_out, walk};
use rayon::prelude::*;
use std::collections::HashMap;
use std::sync::OnceLock;
use tiebreak_engine::pending::{Advance, Continuation, Onward, Pending, Schedule, Whereabouts, advance};
use tiebreak_model::{Answer, Answers, Ask, ClauseRef, Colour, Event, Id, Purpose, Question};
use tiebreak_regulation::{Action, Entry, Form, Numbers, Regulation, Settles, When};

/// A state, by its number.
pub(crate) type State = usize;

/// A place that somebody ends on: who, the first of the places shared, by how many.
pub(crate) type Slot = (Id, usize, usize);

/// Every place that anybody may end on, numbered.
#[derive(Debug, Default)]
pub(crate) struct Slots {
    numbers: HashMap<Slot, usize>,
    pub list: Vec<Slot>,
}

impl Slots {
    pub fn find(&self, slot: Slot) -> Option<usize> {
        self.numbers.get(&slot).copied()
    }

    fn number(&mut self, slot: Slot) -> usize {
        *self.numbers.entry(slot).or_insert_with(|| {
            self.list.push(slot);
            self.list.len() - 1
        })
    }
}

/// What follows after an end or an answer: who is placed, and the states that go on side by side.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bundle {
    /// Places, by their numbers.
    pub placed: Vec<usize>,
    pub states: Vec<State>,
}

/// A state of the chain.
#[derive(Debug)]
pub(crate) enum Node {
    /// Being worked out.
    Unknown,
    /// A stage: chance, lengths in steps of time, what follows.
    Stage { ends: Vec<StageEnd>, games: f64 },
    /// Lots: every branch with its chance.
    Lots(Vec<(f64, Bundle)>),
    /// A choice of colour: white or black.
    Choice { chooser: Id, first: usize, options: [Bundle; 2] },
}

/// One end of a stage in the chain.
#[derive(Debug)]
pub(crate) struct StageEnd {
    pub chance: f64,
    pub times: Vec<(u32, f64)>,
    pub onward: Bundle,
}

/// How large a group may be for its round robins to be worked out exactly.
pub(crate) const EXACT_UP_TO: usize = 5;
/// More orders of lots than this are drawn, not listed.
const MOST_LOTS: usize = 8;

/// The chain under construction.
pub(crate) struct Chain<'c> {
    pub event: &'c Event,
    pub regulation: &'c Regulation,
    pub entry: &'c Entry,
    pub model: &'c Model,
    pub seed: u64,
    pub nodes: Vec<Node>,
    /// The states that were drawn at random because exact work would take too long.
    pub sampled: Vec<State>,
    pub slots: Slots,
    pub meetings: HashMap<(ClauseRef, Id, Id), Meeting>,
    known: HashMap<Key, State>,
    /// What follows the ends of stages that separated somebody.
    onward: HashMap<Ended, Bundle>,
    chances: Vec<OnceLock<Chances>>,
    pub laws: Laws,
    /// Whether a route counts the round robins held.
    counts_round_robins: bool,
    /// Whether some round robin repeats another with colours reversed.
    reverses: bool,
}

/// The laws of round robins by their schedule and whether play stops early: the same whatever the rest of the chain is.
pub(crate) type Laws = HashMap<(Schedule, bool), Law>;

/// The end of a stage: its clause, the first place contended for, the round robins held, the order.
type Ended = (ClauseRef, usize, u32, Vec<Vec<Id>>);

/// What tells states apart.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Stage {
        clause: ClauseRef,
        schedule: Schedule,
        first: usize,
        members: Vec<Id>,
        round_robins: u32,
    },
    Question {
        clause: ClauseRef,
        ask: String,
        first: usize,
        round_robins: u32,
        before: Vec<(String, String)>,
        from: Option<Whereabouts>,
    },
}

/// Answers given on the way to a stage.
#[derive(Debug, Clone, Default)]
pub(crate) struct Told(pub Vec<(Question, Answer)>);

impl Answers for Told {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        self.0.iter().find(|(asked, _)| asked.id == question.id).map(|(_, answer)| answer.clone())
    }
}

impl Told {
    pub fn with(&self, question: &Question, answer: Answer) -> Self {
        let mut told = self.clone();
        told.0.push((question.clone(), answer));
        told
    }
}

impl<'c> Chain<'c> {
    pub fn new(event: &'c Event, regulation: &'c Regulation, entry: &'c Entry, model: &'c Model, seed: u64) -> Self {
        let counts = |when: When| matches!(when, When::AfterRoundRobins(_));
        let counts_round_robins =
            regulation.clauses.iter().any(|clause| clause.then.iter().any(|route| counts(route.when)));
        Self {
            event,
            regulation,
            entry,
            model,
            seed,
            nodes: Vec::new(),
            sampled: Vec::new(),
            slots: Slots::default(),
            meetings: HashMap::new(),
            known: HashMap::new(),
            onward: HashMap::new(),
            chances: vec![OnceLock::new(); 3 * event.participants.len() * event.participants.len()],
            laws: Laws::new(),
            counts_round_robins,
            reverses: regulation.clauses.iter().any(|clause| reverses(&clause.action)),
        }
    }

    /// What follows for a group on its way.
    pub fn follow(&mut self, group: &Continuation, told: Told) -> Result<Bundle, OddsError> {
        let step = self.advance(group, &told)?;
        if let Some(question) = step.open.first() {
            let state = self.question(group, told, question)?;
            return Ok(Bundle { placed: Vec::new(), states: vec![state] });
        }
        let mut bundle = Bundle::default();
        for (first, members) in step.placed {
            self.place(&mut bundle, first, &members);
        }
        for stage in &step.pending {
            bundle.states.push(self.stage(stage)?);
        }
        Ok(bundle)
    }

    pub fn advance(&self, group: &Continuation, told: &Told) -> Result<Advance, OddsError> {
        advance(self.event, self.regulation, group, &mut told.clone()).map_err(OddsError::Rule)
    }

    fn question(&mut self, group: &Continuation, told: Told, question: &Question) -> Result<State, OddsError> {
        let key = self.question_key(group, &told, question);
        if let Some(state) = self.known.get(&key) {
            return Ok(*state);
        }
        let state = self.reserve(key);
        self.nodes[state] = match &question.ask {
            Ask::Lots { purpose, among } if self.too_many(*purpose, among.len()) => {
                self.sampled.push(state);
                walk::from_group(self, group, &told)?
            }
            Ask::Lots { purpose, among } => self.lots(group, &told, question, *purpose, among)?,
            Ask::Colour { chooser, .. } => {
                let mut option = |colour| self.follow(group, told.with(question, Answer::Colour(colour)));
                let options = [option(Colour::White)?, option(Colour::Black)?];
                Node::Choice { chooser: *chooser, first: group.first_place(), options }
            }
            Ask::Decision { among, .. } => self.decided_by_lot(among, group.first_place()),
            Ask::Game { .. } | Ask::Board { .. } => return Err(OddsError::Bridge),
            Ask::Bid { .. } => return Err(OddsError::Bids),
            Ask::Data(missing) => return Err(OddsError::Data(missing.what.clone())),
        };
        Ok(state)
    }

    fn too_many(&self, purpose: Purpose, among: usize) -> bool {
        among > MOST_LOTS || (purpose == Purpose::PairingNumbers && among > EXACT_UP_TO)
    }

    /// Every order of the lots is as likely as any other.
    fn lots(
        &mut self,
        group: &Continuation,
        told: &Told,
        question: &Question,
        purpose: Purpose,
        among: &[Id],
    ) -> Result<Node, OddsError> {
        let orders = orders(among);
        if purpose == Purpose::PairingNumbers {
            self.prepare(group, told, question, &orders)?;
        }
        let chance = 1.0 / orders.len() as f64;
        let mut branches = Vec::with_capacity(orders.len());
        for order in orders {
            branches.push((chance, self.follow(group, told.with(question, Answer::order(order)))?));
        }
        Ok(Node::Lots(branches))
    }

    /// Works out the round robins of all orders on all cores.
    fn prepare(
        &mut self,
        group: &Continuation,
        told: &Told,
        question: &Question,
        orders: &[Vec<Id>],
    ) -> Result<(), OddsError> {
        let mut stages = Vec::new();
        for order in orders {
            let step = self.advance(group, &told.with(question, Answer::order(order.iter().copied())))?;
            stages.extend(step.pending.into_iter().filter(|stage| !self.laws.contains_key(&law_key(stage))));
        }
        if self.reverses {
            // Should all be level, the same follows with colours reversed.
            stages.extend(stages.iter().filter_map(reversed).collect::<Vec<Pending>>());
        }
        let laws: Vec<Result<Law, OddsError>> = stages.par_iter().map(|stage| self.law(stage)).collect();
        for (stage, law) in stages.iter().zip(laws) {
            self.laws.insert(law_key(stage), law?);
        }
        Ok(())
    }

    fn stage(&mut self, stage: &Pending) -> Result<State, OddsError> {
        let key = Key::Stage {
            clause: stage.clause,
            schedule: knock_out::without_seeds(&stage.schedule),
            first: stage.first_place(),
            members: stage.members().to_vec(),
            round_robins: if self.counts_round_robins { stage.round_robins() } else { 0 },
        };
        if let Some(state) = self.known.get(&key) {
            return Ok(*state);
        }
        let state = self.reserve(key);
        if let Schedule::KnockOut { field, pairing, last } = &knock_out::without_seeds(&stage.schedule) {
            self.nodes[state] = knock_out::node(self, stage, field, *pairing, *last)?;
            return Ok(state);
        }
        if matches!(stage.schedule, Schedule::RoundRobin(_)) && stage.members().len() > EXACT_UP_TO {
            self.sampled.push(state);
            self.nodes[state] = walk::from_stage(self, stage)?;
            return Ok(state);
        }
        let law = match self.laws.get(&law_key(stage)) {
            Some(law) => law.clone(),
            None => self.law(stage)?,
        };
        self.nodes[state] = self.stage_node(stage, law)?;
        Ok(state)
    }

    fn stage_node(&mut self, stage: &Pending, law: Law) -> Result<Node, OddsError> {
        let round = self.round_steps(stage);
        let mut ends = Vec::with_capacity(law.ends.len());
        for End { parts, chance, rounds } in law.ends {
            let times = rounds.into_iter().map(|(rounds, chance)| (rounds * round, chance)).collect();
            ends.push(StageEnd { chance, times, onward: self.onward(stage, parts)? });
        }
        Ok(Node::Stage { ends, games: law.games })
    }

    /// Where the order that a stage ended in leads.
    pub fn onward(&mut self, stage: &Pending, parts: Vec<Vec<Id>>) -> Result<Bundle, OddsError> {
        // Who had which number is forgotten as soon as not all go on together.
        let held = if self.counts_round_robins { stage.round_robins() } else { 0 };
        let ended = (parts.len() > 1).then(|| (stage.clause, stage.first_place(), held, parts.clone()));
        if let Some(known) = ended.as_ref().and_then(|ended| self.onward.get(ended)) {
            return Ok(known.clone());
        }
        let bundle = self.all_onward(stage.onward(self.entry, parts))?;
        if let Some(ended) = ended {
            self.onward.insert(ended, bundle.clone());
        }
        Ok(bundle)
    }

    /// What follows for several parts.
    pub fn all_onward(&mut self, parts: Vec<Onward>) -> Result<Bundle, OddsError> {
        let mut bundle = Bundle::default();
        for part in parts {
            match part {
                Onward::Placed { first, members } => self.place(&mut bundle, first, &members),
                Onward::Continues(group) => {
                    let more = self.follow(&group, Told::default())?;
                    bundle.placed.extend(more.placed);
                    bundle.states.extend(more.states);
                }
            }
        }
        if bundle.states.len() < 2 {
            return Ok(bundle);
        }
        // Several side by side are a state of their own, so that they are worked out together once.
        self.nodes.push(Node::Lots(vec![(1.0, bundle)]));
        Ok(Bundle { placed: Vec::new(), states: vec![self.nodes.len() - 1] })
    }

    /// Notes who is placed.
    pub fn place(&mut self, bundle: &mut Bundle, first: usize, members: &[Id]) {
        // Where only the winner is settled, nothing else is kept.
        if self.wanted() == Wanted::Order || (first == 1 && members.len() == 1) {
            bundle.placed.extend(members.iter().map(|id| self.slots.number((*id, first, members.len()))));
        }
    }

    /// The chances of a game.
    pub fn chances(&self, white: Id, black: Id, tempo: Tempo) -> Chances {
        let players = self.event.participants.len();
        let index = (tempo as usize * players + white.index()) * players + black.index();
        let work_out = || self.model.chances(self.event, white, black, tempo);
        self.chances.get(index).map_or_else(work_out, |known| *known.get_or_init(work_out))
    }

    /// A game or round and the pause after it.
    pub fn round_steps(&self, stage: &Pending) -> u32 {
        let game = stage.clock.map_or(1, |clock| self.model.length.steps(&clock));
        game + self.model.length.pause_steps()
    }

    pub fn law(&self, stage: &Pending) -> Result<Law, OddsError> {
        let tempo = stage.clock.as_ref().map_or(Tempo::Blitz, Tempo::of);
        let play = |pair: &[Id; 2]| -> Played { (*pair, self.chances(pair[0], pair[1], tempo)) };
        let all = |pairs: &[[Id; 2]]| pairs.iter().map(play).collect::<Vec<Played>>();
        match &stage.schedule {
            Schedule::Match(pairs) => Ok(match_games(&all(pairs), stage.stops)),
            Schedule::UntilWon(cycle) => until_won(&all(cycle)).ok_or(OddsError::NeverEnds),
            Schedule::Armageddon(pair, draw_wins) => Ok(armageddon(play(pair), *draw_wins)),
            Schedule::RoundRobin(rounds) if stage.members().len() <= table::MOST_PLAYERS => {
                let rounds: Vec<Vec<Played>> = rounds.iter().map(|round| all(round)).collect();
                Ok(round_robin(stage.members(), &rounds, stage.stops, self.wanted()))
            }
            Schedule::RoundRobin(_) => Err(OddsError::TooMany { tied: stage.members().len() }),
            Schedule::KnockOut { .. } | Schedule::Board => Err(OddsError::Bridge),
        }
    }

    pub fn wanted(&self) -> Wanted {
        if self.entry.settles.0 == Settles::Winner { Wanted::Top } else { Wanted::Order }
    }

    /// A person's decision cannot be foreseen: everybody is as likely to come out on any place.
    fn decided_by_lot(&mut self, among: &[Id], first: usize) -> Node {
        let size = among.len();
        let mut branches = Vec::new();
        for turn in 0..size {
            let mut bundle = Bundle::default();
            for (index, id) in among.iter().enumerate() {
                self.place(&mut bundle, first + (index + turn) % size, &[*id]);
            }
            branches.push((1.0 / size as f64, bundle));
        }
        Node::Lots(branches)
    }

    fn reserve(&mut self, key: Key) -> State {
        let state = self.nodes.len();
        self.nodes.push(Node::Unknown);
        self.known.insert(key, state);
        state
    }

    /// What is open now and by whom. Numbers of earlier round robins are forgotten where new ones are drawn; answers on the way count
    /// only where the question does not show what they led to.
    fn question_key(&self, group: &Continuation, told: &Told, question: &Question) -> Key {
        let shown = |asked: &Question| {
            matches!(asked.ask, Ask::Lots { purpose: Purpose::Participants | Purpose::CoinToss, .. })
        };
        let before = told.0.iter().filter(|(asked, _)| !shown(asked));
        let fresh = matches!(question.ask, Ask::Lots { purpose: Purpose::PairingNumbers, .. });
        Key::Question {
            clause: question.clause,
            ask: format!("{:?}", question.ask),
            first: group.first_place(),
            round_robins: if self.counts_round_robins { group.round_robins() } else { 0 },
            before: before.map(|(asked, answer)| (asked.id.clone(), format!("{answer:?}"))).collect(),
            from: (!fresh).then(|| self.whereabouts(group)),
        }
    }

    /// Where a group stands, as far as it can make a difference.
    pub fn whereabouts(&self, group: &Continuation) -> Whereabouts {
        let from = group.whereabouts();
        if self.counts_round_robins { from } else { from.uncounted() }
    }
}

fn reverses(action: &Action) -> bool {
    let Action::Play(play) = action else { return false };
    matches!(&play.form, Form::RoundRobin { numbers: Numbers::Reversed | Numbers::ByChange { .. }, .. })
}

/// The same round robin with colours reversed.
fn reversed(stage: &Pending) -> Option<Pending> {
    let Schedule::RoundRobin(rounds) = &stage.schedule else { return None };
    let turned = |round: &Vec<[Id; 2]>| round.iter().map(|[white, black]| [*black, *white]).collect();
    let schedule = Schedule::RoundRobin(rounds.iter().map(turned).collect());
    let mut again = stage.clone();
    again.schedule = schedule;
    Some(again)
}

fn law_key(stage: &Pending) -> (Schedule, bool) {
    (stage.schedule.clone(), stage.stops)
}

/// All orders of some participants.
fn orders(among: &[Id]) -> Vec<Vec<Id>> {
    if among.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in among.iter().enumerate() {
        let rest: Vec<Id> = among.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, id)| *id).collect();
        all.extend(orders(&rest).into_iter().map(|order| [&[*first], order.as_slice()].concat()));
    }
    all
}
