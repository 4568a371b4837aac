//! Events made up are what was asked for, and come back from a report as they are.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use tiebreak_formats::trf::{Trf, write};
use tiebreak_generate::{Plan, event};
use tiebreak_model::{ByeKind, Crosstable, TeamTable};
use tiebreak_standings::{Standings, codes};

fn report(plan: &Plan) -> String {
    write(&event(plan).unwrap()).unwrap()
}

#[test]
fn as_many_as_asked_for() {
    for seed in 0..40 {
        let plan = Plan {
            players: 31,
            rounds: Some(9),
            byes: 12,
            forfeits: 6,
            withdrawals: 3,
            unrated: 2,
            seed,
            ..Plan::default()
        };
        let made = event(&plan).unwrap();
        assert_eq!(
            made.games().iter().filter(|game| game.result.is_forfeit()).count(),
            6,
            "seed {seed}"
        );
        assert_eq!(made.participants().iter().filter(|one| one.rating.is_none()).count(), 2);
        let asked = made
            .byes()
            .iter()
            .filter(|bye| matches!(bye.kind, ByeKind::Half | ByeKind::Zero))
            .count();
        assert!(asked > 12, "seed {seed}: byes that were asked for and rounds of those who left");
        let pairs: BTreeSet<_> = made
            .games()
            .iter()
            .map(|game| (game.white.min(game.black), game.white.max(game.black)))
            .collect();
        assert!(made.games().len() - pairs.len() <= 2, "seed {seed}: hardly anybody meets twice");
    }
}

#[test]
fn a_report_comes_back_with_the_same_ranks() {
    for (seed, round_robin) in (0..20).map(|seed| (seed, seed % 2 == 1)) {
        let plan = Plan {
            players: 12,
            round_robin,
            byes: if round_robin { 0 } else { 3 },
            forfeits: 2,
            withdrawals: 1,
            seed,
            ..Plan::default()
        };
        let text = report(&plan);
        let (trf, warnings) =
            Trf::read("made.trf", &text).unwrap_or_else(|rejected| panic!("{rejected}\n{text}"));
        assert!(warnings.is_empty(), "{warnings:?}");
        let table = trf.crosstable();
        assert_eq!(table, Crosstable::from_event(&event(&plan).unwrap()), "seed {seed}");
        let standings = Standings::new(&table, codes(&trf.tie_breaks.join(",")).unwrap(), None);
        for row in standings.rows() {
            assert_eq!(trf.players[row.player].rank, u32::try_from(row.rank).ok(), "seed {seed}");
        }
    }
}

#[test]
fn teams_too() {
    for (seed, round_robin) in (0..12).map(|seed| (seed, seed % 2 == 1)) {
        let teams = if round_robin { 7 } else { 11 };
        let plan = Plan {
            teams: Some(teams),
            boards: 4,
            round_robin,
            byes: if round_robin { 0 } else { 2 },
            forfeits: 2,
            seed,
            ..Plan::default()
        };
        let made = event(&plan).unwrap();
        let text = write(&made).unwrap();
        let (trf, _) =
            Trf::read("made.trf", &text).unwrap_or_else(|rejected| panic!("{rejected}\n{text}"));
        let (back, _) =
            trf.event("made.trf", &text).unwrap_or_else(|rejected| panic!("{rejected}\n{text}"));
        let (one, other) =
            (TeamTable::from_event(&made).unwrap(), TeamTable::from_event(&back).unwrap());
        assert_eq!(one.match_points, other.match_points, "seed {seed}\n{text}");
        assert_eq!(one.game_points, other.game_points, "seed {seed}");
    }
}

#[test]
fn what_cannot_be_had_says_why() {
    let why = |plan: Plan| event(&plan).unwrap_err().message;
    assert_eq!(why(Plan { players: 1, ..Plan::default() }), "an event of 1 cannot be made up");
    assert_eq!(
        why(Plan { players: 10, rounds: Some(5), round_robin: true, ..Plan::default() }),
        "a round robin of 10 has 9 rounds, or a multiple of it"
    );
    assert_eq!(
        why(Plan { round_robin: true, byes: 1, ..Plan::default() }),
        "nobody asks for a bye in a round robin"
    );
    assert_eq!(
        why(Plan { players: 8, rounds: Some(3), forfeits: 9, ..Plan::default() }),
        "9 forfeits are too many for 8 and 3 rounds"
    );
    assert!(
        why(Plan { list: "XX".to_owned(), ..Plan::default() })
            .to_string()
            .starts_with("\"XX\" is not a tie-break")
    );
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let plan =
        Plan { players: 20, byes: 3, forfeits: 2, withdrawals: 1, seed: 42, ..Plan::default() };
    assert_eq!(report(&plan), report(&plan));
    assert_ne!(report(&plan), report(&Plan { seed: 43, ..plan }));
}
