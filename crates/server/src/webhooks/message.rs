//! The message of a webhook about one line of a record, and its signature.

use crate::accounts::former_names::FormerNames;
use crate::events::state::{EventState, amended};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use tiebreak_record::Record;
use tiebreak_report::json;
use tiebreak_store::EventRow;

/// A message to send.
#[derive(Debug)]
pub(super) struct Message {
    /// The same for every attempt, so that the receiver recognises a message that arrives twice.
    id: String,
    body: String,
}

/// A message with its headers, as Standard Webhooks defines them.
#[derive(Debug)]
pub(super) struct Signed {
    pub id: String,
    pub timestamp: String,
    pub signature: String,
    pub body: String,
}

/// The message about the questions that a line opens or settles; `None` if it does neither, or if
/// the record is damaged.
pub(super) fn about(row: &EventRow, lines: &[String], line: usize) -> Option<Message> {
    let after = at(row, lines.get(..line)?)?;
    let before = if line > 1 { Some(at(row, &lines[..line - 1])?) } else { None };
    let now = open(&after);
    let then = before.as_ref().map(open).unwrap_or_default();
    let opened: Vec<&Value> = now.iter().filter(|question| !then.contains(question)).collect();
    let is_open = |id: &Value| now.iter().any(|question| question["id"] == *id);
    let settled: Vec<&Value> = then.iter().filter(|question| !is_open(&question["id"])).collect();
    if opened.is_empty() && settled.is_empty() {
        return None;
    }
    let entry: Value = serde_json::from_str(lines.get(line - 1)?).unwrap_or_default();
    let body = json!({
        "schema": "tiebreak-news/1",
        "event": row.slug,
        "title": after.event.title(),
        "line": line,
        "head": after.record().head(),
        "opened": opened,
        "settled": settled,
        "event_settled": after.ruling().settled,
        "entry": entry,
    });
    Some(Message { id: format!("{}/{line}", row.slug), body: body.to_string() })
}

/// The event when its record had this many lines.
fn at(row: &EventRow, lines: &[String]) -> Option<EventState> {
    let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    let record = Record::parse(&text).ok()?;
    EventState::new(amended(row.clone(), &record), lines, FormerNames::default()).ok()
}

/// The open questions of the ruling.
fn open(event_state: &EventState) -> Vec<Value> {
    json::ruling(event_state.case())["open"].as_array().cloned().unwrap_or_default()
}

impl Message {
    /// Signs the message: HMAC-SHA256 over id, time and body, joined by dots.
    pub fn signed(self, secret: &str, now: i64) -> Signed {
        let key = STANDARD.decode(secret.trim_start_matches("whsec_")).unwrap_or_default();
        let timestamp = now.to_string();
        let signature = Hmac::<Sha256>::new_from_slice(&key).map(|mut mac| {
            mac.update(format!("{}.{timestamp}.{}", self.id, self.body).as_bytes());
            format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
        });
        Signed { id: self.id, timestamp, signature: signature.unwrap_or_default(), body: self.body }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the Standard Webhooks libraries.
    #[test]
    fn the_signature_is_that_of_standard_webhooks() {
        let body = "{\"test\": 2432232314}".to_owned();
        let message = Message { id: "msg_p5jXN8AQM9LWM0D4loKWxJek".into(), body };
        let signed = message.signed("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", 1614265330);
        assert_eq!(signed.signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }
}
