//! What users see of `tiebreak standings` for teams.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{run, seen};
use serde_json::{Value, json};

/// Four teams, everybody met everybody, all on three match points.
const FOUR: &str = "crates/formats/tests/data/teams/rr_01.trf";

fn text(words: &[&str]) -> String {
    let done = run(words);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn a_table_of_teams() {
    let shown = text(&["standings", FOUR, "--by", "MPTS,EMGSB/C1,GPTS"]);
    let rows: Vec<Vec<&str>> =
        shown.lines().take(5).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["Rank", "No", "Name", "MPTS", "EMGSB/C1", "GPTS"]);
    assert_eq!(rows[1], ["1", "3", "Juniper", "3", "3", "15", "6.5"]);
    assert_eq!(rows[2], ["2", "1", "Jade", "1", "3", "13.5", "6"]);
    assert_eq!(rows[3], ["3", "4", "Forge", "4", "3", "13.5", "5.5"]);
    assert_eq!(rows[4], ["4", "2", "Lark", "2", "3", "12", "6"]);
}

#[test]
fn the_same_rows_as_for_players() {
    let found: Value = serde_json::from_str(&text(&[
        "standings",
        FOUR,
        "--by",
        "MPTS,EMGSB/C1",
        "--format",
        "json",
    ]))
    .unwrap();
    let first = &found["rows"][0];
    assert_eq!(
        (&first["number"], &first["rank"], &first["name"]),
        (&json!(3), &json!(1), &json!("Juniper 3"))
    );
    assert_eq!(first["values"], json!({ "MPTS": "3", "EMGSB/C1": "15" }));
    // Level on both: they share a rank.
    let ranks: Vec<&Value> =
        found["rows"].as_array().unwrap().iter().map(|row| &row["rank"]).collect();
    assert_eq!(ranks, [1, 2, 2, 4]);
}

/// Every opponent has three match points: times 1½, 2½ and 2 game points, without the least
/// product.
#[test]
fn a_value_opened() {
    let shown = text(&["standings", FOUR, "--by", "MPTS,EMGSB/C1", "--open", "1"]);
    for line in ["EMGSB/C1 = 13.5", "4.5  Forge 4  cut", "7.5  Juniper 3", "6  Lark 2"] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    let by_name = text(&["standings", FOUR, "--by", "MPTS,EMGSB/C1", "--open", "Jade 1"]);
    assert_eq!(by_name, shown);
}

#[test]
fn codes_of_players_are_refused() {
    let said = seen(&["standings", FOUR, "--by", "MPTS,ARO"]);
    assert!(said.starts_with("exit 1") && said.contains("ARO"), "{said}");
}
