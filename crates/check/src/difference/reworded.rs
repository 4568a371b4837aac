//! Clauses that two editions print in other words and that do the same. A clause with another
//! number is the same clause, and so is one that names another by its new number.

use super::Difference;
use tiebreak_regulation::{Clause, Regulation};

/// A clause in other words; one side is missing where only one edition has the sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RewordedClause {
    /// The clause of the first regulation and its text.
    pub here: Option<(String, String)>,
    /// The clause of the second regulation and its text.
    pub there: Option<(String, String)>,
}

/// What is printed otherwise, without the clauses that a difference names.
pub(super) fn reworded(
    a: &Regulation,
    b: &Regulation,
    differences: &[Difference],
) -> Vec<RewordedClause> {
    let told_here = |clause: &Clause| {
        differences.iter().any(|one| one.here.clause.as_ref() == Some(&clause.id))
    };
    let told_there = |clause: &Clause| {
        differences.iter().any(|one| one.there.clause.as_ref() == Some(&clause.id))
    };
    let mut here: Vec<&Clause> = a.clauses.iter().collect();
    let mut there: Vec<&Clause> = b.clauses.iter().collect();
    here.retain(|one| {
        let text = plain(a, &one.text);
        let same = there.iter().position(|other| plain(b, &other.text) == text);
        same.map(|at| there.remove(at)).is_none()
    });
    let mut found = Vec::new();
    for one in here {
        let other = there.iter().position(|other| other.id == one.id).map(|at| there.remove(at));
        if !told_here(one) && !other.is_some_and(told_there) {
            found.push(RewordedClause { here: Some(said(one)), there: other.map(said) });
        }
    }
    found.extend(
        there
            .into_iter()
            .filter(|other| !told_there(other))
            .map(|other| RewordedClause { here: None, there: Some(said(other)) }),
    );
    found
}

fn said(clause: &Clause) -> (String, String) {
    (clause.id.clone(), clause.text.clone())
}

/// A text without its line breaks, and with the numbers of its own clauses left open.
pub(super) fn plain(regulation: &Regulation, text: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let numbered = regulation.clauses.iter().any(|clause| clause.id == bare);
        // A bare number may be one of games or minutes; it names a clause where the word before
        // says so.
        let is_plain = bare.bytes().all(|byte| byte.is_ascii_digit());
        let before = words.last().map(|word| word.to_lowercase()).unwrap_or_default();
        let names = [
            "section",
            "sections",
            "clause",
            "clauses",
            "article",
            "paragraph",
            "rule",
            "see",
            "regulation",
        ];
        let referred =
            numbered && (!is_plain || names.iter().any(|name| before.trim_matches('(') == *name));
        words.push(if referred { word.replacen(bare, "#", 1) } else { word.to_owned() });
    }
    words.join(" ")
}
