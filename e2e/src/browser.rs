//! Headless Chromium through ChromeDriver: the few commands of WebDriver that the tests need, over
//! plain HTTP.

use crate::scratch::Scratch;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a test waits for something to appear: a busy machine takes its time.
const PATIENCE: Duration = Duration::from_secs(60);

/// ChromeDriver, for as many browsers as a test wants.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts it on a port that the kernel chooses, and waits until it says which.
    pub fn start() -> Self {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!(
                    "cannot run chromedriver: {error}; e2e/setup.sh installs what the tests need"
                )
            });
        let mut lines =
            BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines.by_ref().find_map(|line| {
            let port = line.strip_prefix("ChromeDriver was started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        // It never waits for somebody who reads what else it says.
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, port: port.expect("chromedriver says on which port it answers") }
    }

    /// Opens a browser of its own: other cookies than any other's.
    pub fn browser(&self, look: Look) -> Browser {
        let profile = Scratch::new("chromium");
        let scheme = if look.dark { "dark" } else { "light" };
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ]
        .map(str::to_owned)
        .to_vec();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        arguments.push(format!("--window-size={},{}", look.width.max(500), look.height));
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments, "binary": "/usr/bin/chromium" },
        } } });
        let base = format!("http://127.0.0.1:{}/session", self.port);
        let session =
            call(ureq::post(&base).send_json(&wanted))["sessionId"].as_str().unwrap().to_owned();
        let browser = Browser { base: format!("{base}/{session}"), _profile: profile };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        browser.devtools("Emulation.setEmulatedMedia", &media);
        let metrics = json!({ "width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": look.width < 600 });
        browser.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        browser
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = ureq::get(format!("http://127.0.0.1:{}/shutdown", self.port)).call();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What a browser looks like.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Whether the person prefers dark pages.
    pub dark: bool,
}

impl Look {
    /// A laptop.
    pub const LAPTOP: Self = Self { width: 1280, height: 800, dark: false };
    /// The same at night.
    pub const DARK: Self = Self { dark: true, ..Self::LAPTOP };
    /// A telephone at night.
    pub const TELEPHONE_DARK: Self = Self { dark: true, ..Self::TELEPHONE };
    /// A telephone.
    pub const TELEPHONE: Self = Self { width: 390, height: 844, dark: false };
    /// The screen in the hall.
    pub const HALL: Self = Self { width: 1920, height: 1080, dark: true };
}

/// One browser.
#[derive(Debug)]
pub struct Browser {
    base: String,
    _profile: Scratch,
}

impl Browser {
    fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        call(ureq::post(format!("{}/goog/cdp/execute", self.base)).send_json(&body))
    }

    /// Goes to an address.
    pub fn go(&self, address: &str) {
        call(ureq::post(format!("{}/url", self.base)).send_json(json!({ "url": address })));
    }

    /// Where it is.
    pub fn address(&self) -> String {
        call(ureq::get(format!("{}/url", self.base)).call()).as_str().unwrap().to_owned()
    }

    /// Runs a script and gives what it returns.
    pub fn run(&self, script: &str) -> Value {
        let body = json!({ "script": script, "args": [] });
        call(ureq::post(format!("{}/execute/sync", self.base)).send_json(&body))
    }

    fn find(&self, selector: &str) -> String {
        let body = json!({ "using": "css selector", "value": selector });
        let begun = Instant::now();
        loop {
            let found = ureq::post(format!("{}/element", self.base)).send_json(&body);
            if let Ok(mut found) = found {
                let found: Value = found.body_mut().read_json().unwrap();
                return found["value"]
                    .as_object()
                    .unwrap()
                    .values()
                    .next()
                    .unwrap()
                    .as_str()
                    .unwrap()
                    .to_owned();
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "no {selector} at {}:\n{}",
                self.address(),
                self.text("body")
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// What a frame shows, also one of another site.
    pub fn text_in_frame(&self, selector: &str) -> String {
        let frame = json!({ "element-6066-11e4-a52e-4f735466cecf": self.find(selector) });
        let switch = |to: Value| {
            call(ureq::post(format!("{}/frame", self.base)).send_json(json!({ "id": to })))
        };
        switch(frame);
        let text = self.run("return document.body?.innerText ?? ''");
        switch(Value::Null);
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks what a CSS selector finds first.
    pub fn click(&self, selector: &str) {
        self.on(selector, "click", &json!({}));
    }

    /// Types into what a CSS selector finds first.
    pub fn type_into(&self, selector: &str, text: &str) {
        self.on(selector, "value", &json!({ "text": text }));
    }

    /// Does something with an element; a page that is being replaced may take it away, and then the
    /// new one is looked for.
    fn on(&self, selector: &str, what: &str, body: &Value) {
        let begun = Instant::now();
        loop {
            let element = self.find(selector);
            let config = ureq::Agent::config_builder().http_status_as_error(false).build();
            let agent: ureq::Agent = config.into();
            let done =
                agent.post(format!("{}/element/{element}/{what}", self.base)).send_json(body);
            let mut done = done.unwrap_or_else(|error| panic!("WebDriver: {error}"));
            if done.status().is_success() {
                return;
            }
            let text = done.body_mut().read_to_string().unwrap_or_default();
            assert!(
                begun.elapsed() < PATIENCE,
                "{what} on {selector} at {}: {text}",
                self.address()
            );
            if what == "value" {
                // Some of it may be typed already.
                let _ = agent
                    .post(format!("{}/element/{}/clear", self.base, self.find(selector)))
                    .send_json(json!({}));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Presses keys, as a person at the keyboard does.
    pub fn press(&self, keys: &str) {
        let down_up = keys.chars().flat_map(|key| {
            ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
        });
        let actions = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": down_up.collect::<Vec<_>>() }] });
        call(ureq::post(format!("{}/actions", self.base)).send_json(&actions));
    }

    /// Drags something onto something else, as a hand with a mouse does.
    pub fn drag(&self, from: &str, to: &str) {
        // Both places as they are before: what is dragged moves others about.
        let middle = |selector: &str| {
            let script = format!(
                "const box = document.querySelector({}).getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]",
                json!(selector)
            );
            self.run(&script)
        };
        self.run(&format!(
            "document.querySelector({}).scrollIntoView({{ block: 'center' }})",
            json!(from)
        ));
        let (from, to) = (middle(from), middle(to));
        let over = |at: &Value| json!({ "type": "pointerMove", "duration": 100, "x": at[0], "y": at[1], "origin": "viewport" });
        let down = json!({ "type": "pointerDown", "button": 0 });
        let up = json!({ "type": "pointerUp", "button": 0 });
        let beyond = json!([to[0], to[1].as_i64().unwrap_or(0) - 4]);
        let moves = json!([over(&from), down, over(&to), over(&beyond), up]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": moves });
        call(ureq::post(format!("{}/actions", self.base)).send_json(json!({ "actions": [mouse] })));
    }

    /// The text that a person sees there.
    pub fn text(&self, selector: &str) -> String {
        let script = format!("return document.querySelector({})?.innerText ?? ''", json!(selector));
        self.run(&script).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a text appears; how long it took.
    pub fn wait_for(&self, selector: &str, text: &str) -> Duration {
        let begun = Instant::now();
        loop {
            let shown = self.text(selector);
            if shown.contains(text) {
                return begun.elapsed();
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "\"{text}\" did not appear in {selector} at {}:\n{shown}",
                self.address()
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a script gives true.
    pub fn wait_until(&self, script: &str) {
        let begun = Instant::now();
        while self.run(script) != true {
            assert!(
                begun.elapsed() < PATIENCE,
                "never true at {}: {script}\n{}",
                self.address(),
                self.text("main")
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until every board of the console takes answers: one that has just appeared does not.
    pub fn settled(&self) {
        self.wait_until("return !document.querySelector('[data-fresh]')");
    }

    /// Takes the network away, or gives it back.
    pub fn offline(&self, offline: bool) {
        self.devtools("Network.enable", &json!({}));
        let conditions = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", &conditions);
    }

    /// Forgets who is logged in.
    pub fn forget_session(&self) {
        let _ = ureq::delete(format!("{}/cookie", self.base)).call();
    }

    /// Loads no script from now on.
    pub fn without_scripts(&self) {
        self.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    }

    /// What the browser complained about: refused scripts, failed requests.
    pub fn complaints(&self) -> Vec<String> {
        let script = "return performance.getEntriesByType('resource').map(r => r.name).filter(n => !n.startsWith(location.origin))";
        let elsewhere = self.run(script);
        elsewhere
            .as_array()
            .unwrap()
            .iter()
            .map(|name| format!("asked elsewhere: {name}"))
            .collect()
    }

    /// Whether the page is wider than the window.
    pub fn scrolls_sideways(&self) -> bool {
        self.run("return document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")
            .as_bool()
            .unwrap()
    }

    /// Keeps a picture of the window, or of the whole page.
    pub fn picture(&self, path: &Path, whole: bool) {
        let parameters = json!({ "format": "png", "captureBeyondViewport": whole });
        let mut parameters = parameters;
        if whole {
            let size = self.run("return [document.documentElement.clientWidth, document.documentElement.scrollHeight]");
            parameters["clip"] =
                json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
        }
        let taken = self.devtools("Page.captureScreenshot", &parameters);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, base64(taken["data"].as_str().unwrap())).unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = ureq::delete(&self.base).call();
    }
}

fn call(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Value {
    let mut answer = answer.unwrap_or_else(|error| panic!("WebDriver: {error}"));
    let mut text = String::new();
    answer.body_mut().as_reader().read_to_string(&mut text).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["value"].take()
}

fn base64(text: &str) -> Vec<u8> {
    let (mut bits, mut count, mut out) = (0u32, 0, Vec::with_capacity(text.len() * 3 / 4));
    for byte in text.bytes() {
        let digit = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = bits << 6 | u32::from(digit);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push((bits >> count & 0xff) as u8);
        }
    }
    out
}
