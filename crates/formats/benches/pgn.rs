//! `cargo bench -p tiebreak-formats`. Tags of one large PGN file are to be read at 500 MB/s or more
//! on one core.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use divan::counter::BytesCount;
use std::fmt::Write;
use tiebreak_formats::pgn::{self, Games};

fn main() {
    divan::main();
}

/// 64 MB of games as broadcasts export them: eighteen tags, eighty moves with clocks.
fn large() -> String {
    let mut text = String::new();
    let mut game = 0;
    while text.len() < 64 << 20 {
        game += 1;
        write!(
            text,
            "[Event \"Round {0}: Player {1} - Player {2}\"]\n[Site \"https://example.org\"]\n[Date \"2025.06.18\"]\n\
             [Round \"{0}.{3}\"]\n[White \"Player, {1}\"]\n[Black \"Player, {2}\"]\n[Result \"1/2-1/2\"]\n[WhiteElo \"2749\"]\n\
             [WhiteTitle \"GM\"]\n[WhiteFideId \"{1}\"]\n[BlackElo \"2767\"]\n[BlackTitle \"GM\"]\n[BlackFideId \"{2}\"]\n\
             [Variant \"Standard\"]\n[ECO \"C50\"]\n[Opening \"Italian Game\"]\n[UTCDate \"2025.06.18\"]\n[UTCTime \"07:57:05\"]\n\n",
            game % 9 + 1,
            game % 100 + 1,
            game % 100 + 101,
            game % 5 + 1
        )
        .unwrap();
        for number in 1..=40 {
            write!(
                text,
                "{number}. Nf3 {{ [%clk 1:29:{:02}] }} {number}... Nc6 {{ [%clk 1:28:{:02}] }} ",
                number, number
            )
            .unwrap();
        }
        text.push_str("1/2-1/2\n\n");
    }
    text
}

#[divan::bench(sample_count = 10)]
fn tags(bencher: divan::Bencher) {
    let text = large();
    bencher.counter(BytesCount::of_str(&text)).bench(|| {
        let mut games = Games::new(&text);
        let mut named = 0;
        while let Some(Ok(raw)) = games.next() {
            named += usize::from(
                raw.tag("White").is_some()
                    && raw.tag("Black").is_some()
                    && raw.tag("Result").is_some(),
            );
            games.recycle(raw);
        }
        named
    });
}

#[divan::bench(sample_count = 10)]
fn tags_and_check_of_utf8(bencher: divan::Bencher) {
    let bytes = large().into_bytes();
    bencher.counter(BytesCount::new(bytes.len())).bench(|| {
        let text = tiebreak_formats::decode("a.pgn", &bytes, pgn::LARGEST).unwrap();
        Games::new(text)
            .filter(|game| game.as_ref().is_ok_and(|raw| raw.tag("White").is_some()))
            .count()
    });
}

#[divan::bench(sample_count = 5)]
fn games_with_moves_and_clocks(bencher: divan::Bencher) {
    let text = large();
    bencher.counter(BytesCount::of_str(&text)).bench(|| pgn::games("a.pgn", &text).unwrap().len());
}
