//! Values opened up: what is shown adds up to the value, and says what was cut and why.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use tiebreak_formats::trf::Trf;
use tiebreak_model::{Crosstable, Exact};
use tiebreak_standings::{Edition, Listing, RoundReason, Standings, codes};

fn table(file: &str) -> Crosstable {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../formats/tests/data/tie-breaks").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    Trf::read(file, &text).unwrap_or_else(|rejected| panic!("{rejected}")).0.crosstable()
}

#[test]
fn the_parts_of_a_sum_are_its_value() {
    let table = table("swiss_0001.trf");
    let list = "PTS,BH,BH/C1,BH/M1,FB,SB,SB/C1,KS,PS/C1,WIN,WON,BPG,BWG,REP";
    let standings = Standings::new(&table, codes(list).unwrap(), None);
    for player in 0..table.entrants.len() {
        for (at, code) in standings.codes().enumerate() {
            let opened = standings.open(player, at).unwrap();
            let sum: Exact =
                opened.parts.iter().filter(|part| !part.cut).map(|part| part.amount).sum();
            assert_eq!(Some(sum), opened.value, "{code} of player {player}");
        }
    }
}

#[test]
fn a_cut_takes_the_round_missed_by_choice() {
    // Number 2 asked for byes in rounds 3 and 6: one of them goes before the lowest opponent (3.5)
    // does.
    let table = table("swiss_0001.trf");
    let standings = Standings::new(&table, codes("BH/C1").unwrap(), None);
    let opened = standings.open(1, 0).unwrap();
    let cut: Vec<u32> =
        opened.parts.iter().filter(|part| part.cut).map(|part| part.round).collect();
    assert_eq!(cut, [3]);
    assert_eq!(opened.article, "8.1");
    assert_eq!(opened.parts[2].reason, RoundReason::Dummy);
}

#[test]
fn the_editions_differ_in_the_dummy() {
    // Number 6 of swiss_0001 lost round 3 by forfeit to number 23, who scored less.
    let table = table("swiss_0001.trf");
    let reason = |edition| {
        let standings = Standings::new(&table, codes("BH").unwrap(), Some(edition));
        let parts = standings.open(5, 0).unwrap().parts;
        (parts[2].reason, parts[2].amount.to_string())
    };
    assert_eq!(reason(Edition::Of2023), (RoundReason::Dummy, "6.5".to_owned()));
    assert_eq!(reason(Edition::Of2026), (RoundReason::DummyCappedByOpponent, "4".to_owned()));
}

#[test]
fn direct_encounter_says_why() {
    let table = table("uzchesscup.trf");
    let standings = Standings::new(&table, codes("PTS,DE").unwrap(), None);
    let note = |player: usize| standings.open(player, 1).unwrap().note.unwrap();
    assert_eq!(
        note(1),
        "all have met (6.1): Praggnanandhaa R 2, Abdusattorov, Nodirbek ½, Sindarov, Javokhir ½."
    );
    assert_eq!(
        note(2),
        "all have met (6.1): Praggnanandhaa R 2, Abdusattorov, Nodirbek ½, Sindarov, Javokhir ½. \
         Then all have met (6.1): Abdusattorov, Nodirbek ½, Sindarov, Javokhir ½."
    );
    assert_eq!(note(0), "nobody is tied with this player here");
}

#[test]
fn what_is_undefined_says_why() {
    let mut table = table("uzchesscup.trf");
    std::sync::Arc::make_mut(&mut table.entrants)[4].rating = None;
    let standings = Standings::new(&table, codes("ARO").unwrap(), None);
    let opened = standings.open(0, 0).unwrap();
    assert_eq!(
        (opened.value, opened.note.as_deref()),
        (None, Some("somebody in this tournament has no rating"))
    );
    let written: serde_json::Value = serde_json::from_str(&standings.json("--by")).unwrap();
    assert_eq!(written["rows"][0]["values"]["ARO"], serde_json::Value::Null);
}
