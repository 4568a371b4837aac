//! The event file is changed after the record has begun: what it would lead to, and the entry that notes it.

use crate::clock;
use crate::dossier;
use crate::problem::Problem;
use crate::spoken::Spoken;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::Event;
use tiebreak_record::{Amendment, Entry, Fault, FaultKind, Preview, Source, preview_amendment, sha256};
use tiebreak_regulation::Regulation;
use tiebreak_report::sentence;
use tiebreak_report::{Case, Language, consequences, words};

/// An amendment before it is entered: what it says, and what would follow.
pub struct Amending {
    /// What would be entered.
    pub amendment: Amendment,
    /// The event as it would be.
    pub event: Event,
    /// The regulation in the readings of that event.
    pub regulation: Regulation,
    /// Before and after.
    pub preview: Preview,
    /// What follows, told by names.
    pub consequences: Vec<String>,
    language: Language,
}

impl Amending {
    /// Reads the event file as somebody changed it, and works out what would follow. Nothing is entered.
    pub fn new(dossier: Spoken<'_>, text: &str, by: &str, why: &str) -> Result<Self, Problem> {
        let row = &dossier.row;
        let event = event_file::read_bytes(&row.file, text.as_bytes())?;
        if event.regulation != dossier.event.regulation {
            return Err(Problem::Invalid(sentence!(page_amend_other_regulation)));
        }
        let regulation = dossier::regulation(&row.regulation_file, &row.regulation_text, &event)?;
        let kept = event_file::kept(&event);
        let source = Source {
            name: event.title.clone(),
            file: Some(row.file.clone()),
            sha256: sha256(kept.as_bytes()),
            text: Some(kept),
        };
        let made = Amendment::new(dossier.record(), source, why.to_owned());
        let made =
            made.map_err(|fault| Problem::Refused(Fault { check: 13, line: None, kind: FaultKind::Amendment(fault) }))?;
        let amendment = Amendment { by: Some(by.to_owned()), at: clock::now(), ..made };
        let preview = preview_amendment(dossier.record(), &amendment, [&dossier.event, &event], |asked, answers| {
            let regulation = if std::ptr::eq(asked, &event) { &regulation } else { &*dossier.regulation };
            rule(asked, regulation, answers, Options::default())
        })?;
        let before = Case { ruling: &preview.before, ..dossier.case() };
        let after = Case::new(&event, &regulation, &preview.after).in_language(dossier.language);
        let consequences = consequences(before, after, &preview);
        Ok(Self { amendment, event, regulation, preview, consequences, language: dossier.language })
    }

    /// What changed in the file, one sentence each.
    pub fn changes(&self) -> Vec<String> {
        self.amendment.changes.iter().map(|one| words::change(self.language, one)).collect()
    }

    /// For the reports: the ruling as it would be.
    pub fn after(&self) -> Case<'_> {
        Case::new(&self.event, &self.regulation, &self.preview.after).in_language(self.language)
    }

    /// The entry that notes it.
    pub fn entry(self) -> Entry {
        Entry::Amendment(self.amendment)
    }
}
