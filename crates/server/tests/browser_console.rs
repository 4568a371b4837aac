//! The console in a real browser: answers in place, refusals on their card, without a connection
//! and without scripts, several at once; on SQLite and on PostgreSQL.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::at_work::{self, on_both};
use crate::common::{Site, Visitor, form};
use std::time::{Duration, Instant};
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

const EVENT: &str = "/events/tata-steel-masters-2024";
const FIRST: &str = "[data-question='semi-final-1/first-white']";
const SECOND: &str = "[data-question='semi-final-2/first-white']";

fn log_in(browser: &Browser, site: &Site, name: &str) {
    at_work::log_in(browser, site, name, &format!("{EVENT}/console"));
    browser.wait_for(".now", "Draw lots");
}

/// An arbiter at the console, and a program that enters under another account of the same event.
fn console(site: &Site, driver: &Driver) -> (Browser, Visitor) {
    let ann = site.administrator();
    let bob = site.member(&ann, "Bob", "arbiter");
    ann.post("/people/Bob/events", "event=tata-steel-masters-2024&conducts=yes");
    let browser = driver.browser(Look::LAPTOP);
    log_in(&browser, site, "Ann");
    (browser, bob)
}

fn enter(who: &Visitor, fields: &[(&str, &str)]) {
    at_work::enter(who, EVENT, fields);
}

/// Both lots by hand: Wei Yi and Anish Giri have white.
fn lots(who: &Visitor) {
    enter(who, &[("question", "semi-final-1/first-white"), ("how", "hand"), ("first", "Wei Yi")]);
    enter(
        who,
        &[("question", "semi-final-2/first-white"), ("how", "hand"), ("first", "Anish Giri")],
    );
}

fn lines(site: &Site) -> usize {
    site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len())
}

/// Waits until the console shows this many lines of the record and takes answers.
fn shown(browser: &Browser, lines: usize) {
    browser.wait_until(&format!(
        "return document.getElementById('console').dataset.lines === '{lines}'"
    ));
    browser.settled();
}

fn focused(browser: &Browser) -> String {
    let question = browser
        .run("return document.activeElement.closest('[data-question]')?.dataset.question ?? ''");
    question.as_str().unwrap().to_owned()
}

/// A mark that a page load would wipe away.
fn mark(browser: &Browser) {
    browser.run("window.mark = 'here'");
}

fn marked(browser: &Browser) -> bool {
    browser.run("return window.mark === 'here'") == true
}

#[test]
fn answers_are_given_and_taken_back_in_place() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, _) = console(site, driver);
        mark(&ann);
        ann.type_into(&format!("{FIRST} input[name=seed]"), "6 2 5 1");
        ann.click(&format!("{FIRST} button.main"));
        shown(&ann, 2);
        assert_eq!(focused(&ann), "semi-final-2/first-white", "the next board");
        ann.wait_for(".toast", "Written");
        // The last answer is taken back from the toast, which is an entry of its own.
        ann.click(".toast button");
        shown(&ann, 3);
        assert_eq!(focused(&ann), "semi-final-1/first-white", "the one that is asked again");
        ann.wait_for(".last .superseded .mark", "NO LONGER COUNTS");
        assert!(ann.text(".last").contains("taken back at once"), "{}", ann.text(".last"));
        // The toast goes after ten seconds.
        ann.type_into(&format!("{SECOND} input[name=seed]"), "3 3 1 4");
        ann.click(&format!("{SECOND} button.main"));
        shown(&ann, 4);
        let begun = Instant::now();
        while ann.run("return !!document.querySelector('.toast')") == true {
            assert!(begun.elapsed() < Duration::from_secs(60), "the toast stays");
            std::thread::sleep(Duration::from_millis(100));
        }
        assert!(begun.elapsed() > Duration::from_secs(7), "it went after {:?}", begun.elapsed());
        assert!(marked(&ann), "the page was never left");
        assert_eq!(ann.complaints(), Vec::<String>::new());
    });
}

#[test]
fn a_repeated_key_enters_nothing() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, bob) = console(site, driver);
        lots(&bob);
        shown(&ann, 3);
        ann.run("document.querySelector(\"[data-question='semi-final-1/game-1']\").focus()");
        ann.press("111");
        shown(&ann, 4);
        // What a second game would have needed is there, and took nothing.
        ann.wait_for("[data-question='semi-final-1/game-2']", "game 2 of 2");
        assert_eq!((lines(site), focused(&ann).as_str()), (4, "semi-final-2/game-1"));
        // Twice on the same button is once.
        ann.run("const button = document.querySelector(\"[data-question='semi-final-2/game-1'] button[value='1/2-1/2']\"); button.click(); button.click();");
        shown(&ann, 5);
        assert_eq!(lines(site), 5);
        // The keys are shown, and closed again.
        ann.press("?");
        ann.wait_for("dialog[open]", "White wins");
        ann.press("\u{e00c}");
        ann.wait_until("return !document.querySelector('dialog[open]')");
        assert_eq!(lines(site), 5);
    });
}

#[test]
fn a_refusal_stands_on_the_card_and_what_was_typed_stays() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, bob) = console(site, driver);
        mark(&ann);
        // No seed.
        ann.run(&format!("document.querySelector(\"{FIRST} details\").open = true"));
        ann.type_into(&format!("{FIRST} input[name=witness]"), "Carl");
        ann.click(&format!("{FIRST} button.main"));
        ann.wait_for(&format!("{FIRST} .refused"), "There is no seed to draw from");
        let typed = |selector: &str| {
            ann.run(&format!("return document.querySelector(\"{selector}\").value"))
        };
        assert_eq!(typed(&format!("{FIRST} input[name=witness]")), "Carl");
        // The session is lost: what to do is there, and the seed stays.
        ann.type_into(&format!("{FIRST} input[name=seed]"), "6 2 5 1");
        ann.forget_session();
        ann.click(&format!("{FIRST} button.main"));
        ann.wait_for(&format!("{FIRST} .refused"), "Log in");
        assert_eq!(typed(&format!("{FIRST} input[name=seed]")), "6 2 5 1");
        let log_in = "return fetch('/login', { method: 'POST', body: new URLSearchParams({ name: 'Ann', password: 'correct horse' }) }).then((answer) => answer.ok)";
        assert_eq!(ann.run(log_in), true);
        ann.click(&format!("{FIRST} button.main"));
        shown(&ann, 2);
        // What another enters comes in under her hands, and what she types stays.
        ann.type_into(&format!("{SECOND} input[name=seed]"), "3 3");
        enter(&bob, &[("question", "semi-final-1/game-1"), ("value", "1-0")]);
        shown(&ann, 3);
        assert_eq!(typed(&format!("{SECOND} input[name=seed]")), "3 3");
        assert_eq!(focused(&ann), "semi-final-2/first-white");
        ann.type_into(&format!("{SECOND} input[name=seed]"), " 1 4");
        ann.click(&format!("{SECOND} button.main"));
        shown(&ann, 4);
        assert!(bob.get(&format!("{EVENT}/record")).text.contains("\"seed\":\"3 3 1 4\""));
        assert!(marked(&ann));
    });
}

#[test]
fn an_answer_waits_for_the_connection() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, bob) = console(site, driver);
        lots(&bob);
        shown(&ann, 3);
        mark(&ann);
        ann.offline(true);
        ann.click("[data-question='semi-final-1/game-1'] button[value='1-0']");
        ann.wait_for(
            "[data-question='semi-final-1/game-1'] .waiting",
            "Waiting for the connection: 1–0.",
        );
        ann.click("[data-question='semi-final-2/game-1'] button[value='0-1']");
        ann.wait_for(
            "[data-question='semi-final-2/game-1'] .waiting",
            "Waiting for the connection: 0–1.",
        );
        // Somebody is faster on the second board.
        enter(&bob, &[("question", "semi-final-2/game-1"), ("value", "1/2-1/2")]);
        assert_eq!(lines(site), 4);
        ann.offline(false);
        shown(&ann, 5);
        ann.wait_for(".refused", "Not written: 0–1.");
        assert!(
            ann.text(".refused").contains("was answered already by Bob: 1/2-1/2"),
            "{}",
            ann.text(".refused")
        );
        assert_eq!(ann.run("return document.querySelectorAll('.notice.waiting').length"), 0);
        assert_eq!(lines(site), 5, "the first is written, the second is not");
        assert!(marked(&ann));
        // A change of mind while it waits.
        ann.offline(true);
        ann.click("[data-question='semi-final-1/game-2'] button[value='1-0']");
        ann.wait_for("[data-question='semi-final-1/game-2'] .waiting", "Waiting");
        ann.click("[data-question='semi-final-1/game-2'] .waiting button");
        ann.offline(false);
        ann.wait_for(".live", "live");
        enter(&bob, &[("question", "semi-final-2/game-2"), ("value", "1-0")]);
        shown(&ann, 6);
        assert_eq!(lines(site), 6, "it was not sent");
    });
}

/// The same answer, sent once more because its answer was lost with the connection, is written
/// once.
#[test]
fn what_is_sent_again_is_written_once() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let ann = site.administrator();
    let answer = [("question", "semi-final-1/first-white"), ("seed", "6 2 5 1")];
    enter(&ann, &answer);
    let again = [answer.as_slice(), &[("sent-before", "yes")]].concat();
    let second = ann.post(&format!("{EVENT}/answers"), &form(&again));
    assert_eq!(
        (second.status, second.header("location")),
        (303, "/events/tata-steel-masters-2024/console?written=2")
    );
    let other = [("question", "semi-final-1/first-white"), ("seed", "1"), ("sent-before", "yes")];
    let refused = ann.post(&format!("{EVENT}/answers"), &form(&other));
    assert!(
        refused.status == 409 && refused.text.contains("was answered already by Ann"),
        "{}",
        refused.text
    );
    assert_eq!(lines(&site), 2);
}

#[test]
fn two_arbiters_and_a_spectator() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let (ann, _) = console(site, driver);
        let bob = driver.browser(Look::TELEPHONE);
        log_in(&bob, site, "Bob");
        let hall = driver.browser(Look::HALL);
        hall.go(&format!("{}{EVENT}/board", site.url));
        hall.wait_for("main", "Four tied on 8½");
        for (who, card) in [(&ann, FIRST), (&bob, SECOND)] {
            who.type_into(&format!("{card} input[name=seed]"), "1");
        }
        ann.click(&format!("{FIRST} button.main"));
        // While cards change under the pointer, a press is not taken.
        shown(&bob, 2);
        bob.click(&format!("{SECOND} button.main"));
        for who in [&ann, &bob] {
            shown(who, 3);
            who.wait_for(".now", "Enter the results of game 1 of 2.");
        }
        hall.wait_for("main", "Semi-final 1");
        hall.wait_for("main", "Semi-final 2");
        // Both enter the same game at once: one is written, the other is told on the card what
        // is there.
        let game = "[data-question='semi-final-1/game-1']";
        ann.run(&format!("document.querySelector(\"{game} button[value='1-0']\").click()"));
        bob.run(&format!("document.querySelector(\"{game} button[value='0-1']\").click()"));
        for who in [&ann, &bob] {
            shown(who, 4);
        }
        let told = || {
            [&ann, &bob].iter().any(|who| who.text(".refused").contains("was answered already by"))
        };
        let begun = Instant::now();
        while !told() {
            assert!(begun.elapsed() < Duration::from_secs(60), "nobody was told");
        }
        assert_eq!(lines(site), 4);
        hall.wait_for("main", "game 2 of 2");
        // A correction is seen on the board at once, and says what it was.
        ann.click("label[for=tab-2]");
        ann.click("#line-4 a.correct");
        ann.wait_for("h2", "Correct value");
        ann.click("button[value='1/2-1/2']");
        ann.type_into("input[name=why]", "Read from the slip");
        ann.click("main button.main");
        ann.wait_for(".last .superseded .mark", "NO LONGER COUNTS");
        bob.wait_for(".last .superseded .mark", "NO LONGER COUNTS");
        hall.wait_for(".corrected", "Corrected: semi-final 1, game 1 of 2 was a draw");
        hall.run("document.querySelector('.strip').dataset.expires = '1'");
        hall.wait_until("return !document.querySelector('.corrected')");
        assert!(!bob.scrolls_sideways() && !hall.scrolls_sideways());
    });
}

#[test]
fn everything_works_without_scripts() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        site.administrator();
        let ann = driver.browser(Look::TELEPHONE);
        ann.without_scripts();
        log_in(&ann, site, "Ann");
        ann.type_into(&format!("{FIRST} input[name=seed]"), "6 2 5 1");
        ann.click(&format!("{FIRST} button.main"));
        ann.wait_for(".toast", "Written");
        ann.click(".toast button");
        ann.wait_for(".last .superseded .mark", "NO LONGER COUNTS");
        ann.type_into(&format!("{FIRST} input[name=seed]"), "1");
        ann.click(&format!("{FIRST} button.main"));
        ann.click("[data-question='semi-final-1/game-1'] button[value='1-0']");
        ann.wait_for("[data-question='semi-final-1/game-2']", "game 2 of 2");
        // Tabs and folds need none either.
        ann.click("label[for=tab-1]");
        ann.wait_for(".panel .steps", "Sonneborn-Berger");
        ann.click("label[for=tab-2]");
        ann.click("#line-5 a.correct");
        ann.click("button[value='0-1']");
        ann.wait_for(".consequences", "Nobody's place changes");
        ann.type_into("input[name=why]", "Wrong side");
        ann.click("main button.main");
        ann.wait_for(".last", "Wrong side");
        // A refusal is a page.
        ann.click(&format!("{SECOND} button.main"));
        ann.wait_for("h1", "This cannot be used");
        assert_eq!(lines(site), 6);
    });
}
