//! What a board says in every language: the moments of one play-off, cards, a bracket, boards of
//! bridge.
#![allow(clippy::unwrap_used)]

use crate::fixtures::{Ruled, TATA_2024};
use tiebreak_model::{Ask, Bonus, Clock, SideClock};
use tiebreak_report::board::{self, Said};
use tiebreak_report::boards::{board_sheets, deal, pair_card};
use tiebreak_report::card::{Card, Seen, State};
use tiebreak_report::seat::PlayOffSeat;
use tiebreak_report::{Case, Language, brief, progress, svg};

/// Something in every language, one after the other.
fn in_every_language(said: impl Fn(Language) -> String) -> String {
    Language::ALL
        .map(|language| format!("=== {} ===\n{}\n", language.own_name(), said(language)))
        .concat()
}

fn sentence(said: Option<Said>) -> String {
    said.map_or_else(
        || "–".to_owned(),
        |said| format!("{} [{}]", said.sentence, said.clauses.join(" ")),
    )
}

/// What the board says at one moment, as its parts take it from the case.
fn moment(case: Case<'_>) -> Vec<String> {
    let language = case.language;
    let mut lines =
        vec![board::headline(case), board::decides(case), sentence(board::newest(case))];
    lines.push(sentence(board::announced(case)));
    lines.extend(board::tie(case).map(|tie| board::shared(language, tie)));
    for question in &case.ruling.open {
        lines.push(format!("{} | {}", board::asked(language, question), brief(case, question)));
        if let (Ask::Game { clock, .. }, Some(seat)) =
            (&question.ask, PlayOffSeat::find(case.ruling, &question.id))
        {
            lines.push(format!("{} | {}", seat.whole(language), board::clocks(language, *clock)));
        }
    }
    let games = case.ruling.stages.iter().flat_map(|stage| &stage.games);
    lines.extend(
        games.filter_map(|game| board::ended(case, &game.id)).map(|said| said.sentence).next_back(),
    );
    let card = Card::new(Seen { case, begun: !case.ruling.stages.is_empty(), outlook: None });
    lines.push(format!("{} · {} · {}", card.label(language), card.phase, card.sentence));
    lines
}

fn moments(answers: &[usize], ruled: impl Fn() -> Ruled) -> String {
    in_every_language(|language| {
        let told = answers.iter().map(|count| {
            let ruled = ruled().answered(&TATA_2024[..*count]);
            moment(ruled.case().in_language(language)).join("\n")
        });
        told.collect::<Vec<_>>().join("\n\n")
    })
}

#[test]
fn a_play_off_from_the_lots_to_the_winner() {
    let ruled = || Ruled::real("tata-steel-masters-2024");
    insta::assert_snapshot!(moments(&[0, 2, 3, 6, 7, TATA_2024.len()], ruled));
}

#[test]
fn the_way_of_the_winner() {
    let ruled = Ruled::real("tata-steel-masters-2024").answered(&TATA_2024);
    let winner = ruled.event.find("Wei Yi").unwrap();
    insta::assert_snapshot!(in_every_language(|language| {
        let case = ruled.case().in_language(language);
        let legs = board::way(case, winner)
            .into_iter()
            .map(|leg| format!("{} {}", leg.score, leg.against));
        legs.chain([sentence(board::decided(case))]).collect::<Vec<_>>().join("\n")
    }));
}

/// The captions and titles of a bracket, without its shapes.
#[test]
fn the_words_of_drawings() {
    let playing = Ruled::real("tata-steel-masters-2024").answered(&TATA_2024[..3]);
    let malmo = Ruled::real("tepe-sigeman-2024");
    insta::assert_snapshot!(in_every_language(|language| {
        let drawn = svg::bracket(playing.case().in_language(language)).unwrap();
        let table = svg::crosstable(malmo.case().in_language(language)).unwrap();
        format!("{}\n{}", words(&drawn), words(&table))
    }));
}

/// What stands between the tags, where it has letters.
fn words(drawing: &str) -> String {
    let parts =
        drawing.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text.trim());
    parts.filter(|text| text.chars().any(char::is_alphabetic)).collect::<Vec<_>>().join(" | ")
}

#[test]
fn events_that_are_not_finished_and_those_that_are() {
    let events = [
        "ebl-online-qualifier-2021-open-round-2",
        "tata-steel-masters-2022-before-round-13",
        "uzchess-cup-2025",
    ];
    insta::assert_snapshot!(in_every_language(|language| {
        let told = events.map(|event| {
            let ruled = Ruled::real(event);
            let case = ruled.case().in_language(language);
            let card = Card::new(Seen { case, begun: false, outlook: None });
            let progress = progress(case).unwrap_or_default();
            format!("{}\n{progress}\n{}", card.description(language), board::not_yet(case).sentence)
        });
        told.join("\n")
    }));
}

#[test]
fn what_is_said_seldom() {
    let ruled = Ruled::real("tata-steel-masters-2022");
    let pace = |base: u32| SideClock { base, bonus: Bonus::Increment(2), from_move: 61 };
    let apart = Clock { white: pace(300), black: pace(240) };
    insta::assert_snapshot!(in_every_language(|language| {
        let case = ruled.case().in_language(language);
        let lines = [
            board::of_the_matrix(case).sentence,
            sentence(board::no_tie(case)),
            board::rest_granted(language, 1).sentence,
            board::rest_granted(language, 30).sentence,
            board::contenders(language, &["Wei Yi"]),
            board::contenders(language, &["A", "B", "C"]),
            board::clocks(language, apart),
            deal(language, 3),
            State::ALL.map(|state| state.label(language)).join(", "),
        ];
        lines.join("\n")
    }));
}

/// Names stay as they are written, in whatever script, in every language.
#[test]
fn names_of_every_script_stand_unchanged() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../crates/server/events/tata-steel-masters-2024.toml"
    );
    let names = [("Wei Yi", "韦奕"), ("Gukesh D", "גוקש ד"), ("Anish Giri", "آنیش گیری")];
    let text = std::fs::read_to_string(path).unwrap();
    let text = names.iter().fold(text, |text, (latin, own)| text.replace(latin, own));
    let ruled = Ruled::of(&text);
    for language in Language::ALL {
        let case = ruled.case().in_language(language);
        let said =
            ruled.ruling.open.iter().map(|question| brief(case, question)).collect::<String>();
        for (_, name) in names {
            assert!(said.contains(name), "{}: {said}", language.code());
        }
    }
}

/// Two sessions of pairs: a contract, a board passed out, one not played.
const PAIRS: &str = r#"
format     = "tiebreak-event/1"
title      = "Two pairs"
kind       = "pairs"
regulation = "wbf-2023"
pair       = [{ name = "A" }, { name = "B" }, { name = "C" }, { name = "D", penalty = 2 }]

[[board]]
number  = 1
section = "A"
tables  = [{ ns = "A", ew = "B", contract = "3NT", by = "W", tricks = 9 }, { ns = "C", ew = "D", contract = "pass" }]
[[board]]
number  = 2
session = 2
tables  = [{ ns = "A", ew = "D", contract = "4S", by = "E", tricks = 10 }, { ns = "C", ew = "B", contract = "4S", by = "S", tricks = 9 }]
"#;

#[test]
fn boards_of_bridge() {
    let pairs = Ruled::of(PAIRS);
    let event = &pairs.event;
    insta::assert_snapshot!(in_every_language(|language| {
        let sheet = board_sheets(language, event, 1).remove(0);
        let rows = sheet
            .rows
            .iter()
            .map(|row| format!("{} {} {}", row.contract, row.by, row.points.join(" ")));
        let card = pair_card(language, event, event.find("D").unwrap()).unwrap();
        let sums = card.sums.iter().map(|(what, sum)| format!("{what} {sum}"));
        let sat = card.rows.iter().take(1).map(|row| row.side.clone());
        let head = [sheet.part, sheet.deal, sheet.unit, card.unit];
        head.into_iter().chain(rows).chain(sums).chain(sat).collect::<Vec<_>>().join("\n")
    }));
}
