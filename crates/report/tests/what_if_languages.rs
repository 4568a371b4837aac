//! What everyone needs, the chances, and what a regulation does, in six languages.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{load, made_up, regulation as rules};
use std::fmt::Write;
use tiebreak_model::{
    DraftEvent, DraftGame, DraftMatch, DraftParticipant, Event, EventInfo, Exact, GameResult, Kind,
    Sport,
};
use tiebreak_report::scenarios::{
    Goal, View, html, matrix, odds_markdown, odds_text, scenarios_json, sentence, svg, text, tree,
};
use tiebreak_report::{Language, losing_pays, regulation, vp_needs};
use tiebreak_scenarios::losing_pays::losing_pays as search;
use tiebreak_scenarios::odds::{Model, Odds, odds};
use tiebreak_scenarios::{Watch, finished, scenarios, suppose, vp_needs_for};

/// The same of every language, under the language's own name.
fn in_each(say: impl Fn(Language) -> String) -> String {
    let mut out = String::new();
    for language in Language::ALL {
        let _ = writeln!(out, "=== {}\n\n{}", language.own_name(), say(language).trim_end());
        out.push('\n');
    }
    out
}

/// A play-off is what ties lead to.
#[test]
fn a_round_robin_before_its_last_round() {
    let (event, tata) =
        (load("tata-steel-masters-2022-before-round-13"), rules("tata-steel-masters-2022"));
    let found = scenarios(&event, Some(&tata), 1, &Watch::default()).unwrap();
    let view = View::new(&event, Some(&tata), &found);
    insta::assert_snapshot!(
        "round_robin",
        in_each(|language| text(view.in_language(language), None))
    );
}

/// Points alone, two games decide: sentences, matrix, tree.
#[test]
fn two_games_that_decide() {
    let event = load("candidates-2024-before-round-14");
    let found = scenarios(&event, None, 1, &Watch::default()).unwrap();
    let view = View::new(&event, None, &found);
    let said = in_each(|language| {
        let view = view.in_language(language);
        let mut out = String::new();
        for one in view.contenders() {
            let goals = [Goal::Outright, Goal::Shared, Goal::First, Goal::Out];
            for said in goals.into_iter().filter_map(|goal| sentence(view, one.id, goal)) {
                let _ = writeln!(out, "{said}");
            }
            for branch in tree(view, one.id).unwrap().branches {
                let _ = writeln!(out, "  {}: {}", branch.result, branch.lines.join(" | "));
            }
        }
        if let Some(matrix) = matrix(view) {
            let cells = matrix.cells.iter().flatten().map(|cell| cell.what.trim());
            let _ = writeln!(
                out,
                "{:?} {:?} {:?}",
                matrix.down,
                matrix.across,
                cells.collect::<Vec<_>>()
            );
        }
        out
    });
    insta::assert_snapshot!("two_games", said);
}

/// Four players before their last round, two games to come.
fn four_players() -> Event {
    use GameResult::{Black, Draw, Open, White};
    let games = [
        (1, "Ann", "Dan", White),
        (1, "Bob", "Cid", Draw),
        (2, "Dan", "Cid", Black),
        (2, "Ann", "Bob", Draw),
        (3, "Bob", "Dan", Open),
        (3, "Cid", "Ann", Open),
    ];
    let game = |(round, white, black, result): (u32, &str, &str, GameResult)| DraftGame {
        round: Some(round),
        white: white.into(),
        black: black.into(),
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
    };
    let player = |name: &str| DraftParticipant { name: name.into(), ..DraftParticipant::default() };
    let participants = ["Ann", "Bob", "Cid", "Dan"].map(player).into();
    let games = games.map(game).into();
    let (title, kind) = ("Four".to_owned(), Kind::RoundRobin);
    Event::new(DraftEvent {
        info: EventInfo { title, kind, cycles: 1, ..EventInfo::default() },
        participants,
        games,
        ..DraftEvent::default()
    })
    .unwrap()
}

/// Criteria decide: who is promoted, and the places of everybody.
#[test]
fn criteria_and_places() {
    let event = four_players();
    let said = ["tata-steel-challengers-2023", "fide-round-robin"].map(|id| {
        let rules = rules(id);
        let found = scenarios(&event, Some(&rules), 1, &Watch::default()).unwrap();
        let view = View::new(&event, Some(&rules), &found);
        in_each(|language| text(view.in_language(language), None))
    });
    insta::assert_snapshot!("criteria", said.concat());
}

/// Keys and values of the JSON are those of English; only sentences differ. Pages and pictures name
/// their language.
#[test]
fn programs_read_the_same() {
    let event = load("candidates-2024-before-round-14");
    let found = scenarios(&event, None, 1, &Watch::default()).unwrap();
    let view = View::new(&event, None, &found);
    let without = |language: Language| {
        let mut value = scenarios_json(view.in_language(language));
        for one in value["participants"].as_array_mut().unwrap() {
            one.as_object_mut().unwrap().remove("sentences");
        }
        value
    };
    for language in Language::ALL {
        assert_eq!(without(language), without(Language::En), "{}", language.code());
        let page = html(view.in_language(language), None);
        assert!(page.contains(&format!("<html lang=\"{}\">", language.code())));
        assert_eq!(
            svg(view.in_language(language), None).contains("what everyone needs"),
            language == Language::En
        );
    }
}

/// Chances of an event whose play-off is to come, and every remark that can stand below them.
#[test]
fn chances() {
    let (event, rules) = (load("tepe-sigeman-2024"), rules("tepe-sigeman-2023"));
    let found = odds(&event, &rules, &Model::default(), 1, &Watch::default()).unwrap();
    let mut part = Odds {
        open_games: 1,
        play_off: 0.125,
        left_open: 0.02,
        stopped: Some(0.015),
        ..found.clone()
    };
    (part.minutes.cut, part.sampled) = (true, Some((1000, 7)));
    part.participants[0].error = Some(0.0025);
    let said = in_each(|language| {
        let drawn = Odds { stopped: Some(0.0), ..part.clone() };
        let [all, some] = [&found, &part].map(|odds| odds_text(language, &event, odds));
        format!("{all}\n{some}\n{}", odds_markdown(language, &event, &drawn))
    });
    insta::assert_snapshot!("chances", said);
}

/// Six teams before their last match.
fn six_teams() -> Event {
    const TEAMS: [&str; 6] = ["Norway", "Sweden", "France", "Spain", "Poland", "Italy"];
    let margins: [i32; 12] = [40, 31, -12, 25, 18, 7, 22, -30, 5, -9, 14, 3];
    let mut matches = Vec::new();
    for (first, one) in TEAMS.iter().enumerate() {
        for (second, other) in TEAMS.iter().enumerate().skip(first + 1) {
            if first % 2 == 0 && second == first + 1 {
                continue;
            }
            let margin = margins[matches.len() % margins.len()];
            let imps = [30 + margin.max(0), 30 + (-margin).max(0)].map(Exact::from);
            let teams = vec![(*one).to_owned(), (*other).to_owned()];
            matches.push(DraftMatch {
                teams,
                boards: Some(16),
                imps: imps.into(),
                ..DraftMatch::default()
            });
        }
    }
    let team =
        |name: &&str| DraftParticipant { name: (*name).to_owned(), ..DraftParticipant::default() };
    let participants = TEAMS.iter().map(team).collect();
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    Event::new(DraftEvent {
        info: EventInfo { title: "Six".to_owned(), sport, kind, ..EventInfo::default() },
        participants,
        matches,
        ..DraftEvent::default()
    })
    .unwrap()
}

#[test]
fn victory_points_that_teams_need() {
    let event = six_teams();
    let [first, two] = [1, 2].map(|places| vp_needs_for(&event, None, places).unwrap());
    let said = in_each(|language| {
        let table: Vec<String> = two
            .needs
            .iter()
            .flat_map(|need| {
                [need.sure, need.possible]
                    .map(|one| vp_needs::interval(language, &two, need.opponent, one))
            })
            .map(Option::unwrap_or_default)
            .collect();
        let [first, two] =
            [&first, &two].map(|outlook| vp_needs::vp_needs(language, &event, outlook, None));
        format!("{first}\n{two}\n{}", table.join("\n"))
    });
    insta::assert_snapshot!("victory_points", said);
}

#[test]
fn a_worse_result_that_pays() {
    let shared = r#"applies = { kinds = ["round-robin"], tie-for = "all", go = "2" }
settles = "places""#;
    let rules = made_up("chess", &[shared, "rank = \"fide:EGGSB\"\nthen = \"3\"", "share = true"]);
    let found = search(&rules, &Watch::default()).unwrap();
    insta::assert_snapshot!(
        "losing_pays",
        in_each(|language| losing_pays::text(language, &rules, &found))
    );
}

/// What each clause does, in words of ours: a play-off at chess, an event at bridge.
#[test]
fn what_clauses_do() {
    for id in ["tata-steel-masters-2023", "wbf-2023"] {
        let rules = rules(id);
        insta::assert_snapshot!(id, in_each(|language| regulation::as_text(language, &rules)));
    }
}

/// A supposed result leaves fewer ways: what happens anyway is said so.
#[test]
fn what_is_certain() {
    let event = load("candidates-2024-before-round-14");
    let event = finished(&event, &[suppose(&event, "Nakamura-Gukesh 0-1").unwrap()]);
    let found = scenarios(&event, None, 1, &Watch::default()).unwrap();
    let view = View::new(&event, None, &found);
    let gukesh = event.find("Gukesh D").unwrap();
    let said =
        in_each(|language| sentence(view.in_language(language), gukesh, Goal::Outright).unwrap());
    insta::assert_snapshot!("certain", said);
}
