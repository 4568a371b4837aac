//! A server of this program's own, on a free port, for the tests to talk to.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

pub mod at_work;
pub mod boards;
pub mod html;
pub mod untranslated;

use html::Page;
use serde_json::Value;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_record::SigningKey;
use tiebreak_server::{App, Settings, serve};
use tiebreak_store::Store;
use ureq::Agent;

/// A running server.
pub struct Site {
    pub url: String,
    pub link: String,
    pub store: Store,
    runtime: tokio::runtime::Runtime,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    served: Option<tokio::task::JoinHandle<std::io::Result<()>>>,
    folder: Scratch,
}

impl Site {
    /// Starts one on a new SQLite file.
    pub fn start() -> Self {
        let folder = Scratch::new("site");
        let database = folder.file("tiebreak.db");
        Self::on(&database, folder, 0)
    }

    /// Starts one on a new SQLite file, on a port that an earlier one had.
    pub fn at(port: u16) -> Self {
        let folder = Scratch::new("site");
        let database = folder.file("tiebreak.db");
        Self::on(&database, folder, port)
    }

    /// Starts another one on the same SQLite file; the first one is stopped.
    pub fn over(before: Self) -> Self {
        Self::over_with(before, settings())
    }

    /// The same, set up as said.
    pub fn over_with(mut before: Self, settings: Settings) -> Self {
        before.stop();
        let Self { store, runtime, folder, .. } = before;
        runtime.block_on(store.close());
        drop(store);
        runtime.shutdown_background();
        let database = folder.file("tiebreak.db");
        Self::set_up(&database, folder, 0, settings)
    }

    /// Starts one on a new SQLite file with settings of its own.
    pub fn with(settings: Settings) -> Self {
        let folder = Scratch::new("site");
        let database = folder.file("tiebreak.db");
        Self::set_up(&database, folder, 0, settings)
    }

    /// Starts one on a database.
    pub fn on(database: &str, folder: Scratch, port: u16) -> Self {
        Self::set_up(database, folder, port, settings())
    }

    /// Starts one on a database, set up as said. Its address ends with the base path.
    pub fn set_up(database: &str, folder: Scratch, port: u16, settings: Settings) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let base = settings.base_path.clone();
        let (url, link, store, served) = runtime.block_on(async {
            let store = Store::open(database).await.unwrap();
            let app = App::new(store.clone(), settings);
            let link = app.first_link().await.unwrap().unwrap_or_default();
            app.add_demo_events().await.unwrap();
            let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await.unwrap();
            let url = format!("http://{}{}", listener.local_addr().unwrap(), base.as_str());
            let served = tokio::spawn(serve(app, listener, async move {
                // A test that never stops it drops the sender with the site: that is not a stop.
                if stopped.await.is_err() {
                    std::future::pending::<()>().await;
                }
            }));
            (url, link, store, served)
        });
        Self { url, link, store, runtime, stop: Some(stop), served: Some(served), folder }
    }

    /// Stops it in an orderly way; ready when everything has ended.
    pub fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        let served = self.served.take().unwrap();
        self.runtime.block_on(served).unwrap().unwrap();
    }

    /// The link of one more start on the same database.
    pub fn start_again(&self) -> Option<String> {
        self.runtime.block_on(async {
            App::new(self.store.clone(), settings()).first_link().await.unwrap()
        })
    }

    /// Does something with the store.
    pub fn with_store<T>(&self, work: impl AsyncFnOnce(Store) -> T) -> T {
        self.runtime.block_on(work(self.store.clone()))
    }

    /// Sets the administrator's password through the first link; logged in.
    pub fn administrator(&self) -> Visitor {
        let visitor = Visitor::new(&self.url);
        let answer =
            visitor.post(&self.link, "name=Ann&password=correct+horse&again=correct+horse");
        assert_eq!(answer.status, 303, "{}", answer.text);
        visitor.logged_in(&answer)
    }

    /// Makes an account through an invitation; logged in.
    pub fn member(&self, administrator: &Visitor, name: &str, role: &str) -> Visitor {
        let invited = administrator.post("/people", &format!("name={name}&role={role}"));
        let page = invited.page();
        let link = page.saying("code", "/setup/").text();
        let link = link.rsplit('/').next().unwrap();
        let answer = Visitor::new(&self.url).post(
            &format!("/setup/{link}"),
            &format!("name={name}&password=correct+horse&again=correct+horse"),
        );
        Visitor::new(&self.url).logged_in(&answer)
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: ureq::http::HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The page, to be asked by selectors.
    pub fn page(&self) -> Page {
        Page::read(&self.text)
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

/// Somebody without a browser.
#[derive(Clone)]
pub struct Visitor {
    agent: Agent,
    url: String,
    headers: Vec<(String, String)>,
}

impl Visitor {
    pub fn new(url: &str) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_idle_connections(0)
            .build();
        Self { agent: config.into(), url: url.to_owned(), headers: Vec::new() }
    }

    /// With the cookie that an answer set.
    pub fn logged_in(mut self, answer: &Answer) -> Self {
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        self.headers.push(("cookie".into(), cookie));
        self
    }

    /// The same with one header more.
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut new = self.clone();
        new.headers.push((name.into(), value.into()));
        new
    }

    /// The same at another server.
    pub fn at(mut self, url: &str) -> Self {
        url.clone_into(&mut self.url);
        self
    }

    /// A program with a token of this account.
    pub fn program(&self) -> Self {
        self.program_for("label=test")
    }

    /// A program with a token of this account that was made so.
    pub fn program_for(&self, form: &str) -> Self {
        let made = self.post("/account/tokens", form);
        let token = made.page().at("p.notice code").text();
        Self::new(&self.url).with("authorization", &format!("Bearer {token}"))
    }

    pub fn get(&self, path: &str) -> Answer {
        let request = self
            .headers
            .iter()
            .fold(self.agent.get(format!("{}{path}", self.url)), |r, (n, v)| r.header(n, v));
        answer(request.call())
    }

    /// What is not text: the status, the kind and the bytes.
    pub fn bytes(&self, path: &str) -> (u16, String, Vec<u8>) {
        let request = self
            .headers
            .iter()
            .fold(self.agent.get(format!("{}{path}", self.url)), |r, (n, v)| r.header(n, v));
        let mut response = request.call().unwrap_or_else(|error| panic!("{error}"));
        let kind = response
            .headers()
            .get("content-type")
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default()
            .to_owned();
        let bytes = response.body_mut().with_config().limit(50 << 20).read_to_vec().unwrap();
        (response.status().as_u16(), kind, bytes)
    }

    /// What comes back apart from the body, which is not text.
    pub fn get_only(&self, path: &str) -> Answer {
        let request = self
            .headers
            .iter()
            .fold(self.agent.get(format!("{}{path}", self.url)), |r, (n, v)| r.header(n, v));
        let response = request.call().unwrap_or_else(|error| panic!("{error}"));
        Answer {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            text: String::new(),
        }
    }

    /// Any other kind of request, without a body.
    pub fn ask(&self, method: &str, path: &str) -> Answer {
        let request =
            ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.url));
        let request =
            self.headers.iter().fold(request, |request, (name, value)| request.header(name, value));
        answer(self.agent.run(request.body(()).unwrap()))
    }

    pub fn send(&self, path: &str, kind: &str, body: &[u8]) -> Answer {
        let request = self
            .headers
            .iter()
            .fold(self.agent.post(format!("{}{path}", self.url)), |r, (n, v)| r.header(n, v));
        answer(request.header("content-type", kind).send(body))
    }

    /// A form.
    pub fn post(&self, path: &str, body: &str) -> Answer {
        self.send(path, "application/x-www-form-urlencoded", body.as_bytes())
    }

    pub fn post_json(&self, path: &str, body: &Value) -> Answer {
        self.send(path, "application/json", body.to_string().as_bytes())
    }

    /// A file brought in, in both steps; the answer to the first where that refuses it.
    pub fn upload(&self, name: &str, bytes: &[u8], regulation: &str) -> Answer {
        let first = self.send_file(name, bytes, regulation);
        if first.status == 303 { self.bring_in(&first) } else { first }
    }

    /// A file, as the form of a browser sends it: the first step.
    pub fn send_file(&self, name: &str, bytes: &[u8], regulation: &str) -> Answer {
        let mut body = format!("--x\r\nContent-Disposition: form-data; name=\"regulation\"\r\n\r\n{regulation}\r\n--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n").into_bytes();
        body.extend(bytes);
        body.extend(b"\r\n--x--\r\n");
        self.send("/events/new", "multipart/form-data; boundary=x", &body)
    }

    /// The second step of an upload: the account was read, and the event is brought in.
    pub fn bring_in(&self, uploaded: &Answer) -> Answer {
        assert_eq!(uploaded.status, 303, "{}", uploaded.text);
        self.post(uploaded.header("location"), "do=bring")
    }
}

/// A form as a browser sends it.
pub fn form(fields: &[(&str, &str)]) -> String {
    let encode = |text: &str| -> String {
        text.bytes()
            .map(|byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            })
            .collect()
    };
    fields
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect::<Vec<_>>()
        .join("&")
}

/// What is in the field of the editor, as a browser reads it.
pub fn written(page: &str) -> String {
    Page::read(page).at("textarea[name=text]").field()
}

fn answer(result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut response = result.unwrap_or_else(|error| panic!("{error}"));
    // Pictures come too, where every link is followed.
    let body = response.body_mut().with_config().limit(50 << 20).read_to_vec().unwrap();
    let text = String::from_utf8_lossy(&body).into_owned();
    Answer { status: response.status().as_u16(), headers: response.headers().clone(), text }
}

/// The settings of a test's server.
pub fn settings() -> Settings {
    Settings {
        public_url: None,
        program: "tiebreak test".into(),
        key: SigningKey::from_seed("test", [7; 32]),
        ..Settings::default()
    }
}
