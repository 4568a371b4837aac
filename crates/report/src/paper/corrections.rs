//! Irregular entries: exceptions at the top, corrections with their reasons, and the record line by
//! line.

use super::prose::prose;
use super::spliced::{PLACES, spliced};
use super::table::column;
use super::{
    Block, Cell, CellManner, GroupManner, Manner, PaperStep, Row, RowManner, Table, TableKind,
    TextRun, Tone,
};
use crate::html::{Extras, LogEntry, LogKind};
use crate::words::{place_in_play_off, places_in_order, uncapital};
use crate::{Case, Language, say};
use tiebreak_model::AppliedDeparture;

/// The banner about exceptions from the regulations. Those that only the record contains had no
/// effect, but are still shown.
pub(super) fn banner(case: Case<'_>, extras: &Extras) -> Vec<Block> {
    let took_effect = |entry: &&LogEntry| {
        case.ruling.departures.iter().any(|departed| {
            entry.about.as_deref() == Some(departed.tie.as_str())
                && entry.why.as_deref() == Some(departed.departure.why.as_str())
        })
    };
    let recorded = |entry: &LogEntry| {
        let said = match &entry.about {
            Some(about) => {
                told(case.language, strong(tie(case.language, about)), prose(case, &entry.words))
            }
            None => prose(case, &entry.words),
        };
        Block::Paragraph(
            Tone::Plain,
            reasoned(case.language, said, entry.why.as_deref(), entry.by.as_deref()),
        )
    };
    let effective = case.ruling.departures.iter().map(|departed| one(case, departed));
    effective.chain(extras.departures().filter(|entry| !took_effect(entry)).map(recorded)).collect()
}

fn strong(words: String) -> TextRun {
    TextRun::new(Manner::Strong, words)
}

/// A subject, and what is said of it.
fn told(language: Language, what: TextRun, said: Vec<TextRun>) -> Vec<TextRun> {
    spliced(&say!(language, told_of { what: PLACES[0], said: PLACES[1] }), [vec![what], said])
}

fn one(case: Case<'_>, departed: &AppliedDeparture) -> Block {
    let parts: Vec<Vec<&str>> =
        departed.departure.parts.iter().map(|part| case.names(part)).collect();
    let order = prose(case, &places_in_order(case.language, &parts));
    let said = told(case.language, strong(tie(case.language, &departed.tie)), order);
    let departure = &departed.departure;
    let mut runs = reasoned(case.language, said, Some(&departure.why), Some(&departure.by));
    if let Some(clause) = departed.clause {
        let clause = TextRun::new(Manner::Clause, case.clause(clause).to_owned());
        runs.push(TextRun::plain(" "));
        runs.extend(spliced(
            &say!(case.language, protocol_allowed_by { clause: PLACES[0] }),
            [vec![clause]],
        ));
    }
    Block::Paragraph(Tone::Plain, runs)
}

/// A tie from its name: `first`, `places-4-5`.
fn tie(language: Language, name: &str) -> String {
    if name == "first" {
        say!(language, protocol_tie_for_first)
    } else {
        place_in_play_off(language, name)
    }
}

/// A statement with its reason and author, as far as they are known.
fn reasoned(
    language: Language,
    said: Vec<TextRun>,
    why: Option<&str>,
    by: Option<&str>,
) -> Vec<TextRun> {
    let known =
        |text: Option<&str>| text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    let (why, by) = (known(why), known(by));
    let given = match (&why, &by) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "reason",
        (None, Some(_)) => "name",
        (None, None) => "nothing",
    };
    let why = why.map(|why| TextRun::plain(why.trim_end_matches('.').to_owned()));
    let by = by.map(|by| TextRun::name(&by));
    let sentence =
        say!(language, protocol_reason { given, said: PLACES[0], why: PLACES[1], by: PLACES[2] });
    spliced(&sentence, [said, why.into_iter().collect(), by.into_iter().collect()])
}

/// Entries that corrected or overrode something, with author and reason.
pub(super) fn list(case: Case<'_>, extras: &Extras) -> Option<Vec<Block>> {
    use LogKind::{Amendment, Correction, Departure, Leave, Rest, Withdrawal};
    let telling = [Correction, Withdrawal, Departure, Leave, Amendment, Rest];
    let told = extras.log.iter().filter(|entry| telling.contains(&entry.kind));
    let steps: Vec<PaperStep> = told.map(|entry| changed(case, entry)).collect();
    (!steps.is_empty()).then(|| vec![Block::Steps(steps)])
}

fn changed(case: Case<'_>, entry: &LogEntry) -> PaperStep {
    let language = case.language;
    let mut what = vec![strong(entry.kind.said(language))];
    if let Some(about) = &entry.about {
        what.push(TextRun::plain(format!(", {}", uncapital(language, &tie(language, about)))));
    }
    let said = say!(language, told_of { what: PLACES[0], said: PLACES[1] });
    let said = spliced(&said, [what, prose(case, &entry.words)]);
    let mut runs = reasoned(language, said, entry.why.as_deref(), entry.by.as_deref());
    runs.extend(mark(entry));
    let tone = if entry.superseded { Tone::Superseded } else { Tone::Plain };
    PaperStep {
        clause: say!(language, protocol_line { line: entry.line }),
        long: false,
        blocks: vec![Block::Paragraph(tone, runs)],
    }
}

/// Why an entry no longer applies.
fn mark(entry: &LogEntry) -> Vec<TextRun> {
    let Some(mark) = &entry.mark else { return Vec::new() };
    vec![TextRun::plain(" "), TextRun::new(Manner::Fallen, format!("({mark})"))]
}

/// The whole record.
pub(super) fn log(case: Case<'_>, extras: &Extras) -> Option<Vec<Block>> {
    let mut head = vec![Cell { manner: CellManner::Number, ..column(case.language, "line") }];
    head.extend(["when", "entry", "about", "says", "by"].map(|name| column(case.language, name)));
    let rows = extras.log.iter().map(|entry| logged(case, entry)).collect();
    let table = Table::new(TableKind::Log, head).with(GroupManner::Plain, rows);
    (!extras.log.is_empty()).then(|| vec![Block::Table(table)])
}

fn logged(case: Case<'_>, entry: &LogEntry) -> Row {
    let mut says = prose(case, &entry.words);
    says.extend(mark(entry));
    let about = TextRun::new(Manner::Id, entry.about.clone().unwrap_or_default());
    let cells = vec![
        Cell::number(entry.line.to_string()),
        Cell::words(entry.at.as_deref().unwrap_or_default()),
        Cell::words(entry.kind.said(case.language)),
        Cell::new(CellManner::Plain, vec![about]),
        Cell::new(CellManner::Name, says),
        Cell::name(entry.by.as_deref().unwrap_or_default()),
    ];
    Row { manner: if entry.superseded { RowManner::Superseded } else { RowManner::Plain }, cells }
}
