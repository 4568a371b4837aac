//! PGN: what broadcasts export, what boards write, what cannot be read.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use tiebreak_formats::account::Told;
use tiebreak_formats::pgn::{self, enter, games, read};
use tiebreak_formats::{Loaded, event_file, names};
use tiebreak_model::{Event, GameResult, Kind};

fn data(file: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file))
        .unwrap()
}

fn load(text: &str) -> Loaded {
    read("games.pgn", text).unwrap_or_else(|rejected| panic!("{rejected}"))
}

fn bad(text: &str) -> String {
    let rejected = read("a.pgn", text).expect_err("the file is wrong");
    let places = rejected.to_string();
    let lines = places
        .lines()
        .zip(&rejected.findings)
        .map(|(line, found)| format!("{line} | {}", found.label));
    lines.collect::<Vec<_>>().join("\n")
}

/// Every game by the keys of the names, with its round and result.
fn results(event: &Event) -> Vec<(Option<u32>, String, String, GameResult)> {
    let key = |id| names::key(event.name(id));
    let mut all: Vec<_> = event
        .games()
        .iter()
        .map(|game| (game.round, key(game.white), key(game.black), game.result))
        .collect();
    all.sort();
    all
}

fn game(round: &str, white: &str, black: &str, result: &str) -> String {
    format!(
        "[Event \"E\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
    )
}

#[test]
fn tournaments_are_read_as_their_event_files_have_them() {
    for (name, games) in [("sinquefield-cup-2018", 45), ("tata-steel-masters-2024", 91)] {
        let loaded = load(&data(&format!("pgn/{name}.pgn")));
        let event = event_file::read(name, &data(&format!("events/{name}.toml"))).unwrap();
        assert_eq!(
            (loaded.event.kind(), loaded.event.games().len()),
            (Kind::RoundRobin, games),
            "{name}"
        );
        assert_eq!(loaded.event.participants().len(), event.participants().len());
        if name == "sinquefield-cup-2018" {
            assert_eq!(results(&loaded.event), results(&event));
        }
        assert_eq!(load(&pgn::write(&loaded.event).unwrap()).event, loaded.event);
    }
    let before = load(&data("pgn/tata-steel-masters-2022-before-round-13.pgn"));
    assert_eq!(before.event.kind(), Kind::RoundRobin);
    assert_eq!(before.event.open_games().count(), 7);
}

#[test]
fn broadcast_tags_are_kept() {
    let loaded = load(&data("tie-breaks/uzchesscup.pgn"));
    assert_eq!(loaded.event.games().len(), 45);
    let one = loaded.event.find("Praggnanandhaa R").unwrap();
    let player = &loaded.event.participants()[one.index()];
    assert_eq!(
        (player.fide_id, player.rating, player.chess_title.as_deref()),
        (Some(25_059_530), Some(2767), Some("GM"))
    );
    let first = games("a", &data("tie-breaks/uzchesscup.pgn")).unwrap().remove(0);
    assert_eq!((first.round, first.board), (Some(1), Some(1)));
    assert_eq!(first.started.unwrap().to_string(), "2025-06-18T07:57:05+00:00");
}

#[test]
fn spellings_are_matched_and_near_ones_listed() {
    let text = game("1", "Gukesh D", "Giri, Anish", "1-0")
        + &game("2", "Anish Giri", "Gukesh, D", "1/2-1/2")
        + &game("3", "Gukesh Dommaraju", "Wei, Yi", "*");
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let import = pgn::import("games.pgn", &text, &told).unwrap();
    assert_eq!(import.event.as_ref().unwrap().participants().len(), 4);
    let said: Vec<String> =
        import.account.undecided().map(|doubt| doubt.message.to_string()).collect();
    assert_eq!(
        said,
        [
            "\"Gukesh D\" and \"Gukesh, D\" are taken for one player",
            "\"Gukesh D\" and \"Gukesh Dommaraju\" may be the same player",
            "\"Giri, Anish\" and \"Anish Giri\" are taken for one player",
        ]
    );
    assert!(import.decided().is_err());
    let names = ["together".parse().unwrap()].to_vec();
    let event =
        pgn::import("games.pgn", &text, &Told { names, ..told }).unwrap().decided().unwrap().event;
    assert_eq!(event.participants().len(), 3);
}

#[test]
fn results_are_entered_as_they_arrive() {
    let event = event_file::read("e", &data("events/tata-steel-masters-2022-before-round-13.toml"))
        .unwrap();
    assert_eq!(event.open_games().count(), 7);
    let text = data("pgn/tata-steel-masters-2022-before-round-13.pgn");
    let entered = enter(&event, &games("a.pgn", &text).unwrap());
    assert_eq!(entered.new, 0);
    let said: Vec<String> =
        entered.warnings.iter().map(|found| found.message.to_string()).collect();
    assert_eq!(said, ["\"Vidit, Santosh Gujrathi\" is not a player of this event"]);
    assert!(
        entered.warnings[0]
            .hint
            .as_ref()
            .unwrap()
            .to_string()
            .starts_with("it looks like \"Vidit Gujrathi\"")
    );
    let last = text.rfind("[Result \"*\"]").unwrap();
    let arrived = format!(
        "{}{}",
        &text[..last],
        text[last..].replacen("[Result \"*\"]", "[Result \"1-0\"]", 1)
    );
    let entered = enter(&event, &games("a.pgn", &arrived).unwrap());
    assert_eq!((entered.new, entered.event.open_games().count()), (1, 6));
    let carlsen = entered.event.find("Magnus Carlsen").unwrap();
    let won = entered
        .event
        .games()
        .iter()
        .find(|game| game.round == Some(13) && game.white == carlsen)
        .unwrap();
    assert_eq!((won.result, won.units), (GameResult::White, [2, 0]));
}

#[test]
fn what_does_not_fit_the_event_is_said() {
    let event = event_file::read("e", &data("events/tata-steel-masters-2022-before-round-13.toml"))
        .unwrap();
    let text = game("13", "Carlsen, Mgnus", "Dubov, Daniil", "1-0")
        + &game("13", "Dubov, Daniil", "Carlsen, Magnus", "1-0");
    let entered = enter(&event, &games("a.pgn", &text).unwrap());
    let said: Vec<String> = entered
        .warnings
        .iter()
        .map(|found| format!("{} | {}", found.message, found.hint.clone().unwrap_or_default()))
        .collect();
    assert_eq!(
        said,
        [
            "Dubov, Daniil – Carlsen, Magnus is not a game of this event | ",
            "\"Carlsen, Mgnus\" is not a player of this event | it looks like \"Magnus Carlsen\"; add the fide-id, or write both alike",
        ]
    );
}

#[test]
fn armageddon_games_and_forfeits_are_marked() {
    let text = game("1.1", "A", "B", "1/2-1/2")
        + &game("1.1", "B", "A", "1-0").replace("[Event \"E\"]", "[Event \"E: Armageddon\"]")
        + &game("2", "A", "C", "1-0").replace("[Result", "[Termination \"Forfeit\"]\n[Result");
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let event = pgn::import("games.pgn", &text, &told).unwrap().decided().unwrap().event;
    let armageddon =
        event.games().iter().find(|game| game.phase.as_deref() == Some("armageddon")).unwrap();
    assert_eq!((armageddon.result, armageddon.units), (GameResult::White, [0, 0]));
    assert_eq!(
        event.games().iter().filter(|game| game.result == GameResult::WhiteByForfeit).count(),
        1
    );
}

#[test]
fn one_game_written_twice_counts_once() {
    let twice = game("1", "A", "B", "*") + &game("1", "A", "B", "1-0");
    assert_eq!(load(&twice).event.games().len(), 1);
    let both = game("1", "A", "B", "0-1") + &game("1", "A", "B", "1-0");
    assert_eq!(bad(&both), "a.pgn:11:9: A – B has two results in the file | 1-0 here, 0-1 before");
}

#[test]
fn files_that_cannot_be_read() {
    assert_eq!(
        bad("[Event \"E\"]\n[White \"Giri, An"),
        "a.pgn:2:1: this tag does not end | expected \"] at the end of the tag"
    );
    assert_eq!(
        bad("[Event \"E\"]\n[Whi"),
        "a.pgn:2:1: this tag does not end | expected [Name \"value\"]"
    );
    assert_eq!(
        bad("[Event \"E\"\n[White \"A\"]"),
        "a.pgn:1:1: this tag does not end | expected ] at the end of the tag"
    );
    assert_eq!(
        bad("hello\nworld"),
        "a.pgn:1:1: this is not a PGN game | expected a tag such as [Event \"...\"]"
    );
    assert_eq!(
        bad("[White \"A\"]\n[Result \"2-0\"]\n\n*\n"),
        "a.pgn:1:1: a game without [Black \"...\"] | this game names no player there\n\
         a.pgn:2:10: \"2-0\" is not a result | expected 1-0, 0-1, 1/2-1/2 or *"
    );
    assert_eq!(bad(" \n"), "a.pgn: no game in this file | ");
}

#[test]
fn clocks_and_moves() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 { [%clk 0:05:00] } e5 {\n[%clk 0:04:59] } 2. Qh5 Ke7 3. Qxe5# 1-0\n\n"
        .to_owned()
        + &game("1", "C", "D", "*");
    let games = games("a.pgn", &text).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!((games[0].moves.count, games[0].moves.black_clock), (Some(3), Some(299)));
}
