//! Games at an address: asked for politely, bounded in time and size, never by way of somebody
//! else's redirect.

use crate::agent::{agent, bounded, failure};
use crate::asking::{ACCEPTED, PATIENCE, ask, text};
use crate::pace::Looked;
use crate::snapshot::MOST_BYTES;
use ureq::http::Response;
use ureq::http::header::{ETAG, LAST_MODIFIED};
use ureq::{Agent, Body};

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
        let config = bounded(program, PATIENCE).accept(ACCEPTED).build();
        let agent = agent(config, private);
        Self { agent, address, etag: None, modified: None, last: Vec::new() }
    }

    /// One look. An answer that was cut off on its way is a failure, and the next look asks for all
    /// of it.
    pub fn look(&mut self) -> Looked {
        let seen = [
            ("if-none-match", self.etag.as_deref()),
            ("if-modified-since", self.modified.as_deref()),
        ];
        match ask(&self.agent, &self.address, &seen) {
            Ok(answer) => self.answered(answer),
            Err(looked) => looked,
        }
    }

    fn answered(&mut self, mut answer: Response<Body>) -> Looked {
        let headers = answer.headers();
        let validators = (text(headers, ETAG), text(headers, LAST_MODIFIED));
        match answer.body_mut().with_config().limit(MOST_BYTES as u64).read_to_vec() {
            Err(error) => {
                (self.etag, self.modified) = (None, None);
                Looked::Failed(failure(&error).into())
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
