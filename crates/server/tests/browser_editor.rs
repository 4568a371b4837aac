//! A real browser in the editor of regulations: a mistake is typed, found, mended, the text saved,
//! and an event opened under it.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, form, written};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

fn picture(browser: &Browser, name: &str) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    browser.picture(&folder.join(format!("{name}.png")), true);
}

fn log_in(browser: &Browser, site: &Site, then: &str) {
    browser.go(&format!("{}/login?then={then}", site.url));
    browser.type_into("input[name=name]", "Ann");
    browser.type_into("input[name=password]", "correct horse");
    browser.click("main button.main");
    browser.wait_for("header.top", "Ann");
}

/// Puts the cursor behind the first place where a text stands, and selects that text.
fn select(browser: &Browser, text: &str) {
    let script = format!(
        "const area = document.querySelector('textarea[name=text]'); const at = area.value.indexOf({0}); area.focus(); area.setSelectionRange(at, at + {0}.length); return at",
        serde_json::to_string(text).unwrap()
    );
    assert!(browser.run(&script).as_i64().unwrap() >= 0, "no {text} in the field");
}

fn field(browser: &Browser) -> String {
    browser
        .run("return document.querySelector('textarea[name=text]').value")
        .as_str()
        .unwrap()
        .to_owned()
}

fn wait(browser: &Browser, script: &str) {
    let begun = Instant::now();
    while browser.run(script) != true {
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "not so: {script}\n{}",
            browser.text("main")
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_mistake_is_seen_while_it_is_typed() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    site.administrator();
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);
    log_in(&ann, &site, "/regulations/new");
    ann.type_into("input[name=title]", "Our Open 2027");
    picture(&ann, "regulation-begin-light");
    ann.click("main form button.main");
    ann.wait_for(".verdict", "It can be followed");
    wait(
        &ann,
        "return document.querySelectorAll('.marks div').length === document.querySelector('textarea[name=text]').value.split('\\n').length",
    );
    wait(
        &ann,
        "return document.querySelector('.marks').scrollHeight === document.querySelector('textarea[name=text]').scrollHeight",
    );

    // A clause that does not exist, typed over one that does.
    select(&ann, "then  = \"4\"");
    ann.press("then  = \"44\"");
    let seen = ann.wait_for(".verdict", "It cannot be followed yet");
    println!("from the last key to the finding: {seen:?}");
    ann.wait_for(".found", "\"44\"");
    wait(&ann, "return document.querySelector('.marks mark.error')?.textContent === '\"44\"'");
    picture(&ann, "editor-mistake-light");
    // A click goes to the line and selects the place.
    ann.run(
        "const area = document.querySelector('textarea[name=text]'); area.scrollTop = 0; area.setSelectionRange(0, 0)",
    );
    ann.click(".found li.error a[data-jump]");
    let selected = "const area = document.querySelector('textarea[name=text]'); return area.value.slice(area.selectionStart, area.selectionEnd)";
    assert_eq!(ann.run(selected), "\"44\"");

    // An accidental reload loses nothing.
    let typed = field(&ann);
    ann.run("location.reload()");
    ann.wait_for("[data-notice]", "is back");
    assert_eq!(field(&ann), typed);
    ann.wait_for(".found", "\"44\"");

    // A draft is saved with its mistake, and said to be one.
    ann.click("button.main[type=submit]");
    ann.wait_for("main", "Saved as version 1");
    ann.wait_for("main", "A draft.");
    assert!(ann.address().contains("/regulations/own-our-open-2027/edit"));
    assert_eq!(
        ann.run("return Object.keys(localStorage).length"),
        0,
        "what is saved is not kept twice"
    );

    // Mended, saved, used.
    select(&ann, "\"44\"");
    ann.press("\"4\"");
    ann.wait_for(".verdict", "It can be followed");
    ann.wait_for(".margin", "Flow");
    ann.run("document.querySelector(\".margin a[href='#clause-4']\").dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
    assert_eq!(ann.run(selected), "[clause.\"4\"]", "a box of the flow leads to its clause");
    picture(&ann, "editor-mended-light");
    ann.run("document.querySelector('textarea[name=text]').dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }))");
    ann.wait_for("[data-notice]", "Saved as version 2");
    ann.click("[data-notice] a");
    ann.wait_for("h1", "New event");
    let event = "format = \"tiebreak-event/1\"\ntitle = \"Club\"\nkind = \"round-robin\"\nplayer = [{ name = \"Ann\" }, { name = \"Ben\" }]\ngame = [{ white = \"Ann\", black = \"Ben\", result = \"1/2-1/2\" }]";
    ann.type_into("textarea[name=text]", event);
    ann.click("main form button.main");
    ann.wait_for("h1", "What the file holds");
    assert_eq!(
        ann.run("return document.querySelector('select[name=regulation]').value"),
        "own-our-open-2027"
    );
    ann.click("button[value=bring]");
    ann.wait_for("h1", "Club");
    ann.wait_for("main", "Our Open 2027");
    ann.wait_for(".now .cards", "Draw lots");
    assert!(ann.complaints().is_empty(), "{:?}", ann.complaints());
}

/// Replies that come late, from a server that is slow once, are not shown.
#[test]
fn an_older_reply_is_not_shown() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    site.administrator();
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);
    log_in(&ann, &site, "/regulations/new?from=tepe-sigeman-2023");
    ann.wait_for(".verdict", "followed");
    // The first request that holds "first" is answered two seconds late, and cannot be called back.
    ann.run("const real = window.fetch; window.fetch = async (address, options) => { window.asked = (window.asked ?? 0) + 1; const late = options?.body?.get?.('text')?.includes('first-wrong'); const reply = await real(address, { ...options, signal: undefined }); if (late) await new Promise(done => setTimeout(done, 2000)); window.answered = (window.answered ?? 0) + 1; return reply; }");
    let set = |value: &str| {
        ann.run(&format!(
            "const area = document.querySelector('textarea[name=text]'); area.value = {}; area.dispatchEvent(new Event('input'))",
            serde_json::to_string(value).unwrap()
        ));
    };
    // Whatever is shown from now on is looked at, however shortly it stays.
    ann.run("const seen = () => { if (document.querySelector('.found')?.innerText.includes('first-wrong')) window.outdated = true }; new MutationObserver(seen).observe(document.body, { childList: true, subtree: true, characterData: true })");
    set("first-wrong = 1\n");
    wait(&ann, "return window.asked === 1");
    set("second-wrong = 1\n");
    ann.wait_for(".found", "second-wrong");
    wait(&ann, "return window.answered === 2");
    // The third answer comes after the late one has been dealt with.
    set("third-wrong = 1\n");
    ann.wait_for(".found", "third-wrong");
    assert_ne!(ann.run("return window.outdated ?? false"), true, "the late answer was shown");
}

#[test]
fn a_lost_connection_keeps_the_text() {
    if left_to_all() {
        return;
    }
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);
    let site = Site::start();
    site.administrator();
    log_in(&ann, &site, "/regulations/new?from=tepe-sigeman-2023");
    ann.wait_for(".verdict", "followed");
    let port: u16 = site.url.rsplit(':').next().unwrap().parse().unwrap();
    drop(site);
    ann.run("document.querySelector('textarea[name=text]').setSelectionRange(0, 0); document.querySelector('textarea[name=text]').focus()");
    ann.press("# ours\u{e007}");
    ann.wait_for("[data-status]", "no connection");
    ann.click("button.main[type=submit]");
    ann.wait_for("[data-status]", "not saved: no connection");
    assert!(field(&ann).starts_with("# ours\n"));
    // A new server knows nobody: the text is still here, and is back after logging in.
    let again = Site::at(port);
    again.administrator();
    log_in(&ann, &again, "/regulations/new?from=tepe-sigeman-2023");
    ann.wait_for("[data-notice]", "is back");
    assert!(field(&ann).starts_with("# ours\n"));
    ann.click("button.main[type=submit]");
    ann.wait_for("[data-notice]", "Saved as version 1");
    assert!(field(&ann).starts_with("# ours\n"));
}

/// Bob saves while Ann types: she is told, sees what differs, keeps her text, and saves it behind
/// his.
#[test]
fn two_writers_at_once() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let admin = site.administrator();
    let start = admin.get("/regulations/new?from=&title=Ours&kind=swiss&settles=all");
    admin.post("/regulations/new", &form(&[("text", &written(&start.text))]));
    let text = admin.get("/regulations/own-ours/file").text;
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);
    log_in(&ann, &site, "/regulations/own-ours/edit");
    ann.wait_for(".verdict", "It can be followed");
    let bob = site.member(&admin, "Bob", "administrator");
    let his = text.replace("3:00+2", "5:00+3");
    bob.post("/regulations/own-ours/edit", &form(&[("text", &his), ("base", "1")]));
    select(&ann, "our own");
    ann.press("the club");
    ann.wait_for("[data-status]", "checked");
    ann.click("button.main[type=submit]");
    ann.wait_for("[role=alert]", "Bob saved version 2");
    ann.wait_for(".difference", "5:00+3");
    assert!(field(&ann).contains("the club") && field(&ann).contains("3:00+2"));
    picture(&ann, "editor-overtaken-light");
    // Even a reload of the editor keeps hers, and she is told again.
    ann.go(&format!("{}/regulations/own-ours/edit", site.url));
    ann.wait_for("[data-notice]", "is back");
    ann.click("button.main[type=submit]");
    ann.wait_for("[role=alert]", "Bob saved version 2");
    ann.click("button.main[type=submit]");
    ann.wait_for("[data-notice]", "Saved as version 3");
    assert_eq!(admin.get("/regulations/own-ours/versions/2/file").text, his);
    assert!(admin.get("/regulations/own-ours/file").text.contains("the club"));
    assert_eq!(ann.run("return Object.keys(localStorage).length"), 0);
}

#[test]
fn the_editor_in_every_size_and_light() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let ann = site.administrator();
    let text = written(&ann.get("/regulations/new?from=grand-chess-tour-2018").text);
    ann.post("/regulations/new", &form(&[("text", &text)]));
    let path = "/regulations/own-grand-chess-tour-2018";
    let wrong = text.replacen("go = ", "goo = ", 1);
    ann.post(&format!("{path}/edit"), &form(&[("text", &wrong), ("base", "1")]));
    let driver = Driver::start();
    for (look, name) in [(Look::LAPTOP, "light"), (Look::DARK, "dark"), (Look::TELEPHONE, "phone")]
    {
        let browser = driver.browser(look);
        log_in(&browser, &site, "/regulations");
        for (page, called) in [
            ("/edit", "editor"),
            ("", "own"),
            ("/versions", "versions"),
            ("/versions/2", "version"),
            ("/people", "sharing"),
        ] {
            browser.go(&format!("{}{path}{page}", site.url));
            picture(&browser, &format!("regulation-{called}-{name}"));
            assert!(!browser.scrolls_sideways(), "{page} is wider than a {name} screen");
            assert!(browser.complaints().is_empty(), "{:?}", browser.complaints());
        }
        browser.go(&format!("{}/regulations", site.url));
        picture(&browser, &format!("regulations-{name}"));
    }
}
