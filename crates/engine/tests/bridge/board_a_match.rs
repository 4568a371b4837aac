//! Section 5: board-a-match.

use crate::bridge::case::{line, read, ruled, said, separating};
use proptest::prelude::*;

/// A round robin of board-a-match teams with these scores, in halves of a board, two boards a
/// match.
fn round_robin(teams: usize, halves: &[u8]) -> String {
    let mut text =
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"board-a-match\"\n".to_owned();
    for team in 0..teams {
        text += &format!("[[team]]\nname = \"T{team}\"\n");
    }
    let mut next = halves.iter().cycle();
    for first in 0..teams {
        for second in first + 1..teams {
            let won = f64::from(*next.next().unwrap() % 5) / 2.0;
            text += &format!(
                "[[match]]\nteams = [\"T{first}\", \"T{second}\"]\nboards = 2\nscore = [{won}, {}]\n",
                2.0 - won
            );
        }
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    /// What the opponents of two level teams have together is the total less the same score.
    #[test]
    fn a_round_robin_is_never_separated_by_5b(teams in 3usize..8, halves in prop::collection::vec(0u8..5, 28)) {
        let event = read(&round_robin(teams, &halves));
        let ruling = ruled(&event, &[]);
        prop_assert!(!separating(&ruling).contains(&"5b".to_owned()), "{:?}", ruling.steps);
    }
}

#[test]
fn every_small_round_robin_of_four_too() {
    let mut ties = 0;
    for number in 0..3u32.pow(6) {
        let halves: Vec<u8> =
            (0..6).map(|digit| (number / 3u32.pow(digit) % 3) as u8 * 2).collect();
        let event = read(&round_robin(4, &halves));
        let ruling = ruled(&event, &[]);
        assert!(!separating(&ruling).contains(&"5b".to_owned()), "{halves:?}");
        ties += usize::from(!said(&event, &ruling, "5b").is_empty());
    }
    assert!(ties > 365, "ties are common enough to mean something: {ties} of 729");
}

#[test]
fn averages_show_their_sums() {
    let event = crate::bridge::case::Case::named("5c-weighted").event();
    let ruling = ruled(&event, &[]);
    assert_eq!(
        said(&event, &ruling, "5c"),
        ["Weighted average: A 10.5/3 = 3.5000, B 9/3 = 3.0000."]
    );
    assert_eq!(
        said(&event, &ruling, "5a"),
        ["Score without carry-over: not applicable, nothing was carried over into this stage."]
    );
}

#[test]
fn direct_matches_of_three_count_only_where_all_met() {
    let teams = "[[team]]\nname = \"A\"\n[[team]]\nname = \"B\"\n[[team]]\nname = \"C\"\n";
    let head = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"board-a-match\"\n";
    let meet = |a: &str, b: &str| {
        format!("[[match]]\nteams = [\"{a}\", \"{b}\"]\nboards = 2\nscore = [1, 1]\n")
    };
    let bye = "[[match]]\nteams = [\"C\"]\nstatus = \"bye\"\nvps = [1]\n[[match]]\nteams = [\"A\"]\nstatus = \"bye\"\nvps = [1]\n";
    let board = "[[board]]\nnumber = 1\nnet = { A = 10, B = -10 }\n";
    let event = read(&format!("{head}{teams}{}{}{bye}{board}", meet("A", "B"), meet("B", "C")));
    let ruling = ruled(&event, &[]);
    assert_eq!(line(&event, &ruling), "A B C");
    assert_eq!(
        said(&event, &ruling, "5d"),
        ["Direct match: not applicable, A and C did not meet."]
    );
    assert_eq!(ruling.left_open.len(), 1);
    assert!(!ruling.settled && ruling.open.is_empty());
}
