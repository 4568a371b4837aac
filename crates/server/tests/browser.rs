//! A real browser: somebody new brings in an event, conducts the play-off of Tata Steel 2024 to its
//! end with one correction, while another watches the public board.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::Site;
use std::path::PathBuf;
use std::time::Duration;
use tiebreak_e2e::browser::{Browser, Driver, Look};

fn picture(browser: &Browser, name: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    browser.picture(&folder.join(format!("{name}.png")), !name.starts_with("hall"));
}

/// Answers, and waits until the log shows this many entries.
fn conduct(console: &Browser, selector: &str, entries: usize) {
    console.click(selector);
    entered(console, entries);
}

/// Waits until the log shows this many entries and the boards take the next answer.
fn entered(console: &Browser, entries: usize) {
    console.wait_until(&format!("return !!document.getElementById('line-{}')", entries + 1));
    console.settled();
}

#[test]
fn a_play_off_from_the_file_to_the_winner() {
    let site = Site::start();
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);

    // The first link makes the administrator.
    ann.go(&format!("{}{}", site.url, site.link));
    picture(&ann, "setup-light");
    ann.type_into("input[name=name]", "Ann Arbiter");
    ann.type_into("input[name=password]", "correct horse");
    ann.type_into("input[name=again]", "correct horse");
    ann.click("main button.main");
    ann.wait_for("header.top", "Ann Arbiter");
    picture(&ann, "events-light");

    // An event from a file.
    ann.click("a[href='/events/new']");
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../crates/server/events/tata-steel-masters-2024.toml");
    ann.type_into("input[type=file]", &file.canonicalize().unwrap().display().to_string());
    picture(&ann, "new-event-light");
    ann.click("main button.main");
    ann.wait_for("h1", "What the file holds");
    ann.wait_for(".reading", "continued");
    picture(&ann, "what-the-file-holds-light");
    ann.click("button[value=bring]");
    ann.wait_for("h1", "Tata Steel Masters 2024");
    let event = ann.address().trim_end_matches("/console").to_owned();
    assert!(event.ends_with("/events/tata-steel-masters-2024-2"), "{event}");
    ann.wait_for(".now .cards", "Draw lots");

    // Somebody else watches, without an account.
    let hall = driver.browser(Look::HALL);
    hall.go(&format!("{event}/board"));
    hall.wait_for("main", "Four tied on 8½");
    hall.wait_for(".live", "live");
    picture(&hall, "hall-lots");

    // Lots for both semi-finals from dice.
    ann.type_into("[data-question='semi-final-1/first-white'] input[name=seed]", "6 2 5 1");
    conduct(&ann, "[data-question='semi-final-1/first-white'] button.main", 1);
    hall.wait_for("main", "White by lots");
    ann.type_into("[data-question='semi-final-2/first-white'] input[name=seed]", "3 3 1 4");
    conduct(&ann, "[data-question='semi-final-2/first-white'] button.main", 2);
    hall.wait_for("main", "Semi-final 2");
    picture(&hall, "hall-semi-finals");
    picture(&ann, "console-light");

    // As it was: Wei Yi beat Abdusattorov, Gukesh beat Giri; here by one win and a draw each.
    let wins = |name: &str, question: &str| {
        let white = ann.text(&format!("[data-question='{question}'] .side .name"));
        format!(
            "[data-question='{question}'] button[value='{}']",
            if white == name { "1-0" } else { "0-1" }
        )
    };
    conduct(&ann, &wins("Wei Yi", "semi-final-1/game-1"), 3);
    hall.wait_for("main", "game 2 of 2");
    conduct(&ann, "[data-question='semi-final-1/game-2'] button[value='1/2-1/2']", 4);
    conduct(&ann, &wins("Gukesh D", "semi-final-2/game-1"), 5);
    conduct(&ann, "[data-question='semi-final-2/game-2'] button[value='1/2-1/2']", 6);

    // The final was entered wrongly, and is corrected: the consequences are shown first.
    ann.type_into("[data-question='final/first-white'] input[name=seed]", "1");
    conduct(&ann, "[data-question='final/first-white'] button.main", 7);
    // One key, as there is only one board.
    ann.press("5");
    entered(&ann, 8);
    conduct(&ann, &wins("Gukesh D", "final/game-2"), 9);
    ann.wait_for("#now", "Gukesh D wins");
    hall.wait_for(".winner", "Gukesh D");

    ann.click("label[for=tab-2]");
    ann.click("#line-10 a.correct");
    ann.wait_for("h2", "Correct value");
    let value = if ann.text(".side .name") == "Wei Yi" { "1-0" } else { "0-1" };
    ann.click(&format!("button[value='{value}']"));
    ann.wait_for(".before-after", "Wei Yi");
    picture(&ann, "correction-light");
    ann.type_into("input[name=why]", "The result was entered for the wrong side");
    ann.click("main button.main");
    ann.wait_for("#now", "Wei Yi wins");
    ann.wait_for(".last .superseded .mark", "NO LONGER COUNTS");
    hall.wait_for(".winner", "Wei Yi");
    picture(&hall, "hall-winner");
    picture(&ann, "console-finished-light");

    // The record holds together, with the account's name in every entry.
    let visitor = common::Visitor::new(&site.url);
    let record = visitor.get(&format!("{}/record", event.trim_start_matches(&site.url))).text;
    assert_eq!(record.lines().count(), 11);
    assert!(record.lines().skip(1).all(|line| line.contains("\"by\":\"Ann Arbiter\"")), "{record}");
    tiebreak_record::Record::parse(&record).unwrap();
    for browser in [&ann, &hall] {
        assert!(browser.complaints().is_empty(), "{:?}", browser.complaints());
    }
}

/// Nothing but the keyboard, from the empty grid to the console.
#[test]
fn a_grid_is_filled_by_keyboard_alone() {
    let site = Site::start();
    site.administrator();
    let driver = Driver::start();
    let browser = driver.browser(Look::LAPTOP);
    browser.go(&format!("{}/login?then=/events/new/grid%3Fplayers%3D3", site.url));
    browser.wait_for("h1", "Log in");
    browser.press("Ann\u{e004}correct horse\u{e007}");
    browser.wait_for("h1", "New round robin");
    browser.type_into("input[name=title]", "Club");
    // Tab goes along the rows: name, rating, two cells.
    browser.press("\u{e004}Ann\u{e004}2100\u{e004}5\u{e004}5");
    browser.press("\u{e004}Ben\u{e004}\u{e004}\u{e004}5");
    browser.press("\u{e004}Cleo");
    picture(&browser, "grid-light");
    browser.run("document.querySelector('main form:last-of-type button.main').focus()");
    browser.press("\u{e007}");
    browser.wait_for("h1", "What the file holds");
    browser.run("document.querySelector('select[name=regulation]').focus()");
    browser.press("Tata Steel Masters 2023\u{e004}");
    browser.wait_for("main", "As it is chosen: Draw lots");
    browser.run("document.querySelector('button[value=bring]').focus()");
    browser.press("\u{e007}");
    browser.wait_for("main", "Draw lots for the pairing numbers of Ann, Ben and Cleo");
}

#[test]
fn every_size_and_light() {
    let site = Site::start();
    let ann = site.administrator();
    ann.post(
        "/events/tata-steel-masters-2024/answers",
        "question=semi-final-1/first-white&seed=6+2+5+1",
    );
    let driver = Driver::start();
    let pages = [
        "",
        "events/tata-steel-masters-2024",
        "events/tata-steel-masters-2024/console",
        "events/tata-steel-masters-2024/board",
        "events/new",
        "people",
        "regulations/tata-steel-masters-2023",
        "events/tepe-sigeman-co-2024/board",
        "events/grand-chess-tour-2018-standings-after-the-sinquefield-cup",
        "events/tata-steel-masters-2022-before-round-13/what-if",
        "events/tata-steel-masters-2022-before-round-13/what-if?88=1/2-1/2",
        "events/tata-steel-masters-2022-before-round-13/board",
        "events/tata-steel-masters-2024/overlay",
    ];
    let looks = [(Look::LAPTOP, "light"), (Look::DARK, "dark"), (Look::TELEPHONE, "phone")];
    // One of them for everyone, all for `./test --all`.
    let some = if std::env::var_os("TIEBREAK_ALL").is_some() { &looks[..] } else { &looks[..1] };
    for &(look, name) in some {
        let browser = driver.browser(look);
        browser.go(&format!("{}/login", site.url));
        browser.type_into("input[name=name]", "Ann");
        browser.type_into("input[name=password]", "correct horse");
        browser.click("main button.main");
        browser.wait_for("header.top", "Ann");
        for page in pages {
            browser.go(&format!("{}/{page}", site.url));
            assert_ne!(browser.text("h1"), "Not found", "/{page}");
            picture(
                &browser,
                &format!(
                    "{}-{name}",
                    if page.is_empty() { "list".into() } else { page.replace('/', "-") }
                ),
            );
            assert!(!browser.scrolls_sideways(), "/{page} is wider than a {name} screen");
            assert!(browser.complaints().is_empty(), "{:?}", browser.complaints());
        }
    }
}

/// The fields of a promise stand among those of the draw and still go their own way.
#[test]
fn secrets_are_promised_and_revealed_in_the_console() {
    let site = Site::start();
    site.administrator();
    let driver = Driver::start();
    let ann = driver.browser(Look::TELEPHONE);
    ann.go(&format!("{}/login?then=/events/tata-steel-masters-2024/console", site.url));
    ann.type_into("input[name=name]", "Ann");
    ann.type_into("input[name=password]", "correct horse");
    ann.click("main button.main");
    ann.wait_for(".now .cards", "Draw lots");
    let card = "[data-question='semi-final-1/first-white']";
    // The sign of a change overtakes the answer to what was sent: the fields are empty all the
    // same.
    ann.run(
        "const fetched = window.fetch; window.fetch = async (address, options) => { \
           const response = await fetched(address, options); \
           if (options?.method === 'POST') await new Promise((done) => setTimeout(done, 1000)); \
           return response; }",
    );
    for (index, (party, secret)) in
        [("Players", "three grey geese"), ("Press", "rain on sunday")].into_iter().enumerate()
    {
        if index == 0 {
            ann.run(&format!(
                "[...document.querySelectorAll(\"{card} details\")].at(-1).open = true"
            ));
        }
        ann.type_into(&format!("{card} input[name=party]"), party);
        ann.type_into(
            &format!("{card} input[name=hash]"),
            &tiebreak_record::sha256(secret.as_bytes()),
        );
        ann.click(&format!("{card} fieldset button[form]"));
        ann.wait_for(card, &format!("Secret of {party}"));
        let left =
            ann.run(&format!("return document.querySelector(\"{card} input[name=party]\").value"));
        assert_eq!(left, "", "what was written is no longer typed");
    }
    picture(&ann, "console-secrets-phone");
    ann.type_into(&format!("{card} input[name='secret/Players']"), "three grey geese");
    ann.type_into(&format!("{card} input[name='secret/Press']"), "rain on sunday");
    ann.click(&format!("{card} button[value=secrets]"));
    ann.wait_for(".last", "Semi-final 1");
    // On a telephone the toast stands before the tabs for ten seconds.
    ann.run("document.getElementById('tab-2').checked = true");
    ann.wait_for("section.log", "Players=three grey geese;Press=rain on sunday");
}

#[test]
fn the_hall_and_the_stream() {
    let site = Site::start();
    let ann = site.administrator();
    let driver = Driver::start();
    let hall = driver.browser(Look::HALL);
    let show = |event: &str, view: &str, name: &str| {
        hall.go(&format!("{}/events/{event}/{view}", site.url));
        picture(&hall, &format!("hall-{name}"));
        assert!(!hall.scrolls_sideways(), "{event}/{view}");
    };
    hall.go(&format!("{}/events/tata-steel-masters-2022-before-round-13/board", site.url));
    // The outlook comes by itself, when it is worked out.
    hall.wait_for(".needs", "Magnus Carlsen");
    show("tata-steel-masters-2022-before-round-13", "board", "as-it-stands");
    show("tata-steel-masters-2022-before-round-13", "overlay", "overlay-as-it-stands");
    let candidates =
        include_bytes!("../../../crates/server/events/candidates-2024-before-round-14.toml");
    let added = ann.upload("candidates.toml", candidates, "candidates-2024");
    let name = added
        .header("location")
        .trim_start_matches("/events/")
        .trim_end_matches("/console")
        .to_owned();
    hall.go(&format!("{}/events/{name}/board", site.url));
    hall.wait_for(".leaders", "wins the tournament if he wins");
    show(&name, "board", "candidates");
    show(&name, "what-if", "candidates-what-if");
    let tata = "tata-steel-masters-2024";
    show(tata, "overlay", "overlay-lots");
    let answer = |question: &str, what: &str| {
        let entered =
            ann.post(&format!("/events/{tata}/answers"), &format!("question={question}&{what}"));
        assert_eq!(entered.status, 303, "{}", entered.text);
    };
    answer("semi-final-1/first-white", "seed=6+2+5+1");
    show(tata, "overlay", "overlay-one-game");
    answer("semi-final-2/first-white", "seed=3+3+1+4");
    show(tata, "overlay", "overlay-two-games");
    show("tepe-sigeman-co-2024", "board", "tepe");
    show("grand-chess-tour-2018-standings-after-the-sinquefield-cup", "board", "tour");
    show("tata-steel-masters-2022", "board", "no-tie");
    show("tata-steel-masters-2022", "overlay", "overlay-winner");
}

#[test]
fn a_lost_connection_is_seen_and_comes_back() {
    let driver = Driver::start();
    let browser = driver.browser(Look::TELEPHONE);
    let site = Site::start();
    browser.go(&format!("{}/events/tata-steel-masters-2024/board", site.url));
    browser.wait_for(".live", "live");
    let port: u16 = site.url.rsplit(':').next().unwrap().parse().unwrap();
    drop(site);
    browser.wait_for(".live", "not live");
    // Somebody starts it again on the same address.
    let _again = Site::at(port);
    browser.wait_for("main", "Four tied on 8½");
    let begun = std::time::Instant::now();
    while browser.text(".live") != "live" {
        assert!(begun.elapsed() < Duration::from_secs(60), "it did not come back");
        std::thread::sleep(Duration::from_millis(100));
    }
}
