//! A play-off stage by stage: for sources that know the chances of a stage as a whole.
//!
//! [`rule`](crate::rule) follows every game. Whoever works out chances would have to call it for each of thousands of ways in which a
//! round robin may go, although only its final scores decide where the clauses lead. Here the engine stops as soon as a stage is ready,
//! with its pairings, colours and clocks settled, and goes on from there once it is told the order that the stage ended in. Criteria,
//! seeding, lots, colours and the way from clause to clause are the same code as in `rule`.

use crate::group::{Group, History, Part};
use crate::hearing::Hearing;
use crate::rule::RuleError;
use crate::standing;
use tiebreak_model::{Answers, ClauseRef, Clock, Colour, Event, Id, Question};
use tiebreak_regulation::Regulation;

/// White and black of a game.
pub type Colours = [Id; 2];

/// What is to be played in a stage.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Schedule {
    /// These games, one after another; the higher score wins.
    Match(Vec<Colours>),
    /// These games over and over, until one is won.
    UntilWon(Vec<Colours>),
    /// These rounds; everybody's score counts.
    RoundRobin(Vec<Vec<Colours>>),
    /// One game in which a draw wins for this side.
    Armageddon(Colours, Colour),
    /// Pairings of neighbours, winners go on; an empty seat is a bye.
    KnockOut {
        /// The field, in the order in which neighbours meet.
        field: Vec<Option<Id>>,
        /// The clause that each pairing is played by.
        pairing: ClauseRef,
        /// The clause for the final.
        last: ClauseRef,
    },
    /// Boards of bridge until two are separated.
    Board,
}

/// A stage that is ready to be played.
#[derive(Debug, Clone)]
pub struct Pending {
    /// The clause that orders it.
    pub clause: ClauseRef,
    /// What is played.
    pub schedule: Schedule,
    /// The clocks.
    pub clock: Option<Clock>,
    /// Whether play stops when nobody can reach the leader any more.
    pub stops: bool,
    group: Group,
}

impl Pending {
    /// Who plays, by name.
    pub fn members(&self) -> &[Id] {
        &self.group.members
    }

    /// The first of the places they contend for.
    pub fn first_place(&self) -> usize {
        self.group.first
    }

    /// How many round robins were begun on the way, this one included.
    pub fn round_robins(&self) -> u32 {
        self.group.history.round_robins
    }
}

/// Who is placed for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// The first of the places they share.
    pub first: usize,
    /// Who, by name.
    pub members: Vec<Id>,
}

/// How far the engine came.
#[derive(Debug, Clone, Default)]
pub struct Advance {
    /// Who is placed now.
    pub placed: Vec<Placed>,
    /// What is to be played now, side by side.
    pub pending: Vec<Pending>,
    /// What has to be answered first. Where this is not empty the rest says nothing: ask again with the answers.
    pub open: Vec<Question>,
}

/// From the end of the event to the first stages.
///
/// ```
/// use tiebreak_engine::pending::begin;
/// use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, GameResult, Silent};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// let game = DraftGame { round: Some(1), white: "Ann".into(), black: "Ben".into(), result: GameResult::Draw,
///     phase: None, moves: None, started: None, finished: None };
/// let event = Event::new(DraftEvent {
///     participants: vec![player("Ann"), player("Ben")], games: vec![game], cycles: 1, ..Default::default()
/// }).unwrap();
/// let regulation = tiebreak_regulation::builtin::find("tata-steel-masters-2023").unwrap().unwrap();
/// let advance = begin(&event, &regulation, &mut Silent).unwrap();
/// assert_eq!(advance.open[0].id, "match/first-white");
/// ```
pub fn begin(event: &Event, regulation: &Regulation, answers: &mut dyn Answers) -> Result<Advance, RuleError> {
    let mut hearing = Hearing::stage_by_stage(event, regulation, answers)?;
    let mut placed = Vec::new();
    if hearing.unfinished_games(hearing.entry.clause) {
        for level in standing::by_points(&hearing.facts) {
            let first = level.first;
            let parts = if hearing.is_relevant(&level) {
                let path = hearing.path_of(first, first + level.members.len() - 1);
                let group = Group::at(level.members, first, path);
                hearing.apply(hearing.entry.go, group)
            } else {
                vec![Part::settled(level.members)]
            };
            settle(&mut placed, first, parts);
        }
    }
    Ok(hearing.advance(placed))
}

/// From the end of a stage, in this order, to the next stages.
pub fn resume(
    event: &Event,
    regulation: &Regulation,
    stage: &Pending,
    parts: Vec<Vec<Id>>,
    answers: &mut dyn Answers,
) -> Result<Advance, RuleError> {
    let mut hearing = Hearing::stage_by_stage(event, regulation, answers)?;
    hearing.unfinished_games(hearing.entry.clause);
    let parts = hearing.follow(stage.clause, parts, stage.group.clone());
    let mut placed = Vec::new();
    settle(&mut placed, stage.group.first, parts);
    Ok(hearing.advance(placed))
}

/// A pairing of a knock-out, from its beginning.
pub fn meet(
    event: &Event,
    regulation: &Regulation,
    stage: &Pending,
    clause: ClauseRef,
    pair: Colours,
    answers: &mut dyn Answers,
) -> Result<Advance, RuleError> {
    let mut hearing = Hearing::stage_by_stage(event, regulation, answers)?;
    hearing.unfinished_games(hearing.entry.clause);
    let [a, b] = pair;
    let group = Group::at(vec![a.min(b), a.max(b)], stage.group.first, String::new());
    let parts = hearing.apply(clause, group);
    let mut placed = Vec::new();
    settle(&mut placed, stage.group.first, parts);
    Ok(hearing.advance(placed))
}

fn settle(placed: &mut Vec<Placed>, mut first: usize, parts: Vec<Part>) {
    for part in parts {
        let size = part.members.len();
        if !part.open {
            let mut members = part.members;
            members.sort_unstable();
            placed.push(Placed { first, members });
        }
        first += size;
    }
}

impl Group {
    fn at(members: Vec<Id>, first: usize, path: String) -> Self {
        Self { members, first, path, unnamed: false, history: History::default() }
    }
}

impl<'a> Hearing<'a> {
    fn stage_by_stage(
        event: &'a Event,
        regulation: &'a Regulation,
        answers: &'a mut dyn Answers,
    ) -> Result<Self, RuleError> {
        let options = crate::Options { explain: false, places: None };
        let mut hearing = Self::new(event, regulation, answers, options)?;
        hearing.stage_by_stage = true;
        Ok(hearing)
    }

    fn path_of(&self, first: usize, to: usize) -> String {
        match self.entry.settles.0 {
            tiebreak_regulation::Settles::Winner => String::new(),
            tiebreak_regulation::Settles::Places => crate::procedure::places_path(first, to),
        }
    }

    fn advance(&mut self, placed: Vec<Placed>) -> Advance {
        Advance { placed, pending: std::mem::take(&mut self.pending), open: std::mem::take(&mut self.open) }
    }

    /// Where play is worked out stage by stage: keeps the stage instead of asking for its games.
    pub(crate) fn keeps(
        &mut self,
        clause: ClauseRef,
        clock: Option<Clock>,
        stops: bool,
        group: &Group,
        schedule: impl FnOnce() -> Schedule,
    ) -> bool {
        if self.stage_by_stage {
            self.pending.push(Pending { clause, schedule: schedule(), clock, stops, group: group.clone() });
        }
        self.stage_by_stage
    }
}
