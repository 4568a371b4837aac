//! The ties of the standings: which of them matter, and how the regulation settles each.

use crate::group::{GroupPart, History, TiedGroup};
use crate::prizes::RankedPlaces;
use crate::procedure::{places_path, sorted};
use crate::ranking::RankSpec;
use crate::run::{Run, has_same_members};
use crate::standing::{self, Level};
use std::borrow::Cow;
use tiebreak_model::{AppliedDeparture, ClauseRef, Id, Reason, StandingPlace, Warning};
use tiebreak_regulation::{Action, Duty, SettledScope};

impl Run<'_> {
    /// The standings by points, the ties that matter settled once the event is finished.
    pub(crate) fn by_levels(&mut self, finished: bool) -> RankedPlaces {
        let levels = standing::by_points(&self.input.facts);
        let mut places: Vec<StandingPlace> = Vec::with_capacity(levels.len());
        for level in &levels {
            if !finished {
                places.push(one_place(level, true));
            } else if self.is_relevant(level) {
                if self.log.explain {
                    self.log.ties.push(level.clone());
                }
                let parts = self.settle(level);
                push_parts(&mut places, level, parts);
            } else {
                self.leave_shared(level);
                places.push(one_place(level, false));
            }
        }
        RankedPlaces { levels, places }
    }

    /// The standings before the end of the event. They use the clause that the text applies at
    /// any time, and no other; every place is still open.
    pub(crate) fn before_the_end(&mut self) -> RankedPlaces {
        let levels = standing::by_points(&self.input.facts);
        let mut places: Vec<StandingPlace> = Vec::new();
        for level in &levels {
            let parts = self.at_any_time(level).unwrap_or_else(|| vec![level.members.clone()]);
            push_parts(&mut places, level, parts.into_iter().map(GroupPart::open).collect());
        }
        RankedPlaces { levels, places }
    }

    /// Orders a tie by the clause that the text applies at any time, where there is one.
    fn at_any_time(&mut self, level: &Level) -> Option<Vec<Vec<Id>>> {
        let entry = self.input.entry;
        let first = self.input.regulation.clause(entry.go);
        let Action::Rank(criterion) = first.action else { return None };
        if !first.duties.contains(&Duty::AtAnyTime) || !self.is_relevant(level) {
            return None;
        }
        let tied = std::slice::from_ref(&level.members);
        self.log.step(entry.clause, tied, || reason_of_tie(level, false));
        self.rank(RankSpec { clause: entry.go, criterion, places: true }, &level.members)
    }

    /// Whether the regulation settles this tie, and the caller wants it settled.
    pub(crate) fn is_relevant(&self, level: &Level) -> bool {
        let (from, to) = (level.first, level.last_place());
        let needed = !self.input.entry.only_needed || self.input.event.needs_broken(from, to);
        level.members.len() > 1
            && needed
            && (self.input.entry.tie_for.touches(from, to) || self.input.crosses_cut(from, to))
            && self.settles(from, to)
    }

    /// Notes that a tie stays shared, where a clause of the regulation says so.
    fn leave_shared(&mut self, level: &Level) {
        if let (Some(clause), true) = (self.input.entry.leaves_tied, level.members.len() > 1) {
            self.log.step(clause, std::slice::from_ref(&level.members), || Reason::StayTied {
                members: level.members.clone(),
                from: level.first,
                to: level.last_place(),
            });
        }
    }

    /// Settles a tie by the procedure of the regulation.
    pub(crate) fn settle(&mut self, level: &Level) -> Vec<GroupPart> {
        let entry = self.input.entry;
        let winner_only = entry.settles.0 == SettledScope::Winner;
        self.playoff.begin_tie(&level.members);
        let tied = std::slice::from_ref(&level.members);
        self.log.step(entry.clause, tied, || reason_of_tie(level, winner_only));
        let path = match &level.name {
            Some(name) => [name, "/"].concat(),
            None if winner_only => String::new(),
            None => places_path(level.first, level.last_place()),
        };
        let path = match level.within {
            Some(within) => [within, "/", &path].concat(),
            None => path,
        };
        // The name of a tie is the path of its questions. A tie for the winner alone has an empty
        // path and is named `first`.
        let tie: Cow<'_, str> = match winner_only && level.name.is_none() {
            true => [path.as_str(), "first"].concat().into(),
            false => path.strip_suffix('/').unwrap_or(&path).into(),
        };
        if let Some(parts) = self.by_departure(&tie, level) {
            return parts;
        }
        let group = TiedGroup {
            members: self.contenders(level),
            first: level.first,
            path,
            unnamed: false,
            history: History::default(),
        };
        let parts = self.apply(entry.go, group);
        if winner_only { self.winner_only(level, parts) } else { parts }
    }

    /// The places after a play-off that finds the winner alone. While it runs, all share their
    /// places; then the winner is first and the others share second place. Where only an
    /// invitation was at stake, all keep sharing first place.
    fn winner_only(&mut self, level: &Level, parts: Vec<GroupPart>) -> Vec<GroupPart> {
        let entry = self.input.entry;
        let winner = match parts.first() {
            Some(part) if part.members.len() == 1 && !part.open => part.members[0],
            Some(part) if self.playoff.shared.contains(&part.members) => {
                return first_shared(level, part.members.clone());
            }
            _ => {
                let open = parts.iter().any(|part| part.open);
                return vec![GroupPart { members: level.members.clone(), open }];
            }
        };
        let promotion = entry.promotes.as_ref().map(|(promotion, _)| promotion);
        if promotion.is_some_and(|promotion| promotion.first_place_stays_shared) {
            self.playoff.invitee = Some(winner);
            return vec![GroupPart::settled(level.members.clone())];
        }
        let others: Vec<Id> = level.members.iter().copied().filter(|id| *id != winner).collect();
        // In a match of a knock-out, the stage has named the winner already.
        if level.name.is_none() {
            let order = [vec![winner], others.clone()];
            let reason = || Reason::Won { winner, others: others.clone() };
            self.log.step(entry.settles.1, &order, reason);
        }
        vec![GroupPart::settled(vec![winner]), GroupPart::settled(others)]
    }

    /// The order of a departure from the regulation, where the record has one about this tie.
    fn by_departure(&mut self, tie: &str, level: &Level) -> Option<Vec<GroupPart>> {
        let departure = self.questions.answers.departure(tie, &level.members)?;
        if !has_same_members(&level.members, &departure.parts) {
            self.log.warnings.push(Warning::DepartureAboutOthers { tie: tie.to_owned() });
            return None;
        }
        let allows = |duty: &Duty| matches!(duty, Duty::Deviate { .. });
        let mut clauses = self.input.regulation.clauses.iter();
        let clause = clauses.position(|clause| clause.duties.iter().any(allows));
        let clause = clause.and_then(|index| u16::try_from(index).ok()).map(ClauseRef);
        let parts = sorted(departure.parts.clone());
        let cited = clause.unwrap_or(self.input.entry.clause);
        self.log.step(cited, &parts, || Reason::Departed {
            power: clause.is_some(),
            by: departure.by.clone(),
            why: departure.why.clone(),
        });
        self.log.departures.push(AppliedDeparture { clause, tie: tie.to_owned(), departure });
        Some(parts.into_iter().map(GroupPart::settled).collect())
    }
}

/// The places where some of the tied share first place: the others come after them.
fn first_shared(level: &Level, first: Vec<Id>) -> Vec<GroupPart> {
    let others = level.members.iter().copied().filter(|id| !first.contains(id)).collect();
    let parts = [first, others].into_iter().filter(|part: &Vec<Id>| !part.is_empty());
    parts.map(GroupPart::settled).collect()
}

/// Why a level is a tie to settle. Where only the winner is settled, first place alone is at
/// stake.
fn reason_of_tie(level: &Level, winner_only: bool) -> Reason {
    let (members, score) = (level.members.clone(), level.score);
    if let Some(name) = &level.name {
        let stage = name.split('/').next().unwrap_or(name).to_owned();
        return Reason::LevelMatch { members, stage, round: level.round, score };
    }
    let to = if level.first == 1 && winner_only { 1 } else { level.last_place() };
    Reason::Tied { members, from: level.first, to, score }
}

/// A level as one place.
fn one_place(level: &Level, open: bool) -> StandingPlace {
    let (from, to) = (level.first, level.last_place());
    StandingPlace { from, to, members: level.members.clone(), score: level.score, open }
}

/// Adds the parts of a level, each as a place.
fn push_parts(places: &mut Vec<StandingPlace>, level: &Level, parts: Vec<GroupPart>) {
    let mut from = level.first;
    for part in parts {
        let to = from + part.members.len() - 1;
        let mut members = part.members;
        members.sort_unstable();
        places.push(StandingPlace { from, to, members, score: level.score, open: part.open });
        from = to + 1;
    }
}
