//! A play-off stage by stage: for sources that know the chances of a stage as a whole.
//!
//! [`rule`](crate::rule) follows every game. Whoever works out chances would have to call it for each of thousands of ways in which a
//! round robin may go, although only its final scores decide where the clauses lead. Here the engine stops as soon as a stage is ready,
//! with its pairings, colours and clocks settled, and goes on from there once it is told the order that the stage ended in. Criteria,
//! seeding, lots, colours and the way from clause to clause are the same code as in `rule`.

use crate::group::{Group, History, Part};
use crate::hearing::{Hearing, crosses};
use crate::procedure::places_path;
use crate::rule::RuleError;
use crate::standing;
use tiebreak_model::{Answers, ClauseRef, Clock, Colour, Event, Id, Question, Silent};
use tiebreak_regulation::{Entry, Regulation, Settles};

/// Stages of more games are not laid out: nobody waits for their odds.
pub const MOST_GAMES: u64 = 2_000;

/// White and black of a game.
pub type Colours = [Id; 2];

/// What is to be played in a stage.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Schedule {
    /// These games, one after another; the higher score wins.
    Match(Vec<Colours>),
    /// The same; this one wins a level match.
    MatchWithOdds(Vec<Colours>, Id),
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
    /// Below which places a tie across is settled.
    cuts: Vec<usize>,
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

    /// From the end of the stage, in this order: who is placed, and who goes on.
    pub fn onward(&self, entry: &Entry, parts: Vec<Vec<Id>>) -> Vec<Onward> {
        let separated = parts.len() > 1;
        let mut first = self.group.first;
        let mut onward = Vec::new();
        for members in parts {
            let size = members.len();
            onward.push(self.part_onward(entry, members, first, separated));
            first += size;
        }
        onward
    }

    /// What becomes of one part at the end of the stage; `first` is the first of the places it contends for.
    pub fn part_onward(&self, entry: &Entry, members: Vec<Id>, first: usize, separated: bool) -> Onward {
        let size = members.len();
        let last = first + size - 1;
        if size == 1 || !(entry.settles_place(first, last) || crosses(&self.cuts, first, last)) {
            return Onward::Placed { first, members };
        }
        let group = self.group.part(members, first, separated);
        Onward::Continues(Continuation { at: self.clause, from: From::Stage { separated }, group })
    }

    /// The seeds of those who play, number 1 first, where a clause looks at them.
    pub fn seeds(&self) -> Option<Vec<Id>> {
        let seeds = self.group.history.seeds.as_ref()?;
        Some(seeds.iter().copied().filter(|id| self.group.members.contains(id)).collect())
    }

    /// Whether the first of two is the higher seed, where a clause looks at that.
    pub fn is_higher_seed(&self, a: Id, b: Id) -> Option<bool> {
        let seeds = self.group.history.seeds.as_ref()?;
        seeds.iter().find(|id| **id == a || **id == b).map(|first| *first == a)
    }

    /// A pairing of a knock-out, at its beginning.
    pub fn meeting(&self, clause: ClauseRef, a: Id, b: Id) -> Continuation {
        let mut group = Group::at(vec![a.min(b), a.max(b)], self.group.first, String::new());
        group.history.seeds.clone_from(&self.group.history.seeds);
        Continuation { at: clause, from: From::Clause, group }
    }
}

/// A group on its way to the next stage.
#[derive(Debug, Clone)]
pub struct Continuation {
    at: ClauseRef,
    from: From,
    group: Group,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum From {
    /// The clause has still to act.
    Clause,
    /// The clause's stage has ended; whether it separated anybody.
    Stage { separated: bool },
}

/// All that the engine can tell apart about a group on its way: two groups of the same whereabouts have the same future.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Whereabouts {
    at: ClauseRef,
    from: From,
    members: Vec<Id>,
    first: usize,
    round_robins: u32,
    last: Option<(Vec<Id>, bool)>,
    first_white: Option<Id>,
    seeds: Option<Vec<Id>>,
}

impl Whereabouts {
    /// The same where no clause counts the round robins held.
    pub fn uncounted(mut self) -> Self {
        self.round_robins = 0;
        self
    }
}

impl Continuation {
    /// A tie for first place, at the beginning of the procedure.
    pub fn of_tie(entry: &Entry, members: Vec<Id>) -> Self {
        Self { at: entry.go, from: From::Clause, group: Group::at(members, 1, String::new()) }
    }

    /// Who is level, by name.
    pub fn members(&self) -> &[Id] {
        &self.group.members
    }

    /// The first of the places they contend for.
    pub fn first_place(&self) -> usize {
        self.group.first
    }

    /// The same group, contending for places from this one on.
    pub fn moved(&self, first: usize) -> Self {
        Self { group: Group { first, ..self.group.clone() }, ..*self }
    }

    /// How many round robins were held on the way.
    pub fn round_robins(&self) -> u32 {
        self.group.history.round_robins
    }

    /// Where it stands.
    ///
    /// The numbers of the last round robin count only while the same players are together, because nothing but a repetition among
    /// them asks for those.
    pub fn whereabouts(&self) -> Whereabouts {
        let Group { members, first, history, .. } = &self.group;
        let same = |numbers: &[Id]| numbers.len() == members.len();
        Whereabouts {
            at: self.at,
            from: self.from,
            members: members.clone(),
            first: *first,
            round_robins: history.round_robins,
            last: history.last.clone().filter(|(numbers, _)| same(numbers)),
            first_white: history.first_white.filter(|first| members.contains(first)),
            seeds: history
                .seeds
                .as_ref()
                .map(|seeds| seeds.iter().copied().filter(|id| members.contains(id)).collect()),
        }
    }
}

/// What becomes of a part of a group.
#[derive(Debug, Clone)]
pub enum Onward {
    /// Placed for good.
    Placed {
        /// The first of the places they share.
        first: usize,
        /// Who, by name.
        members: Vec<Id>,
    },
    /// More is to come.
    Continues(Continuation),
}

/// How far the engine came.
#[derive(Debug, Clone, Default)]
pub struct Advance {
    /// Who is placed now: the first place and who shares it.
    pub placed: Vec<(usize, Vec<Id>)>,
    /// What is to be played now, side by side.
    pub pending: Vec<Pending>,
    /// What has to be answered first. Where this is not empty the rest says nothing: ask again with the answers.
    pub open: Vec<Question>,
}

/// From the end of the event: who is placed, and which ties the regulation settles. All games must be finished.
///
/// ```
/// use tiebreak_engine::pending::{Onward, advance, begin};
/// use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, GameResult, Silent};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// let game = DraftGame { round: Some(1), white: "Ann".into(), black: "Ben".into(), result: GameResult::Draw,
///     phase: None, moves: None, started: None, finished: None };
/// let event = Event::new(DraftEvent {
///     participants: vec![player("Ann"), player("Ben")], games: vec![game], cycles: 1, ..Default::default()
/// }).unwrap();
/// let regulation = tiebreak_regulation::builtin::find("tata-steel-masters-2023").unwrap().unwrap();
/// let Onward::Continues(tie) = &begin(&event, &regulation).unwrap()[0] else { panic!() };
/// assert_eq!(advance(&event, &regulation, tie, &mut Silent).unwrap().open[0].id, "match/first-white");
/// ```
pub fn begin(event: &Event, regulation: &Regulation) -> Result<Vec<Onward>, RuleError> {
    let mut silent = Silent;
    let hearing = Hearing::stage_by_stage(event, regulation, &mut silent)?;
    let levels = standing::by_points(&hearing.facts);
    Ok(levels
        .into_iter()
        .map(|level| {
            if !hearing.is_relevant(&level) {
                return Onward::Placed { first: level.first, members: level.members };
            }
            let path = match hearing.entry.settles.0 {
                Settles::Winner => String::new(),
                Settles::Places => places_path(level.first, level.first + level.members.len() - 1),
            };
            let group = Group::at(level.members, level.first, path);
            Onward::Continues(Continuation { at: hearing.entry.go, from: From::Clause, group })
        })
        .collect())
}

/// Goes on to the next stages, or to a question that has to be answered before.
pub fn advance(
    event: &Event,
    regulation: &Regulation,
    continuation: &Continuation,
    answers: &mut dyn Answers,
) -> Result<Advance, RuleError> {
    let mut hearing = Hearing::stage_by_stage(event, regulation, answers)?;
    let group = continuation.group.clone();
    let mut first = group.first;
    let parts = match continuation.from {
        From::Clause => hearing.apply(continuation.at, group),
        From::Stage { separated } => hearing.go_on(continuation.at, group, separated),
    };
    if let Some(clause) = hearing.unseen {
        return Err(RuleError::GamesUnseen { clause: regulation.clause(clause).id.clone() });
    }
    if let Some((clause, games)) = hearing.too_long {
        return Err(RuleError::StageTooLong { clause: regulation.clause(clause).id.clone(), games });
    }
    let mut placed = Vec::new();
    for Part { mut members, open } in parts {
        let size = members.len();
        if !open {
            members.sort_unstable();
            placed.push((first, members));
        }
        first += size;
    }
    Ok(Advance { placed, pending: hearing.pending, open: hearing.open })
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
        let options = crate::Options { explain: false, places: None, workings: false };
        let mut hearing = Self::new(event, regulation, answers, options)?;
        hearing.stage_by_stage = true;
        Ok(hearing)
    }

    /// Where play is worked out stage by stage: keeps the stage instead of asking for its games.
    pub(crate) fn keeps(
        &mut self,
        clause: ClauseRef,
        (clock, stops): (Option<Clock>, bool),
        games: u64,
        group: &Group,
        schedule: impl FnOnce() -> Schedule,
    ) -> bool {
        if self.stage_by_stage && games > MOST_GAMES {
            self.too_long = self.too_long.or(Some((clause, games)));
        } else if self.stage_by_stage {
            let cuts = self.cuts.clone();
            self.pending.push(Pending { clause, schedule: schedule(), clock, stops, cuts, group: group.clone() });
        }
        self.stage_by_stage
    }
}
