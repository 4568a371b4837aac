//! The text shown for the names of removed accounts. The record is evidence and stays unchanged;
//! only pages and print-outs change.

use std::sync::Arc;
use tiebreak_model::{Answer, Answers, Departure, Id, Question};
use tiebreak_report::html::LogEntry;
use tiebreak_store::FormerName;

/// How `conduct::signed` joins the person who decided and the account that entered it.
const ENTERED_BY: &str = ", entered by ";

/// Names of removed accounts, with the text shown instead of each.
#[derive(Debug, Clone, Default)]
pub struct FormerNames(Arc<Vec<FormerName>>);

impl FormerNames {
    /// The names as the database keeps them.
    pub fn new(names: Vec<FormerName>) -> Self {
        Self(Arc::new(names))
    }

    /// The name to show for the author of an entry.
    pub fn shown(&self, by: &str) -> String {
        match by.rsplit_once(ENTERED_BY) {
            Some((decided, entered)) => {
                format!("{}{ENTERED_BY}{}", self.one(decided), self.one(entered))
            }
            None => self.one(by).to_owned(),
        }
    }

    fn one<'n>(&'n self, name: &'n str) -> &'n str {
        self.0.iter().find(|former| former.name == name).map_or(name, |former| &former.shown)
    }

    /// The log entry with former names replaced.
    pub fn in_entry(&self, entry: LogEntry) -> LogEntry {
        LogEntry { by: entry.by.map(|by| self.shown(&by)), ..entry }
    }

    /// Answers with the names of removed accounts replaced.
    pub fn in_answers<'a>(&'a self, inner: &'a mut dyn Answers) -> RenamingAnswers<'a> {
        RenamingAnswers { inner, names: self }
    }
}

/// Answers in which some names are replaced by other text.
pub struct RenamingAnswers<'a> {
    inner: &'a mut dyn Answers,
    names: &'a FormerNames,
}

impl Answers for RenamingAnswers<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        self.inner.answer(question)
    }

    fn needed(&mut self, question: &Question) -> Option<Answer> {
        self.inner.needed(question)
    }

    fn decided_by(&mut self, question: &Question) -> Option<String> {
        self.inner.decided_by(question).map(|by| self.names.shown(&by))
    }

    fn departure(&mut self, tie: &str, among: &[Id]) -> Option<Departure> {
        let departure = self.inner.departure(tie, among)?;
        Some(Departure { by: self.names.shown(&departure.by), ..departure })
    }

    fn left(&mut self) -> Vec<Id> {
        self.inner.left()
    }

    fn had_begun(&mut self, stage: &str, among: &[Id], left: Id) -> bool {
        self.inner.had_begun(stage, among, left)
    }
}

#[cfg(test)]
mod tests {
    use super::{FormerName, FormerNames};

    #[test]
    fn whole_names_and_no_parts_of_them() {
        let names = FormerNames::new(vec![FormerName {
            name: "Ann".to_owned(),
            shown: "former arbiter 1".to_owned(),
        }]);
        for (by, shown) in [
            ("Ann", "former arbiter 1"),
            ("Anna", "Anna"),
            ("Chief Arbiter, entered by Ann", "Chief Arbiter, entered by former arbiter 1"),
            ("Ann, entered by Bob", "former arbiter 1, entered by Bob"),
            ("", ""),
        ] {
            assert_eq!(names.shown(by), shown, "{by}");
        }
    }
}
