//! A record with the results of its checks, kept up to date line by line, and the check that every
//! new line must pass.
//!
//! Reading a whole record and adding to it take the same steps and so give the same results. Each
//! step hands the next one what it needs: the open commitments and the ruling. Notes and rests do
//! not change the ruling.

use crate::amendment::{AmendmentFault, Phases};
use crate::fault::{FaultKind, RecordFault};
use crate::index::EntrySubject;
use crate::{
    Entry, Header, MOST_SIGNS, Promises, Record, RecordError, RecordLine, RecordRuling,
    RecordedValue, VerifyContext, batch,
};
use std::sync::Arc;
use tiebreak_model::Event;
use tiebreak_model::lots::draw;

/// A record and the results of its checks.
#[derive(Debug, Clone)]
pub struct VerifiedRecord {
    record: Record,
    promises: Promises,
    /// The ruling on the record; `None` where a fault of V7, V8, V9 or V10 prevents it.
    heard: Option<Arc<RecordRuling>>,
    /// The number of lots drawn from a seed.
    seeds: usize,
    /// The first fault of each check from V5 on.
    faults: Vec<RecordFault>,
}

/// An entry that has passed all checks. Nothing else is ever written.
#[derive(Debug, Clone)]
pub struct AcceptedEntry {
    line: RecordLine,
    entry: Entry,
    heard: Option<Arc<RecordRuling>>,
}

impl AcceptedEntry {
    /// The line to write.
    pub fn line(&self) -> &RecordLine {
        &self.line
    }

    /// The entry in the line.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }
}

impl VerifiedRecord {
    /// A record without entries.
    pub fn start(header: Header, against: &VerifyContext<'_>) -> Self {
        Self::new(Record::start(header), Some(against))
    }

    /// Reads a record and makes the checks V1 to V10. Fails where V1 to V4 fail; later faults are
    /// kept.
    pub fn read(bytes: &[u8], against: &VerifyContext<'_>) -> Result<Self, RecordError> {
        Ok(Self::new(Record::read(bytes)?, Some(against)))
    }

    /// Makes the checks V5 to V10, or those that need no event.
    pub(crate) fn new(record: Record, against: Option<&VerifyContext<'_>>) -> Self {
        Self::go_through(record, against, true)
    }

    /// The same, with a ruling for every line that decides something: slow, and the reference for
    /// the faster way.
    #[doc(hidden)]
    pub fn read_line_by_line(
        bytes: &[u8],
        against: &VerifyContext<'_>,
    ) -> Result<Self, RecordError> {
        Ok(Self::go_through(Record::read(bytes)?, Some(against), false))
    }

    fn go_through(record: Record, against: Option<&VerifyContext<'_>>, at_once: bool) -> Self {
        let faults = against.map(|against| belongs(&record, against)).unwrap_or_default();
        let phases = Phases::new(&record, against.filter(|_| faults.is_empty()));
        let (grown, entries) = record.into_parts();
        let mut checked =
            Self { record: grown, promises: Promises::default(), heard: None, seeds: 0, faults };
        let mut phase = 0;
        let mut held = phases.get(phase);
        checked.missing(&phases, phase);
        checked.hear(held.as_ref(), entries.is_empty());
        let mut rest = std::collections::VecDeque::from(entries);
        // After a batch that failed, this many entries are checked one by one.
        let mut singly = 0;
        while !rest.is_empty() {
            let against = held.as_ref();
            let batch = match against.filter(|_| singly == 0 && at_once && checked.goes_on()) {
                Some(_) => batch::length(&checked.record, rest.iter().map(|(_, entry)| entry)),
                None => 0,
            };
            if let (Some(against), true) = (against, batch > 0) {
                match checked.steps(rest.drain(..batch).collect(), against) {
                    Ok(()) if rest.is_empty() => checked.hear(Some(against), true),
                    Ok(()) => {}
                    Err(back) => {
                        singly = back.len();
                        back.into_iter().rev().for_each(|one| rest.push_front(one));
                    }
                }
            } else if let Some((line, entry)) = rest.pop_front() {
                singly = singly.saturating_sub(1);
                if matches!(entry, Entry::Amendment(_)) {
                    phase += 1;
                    held = phases.get(phase);
                    checked.missing(&phases, phase);
                    checked.amended(line, entry, held.as_ref(), rest.is_empty());
                } else {
                    checked.step(line, entry, against, rest.is_empty());
                }
            }
        }
        checked
    }

    /// Whether V9 and V13 have no fault, so that later lines can be checked.
    fn goes_on(&self) -> bool {
        self.fault(9).or(self.fault(13)).is_none() && self.heard.is_some()
    }

    /// Adds several lines at once, where one ruling shows that each was possible; otherwise
    /// returns them.
    fn steps(
        &mut self,
        batch: Vec<(RecordLine, Entry)>,
        against: &VerifyContext<'_>,
    ) -> Result<(), Vec<(RecordLine, Entry)>> {
        let from = self.record.entries().len();
        batch.into_iter().for_each(|(line, entry)| self.record.add(line, entry));
        let heard = RecordRuling::new(self.record.answers(against.event), against, false);
        match heard {
            Ok(heard) if batch::all_open(&heard, &self.record, from) => {
                self.heard = Some(Arc::new(heard))
            }
            _ => return Err(self.record.take_back(from)),
        }
        for at in from..self.record.entries().len() {
            let entry = &self.record.entries()[at];
            let (lots, kept) =
                (lots_drawn_again(entry), self.promises.admit(entry).map_err(FaultKind::Promise));
            self.promises.take(entry);
            self.seeds += usize::from(is_drawn(entry));
            for (check, made) in [(5, lots), (6, kept)] {
                if let (Err(kind), None) = (made, self.fault(check)) {
                    self.faults.push(RecordFault::new(check, at + 2, kind));
                }
            }
        }
        Ok(())
    }

    /// The record itself.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The commitments for draws.
    pub fn promises(&self) -> &Promises {
        &self.promises
    }

    /// The ruling, with the questions asked on the way to it.
    pub fn heard(&self) -> Result<&Arc<RecordRuling>, &RecordFault> {
        match &self.heard {
            Some(heard) => Ok(heard),
            None => Err(self.faults.iter().find(|fault| fault.check >= 7).unwrap_or(&NOT_HEARD)),
        }
    }

    /// The first fault of each check from V5 on.
    pub fn faults(&self) -> &[RecordFault] {
        &self.faults
    }

    pub(crate) fn fault(&self, check: u8) -> Option<&RecordFault> {
        self.faults.iter().find(|fault| fault.check == check)
    }

    pub(crate) fn seeds(&self) -> usize {
        self.seeds
    }

    /// Checks a new entry: builds its line, reads it back from its bytes, and makes every check
    /// and the ruling with it. A returned entry may be written; a rejected one changes nothing.
    pub fn pass(
        &self,
        entry: Entry,
        against: &VerifyContext<'_>,
    ) -> Result<AcceptedEntry, RecordFault> {
        if let Some(fault) = self.faults.first() {
            return Err(fault.clone());
        }
        let number = self.record.lines().len() + 1;
        let fault = |check, kind| RecordFault::new(check, number, kind);
        if !self.record.is_about(against.event_sha256, against.event_text) {
            return Err(fault(
                7,
                FaultKind::OtherEvent { title: self.record.event().name.clone() },
            ));
        }
        let longest = entry
            .free_texts()
            .into_iter()
            .map(|text| text.chars().count())
            .max()
            .unwrap_or_default();
        if longest > MOST_SIGNS {
            return Err(fault(4, FaultKind::TooLong { signs: longest }));
        }
        let line = self.record.next_line(&entry);
        let back = self
            .record
            .read_next(&line.text)
            .map_err(|error| fault(4, FaultKind::Unreadable(error)))?;
        if back != entry {
            return Err(fault(4, FaultKind::ReadsOtherwise));
        }
        lots_drawn_again(&entry).map_err(|kind| fault(5, kind))?;
        self.promises.admit(&entry).map_err(|broken| fault(6, FaultKind::Promise(broken)))?;
        self.admit(&entry, against.event).map_err(|kind| fault(9, kind))?;
        let heard = if let Entry::Amendment(amendment) = &entry {
            let wrong = |kind| fault(13, FaultKind::Amendment(kind));
            amendment.follows(self.record.event()).map_err(wrong)?;
            let event = amendment.read(against).map_err(wrong)?;
            let answers = self.record.answers_with(&entry, &event);
            let heard =
                RecordRuling::new(answers, &VerifyContext { event: &event, ..*against }, true);
            Some(heard.map_err(|kind| fault(10, kind))?)
        } else if entry.subject().is_some() {
            let answers = self.record.answers_with(&entry, against.event);
            let heard =
                RecordRuling::new(answers, against, true).map_err(|kind| fault(10, kind))?;
            heard.shows(&entry, against.event).map_err(|kind| fault(9, kind))?;
            Some(heard)
        } else {
            None
        };
        Ok(AcceptedEntry { line, entry, heard: heard.map(Arc::new) })
    }

    /// Adds an accepted entry after it was written.
    pub fn take(&mut self, passed: AcceptedEntry) -> RecordLine {
        let AcceptedEntry { line, entry, heard } = passed;
        self.promises.take(&entry);
        self.seeds += usize::from(is_drawn(&entry));
        self.heard = heard.or(self.heard.take());
        self.record.add(line.clone(), entry);
        line
    }

    /// The record with an accepted entry added.
    pub fn with(&self, passed: AcceptedEntry) -> Self {
        let mut next = self.clone();
        next.take(passed);
        next
    }

    /// Adds the fault V13 where an earlier event that the record keeps cannot be read.
    fn missing(&mut self, phases: &Phases<'_>, phase: usize) {
        let wrong =
            phases.fault(phase).map_or(Ok(()), |fault| Err(FaultKind::Amendment(fault.clone())));
        self.found(13, wrong);
    }

    /// Adds a line that amends the event file, while reading a record.
    fn amended(
        &mut self,
        line: RecordLine,
        entry: Entry,
        against: Option<&VerifyContext<'_>>,
        last: bool,
    ) {
        if let Entry::Amendment(amendment) = &entry {
            self.found(13, amendment.follows(self.record.event()).map_err(FaultKind::Amendment));
        }
        let goes_on = self.goes_on();
        self.record.add(line, entry);
        if last || goes_on {
            self.heard = None;
            self.hear(against, last);
        }
    }

    /// Keeps the first fault of a check.
    fn found(&mut self, check: u8, made: Result<(), FaultKind>) {
        if let (Err(kind), None) = (made, self.fault(check)) {
            let line = Some(self.record.lines().len() + 1);
            self.faults.push(RecordFault { check, line, kind });
        }
    }

    /// Computes the ruling on the record. Only the last ruling is explained, because the others
    /// are never shown.
    fn hear(&mut self, against: Option<&VerifyContext<'_>>, explain: bool) {
        let Some(against) = against else { return };
        match RecordRuling::new(self.record.answers(against.event), against, explain) {
            Ok(heard) => self.heard = Some(Arc::new(heard)),
            Err(kind) => {
                self.heard = None;
                if self.fault(10).is_none() {
                    self.faults.push(RecordFault {
                        check: 10,
                        line: Some(self.record.lines().len()),
                        kind,
                    });
                }
            }
        }
    }

    /// Adds a line while reading a record.
    fn step(
        &mut self,
        line: RecordLine,
        entry: Entry,
        against: Option<&VerifyContext<'_>>,
        last: bool,
    ) {
        self.found(5, lots_drawn_again(&entry));
        self.found(6, self.promises.admit(&entry).map_err(FaultKind::Promise));
        // After the first fault of V9 the later lines are not checked: they build on an invalid
        // entry.
        let goes_on = against.filter(|_| self.goes_on());
        if let Some(against) = goes_on {
            self.found(9, self.admit(&entry, against.event));
        }
        self.promises.take(&entry);
        self.seeds += usize::from(is_drawn(&entry));
        let decides = entry.subject().is_some();
        self.record.add(line, entry);
        if last || (decides && goes_on.is_some() && self.fault(9).is_none()) {
            self.hear(against, last);
        }
        if let (Some(against), Some(heard)) = (goes_on, &self.heard) {
            let shown = self
                .record
                .entries()
                .last()
                .map_or(Ok(()), |entry| heard.shows(entry, against.event));
            if let (Err(kind), None) = (shown, self.fault(9)) {
                self.faults.push(RecordFault::new(9, self.record.lines().len(), kind));
            }
        }
    }

    /// V9, first half, for the next entry.
    fn admit(&self, entry: &Entry, event: &Event) -> Result<(), FaultKind> {
        let Some(heard) = &self.heard else { return Err(NOT_HEARD.kind.clone()) };
        let stands = |subject: EntrySubject<'_>| {
            let latest =
                self.record.index().latest(subject).and_then(|at| self.record.entries().get(at));
            latest.is_some_and(|latest| !matches!(latest, Entry::Withdrawal(_)))
        };
        heard.admit(entry, &self.promises, stands, event)
    }
}

/// V7 and V8: whether a record belongs to these files; and V13: whether the event that it keeps is
/// the one in the file.
fn belongs(record: &Record, against: &VerifyContext<'_>) -> Vec<RecordFault> {
    let (event, regulation) = (record.event(), &record.header().regulation);
    let mut kinds = Vec::new();
    if !record.is_about(against.event_sha256, against.event_text) {
        kinds.push((7, FaultKind::OtherEvent { title: event.name.clone() }));
    } else if event.text.as_deref().is_some_and(|text| text != against.event_text) {
        // Another version of the program may write an event in another way; it must still be the
        // same event.
        let same =
            event.read_event(against).is_ok_and(|kept| kept == against.event.without_offers());
        if !same {
            kinds.push((13, FaultKind::Amendment(AmendmentFault::OtherText)));
        }
    }
    if regulation.sha256 != against.regulation_sha256 {
        kinds.push((8, FaultKind::OtherRegulation { id: regulation.name.clone() }));
    }
    kinds.into_iter().map(|(check, kind)| RecordFault { check, line: None, kind }).collect()
}

static NOT_HEARD: RecordFault = RecordFault { check: 10, line: None, kind: FaultKind::Stopped };

fn is_drawn(entry: &Entry) -> bool {
    matches!(entry, Entry::Answer(answer) if answer.seed.is_some())
}

/// V5: draws lots from their seed again and compares.
fn lots_drawn_again(entry: &Entry) -> Result<(), FaultKind> {
    let Entry::Answer(entry) = entry else { return Ok(()) };
    let Some(seed) = &entry.seed else { return Ok(()) };
    let drawn =
        draw(seed, &entry.id, entry.participants()).into_iter().map(|one| vec![one.name]).collect();
    let lots = entry.asked.first().is_some_and(|kind| kind == "lots");
    if lots && entry.value == RecordedValue::Order(drawn) {
        Ok(())
    } else {
        Err(FaultKind::OtherOrder { id: entry.id.clone() })
    }
}
