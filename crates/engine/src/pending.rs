//! A play-off stage by stage, for callers that know the odds of a stage as a whole.
//!
//! [`rule`](crate::rule) follows every game. To work out odds with it, a caller would have to rule
//! on each of the thousands of ways in which a round robin can go, although only the final scores
//! decide which clause comes next. Here the engine stops as soon as a stage is ready, with its
//! pairings, colours and clocks settled. The caller gives the order in which the stage ended, and
//! the engine goes on from there. It follows the clauses with the same code as `rule`.

use crate::group::{GroupPart, PairingNumbers, TiedGroup};
use crate::procedure::places_path;
use crate::rule::RuleError;
use crate::run::{LongStage, Run, StageByStage, crosses};
use crate::standing;
use tiebreak_model::{Answers, ClauseRef, Clock, Colour, Event, Id, NoAnswers, Question};
use tiebreak_regulation::{EntryPoint, Regulation, SettledScope};

/// The most games of a stage that is laid out. The odds of longer stages would take too long.
pub const MOST_GAMES: u64 = 2_000;

/// White and black of a game.
pub type Colours = [Id; 2];

/// The games of a stage, in the order in which they are played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Schedule {
    /// These games, one after another; the higher score wins.
    Match(Vec<Colours>),
    /// These games, one after another; this player wins a level match.
    MatchWithOdds(Vec<Colours>, Id),
    /// These games over and over, until one is won.
    UntilWon(Vec<Colours>),
    /// These rounds; the order is that of the final scores.
    RoundRobin(Vec<Vec<Colours>>),
    /// One game in which a draw wins for this side.
    Armageddon(Colours, Colour),
    /// Pairings of neighbours whose winners go on; an empty seat is a bye.
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
    /// The games of the stage.
    pub schedule: Schedule,
    /// The clocks of its games; a stage of pairings or boards has none of its own.
    pub clock: Option<Clock>,
    /// Whether play stops when no other player can reach the leader any more.
    pub stops: bool,
    /// The last place above each cut; a tie across a cut is settled.
    cuts: Vec<usize>,
    group: TiedGroup,
}

impl Pending {
    /// The players, in the order of their names.
    pub fn members(&self) -> &[Id] {
        &self.group.members
    }

    /// The first of the places they contend for.
    pub fn first_place(&self) -> usize {
        self.group.first
    }

    /// How many round robins began on the way, this one included.
    pub fn round_robins(&self) -> u32 {
        self.group.history.round_robins
    }

    /// What becomes of the players when the stage ended in this order.
    pub fn onward(&self, entry: &EntryPoint, parts: Vec<Vec<Id>>) -> Vec<Onward> {
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

    /// What becomes of one part when the stage ended. `first` is the first of the places for
    /// which the part contends; `separated` says whether the stage separated the players.
    pub fn part_onward(
        &self,
        entry: &EntryPoint,
        members: Vec<Id>,
        first: usize,
        separated: bool,
    ) -> Onward {
        let size = members.len();
        let last = first + size - 1;
        if size == 1 || !(entry.settles_place(first, last) || crosses(&self.cuts, first, last)) {
            return Onward::Placed { first, members };
        }
        let group = self.group.part(members, first, separated);
        Onward::Continues(Continuation {
            at: self.clause,
            from: ResumeFrom::Stage { separated },
            group,
        })
    }

    /// The seeds of the players, number 1 first, where a clause looks at them.
    pub fn seeds(&self) -> Option<Vec<Id>> {
        let seeds = self.group.history.seeds.as_ref()?;
        Some(seeds.iter().copied().filter(|id| self.group.members.contains(id)).collect())
    }

    /// Whether the first of two is the higher seed, where a clause looks at that.
    pub fn is_higher_seed(&self, a: Id, b: Id) -> Option<bool> {
        let seeds = self.group.history.seeds.as_ref()?;
        seeds.iter().find(|id| **id == a || **id == b).map(|first| *first == a)
    }

    /// A pairing of a knock-out before its first stage.
    pub fn meeting(&self, clause: ClauseRef, a: Id, b: Id) -> Continuation {
        let mut group = TiedGroup::new(vec![a.min(b), a.max(b)], self.group.first, String::new());
        group.history.seeds.clone_from(&self.group.history.seeds);
        Continuation { at: clause, from: ResumeFrom::Clause, group }
    }
}

/// A group on its way to the next stage.
#[derive(Debug, Clone)]
pub struct Continuation {
    at: ClauseRef,
    from: ResumeFrom,
    group: TiedGroup,
}

/// At which point of a clause a group goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum ResumeFrom {
    /// The clause has not acted yet.
    Clause,
    /// The stage of the clause has ended, and separated some of the group or none.
    Stage { separated: bool },
}

/// All that decides how a group goes on: two groups of the same whereabouts have the same future.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Whereabouts {
    at: ClauseRef,
    from: ResumeFrom,
    members: Vec<Id>,
    first: usize,
    round_robins: u32,
    last: Option<PairingNumbers>,
    first_white: Option<Id>,
    seeds: Option<Vec<Id>>,
}

impl Whereabouts {
    /// The whereabouts where no clause counts the round robins that were played.
    pub fn uncounted(mut self) -> Self {
        self.round_robins = 0;
        self
    }
}

impl Continuation {
    /// A tie for first place, at the beginning of the procedure.
    pub fn of_tie(entry: &EntryPoint, members: Vec<Id>) -> Self {
        let group = TiedGroup::new(members, 1, String::new());
        Self { at: entry.go, from: ResumeFrom::Clause, group }
    }

    /// The players who are level, in the order of their names.
    pub fn members(&self) -> &[Id] {
        &self.group.members
    }

    /// The first of the places they contend for.
    pub fn first_place(&self) -> usize {
        self.group.first
    }

    /// The same group, contending for the places from this one on.
    pub fn moved(&self, first: usize) -> Self {
        Self { group: TiedGroup { first, ..self.group.clone() }, ..*self }
    }

    /// How many round robins were played on the way.
    pub fn round_robins(&self) -> u32 {
        self.group.history.round_robins
    }

    /// What decides how this group goes on.
    ///
    /// The pairing numbers of the last round robin count only while the same players are
    /// together, because only a repetition among them uses the numbers again.
    pub fn whereabouts(&self) -> Whereabouts {
        let TiedGroup { members, first, history, .. } = &self.group;
        let last = history.last.as_ref().filter(|last| last.players.len() == members.len());
        let is_member = |id: &Id| members.contains(id);
        let seeds = history.seeds.as_ref();
        Whereabouts {
            at: self.at,
            from: self.from,
            members: members.clone(),
            first: *first,
            round_robins: history.round_robins,
            last: last.cloned(),
            first_white: history.first_white.filter(is_member),
            seeds: seeds.map(|seeds| seeds.iter().copied().filter(is_member).collect()),
        }
    }
}

/// What becomes of a part of a group.
#[derive(Debug, Clone)]
pub enum Onward {
    /// Their place is final.
    Placed {
        /// The first of the places they share.
        first: usize,
        /// Those who share them, in the order of their names.
        members: Vec<Id>,
    },
    /// They go on to another clause.
    Continues(Continuation),
}

/// How far [`advance`] came.
#[derive(Debug, Clone, Default)]
pub struct Advance {
    /// The final places: the first of them, and those who share them.
    pub placed: Vec<(usize, Vec<Id>)>,
    /// The stages to play now, at the same time.
    pub pending: Vec<Pending>,
    /// The questions to answer first. Where there are any, call [`advance`] again with the
    /// answers; `placed` and `pending` mean nothing until then.
    pub open: Vec<Question>,
}

/// Starts from the end of the event: final places, and ties that the regulation settles. All
/// games of the event must be finished.
///
/// ```
/// use tiebreak_engine::pending::{Onward, advance, begin};
/// use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, EventInfo};
/// use tiebreak_model::{GameResult, NoAnswers};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// let game = DraftGame {
///     round: Some(1),
///     white: "Ann".into(),
///     black: "Ben".into(),
///     result: GameResult::Draw,
///     phase: None,
///     moves: None,
///     started: None,
///     finished: None,
/// };
/// let event = Event::new(DraftEvent {
///     participants: vec![player("Ann"), player("Ben")],
///     games: vec![game],
///     info: EventInfo { cycles: 1, ..Default::default() },
///     ..Default::default()
/// })
/// .unwrap();
/// let builtin = tiebreak_regulation::builtin::find("tata-steel-masters-2023");
/// let regulation = builtin.unwrap().unwrap();
/// let Onward::Continues(tie) = &begin(&event, &regulation).unwrap()[0] else { panic!() };
/// let advance = advance(&event, &regulation, tie, &mut NoAnswers).unwrap();
/// assert_eq!(advance.open[0].id, "match/first-white");
/// ```
pub fn begin(event: &Event, regulation: &Regulation) -> Result<Vec<Onward>, RuleError> {
    let mut silent = NoAnswers;
    let run = Run::stage_by_stage(event, regulation, &mut silent)?;
    let levels = standing::by_points(&run.input.facts);
    Ok(levels
        .into_iter()
        .map(|level| {
            if !run.is_relevant(&level) {
                return Onward::Placed { first: level.first, members: level.members };
            }
            let entry = run.input.entry;
            let path = match entry.settles.0 {
                SettledScope::Winner => String::new(),
                SettledScope::Places => places_path(level.first, level.last_place()),
            };
            let group = TiedGroup::new(level.members, level.first, path);
            Onward::Continues(Continuation { at: entry.go, from: ResumeFrom::Clause, group })
        })
        .collect())
}

/// Goes on to the next stages, or to the questions that have to be answered before them.
pub fn advance(
    event: &Event,
    regulation: &Regulation,
    continuation: &Continuation,
    answers: &mut dyn Answers,
) -> Result<Advance, RuleError> {
    let mut run = Run::stage_by_stage(event, regulation, answers)?;
    let group = continuation.group.clone();
    let mut first = group.first;
    let parts = match continuation.from {
        ResumeFrom::Clause => run.apply(continuation.at, group),
        ResumeFrom::Stage { separated } => run.go_on(continuation.at, group, separated),
    };
    let stages = run.playoff.stage_by_stage.take().unwrap_or_default();
    let id = |clause: ClauseRef| regulation.clause(clause).id.clone();
    if let Some(clause) = stages.unseen {
        return Err(RuleError::GamesUnseen { clause: id(clause) });
    }
    if let Some(LongStage { clause, games }) = stages.too_long {
        return Err(RuleError::StageTooLong { clause: id(clause), games });
    }
    let mut placed = Vec::new();
    for GroupPart { mut members, open } in parts {
        let size = members.len();
        if !open {
            members.sort_unstable();
            placed.push((first, members));
        }
        first += size;
    }
    Ok(Advance { placed, pending: stages.pending, open: run.questions.open })
}

/// A stage that may be left pending.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PendingSpec {
    /// The clause that orders it.
    pub clause: ClauseRef,
    pub clock: Option<Clock>,
    pub stops_early: bool,
    /// How many games there are to lay out.
    pub games: u64,
}

impl<'a> Run<'a> {
    fn stage_by_stage(
        event: &'a Event,
        regulation: &'a Regulation,
        answers: &'a mut dyn Answers,
    ) -> Result<Self, RuleError> {
        let options = crate::Options { explain: false, places: None, workings: false };
        let mut run = Self::new(event, regulation, answers, options)?;
        run.playoff.stage_by_stage = Some(StageByStage::default());
        Ok(run)
    }

    /// Leaves a stage pending, where the caller plays stage by stage. False where the engine is
    /// to ask for its games.
    pub(crate) fn leaves_pending(
        &mut self,
        spec: PendingSpec,
        group: &TiedGroup,
        schedule: impl FnOnce() -> Schedule,
    ) -> bool {
        let Some(stages) = &mut self.playoff.stage_by_stage else { return false };
        let PendingSpec { clause, clock, stops_early, games } = spec;
        if games > MOST_GAMES {
            stages.too_long = stages.too_long.or(Some(LongStage { clause, games }));
        } else {
            stages.pending.push(Pending {
                clause,
                schedule: schedule(),
                clock,
                stops: stops_early,
                cuts: self.input.cuts.clone(),
                group: group.clone(),
            });
        }
        true
    }
}
