//! V6: commitments are binding.
//!
//! Once a party has made a commitment or a source was named for a draw, the draw uses all of them,
//! each secret once and all revealed together; or it is withdrawn with a reason. At least two
//! parties must commit themselves, or a public source must take part, so that no party decides
//! alone. Such a draw cannot be corrected either: that would make the secrets pointless.

use crate::beacon::BeaconChain;
use crate::{
    AnswerEntry, Commitment, Entry, PromiseFault, PublicSource, Reveal, SourceEntry,
    WithdrawnEntry, joint_seed,
};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::Moment;
use tiebreak_model::lots::sha256;

/// The commitments and sources for the draws of a record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Promises {
    /// Commitments and sources that no draw has used yet, by question.
    standing: BTreeMap<String, DrawPromises>,
    /// The draws that were decided this way, by question and wording.
    decided: BTreeSet<(String, Vec<String>)>,
    /// The number of secrets revealed.
    revealed: usize,
}

/// The commitments and the source for one draw.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct DrawPromises {
    promises: Vec<Commitment>,
    source: Option<SourceEntry>,
}

impl DrawPromises {
    /// The time from which the value of the source may be known.
    fn due(&self) -> Option<Moment> {
        match &self.source.as_ref()?.source {
            PublicSource::Drand { time, .. } => Some(*time),
            PublicSource::Text(_) => None,
        }
    }
}

impl Promises {
    /// The commitments for these lots that no draw has used yet.
    pub fn unused_commitments(&self, id: &str) -> &[Commitment] {
        self.standing.get(id).map_or(&[], |standing| standing.promises.as_slice())
    }

    /// The public source that was named for these lots and not used yet.
    pub fn source(&self, id: &str) -> Option<&PublicSource> {
        self.standing.get(id)?.source.as_ref().map(|entry| &entry.source)
    }

    /// Whether there is a commitment or a source for these lots.
    pub fn stands(&self, id: &str) -> bool {
        self.standing.contains_key(id)
    }

    /// The seed made of the secrets and the outcome of the source; `None` where nothing is
    /// revealed. Fails where the outcome is not genuine.
    pub fn seed(
        &self,
        id: &str,
        reveals: &[Reveal],
        outcome: Option<&str>,
    ) -> Result<Option<String>, PromiseFault> {
        let id_of = || id.to_owned();
        let value = match (outcome, self.source(id)) {
            (None, _) if reveals.is_empty() => return Ok(None),
            (None, _) => None,
            (Some(_), None) => return Err(PromiseFault::NoSource { id: id_of() }),
            (Some(outcome), Some(source)) => Some(
                source.value(outcome).ok_or_else(|| PromiseFault::NotGenuine { id: id_of() })?,
            ),
        };
        Ok(Some(joint_seed(reveals, value.as_deref())))
    }

    /// The number of secrets revealed so far.
    pub fn revealed(&self) -> usize {
        self.revealed
    }

    /// Whether an entry respects the earlier commitments.
    pub(crate) fn admit(&self, entry: &Entry) -> Result<(), PromiseFault> {
        match entry {
            Entry::Commitment(promise) => self.promise(promise),
            Entry::Source(source) => self.name(source),
            Entry::Answer(answer) => self.answer(answer),
            _ => Ok(()),
        }
    }

    /// Adds an entry that was admitted.
    pub(crate) fn take(&mut self, entry: &Entry) {
        match entry {
            Entry::Commitment(promise) => {
                self.standing.entry(promise.id.clone()).or_default().promises.push(promise.clone());
            }
            Entry::Source(source) => {
                self.standing.entry(source.id.clone()).or_default().source = Some(source.clone());
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
                if let WithdrawnEntry::Answer { id, asked } = &withdrawal.what {
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
        let named =
            !party.trim().is_empty() && party.chars().count() <= 200 && party.chars().all(plain);
        if !named || party == "source" {
            return Err(PromiseFault::Name { party });
        }
        if promise.hash.len() != 64
            || !promise.hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
        {
            return Err(PromiseFault::Hash { party });
        }
        if self.unused_commitments(&promise.id).iter().any(|made| made.party == party) {
            return Err(PromiseFault::Twice { party, id: promise.id.clone() });
        }
        // A party that commits itself after the beacon's round could choose a secret that favours
        // it.
        let due = self.standing.get(&promise.id).and_then(DrawPromises::due);
        if due.is_some_and(|due| !is_before(promise.at, due)) {
            return Err(PromiseFault::TooLate { id: promise.id.clone() });
        }
        Ok(())
    }

    /// Checks an entry that names a public source.
    fn name(&self, entry: &SourceEntry) -> Result<(), PromiseFault> {
        let standing = self.standing.get(&entry.id);
        if standing.is_some_and(|standing| standing.source.is_some()) {
            return Err(PromiseFault::SecondSource { id: entry.id.clone() });
        }
        match &entry.source {
            PublicSource::Text(text) if text.trim().is_empty() || text.chars().count() > 1000 => {
                Err(PromiseFault::Unnamed)
            }
            PublicSource::Text(_) => Ok(()),
            PublicSource::Drand { chain, round, time } => {
                let known = BeaconChain::find(chain).filter(|known| known.hash == chain);
                let known =
                    known.ok_or_else(|| PromiseFault::OtherChain { chain: chain.clone() })?;
                if known.time(*round).and_then(Moment::timestamp) != time.timestamp()
                    || time.timestamp().is_none()
                {
                    return Err(PromiseFault::OtherTime { round: *round });
                }
                let made = standing.map_or(&[][..], |standing| standing.promises.as_slice());
                let early = is_before(entry.at, *time)
                    && made.iter().all(|promise| is_before(promise.at, *time));
                if early { Ok(()) } else { Err(PromiseFault::TooLate { id: entry.id.clone() }) }
            }
        }
    }

    fn answer(&self, answer: &AnswerEntry) -> Result<(), PromiseFault> {
        let id = || answer.id.clone();
        let promises = self.unused_commitments(&answer.id);
        let stranger = |reveal: &&Reveal| !promises.iter().any(|made| made.party == reveal.party);
        if let Some(reveal) = answer.reveals.iter().find(stranger) {
            return Err(PromiseFault::NotPromised { party: reveal.party.clone(), id: id() });
        }
        if answer.outcome.is_some() && self.source(&answer.id).is_none() {
            return Err(PromiseFault::NoSource { id: id() });
        }
        if !self.stands(&answer.id) {
            let redrawn = self.decided.contains(&(answer.id.clone(), answer.asked.clone()));
            return if redrawn { Err(PromiseFault::Corrected { id: id() }) } else { Ok(()) };
        }
        if answer.reveals.is_empty() && answer.outcome.is_none() {
            return Err(PromiseFault::Bound { id: id() });
        }
        for made in promises {
            kept(made, &answer.reveals)?;
        }
        match (promises, self.source(&answer.id)) {
            (_, Some(_)) if answer.outcome.is_none() => {
                return Err(PromiseFault::NoOutcome { id: id() });
            }
            ([alone], None) => return Err(PromiseFault::Alone { party: alone.party.clone() }),
            _ => {}
        }
        let seed = self.seed(&answer.id, &answer.reveals, answer.outcome.as_deref())?;
        if answer.seed == seed { Ok(()) } else { Err(PromiseFault::OtherSeed { id: id() }) }
    }
}

/// Whether an entry was made before a time; `false` for entries without a time.
fn is_before(at: Option<Moment>, time: Moment) -> bool {
    match (at.and_then(Moment::timestamp), time.timestamp()) {
        (Some(at), Some(time)) => at < time,
        _ => false,
    }
}

/// Whether a party's secret is revealed exactly once and matches its commitment.
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
