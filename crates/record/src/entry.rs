//! What a line of the record says.

use crate::fields::Fields;
use crate::value::{order, order_json, participants};
use crate::{RecordError, RecordedValue};
use serde_json::{Map, Value};
use tiebreak_model::{Answer, Event, Moment, Question};

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// An answer, or the correction of one.
    Answer(AnswerEntry),
    /// Somebody settled a tie otherwise than the regulation says.
    Departure(DepartureEntry),
    /// An answer or a departure no longer counts and nothing takes its place.
    Withdrawal(Withdrawal),
    /// One party's promise before lots from secrets that are revealed together.
    Commitment(Commitment),
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
    /// Who saw it.
    pub witnesses: Vec<String>,
    /// Who entered it.
    pub by: Option<String>,
    /// Why an earlier answer is corrected; nothing in a first answer.
    pub why: Option<String>,
    /// When.
    pub at: Option<Moment>,
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

/// A rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rest {
    /// For whom; nobody named means everybody.
    pub players: Vec<String>,
    /// How long.
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

/// The seed that several parties' secrets make together: `party=secret`, by party, with `;` between.
pub fn joint_seed(reveals: &[Reveal]) -> String {
    let mut sorted: Vec<&Reveal> = reveals.iter().collect();
    sorted.sort();
    sorted.iter().map(|reveal| format!("{}={}", reveal.party, reveal.secret)).collect::<Vec<_>>().join(";")
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
            witnesses: Vec::new(),
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

impl Entry {
    /// The word for its kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Answer(answer) if answer.why.is_some() => "correction",
            Self::Answer(_) => "answer",
            Self::Departure(_) => "departure",
            Self::Withdrawal(_) => "withdrawal",
            Self::Commitment(_) => "commitment",
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
            Self::Commitment(entry) => entry.at,
            Self::Rest(entry) => entry.at,
            Self::Note(entry) => entry.at,
        }
    }

    /// The fields of its line.
    pub(crate) fn fields(&self, prev: &str) -> Map<String, Value> {
        let mut fields = Map::new();
        let mut put = |name: &str, value: Value| {
            fields.insert(name.to_owned(), value);
        };
        put("prev", prev.into());
        put("kind", self.kind().into());
        match self {
            Self::Answer(entry) => entry.put(&mut put),
            Self::Departure(entry) => {
                put("tie", entry.tie.as_str().into());
                put("parts", order_json(&entry.parts));
                put("by", entry.by.as_str().into());
                put("why", entry.why.as_str().into());
            }
            Self::Withdrawal(entry) => {
                match &entry.what {
                    Withdrawn::Answer { id, asked } => {
                        put("id", id.as_str().into());
                        put("asked", asked.clone().into());
                    }
                    Withdrawn::Departure { tie } => put("tie", tie.as_str().into()),
                }
                entry.by.iter().for_each(|by| put("by", by.as_str().into()));
                put("why", entry.why.as_str().into());
            }
            Self::Commitment(entry) => {
                put("id", entry.id.as_str().into());
                put("party", entry.party.as_str().into());
                put("hash", entry.hash.as_str().into());
            }
            Self::Rest(entry) => {
                if !entry.players.is_empty() {
                    put("players", entry.players.clone().into());
                }
                put("minutes", entry.minutes.into());
                put("by", entry.by.as_str().into());
                put("why", entry.why.as_str().into());
            }
            Self::Note(entry) => {
                put("by", entry.by.as_str().into());
                put("why", entry.why.as_str().into());
            }
        }
        if let Some(at) = self.at() {
            put("at", at.to_string().into());
        }
        fields
    }

    /// Reads the fields of a line from which `prev` was taken.
    pub(crate) fn read(mut fields: Fields) -> Result<Self, RecordError> {
        let kind = fields.text("kind")?;
        let entry = match kind.as_str() {
            "answer" | "correction" => Self::Answer(AnswerEntry::read(&mut fields, kind == "correction")?),
            "departure" => {
                let tie = fields.text("tie")?;
                let parts =
                    order(&fields.value("parts")?).ok_or_else(|| fields.error("`parts` is no order of names"))?;
                let (by, why, at) = (fields.text("by")?, fields.text("why")?, fields.moment()?);
                Self::Departure(DepartureEntry { tie, parts, by, why, at })
            }
            "withdrawal" => {
                let what = if fields.has("tie") {
                    Withdrawn::Departure { tie: fields.text("tie")? }
                } else {
                    Withdrawn::Answer { id: fields.text("id")?, asked: fields.texts("asked")? }
                };
                let (by, why, at) = (fields.optional_text("by")?, fields.text("why")?, fields.moment()?);
                Self::Withdrawal(Withdrawal { what, by, why, at })
            }
            "commitment" => {
                let (id, party, hash) = (fields.text("id")?, fields.text("party")?, fields.text("hash")?);
                Self::Commitment(Commitment { id, party, hash, at: fields.moment()? })
            }
            "rest" => {
                let minutes = fields.value("minutes")?.as_u64().and_then(|minutes| u32::try_from(minutes).ok());
                let minutes = minutes.ok_or_else(|| fields.error("`minutes` is no number of minutes"))?;
                let players = fields.optional_texts("players")?;
                let (by, why, at) = (fields.text("by")?, fields.text("why")?, fields.moment()?);
                Self::Rest(Rest { players, minutes, by, why, at })
            }
            "note" => Self::Note(Note { by: fields.text("by")?, why: fields.text("why")?, at: fields.moment()? }),
            other => return Err(fields.error(format!("there is no kind \"{other}\""))),
        };
        fields.finish()?;
        Ok(entry)
    }
}

impl AnswerEntry {
    fn put(&self, put: &mut impl FnMut(&str, Value)) {
        put("id", self.id.as_str().into());
        put("asked", self.asked.clone().into());
        put("value", self.value.json());
        if let Some(seed) = &self.seed {
            put("seed", seed.as_str().into());
        }
        if !self.reveals.is_empty() {
            let reveals = self.reveals.iter().map(|reveal| (reveal.party.clone(), Value::from(reveal.secret.as_str())));
            put("reveals", Value::Object(reveals.collect()));
        }
        if !self.witnesses.is_empty() {
            put("witnesses", self.witnesses.clone().into());
        }
        if let Some(by) = &self.by {
            put("by", by.as_str().into());
        }
        if let Some(why) = &self.why {
            put("why", why.as_str().into());
        }
    }

    fn read(fields: &mut Fields, correction: bool) -> Result<Self, RecordError> {
        let (id, asked) = (fields.text("id")?, fields.texts("asked")?);
        let value = RecordedValue::read(&fields.value("value")?, &asked).map_err(|why| fields.error(why))?;
        let reveals = match fields.has("reveals").then(|| fields.value("reveals")).transpose()? {
            None => Vec::new(),
            Some(Value::Object(map)) => map
                .into_iter()
                .map(|(party, secret)| Some(Reveal { party, secret: secret.as_str()?.to_owned() }))
                .collect::<Option<_>>()
                .ok_or_else(|| fields.error("`reveals` holds something else than texts"))?,
            Some(_) => return Err(fields.error("`reveals` is not an object")),
        };
        Ok(Self {
            id,
            asked,
            value,
            seed: fields.optional_text("seed")?,
            reveals,
            witnesses: fields.optional_texts("witnesses")?,
            by: fields.optional_text("by")?,
            why: if correction { Some(fields.text("why")?) } else { None },
            at: fields.moment()?,
        })
    }
}
