//! The JSON of a standing is what serde_json sets out of the same values.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use serde_json::{Map, Value, json};
use std::path::Path;
use std::sync::Arc;
use tiebreak_formats::trf::Trf;
use tiebreak_model::Crosstable;
use tiebreak_standings::{Listing, Standings, codes};

fn table(file: &str) -> Crosstable {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../formats/tests/data").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    Trf::read(file, &text).unwrap_or_else(|rejected| panic!("{rejected}")).0.crosstable()
}

/// The same by the values alone.
fn by_serde(standing: &impl Listing, list_from: &str) -> String {
    let edition_from = standing.start().map(|day| format!("date {day}"));
    let computed = standing.computed();
    let row = |row: &tiebreak_standings::check::ComputedRow| {
        let values = row
            .values
            .iter()
            .map(|value| value.map_or(Value::Null, |value| value.to_string().into()));
        let values: Map<String, Value> = computed.codes.iter().cloned().zip(values).collect();
        json!({ "rank": row.rank, "number": row.number, "name": row.name, "values": values })
    };
    let among_tied = |player: usize| {
        (0..computed.codes.len()).find_map(|code| standing.among_tied(player, code))
    };
    let mut rows: Vec<Value> = computed.rows.iter().map(row).collect();
    for (row, shown) in rows.iter_mut().zip(standing.rows()) {
        if let Some(points) = among_tied(shown.player) {
            row["points-among-tied"] = points.to_string().into();
        }
    }
    let edition = standing.edition().year();
    let whole = json!({ "schema": "tiebreak-standings/1", "edition": edition, "by": computed.codes, "rows": rows, "list-from": list_from, "edition-from": edition_from });
    serde_json::to_string_pretty(&whole).unwrap() + "\n"
}

#[test]
fn what_is_put_down_is_what_serde_sets_out() {
    for file in ["tie-breaks/uzchesscup.trf", "tie-breaks/swiss_0001.trf", "bench/swiss300x9.trf"] {
        let table = table(file);
        for list in ["PTS", "PTS,DE,BH/C1,BH,SB,ARO,TPR", "PTS,KS,SB/C1,PTS"] {
            let standing = Standings::new(&table, codes(list).unwrap(), None);
            assert_eq!(standing.json("--by"), by_serde(&standing, "--by"), "{file} {list}");
        }
    }
}

#[test]
fn names_keep_every_sign() {
    let mut table = table("tie-breaks/uzchesscup.trf");
    let entrants = Arc::make_mut(&mut table.entrants);
    for (entrant, name) in entrants.iter_mut().zip([
        "O\"Neill",
        "back\\slash",
        "a\u{7}bell",
        "Сергей",
        "王皓",
        "a/b\u{7f}",
        "",
    ]) {
        name.clone_into(&mut entrant.name);
    }
    entrants[9].rating = None;
    let standing = Standings::new(&table, codes("PTS,ARO").unwrap(), None);
    assert_eq!(standing.json("the \"list\""), by_serde(&standing, "the \"list\""));
}
