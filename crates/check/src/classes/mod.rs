//! The classes of findings, one file each: what it is, why it matters, how it is found.

mod award_shared;
mod discretion;
mod endless_loop;
mod gap;
mod ill_suited;
mod missing_reference;
mod never_separates;
mod overlap;
mod tie_left;
mod undefined_value;
mod unreachable;
mod unstated_reading;

use crate::place::RegulationTree;
use crate::walk::{Walk, WalkEvent};
use crate::{Class, Finding, FindingKind};
use std::rc::Rc;
use tiebreak_document::{RejectedFile, Span};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Clause, Regulation};

/// What the classes look at: a regulation in one combination of its readings, and the walks through
/// it.
pub(crate) struct CheckSubject<'r> {
    pub regulation: &'r Regulation,
    pub places: Rc<RegulationTree>,
    pub walks: Vec<Rc<Walk<'r>>>,
}

impl<'r> CheckSubject<'r> {
    /// A regulation as it stands, every procedure walked.
    #[cfg(test)]
    pub fn new(regulation: &'r Regulation) -> Self {
        let procedures = regulation
            .entries
            .iter()
            .flat_map(|entry| entry.kinds.iter().map(move |kind| (entry, *kind)));
        let walks =
            procedures.map(|(entry, kind)| Rc::new(Walk::new(regulation, entry, kind))).collect();
        Self { regulation, places: Rc::new(RegulationTree::new(regulation)), walks }
    }

    pub fn id(&self, at: ClauseRef) -> &str {
        &self.regulation.clause(at).id
    }

    pub fn ids(&self, list: &[ClauseRef]) -> Vec<String> {
        list.iter().map(|at| self.id(*at).to_owned()).collect()
    }

    /// Every clause with its number.
    pub fn clauses(&self) -> impl Iterator<Item = (ClauseRef, &'r Clause)> {
        self.regulation
            .clauses
            .iter()
            .enumerate()
            .map(|(index, clause)| (ClauseRef(u16::try_from(index).unwrap_or(u16::MAX)), clause))
    }

    pub fn span(&self, at: ClauseRef) -> Span {
        RegulationTree::clause(self.regulation, at)
    }

    /// A finding about a clause, its number underlined.
    pub fn finding(&self, class: Class, at: ClauseRef, what: FindingKind) -> Finding {
        Finding::new(class, self.id(at), self.span(at), what)
    }

    /// The span under a key of a clause, or the clause itself.
    pub fn key_span(&self, at: ClauseRef, key: &str) -> Span {
        self.places.key(self.id(at), key).map_or_else(|| self.span(at), |node| node.span.clone())
    }

    /// Every event, once for each clause, with the walk and the situations where it has its
    /// smallest example.
    pub fn events(&self) -> Vec<(ClauseRef, WalkEvent, &Walk<'r>, &[usize])> {
        let mut found: Vec<(ClauseRef, WalkEvent, &Walk<'r>, &[usize])> = Vec::new();
        for walk in &self.walks {
            for ((clause, event), at) in &walk.events {
                let Some(&first) = at.first() else { continue };
                let known =
                    found.iter_mut().find(|(other, kind, ..)| other == clause && kind == event);
                match known {
                    Some(known) => {
                        let known_size =
                            known.3.first().map_or(usize::MAX, |index| known.2.states[*index].size);
                        if walk.states[first].size < known_size {
                            *known = (*clause, *event, walk, at);
                        }
                    }
                    None => found.push((*clause, *event, walk, at)),
                }
            }
        }
        found
    }
}

/// Everything that exploring finds, except what depends on all the readings together.
pub(crate) fn explored(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = gap::find(subject);
    findings.extend(overlap::find(subject));
    findings.extend(endless_loop::find(subject));
    findings.extend(never_separates::find(subject));
    findings.extend(undefined_value::find(subject));
    findings.extend(ill_suited::find(subject));
    findings.extend(unstated_reading::assumed(subject));
    findings.extend(discretion::find(subject));
    findings.extend(award_shared::find(subject));
    findings
}

/// What the file and its printed text show by themselves.
pub(crate) fn written(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = missing_reference::find(subject);
    findings.extend(tie_left::find(subject));
    findings.extend(unstated_reading::find(subject));
    findings
}

/// Clauses that nothing reaches in any of these readings.
pub(crate) fn unreachable(subjects: &[CheckSubject<'_>]) -> Vec<Finding> {
    unreachable::find(subjects)
}

/// A file that cannot be followed.
pub(crate) fn rejected(rejected: &RejectedFile) -> Vec<Finding> {
    missing_reference::rejected(rejected)
}

#[cfg(test)]
pub(crate) mod tests {
    use crate::{Class, Finding, check_text};

    /// A regulation with these clauses; the first line of each sets the scene.
    pub fn regulation(clauses: &str) -> String {
        format!(
            "format = \"tiebreak-regulation/1\"\nid = \"test\"\ntitle = \"Test\"\n\
             sport = \"chess\"\nsource = \"ours\"\n\
             forfeits = \"in-scores\"\n{clauses}"
        )
    }

    /// What is found of one class.
    pub fn found(class: Class, clauses: &str) -> Vec<Finding> {
        let checked = check_text("test.toml", &regulation(clauses));
        let invalid: Vec<&Finding> =
            checked.findings.iter().filter(|found| found.class == Class::Invalid).collect();
        assert!(invalid.is_empty() || class == Class::Invalid, "{invalid:?}");
        checked.findings.into_iter().filter(|found| found.class == class).collect()
    }

    /// The clauses that a class is found in.
    pub fn at(class: Class, clauses: &str) -> Vec<String> {
        found(class, clauses).into_iter().filter_map(|found| found.clause).collect()
    }

    pub const FOR_FIRST: &str = r#"
[clause."1"]
text = "A tie for first place is broken by 2."
applies = { kinds = ["round-robin"], tie-for = "first", go = "2" }
settles = "winner"
"#;
}
