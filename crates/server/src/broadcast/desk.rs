//! One broadcast and its comparison with the record of its event.

use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tiebreak_follow::{
    AddressFault, BroadcastGames, Follower, Looked, Memory, NameDoubt, Proposal, ShownGame,
    snapshot,
};
use tiebreak_model::{Event, Moment};
use tiebreak_record::Entry;
use tiebreak_report::{Explain, Sentence, sentence};
use tiebreak_report::{Language, words};

/// A broadcast in the state that was last fetched.
#[derive(Debug)]
pub struct Desk {
    /// The address of the games.
    pub url: String,
    seen: Mutex<LastState>,
}

#[derive(Debug, Default)]
struct LastState {
    follower: Follower,
    /// The arbiters' decisions, as the database has them.
    kept: String,
    /// The last fetch that brought something new, and the event that it was compared with.
    last: Option<(BroadcastGames, Arc<Event>)>,
    /// Why the last fetch failed, if it did.
    trouble: Option<Sentence>,
    looked: Option<Moment>,
    /// When each proposal first appeared, by its question and result.
    since: BTreeMap<(String, String), Option<Moment>>,
    /// What was last shown; `version` counts its changes.
    shown: Vec<String>,
    version: u64,
}

/// The result of a fetch, or why the address may not be followed.
pub type FetchResult = Result<Looked, AddressFault>;

/// What the console shows of a broadcast, in the arbiter's language.
#[derive(Debug)]
pub struct BroadcastPanel {
    /// The proposals, each with the time when it first appeared.
    pub proposals: Vec<(Proposal, Option<Moment>)>,
    /// Names that an arbiter has to decide about.
    pub doubts: Vec<NameDoubt>,
    /// What does not fit the event, in sentences.
    pub notices: Vec<String>,
    /// The games in progress.
    pub running: Vec<ShownGame>,
    /// Why the last fetch failed.
    pub trouble: Option<String>,
    /// When the broadcast was last fetched.
    pub looked: Option<Moment>,
    /// How often the content has changed.
    pub version: u64,
}

/// The effect of a fetch.
#[derive(Debug, PartialEq, Eq)]
pub struct PollOutcome {
    /// Whether the content has changed.
    pub changed: bool,
    /// The stored decisions before and after, if a dismissed proposal can be forgotten.
    pub forgotten: Option<(String, String)>,
}

impl Desk {
    /// A broadcast that was not fetched yet.
    pub fn new(url: String) -> Self {
        Self { url, seen: Mutex::default() }
    }

    fn seen(&self) -> MutexGuard<'_, LastState> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes over the result of a fetch, with the decisions as the database has them.
    pub fn take_in(
        &self,
        event_state: &EventState,
        memory: &str,
        look: &FetchResult,
    ) -> PollOutcome {
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

    /// Takes over decisions made on this or another server.
    pub fn remember(&self, event_state: &EventState, memory: &str) {
        let mut seen = self.seen();
        seen.remember(event_state, memory);
        let proposals = seen.proposals(event_state);
        seen.tell(event_state, &proposals);
    }

    /// What to show with this state of the record.
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

    /// The entry for accepting a proposal, if the broadcast still makes it.
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
        // The record has readers of every language: what the program itself writes there is
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

    /// The proposals. If the event was amended since the last fetch, the comparison is made again.
    fn proposals(&mut self, event_state: &EventState) -> Vec<Proposal> {
        if let Some((snapshot, event)) = &mut self.last
            && !Arc::ptr_eq(event, &event_state.event)
        {
            self.follower.look(&event_state.event, snapshot);
            *event = Arc::clone(&event_state.event);
        }
        self.follower.proposals(&event_state.event, event_state.heard(), event_state.record())
    }

    /// Notes when each proposal first appeared.
    fn note(&mut self, event_state: &EventState, proposals: &[Proposal]) {
        let now = clock::now();
        let before = std::mem::take(&mut self.since);
        let names = proposals.iter().map(|proposal| name(proposal, &event_state.event));
        self.since =
            names.map(|name| (name.clone(), before.get(&name).copied().unwrap_or(now))).collect();
    }

    /// Whether the content has changed. The words are only compared, so one language is enough.
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

/// Why there is nothing new to show, if a fetch failed.
fn trouble(look: &FetchResult) -> Option<Sentence> {
    match look {
        // The content of a successful fetch is large, and not an error.
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

/// The identity of a proposal: its question and the result in the broadcast.
fn name(proposal: &Proposal, event: &Event) -> (String, String) {
    (proposal.question.id.clone(), proposal.says(event))
}
