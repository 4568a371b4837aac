//! What a tie at bridge turned on: the matches, sessions and boards behind the step that separated
//! the tied.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::fixtures::Ruled;
use tiebreak_engine::{Options, rule};
use tiebreak_model::NoAnswers;
use tiebreak_report::Language;
use tiebreak_report::boards::{Behind, BoardLine, Evidence, Part};
use tiebreak_report::{html, words};

/// The same ruling with its workings, and what is behind each step that separated somebody.
fn behind(text: &str) -> (Ruled, Vec<Behind>) {
    let mut ruled = Ruled::of(text);
    let options = Options { workings: true, ..Options::default() };
    ruled.ruling = rule(&ruled.event, &ruled.regulation, &mut NoAnswers, options).unwrap();
    let found = {
        let evidence = Evidence::from_event(Language::En, &ruled.event).unwrap();
        ruled.ruling.steps.iter().filter_map(|step| evidence.behind(step)).collect()
    };
    (ruled, found)
}

fn parts(found: &[Behind]) -> &[Part] {
    match found {
        [Behind::Parts(parts)] => parts,
        other => panic!("{other:?}"),
    }
}

/// Everybody wins once; Turku has a penalty. Between the other two their own match decides, and the
/// board on which it was won.
const TEAMS: &str = include_str!("fixtures/three-teams.toml");

#[test]
fn a_match_between_two_is_shown_on_the_board_that_decided_it() {
    let (ruled, found) = behind(TEAMS);
    let [part] = parts(&found) else { panic!("{found:?}") };
    assert_eq!(words::part_of(ruled.case(), part), "Bergen 5, Oslo 15 in round 1");
    let [BoardLine::OfMatch(row)] = part.boards.as_slice() else { panic!("{part:?}") };
    assert_eq!(
        (row.number, row.own.as_str(), part.level, part.unit.as_str()),
        (1, "-10", 1, "IMPs")
    );
    let page = html::protocol(ruled.case(), &html::Extras::default());
    assert!(
        page.contains("Bergen 5, Oslo 15 in round 1") && page.contains("4♠ by N, -1"),
        "{page}"
    );
    assert!(page.contains("One more board made no difference."));
}

#[test]
fn without_workings_nothing_is_said() {
    let ruled = Ruled::of(TEAMS);
    let evidence = Evidence::from_event(Language::En, &ruled.event).unwrap();
    assert!(ruled.ruling.steps.iter().all(|step| evidence.behind(step).is_none()));
}

#[test]
fn a_quotient_is_shown_match_by_match() {
    let round =
        include_str!("../../../crates/server/events/ebl-online-qualifier-2021-open-round-2.toml");
    let (ruled, found) = behind(&round.replacen("kind ", "finished = true\nkind ", 1));
    let said: Vec<String> = found
        .iter()
        .flat_map(|one| if let Behind::Parts(parts) = one { parts.clone() } else { Vec::new() })
        .map(|part| words::part_of(ruled.case(), &part))
        .collect();
    assert!(
        said.iter().any(|one| one.starts_with("France against ") && one.ends_with(": 18–7")),
        "{said:?}"
    );
}

/// Common boards stand next to each other; those on which nobody gained are counted.
#[test]
fn common_boards_stand_beside_each_other() {
    let text = r#"
format     = "tiebreak-event/1"
title      = "Board-a-match"
kind       = "board-a-match"
regulation = "wbf-2023"
team       = [{ name = "A" }, { name = "B" }, { name = "C" }, { name = "D" }]

[[match]]
teams = ["A", "C"]
score = [2, 1]
[[match]]
teams = ["B", "D"]
score = [2, 1]

[[board]]
number = 1
net    = { A = 50, B = 50, C = -50, D = -50 }
[[board]]
number = 2
net    = { A = 600, B = -30, C = -600, D = 30 }
[[board]]
number = 3
net    = { A = -20, B = 40, C = 20, D = -40 }
"#;
    let (ruled, found) = behind(text);
    let Some(Behind::Nets { members, boards, level }) = found.first() else { panic!("{found:?}") };
    let names: Vec<&str> = members.iter().map(|id| ruled.event.name(*id)).collect();
    assert_eq!((names, *level), (vec!["A", "B"], 1));
    let shown: Vec<(u32, Vec<&str>)> = boards
        .iter()
        .map(|net| (net.board, net.of_each.iter().map(String::as_str).collect()))
        .collect();
    assert_eq!(shown, [(2, vec!["600", "-30"]), (3, vec!["-20", "40"])]);
}

/// The best session of each, with its boards, in each direction by itself.
#[test]
fn sessions_of_pairs_have_their_boards() {
    let board = |session: u32, scores: [i32; 3]| {
        let table = |(pairs, score): ((&str, &str), &i32)| {
            format!("{{ ns = \"{}\", ew = \"{}\", score = {score} }}", pairs.0, pairs.1)
        };
        let tables: Vec<String> =
            [("A", "D"), ("B", "E"), ("C", "F")].into_iter().zip(&scores).map(table).collect();
        format!("[[board]]\nsession = {session}\nnumber = 7\ntables = [{}]\n", tables.join(", "))
    };
    let pairs =
        ["A", "B", "C", "D", "E", "F"].map(|name| format!("{{ name = \"{name}\" }}")).join(", ");
    let head = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Pairs\"\nkind = \"pairs\"\nregulation = \"wbf-2023\"\npair = [{pairs}]\n[board-scoring]\nwinners = 2\n"
    );
    // A has 100 % and nothing, C nothing and 100 %, B half twice: the best session puts B below
    // them.
    let (ruled, found) =
        behind(&format!("{head}{}{}", board(1, [50, 0, -50]), board(2, [-50, 0, 50])));
    let [Behind::Parts(north_south), Behind::Parts(_)] = found.as_slice() else {
        panic!("{found:?}")
    };
    let said: Vec<String> =
        north_south.iter().map(|part| words::part_of(ruled.case(), part)).collect();
    assert_eq!(said, ["A, session 1: 100", "B, session 1: 50", "C, session 2: 100"]);
    let [BoardLine::OfCard(row)] = north_south[2].boards.as_slice() else {
        panic!("{north_south:?}")
    };
    assert_eq!(
        (row.session, row.number, row.own.as_str(), row.table.score.as_str()),
        (2, 7, "4", "50")
    );
    let headings = (0..ruled.ruling.standing.len()).filter_map(|at| ruled.case().ranking_above(at));
    assert_eq!(headings.collect::<Vec<_>>(), ["North-South", "East-West"]);
}
