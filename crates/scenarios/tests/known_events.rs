//! Real events before their last round.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::{load, regulation};
use tiebreak_model::{Event, GameResult};
use tiebreak_regulation::Regulation;
use tiebreak_report::scenarios::{Goal, View, markdown, scenarios_json, sentence, svg, text};
use tiebreak_scenarios::{Scenarios, Verdict, Watch, finished, scenarios, suppose};

fn find(event: &Event, regulation: Option<&Regulation>) -> Scenarios {
    scenarios(event, regulation, 1, &Watch::default()).unwrap()
}

/// The numbers were worked out apart from this program, by walking through all 2,187 outcomes.
#[test]
fn tata_steel_masters_2022_before_the_last_round() {
    let event = load("tata-steel-masters-2022-before-round-13");
    let tata = regulation("tata-steel-masters-2022");
    let found = find(&event, Some(&tata));
    assert_eq!(
        (found.games.len(), found.outcomes.to_string().as_str(), found.exact),
        (7, "2187", true)
    );
    let one =
        |name: &str| found.participants.iter().find(|one| event.name(one.id) == name).unwrap();
    assert_eq!(one("Magnus Carlsen").outright.count.to_string(), "1782");
    assert_eq!(one("Magnus Carlsen").first.verdict, Verdict::Certain);
    for name in ["Richárd Rapport", "Shakhriyar Mamedyarov"] {
        assert_eq!(one(name).shared.count.to_string(), "243");
        assert_eq!(one(name).outright.verdict, Verdict::Impossible);
    }
    let others =
        found.participants.iter().filter(|one| one.first.verdict == Verdict::Impossible).count();
    assert_eq!(others, 11);
    let mut tied: Vec<(usize, String)> = found
        .tops
        .iter()
        .filter(|top| top.0.len() > 1)
        .map(|(ids, count)| (ids.len(), count.to_string()))
        .collect();
    tied.sort();
    assert_eq!(tied, [(2, "162".to_owned()), (2, "162".to_owned()), (3, "81".to_owned())]);
    let view = View::new(&event, Some(&tata), &found);
    let rapport = one("Richárd Rapport").id;
    assert_eq!(
        sentence(view, rapport, Goal::Shared).unwrap(),
        "Richárd Rapport is in the play-off if he wins and Daniil Dubov beats Magnus Carlsen."
    );
    let starts: Vec<String> = found
        .procedures
        .iter()
        .map(|one| format!("{} {}", one.tied, tata.clause(one.starts.unwrap()).id))
        .collect();
    assert_eq!(starts, ["2 C.1", "3 D.1"]);
}

/// What the newspapers wrote: Gukesh wins the tournament if he wins, or if he draws and the other
/// game is drawn too.
#[test]
fn candidates_2024_before_the_last_round() {
    let event = load("candidates-2024-before-round-14");
    let found = find(&event, None);
    let view = View::new(&event, None, &found);
    let says = |name: &str, goal: Goal| sentence(view, event.find(name).unwrap(), goal);
    assert_eq!(
        says("Gukesh D", Goal::Outright).unwrap(),
        "Gukesh D wins the tournament if he wins; or if he draws and Fabiano Caruana – Ian Nepomniachtchi is drawn."
    );
    assert_eq!(
        says("Gukesh D", Goal::Shared).unwrap(),
        "Gukesh D shares first place if he draws and Fabiano Caruana – Ian Nepomniachtchi is decisive."
    );
    assert_eq!(
        says("Hikaru Nakamura", Goal::Outright).unwrap(),
        "Hikaru Nakamura wins the tournament if he wins and Fabiano Caruana – Ian Nepomniachtchi is drawn."
    );
    assert_eq!(
        says("Fabiano Caruana", Goal::Shared).unwrap(),
        "Fabiano Caruana shares first place if he wins and Gukesh D does not beat Hikaru Nakamura."
    );
    assert_eq!(says("Fabiano Caruana", Goal::Outright), None);
    assert_eq!(says("Praggnanandhaa R", Goal::First), None);
    // 81 outcomes: Gukesh wins in 27 and, with both games drawn, in 9 more.
    let gukesh = &found.participants[0];
    assert_eq!(
        (event.name(gukesh.id), gukesh.outright.count.to_string().as_str()),
        ("Gukesh D", "36")
    );
    assert_eq!(gukesh.shared.count.to_string(), "18");
    let shown = text(view, None);
    assert!(
        shown.contains("  wins outright   if he wins\n                  or if he draws and"),
        "{shown}"
    );
    assert!(markdown(view, None).contains("| Gukesh D | 36 | 18 | 54 |"));
    // Two games decide: the drawing has a matrix, in which nine cells say who comes first.
    let drawing = svg(view, None);
    assert_eq!(
        drawing.matches("class=\"alone-").count() + drawing.matches("class=\"tied\"").count(),
        9
    );
}

#[test]
fn the_json_keeps_its_names() {
    let event = load("candidates-2024-before-round-14");
    let found = find(&event, None);
    let json = scenarios_json(View::new(&event, None, &found));
    assert_eq!(json["schema"], "tiebreak-scenarios/1");
    assert_eq!(
        (&json["open-games"], &json["outcomes"], &json["exact"]),
        (&4.into(), &"81".into(), &true.into())
    );
    let gukesh = &json["participants"][0];
    assert_eq!(gukesh["outright"], serde_json::json!({ "verdict": "possible", "count": "36" }));
    assert_eq!(
        gukesh["needs"]["outright"][0],
        serde_json::json!([{ "white": "Hikaru Nakamura", "black": "Gukesh D", "results": ["0-1"] }])
    );
    assert_eq!(json["play-off-sizes"], serde_json::json!({ "1": "45", "2": "36" }));
}

#[test]
fn results_can_be_supposed() {
    let event = load("candidates-2024-before-round-14");
    let drawn = suppose(&event, "Gukesh-Nakamura 1/2-1/2").unwrap();
    assert_eq!(drawn.1, GameResult::Draw);
    let event = finished(&event, &[drawn]);
    let found = find(&event, None);
    let gukesh = &found.participants[0];
    assert_eq!(
        (found.outcomes.to_string().as_str(), gukesh.first.verdict),
        ("27", Verdict::Certain)
    );
    assert_eq!(gukesh.outright.count.to_string(), "9");
    assert!(suppose(&event, "Gukesh-Nakamura 1-0").is_err(), "that game is not open any more");
    assert!(suppose(&event, "Caruana-Nepomniachtchi").is_err());
}

#[test]
fn work_that_was_stopped_says_so() {
    let event = load("tata-steel-masters-2022-before-round-13");
    let watch = Watch::default();
    watch.stop();
    let found = scenarios(&event, None, 1, &watch).unwrap();
    assert!(found.stopped && !found.exact);
}

/// Ninety players level before the last round of a Swiss: far too many sets of leaders to keep
/// apart.
#[test]
fn what_cannot_be_counted_is_sampled_and_says_so() {
    use tiebreak_model::{DraftEvent, EventInfo, Exact, Kind};
    let names = common::names(90);
    let mut participants: Vec<_> = names.iter().map(|name| common::player(name)).collect();
    participants.iter_mut().for_each(|one| one.points = Some(Exact::from(5)));
    let pairs = names.chunks(2).map(|pair| common::game(&pair[0], &pair[1], 9, GameResult::Open));
    let games = pairs.collect();
    let event = Event::new(DraftEvent {
        info: EventInfo { kind: Kind::Swiss, ..EventInfo::default() },
        participants,
        games,
        ..DraftEvent::default()
    })
    .unwrap();
    let found = find(&event, None);
    assert!(!found.exact && found.sampled.is_some());
    // Everybody wins the own game with one in three, and hardly ever alone: 3^45 outcomes, a third
    // of them 3^44.
    let third = 3f64.powi(44);
    for one in &found.participants {
        let (count, error): (f64, f64) = (
            one.first.count.to_string().parse().unwrap(),
            one.first.error.unwrap().to_string().parse().unwrap(),
        );
        assert!((count - third).abs() < 5.0 * error, "{count} ± {error} of {third}");
    }
}

/// Two rounds before the end the promotion rules look at every outcome; for somebody who cannot
/// wait they are sampled, and agree.
#[test]
fn what_criteria_decide_is_sampled_only_for_those_who_cannot_wait() {
    let open = |game: &tiebreak_model::Game| {
        game.round > Some(12) || game.round == Some(12) && game.white.0 < 5
    };
    let event = load("tata-steel-masters-2022").reopened(open);
    let rules = regulation("tata-steel-challengers-2023");
    let all = scenarios(&event, Some(&rules), 1, &Watch::default()).unwrap();
    let brief = scenarios(&event, Some(&rules), 1, &Watch::brief()).unwrap();
    assert!(all.games.len() >= 10 && all.exact && !brief.exact, "{} open games", all.games.len());
    let sampled = brief.sampled.unwrap();
    let work = sampled.work.unwrap();
    assert_eq!((sampled.drawn, sampled.seed), (20_000, 1));
    assert!(work.needed > work.budget.into(), "{work:?}");
    let number =
        |count: tiebreak_scenarios::OutcomeCount| count.to_string().parse::<f64>().unwrap();
    for one in &all.participants {
        let same = brief.participants.iter().find(|other| other.id == one.id).unwrap();
        assert_eq!(one.first, same.first, "points are counted all the same");
        for (exact, drawn) in [(one.settled, same.settled), (one.play_off, same.play_off)] {
            let (exact, drawn) = (exact.unwrap(), drawn.unwrap());
            let error = number(drawn.error.unwrap());
            assert!(
                (number(exact.count) - number(drawn.count)).abs() <= 4.0 * error,
                "{exact:?} {drawn:?}"
            );
        }
    }
}
