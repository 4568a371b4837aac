//! What a broadcast does, and what is proposed then.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

use crate::hall::{BEN_DAN, CLEO_ANN, CUP, Hall, last_round, pgn};
use tiebreak_follow::{Notice, ProposedEntry};
use tiebreak_record::{Entry, Provenance};

const BEN_DAN_ID: &str = "event/round-3/Ben Baker - Dan Dyer";
const CLEO_ANN_ID: &str = "event/round-3/Cleo Carter - Ann Archer";

fn both(first: &str, second: &str) -> String {
    last_round(1, BEN_DAN, first) + &last_round(2, CLEO_ANN, second)
}

fn said(all: &[(&str, &str)]) -> Vec<(String, String)> {
    all.iter().map(|(id, says)| ((*id).to_owned(), (*says).to_owned())).collect()
}

#[test]
fn a_result_is_proposed_until_somebody_takes_it_and_the_record_says_where_it_came_from() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("*", "*"));
    assert_eq!(hall.proposed(), []);
    assert_eq!(hall.follower.running().count(), 2);
    for _ in 0..3 {
        hall.shows(&both("1-0", "*"));
        assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1-0")]));
    }
    assert_eq!(hall.entered(), [], "nothing is entered without a person");
    hall.take_all();
    assert_eq!(hall.proposed(), []);
    let Some(Entry::Answer(entry)) = hall.checked.record().entries().last() else { panic!() };
    assert_eq!((entry.from, entry.by.as_deref()), (Some(Provenance::Broadcast), Some("Arbiter")));
    let text = hall.checked.record().text();
    assert!(text.contains("\"from\":\"broadcast\""), "{text}");
    assert_eq!(
        tiebreak_record::Record::parse(&text).unwrap().entries().last(),
        hall.checked.record().entries().last()
    );
}

#[test]
fn a_result_that_is_taken_back_or_changed_is_shown_and_never_changed_by_itself() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("1-0", "*"));
    hall.take_all();
    hall.shows(&both("*", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "*")]));
    assert!(matches!(hall.proposals()[0].what, ProposedEntry::TakeBack { .. }));
    assert_eq!(hall.entered(), said(&[(BEN_DAN_ID, "1-0")]));
    // Also for a program that was started meanwhile: the record knows that it came from the
    // broadcast.
    hall.started_again();
    hall.shows(&both("*", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "*")]));
    hall.shows(&both("1/2-1/2", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1/2-1/2")]));
    assert!(matches!(hall.proposals()[0].what, ProposedEntry::Correct { .. }));
    hall.take_all();
    assert_eq!(hall.entered(), said(&[(BEN_DAN_ID, "1/2-1/2")]));
    hall.shows(&both("*", "*"));
    hall.take_all();
    assert!(hall.open().contains(&BEN_DAN_ID.to_owned()), "taking it back opens the question");
    hall.shows(&both("1/2-1/2", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1/2-1/2")]));
}

#[test]
fn what_somebody_typed_before_the_broadcast_was_not_taken_back() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("*", "*"));
    hall.answers(BEN_DAN_ID, &["1-0"]);
    hall.shows(&both("*", "*"));
    assert_eq!(hall.proposed(), []);
    hall.shows(&both("1-0", "*"));
    assert_eq!(hall.proposed(), []);
    hall.shows(&both("*", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "*")]), "now it was");
}

#[test]
fn what_is_left_does_not_come_again_until_the_broadcast_says_something_else() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("1-0", "*"));
    let proposal = hall.proposals()[0].clone();
    hall.follower.leave(&proposal, &hall.event);
    assert_eq!(hall.proposed(), []);
    hall.started_again();
    hall.shows(&both("1-0", "*"));
    assert_eq!(hall.proposed(), []);
    hall.shows(&both("0-1", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "0-1")]));
    hall.shows(&both("1-0", "*"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1-0")]));
}

#[test]
fn boards_change_places_files_are_cut_and_games_vanish() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("1-0", "0-1"));
    let all = said(&[(BEN_DAN_ID, "1-0"), (CLEO_ANN_ID, "0-1")]);
    assert_eq!(hall.proposed(), all);
    hall.shows(&(last_round(1, CLEO_ANN, "0-1") + &last_round(2, BEN_DAN, "1-0")));
    assert_eq!(hall.proposed(), all);
    let whole = both("1-0", "0-1");
    for cut in 0..whole.len() {
        hall.shows(&whole[..cut]);
        assert_eq!(hall.proposed(), all, "cut at {cut}");
    }
    for nothing in ["", "\n\n", "<html>502 Bad Gateway</html>", "\u{0}\u{1}"] {
        hall.shows(nothing);
        assert_eq!(hall.proposed(), all);
    }
    hall.shows(&last_round(1, CLEO_ANN, "0-1"));
    assert_eq!(hall.proposed(), all, "a game that is not there was not taken back");
}

#[test]
fn a_result_that_tag_and_moves_tell_otherwise_is_not_yet_one() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("*", "*").replacen("[Result \"*\"]", "[Result \"1-0\"]", 1));
    assert_eq!(hall.proposed(), []);
    hall.shows(&(last_round(1, BEN_DAN, "1-0") + &last_round(3, BEN_DAN, "0-1")));
    assert_eq!(hall.proposed(), []);
    let two = Notice::TwoResults { white: "Ben Baker".into(), black: "Dan Dyer".into() };
    assert_eq!(hall.follower.notices().collect::<Vec<_>>(), [&two]);
    hall.shows(&(last_round(1, BEN_DAN, "*") + &last_round(3, BEN_DAN, "0-1")));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "0-1")]), "an older copy beside the result");
}

#[test]
fn who_is_who_by_number_then_by_name_and_a_doubt_is_asked_once() {
    let mut hall = Hall::of(CUP);
    let numbered = |name: &str, id: &str| {
        last_round(1, [name, BEN_DAN[1]], "1-0")
            .replace("[Result", &format!("[WhiteFideId \"{id}\"]\n[Result"))
    };
    hall.shows(&numbered("B. B.", "102"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1-0")]), "the number says who it is");
    hall.shows(&numbered("?", "102"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1-0")]), "also where the name vanished");

    let mut hall = Hall::of(CUP);
    hall.shows(&last_round(1, ["Baker, B", BEN_DAN[1]], "1-0"));
    assert_eq!(hall.proposed(), []);
    let doubts: Vec<_> = hall
        .follower
        .doubts()
        .map(|doubt| (doubt.spelling.clone(), doubt.candidates.clone()))
        .collect();
    assert_eq!(doubts, [("Baker, B".to_owned(), vec!["Ben Baker".to_owned()])]);
    hall.follower.settle(&hall.event, "Baker, B", Some("Ben Baker"));
    assert_eq!(hall.proposed(), said(&[(BEN_DAN_ID, "1-0")]), "at once, without another look");
    hall.started_again();
    hall.shows(&last_round(1, ["BAKER B.", BEN_DAN[1]], "1-0"));
    assert_eq!((hall.follower.doubts().count(), hall.proposed().len()), (0, 1));

    let mut hall = Hall::of(CUP);
    hall.shows(&numbered("Ben Baker", "999"));
    assert_eq!(
        hall.follower.doubts().count(),
        1,
        "the same name with another number may be another person"
    );
    hall.follower.settle(&hall.event, "Ben Baker", None);
    assert_eq!((hall.follower.doubts().count(), hall.proposed().len()), (0, 0));
}

#[test]
fn what_does_not_fit_is_told() {
    let mut hall = Hall::of(CUP);
    let reversed = last_round(1, [BEN_DAN[1], BEN_DAN[0]], "1-0");
    let stranger = last_round(2, ["Somebody Else", BEN_DAN[0]], "1-0");
    let otherwise = pgn("Cup", "1.1", ["Archer, Ann", "Dyer, Dan"], "0-1");
    hall.shows(&(reversed + &stranger + &otherwise));
    assert_eq!(hall.proposed(), []);
    let told: Vec<Notice> = hall.follower.notices().cloned().collect();
    let (ann, ben, dan) = ("Ann Archer".to_owned(), "Ben Baker".to_owned(), "Dan Dyer".to_owned());
    assert_eq!(
        told,
        [
            Notice::Stranger { name: "Somebody Else".into() },
            Notice::ColoursReversed { white: dan.clone(), black: ben },
            Notice::FileSaysOtherwise { white: ann, black: dan, file: "1-0", broadcast: "0-1" },
        ]
    );
}

/// Ann and Cleo are level; the play-off's games come under other tags, the first of them is begun
/// twice, the second taken back.
#[test]
fn games_of_the_play_off_answer_its_questions_one_by_one() {
    let mut hall = Hall::of(CUP);
    hall.shows(&both("1-0", "1/2-1/2"));
    hall.take_all();
    let lots = hall.open();
    let [lots] = lots.as_slice() else { panic!("{lots:?}") };
    let off = |number: u32, two: [&str; 2], result: &str| {
        let game = pgn("Cup | Tiebreaks", &number.to_string(), two, result);
        game.replace(
            "[Result",
            &format!("[UTCDate \"2024.01.28\"]\n[UTCTime \"18:{:02}:00\"]\n[Result", 10 * number),
        )
    };
    let abandoned = off(1, CLEO_ANN, "*").replace("18:10", "18:05");
    hall.shows(&abandoned);
    let proposals = hall.proposals();
    assert_eq!((proposals.len(), proposals[0].tournament), (1, false));
    assert_eq!(hall.proposed(), [(lots.clone(), "Cleo Carter, Ann Archer".to_owned())]);
    hall.take_all();
    hall.shows(&(abandoned.clone() + &off(1, CLEO_ANN, "0-1")));
    let first = hall.proposed();
    assert_eq!((first.len(), first[0].1.as_str()), (1, "0-1"), "{first:?}");
    hall.take_all();
    let reversed = [CLEO_ANN[1], CLEO_ANN[0]];
    hall.shows(&(abandoned + &off(1, CLEO_ANN, "*") + &off(2, reversed, "1-0")));
    let proposals = hall.proposals();
    assert_eq!(
        hall.proposed().iter().map(|(_, says)| says.as_str()).collect::<Vec<_>>(),
        ["*", "1-0"]
    );
    assert!(
        matches!(proposals[0].what, ProposedEntry::TakeBack { .. })
            && proposals[0].question.id == first[0].0
    );
    assert!(proposals.iter().all(|proposal| !proposal.tournament), "never taken all at once");
}
