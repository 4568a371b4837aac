//! Writes entries as lines and reads them back.

use crate::fields::LineFields;
use crate::value::{order, order_json};
use crate::{
    Amendment, AnswerEntry, Commitment, DepartureEntry, Entry, FieldChange, Leave, MalformedLine,
    Note, Provenance, PublicSource, RecordError, RecordedValue, Rest, Reveal, SourceEntry,
    SourceFile, Withdrawal, WithdrawnEntry,
};
use serde_json::{Map, Value, json};

impl Entry {
    /// The fields of the entry's line.
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
                    WithdrawnEntry::Answer { id, asked } => {
                        put("id", id.as_str().into());
                        put("asked", asked.clone().into());
                    }
                    WithdrawnEntry::Departure { tie } => put("tie", tie.as_str().into()),
                    WithdrawnEntry::Leave { name } => put("name", name.as_str().into()),
                }
                entry.by.iter().for_each(|by| put("by", by.as_str().into()));
                put("why", entry.why.as_str().into());
            }
            Self::Leave(entry) => {
                put("name", entry.name.as_str().into());
                entry.by.iter().for_each(|by| put("by", by.as_str().into()));
                put("why", entry.why.as_str().into());
            }
            Self::Amendment(entry) => {
                put("was", entry.was.as_str().into());
                put("event", entry.event.fields("title").into());
                put("changes", entry.changes.iter().map(FieldChange::json).collect());
                entry.by.iter().for_each(|by| put("by", by.as_str().into()));
                put("why", entry.why.as_str().into());
            }
            Self::Commitment(entry) => {
                put("id", entry.id.as_str().into());
                put("party", entry.party.as_str().into());
                put("hash", entry.hash.as_str().into());
            }
            Self::Source(entry) => {
                put("id", entry.id.as_str().into());
                match &entry.source {
                    PublicSource::Drand { chain, round, time } => {
                        put(
                            "drand",
                            json!({ "chain": chain, "round": round, "time": time.to_string() }),
                        );
                    }
                    PublicSource::Text(text) => put("text", text.as_str().into()),
                }
                entry.by.iter().for_each(|by| put("by", by.as_str().into()));
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

    /// Reads an entry from the fields of a line without `prev`.
    pub(crate) fn read(mut fields: LineFields) -> Result<Self, RecordError> {
        let kind = fields.text("kind")?;
        let entry = match kind.as_str() {
            "answer" | "correction" => {
                Self::Answer(AnswerEntry::read(&mut fields, kind == "correction")?)
            }
            "departure" => {
                let tie = fields.text("tie")?;
                let parts = order(&fields.value("parts")?)
                    .ok_or_else(|| fields.error(MalformedLine::NotAnOrder))?;
                let (by, why, at) = (fields.text("by")?, fields.reason()?, fields.moment()?);
                Self::Departure(DepartureEntry { tie, parts, by, why, at })
            }
            "withdrawal" => {
                let what = if fields.has("tie") {
                    WithdrawnEntry::Departure { tie: fields.text("tie")? }
                } else if fields.has("name") {
                    WithdrawnEntry::Leave { name: fields.text("name")? }
                } else {
                    WithdrawnEntry::Answer { id: fields.text("id")?, asked: fields.texts("asked")? }
                };
                let (by, why, at) =
                    (fields.optional_text("by")?, fields.reason()?, fields.moment()?);
                Self::Withdrawal(Withdrawal { what, by, why, at })
            }
            "leave" => Self::Leave(Leave {
                name: fields.text("name")?,
                by: fields.optional_text("by")?,
                why: fields.reason()?,
                at: fields.moment()?,
            }),
            "amendment" => Self::Amendment(Amendment {
                was: fields.text("was")?,
                event: SourceFile::read(fields.object("event")?, "title")?,
                changes: fields
                    .objects("changes")?
                    .into_iter()
                    .map(FieldChange::read)
                    .collect::<Result<_, _>>()?,
                by: fields.optional_text("by")?,
                why: fields.reason()?,
                at: fields.moment()?,
            }),
            "commitment" => {
                let (id, party, hash) =
                    (fields.text("id")?, fields.text("party")?, fields.text("hash")?);
                Self::Commitment(Commitment { id, party, hash, at: fields.moment()? })
            }
            "source" => Self::Source(SourceEntry {
                id: fields.text("id")?,
                source: PublicSource::read(&mut fields)?,
                by: fields.optional_text("by")?,
                at: fields.moment()?,
            }),
            "rest" => {
                let minutes = fields
                    .value("minutes")?
                    .as_u64()
                    .and_then(|minutes| u32::try_from(minutes).ok());
                let minutes = minutes.filter(|minutes| (0..=1440).contains(minutes));
                let minutes = minutes.ok_or_else(|| fields.error(MalformedLine::NotMinutes))?;
                let players = fields.optional_texts("players")?;
                let (by, why, at) = (fields.text("by")?, fields.reason()?, fields.moment()?);
                Self::Rest(Rest { players, minutes, by, why, at })
            }
            "note" => Self::Note(Note {
                by: fields.text("by")?,
                why: fields.reason()?,
                at: fields.moment()?,
            }),
            other => return Err(fields.error(MalformedLine::UnknownKind(other.to_owned()))),
        };
        fields.finish()?;
        Ok(entry)
    }
}

impl FieldChange {
    fn read(mut fields: LineFields) -> Result<Self, RecordError> {
        let change = Self {
            table: fields.optional_text("table")?,
            field: fields.optional_text("field")?,
            was: fields.optional_text("was")?,
            is: fields.optional_text("is")?,
            row: fields.optional_texts("row")?,
        };
        fields.finish()?;
        Ok(change)
    }
}

impl PublicSource {
    fn read(fields: &mut LineFields) -> Result<Self, RecordError> {
        if fields.has("text") {
            return Ok(Self::Text(fields.text("text")?));
        }
        let mut drand = fields.object("drand")?;
        let (chain, round) = (drand.text("chain")?, drand.value("round")?.as_u64());
        let round = round.ok_or_else(|| fields.error(MalformedLine::NotARound))?;
        let time = drand
            .moment_of("time")?
            .ok_or_else(|| fields.error(MalformedLine::Missing("time".to_owned())))?;
        drand.finish()?;
        Ok(Self::Drand { chain, round, time })
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
            let reveals = self
                .reveals
                .iter()
                .map(|reveal| (reveal.party.clone(), Value::from(reveal.secret.as_str())));
            put("reveals", Value::Object(reveals.collect()));
        }
        if let Some(outcome) = &self.outcome {
            put("outcome", outcome.as_str().into());
        }
        if !self.witnesses.is_empty() {
            put("witnesses", self.witnesses.clone().into());
        }
        if let Some(from) = self.from {
            put("from", from.word().into());
        }
        if let Some(by) = &self.by {
            put("by", by.as_str().into());
        }
        if let Some(why) = &self.why {
            put("why", why.as_str().into());
        }
    }

    fn read(fields: &mut LineFields, correction: bool) -> Result<Self, RecordError> {
        let (id, asked) = (fields.text("id")?, fields.texts("asked")?);
        let value = RecordedValue::read(&fields.value("value")?, &asked)
            .map_err(|why| fields.error(why))?;
        let reveals = match fields.has("reveals").then(|| fields.value("reveals")).transpose()? {
            None => Vec::new(),
            Some(Value::Object(map)) => map
                .into_iter()
                .map(|(party, secret)| Some(Reveal { party, secret: secret.as_str()?.to_owned() }))
                .collect::<Option<_>>()
                .ok_or_else(|| fields.error(MalformedLine::RevealsNotTexts))?,
            Some(_) => return Err(fields.error(MalformedLine::NotAnObject("reveals".to_owned()))),
        };
        let from = match fields.optional_text("from")? {
            None => None,
            Some(word) => Some(
                Provenance::from_word(&word)
                    .ok_or_else(|| fields.error(MalformedLine::UnknownProvenance(word)))?,
            ),
        };
        Ok(Self {
            id,
            asked,
            value,
            from,
            seed: fields.optional_text("seed")?,
            reveals,
            outcome: fields.optional_text("outcome")?,
            witnesses: fields.optional_texts("witnesses")?,
            by: fields.optional_text("by")?,
            why: if correction { Some(fields.reason()?) } else { None },
            at: fields.moment()?,
        })
    }
}
