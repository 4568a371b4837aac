//! A server of the program itself, as a process of its own, and what it takes: for the benches.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The password of every account that is made here.
const PASSWORD: &str = "correct horse battery";

/// A server that ends with this.
#[derive(Debug)]
pub struct Served {
    process: Child,
    /// Where it listens on loopback.
    pub port: u16,
    /// The link for the administrator, where there is none yet.
    pub link: Option<String>,
}

impl Served {
    /// Starts `PROGRAM serve` on a database, with more options, and waits until it answers.
    pub fn start(program: &str, database: &str, options: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]).args(options);
        let mut process = command.stderr(Stdio::piped()).spawn().unwrap();
        let (send_line, received) = std::sync::mpsc::channel();
        let lines = BufReader::new(process.stderr.take().unwrap()).lines().map_while(Result::ok);
        // All of it is read, so that the server never waits for a full pipe.
        std::thread::spawn(move || lines.for_each(|line| drop(send_line.send(line))));
        let mut served = Self { process, port: 0, link: None };
        let mut said = Vec::new();
        // The server says where it is, and after that the link, where there is no account yet.
        while let Ok(line) = received.recv_timeout(Duration::from_secs(60)) {
            if let Some(address) = line.strip_prefix("Tiebreak is at ") {
                served.port =
                    address.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).unwrap();
            }
            said.push(line);
            if served.port != 0 {
                break;
            }
        }
        assert_ne!(served.port, 0, "the server does not start: {said:#?}");
        while agent().get(served.url("/health")).call().is_err() {
            assert!(served.process.try_wait().unwrap().is_none(), "the server ended: {said:#?}");
            std::thread::yield_now();
        }
        // It has written everything that it says at the start; the thread above may not have read
        // it yet.
        served.link = std::iter::from_fn(|| received.recv_timeout(Duration::from_millis(200)).ok())
            .find_map(|line| {
                line.split_whitespace().find(|word| word.contains("/setup/")).map(str::to_owned)
            });
        served
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Makes the administrator's account by the link; the cookie of its session.
    pub fn administrator(&self) -> String {
        let link = self.link.as_deref().expect("a link for the administrator");
        let form = [("name", "load"), ("password", PASSWORD), ("again", PASSWORD)];
        cookie(agent().post(link).send_form(form).unwrap())
    }

    /// Logs the administrator in; the cookie of the session.
    pub fn log_in(&self) -> String {
        let form = [("name", "load"), ("password", PASSWORD), ("then", "/")];
        cookie(agent().post(self.url("/login")).send_form(form).unwrap())
    }

    /// A token of the account that holds the session.
    pub fn token(&self, cookie: &str) -> String {
        let request = agent().post(self.url("/account/tokens")).header("cookie", cookie);
        let page =
            request.send_form([("label", "load")]).unwrap().body_mut().read_to_string().unwrap();
        page.split("<code>").nth(1).expect("a token").split('<').next().unwrap().to_owned()
    }

    /// Memory now, and the most so far, in kB.
    pub fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))
            .unwrap_or_default();
        let figure = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name));
            line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
        };
        (figure("VmRSS:"), figure("VmHWM:"))
    }

    /// Processor time so far, in hundredths of a second: what the system counts in.
    pub fn processor(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))
            .unwrap_or_default();
        // The name of the program is in brackets and may hold anything.
        let fields: Vec<u64> = stat
            .rsplit(") ")
            .next()
            .map(|rest| rest.split_whitespace().map(|field| field.parse().unwrap_or(0)).collect())
            .unwrap_or_default();
        fields.iter().skip(11).take(2).sum()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A client that takes every answer as it is.
pub fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
    config.timeout_global(Some(Duration::from_secs(120))).build().into()
}

fn cookie(answer: ureq::http::Response<ureq::Body>) -> String {
    assert_eq!(answer.status(), 303);
    answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned()
}

/// Lets this process have as many descriptors as the system allows, for its end of every
/// connection; how many that is.
pub fn raise_descriptors() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

/// A share of times that were measured, in milliseconds.
pub fn share(times: &[Duration], hundredths: usize) -> f64 {
    let mut times = times.to_vec();
    times.sort_unstable();
    let at = times.len().saturating_sub(1) * hundredths / 100;
    times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}
