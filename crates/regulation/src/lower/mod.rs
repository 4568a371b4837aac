//! From a file's tree to a regulation, with every mistake noted at its place.

mod absence;
mod applies;
mod award;
mod bounds;
mod clock;
mod counting;
mod duties;
mod entries;
mod play;
mod prizes;
mod promotion;
mod ranking;
mod routes;
mod verbs;

use crate::{Clause, ClockName, Reading, Regulation, Withdrawals};
use bounds::{LONGEST_NAME, LONGEST_TEXT, MOST_CLAUSES, MOST_LISTED, MOST_NAMED};
use std::collections::BTreeMap;
use tiebreak_document::{
    Diagnostic, Document, Faults, Fields, KeyValue as Key, Node, NodeValue, RejectedFile, Span,
    closest,
};
use tiebreak_language::{Language, Sentence, sentence};
use tiebreak_model::{ClauseRef, Sport};

/// How many clauses a message lists.
const MOST_TOLD: usize = 20;
/// From this number of letters on a name can be mistyped; shorter ones are numbers.
const LEAST_LETTERS: usize = 4;

pub(crate) fn regulation(
    document: &Document,
    choices: &BTreeMap<String, String>,
) -> Result<Regulation, RejectedFile> {
    let mut faults = Faults::default();
    let regulation = lower(document, choices, &mut faults);
    match regulation {
        Some(regulation) if !faults.fatal() => Ok(regulation),
        _ => Err(RejectedFile::new(&document.name, &document.text, faults.list)),
    }
}

fn lower(
    document: &Document,
    choices: &BTreeMap<String, String>,
    faults: &mut Faults,
) -> Option<Regulation> {
    let mut fields = Fields::open(&document.root, "the regulation", faults)?;
    format(&mut fields, faults);
    let id = fields.required_text("id", faults);
    let title = fields.required_text("title", faults);
    let source = fields.required_text("source", faults);
    let sports = Sentence::or(["\"chess\"", "\"bridge\""]);
    let sport = fields.required_text_like("sport", &sports, faults).and_then(|sport| {
        match sport.value.as_str() {
            "chess" => Some(Sport::Chess),
            "bridge" => Some(Sport::Bridge),
            _ => {
                let found = Diagnostic::error(sentence!(regulation_file_unknown_sport), sport.span);
                faults.add(found.label(sentence!(event_file_expected { words: &sports })));
                None
            }
        }
    });
    let clause_keys = table(&mut fields, "clause", faults);
    let reading_keys =
        fields.node("reading").map(|node| keys(node, "reading", faults)).unwrap_or_default();
    let forfeits = fields.node("forfeits");
    let double_forfeit = fields.node("double-forfeit");
    let withdrawals = fields.node("withdrawals");
    let counting = counting::CountingNodes::from_fields(&mut fields);
    let absence = absence::AbsenceNodes::from_fields(&mut fields);
    fields.finish(faults);

    let mut lowering = Lowering {
        sport,
        ids: clause_keys.iter().map(|key| key.key.clone()).collect(),
        by_id: BTreeMap::new(),
        readings: Vec::new(),
        clocks: Vec::new(),
        choices,
        faults,
    };
    for (key, text) in [("id", &id), ("title", &title), ("source", &source)] {
        if let Some(text) = text {
            lowering.short_enough(key, &text.value, &text.span, LONGEST_NAME);
        }
    }
    if !lowering.few_enough("clauses", clause_keys.len(), MOST_CLAUSES, None)
        || !lowering.few_enough("readings", reading_keys.len(), MOST_NAMED, None)
    {
        return None;
    }
    lowering.by_id =
        (0u16..).zip(clause_keys).map(|(index, key)| (key.key.clone(), ClauseRef(index))).collect();
    lowering.readings(reading_keys);
    lowering.clocks(clause_keys);
    if !lowering.few_enough("clocks", lowering.clocks.len(), MOST_NAMED, None) {
        return None;
    }
    let mut used = Vec::new();
    let everywhere = forfeits
        .and_then(|node| lowering.pick(node, &mut used, Lowering::forfeits))
        .unwrap_or(false);
    let words = [("asked", false), ("draw", true)];
    let double_forfeit_draws = double_forfeit
        .and_then(|node| {
            lowering.pick(node, &mut used, |lowering, node| {
                lowering.word(node, "double-forfeit", &words)
            })
        })
        .unwrap_or(false);
    let withdrawals =
        withdrawals.and_then(|node| lowering.pick(node, &mut used, Lowering::withdrawals));
    let counting = lowering.counting(&counting, &mut used);
    let absence = lowering.absence(&absence, &mut used);
    let drafts: Vec<verbs::DraftClause> =
        clause_keys.iter().map(|key| lowering.clause(key)).collect();
    let entries = lowering.entries(&drafts);
    lowering.unused_readings(reading_keys, &drafts, &used);
    let (readings, clocks) = (lowering.readings, lowering.clocks);
    Some(Regulation {
        id: id?.value,
        title: title?.value,
        sport: sport?,
        source: source?.value,
        clauses: drafts.into_iter().map(|draft| draft.clause).collect(),
        readings,
        entries,
        clocks,
        forfeits_everywhere: everywhere,
        double_forfeit_draws,
        withdrawals: withdrawals.unwrap_or_default(),
        counting,
        absence,
        file: document.name.clone(),
        file_text: document.text.clone(),
    })
}

fn format(fields: &mut Fields<'_>, faults: &mut Faults) {
    let Some(format) = fields.required_text_like("format", "\"tiebreak-regulation/1\"", faults)
    else {
        return;
    };
    if format.value.starts_with("tiebreak-event/") {
        let found = Diagnostic::error(sentence!(regulation_file_event), format.span);
        faults.add(found.hint(sentence!(regulation_file_event_hint)));
    } else if format.value != "tiebreak-regulation/1" {
        let found = Diagnostic::error(sentence!(regulation_file_unknown_format), format.span);
        let found =
            found.label(sentence!(event_file_expected { words: "\"tiebreak-regulation/1\"" }));
        faults.add(found.hint(sentence!(regulation_file_format_hint)));
    }
}

/// The words that would have been right, one of them.
fn one_of(words: &[&str]) -> Sentence {
    sentence!(event_file_expected { words: Sentence::or(words.iter().copied()) })
}

fn table<'n>(fields: &mut Fields<'n>, key: &'static str, faults: &mut Faults) -> &'n [Key] {
    match fields.node(key) {
        Some(node) => keys(node, key, faults),
        None => {
            fields.missing(key, faults);
            &[]
        }
    }
}

fn keys<'n>(node: &'n Node, key: &str, faults: &mut Faults) -> &'n [Key] {
    match &node.value {
        NodeValue::Table(entries) => entries,
        other => {
            let message = sentence!(event_file_not_a_table { key, kind: other.kind() });
            let label = sentence!(regulation_file_expected_tables { key });
            faults.add(Diagnostic::error(message, node.span.clone()).label(label));
            &[]
        }
    }
}

/// What is known while the clauses are being read.
pub(super) struct Lowering<'c, 'f> {
    /// The regulation's sport, where it names one that is known.
    sport: Option<Sport>,
    ids: Vec<String>,
    by_id: BTreeMap<String, ClauseRef>,
    readings: Vec<Reading>,
    clocks: Vec<ClockName>,
    choices: &'c BTreeMap<String, String>,
    faults: &'f mut Faults,
}

impl Lowering<'_, '_> {
    fn error(&mut self, message: impl Into<Sentence>, span: &Span, label: impl Into<Sentence>) {
        self.faults.add(Diagnostic::error(message, span.clone()).label(label));
    }

    /// The clause that a text names.
    fn reference(&mut self, node: &Node) -> Option<ClauseRef> {
        let NodeValue::Text(id) = &node.value else {
            let message = sentence!(regulation_file_clause_not_a_text { kind: node.value.kind() });
            self.error(message, &node.span, sentence!(regulation_file_expected_text));
            return None;
        };
        if let Some(clause) = self.by_id.get(id) {
            return Some(*clause);
        }
        let found =
            Diagnostic::error(sentence!(regulation_file_no_such_clause { id }), node.span.clone());
        let ids = self.ids.iter().map(String::as_str).filter(|_| !self.faults.many());
        let found = match nearest_clause(id, ids) {
            Some(near) => found.label(sentence!(cli_did_you_mean_name { near })),
            None => found.label(sentence!(regulation_file_expected_clause)).hint(self.listed_ids()),
        };
        self.faults.add(found);
        None
    }

    /// The clause under a key that must be there.
    fn required_reference(
        &mut self,
        fields: &mut Fields<'_>,
        key: &'static str,
    ) -> Option<ClauseRef> {
        match fields.node(key) {
            Some(node) => self.reference(node),
            None => {
                fields.missing(key, self.faults);
                None
            }
        }
    }

    /// The clauses of the file, as far as a line holds them.
    fn listed_ids(&self) -> Sentence {
        let ids: Vec<&str> = self.ids.iter().take(MOST_TOLD).map(String::as_str).collect();
        let more = if self.ids.len() > MOST_TOLD { ", …" } else { "" };
        sentence!(regulation_file_clauses { ids: format!("{}{more}", ids.join(", ")) })
    }

    fn references(&mut self, node: &Node) -> Vec<ClauseRef> {
        self.items(node).iter().filter_map(|item| self.reference(item)).collect()
    }

    /// A value that may depend on a reading: `{ reading = "...", first = ..., second = ... }`. All
    /// of them are checked, the chosen one is kept.
    fn pick<T>(
        &mut self,
        node: &Node,
        used: &mut Vec<usize>,
        mut lower: impl FnMut(&mut Self, &Node) -> Option<T>,
    ) -> Option<T> {
        let switch = match &node.value {
            NodeValue::Table(entries) => {
                entries.iter().find(|entry| entry.key == "reading").map(|key| (entries, key))
            }
            _ => None,
        };
        let Some((entries, key)) = switch else { return lower(self, node) };
        let named = key.node.text("reading", self.faults)?;
        let Some(index) = self.readings.iter().position(|reading| reading.id == named.value) else {
            let known: Vec<String> =
                self.readings.iter().map(|reading| reading.id.clone()).collect();
            let label = match closest(&named.value, known.iter().map(String::as_str)) {
                Some(near) => sentence!(cli_did_you_mean_name { near }),
                None => sentence!(regulation_file_expected_reading),
            };
            self.error(
                sentence!(regulation_file_no_reading { id: named.value }),
                &named.span,
                label,
            );
            return None;
        };
        used.push(index);
        let names: Vec<String> =
            self.readings[index].choices.iter().map(|(name, _)| name.clone()).collect();
        let taken = self.readings[index].taken.clone();
        let mut chosen = None;
        for entry in entries.iter().filter(|entry| entry.key != "reading") {
            if !names.contains(&entry.key) {
                let message = sentence!(regulation_file_no_choice {
                    reading: &named.value,
                    choice: &entry.key
                });
                let label = sentence!(event_file_expected { words: Sentence::or(&names) });
                self.error(message, &entry.key_span, label);
                continue;
            }
            let lowered = lower(self, &entry.node);
            if entry.key == taken {
                chosen = lowered;
            }
        }
        for missing in names.iter().filter(|name| !entries.iter().any(|entry| entry.key == **name))
        {
            let message = sentence!(regulation_file_choice_missing { choice: missing });
            self.error(message, &node.span, sentence!(regulation_file_add { key: missing }));
        }
        chosen
    }

    fn forfeits(&mut self, node: &Node) -> Option<bool> {
        let word = node.text("forfeits", self.faults)?;
        match word.value.as_str() {
            "in-scores" => Some(false),
            "everywhere" => Some(true),
            _ => {
                let label = one_of(&["\"in-scores\"", "\"everywhere\""]);
                self.error(sentence!(regulation_file_unknown_forfeits), &word.span, label);
                None
            }
        }
    }

    fn withdrawals(&mut self, node: &Node) -> Option<Withdrawals> {
        let word = node.text("withdrawals", self.faults)?;
        let known = Withdrawals::ALL.iter().find(|(_, known)| *known == word.value);
        if known.is_none() {
            let label = one_of(&["\"forfeits\"", "\"annulled\"", "\"half\""]);
            self.error(sentence!(regulation_file_unknown_withdrawals), &word.span, label);
        }
        known.map(|(withdrawals, _)| *withdrawals)
    }

    fn readings(&mut self, keys: &[Key]) {
        for key in keys {
            if let Some(reading) = self.one_reading(key) {
                self.readings.push(reading);
            }
        }
    }

    fn one_reading(&mut self, key: &Key) -> Option<Reading> {
        let mut fields = Fields::open(&key.node, "this reading", self.faults)?;
        let question = fields.required_text("question", self.faults);
        let default = fields.required_text("default", self.faults);
        let clause = fields.node("clause");
        let labels = fields.node("label").map(|node| self.labels(node)).unwrap_or_default();
        let silent = self.sentence_of_reading(&mut fields, "silent");
        let settle = self.sentence_of_reading(&mut fields, "settle");
        let choices: Vec<(String, String)> = match fields.node("choices") {
            Some(node) => {
                let choices = self::keys(node, "choices", self.faults);
                if !self.few_enough(
                    "choices",
                    choices.len(),
                    MOST_LISTED,
                    Some(key.key_span.clone()),
                ) {
                    return None;
                }
                let choices = choices.iter();
                choices
                    .filter_map(|choice| {
                        Some((
                            choice.key.clone(),
                            choice.node.text(&choice.key, self.faults)?.value,
                        ))
                    })
                    .collect()
            }
            None => {
                fields.missing("choices", self.faults);
                Vec::new()
            }
        };
        if clause.is_none() {
            fields.missing("clause", self.faults);
        }
        fields.finish(self.faults);
        let clauses = clause.map(|node| self.references(node)).unwrap_or_default();
        let default = default?;
        if !choices.iter().any(|(name, _)| *name == default.value) {
            let names: Vec<&str> = choices.iter().map(|(name, _)| name.as_str()).collect();
            self.error(sentence!(regulation_file_default), &default.span, one_of(&names));
            return None;
        }
        let asked = self
            .choices
            .get(&key.key)
            .filter(|asked| choices.iter().any(|(name, _)| name == *asked));
        let taken = asked.unwrap_or(&default.value).clone();
        Some(Reading {
            id: key.key.clone(),
            labels,
            clauses,
            question: question?.value,
            silent,
            settle,
            default: default.value,
            taken,
            choices,
        })
    }

    /// The names of a reading, one for each language.
    fn labels(&mut self, node: &Node) -> BTreeMap<String, String> {
        let mut labels = BTreeMap::new();
        let Some(mut fields) = Fields::open(node, "`label`", self.faults) else { return labels };
        for language in Language::ALL {
            let label = self.sentence_of_reading(&mut fields, language.code());
            labels.extend(label.map(|label| (language.code().to_owned(), label)));
        }
        fields.finish(self.faults);
        labels
    }

    /// A sentence of a reading that may be left out.
    fn sentence_of_reading(
        &mut self,
        fields: &mut Fields<'_>,
        key: &'static str,
    ) -> Option<String> {
        let sentence = fields.text(key, self.faults)?;
        let fits = self.short_enough(key, &sentence.value, &sentence.span, LONGEST_TEXT);
        fits.then_some(sentence.value)
    }

    /// A reading with alternatives that no clause turns on would promise a choice that is none.
    fn unused_readings(&mut self, keys: &[Key], drafts: &[verbs::DraftClause], used: &[usize]) {
        for (index, reading) in self.readings.clone().iter().enumerate() {
            let turns = used.contains(&index)
                || drafts.iter().any(|draft| draft.clause.readings.contains(&index));
            if reading.choices.len() > 1 && !turns {
                let span = keys
                    .iter()
                    .find(|key| key.key == reading.id)
                    .map_or(0..0, |key| key.key_span.clone());
                let message = sentence!(regulation_file_idle_reading { id: &reading.id });
                self.error(message, &span, sentence!(regulation_file_idle_reading_label));
            }
        }
    }
}

/// The clause that was meant: the same letters and digits, or, of a longer name, one that is nearly
/// the same. Of short numbers each is as near as the next: none is suggested.
fn nearest_clause<'i>(named: &str, ids: impl Iterator<Item = &'i str> + Clone) -> Option<&'i str> {
    let plain = |id: &str| {
        id.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>()
    };
    let same = ids.clone().find(|id| plain(id) == plain(named));
    let long = |id: &str| id.chars().filter(|c| c.is_alphabetic()).count() >= LEAST_LETTERS;
    same.or_else(|| closest(named, ids.filter(|id| long(id) && long(named))))
}

pub(super) fn empty_clause(key: &Key) -> Clause {
    Clause {
        id: key.key.clone(),
        text: String::new(),
        summary: false,
        note: None,
        action: crate::Action::None,
        over: crate::GamesScope::Event,
        among: crate::RuleWithReading::default(),
        then: Vec::new(),
        duties: Vec::new(),
        readings: Vec::new(),
        span: key.key_span.clone(),
    }
}
