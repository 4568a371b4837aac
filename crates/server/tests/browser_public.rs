//! What the public sees, in a real browser: the front page, an event, what if; at a desk and on a
//! telephone, in light and dark.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};
use std::path::PathBuf;
use tiebreak_e2e::axe::violations;
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

const TATA: &str = "/events/tata-steel-masters-2024";
const BEFORE: &str = "/events/tata-steel-masters-2022-before-round-13";

/// What is wider than its place, in words: nothing may be cut but what scrolls by itself.
const CUT: &str = "return [...document.querySelectorAll('main *')].filter((e) => {
    const s = getComputedStyle(e);
    const clipped = ['hidden', 'clip'].includes(s.overflowX) && !e.closest('.unseen') && !(e instanceof SVGElement);
    return clipped && e.scrollWidth > e.clientWidth + 1;
  }).map((e) => e.tagName + '.' + e.className + ': ' + e.textContent.slice(0, 40)).join('; ')";

/// What reaches beyond the right edge of the window outside anything that scrolls.
const OUTSIDE: &str = "return [...document.querySelectorAll('main *')].filter((e) => {
    const box = e.getBoundingClientRect();
    const scrolls = e.closest('.scroll, ul.what-if, figure, .findings, .unseen, svg');
    return !scrolls && box.width > 0 && box.right > document.documentElement.clientWidth + 1;
  }).map((e) => e.tagName + '.' + e.className + ': ' + e.textContent.slice(0, 40)).join('; ')";

/// A site with a play-off that runs, and names that are long.
fn site() -> Site {
    let site = Site::start();
    let ann = site.administrator();
    for (question, value) in
        [("semi-final-1/first-white", "seed=6+2+5+1"), ("semi-final-1/game-1", "value=1-0")]
    {
        assert_eq!(
            ann.post(&format!("{TATA}/answers"), &format!("question={question}&{value}")).status,
            303
        );
    }
    let names = [
        "Wolfeschlegelsteinhausenbergerdorff, Hubert",
        "丁立人",
        "Непомнящий, Ян Александрович",
        "Ann",
    ];
    let mut text = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Donaudampfschifffahrtsgesellschaftsmeisterschaft 2025\"\nkind = \"round-robin\"\n\
         regulation = \"tata-steel-masters-2023\"\nvenue = \"Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch\"\nend = 2025-06-08\n",
    );
    for name in names {
        text.push_str(&format!(
            "[[player]]\nname = \"{name}\"\nfederation = \"ABC\"\nrating = 2700\n"
        ));
    }
    for (white, black, result) in [
        (0, 1, "1-0"),
        (2, 3, "0-1"),
        (0, 2, "1/2-1/2"),
        (1, 3, "1/2-1/2"),
        (3, 0, "*"),
        (1, 2, "*"),
    ] {
        let round = 1 + [(0, 1), (2, 3), (0, 2), (1, 3), (3, 0), (1, 2)]
            .iter()
            .position(|pair| *pair == (white, black))
            .unwrap()
            / 2;
        text.push_str(&format!(
            "[[game]]\nround = {round}\nwhite = \"{}\"\nblack = \"{}\"\nresult = \"{result}\"\n",
            names[white], names[black]
        ));
    }
    assert_eq!(ann.upload("long.toml", text.as_bytes(), "").status, 303);
    site
}

const LONG: &str = "/events/donaudampfschifffahrtsgesellschaftsmeisterschaft-2025";

fn look_at(browser: &Browser, site: &Site, page: &str, name: &str, wrong: &mut Vec<String>) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    browser.go(&format!("{}{page}", site.url));
    assert_ne!(browser.text("h1"), "Not found", "{page}");
    let file = page.trim_start_matches('/').replace(['/', '?', '&', '='], "-");
    browser.picture(
        &folder
            .join(format!("public-{}-{name}.png", if file.is_empty() { "front" } else { &file })),
        true,
    );
    if browser.scrolls_sideways() {
        wrong.push(format!("{page} is wider than the screen, {name}"));
    }
    for (what, script) in [("cut", CUT), ("outside", OUTSIDE)] {
        let found = browser.run(script);
        let found = found.as_str().unwrap_or_default();
        if !found.is_empty() {
            wrong.push(format!("{page}, {name}, {what}: {found}"));
        }
    }
    wrong.extend(violations(browser).into_iter().map(|one| format!("{page}, {name}: {one}")));
    wrong.extend(browser.complaints().into_iter().map(|one| format!("{page}, {name}: {one}")));
}

#[test]
fn nothing_is_cut_and_nothing_keeps_anybody_out() {
    if left_to_all() {
        return;
    }
    let site = site();
    let driver = Driver::start();
    let looks = [
        (Look::LAPTOP, "desk"),
        (Look::TELEPHONE_DARK, "telephone-dark"),
        (Look::DARK, "desk-dark"),
        (Look::TELEPHONE, "telephone"),
    ];
    let pages = [
        "/".to_owned(),
        "/?q=tata".to_owned(),
        TATA.to_owned(),
        format!("{TATA}/rounds/13"),
        "/events/sinquefield-cup-2018".to_owned(),
        "/events/ebl-online-qualifier-2021-open-round-2".to_owned(),
        format!("{BEFORE}/what-if"),
        format!("{BEFORE}/what-if?88=1/2-1/2"),
        LONG.to_owned(),
        format!("{LONG}/what-if"),
        format!("{LONG}/what-if?4=1-0"),
    ];
    let mut wrong = Vec::new();
    for (look, name) in looks {
        let browser = driver.browser(look);
        for page in &pages {
            look_at(&browser, &site, page, name, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}

/// Pages without their fonts weigh less than 100 kB: page, style and scripts together are fetched
/// once.
#[test]
fn pages_are_light() {
    if left_to_all() {
        return;
    }
    let site = site();
    let anybody = Visitor::new(&site.url);
    for page in
        ["/", TATA, &format!("{TATA}/rounds/13"), &format!("{BEFORE}/what-if"), "/regulations"]
    {
        let size = anybody.get(page).text.len();
        println!("{page}: {size} bytes");
        assert!(size < 100_000, "{page} has {size} bytes");
    }
}

/// One tap: everything follows in place, the address keeps it, the strip stays in view; a second
/// tap takes it back.
#[test]
fn a_result_is_supposed_with_one_tap() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let driver = Driver::start();
    for look in [Look::LAPTOP, Look::TELEPHONE] {
        let browser = driver.browser(look);
        browser.go(&format!("{}{BEFORE}/what-if", site.url));
        browser.wait_for(".counted", "2187 outcomes");
        browser.run("window.same = true; window.scrollTo(0, 600)");
        let top = browser
            .run("return document.querySelector('.strip-of-games').getBoundingClientRect().top");
        assert!(top.as_f64().unwrap().abs() < 2.0, "the strip is at {top}");
        browser.click("ul.what-if li:first-child .seg a:nth-child(2)");
        browser.wait_for(".counted", "729 outcomes");
        assert_eq!(
            browser.run("return window.same").as_bool(),
            Some(true),
            "the page was not loaded anew"
        );
        assert!(browser.address().contains("/what-if?"), "{}", browser.address());
        browser.wait_for("ul.what-if .pressed", "½–½");
        browser.click("ul.what-if .pressed");
        browser.wait_for(".counted", "2187 outcomes");
        // Back to what was supposed before, still in place.
        browser.run("history.back()");
        browser.wait_for(".counted", "729 outcomes");
        assert_eq!(browser.run("return window.same").as_bool(), Some(true));
    }
    // Without scripts the same links lead to the same pages.
    let plain = driver.browser(Look::LAPTOP);
    plain.without_scripts();
    plain.go(&format!("{}{BEFORE}/what-if", site.url));
    plain.click("ul.what-if li:first-child .seg a:nth-child(2)");
    plain.wait_for(".counted", "729 outcomes");
}

/// An event page shows what is entered, in place, also after its connection was lost.
#[test]
fn an_event_page_follows_its_event() {
    let site = Site::start();
    let (ann, driver) = (site.administrator(), Driver::start());
    let enter = |fields: &str| {
        assert_eq!(ann.post(&format!("{TATA}/answers"), fields).status, 303);
    };
    let browser = driver.browser(Look::LAPTOP);
    browser.go(&format!("{}{TATA}", site.url));
    browser.wait_for("#event", "Draw lots");
    browser.run("window.same = true");
    let shows = |text: &str| {
        let found =
            format!("return document.getElementById('event').textContent.includes({text:?})");
        browser.wait_until(&found);
        assert_eq!(browser.run("return window.same").as_bool(), Some(true), "it was loaded again");
    };
    enter("question=semi-final-1/first-white&seed=6+2+5+1");
    shows("game 1 of 2");
    // Who may see an event is asked again of all who watch it: their connections end.
    let lost = ann.post(&format!("{TATA}/embedding"), "sites=https://chess.example");
    assert_eq!(lost.status, 303);
    enter("question=semi-final-2/first-white&how=hand&first=Anish+Giri");
    enter("question=semi-final-2/game-1&value=1-0");
    browser.wait_until(
        "return fetch(document.getElementById('event').dataset.address)
            .then((answer) => answer.text())
            .then((text) => new DOMParser().parseFromString(text, 'text/html'))
            .then((page) => page.getElementById('event').textContent
                === document.getElementById('event').textContent)",
    );
    assert_eq!(browser.run("return window.same").as_bool(), Some(true));
    assert_eq!(browser.complaints(), [""; 0]);
}

/// On a telephone names and points of the crosstable stay where they are while the results scroll.
#[test]
fn the_crosstable_holds_names_and_points() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let driver = Driver::start();
    let browser = driver.browser(Look::TELEPHONE);
    browser.go(&format!("{}/events/tata-steel-masters-2022", site.url));
    let places = "const row = document.querySelector('table.cross tbody tr');
        return JSON.stringify([...row.cells].slice(1, 3).map((c) => Math.round(c.getBoundingClientRect().left)))";
    let before = browser.run(places);
    browser.run("document.querySelector('.scroll').scrollLeft = 300");
    assert_eq!(browser.run(places), before);
    let hidden = browser.run(
        "const row = document.querySelector('table.cross tbody tr');
        const [name, points] = [row.cells[1], row.cells[2]].map((c) => c.getBoundingClientRect());
        return points.left < name.right - 1 || points.right > document.documentElement.clientWidth",
    );
    assert_eq!(hidden.as_bool(), Some(false), "the points are in view beside the name");
    // The name under the pointer is followed down as well as across.
    let desk = driver.browser(Look::LAPTOP);
    desk.go(&format!("{}/events/tata-steel-masters-2022", site.url));
    desk.run("document.querySelector('table.cross tbody tr:nth-child(3) .nm').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))");
    assert_eq!(
        desk.run("return document.querySelectorAll('.cross .hot').length").as_i64(),
        Some(14)
    );
}
