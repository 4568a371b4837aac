//! The drawings of a play-off for pages: the bracket, and the table of the present round robin.

use super::localized::LocalizedEvent;
use tiebreak_model::StageForm;
use tiebreak_report::svg;

/// The bracket from left to right, and the table.
pub fn wide(event_state: LocalizedEvent<'_>) -> Vec<String> {
    with_tables(event_state, svg::bracket(event_state.case()))
}

/// The same for a narrow column: the matches one under the other.
pub fn narrow(event_state: LocalizedEvent<'_>) -> Vec<String> {
    with_tables(event_state, svg::match_list(event_state.case()))
}

fn with_tables(event_state: LocalizedEvent<'_>, bracket: Option<String>) -> Vec<String> {
    let case = event_state.case();
    let mut drawings: Vec<String> = bracket.into_iter().collect();
    let tables = event_state
        .ruling()
        .stages
        .iter()
        .rev()
        .filter(|stage| stage.form == StageForm::RoundRobin);
    drawings.extend(tables.take(1).map(|stage| svg::round_robin(case, stage)));
    drawings
}
