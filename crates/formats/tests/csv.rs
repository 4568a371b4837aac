//! CSV: games, crosstables, tables, bridge matches, and what is wrong with others.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use tiebreak_formats::account::Told;
use tiebreak_formats::csv::{self, read, write};
use tiebreak_formats::{Loaded, event_file};
use tiebreak_model::{Event, Exact, GameResult, Kind, MatchStatus};

fn data(file: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file))
        .unwrap()
}

fn load(text: &str) -> Loaded {
    read("dir/club.csv", text).unwrap_or_else(|rejected| panic!("{rejected}"))
}

/// What one round is part of cannot be told from it.
fn load_swiss(text: &str) -> Loaded {
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    csv::import("dir/club.csv", text, &told)
        .and_then(|import| import.decided())
        .unwrap_or_else(|rejected| panic!("{rejected}"))
}

fn bad(text: &str) -> String {
    let rejected = read("a.csv", text).expect_err("the file is wrong");
    let places = rejected.to_string();
    let lines = places
        .lines()
        .zip(&rejected.findings)
        .map(|(line, found)| format!("{line} | {}", found.label));
    lines.collect::<Vec<_>>().join("\n")
}

fn points(event: &Event, name: &str) -> Exact {
    let id = event.find(name).unwrap();
    let units = event
        .games()
        .iter()
        .filter_map(|game| game.seen_by(id).map(|(_, colour)| game.units(colour)))
        .sum();
    event.points(units)
}

#[test]
fn a_list_of_games() {
    let loaded = load(
        "Round,White,Black,Result,White Elo\n1,Ann,Ben,1-0,2000\n2,\"Cid, C\",Ann,½-½,\n3,Ben,\"Cid, C\",\n",
    );
    assert_eq!((loaded.event.title(), loaded.event.kind()), ("club", Kind::RoundRobin));
    assert_eq!(points(&loaded.event, "Ann"), "1.5".parse().unwrap());
    assert_eq!(loaded.event.open_games().count(), 1);
    assert_eq!(loaded.event.participants()[0].rating, Some(2000));
}

#[test]
fn events_survive_as_csv() {
    let tata = event_file::read("t", &data("events/tata-steel-masters-2022.toml")).unwrap();
    let back = load(&write(&tata).unwrap()).event;
    assert_eq!(back.games().len(), 91);
    assert_eq!(back.games(), tata.games());
    let tour = event_file::read("t", &data("events/gct-2018-tour.toml")).unwrap();
    let back = load(&write(&tour).unwrap()).event;
    assert_eq!((back.kind(), back.participants()), (Kind::Tour, tour.participants()));
}

#[test]
fn semicolons_and_decimal_commas() {
    let loaded = load("Name;Points\nAnn;4,5\nBen;3\n");
    assert_eq!(loaded.event.participants()[0].points, Some("4.5".parse().unwrap()));
}

#[test]
fn a_crosstable_by_opponents() {
    let text = "No,Name,Rating,1,2,3,Points\n1,Ann,2000,x,1,½,1.5\n2,Ben,1900,0,x,+,1\n3,Cid,1800,1/2,-,x,0.5\n";
    let loaded = load(text);
    assert_eq!(loaded.event.kind(), Kind::RoundRobin);
    assert_eq!(points(&loaded.event, "Ben"), 1.into());
    assert!(loaded.event.games().iter().any(|game| game.result == GameResult::WhiteByForfeit));
    assert!(
        loaded.warnings[0]
            .message
            .to_string()
            .starts_with("the crosstable does not say who had white")
    );
    let twice = load("Name,1,2\nAnn,x,w1b½\nBen,b0w½,x\n");
    assert_eq!((twice.event.cycles(), twice.event.games().len(), twice.warnings.len()), (2, 2, 0));
}

#[test]
fn a_crosstable_by_rounds() {
    let loaded = load("No,Name,Rd1,Rd2,Pts\n1,Ann,2w1,3b=,1.5\n2,Ben,1b0,bye,1\n3,Cid,H,1w=,1\n");
    assert_eq!(
        (loaded.event.kind(), loaded.event.games().len(), loaded.event.byes().len()),
        (Kind::Swiss, 2, 2)
    );
    let cid = loaded.event.find("Cid").unwrap();
    assert_eq!(loaded.event.games()[1].white, cid);
}

#[test]
fn bridge_matches() {
    let loaded = load_swiss(&data("bridge/ebl_online_qual_2021_open_R2_matches.csv"));
    let france = loaded.event.find("FRANCE").unwrap();
    let one = loaded.event.matches().iter().find(|one| one.seen_by(france).is_some()).unwrap();
    let side = one.seen_by(france).unwrap().1;
    assert_eq!(
        (one.boards, one.imps.get().unwrap()[side], one.imps.get().unwrap()[1 - side]),
        (Some(10), 18.into(), 7.into())
    );
    let bye = load_swiss(
        "round,home,visit,boards,home_imps,visit_imps,home_vp,visit_vp\n1,A,B,8,10,3,,\n1,C,,,,,12,\n",
    );
    assert_eq!(bye.event.matches()[1].status, MatchStatus::Bye);
    assert_eq!(load_swiss(&write(&bye.event).unwrap()).event, bye.event);
}

#[test]
fn what_cannot_be_read() {
    assert_eq!(
        bad("a,b\n1,2\n"),
        "a.csv:1:1: these columns are not known | expected round, white, black, result"
    );
    assert_eq!(
        bad("round,white,black,result\n1,A,B,2-0\nx,A,,1-0\n"),
        "a.csv:2:7: \"2-0\" is not a result | expected 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- or *\n\
         a.csv:3:1: this row has no black player | expected a black player\n\
         a.csv:3:1: \"x\" is not a round | expected 1, 2, 3, ..."
    );
    assert_eq!(
        bad("round,white,black,result\n1,\"A,B,1-0\n"),
        "a.csv:2:3: this field does not end | expected a closing quotation mark"
    );
    assert_eq!(
        bad("name,1,2\nA,x,1\nB,1,x\n"),
        "a.csv:3:3: the cells of A and B do not agree | this is the second of the two"
    );
    assert_eq!(
        bad("name,1,2\nA,x,1\nB,,x\n"),
        "a.csv:2:5: the game of A and B is in one of their rows only | the other row has nothing there"
    );
    assert_eq!(
        bad("home,visit,boards\nA,B,8\n"),
        "a.csv:2:1: this match has neither VPs nor boards and IMPs | \
         expected the VPs of both sides, or boards and the IMPs of both"
    );
    assert_eq!(
        bad("name,points\nA,4,5\n"),
        "a.csv:2:5: this row has 3 fields, the first row 2 | there is no column for this"
    );
}

#[test]
fn a_bye_needs_its_vps() {
    assert_eq!(
        bad("home,visit,boards,home_imps,visit_imps\nA,,8,5,3\n"),
        "a.csv:2:1: a match that was not played has no VPs here | expected the VPs that were given"
    );
    assert_eq!(
        bad("home,visit,home_vp,visit_vp\nA,,12,3\n"),
        "a.csv:2:7: VPs for a team that is not named | a bye has the VPs of one team"
    );
}

/// What a spreadsheet would run is written with an apostrophe, and read again without it.
#[test]
fn names_that_look_like_formulas() {
    let names = ["=HYPERLINK(\"http://x\")", "+49 club", "-Ann", "@Ben", "'=Cid", "Dot - Eve"];
    let rows: String = names
        .windows(2)
        .map(|pair| format!("1,\"{}\",\"{}\",+/-\n", quoted(pair[0]), quoted(pair[1])))
        .collect();
    let event = load_swiss(&format!("round,white,black,result\n{rows}")).event;
    let written = write(&event).unwrap();
    for cell in written.lines().flat_map(|line| line.split(',')) {
        let cell = cell.trim_start_matches('"');
        assert!(!cell.starts_with(['=', '+', '-', '@', '\t']), "{cell}\n{written}");
    }
    assert!(written.contains("'-Ann,'@Ben,'+/-"), "{written}");
    assert_eq!(load_swiss(&written).event, event);
    assert_eq!(
        names.iter().filter(|name| event.find(name).is_some()).count(),
        5,
        "\"'=Cid\" was read as \"=Cid\""
    );
}

fn quoted(name: &str) -> String {
    name.replace('"', "\"\"")
}
