//! Sends one message: limited in time, only to public addresses, which are checked again after the
//! name is resolved, and without following redirects.

use super::message::Signed;
use std::time::Duration;
use tiebreak_follow::{agent, bounded, failure};
use ureq::Agent;

/// The time limit of a whole message. The body of the response is not read.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends messages to webhooks, one at a time.
#[derive(Debug)]
pub(super) struct Sender(Agent);

impl Sender {
    pub fn new(program: &str, private: bool) -> Self {
        // A kept connection would skip the check of the address.
        let config = bounded(program, PATIENCE).max_idle_connections(0).build();
        Self(agent(config, private))
    }

    /// Sends a message. Returns what happened, in words, for success and failure.
    pub fn send(&self, to: &str, message: &Signed) -> Result<String, String> {
        let request = self
            .0
            .post(to)
            .header("content-type", "application/json")
            .header("webhook-id", &message.id)
            .header("webhook-timestamp", &message.timestamp)
            .header("webhook-signature", &message.signature);
        match request.send(message.body.as_str()) {
            Ok(answer) if answer.status().is_success() => Ok(format!("taken: {}", answer.status())),
            Ok(answer) if answer.status().is_redirection() => {
                Err(format!("answered {}: redirects are not followed", answer.status()))
            }
            Ok(answer) => Err(format!("answered {}", answer.status())),
            Err(error) => Err(failure(&error)),
        }
    }
}
