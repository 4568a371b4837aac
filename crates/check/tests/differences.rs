//! Two editions side by side.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::{Difference, Matters, compare};
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

fn told(differences: &[Difference]) -> Vec<(Matters, &str, Option<&str>)> {
    differences.iter().map(|one| (one.matters, one.situation.as_str(), one.here.0.as_deref())).collect()
}

#[test]
fn an_edition_is_like_itself() {
    for id in builtin::ids() {
        assert_eq!(compare(&edition(id), &edition(id)), [], "{id}");
    }
}

#[test]
fn tata_2022_and_2023_decide_alike() {
    assert_eq!(compare(&edition("tata-steel-masters-2022"), &edition("tata-steel-masters-2023")), []);
}

#[test]
fn tata_and_tepe_differ_around_the_play_off_only() {
    let found = compare(&edition("tata-steel-masters-2023"), &edition("tepe-sigeman-2023"));
    assert_eq!(
        told(&found),
        [
            (Matters::Around, "Before the first game of a play-off", Some("A.3")),
            (Matters::Around, "Somebody wants to settle a tie otherwise", None),
        ]
    );
}

#[test]
fn another_clock_changes_how_it_is_played() {
    let faster = changed("tata-steel-masters-2023", "both = \"3:00+2\"", "both = \"5:00+3\"");
    let found = compare(&edition("tata-steel-masters-2023"), &faster);
    assert!(found.iter().all(|one| one.matters == Matters::Play));
    assert_eq!(told(&found)[0], (Matters::Play, "Two tied for first place", Some("C.1")));
    // The match, and the round robins of three and of five, each with its repetition.
    let clauses: Vec<&str> = found.iter().filter_map(|one| one.here.0.as_deref()).collect();
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
    assert_eq!(told(&found), [(Matters::Winner, "Four tied for first place", Some("E.1"))]);
}

#[test]
fn a_rule_for_a_smaller_number_shows_where_it_begins() {
    let four = changed("tata-steel-masters-2023", "\"4\" = \"E\", \"5..\" = \"F\"", "\"4..\" = \"F\"");
    let found = compare(&edition("tata-steel-masters-2023"), &four);
    assert_eq!(told(&found)[0], (Matters::Winner, "Four tied for first place", Some("E.1")));
    // Five in a round robin may leave four level, who come to the same fork.
    assert_eq!(found.len(), 1);
}

#[test]
fn a_cap_on_round_robins_shows_after_as_many() {
    let later = changed("grand-chess-tour-2018", "after-round-robins = 4", "after-round-robins = 5");
    let found = compare(&edition("grand-chess-tour-2018"), &later);
    assert_eq!(found[0].matters, Matters::Winner);
    assert_eq!(found[0].here.0.as_deref(), Some("3.10"));
    assert_eq!(found[0].there.0.as_deref(), Some("3.8"));
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
    let read = |text: &str| Regulation::read("x.toml", text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(compare(&read(&format!("{head}{chain}")), &read(&format!("{head}{order}"))), []);
}
