//! The table at which a broadcast is followed: what it proposes next to the record, and what is
//! taken of it.

use super::remembered::Remembered;
use crate::sitting::{RecordFiles, Sitting, complaint};
use crate::{clock, people};
use std::collections::BTreeSet;
use std::fmt::Write;
use tiebreak_follow::{Follower, Looked, NameDoubt, Proposal, snapshot};
use tiebreak_record::{Entry, RecordFileError};
use tiebreak_report::{Language, say, words};

/// Event, record and broadcast.
pub struct FollowedEvent {
    sitting: Sitting,
    files: RecordFiles,
    remembered: Remembered,
    follower: Follower,
    by: Option<String>,
    /// What was told and still holds: it is not told again.
    told: BTreeSet<String>,
    /// What the last look that did not work came to.
    trouble: String,
}

impl FollowedEvent {
    pub fn open(
        language: Language,
        files: &RecordFiles,
        by: Option<String>,
    ) -> crate::Result<Self> {
        let sitting = Sitting::open(language, files)?;
        sitting.report_set_aside()?;
        let remembered = Remembered::beside(language, sitting.file.path())?;
        let follower = remembered.follower();
        let (told, trouble) = (BTreeSet::new(), String::new());
        Ok(Self { sitting, files: files.clone(), remembered, follower, by, told, trouble })
    }

    /// Takes in a look. What is to be said about it, where it did not work.
    pub fn look(&mut self, looked: &Looked) -> Option<String> {
        if let Looked::News(bytes) = looked {
            self.follower.look(&self.sitting.loaded.event, &snapshot(bytes));
        }
        let trouble = words::broadcast_trouble(self.sitting.language, looked).unwrap_or_default();
        let news = trouble != self.trouble;
        self.trouble = trouble;
        (news && !self.trouble.is_empty()).then(|| format!("{}\n", self.trouble))
    }

    /// Takes in what other programs have added to the record.
    pub fn refresh(&mut self) -> crate::Result<()> {
        self.sitting
            .refresh()
            .map(drop)
            .map_err(|error| complaint(self.sitting.language, self.sitting.file.path(), &error))
    }

    /// What is proposed now.
    pub fn proposals(&mut self) -> Vec<Proposal> {
        let checked = self.sitting.file.checked();
        // What cannot be ruled on was refused when the table was opened.
        let Ok(heard) = checked.heard() else { return Vec::new() };
        self.follower.proposals(&self.sitting.loaded.event, heard, checked.record())
    }

    /// The first spelling that is in doubt.
    pub fn doubt(&self) -> Option<NameDoubt> {
        self.follower.doubts().next().cloned()
    }

    /// Decides who is meant by a spelling.
    pub fn settle(&mut self, spelling: &str, name: Option<&str>) -> crate::Result<()> {
        self.follower.settle(&self.sitting.loaded.event, spelling, name);
        self.remembered.keep(&self.follower)
    }

    /// Leaves a proposal.
    pub fn leave(&mut self, proposal: &Proposal) -> crate::Result<()> {
        self.follower.leave(proposal, &self.sitting.loaded.event);
        self.remembered.keep(&self.follower)
    }

    /// What is new since this was last asked: what does not fit, who is in doubt, what is proposed.
    pub fn news(&mut self) -> String {
        let proposals = self.proposals();
        let event = &self.sitting.loaded.event;
        let mut now: Vec<String> = self
            .follower
            .notices()
            .map(|one| words::broadcast_notice(self.sitting.language, one))
            .collect();
        now.extend(
            self.follower.doubts().map(|one| words::broadcast_doubt(self.sitting.language, one)),
        );
        now.extend(
            proposals
                .iter()
                .map(|proposal| words::proposal(self.sitting.language, event, proposal)),
        );
        let new: String = now
            .iter()
            .filter(|line| !self.told.contains(*line))
            .map(|line| format!("{line}\n"))
            .collect();
        self.told = now.into_iter().collect();
        new
    }

    /// Enters a proposal through the gate of the record, for the arbiter who takes it. What was
    /// noted; nothing where another program was quicker, and the proposals are then worked out
    /// again.
    pub fn take(&mut self, proposal: &Proposal) -> crate::Result<Option<String>> {
        let before = self.sitting.state()?;
        let entry = self.entry(proposal)?;
        match self.sitting.append(entry.clone()) {
            Ok(_) => {}
            Err(RecordFileError::Moved { .. }) => return Ok(None),
            Err(error) => {
                return Err(complaint(self.sitting.language, self.sitting.file.path(), &error));
            }
        }
        let after = self.sitting.state()?;
        let seen = words::seen_entry(self.sitting.loaded.shown(), &entry);
        let what = words::entry(self.sitting.language, &seen);
        let mut out =
            format!("{}\n", say!(self.sitting.language, cli_noted { preview: "no", what }));
        if after.ruling.interim.is_none() {
            let _ = write!(out, "{}", self.sitting.outcome(&before, &after.ruling, &self.files));
        }
        Ok(Some(out))
    }

    fn entry(&self, proposal: &Proposal) -> crate::Result<Entry> {
        let why = words::proposal_reason(self.sitting.language, proposal);
        Ok(proposal.entry(&self.sitting.loaded.event, self.by.clone(), why, Some(clock::now()?)))
    }

    /// The first of the games of the tournament that can be taken without a look at each: those
    /// that only add.
    pub fn first_to_take(&mut self) -> Option<Proposal> {
        self.proposals().into_iter().find(|proposal| proposal.tournament && proposal.adds())
    }

    /// Whether entries can say who made them.
    pub fn is_signed(&self) -> bool {
        self.by.is_some()
    }

    /// The full name of the participant that a typed name means.
    pub fn participant(&self, name: &str) -> crate::Result<String> {
        let event = &self.sitting.loaded.event;
        let id = people::participant(self.sitting.language, event, name)?;
        Ok(event.name(id).to_owned())
    }

    pub fn head(&self) -> String {
        self.sitting.head()
    }
}
