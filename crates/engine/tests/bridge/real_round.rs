//! Round 2 of the EBL Online Qualifier 2021, from the tables' scores to the standing.

use crate::bridge::case::{read, ruled, said};
use std::collections::BTreeMap;
use tiebreak_model::bridge::{BothTables, MatchTally};
use tiebreak_model::{Event, MatchStatus, Ruling};

fn round() -> Event {
    read(include_str!(
        "../../../../crates/server/events/ebl-online-qualifier-2021-open-round-2.toml"
    ))
}

fn place(event: &Event, ruling: &Ruling, name: &str) -> (usize, usize) {
    let id = event.find(name).unwrap();
    let place = ruling.standing.iter().find(|place| place.members.contains(&id)).unwrap();
    (place.from, place.to)
}

/// One round of twenty-nine: WBF 1 speaks of the end of the round robin, so nobody is separated and
/// nobody has won.
#[test]
fn after_one_round_the_standing_is_interim() {
    let event = round();
    let ruling = ruled(&event, &[]);
    let missing = ruling.interim.as_ref().unwrap();
    assert_eq!((missing.rounds, missing.count, missing.games.len()), (Some((1, 29)), 420, 50));
    assert!(
        !ruling.settled
            && ruling.open.is_empty()
            && ruling.steps.is_empty()
            && ruling.warnings.is_empty()
    );
    assert!(ruling.standing.iter().all(|place| place.open));
    assert_eq!(place(&event, &ruling, "France"), place(&event, &ruling, "Bulgaria"));
}

/// The same round, if there were no other.
#[test]
fn three_ties_are_broken_by_the_imp_quotient() {
    let event = round().as_finished();
    let ruling = ruled(&event, &[]);
    for (upper, lower) in [("France", "Bulgaria"), ("Spain", "Estonia"), ("Ireland", "Lithuania")] {
        let (above, below) = (place(&event, &ruling, upper), place(&event, &ruling, lower));
        assert_eq!(
            (above.0, above.1, below.0, below.1),
            (above.0, above.0, above.0 + 1, above.0 + 1),
            "{upper}"
        );
    }
    let quotients = said(&event, &ruling, "1.1a");
    assert!(
        quotients
            .contains(&"IMP quotient: France 18/7 = 2.5714, Bulgaria 25/14 = 1.7857.".to_owned())
    );
    assert!(
        quotients
            .contains(&"IMP quotient: Spain 13/12 = 1.0833, Estonia 25/24 = 1.0417.".to_owned())
    );
    assert!(
        quotients
            .contains(&"IMP quotient: Ireland 14/25 = 0.5600, Lithuania 7/18 = 0.3889.".to_owned())
    );
}

#[test]
fn the_forfeit_gives_vps_only_and_nine_boards_have_their_own_scale() {
    let event = round();
    let ruling = ruled(&event, &[]);
    let score = |name: &str| {
        let id = event.find(name).unwrap();
        ruling.standing.iter().find(|place| place.members.contains(&id)).unwrap().score.to_string()
    };
    assert_eq!((score("Italy"), score("Wales")), ("12".to_owned(), "0".to_owned()));
    assert_eq!((score("Switzerland"), score("Turkey")), ("14.46".to_owned(), "5.54".to_owned()));
    assert_eq!((score("Poland"), score("Hungary")), ("14.28".to_owned(), "17.84".to_owned()));
}

/// The round as RealBridge exported it: the team that sits North-South is the home team of the
/// table.
#[test]
fn the_matches_add_up_from_the_tables() {
    let mut scores: BTreeMap<([String; 2], u32), [Option<i32>; 2]> = BTreeMap::new();
    for block in include_str!("../ebl_online_qual_2021_open_R2_min.pbn").split("\n\n") {
        let tag = |name: &str| {
            let line = block.lines().find(|line| line.starts_with(&format!("[{name} ")))?;
            line.split('"').nth(1)
        };
        let (Some(home), Some(visit), Some(score)) =
            (tag("HomeTeam"), tag("VisitTeam"), tag("Score"))
        else {
            continue;
        };
        let (side, points) = score.split_once(' ').unwrap();
        let points: i32 = points.parse().unwrap();
        let points = if side == "NS" { points } else { -points };
        let mut teams = [home.to_owned(), visit.to_owned()];
        teams.sort();
        let table = usize::from(teams[0] != home);
        scores.entry((teams, tag("Board").unwrap().parse().unwrap())).or_default()[table] =
            Some(points);
    }
    let mut boards: BTreeMap<[String; 2], Vec<BothTables>> = BTreeMap::new();
    for ((teams, _), both) in scores {
        if let [Some(open), Some(closed)] = both {
            boards.entry(teams).or_default().push(BothTables { open, closed });
        }
    }
    assert_eq!(boards.values().map(Vec::len).sum::<usize>(), 139);
    let event = round();
    let mut compared = 0;
    for one in event.matches().iter().filter(|one| one.status == MatchStatus::Played) {
        let names = [one.first, one.second.unwrap()].map(|id| event.name(id).to_uppercase());
        let tally = MatchTally::from_boards(&boards[&names]);
        assert_eq!(Some(tally.boards), one.boards, "{names:?}");
        assert_eq!(Some(tally.imps.map(Into::into)), one.imps.get(), "{names:?}");
        assert_eq!(Some(tally.total_points.map(Into::into)), one.total_points.get(), "{names:?}");
        compared += 1;
    }
    assert_eq!(compared, 14);
}
