//! Changes of the event file after the record has begun: their consequences, and the entry that
//! records them.

use crate::events::localized::LocalizedEvent;
use crate::events::state;
use crate::infra::clock;
use crate::infra::problem::Problem;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::Event;
use tiebreak_record::{
    Amendment, Entry, FaultKind, Preview, RecordFault, SourceFile, preview_amendment, sha256,
};
use tiebreak_regulation::Regulation;
use tiebreak_report::sentence;
use tiebreak_report::{Case, Language, consequences, words};

/// An amendment before it is entered, with its consequences.
pub struct DraftAmendment {
    /// The amendment that would be entered.
    pub amendment: Amendment,
    /// The event as amended.
    pub event: Event,
    /// The regulation in the readings of the amended event.
    pub regulation: Regulation,
    /// The rulings before and after.
    pub preview: Preview,
    /// The consequences in sentences with names.
    pub consequences: Vec<String>,
    language: Language,
}

impl DraftAmendment {
    /// Reads the event file with a proposed change and computes the consequences. Nothing is
    /// entered.
    pub fn new(
        event_state: LocalizedEvent<'_>,
        text: &str,
        by: &str,
        why: &str,
    ) -> Result<Self, Problem> {
        let row = &event_state.row;
        let event = event_file::read_bytes(&row.file, text.as_bytes())?;
        if event.regulation() != event_state.event.regulation() {
            return Err(Problem::Invalid(sentence!(page_amend_other_regulation)));
        }
        let regulation = state::regulation(&row.regulation_file, &row.regulation_text, &event)?;
        let kept = event_file::kept(&event);
        let source = SourceFile {
            name: event.title().to_owned(),
            file: Some(row.file.clone()),
            sha256: sha256(kept.as_bytes()),
            text: Some(kept),
        };
        let made = Amendment::new(event_state.record(), source, why.to_owned());
        let made = made.map_err(|fault| {
            Problem::Refused(RecordFault {
                check: 13,
                line: None,
                kind: FaultKind::Amendment(fault),
            })
        })?;
        let amendment = Amendment { by: Some(by.to_owned()), at: clock::now(), ..made };
        let preview = preview_amendment(
            event_state.record(),
            &amendment,
            [&event_state.event, &event],
            |asked, answers| {
                let regulation = if std::ptr::eq(asked, &event) {
                    &regulation
                } else {
                    &*event_state.regulation
                };
                rule(asked, regulation, answers, Options::default())
            },
        )?;
        let before = Case { ruling: &preview.before, ..event_state.case() };
        let seen = event.shown();
        let after = Case::new(&seen, &regulation, &preview.after).in_language(event_state.language);
        let consequences = consequences(before, after, &preview);
        Ok(Self {
            amendment,
            event,
            regulation,
            preview,
            consequences,
            language: event_state.language,
        })
    }

    /// What changed in the file, one sentence each.
    pub fn changes(&self) -> Vec<String> {
        self.amendment.changes.iter().map(|one| words::change(self.language, one)).collect()
    }

    /// The amended ruling, as the reports take it.
    pub fn after(&self) -> Case<'_> {
        Case::new(&self.event, &self.regulation, &self.preview.after).in_language(self.language)
    }

    /// The entry that records the amendment.
    pub fn entry(self) -> Entry {
        Entry::Amendment(self.amendment)
    }
}
