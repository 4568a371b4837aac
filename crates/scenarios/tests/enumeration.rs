//! The naive way: call the engine for every outcome. Counts, verdicts and conditions must agree.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Outcome, RESULTS, Random, outcomes, regulation, small_event};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, GameResult, Id};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::{Condition, Prospect, Scenarios, Tallied, Verdict, Watch, scenarios};

/// What the engine says about one outcome.
struct Found {
    top: Vec<Id>,
    settled: Option<Id>,
    playing: Vec<Id>,
}

fn ask(event: &Event, regulation: &Regulation, outcome: &[usize]) -> Found {
    let results: Vec<GameResult> = outcome.iter().map(|result| RESULTS[*result]).collect();
    let ruling = rule(event, regulation, &mut Outcome { event, results: &results }, Options::default()).unwrap();
    let best = ruling.standing.iter().map(|place| place.score).max().unwrap();
    let mut top: Vec<Id> =
        ruling.standing.iter().filter(|place| place.score == best).flat_map(|place| place.members.clone()).collect();
    top.sort();
    let first = &ruling.standing[0];
    let settled = (first.members.len() == 1 && !first.open).then(|| first.members[0]);
    let playing = ruling.open.iter().flat_map(|question| question.ask.participants()).collect();
    Found { top, settled, playing }
}

fn holds(condition: &Condition, outcome: &[usize]) -> bool {
    condition.iter().all(|limit| limit.results.contains(&RESULTS[outcome[limit.game]]))
}

fn check_count(what: &str, tallied: &Tallied, wins: &[bool]) {
    let count = wins.iter().filter(|wins| **wins).count();
    assert_eq!(tallied.count.to_string(), count.to_string(), "{what}");
    let verdict = match count {
        0 => Verdict::Impossible,
        all if all == wins.len() => Verdict::Certain,
        _ => Verdict::Possible,
    };
    assert_eq!(tallied.verdict, verdict, "{what}");
}

/// Every condition suffices, none can be weakened, together they cover exactly the winning outcomes, and none is missing.
fn check_conditions(what: &str, conditions: &[Condition], all: &[Vec<usize>], wins: &[bool]) {
    let suffices =
        |condition: &Condition| all.iter().zip(wins).all(|(outcome, wins)| *wins || !holds(condition, outcome));
    for (outcome, wins) in all.iter().zip(wins) {
        assert_eq!(conditions.iter().any(|condition| holds(condition, outcome)), *wins, "{what}: {outcome:?}");
    }
    for condition in conditions {
        assert!(suffices(condition), "{what}: {condition:?}");
        for (index, limit) in condition.iter().enumerate() {
            for result in RESULTS.iter().filter(|result| !limit.results.contains(result)) {
                let mut weaker = condition.clone();
                weaker[index].results.push(*result);
                assert!(!suffices(&weaker), "{what}: {condition:?} could be weaker");
            }
        }
    }
    let games = all[0].len();
    if games > 4 {
        return;
    }
    // All limits of all games, brute force: how many are sufficient and cannot be weakened?
    let mut minimal = 0;
    for code in 0..7usize.pow(games as u32) {
        let mask = |game: usize| (code / 7usize.pow(game as u32)) % 7 + 1;
        let within = |masks: &dyn Fn(usize) -> usize| {
            all.iter().zip(wins).all(|(outcome, wins)| {
                *wins || !outcome.iter().enumerate().all(|(game, result)| masks(game) & 1 << result != 0)
            })
        };
        let weaker = |changed: usize, result: usize| {
            within(&|game| if game == changed { mask(game) | 1 << result } else { mask(game) })
        };
        let none_weaker = (0..games)
            .all(|game| (0..3).filter(|result| mask(game) & 1 << result == 0).all(|result| !weaker(game, result)));
        minimal += usize::from(within(&mask) && none_weaker);
    }
    assert_eq!(conditions.len(), minimal, "{what}: the list is complete");
}

fn check_prospect(event: &Event, prospect: &Prospect, all: &[Vec<usize>], found: &[Found]) {
    let id = prospect.id;
    let wins = |goal: &dyn Fn(&Found) -> bool| found.iter().map(goal).collect::<Vec<bool>>();
    let outright = wins(&|found| found.top == [id]);
    let first = wins(&|found| found.top.contains(&id));
    let shared = wins(&|found| found.top.contains(&id) && found.top.len() > 1);
    let out = wins(&|found| !found.top.contains(&id));
    let name = event.name(id);
    check_count(&format!("{name} outright"), &prospect.outright, &outright);
    check_count(&format!("{name} first"), &prospect.first, &first);
    check_count(&format!("{name} shared"), &prospect.shared, &shared);
    let needs = prospect.needs.as_ref().unwrap();
    for (goal, conditions, wins) in [
        ("outright", &needs.outright, &outright),
        ("first", &needs.first, &first),
        ("shared", &needs.shared, &shared),
        ("out", &needs.out, &out),
    ] {
        check_conditions(&format!("{name} {goal}"), conditions, all, wins);
    }
    if let (Some(settled), Some(play_off)) = (&prospect.settled, &prospect.play_off) {
        let settles = wins(&|found| found.settled == Some(id));
        let plays = wins(&|found| found.settled.is_none() && found.playing.contains(&id));
        check_count(&format!("{name} settled"), settled, &settles);
        check_count(&format!("{name} play-off"), play_off, &plays);
        check_conditions(&format!("{name} settled"), &needs.settled, all, &settles);
        check_conditions(&format!("{name} play-off"), &needs.play_off, all, &plays);
    }
}

fn check(event: &Event, regulation: &Regulation) -> Scenarios {
    let scenarios = scenarios(event, Some(regulation), 1, &Watch::default()).unwrap();
    let all = outcomes(event.open_games().count());
    let found: Vec<Found> = all.iter().map(|outcome| ask(event, regulation, outcome)).collect();
    assert!(scenarios.exact);
    assert_eq!(scenarios.outcomes.to_string(), all.len().to_string());
    for prospect in &scenarios.participants {
        check_prospect(event, prospect, &all, &found);
    }
    for (size, count) in &scenarios.sizes {
        assert_eq!(count.to_string(), found.iter().filter(|found| found.top.len() == *size).count().to_string());
    }
    scenarios
}

#[test]
fn every_outcome_of_hundreds_of_small_events() {
    let regulations =
        ["tata-steel-masters-2023", "tata-steel-challengers-2023", "grand-chess-tour-2018", "tepe-sigeman-2023"];
    let regulations = regulations.map(regulation);
    let mut random = Random(2024);
    let mut by_criteria = 0;
    for number in 0..300 {
        let event = small_event(&mut random);
        let found = check(&event, &regulations[number % 4]);
        by_criteria += usize::from(found.procedures.iter().any(|procedure| procedure.decided.is_some()));
    }
    assert!(by_criteria > 30, "ties that a criterion decides came up in {by_criteria} events");
}

#[test]
fn one_thread_and_many_give_the_same() {
    let mut random = Random(7);
    let challengers = regulation("tata-steel-challengers-2023");
    for _ in 0..10 {
        let event = small_event(&mut random);
        let run = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| scenarios(&event, Some(&challengers), 1, &Watch::default()).unwrap())
        };
        assert_eq!(run(1), run(4));
    }
}
