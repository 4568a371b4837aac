//! What other sites are told and may show: the feed with its schema and its stream, and boards in
//! their frames.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::boards::{CUP, PATIENCE, until};
use crate::common::{Site, Visitor, form};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

fn valid(feed: &Value) {
    let schema = tiebreak_report::schemas::find("feed").unwrap();
    let validator = jsonschema::validator_for(&serde_json::from_str(schema).unwrap()).unwrap();
    let wrong: Vec<String> = validator
        .iter_errors(feed)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert_eq!(wrong, Vec::<String>::new(), "{feed:#}");
}

fn bring_in_cup(ann: &Visitor) -> String {
    let brought = ann.upload("cup.toml", CUP.as_bytes(), "");
    brought.header("location").trim_start_matches("/events/").split('/').next().unwrap().to_owned()
}

/// The feed as soon as everything in it is worked out.
fn complete(nobody: &Visitor, slug: &str) -> Value {
    until("the feed is complete", || {
        let feed = nobody.get(&format!("/api/v1/events/{slug}/feed")).json();
        valid(&feed);
        (feed["complete"] == true).then_some(feed)
    })
}

#[test]
fn every_event_is_told_as_the_schema_says() {
    let site = Site::start();
    let nobody = Visitor::new(&site.url);
    let slugs = site.with_store(async |store| store.events().await.unwrap());
    assert!(slugs.len() > 3);
    for event in slugs {
        let feed = complete(&nobody, &event.slug);
        let ruling = nobody.get(&format!("/api/v1/events/{}/ruling", event.slug)).json();
        assert_eq!(
            (&feed["standing"], &feed["settled"], &feed["interim"]),
            (&ruling["standing"], &ruling["settled"], &ruling["interim"])
        );
        assert_eq!(
            feed["open"].as_array().unwrap().len(),
            ruling["open"].as_array().unwrap().len()
        );
    }
}

#[test]
fn needs_and_chances_of_open_games_follow_the_results() {
    let site = Site::start();
    let ann = site.administrator();
    let slug = bring_in_cup(&ann);
    let nobody = Visitor::new(&site.url);
    let feed = complete(&nobody, &slug);
    assert_eq!(
        (&feed["interim"], &feed["needs"]["open-games"], &feed["needs"]["outcomes"]),
        (&json!(true), &json!(3), &json!("27"))
    );
    let chances = feed["chances"]["participants"].as_array().unwrap();
    let sum: f64 =
        chances.iter().map(|one| one["win"].as_str().unwrap().parse::<f64>().unwrap()).sum();
    assert!((0.0..=1.001).contains(&sum) && sum > 0.9, "{sum}");
    assert_eq!(feed["chances"]["model"]["white-advantage"], "35");
    // Board and overlay show them as well.
    let chance = |name: &str| {
        let one = chances.iter().find(|one| one["name"] == name).unwrap();
        tiebreak_report::scenarios::percent(
            tiebreak_report::Language::En,
            one["win"].as_str().unwrap().parse().unwrap(),
        )
    };
    let board = nobody.get(&format!("/events/{slug}/board")).page();
    let shown: Vec<(String, String)> = board
        .all(".needs")
        .iter()
        .map(|one| (one.at(".nm").text(), one.at(".ch").text()))
        .collect();
    assert_eq!(shown.len(), 3, "{shown:?}");
    assert!(shown.iter().all(|(name, shown)| *shown == chance(name)), "{shown:?} {chances:?}");
    let overlay = nobody.get(&format!("/events/{slug}/overlay?scene=needs&of=Ann%20Archer")).page();
    let told = format!("Chance of winning, by ratings: {}.", chance("Ann Archer"));
    assert!(overlay.at(".say").text().contains(&told), "{}", overlay.at(".say").text());
    let before = nobody.get(&format!("/api/v1/events/{slug}/feed"));
    let again = nobody
        .with("if-none-match", before.header("etag"))
        .get(&format!("/api/v1/events/{slug}/feed"));
    assert_eq!(again.status, 304, "worked out once, and the same for everybody");

    let program = ann.program();
    for (question, value) in [
        ("event/round-1/Ben Baker - Cleo Carter", "1-0"),
        ("event/round-3/Ann Archer - Ben Baker", "0-1"),
    ] {
        let body = json!({ "question": question, "value": [value] });
        assert_eq!(program.post_json(&format!("/api/v1/events/{slug}/answers"), &body).status, 200);
    }
    let feed = complete(&nobody, &slug);
    assert_eq!((&feed["entries"], &feed["needs"]["open-games"]), (&json!(2), &json!(1)));
    let ben = feed["needs"]["participants"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["name"] == "Ben Baker")
        .unwrap();
    assert_eq!(ben["outright"], "certain", "{ben}");
    assert_eq!(
        feed["chances"]["participants"][0],
        json!({ "name": "Ben Baker", "win": "1.000000", "outright": "1.000000", "shared": "0.000000" })
    );
}

#[test]
fn the_last_hour_says_when_it_closed_for_whom() {
    let site = Site::start();
    let ann = site.administrator();
    let slug = bring_in_cup(&ann);
    let picture = format!("/events/{slug}/timeline.svg");
    assert_eq!(ann.get(&picture).status, 404, "no result yet");
    let program = ann.program();
    for (question, value) in [
        ("event/round-1/Ben Baker - Cleo Carter", "1-0"),
        ("event/round-3/Ann Archer - Ben Baker", "0-1"),
    ] {
        let body = json!({ "question": question, "value": [value] });
        assert_eq!(program.post_json(&format!("/api/v1/events/{slug}/answers"), &body).status, 200);
    }
    let drawn = Visitor::new(&site.url).get(&picture);
    assert_eq!((drawn.status, drawn.header("content-type")), (200, "image/svg+xml"));
    let page = drawn.page();
    let names: Vec<String> = page.all("text.name").iter().map(|name| name.text()).collect();
    assert_eq!(names, ["Ben Baker", "Ann Archer", "Cleo Carter"], "who is still in it comes first");
    assert_eq!(page.all("text.closed").len(), 2);
    let page = Visitor::new(&site.url).get(&format!("/events/{slug}/what-if")).page();
    assert_eq!(
        page.all(&format!("img[src='{picture}']")).len(),
        1,
        "and it stands where people look"
    );
}

#[test]
fn the_stream_tells_each_state_and_what_follows_from_it() {
    let site = Site::start();
    let ann = site.administrator();
    let slug = bring_in_cup(&ann);
    let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(stream, "GET /api/v1/events/{slug}/feed/stream HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut feeds = BufReader::new(stream).lines().map_while(Result::ok).filter_map(|line| {
        let feed: Value = serde_json::from_str(line.strip_prefix("data: ")?).ok()?;
        valid(&feed);
        Some(feed)
    });
    assert!(feeds.any(|feed| feed["entries"] == 0 && feed["complete"] == true));
    let body = json!({ "question": "event/round-1/Ben Baker - Cleo Carter", "value": ["1-0"] });
    assert_eq!(
        ann.program().post_json(&format!("/api/v1/events/{slug}/answers"), &body).status,
        200
    );
    let after = feeds.find(|feed| feed["entries"] == 1 && feed["complete"] == true).unwrap();
    assert_eq!(after["needs"]["open-games"], 2);
    assert_eq!(after["standing"][0]["names"], json!(["Ben Baker"]));
}

#[test]
fn boards_are_framed_by_the_sites_that_the_event_names_and_no_others() {
    let site = Site::start();
    let ann = site.administrator();
    let event = "/events/tata-steel-masters-2024";
    let nobody = Visitor::new(&site.url);
    let ancestors = |path: &str| {
        let answer = nobody.get(path);
        let policy = answer.header("content-security-policy").to_owned();
        policy
            .split(';')
            .find(|part| part.trim().starts_with("frame-ancestors"))
            .unwrap()
            .trim()
            .to_owned()
    };
    let framed = [format!("{event}/board"), format!("{event}/overlay")];
    let others =
        [event.to_owned(), "/login".to_owned(), "/events/candidates-2024/board".to_owned()];
    for page in framed.iter().chain(&others) {
        assert_eq!(ancestors(page), "frame-ancestors 'self'", "{page}");
    }
    let set =
        |sites: &str| ann.post(&format!("{event}/embedding"), &form(&[("sites", sites)])).status;
    for wrong in ["example.org", "*", "https://x.org; script-src *", "https://x.org/path"] {
        assert_eq!(set(wrong), 422, "{wrong}");
    }
    assert_eq!(set("https://example.org\nhttp://127.0.0.1:9"), 303);
    for page in &framed {
        assert_eq!(
            ancestors(page),
            "frame-ancestors 'self' https://example.org http://127.0.0.1:9",
            "{page}"
        );
    }
    for page in &others {
        assert_eq!(ancestors(page), "frame-ancestors 'self'", "{page}");
    }
    let may_read = |path: &str, site: &str| {
        let answer = nobody.with("origin", site).get(path);
        assert_eq!(answer.status, 200, "{path}");
        answer.header("access-control-allow-origin").to_owned()
    };
    let feed = "/api/v1/events/tata-steel-masters-2024/feed";
    assert_eq!(may_read(feed, "https://example.org"), "https://example.org");
    assert_eq!(may_read(feed, "https://other.example.org"), "", "not named");
    assert_eq!(
        may_read("/api/v1/events/tata-steel-masters-2022/feed", "https://example.org"),
        "",
        "another event"
    );
    assert_eq!(
        may_read("/api/v1/events/tata-steel-masters-2022", "https://example.org"),
        "*",
        "what is no feed"
    );
    let console = ann.get(&format!("{event}/console")).page();
    assert_eq!(
        console.at("textarea[name=sites]").field(),
        "https://example.org\nhttp://127.0.0.1:9"
    );
    // The script says which site shows the board: one that may not is answered in words.
    let shown = nobody.get(&format!("{event}/board?site=https://example.org"));
    assert_eq!(shown.status, 200);
    assert!(shown.text.contains("Tata Steel"), "{}", shown.text);
    let refused = nobody.get(&format!("{event}/board?site=https://other.example.org"));
    assert_eq!(refused.status, 403);
    let words = refused.page().at(".refused").text();
    assert!(words.contains("https://other.example.org may not show this board yet"), "{words}");
    assert!(words.contains("Boards on other sites"), "{words}");
    assert!(!refused.text.contains("Tata Steel"), "{}", refused.text);
    assert!(refused.header("content-security-policy").ends_with("frame-ancestors *"));
    assert_eq!(nobody.get(&format!("{event}/board?site=javascript:1")).status, 422);
    assert_eq!(set(""), 303);
    assert_eq!(ancestors(&framed[0]), "frame-ancestors 'self'");
    let script = nobody.get("/embed.js");
    assert!(
        script.header("content-type").starts_with("text/javascript")
            && script.text.contains("tiebreak-board")
    );
}
