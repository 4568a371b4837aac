//! V6: promises bind.
//!
//! Once a promise stands for a draw, the draw is made from the reveals of all that was promised, each once, all together; or it
//! is withdrawn with a reason. Nobody draws alone: two parties promise at least. The latest draw that was made so is not
//! corrected either, for then the secrets would have been for nothing.

use crate::fault::PromiseFault;
use crate::{AnswerEntry, Commitment, Entry, Reveal, Withdrawn, joint_seed};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::lots::sha256;

/// What stands for the draws of a record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Promises {
    /// What was promised and not drawn from yet, by question.
    standing: BTreeMap<String, Vec<Commitment>>,
    /// The draws that promises decided, by question and wording.
    decided: BTreeSet<(String, Vec<String>)>,
    /// How many secrets were revealed.
    revealed: usize,
}

impl Promises {
    /// What was promised for these lots and not drawn from yet.
    pub fn of(&self, id: &str) -> &[Commitment] {
        self.standing.get(id).map_or(&[], Vec::as_slice)
    }

    /// How many secrets were revealed so far.
    pub fn revealed(&self) -> usize {
        self.revealed
    }

    /// Whether an entry keeps to what was promised before it.
    pub(crate) fn admit(&self, entry: &Entry) -> Result<(), PromiseFault> {
        match entry {
            Entry::Commitment(promise) => self.promise(promise),
            Entry::Answer(answer) => self.answer(answer),
            _ => Ok(()),
        }
    }

    /// Takes in an entry that was admitted.
    pub(crate) fn take(&mut self, entry: &Entry) {
        match entry {
            Entry::Commitment(promise) => {
                self.standing.entry(promise.id.clone()).or_default().push(promise.clone());
            }
            Entry::Answer(answer) => {
                self.revealed += answer.reveals.len();
                let subject = (answer.id.clone(), answer.asked.clone());
                match self.standing.remove(&answer.id) {
                    Some(_) => self.decided.insert(subject),
                    None => self.decided.remove(&subject),
                };
            }
            Entry::Withdrawal(withdrawal) => {
                if let Withdrawn::Answer { id, asked } = &withdrawal.what {
                    self.standing.remove(id);
                    self.decided.remove(&(id.clone(), asked.clone()));
                }
            }
            _ => {}
        }
    }

    fn promise(&self, promise: &Commitment) -> Result<(), PromiseFault> {
        let party = promise.party.clone();
        let plain = |c: char| !c.is_control() && !matches!(c, '=' | ';');
        if party.trim().is_empty() || party.chars().count() > 200 || !party.chars().all(plain) {
            return Err(PromiseFault::Name { party });
        }
        if promise.hash.len() != 64 || !promise.hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(PromiseFault::Hash { party });
        }
        if self.of(&promise.id).iter().any(|made| made.party == party) {
            return Err(PromiseFault::Twice { party, id: promise.id.clone() });
        }
        Ok(())
    }

    fn answer(&self, answer: &AnswerEntry) -> Result<(), PromiseFault> {
        let id = || answer.id.clone();
        let standing = self.of(&answer.id);
        if let Some(reveal) =
            answer.reveals.iter().find(|reveal| !standing.iter().any(|made| made.party == reveal.party))
        {
            return Err(PromiseFault::NotPromised { party: reveal.party.clone(), id: id() });
        }
        if standing.is_empty() {
            let redrawn = self.decided.contains(&(answer.id.clone(), answer.asked.clone()));
            return if redrawn { Err(PromiseFault::Corrected { id: id() }) } else { Ok(()) };
        }
        if answer.reveals.is_empty() {
            return Err(PromiseFault::Bound { id: id() });
        }
        for made in standing {
            kept(made, &answer.reveals)?;
        }
        if let [alone] = standing {
            return Err(PromiseFault::Alone { party: alone.party.clone() });
        }
        if answer.seed.as_ref() != Some(&joint_seed(&answer.reveals)) {
            return Err(PromiseFault::OtherSeed { id: id() });
        }
        Ok(())
    }
}

/// Whether a party's secret is among the reveals, once, as it was promised.
fn kept(made: &Commitment, reveals: &[Reveal]) -> Result<(), PromiseFault> {
    let party = || made.party.clone();
    let mut theirs = reveals.iter().filter(|reveal| reveal.party == made.party);
    let reveal = theirs.next().ok_or_else(|| PromiseFault::NotRevealed { party: party() })?;
    if theirs.next().is_some() {
        return Err(PromiseFault::RevealedTwice { party: party() });
    }
    if sha256(reveal.secret.as_bytes()) != made.hash {
        return Err(PromiseFault::OtherSecret { party: party() });
    }
    Ok(())
}
