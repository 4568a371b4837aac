//! Two editions side by side.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::{
    ClauseEffect, Comparison, Difference, DifferencePlace, Importance, Trail, Treatment, compare,
};
use tiebreak_regulation::{Regulation, builtin};

fn edition(id: &str) -> Regulation {
    builtin::find(id).unwrap().unwrap()
}

/// A built-in regulation with words replaced.
fn changed(id: &str, from: &str, to: &str) -> Regulation {
    let (file, text) = builtin::file(id).unwrap();
    assert!(text.contains(from), "{id} does not say {from}");
    Regulation::read(file, &text.replace(from, to)).unwrap_or_else(|error| panic!("{error}"))
}

/// What it can change, where, and by which clause of the first.
fn told(found: &Comparison) -> Vec<(Importance, DifferencePlace, Option<&str>)> {
    let one = |one: &'_ Difference| (one.matters, one.situation.clone());
    found
        .differences
        .iter()
        .map(|difference| {
            let (matters, situation) = one(difference);
            (matters, situation, difference.here.clause.as_deref())
        })
        .collect()
}

/// A tie of this size for first place, and nothing more.
fn tied(tied: usize) -> DifferencePlace {
    DifferencePlace::Tie(Trail { tied, first: 1, steps: Vec::new() })
}

#[test]
fn an_edition_is_like_itself() {
    for id in builtin::ids() {
        assert_eq!(compare(&edition(id), &edition(id)), Comparison::default(), "{id}");
    }
}

#[test]
fn tata_2022_and_2023_decide_alike() {
    let found = compare(&edition("tata-steel-masters-2022"), &edition("tata-steel-masters-2023"));
    assert!(found.differences.iter().all(|one| one.matters == Importance::Around), "{found:#?}");
}

#[test]
fn tata_and_tepe_differ_around_the_play_off_only() {
    let found = compare(&edition("tata-steel-masters-2023"), &edition("tepe-sigeman-2023"));
    assert_eq!(
        told(&found),
        [
            (Importance::Around, DifferencePlace::BeforeFirstGame, Some("A.3")),
            (Importance::Around, DifferencePlace::Otherwise, None),
            (Importance::Around, DifferencePlace::ShortDraw, Some("Short draws")),
            // What the printed pages say apart from the play-off.
            (Importance::Around, DifferencePlace::Reminder, Some("Rate of play")),
            (Importance::Around, DifferencePlace::Reminder, Some("Start of the round")),
            (Importance::Around, DifferencePlace::Reminder, Some("Broadcast delay")),
            (Importance::Around, DifferencePlace::Reminder, Some("Promotion")),
            (Importance::Around, DifferencePlace::Reminder, Some("A.5")),
        ]
    );
}

#[test]
fn another_clock_changes_how_it_is_played() {
    let faster = changed("tata-steel-masters-2023", "both = \"3:00+2\"", "both = \"5:00+3\"");
    let found = compare(&edition("tata-steel-masters-2023"), &faster);
    assert!(found.differences.iter().all(|one| one.matters == Importance::Play));
    assert_eq!(told(&found)[0], (Importance::Play, tied(2), Some("C.1")));
    // The match, and the round robins of three and of five, each with its repetition.
    let clauses: Vec<&str> =
        found.differences.iter().filter_map(|one| one.here.clause.as_deref()).collect();
    assert_eq!(clauses, ["C.1", "D.1", "D.2", "F.1", "F.2"]);
}

#[test]
fn another_seeding_changes_who_wins() {
    let swapped = changed(
        "tata-steel-masters-2023",
        "[\"E.2.1\", \"E.2.2\", \"E.2.3\", \"E.2.4\"]",
        "[\"E.2.2\", \"E.2.1\", \"E.2.3\", \"E.2.4\"]",
    );
    let found = compare(&edition("tata-steel-masters-2023"), &swapped);
    // The criterion is named, not the stage that is seeded by it.
    assert_eq!(told(&found), [(Importance::Winner, tied(4), Some("E.2.1"))]);
    assert_eq!(found.differences[0].there.clause.as_deref(), Some("E.2.2"));
}

#[test]
fn a_rule_for_a_smaller_number_shows_where_it_begins() {
    let four =
        changed("tata-steel-masters-2023", "\"4\" = \"E\", \"5..\" = \"F\"", "\"4..\" = \"F\"");
    let found = compare(&edition("tata-steel-masters-2023"), &four);
    assert_eq!(told(&found)[0], (Importance::Winner, tied(4), Some("E.1")));
    // Five in a round robin may leave four level, who come to the same fork.
    assert_eq!(found.differences.len(), 1);
}

#[test]
fn a_cap_on_round_robins_shows_after_as_many() {
    let later =
        changed("grand-chess-tour-2018", "after-round-robins = 4", "after-round-robins = 5");
    let found = compare(&edition("grand-chess-tour-2018"), &later);
    assert_eq!(found.differences[0].matters, Importance::Winner);
    assert_eq!(found.differences[0].here.clause.as_deref(), Some("3.10"));
    assert_eq!(found.differences[0].there.clause.as_deref(), Some("3.8"));
}

/// Several criteria one after the other are the same as an order of them.
#[test]
fn a_chain_and_an_order_are_alike() {
    let head = "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n\
        [clause.\"1\"]\ntext = \"First.\"\napplies = { kinds = [\"swiss\"], tie-for = \"all\", go = \"2\" }\nsettles = \"places\"\n";
    let chain = "[clause.\"2\"]\ntext = \"a\"\nrank = \"wins\"\nthen = \"3\"\n[clause.\"3\"]\ntext = \"b\"\nrank = \"sonneborn-berger\"\n\
        then = \"4\"\n[clause.\"4\"]\ntext = \"c\"\nlots = \"place\"\n";
    let order = "[clause.\"2\"]\ntext = \"by\"\norder = [\"a\", \"b\", \"c\"]\n[clause.\"a\"]\ntext = \"a\"\nrank = \"wins\"\n\
        [clause.\"b\"]\ntext = \"b\"\nrank = \"sonneborn-berger\"\n[clause.\"c\"]\ntext = \"c\"\nlots = \"place\"\n";
    let read =
        |text: &str| Regulation::read("x.toml", text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        compare(&read(&format!("{head}{chain}")), &read(&format!("{head}{order}"))).differences,
        []
    );
}

const SMALL: &str = r#"
format = "tiebreak-regulation/1"
id = "club"
title = "Club"
sport = "bridge"
source = "ours"

[clause."1"]
text = "A tie for any place is settled by 2; see 4 for the money."
applies = { kinds = ["round-robin"], tie-for = "all", go = "2" }
settles = "places"

[clause."2"]
text = "The first two by 3 and lots play boards (5), the others share."
select = { top = 2, by = ["3", "3b", "lots"], go = "5", others = "6" }

[clause."3"]
text = "IMP quotient."
rank = "imp-quotient"

[clause."3b"]
text = "Net IMPs."
rank = "net-imps"

[clause."lots"]
text = "Lots."
lots = "participants"

[clause."4"]
text = "Prize money is shared equally."
prizes = "by-score"

[clause."5"]
text = "Two boards, then lots."
play = { form = "board", most = 2 }
then = "last"

[clause."last"]
text = "Lots."
lots = "place"

[clause."6"]
text = "They share."
share = true

[clause."7"]
text = "The winner is invited to the final."
promotes = "the final"

[clause."8"]
text = "Bring your own pencils."
remind = true
"#;

/// What two versions of the small file differ in.
fn small(from: &str, to: &str) -> Comparison {
    assert!(SMALL.contains(from), "{from}");
    let read =
        |text: &str| Regulation::read("club.toml", text).unwrap_or_else(|error| panic!("{error}"));
    compare(&read(SMALL), &read(&SMALL.replace(from, to)))
}

/// Each of these changes an outcome, money, an invitation or a duty, and was once not seen.
#[test]
fn whatever_can_change_something_is_seen() {
    let sends = |clause: &str, size| tiebreak_check::TrailStep {
        clause: clause.to_owned(),
        does: ClauseEffect::SendsOn(size),
        times: 1,
    };
    let play = DifferencePlace::Tie(Trail { tied: 2, first: 1, steps: Vec::new() });
    let cases = [
        ("most = 2", "most = 3", Importance::Winner, play, Some("5"), Some("5")),
        (
            "\"the final\"",
            "\"the next edition\"",
            Importance::Around,
            DifferencePlace::Invitation,
            Some("7"),
            Some("7"),
        ),
        (
            "remind = true",
            "outside = \"nobody does\"",
            Importance::Around,
            DifferencePlace::Reminder,
            Some("8"),
            None,
        ),
        (
            "remind = true",
            "remind = \"Pencils!\"",
            Importance::Around,
            DifferencePlace::Reminder,
            Some("8"),
            Some("8"),
        ),
        ("[\"3\", \"3b\",", "[\"3b\", \"3\",", Importance::Winner, tied(3), Some("3"), Some("3b")),
        (
            "\"by-score\"",
            "\"by-place\"",
            Importance::Around,
            DifferencePlace::Money(1),
            Some("4"),
            Some("4"),
        ),
        (
            "\"by-score\"",
            "\"by-score\"\nprizes-rounded = \"1\"",
            Importance::Around,
            DifferencePlace::Rounding,
            Some("4"),
            Some("4"),
        ),
        (
            "source = \"ours\"",
            "source = \"ours\"\nmet-twice = \"average\"",
            Importance::Winner,
            DifferencePlace::MetTwice,
            None,
            None,
        ),
    ];
    for (from, to, matters, situation, here, there) in cases {
        let found = small(from, to).differences;
        let first = found.first().unwrap_or_else(|| panic!("{to} is not seen"));
        assert_eq!((first.matters, &first.situation), (matters, &situation), "{to}: {found:#?}");
        assert_eq!(
            (first.here.clause.as_deref(), first.there.clause.as_deref()),
            (here, there),
            "{to}"
        );
    }
    let others = small(", others = \"6\"", ", others = \"last\"").differences;
    let four = DifferencePlace::Tie(Trail { tied: 4, first: 1, steps: vec![sends("2", 2)] });
    assert_eq!(
        (&others[0].situation, others[0].here.clause.as_deref()),
        (&four, Some("6")),
        "{others:#?}"
    );
    let unsaid = small(", others = \"6\"", "").differences;
    assert_eq!(unsaid[0].there.does, Treatment::NothingMore, "{unsaid:#?}");
}

#[test]
fn words_stand_apart_and_numbers_are_nothing() {
    let reworded = small("IMP quotient.", "The quotient of IMPs.");
    assert_eq!(reworded.differences, []);
    let (clause, text) = reworded.words[0].there.clone().unwrap();
    assert_eq!(
        (reworded.words.len(), clause.as_str(), text.as_str()),
        (1, "3", "The quotient of IMPs.")
    );
    let read =
        |text: &str| Regulation::read("club.toml", text).unwrap_or_else(|error| panic!("{error}"));
    let renumbered = SMALL
        .replace("\"4\"", "\"9\"")
        .replace("see 4 for", "see 9 for")
        .replace("\"3b\"", "\"3c\"")
        .replace("\"6\"", "\"7.1\"");
    assert_eq!(compare(&read(SMALL), &read(&renumbered)), Comparison::default());
    let both = small(
        "IMP quotient.\"\nrank = \"imp-quotient\"",
        "Total points.\"\nrank = \"total-points-quotient\"",
    );
    assert!(!both.differences.is_empty());
    assert_eq!(both.words, [], "a clause that does something else is told once");
}

/// An example of the guide, and the same with words replaced.
fn example(name: &str, from: &str, to: &str) -> Comparison {
    let path = format!("{}/../../docs/examples/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{name} does not say {from}");
    let read = |text: &str| Regulation::read(name, text).unwrap_or_else(|error| panic!("{error}"));
    compare(&read(&text), &read(&text.replace(from, to)))
}

/// Ties across a cut, and the clauses by which an award is decided, are followed too, and the inner
/// clause is named.
#[test]
fn at_cuts_and_for_awards() {
    let boards = example("county-teams", "boards = 4", "boards = 6");
    let clauses = |found: &Comparison| -> Vec<(Importance, Option<String>)> {
        found.differences.iter().map(|one| (one.matters, one.here.clause.clone())).collect()
    };
    assert_eq!(clauses(&boards), [(Importance::Winner, Some("3".to_owned()))], "{boards:#?}");
    let colours =
        example("scottish-open", "white = \"lower-seed\"", "white = \"higher-seed-chooses\"");
    assert_eq!(clauses(&colours), [(Importance::Play, Some("6".to_owned()))], "{colours:#?}");
}
