//! An event as CSV: games, matches, or the table of points.

use super::games::{BYES, PLAY_OFF};
use crate::boards::scored_text;
use tiebreak_document::csv::field;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{BoardTable, PlayedBoard, TableResult};
use tiebreak_model::{Bye, Event, Exact, Game, Id, Kind, Match, Participant, Sides, Sport};

/// The games of a chess event, the matches of a bridge event, or names and points where there is
/// nothing else.
pub fn write(event: &Event) -> Result<String, Sentence> {
    let table = Written::from_event(event)?;
    let line =
        |row: &Vec<String>| row.iter().map(|text| field(text)).collect::<Vec<_>>().join(",") + "\n";
    Ok(std::iter::once(&table.head).chain(&table.rows).map(line).collect())
}

/// What is written: the heads of the columns, and the rows. Columns in which nothing stands are
/// left out.
pub(crate) struct Written {
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

impl Written {
    /// The table that tells most of an event.
    pub(crate) fn from_event(event: &Event) -> Result<Self, Sentence> {
        if event.teams().is_some() {
            return Err(sentence!(csv_no_teams));
        }
        if event.sport() == Sport::Chess
            && !(event.games().is_empty() && event.annulled_games().is_empty())
        {
            return Ok(games(event));
        }
        if event.sport() == Sport::Chess {
            return Ok(points(event));
        }
        if event.kind() == Kind::Pairs {
            return pairs(event);
        }
        if event.matches().is_empty() {
            return Err(sentence!(csv_no_table));
        }
        let rows = event
            .matches()
            .iter()
            .chain(event.annulled_matches())
            .map(|one| one_match(event, one).to_vec());
        Ok(Self { head: owned(&MATCHES), rows: rows.collect() })
    }

    /// The same without those columns behind the first few in which nothing stands.
    fn without_empty(mut self, always: usize) -> Self {
        for column in (always..self.head.len()).rev() {
            if self.rows.iter().all(|row| row[column].is_empty()) {
                self.head.remove(column);
                self.rows.iter_mut().for_each(|row| drop(row.remove(column)));
            }
        }
        self
    }
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn shown<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

const GAMES: [&str; 16] = [
    "round",
    "white",
    "black",
    "result",
    "phase",
    "moves",
    "white title",
    "black title",
    "white elo",
    "black elo",
    "white fide id",
    "black fide id",
    "white federation",
    "black federation",
    "white no",
    "black no",
];

fn games(event: &Event) -> Written {
    let plain = event
        .games()
        .iter()
        .map(|game| row(event, game, game.result.sign(), shown(game.phase.as_ref())));
    let annulled = event
        .annulled_games()
        .iter()
        .map(|game| row(event, game, "annulled", shown(game.phase.as_ref())));
    let off = event.play_off().iter().map(|kept| {
        let phase = format!("{PLAY_OFF} {}", kept.game.phase.as_deref().unwrap_or_default());
        row(
            event,
            &kept.game,
            if kept.annulled { "annulled" } else { kept.game.result.sign() },
            phase.trim().to_owned(),
        )
    });
    let byes = event.byes().iter().map(|bye| bye_row(event, bye));
    let rows = plain.chain(annulled).chain(off).chain(byes).collect();
    Written { head: owned(&GAMES), rows }.without_empty(5)
}

fn row(event: &Event, game: &Game, result: &str, phase: String) -> Vec<String> {
    let two = [game.white, game.black].map(|id| &event.participants()[id.index()]);
    let mut row =
        vec![shown(game.round), two[0].name.clone(), two[1].name.clone(), result.to_owned(), phase];
    row.push(shown(game.moves));
    row.extend(two.map(|one| shown(one.chess_title.as_ref())));
    row.extend(two.map(|one| shown(one.rating)));
    row.extend(two.map(|one| shown(one.fide_id)));
    row.extend(two.map(|one| shown(one.federation.as_ref())));
    row.extend(two.map(|one| shown(one.number)));
    row
}

/// A round without an opponent; black is nobody.
fn bye_row(event: &Event, bye: &Bye) -> Vec<String> {
    let word = BYES.iter().find(|(kind, _)| *kind == bye.kind).map_or("bye", |(_, word)| word);
    let mut row = vec![String::new(); GAMES.len()];
    row[0] = bye.round.to_string();
    row[1] = event.name(bye.player).to_owned();
    row[3] = word.to_owned();
    row[GAMES.len() - 2] = shown(event.participants()[bye.player.index()].number);
    row
}

fn points(event: &Event) -> Written {
    let head = owned(&["name", "points", "rank", "title", "rating", "federation"]);
    let row = |one: &Participant| {
        let points = one.points.unwrap_or(Exact::ZERO).to_string();
        let (title, federation) = (shown(one.chess_title.as_ref()), shown(one.federation.as_ref()));
        vec![one.name.clone(), points, shown(one.rank), title, shown(one.rating), federation]
    };
    Written { head, rows: event.participants().iter().map(row).collect() }.without_empty(2)
}

const TRAVELLERS: [&str; 12] = [
    "board", "ns", "ew", "session", "section", "round", "contract", "by", "tricks", "score",
    "lead", "form",
];

/// The tables of a pairs event, or the sessions of the pairs where the tables are not known.
fn pairs(event: &Event) -> Result<Written, Sentence> {
    if event.played_boards().is_empty() {
        return sessions(event);
    }
    let boards = event.played_boards().iter();
    let rows = boards
        .flat_map(|board| board.tables.iter().map(|table| traveller(event, board, table).to_vec()));
    Ok(Written { head: owned(&TRAVELLERS), rows: rows.collect() }.without_empty(3))
}

fn traveller(event: &Event, board: &PlayedBoard<Id>, table: &BoardTable<Id>) -> [String; 12] {
    let unless_first = |number: u32| shown(Some(number).filter(|number| *number != 1));
    let [contract, by, tricks] = match &table.result {
        TableResult::Played(play) => {
            let by = play.declarer.letter().to_owned();
            [play.contract.to_string(), by, play.tricks.to_string()]
        }
        TableResult::PassedOut => ["pass".to_owned(), String::new(), String::new()],
        _ => [String::new(), String::new(), String::new()],
    };
    [
        board.number.to_string(),
        event.name(table.north_south).to_owned(),
        event.name(table.east_west).to_owned(),
        unless_first(board.session),
        shown(board.section.as_ref()),
        shown(table.round),
        contract,
        by,
        tricks,
        scored_text(board.number, &table.result),
        shown(table.lead.as_ref()),
        unless_first(table.form),
    ]
}

fn sessions(event: &Event) -> Result<Written, Sentence> {
    let most = event.participants().iter().map(|one| one.sessions.len()).max().unwrap_or(0);
    if most == 0 {
        return Err(sentence!(csv_no_table));
    }
    let numbered = (1..=most).map(|number| format!("session {number}"));
    let ends = ["penalty".to_owned(), "carry over".to_owned()];
    let head = std::iter::once("pair".to_owned()).chain(numbered).chain(ends).collect();
    let row = |one: &Participant| {
        let mut row = vec![one.name.clone()];
        row.extend((0..most).map(|at| shown(one.sessions.get(at))));
        let unless_zero = |number: Exact| shown(Some(number).filter(|number| !number.is_zero()));
        row.extend([one.penalty, one.carry_over].map(unless_zero));
        row
    };
    let rows = event.participants().iter().map(row).collect();
    Ok(Written { head, rows }.without_empty(2))
}

const MATCHES: [&str; 11] = [
    "round",
    "home",
    "visit",
    "status",
    "boards",
    "home_imps",
    "visit_imps",
    "home_vp",
    "visit_vp",
    "home_total_points",
    "visit_total_points",
];

fn one_match(event: &Event, one: &Match) -> [String; 11] {
    let name = |id: Id| event.name(id).to_owned();
    let side = |numbers: &Sides, at: usize| {
        let there = at == 0 || one.second.is_some();
        shown(numbers.get().filter(|_| there).map(|numbers| numbers[at]))
    };
    [
        shown(one.round),
        name(one.first),
        one.second.map(name).unwrap_or_default(),
        crate::event_file::status_word(one.status).to_owned(),
        shown(one.boards),
        side(&one.imps, 0),
        side(&one.imps, 1),
        side(&one.vps, 0),
        side(&one.vps, 1),
        side(&one.total_points, 0),
        side(&one.total_points, 1),
    ]
}
