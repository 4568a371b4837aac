//! The drawings of a play-off for pages: the bracket, and the table of the present round robin.

use crate::spoken::Spoken;
use tiebreak_model::StageForm;
use tiebreak_report::svg;

/// The bracket from left to right, and the table.
pub fn wide(dossier: Spoken<'_>) -> Vec<String> {
    with_tables(dossier, svg::bracket(dossier.case()))
}

/// The same for a narrow column: the matches one under the other.
pub fn narrow(dossier: Spoken<'_>) -> Vec<String> {
    with_tables(dossier, svg::match_list(dossier.case()))
}

fn with_tables(dossier: Spoken<'_>, bracket: Option<String>) -> Vec<String> {
    let case = dossier.case();
    let mut drawings: Vec<String> = bracket.into_iter().collect();
    let tables = dossier.ruling().stages.iter().rev().filter(|stage| stage.form == StageForm::RoundRobin);
    drawings.extend(tables.take(1).map(|stage| svg::round_robin(case, stage)));
    drawings
}
