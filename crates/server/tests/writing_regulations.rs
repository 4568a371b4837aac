//! Regulations that people write: begun, checked, saved, seen by those who may, and events opened
//! under them.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common;

use crate::common::{Site, Visitor, form, written};
use serde_json::json;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;

const CLUB: &str = "format = \"tiebreak-event/1\"\ntitle = \"Club\"\nkind = \"round-robin\"\nplayer = [{ name = \"Ann\" }, { name = \"Ben\" }]\ngame = [{ white = \"Ann\", black = \"Ben\", result = \"1/2-1/2\" }]\n";

/// Begins the smallest regulation and saves it; its address and its text.
fn begun(who: &Visitor, title: &str) -> (String, String) {
    let start =
        who.get(&format!("/regulations/new?from=&title={title}&kind=round-robin&settles=winner"));
    assert_eq!(start.status, 200, "{}", start.text);
    let saved =
        who.post("/regulations/new", &form(&[("text", &written(&start.text)), ("base", "0")]));
    assert_eq!(saved.status, 303, "{}", saved.text);
    let path = saved.header("location").strip_suffix("/edit?saved=1").unwrap().to_owned();
    let text = who.get(&format!("{path}/file")).text;
    (path, text)
}

fn save(who: &Visitor, path: &str, base: &str, text: &str) -> common::Answer {
    who.post(&format!("{path}/edit"), &form(&[("text", text), ("base", base)]))
}

fn whole_life(site: &Site) {
    let ann = site.administrator();
    let (path, text) = begun(&ann, "Our+Open");
    assert_eq!(path, "/regulations/own-our-open");
    assert!(
        text.contains("id     = \"own-our-open\"") && text.contains("title  = \"Our Open\""),
        "{text}"
    );
    assert!(ann.get("/regulations").text.contains("Our Open"));
    assert!(ann.get(&path).text.contains("class=\"tiebreak flow\""));
    // A second of the same title gets an id of its own, in its text too.
    let (second, text_of_second) = begun(&ann, "Our+Open");
    assert_eq!(second, "/regulations/own-our-open-2");
    assert!(text_of_second.contains("\"own-our-open-2\""));

    // A draft with a mistake: found with its line, saved, said so; events still take version 1.
    let wrong = text.replace("then  = \"4\"", "then  = \"44\"");
    assert_ne!(wrong, text);
    let line = wrong.lines().position(|line| line.contains("\"44\"")).unwrap() + 1;
    let checked = ann.post(&format!("{path}/check"), &form(&[("text", &wrong)]));
    assert!(
        checked.text.contains("It cannot be followed yet.")
            && checked.text.contains("<u>&quot;44&quot;</u>"),
        "{}",
        checked.text
    );
    assert!(checked.text.contains(&format!("line {line}<")), "{}", checked.text);
    let saved = save(&ann, &path, "1", &wrong.replace('\n', "\r\n"));
    assert_eq!(
        (saved.status, saved.header("location")),
        (303, "/regulations/own-our-open/edit?saved=2")
    );
    let page = ann.get("/regulations/own-our-open/edit?saved=2");
    assert!(
        page.text.contains("Saved as version 2") && page.text.contains("A draft."),
        "{}",
        page.text
    );
    assert_eq!(written(&page.text), wrong, "lines end as they did");
    assert!(ann.get("/regulations").text.contains("draft: one mistake"));
    assert!(choice(&ann).contains("Our Open, version 1 (a newer one is a draft)"));

    // Nothing is saved twice, and a form that was sent twice overtakes nobody.
    assert_eq!(
        save(&ann, &path, "1", &wrong).header("location"),
        "/regulations/own-our-open/edit?saved=2"
    );
    assert_eq!(
        save(&ann, &path, "2", &wrong).header("location"),
        "/regulations/own-our-open/edit?saved=2"
    );

    // An event keeps the text that it was opened under.
    let opened = ann.upload("club.toml", CLUB.as_bytes(), "own-our-open");
    assert_eq!(
        (opened.status, opened.header("location")),
        (303, "/events/club/console"),
        "{}",
        opened.text
    );
    assert_eq!(ann.get("/events/club/regulation-file").text, text);
    let longer = text.replace("3:00+2", "5:00+3");
    assert_eq!(save(&ann, &path, "2", &longer).status, 303);
    assert_eq!(
        ann.get("/events/club/regulation-file").text,
        text,
        "a later version changes no event"
    );
    assert_eq!(
        Visitor::new(&site.url).get("/events/club/regulation").status,
        200,
        "the public reads what decides"
    );
    let file = format!("regulation = \"own-our-open\"\n{CLUB}");
    let named = ann.upload("second.toml", file.as_bytes(), "");
    assert_eq!(named.status, 303, "{}", named.text);
    assert_eq!(ann.get("/events/club-2/regulation-file").text, longer);

    // Earlier versions can be looked at and brought back.
    let list = ann.get(&format!("{path}/versions")).text;
    assert!(
        list.contains("value=\"3\"") && list.contains("value=\"1\"") && list.contains("Ann, "),
        "{list}"
    );
    let third = ann.get(&format!("{path}/versions/3")).text;
    assert!(
        third.contains("<del>") && third.contains("<ins>") && third.contains("5:00+3"),
        "{third}"
    );
    assert_eq!(ann.get(&format!("{path}/versions/2/file")).text, wrong);
    let back = ann.post(&format!("{path}/versions/1/restore"), "base=3");
    assert_eq!(back.header("location"), "/regulations/own-our-open/edit?saved=4");
    assert_eq!(ann.get(&format!("{path}/file")).text, text);
    let late = ann.post(&format!("{path}/versions/2/restore"), "base=3");
    assert_eq!(late.status, 409, "{}", late.text);

    // Without a script a button checks, and nothing is saved by it.
    let by_button = form(&[("text", wrong.as_str()), ("base", "4"), ("do", "check")]);
    let page = ann.post(&format!("{path}/edit"), &by_button);
    assert!(
        page.status == 200 && page.text.contains("It cannot be followed yet."),
        "{}",
        page.text
    );
    assert_eq!(written(&page.text), wrong);
    assert_eq!(ann.get(&format!("{path}/file")).text, text);

    // It goes only by name; the event stays as it was.
    assert_eq!(ann.post(&format!("{path}/remove"), "name=our-open").status, 422);
    assert_eq!(ann.post(&format!("{path}/remove"), "name=own-our-open").status, 303);
    assert_eq!(ann.get(&path).status, 404);
    assert_eq!(ann.get("/events/club/regulation-file").text, text);
}

/// The regulations that somebody may choose from, in the second step of bringing in an event.
fn choice(who: &Visitor) -> String {
    let step = who.send_file("club.toml", CLUB.as_bytes(), "").header("location").to_owned();
    who.get(&step).page().at("select[name=regulation]").text()
}

#[test]
fn a_regulation_from_its_first_line_to_an_event() {
    whole_life(&Site::start());
}

#[test]
fn the_same_on_postgres() {
    let server = Postgres::start();
    whole_life(&Site::on(&server.database(), Scratch::new("site"), 0));
}

#[test]
fn the_second_of_two_writers_is_told_and_loses_nothing() {
    let site = Site::start();
    let ann = site.administrator();
    let bob = site.member(&ann, "Bob", "arbiter");
    let (path, text) = begun(&bob, "Bobs+Open");
    let (hers, his) = (text.replace("3:00+2", "5:00+3"), text.replace("games = 2", "games = 4"));
    assert_eq!(save(&ann, &path, "1", &hers).status, 303);
    let told = save(&bob, &path, "1", &his);
    assert_eq!(told.status, 409);
    assert!(
        told.text.contains("Ann saved version 2") && told.text.contains("5:00+3"),
        "{}",
        told.text
    );
    assert_eq!(written(&told.text), his, "his text is there");
    assert!(told.text.contains("name=\"base\" value=\"2\""), "and can be saved behind hers");
    assert_eq!(save(&bob, &path, "2", &his).status, 303);
    assert_eq!(bob.get(&format!("{path}/versions/2/file")).text, hers, "hers is kept");
    assert_eq!(bob.get(&format!("{path}/file")).text, his);
}

#[test]
fn others_do_not_see_it() {
    let site = Site::start();
    let ann = site.administrator();
    let [bob, eve] = ["Bob", "Eve"].map(|name| site.member(&ann, name, "arbiter"));
    let ron = site.member(&ann, "Ron", "reader");
    let (path, text) = begun(&bob, "Secret");
    let pages = ["", "/edit", "/file", "/versions", "/versions/1", "/versions/1/file", "/people"];
    for page in pages {
        assert_eq!(eve.get(&format!("{path}{page}")).status, 404, "{page}");
        let nobody = Visitor::new(&site.url).get(&format!("{path}{page}"));
        assert!(
            nobody.status == 303 && nobody.header("location").starts_with("/login"),
            "{page}: {}",
            nobody.status
        );
    }
    assert_eq!(save(&eve, &path, "1", &text).status, 404);
    assert_eq!(eve.post(&format!("{path}/versions/1/restore"), "base=1").status, 404);
    assert_eq!(eve.post(&format!("{path}/people"), "name=Eve&sees=yes").status, 404);
    assert!(!eve.get("/regulations").text.contains("Secret") && !choice(&eve).contains("Secret"));
    assert!(bob.get("/regulations").text.contains("Secret") && choice(&bob).contains("Secret"));
    assert!(!Visitor::new(&site.url).get("/regulations").text.contains("Secret"));
    let refused = eve.upload("club.toml", CLUB.as_bytes(), "own-secret");
    assert_eq!(refused.status, 404, "{}", refused.text);
    let program = eve.program();
    assert_eq!(
        program.get("/api/v1/own-regulations").json(),
        json!({ "regulations": [], "next": null })
    );
    assert_eq!(program.get("/api/v1/own-regulations/own-secret").status, 404);
    assert_eq!(
        program
            .post_json("/api/v1/own-regulations/own-secret", &json!({ "text": "", "after": 1 }))
            .status,
        404
    );

    // Shared, she may change it, but not say who else sees it; a reader only looks.
    for name in ["Eve", "Ron"] {
        assert_eq!(
            bob.post(&format!("{path}/people"), &format!("name={name}&sees=yes")).status,
            303
        );
    }
    assert_eq!(bob.post(&format!("{path}/people"), "name=Nobody&sees=yes").status, 404);
    assert_eq!(save(&eve, &path, "1", &text.replace("3:00+2", "4:00+2")).status, 303);
    assert_eq!(eve.get(&format!("{path}/people")).status, 403);
    assert_eq!(eve.post(&format!("{path}/people"), "name=Bob&sees=no").status, 403);
    assert_eq!(eve.post(&format!("{path}/remove"), "name=own-secret").status, 403);
    assert_eq!(ron.get(&path).status, 200);
    assert_eq!(
        (ron.get(&format!("{path}/edit")).status, save(&ron, &path, "2", &text).status),
        (403, 403)
    );
    assert_eq!(bob.post(&format!("{path}/people"), "name=Eve&sees=no").status, 303);
    assert_eq!(eve.get(&path).status, 404);
    assert_eq!(ann.get(&path).status, 200, "administrators see everything");
}

#[test]
fn it_cannot_pass_for_a_built_in_one() {
    let site = Site::start();
    let ann = site.administrator();
    let start = ann.get("/regulations/new?from=tata-steel-masters-2023");
    let text = written(&start.text);
    assert!(text.contains("\"own-tata-steel-masters-2023\""), "{text}");
    let saved = ann.post("/regulations/new", &form(&[("text", &text)]));
    assert_eq!(
        saved.header("location"),
        "/regulations/own-tata-steel-masters-2023/edit?saved=1",
        "{}",
        saved.text
    );
    let posing = text.replace("\"own-tata-steel-masters-2023\"", "\"tata-steel-masters-2023\"");
    let path = "/regulations/own-tata-steel-masters-2023";
    assert_eq!(save(&ann, path, "1", &posing).status, 303, "a draft may hold anything");
    let page = ann.get(&format!("{path}/edit")).text;
    assert!(
        page.contains("kept as &quot;own-tata-steel-masters-2023&quot;")
            && page.contains("A draft."),
        "{page}"
    );
    assert!(page.contains("New events take version 1."));
    assert_eq!(ann.get("/regulations/tata-steel-masters-2023").status, 200);
}

/// What nobody means to write, and what somebody means harm with.
#[test]
fn bad_input_is_answered_in_words() {
    let site = Site::start();
    let ann = site.administrator();
    let (path, _) = begun(&ann, "Ours");
    let large = "#".repeat(100_001);
    for (text, words) in [
        (large.as_str(), "at most 100000"),
        ("a\n\u{1}", "line 2 has an invisible character"),
        ("x = \"\u{202e}\"", "line 1 has an invisible character"),
    ] {
        let refused = save(&ann, &path, "1", text);
        assert!(
            refused.status == 422 && refused.text.contains(words),
            "{words}: {}",
            refused.status
        );
        let refused = ann.post("/regulations/new", &form(&[("text", text)]));
        assert!(
            refused.status == 422 && refused.text.contains(words),
            "{words}: {}",
            refused.status
        );
        let checked = ann.post("/regulations/check", &form(&[("text", text)]));
        assert!(
            checked.status == 200 && checked.text.to_lowercase().contains(words),
            "{words}: {}",
            checked.text
        );
    }
    // NUL is refused before anything reads it, wherever it stands.
    let refused = save(&ann, &path, "1", "a\n\0");
    assert!(
        refused.status == 422 && refused.text.contains("contains the character NUL"),
        "{}",
        refused.text
    );
    let nested = "[".repeat(50_000);
    let many: String = (0..3000).map(|n| format!("[clause.\"{n}\"]\ntext=\"x\"\n")).collect();
    let unknown: String =
        (0..1500).map(|n| format!("[clause.\"{n}\"]\ntext=\"x\"\ngo=\"clause-{n}\"\n")).collect();
    for text in [
        "",
        "½",
        "= = =",
        "id = 7",
        "</textarea><script>alert(1)</script>",
        &nested,
        &many,
        &unknown,
    ] {
        let begun = std::time::Instant::now();
        let checked = ann.post("/regulations/check", &form(&[("text", text)]));
        assert_eq!(checked.status, 200, "{}", checked.text);
        assert!(
            checked.text.contains("data-checked") && !checked.text.contains("<script>"),
            "{}",
            checked.text
        );
        println!("{} bytes checked in {:?}", text.len(), begun.elapsed());
    }
    let saved = save(&ann, &path, "1", "</textarea><script>alert(1)</script>");
    assert_eq!(saved.status, 303);
    for page in ["", "/edit", "/versions", "/versions/2"] {
        assert!(!ann.get(&format!("{path}{page}")).text.contains("<script>alert"), "{page}");
    }
    for address in [
        "/regulations/own-none",
        "/regulations/own-ours/versions/99",
        "/regulations/own-ours/versions/x",
        "/regulations/new?from=none",
    ] {
        let status = ann.get(address).status;
        assert!((400..500).contains(&status), "{address}: {status}");
    }
    let reader = site.member(&ann, "Ron", "reader");
    assert_eq!(reader.get("/regulations/new").status, 403);
    assert_eq!(reader.post("/regulations/check", "text=").status, 403);
    assert_eq!(Visitor::new(&site.url).post("/regulations/check", "text=").status, 401);
    let foreign = ann.with("origin", "http://elsewhere").with("sec-fetch-site", "cross-site");
    assert_eq!(save(&foreign, &path, "2", "x").status, 403);
}

#[test]
fn the_same_by_program() {
    let site = Site::start();
    let ann = site.administrator().program();
    let text = tiebreak_regulation::builtin::file("tepe-sigeman-2023").unwrap().1;
    let found = ann.post_json("/api/v1/regulations/check", &json!({ "text": text })).json();
    assert_eq!(
        (found["schema"].as_str(), found["errors"].as_u64()),
        (Some("tiebreak-check/1"), Some(0))
    );
    let made = ann.post_json("/api/v1/own-regulations", &json!({ "text": text }));
    assert_eq!(made.status, 201, "{}", made.text);
    assert_eq!(made.json()["id"], "own-tepe-sigeman-2023");
    let path = "/api/v1/own-regulations/own-tepe-sigeman-2023";
    let one = ann.get(path).json();
    assert_eq!(one["version"]["number"], 1);
    let next = one["text"].as_str().unwrap().replace("3:00+2", "5:00+3");
    let saved = ann.post_json(path, &json!({ "text": next, "after": 1 }));
    assert_eq!((saved.status, saved.json()["usable"].as_i64()), (200, Some(2)), "{}", saved.text);
    let late = ann.post_json(path, &json!({ "text": "other", "after": 1 }));
    assert!(late.status == 409 && late.text.contains("Ann saved version 2"), "{}", late.text);
    assert_eq!(
        ann.post_json(path, &json!({ "text": "broken", "after": 2 })).json()["newest"]["mistakes"],
        1
    );
    assert_eq!(
        ann.get(&format!("{path}/versions")).json()["versions"].as_array().unwrap().len(),
        3
    );
    assert_eq!(ann.get(&format!("{path}/versions/2")).json()["text"], next);
    let opened = ann.post_json(
        "/api/v1/events",
        &json!({ "name": "club.toml", "text": CLUB, "regulation": "own-tepe-sigeman-2023" }),
    );
    assert_eq!(opened.status, 201, "{}", opened.text);
    assert_eq!(opened.json()["ruling"]["regulation"], "own-tepe-sigeman-2023");
}

/// Twenty people check twenty different texts at once: everybody is answered in time, and other
/// pages do not wait for them.
#[test]
fn many_checks_at_once_hold_up_nobody() {
    let site = Site::start();
    let ann = site.administrator();
    let text = tiebreak_regulation::builtin::file("wbf-2023").unwrap().1;
    let begun = std::time::Instant::now();
    let start = std::sync::Arc::new(std::sync::Barrier::new(21));
    let checks: Vec<_> = (0..20)
        .map(|number| {
            let (who, text, start) = (ann.clone(), format!("# {number}\n{text}"), start.clone());
            std::thread::spawn(move || {
                start.wait();
                let begun = std::time::Instant::now();
                let checked = who.post("/regulations/check", &form(&[("text", &text)]));
                assert!(
                    checked.status == 200 && checked.text.contains("It can be followed"),
                    "{}",
                    checked.text
                );
                begun.elapsed()
            })
        })
        .collect();
    start.wait();
    let look = std::time::Instant::now();
    assert_eq!(Visitor::new(&site.url).get("/events/tata-steel-masters-2024/board").status, 200);
    let page = look.elapsed();
    let longest = checks.into_iter().map(|check| check.join().unwrap()).max().unwrap();
    println!(
        "a board in {page:?} meanwhile; the longest check {longest:?}, all in {:?}",
        begun.elapsed()
    );
    assert!(page < longest, "the board waited {page:?}, as long as the checks: {longest:?}");
}
