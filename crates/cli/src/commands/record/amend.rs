//! `tiebreak record amend`: the event file was changed after the record had begun.

use crate::commands::depart::not_blank;
use crate::failure::Complaint;
use crate::load::{self, LoadedEvent};
use crate::sitting::{RecordFiles, RecordState, Sitting, complaint, source_of};
use crate::{asking, clock, show};
use clap::Args;
use std::fmt::Write;
use std::process::ExitCode;
use tiebreak_engine::{Options, rule};
use tiebreak_record::{
    Amendment, AmendmentFault, Entry, Preview, Record, RecordError, RecordFile, RecordFileError,
    preview_amendment,
};
use tiebreak_report::Explain;
use tiebreak_report::{Case, Language, consequences, imperative, say, words};

#[derive(Debug, Args)]
#[command(after_help = "\
Change the event file first: a rating, a `finished` time, a result of the tournament. Then
  tiebreak record amend EVENT --why \"Round 13, Giri – Gukesh was misread\"
shows the change and its consequences, and asks. Answers whose question stays the same are kept;
the others are asked again.
Blanks and comments need no amendment.")]
pub struct Amend {
    #[command(flatten)]
    files: RecordFiles,
    /// Why the file was changed
    #[arg(long, value_name = "TEXT", value_parser = not_blank)]
    why: String,
    /// Who changed it
    #[arg(long, value_name = "NAME", value_parser = not_blank)]
    by: Option<String>,
    /// Enter it without asking
    #[arg(long)]
    yes: bool,
    /// Show what would follow, and write nothing
    #[arg(long, conflicts_with = "yes")]
    preview: bool,
}

impl Amend {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        if self.why == "REASON" {
            return Err(Complaint::new(say!(language, cli_write_reason))
                .hint("--why \"...\"")
                .into());
        }
        let now = load::event(language, &self.files)?;
        let path = self.files.record_to_write(language)?;
        if !path.exists() {
            let message = say!(language, cli_nothing_to_amend { path: path.display().to_string() });
            return Err(Complaint::new(message)
                .hint(say!(language, cli_nothing_to_amend_hint))
                .into());
        }
        let record = RecordFile::read(&path).map_err(|error| complaint(language, &path, &error))?;
        match record.belongs_to(&now.event_sha, &now.event_text, &now.regulation_sha) {
            Ok(()) => {
                show::plain(&format!("{}\n", say!(language, cli_amended_already)))?;
                return Ok(ExitCode::SUCCESS);
            }
            Err(RecordError::OtherEvent { .. }) => {}
            Err(error) => return Err(complaint(language, &path, &RecordFileError::Record(error))),
        }
        let before = as_the_record_knows(language, &now, &record)?;
        let opened = before.against(language, |against| {
            RecordFile::open_or_create(&path, record.header().clone(), against)
        });
        let file = opened.map_err(|error| complaint(language, &path, &error))?;
        let mut sitting = Sitting { loaded: before, file, language };
        sitting.report_set_aside()?;
        let amendment = self.amendment(&sitting, &now)?;
        let seen = preview(&sitting, &now, &amendment)?;
        show::styled(&told(&sitting, &now, &amendment, &seen))?;
        if self.preview || !self.agreed(language)? {
            show::plain(&format!("{}\n", say!(language, cli_nothing_was_written)))?;
            return Ok(ExitCode::SUCCESS);
        }
        let state = sitting.state()?;
        sitting
            .append(Entry::Amendment(amendment))
            .map_err(|error| complaint(language, &path, &error))?;
        let sitting = Sitting { loaded: now, file: sitting.file, language };
        let outcome = sitting.outcome(
            &RecordState { ruling: seen.after.clone(), ..state },
            &seen.after,
            &self.files,
        );
        let what = say!(language, cli_file_amended);
        show::styled(&format!("{}\n{outcome}", say!(language, cli_noted { preview: "no", what })))?;
        Ok(ExitCode::SUCCESS)
    }

    fn amendment(&self, sitting: &Sitting, now: &LoadedEvent) -> crate::Result<Amendment> {
        let made = Amendment::new(sitting.file.record(), source_of(now), self.why.clone());
        let made = made.map_err(|fault| Complaint::from_error(sitting.language, &fault))?;
        Ok(Amendment { by: self.by.clone(), at: Some(clock::now()?), ..made })
    }

    /// Whether it is to be entered: said before, or asked in the terminal. Where nobody can answer,
    /// nothing is written.
    fn agreed(&self, language: Language) -> crate::Result<bool> {
        if self.yes {
            return Ok(true);
        }
        asking::yes(language, &say!(language, cli_enter_amendment))?.ok_or_else(|| {
            let complaint = Complaint::new(say!(language, cli_nothing_written));
            complaint.hint(say!(language, cli_enter_amendment_hint)).into()
        })
    }
}

/// The event as the record knows it.
fn as_the_record_knows(
    language: Language,
    now: &LoadedEvent,
    record: &Record,
) -> crate::Result<LoadedEvent> {
    let kept = record.event();
    if kept.text.is_none() {
        let complaint = Complaint::new(AmendmentFault::NothingKept.in_language(language));
        return Err(complaint.hint(say!(language, cli_undo_or_restart)).into());
    }
    let kept = now.as_kept(kept);
    kept.map_err(|cause| {
        Complaint::new(AmendmentFault::NotAnEvent { cause }.in_language(language)).into()
    })
}

fn preview(sitting: &Sitting, now: &LoadedEvent, amendment: &Amendment) -> crate::Result<Preview> {
    let before = &sitting.loaded;
    let events = [&before.event, &now.event];
    let seen = preview_amendment(sitting.file.record(), amendment, events, |event, answers| {
        let regulation =
            if std::ptr::eq(event, &now.event) { &now.regulation } else { &before.regulation };
        rule(event, regulation, answers, Options::default())
    });
    seen.map_err(|error| {
        let hint = say!(sitting.language, cli_undo_change);
        Complaint::from_error(sitting.language, &error).hint(hint).into()
    })
}

/// What changed, what follows, which answers no longer apply, and what is asked again.
fn told(sitting: &Sitting, now: &LoadedEvent, amendment: &Amendment, seen: &Preview) -> String {
    let language = sitting.language;
    let heading = |heading: &str| format!("{}\n", say!(language, cli_heading { heading }));
    let mut out = heading("changed");
    for change in &amendment.changes {
        let _ = writeln!(out, "  {}", words::change(language, change));
    }
    let before = sitting.case(&seen.before);
    let after = Case::new(now.shown(), &now.regulation, &seen.after).in_language(language);
    out.push_str(&heading("follows"));
    for sentence in consequences(before, after, seen) {
        let _ = writeln!(out, "  {sentence}");
    }
    let answers = sitting
        .file
        .record()
        .entries()
        .iter()
        .filter(|entry| matches!(entry, Entry::Answer(_)))
        .count();
    match seen.falls_away.as_slice() {
        [] if answers > 0 => out.push_str(&format!("{}\n", say!(language, cli_answers_kept))),
        [] => {}
        lost => {
            out.push_str(&heading("falls-away"));
            for lost in lost {
                let lost = words::seen_answer(sitting.loaded.shown(), lost);
                let _ = writeln!(out, "  {} {}", lost.id, words::answer(language, &lost));
            }
        }
    }
    let anew: Vec<_> = seen.asked_anew().collect();
    if !anew.is_empty() {
        out.push_str(&heading("again"));
        for question in anew {
            let _ = writeln!(
                out,
                "  {:<6} {}",
                after.clause(question.clause),
                imperative(after, question)
            );
        }
    }
    out
}
