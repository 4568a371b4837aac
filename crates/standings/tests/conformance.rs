//! Agreement with every expected value and rank at hand. `BLESS=1` writes the table of
//! `docs/conformance.md` again.
#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use tiebreak_formats::trf::Trf;
use tiebreak_model::{Crosstable, Exact};
use tiebreak_standings::{Edition, Standings, codes};

fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn data(file: &str) -> String {
    std::fs::read_to_string(repository("crates/formats/tests/data/tie-breaks").join(file)).unwrap()
}

fn table(file: &str) -> Crosstable {
    Trf::read(file, &data(file)).unwrap_or_else(|rejected| panic!("{rejected}")).0.crosstable()
}

/// How many agree, out of how many, by what was compared.
#[derive(Default)]
struct Agreement {
    rows: BTreeMap<(String, String), [usize; 2]>,
    differences: Vec<String>,
}

impl Agreement {
    fn note(&mut self, set: &str, what: &str, agrees: bool, say: impl FnOnce() -> String) {
        let row = self.rows.entry((set.to_owned(), what.to_owned())).or_default();
        row[0] += usize::from(agrees);
        row[1] += 1;
        if !agrees {
            self.differences.push(say());
        }
    }
}

fn exact(value: &Value) -> Option<Exact> {
    value.as_str().map(|text| text.parse().unwrap())
}

fn file_of_values(set: &str, file: &str, agreement: &mut Agreement) {
    for line in data(file).lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = case["file"].as_str().unwrap();
        let table = table(name);
        let edition: Option<Edition> =
            case["edition"].as_str().map(|edition| edition.parse().unwrap());
        for (code, expected) in case["values"].as_object().unwrap() {
            let standings = Standings::new(&table, codes(code).unwrap(), edition);
            for (player, entrant) in table.entrants.iter().enumerate() {
                let wanted = exact(&expected[entrant.number.to_string()]);
                let found = standings.value(player, 0);
                agreement.note(set, code, wanted == found, || {
                    format!(
                        "{name} {code} player {}: {found:?}, expected {wanted:?}",
                        entrant.number
                    )
                });
            }
        }
        for (list, expected) in case["ranks"].as_object().unwrap() {
            let standings = Standings::new(&table, codes(list).unwrap(), edition);
            for row in standings.rows() {
                let number = table.entrants[row.player].number;
                let wanted = expected[number.to_string()].as_u64().unwrap() as usize;
                let what = format!("rank by {}", list.replace(',', ", "));
                agreement.note(set, &what, wanted == row.rank, || {
                    format!("{name} {list} player {number}: rank {}, expected {wanted}", row.rank)
                });
            }
        }
    }
}

fn uzchess_cup(agreement: &mut Agreement) {
    let table = table("uzchesscup.trf");
    let cases: Value = serde_json::from_str(&data("uzchesscup.expected.json")).unwrap();
    let standings = Standings::new(&table, codes("PTS,DE,SB,WON,BWG,KS").unwrap(), None);
    for (player, entrant) in table.entrants.iter().enumerate() {
        let expected = &cases[0]["players"][entrant.fide_id.unwrap().to_string()];
        for (at, code) in ["PTS", "DE", "SB", "WON", "BWG", "KS"].into_iter().enumerate() {
            let wanted =
                exact(if at == 0 { &expected["points"] } else { &expected["tiebreaks"][code] });
            let found = standings.value(player, at);
            agreement.note("UzChess Cup 2025", code, wanted.is_some() && wanted == found, || {
                format!("UzChess Cup {code} {}: {found:?}, expected {wanted:?}", entrant.name)
            });
        }
    }
}

fn page(agreement: &Agreement) -> String {
    let total: [usize; 2] =
        agreement.rows.values().fold([0, 0], |sum, row| [sum[0] + row[0], sum[1] + row[1]]);
    let mut page = format!(
        "# Conformance of the tie-breaks\n\n\
         Written by `BLESS=1 cargo test -p tiebreak-standings --test it conformance::`; without `BLESS` the same test fails when\n\
         this page no longer says what is true. {} of {} values and ranks agree.\n\n\
         The round robins (90, single and double, 30 of them with forfeits) and the Swiss events (10, with byes and forfeits)\n\
         are made up; their values come from gacrux 1.11.65, rules from 1 March 2026, and for the edition of 2023 from the same\n\
         reports dated 2025. The made-up events are the first twelve of `benches/generated-against-gacrux`, which compares as many as\n\
         one likes. The UzChess Cup is real; its values come from scalachess.\n\n| events | what | agree | of |\n|---|---|---:|---:|\n",
        total[0], total[1]
    );
    for ((set, what), [agree, of]) in &agreement.rows {
        let _ = writeln!(page, "| {set} | {what} | {agree} | {of} |");
    }
    page
}

#[test]
fn every_value_and_rank_agrees() {
    let mut agreement = Agreement::default();
    file_of_values("round robins", "expected_rr.jsonl", &mut agreement);
    file_of_values("Swiss events", "expected_swiss.jsonl", &mut agreement);
    file_of_values("Swiss events, edition of 2023", "expected_swiss_2023.jsonl", &mut agreement);
    file_of_values("made-up events", "expected_made.jsonl", &mut agreement);
    uzchess_cup(&mut agreement);
    let shown = agreement.differences.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(
        agreement.differences.is_empty(),
        "{} differ:\n{shown}\n{}",
        agreement.differences.len(),
        page(&agreement)
    );
    let path = repository("docs/conformance.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(repository("docs")).unwrap();
        std::fs::write(&path, page(&agreement)).unwrap();
    }
    assert_eq!(
        std::fs::read_to_string(&path).unwrap_or_default(),
        page(&agreement),
        "run it with BLESS=1"
    );
}

#[test]
fn the_edition_follows_from_the_date() {
    let table = table("swiss_0001.trf");
    assert_eq!(Standings::new(&table, Vec::new(), None).edition(), Edition::Of2026);
    assert_eq!(
        Standings::new(&table, Vec::new(), Some(Edition::Of2023)).edition(),
        Edition::Of2023
    );
}
