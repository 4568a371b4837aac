//! What a line of the record says.

use crate::beacon::Chain;
use crate::value::participants;
use crate::{Amendment, PromiseFault, RecordedValue};
use tiebreak_model::{Answer, Event, Moment, Question, Zone};

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// An answer, or the correction of one.
    Answer(AnswerEntry),
    /// Somebody settled a tie otherwise than the regulation says.
    Departure(DepartureEntry),
    /// An answer, a departure or a leave no longer counts and nothing takes its place.
    Withdrawal(Withdrawal),
    /// One party's promise before lots from secrets that are revealed together.
    Commitment(Commitment),
    /// The public source that will decide lots.
    Source(SourceEntry),
    /// Somebody left during the play-off and plays no more.
    Leave(Leave),
    /// The event file was changed.
    Amendment(Amendment),
    /// A rest that was granted.
    Rest(Rest),
    /// Anything else worth keeping.
    Note(Note),
}

/// An answer to a question as it was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerEntry {
    /// The question's id.
    pub id: String,
    /// The question's [wording](Question::wording).
    pub asked: Vec<String>,
    /// The answer.
    pub value: RecordedValue,
    /// The seed that lots were drawn from.
    pub seed: Option<String>,
    /// The secrets that the seed was made of, where several parties gave one each.
    pub reveals: Vec<Reveal>,
    /// What the public source gave that was named before: the signature of a beacon's round, or
    /// what people read.
    pub outcome: Option<String>,
    /// Who saw it.
    pub witnesses: Vec<String>,
    /// Where it came from, where somebody took it and did not type it.
    pub from: Option<Provenance>,
    /// Who entered it.
    pub by: Option<String>,
    /// Why an earlier answer is corrected; nothing in a first answer.
    pub why: Option<String>,
    /// When.
    pub at: Option<Moment>,
}

/// Where an answer came from that somebody took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provenance {
    /// The broadcast of the games: it proposed the answer, and whoever stands in `by` took it.
    Broadcast,
}

impl Provenance {
    /// The word of the record.
    pub fn word(self) -> &'static str {
        match self {
            Self::Broadcast => "broadcast",
        }
    }

    pub(crate) fn of(word: &str) -> Option<Self> {
        (word == Self::Broadcast.word()).then_some(Self::Broadcast)
    }
}

/// A secret behind a [`Commitment`].
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reveal {
    /// Whose.
    pub party: String,
    /// The secret.
    pub secret: String,
}

/// A departure from the regulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepartureEntry {
    /// The tie's name.
    pub tie: String,
    /// The order now; those in one part share their places.
    pub parts: Vec<Vec<String>>,
    /// Who departed.
    pub by: String,
    /// Why.
    pub why: String,
    /// When.
    pub at: Option<Moment>,
}

/// Something that no longer counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// What.
    pub what: Withdrawn,
    /// Who withdrew it.
    pub by: Option<String>,
    /// Why.
    pub why: String,
    /// When.
    pub at: Option<Moment>,
}

/// What a withdrawal takes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Withdrawn {
    /// The answer to a question.
    Answer {
        /// The question's id.
        id: String,
        /// Its wording.
        asked: Vec<String>,
    },
    /// The departure about a tie.
    Departure {
        /// The tie's name.
        tie: String,
    },
    /// Somebody's leaving: he is there after all.
    Leave {
        /// Who.
        name: String,
    },
}

/// Somebody who left during the play-off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leave {
    /// Who.
    pub name: String,
    /// Who entered it.
    pub by: Option<String>,
    /// Why.
    pub why: String,
    /// When.
    pub at: Option<Moment>,
}

/// The hash of a secret that will be revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commitment {
    /// The lots' id.
    pub id: String,
    /// Who promises.
    pub party: String,
    /// The SHA-256 of the secret, in lower-case hexadecimal.
    pub hash: String,
    /// When.
    pub at: Option<Moment>,
}

/// The naming of a public source for lots, before it speaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceEntry {
    /// The lots' id.
    pub id: String,
    /// What will decide.
    pub source: PublicSource,
    /// Who entered it.
    pub by: Option<String>,
    /// When.
    pub at: Option<Moment>,
}

/// Something public that nobody knows yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicSource {
    /// A round of a drand beacon.
    Drand {
        /// The hash of the chain.
        chain: String,
        /// The round.
        round: u64,
        /// When it comes.
        time: Moment,
    },
    /// Anything else, in words: tomorrow's lottery numbers.
    Text(String),
}

/// A rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rest {
    /// For whom; nobody named means everybody.
    pub players: Vec<String>,
    /// How long; none ends the rest that they had.
    pub minutes: u32,
    /// Who granted it.
    pub by: String,
    /// Why.
    pub why: String,
    /// From when on.
    pub at: Option<Moment>,
}

/// A note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Whose.
    pub by: String,
    /// What.
    pub why: String,
    /// When.
    pub at: Option<Moment>,
}

/// The seed that several parties' secrets make together: `party=secret`, by party, with `;`
/// between, and what a public source gave at the end. The source alone is the seed itself.
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
    /// A source as people name it: `drand quicknet 12345678`, `drand quicknet
    /// 2026-11-17T20:00:00+01:00`, or any other words.
    pub fn named(text: &str) -> Result<Self, PromiseFault> {
        let text = text.trim();
        let mut words = text.split_whitespace();
        let (Some("drand"), Some(name), Some(when), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Ok(Self::Text(text.to_owned()));
        };
        let chain =
            Chain::find(name).ok_or_else(|| PromiseFault::OtherChain { chain: name.to_owned() })?;
        let at = || when.parse::<Moment>().ok().and_then(|moment| chain.round_at(moment));
        let round = when.parse().ok().or_else(at).ok_or(PromiseFault::NoRound)?;
        let time = chain.time(round).ok_or(PromiseFault::NoRound)?;
        Ok(Self::Drand { chain: chain.hash.to_owned(), round, time })
    }

    /// An outcome as it is kept. What a beacon's server answers is read for its signature.
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

    /// The value that an outcome gives, where it is genuine: of a beacon the SHA-256 of its
    /// signature, else the words themselves.
    pub fn value(&self, outcome: &str) -> Option<String> {
        match self {
            Self::Drand { chain, round, .. } => Chain::find(chain)?.value(*round, outcome),
            Self::Text(_) => Some(outcome.to_owned()),
        }
    }
}

impl AnswerEntry {
    /// An answer to a question of this event; the rest can be filled in.
    pub fn new(question: &Question, answer: &Answer, event: &Event) -> Self {
        Self {
            id: question.id.clone(),
            asked: question.wording(event),
            value: RecordedValue::of(answer, event),
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

    /// Whom the question was about.
    pub fn participants(&self) -> &[String] {
        participants(&self.asked)
    }
}

/// The most signs that one text of a new entry may have: more than any reason needs, and few enough
/// to be shown.
pub const MOST_SIGNS: usize = 10_000;

impl Entry {
    /// The words in it that somebody wrote freely.
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

    /// The word for its kind.
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

    /// When it was entered.
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

    /// The same entry with its time as the clocks of a zone show it.
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
