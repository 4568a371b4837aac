//! Webhooks: signed messages in the order of the record, sent again until somebody takes them, and
//! never into a private network.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, settings};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_server::Settings;
use tiebreak_store::WebhookRow;

const SLUG: &str = "tata-steel-masters-2024";
const TATA: &str = "/api/v1/events/tata-steel-masters-2024";
/// Long enough for any machine; nothing waits for it unless something is broken.
const PATIENCE: Duration = Duration::from_secs(60);

/// A request as it came in: its headers, by name in small letters, and its body.
#[derive(Debug)]
struct Got {
    head: String,
    body: String,
}

impl Got {
    fn header(&self, name: &str) -> &str {
        let line = self
            .head
            .lines()
            .find(|line| line.to_ascii_lowercase().starts_with(&format!("{name}:")));
        line.unwrap_or_else(|| panic!("no {name}: {}", self.head)).split_once(':').unwrap().1.trim()
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

/// Somebody who takes messages: answers them with one status after the other, the last one for
/// ever.
fn receiver(answers: &'static [&'static str]) -> (String, Receiver<Got>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for (number, stream) in listener.incoming().map_while(Result::ok).enumerate() {
            let mut stream = BufReader::new(stream);
            let mut head = String::new();
            while stream.read_line(&mut head).is_ok_and(|read| read > 2) {}
            let length = head.to_ascii_lowercase();
            let length = length
                .split("content-length:")
                .nth(1)
                .and_then(|rest| rest.lines().next()?.trim().parse().ok());
            let mut body = vec![0; length.unwrap_or(0)];
            stream.read_exact(&mut body).unwrap();
            let answer = answers[number.min(answers.len() - 1)];
            let _ = write!(
                stream.get_mut(),
                "HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            );
            if tell.send(Got { head, body: String::from_utf8(body).unwrap() }).is_err() {
                return;
            }
        }
    });
    (url, told)
}

fn allowing() -> Settings {
    Settings { private_webhooks: true, ..settings() }
}

fn lots(program: &Visitor, question: &str) {
    let body = json!({ "question": question, "value": ["Wei Yi", "Nodirbek Abdusattorov"] });
    let given = program.post_json(&format!("{TATA}/answers"), &body);
    assert_eq!(given.status, 200, "{}", given.text);
}

/// What the account is told about its webhooks.
fn listed(program: &Visitor) -> Vec<Value> {
    program.get("/api/v1/webhooks").json()["webhooks"].as_array().unwrap().clone()
}

fn wait_for(what: &str, mut done: impl FnMut() -> bool) {
    let begun = std::time::Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn what_is_opened_and_settled_is_told_and_signed() {
    let site = Site::with(allowing());
    let administrator = site.administrator();
    let ann = administrator.program();
    let (url, told) = receiver(&["204 No Content"]);
    let made = ann.post_json("/api/v1/webhooks", &json!({ "url": url })).json();
    let secret = made["secret"].as_str().unwrap();
    // A note opens and settles nothing.
    assert_eq!(ann.post_json(&format!("{TATA}/notes"), &json!({ "why": "x" })).status, 200);
    lots(&ann, "semi-final-1/first-white");
    let got = told.recv_timeout(PATIENCE).unwrap();
    let news = got.json();
    assert_eq!(
        (&news["schema"], &news["event"], &news["line"]),
        (&json!("tiebreak-news/1"), &json!(SLUG), &json!(3))
    );
    assert_eq!(news["settled"].as_array().unwrap().len(), 1);
    assert_eq!(news["settled"][0]["id"], "semi-final-1/first-white");
    let opened: BTreeSet<&str> =
        news["opened"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert!(opened.contains("semi-final-1/game-1"), "{news}");
    assert_eq!(news["opened"][0]["kind"], "game", "as the ruling has it");
    assert_eq!(news["head"], ann.get(TATA).json()["head"]);
    assert_eq!(news["entry"]["id"], "semi-final-1/first-white");
    assert_eq!(got.header("webhook-id"), format!("{SLUG}/3"));
    assert_eq!(got.header("content-type"), "application/json");
    // The receiver's own reckoning.
    let key = STANDARD.decode(secret.strip_prefix("whsec_").unwrap()).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    mac.update(
        format!("{}.{}.{}", got.header("webhook-id"), got.header("webhook-timestamp"), got.body)
            .as_bytes(),
    );
    assert_eq!(
        got.header("webhook-signature"),
        format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
    );
    wait_for("the outcome is noted", || listed(&ann)[0]["outcome"] == "taken: 204 No Content");
    // Nobody else sees it, and its owner ends it.
    let ben = site.member(&administrator, "Ben", "arbiter").program();
    let id = made["webhook"]["id"].as_str().unwrap();
    assert_eq!(listed(&ben), Vec::<Value>::new());
    assert_eq!(ben.ask("DELETE", &format!("/api/v1/webhooks/{id}")).status, 404);
    assert_eq!(ann.ask("DELETE", &format!("/api/v1/webhooks/{id}")).status, 204);
    assert_eq!(listed(&ann), Vec::<Value>::new());
    assert!(!ann.get("/api/v1/webhooks").text.contains("whsec_"), "the secret is shown once");
}

#[test]
fn it_is_sent_again_until_it_is_taken_and_the_order_holds() {
    let folder = Scratch::new("site");
    let database = folder.file("tiebreak.db");
    let (url, told) =
        receiver(&["500 Internal Server Error", "302 Found\r\nLocation: /elsewhere", "200 OK"]);
    let site = Site::set_up(&database, Scratch::new("site"), 0, allowing());
    let ann = site.administrator().program();
    assert_eq!(
        ann.post_json("/api/v1/webhooks", &json!({ "url": url, "event": SLUG })).status,
        201
    );
    lots(&ann, "semi-final-1/first-white");
    let first = told.recv_timeout(PATIENCE).unwrap();
    wait_for("the failure is noted", || listed(&ann)[0]["failures"] == 1);
    let waiting = listed(&ann).remove(0);
    assert_eq!(waiting["outcome"], "answered 500 Internal Server Error");
    assert!(waiting["due"].as_i64().is_some() && waiting["given_up"] == false, "{waiting}");
    // Meanwhile something else happens, which has to wait.
    let game = json!({ "question": "semi-final-1/game-1", "value": ["1-0"] });
    assert_eq!(ann.post_json(&format!("{TATA}/answers"), &game).status, 200);
    let id = waiting["id"].as_str().unwrap().to_owned();
    assert_eq!(ann.post_json(&format!("/api/v1/webhooks/{id}/resume"), &json!({})).status, 204);
    let second = told.recv_timeout(PATIENCE).unwrap();
    assert_eq!(
        (second.header("webhook-id"), &second.body),
        (first.header("webhook-id"), &first.body),
        "the same again"
    );
    wait_for("a redirect is a failure", || {
        listed(&ann)[0]["outcome"].as_str().unwrap().contains("redirects are not followed")
    });
    // The server is gone before it could try again; another one goes on.
    drop(site);
    let site = Site::set_up(&database, folder, 0, allowing());
    let third = told.recv_timeout(PATIENCE).unwrap();
    assert_eq!(
        (third.header("webhook-id"), &third.body),
        (first.header("webhook-id"), &first.body)
    );
    assert!(third.head.starts_with("POST /hook "), "nobody went elsewhere: {}", third.head);
    let fourth = told.recv_timeout(PATIENCE).unwrap();
    assert_eq!(
        (fourth.header("webhook-id"), fourth.json()["settled"][0]["id"].as_str()),
        (format!("{SLUG}/3").as_str(), Some("semi-final-1/game-1"))
    );
    let row = site.with_store(async |store| {
        let mut row = store.webhooks("Ann").await.unwrap().remove(0);
        while row.failures > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            row = store.webhooks("Ann").await.unwrap().remove(0);
        }
        row
    });
    assert_eq!(row.outcome, "taken: 200 OK");
}

#[test]
fn nothing_goes_into_a_private_network() {
    let site = Site::start();
    let ann = site.administrator().program();
    let (url, told) = receiver(&["200 OK"]);
    for refused in [
        url.as_str(),
        "http://localhost/",
        "http://[::1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0177.0.0.1/",
        "http://0/",
        "http://127.0.0.1./",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:7f00:1]/",
        "ftp://example.org/",
        "https://a:b@example.org/",
    ] {
        let answer = ann.post_json("/api/v1/webhooks", &json!({ "url": refused }));
        assert_eq!(answer.status, 422, "{refused}: {}", answer.text);
    }
    assert_eq!(listed(&ann), Vec::<Value>::new());
    // A name that leads inside, for whatever reason, is found when it is looked up: here as if it
    // had been kept long before.
    let port = url.rsplit(':').next().unwrap();
    let inside = format!("http://localhost:{port}");
    site.with_store(async |store| {
        let row = WebhookRow {
            id: "inside".into(),
            account: "Ann".into(),
            event: String::new(),
            url: inside,
            secret: "whsec_eA==".into(),
            created: 0,
            failures: 0,
            due: 0,
            outcome: String::new(),
        };
        store.add_webhook(&row).await.unwrap();
    });
    lots(&ann, "semi-final-1/first-white");
    wait_for("it is refused", || listed(&ann)[0]["failures"] == 1);
    let outcome = listed(&ann)[0]["outcome"].as_str().unwrap().to_owned();
    assert!(outcome.contains("private address"), "{outcome}");
    assert!(told.try_recv().is_err(), "nobody was asked");
}

/// Of two servers on one database one sends; a message that comes twice would have the same id.
#[test]
fn two_servers_send_once() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let one = Site::set_up(&database, Scratch::new("site"), 0, allowing());
    let ann = one.administrator().program();
    let _other = Site::set_up(&database, Scratch::new("site"), 0, allowing());
    let (url, told) = receiver(&["200 OK"]);
    assert_eq!(ann.post_json("/api/v1/webhooks", &json!({ "url": url })).status, 201);
    lots(&ann, "semi-final-1/first-white");
    for (question, result) in [("semi-final-1/game-1", "1-0"), ("semi-final-1/game-2", "1-0")] {
        let body = json!({ "question": question, "value": [result] });
        assert_eq!(ann.post_json(&format!("{TATA}/answers"), &body).status, 200);
    }
    let ids: Vec<String> = (0..3)
        .map(|_| told.recv_timeout(PATIENCE).unwrap().header("webhook-id").to_owned())
        .collect();
    assert_eq!(ids, [2, 3, 4].map(|line| format!("{SLUG}/{line}")));
    // Both have looked again since; nothing more came.
    wait_for("all is told", || {
        listed(&ann)[0]["outcome"] == "taken: 200 OK" && listed(&ann)[0]["failures"] == 0
    });
    assert!(told.recv_timeout(Duration::from_secs(6)).is_err());
}
