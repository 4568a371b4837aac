//! Pages of a bridge event whose boards are known: the traveller, a pair's card, a team's match.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::Site;

const PAIRS: &[u8] = include_bytes!("../../formats/tests/data/bridge/usebio/pairs_barometer.xml");
const TEAMS: &[u8] = include_bytes!("../../formats/tests/data/bridge/usebio/teams_round_robin.xml");

#[test]
fn from_a_file_with_travellers_to_a_pairs_own_results() {
    let site = Site::start();
    let ann = site.administrator();
    let brought = ann.upload("pairs.xml", PAIRS, "wbf-2023");
    assert_eq!(brought.status, 303, "{}", brought.text);
    let event = brought.header("location").trim_end_matches("/console").to_owned();
    let shown = ann.get(&event).page();
    assert_eq!(shown.at("table.standing thead th.number").text(), "%");
    assert!(shown.all("nav.pages a").iter().any(|a| a.text() == "Boards"));
    let board = ann.get(&format!("{event}/boards/1")).page();
    assert!(board.at("h2").text().contains("North deals, nobody vulnerable"), "{}", board.at("h2").text());
    // 3♦ by South with nine tricks is the best of the three for North-South: four matchpoints of four.
    let first: Vec<String> = board.all("tbody tr:first-child td").iter().map(|cell| cell.text()).collect();
    assert_eq!(first, ["Elm North & Elm South", "Cherry North & Cherry South", "3♦ by S, =", "", "110", "4", "0"]);
    let card = ann.get(&format!("{event}/cards/1")).page();
    assert_eq!(card.all("tbody tr").len(), 10);
    assert_eq!(card.at("dl.facts dd").text(), "45.00 %");
    assert_eq!(ann.get_only(&format!("{event}/boards/99")).status, 404);
    assert_eq!(ann.get_only(&format!("{event}/cards/0")).status, 404);
    assert_eq!(ann.get_only("/events/tata-steel-masters-2024/boards").status, 404);
}

#[test]
fn a_match_board_by_board() {
    let site = Site::start();
    let ann = site.administrator();
    let event = ann.upload("teams.xml", TEAMS, "wbf-2023").header("location").trim_end_matches("/console").to_owned();
    let card = ann.get(&format!("{event}/cards/1")).page();
    let heads: Vec<String> = card.all("h3").iter().map(|head| head.text()).collect();
    assert_eq!(heads.len(), 3, "{heads:?}");
    assert_eq!(heads[0], "Round 1: Alder 22 – 0 Birch");
    let own: Vec<String> = card.all("tbody tr td:last-child").iter().map(|cell| cell.text()).take(4).collect();
    assert_eq!(own, ["+1", "+11", "+10", "0"]);
}
