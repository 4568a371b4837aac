//! Pairs in PBN with a record for each table: the four names, contract, declarer and result.

use super::scan::BoardRecord;
use super::{north_souths, pairs, table};
use crate::account::Told;
use crate::table_records::{TableRecord, TableRecords, pair_name};
use crate::{Format, Import};
use tiebreak_document::{Faults, RejectedFile};
use tiebreak_model::bridge::TableResult;

/// Whether a file holds tables of pairs: names at all four sides, and no teams.
pub(super) fn fits(records: &[BoardRecord]) -> bool {
    let of_teams = |record: &BoardRecord| {
        let teams = record.tag("Competition").is_some_and(|(word, _)| word == "Teams");
        teams || record.tag("HomeTeam").is_some() || record.tag("VisitTeam").is_some()
    };
    !records.iter().any(of_teams)
        && records.iter().any(|record| pairs_of(record).is_some() && record.tag("Board").is_some())
}

pub(super) fn import(
    name: &str,
    text: &str,
    records: &[BoardRecord],
    told: &Told,
    faults: Faults,
) -> Result<Import, RejectedFile> {
    if faults.fatal() {
        return Err(RejectedFile::new(name, text, faults.list));
    }
    let first = |tag: &str| {
        records.iter().find_map(|record| record.tag(tag)).map(|(value, _)| value.to_owned())
    };
    let stated = first("Scoring").unwrap_or_default();
    let date = first("Date").map(|date| date.replace('.', "-"));
    let day = date.as_deref().and_then(|date| date.split(' ').next());
    let read: Vec<Option<TableRecord>> = records.iter().map(record_of).collect();
    let unfinished = read.iter().filter(|one| one.is_none()).count();
    let tables = TableRecords {
        format: Format::Pbn,
        title: first("Event").unwrap_or_else(|| name.to_owned()),
        start: day.and_then(|day| day.parse().ok()),
        method: pairs::scoring(&stated),
        stated,
        records: read.into_iter().flatten().collect(),
        unfinished,
    };
    tables.import(name, text, told, faults.list)
}

fn pairs_of(record: &BoardRecord) -> Option<[String; 2]> {
    let seat = |tag: &str| record.tag(tag).map(|(name, _)| name);
    let north_south = pair_name(seat("North")?, seat("South")?);
    Some([north_south, pair_name(seat("East")?, seat("West")?)])
}

/// What a record says; `None` where it does not say who played and how it ended.
fn record_of(record: &BoardRecord) -> Option<TableRecord> {
    let [north_south, east_west] = pairs_of(record)?;
    let word = |tag: &str| record.tag(tag).map(|(value, _)| value);
    let board = word("Board")?.parse().ok().filter(|board| *board > 0)?;
    // "NS 10" names the side before its tricks.
    let tricks = word("Result").and_then(|result| result.split(' ').next_back());
    let played = table::contract(word("Contract"), word("Declarer"), tricks);
    let scored = || word("Score").and_then(north_souths).map(TableResult::Scored);
    let result = played.or_else(scored)?;
    let deal = word("Deal").unwrap_or_default().to_owned();
    Some(TableRecord { board, deal, north_south, east_west, result })
}
