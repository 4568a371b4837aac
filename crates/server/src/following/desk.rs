//! One broadcast beside the record of its event.

use crate::clock;
use crate::dossier::Dossier;
use crate::problem::Problem;
use crate::spoken::Spoken;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tiebreak_follow::{AddressFault, Doubt, Follower, Looked, Memory, Proposal, Shown, Snapshot, snapshot};
use tiebreak_model::{Event, Moment};
use tiebreak_record::Entry;
use tiebreak_report::{Language, words};
use tiebreak_report::{Sentence, sentence};

/// A broadcast, as it was last seen.
#[derive(Debug)]
pub struct Desk {
    /// Where the games are.
    pub url: String,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    follower: Follower,
    /// What was answered, as the database has it.
    kept: String,
    /// The last look that brought something, and the event by which it was read.
    last: Option<(Snapshot, Arc<Event>)>,
    /// What the last look came to, where it did not work.
    trouble: Option<Sentence>,
    looked: Option<Moment>,
    /// Since when each proposal is there, by what names it.
    since: BTreeMap<(String, String), Option<Moment>>,
    /// What was last shown, and how often it has changed.
    shown: Vec<String>,
    version: u64,
}

/// A look at the broadcast, or why its address may not be followed.
pub type Look = Result<Looked, AddressFault>;

/// What the console shows of a broadcast, in the language of whoever conducts.
#[derive(Debug)]
pub struct Told {
    /// What is proposed, and since when.
    pub proposals: Vec<(Proposal, Option<Moment>)>,
    /// Names that somebody has to decide about.
    pub doubts: Vec<Doubt>,
    /// What does not fit, in sentences.
    pub notices: Vec<String>,
    /// The games in progress.
    pub running: Vec<Shown>,
    /// Why the last look did not work.
    pub trouble: Option<String>,
    /// When it was last looked at.
    pub looked: Option<Moment>,
    /// How often what is shown has changed.
    pub version: u64,
}

/// What came of a look.
#[derive(Debug, PartialEq, Eq)]
pub struct After {
    /// Whether something else is to be shown.
    pub changed: bool,
    /// What was answered, before and now, where a proposal that was left is to be forgotten.
    pub forgotten: Option<(String, String)>,
}

impl Desk {
    /// A broadcast that nobody has looked at yet.
    pub fn new(url: String) -> Self {
        Self { url, seen: Mutex::default() }
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a look, with what was answered as the database has it.
    pub fn take_in(&self, dossier: &Dossier, memory: &str, look: &Look) -> After {
        let mut seen = self.seen();
        seen.remember(dossier, memory);
        seen.trouble = trouble(look);
        seen.looked = clock::now();
        if let Ok(Looked::News(bytes)) = look {
            let snapshot = snapshot(bytes);
            seen.follower.look(&dossier.event, &snapshot);
            seen.last = Some((snapshot, Arc::clone(&dossier.event)));
        }
        let proposals = seen.proposals(dossier);
        seen.note(dossier, &proposals);
        let now = seen.follower.memory();
        let forgotten = (Memory::read(&seen.kept).unwrap_or_default() != *now).then(|| (seen.kept.clone(), now.text()));
        After { changed: seen.tell(dossier, &proposals), forgotten }
    }

    /// Takes over what was answered, here or at another server.
    pub fn remember(&self, dossier: &Dossier, memory: &str) {
        let mut seen = self.seen();
        seen.remember(dossier, memory);
        let proposals = seen.proposals(dossier);
        seen.tell(dossier, &proposals);
    }

    /// What is to be shown beside this state of the record.
    pub fn told(&self, dossier: Spoken<'_>) -> Told {
        let language = dossier.language;
        let mut seen = self.seen();
        let proposals = seen.proposals(&dossier);
        let since = |proposal: &Proposal| seen.since.get(&name(proposal, &dossier.event)).copied().flatten();
        Told {
            proposals: proposals.iter().map(|proposal| (proposal.clone(), since(proposal))).collect(),
            doubts: seen.follower.doubts().cloned().collect(),
            notices: seen.follower.notices().map(|one| words::broadcast_notice(language, one)).collect(),
            running: seen.follower.running().cloned().collect(),
            trouble: seen.trouble.as_ref().map(|trouble| trouble.in_language(language)),
            looked: seen.looked,
            version: seen.version,
        }
    }

    /// The entry that somebody makes who takes a proposal, as long as the broadcast still makes it.
    pub fn entry(&self, dossier: &Dossier, [question, says]: &[String; 2], by: &str) -> Result<Entry, Problem> {
        let is_it = |proposal: &Proposal| proposal.question.id == *question && proposal.says(&dossier.event) == *says;
        let found = self.seen().proposals(dossier).into_iter().find(is_it);
        let proposal = found.ok_or_else(|| Problem::Conflict(sentence!(page_broadcast_no_longer)))?;
        // The record is read by people of every language: what the program itself puts there is English.
        let why = words::proposal_reason(Language::default(), &proposal);
        Ok(proposal.entry(&dossier.event, Some(by.to_owned()), why, clock::now()))
    }
}

impl Seen {
    fn remember(&mut self, dossier: &Dossier, memory: &str) {
        if self.kept != memory {
            memory.clone_into(&mut self.kept);
            self.follower.remember(&dossier.event, Memory::read(memory).unwrap_or_default());
        }
    }

    /// What is proposed. An event that was amended since the last look is looked at anew.
    fn proposals(&mut self, dossier: &Dossier) -> Vec<Proposal> {
        if let Some((snapshot, event)) = &mut self.last
            && !Arc::ptr_eq(event, &dossier.event)
        {
            self.follower.look(&dossier.event, snapshot);
            *event = Arc::clone(&dossier.event);
        }
        self.follower.proposals(&dossier.event, dossier.heard(), dossier.record())
    }

    /// Notes since when each proposal is there.
    fn note(&mut self, dossier: &Dossier, proposals: &[Proposal]) {
        let now = clock::now();
        let before = std::mem::take(&mut self.since);
        let names = proposals.iter().map(|proposal| name(proposal, &dossier.event));
        self.since = names.map(|name| (name.clone(), before.get(&name).copied().unwrap_or(now))).collect();
    }

    /// Whether something else is to be shown than before. The words are compared, not shown: one language is enough.
    fn tell(&mut self, dossier: &Dossier, proposals: &[Proposal]) -> bool {
        let mut now: Vec<String> = self.trouble.iter().map(Sentence::to_string).collect();
        now.extend(self.follower.notices().map(|one| words::broadcast_notice(Language::default(), one)));
        now.extend(self.follower.doubts().map(|one| words::broadcast_doubt(Language::default(), one)));
        now.extend(proposals.iter().map(|proposal| words::proposal(Language::default(), &dossier.event, proposal)));
        let changed = now != self.shown;
        if changed {
            self.shown = now;
            self.version += 1;
        }
        changed
    }
}

/// Why there is nothing new to show, where a look did not work.
fn trouble(look: &Look) -> Option<Sentence> {
    match look {
        // What a look brings is large, and no trouble.
        Ok(Looked::News(_) | Looked::Same) => None,
        Ok(looked) => {
            let looked = looked.clone();
            Some(Sentence::new(move |language| words::broadcast_trouble(language, &looked).unwrap_or_default()))
        }
        Err(fault) => {
            let fault = fault.clone();
            Some(Sentence::new(move |language| {
                let looked = Looked::Failed(words::address_fault(language, &fault).into());
                words::broadcast_trouble(language, &looked).unwrap_or_default()
            }))
        }
    }
}

/// What names a proposal: its question, and what the broadcast says.
fn name(proposal: &Proposal, event: &Event) -> (String, String) {
    (proposal.question.id.clone(), proposal.says(event))
}
