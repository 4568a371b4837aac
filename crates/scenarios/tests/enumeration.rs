//! The naive way: call the engine for every outcome. Counts, verdicts and conditions must agree.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Outcome, RESULTS, Random, made_up, outcomes, regulation, small_event};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, GameResult, Id, Ruling};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::{
    Condition, NeededConditions, OutcomeTally, PlaceProspects, Prospect, Scenarios, Verdict, Watch,
    scenarios,
};

/// What the engine says about one outcome.
struct Found {
    ruling: Ruling,
    top: Vec<Id>,
    settled: Option<Id>,
    playing: Vec<Id>,
}

fn ask(event: &Event, regulation: &Regulation, outcome: &[usize]) -> Found {
    let results: Vec<GameResult> = outcome.iter().map(|result| RESULTS[*result]).collect();
    let ruling =
        rule(event, regulation, &mut Outcome { event, results: &results }, Options::default())
            .unwrap();
    let best = ruling.standing.iter().map(|place| place.score).max().unwrap();
    let mut top: Vec<Id> = ruling
        .standing
        .iter()
        .filter(|place| place.score == best)
        .flat_map(|place| place.members.clone())
        .collect();
    top.sort();
    let first = &ruling.standing[0];
    let settled = (first.members.len() == 1 && !first.open).then(|| first.members[0]);
    let playing = ruling.open.iter().flat_map(|question| question.ask.participants()).collect();
    Found { ruling, top, settled, playing }
}

fn holds(condition: &Condition, outcome: &[usize]) -> bool {
    condition.iter().all(|limit| limit.results.contains(&RESULTS[outcome[limit.game]]))
}

fn check_count(what: &str, tallied: &OutcomeTally, wins: &[bool]) {
    let count = wins.iter().filter(|wins| **wins).count();
    assert_eq!(tallied.count.to_string(), count.to_string(), "{what}");
    let verdict = match count {
        0 => Verdict::Impossible,
        all if all == wins.len() => Verdict::Certain,
        _ => Verdict::Possible,
    };
    assert_eq!(tallied.verdict, verdict, "{what}");
}

/// Every condition suffices, none can be weakened, together they cover exactly the winning
/// outcomes, and none is missing.
fn check_conditions(what: &str, needed: &NeededConditions, all: &[Vec<usize>], wins: &[bool]) {
    let conditions = match needed {
        NeededConditions::Listed(conditions) => conditions,
        // More than anyone would read.
        NeededConditions::Counted(count) => return assert!(*count > 200, "{what}: {count}"),
        NeededConditions::Unknown => panic!("{what}: no conditions"),
    };
    let suffices = |condition: &Condition| {
        all.iter().zip(wins).all(|(outcome, wins)| *wins || !holds(condition, outcome))
    };
    for (outcome, wins) in all.iter().zip(wins) {
        assert_eq!(
            conditions.iter().any(|condition| holds(condition, outcome)),
            *wins,
            "{what}: {outcome:?}"
        );
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
    assert_eq!(
        conditions.len(),
        minimal_conditions(all[0].len(), wins),
        "{what}: the list is complete"
    );
}

/// All limits of all games, brute force: how many are sufficient and cannot be weakened?
///
/// Limits are numbers with a digit 0 to 6 for each game, the results as bits less one; the first
/// game is the most significant. A limit suffices if it does for each single result that it allows,
/// so the table grows from single results, game by game.
fn minimal_conditions(games: usize, wins: &[bool]) -> usize {
    let mut table = wins.to_vec();
    for game in (0..games).rev() {
        let below = 7usize.pow((games - 1 - game) as u32);
        let above = table.len() / below / 3;
        let single =
            |high: usize, result: usize, low: usize| table[(high * 3 + result) * below + low];
        let mut wider = Vec::with_capacity(above * 7 * below);
        for high in 0..above {
            for mask in 1..8usize {
                let allowed = (0..3).filter(|result| mask & 1 << result != 0);
                wider.extend(
                    (0..below).map(|low| allowed.clone().all(|result| single(high, result, low))),
                );
            }
        }
        table = wider;
    }
    let minimal = |limits: &usize| {
        table[*limits]
            && (0..games).all(|game| {
                let step = 7usize.pow((games - 1 - game) as u32);
                let mask = limits / step % 7 + 1;
                let weaker = (0..3).filter(|result| mask & 1 << result == 0);
                weaker.into_iter().all(|result| !table[limits + (1 << result) * step])
            })
    };
    (0..table.len()).filter(minimal).count()
}

fn check_prospect(event: &Event, prospect: &Prospect, all: &[Vec<usize>], found: &[Found]) {
    let id = prospect.id;
    let wins = |goal: &dyn Fn(&Found) -> bool| found.iter().map(goal).collect::<Vec<bool>>();
    let outright = wins(&|found| found.top == [id]);
    let first = wins(&|found| found.top.contains(&id));
    let shared = wins(&|found| found.top.contains(&id) && found.top.len() > 1);
    let out = wins(&|found| match (prospect.settled, found.settled) {
        (None, _) => !found.top.contains(&id),
        (Some(_), Some(first)) => first != id,
        (Some(_), None) => !found.playing.contains(&id),
    });
    let name = event.name(id);
    check_count(&format!("{name} outright"), &prospect.outright, &outright);
    check_count(&format!("{name} first"), &prospect.first, &first);
    check_count(&format!("{name} shared"), &prospect.shared, &shared);
    check_count(&format!("{name} out"), &prospect.out, &out);
    let needs = &prospect.needs;
    for (goal, conditions, wins) in [
        ("outright", &needs.outright, &outright),
        ("first", &needs.first, &first),
        ("shared", &needs.shared, &shared),
        ("out", &needs.out, &out),
    ] {
        check_conditions(&format!("{name} {goal}"), conditions, all, wins);
    }
    if let Some(found_places) = &prospect.places {
        check_places(name, id, found_places, found);
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

/// Held alone, or in a tie that is left, place by place; and certain to be among them.
fn check_places(name: &str, id: Id, places: &PlaceProspects, found: &[Found]) {
    let standing = |found: &Found| {
        let place = found.ruling.standing.iter().find(|place| place.members.contains(&id)).unwrap();
        (place.from, place.to, place.open || place.from < place.to)
    };
    for at in &places.places {
        let covers = |from: usize, to: usize| (from..=to).contains(&at.place);
        let with = |tied: bool| {
            let there = |found: &Found| matches!(standing(found), (from, to, open) if covers(from, to) && open == tied);
            found.iter().map(there).collect::<Vec<bool>>()
        };
        check_count(&format!("{name} holds place {}", at.place), &at.held, &with(false));
        check_count(&format!("{name} is tied for place {}", at.place), &at.tied, &with(true));
    }
    let (first, last) = (places.places[0].place, places.places.last().unwrap().place);
    let among =
        |found: &Found| matches!(standing(found), (from, to, _) if from >= first && to <= last);
    check_count(
        &format!("{name} among them"),
        &places.among,
        &found.iter().map(among).collect::<Vec<bool>>(),
    );
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
        assert_eq!(
            count.to_string(),
            found.iter().filter(|found| found.top.len() == *size).count().to_string()
        );
    }
    scenarios
}

#[test]
fn every_outcome_of_hundreds_of_small_events() {
    let regulations = [
        regulation("tata-steel-masters-2023"),
        regulation("tata-steel-challengers-2023"),
        regulation("grand-chess-tour-2018"),
        regulation("tepe-sigeman-2023"),
        regulation("candidates-2022"),
        // The first three places by lots: the points alone say who is in them.
        made_up(
            "chess",
            &[
                "applies = { kinds = [\"round-robin\"], tie-for = \"1-3\", go = \"2\" }\nsettles = \"places\"",
                "lots = \"place\"",
            ],
        ),
    ];
    let mut random = Random(2024);
    let (mut by_criteria, mut with_places) = (0, 0);
    let hundreds = if std::env::var_os("TIEBREAK_ALL").is_some() { 360 } else { 120 };
    for number in 0..hundreds {
        let event = small_event(&mut random);
        let found = check(&event, &regulations[number % regulations.len()]);
        by_criteria +=
            usize::from(found.procedures.iter().any(|procedure| procedure.decided.is_some()));
        with_places += usize::from(found.participants[0].places.is_some());
    }
    assert_eq!(with_places, hundreds / 3);
    assert!(
        by_criteria > hundreds / 12,
        "ties that a criterion decides came up in {by_criteria} events"
    );
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
