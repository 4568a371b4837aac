//! The clauses that a tie has passed. A clause that meets the same group again, without an answer
//! in between, would go on without end.

use tiebreak_model::{ClauseRef, Id};

/// The number of clauses that a tie usually passes.
const USUAL: usize = 12;

/// The clauses that one tie has passed. A list is quicker than a set here, because there are a
/// dozen of them and hardly ever thousands.
#[derive(Debug, Default)]
pub(crate) struct Visits {
    all: Vec<Visit>,
    /// The members of the groups, one group after another.
    members: Vec<Id>,
}

#[derive(Debug)]
struct Visit {
    clause: ClauseRef,
    /// The number of answers by then.
    answered: usize,
    /// The end of the group in `members`; it begins where the group before it ends.
    end: usize,
}

impl Visits {
    /// Notes a visit. False where the same group visited the clause before, without an answer in
    /// between.
    pub fn insert(&mut self, clause: ClauseRef, answered: usize, group: &[Id]) -> bool {
        let mut begin = 0;
        for visit in &self.all {
            let same = visit.clause == clause && visit.answered == answered;
            if same && self.members.get(begin..visit.end) == Some(group) {
                return false;
            }
            begin = visit.end;
        }
        if self.all.capacity() == 0 {
            self.all.reserve(USUAL);
            self.members.reserve(USUAL * group.len());
        }
        self.members.extend_from_slice(group);
        self.all.push(Visit { clause, answered, end: self.members.len() });
        true
    }

    /// The number of visits.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Forgets all visits, for the next tie.
    pub fn clear(&mut self) {
        self.all.clear();
        self.members.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_is_one_of_clause_group_and_answers() {
        let mut visits = Visits::default();
        let (one, other) = (ClauseRef(1), ClauseRef(2));
        for (clause, answered, group, new) in [
            (one, 0, &[Id(1), Id(2)][..], true),
            (one, 0, &[Id(1)][..], true),
            (other, 0, &[Id(1), Id(2)][..], true),
            (one, 1, &[Id(1), Id(2)][..], true),
            (one, 0, &[Id(2)][..], true),
            (one, 0, &[Id(1)][..], false),
            (one, 1, &[Id(1), Id(2)][..], false),
        ] {
            assert_eq!(
                visits.insert(clause, answered, group),
                new,
                "{clause:?} {answered} {group:?}"
            );
        }
        assert_eq!(visits.len(), 5);
        visits.clear();
        assert!(visits.insert(one, 0, &[Id(1)]));
    }
}
