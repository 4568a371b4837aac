//! Both sides of every reading that has two.

use crate::bridge::case::{Case, doubts, line, read, ruled, said, separating};
use tiebreak_model::Event;

fn taken(event: &Event, readings: &[(&str, &str)]) -> (String, Vec<String>) {
    let ruling = ruled(event, readings);
    for (reading, choice) in readings {
        let one = ruling
            .readings
            .iter()
            .find(|one| one.id == *reading)
            .unwrap_or_else(|| panic!("{reading} not named"));
        assert_eq!(one.taken, *choice);
        assert_eq!(one.instead.len(), 1);
    }
    (line(event, &ruling), separating(&ruling))
}

/// A match: the two letters of the teams, IMPs, VPs, total points.
type Played<'p> = (&'p str, [u32; 2], [u32; 2], [u32; 2]);

/// An event of teams with their carry-over, and of matches.
fn event(kind: &str, teams: &[(&str, i32)], matches: &[Played<'_>]) -> Event {
    let mut text = format!("format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"{kind}\"\n");
    for (name, carry) in teams {
        text += &format!("[[team]]\nname = \"{name}\"\ncarry-over = {carry}\n");
    }
    for (teams, imps, vps, points) in matches {
        let (first, second) = teams.split_at(1);
        text += &format!(
            "[[match]]\nteams = [\"{first}\", \"{second}\"]\nboards = 16\nimps = {imps:?}\nvps = {vps:?}\ntotal-points = {points:?}\n"
        );
    }
    read(&text)
}

const LEVEL: [u32; 2] = [10, 10];
const WON: [u32; 2] = [12, 8];
const LOST: [u32; 2] = [8, 12];
const HUNDRED: [u32; 2] = [100, 100];

#[test]
fn beaten_by_vps_or_by_imps() {
    // VPs are level everywhere; by IMPs A beats both B and C, which tie. All three have as many
    // IMPs won as lost.
    let event = event(
        "round-robin",
        &[("A", 0), ("B", 0), ("C", 0), ("D", -5)],
        &[
            ("AB", [2, 1], LEVEL, HUNDRED),
            ("AC", [2, 1], LEVEL, HUNDRED),
            ("BC", [1, 1], LEVEL, HUNDRED),
            ("AD", [0, 2], LEVEL, HUNDRED),
            ("BD", [1, 0], LEVEL, HUNDRED),
            ("CD", [1, 0], LEVEL, HUNDRED),
        ],
    );
    assert_eq!(taken(&event, &[]), ("A | B C | D".to_owned(), vec!["1.2.other.a".to_owned()]));
    assert_eq!(
        taken(&event, &[("beaten", "imps")]),
        ("A | B C | D".to_owned(), vec!["1.2b".to_owned()])
    );
}

#[test]
fn met_twice_by_sums_or_by_average() {
    // A beats B twice by 4 IMPs, B beats C by 5, C beats A by 5; D only levels the quotients.
    let event = event(
        "round-robin",
        &[("A", 0), ("B", 4), ("C", 12), ("D", 0)],
        &[
            ("AB", [4, 0], WON, HUNDRED),
            ("AB", [4, 0], WON, HUNDRED),
            ("BC", [5, 0], WON, HUNDRED),
            ("CA", [5, 0], WON, HUNDRED),
            ("AD", [0, 3], LEVEL, HUNDRED),
            ("BD", [3, 0], LEVEL, HUNDRED),
            ("CD", [0, 0], LEVEL, HUNDRED),
        ],
    );
    let by = vec!["1.2.other.a".to_owned()];
    assert_eq!(taken(&event, &[]), ("A | C | B | D".to_owned(), by.clone()));
    assert_eq!(taken(&event, &[("met-twice", "average")]), ("B | C | A | D".to_owned(), by));
}

#[test]
fn an_opponent_met_twice_counts_twice_or_once_for_swiss_points() {
    // A met X (26) twice; B met X once and Y (15).
    let event = event(
        "swiss",
        &[("A", 0), ("B", 0), ("X", -4), ("Y", 5)],
        &[
            ("AX", [0, 0], LEVEL, HUNDRED),
            ("AX", [0, 0], LEVEL, HUNDRED),
            ("BX", [0, 0], LEVEL, HUNDRED),
            ("BY", [0, 0], LEVEL, HUNDRED),
        ],
    );
    let by = vec!["3".to_owned()];
    assert_eq!(taken(&event, &[]), ("X | A | B | Y".to_owned(), by.clone()));
    assert_eq!(taken(&event, &[("met-twice", "average")]), ("X | B | A | Y".to_owned(), by));
}

#[test]
fn net_imps_where_not_all_met() {
    // A beat B by 3 IMPs; C met neither, in an event that is finished nevertheless.
    let event = event(
        "round-robin",
        &[("A", 0), ("B", 0), ("C", 10), ("D", -5), ("E", 0)],
        &[
            ("AB", [3, 0], LEVEL, HUNDRED),
            ("AD", [0, 3], LEVEL, HUNDRED),
            ("BD", [3, 0], LEVEL, HUNDRED),
            ("CE", [2, 2], LEVEL, HUNDRED),
        ],
    )
    .as_finished();
    assert_eq!(taken(&event, &[]), ("A B C | D | E".to_owned(), vec![]));
    let ruling = ruled(&event, &[]);
    let why =
        "Net IMPs among the tied: not applicable, A and C did not meet; B and C did not meet.";
    assert_eq!(said(&event, &ruling, "1.2.other.a"), [why]);
    let other = taken(&event, &[("not-all-met", "what-there-is")]);
    assert_eq!(other, ("A | C | B | D | E".to_owned(), vec!["1.2.other.a".to_owned()]));
}

#[test]
fn swiss_points_with_a_bye() {
    let event = Case::named("3-bye").event();
    assert_eq!(taken(&event, &[]).0, "X | Y | B | A | Z");
    assert_eq!(
        taken(&event, &[("bye", "per-opponent")]),
        ("X | Y | A | B | Z".to_owned(), vec!["3".to_owned()])
    );
    let ruling = ruled(&event, &[("bye", "per-opponent")]);
    assert_eq!(said(&event, &ruling, "3")[1], "Swiss points: A 90/2 = 45.0000, B 115/3 = 38.3333.");
    assert!(!doubts(&event, &ruling).iter().any(|warning| warning.contains("unequal")));
}

#[test]
fn four_or_more_after_a_winner() {
    let event = Case::named("1-four-or-more-after-a-winner").event();
    assert_eq!(taken(&event, &[]).0, "D | A B C E | F");
    // Among the four E beat A and C and tied B; then A beat B and tied C.
    let (order, by) = taken(&event, &[("after-a-winner", "again")]);
    assert_eq!(order, "D | E | A | B C | F");
    assert_eq!(by, ["1.3b", "1.2c"]);
}

/// Five level on VPs and Swiss points: A beats B, C and D but loses to E, whose IMP quotient is the
/// worst; D has the best total points.
fn five() -> Event {
    event(
        "swiss",
        &[("A", 0), ("B", 6), ("C", 6), ("D", 6), ("E", 2)],
        &[
            ("AB", [2, 0], WON, HUNDRED),
            ("AC", [2, 0], WON, HUNDRED),
            ("AD", [2, 0], WON, HUNDRED),
            ("BC", [1, 0], WON, HUNDRED),
            ("CD", [1, 0], WON, HUNDRED),
            ("DB", [1, 0], WON, HUNDRED),
            ("AE", [0, 3], LOST, HUNDRED),
            ("BE", [5, 0], LEVEL, HUNDRED),
            ("CE", [5, 0], LEVEL, HUNDRED),
            ("DE", [5, 0], LEVEL, [200, 100]),
        ],
    )
}

#[test]
fn four_or_more_still_level_after_some_were_separated() {
    let (order, by) = taken(&five(), &[]);
    assert_eq!(order, "D | A | B | C | E");
    assert_eq!(by, ["3.3.2", "3.3.3", "3.2.1", "3.1i"]);
    let (order, by) = taken(&five(), &[("separated", "again")]);
    assert_eq!(order, "A | D | B | C | E");
    assert_eq!(by, ["3.3.2", "3.3.1", "3.2.other.3", "3.1i"]);
}

#[test]
fn four_or_more_in_a_round_robin_too() {
    // No IMPs at all. A beats B, C and D, who beat each other in a circle, and loses to E, whom the
    // total points put last.
    const NONE: [u32; 2] = [0, 0];
    let event = event(
        "round-robin",
        &[("A", 0), ("B", 6), ("C", 6), ("D", 6), ("E", 2)],
        &[
            ("AB", NONE, WON, HUNDRED),
            ("AC", NONE, WON, HUNDRED),
            ("AD", NONE, WON, HUNDRED),
            ("BC", NONE, WON, HUNDRED),
            ("CD", NONE, WON, HUNDRED),
            ("DB", NONE, WON, HUNDRED),
            ("AE", NONE, LOST, [200, 100]),
            ("BE", NONE, LEVEL, [200, 100]),
            ("CE", NONE, LEVEL, [200, 100]),
            ("DE", NONE, LEVEL, [200, 100]),
        ],
    );
    assert_eq!(taken(&event, &[]), ("A B C D | E".to_owned(), vec!["1.3c".to_owned()]));
    let (order, by) = taken(&event, &[("separated", "again")]);
    assert_eq!(order, "A | B C D | E");
    assert_eq!(by, ["1.3c", "1.3b"]);
}

#[test]
fn further_ties_likewise() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"pairs\"\n\
                pair = [{ name = \"A\", sessions = [42, 60, 48, 50] }, { name = \"B\", sessions = [45, 50, 60, 45] }, \
                { name = \"C\", sessions = [60, 50, 45, 45] }]\n";
    let event = read(text);
    assert_eq!(taken(&event, &[]), ("A B C".to_owned(), vec![]));
    let (order, by) = taken(&event, &[("likewise", "session-by-session")]);
    assert_eq!(order, "A | B C");
    assert_eq!(by, ["4 best session"]);
    let ruling = ruled(&event, &[("likewise", "session-by-session")]);
    assert_eq!(said(&event, &ruling, "4 best session")[0], "Third-best session: A 48, B 45, C 45.");
    // The file has no encounters: the matchpoints of B and of C against their common opponent are
    // asked for.
    assert_eq!((ruling.left_open.len(), ruling.open.len()), (0, 2));
}
