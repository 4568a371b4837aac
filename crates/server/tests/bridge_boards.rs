//! Pages of a bridge event whose boards are known: the traveller, a pair's card, a team's match.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::Site;

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
    assert!(
        board.at("h2").text().contains("North deals, nobody vulnerable"),
        "{}",
        board.at("h2").text()
    );
    // 3♦ by South with nine tricks is the best of the three for North-South: four matchpoints of
    // four.
    let first: Vec<String> =
        board.all("tbody tr:first-child td").iter().map(|cell| cell.text()).collect();
    assert_eq!(
        first,
        ["Elm North & Elm South", "Cherry North & Cherry South", "3♦ by S, =", "", "110", "4", "0"]
    );
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
    let event = ann
        .upload("teams.xml", TEAMS, "wbf-2023")
        .header("location")
        .trim_end_matches("/console")
        .to_owned();
    let card = ann.get(&format!("{event}/cards/1")).page();
    let heads: Vec<String> = card.all("h3").iter().map(|head| head.text()).collect();
    assert_eq!(heads.len(), 3, "{heads:?}");
    assert_eq!(heads[0], "Round 1: Alder 22 – 0 Birch");
    let own: Vec<String> =
        card.all("tbody tr td:last-child").iter().map(|cell| cell.text()).take(4).collect();
    assert_eq!(own, ["+1", "+11", "+10", "0"]);
}

/// Ash and Fir are level; the pair that both met, Elm, decides, on two boards each.
#[test]
fn a_tie_of_pairs_is_shown_on_its_boards() {
    let site = Site::start();
    let ann = site.administrator();
    let event = ann
        .upload("pairs.xml", PAIRS, "wbf-2023")
        .header("location")
        .trim_end_matches("/console")
        .to_owned();
    let shown = ann.get(&event).page();
    let turned = shown.at("details.turned-on");
    assert!(
        turned.text().contains("Ash North & Ash South against Elm North & Elm South: 0"),
        "{}",
        turned.text()
    );
    let heads: Vec<String> =
        shown.all(".turned-on thead th").iter().map(|head| head.text()).take(6).collect();
    assert_eq!(heads, ["Board", "Sat", "Opponents", "Contract", "Score NS", "matchpoints"]);
    assert_eq!(shown.all(".turned-on tbody tr").len(), 4);
    let paper = ann.get(&format!("{event}/protocol"));
    assert!(
        paper.text.contains("class=\"list boards\"") && paper.text.contains("against Elm North"),
        "{}",
        paper.text
    );
}

/// Three matches of everybody are counted in the quotient, so they are listed and not their boards.
#[test]
fn a_tie_of_teams_is_shown_match_by_match() {
    let site = Site::start();
    let ann = site.administrator();
    let event = ann
        .upload("teams.xml", TEAMS, "wbf-2023")
        .header("location")
        .trim_end_matches("/console")
        .to_owned();
    let shown = ann.get(&event).page();
    let said: Vec<String> = shown.all(".turned-on p").iter().map(|part| part.text()).collect();
    assert_eq!(said.len(), 5, "{said:?}");
    assert!(said.contains(&"Alder against Birch, round 1: 22–0".to_owned()), "{said:?}");
    assert_eq!(shown.at("table.standing thead th.number").text(), "VPs");
}

#[test]
fn two_directions_have_a_heading_each() {
    let site = Site::start();
    let ann = site.administrator();
    let text = "format = \"tiebreak-event/1\"\ntitle = \"Mitchell\"\nkind = \"pairs\"\nregulation = \"wbf-2023\"\n\
                pair = [{ name = \"A\" }, { name = \"B\" }, { name = \"C\" }, { name = \"D\" }]\n[board-scoring]\nwinners = 2\n\
                [[board]]\nnumber = 1\ntables = [{ ns = \"A\", ew = \"C\", score = 50 }, { ns = \"B\", ew = \"D\", score = 0 }]\n\
                [[board]]\nnumber = 2\ntables = [{ ns = \"A\", ew = \"D\", score = 50 }, { ns = \"B\", ew = \"C\", score = 100 }]\n\
                [[board]]\nnumber = 3\ntables = [{ ns = \"A\", ew = \"D\", score = 90 }, { ns = \"B\", ew = \"C\", score = 0 }]\n";
    let event = ann
        .upload("mitchell.toml", text.as_bytes(), "")
        .header("location")
        .trim_end_matches("/console")
        .to_owned();
    let shown = ann.get(&event).page();
    let lines: Vec<String> =
        shown.all("table.standing tbody tr").iter().map(|line| line.text()).collect();
    let lines: Vec<String> =
        lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(lines, ["North-South", "1A66.67", "2B33.33", "East-West", "1D66.67", "2C33.33"]);
    assert_eq!(shown.at("table.standing thead th.number").text(), "%");
    assert_eq!(shown.at("p.lead").text(), "A wins North-South, D wins East-West.");
}

/// Four teams before the last round, on a table by its name.
const BEFORE: &str = "format = \"tiebreak-event/1\"\ntitle = \"Before the end\"\nkind = \"round-robin\"\nregulation = \"cbai-teams\"\n\
    board-scoring = { vp-table = \"acbl-20-6-8-boards\" }\nteam = [{ name = \"A\" }, { name = \"B\" }, { name = \"C\" }, { name = \"D\" }]\n\
    match = [\n  { round = 1, teams = [\"A\", \"C\"], boards = 7, imps = [30, 2] },\n  { round = 1, teams = [\"B\", \"D\"], boards = 7, imps = [20, 0] },\n\
    { round = 2, teams = [\"A\", \"D\"], boards = 7, imps = [8, 10] },\n  { round = 2, teams = [\"B\", \"C\"], boards = 7, imps = [10, 10] },\n]\n";

#[test]
fn what_each_team_needs_in_vps() {
    let site = Site::start();
    let ann = site.administrator();
    let event = ann
        .upload("before.toml", BEFORE.as_bytes(), "")
        .header("location")
        .trim_end_matches("/console")
        .to_owned();
    assert!(ann.get(&event).page().all("nav.pages a").iter().any(|a| a.text() == "Scenarios"));
    let page = ann.get(&format!("{event}/what-if")).page();
    // A has 29, B 28: A is ahead of B after a draw; a defeat by an IMP leaves B ahead.
    let said: Vec<String> = page.all("ul.needs li").iter().map(|one| one.text()).collect();
    assert_eq!(said.len(), 4);
    assert_eq!(said[0], "A (29.00) needs 10.00 VPs (a draw) against B, which is enough.");
    assert_eq!(said[1], "B (28.00) needs 11.00 VPs (a win by 1 IMP) against A, which is enough.");
    assert!(said[2].starts_with("D (13.00) can no longer hope to come first"), "{said:?}");
    let cells: Vec<String> =
        page.all("table.standing tbody tr:first-child td").iter().map(|cell| cell.text()).collect();
    assert_eq!(cells[0], "29.00");
    assert_eq!(cells[2], "10.00–20.00 VPs, from a draw");
    // A draw of A and B, supposed in the field of their match.
    assert_eq!(page.all("form.suppose input").len(), 2);
    let drawn = ann.get(&format!("{event}/what-if?0-1=10-10&2-3=&from=elsewhere")).page();
    let said: Vec<String> = drawn.all("ul.needs li").iter().map(|one| one.text()).collect();
    assert_eq!(said[0], "A (39.00) has played, and is sure to come first.");
    assert_eq!(drawn.at("table.intervals tbody tr:first-child td:nth-child(4)").text(), "Yes");
    assert_eq!(drawn.all("form.suppose input[value='10-10']").len(), 1);
    for wrong in ["0-1=drawn", "0-2=10-10"] {
        let refused = ann.get(&format!("{event}/what-if?{wrong}"));
        assert!(
            refused.text.contains("is not a result in IMPs of a match still to be played"),
            "{}",
            refused.text
        );
    }
    let answered = ann.get(&format!("/api/v1{event}/scenarios"));
    let json: serde_json::Value = serde_json::from_str(&answered.text)
        .unwrap_or_else(|error| panic!("{error}: {}", answered.text));
    assert_eq!(json["teams"][0]["sure"]["vps"], serde_json::json!(["10", "20"]));
    assert_eq!(
        (&json["teams"][0]["sure"]["margin"], &json["places"], &json["regulation"]),
        (&0.into(), &1.into(), &"cbai-teams".into())
    );
    assert_eq!(
        ann.get("/events/ebl-online-qualifier-2021-open-round-2/what-if")
            .page()
            .at("p.warning")
            .text(),
        "There are no scenarios: somebody lacks more than one match: what teams need is told before the last one."
    );
}
