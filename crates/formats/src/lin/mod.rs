//! LIN: boards as Bridge Base Online keeps them. Names, board, contract, declarer and tricks are
//! read: the contract from the auction, the tricks from the claim or from the play.

mod play;

use crate::account::Told;
use crate::csv::stem;
use crate::table_records::{TableRecord, TableRecords, pair_name};
use crate::{Format, Import};
use play::{AuctionEnd, Call, LinCard};
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{PlayedContract, TableResult};

/// How much of a text is looked at to tell whether it is LIN.
const HEAD: usize = 4096;

/// The most calls and cards of a board that are kept: more are not played.
const MOST_CALLS: usize = 400;
const MOST_CARDS: usize = 52;

/// Whether a text is LIN: fields parted by strokes, among which a deal is.
pub(crate) fn fits(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let keys = ["pn|", "qx|", "vg|", "st|", "md|", "rs|", "rh|"];
    let head = &text.as_bytes()[..text.len().min(HEAD)];
    keys.iter().any(|key| text.starts_with(key)) && memchr::memmem::find(head, b"md|").is_some()
}

/// Reads a LIN file with the account of what was understood.
pub fn import(name: &str, text: &str, told: &Told) -> Result<Import, RejectedFile> {
    read_all(name, [(name, text)].into_iter(), told)
}

/// Reads the LIN files of one tournament.
pub fn import_all(
    name: &str,
    files: &[(String, String)],
    told: &Told,
) -> Result<Import, RejectedFile> {
    read_all(name, files.iter().map(|(name, text)| (name.as_str(), text.as_str())), told)
}

fn read_all<'t>(
    name: &str,
    files: impl Iterator<Item = (&'t str, &'t str)>,
    told: &Told,
) -> Result<Import, RejectedFile> {
    let (mut records, mut unfinished, mut title) = (Vec::new(), 0, None);
    for (_, text) in files {
        let boards = LinFile::read(text);
        title = title.or(boards.title);
        for board in boards.boards {
            match board.record() {
                Some(record) => records.push(record),
                None => unfinished += 1,
            }
        }
    }
    if records.is_empty() {
        let found = Diagnostic::whole(sentence!(lin_no_result));
        return Err(RejectedFile::new(name, "", vec![found.hint(sentence!(lin_no_result_hint))]));
    }
    let title = title.unwrap_or_else(|| stem(name));
    let (format, start, stated) = (Format::Lin, None, String::new());
    let tables = TableRecords { format, title, start, stated, method: None, records, unfinished };
    tables.import(name, "", told, Vec::new())
}

/// One table's record of a board.
#[derive(Debug, Clone, Default)]
struct LinBoard {
    /// South, West, North, East.
    players: [String; 4],
    number: Option<u32>,
    dealer: Option<usize>,
    deal: String,
    calls: Vec<Call>,
    cards: Vec<LinCard>,
    claimed: Option<u8>,
}

impl LinBoard {
    /// `None` where it does not say who played and how it ended.
    fn record(self) -> Option<TableRecord> {
        let [south, west, north, east] = &self.players;
        if self.players.iter().any(String::is_empty) {
            return None;
        }
        let result = match play::outcome(self.dealer?, &self.calls)? {
            AuctionEnd::PassedOut => TableResult::PassedOut,
            AuctionEnd::Contract { contract, declarer } => {
                let counted = || play::tricks(contract.strain, declarer, &self.cards);
                let tricks = self.claimed.or_else(counted)?;
                let declarer = play::SEATS[declarer];
                TableResult::Played(PlayedContract { contract, declarer, tricks })
            }
        };
        let (north_south, east_west) = (pair_name(north, south), pair_name(east, west));
        Some(TableRecord { board: self.number?, deal: self.deal, north_south, east_west, result })
    }
}

/// The boards of a file, in its order.
#[derive(Default)]
struct LinFile {
    title: Option<String>,
    boards: Vec<LinBoard>,
    current: LinBoard,
    /// The names of both rooms, where a file has eight.
    seated: Vec<String>,
    closed_room: bool,
}

impl LinFile {
    fn read(text: &str) -> Self {
        let mut all = Self::default();
        let mut fields = text.split('|');
        while let (Some(key), Some(value)) = (fields.next(), fields.next()) {
            all.field(key.trim().trim_start_matches('\u{feff}'), value.trim());
        }
        all.finish();
        all
    }

    fn field(&mut self, key: &str, value: &str) {
        match key {
            "vg" => {
                let title = value.split(',').next().unwrap_or_default().trim();
                self.title = Some(title.to_owned()).filter(|title| !title.is_empty());
            }
            "pn" => {
                if !self.current.deal.is_empty() {
                    self.finish();
                }
                self.seated = value.split(',').take(8).map(|name| name.trim().to_owned()).collect();
                self.seat();
            }
            "qx" => {
                self.finish();
                self.closed_room = value.starts_with('c');
                self.current.number = digits(value);
                self.seat();
            }
            "md" => {
                if !self.current.deal.is_empty() {
                    self.finish();
                }
                let dealer = value.bytes().next().filter(|digit| (b'1'..=b'4').contains(digit));
                self.current.dealer = dealer.map(|digit| usize::from(digit - b'1'));
                self.current.deal = value.get(1..).unwrap_or_default().to_owned();
            }
            "ah" => self.current.number = digits(value).or(self.current.number),
            "mb" => {
                let room = MOST_CALLS.saturating_sub(self.current.calls.len());
                self.current.calls.extend(play::calls(value).into_iter().take(room));
            }
            "pc" => {
                let room = MOST_CARDS.saturating_sub(self.current.cards.len());
                self.current.cards.extend(play::cards(value).into_iter().take(room));
            }
            "mc" => self.current.claimed = value.parse().ok().filter(|tricks| *tricks <= 13),
            _ => {}
        }
    }

    /// Who sits at the table: of eight names the last four are those of the closed room.
    fn seat(&mut self) {
        let from = if self.closed_room && self.seated.len() == 8 { 4 } else { 0 };
        for (seat, player) in self.current.players.iter_mut().enumerate() {
            *player = self.seated.get(from + seat).cloned().unwrap_or_default();
        }
    }

    fn finish(&mut self) {
        let board = std::mem::take(&mut self.current);
        if !board.deal.is_empty() {
            self.boards.push(board);
        }
        self.seat();
    }
}

/// The number in a text such as "Board 9" or "o12".
fn digits(text: &str) -> Option<u32> {
    let digits: String = text
        .chars()
        .skip_while(|one| !one.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    digits.parse().ok().filter(|number| *number > 0)
}
