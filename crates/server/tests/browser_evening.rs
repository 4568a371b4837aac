//! The rest of an evening in a real browser, on both databases: the event file amended, a
//! correction that puts another into the final, what each button leads to, rests that are corrected
//! and end with play, times of the hall, an event brought in step by step.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::at_work::{enter, log_in, on_both};
use crate::common::{Site, Visitor};
use tiebreak_e2e::axe::violations;
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::skipping::left_to_all;

const EVENT: &str = "/events/tata-steel-masters-2024";
const FILE: &str = include_str!("../../../crates/server/events/tata-steel-masters-2024.toml");

fn console(site: &Site, driver: &Driver) -> (Browser, Visitor) {
    let program = site.administrator();
    let ann = driver.browser(Look::LAPTOP);
    log_in(&ann, site, "Ann", &format!("{EVENT}/console"));
    ann.wait_for(".now", "Draw lots");
    (ann, program)
}

fn answer(who: &Visitor, question: &str, value: &str) {
    enter(who, EVENT, &[("question", question), ("value", value)]);
}

/// Wei Yi and Anish Giri have white, and win their semi-finals by 1½–½.
fn semi_finals(who: &Visitor) {
    for (question, first) in
        [("semi-final-1/first-white", "Wei Yi"), ("semi-final-2/first-white", "Anish Giri")]
    {
        enter(who, EVENT, &[("question", question), ("how", "hand"), ("first", first)]);
    }
    for semi_final in ["semi-final-1", "semi-final-2"] {
        answer(who, &format!("{semi_final}/game-1"), "1-0");
        answer(who, &format!("{semi_final}/game-2"), "1/2-1/2");
    }
}

/// Puts a text into the field as somebody who types it.
fn write(browser: &Browser, text: &str) {
    let text = serde_json::to_string(text).unwrap();
    browser.run(&format!("document.querySelector('textarea[name=text]').value = {text}"));
}

#[test]
fn the_event_file_is_amended() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, program) = console(site, driver);
        enter(
            &program,
            EVENT,
            &[("question", "semi-final-1/first-white"), ("how", "hand"), ("first", "Wei Yi")],
        );
        ann.wait_for(".now", "Wei Yi");
        // The console leads there.
        ann.run(&format!("document.querySelector(\"a[href='{EVENT}/amend']\").click()"));
        ann.wait_for("h1", "Amend the event file");
        // A mistake is told, and what was typed stays.
        write(&ann, &FILE.replacen("rating     = 2727", "rating     = \"strong\"", 1));
        ann.click("main button.main");
        ann.wait_for("[role=alert]", "strong");
        assert!(
            ann.run("return document.querySelector('textarea').value.includes('\"strong\"')")
                == true
        );
        // A drawn game instead of a lost one: Wei Yi is alone in front, and there is no
        // play-off.
        let (round, loss) = FILE
            .split_once("white  = \"Wei Yi\"\nblack  = \"Gukesh D\"\nresult = \"0-1\"")
            .unwrap();
        let drawn = format!(
            "{round}white  = \"Wei Yi\"\nblack  = \"Gukesh D\"\nresult = \"1/2-1/2\"{loss}"
        );
        let points = |text: &str, name: &str, points: &str| {
            let at = text.find(&format!("name       = \"{name}\"")).unwrap();
            let line = at + text[at..].find("points     = 8.5").unwrap();
            format!(
                "{}points     = {points}{}",
                &text[..line],
                &text[line + "points     = 8.5".len()..]
            )
        };
        write(&ann, &points(&points(&drawn, "Wei Yi", "9"), "Gukesh D", "8"));
        ann.click("main button.main");
        ann.wait_for(".changes", "Wei Yi – Gukesh D: result 1/2-1/2 instead of 0-1");
        assert!(ann.text(".consequences").contains("Wei Yi wins"), "{}", ann.text(".consequences"));
        assert!(ann.text(".falls-away").contains("Wei Yi"), "{}", ann.text(".falls-away"));
        assert_eq!(violations(&ann), Vec::<String>::new());
        assert!(
            !program.get(&format!("{EVENT}/record")).text.contains("amendment"),
            "nothing is entered yet"
        );
        ann.type_into("input[name=why]", "Read from the score sheet");
        ann.click("main button.main");
        // On the console: the page that asked for the reason said it, too.
        ann.wait_for("#now", "Wei Yi wins");
        let log = program.get(&format!("{EVENT}/log")).page().at("main").text();
        assert!(
            log.contains("Read from the score sheet") && log.contains("no longer counts"),
            "{log}"
        );
        assert_eq!(ann.complaints(), Vec::<String>::new());
    });
}

#[test]
fn a_correction_names_who_is_in_and_who_is_out() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, program) = console(site, driver);
        semi_finals(&program);
        enter(
            &program,
            EVENT,
            &[("question", "final/first-white"), ("how", "hand"), ("first", "Wei Yi")],
        );
        answer(&program, "final/game-1", "1-0");
        // One ahead with one game to go: a draw is enough.
        let button = |result: &str| {
            format!("[data-question='final/game-2'] .result:has(button[value='{result}']) small")
        };
        ann.wait_for(&button("1/2-1/2"), "Wei Yi wins");
        ann.wait_for(&button("0-1"), "Wei Yi wins");
        ann.wait_for(&button("1-0"), "level");
        // The first game of the first semi-final was the other way round.
        ann.click("label[for=tab-2]");
        ann.click("#line-4 a.correct");
        ann.click("button[value='0-1']");
        ann.wait_for(".consequences", "Nodirbek Abdusattorov, not Wei Yi, reaches the final.");
        let said = ann.text(".consequences");
        assert!(said.contains("The lots of the final are drawn again."), "{said}");
        ann.type_into("input[name=why]", "Wrong side");
        ann.click("main button.main");
        ann.wait_for(".now", "Nodirbek Abdusattorov");
        // What no longer counts is marked in the log and on the protocol; the board says that
        // something was corrected.
        let log = program.get(&format!("{EVENT}/log")).page();
        assert_eq!(
            log.all(".superseded").len(),
            3,
            "the game, the lots of the final and its first game"
        );
        let protocol = program.get(&format!("{EVENT}/protocol")).page();
        assert_eq!(protocol.all("tr.superseded").len(), 3);
        let hall = driver.browser(Look::HALL);
        hall.go(&format!("{}{EVENT}/board", site.url));
        hall.wait_for(".corrected", "Corrected: semi-final 1, game 1 of 2 was won by ");
        let left = hall.run(
            "return Number(document.querySelector('.strip').dataset.expires) - Date.now() / 1000",
        );
        let left = left.as_f64().unwrap();
        assert!(
            (60.0..=120.0).contains(&left),
            "two minutes from the correction on, {left} are left"
        );
        assert_eq!(ann.complaints(), Vec::<String>::new());
    });
}

#[test]
fn a_rest_is_corrected_and_ends_with_play() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, program) = console(site, driver);
        enter(
            &program,
            EVENT,
            &[("question", "semi-final-1/first-white"), ("how", "hand"), ("first", "Wei Yi")],
        );
        ann.wait_for("[data-question='semi-final-1/game-1']", "Wei Yi");
        let rest = |fold: &str, minutes: &str, why: &str| {
            ann.run(&format!("[...document.querySelectorAll('.rest details')].find((one) => one.textContent.includes('{fold}')).open = true"));
            let form = ".rest details[open] form";
            ann.run(&format!(
                "const field = document.querySelector('{form} input[name=minutes]'); field.value = '{minutes}'"
            ));
            ann.type_into(&format!("{form} input[name=why]"), why);
            ann.click(&format!("{form} button"));
        };
        rest("Grant a rest", "30", "Fire alarm");
        ann.wait_for(".rest .countdown", "May start at");
        let until = || {
            ann.run("return Number(document.querySelector('.rest .countdown').dataset.until)")
                .as_i64()
                .unwrap()
        };
        let long = until();
        rest("Correct this rest", "10", "False alarm");
        ann.wait_until(&format!(
            "return Number(document.querySelector('.rest .countdown').dataset.until) < {long} - 600"
        ));
        ann.click("[data-question='semi-final-1/game-1'] button[value='1-0']");
        ann.wait_until("return !document.querySelector('.rest .countdown')");
        assert_eq!(ann.complaints(), Vec::<String>::new());
    });
}

/// A file that lacks something is kept; the account is the second step; the time zone is chosen
/// there, and times are of that zone.
#[test]
fn an_event_is_brought_in_step_by_step() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let program = site.administrator();
        let ann = driver.browser(Look::TELEPHONE);
        log_in(&ann, site, "Ann", "/events/new");
        ann.wait_for("h1", "New event");
        let folder = Scratch::new("evening");
        let file = folder.file("wijk.toml");
        std::fs::write(&file, FILE.replace("regulation = \"tata-steel-masters-2023\"\n", ""))
            .unwrap();
        ann.type_into("input[name=file]", &file);
        ann.click("main button.main");
        ann.wait_for("h1", "What the file holds");
        // No regulation is chosen: it is told, and the file is still here.
        let step = ann.address();
        ann.click("button[value=bring]");
        ann.wait_for("[role=alert]", "regulation");
        assert!(ann.address().starts_with(step.split('?').next().unwrap()), "{}", ann.address());
        let script = "const list = document.querySelector('select[name=regulation]'); list.value = 'tata-steel-masters-2023'; list.dispatchEvent(new Event('change', { bubbles: true }))";
        ann.run(script);
        ann.wait_for("main", "As it is chosen: Draw lots");
        ann.wait_for(".reading", "mutual");
        ann.run("document.querySelector('input[name=time-zone]').value = 'Europe/Amsterdam'");
        ann.click("button[value=bring]");
        ann.wait_for("h1", "Tata Steel Masters 2024");
        let console = ann.address();
        let slug = console.split("/events/").nth(1).unwrap().split('/').next().unwrap().to_owned();
        let file = program.get(&format!("/events/{slug}/file")).text;
        assert!(file.contains("time-zone = \"Europe/Amsterdam\""), "{file}");
        enter(
            &program,
            &format!("/events/{slug}"),
            &[("question", "semi-final-1/first-white"), ("seed", "1")],
        );
        let log = program.get(&format!("/events/{slug}/log")).page().at("main").text();
        assert!(log.contains("CET") || log.contains("CEST"), "the zone is said: {log}");
        assert!(!ann.scrolls_sideways());
    });
}
