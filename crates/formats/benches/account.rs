//! What the account of an import costs: 64 MB of PGN read whole, with the guess of the encoding,
//! phases, kind, names and doubts, against the least that a reader must do: UTF-8, games, an event
//! of their players.
//!
//! `cargo bench -p tiebreak-formats --bench account` prints both times and their ratio. It does not
//! fail: the bound, 1.3 times the read of release 0.1, is about a reader that also read every clock
//! of every move, which is no longer done.
#![allow(clippy::unwrap_used, clippy::panic, clippy::float_arithmetic)]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::{Duration, Instant};
use tiebreak_formats::account::Told;
use tiebreak_formats::{decode, import_any, pgn};
use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, Kind};

/// So much is read.
const SIZE: usize = 64 << 20;

/// A large Swiss as a broadcast exports it: eighteen tags and eighty moves with clocks for every
/// game.
fn large() -> String {
    let mut text = String::new();
    let mut game = 0u32;
    while text.len() < SIZE {
        let (round, board) = (game / 1000 + 1, game % 1000);
        let (white, black) = (board * 2 + 1, (board * 2 + 1 + round * 2) % 2000 + 1);
        write!(
            text,
            "[Event \"Open\"]\n[Site \"https://example.org\"]\n[Date \"2025.06.18\"]\n[Round \"{round}.{}\"]\n\
             [White \"Player, {white}\"]\n[Black \"Player, {black}\"]\n[Result \"1/2-1/2\"]\n[WhiteElo \"2749\"]\n\
             [WhiteTitle \"GM\"]\n[WhiteFideId \"{white}\"]\n[BlackElo \"2767\"]\n[BlackTitle \"GM\"]\n\
             [BlackFideId \"{black}\"]\n[Variant \"Standard\"]\n[ECO \"C50\"]\n[Opening \"Italian Game\"]\n\
             [UTCDate \"2025.06.18\"]\n[UTCTime \"07:57:05\"]\n\n",
            board + 1
        )
        .unwrap();
        for number in 1..=40 {
            write!(text, "{number}. Nf3 {{ [%clk 1:29:{number:02}] }} {number}... Nc6 {{ [%clk 1:28:{number:02}] }} ")
                .unwrap();
        }
        text.push_str("1/2-1/2\n\n");
        game += 1;
    }
    text
}

/// How long one reading takes.
fn time(read: impl Fn() -> usize) -> Duration {
    let start = Instant::now();
    assert!(std::hint::black_box(read()) > 1000);
    start.elapsed()
}

/// An event of the games and their players, without questions.
fn plain(bytes: &[u8]) -> usize {
    let games = pgn::games("a.pgn", decode("a.pgn", bytes, pgn::LARGEST).unwrap()).unwrap();
    let mut players: BTreeMap<&str, DraftParticipant> = BTreeMap::new();
    for side in games.iter().flat_map(|game| [&game.white, &game.black]) {
        players.entry(&side.name).or_insert_with(|| DraftParticipant {
            name: side.name.clone(),
            fide_id: side.fide_id,
            rating: side.rating,
            ..DraftParticipant::default()
        });
    }
    let drafts = games.iter().map(|game| DraftGame {
        round: game.round,
        white: game.white.name.clone(),
        black: game.black.name.clone(),
        result: game.result,
        phase: None,
        moves: game.moves.count,
        started: game.started,
        finished: None,
    });
    let draft = DraftEvent {
        info: EventInfo { title: "Open".to_owned(), kind: Kind::Swiss, ..EventInfo::default() },
        games: drafts.collect(),
        participants: players.into_values().collect(),
        ..DraftEvent::default()
    };
    Event::new(draft).unwrap().games().len()
}

fn main() {
    let bytes = large().into_bytes();
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let whole = || match import_any("a.pgn", &bytes, &told) {
        Ok(import) => import.account.games(),
        Err(rejected) => panic!("{rejected}"),
    };
    // Turn by turn, and the shortest of each: whatever else the machine does, it does to both.
    let turns: Vec<[Duration; 2]> =
        (0..20).map(|_| [time(|| plain(&bytes)), time(whole)]).collect();
    let shortest = |at: usize| turns.iter().map(|turn| turn[at]).min().unwrap();
    let (plain, whole) = (shortest(0), shortest(1));
    let ratio = whole.as_secs_f64() / plain.as_secs_f64();
    println!("64 MB of PGN: plain {plain:.2?}, with its account {whole:.2?}, ratio {ratio:.2}");
}
