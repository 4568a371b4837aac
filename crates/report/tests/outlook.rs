//! What a result leads to, held against the engine: under every regulation, for every result of
//! every game that is to be played.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::hall::{Hall, some_answer};
use tiebreak_model::{Answer, Ask, GameResult, Question, Reason, Ruling, Step};
use tiebreak_record::{AnswerEntry, Entry, VerifiedRecord};
use tiebreak_report::{Case, brief, leads_to};

const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];

fn entered(
    hall: &Hall,
    checked: &VerifiedRecord,
    question: &Question,
    answer: &Answer,
) -> VerifiedRecord {
    let entry = Entry::Answer(AnswerEntry::new(question, answer, &hall.event));
    checked.with(hall.against(|against| checked.pass(entry, against)).unwrap())
}

fn ruling(checked: &VerifiedRecord) -> &Ruling {
    &checked.heard().unwrap().ruling
}

/// Who won a match, or the game that decided it.
fn winner(step: &Step) -> Option<tiebreak_model::Id> {
    match step.reason {
        Reason::MatchEnded { winner, .. } => winner,
        Reason::SuddenDeathWon { winner, .. } | Reason::ArmageddonEnded { winner, .. } => {
            Some(winner)
        }
        _ => None,
    }
}

/// Holds what is said of a result against what the engine makes of it.
fn is_right(hall: &Hall, before: &Ruling, after: &Ruling) -> &'static str {
    let case = Case::new(&hall.event, &hall.regulation, after);
    let said = leads_to(before, case);
    let new = || after.steps.iter().filter(|step| !before.steps.contains(step));
    let first = after.standing.first().map(|place| place.members.as_slice()).unwrap_or_default();
    let known =
        before.standing.first().is_some_and(|place| !place.open && place.members.len() == 1);
    if let (true, &[won]) = (after.settled && !before.settled && !known, first) {
        assert!(said.contains(case.name(won)), "{} wins, and it says {said:?}", case.name(won));
        return "settled";
    }
    if let Some(next) = after.open.iter().find(|open| !before.open.contains(open)) {
        assert!(said.contains(&brief(case, next)), "next is {next:?}, and it says {said:?}");
    }
    if let Some(won) = new().rev().find_map(winner) {
        assert!(
            said.contains(case.name(won)),
            "{} wins the match, and it says {said:?}",
            case.name(won)
        );
        return "match won";
    }
    assert!(!said.contains("wins the match"), "nobody has won, and it says {said:?}");
    "goes on"
}

#[test]
fn whatever_is_pressed_leads_where_it_says() {
    let mut told = std::collections::BTreeMap::<&str, usize>::new();
    for (number, hall) in Hall::all().iter().enumerate() {
        let mut checked = hall.against(|against| VerifiedRecord::start(hall.header(), against));
        for turn in 0..16 {
            let open = ruling(&checked).open.clone();
            for question in open.iter().filter(|open| matches!(open.ask, Ask::Game { .. })) {
                for result in RESULTS {
                    let after = entered(hall, &checked, question, &Answer::Result(result));
                    *told.entry(is_right(hall, ruling(&checked), ruling(&after))).or_default() += 1;
                }
            }
            let luck = u8::try_from((number * 31 + turn * 97) % 200).unwrap();
            let Some(question) = open.get(usize::from(luck) % open.len().max(1)) else { break };
            checked = entered(hall, &checked, question, &some_answer(question, luck));
        }
    }
    assert!(
        ["settled", "match won", "goes on"].iter().all(|end| told.contains_key(end)),
        "{told:?}"
    );
}

/// At 1–0 in a match of two games a draw decides it, although the other semi-final goes on and
/// nothing new is asked.
#[test]
fn a_draw_decides_a_match_that_stands_one_to_nothing() {
    let hall = Hall::all()
        .into_iter()
        .find(|hall| hall.name == "tata-steel-masters-2023-round-robin-4")
        .unwrap();
    let mut checked = hall.against(|against| VerifiedRecord::start(hall.header(), against));
    while let Some(question) =
        ruling(&checked).open.iter().find(|open| !matches!(open.ask, Ask::Game { .. })).cloned()
    {
        checked = entered(&hall, &checked, &question, &some_answer(&question, 0));
    }
    let first = ruling(&checked).open[0].clone();
    checked = entered(&hall, &checked, &first, &Answer::Result(GameResult::White));
    let Ask::Game { white: won, .. } = first.ask else { panic!("{first:?}") };
    let second =
        ruling(&checked).open.iter().find(|open| open.id == "semi-final-1/game-2").unwrap().clone();
    let after = entered(&hall, &checked, &second, &Answer::Result(GameResult::Draw));
    let case = Case::new(&hall.event, &hall.regulation, ruling(&after));
    let said = leads_to(ruling(&checked), case);
    assert!(said.contains(&format!("{} wins the match", hall.event.name(won))), "{said}");
}
