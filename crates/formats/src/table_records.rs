//! Pairs from files with a record for each table: who sat there, and how the board ended.

use crate::account::{Account, Doubt, DoubtKind, Told, examine};
use crate::boards::scoring_unclear;
use crate::{Format, Import, Loaded};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{BoardScoring, BoardTable, Method, PlayedBoard, TableResult};
use tiebreak_model::{DraftEvent, DraftParticipant, EventInfo, Kind, Moment, Place, Sport};

/// What one table did on one board.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TableRecord {
    pub(crate) board: u32,
    /// The cards as the file writes them: another deal of the same number is another session.
    pub(crate) deal: String,
    /// The two pairs.
    pub(crate) north_south: String,
    pub(crate) east_west: String,
    pub(crate) result: TableResult,
}

/// All the tables of a file.
#[derive(Debug)]
pub(crate) struct TableRecords {
    pub(crate) format: Format,
    pub(crate) title: String,
    pub(crate) start: Option<Moment>,
    /// How the file says that boards are scored.
    pub(crate) stated: String,
    pub(crate) method: Option<Method>,
    pub(crate) records: Vec<TableRecord>,
    /// How many records do not say who played, or how it ended.
    pub(crate) unfinished: usize,
}

/// The name of a pair; the order of the two players changes nothing.
pub(crate) fn pair_name(first: &str, second: &str) -> String {
    match first.cmp(second) {
        std::cmp::Ordering::Equal => first.to_owned(),
        std::cmp::Ordering::Less => format!("{first} & {second}"),
        std::cmp::Ordering::Greater => format!("{second} & {first}"),
    }
}

impl TableRecords {
    /// The event of pairs that the tables make.
    pub(crate) fn import(
        self,
        name: &str,
        text: &str,
        told: &Told,
        warnings: Vec<Diagnostic>,
    ) -> Result<Import, RejectedFile> {
        let method = told.scoring.filter(|method| method.is_for_pairs()).or(self.method);
        let mut account = Account::new(name, self.format, "utf-8");
        if self.unfinished > 0 {
            let message = sentence!(tables_without_result { count: self.unfinished });
            account.doubts.push(Doubt::reported(DoubtKind::NotUsed, message));
        }
        if method.is_none() {
            account.doubts.push(scoring_unclear(&self.stated, None));
        }
        let info = EventInfo {
            title: self.title,
            sport: Sport::Bridge,
            kind: Kind::Pairs,
            start: self.start,
            ..EventInfo::default()
        };
        let method = method.unwrap_or_default();
        let mut draft = DraftEvent {
            info,
            board_scoring: Some(BoardScoring { method, ..BoardScoring::default() }),
            ..DraftEvent::default()
        };
        enter(self.records, &mut draft);
        let because = Some((Kind::Pairs, sentence!(pbn_because_pairs)));
        examine(&mut draft, because, told, &mut account);
        let loaded = Loaded::check(name, text, draft, warnings, |_: &Place| None)?;
        Ok(Import::from_loaded(loaded, account))
    }
}

/// The boards of a draft from the records. A record that is there twice counts once.
fn enter(records: Vec<TableRecord>, draft: &mut DraftEvent) {
    let mut deals: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut names = BTreeSet::new();
    let mut boards: BTreeMap<(u32, u32), Vec<BoardTable<String>>> = BTreeMap::new();
    for record in records {
        if !seen.insert(record.clone()) {
            continue;
        }
        let known = deals.entry(record.board).or_default();
        let at = known.iter().position(|deal| *deal == record.deal).unwrap_or_else(|| {
            known.push(record.deal.clone());
            known.len() - 1
        });
        names.extend([record.north_south.clone(), record.east_west.clone()]);
        let session = u32::try_from(at + 1).unwrap_or(u32::MAX);
        boards.entry((session, record.board)).or_default().push(BoardTable {
            round: None,
            north_south: record.north_south,
            east_west: record.east_west,
            result: record.result,
            lead: None,
            form: 1,
        });
    }
    draft.participants = names
        .into_iter()
        .map(|name| DraftParticipant { name, ..DraftParticipant::default() })
        .collect();
    draft.played_boards = boards
        .into_iter()
        .map(|((session, number), tables)| PlayedBoard {
            session,
            section: None,
            number,
            datum: None,
            tables,
        })
        .collect();
}
