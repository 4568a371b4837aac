//! The gate by program: many writers at once, sensible and hostile; every accepted entry leaves a
//! record that verifies and an event that is shown. And what is left of an event that was damaged
//! from outside.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, form};
use crate::hall::Hall;
use serde_json::{Value, json};
use tiebreak_model::lots::sha256;
use tiebreak_record::{CheckResult, ReaderNotes, verify};

/// Real events, besides a tie under every built-in regulation and kind.
const EVENTS: [&str; 3] = [
    "tata-steel-masters-2024",
    "grand-chess-tour-2018-standings-after-the-sinquefield-cup",
    "sinquefield-cup-2018",
];
const LOTS: &str = "semi-final-1/first-white";

/// How many entries each of the four writers tries.
fn attempts() -> u64 {
    let asked = |length: &str| std::env::var_os(length).is_some();
    match (asked("TIEBREAK_LONG"), asked("TIEBREAK_ALL")) {
        (true, _) => 3000,
        (_, true) => 120,
        _ => 60,
    }
}

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() {
            None
        } else {
            all.get(usize::try_from(self.roll(all.len() as u64)).unwrap())
        }
    }
}

/// An answer to an open question, mostly a fitting one.
fn value(question: &Value, dice: &mut Dice) -> Value {
    let names = ["among", "between"]
        .iter()
        .find_map(|field| question[*field].as_array())
        .cloned()
        .unwrap_or_default();
    match question["kind"].as_str().unwrap() {
        "game" => json!([dice.pick(&["1-0", "0-1", "1/2-1/2", "+/-", "*", "2-0"])]),
        "colour" => json!([dice.pick(&["white", "black", "green"])]),
        _ => {
            let mut names = names;
            if !names.is_empty() {
                let turn = usize::try_from(dice.roll(names.len() as u64)).unwrap();
                names.rotate_left(turn);
            }
            json!(names)
        }
    }
}

/// Where to send what.
fn attempt(state: &Value, dice: &mut Dice) -> (&'static str, Value) {
    let open = state["ruling"]["open"].as_array().cloned().unwrap_or_default();
    let question = dice.pick(&open).cloned().unwrap_or(json!({ "id": LOTS, "kind": "lots" }));
    let id = if dice.roll(12) == 0 { json!(LOTS) } else { question["id"].clone() };
    let party = *dice.pick(&["Arbiter", "Press", "Eve"]).unwrap();
    let places = state["ruling"]["standing"].as_array().unwrap();
    let tied: Vec<Value> = places[0]["names"].as_array().unwrap().clone();
    match dice.roll(22) {
        0..=8 => ("answers", json!({ "question": id, "value": value(&question, dice) })),
        9 => ("answers", json!({ "question": id, "value": value(&question, dice), "why": "slip" })),
        10 | 11 => ("withdrawals", json!({ "question": id, "why": "slip" })),
        12 => ("departures", json!({ "tie": "first", "parts": [[], tied], "why": "hostile" })),
        // Seldom: after that nothing is open any more.
        13 if dice.roll(30) == 0 => {
            ("departures", json!({ "tie": "first", "parts": [tied], "why": "they agreed" }))
        }
        13 | 14 => ("notes", json!({ "why": "a\nb\u{0} “quoted” \\ ,\"sum\":\"" })),
        15 => ("rests", json!({ "minutes": dice.roll(300), "players": [], "why": "unwell" })),
        16 => (
            "promises",
            json!({ "question": id, "party": party, "hash": sha256(party.as_bytes()) }),
        ),
        17 => (
            "answers",
            json!({ "question": id, "secrets": { "Arbiter": "Arbiter", "Press": "Press" } }),
        ),
        18 => ("sources", json!({ "question": id, "source": "tomorrow's lottery" })),
        19 => ("leaves", json!({ "name": dice.pick(&tied), "why": "unwell" })),
        20 => ("withdrawals", json!({ "name": dice.pick(&tied), "why": "better" })),
        _ => ("answers", json!({ "question": id, "outcome": "6 2 5" })),
    }
}

#[test]
fn whatever_programs_send_leaves_a_record_that_verifies() {
    let site = Site::start();
    let ann = site.administrator();
    let program = ann.program();
    let events = brought_in(&program);
    let counts: Vec<(u64, u64)> = std::thread::scope(|scope| {
        let writers = (0..4).map(|writer| {
            let (program, events) = (&program, &events);
            scope.spawn(move || write(program, events, writer))
        });
        writers.collect::<Vec<_>>().into_iter().map(|writer| writer.join().unwrap()).collect()
    });
    let (tried, taken) = counts.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    println!("{tried} entries tried by program, {taken} accepted");
    // Most of what is sent is hostile, and a tie once settled asks for nothing more.
    assert!(taken * 10 > tried, "{taken} of {tried} accepted");
    for event in &events {
        for page in ["", "/console", "/board", "/protocol", "/record"] {
            let shown = ann.get(&format!("/events/{event}{page}"));
            assert_eq!(shown.status, 200, "{event}{page}: {}", shown.text);
        }
        verified(&ann, event);
    }
}

/// The addresses of the real events and of one for every built-in regulation and kind of event.
fn brought_in(program: &Visitor) -> Vec<String> {
    let mut events: Vec<String> = EVENTS.map(str::to_owned).to_vec();
    let mut seen = std::collections::BTreeSet::new();
    for hall in Hall::all() {
        if seen.insert((hall.regulation.id.clone(), hall.event.kind().word())) {
            let body =
                json!({ "name": "tie.toml", "text": hall.text, "regulation": hall.regulation.id });
            let answer = program.post_json("/api/v1/events", &body);
            assert!(answer.status < 300, "{}: {} {}", hall.name, answer.status, answer.text);
            events.push(answer.json()["slug"].as_str().unwrap().to_owned());
        }
    }
    events
}

/// One writer: looks at an event, tries something; how often, and how often it was accepted.
fn write(program: &Visitor, events: &[String], writer: u64) -> (u64, u64) {
    let mut dice = Dice(writer * 7919 + 1);
    let mut taken = 0;
    for _ in 0..attempts() {
        let event = dice.pick(events).unwrap();
        let path = format!("/api/v1/events/{event}");
        let state = program.get(&path);
        assert_eq!(state.status, 200, "{event} is no longer shown: {}", state.text);
        let (what, body) = match dice.roll(10) {
            0 => ("amendments", amendment(program, event, &mut dice)),
            _ => attempt(&state.json(), &mut dice),
        };
        let answer = program.post_json(&format!("{path}/{what}"), &body);
        assert!(
            matches!(answer.status, 200 | 404 | 409 | 422),
            "{what} {body}: {} {}",
            answer.status,
            answer.text
        );
        taken += u64::from(answer.status == 200);
    }
    (attempts(), taken)
}

/// The event file as it stands with something changed in it, or nothing, or nonsense.
fn amendment(program: &Visitor, event: &str, dice: &mut Dice) -> Value {
    let file = program.get(&format!("/events/{event}/file")).text;
    let text = match dice.roll(5) {
        0 => format!("# nothing\n{file}"),
        1 => file.replace("regulation", "regulations"),
        2 => file.replacen("points = 5\n", "points = 6\n", 1),
        3 => file.replacen("points = 6\n", "points = 5\n", 1),
        _ => {
            let title = file.lines().find(|line| line.starts_with("title")).unwrap_or_default();
            file.replacen(title, &format!("title = \"Tie {}\"", dice.roll(5)), 1)
        }
    };
    json!({ "text": text, "why": "misread" })
}

/// The event file is amended by a program: what would follow is told first, and what is handed out
/// then verifies.
#[test]
fn an_amended_event_verifies() {
    let site = Site::start();
    let ann = site.administrator();
    let program = ann.program();
    let tata = "/api/v1/events/tata-steel-masters-2024";
    for (question, value) in [
        ("semi-final-1/first-white", json!(["Wei Yi", "Nodirbek Abdusattorov"])),
        ("semi-final-1/game-1", json!(["1-0"])),
    ] {
        let body = json!({ "question": question, "value": value });
        assert_eq!(program.post_json(&format!("{tata}/answers"), &body).status, 200);
    }
    let before = ann.get("/events/tata-steel-masters-2024/file").text;
    let body = |text: &str| json!({ "text": text, "why": "the list of January" });
    let rating = before.replacen("rating     = 2727", "rating     = 2730", 1);
    let seen = program.post_json(&format!("{tata}/amendments/preview"), &body(&rating)).json();
    assert_eq!(
        seen["changes"],
        json!(["Nodirbek Abdusattorov: rating 2730 instead of 2727"]),
        "{seen:#}"
    );
    assert_eq!(seen["falls_away"], json!([]));
    assert_eq!(ann.get("/events/tata-steel-masters-2024/file").text, before, "nothing was written");
    let amended = program.post_json(&format!("{tata}/amendments"), &body(&rating));
    assert_eq!(amended.status, 200, "{}", amended.text);
    let file = ann.get("/events/tata-steel-masters-2024/file").text;
    assert!(file.contains("rating = 2730"), "{file}");
    verified(&ann, "tata-steel-masters-2024");
    // The same once more changes nothing, and blanks and comments do not either.
    for text in [rating, format!("# looked at again\n\n{file}")] {
        let again = program.post_json(&format!("{tata}/amendments"), &body(&text));
        assert_eq!(again.status, 422, "{}", again.text);
        assert!(again.text.contains("nothing of the event was changed"), "{}", again.text);
    }
    // Answers go on, and another start of the program reads the event as it was amended.
    let body = json!({ "question": "semi-final-1/game-2", "value": ["1/2-1/2"] });
    assert_eq!(program.post_json(&format!("{tata}/answers"), &body).status, 200);
    verified(&ann, "tata-steel-masters-2024");
    let other = file.replace("tata-steel-masters-2023", "tata-steel-masters-2022");
    let refused = program
        .post_json(&format!("{tata}/amendments"), &json!({ "text": other, "why": "another text" }));
    assert!(
        refused.status == 422 && refused.text.contains("cannot change the regulation"),
        "{}",
        refused.text
    );
}

/// Every check that can be made with what the server hands out.
fn verified(visitor: &Visitor, event: &str) {
    let get = |what: &str| visitor.get(&format!("/events/{event}/{what}")).text;
    let (record, file, rules) = (get("record"), get("file"), get("regulation-file"));
    let read = tiebreak_formats::event_file::read("event.toml", &file).unwrap();
    let regulation =
        tiebreak_regulation::Regulation::read_as("rules.toml", &rules, read.readings()).unwrap();
    let rule = |event: &tiebreak_model::Event,
                answers: &mut dyn tiebreak_model::Answers,
                explain: bool| {
        let options = tiebreak_engine::Options { explain, ..Default::default() };
        tiebreak_engine::rule(event, &regulation, answers, options)
            .map_err(|error| format!("{error:?}"))
    };
    let (event_sha256, regulation_sha256) = (sha256(file.as_bytes()), sha256(rules.as_bytes()));
    let against = tiebreak_record::VerifyContext {
        event: &read,
        event_sha256: &event_sha256,
        event_text: &tiebreak_formats::event_file::kept(&read),
        regulation_sha256: &regulation_sha256,
        read: &|text| {
            tiebreak_formats::event_file::read("event.toml", text)
                .map_err(|error| error.to_string())
        },
        rule: &rule,
    };
    let checks = verify(record.as_bytes(), ReaderNotes::default(), Some(&against));
    let failed: Vec<_> =
        checks.iter().filter(|check| matches!(check.verdict, CheckResult::Failed(_))).collect();
    assert!(failed.is_empty(), "{event}: {failed:?}");
}

/// The five attacks that were found, one after the other.
#[test]
fn what_was_found_is_refused() {
    let site = Site::start();
    let ann = site.administrator().program();
    let path = "/api/v1/events/tata-steel-masters-2024";
    let send = |what: &str, body: Value| ann.post_json(&format!("{path}/{what}"), &body);
    let head = || ann.get(path).json()["head"].clone();
    let before = head();
    let four = ["Wei Yi", "Gukesh D", "Anish Giri", "Nodirbek Abdusattorov"];
    assert_eq!(
        send("departures", json!({ "tie": "first", "parts": [[], four], "why": "x" })).status,
        422
    );
    assert_eq!(
        send("answers", json!({ "question": LOTS, "seed": "6", "why": "x" })).status,
        409,
        "nothing to correct"
    );
    assert_eq!(head(), before, "nothing was written");
    for party in ["A", "B"] {
        assert_eq!(
            send(
                "promises",
                json!({ "question": LOTS, "party": party, "hash": sha256(party.as_bytes()) })
            )
            .status,
            200
        );
    }
    for body in [
        json!({ "seed": "6 2 5" }),
        json!({ "value": ["Wei Yi"] }),
        json!({ "secrets": { "A": "A" } }),
    ] {
        let mut body = body;
        body["question"] = json!(LOTS);
        assert_eq!(send("answers", body).status, 422);
    }
    assert_eq!(
        send("preview", json!({ "question": LOTS, "seed": "6 2 5" })).status,
        422,
        "nobody looks first"
    );
    assert_eq!(
        send("answers", json!({ "question": LOTS, "secrets": { "A": "A", "B": "B" } })).status,
        200
    );
    let redrawn = send("answers", json!({ "question": LOTS, "seed": "6 2 5", "why": "once more" }));
    assert!(redrawn.status == 422 && redrawn.text.contains("withdrawn"), "{}", redrawn.text);
    // Eight withdraw at once: one does.
    let taken: usize = std::thread::scope(|scope| {
        let one = || send("withdrawals", json!({ "question": LOTS, "why": "all over" })).status;
        let all: Vec<_> = (0..8).map(|_| scope.spawn(one)).collect();
        all.into_iter().map(|one| usize::from(one.join().unwrap() == 200)).sum()
    });
    assert_eq!(taken, 1);
}

/// Somebody wrote into the database: the event shows what is left of it, and can be removed; others
/// are as they were.
#[test]
fn a_damaged_event_can_be_kept_and_removed() {
    let site = Site::start();
    let ann = site.administrator();
    let event = "/events/tata-steel-masters-2024";
    assert_eq!(ann.post(&format!("{event}/notes"), &form(&[("why", "good")])).status, 303);
    site.with_store(async |store| {
        let head = store.head("tata-steel-masters-2024").await.unwrap().unwrap();
        store
            .append("tata-steel-masters-2024", &head.hash, "{\"damaged\":\"<b>from outside</b>\"}")
            .await
            .unwrap();
    });
    // The server hears of it within a moment.
    let looks = (0..500).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        ann.get(event)
    });
    let page = looks
        .into_iter()
        .find(|page| page.text.contains("cannot be read"))
        .expect("the damage is shown");
    assert_eq!(page.status, 200, "{}", page.text);
    for words in [
        "cannot be read",
        "line 3 was altered",
        "&lt;b&gt;from outside",
        "tiebreak-record/1",
        "/record",
        "/remove",
    ] {
        assert!(page.text.contains(words), "{words}: {}", page.text);
    }
    let kept = ann.get(&format!("{event}/record"));
    assert!(
        kept.status == 200 && kept.text.ends_with("{\"damaged\":\"<b>from outside</b>\"}\n"),
        "{}",
        kept.text
    );
    assert_eq!(ann.get(&format!("/api/v1{event}/record")).text, kept.text);
    assert_eq!(ann.get(&format!("{event}/file")).status, 200);
    let console = ann.get(&format!("{event}/console"));
    assert!(console.status == 422 && console.text.contains("/remove"), "{}", console.text);
    assert_eq!(ann.post(&format!("{event}/notes"), &form(&[("why", "more")])).status, 422);
    assert_eq!(ann.get("/").status, 200);
    assert_eq!(
        ann.get("/events/sinquefield-cup-2018/console").status,
        200,
        "others are not touched"
    );
    let form_page = ann.get(&format!("{event}/remove"));
    assert_eq!(form_page.status, 200);
    let head =
        form_page.text.split("name=\"head\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let removed = ann.post(
        &format!("{event}/remove"),
        &form(&[("name", "tata-steel-masters-2024"), ("head", head)]),
    );
    assert_eq!(removed.status, 303, "{}", removed.text);
    assert_eq!(ann.get(event).status, 404);
}

/// The server signs the head with its own key; the protocol prints both, also as a QR code.
#[test]
fn the_server_signs_heads() {
    let site = Site::start();
    let ann = site.administrator();
    let event = "/events/tata-steel-masters-2024";
    ann.post(&format!("{event}/notes"), &form(&[("why", "good")]));
    let key: tiebreak_record::VerifyingKey = ann.get("/key").text.parse().unwrap();
    let note = ann.get(&format!("{event}/checkpoint")).text;
    let record = ann.get(&format!("{event}/record")).text;
    let checks = verify(
        record.as_bytes(),
        ReaderNotes { signed: Some((&note, &key)), ..ReaderNotes::default() },
        None,
    );
    assert!(
        matches!(
            &checks[11].verdict,
            CheckResult::Passed(tiebreak_record::CheckFinding::Signed { line: 2, later: 0, .. })
        ),
        "{:?}",
        checks[11]
    );
    let protocol = ann.get(&format!("{event}/protocol")).text;
    let printed = key.to_string();
    assert!(
        protocol.contains(&printed)
            && protocol.contains("<svg")
            && protocol.contains("class=\"qr\""),
        "{protocol}"
    );
}

/// Seeds are entered, never looked at.
#[test]
fn a_correction_never_shows_what_a_seed_gives() {
    let site = Site::start();
    let ann = site.administrator();
    let event = "/events/tata-steel-masters-2024";
    let drawn = ann.post(
        &format!("{event}/answers"),
        &form(&[("question", LOTS), ("how", "seed"), ("seed", "1")]),
    );
    assert_eq!(drawn.status, 303, "{}", drawn.text);
    let page = ann.get(&format!("{event}/corrections/2?how=seed&seed=2"));
    assert!(
        page.status == 200 && page.text.contains("drawn when the reason is entered"),
        "{}",
        page.text
    );
    assert!(!page.text.contains("Before") && !page.text.contains("before-after"), "{}", page.text);
}
