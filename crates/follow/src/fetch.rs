//! Games at an address: asked for politely, bounded in time and size, never by way of somebody else's redirect.

use crate::address::address;
use crate::agent::{agent, bounded, failure};
use crate::files::FileReader;
use crate::pace::Looked;
use crate::snapshot::MOST_BYTES;
use crate::source::Source;
use std::time::Duration;
use ureq::http::header::{ETAG, HeaderMap, HeaderName, LAST_MODIFIED, LOCATION, RETRY_AFTER};
use ureq::http::{StatusCode, Uri};
use ureq::{Agent, Body, http::Response};

/// How long one look may take, with everything.
const PATIENCE: Duration = Duration::from_secs(20);

/// Asks an address for its games, again and again.
#[derive(Debug)]
pub struct Fetcher {
    agent: Agent,
    address: String,
    /// What the last whole answer said about itself.
    etag: Option<String>,
    modified: Option<String>,
    /// The last whole answer: many servers know no ETag.
    last: Vec<u8>,
}

impl Fetcher {
    /// Asks this address, under the name of a program. `private` lets it lead to private addresses.
    pub fn new(address: String, program: &str, private: bool) -> Self {
        let config = bounded(program, PATIENCE).accept("application/x-chess-pgn, text/plain;q=0.9, */*;q=0.5").build();
        let agent = agent(config, private);
        Self { agent, address, etag: None, modified: None, last: Vec::new() }
    }

    /// One look. An answer that was cut off on its way is a failure, and the next look asks for all of it.
    pub fn look(&mut self) -> Looked {
        let same_host = |uri: Uri| {
            let found = address(&self.address, true).ok()?;
            uri.host().map(|host| host.trim_matches(['[', ']']).eq_ignore_ascii_case(found.host))
        };
        if self.address.parse::<Uri>().ok().and_then(same_host) != Some(true) {
            return Looked::Failed(format!("{} is no address", self.address));
        }
        let mut request = self.agent.get(&self.address);
        for (name, value) in [("if-none-match", &self.etag), ("if-modified-since", &self.modified)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        match request.call() {
            Ok(answer) => self.answered(answer),
            Err(error) => Looked::Failed(failure(&error)),
        }
    }

    fn answered(&mut self, mut answer: Response<Body>) -> Looked {
        let headers = answer.headers();
        match answer.status() {
            StatusCode::OK => {}
            StatusCode::NOT_MODIFIED => return Looked::Same,
            StatusCode::NO_CONTENT | StatusCode::NOT_FOUND => return Looked::NotYet,
            StatusCode::TOO_MANY_REQUESTS => return Looked::TooMany(retry_after(headers)),
            StatusCode::SERVICE_UNAVAILABLE if headers.contains_key(RETRY_AFTER) => {
                return Looked::TooMany(retry_after(headers));
            }
            status if status.is_redirection() => {
                let to = text(headers, LOCATION).unwrap_or_default();
                return Looked::Failed(short(&format!("answered {status}, to {to}: redirects are not followed")));
            }
            status => return Looked::Failed(format!("answered {status}")),
        }
        let validators = (text(headers, ETAG), text(headers, LAST_MODIFIED));
        match answer.body_mut().with_config().limit(MOST_BYTES as u64).read_to_vec() {
            Err(error) => {
                (self.etag, self.modified) = (None, None);
                Looked::Failed(failure(&error))
            }
            Ok(bytes) => {
                (self.etag, self.modified) = validators;
                if bytes.iter().all(u8::is_ascii_whitespace) {
                    Looked::NotYet
                } else if bytes == self.last {
                    Looked::Same
                } else {
                    self.last.clone_from(&bytes);
                    Looked::News(bytes)
                }
            }
        }
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_owned)
}

/// Seconds; a date is answered with the least wait, which is a minute.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    text(headers, RETRY_AFTER)?.trim().parse().ok().map(Duration::from_secs)
}

fn short(text: &str) -> String {
    text.chars().take(300).collect()
}

/// Looks at a source of any kind.
#[derive(Debug)]
pub enum Reader {
    /// At an address.
    Address(Box<Fetcher>),
    /// In a file or a folder.
    File(FileReader),
}

impl Reader {
    /// Looks at this source, under the name of a program.
    pub fn new(source: &Source, program: &str, private: bool) -> Self {
        match source {
            Source::Address(address) => Self::Address(Box::new(Fetcher::new(address.clone(), program, private))),
            Source::File(path) => Self::File(FileReader::new(path)),
        }
    }

    /// One look.
    pub fn look(&mut self) -> Looked {
        match self {
            Self::Address(fetcher) => fetcher.look(),
            Self::File(reader) => reader.look(),
        }
    }
}
