//! What the record adds to what is shown and printed.

use super::localized::LocalizedEvent;
use super::state::EventState;
use crate::App;
use crate::infra::clock;
use tiebreak_engine::{Options, rule};
use tiebreak_record::{AnswerEntry, Checkpoint, RecordedValue};
use tiebreak_report::html::{Extras, SignedHead};
use tiebreak_report::readings;
use tiebreak_report::words::{day_and_time, seen_answer};

/// Everything that a printed page may say beyond the ruling.
pub fn extras(event_state: LocalizedEvent<'_>) -> Extras {
    let otherwise = readings::otherwise(event_state.case(), |regulation| {
        rule(
            &event_state.event,
            regulation,
            &mut event_state.record().answers(&event_state.event),
            Options::default(),
        )
        .ok()
    });
    let printed =
        clock::now().map(|now| day_and_time(event_state.language, &event_state.event, now));
    Extras { printed, otherwise, ..event_state.extras(event_state.language) }
}

/// The head of an event's record, signed by the server.
pub fn signed(app: &App, event_state: &EventState) -> Option<SignedHead> {
    let key = app.settings.key.as_ref()?;
    Some(SignedHead {
        key: key.public().to_string(),
        note: key.sign(&Checkpoint::from_record(event_state.record()))?,
    })
}

/// A result with the two names around it; other answers as they are.
pub fn answer_in_words(event_state: LocalizedEvent<'_>, answer: &AnswerEntry) -> String {
    let language = event_state.language;
    let answer = seen_answer(event_state.shown(), answer);
    match (&answer.value, answer.participants()) {
        (RecordedValue::Result(result), [white, black]) => {
            format!("{white} {} {black}", crate::site::words::result(*result))
        }
        (value, _) => tiebreak_report::words::recorded(language, value),
    }
}
