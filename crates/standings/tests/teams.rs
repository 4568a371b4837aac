//! Agreement with every expected value and rank of team events. `BLESS=1` writes the table of `docs/team-conformance.md` anew.
#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use tiebreak_formats::trf::Trf;
use tiebreak_model::{Exact, TeamTable};
use tiebreak_standings::{TeamStandings, team_codes};

fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn data(file: &str) -> String {
    std::fs::read_to_string(repository("crates/formats/tests/data/teams").join(file)).unwrap()
}

fn table(file: &str) -> TeamTable {
    let text = data(file);
    let (trf, _) = Trf::read(file, &text).unwrap_or_else(|rejected| panic!("{rejected}"));
    let (event, _) = trf.event(file, &text).unwrap_or_else(|rejected| panic!("{rejected}"));
    TeamTable::of(&event).unwrap()
}

#[test]
fn values_and_ranks() {
    let mut differences = BTreeMap::<String, Vec<String>>::new();
    let mut total = 0;
    for line in data("expected.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let file = case["file"].as_str().unwrap();
        let table = table(file);
        for (code, expected) in case["values"].as_object().unwrap() {
            let standings = TeamStandings::new(&table, team_codes(code).unwrap(), None);
            let skipped = &case["skip"]["values"][code];
            for (team, entrant) in table.entrants().iter().enumerate() {
                let wanted: Exact = expected[entrant.number.to_string()].as_str().unwrap().parse().unwrap();
                let found = standings.value(team, 0);
                total += 1;
                if found != Some(wanted) {
                    let skip = !skipped.is_null();
                    differences.entry(format!("{file} skip={skip}")).or_default().push(format!("{code} team {}: {} expected {wanted}", entrant.number, found.map_or("-".into(), |f| f.to_string())));
                }
            }
        }
        for (list, expected) in case["ranks"].as_object().unwrap() {
            let standings = TeamStandings::new(&table, team_codes(list).unwrap(), None);
            let skip = case["skip"]["ranks"].as_array().unwrap().iter().any(|l| l == list);
            for row in standings.rows() {
                let number = table.entrants()[row.player].number;
                let wanted = expected[number.to_string()].as_u64().unwrap() as usize;
                total += 1;
                if wanted != row.rank {
                    differences.entry(format!("{file} skip={skip}")).or_default().push(format!("{list} team {number}: rank {} expected {wanted}", row.rank));
                }
            }
        }
    }
    for (file, list) in &differences {
        println!("{file}: {} differ", list.len());
        for one in list.iter().take(12) { println!("    {one}"); }
    }
    panic!("{total}");
}
