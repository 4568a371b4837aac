//! The clauses as a graph, walked with every outcome. Situations that differ only in names are one:
//! what counts is how many are tied, for which places, and what they have behind them. So sixteen
//! tied take no longer than a file has clauses times sizes; of more than sixteen one number stands
//! for all that the file does not tell apart ([`numbers`]).

mod cycles;
mod ladder;
mod numbers;
pub(crate) mod parts;
mod routes;
mod stages;
mod state;
mod way;
mod winnable;

pub(crate) use numbers::DistinctNumbers;
pub(crate) use state::{PartRange, SpentCriteria, WalkState};

use crate::Gap;
use ladder::{RungOrder, Selection};
use state::LevelGroup;

use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{ClauseRef, Kind};
use tiebreak_regulation::{
    Action, Clause, Criterion, Cut, Duty, EntryPoint, GamesScope, Regulation, SettledScope, TieFor,
};

/// More situations than any printed text gives; a file that goes beyond is looked at so far only.
const MOST_STATES: usize = 60_000;

/// Something that happens at a clause in a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum WalkEvent {
    /// No rule applies.
    Gap(Gap),
    /// Two routes apply (their positions).
    TwoRoutes(usize, usize),
    /// Two lines of `by-number` apply (their positions).
    TwoNumbers(usize, usize),
    /// A criterion is applied; it can separate somebody.
    CanSeparate(Criterion),
    /// A criterion is applied; it cannot separate anybody.
    CannotSeparate(Criterion),
    /// A clause in a ladder is neither a criterion nor lots.
    NotACriterion,
    /// A ladder with a criterion that depends on who is tied leaves a smaller group level.
    SeparatesSome,
    /// Colours are kept and there were none.
    NothingKept,
    /// Colours are reversed and there were none.
    NothingReversed,
    /// A person decides.
    Decided,
    /// A stage repeats itself until somebody wins.
    UntilWon,
    /// A route was taken (its position).
    RouteTaken(usize),
    /// A line of `by-number` was taken (its position).
    NumberTaken(usize),
}

/// One walk through a regulation: for one procedure and one kind of event.
pub(crate) struct Walk<'r> {
    pub regulation: &'r Regulation,
    /// Which ties begin, and what is settled.
    pub entry: EntryPoint,
    pub kind: Kind,
    /// The situations in the order in which they were found, smaller ties first.
    pub states: Vec<WalkState>,
    /// From which situation each was first reached.
    pub parents: Vec<Option<usize>>,
    /// Where each leads.
    pub edges: Vec<Vec<usize>>,
    /// What happens where: for each clause and event the situations, smallest first.
    pub events: BTreeMap<(ClauseRef, WalkEvent), Vec<usize>>,
    /// How many may be left where no rule applies, those of the smallest example first.
    pub left: BTreeMap<(ClauseRef, Gap), Vec<usize>>,
    /// Clauses that some tie comes to, rungs of ladders included.
    pub reached: BTreeSet<ClauseRef>,
    /// Clauses that a stage is played by as well: they set its clock, order its lots, say whom a
    /// draw gives the win.
    pub used: BTreeSet<ClauseRef>,
    /// What the file tells apart.
    pub numbers: DistinctNumbers,
    index: BTreeMap<WalkState, usize>,
    /// Whether every place is settled in the same way.
    places_alike: bool,
}

impl<'r> Walk<'r> {
    /// Walks with every tie that starts the procedure.
    pub fn new(regulation: &'r Regulation, entry: &EntryPoint, kind: Kind) -> Self {
        Self::up_to(usize::MAX, regulation, entry, kind)
    }

    /// Walks with every tie of at most `most` participants.
    pub fn up_to(most: usize, regulation: &'r Regulation, entry: &EntryPoint, kind: Kind) -> Self {
        let by_place =
            regulation.clauses.iter().any(|clause| matches!(clause.action, Action::ByPlace(_)));
        let all_places = entry.settles.0 == SettledScope::Places
            && entry.tie_for == TieFor { from: 1, to: None };
        let mut walk = Self {
            regulation,
            entry: entry.clone(),
            kind,
            states: Vec::new(),
            parents: Vec::new(),
            edges: Vec::new(),
            events: BTreeMap::new(),
            left: BTreeMap::new(),
            reached: BTreeSet::from([entry.clause]),
            used: BTreeSet::new(),
            numbers: DistinctNumbers::new(&[regulation]),
            index: BTreeMap::new(),
            places_alike: all_places && !by_place,
        };
        walk.start(most);
        walk
    }

    fn start(&mut self, most: usize) {
        // Only the two of a match can be level, also in a knock-out.
        let most = if matches!(self.kind, Kind::Knockout | Kind::Match) { 2 } else { most };
        let most = self.entry.participants.map_or(most, |participants| participants.min(most));
        let mut done = 0;
        let sizes: Vec<usize> =
            self.numbers.sizes().iter().copied().filter(|size| *size <= most).collect();
        for size in sizes {
            for first in self.first_places() {
                if self.begins(first, first + size - 1) {
                    self.reach(self.begin(size, first), None);
                }
            }
            while done < self.states.len() {
                self.act(done);
                done += 1;
            }
        }
    }

    /// The first places of ties that start the procedure. Where every place is settled, they are
    /// all alike.
    fn first_places(&self) -> Vec<usize> {
        let last_cut = cuts(&self.entry).into_iter().max();
        match (self.entry.settles.0, self.entry.tie_for.to) {
            (SettledScope::Winner, _) => vec![1],
            (_, None) if self.places_alike => vec![1],
            (_, None) => self.numbers.places().to_vec(),
            (SettledScope::Places, Some(to)) => {
                let last = to.max(last_cut.unwrap_or(0));
                self.numbers.places().iter().copied().filter(|place| *place <= last).collect()
            }
        }
    }

    /// Whether a tie for these places starts the procedure, and there are as many participants.
    fn begins(&self, from: usize, to: usize) -> bool {
        (self.entry.tie_for.touches(from, to) || crosses_cut(&self.entry, from, to))
            && self.settles(from, to)
            && self.entry.participants.is_none_or(|participants| to <= participants)
    }

    fn begin(&self, size: usize, first: usize) -> WalkState {
        WalkState {
            at: self.entry.go,
            size,
            first,
            held: 0,
            same_players: false,
            white_known: false,
            seeded: false,
            spent: SpentCriteria::default(),
        }
    }

    /// Adds a situation if it is new, and the way to it.
    fn reach(&mut self, state: WalkState, from: Option<usize>) -> usize {
        self.reached.insert(state.at);
        let first = if self.places_alike { 1 } else { self.numbers.place_class(state.first) };
        let known_as =
            WalkState { first, size: self.numbers.size_class(state.size), ..state.clone() };
        let known = self.index.get(&known_as).copied();
        let to = known.unwrap_or_else(|| {
            if self.states.len() >= MOST_STATES {
                return usize::MAX;
            }
            self.index.insert(known_as, self.states.len());
            self.states.push(state);
            self.parents.push(from);
            self.edges.push(Vec::new());
            self.states.len() - 1
        });
        if let Some(edges) = from.and_then(|from| self.edges.get_mut(from))
            && to != usize::MAX
            && !edges.contains(&to)
        {
            edges.push(to);
        }
        to
    }

    fn note(&mut self, clause: ClauseRef, event: WalkEvent, at: usize) {
        let seen = self.events.entry((clause, event)).or_default();
        if seen.last() != Some(&at) {
            seen.push(at);
        }
    }

    /// Notes that no rule applies to a group of this size.
    fn gap(&mut self, clause: ClauseRef, gap: Gap, at: usize, level: usize) {
        self.note(clause, WalkEvent::Gap(gap), at);
        self.leave(clause, gap, level);
    }

    /// Notes that a group of this size is left level.
    fn leave(&mut self, clause: ClauseRef, gap: Gap, level: usize) {
        self.reached.insert(clause);
        let left = self.left.entry((clause, gap)).or_default();
        if !left.contains(&level) {
            left.push(level);
        }
    }

    /// Whether the text stopped being followed because there was too much of it.
    pub fn is_cut_short(&self) -> bool {
        self.states.len() >= MOST_STATES || self.numbers.cut
    }

    /// Whether one of these places is to be settled.
    fn settles(&self, from: usize, to: usize) -> bool {
        self.entry.settles_place(from, to) || crosses_cut(&self.entry, from, to)
    }

    /// What the clause of a situation does to it.
    fn act(&mut self, index: usize) {
        let state = self.states[index].clone();
        let regulation = self.regulation;
        let at = state.at;
        match &regulation.clause(at).action {
            // "And so on": the sentence is carried out by the clauses that it restates. Whom they
            // cannot separate stays level.
            Action::None if restates(regulation.clause(at)) => {
                self.leave(at, Gap::NoAction, state.size)
            }
            Action::None => self.gap(at, Gap::NoAction, index, state.size),
            Action::Go(go) => {
                self.reach(WalkState { at: *go, ..state }, Some(index));
            }
            Action::ByNumber(numbers) => self.by_number(index, &state, numbers, state.size),
            Action::ByPlace(places) => self.by_number(index, &state, places, state.first),
            Action::Rank(criterion) => {
                for (offset, size, spent) in
                    self.rank(index, at, *criterion, LevelGroup::from_state(&state))
                {
                    if self.is_told(offset, size, state.size) {
                        continue;
                    }
                    self.follow(index, &state, PartRange { offset, size }, spent);
                }
            }
            Action::Order { by, restart } => {
                self.order(index, &state, RungOrder { by, restart: *restart });
            }
            Action::Select { top, by, restart, go, others } => {
                let selection = Selection { top: *top, go: *go, others: *others };
                self.select(index, &state, selection, RungOrder { by, restart: *restart });
            }
            Action::Lots { .. } | Action::Share => {}
            Action::Enter { .. } => {
                for (offset, size) in self.numbers.parts(state.size, state.first) {
                    if !self.is_told(offset, size, state.size) {
                        self.follow(index, &state, PartRange { offset, size }, state.spent.clone());
                    }
                }
            }
            Action::Play(play) => self.play(index, &state, play),
            Action::Decide { .. } => self.decide(index, &state),
        }
    }

    /// A person decides; whom he leaves level goes on where the clause says so.
    fn decide(&mut self, index: usize, state: &WalkState) {
        self.note(state.at, WalkEvent::Decided, index);
        if self.regulation.clause(state.at).then.is_empty() {
            return;
        }
        for (offset, size) in self.numbers.parts(state.size, state.first) {
            if !self.is_told(offset, size, state.size) {
                self.follow(index, state, PartRange { offset, size }, state.spent.clone());
            }
        }
    }

    /// Whether as many at the top of a larger group stand for these, because every place is settled
    /// alike.
    fn is_told(&self, offset: usize, size: usize, of: usize) -> bool {
        self.places_alike && offset > 0 && size + 1 < of
    }

    fn can_separate(
        &self,
        clause: ClauseRef,
        criterion: Criterion,
        size: usize,
        spent: &SpentCriteria,
    ) -> bool {
        if !criterion.can_separate(size) {
            return false;
        }
        match self.regulation.clause(clause).over {
            GamesScope::Event => criterion.has_data(self.kind) && !spent.has(criterion, size),
            GamesScope::Phase(_) => criterion.has_data(self.kind),
            GamesScope::PlayOff | GamesScope::Stage(_) => {
                spent.played && !spent.in_play.contains(&criterion)
            }
            // Before a game of the play-off it says what it says of the event.
            GamesScope::Both if spent.played => !spent.in_play.contains(&criterion),
            GamesScope::Both => criterion.has_data(self.kind) && !spent.has(criterion, size),
        }
    }

    /// The parts of two or more that a criterion can leave.
    fn rank(
        &mut self,
        index: usize,
        clause: ClauseRef,
        criterion: Criterion,
        LevelGroup { size, first, spent }: LevelGroup<'_>,
    ) -> Vec<(usize, usize, SpentCriteria)> {
        self.reached.insert(clause);
        if size < 2 {
            return Vec::new();
        }
        if !self.can_separate(clause, criterion, size, spent) {
            self.note(clause, WalkEvent::CannotSeparate(criterion), index);
            return vec![(0, size, spent.clone())];
        }
        self.note(clause, WalkEvent::CanSeparate(criterion), index);
        let mutual = criterion.depends_on_group();
        let parts = parts::left(&self.numbers, criterion.properties().shape, size, first);
        let in_play = match self.regulation.clause(clause).over {
            GamesScope::Event | GamesScope::Phase(_) => false,
            GamesScope::PlayOff | GamesScope::Stage(_) => true,
            GamesScope::Both => spent.played,
        };
        if in_play {
            let left = |(offset, part): (usize, usize)| {
                (offset, part, spent.after_in_play(criterion, part == size))
            };
            return parts.into_iter().map(left).collect();
        }
        parts
            .into_iter()
            .map(|(offset, part)| (offset, part, spent.after(criterion, mutual, part == size)))
            .collect()
    }
}

/// The places below which the standing is cut. Where the cut is counted from the end, or is the
/// event's own, some place stands for all: as far down as ties are looked at one by one.
pub(crate) fn cuts(entry: &EntryPoint) -> Vec<usize> {
    let own = entry.cuts.iter().map(|cut| match cut {
        Cut::First(count) => *count,
        Cut::Last(_) => numbers::EACH_UP_TO,
    });
    own.chain(entry.at_cuts.then_some(numbers::EACH_UP_TO)).collect()
}

/// Whether these places lie on both sides of a cut.
pub(crate) fn crosses_cut(entry: &EntryPoint, from: usize, to: usize) -> bool {
    entry.settles.0 == SettledScope::Places
        && cuts(entry).into_iter().any(|last| from <= last && last < to)
}

/// Whether a clause says again what others say.
pub(crate) fn restates(clause: &Clause) -> bool {
    clause.duties.iter().any(|duty| matches!(duty, Duty::Restates(_)))
}
