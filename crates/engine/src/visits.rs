//! Where a tie has been: a clause that meets the same group a second time, with nothing answered in between, would go on for ever.

use tiebreak_model::{ClauseRef, Id};

/// So many clauses a tie passes as a rule.
const USUAL: usize = 12;

/// The clauses that one tie has passed. In one list and not in a set: there are a dozen of them, and hardly ever thousands.
#[derive(Debug, Default)]
pub(crate) struct Visits {
    all: Vec<Visit>,
    /// The groups, one after the other.
    members: Vec<Id>,
}

#[derive(Debug)]
struct Visit {
    clause: ClauseRef,
    /// How much was answered by then.
    answered: usize,
    /// Where the group ends among the members; it begins where the one before ends.
    end: usize,
}

impl Visits {
    /// Notes a visit; false where the same clause was visited by the same group before, with as much answered.
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

    /// How many there were.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Begins another tie.
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
            assert_eq!(visits.insert(clause, answered, group), new, "{clause:?} {answered} {group:?}");
        }
        assert_eq!(visits.len(), 5);
        visits.clear();
        assert!(visits.insert(one, 0, &[Id(1)]));
    }
}
