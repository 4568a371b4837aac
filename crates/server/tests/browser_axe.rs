//! Everybody can use every page: axe-core finds nothing, in light and dark, at a desk and on a
//! telephone.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::{Site, Visitor, form};
use std::path::PathBuf;
use tiebreak_e2e::axe::violations;
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

const TATA: &str = "/events/tata-steel-masters-2024";
const BEFORE: &str = "/events/tata-steel-masters-2022-before-round-13";

/// A site with something of everything: an open play-off with a correction and a rest, an event
/// before its last round, one that is decided, a regulation of one's own, a file between two steps.
/// The addresses of its pages.
fn pages(ann: &Visitor) -> Vec<String> {
    let answer = |fields: &[(&str, &str)]| {
        let entered = ann.post(&format!("{TATA}/answers"), &form(fields));
        assert_eq!(entered.status, 303, "{}", entered.text);
    };
    answer(&[("question", "semi-final-1/first-white"), ("seed", "6 2 5 1")]);
    answer(&[("question", "semi-final-1/game-1"), ("value", "1-0")]);
    let head = ann.get(&format!("{TATA}/corrections/3?value=0-1")).page().hidden("head");
    let corrected = form(&[("value", "0-1"), ("head", &head), ("why", "Wrong side")]);
    assert_eq!(ann.post(&format!("{TATA}/corrections/3"), &corrected).status, 303);
    let rest = form(&[("minutes", "30"), ("player", "Wei Yi"), ("why", "Unwell")]);
    assert_eq!(ann.post(&format!("{TATA}/rests"), &rest).status, 303);
    let start = ann.get("/regulations/new?from=&title=Our+Open&kind=round-robin&settles=winner");
    let saved = ann
        .post("/regulations/new", &form(&[("text", &common::written(&start.text)), ("base", "0")]));
    let own = saved.header("location").strip_suffix("/edit?saved=1").unwrap().to_owned();
    let file = include_bytes!("../../../crates/server/events/tata-steel-masters-2024.toml");
    let step = ann.send_file("wijk.toml", file, "").header("location").to_owned();
    let mut pages: Vec<String> = [
        "/",
        "/regulations",
        "/regulations/tata-steel-masters-2023",
        "/regulations/new",
        "/regulations/new?from=tepe-sigeman-2023",
        "/people",
        "/account",
        "/login",
        "/privacy",
        "/nowhere",
        "/events/new",
        "/events/new/grid?players=3",
    ]
    .map(str::to_owned)
    .to_vec();
    pages.push(step);
    pages.extend(
        ["", "/edit", "/versions", "/versions/1", "/people"].map(|page| format!("{own}{page}")),
    );
    let of_event = [
        "",
        "/console",
        "/regulation",
        "/board",
        "/overlay",
        "/protocol",
        "/slips",
        "/remove",
        "/log",
        "/amend",
        "/rounds/13",
        "/scenes",
        "/corrections/4",
        "/corrections/4?value=1/2-1/2",
        "/leaves?name=Gukesh+D",
        "/departures?tie=first&place-0=2&place-1=2&place-2=2&place-3=1&by=Chief+Arbiter",
    ];
    pages.extend(of_event.map(|page| format!("{TATA}{page}")));
    pages.extend(
        ["", "/console", "/board", "/what-if", "/what-if?88=1/2-1/2"]
            .map(|page| format!("{BEFORE}{page}")),
    );
    let travellers = include_bytes!("../../formats/tests/data/bridge/usebio/pairs_barometer.xml");
    let pairs = ann.upload("pairs.xml", travellers, "wbf-2023").header("location").to_owned();
    let pairs = pairs.trim_end_matches("/console");
    pages.extend(["", "/boards", "/boards/4", "/cards/2"].map(|page| format!("{pairs}{page}")));
    // Decided without a play-off, by bridge, by lots among three.
    for event in [
        "tata-steel-masters-2022",
        "sinquefield-cup-2018",
        "grand-chess-tour-2018-standings-after-the-sinquefield-cup",
    ] {
        pages.extend(["", "/console", "/board"].map(|page| format!("/events/{event}{page}")));
    }
    pages
}

fn look_at(browser: &Browser, site: &Site, pages: &[String], name: &str, wrong: &mut Vec<String>) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    for page in pages {
        browser.go(&format!("{}{page}", site.url));
        if page != "/nowhere" {
            assert_ne!(browser.text("h1"), "Not found", "{page}");
        }
        if page.ends_with("/console") {
            // Every tab is a page of its own.
            for tab in 0..5 {
                browser.run(&format!("document.getElementById('tab-{tab}').checked = true"));
                wrong.extend(
                    violations(browser)
                        .into_iter()
                        .map(|one| format!("{page} tab {tab}, {name}: {one}")),
                );
            }
            browser.run("document.getElementById('tab-0').checked = true");
        }
        wrong.extend(violations(browser).into_iter().map(|one| format!("{page}, {name}: {one}")));
        // Slips are sheets of paper.
        if browser.scrolls_sideways() && !page.ends_with("/slips") {
            wrong.push(format!("{page} is wider than the screen, {name}"));
        }
        let file = page.trim_start_matches('/').replace(['/', '?'], "-");
        let file = if file.starts_with("events-new-") && !file.contains("grid") {
            "events-new-step-2".to_owned()
        } else {
            file
        };
        browser.picture(&folder.join(format!("axe-{file}-{name}.png")), !page.ends_with("/board"));
    }
}

/// Addresses that answer with something else than a page for people.
const NOT_PAGES: &[&str] = &[
    "/events/{slug}/what-if.svg",
    "/events/{slug}/timeline.svg",
    "/events/{slug}/protocol.pdf",
    "/events/{slug}/slips.pdf",
    "/events/{slug}/standing.pdf",
    "/events/{slug}/play-off.pgn",
    "/embed.js",
    "/events/{slug}/live",
    "/events/{slug}/qr.svg",
    "/events/{slug}/card.png",
    "/events/{slug}/record",
    "/events/{slug}/checkpoint",
    "/key",
    "/card.png",
    "/oembed",
    "/events/{slug}/file",
    "/events/{slug}/regulation-file",
    "/regulations/{id}/file",
    "/regulations/{id}/versions/{number}/file",
    "/assets/{name}",
    "/assets/fonts/{name}",
    "/assets/colours/{colour}",
    "/health",
    "/ready",
    "/metrics",
    // Looked at before anybody is logged in, by `way_in`.
    "/login/code",
    "/setup/{secret}",
    // The gallery has a test of its own, `browser_gallery.rs`.
    "/gallery",
    "/gallery/{state}/{names}",
];

/// Every address that answers to `GET` is looked at, or said to be no page.
#[test]
fn every_page_is_looked_at() {
    let site = Site::start();
    let looked_at = pages(&site.administrator());
    let steps = |path: &str| -> Vec<String> {
        path.split('?').next().unwrap().split('/').map(str::to_owned).collect()
    };
    let source = crate::route_sources::page_routes();
    let routes = source.lines().filter(|line| line.contains("get("));
    let paths: Vec<&str> =
        routes.filter_map(|line| line.split(".route(\"").nth(1)?.split('"').next()).collect();
    assert!(paths.len() > 30, "{paths:?}");
    let missing: Vec<&&str> = paths
        .iter()
        .filter(|path| !NOT_PAGES.contains(path))
        .filter(|path| {
            let wanted = steps(path);
            !looked_at.iter().any(|page| {
                let found = steps(page);
                found.len() == wanted.len()
                    && wanted
                        .iter()
                        .zip(&found)
                        .all(|(step, found)| step.starts_with('{') || step == found)
            })
        })
        .collect();
    assert!(missing.is_empty(), "nobody looks at {missing:?}");
}

/// The pages on the way in: where a password is chosen, and where a code is asked for once the
/// password was right.
fn way_in(browser: &Browser, site: &Site, name: &str, wrong: &mut Vec<String>) {
    look_at(browser, site, std::slice::from_ref(&site.link), name, wrong);
    browser.run("document.cookie = 'tiebreak_half=half; path=/'");
    look_at(browser, site, &["/login/code".to_owned()], name, wrong);
    assert_eq!(browser.text("h1"), "One-time code");
}

#[test]
fn no_page_keeps_anybody_out() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let mut wrong = Vec::new();
    let driver = Driver::start();
    for (look, name) in [(Look::LAPTOP, "desk"), (Look::TELEPHONE_DARK, "telephone-dark")] {
        way_in(&driver.browser(look), &site, name, &mut wrong);
    }
    let ann = site.administrator();
    let pages = pages(&ann);
    let looks = [
        (Look::LAPTOP, "desk"),
        (Look::TELEPHONE_DARK, "telephone-dark"),
        (Look::DARK, "desk-dark"),
        (Look::TELEPHONE, "telephone"),
    ];
    // Light at a desk and dark on a telephone for everyone, all four for `./test --long`.
    let some = if std::env::var_os("TIEBREAK_LONG").is_some() { &looks[..] } else { &looks[..2] };
    for &(look, name) in some {
        let browser = driver.browser(look);
        browser.go(&format!("{}/login", site.url));
        browser.type_into("input[name=name]", "Ann");
        browser.type_into("input[name=password]", "correct horse");
        browser.click("main button.main");
        browser.wait_for("header.top", "Ann");
        look_at(&browser, &site, &pages, name, &mut wrong);
    }
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}
