//! What is asked: sudden-death boards and numbers that the file does not have.

use crate::bridge::case::{Case, default_wbf, line, read, ruled, ruled_with, said};
use tiebreak_model::{
    Answer, Ask, DataAnswer, DraftEvent, DraftMatch, DraftParticipant, Event, EventInfo, Exact,
    FixedAnswers, Id, NoAnswers, Sport,
};
use tiebreak_report::Language;
use tiebreak_report::words;

#[test]
fn a_board_that_leaves_two_level_is_followed_by_the_section_for_two() {
    let event = Case::named("1.2.other.d").event();
    let [a, b, c] = ["A", "B", "C"].map(|name| event.find(name).unwrap());
    let mut given = FixedAnswers::default()
        .with("places-1-3/board/1", Answer::Order(vec![vec![b], vec![a, c]]));
    let ruling = ruled_with(&event, &[], &mut given);
    assert_eq!(line(&event, &ruling), "B | A C");
    assert_eq!(ruling.open[0].id, "places-2-3/board/1");
    assert_eq!(default_wbf().clause(ruling.open[0].clause).id, "1.1e");
    given = given.with("places-2-3/board/1", Answer::Order(vec![vec![a, c]]));
    assert_eq!(ruled_with(&event, &[], &mut given).open[0].id, "places-2-3/board/2");
    given = given.with("places-2-3/board/2", Answer::order([c, a]));
    let ruling = ruled_with(&event, &[], &mut given);
    assert_eq!(line(&event, &ruling), "B | C | A");
    assert!(ruling.settled);
    assert_eq!(
        said(&event, &ruling, "1.1e"),
        ["Board 1 leaves A and C level.", "Board 2: C, then A."]
    );
}

#[test]
fn the_end_of_the_appeal_period_is_called_to_mind_with_a_board_only() {
    let reminded = |id: &str| {
        let ruling = ruled(&Case::named(id).event(), &[]);
        ruling
            .reminders
            .iter()
            .map(|one| default_wbf().clause(one.clause).id.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(reminded("1.1e-board"), ["1.3e"]);
    assert_eq!(reminded("3.1v"), ["1.3e"]);
    assert!(reminded("1.1a-imp-quotient").is_empty());
}

/// The case 1.1c without the total points of its first match.
fn without_points() -> tiebreak_model::Event {
    let mut case = Case::named("1.1c-points-in-their-match");
    case.json["event"]["match"][0].as_object_mut().unwrap().shift_remove("total-points");
    case.event()
}

#[test]
fn missing_total_points_are_asked_for_by_name() {
    let event = without_points();
    let ruling = ruled(&event, &[]);
    let question = &ruling.open[0];
    assert_eq!(ruling.open.len(), 1);
    assert_eq!(question.id, "event/round-1/A - B/total-points");
    assert_eq!(default_wbf().clause(question.clause).id, "1.1c");
    let Ask::Data(missing) = &question.ask else { panic!("{question:?}") };
    assert_eq!(words::missing(Language::En, &event, missing), "total points of A and B in round 1");
    assert_eq!(line(&event, &ruling), "A B | C");
    let told = |numbers: [i32; 2]| {
        let numbers = numbers.map(Into::into).to_vec();
        let mut given =
            FixedAnswers::default().with(&question.id, Answer::Data(DataAnswer::Numbers(numbers)));
        ruled_with(&event, &[], &mut given)
    };
    assert_eq!(line(&event, &told([60, 50])), "A | B | C");
    assert_eq!(line(&event, &told([50, 60])), "B | A | C");
    // Level there, the quotient of all matches decides: A 60+80 to 60+20, B 60+60 to 60+70.
    assert_eq!(
        said(&event, &told([60, 60]), "1.1d"),
        ["Total points quotient: A 140/80 = 1.7500, B 120/130 = 0.9231."]
    );
}

#[test]
fn missing_imps_too() {
    let mut case = Case::named("1.1c-points-in-their-match");
    case.json["event"]["match"][2].as_object_mut().unwrap().shift_remove("imps");
    let event = case.event();
    let ruling = ruled(&event, &[]);
    assert_eq!(ruling.open[0].id, "event/round-3/B - C/imps");
    let Ask::Data(missing) = &ruling.open[0].ask else { panic!("data") };
    assert_eq!(words::missing(Language::En, &event, missing), "IMPs of B and C in round 3");
}

#[test]
fn a_match_without_any_score_is_asked_for_first() {
    // Readers refuse such a match; other sources of events need not.
    let team = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
    let played = |round, teams: [&str; 2], imps: Option<[i32; 2]>| DraftMatch {
        round: Some(round),
        teams: teams.map(str::to_owned).to_vec(),
        boards: Some(16),
        imps: imps.map(|imps| imps.map(Exact::from)).into(),
        ..Default::default()
    };
    let matches = vec![
        played(1, ["A", "B"], None),
        played(2, ["A", "C"], Some([2, 1])),
        played(3, ["B", "C"], Some([1, 0])),
    ];
    let participants = ["A", "B", "C"].map(team).to_vec();
    let draft = DraftEvent {
        info: EventInfo { sport: Sport::Bridge, cycles: 1, ..EventInfo::default() },
        participants,
        matches,
        ..Default::default()
    };
    let event = Event::new(draft).unwrap();
    let ruling = tiebreak_engine::rule(
        &event,
        default_wbf(),
        &mut NoAnswers,
        tiebreak_engine::Options::default(),
    )
    .unwrap();
    assert_eq!(ruling.open[0].id, "event/round-1/A - B/vps");
    assert!(ruling.standing.iter().all(|place| place.open) && !ruling.settled);
}

#[test]
fn the_same_two_in_the_same_round_are_told_apart() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\nteam = [{ name = \"A\" }, { name = \"B\" }]\n\
                [[match]]\nteams = [\"B\", \"A\"]\nboards = 8\nimps = [3, 3]\n[[match]]\nteams = [\"A\", \"B\"]\nboards = 8\nimps = [3, 3]\n";
    let event = read(text);
    let ids: Vec<String> =
        ruled(&event, &[]).open.into_iter().map(|question| question.id).collect();
    assert_eq!(ids, ["event/A - B/total-points", "event/A - B (2)/total-points"]);
    // The numbers are those of A and B in this order, however the match names them: A 10 + 10, B 0
    // + 20.
    let numbers = |a: i32, b: i32| Answer::Data(DataAnswer::Numbers(vec![a.into(), b.into()]));
    let mut given =
        FixedAnswers::default().with(&ids[0], numbers(10, 0)).with(&ids[1], numbers(10, 25));
    let ruling = ruled_with(&event, &[], &mut given);
    assert_eq!(said(&event, &ruling, "1.1c"), ["Total points in their match: B 25, A 20."]);
    assert_eq!(ruling.standing[0].members, [Id(1)]);
}
