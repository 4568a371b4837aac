//! `tiebreak standings --check`: the published standing against the rules.

use super::{StandingsCommand, StandingsFormat, read_codes, standing};
use crate::failure::{CHECK_FAILED, Complaint};
use crate::{show, source};
use std::process::ExitCode;
use tiebreak_formats::published;
use tiebreak_model::PublishedStanding;
use tiebreak_report::standings_check::{CheckIntroduction, csv, made_of, text};
use tiebreak_report::{Language, say};
use tiebreak_standings::check::{ComputedStanding, FigureDifference, StandingsCheck};
use tiebreak_standings::{AnyCrosstable, Listing};

/// The standing after one round: ranked by the list, and the values of codes that were published
/// besides.
struct StandingAfterRound<'t> {
    ranked: Box<dyn Listing + 't>,
    besides: Box<dyn Listing + 't>,
}

impl StandingAfterRound<'_> {
    fn computed(&self) -> ComputedStanding {
        let mut computed = self.ranked.computed();
        let besides = self.besides.computed();
        if besides.codes.is_empty() {
            return computed;
        }
        for row in &mut computed.rows {
            let more = besides.rows.iter().find(|other| other.number == row.number);
            row.values.extend(more.into_iter().flat_map(|more| more.values.iter().copied()));
        }
        computed.codes.extend(besides.codes);
        computed
    }
}

/// The command of a check, the language of messages and that of the output, and the table.
#[derive(Clone, Copy)]
pub(super) struct CheckedTable<'c> {
    pub command: &'c StandingsCommand,
    pub people: Language,
    pub language: Language,
    pub table: &'c AnyCrosstable,
}

pub(super) fn run(
    checked: CheckedTable<'_>,
    mut published: Vec<PublishedStanding>,
    list: &[String],
    list_from: String,
    mut notes: Vec<String>,
) -> crate::Result<ExitCode> {
    let CheckedTable { command, people, language, table } = checked;
    if let Some(path) = &command.published {
        let (name, text) = source::text(people, path)?;
        published.extend(published::in_table(&name, &text, table.crosstable())?);
    }
    if let AnyCrosstable::Teams(teams) = table {
        published.iter_mut().for_each(|one| one.take_points_from(teams.primary.code()));
    }
    let besides = besides(people, table, list, &published)?;
    let last = standing(people, table, &[], None)?.rounds();
    let rounds = rounds(command, last, &published);
    let tables: Vec<AnyCrosstable> = rounds.iter().map(|round| table.after(*round)).collect();
    let mut standings: Vec<StandingAfterRound<'_>> = Vec::with_capacity(tables.len());
    for table in &tables {
        let ranked = standing(people, table, list, command.edition)?;
        standings.push(StandingAfterRound {
            ranked,
            besides: standing(people, table, &besides, command.edition)?,
        });
    }
    notes.extend(beyond(language, last, &published));
    let mut check = StandingsCheck::by(list.to_vec(), list_from, notes);
    for (round, after) in rounds.iter().zip(&standings) {
        let computed = ComputedStanding { round: *round, ..after.computed() };
        for one in published.iter().filter(|one| one.after.unwrap_or(last) == *round) {
            check.compare(one, &computed);
        }
        check.standings.push(computed);
    }
    check.arrange();
    let because = |one: &FigureDifference| {
        let at = rounds.iter().position(|round| *round == one.round)?;
        made_of(language, &*standings[at].ranked, one)
            .or_else(|| made_of(language, &*standings[at].besides, one))
    };
    print(checked, last, &check, &because)?;
    Ok(if check.agrees() { ExitCode::SUCCESS } else { ExitCode::from(CHECK_FAILED) })
}

/// The codes that were published though they are not in the list.
fn besides(
    language: Language,
    table: &AnyCrosstable,
    list: &[String],
    published: &[PublishedStanding],
) -> crate::Result<Vec<String>> {
    let mut besides: Vec<String> = Vec::new();
    for text in published.iter().flat_map(|one| &one.codes) {
        for code in read_codes(language, table, text)? {
            if code != "PTS" && !list.contains(&code) && !besides.contains(&code) {
                besides.push(code);
            }
        }
    }
    Ok(besides)
}

/// A check has no such form.
fn not_as(language: Language, format: &str, instead: &str) -> crate::Failure {
    let complaint = Complaint::new(say!(language, cli_check_not_as { format }));
    complaint.hint(say!(language, cli_use_format { format: instead })).into()
}

/// The rounds after which a standing is wanted: all, or the last one and those that were published.
fn rounds(command: &StandingsCommand, last: u32, published: &[PublishedStanding]) -> Vec<u32> {
    let asked =
        |round: u32| command.every_round || published.iter().any(|one| one.after == Some(round));
    (0..=last).filter(|round| *round == last || (*round > 0 && asked(*round))).collect()
}

fn beyond(
    language: Language,
    last: u32,
    published: &[PublishedStanding],
) -> impl Iterator<Item = String> {
    let beyond = published.iter().filter_map(|one| one.after).filter(move |round| *round > last);
    beyond.map(move |round| say!(language, cli_check_beyond { round, last }))
}

fn print(
    CheckedTable { command, people, language, table }: CheckedTable<'_>,
    last: u32,
    check: &StandingsCheck,
    because: &dyn Fn(&FigureDifference) -> Option<String>,
) -> crate::Result<()> {
    match command.format {
        StandingsFormat::Json => command.target.json(people, &check.json(command.every_round)),
        StandingsFormat::Csv => command.target.plain(people, &csv(check)),
        StandingsFormat::Pdf => Err(not_as(language, "pdf", "text")),
        StandingsFormat::Xlsx => Err(not_as(people, "xlsx", "csv")),
        StandingsFormat::Text => {
            let file = command.file.display().to_string();
            let count = table.entrants().len();
            let competitors = table.competitors();
            let about = CheckIntroduction {
                file: &file,
                competitors,
                count,
                rounds: last,
                width: show::width(),
                language,
            };
            command.target.plain(people, &text(check, about, because))
        }
    }
}
