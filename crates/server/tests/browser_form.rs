//! A regulation written in the form next to the text, by somebody who has never seen the text: the
//! first of five texts that clubs have.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::at_work::{log_in, on_both};
use crate::common::{Site, form, written};
use serde_json::json;
use std::path::PathBuf;
use tiebreak_e2e::axe::violations;
use tiebreak_e2e::browser::{Browser, Driver, Look};
use tiebreak_e2e::skipping::left_to_all;

/// The championship of the guide's first text, `docs/examples/club-championship.toml`: everybody
/// meets everybody twice; a tie for first place is shared, places two and three are decided by
/// Sonneborn-Berger and then shared, money by the Hort system in whole pounds. What follows for its
/// event is worked out by hand in `cases/examples/club-championship.md`.
const EVENT: &str = include_str!("../../../docs/examples/club-championship-event.toml");

/// What stands at a place of the form.
fn at(path: &str) -> String {
    format!("[id='at-{path}']")
}

fn settle(browser: &Browser) {
    browser.wait_until(
        "return document.querySelector('[data-cards]').getAttribute('aria-busy') !== 'true'",
    );
}

fn choose(browser: &Browser, path: &str, word: &str) {
    browser.click(&format!("{} option[value='{word}']", at(path)));
    settle(browser);
}

/// Chooses from a list of what may be added, by what it says there, and adds it.
fn add(browser: &Browser, path: &str, says: &str) {
    let list = at(&format!("{path}/add"));
    let script = format!(
        "const list = document.querySelector(\"{list}\"); const option = [...list.options].find((one) => one.textContent.startsWith({says:?})); if (!option) return [...list.options].map((one) => one.textContent).join('\\n'); option.selected = true; return true"
    );
    let found = browser.run(&script);
    assert!(found == true, "no \"{says}\" in {list}: {found}");
    browser.click(&format!("{list} + button"));
    settle(browser);
}

/// Replaces what is in a field, and leaves it.
fn fill(browser: &Browser, selector: &str, text: &str) {
    browser.run(&format!(
        "const field = document.querySelector(\"{selector}\"); field.focus(); field.select()"
    ));
    browser.press(text);
    browser.press("\u{e004}");
    settle(browser);
}

/// Opens a card, as a click does.
fn unfold(browser: &Browser, card: &str) {
    browser.click(&format!("[data-card='{card}'] > summary"));
    browser.wait_until(&format!(
        "return !!document.querySelector(\"[data-card='{card}']:not([data-folded])\")"
    ));
    settle(browser);
}

fn text(browser: &Browser) -> String {
    browser
        .run("return document.querySelector('textarea[name=text]').value")
        .as_str()
        .unwrap()
        .to_owned()
}

fn begin(browser: &Browser, site: &Site) {
    log_in(browser, site, "Ann", "/regulations/new");
    browser.type_into("input[name=title]", "Club championship 2027");
    browser.click("select[name=settles] option[value=all]");
    browser.click("select[name=with] option[value=nothing]");
    browser.click("main form button.main");
    browser.wait_for(".verdict", "It can be followed");
}

fn picture(browser: &Browser, name: &str) {
    browser.picture(
        &PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures").join(format!("{name}.png")),
        true,
    );
}

#[test]
fn a_club_writes_its_rules_without_toml() {
    if left_to_all() {
        return;
    }
    on_both(|site, driver| {
        let program = site.administrator();
        let ann = driver.browser(Look::LAPTOP);
        begin(&ann, site);
        ann.click("input[name=view][value=form]");
        assert!(
            ann.run("return document.querySelector('textarea[name=text]').checkVisibility()")
                == false
        );
        // Clause 1: which ties, and the money.
        fill(
            &ann,
            &at("clause/1/text"),
            "Ties for the first three places; prize money by the Hort system.",
        );
        fill(&ann, &at("clause/1/applies/tie-for"), "1-3");
        add(&ann, "clause/1", "Prize money:");
        choose(&ann, "clause/1/prizes", "hort");
        add(&ann, "clause/1", "Rounding of prize money");
        fill(&ann, &at("clause/1/prizes-rounded"), "1");
        // Clause 2: first place is shared, the others go on.
        fill(&ann, &at("clause/2/text"), "First place is shared; for the others see 3.");
        choose(&ann, "clause/2/verb", "by-place");
        let one_more = "[...document.querySelectorAll(\"[data-card='2'] button\")].find((button) => button.textContent === 'One more').click()";
        for (name, range) in [("2", "1"), ("2", "2..")] {
            ann.run(one_more);
            settle(&ann);
            let field = format!("[data-card='2'] .named input[value='{name}']");
            fill(&ann, &field, range);
        }
        // Two clauses behind it.
        for clause in ["3", "4"] {
            ann.run("[...document.querySelectorAll('[data-cards] > p.actions button')].find((button) => button.textContent === 'Add a clause').click()");
            settle(&ann);
            ann.wait_until(&format!(
                "return document.activeElement.id === 'at-clause/{clause}/text'"
            ));
        }
        ann.press("A first place that is tied is shared.");
        ann.press("\u{e004}");
        settle(&ann);
        choose(&ann, "clause/4/verb", "share");
        fill(&ann, &at("clause/3/text"), "Places two and three: Sonneborn-Berger, then shared.");
        choose(&ann, "clause/3/verb", "order");
        // The wrong way round first; then it is dragged into order.
        add(&ann, "clause/3/order", "Share the place");
        add(&ann, "clause/3/order", "Sonneborn-Berger: The full score");
        assert!(text(&ann).contains("order = [\"3a\", \"3b\"]"), "{}", text(&ann));
        ann.drag(&at("clause/3/order/1"), &at("clause/3/order/0"));
        ann.wait_until(
            "return document.querySelector('textarea[name=text]').value.includes('order = [\"3b\", \"3a\"]')",
        );
        settle(&ann);
        choose(&ann, "clause/2/by-place/1", "4");
        choose(&ann, "clause/2/by-place/2..", "3");
        ann.wait_for(".verdict", "It can be followed and leaves no tie without a rule.");
        assert_eq!(ann.run("return document.querySelector('[data-editor]').dataset.view"), "form");
        ann.wait_until(
            "return document.querySelector('.margin svg.flow')?.textContent.includes('3b')",
        );
        assert_eq!(violations(&ann), Vec::<String>::new());
        picture(&ann, "form-club");

        // Saved, and the championship brought in under it.
        ann.click("button.main[type=submit]");
        ann.wait_for("[data-notice]", "Saved as version 1");
        ann.click("[data-notice] a");
        ann.type_into(
            "textarea[name=text]",
            &EVENT.replace("regulation = \"club-championship.toml\"\n", ""),
        );
        ann.click("main form button.main");
        ann.wait_for("h1", "What the file holds");
        ann.click("button[value=bring]");
        ann.wait_for("h1", "Hall Green Chess Club championship 2027");
        let event =
            ann.address().split("/events/").nth(1).unwrap().split('/').next().unwrap().to_owned();
        let ruled = program.program().get(&format!("/api/v1/events/{event}")).json();
        let ruling = if ruled["ruling"].is_object() { ruled["ruling"].clone() } else { ruled };
        assert_eq!(ruling["settled"], true, "{ruling}");
        let rows = |key: &str| ruling[key].as_array().unwrap().clone();
        let standing: Vec<_> = rows("standing")
            .iter()
            .map(|place| json!([place["from"], place["to"], place["names"]]))
            .collect();
        let wanted = json!([[1, 1, ["Ann"]], [2, 2, ["Bob"]], [3, 4, ["Cem", "Dee"]]]);
        assert_eq!(json!(standing), wanted);
        let prizes: Vec<_> =
            rows("prizes").iter().map(|prize| json!([prize["name"], prize["amount"]])).collect();
        let wanted =
            json!([["Ann", "400.00"], ["Bob", "250.00"], ["Cem", "175.00"], ["Dee", "175.00"]]);
        assert_eq!(json!(prizes), wanted);
        assert_eq!(ann.complaints(), Vec::<String>::new());
    });
}

/// By keyboard alone, on a telephone, and both ways.
#[test]
fn text_and_form_are_one() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let admin = site.administrator();
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);
    log_in(&ann, &site, "Ann", "/regulations/new?from=tata-steel-masters-2023");
    ann.wait_for(".verdict", "followed");
    let before = text(&ann);
    // The arrow keys put a criterion elsewhere; only that line of the text changes.
    let grip = at("clause/E.2/order/0");
    unfold(&ann, "E.2");
    ann.run(&format!("document.querySelector(\"{grip}\").focus()"));
    ann.press("\u{e015}");
    settle(&ann);
    let after = text(&ann);
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let changed: Vec<(String, String)> =
        lines(&before).into_iter().zip(lines(&after)).filter(|(one, other)| one != other).collect();
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert_eq!(
        ann.run("return document.activeElement.id"),
        "at-clause/E.2/order/1",
        "the focus goes along"
    );
    ann.wait_for("[data-form-status]", "Now 2 of");
    // Taken back, the text is what it was, letter by letter.
    ann.click("[data-back]");
    settle(&ann);
    ann.wait_for("[data-form-status]", "Undone");
    assert_eq!(text(&ann), before);
    // What depends on a reading has a field for each choice; changed and changed back, the text is
    // what it was.
    choose(&ann, "clause/E.2/after-separation/restarted", "continue");
    assert!(text(&ann).contains("restarted = \"continue\""), "{}", text(&ann));
    choose(&ann, "clause/E.2/after-separation/restarted", "restart");
    assert_eq!(text(&ann), before);
    // What is typed in the text is in the form.
    unfold(&ann, "A.3");
    ann.run("const area = document.querySelector('textarea[name=text]'); area.value = area.value.replace('[clause.\"A.3\"]', '# Ours.\\n[clause.\"A.3\"]\\nnote = \"seen\"'); area.dispatchEvent(new Event('input', { bubbles: true }))");
    ann.wait_until(&format!(
        "return document.querySelector(\"{}\")?.value === 'seen'",
        at("clause/A.3/note")
    ));
    // A text that cannot be read says so, and the form is back when it can.
    ann.run("const area = document.querySelector('textarea[name=text]'); window.good = area.value; area.value += '\\nbroken ='; area.dispatchEvent(new Event('input', { bubbles: true }))");
    ann.wait_for("[data-cards]", "The text cannot be taken apart");
    ann.run("const area = document.querySelector('textarea[name=text]'); area.value = window.good; area.dispatchEvent(new Event('input', { bubbles: true }))");
    ann.wait_until(&format!(
        "return document.querySelector(\"{}\")?.value === 'seen'",
        at("clause/A.3/note")
    ));
    fill(&ann, &at("clause/A.3/note"), "seen twice");
    assert!(
        text(&ann).contains("# Ours.\n[clause.\"A.3\"]\nnote = \"seen twice\""),
        "{}",
        text(&ann)
    );
    // What was typed last is saved, also where nobody left the field.
    ann.run(&format!("document.querySelector(\"{}\").focus()", at("clause/A.3/note")));
    ann.press("\u{e010}!");
    ann.click("button.main[type=submit]");
    ann.wait_for("[data-notice]", "Saved as version 1");
    assert!(
        admin.get("/regulations/own-tata-steel-masters-2023/file").text.contains("seen twice!")
    );
}

#[test]
fn the_form_in_every_size_and_light() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    let ann = site.administrator();
    let driver = Driver::start();
    let start = written(&ann.get("/regulations/new?from=grand-chess-tour-2018").text);
    ann.post("/regulations/new", &form(&[("text", &start)]));
    for (look, name) in [
        (Look::LAPTOP, "light"),
        (Look::TELEPHONE_DARK, "phone-dark"),
        (Look::TELEPHONE, "phone"),
        (Look::DARK, "dark"),
    ] {
        let browser = driver.browser(look);
        log_in(&browser, &site, "Ann", "/regulations/own-grand-chess-tour-2018/edit");
        browser.wait_for(".verdict", "followed");
        browser.run(
            "for (const card of document.querySelectorAll('details[data-card]')) card.open = true",
        );
        browser.wait_until("return !document.querySelector('[data-folded]')");
        settle(&browser);
        let wrong = violations(&browser);
        assert_eq!(wrong, Vec::<String>::new(), "{name}");
        assert!(!browser.scrolls_sideways(), "{name}");
        picture(&browser, &format!("form-{name}"));
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        browser.run("document.querySelector('ol.turns').scrollIntoView({ block: 'center' })");
        browser.picture(&folder.join(format!("form-{name}-turns.png")), false);
    }
}

#[test]
fn without_scripts_there_is_the_text() {
    if left_to_all() {
        return;
    }
    let site = Site::start();
    site.administrator();
    let driver = Driver::start();
    let ann = driver.browser(Look::LAPTOP);
    ann.without_scripts();
    log_in(&ann, &site, "Ann", "/regulations/new?from=tepe-sigeman-2023");
    ann.wait_for(".verdict", "followed");
    assert!(
        ann.run("return document.querySelector('[data-form]').checkVisibility()") == false,
        "the form is not shown"
    );
    ann.type_into("textarea[name=text]", "\n# ours\n");
    ann.click("button.main[type=submit]");
    ann.wait_for("[data-notice]", "Saved as version 1");
}
