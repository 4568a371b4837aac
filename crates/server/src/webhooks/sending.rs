//! One message on its way: bounded in time and size, to addresses of the open internet alone, also
//! after the name was looked up, and never by way of somebody else's redirect.

use super::message::Signed;
use std::time::Duration;
use tiebreak_follow::{agent, bounded, failure};
use ureq::Agent;

/// How long a message may take, with everything. The body of an answer is not read at all.
const PATIENCE: Duration = Duration::from_secs(10);

/// Sends messages to webhooks, one by one.
#[derive(Debug)]
pub(super) struct Sender(Agent);

impl Sender {
    pub fn new(program: &str, private: bool) -> Self {
        // A connection that is kept was looked up by another message.
        let config = bounded(program, PATIENCE).max_idle_connections(0).build();
        Self(agent(config, private))
    }

    /// Sends a message; what became of it, in words.
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
