//! Requests to the API, in process: whatever is sent, nothing answers 500, and the event is shown
//! and verifies afterwards. The target `api` makes them from what the fuzzer finds,
//! `crates/server/tests/any_requests.rs` from the corpus and changes of it.
//!
//! The first byte of each request chooses what is asked (`(` is the first kind, `;` the last), the
//! second an open question where one is needed; then follow the bytes of the body up to a zero:
//! taken as they are where they begin with `{`, else as the words of a well-formed body.
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tiebreak_server::{App, Settings, routes};
use tiebreak_store::Store;
use tower::ServiceExt;

const EVENT: &str = include_str!("../crates/server/events/tepe-sigeman-2024.toml");
/// Records longer than this are left, and a new event is begun.
const LONGEST: u64 = 60;

struct Site {
    runtime: tokio::runtime::Runtime,
    router: Router,
    token: String,
}

static SITE: LazyLock<Site> = LazyLock::new(Site::start);

thread_local! {
    static SLUG: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where the events are kept: in memory rather than on a disk, as every entry is written through.
pub fn database() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    folder.join(format!("tiebreak-fuzz-{}.db", std::process::id()))
}

impl Site {
    fn start() -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("threads");
        let database = database();
        let _ = std::fs::remove_file(&database);
        let (router, link) = runtime.block_on(async {
            let store = Store::open(&database.display().to_string()).await.expect("a database");
            let app = App::new(
                store,
                Settings { program: "tiebreak fuzz".into(), ..Settings::default() },
            );
            let link = app.first_link().await.expect("a link").expect("no account yet");
            (routes(app), link)
        });
        let mut site = Self { runtime, router, token: String::new() };
        let form = "application/x-www-form-urlencoded";
        let made = site.raw(
            Request::post(&link).header("content-type", form),
            "name=Ann&password=correct+horse&again=correct+horse",
        );
        let cookie = made.1.split(';').next().unwrap_or_default().to_owned();
        let page = site.raw(
            Request::post("/account/tokens").header("content-type", form).header("cookie", cookie),
            "label=fuzz",
        );
        let token =
            page.2.split("shown only now: <code>").nth(1).and_then(|rest| rest.split('<').next());
        site.token = token.expect("a token").to_owned();
        site
    }

    /// Status, cookie and text of an answer.
    fn raw(
        &self,
        request: axum::http::request::Builder,
        body: impl Into<Body>,
    ) -> (StatusCode, String, String) {
        // As every client of HTTP/1.1: addresses in answers begin with it.
        let mut request = request.header("host", "localhost").body(body.into()).expect("a request");
        let from = std::net::SocketAddr::from(([127, 0, 0, 1], 1));
        request.extensions_mut().insert(axum::extract::ConnectInfo(from));
        self.runtime.block_on(async {
            let answer =
                self.router.clone().oneshot(request).await.expect("the router never fails");
            let cookie = answer
                .headers()
                .get("set-cookie")
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default();
            let (status, cookie) = (answer.status(), cookie.to_owned());
            let bytes = to_bytes(answer.into_body(), 64 << 20).await.expect("a body");
            (status, cookie, String::from_utf8_lossy(&bytes).into_owned())
        })
    }

    fn post(&self, path: &str, body: String) -> (StatusCode, Value) {
        let bearer = format!("Bearer {}", self.token);
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("authorization", bearer);
        let (status, _, text) = self.raw(request, body);
        assert!(status.as_u16() < 500, "POST {path}: {status}: {text}");
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    fn get(&self, path: &str) -> Value {
        let (status, _, text) = self.raw(Request::get(path), Body::empty());
        assert_eq!(status, StatusCode::OK, "GET {path}: {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// An event whose record is not too long yet.
    fn event(&self) -> (String, Value) {
        let slug = SLUG.with_borrow(Clone::clone);
        if !slug.is_empty() {
            let state = self.get(&format!("/api/v1/events/{slug}"));
            if state["entries"].as_u64().unwrap_or(0) < LONGEST {
                return (slug, state);
            }
        }
        let body = json!({ "name": "fuzz.toml", "text": EVENT, "regulation": "tepe-sigeman-2023" });
        let (_, state) = self.post("/api/v1/events", body.to_string());
        let slug = state["slug"].as_str().expect("a new event").to_owned();
        SLUG.set(slug.clone());
        (slug, state)
    }
}

/// The event file with something else for its title, or what was sent in its place.
fn amended(text: &str) -> String {
    if text.len() < 40 {
        EVENT.replacen("\"TePe Sigeman & Co 2024\"", text, 1)
    } else {
        text.to_owned()
    }
}

/// The path and the body of one request.
fn request(state: &Value, what: u8, which: u8, body: &[u8]) -> (String, String) {
    let slug = state["slug"].as_str().unwrap_or_default();
    let open = state["ruling"]["open"].as_array().map_or(&[][..], Vec::as_slice);
    let question = open.get(usize::from(which) % open.len().max(1)).cloned().unwrap_or_default();
    let id = question["id"].as_str().unwrap_or("match/first-white").to_owned();
    let names: Vec<&str> = ["among", "between"]
        .iter()
        .filter_map(|key| question[*key].as_array())
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let text = String::from_utf8_lossy(body).into_owned();
    let words: Vec<&str> = if text.is_empty() { names.clone() } else { text.split('|').collect() };
    let path = |end: &str| format!("/api/v1/events/{slug}/{end}");
    let result = ["1-0", "0-1", "1/2-1/2", "+/-", "-/-"][usize::from(which) % 5];
    let (path, made) = match what % 20 {
        0 => (path("answers"), json!({ "question": id, "value": [result] })),
        1 => (path("answers"), json!({ "question": id, "value": words })),
        2 => (path("answers"), json!({ "question": id, "seed": text })),
        3 => (path("answers"), json!({ "question": id, "value": words, "why": "corrected" })),
        4 => (path("withdrawals"), json!({ "question": id, "why": text })),
        5 => (
            path("departures"),
            json!({ "tie": "first", "parts": [words, names], "why": "so decided" }),
        ),
        6 => (path("departures"), json!({ "tie": "first", "parts": [[], words], "why": text })),
        7 => (path("rests"), json!({ "minutes": which, "players": words, "why": text })),
        8 => (path("notes"), json!({ "why": text })),
        9 => (path("promises"), json!({ "question": id, "party": text, "hash": "00".repeat(32) })),
        10 => (path("preview"), json!({ "question": id, "value": words })),
        11 => (path("sources"), json!({ "question": id, "source": text })),
        12 => (path("answers"), json!({ "question": id, "outcome": text })),
        13 => (path("leaves"), json!({ "name": words.first(), "from": which, "why": text })),
        14 => (path("amendments"), json!({ "text": amended(&text), "why": "so printed" })),
        15 => (path("amendments/preview"), json!({ "text": text, "why": "perhaps" })),
        16 => ("/api/v1/webhooks".to_owned(), json!({ "url": text, "event": slug })),
        17 => ("/api/v1/own-regulations".to_owned(), json!({ "text": text })),
        18 => ("/api/v1/events".to_owned(), json!({ "name": "fuzz.toml", "text": text })),
        _ => ("/api/v1/regulations/check".to_owned(), json!({ "text": text })),
    };
    (path, if body.first() == Some(&b'{') { text } else { made.to_string() })
}

/// Some requests, one after the other; how many of them were taken.
pub fn run(bytes: &[u8]) -> usize {
    let (slug, mut state) = SITE.event();
    let mut taken = 0;
    for one in bytes.split(|byte| *byte == 0).take(6) {
        let [what, which, body @ ..] = one else { continue };
        let (path, body) = request(&state, *what, *which, body);
        let (status, answer) = SITE.post(&path, body);
        taken += usize::from(status.is_success());
        if status == StatusCode::OK && answer["ruling"].is_object() {
            state = answer;
        }
    }
    // The lists too, whatever they are asked for.
    let words: String = String::from_utf8_lossy(bytes)
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(20)
        .collect();
    SITE.get(&format!("/api/v1/events?q={words}&limit=5"));
    // Whatever was taken, the event is shown and its record is read.
    SITE.get(&format!("/api/v1/events/{slug}"));
    let record = SITE.raw(Request::get(format!("/api/v1/events/{slug}/record")), Body::empty()).2;
    let read =
        tiebreak_record::Record::read(record.as_bytes()).expect("an accepted entry can be read");
    assert!(!read.head().is_empty());
    taken
}
