//! A real browser: a file with two tournaments and a play-off is brought in, and a game of the
//! play-off is taken from it.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::Site;
use std::path::PathBuf;
use tiebreak_e2e::browser::{Driver, Look};
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::skipping::left_to_all;

const WIJK: &str = include_str!("../../formats/tests/data/pgn/tata-steel-masters-2024.pgn");

#[test]
fn from_the_file_to_an_answer_that_it_offers() {
    if left_to_all() {
        return;
    }
    let folder = Scratch::new("import");
    let file = folder.file("weekend.pgn");
    let play_off = "\n[Event \"Tata Steel Masters 2024 | Tiebreaks\"]\n[White \"Giri, Anish\"]\n[Black \"Gukesh D\"]\n[Result \"1-0\"]\n\n1-0\n";
    let second = WIJK.replace("Tata Steel Masters 2024", "Tata Steel Challengers 2024");
    std::fs::write(&file, format!("{WIJK}{play_off}{second}")).unwrap();
    let site = Site::start();
    let driver = Driver::start();
    let ann = driver.browser(Look::TELEPHONE);
    ann.go(&format!("{}{}", site.url, site.link));
    for (field, text) in
        [("name", "Ann"), ("password", "correct horse"), ("again", "correct horse")]
    {
        ann.type_into(&format!("input[name={field}]"), text);
    }
    ann.click("main button.main");
    ann.wait_for("header.top", "Ann");

    ann.go(&format!("{}/events/new", site.url));
    ann.type_into("input[name=file]", &file);
    ann.click("main button.main");
    ann.wait_for("h1", "What the file holds");
    ann.wait_for("main", "two tournaments are in this file");
    assert!(!ann.scrolls_sideways());
    let pictures = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    ann.picture(&pictures.join("what-the-file-holds.png"), true);
    ann.click("input[name=which]");
    // Another regulation is looked at by itself.
    ann.run("const s = document.querySelector('select[name=regulation]'); s.value = 'tata-steel-masters-2023'; s.dispatchEvent(new Event('change', { bubbles: true })); return 1");
    ann.wait_for("main", "As it is chosen: Draw lots");
    ann.picture(&pictures.join("what-the-readings-mean.png"), true);
    ann.click("button[value=bring]");
    ann.wait_for("h1", "Tata Steel Masters 2024");
    ann.wait_for("form.offer", "Anish Giri with white in this game");
    ann.click("form.offer button");
    ann.wait_for("form.offer", "The file has 1-0 for this game");
    assert!(!ann.scrolls_sideways());
    ann.picture(&pictures.join("offered-by-the-file.png"), true);
    assert_eq!(ann.complaints(), Vec::<String>::new());
}
