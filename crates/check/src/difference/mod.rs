//! Which situations two editions decide differently. Both are followed side by side with every outcome; where they do different
//! things to the same tie, that is a difference, told with the smallest example.

mod act;
mod course;

#[cfg(test)]
#[path = "../../tests/inside/editions.rs"]
mod editions;

use crate::walk::MOST_TIED;
use crate::words;
use act::{Act, Alike};
use course::{Course, Node};
use std::collections::BTreeSet;
use tiebreak_model::{ClauseRef, Kind};
use tiebreak_regulation::{Action, Duty, Entry, Regulation, Settles, says};

/// What a difference can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Matters {
    /// Who wins, or who stands where.
    Winner,
    /// How it is played: clocks, colours.
    Play,
    /// What happens around it: rest, money, somebody's right to depart from the rules.
    Around,
}

impl Matters {
    /// In output.
    pub fn word(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::Play => "play",
            Self::Around => "around",
        }
    }
}

/// A situation that two regulations treat differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What it can change.
    pub matters: Matters,
    /// The smallest example, in words.
    pub situation: String,
    /// The clause of the first regulation, and what it does.
    pub here: (Option<String>, String),
    /// The clause of the second regulation, and what it does.
    pub there: (Option<String>, String),
}

/// All differences between two regulations in the readings that they take, the gravest first.
///
/// ```
/// use tiebreak_check::compare;
/// use tiebreak_regulation::builtin;
/// let edition = |id: &str| builtin::find(id).unwrap().unwrap();
/// assert!(compare(&edition("tata-steel-masters-2022"), &edition("tata-steel-masters-2023")).is_empty());
/// ```
pub fn compare(a: &Regulation, b: &Regulation) -> Vec<Difference> {
    let mut found = Vec::new();
    for (kind, _) in Kind::ALL {
        match (a.entries_for(kind).next(), b.entries_for(kind).next()) {
            (Some(here), Some(there)) => {
                let (here, there) = (Course { regulation: a, entry: here }, Course { regulation: b, entry: there });
                procedure(here, there, &mut found);
            }
            (None, None) => {}
            (here, there) => found.push(Difference {
                matters: Matters::Winner,
                situation: format!("Two tied in an event of kind \"{}\"", kind.word()),
                here: covers(a, here),
                there: covers(b, there),
            }),
        }
    }
    forfeits(a, b, &mut found);
    around(a, b, &mut found);
    let mut unique: Vec<Difference> = Vec::new();
    for difference in found {
        let same = |known: &&Difference| known.here == difference.here && known.there == difference.there;
        if !unique.iter().any(|known| same(&known)) {
            unique.push(difference);
        }
    }
    unique.sort_by_key(|difference| difference.matters);
    unique
}

fn covers(regulation: &Regulation, entry: Option<&Entry>) -> (Option<String>, String) {
    match entry {
        Some(entry) => (Some(regulation.clause(entry.clause).id.clone()), says(regulation, entry.clause)),
        None => (None, "Nothing is said of such events.".to_owned()),
    }
}

fn procedure(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let (a, b) = (here.entry, there.entry);
    let mut differs = |matters: Matters, situation: &str, one: Option<ClauseRef>, other: Option<ClauseRef>| {
        let side = |regulation, at: Option<ClauseRef>| match at {
            Some(at) => told(regulation, at),
            None => (None, "Nothing is said.".to_owned()),
        };
        let (here, there) = (side(here.regulation, one), side(there.regulation, other));
        found.push(Difference { matters, situation: situation.to_owned(), here, there });
    };
    if a.tie_for != b.tie_for {
        differs(Matters::Winner, "A tie for a place that only one of them settles", Some(a.clause), Some(b.clause));
    }
    if a.settles.0 != b.settles.0 {
        let (one, other) = (Some(a.settles.1), Some(b.settles.1));
        differs(Matters::Winner, "Three tied for first place; one of them wins", one, other);
    }
    if a.stop.map(|stop| stop.0) != b.stop.map(|stop| stop.0) {
        let clause = |entry: &Entry| entry.stop.map(|stop| stop.1);
        differs(Matters::Play, "Somebody leads so that nobody can reach them", clause(a), clause(b));
    }
    for (first, situation) in [(1, "Two tied for first place: the money"), (2, "Two tied for second place: the money")]
    {
        if (a.prize_rule(first), a.rounding) != (b.prize_rule(first), b.rounding) {
            let clause = |entry: &Entry| entry.prize_clause(first, true);
            differs(Matters::Around, situation, clause(a), clause(b));
        }
    }
    // Where every place is settled and no clause asks which one, they are all alike.
    let asks =
        |course: Course<'_>| course.regulation.clauses.iter().any(|one| matches!(one.action, Action::ByPlace(_)));
    let all = if asks(here) || asks(there) { MOST_TIED } else { 1 };
    let last = |entry: &Entry| match (entry.settles.0, entry.tie_for.to) {
        (Settles::Winner, _) => 1,
        (Settles::Places, to) => to.unwrap_or(all),
    };
    let mut pairs = Pairs { here, there, seen: BTreeSet::new(), queue: Vec::new(), found };
    let most = |entry: &Entry| entry.participants.unwrap_or(MOST_TIED);
    for size in 2..=MOST_TIED.min(most(a)).min(most(b)) {
        for first in 1..=last(a).min(last(b)) {
            let places = words::places(first, first + size - 1);
            let start = format!("{} tied for {places}", words::capital(&words::number(size)));
            pairs.add(here.begin(size, first), there.begin(size, first), start);
        }
        pairs.walk();
    }
}

fn told(regulation: &Regulation, at: ClauseRef) -> (Option<String>, String) {
    (Some(regulation.clause(at).id.clone()), says(regulation, at))
}

/// What happens to so many, or that there is no rule for them.
fn done(course: Course<'_>, node: &Node, act: &Act) -> (Option<String>, String) {
    let at = course.acting(node);
    match act {
        Act::Nothing => {
            let id = course.regulation.clause(at).id.clone();
            (Some(id), "There is no rule for so many.".to_owned())
        }
        _ => told(course.regulation, at),
    }
}

/// Pairs of situations, one in each regulation, that the same results lead to.
struct Pairs<'r, 'f> {
    here: Course<'r>,
    there: Course<'r>,
    seen: BTreeSet<(Node, Node)>,
    queue: Vec<(Node, Node, String)>,
    found: &'f mut Vec<Difference>,
}

impl Pairs<'_, '_> {
    fn add(&mut self, here: Node, there: Node, trail: String) {
        let (here, there) = (self.here.until_something_happens(here), self.there.until_something_happens(there));
        if self.seen.insert((here.clone(), there.clone())) {
            self.queue.push((here, there, trail));
        }
    }

    fn walk(&mut self) {
        let mut next = 0;
        while next < self.queue.len() {
            let (here, there, trail) = self.queue[next].clone();
            next += 1;
            self.one(&here, &there, &trail);
        }
        self.queue.clear();
    }

    fn one(&mut self, here: &Node, there: &Node, trail: &str) {
        let (one, other) = (self.here.act(here), self.there.act(there));
        let alike = one.alike(&other);
        if alike != Alike::Same {
            self.found.push(Difference {
                matters: if alike == Alike::Different { Matters::Winner } else { Matters::Play },
                situation: trail.to_owned(),
                here: done(self.here, here, &one),
                there: done(self.there, there, &other),
            });
        }
        if alike == Alike::Different {
            return;
        }
        let id = self.here.regulation.clause(self.here.acting(here)).id.clone();
        for (a, b) in self.here.sent(here).into_iter().zip(self.there.sent(there)) {
            let trail = format!("{trail}; {id} sends on {}", words::number(a.size));
            self.add(a, b, trail);
        }
        for part in self.here.parts(here) {
            let trail = match part.1 == here.size {
                true => format!("{trail}; {id} leaves all level"),
                false => format!("{trail}; {id} leaves {} level", words::number(part.1)),
            };
            match (self.here.follow(here, part), self.there.follow(there, part)) {
                (Some(a), Some(b)) => self.add(a, b, trail),
                (None, None) => {}
                (a, b) if self.here.entry.settles.0 == self.there.entry.settles.0 => {
                    let goes = |course: &Course<'_>, from: &Node, to: Option<Node>| match to {
                        Some(to) => told(course.regulation, course.acting(&to)),
                        None => {
                            (Some(course.regulation.clause(from.at).id.clone()), "Nothing more is said.".to_owned())
                        }
                    };
                    self.found.push(Difference {
                        matters: Matters::Winner,
                        situation: trail,
                        here: goes(&self.here, here, a),
                        there: goes(&self.there, there, b),
                    });
                }
                _ => {}
            }
        }
    }
}

/// Whether a forfeited game is one with black, where a criterion asks.
fn forfeits(a: &Regulation, b: &Regulation, found: &mut Vec<Difference>) {
    let asks = |regulation: &Regulation| {
        let counts =
            |action: &Action| matches!(action, Action::Rank(criterion) if criterion.properties().counts_colours);
        regulation.clauses.iter().find(|clause| counts(&clause.action)).map(|clause| clause.id.clone())
    };
    let (one, other) = (asks(a), asks(b));
    if a.forfeits_everywhere != b.forfeits_everywhere && one.is_some() && other.is_some() {
        let does = |regulation: &Regulation| match regulation.forfeits_everywhere {
            true => "A forfeited game counts as one with black.".to_owned(),
            false => "A forfeited game does not count as one with black.".to_owned(),
        };
        found.push(Difference {
            matters: Matters::Winner,
            situation: "Two are level; one of them had black in a game that was forfeited".to_owned(),
            here: (one, does(a)),
            there: (other, does(b)),
        });
    }
}

/// Rest before the play-off, and who may depart from the rules.
fn around(a: &Regulation, b: &Regulation, found: &mut Vec<Difference>) {
    let duties = |regulation: &Regulation, wanted: fn(&Duty) -> bool| -> Vec<(ClauseRef, Duty)> {
        let numbered = regulation.clauses.iter().enumerate();
        numbered
            .flat_map(|(index, clause)| {
                let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
                clause.duties.iter().filter(|duty| wanted(duty)).map(move |duty| (at, duty.clone()))
            })
            .collect()
    };
    let is_rest: fn(&Duty) -> bool = |duty| matches!(duty, Duty::Rest { .. });
    let is_right: fn(&Duty) -> bool = |duty| matches!(duty, Duty::Deviate { .. });
    let subjects =
        [("Before the first game of a play-off", is_rest), ("Somebody wants to settle a tie otherwise", is_right)];
    for (situation, wanted) in subjects {
        let (here, there) = (duties(a, wanted), duties(b, wanted));
        let same = here.iter().map(|(_, duty)| duty).eq(there.iter().map(|(_, duty)| duty));
        if !same {
            let told = |regulation: &Regulation, list: &[(ClauseRef, Duty)]| match list.first() {
                Some((at, _)) => told(regulation, *at),
                None => (None, "Nothing is said.".to_owned()),
            };
            let (here, there) = (told(a, &here), told(b, &there));
            found.push(Difference { matters: Matters::Around, situation: situation.to_owned(), here, there });
        }
    }
}
