//! A missing key is reported as missing; the keys next to it are not called unknown for that.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_regulation::{ReadError, Regulation};

fn told(play: &str) -> Vec<String> {
    let text = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"x\"\ntitle = \"X\"\nsport = \"chess\"\nsource = \"ours\"\n\
         [clause.\"1\"]\ntext = \"x\"\napplies = {{ kinds = [\"swiss\"], tie-for = \"first\", go = \"2\" }}\nsettles = \"winner\"\n\
         [clause.\"2\"]\ntext = \"x\"\nclock = {{ name = \"blitz\", both = \"3:00+2\" }}\nplay = {{ {play} }}\n"
    );
    let Err(ReadError::Rejected(rejected)) = Regulation::read("x.toml", &text) else {
        panic!("taken: {play}")
    };
    rejected.findings.into_iter().map(|found| found.message.to_string()).collect()
}

#[test]
fn an_armageddon_without_white() {
    let found =
        told("form = \"armageddon\", clock = \"blitz\", draw-wins = \"black\", draw-by = \"1\"");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with("has no `white`"), "{found:?}");
    let found = told("form = \"armageddon\", clock = \"blitz\"");
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn games_until_won_without_white() {
    let found = told("form = \"until-won\", clock = \"blitz\", order = \"1 2 2 1\"");
    assert_eq!(found.len(), 1, "{found:?}");
}
