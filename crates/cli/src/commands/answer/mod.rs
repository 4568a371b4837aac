//! `tiebreak answer`: answer one question, or correct an answer.

mod secrets;

use crate::failure::Complaint;
use crate::sitting::{RecordFiles, RecordState, Sitting};
use crate::{clock, show};
use clap::Args;
use std::fmt::Write;
use std::process::ExitCode;
use tiebreak_document::closest;
use tiebreak_model::lots::DrawOfLots;
use tiebreak_model::{Answer, Event, Question};
use tiebreak_record::{
    AnswerEntry, AnswerError, Entry, Preview, Withdrawal, WithdrawnEntry, draw_lots, expected,
    parse_answer,
};
use tiebreak_report::Interface;
use tiebreak_report::{
    Language, consequences, imperative, is_placeholder, lots, placeholders, say, words,
};

#[derive(Debug, Args)]
#[command(after_help = "\
Games: 1-0, 0-1, 1/2-1/2 or draw, forfeits +/- -/+ -/-. Lots: the names in the order drawn, or
--seed. Boards and decisions: the names in order, = between those level. Colour: white or black.
  tiebreak answer EVENT semi-final-1/first-white \"Wei Yi\"
  tiebreak answer EVENT semi-final-1/game-1 1-0")]
pub struct AnswerQuestion {
    #[command(flatten)]
    files: RecordFiles,
    /// The question, as `resolve` names it
    id: String,
    /// The answer, in one or several words
    #[arg(allow_negative_numbers = true)]
    value: Vec<String>,
    /// Draw lots from this text: dice rolled in public, say
    #[arg(long, value_name = "TEXT", conflicts_with = "value")]
    seed: Option<String>,
    /// Before lots from secrets: a party's promise, the SHA-256 of its secret
    #[arg(
        long,
        num_args = 2,
        value_names = ["PARTY", "HASH"],
        conflicts_with_all = ["value", "seed", "reveal"]
    )]
    commit: Option<Vec<String>>,
    /// Draw lots from the secrets of all the parties that promised one; once for each party
    #[arg(
        long,
        num_args = 2,
        value_names = ["PARTY", "SECRET"],
        conflicts_with_all = ["value", "seed"]
    )]
    reveal: Vec<String>,
    /// Before lots from a public source: what will decide, "drand quicknet TIME" or any other words
    #[arg(
        long,
        value_name = "TEXT",
        conflicts_with_all = ["value", "seed", "commit", "reveal", "outcome"]
    )]
    source: Option<String>,
    /// Draw lots from what the public source gave: a beacon's signature, or the words as people
    /// read them
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["value", "seed", "commit"])]
    outcome: Option<String>,
    /// Correct an earlier answer, which stays in the record
    #[arg(long, requires = "why")]
    correct: bool,
    /// Take an earlier answer back, so that the question is open again
    #[arg(
        long,
        requires = "why",
        conflicts_with_all = ["value", "seed", "correct", "reveal", "commit", "source", "outcome"]
    )]
    withdraw: bool,
    /// Show what it would lead to, and write nothing
    #[arg(long)]
    preview: bool,
    /// Why it is corrected or withdrawn
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
    /// Who saw it; may be given several times
    #[arg(long, value_name = "NAME")]
    witness: Vec<String>,
    /// Who enters it
    #[arg(long, value_name = "NAME")]
    by: Option<String>,
}

/// What an entry does: the draw where lots were drawn from a seed, and what it changes.
struct Effect {
    drawn: Option<Vec<DrawOfLots>>,
    preview: Preview,
}

impl AnswerQuestion {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        if self.preview
            && (self.seed.is_some() || self.outcome.is_some() || !self.reveal.is_empty())
        {
            let hint = say!(language, cli_no_look_hint);
            return Err(Complaint::new(say!(language, cli_no_look_at_lots)).hint(hint).into());
        }
        if self.preview {
            let sitting = Sitting::open(language, &self.files)?;
            sitting.report_set_aside()?;
            let before = sitting.state()?;
            let (entry, effect) = self.entry(&sitting, &before)?;
            self.tell(&sitting, &before, &entry, &effect)?;
        } else {
            let (sitting, before, entry, effect) =
                Sitting::enter(language, &self.files, |sitting, before| {
                    self.entry(sitting, before)
                })?;
            self.tell(&sitting, &before, &entry, &effect)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The entry to make, and what it does.
    fn entry(&self, sitting: &Sitting, before: &RecordState) -> crate::Result<(Entry, Effect)> {
        let (entry, drawn) = self.plain_entry(sitting, before)?;
        let preview = sitting.preview(entry.clone())?;
        Ok((entry, Effect { drawn, preview }))
    }

    fn plain_entry(
        &self,
        sitting: &Sitting,
        before: &RecordState,
    ) -> crate::Result<(Entry, Option<Vec<DrawOfLots>>)> {
        let at = Some(clock::now()?);
        if let Some([party, hash]) = self.commit.as_deref() {
            let question = self.open_question(sitting, before)?;
            return Ok((secrets::commitment(sitting.language, question, party, hash, at)?, None));
        }
        if let Some(text) = &self.source {
            let question = self.open_question(sitting, before)?;
            return Ok((
                secrets::source(sitting.language, question, text, self.by.clone(), at)?,
                None,
            ));
        }
        let question = self.question(sitting, before)?;
        if self.withdraw {
            let asked = question.wording(&sitting.loaded.event);
            let what = WithdrawnEntry::Answer { id: question.id.clone(), asked };
            let why = self.why.clone().unwrap_or_default();
            return Ok((
                Entry::Withdrawal(Withdrawal { what, by: self.by.clone(), why, at }),
                None,
            ));
        }
        let reveals = secrets::reveals(&self.reveal);
        let promises = sitting.file.checked().promises();
        let outcome = secrets::outcome(promises, question, self.outcome.as_deref());
        let made = promises.seed(&question.id, &reveals, outcome.as_deref());
        let made = made.map_err(|fault| {
            let complaint = Complaint::from_error(sitting.language, &fault);
            complaint.hint(say!(sitting.language, cli_nothing_written))
        })?;
        let seed = made.or_else(|| self.seed.clone());
        let (answer, drawn) = self.answer(sitting, question, seed.as_deref())?;
        let why = if self.correct { self.why.clone() } else { None };
        let entry = AnswerEntry {
            seed,
            reveals,
            outcome,
            witnesses: self.witness.clone(),
            by: self.by.clone(),
            why,
            at,
            ..AnswerEntry::new(question, &answer, &sitting.loaded.event)
        };
        self.is_new(sitting, &entry)?;
        Ok((Entry::Answer(entry), drawn))
    }

    fn answer(
        &self,
        sitting: &Sitting,
        question: &Question,
        seed: Option<&str>,
    ) -> crate::Result<(Answer, Option<Vec<DrawOfLots>>)> {
        let event = &sitting.loaded.event;
        self.is_written(sitting.language, question, event)?;
        let answer = match seed {
            Some(seed) => {
                draw_lots(question, event, seed).map(|(answer, drawn)| (answer, Some(drawn)))
            }
            None => parse_answer(question, event, &self.value).map(|answer| (answer, None)),
        };
        answer.map_err(|AnswerError { fault, expected }| {
            let language = sitting.language;
            let expected = expected.sentence(Interface::CommandLine).in_language(language);
            let complaint = Complaint::from_error(language, &fault);
            complaint.hint(say!(language, cli_expected { expected })).into()
        })
    }

    /// Placeholders of printed commands, which are not answers. They are refused.
    fn is_written(
        &self,
        language: Language,
        question: &Question,
        event: &Event,
    ) -> crate::Result<()> {
        let left = |word: &&String| is_placeholder(word) && event.find(word).is_none();
        if self.value.iter().find(left).is_none() {
            return Ok(());
        }
        let expected =
            expected(question, event).sentence(Interface::CommandLine).in_language(language);
        let words = placeholders(question);
        let what = match words.first().map(String::as_str) {
            Some("RESULT") => "result",
            Some("COLOUR") => "colour",
            Some("DECISION") => "decision",
            Some("TIME") => "bids",
            Some("NUMBER") if words.len() > 1 => "numbers",
            Some("NUMBER") => "number",
            _ if words.last().is_some_and(|word| word == "RESULT") => "names-and-result",
            _ => "names",
        };
        let message = say!(language, cli_write_in_place { what, words: words.join(" ") });
        Err(Complaint::new(message).hint(say!(language, cli_expected { expected })).into())
    }

    /// The question that the id names: open, or answered and to be corrected.
    fn question<'s>(
        &self,
        sitting: &Sitting,
        before: &'s RecordState,
    ) -> crate::Result<&'s Question> {
        let language = sitting.language;
        let answered = before.answered.iter().find(|(question, _)| question.id == self.id);
        let Some((question, index)) = answered else {
            let question = self.open_question(sitting, before)?;
            let promised = sitting.file.checked().promises().stands(&self.id);
            if self.correct || (self.withdraw && !promised) {
                let message = say!(language, cli_nothing_to_correct { id: &self.id });
                return Err(Complaint::new(message)
                    .hint(say!(language, cli_nothing_to_correct_hint))
                    .into());
            }
            return Ok(question);
        };
        if self.correct || self.withdraw {
            let why = self.why.as_deref().unwrap_or_default();
            if why.trim().is_empty() {
                return Err(Complaint::new(say!(language, cli_reason_needed))
                    .hint("--why \"...\"")
                    .into());
            }
            return Ok(question);
        }
        let given = match sitting.file.record().entries().get(*index) {
            Some(Entry::Answer(entry)) => {
                words::answer(language, &words::seen_answer(sitting.loaded.shown(), entry))
            }
            _ => String::new(),
        };
        let message = say!(language, cli_answered_already { id: &self.id, given, line: index + 2 });
        Err(Complaint::new(message).hint(say!(language, cli_answered_hint)).into())
    }

    fn open_question<'s>(
        &self,
        sitting: &Sitting,
        before: &'s RecordState,
    ) -> crate::Result<&'s Question> {
        let open = &before.ruling.open;
        if let Some(question) = open.iter().find(|question| question.id == self.id) {
            return Ok(question);
        }
        let (case, language) = (sitting.case(&before.ruling), sitting.language);
        let message = say!(language, cli_no_open_question { id: &self.id });
        if open.is_empty() {
            let interim = if before.ruling.interim.is_some() { "yes" } else { "no" };
            return Err(Complaint::new(message)
                .hint(say!(language, cli_nothing_open { interim }))
                .into());
        }
        let known = open.iter().chain(before.answered.iter().map(|(question, _)| question));
        let near = closest(&self.id, known.map(|question| question.id.as_str()));
        let mut hint = near
            .map(|near| format!("{} ", say!(language, cli_did_you_mean { near })))
            .unwrap_or_default();
        hint.push_str(&say!(language, cli_open_now));
        for question in open {
            let _ = write!(hint, "\n  {}  {}", question.id, imperative(case, question));
        }
        Err(Complaint::new(message).hint(hint).into())
    }

    /// A correction that corrects nothing is a slip.
    fn is_new(&self, sitting: &Sitting, entry: &AnswerEntry) -> crate::Result<()> {
        let record = sitting.file.record();
        let last = record.entries().iter().rev().find_map(|earlier| match earlier {
            Entry::Answer(earlier) if earlier.id == entry.id && earlier.asked == entry.asked => {
                Some(earlier)
            }
            _ => None,
        });
        match last {
            Some(last) if self.correct && last.value == entry.value && last.seed == entry.seed => {
                let value = words::recorded(sitting.language, &entry.value);
                let message =
                    say!(sitting.language, cli_already_the_answer { value, id: &entry.id });
                Err(Complaint::new(message)
                    .hint(say!(sitting.language, cli_nothing_written))
                    .into())
            }
            _ => Ok(()),
        }
    }

    /// What was noted, what it led to, what is open next.
    fn tell(
        &self,
        sitting: &Sitting,
        before: &RecordState,
        entry: &Entry,
        effect: &Effect,
    ) -> crate::Result<()> {
        let mut out = String::new();
        let language = sitting.language;
        let what = match entry {
            Entry::Answer(entry) => {
                let seen = words::seen_answer(sitting.loaded.shown(), entry);
                format!("{} {}", entry.id, words::answer(language, &seen))
            }
            Entry::Source(named) => {
                let source = words::public_source(language, &named.source);
                say!(language, cli_decided_by { id: &named.id, source })
            }
            Entry::Commitment(promise) => {
                say!(language, cli_promises { party: &promise.party, id: &promise.id })
            }
            _ => say!(language, entry_withdrawn { id: &self.id }),
        };
        let preview = if self.preview { "yes" } else { "no" };
        let _ = writeln!(out, "{}", say!(language, cli_noted { preview, what }));
        if let Entry::Answer(entry) = entry {
            if let (Some(drawn), Some(seed)) = (&effect.drawn, &entry.seed) {
                out.push_str(&lots::recipe(language, seed, &entry.id, drawn));
            }
            if !entry.witnesses.is_empty() {
                let _ = writeln!(
                    out,
                    "{}",
                    say!(language, cli_seen_by { names: entry.witnesses.join(", ") })
                );
            }
        }
        if self.correct || self.withdraw {
            let (was, is) =
                (sitting.case(&effect.preview.before), sitting.case(&effect.preview.after));
            for sentence in consequences(was, is, &effect.preview) {
                let _ = writeln!(out, "  {sentence}");
            }
        }
        for lost in effect.preview.falls_away.iter().filter(|lost| lost.id != self.id) {
            let lost = words::seen_answer(sitting.loaded.shown(), lost);
            let what = format!("{} {}", lost.id, words::answer(language, &lost));
            let _ = writeln!(out, "  {}", say!(language, cli_falls_away { what }));
        }
        out.push_str(&sitting.outcome(before, &effect.preview.after, &self.files));
        show::styled(&out)
    }
}
