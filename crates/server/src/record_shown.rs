//! What the record adds to what is shown and printed.

use crate::App;
use crate::clock;
use crate::dossier::Dossier;
use crate::spoken::Spoken;
use tiebreak_engine::{Options, rule};
use tiebreak_record::{AnswerEntry, Checkpoint, RecordedValue};
use tiebreak_report::Language;
use tiebreak_report::html::{Extras, SignedHead};
use tiebreak_report::readings;
use tiebreak_report::words::day_and_time;

/// Everything that a printed page may say beyond the ruling.
pub fn extras(dossier: Spoken<'_>) -> Extras {
    let otherwise = readings::otherwise(dossier.case(), |regulation| {
        rule(&dossier.event, regulation, &mut dossier.record().answers(&dossier.event), Options::default()).ok()
    });
    let printed = clock::now().map(|now| day_and_time(dossier.language, &dossier.event, now));
    Extras { printed, otherwise, ..dossier.extras(dossier.language) }
}

/// The head of an event's record, signed by the server.
pub fn signed(app: &App, dossier: &Dossier) -> Option<SignedHead> {
    let key = app.settings.key.as_ref()?;
    Some(SignedHead { key: key.public().to_string(), note: key.sign(&Checkpoint::of(dossier.record()))? })
}

/// A result with the two names around it; other answers as they are.
pub fn answer_in_words(language: Language, answer: &AnswerEntry) -> String {
    match (&answer.value, answer.participants()) {
        (RecordedValue::Result(result), [white, black]) => {
            format!("{white} {} {black}", crate::pages::words::result(*result))
        }
        (value, _) => tiebreak_report::words::recorded(language, value),
    }
}
