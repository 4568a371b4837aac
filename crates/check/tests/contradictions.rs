//! What cannot both be followed is refused, with its place; what can is not.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::{Class, check_text};

fn refused(tie_for: &str, settles: &str, money: &[(&str, &str)]) -> usize {
    let mut text = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n\
         [clause.\"1\"]\ntext = \"x\"\napplies = {{ kinds = [\"swiss\"], tie-for = \"{tie_for}\", go = \"2\" }}\nsettles = \"{settles}\"\n\
         [clause.\"2\"]\ntext = \"x\"\nlots = \"place\"\n"
    );
    for (number, (rule, of)) in money.iter().enumerate() {
        text.push_str(&format!(
            "[clause.\"m{number}\"]\ntext = \"x\"\nprizes = \"{rule}\"\nprizes-for = \"{of}\"\n"
        ));
    }
    let checked = check_text("x.toml", &text);
    checked
        .findings
        .iter()
        .filter(|found| found.class == Class::Invalid && found.span.is_some())
        .count()
}

#[test]
fn two_ways_to_share_the_money() {
    assert_eq!(refused("all", "places", &[("by-score", "all"), ("by-place", "all")]), 1);
    assert_eq!(refused("all", "places", &[("by-score", "first"), ("by-place", "others")]), 0);
    assert_eq!(refused("all", "places", &[("by-place", "all"), ("by-place", "all")]), 0);
}

#[test]
fn the_winner_of_places_below_the_first() {
    assert_eq!(refused("1-3", "winner", &[]), 1);
    assert_eq!(refused("2..", "winner", &[]), 1);
    assert_eq!(refused("1-3", "places", &[]), 0);
    assert_eq!(refused("first", "winner", &[]), 0);
}
