//! Two regulations followed side by side: pairs of situations, one in each, that the same results
//! lead to.

use super::act::{Act, ActDifference};
use super::course::{Course, CourseNode};
use super::{Difference, DifferencePlace, Importance, RegulationSide, Treatment};
use crate::walk::PartRange;
use crate::{ClauseEffect, Trail};
use std::collections::BTreeSet;

pub(super) struct CoursePairs<'r, 'f> {
    here: Course<'r>,
    there: Course<'r>,
    seen: BTreeSet<(CourseNode, CourseNode)>,
    queue: Vec<(CourseNode, CourseNode, Trail)>,
    found: &'f mut Vec<Difference>,
}

impl<'r, 'f> CoursePairs<'r, 'f> {
    pub fn new(here: Course<'r>, there: Course<'r>, found: &'f mut Vec<Difference>) -> Self {
        Self { here, there, seen: BTreeSet::new(), queue: Vec::new(), found }
    }

    pub fn add(&mut self, here: CourseNode, there: CourseNode, trail: Trail) {
        let (here, there) =
            (self.here.until_something_happens(here), self.there.until_something_happens(there));
        if self.seen.insert((here.clone(), there.clone())) {
            self.queue.push((here, there, trail));
        }
    }

    pub fn walk(&mut self) {
        let mut next = 0;
        while next < self.queue.len() {
            let (here, there, trail) = self.queue[next].clone();
            next += 1;
            self.one(&here, &there, &trail);
        }
        self.queue.clear();
    }

    fn differs(
        &mut self,
        matters: Importance,
        trail: Trail,
        here: RegulationSide,
        there: RegulationSide,
    ) {
        self.found.push(Difference {
            matters,
            situation: DifferencePlace::Tie(trail),
            here,
            there,
        });
    }

    fn one(&mut self, here: &CourseNode, there: &CourseNode, trail: &Trail) {
        let (one, other) = (self.here.act(here), self.there.act(there));
        let alike = one.alike(&other);
        let sides = [done(self.here, here, &one), done(self.there, there, &other)];
        if alike == ActDifference::Different {
            self.apart(&one, &other, trail, sides);
            return;
        }
        if alike == ActDifference::Conditions {
            let [one, other] = sides;
            self.differs(Importance::Play, trail.clone(), one, other);
        }
        let id = self.here.regulation.clause(self.here.acting(here)).id.clone();
        for (a, b) in self.here.sent(here).into_iter().zip(self.there.sent(there)) {
            match (a, b) {
                (Some(a), Some(b)) => {
                    let trail = trail.then(&id, ClauseEffect::SendsOn(a.size));
                    self.add(a, b, trail);
                }
                (None, None) => {}
                (a, b) => {
                    let size = a.as_ref().or(b.as_ref()).map_or(0, |node| node.size);
                    let leaves = ClauseEffect::Leaves { level: size, places: None };
                    self.gone([here, there], [a, b], trail.then(&id, leaves));
                }
            }
        }
        for part in self.here.parts(here) {
            let part = PartRange { offset: part.0, size: part.1 };
            let does = if part.size == here.size {
                ClauseEffect::LeavesAll
            } else {
                ClauseEffect::Leaves { level: part.size, places: None }
            };
            let trail = trail.then(&id, does);
            match (self.here.follow(here, part), self.there.follow(there, part)) {
                (Some(a), Some(b)) => self.add(a, b, trail),
                (None, None) => {}
                (a, b) if self.here.entry.settles.0 == self.there.entry.settles.0 => {
                    self.gone([here, there], [a, b], trail);
                }
                _ => {}
            }
        }
    }

    /// One of them has nothing more to say.
    fn gone(
        &mut self,
        [here, there]: [&CourseNode; 2],
        [a, b]: [Option<CourseNode>; 2],
        trail: Trail,
    ) {
        let goes = |course: Course<'_>, from: &CourseNode, to: Option<CourseNode>| match to {
            Some(to) => RegulationSide::told(course.regulation, course.acting(&to)),
            None => RegulationSide::at(course.regulation, from.at, Treatment::NothingMore),
        };
        let (one, other) = (goes(self.here, here, a), goes(self.there, there, b));
        self.differs(Importance::Winner, trail, one, other);
    }

    /// Different things are done. Where both choose or seed by criteria in turn, the first
    /// criterion that differs is named.
    fn apart(&mut self, one: &Act, other: &Act, trail: &Trail, sides: [RegulationSide; 2]) {
        let inner = one.ladder().zip(other.ladder()).filter(|_| one.differs_in_ladder_only(other));
        let Some((a, b)) = inner else {
            let [one, other] = sides;
            return self.differs(Importance::Winner, trail.clone(), one, other);
        };
        let position = a.first_difference(b);
        let mut trail = trail.clone();
        for at in a.clauses().take(position.unwrap_or(0)) {
            trail.push(&self.here.regulation.clause(at).id, ClauseEffect::LeavesAll, 1);
        }
        let side = |course: Course<'_>, ladder: &super::act::Ladder| match position {
            None => RegulationSide::told(course.regulation, ladder.clause),
            Some(position) => match ladder.clauses().nth(position) {
                Some(at) => RegulationSide::told(course.regulation, at),
                None => {
                    RegulationSide::at(course.regulation, ladder.clause, Treatment::NothingMore)
                }
            },
        };
        let (one, other) = (side(self.here, a), side(self.there, b));
        self.differs(Importance::Winner, trail, one, other);
    }
}

/// What happens to a group of this size, or that there is no rule for it.
fn done(course: Course<'_>, node: &CourseNode, act: &Act) -> RegulationSide {
    let at = course.acting(node);
    match act {
        Act::Nothing => RegulationSide::at(course.regulation, at, Treatment::NoRuleForSoMany),
        _ => RegulationSide::told(course.regulation, at),
    }
}
