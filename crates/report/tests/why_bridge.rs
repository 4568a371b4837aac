//! Why one team is above the other, at every kind of bridge event.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::fixtures::Ruled;
use tiebreak_report::why;

fn sentence(ruled: &Ruled, one: &str, other: &str) -> String {
    why(ruled.case(), one, other).unwrap()
}

#[test]
fn a_round_robin() {
    let round =
        include_str!("../../../crates/server/events/ebl-online-qualifier-2021-open-round-2.toml");
    let interim = Ruled::of(round);
    assert_eq!(
        sentence(&interim, "Bulgaria", "France"),
        "Bulgaria and France share places 6 and 7 with 13.72 VPs; the standings are provisional."
    );
    let ruled = Ruled::of(&round.replacen("kind ", "finished = true\nkind ", 1));
    assert_eq!(
        sentence(&ruled, "Bulgaria", "France"),
        "France is ranked above Bulgaria: equal on 13.72 VPs; IMP quotient 18/7 = 2.5714 against 25/14 = 1.7857 (1.1a)."
    );
}

/// A standing in hundredths shows them everywhere; otherwise decimals end where they end.
#[test]
fn victory_points_have_two_decimals() {
    let ruled = Ruled::real("ebl-online-qualifier-2021-open-round-2");
    let score = |name: &str| {
        let id = ruled.event.find(name).unwrap();
        let place = ruled.ruling.standing.iter().find(|place| place.members.contains(&id)).unwrap();
        ruled.case().score(place.score)
    };
    assert_eq!(
        ["Portugal", "Italy", "Wales", "Sweden"].map(score),
        ["14.80", "12.00", "0.00", "18.15"]
    );
}

#[test]
fn a_knock_out() {
    let ruled = Ruled::of(
        r#"
        format = "tiebreak-event/1"
        title = "T"
        kind = "knockout"
        regulation = "wbf-2023"
        team = [
          { name = "A", qualification-rank = 3 },
          { name = "B", qualification-rank = 6 },
          { name = "C", qualification-rank = 1 },
          { name = "D", qualification-rank = 1 },
        ]
        [[match]]
        stage = "final"
        teams = ["A", "C"]
        score = [80, 70]
        [[match]]
        stage = "semi-final"
        teams = ["A", "B"]
        score = [92, 100]
        carry-over = [8, 0]
        [[match]]
        stage = "semi-final"
        teams = ["C", "D"]
        score = [77, 77]
        [[qualification-match]]
        teams = ["C", "D"]
        boards = 16
        imps = [31, 30]
        "#,
    );
    let place = "A is ranked above B: A and B were level in the semi-final, 92 + 8 to 100; place in the qualification 3 against 6 (2 rank).";
    assert_eq!(sentence(&ruled, "A", "B"), place);
    let vps = "C is ranked above D: C and D were level in the semi-final, 77 to 77; VPs in the qualification match 10.31 against 9.69 (2 match).";
    assert_eq!(sentence(&ruled, "D", "C"), vps);
    assert_eq!(
        sentence(&ruled, "A", "C"),
        "A is ranked above C: A won the final against C, 80 to 70."
    );
}
