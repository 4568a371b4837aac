//! One broadcast beside the record of its event.

use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tiebreak_follow::{
    AddressFault, Doubt, Follower, Looked, Memory, Proposal, Shown, Snapshot, snapshot,
};
use tiebreak_model::{Event, Moment};
use tiebreak_record::Entry;
use tiebreak_report::{Explain, Sentence, sentence};
use tiebreak_report::{Language, words};

/// A broadcast, as it was last seen.
#[derive(Debug)]
pub struct Desk {
    /// Where the games are.
    pub url: String,
    seen: Mutex<LastState>,
}

#[derive(Debug, Default)]
struct LastState {
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
pub struct BroadcastPanel {
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
pub struct PollOutcome {
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

    fn seen(&self) -> MutexGuard<'_, LastState> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a look, with what was answered as the database has it.
    pub fn take_in(&self, event_state: &EventState, memory: &str, look: &Look) -> PollOutcome {
        let mut seen = self.seen();
        seen.remember(event_state, memory);
        seen.trouble = trouble(look);
        seen.looked = clock::now();
        if let Ok(Looked::News(bytes)) = look {
            let snapshot = snapshot(bytes);
            seen.follower.look(&event_state.event, &snapshot);
            seen.last = Some((snapshot, Arc::clone(&event_state.event)));
        }
        let proposals = seen.proposals(event_state);
        seen.note(event_state, &proposals);
        let now = seen.follower.memory();
        let forgotten = (Memory::read(&seen.kept).unwrap_or_default() != *now)
            .then(|| (seen.kept.clone(), now.text()));
        PollOutcome { changed: seen.tell(event_state, &proposals), forgotten }
    }

    /// Takes over what was answered, here or at another server.
    pub fn remember(&self, event_state: &EventState, memory: &str) {
        let mut seen = self.seen();
        seen.remember(event_state, memory);
        let proposals = seen.proposals(event_state);
        seen.tell(event_state, &proposals);
    }

    /// What is to be shown beside this state of the record.
    pub fn told(&self, event_state: LocalizedEvent<'_>) -> BroadcastPanel {
        let language = event_state.language;
        let mut seen = self.seen();
        let proposals = seen.proposals(&event_state);
        let since = |proposal: &Proposal| {
            seen.since.get(&name(proposal, &event_state.event)).copied().flatten()
        };
        BroadcastPanel {
            proposals: proposals
                .iter()
                .map(|proposal| (proposal.clone(), since(proposal)))
                .collect(),
            doubts: seen.follower.doubts().cloned().collect(),
            notices: seen
                .follower
                .notices()
                .map(|one| words::broadcast_notice(language, one))
                .collect(),
            running: seen.follower.running().cloned().collect(),
            trouble: seen.trouble.as_ref().map(|trouble| trouble.in_language(language)),
            looked: seen.looked,
            version: seen.version,
        }
    }

    /// The entry that somebody makes who takes a proposal, as long as the broadcast still makes it.
    pub fn entry(
        &self,
        event_state: &EventState,
        [question, says]: &[String; 2],
        by: &str,
    ) -> Result<Entry, Problem> {
        let is_it = |proposal: &Proposal| {
            proposal.question.id == *question && proposal.says(&event_state.event) == *says
        };
        let found = self.seen().proposals(event_state).into_iter().find(is_it);
        let proposal =
            found.ok_or_else(|| Problem::Conflict(sentence!(page_broadcast_no_longer)))?;
        // The record is read by people of every language: what the program itself puts there is
        // English.
        let why = words::proposal_reason(Language::default(), &proposal);
        Ok(proposal.entry(&event_state.event, Some(by.to_owned()), why, clock::now()))
    }
}

impl LastState {
    fn remember(&mut self, event_state: &EventState, memory: &str) {
        if self.kept != memory {
            memory.clone_into(&mut self.kept);
            self.follower.remember(&event_state.event, Memory::read(memory).unwrap_or_default());
        }
    }

    /// What is proposed. An event that was amended since the last look is looked at again.
    fn proposals(&mut self, event_state: &EventState) -> Vec<Proposal> {
        if let Some((snapshot, event)) = &mut self.last
            && !Arc::ptr_eq(event, &event_state.event)
        {
            self.follower.look(&event_state.event, snapshot);
            *event = Arc::clone(&event_state.event);
        }
        self.follower.proposals(&event_state.event, event_state.heard(), event_state.record())
    }

    /// Notes since when each proposal is there.
    fn note(&mut self, event_state: &EventState, proposals: &[Proposal]) {
        let now = clock::now();
        let before = std::mem::take(&mut self.since);
        let names = proposals.iter().map(|proposal| name(proposal, &event_state.event));
        self.since =
            names.map(|name| (name.clone(), before.get(&name).copied().unwrap_or(now))).collect();
    }

    /// Whether something else is to be shown than before. The words are compared, not shown: one
    /// language is enough.
    fn tell(&mut self, event_state: &EventState, proposals: &[Proposal]) -> bool {
        let mut now: Vec<String> = self.trouble.iter().map(Sentence::to_string).collect();
        now.extend(
            self.follower.notices().map(|one| words::broadcast_notice(Language::default(), one)),
        );
        now.extend(
            self.follower.doubts().map(|one| words::broadcast_doubt(Language::default(), one)),
        );
        now.extend(
            proposals
                .iter()
                .map(|proposal| words::proposal(Language::default(), &event_state.event, proposal)),
        );
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
            Some(Sentence::new(move |language| {
                words::broadcast_trouble(language, &looked).unwrap_or_default()
            }))
        }
        Err(fault) => {
            let fault = fault.clone();
            Some(Sentence::new(move |language| {
                let looked = Looked::Failed(fault.sentence());
                words::broadcast_trouble(language, &looked).unwrap_or_default()
            }))
        }
    }
}

/// What names a proposal: its question, and what the broadcast says.
fn name(proposal: &Proposal, event: &Event) -> (String, String) {
    (proposal.question.id.clone(), proposal.says(event))
}
