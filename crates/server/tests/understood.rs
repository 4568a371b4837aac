//! After an upload, before anything is decided: what was understood of the file, and what has to be
//! told about it.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, form};

const WIJK: &str = include_str!("../../formats/tests/data/pgn/tata-steel-masters-2024.pgn");

fn game(event: &str, round: &str, white: &str, black: &str, result: &str) -> String {
    format!(
        "\n[Event \"{event}\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n"
    )
}

fn events(site: &Site) -> usize {
    site.with_store(async |store| store.events().await.unwrap().len())
}

#[test]
fn the_account_comes_before_the_event() {
    let site = Site::start();
    let ann = site.administrator();
    let play_off =
        game("Tata Steel Masters 2024 | Tiebreaks", "?", "Giri, Anish", "Gukesh D", "1/2-1/2");
    let before = events(&site);
    let uploaded = ann.send_file(
        "wijk.pgn",
        (WIJK.to_owned() + &play_off).as_bytes(),
        "tata-steel-masters-2023",
    );
    assert_eq!(uploaded.status, 303, "{}", uploaded.text);
    let step = uploaded.header("location").to_owned();
    let page = ann.get(&step).page();
    assert_eq!(
        page.at("article[data-phase=main] p").text(),
        "Main event: 14 players, 13 rounds, 91 games."
    );
    assert!(page.at("article[data-phase=play-off]").text().contains("the tags say"));
    assert!(
        page.at("section.doubts").text().contains("offered as answers"),
        "{}",
        page.at("section.doubts").text()
    );
    assert_eq!(events(&site), before, "looking decides nothing");
    let added = ann.bring_in(&uploaded);
    assert_eq!(
        (added.status, added.header("location")),
        (303, "/events/tata-steel-masters-2024-2/console")
    );
    assert_eq!(ann.get(&step).status, 404, "the file was brought in and is no longer kept");
    // The game of the play-off is offered where the play-off asks for it, as a button.
    let console = ann.get(added.header("location")).page();
    let offer = console.saying("form.offer", "Giri, Anish with white in this game (game 92, line ");
    let fields: Vec<(String, String)> = offer
        .all("input")
        .iter()
        .map(|input| (input.attribute("name"), input.attribute("value")))
        .collect();
    let mut fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.push(("how", "hand"));
    assert_eq!(ann.post(&offer.attribute("action"), &form(&fields)).status, 303);
    let console = ann.get(added.header("location"));
    assert!(
        console.text.contains("The file has 1/2-1/2 for this game (game 92, line "),
        "{}",
        console.text
    );
}

#[test]
fn which_of_several_events_is_asked() {
    let site = Site::start();
    let ann = site.administrator();
    let two =
        WIJK.to_owned() + &WIJK.replace("Tata Steel Masters 2024", "Tata Steel Challengers 2024");
    let uploaded = ann.send_file("weekend.pgn", two.as_bytes(), "tata-steel-masters-2023");
    let step = uploaded.header("location").to_owned();
    let refused = ann.bring_in(&uploaded);
    assert!(
        refused.status == 422 && refused.text.contains("still to be decided"),
        "{}",
        refused.text
    );
    let choices = ann.get(&step).page();
    let challengers =
        choices.saying("label", "Tata Steel Challengers 2024").at("input").attribute("value");
    let chosen = ann.post(&step, &form(&[("which", &challengers), ("do", "bring")]));
    assert_eq!(
        (chosen.status, chosen.header("location")),
        (303, "/events/tata-steel-challengers-2024/console")
    );
    let none = ann.send_file("weekend.pgn", two.as_bytes(), "tata-steel-masters-2023");
    let wrong = ann
        .post(none.header("location"), &form(&[("which", "[\"Norway\",null]"), ("do", "bring")]));
    assert!(wrong.status == 422 && wrong.text.contains("there is no event"), "{}", wrong.text);
}

#[test]
fn kind_names_and_regulation_are_asked() {
    let site = Site::start();
    let ann = site.administrator();
    let club =
        game("Club", "1", "Ben", "Cy", "1-0") + &game("Club", "2", "Ben\u{200b}", "Di", "1-0");
    let uploaded = ann.send_file("club.pgn", club.as_bytes(), "");
    let step = uploaded.header("location").to_owned();
    let again = ann.post(&step, &form(&[("kind", "swiss"), ("names", "together"), ("do", "look")]));
    assert_eq!(again.status, 200, "{}", again.text);
    let page = again.page();
    assert_eq!(
        page.at("article[data-phase=main] p").text(),
        "Main event: 3 players, 2 rounds, 2 games."
    );
    assert!(again.text.contains("name=\"regulation\""), "nothing names a regulation yet");
    let fields = [("kind", "swiss"), ("names", "together"), ("do", "bring")];
    let without = ann.post(&step, &form(&fields));
    assert!(without.status == 422 && without.text.contains("choose one below"), "{}", without.text);
    let with = [fields.as_slice(), &[("regulation", "fide-swiss")]].concat();
    let added = ann.post(&step, &form(&with));
    assert_eq!(
        (added.status, added.header("location")),
        (303, "/events/club/console"),
        "{}",
        added.text
    );
    assert!(ann.get("/events/club/file").text.contains("kind = \"swiss\""));
}

#[test]
fn nobody_else_sees_the_file() {
    let site = Site::start();
    let ann = site.administrator();
    let bob = site.member(&ann, "Bob", "arbiter");
    let step = ann.send_file("wijk.pgn", WIJK.as_bytes(), "").header("location").to_owned();
    assert_eq!((ann.get(&step).status, bob.get(&step).status), (200, 404));
    assert_eq!(bob.post(&step, "do=bring").status, 404);
    let reader = site.member(&ann, "Rea", "reader");
    assert_eq!(reader.get(&step).status, 403);
}

#[test]
fn programs_tell_the_same() {
    let site = Site::start();
    let program = site.administrator().program();
    let two =
        WIJK.to_owned() + &WIJK.replace("Tata Steel Masters 2024", "Tata Steel Challengers 2024");
    let mut new = serde_json::json!({ "name": "weekend.pgn", "text": two, "regulation": "tata-steel-masters-2023" });
    let refused = program.post_json("/api/v1/events", &new);
    assert!(
        refused.status == 422 && refused.text.contains("two tournaments are in this file"),
        "{}",
        refused.text
    );
    assert!(
        refused.text.contains("Tata Steel Challengers 2024"),
        "the finding names them: {}",
        refused.text
    );
    new["about"] = serde_json::json!({ "event": "Tata Steel Challengers 2024" });
    let added = program.post_json("/api/v1/events", &new);
    assert_eq!(
        (added.status, added.json()["title"].as_str()),
        (201, Some("Tata Steel Challengers 2024"))
    );
    assert_eq!(program.get("/api/v1/schemas/account").status, 200);
}

/// The real case of two readings: Tata Steel 2024, Giri and Gukesh.
#[test]
fn what_each_reading_would_mean_is_said() {
    let site = Site::start();
    let ann = site.administrator();
    let file = include_bytes!("../../../crates/server/events/tata-steel-masters-2024.toml");
    let step = ann.send_file("wijk.toml", file, "").header("location").to_owned();
    let page = ann.get(&step).page();
    assert!(
        page.at("p.notice").text().contains("As it is chosen: Draw lots"),
        "{}",
        page.at("p.notice").text()
    );
    let taken: Vec<String> = page
        .all("fieldset.reading input[checked]")
        .iter()
        .map(|input| input.attribute("value"))
        .collect();
    assert!(taken.contains(&"continued".to_owned()), "{taken:?}");
    // The other reading seeds Giri second; the pairings stay.
    let reading = page.saying("form > fieldset.reading", "restarted").text();
    assert!(reading.contains("what is open stays the same"), "{reading}");
    // Nothing was changed: the bytes of the file are kept.
    let same = ann.post(
        &step,
        &form(&[
            ("regulation", "tata-steel-masters-2023"),
            ("readings-of", "tata-steel-masters-2023"),
            ("reading/mutual-result", "continued"),
            ("do", "bring"),
        ]),
    );
    let event = same.header("location").trim_end_matches("/console").to_owned();
    assert_eq!(ann.get(&format!("{event}/file")).text.as_bytes(), file);
    // Another reading and a time zone are written into the file that is kept.
    let step = ann.send_file("wijk.toml", file, "").header("location").to_owned();
    let chosen = [
        ("regulation", "tata-steel-masters-2023"),
        ("readings-of", "tata-steel-masters-2023"),
        ("reading/mutual-result", "restarted"),
        ("time-zone", "Europe/Amsterdam"),
        ("do", "bring"),
    ];
    let added = ann.post(&step, &form(&chosen));
    assert_eq!(added.status, 303, "{}", added.text);
    let event = added.header("location").trim_end_matches("/console").to_owned();
    let kept = ann.get(&format!("{event}/file")).text;
    assert!(
        kept.contains("time-zone = \"Europe/Amsterdam\"")
            && kept.contains("\"mutual-result\" = \"restarted\""),
        "{kept}"
    );
    assert!(
        ann.get(added.header("location"))
            .page()
            .at(".under")
            .text()
            .contains("times of Europe/Amsterdam")
    );
}

/// Two are level, and rapid counts double in the event; whether it does among the tied is a
/// reading, and decides who is first.
#[test]
fn readings_that_differ_stand_first() {
    let site = Site::start();
    let ann = site.administrator();
    let player = |name: &str| format!("[[player]]\nname = \"{name}\"\n");
    let game = |white: &str, black: &str, result: &str, phase: &str| {
        format!(
            "[[game]]\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"{result}\"\nphase = \"{phase}\"\n"
        )
    };
    let mut file = "format = \"tiebreak-event/1\"\ntitle = \"Three\"\nregulation = \"grand-chess-tour-2018\"\nkind = \"rapid-and-blitz\"\nfinished = true\nscoring = { rapid = [2, 1, 0] }\n".to_owned();
    file.extend(["Ann", "Ben", "Cy", "Di"].map(player));
    // Rapid counts double: Ann won hers against Ben, Ben two of blitz against Ann.
    file += &game("Ann", "Ben", "1-0", "rapid");
    file += &(game("Ben", "Ann", "1-0", "blitz") + &game("Ben", "Ann", "1-0", "blitz"));
    file += &(game("Cy", "Di", "1-0", "blitz") + &game("Di", "Cy", "1-0", "blitz"));
    let step = ann.send_file("three.toml", file.as_bytes(), "").header("location").to_owned();
    let page = ann.get(&step).page();
    let telling: Vec<String> =
        page.all("form > fieldset.reading").iter().map(|one| one.text()).collect();
    assert!(
        telling.iter().any(|one| one.contains("is first")
            || one.contains("Draw lots")
            || one.contains("Play")),
        "{telling:?}"
    );
    let outcomes: Vec<String> =
        page.all("form > fieldset.reading .leads").iter().map(|one| one.text()).collect();
    assert!(outcomes.windows(2).any(|two| two[0] != two[1]), "{outcomes:?}");
}

#[test]
fn a_time_zone_that_is_none_is_told_and_the_file_kept() {
    let site = Site::start();
    let ann = site.administrator();
    let step = ann
        .send_file("wijk.pgn", WIJK.as_bytes(), "tata-steel-masters-2023")
        .header("location")
        .to_owned();
    let wrong = ann.post(&step, &form(&[("time-zone", "Amsterdam"), ("do", "bring")]));
    assert_eq!(wrong.status, 422);
    let mistake = wrong.page().at(".mistake").text();
    assert!(mistake.contains("did you mean Europe/Amsterdam?"), "{mistake}");
    assert_eq!(
        wrong.page().at("input[name=time-zone]").attribute("value"),
        "Amsterdam",
        "what was typed is still there"
    );
    assert_eq!(
        ann.post(&step, &form(&[("time-zone", "Europe/Amsterdam"), ("do", "bring")])).status,
        303
    );
}

#[test]
fn how_names_are_shown_is_asked_with_an_example_from_the_file() {
    let site = Site::start();
    let ann = site.administrator();
    let uploaded = ann.send_file("wijk.pgn", WIJK.as_bytes(), "tata-steel-masters-2023");
    let step = uploaded.header("location").to_owned();
    let page = ann.get(&step).page();
    let offered: Vec<(String, bool)> = page
        .all("input[name=shown-names]")
        .iter()
        .map(|one| {
            let checked = one.attributes().any(|(name, _)| name == "checked");
            (one.attribute("value"), checked)
        })
        .collect();
    let expected = [("given-family", true), ("family-given", false), ("as-written", false)];
    assert_eq!(offered, expected.map(|(word, checked)| (word.to_owned(), checked)));
    let example = page.saying("label.radio", "Given name first: ").text();
    let key = page.saying("label.radio", "As in the file: ").text();
    let (family, given) =
        key.trim().strip_prefix("As in the file: ").unwrap().split_once(", ").unwrap();
    assert_eq!(example.trim(), format!("Given name first: {given} {family}"));
    let refused = ann.post(&step, &form(&[("do", "bring"), ("shown-names", "backwards")]));
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("is not an order of names"), "{}", refused.text);
    let added = ann.post(&step, &form(&[("do", "bring"), ("shown-names", "given-family")]));
    assert_eq!(added.status, 303, "{}", added.text);
    let console = added.header("location").to_owned();
    let event = console.strip_suffix("/console").unwrap().to_owned();
    for address in ["", "/console", "/board", "/protocol"] {
        let shown = ann.get(&format!("{event}{address}"));
        assert!(shown.page().at("body").text().contains("Anish Giri"), "at {address}");
    }
    for address in ["", "/console", "/board", "/protocol", "/what-if", "/rounds/3", "/overlay"] {
        let shown = ann.get(&format!("{event}{address}"));
        assert_eq!(shown.status, 200, "at {address}");
        let text = shown.page().at("body").text();
        assert!(!text.contains("Giri, Anish"), "at {address}: {text}");
    }
    // The forms send the key.
    let console = ann.get(&console).page();
    let fields = console.all("input[type=radio][name=first]");
    assert!(fields.iter().any(|one| one.attribute("value") == "Giri, Anish"));
    let ruling = ann.get(&format!("/api/v1{event}/ruling"));
    assert!(ruling.text.contains("\"Giri, Anish\""), "{}", ruling.text);
}
