//! What a ruling says in the name of a text: clauses of amounts, roles in questions, readings that
//! change nothing.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, ClauseRef, Event, FixedAnswers, GameResult, Id, Ruling};
use tiebreak_regulation::{Regulation, SharesOf, builtin};
use tiebreak_report::{Case, imperative, readings};

const PRINTED: [&str; 4] = [
    "tata-steel-masters-2022",
    "tata-steel-masters-2023",
    "tepe-sigeman-2023",
    "grand-chess-tour-2018",
];

fn event(regulation: &str, points: &[u32]) -> Event {
    let player = |(index, points): (usize, &u32)| {
        format!("[[player]]\nname = \"P{index}\"\npoints = {points}\n")
    };
    let players: String = points.iter().enumerate().map(player).collect();
    let head = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Amounts\"\nregulation = \"{regulation}\"\n\
         kind = \"round-robin\"\n[prizes]\ncurrency = \"EUR\"\namounts = [100, 50, 30, 20, 10]\n\
         [tour-points]\nplaces = [10, 8, 6, 4, 2]\n"
    );
    event_file::read("amounts.toml", &format!("{head}{players}")).unwrap()
}

fn ruled(event: &Event, regulation: &Regulation, given: &mut FixedAnswers) -> Ruling {
    rule(event, regulation, given, Options::default()).unwrap()
}

/// Every clause cited for an amount speaks of a tie, of the places that the tie covers.
#[test]
fn a_clause_of_an_amount_has_its_condition_met() {
    let scores: [&[u32]; 6] = [
        &[5, 4, 3, 2, 1],
        &[5, 5, 3, 2, 1],
        &[5, 4, 4, 2, 1],
        &[5, 5, 5, 1, 1],
        &[5, 5, 4, 4, 4],
        &[3; 5],
    ];
    for id in PRINTED {
        let regulation = builtin::find(id).unwrap().unwrap();
        for points in scores {
            let event = event(id, points);
            let ruling = ruled(&event, &regulation, &mut FixedAnswers::default());
            let money = ruling.prizes.iter().map(|share| (share.id, share.clause));
            let tour = ruling.tour_points.iter().map(|share| (share.id, share.clause));
            for (who, clause) in money.chain(tour) {
                let Some(clause) = clause else { continue };
                let own = points[who.index()];
                let level = points.iter().filter(|other| **other == own).count();
                assert!(
                    level > 1,
                    "{id} {points:?}: {} is cited without a tie",
                    name(&regulation, clause)
                );
                let first = points.iter().all(|other| *other <= own);
                let speaks = regulation.entries.iter().flat_map(|entry| {
                    let tour = entry.tour_point_clauses.iter().copied();
                    entry.prizes.iter().map(|one| (one.of, one.clause)).chain(tour)
                });
                let fits = speaks.filter(|(_, at)| *at == clause).any(|(of, _)| match of {
                    SharesOf::All => true,
                    SharesOf::First => first,
                    SharesOf::Others => !first,
                });
                assert!(fits, "{id} {points:?}: {} is about others", name(&regulation, clause));
            }
        }
    }
}

fn name(regulation: &Regulation, at: ClauseRef) -> &str {
    &regulation.clause(at).id
}

/// The roles that a clause names are in the question that it asks.
#[test]
fn questions_name_the_roles_of_their_clause() {
    let roles = ["Chief Arbiter", "deputy", "consulting with the players"];
    let regulation = builtin::find("grand-chess-tour-2018").unwrap().unwrap();
    let two = |kind: &str| {
        let players =
            "[[player]]\nname = \"Ann\"\npoints = 8\n[[player]]\nname = \"Bob\"\npoints = 8\n";
        let head = format!(
            "format = \"tiebreak-event/1\"\ntitle = \"Roles\"\nregulation = \"grand-chess-tour-2018\"\n\
             kind = \"{kind}\"\n"
        );
        event_file::read("roles.toml", &format!("{head}{players}")).unwrap()
    };
    let mut asked = 0;
    for kind in ["rapid-and-blitz", "tour"] {
        let event = two(kind);
        let mut given = FixedAnswers::default()
            .with("match/first-white", Answer::order([Id(0), Id(1)]))
            .with("places-1-2/round-robin-1/pairing-numbers", Answer::order([Id(0), Id(1)]));
        for game in ["match/game-1", "match/game-2"] {
            given = given.with(game, Answer::Result(GameResult::Draw));
        }
        for (robin, round) in (1..=4).flat_map(|robin| [(robin, 1), (robin, 2)]) {
            let id = format!("places-1-2/round-robin-{robin}/round-{round}/game-1");
            given = given.with(&id, Answer::Result(GameResult::Draw));
        }
        let ruling = ruled(&event, &regulation, &mut given);
        let case = Case::new(&event, &regulation, &ruling);
        for question in &ruling.open {
            let text = &regulation.clause(question.clause).text;
            let said = imperative(case, question);
            for role in roles.iter().filter(|role| text.contains(**role)) {
                assert!(said.contains(role), "{}: {said}", name(&regulation, question.clause));
                asked += 1;
            }
        }
    }
    assert_eq!(asked, 4, "the toss of 2.3.3 and the decision of 3.10");
}

/// A draw of exactly 30 moves is listed in one reading and not in the other: the readings differ,
/// though the standings are the same.
#[test]
fn a_reading_that_changes_a_reminder_changes_something() {
    let id = "tata-steel-masters-2023";
    let text = "format = \"tiebreak-event/1\"\ntitle = \"Short\"\n\
        regulation = \"tata-steel-masters-2023\"\nkind = \"round-robin\"\n\
        [[player]]\nname = \"Ann\"\n[[player]]\nname = \"Bob\"\n[[player]]\nname = \"Cal\"\n\
        [[game]]\nwhite = \"Ann\"\nblack = \"Bob\"\nresult = \"1/2-1/2\"\nmoves = 30\n\
        [[game]]\nwhite = \"Bob\"\nblack = \"Cal\"\nresult = \"1/2-1/2\"\nmoves = 60\n\
        [[game]]\nwhite = \"Ann\"\nblack = \"Cal\"\nresult = \"1-0\"\nmoves = 60\n";
    let event = event_file::read("short.toml", text).unwrap();
    let regulation = builtin::find(id).unwrap().unwrap();
    let ruling = ruled(&event, &regulation, &mut FixedAnswers::default());
    let case = Case::new(&event, &regulation, &ruling);
    let others = readings::otherwise(case, |other| {
        rule(&event, other, &mut FixedAnswers::default(), Options::default()).ok()
    });
    let within = others.iter().find(|other| other.reading == "within").unwrap();
    assert_eq!(within.change.as_deref(), Some("would show other reminders"));
}

/// Every reading of the printed texts comes with a sentence that would settle it.
#[test]
fn every_reading_of_a_printed_text_can_be_settled() {
    for id in PRINTED.iter().chain(&["tata-steel-challengers-2023", "wbf-2023"]) {
        let regulation = builtin::find(id).unwrap().unwrap();
        for reading in &regulation.readings {
            assert!(reading.settle.is_some(), "{id}: {}", reading.id);
        }
    }
}
