//! The pages of bridge events in a real browser, at a desk and on a telephone: none is wider than
//! the screen, nothing keeps anybody out.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::Site;
use std::path::PathBuf;
use tiebreak_e2e::axe::violations;
use tiebreak_e2e::browser::{Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

const TEAMS: &[u8] = include_bytes!("../../formats/tests/data/bridge/usebio/teams_round_robin.xml");
const PAIRS: &str = include_str!("../../formats/tests/data/bridge/usebio/pairs_barometer.xml");

/// A round robin of teams with long names that lacks its last round.
fn before_the_last_round() -> String {
    let names = [
        "Llanfairpwllgwyngyllgogerychwyrndrobwll",
        "Østerlars-Gudhjem Bridgeklub",
        "Ålesund",
        "丁立人和朋友们",
    ];
    let mut text = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Before the last round\"\nkind = \"round-robin\"\nregulation = \"wbf-2023\"\n",
    );
    for name in names {
        text.push_str(&format!("[[team]]\nname = \"{name}\"\n"));
    }
    for (round, first, second, imps) in
        [(1, 0, 2, "[30, 20]"), (1, 1, 3, "[21, 22]"), (2, 0, 3, "[10, 40]"), (2, 1, 2, "[18, 7]")]
    {
        text.push_str(&format!(
            "[[match]]\nround = {round}\nteams = [\"{}\", \"{}\"]\nboards = 16\nimps = {imps}\n",
            names[first], names[second]
        ));
    }
    text
}

/// What reaches beyond the right edge of the window outside anything that scrolls.
const OUTSIDE: &str = "return [...document.querySelectorAll('main *')].filter((e) => {
    const box = e.getBoundingClientRect();
    return !e.closest('.scroll, figure, .unseen, svg') && box.width > 0 && box.right > document.documentElement.clientWidth + 1;
  }).map((e) => e.tagName + '.' + e.className + ': ' + e.textContent.slice(0, 40)).join('; ')";

#[test]
fn no_page_of_a_bridge_event_is_wider_than_the_screen() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let ann = site.administrator();
    let brought = |file: &str, bytes: &[u8], regulation: &str| {
        let answer = ann.upload(file, bytes, regulation);
        assert_eq!(answer.status, 303, "{}", answer.text);
        answer.header("location").trim_end_matches("/console").to_owned()
    };
    let teams = brought("teams.xml", TEAMS, "wbf-2023");
    let before = brought("before.toml", before_the_last_round().as_bytes(), "");
    // Two winners and long names.
    let pairs = PAIRS
        .replace("<WINNER_TYPE>1<", "<WINNER_TYPE>2<")
        .replace("Cherry North", "Wolfeschlegelsteinhausenbergerdorff");
    let pairs = brought("pairs.xml", pairs.as_bytes(), "wbf-2023");
    let pages = [
        pairs.clone(),
        format!("{pairs}/boards"),
        format!("{pairs}/boards/1"),
        format!("{pairs}/cards/1"),
        format!("{pairs}/protocol"),
        teams.clone(),
        format!("{teams}/boards/1"),
        format!("{teams}/cards/1"),
        format!("{teams}/protocol"),
        before.clone(),
        format!("{before}/what-if"),
    ];
    let driver = Driver::start();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    let mut wrong = Vec::new();
    for (look, name) in [(Look::TELEPHONE, "telephone"), (Look::LAPTOP, "desk")] {
        let browser = driver.browser(look);
        for page in &pages {
            browser.go(&format!("{}{page}", site.url));
            assert_ne!(browser.text("h1"), "Not found", "{page}");
            let file = page.trim_start_matches("/events/").replace('/', "-");
            browser.picture(&folder.join(format!("bridge-{file}-{name}.png")), true);
            if browser.scrolls_sideways() {
                wrong.push(format!("{page} is wider than the screen, {name}"));
            }
            let outside = browser.run(OUTSIDE);
            let outside = outside.as_str().unwrap_or_default();
            if !outside.is_empty() {
                wrong.push(format!("{page}, {name}, outside: {outside}"));
            }
            // Paper is made for paper; its contrast and marks are looked at elsewhere.
            if !page.ends_with("/protocol") {
                wrong.extend(
                    violations(&browser).into_iter().map(|one| format!("{page}, {name}: {one}")),
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}
