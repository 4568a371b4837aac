//! The entries of a record.

use crate::beacon::BeaconChain;
use crate::value::participants;
use crate::{Amendment, PromiseFault, RecordedValue};
use tiebreak_model::{Answer, Event, Moment, Question, Zone};

/// One entry of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// An answer, or the correction of one.
    Answer(AnswerEntry),
    /// A tie was decided other than the regulation says.
    Departure(DepartureEntry),
    /// An answer, a departure or a leave no longer counts, without replacement.
    Withdrawal(Withdrawal),
    /// One party's commitment, before lots from secrets that are revealed together.
    Commitment(Commitment),
    /// The public source that will decide lots.
    Source(SourceEntry),
    /// A participant left during the play-off and plays no more.
    Leave(Leave),
    /// The event file was changed.
    Amendment(Amendment),
    /// A rest that was granted.
    Rest(Rest),
    /// Any other remark worth keeping.
    Note(Note),
}

/// An answer to a question as it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerEntry {
    /// The id of the question.
    pub id: String,
    /// The question's [wording](Question::wording).
    pub asked: Vec<String>,
    /// The answer that was given.
    pub value: RecordedValue,
    /// The seed that lots were drawn from.
    pub seed: Option<String>,
    /// The secrets that the seed was made of, where several parties gave one each.
    pub reveals: Vec<Reveal>,
    /// The value of the public source that was named before: the signature of a beacon's round, or
    /// what people read.
    pub outcome: Option<String>,
    /// The witnesses of the answer.
    pub witnesses: Vec<String>,
    /// The source of an answer that was accepted from a proposal, not typed.
    pub from: Option<Provenance>,
    /// Who entered it.
    pub by: Option<String>,
    /// The reason for correcting an earlier answer; `None` in a first answer.
    pub why: Option<String>,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// The source of an answer that was accepted from a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provenance {
    /// The broadcast of the games proposed the answer, and the person in `by` accepted it.
    Broadcast,
}

impl Provenance {
    /// The word for it in the record.
    pub fn word(self) -> &'static str {
        match self {
            Self::Broadcast => "broadcast",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        (word == Self::Broadcast.word()).then_some(Self::Broadcast)
    }
}

/// A secret behind a [`Commitment`].
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reveal {
    /// The party that made the commitment.
    pub party: String,
    /// The secret in clear text.
    pub secret: String,
}

/// A decision that departs from the regulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepartureEntry {
    /// The name of the tie.
    pub tie: String,
    /// The order that was decided; participants in one part share their places.
    pub parts: Vec<Vec<String>>,
    /// The person who decided.
    pub by: String,
    /// The reason for it.
    pub why: String,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// An earlier entry no longer counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// The entry that is withdrawn.
    pub what: WithdrawnEntry,
    /// The person who withdrew it.
    pub by: Option<String>,
    /// The reason for it.
    pub why: String,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// What a withdrawal cancels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WithdrawnEntry {
    /// The answer to a question.
    Answer {
        /// The id of the question.
        id: String,
        /// The wording of the question.
        asked: Vec<String>,
    },
    /// The departure for a tie.
    Departure {
        /// The name of the tie.
        tie: String,
    },
    /// A participant's leave: he did not leave after all.
    Leave {
        /// The name of the participant.
        name: String,
    },
}

/// A participant left during the play-off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leave {
    /// The name of the participant.
    pub name: String,
    /// The person who entered it.
    pub by: Option<String>,
    /// The reason for it.
    pub why: String,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// The hash of a secret that will be revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commitment {
    /// The id of the lots.
    pub id: String,
    /// The party that commits itself.
    pub party: String,
    /// The SHA-256 of the secret, in lower-case hexadecimal.
    pub hash: String,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// Names a public source for lots, before its value is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceEntry {
    /// The id of the lots.
    pub id: String,
    /// The source that will decide.
    pub source: PublicSource,
    /// The person who entered it.
    pub by: Option<String>,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// A public source whose value is not known yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicSource {
    /// A round of a drand beacon.
    Drand {
        /// The hash of the chain.
        chain: String,
        /// The number of the round.
        round: u64,
        /// The time at which the round is published.
        time: Moment,
    },
    /// Any other source, in words, such as tomorrow's lottery numbers.
    Text(String),
}

/// A rest that was granted to players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rest {
    /// The players who rest; an empty list means everyone.
    pub players: Vec<String>,
    /// The length in minutes; 0 ends an earlier rest of these players.
    pub minutes: u32,
    /// The person who granted it.
    pub by: String,
    /// The reason for it.
    pub why: String,
    /// The start of the rest.
    pub at: Option<Moment>,
}

/// A remark without effect on the ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// The author of the note.
    pub by: String,
    /// The text of the note.
    pub why: String,
    /// The time of the entry.
    pub at: Option<Moment>,
}

/// The seed made of the secrets of several parties: `party=secret`, sorted by party and separated
/// by `;`, followed by the value of a public source. With a source alone, its value is the seed.
pub fn joint_seed(reveals: &[Reveal], source: Option<&str>) -> String {
    let mut sorted: Vec<&Reveal> = reveals.iter().collect();
    sorted.sort();
    let mut parts: Vec<String> =
        sorted.iter().map(|reveal| format!("{}={}", reveal.party, reveal.secret)).collect();
    match source {
        Some(value) if parts.is_empty() => parts.push(value.to_owned()),
        Some(value) => parts.push(format!("source={value}")),
        None => {}
    }
    parts.join(";")
}

impl PublicSource {
    /// Reads a source as people name it: `drand quicknet 12345678`, `drand quicknet
    /// 2026-11-17T20:00:00+01:00`, or any other words.
    pub fn named(text: &str) -> Result<Self, PromiseFault> {
        let text = text.trim();
        let mut words = text.split_whitespace();
        let (Some("drand"), Some(name), Some(when), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Ok(Self::Text(text.to_owned()));
        };
        let chain = BeaconChain::find(name)
            .ok_or_else(|| PromiseFault::OtherChain { chain: name.to_owned() })?;
        let at = || when.parse::<Moment>().ok().and_then(|moment| chain.round_at(moment));
        let round = when.parse().ok().or_else(at).ok_or(PromiseFault::NoRound)?;
        let time = chain.time(round).ok_or(PromiseFault::NoRound)?;
        Ok(Self::Drand { chain: chain.hash.to_owned(), round, time })
    }

    /// An outcome as the record keeps it. From the response of a beacon's server, the signature is
    /// taken.
    pub fn outcome(&self, text: &str) -> String {
        let text = text.trim();
        match self {
            Self::Text(_) => text.to_owned(),
            Self::Drand { .. } => {
                let answered: Option<serde_json::Value> = serde_json::from_str(text).ok();
                let signature =
                    answered.as_ref().and_then(|answered| answered.get("signature")?.as_str());
                signature.unwrap_or(text).to_ascii_lowercase()
            }
        }
    }

    /// The random value of an outcome that is genuine: for a beacon the SHA-256 of its signature,
    /// otherwise the words themselves.
    pub fn value(&self, outcome: &str) -> Option<String> {
        match self {
            Self::Drand { chain, round, .. } => BeaconChain::find(chain)?.value(*round, outcome),
            Self::Text(_) => Some(outcome.to_owned()),
        }
    }
}

impl AnswerEntry {
    /// An answer to a question of this event; the other fields are empty.
    pub fn new(question: &Question, answer: &Answer, event: &Event) -> Self {
        Self {
            id: question.id.clone(),
            asked: question.wording(event),
            value: RecordedValue::from_answer(answer, event),
            seed: None,
            reveals: Vec::new(),
            outcome: None,
            witnesses: Vec::new(),
            from: None,
            by: None,
            why: None,
            at: None,
        }
    }

    /// The participants whom the question was about.
    pub fn participants(&self) -> &[String] {
        participants(&self.asked)
    }
}

/// The maximum number of characters in one text of a new entry: more than any reason needs, and
/// few enough to display.
pub const MOST_SIGNS: usize = 10_000;

impl Entry {
    /// The texts in the entry that a person wrote freely.
    pub(crate) fn free_texts(&self) -> Vec<&str> {
        match self {
            Self::Answer(entry) => {
                let texts =
                    [&entry.seed, &entry.outcome, &entry.by, &entry.why].into_iter().flatten();
                let secrets =
                    entry.reveals.iter().flat_map(|reveal| [&reveal.party, &reveal.secret]);
                texts.chain(secrets).chain(&entry.witnesses).map(String::as_str).collect()
            }
            Self::Departure(entry) => vec![&entry.by, &entry.why],
            Self::Withdrawal(entry) => {
                entry.by.iter().chain([&entry.why]).map(String::as_str).collect()
            }
            Self::Leave(entry) => entry.by.iter().chain([&entry.why]).map(String::as_str).collect(),
            Self::Amendment(entry) => {
                entry.by.iter().chain([&entry.why]).map(String::as_str).collect()
            }
            Self::Commitment(entry) => vec![&entry.party],
            Self::Source(entry) => entry.by.iter().map(String::as_str).collect(),
            Self::Rest(entry) => vec![&entry.by, &entry.why],
            Self::Note(entry) => vec![&entry.by, &entry.why],
        }
    }

    /// The word for the kind of entry.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Answer(answer) if answer.why.is_some() => "correction",
            Self::Answer(_) => "answer",
            Self::Departure(_) => "departure",
            Self::Withdrawal(_) => "withdrawal",
            Self::Leave(_) => "leave",
            Self::Amendment(_) => "amendment",
            Self::Commitment(_) => "commitment",
            Self::Source(_) => "source",
            Self::Rest(_) => "rest",
            Self::Note(_) => "note",
        }
    }

    /// The time at which it was entered.
    pub fn at(&self) -> Option<Moment> {
        match self {
            Self::Answer(entry) => entry.at,
            Self::Departure(entry) => entry.at,
            Self::Withdrawal(entry) => entry.at,
            Self::Leave(entry) => entry.at,
            Self::Amendment(entry) => entry.at,
            Self::Commitment(entry) => entry.at,
            Self::Source(entry) => entry.at,
            Self::Rest(entry) => entry.at,
            Self::Note(entry) => entry.at,
        }
    }

    /// The same entry with its time in a time zone.
    pub fn in_zone(mut self, zone: &Zone) -> Self {
        let at = match &mut self {
            Self::Answer(entry) => &mut entry.at,
            Self::Departure(entry) => &mut entry.at,
            Self::Withdrawal(entry) => &mut entry.at,
            Self::Leave(entry) => &mut entry.at,
            Self::Commitment(entry) => &mut entry.at,
            Self::Source(entry) => &mut entry.at,
            Self::Rest(entry) => &mut entry.at,
            Self::Note(entry) => &mut entry.at,
            Self::Amendment(entry) => &mut entry.at,
        };
        *at = at.map(|at| zone.here(at));
        self
    }
}
