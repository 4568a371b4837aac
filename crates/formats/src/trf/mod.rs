//! FIDE's tournament report file: TRF16 and its successors of 2025 and 2026.

mod assigned;
mod check;
mod columns;
mod convert;
mod dates;
mod layout;
mod list;
mod looked_at;
mod player;
mod points;
mod report;
mod ruler;
mod teams;
mod write;

pub use assigned::Assigned;
pub use layout::Layout;
pub(crate) use list::listed;
pub use list::{ListChange, with_list};
pub use player::{Player, RoundCell};
pub use points::{PointSystem, Worth};
pub use teams::{ForfeitedMatch, LineUp, PairingBye, RequestedBye, TeamRecord, TeamRecords};
pub use write::write;

use crate::account::{Account, Told, examine_teams};
use crate::import::date_doubt;
use crate::{Format, Import, published};
use columns::Columns;
use convert::event_of;
use tiebreak_document::{Diagnostic, Faults, RejectedFile, Severity, Span};
use tiebreak_language::{GroupedNumber, sentence};
use tiebreak_model::PublishedStanding;
use tiebreak_model::bounds::MOST_ROUNDS;

/// The records that are known by number.
const RECORDS: [&str; 36] = [
    "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112",
    "122", "132", "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250",
    "260", "299", "300", "310", "320", "330", "352", "362", "801", "802",
];

/// A tournament report.
#[derive(Debug, Clone, Default)]
pub struct Trf {
    /// The tournament's name.
    pub title: String,
    /// The first day, as written.
    pub start: Option<String>,
    /// The last day, as written.
    pub end: Option<String>,
    /// The place where it is played.
    pub venue: Option<String>,
    /// The kind of tournament, from the records `092` and `192`.
    pub system: String,
    /// The number of rounds that the report announces.
    pub declared_rounds: Option<u32>,
    /// The tie-breaks that the report announces, points included.
    pub tie_breaks: Vec<String>,
    /// The record that lists them, `202` or `212`.
    pub list_record: Option<&'static str>,
    /// Points that the arbiter gave or took away, record `299`.
    pub assigned: Vec<Assigned>,
    /// What each outcome gives.
    pub points: PointSystem,
    /// Whether it is about teams.
    pub teams: bool,
    /// The records about teams.
    pub team_records: TeamRecords,
    /// The players, in the order of the file.
    pub players: Vec<Player>,
    /// All the other lines, as written; `001` alone marks where the players stood.
    pub report: Vec<String>,
    /// The position of each starting number.
    positions: Vec<Option<usize>>,
}

impl Trf {
    /// Reads a report. What is doubtful but usable comes as warnings, points that are not those of
    /// the rounds among them.
    pub fn read(name: &str, text: &str) -> Result<(Self, Vec<Diagnostic>), RejectedFile> {
        let (trf, mut warnings) = Self::read_as_published(name, text)?;
        warnings.extend(check::points(&trf));
        Ok((trf, warnings))
    }

    /// The same without a word about the points: a checker compares them itself.
    pub fn read_as_published(
        name: &str,
        text: &str,
    ) -> Result<(Self, Vec<Diagnostic>), RejectedFile> {
        let mut faults = Faults::default();
        let mut trf = Self::default();
        let mut given = None;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let start = at;
            at += line.len();
            let line = line.trim_end_matches(['\n', '\r']).trim_start_matches('\u{feff}');
            if ruler::is_ruler(line) {
                trf.report.push(line.to_owned());
            } else {
                trf.line(&ruler::without_tabs(line), start, &mut given, &mut faults);
            }
        }
        if trf.players.is_empty() && !faults.fatal() {
            faults.add(
                Diagnostic::whole(sentence!(trf_no_player)).hint(sentence!(trf_no_player_hint)),
            );
        }
        trf.positions = check::players(&trf, &mut faults);
        trf.points = given.unwrap_or_else(|| PointSystem::guess(&trf));
        assigned::settle(&mut trf, &mut faults);
        if !faults.fatal() {
            check::games(&trf, &mut faults);
        }
        faults.list.extend(trf.shift_warning());
        if faults.fatal() {
            Err(RejectedFile::new(name, text, faults.list))
        } else {
            Ok((trf, faults.list))
        }
    }

    fn line(
        &mut self,
        line: &str,
        start: usize,
        given: &mut Option<PointSystem>,
        faults: &mut Faults,
    ) {
        let columns = Columns::new(line, start);
        let code = columns.text(0, 3);
        if code == "001" {
            if self.players.is_empty() {
                self.report.push("001".to_owned());
            }
            self.players.extend(player::read(&columns, faults));
            return;
        }
        let rest = columns.trimmed(4, columns.len());
        let whole = columns.span(0, columns.len());
        self.report.push(line.to_owned());
        self.team_records.line(code, &columns);
        match code {
            "012" => self.title = rest.to_owned(),
            "022" => self.venue = Some(rest.to_owned()).filter(|venue| !venue.is_empty()),
            "042" => self.start = Some(rest.to_owned()),
            "052" => self.end = Some(rest.to_owned()),
            "092" | "192" => self.system = format!("{} {rest}", self.system).trim().to_owned(),
            "142" | "XXR" => self.rounds(rest, whole, faults),
            "162" => *given = point_system(rest, whole, faults),
            "202" | "212" => self.list(code, rest),
            "013" | "310" => self.teams = true,
            "299" => self.assigned.extend(assigned::read(&columns, faults)),
            _ if code.len() == 3
                && code.bytes().all(|byte| byte.is_ascii_digit())
                && !RECORDS.contains(&code) =>
            {
                faults.add(unknown(code, columns.len(), whole));
            }
            _ => {}
        }
    }

    /// Record 212 is the whole order of the standing; where both are there, 202 only repeats it.
    fn list(&mut self, code: &str, rest: &str) {
        let listed = tie_breaks(code, rest);
        if listed.is_empty() || (code == "202" && self.list_record == Some("212")) {
            return;
        }
        self.list_record = Some(if code == "212" { "212" } else { "202" });
        self.tie_breaks = listed;
    }

    fn rounds(&mut self, rest: &str, span: Span, faults: &mut Faults) {
        match rest.parse::<u32>() {
            Ok(rounds) if (1..=MOST_ROUNDS).contains(&rounds) => {
                self.declared_rounds = Some(rounds)
            }
            _ => {
                let found = Diagnostic::error(sentence!(trf_not_rounds { text: rest }), span);
                faults.add(found.label(sentence!(trf_expected_rounds {
                    most: GroupedNumber::from(MOST_ROUNDS)
                })));
            }
        }
    }

    /// The position of a starting number among the players.
    pub fn position(&self, number: u32) -> Option<usize> {
        self.positions.get(number as usize).copied().flatten()
    }

    /// How many rounds were played or paired.
    pub fn rounds_so_far(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0)
    }
}

/// A report as it was published, with what is doubtful about it alone: names that stand twice are
/// told apart only in an event.
#[derive(Debug, Clone)]
pub struct AsPublished {
    /// The report as read.
    pub report: Trf,
    /// What somebody should look at.
    pub warnings: Vec<Diagnostic>,
    /// The standings in its comments, or what is wrong with them.
    pub comments: Result<Vec<PublishedStanding>, RejectedFile>,
}

/// Reads a report with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    let (report, doubtful) = Trf::read_as_published(name, text)?;
    let mut warnings = doubtful.clone();
    let mut account = Account::new(name, Format::Trf, "utf-8");
    account.doubts.extend(report.dates().doubt.as_ref().map(date_doubt));
    let event = if report.stands_alone(told) && !report.is_team_event() {
        report.look_at(name, told, &mut account, &mut warnings);
        None
    } else if report.is_team_event() {
        let (event, more) = report.team_event(name, text)?;
        warnings.extend(more);
        examine_teams(
            &event,
            sentence!(trf_because_said { system: &report.system }),
            told,
            &mut account,
        );
        Some(event)
    } else {
        let draft = report.draft(name, told, &mut account, &mut warnings);
        let wanted = !told.report_alone || !report.is_usual();
        wanted.then(|| event_of(draft, name, text)).transpose()?
    };
    // Most reports publish nothing in comments, and are not looked at once more for it.
    let commented = report.report.iter().any(|line| line.starts_with("###"));
    let comments = if commented { published::in_comments(name, text) } else { Ok(Vec::new()) };
    // What is wrong with the comments is said by those who check them.
    let published = comments.as_ref().cloned().unwrap_or_default();
    let report = Some(Box::new(AsPublished { report, warnings: doubtful, comments }));
    Ok(Import { event, warnings, published, report, ..Import::undecided(account) })
}

fn point_system(rest: &str, span: Span, faults: &mut Faults) -> Option<PointSystem> {
    match PointSystem::read(rest) {
        Ok(system) => Some(system),
        Err(word) => {
            let found = Diagnostic::error(sentence!(trf_not_point_system { word }), span);
            faults.add(found.label(sentence!(trf_expected_point_system)));
            None
        }
    }
}

/// The codes of a tie-break list. Record 202 leaves out the points, which come first.
fn tie_breaks(code: &str, rest: &str) -> Vec<String> {
    let listed = rest
        .split([',', ';', ' '])
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .map(str::to_uppercase);
    let points = (code == "202").then(|| "PTS".to_owned());
    let mut codes: Vec<String> = points.into_iter().chain(listed).collect();
    codes.dedup();
    codes
}

fn unknown(code: &str, length: usize, span: Span) -> Diagnostic {
    let found = Diagnostic::error(sentence!(trf_not_a_record { code }), span.start..span.start + 3);
    // Only player records are so long.
    if length >= player::POINTS_END {
        return found.label(sentence!(trf_meant_player));
    }
    // A record of another program says nothing about the results.
    let found = found.label(sentence!(trf_expected_record)).hint(sentence!(trf_comment));
    Diagnostic { severity: Severity::Warning, ..found }
}
