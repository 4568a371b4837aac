//! An award that cannot be shared, or a line in the standing, where several may be level and
//! nothing says who has it or who is above.
//!
//! The ruling would leave it open. A trophy is safe with `if-shared`, with a list of its own that
//! ends in lots, or where every place that it looks at is settled; a cut where `applies` breaks the
//! ties across it. Who has it is decided by people at the prize-giving otherwise.

use super::CheckSubject;
use crate::walk::Walk;
use crate::{Class, Finding, FindingKind};
use tiebreak_document::Severity;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, AwardRule, EntryPoint, Regulation, SettledScope};

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for entry in &subject.regulation.entries {
        for (award, clause) in &entry.awards {
            let open = match (award.cut, award.indivisible) {
                (true, _) => !is_cut_settled(subject, entry, award),
                (false, true) => may_be_shared(subject, entry, award, *clause),
                (false, false) => false,
            };
            if open {
                let what = FindingKind::AwardShared { award: award.name.clone(), cut: award.cut };
                let key = if award.cut { "cut" } else { "award" };
                let found = subject.finding(Class::Gap, *clause, what).severity(Severity::Warning);
                findings.push(found.at(Some(subject.key_span(*clause, key))));
            }
        }
    }
    findings.dedup();
    findings
}

/// Whether ties across a cut are broken, and never end in a shared place.
fn is_cut_settled(subject: &CheckSubject<'_>, entry: &EntryPoint, award: &AwardRule) -> bool {
    let everywhere = entry.tie_for.from == 1 && entry.tie_for.to.is_none() && !entry.only_needed;
    // The winner is above the line, and no other participant is.
    let one_winner = entry.tie_for.from == 1 && award.seats == Some(1) && !award.from_the_end;
    let broken = match entry.settles.0 {
        SettledScope::Winner => one_winner,
        SettledScope::Places => entry.at_cuts || everywhere || one_winner,
    };
    broken && !own_walks(subject, entry).any(|walk| ends_shared(walk, |_| true))
}

/// Whether several may be level on an award that cannot be shared.
fn may_be_shared(
    subject: &CheckSubject<'_>,
    entry: &EntryPoint,
    award: &AwardRule,
    clause: ClauseRef,
) -> bool {
    let list = |go: ClauseRef| {
        let mut walks =
            subject.walks.iter().filter(|walk| walk.entry.clause == clause && walk.entry.go == go);
        walks.any(|walk| ends_shared(walk, |_| true))
    };
    if let Some(go) = award.if_shared.or(award.by) {
        return list(go);
    }
    let first_alone = award.eligible.is_everybody() && award.seats.unwrap_or(1) == 1;
    let settled = match entry.settles.0 {
        _ if entry.tie_for.from != 1 || entry.only_needed => false,
        SettledScope::Winner => first_alone,
        SettledScope::Places => {
            first_alone && entry.tie_for.to != Some(0) || entry.tie_for.to.is_none()
        }
    };
    !settled
        || own_walks(subject, entry)
            .any(|walk| ends_shared(walk, |first| first == 1 || !first_alone))
}

/// The walks of the procedure itself.
fn own_walks<'s>(
    subject: &'s CheckSubject<'_>,
    entry: &'s EntryPoint,
) -> impl Iterator<Item = &'s Walk<'s>> {
    let own = |walk: &&&std::rc::Rc<Walk<'_>>| {
        walk.entry.clause == entry.clause && walk.entry.go == entry.go
    };
    subject.walks.iter().filter(move |walk| own(&walk)).map(|walk| &**walk)
}

/// Whether a tie from such a place on can end in a shared place, as a clause says.
fn ends_shared(walk: &Walk<'_>, from: impl Fn(usize) -> bool) -> bool {
    walk.states.iter().any(|state| from(state.first) && shares(walk.regulation, state.at))
}

fn shares(regulation: &Regulation, at: ClauseRef) -> bool {
    let action = |at: ClauseRef| &regulation.clause(at).action;
    match action(at) {
        Action::Share => true,
        // A list that ends so, where its clause says nothing more and no lots come before.
        Action::Order { by, .. } if regulation.clause(at).then.is_empty() => {
            by.last().is_some_and(|last| *action(*last) == Action::Share)
                && !by.iter().any(|rung| matches!(action(*rung), Action::Lots { .. }))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::Class::Gap;
    use crate::classes::tests::found;
    use crate::{Finding, FindingKind};
    use tiebreak_document::Severity;

    /// The clauses of awards that may be left open: all of them warnings.
    fn at(clauses: &str) -> Vec<String> {
        let is_award = |found: &Finding| matches!(found.what, FindingKind::AwardShared { .. });
        let found: Vec<Finding> = found(Gap, clauses).into_iter().filter(is_award).collect();
        assert!(found.iter().all(|found| found.severity == Severity::Warning));
        found.into_iter().filter_map(|found| found.clause).collect()
    }

    /// Ties for these places end so.
    fn ties(tie_for: &str, end: &str, more: &str) -> String {
        format!(
            "[clause.\"1\"]\ntext = \"Ties go to 2.\"\napplies = {{ kinds = [\"round-robin\"], \
             tie-for = \"{tie_for}\", go = \"2\" }}\n\
             settles = \"places\"\n[clause.\"2\"]\ntext = \"So.\"\n{end}\n[clause.\"3\"]\n\
             text = \"The cup.\"\n{more}\n"
        )
    }

    const CUP: &str = "award = { name = \"Cup\", indivisible = true }";
    const LOTS: &str = "lots = \"place\"";
    const SHARE: &str = "share = true";

    #[test]
    fn a_trophy_that_cannot_be_shared() {
        assert_eq!(at(&ties("first", SHARE, CUP)), ["3"]);
        assert!(at(&ties("first", LOTS, CUP)).is_empty());
        assert!(at(&ties("first", SHARE, "award = \"Cup\"")).is_empty());
        // Places from the second on do not concern the first; those of a group may be any.
        let women = "award = { name = \"Cup\", for = { sex = \"w\" }, indivisible = true }";
        assert_eq!(at(&ties("first", LOTS, women)), ["3"]);
        assert!(at(&ties("all", LOTS, women)).is_empty());
        assert_eq!(at(&ties("2..", LOTS, CUP)), ["3"]);
    }

    #[test]
    fn a_clause_for_those_who_would_share_it() {
        let then = |end: &str| {
            format!(
                "award = {{ name = \"Cup\", indivisible = true, if-shared = \"4\" }}\n\
                 [clause.\"4\"]\ntext = \"The youngest.\"\nrank = \"youngest\"\nthen = \"5\"\n\
                 [clause.\"5\"]\ntext = \"So.\"\n{end}"
            )
        };
        assert!(at(&ties("first", SHARE, &then(LOTS))).is_empty());
        assert_eq!(at(&ties("first", SHARE, &then(SHARE))), ["3"]);
    }

    #[test]
    fn a_line_inside_a_tie() {
        let cut = "cut = { first = 2, name = \"Qualified\" }";
        assert_eq!(at(&ties("first", LOTS, cut)), ["3"]);
        assert!(at(&ties("cut", LOTS, cut)).is_empty());
        assert!(at(&ties("all", LOTS, cut)).is_empty());
        assert_eq!(at(&ties("cut", SHARE, cut)), ["3"]);
        assert!(at(&ties("first", LOTS, "cut = { first = 1, name = \"Champion\" }")).is_empty());
    }
}
