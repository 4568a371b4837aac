#![no_main]
//! Records: what is read is written alike, and every check is made on whatever comes.
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use std::sync::LazyLock;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Answers, Event};
use tiebreak_record::{VerifyContext, ReaderNotes, Record, sha256, verify};
use tiebreak_regulation::{Regulation, builtin};

static EVENT: LazyLock<Event> = LazyLock::new(|| {
    let text = include_str!("../../crates/server/events/tata-steel-masters-2024.toml");
    tiebreak_formats::event_file::read("event.toml", text).expect("a real event")
});
static REGULATION: LazyLock<Regulation> =
    LazyLock::new(|| builtin::find("tata-steel-masters-2023").expect("built in").expect("readable"));

fuzz_target!(|bytes: &[u8]| {
    let engine = |event: &Event, answers: &mut dyn Answers, explain: bool| {
        let options = Options { explain, ..Options::default() };
        rule(event, &REGULATION, answers, options).map_err(|error| error.to_string())
    };
    let read = |text: &str| tiebreak_formats::event_file::read("event.toml", text).map_err(|error| error.to_string());
    let event_text = tiebreak_formats::event_file::kept(&EVENT);
    // Most inputs break the chain at once; with fresh hashes their entries are looked at too.
    for bytes in [bytes.to_vec(), sealed(bytes)] {
        let [mut event_sha256, mut regulation_sha256] = [String::new(), String::new()];
        if let Ok(record) = Record::read(&bytes) {
            let again = Record::read(record.text().as_bytes()).expect("what was written is read");
            assert_eq!(again.head(), record.head());
            // As if it were the record of this event.
            event_sha256.clone_from(&record.event().sha256);
            regulation_sha256.clone_from(&record.header().regulation.sha256);
        }
        let against = VerifyContext {
            event: &EVENT,
            event_sha256: &event_sha256,
            event_text: &event_text,
            regulation_sha256: &regulation_sha256,
            read: &read,
            rule: &engine,
        };
        let checks = verify(&bytes, ReaderNotes::default(), Some(&against));
        assert!(checks.len() >= 11);
    }
});

/// The same lines with hashes that fit: each object follows the line before it and has the sum of
/// what it says.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut before = String::new();
    for line in String::from_utf8_lossy(bytes).lines() {
        let line = match serde_json::from_str::<Value>(line) {
            Ok(Value::Object(mut fields)) => {
                fields.remove("sum");
                if let Some(previous) = fields.get_mut("prev") {
                    *previous = before.clone().into();
                }
                let object = Value::Object(fields).to_string();
                let body = object.strip_suffix('}').unwrap_or(&object);
                format!("{body},\"sum\":\"{}\"}}", sha256(body.as_bytes()))
            }
            _ => line.to_owned(),
        };
        before = sha256(line.as_bytes());
        out.extend(line.as_bytes());
        out.push(b'\n');
    }
    out
}
