//! Wrong files and wrong words: one clear message, exit code 1, nothing written.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::seen;
use std::path::Path;

/// A file with this content, and what the program says to it, with the folder's name taken out.
fn said(name: &str, content: &[u8], more: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    let shown = path.display().to_string();
    let mut arguments = vec!["resolve", shown.as_str()];
    arguments.extend(more);
    let seen = seen(&arguments);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is written");
    seen.replace(&format!("{}/", folder.path().display()), "")
}

fn event(tail: &str) -> String {
    format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Open\"\nregulation = \"tepe-sigeman-2023\"\nkind = \"round-robin\"\n\n\
         [[player]]\nname = \"Gukesh D\"\n[[player]]\nname = \"Wei Yi\"\n[[player]]\nname = \"Anish Giri\"\n\n{tail}"
    )
}

fn game(white: &str, black: &str, result: &str) -> String {
    format!("[[game]]\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"{result}\"\n")
}

#[test]
fn a_name_that_is_not_a_player() {
    insta::assert_snapshot!(said(
        "open.toml",
        event(&game("Gukesh", "Wei Yi", "1-0")).as_bytes(),
        &[]
    ));
}

#[test]
fn a_game_against_oneself() {
    insta::assert_snapshot!(said(
        "open.toml",
        event(&game("Wei Yi", "Wei Yi", "1-0")).as_bytes(),
        &[]
    ));
}

#[test]
fn the_same_pairing_twice() {
    let twice = game("Wei Yi", "Gukesh D", "1-0") + &game("Gukesh D", "Wei Yi", "1-0");
    insta::assert_snapshot!(said("open.toml", event(&twice).as_bytes(), &[]));
}

#[test]
fn a_result_that_is_none() {
    insta::assert_snapshot!(said(
        "open.toml",
        event(&game("Wei Yi", "Gukesh D", "2-0")).as_bytes(),
        &[]
    ));
}

#[test]
fn points_that_contradict_the_games() {
    let wrong = event(&(game("Wei Yi", "Gukesh D", "1-0") + &game("Wei Yi", "Anish Giri", "1-0")))
        .replace("name = \"Wei Yi\"", "name = \"Wei Yi\"\npoints = 1");
    insta::assert_snapshot!(said("open.toml", wrong.as_bytes(), &[]));
}

#[test]
fn two_players_of_one_name() {
    insta::assert_snapshot!(said(
        "open.toml",
        event("[[player]]\nname = \"Wei Yi\"\n").as_bytes(),
        &[]
    ));
}

#[test]
fn an_empty_file() {
    insta::assert_snapshot!(said("open.toml", b"", &[]));
}

#[test]
fn a_file_of_100_mb() {
    insta::assert_snapshot!(said("open.toml", &vec![b'#'; 100 << 20], &[]));
}

#[test]
fn bytes_that_are_not_utf_8() {
    insta::assert_snapshot!(said(
        "open.toml",
        b"format = \"tiebreak-event/1\"\ntitle = \"Caf\xe9\"\n",
        &[]
    ));
}

#[test]
fn no_such_file() {
    insta::assert_snapshot!(seen(&["resolve", "crates/server/events/nowhere.toml"]));
}

#[test]
fn no_such_regulation() {
    insta::assert_snapshot!(said(
        "open.toml",
        event("").as_bytes(),
        &["--regulation", "tata-steel-master-2023"]
    ));
}

#[test]
fn a_kind_that_the_regulation_does_not_cover() {
    let swiss = event("").replace("round-robin", "swiss");
    insta::assert_snapshot!(said("open.toml", swiss.as_bytes(), &[]));
}

#[test]
fn a_reading_that_is_none() {
    insta::assert_snapshot!(said(
        "open.toml",
        event("[readings]\n\"mutual-result\" = \"guessed\"\n").as_bytes(),
        &[]
    ));
    insta::assert_snapshot!(said(
        "open.toml",
        event("[readings]\n\"mutual\" = \"restarted\"\n").as_bytes(),
        &[]
    ));
}

/// An organiser's own regulation with several mistakes: all of them at once, each with a suggestion
/// where one is close.
#[test]
fn a_regulation_with_mistakes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    std::fs::write(&path, REGULATION).unwrap();
    let seen = seen(&["regulations", &path.display().to_string()]);
    insta::assert_snapshot!(seen.replace(&format!("{}/", folder.path().display()), ""));
}

const REGULATION: &str = r#"format = "tiebreak-regulation/1"
id     = "own"
title  = "Our own"
sport  = "chess"
source = "a draft"

[clause."1"]
text    = "A tie for first is played off."
applies = { kinds = ["round-robbin"], tie-for = "first", go = "2" }

[clause."2"]
text = "Two games."
play = { form = "match", games = 2, clock = "blits", white = "lots" }
then = "4"

[clause."3"]
text = "Blitz is three minutes."
clock = { name = "blitz", both = "3+2" }

[clause."5"]
text = "Nobody knows."

[clause."6"]
text = "By result."
ranks = "mutual-result"
"#;

/// A regulation of one's own, used for a real event.
#[test]
fn an_own_regulation_is_followed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    std::fs::write(&path, OWN).unwrap();
    let seen = seen(&[
        "resolve",
        "crates/server/events/tata-steel-masters-2024.toml",
        "--regulation",
        &path.display().to_string(),
    ]);
    assert!(seen.contains("1      Nodirbek Abdusattorov"), "{seen}");
    assert!(seen.contains("2–4"), "{seen}");
    assert!(Path::new(&path).exists());
}

const OWN: &str = r#"format = "tiebreak-regulation/1"
id     = "own"
title  = "Our own"
sport  = "chess"
source = "a draft"

[clause."1"]
text    = "The mutual result decides who is first."
applies = { kinds = ["round-robin"], tie-for = "first", go = "1" }
settles = "winner"
order   = ["1.a"]

[clause."1.a"]
text = "mutual result"
rank = "mutual-result"
"#;

/// A criterion of bridge in a regulation of chess used to stop the engine in the middle of a
/// play-off.
#[test]
fn a_criterion_of_another_sport() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    let text = "format = \"tiebreak-regulation/1\"\nid = \"own\"\ntitle = \"Own\"\nsport = \"chess\"\nsource = \"made up\"\n\n\
                [clause.\"1\"]\ntext = \"Ties for first place.\"\napplies = { kinds = [\"round-robin\"], tie-for = \"first\", go = \"2\" }\n\n\
                [clause.\"2\"]\ntext = \"Net points.\"\nrank = \"net-total-points\"\n";
    std::fs::write(&path, text).unwrap();
    let seen = seen(&["check", path.to_str().unwrap()]);
    insta::assert_snapshot!(seen.replace(&format!("{}/", folder.path().display()), ""), @r#"
    exit 3
    error: "net-total-points" is a criterion of bridge, and this regulation is one of chess [invalid]
      --> own.toml:13:8
       |
    13 | rank = "net-total-points"
       |        ^^^^^^^^^^^^^^^^^^ expected a criterion of chess

    own.toml: 1 error, 0 warnings, 0 notes
    "#);
}

/// A round that nobody plays used to take all the memory.
#[test]
fn a_round_of_thousands_of_millions() {
    let round =
        game("Wei Yi", "Gukesh D", "1-0").replace("[[game]]", "[[game]]\nround = 2147483648");
    insta::assert_snapshot!(said("open.toml", event(&round).as_bytes(), &[]), @r"
    exit 1
    --- stderr
    error: 2147483648 is more than the 5,000 rounds that are read
      --> open.toml:14:9
       |
    14 | round = 2147483648
       |         ^^^^^^^^^^ expected at most 5,000
    ");
}

#[test]
fn a_regulation_that_is_too_large_is_called_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.toml");
    std::fs::File::create(&path).unwrap().set_len(40 << 20).unwrap();
    let seen = seen(&["regulations", path.to_str().unwrap()]);
    assert!(seen.contains("is 40 MB large; a regulation file has at most 32 MB"), "{seen}");
}

/// The message names the byte and its place. It used to say "byte 45 is none".
#[test]
fn a_regulation_that_is_not_utf_8() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    std::fs::write(&path, b"format = \"tiebreak-regulation/1\"\nname = \"Caf\xe9\"\n").unwrap();
    let seen = seen(&["check", path.to_str().unwrap()]);
    let expected = "own.toml: byte 0xE9 is not UTF-8 (at byte offset 44, line 2)";
    assert!(seen.contains(expected), "{seen}");
}
