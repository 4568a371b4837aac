//! The pages without a browser: who may do what, what is refused and how, and that nothing is lost.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::html::Page;
use crate::common::{Site, Visitor};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

const TATA: &str = "/events/tata-steel-masters-2024";

#[test]
fn public_pages_need_no_account_and_console_pages_do() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    for page in [
        "",
        "/board",
        "/overlay",
        "/protocol",
        "/slips",
        "/record",
        "/file",
        "/regulation",
        "/qr.svg",
    ] {
        assert_eq!(anybody.get(&format!("{TATA}{page}")).status, 200, "{page}");
    }
    let refused = anybody.get(&format!("{TATA}/console"));
    assert_eq!(
        (refused.status, refused.header("location")),
        (303, "/login?then=/events/tata-steel-masters-2024/console")
    );
    for form in ["answers", "departures", "rests", "notes", "corrections/2"] {
        assert_eq!(
            anybody.post(&format!("{TATA}/{form}"), "question=x&value=1-0").status,
            401,
            "{form}"
        );
    }
    assert_eq!(anybody.post("/people", "name=eve&role=administrator").status, 401);
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        1
    );
}

#[test]
fn the_invitation_is_on_every_public_page() {
    let site = Site::start();
    let anybody = Visitor::new(&site.url);
    for page in ["", "/board", "/protocol"] {
        let text = anybody.get(&format!("/events/tata-steel-challengers-2020{page}")).text;
        assert!(
            text.contains("David Antón Guijarro is invited to the Tata Steel Masters 2021."),
            "{page}: {text}"
        );
    }
    let told = anybody.get("/api/v1/events/tata-steel-challengers-2020/ruling").text;
    assert!(told.contains("\"to\":\"the Tata Steel Masters 2021\""), "{told}");
}

#[test]
fn every_page_has_its_protections() {
    let site = Site::start();
    let ann = site.administrator();
    for page in ["/", TATA, "/login", "/events/tata-steel-masters-2024/console", "/nonsense"] {
        let answer = ann.get(page);
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("script-src 'self'"),
            "{page}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{page}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{page}");
        assert!(
            !answer.text.contains("style=") && !answer.text.contains("onclick"),
            "{page} has styles or scripts in it"
        );
        assert!(!answer.text.contains("https://"), "{page} names another site");
    }
    let printed = ann.get(&format!("{TATA}/protocol"));
    assert!(printed.header("content-security-policy").starts_with("default-src 'none'"));
    assert!(!printed.header("content-security-policy").contains("script"));
}

#[test]
fn a_form_from_another_site_is_refused() {
    let site = Site::start();
    let ann = site.administrator();
    let body = "question=semi-final-1/first-white&seed=1";
    for (name, value) in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
        let refused = ann.with(name, value).post(&format!("{TATA}/answers"), body);
        assert_eq!(refused.status, 403, "{name}");
        assert!(refused.text.contains("another site"), "{}", refused.text);
    }
    assert_eq!(
        ann.with("sec-fetch-site", "same-origin").post(&format!("{TATA}/answers"), body).status,
        303
    );
}

#[test]
fn the_first_link_works_once() {
    let site = Site::start();
    site.administrator();
    let again = Visitor::new(&site.url)
        .post(&site.link, "name=Eve&password=correct+horse&again=correct+horse");
    assert_eq!(again.status, 404);
    assert_eq!(Visitor::new(&site.url).get(&site.link).status, 404);
}

#[test]
fn weak_passwords_are_told_why() {
    let site = Site::start();
    let visitor = Visitor::new(&site.url);
    for (body, why) in [
        ("name=Ann&password=short&again=short", "at least 10 are needed"),
        ("name=Ann&password=correct+horse&again=correct+house", "The two passwords differ"),
        ("name=&password=correct+horse&again=correct+horse", "1 to 100 printable characters"),
    ] {
        let answer = visitor.post(&site.link, body);
        assert_eq!(answer.status, 422);
        assert!(answer.text.contains(why), "{why}: {}", answer.text);
    }
    assert_eq!(
        visitor.post(&site.link, "name=Ann&password=correct+horse&again=correct+horse").status,
        303,
        "the link still holds"
    );
}

#[test]
fn roles() {
    let site = Site::start();
    let ann = site.administrator();
    let (bob, ron) = (site.member(&ann, "bob", "arbiter"), site.member(&ann, "ron", "reader"));
    let answer = "question=semi-final-1/first-white&seed=6+2+5+1";
    for (name, visitor) in [("bob", &bob), ("ron", &ron)] {
        let refused = visitor.post(&format!("{TATA}/answers"), answer);
        assert_eq!(refused.status, 403, "{name}");
        assert!(refused.text.contains("is not an arbiter of this event"), "{}", refused.text);
        assert_eq!(visitor.get("/people").status, 403);
        assert_eq!(visitor.get(&format!("{TATA}/console")).status, 200, "both may look");
    }
    assert!(
        !ron.get(&format!("{TATA}/console")).page().has("button.main"),
        "a reader has nothing to press"
    );
    assert_eq!(ron.get("/events/new").status, 403);
    ann.post("/people/bob/events", "event=tata-steel-masters-2024&conducts=yes");
    assert_eq!(bob.post(&format!("{TATA}/answers"), answer).status, 303);
    assert_eq!(ann.post("/people/Ann/remove", "").status, 403, "nobody locks themselves out");
    ann.post("/people/bob/remove", "");
    assert_eq!(
        bob.post(&format!("{TATA}/notes"), "why=x").status,
        401,
        "the session went with the account"
    );
}

#[test]
fn logging_in_is_limited_and_sessions_expire() {
    let site = Site::start();
    site.administrator();
    let visitor = Visitor::new(&site.url);
    for attempt in 0..10 {
        assert_eq!(visitor.post("/login", "name=Ann&password=wrong").status, 401, "{attempt}");
    }
    let limited = visitor.post("/login", "name=Ann&password=correct+horse");
    assert_eq!(limited.status, 429, "also the right one has to wait");
    assert!(limited.header("retry-after").parse::<u32>().unwrap() > 800);
    let expired = visitor.with("cookie", "tiebreak_session=abc");
    assert_eq!(expired.get(&format!("{TATA}/console")).status, 303);
    assert_eq!(expired.post(&format!("{TATA}/notes"), "why=x").status, 401);
    assert_eq!(expired.get("/").status, 200, "public pages stay public");
}

#[test]
fn a_replayed_form_changes_nothing() {
    let site = Site::start();
    let ann = site.administrator();
    let answer = "question=semi-final-1/first-white&seed=6+2+5+1";
    assert_eq!(ann.post(&format!("{TATA}/answers"), answer).status, 303);
    let again = ann.post(&format!("{TATA}/answers"), answer);
    assert_eq!(again.status, 409);
    assert!(
        again.text.contains("was answered already by Ann: Nodirbek Abdusattorov, Wei Yi"),
        "{}",
        again.text
    );
    // Colours other than those on the page that was sent.
    let asked = "%5B%22game%22%2C%22Wei+Yi%22%2C%22Nodirbek+Abdusattorov%22%5D";
    let stale = ann.post(
        &format!("{TATA}/answers"),
        &format!("question=semi-final-1/game-1&asked={asked}&value=1-0"),
    );
    assert_eq!(stale.status, 409);
    assert!(stale.text.contains("other players or other colours"));
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        2
    );
}

#[test]
fn of_two_arbiters_at_once_one_is_told() {
    let site = Site::start();
    let ann = site.administrator();
    ann.post(&format!("{TATA}/answers"), "question=semi-final-1/first-white&seed=6+2+5+1");
    let results = ["1-0", "0-1", "1/2-1/2", "1-0", "0-1", "1/2-1/2"];
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let threads: Vec<_> = results
            .iter()
            .map(|result| {
                let ann = ann.clone();
                scope.spawn(move || {
                    ann.post(
                        &format!("{TATA}/answers"),
                        &format!("question=semi-final-1/game-1&value={result}"),
                    )
                    .status
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 5, "{statuses:?}");
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        3
    );
}

#[test]
fn both_semi_finals_can_be_answered_at_once() {
    let site = Site::start();
    let ann = site.administrator();
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let threads = [1, 2].map(|number| {
            let ann = ann.clone();
            scope.spawn(move || {
                ann.post(
                    &format!("{TATA}/answers"),
                    &format!("question=semi-final-{number}/first-white&seed=1"),
                )
                .status
            })
        });
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(statuses, [303, 303]);
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        3
    );
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    let site = Site::start();
    let ann = site.administrator();
    let answers = format!("{TATA}/answers");
    for (path, body, status, why) in [
        ("/events/nothing/answers", "question=x&value=1-0", 404, "no event of this name"),
        (answers.as_str(), "question=x&value=1-0", 404, "no open question x"),
        (answers.as_str(), "value=1-0", 422, "The question is missing"),
        (answers.as_str(), "question=semi-final-1/first-white", 422, "no seed to draw from"),
        (
            answers.as_str(),
            "question=semi-final-1/first-white&how=hand&first=Magnus",
            422,
            "is missing",
        ),
        ("/events/tata-steel-masters-2024/rests", "minutes=9999&why=x", 422, "expected 1 to 240"),
        ("/events/tata-steel-masters-2024/rests", "minutes=5", 422, "The reason is missing"),
        (
            "/events/tata-steel-masters-2024/corrections/99",
            "why=x",
            404,
            "no line 99 of the record",
        ),
        (
            "/events/tata-steel-masters-2024/departures",
            "tie=second&why=x&by=y",
            409,
            "no tie for second",
        ),
        (
            "/events/tata-steel-masters-2024/departures",
            "tie=first&place-0=1&why=x&by=y",
            422,
            "the place of",
        ),
    ] {
        let answer = ann.post(path, body);
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.text);
        assert!(
            answer.text.to_lowercase().contains(&why.to_lowercase()),
            "{path} {body}: {}",
            answer.text
        );
        assert!(answer.text.starts_with("<!DOCTYPE html>"), "{path} {body}");
    }
    for (path, status) in [
        ("/events/nothing", 404),
        ("/events/%FF", 400),
        ("/events/tata-steel-masters-2024/corrections/x", 400),
        ("/events/tata-steel-masters-2024/live", 400),
        ("/assets/../../etc/passwd", 404),
    ] {
        let answer = ann.get(path);
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
        assert!(answer.text.starts_with("<!DOCTYPE html>"), "{path}: {}", answer.text);
    }
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        1
    );
}

#[test]
fn corrections_show_what_falls_away_and_need_a_reason() {
    let site = Site::start();
    let ann = site.administrator();
    let answer =
        |body: &str| assert_eq!(ann.post(&format!("{TATA}/answers"), body).status, 303, "{body}");
    answer("question=semi-final-1/first-white&how=hand&first=Wei+Yi&witness=Carl");
    answer("question=semi-final-1/game-1&value=1-0");
    // The lots the other way round: the game was played with other colours and no longer counts.
    let other = "how=hand&first=Nodirbek+Abdusattorov";
    let preview = ann.get(&format!("{TATA}/corrections/2?{other}"));
    let text = &preview.text;
    assert!(
        text.contains("No longer applies") && text.contains("Wei Yi 1–0 Nodirbek Abdusattorov"),
        "{text}"
    );
    let head = preview.page().hidden("head");
    assert_eq!(
        ann.post(&format!("{TATA}/corrections/2"), &format!("{other}&head={head}")).status,
        422,
        "no reason"
    );
    answer("question=semi-final-2/first-white&seed=1");
    let late = ann.post(&format!("{TATA}/corrections/2"), &format!("{other}&head={head}&why=x"));
    assert_eq!(late.status, 409, "the record has grown since");
    let head = ann.get(&format!("{TATA}/corrections/2?{other}")).page().hidden("head");
    assert_eq!(
        ann.post(&format!("{TATA}/corrections/2"), &format!("{other}&head={head}&why=wrong+slip"))
            .status,
        303
    );
    let record = ann.get(&format!("{TATA}/record")).text;
    assert_eq!(record.lines().count(), 5);
    assert!(
        record.contains("\"why\":\"wrong slip\"") && record.contains("\"witnesses\":[\"Carl\"]"),
        "{record}"
    );
    let console = ann.get(&format!("{TATA}/console")).text;
    assert!(
        console.contains("no longer counts")
            && console.contains("data-question=\"semi-final-1/game-1\"")
    );
}

#[test]
fn a_departure_marks_everything() {
    let site = Site::start();
    let ann = site.administrator();
    // Giri, Gukesh, Abdusattorov, Wei Yi: in the order of their names.
    let asked = "tie=first&place-0=2&place-1=2&place-2=2&place-3=1&by=Chief+Arbiter";
    // What it changes is shown before it is entered.
    let preview = ann.get(&format!("{TATA}/departures?{asked}")).page();
    assert!(preview.at("ul.consequences").text().contains("Wei Yi"));
    let body = format!("{asked}&head={}&why=Power+cut", preview.hidden("head"));
    assert_eq!(ann.post(&format!("{TATA}/departures"), &body).status, 303);
    for page in ["", "/board", "/console", "/protocol"] {
        let text = ann.get(&format!("{TATA}{page}")).text.to_lowercase();
        let marked = ["departure from the regulation", "departs from the regulation"];
        assert!(marked.iter().any(|mark| text.contains(mark)), "{page}");
    }
    assert!(ann.get(&format!("{TATA}/board")).text.contains("Winner"));
    let record = ann.get(&format!("{TATA}/record")).text;
    assert!(record.contains("Chief Arbiter, entered by Ann"), "{record}");
}

#[test]
fn watchers_hear_of_an_answer() {
    let site = Site::start();
    let ann = site.administrator();
    let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    write!(stream, "GET {TATA}/live?view=board HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut lines = BufReader::new(stream).lines().map(|line| line.unwrap());
    lines.by_ref().find(|line| line == "id: 1").unwrap();
    assert_eq!(
        ann.post(&format!("{TATA}/answers"), "question=semi-final-1/first-white&seed=6+2+5+1")
            .status,
        303
    );
    lines.by_ref().find(|line| line == "id: 2").unwrap();
    lines.by_ref().find(|line| line == "event: pulse").unwrap();
}

/// Every kind of question has a form, and every event a console.
#[test]
fn every_event_has_its_pages() {
    let site = Site::start();
    let ann = site.administrator();
    let events = site.with_store(async |store| store.events().await.unwrap());
    assert_eq!(events.len(), tiebreak_server::DEMO_EVENTS.len());
    for event in events {
        for page in ["", "/console", "/board", "/overlay", "/protocol", "/slips", "/regulation"] {
            assert_eq!(
                ann.get(&format!("/events/{}{page}", event.slug)).status,
                200,
                "{} {page}",
                event.slug
            );
        }
    }
}

#[test]
fn questions_of_other_kinds() {
    let site = Site::start();
    let ann = site.administrator();
    let answers = |event: &str, body: &str| ann.post(&format!("/events/{event}/answers"), body);
    let console = |event: &str| ann.get(&format!("/events/{event}/console")).text;
    // Lots among three, as drawn by hand: places next to names.
    let event = "sinquefield-cup-2018";
    assert!(console(event).contains("name=\"place-2\""));
    let level = answers(event, "question=participants/1-3&how=hand&place-0=1&place-1=2&place-2=2");
    assert!(
        level.status == 422
            && level.text.contains("Lots leave nobody level")
            && !level.text.contains("--seed"),
        "{}",
        level.text
    );
    assert_eq!(
        answers(event, "question=participants/1-3&how=hand&place-0=2&place-1=3&place-2=1").status,
        303
    );
    assert!(!console(event).contains("data-question=\"participants/1-3\""));
    // A result that the event file does not have.
    let added = ann.upload(
        "partial.toml",
        include_bytes!(
            "../../../crates/server/events/tata-steel-masters-2022-before-round-13.toml"
        ),
        "",
    );
    let event = added
        .header("location")
        .trim_end_matches("/console")
        .trim_start_matches("/events/")
        .to_owned();
    let question = Page::read(&console(&event)).at("[data-question]").attribute("data-question");
    assert_eq!(
        answers(&event, &format!("question={}&value=1-0", question.replace(' ', "+"))).status,
        303,
        "{question}"
    );
    assert!(!console(&event).contains(&format!("data-question=\"{question}\"")));
}

/// Thirty minutes' rest from the end of the last game: shown with a countdown while it lies ahead.
#[test]
fn the_rest_is_counted_down() {
    let site = Site::start();
    let ann = site.administrator();
    let (now, minutes) =
        (jiff::Timestamp::now(), |minutes: i64| jiff::SignedDuration::from_mins(minutes));
    let finished = (now - minutes(10)).to_string();
    let finished = finished.split('.').next().unwrap().trim_end_matches('Z');
    let file = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Club\"\nkind = \"round-robin\"\nregulation = \"tata-steel-masters-2023\"\nplayer = [{{ name = \"Ann\" }}, {{ name = \"Ben\" }}]\n[[game]]\nround = 1\nwhite = \"Ann\"\nblack = \"Ben\"\nresult = \"1/2-1/2\"\nfinished = {finished}Z\n"
    );
    let added = ann.upload("club.toml", file.as_bytes(), "");
    assert_eq!(added.status, 303, "{}", added.text);
    let until = |page: &str| -> i64 {
        ann.get(&format!("/events/club/{page}"))
            .page()
            .at("[data-until]")
            .attribute("data-until")
            .parse()
            .unwrap()
    };
    for page in ["console", "board"] {
        assert!((until(page) - (now + minutes(20)).as_second()).abs() <= 1, "{page}");
    }
    assert_eq!(ann.post("/events/club/rests", "minutes=45&why=Fire+alarm").status, 303);
    assert!((until("console") - (now + minutes(45)).as_second()).abs() <= 5);
}
