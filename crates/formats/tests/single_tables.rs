//! Pairs from records of single tables: PBN and LIN. And files that are known and not read.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_formats::account::Told;
use tiebreak_formats::{Format, Import, import_any, import_source};
use tiebreak_model::bridge::{Method, TableResult};

fn import(name: &str, text: &str, scoring: Option<Method>) -> Import {
    let told = Told { scoring, ..Told::default() };
    import_any(name, text.as_bytes(), &told).unwrap_or_else(|rejected| panic!("{rejected}"))
}

fn refused(name: &str, bytes: &[u8]) -> String {
    let rejected = import_any(name, bytes, &Told::default()).unwrap_err();
    let hint = rejected.findings[0].hint.as_ref().map(ToString::to_string).unwrap_or_default();
    format!("{rejected} | {hint}")
}

fn scores(import: Import) -> Vec<String> {
    let event = import.decided().unwrap_or_else(|rejected| panic!("{rejected}")).event;
    let score =
        |one: &tiebreak_model::Participant| format!("{} {}", one.name, one.sessions[0].rounded(2));
    event.participants().iter().map(score).collect()
}

fn table(board: u32, seats: [&str; 4], contract: &str, declarer: &str, result: &str) -> String {
    let [north, east, south, west] = seats;
    format!(
        "[Event \"Club\"]\n[Date \"2026.03.09\"]\n[Board \"{board:02}\"]\n[West \"{west}\"]\n\
         [North \"{north}\"]\n[East \"{east}\"]\n[South \"{south}\"]\n[Scoring \"MP\"]\n\
         [Declarer \"{declarer}\"]\n[Contract \"{contract}\"]\n[Result \"{result}\"]\n\n"
    )
}

#[test]
fn a_record_for_each_table_is_a_pairs_event() {
    let text = [
        table(1, ["Ann", "Eve", "Bob", "Fay"], "4S", "N", "10"),
        // The two of a pair have changed seats.
        table(1, ["Cid", "Hal", "Dot", "Gil"], "4S", "N", "9"),
        table(2, ["Bob", "Gil", "Ann", "Hal"], "Pass", "", ""),
        table(2, ["Cid", "Eve", "Dot", "Fay"], "2Hx", "E", "NS 7"),
        table(3, ["Cid", "Eve", "Dot", "Fay"], "?", "?", "?"),
    ];
    let found = import("club.pbn", &text.concat(), None);
    let said: Vec<_> = found.account.doubts.iter().map(|one| one.message.to_string()).collect();
    assert_eq!(
        said,
        ["1 record does not say who played the board and how it ended: it is left out"]
    );
    assert_eq!(
        scores(found),
        ["Ann & Bob 50.00", "Cid & Dot 50.00", "Eve & Fay 0.00", "Gil & Hal 100.00"]
    );
}

#[test]
fn a_summarised_table_has_totals() {
    let text = "% PBN 2.1\n[Event \"Sim\"]\n[Board \"1\"]\n[Dealer \"N\"]\n\
        [ScoreTable \"-Rank\\3R;+Percentage_NS\\4R;+Score_NS\\5R;Multiplicity\\2L\"]\n\
        1 75 420 2\n2 25 -50 2\n\
        [TotalScoreTable \"Rank\\3R;PairId\\3R;Names\\30;Percentage\\5R\"]\n\
        1 7 \"Ann Lee   ;Bob Roe  \" 61.25\n2 3 \"Cid Poe   ;Dot Ray\" 55\n";
    let found = import("sim.pbn", text, None);
    assert_eq!(scores(found), ["Ann Lee & Bob Roe 61.25", "Cid Poe & Dot Ray 55.00"]);
}

/// South plays 1NT and makes the tricks of the cards: every side has the suit that it leads.
const PLAY: &str = "pc|SA|pc|S2|pc|S3|pc|S4|";

fn lin(names: &str, board: u32, auction: &str, end: &str) -> String {
    let calls: String = auction.split(' ').map(|call| format!("mb|{call}|")).collect();
    format!("pn|{names}|st||md|3SAKQ,HAKQ,DAKQ,|rh||ah|Board {board}|sv|o|\n{calls}pg||{end}pg||\n")
}

#[test]
fn boards_of_bridge_base_online() {
    // North deals (3): pass, pass, 1NT by South; West leads.
    let files = [
        lin("sue,wes,nan,eva", 5, "p p 1N p p p", "mc|8|"),
        lin("sam,will,ned,ed", 5, "p p 1H! d p 1S p p p", "mc|6|"),
        lin("sam,will,ned,ed", 6, "p p p p", ""),
        // Neither claimed nor played to the end.
        lin("sue,wes,nan,eva", 6, "1C p p p", PLAY),
    ];
    let asked = import("bbo.lin", &files.concat(), None);
    assert_eq!(asked.account.format, Format::Lin);
    let kinds: Vec<_> = asked.account.doubts.iter().map(|one| one.kind.word()).collect();
    assert_eq!(kinds, ["not-used", "scoring-unclear"]);
    let found = import("bbo.lin", &files.concat(), Some(Method::Matchpoints));
    let event = found.event.as_ref().unwrap();
    let first = &event.played_boards()[0];
    let results: Vec<String> = first
        .tables
        .iter()
        .map(|table| match &table.result {
            TableResult::Played(play) => {
                format!("{} {} {}", play.contract, play.declarer.letter(), play.tricks)
            }
            other => format!("{other:?}"),
        })
        .collect();
    // South made 8 tricks in 1NT; East named the spades, and went one down.
    assert_eq!((first.number, results), (5, vec!["1NT S 8".to_owned(), "1S E 6".to_owned()]));
    assert_eq!(event.played_boards()[1].tables[0].result, TableResult::PassedOut);

    // The files of a tournament are one event.
    let folder = std::env::temp_dir().join(format!("tiebreak-lin-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (at, text) in files.iter().enumerate() {
        std::fs::write(folder.join(format!("{at}.lin")), text).unwrap();
    }
    let told = Told { scoring: Some(Method::Matchpoints), ..Told::default() };
    let together = import_source(&folder, &told).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(together.event.unwrap().played_boards(), event.played_boards());
}

#[test]
fn lin_that_says_nothing_or_is_cut_off() {
    let said = refused("a.lin", b"pn|a,b,c,d|st||md|1S2|mb|1C|");
    assert!(said.contains("no board of this LIN file says who played"), "{said}");
    for text in ["md|", "md|9|mb|\u{e9}|", "qx|o|md|1|pn||", "pn|a,b,c,d|md|1|mb|7N|mb|ppp|mc|99|"]
    {
        let read = import_any("a.lin", text.as_bytes(), &Told::default());
        assert!(read.is_err(), "{text}");
    }
}

#[test]
fn databases_and_web_pages_are_named() {
    let said = refused("club.bws", b"\0\x01\0\0Standard Jet DB\0\x01\0\0\0rest");
    assert!(said.contains("Microsoft Access") && said.contains("mdb-export"), "{said}");
    let said = refused("a.html", b"\n<!DOCTYPE html>\n<html><title>ACBL Live</title></html>");
    assert!(said.contains("ACBL Live") && said.contains("USEBIO"), "{said}");
    assert!(refused("a.html", b"<HTML><body></body></HTML>").contains("web page"));
}

/// The table of results as mdbtools writes it.
#[test]
fn the_columns_of_a_bridgemate_table() {
    let text = "ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard\n\
        1,1,1,1,1,1,2,1,N,4 S x,+1,HK\n2,1,2,1,1,3,4,4,W,3 NT,-2,\n";
    let event = import("tables.csv", text, None).decided().unwrap().event;
    let results: Vec<String> = event.played_boards()[0]
        .tables
        .iter()
        .map(|table| match &table.result {
            TableResult::Played(play) => {
                format!("{} {} {}", play.contract, play.declarer.letter(), play.tricks)
            }
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(results, ["4SX N 11", "3NT W 7"]);
}
