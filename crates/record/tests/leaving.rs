//! Who left is in the record: when it is taken, what follows from the order of the lines, and that
//! it can be taken back.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::hall;

use crate::hall::Hall;
use tiebreak_model::{Answer, GameResult, Question};
use tiebreak_record::{
    AnswerEntry, Entry, FaultKind, Leave, VerifiedRecord, Withdrawal, WithdrawnEntry,
};

fn hall(name: &str) -> Hall {
    Hall::all().into_iter().find(|hall| hall.name == name).unwrap()
}

fn start(hall: &Hall) -> VerifiedRecord {
    hall.against(|against| VerifiedRecord::start(hall.header(), against))
}

fn enter(hall: &Hall, checked: &mut VerifiedRecord, entry: Entry) -> Result<(), FaultKind> {
    let passed =
        hall.against(|against| checked.pass(entry, against)).map_err(|fault| fault.kind)?;
    checked.take(passed);
    assert!(hall.read(&checked.record().text()).faults().is_empty());
    Ok(())
}

fn leave(name: &str) -> Entry {
    Entry::Leave(Leave { name: name.into(), by: None, why: "unwell".into(), at: None })
}

fn back(name: &str) -> Entry {
    let what = WithdrawnEntry::Leave { name: name.into() };
    Entry::Withdrawal(Withdrawal { what, by: None, why: "only a walk".into(), at: None })
}

/// Answers the first open question: lots as they stand, a game by this result.
fn answer(hall: &Hall, checked: &mut VerifiedRecord, result: GameResult) {
    let question: Question = checked.heard().unwrap().ruling.open[0].clone();
    let given = match hall::some_answer(&question, 0) {
        Answer::Result(_) => Answer::Result(result),
        other => other,
    };
    enter(hall, checked, Entry::Answer(AnswerEntry::new(&question, &given, &hall.event))).unwrap();
}

fn open(checked: &VerifiedRecord) -> Vec<&str> {
    checked.heard().unwrap().ruling.open.iter().map(|open| open.id.as_str()).collect()
}

#[test]
fn only_those_who_are_tied_and_there_can_leave() {
    let hall = hall("tepe-sigeman-2023-round-robin-2");
    let mut checked = start(&hall);
    let refused = |checked: &mut VerifiedRecord, entry| enter(&hall, checked, entry).unwrap_err();
    assert_eq!(
        refused(&mut checked, leave("Eve")),
        FaultKind::NoParticipant { name: "Eve".into() }
    );
    assert_eq!(refused(&mut checked, back("P00")), FaultKind::NotGone { name: "P00".into() });
    enter(&hall, &mut checked, leave("P00")).unwrap();
    assert_eq!(refused(&mut checked, leave("P00")), FaultKind::GoneAlready { name: "P00".into() });
    assert!(checked.heard().unwrap().ruling.settled);
    enter(&hall, &mut checked, back("P00")).unwrap();
    assert_eq!(open(&checked), ["match/first-white"]);
    assert_eq!(checked.record().left().count(), 0);
}

#[test]
fn somebody_who_is_not_tied_leaves_no_play_off() {
    let text =
        hall("tepe-sigeman-2023-round-robin-2").text + "[[player]]\nname = \"Cal\"\npoints = 1\n";
    let hall = Hall::of("cal", text);
    let refused = enter(&hall, &mut start(&hall), leave("Cal")).unwrap_err();
    assert_eq!(refused, FaultKind::NotTied { name: "Cal".into() });
}

/// The game of the two who are left has the id and the players of one of the round robin of three,
/// and is none of it.
#[test]
fn what_is_played_after_somebody_left_begins_nothing_for_him() {
    let hall = hall("grand-chess-tour-2018-tour-4");
    let mut checked = start(&hall);
    enter(&hall, &mut checked, leave("P03")).unwrap();
    for _ in 0..3 {
        answer(&hall, &mut checked, GameResult::Draw);
    }
    assert_eq!(open(&checked), ["places-1-4/round-robin-1/round-3/game-1"]);
    answer(&hall, &mut checked, GameResult::Draw);
    // All three are level again; the next round robin is theirs too.
    assert!(
        open(&checked).iter().all(|id| id.starts_with("places-1-4/round-robin-2/")),
        "{:?}",
        open(&checked)
    );
}

#[test]
fn what_had_begun_is_finished_by_forfeits_also_when_a_result_is_corrected() {
    let hall = hall("tata-steel-masters-2023-round-robin-2");
    let mut checked = start(&hall);
    answer(&hall, &mut checked, GameResult::Draw);
    let first = checked.heard().unwrap().ruling.open[0].clone();
    answer(&hall, &mut checked, GameResult::White);
    enter(&hall, &mut checked, leave("P01")).unwrap();
    let score = |checked: &VerifiedRecord| checked.heard().unwrap().ruling.stages[0].games.len();
    assert_eq!(score(&checked), 2);
    let given = AnswerEntry::new(&first, &Answer::Result(GameResult::Draw), &hall.event);
    enter(&hall, &mut checked, Entry::Answer(AnswerEntry { why: Some("slip".into()), ..given }))
        .unwrap();
    assert_eq!(score(&checked), 2, "the match had begun, and is played to its end");
    let ruling = &checked.heard().unwrap().ruling;
    assert!(ruling.settled && hall.event.name(ruling.standing[0].members[0]) == "P00");
}
