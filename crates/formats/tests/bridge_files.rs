//! PBN and USEBIO: boards to IMPs and total points, forfeits that look like draws, files that are
//! wrong.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use tiebreak_formats::account::Told;
use tiebreak_formats::{Loaded, csv, imps, pbn, usebio};
use tiebreak_model::{Event, Exact, Kind, Match};

fn data(file: &str) -> String {
    std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/bridge").join(file),
    )
    .unwrap()
}

fn good(loaded: Result<Loaded, tiebreak_document::RejectedFile>) -> Loaded {
    loaded.unwrap_or_else(|rejected| panic!("{rejected}"))
}

fn bad(loaded: Result<Loaded, tiebreak_document::RejectedFile>) -> String {
    let rejected = loaded.expect_err("the file is wrong");
    let places = rejected.to_string();
    let lines = places
        .lines()
        .zip(&rejected.findings)
        .map(|(line, found)| format!("{line} | {}", found.label));
    lines.collect::<Vec<_>>().join("\n")
}

fn between<'e>(event: &'e Event, first: &str, second: &str) -> Option<(&'e Match, usize)> {
    let (first, second) = (event.find(first)?, event.find(second)?);
    event.matches().iter().find_map(|one| {
        let (other, side) = one.seen_by(first)?;
        (other == Some(second)).then_some((one, side))
    })
}

#[test]
fn the_imp_scale() {
    let thresholds: Vec<i64> = serde_json::from_str(&data("imp_thresholds.json")).unwrap();
    for (index, threshold) in thresholds.iter().enumerate() {
        let earned = index as i64 + 1;
        assert_eq!(
            (imps(*threshold - 10), imps(*threshold), imps(-*threshold)),
            (earned - 1, earned, -earned)
        );
    }
}

#[test]
fn a_real_round_from_its_boards() {
    let text = data("ebl_online_qual_2021_open_R2_min.pbn");
    // What one round is part of cannot be told from it.
    assert!(
        pbn::read("r2.pbn", &text)
            .unwrap_err()
            .to_string()
            .contains("could be a Swiss, or a round robin under way")
    );
    let told = Told { kind: Some(Kind::RoundRobin), ..Told::default() };
    let loaded = good(pbn::import("r2.pbn", &text, &told).and_then(|import| import.decided()));
    let sheet = data("ebl_online_qual_2021_open_R2_matches.csv");
    let sheet =
        good(csv::import("r2.csv", &sheet, &told).and_then(|import| import.decided())).event;
    let mut compared = 0;
    for row in data("ebl_online_qual_2021_open_R2_matches.csv").lines().skip(1) {
        let fields: Vec<&str> = row.split(',').collect();
        let (home, visit) = (fields[0], fields[1]);
        let Some((found, side)) = between(&loaded.event, home, visit) else {
            assert!([home, visit].contains(&"ITALY"), "{row}");
            continue;
        };
        let (wanted, wanted_side) = between(&sheet, home, visit).unwrap();
        assert_eq!(
            found.imps.get().map(|imps| imps[side]),
            wanted.imps.get().map(|imps| imps[wanted_side]),
            "{row}"
        );
        assert_eq!(found.boards, wanted.boards, "{row}");
        let points = found.total_points.get().unwrap();
        assert_eq!(points[side] + -points[1 - side], fields[7].parse::<Exact>().unwrap(), "{row}");
        compared += 1;
    }
    assert!(compared >= 13, "{compared}");
    let said: Vec<String> = loaded.warnings.iter().map(|found| found.message.to_string()).collect();
    assert!(
        said.iter()
            .any(|one| one
                == "ITALY – WALES was not played: 10 boards are passed out without a score"),
        "{said:?}"
    );
    assert!(said.iter().any(|said| said.contains("SWITZERLAND – TURKEY")), "{said:?}");
}

#[test]
fn open_and_closed_room() {
    let event = good(pbn::read("a.pbn", &data("endplay/tests_pbn_example1.pbn"))).event;
    let (one, side) = between(&event, "J-germany", "J-austria").unwrap();
    // -50 in the open room, and 420 to Austria's North-South in the closed one: 470 to Austria, 10
    // IMPs.
    assert_eq!(
        (one.round, one.imps.get().unwrap()[side], one.imps.get().unwrap()[1 - side]),
        (Some(1), 0.into(), 10.into())
    );
    assert_eq!(one.total_points.get().unwrap()[1 - side], 470.into());
}

#[test]
fn boards_that_cannot_be_read() {
    let with = |rest: &str| bad(pbn::read("a.pbn", &format!("[Board \"1\"]\n{rest}")));
    assert_eq!(
        with("[HomeTeam \"A\"]\n[VisitTeam \"B\"]\n[Score \"NS lots\"]\n"),
        "a.pbn:4:9: \"NS lots\" is not a score | expected one such as \"NS 420\" or \"EW 50\""
    );
    assert_eq!(
        with("[HomeTeam \"A\"]\n[VisitTeam \"B\"]\n[Score \"NS 421\"]\n"),
        "a.pbn:4:9: \"NS 421\" is not a score | expected one such as \"NS 420\" or \"EW 50\""
    );
    assert_eq!(
        with("[Home"),
        "a.pbn:1:9: a board without its teams | expected [Board], [HomeTeam] and [VisitTeam] in this record\na.pbn:2:1: this tag does not end | expected [Name \"value\"]"
    );
    assert_eq!(bad(pbn::read("a.pbn", "% PBN 2.1\n")), "a.pbn: no board in this file | ");
}

#[test]
fn usebio_teams() {
    let event = good(usebio::read("t.xml", &data("usebio/teams_round_robin.xml"))).event;
    assert_eq!(
        (event.kind(), event.participants().len(), event.matches().len()),
        (Kind::RoundRobin, 4, 6)
    );
    let vps = |name: &str| -> Exact {
        let id = event.find(name).unwrap();
        event
            .matches()
            .iter()
            .filter_map(|one| one.seen_by(id).map(|(_, side)| one.vps.get().unwrap()[side]))
            .sum()
    };
    assert_eq!((vps("Alder"), vps("Cedar")), ("45.58".parse().unwrap(), "45.58".parse().unwrap()));
    let (first, side) = between(&event, "Alder", "Birch").unwrap();
    assert_eq!((first.boards, first.imps.get().unwrap()[side]), (Some(4), 22.into()));
    assert!(first.total_points.is_some());
    let again = good(usebio::read("t.xml", &usebio::write(&event).unwrap())).event;
    assert_eq!(
        again.matches().iter().map(|one| one.vps.get()).collect::<Vec<_>>(),
        event.matches().iter().map(|one| one.vps.get()).collect::<Vec<_>>()
    );
}

#[test]
fn usebio_pairs() {
    let event = good(usebio::read("p.xml", &data("usebio/pairs_barometer.xml"))).event;
    assert_eq!(
        (event.kind(), event.participants().len(), event.encounters().len()),
        (Kind::Pairs, 6, 15)
    );
    let pair = |name: &str| event.find(&format!("{name} North & {name} South")).unwrap();
    let against = |one: &str, other: &str| {
        let (one, other) = (pair(one), pair(other));
        let met = event
            .encounters()
            .iter()
            .find(|met| met.pairs.contains(&one) && met.pairs.contains(&other))
            .unwrap();
        met.matchpoints[usize::from(met.pairs[1] == one)]
    };
    assert_eq!((against("Ash", "Elm"), against("Fir", "Elm")), (0.into(), 1.into()));
    assert_eq!(event.participants()[pair("Ash").index()].sessions, [Exact::from(45)]);
}

#[test]
fn xml_that_is_wrong_or_hostile() {
    let read = |text: &str| bad(usebio::read("a.xml", text));
    let bomb = "<!DOCTYPE USEBIO [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<USEBIO>&b;</USEBIO>";
    assert_eq!(read(bomb), "a.xml:1:1: this file defines entities of its own | ");
    assert_eq!(
        read("<USEBIO>\n&unknown;</USEBIO>"),
        "a.xml:2:1: &unknown; is not known | expected &amp; &lt; &gt; &apos; or &quot;"
    );
    assert_eq!(read("<USEBIO>\n <EVENT>"), "a.xml:2:2: <EVENT> does not end | ");
    assert_eq!(
        read("<HTML></HTML>"),
        "a.xml:1:1: <HTML> is not a USEBIO file | expected <USEBIO Version=\"1.2\"> or 1.3"
    );
    assert!(
        read("<USEBIO></EVENT>").starts_with("a.xml:1:9: this is not valid XML"),
        "{}",
        read("<USEBIO></EVENT>")
    );
    let deep = "<A>".repeat(100_000);
    assert!(read(&deep).contains("more than 64 deep"));
    let unknown_team =
        data("usebio/teams_round_robin.xml").replacen("<OPPOSING_TEAM>2<", "<OPPOSING_TEAM>9<", 1);
    assert!(
        read(&unknown_team)
            .ends_with("there is no team 9 | expected a TEAM_ID of the participants"),
        "{}",
        read(&unknown_team)
    );
}
