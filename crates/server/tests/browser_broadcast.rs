//! A broadcast in a real browser: proposals are taken and left by one key, and the board stands on
//! other sites where it may.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::boards::{Boards, CUP, cup, following, until};
use crate::common::{Site, Visitor, at_work, form};
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

/// The cup with its arbiter, following these boards.
fn cup_at(site: &Site, boards: &Boards) -> (Visitor, String) {
    let ann = site.administrator();
    let brought = ann.upload("cup.toml", CUP.as_bytes(), "");
    let event = brought.header("location").trim_end_matches("/console").to_owned();
    assert_eq!(ann.post(&format!("{event}/broadcast"), &form(&[("url", &boards.url)])).status, 303);
    (ann, event)
}

fn entries(ann: &Visitor, event: &str) -> Vec<String> {
    ann.get(&format!("{event}/record")).text.lines().skip(1).map(str::to_owned).collect()
}

fn proposals(browser: &Browser) -> usize {
    browser.run("return document.querySelectorAll('.proposal').length").as_u64().unwrap() as usize
}

/// What has just appeared takes no key yet: nobody has read it.
fn press(browser: &Browser, key: &str) {
    browser.settled();
    browser.press(key);
}

#[test]
fn one_key_takes_a_proposal_leaves_it_or_takes_all() {
    if left_to_all() {
        return;
    }
    let (site, driver, boards) = (Site::with(following()), Driver::start(), Boards::new());
    let (ann, event) = cup_at(&site, &boards);
    let browser = driver.browser(Look::LAPTOP);
    at_work::log_in(&browser, &site, "Ann", &format!("{event}/console"));
    boards.show(&cup(["1-0", "*", "*"]));
    // It comes by itself, without a load of the page.
    browser.wait_for(".proposal header", "Ben Baker 1-0 Cleo Carter");
    assert_eq!(entries(&ann, &event).len(), 0, "nothing is entered without a person");
    press(&browser, "y");
    until("the first is entered", || (entries(&ann, &event).len() == 1).then_some(()));
    assert!(entries(&ann, &event)[0].contains("\"from\":\"broadcast\""));
    until("its card goes", || (proposals(&browser) == 0).then_some(()));

    boards.show(&cup(["1-0", "0-1", "*"]));
    browser.wait_for(".proposal header", "Cleo Carter 0-1 Ann Archer");
    press(&browser, "n");
    until("it is left", || (proposals(&browser) == 0).then_some(()));
    assert_eq!(entries(&ann, &event).len(), 1, "what is left is not entered");

    // What is left comes again when the broadcast says something else.
    boards.show(&cup(["1-0", "1/2-1/2", "1-0"]));
    browser.wait_for("form.all button", "Take all 2");
    press(&browser, "a");
    until("both are entered", || (entries(&ann, &event).len() == 3).then_some(()));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A page of another site with the board in it; where it is.
fn other_site(site: &Site, event: &str) -> String {
    use std::io::{BufRead, BufReader, Write};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let name = event.trim_start_matches("/events/");
    let page = format!(
        "<!doctype html><title>News</title><script src=\"{}/embed.js\"></script><tiebreak-board event=\"{name}\"></tiebreak-board>",
        site.url
    );
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let mut stream = BufReader::new(stream);
            let mut head = String::new();
            while stream.read_line(&mut head).is_ok_and(|read| read > 2) {}
            let answer = format!(
                "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{page}",
                page.len()
            );
            let _ = stream.get_mut().write_all(answer.as_bytes());
        }
    });
    origin
}

#[test]
fn the_board_stands_on_the_sites_that_the_event_allows() {
    if left_to_all() {
        return;
    }
    let (site, driver, boards) = (Site::with(following()), Driver::start(), Boards::new());
    let (ann, event) = cup_at(&site, &boards);
    let origin = other_site(&site, &event);
    let framed = || {
        let browser = driver.browser(Look::LAPTOP);
        browser.go(&origin);
        until("the frame shows something", || {
            Some(browser.text_in_frame("tiebreak-board iframe"))
                .filter(|text| !text.trim().is_empty())
        })
    };
    let kept_out = framed();
    assert!(!kept_out.contains("Ann Archer"), "{kept_out}");
    assert_eq!(ann.post(&format!("{event}/embedding"), &form(&[("sites", &origin)])).status, 303);
    let shown = framed();
    assert!(shown.contains("Cup") && shown.contains("Ann Archer"), "{shown}");
}
