//! Every built-in regulation of chess, two to seven tied: what is worked out against what is seen
//! in drawn play-offs.
//!
//! With four standard errors one comparison in 16,000 is off by chance; there are less than a
//! thousand. The random numbers of each case follow from its name, so that a failure is one on
//! every machine and no seed can be chosen until it passes.

use crate::common::regulation;
use crate::odds::events::{match_of_two, tied, tour};
use crate::odds::play::{self, Seen};
use tiebreak_model::{Event, Kind, Sport};
use tiebreak_regulation::{EntryPoint, Regulation, SettledScope, builtin};
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::odds::{Model, Odds, OddsError, odds};

/// How many play-offs are drawn for every regulation and number of players tied.
const PLAY_OFFS: u64 = 5_000;
/// How many of `./test --all`.
const IN_ALL_TESTS: u64 = 20_000;
/// How many of `./test --long`: some hundred million games take ten minutes.
const IN_LONG_TESTS: u64 = 1_000_000;
/// How many in further variants of a regulation, at most.
const IN_VARIANTS: u64 = 100_000;
/// How many where no game is played, so that only lots can decide.
const LOTS_ONLY: u64 = 10_000;

fn play_offs() -> u64 {
    let set = |name| std::env::var_os(name).is_some();
    match (set("TIEBREAK_LONG"), set("TIEBREAK_ALL")) {
        (true, _) => IN_LONG_TESTS,
        (false, true) => IN_ALL_TESTS,
        (false, false) => PLAY_OFFS,
    }
}

/// How many the library draws where it samples.
const SAMPLED: f64 = 100_000.0;

/// Something that was worked out and seen.
struct Compared<'c> {
    case: &'c str,
    standard_errors: f64,
}

impl Compared<'_> {
    /// A chance; the interval is that of the score test, which also holds for rare things.
    fn chance(&self, what: &str, worked_out: f64, seen: f64, count: f64, own_error: f64) {
        let z = self.standard_errors;
        let variance = worked_out * (1.0 - worked_out) / count + own_error * own_error;
        let most = z * (variance + z * z / (4.0 * count * count)).sqrt() + z * z / (2.0 * count);
        let case = self.case;
        assert!(
            (worked_out - seen).abs() <= most,
            "{case}, {what}: {worked_out} worked out, {seen} seen, {most} allowed"
        );
    }

    /// A mean.
    fn mean(&self, what: &str, worked_out: f64, seen: f64, variance: f64, count: f64) {
        let most = self.standard_errors * (variance.max(0.0) / count).sqrt() + 1e-9;
        let case = self.case;
        assert!(
            (worked_out - seen).abs() <= most,
            "{case}, {what}: {worked_out} worked out, {seen} seen, {most} allowed"
        );
    }
}

fn compare(case: &str, event: &Event, found: &Odds, seen: &Seen) {
    let count = seen.play_offs;
    let by = Compared { case, standard_errors: 4.0 };
    let mut sum = found.left_open;
    let mut first = 0.0;
    for one in &found.participants {
        sum += one.win;
        let won = seen.places[0][one.id.index()] / count;
        first += won;
        by.chance(event.name(one.id), one.win, won, count, one.error.unwrap_or(0.0));
    }
    assert!((sum - 1.0).abs() < 1e-12, "{case}: together {sum}");
    by.chance("left open", found.left_open, 1.0 - first, count, 0.0);
    other_places(case, event, found, seen);

    // Where the library samples, its own error is at most that of this number of play-offs.
    let independent =
        if found.sampled.is_some() { 1.0 / (1.0 / count + 1.0 / SAMPLED) } else { count };
    let games = seen.games[0] / count;
    by.mean("games", found.games, games, seen.games[1] / count - games * games, independent);
    let [minutes, variance] = seen.minutes();
    by.mean("minutes", found.minutes.expected, minutes, variance, independent);
    let played = found.play_off > 0.0;
    for (part, within) in [0.5, 0.9, 0.99].into_iter().zip(found.minutes.within).filter(|_| played)
    {
        // Enough are over by then, and not enough any earlier.
        let error = (part * (1.0 - part) / independent).sqrt();
        let (by_then, before) = (seen.over_by(within), seen.over_by(within - 0.5));
        assert!(
            by_then >= part - 4.0 * error,
            "{case}: {by_then} are over within {within} minutes, not {part}"
        );
        assert!(
            before <= part + 4.0 * error,
            "{case}: {before} are over before {within} minutes, more than {part}"
        );
    }
}

/// The other places that a regulation settles. These comparisons are many times as many, and five
/// standard errors are allowed.
fn other_places(case: &str, event: &Event, found: &Odds, seen: &Seen) {
    let by = Compared { case, standard_errors: 5.0 };
    for one in found.participants.iter().filter(|one| !one.places.is_empty()) {
        for (place, chance) in &one.places {
            let share = seen.places[place - 1][one.id.index()] / seen.play_offs;
            // The error of a sampled place is not known; it is at most that of this number of
            // play-offs.
            let own = if found.sampled.is_some() { chance * (1.0 - chance) / SAMPLED } else { 0.0 };
            by.chance(
                &format!("{} on {place}", event.name(one.id)),
                *chance,
                share,
                seen.play_offs,
                own.sqrt(),
            );
        }
    }
}

fn check(case: &str, event: &Event, regulation: &Regulation, model: &Model, play_offs: u64) {
    let found = odds(event, regulation, model, 5, &Watch::default())
        .unwrap_or_else(|error| panic!("{case}: {error}"));
    let large = found.participants.iter().filter(|one| one.shared > 0.0).count() > 6;
    assert!(large || found.sampled.is_none(), "{case}: sampled");
    let count = if found.play_off > 0.0 { play_offs } else { LOTS_ONLY };
    let seen = play::play_offs(case, event, regulation, model, count);
    compare(case, event, &found, &seen);
}

/// The event of a kind in which this number of participants is tied, where the regulation is for
/// such events.
fn event_for(entry: &EntryPoint, kind: Kind, count: usize) -> Option<Event> {
    match (entry.participants, kind) {
        (Some(2), _) => (count == 2).then(match_of_two),
        (_, Kind::Tour) => Some(tour(count, 0)),
        _ => Some(tied(count, kind)),
    }
}

fn every_entry(id: &str) {
    let regulation = regulation(id);
    for entry in &regulation.entries {
        let kind = entry.kinds[0];
        for count in 2..=7 {
            if let Some(event) = event_for(entry, kind, count) {
                let case = format!("{count} tied, {}, {id}", kind.word());
                check(&case, &event, &regulation, &Model::default(), play_offs());
            }
        }
    }
}

macro_rules! regulations {
    ($($name:ident: $id:literal,)*) => {
        $(#[test]
        fn $name() {
            every_entry($id);
        })*

        /// A new regulation has to be entered here, or refused below.
        #[test]
        fn no_regulation_is_left_out() {
            let listed = [$($id),*];
            for id in builtin::ids().filter(|id| regulation(id).sport == Sport::Chess) {
                let out_of_scope = id == BIDS || regulation(id).is_for_teams();
                assert!(listed.contains(&id) != out_of_scope, "{id}");
            }
        }
    };
}

const BIDS: &str = "world-cup-2025";

regulations! {
    tata_steel_masters_2018: "tata-steel-masters-2018",
    tata_steel_masters_2022: "tata-steel-masters-2022",
    tata_steel_masters_2023: "tata-steel-masters-2023",
    tata_steel_challengers: "tata-steel-challengers-2023",
    tepe_sigeman: "tepe-sigeman-2023",
    grand_chess_tour_2018: "grand-chess-tour-2018",
    grand_chess_tour_2019: "grand-chess-tour-2019",
    grand_chess_tour_2022: "grand-chess-tour-2022",
    candidates_2022: "candidates-2022",
    candidates_2024: "candidates-2024",
    donostia: "donostia",
    french_championship: "french-championship",
    norway_chess_2020: "norway-chess-2020",
    norway_chess_2024: "norway-chess-2024",
    us_championship_2018: "us-championship-2018",
    us_championship_2021: "us-championship-2021",
    us_championship_2022: "us-championship-2022",
    uzchess_cup: "uzchess-cup-2025",
    world_blitz_final: "world-blitz-final-2024",
    world_championship_2018: "world-championship-match-2018",
    world_championship_2021: "world-championship-match-2021",
    world_championship_2023: "world-championship-match-2023",
    world_championship_2024: "world-championship-match-2024",
    world_cup_2023: "world-cup-2023",
    world_rapid_and_blitz: "world-rapid-and-blitz-2018",
    fide_round_robin: "fide-round-robin",
    fide_swiss: "fide-swiss",
    us_chess: "us-chess-34e",
}

#[test]
fn bids_are_refused() {
    let refused = odds(&match_of_two(), &regulation(BIDS), &Model::default(), 1, &Watch::default());
    assert_eq!(refused, Err(OddsError::Bids));
}

#[test]
fn places_below_the_first_of_a_tour() {
    let regulation = regulation("grand-chess-tour-2018");
    assert_eq!(regulation.entries_for(Kind::Tour).next().unwrap().settles.0, SettledScope::Places);
    for (count, above) in [(2, 1), (3, 3), (5, 2)] {
        let case = format!("{count} tied below {above}, tour");
        check(
            &case,
            &tour(count, above),
            &regulation,
            &Model::default(),
            play_offs().min(IN_VARIANTS),
        );
    }
}

#[test]
fn other_readings() {
    let model = Model { default: Some([0.45, 0.25, 0.30]), ..Model::default() };
    for (reading, choice) in [
        ("third-round-robin", "reversing"),
        ("sudden-death-lots", "kept"),
        ("clear-winner", "after-the-round"),
    ] {
        let choices = [(reading.to_owned(), choice.to_owned())].into();
        let regulation = regulation("tata-steel-masters-2023").in_readings(&choices).unwrap();
        for count in [2, 3, 5] {
            let case = format!("{count} tied, {reading} {choice}");
            check(
                &case,
                &tied(count, Kind::RoundRobin),
                &regulation,
                &model,
                play_offs().min(IN_VARIANTS),
            );
        }
    }
}
