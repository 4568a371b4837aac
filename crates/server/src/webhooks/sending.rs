//! One message on its way: bounded in time and size, to addresses of the open internet alone, also after the name was looked up, and
//! never by way of somebody else's redirect.

use super::message::Signed;
use std::time::Duration;
use tiebreak_follow::OpenInternet;
use ureq::Agent;
use ureq::unversioned::transport::DefaultConnector;

/// How long a message may take, with everything.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most bytes of headers that are read of an answer; its body is not read at all.
const HEADERS: usize = 16 << 10;

/// Sends messages.
#[derive(Debug)]
pub(super) struct Sender(Agent);

impl Sender {
    pub fn new(program: &str, private: bool) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .max_response_header_size(HEADERS)
            // A connection that is kept was looked up by another message; and no proxy looks names up in our place.
            .max_idle_connections(0)
            .proxy(None)
            .user_agent(program.replace(' ', "/"))
            .build();
        Self(Agent::with_parts(config, DefaultConnector::default(), OpenInternet::new(private)))
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
            Err(error) => Err(error.to_string().chars().take(300).collect()),
        }
    }
}
