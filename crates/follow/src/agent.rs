//! The HTTP client for addresses that other people name: with limits on time, size and hosts.

use crate::resolver::OpenInternet;
use std::time::Duration;
use ureq::config::{Config, ConfigBuilder};
use ureq::typestate::AgentScope;
use ureq::unversioned::transport::DefaultConnector;
use ureq::{Agent, Error};

/// The most bytes of headers that are read of an answer.
const HEADERS: usize = 16 << 10;
/// The most characters of what went wrong.
const LONGEST: usize = 300;

/// Settings under the name of a program, with the longest that anything may take. Redirects are not
/// followed, and answers are answers, whatever their status.
pub fn bounded(program: &str, patience: Duration) -> ConfigBuilder<AgentScope> {
    Agent::config_builder()
        .timeout_global(Some(patience))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .max_response_header_size(HEADERS)
        // No proxy looks names up in our place.
        .proxy(None)
        .user_agent(program.replace(' ', "/"))
}

/// An agent that connects to no private address, unless it may.
pub fn agent(config: Config, private: bool) -> Agent {
    Agent::with_parts(config, DefaultConnector::default(), OpenInternet::new(private))
}

/// What went wrong, in few words.
pub fn failure(error: &Error) -> String {
    let words = match error {
        Error::Io(error) => error.to_string(),
        other => other.to_string(),
    };
    words.chars().take(LONGEST).collect()
}
