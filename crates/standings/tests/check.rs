//! Published standings with known mistakes: exactly those are found, wherever the figures were
//! published.
#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;
use std::path::PathBuf;
use tiebreak_formats::{published, trf::Trf};
use tiebreak_model::PublishedStanding;
use tiebreak_standings::check::StandingsCheck;
use tiebreak_standings::{Listing, Standings, codes};

fn data(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../formats/tests/data/standings-check")
        .join(file);
    std::fs::read_to_string(path).unwrap()
}

/// The differences between a report and what its games give, as `number what published right`.
fn differences(report: &str, published: &[PublishedStanding]) -> Vec<String> {
    let (trf, _) =
        Trf::read_as_published("a.trf", report).unwrap_or_else(|rejected| panic!("{rejected}"));
    let table = trf.crosstable();
    let standings = Standings::new(&table, codes(&trf.tie_breaks.join(",")).unwrap(), None);
    let mut check = StandingsCheck::default();
    let right = standings.computed();
    published.iter().for_each(|one| check.compare(one, &right));
    check.standings.push(right);
    check.arrange();
    let words = check.differences.iter().map(|one| {
        format!(
            "{} {} {} {}",
            one.number,
            one.what,
            one.published,
            one.computed.clone().unwrap_or_default()
        )
    });
    let mut words: Vec<String> = words.collect();
    words.sort();
    words
}

fn wrong(case: &Value) -> Vec<String> {
    let text = |one: &Value, key: &str| one[key].as_str().unwrap().to_owned();
    let wrong = case["wrong"].as_array().unwrap().iter();
    let mut wrong: Vec<String> = wrong
        .map(|one| {
            format!(
                "{} {} {} {}",
                one["player"],
                text(one, "field"),
                text(one, "published"),
                text(one, "right")
            )
        })
        .collect();
    wrong.sort();
    wrong
}

#[test]
fn exactly_the_known_mistakes_are_found() {
    let cases: Value = serde_json::from_str(&data("wrong.json")).unwrap();
    for case in cases.as_array().unwrap() {
        let file = case["file"].as_str().unwrap();
        let report = data(file);
        let (trf, _) = Trf::read_as_published(file, &report).unwrap();
        let comments = published::in_comments(file, &report).unwrap();
        assert_eq!(comments.len(), 1, "{file}");
        let sheet = data(&file.replace(".trf", ".csv"));
        let table = published::in_table("a.csv", &sheet, &trf.crosstable()).unwrap();
        let expected = wrong(case);
        assert_eq!(differences(&report, &comments), expected, "{file}, from its comments");
        assert_eq!(differences(&report, &table), expected, "{file}, from the table");
        // The records have points and ranks only; what both publish is said once.
        let all = [vec![trf.published()], comments, table].concat();
        assert_eq!(differences(&report, &all), expected, "{file}, from everything");
    }
}

#[test]
fn every_figure_counts_once() {
    let report = data("check_1.trf");
    let (trf, _) = Trf::read_as_published("check_1.trf", &report).unwrap();
    let table = trf.crosstable();
    let standings = Standings::new(&table, codes("PTS,BH/C1,BH,SB").unwrap(), None);
    let mut check = StandingsCheck::default();
    check.compare(&trf.published(), &standings.computed());
    assert_eq!((check.figures(), check.right()), (24, 22));
    for comments in published::in_comments("check_1.trf", &report).unwrap() {
        check.compare(&comments, &standings.computed());
    }
    assert_eq!((check.figures(), check.right()), (60, 58));
    assert!(!check.agrees());
}

#[test]
fn an_order_inside_a_tie_that_the_list_leaves_is_no_mistake() {
    // By points alone, numbers 2 and 4 share the first place with nobody else's help.
    let line = |number: u32, rank: u32, cell: &str| {
        format!(
            "001 {number:>4}      {:<33} 2000 {:<26}  0.5 {rank:>4}{cell}\n",
            format!("P{number}"),
            ""
        )
    };
    let report =
        format!("012 T\n212 PTS\n{}{}", line(1, 2, "     2 w ="), line(2, 1, "     1 b ="));
    let (trf, _) = Trf::read_as_published("a.trf", &report).unwrap();
    assert!(differences(&report, &[trf.published()]).is_empty());
    let report = report.replace(" 0.5    2", " 0.5    3");
    let (trf, _) = Trf::read_as_published("a.trf", &report).unwrap();
    assert_eq!(differences(&report, &[trf.published()]), ["1 rank 3 1"]);
}

#[test]
fn a_row_that_cannot_be_read_says_where() {
    let text = "001\n### published standing: rank, number, points\n### 1 2\n### 2 1 x\n";
    let rejected = published::in_comments("a.trf", text).unwrap_err().to_string();
    assert_eq!(
        rejected,
        "a.trf:3:1: this row of the published standing has 2 figures\na.trf:4:1: \"x\" is not a number"
    );
}
