//! A step: the clause that acted and what happened.

use super::{ByName, StepReason};
use crate::{Case, words};
use serde::Serialize;
use tiebreak_model::Step;

/// A clause that was applied, with its printed text and its effect, in a sentence and as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepView<'a> {
    /// Missing for an exception that no clause allows.
    pub clause: Option<&'a str>,
    pub text: Option<&'a str>,
    pub because: String,
    /// The order after the step; participants in one part are tied.
    pub parts: Vec<Vec<&'a str>>,
    pub values: ByName<'a, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<&'a str>,
    /// What the values are, in a few words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub measure: String,
    pub reason: StepReason<'a>,
    /// The working of each value, a sentence for each participant.
    #[serde(skip)]
    pub workings: Vec<String>,
    /// Whether the step only sends the tied to another clause.
    #[serde(skip)]
    pub leads_on: bool,
}

impl<'a> StepView<'a> {
    pub(super) fn new(case: Case<'a>, step: &'a Step) -> Self {
        let clause = step.cites().map(|at| case.regulation.clause(at));
        Self {
            clause: clause.map(|clause| clause.id.as_str()),
            text: clause.map(|clause| clause.text.as_str()),
            because: words::because(case, step),
            parts: step.parts.iter().map(|part| case.names(part)).collect(),
            values: ByName::new(case, step.reason.values(), words::plain_value),
            stage: step.stage.as_deref(),
            measure: words::measure(case.language, step),
            reason: StepReason::new(case, &step.reason),
            workings: words::workings(case, step),
            leads_on: step.reason.leads_on(),
        }
    }

    /// The clause for lists; a dash if there is none.
    pub fn mark(&self) -> &'a str {
        self.clause.unwrap_or("–")
    }
}
