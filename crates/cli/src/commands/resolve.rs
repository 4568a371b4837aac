//! `tiebreak resolve`: standing, steps, what is open.

use crate::failure::{self, Complaint};
use crate::sitting::{Files, read_record};
use crate::{load, show, signing};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};
use tiebreak_engine::{Options, rule};
use tiebreak_formats::Watch;
use tiebreak_model::{Silent, Sport};
use tiebreak_record::Record;
use tiebreak_regulation::Regulation;
use tiebreak_report::{Case, html, json, markdown, readings, text, why, words};

/// Boards write every few seconds; a quarter of one is soon enough.
const LOOK_EVERY: Duration = Duration::from_millis(250);

#[derive(Debug, Args)]
pub struct Resolve {
    #[command(flatten)]
    files: Files,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Why the one stands above the other, in one breath
    #[arg(long, num_args = 2, value_names = ["X", "Y"])]
    why: Option<Vec<String>>,
    /// Settle only these places, e.g. 1-8
    #[arg(long, value_parser = places, value_name = "FROM-TO")]
    places: Option<(usize, usize)>,
    /// Print slips for the games to be played now, as an HTML page
    #[arg(long, conflicts_with_all = ["why", "format"])]
    slips: bool,
    /// Stay, and print again whenever the event, its games, its record or its regulation change
    #[arg(long)]
    watch: bool,
    /// Show every step, also those that only lead on to another clause
    #[arg(long)]
    all_steps: bool,
    /// Show what the values of criteria were made of, game by game
    #[arg(long, conflicts_with_all = ["why", "slips"])]
    workings: bool,
    /// The standing as it was after this round
    #[arg(long, value_name = "N")]
    round: Option<u32>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
    Markdown,
    /// The protocol as a page that prints on A4
    Html,
}

fn places(text: &str) -> Result<(usize, usize), String> {
    let expected = || "expected places such as 1-8".to_owned();
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    let (from, to): (usize, usize) =
        (from.trim().parse().map_err(|_| expected())?, to.trim().parse().map_err(|_| expected())?);
    if from == 0 || to < from { Err(expected()) } else { Ok((from, to)) }
}

impl Resolve {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        if !self.watch {
            self.once(&mut None)?;
            return Ok(ExitCode::SUCCESS);
        }
        let Files { event, games, regulation, .. } = &self.files;
        let regulation = regulation.as_ref().map(PathBuf::from);
        let watched = [Some(event.clone()), games.clone(), self.files.record_path(), regulation];
        let mut watches: Vec<Watch> = watched.into_iter().flatten().map(|path| Watch::new(&path)).collect();
        // The file of the regulation is known when the event was read.
        let mut named = None;
        loop {
            let (before, began) = (named.clone(), SystemTime::now());
            // A file that is half written is wrong now and right in a moment.
            if let Err(error) = self.once(&mut named) {
                failure::report(&error);
            }
            if let Some(path) = named.as_ref().filter(|_| named != before) {
                watches.push(Watch::since(path, began));
            }
            // Every watch takes note, also after the first that changed.
            while watches.iter_mut().filter_map(|watch| watch.changed().then_some(())).count() == 0 {
                std::thread::sleep(LOOK_EVERY);
            }
        }
    }

    /// Prints it once, and says which file the regulation came from, where it is one.
    fn once(&self, regulation_file: &mut Option<PathBuf>) -> anyhow::Result<()> {
        let mut loaded = load::event(&self.files)?;
        *regulation_file = Some(PathBuf::from(&loaded.regulation.file)).filter(|path| path.is_file());
        self.say_list(&loaded);
        if let Some(round) = self.round {
            loaded.event = loaded.event.after_round(round);
        }
        // On paper a tie at bridge is shown on its boards.
        let on_boards = matches!(self.format, Format::Html) && loaded.event.sport == Sport::Bridge;
        let options = Options { explain: true, places: self.places, workings: self.workings || on_boards };
        let record = self.record(&loaded)?;
        let rule = |regulation: &Regulation| match &record {
            Some(record) => rule(&loaded.event, regulation, &mut record.answers(&loaded.event), options),
            None => rule(&loaded.event, regulation, &mut Silent, options),
        };
        let ruling = rule(&loaded.regulation).map_err(|error| {
            Complaint::new(words::rule_error(&error))
                .hint("choose another regulation with --regulation, or correct `kind`")
        })?;
        let case = Case { event: &loaded.event, regulation: &loaded.regulation, ruling: &ruling };
        if let Some(names) = &self.why {
            let sentence = why(case, &names[0], &names[1]).map_err(|error| Complaint::new(error.to_string()))?;
            show::plain(&format!("{sentence}\n"))?;
            return Ok(());
        }
        let extras = |case: Case<'_>| {
            record.as_ref().map_or_else(html::Extras::default, |record| {
                let mut answers = record.answers(&loaded.event);
                // Ruling once more tells which entries counted.
                let _ = tiebreak_engine::rule(&loaded.event, &loaded.regulation, &mut answers, options);
                html::Extras::of_record(case, record, answers.trace())
            })
        };
        if self.slips {
            show::plain(&html::slips(case, &extras(case)))?;
            return Ok(());
        }
        let other = || readings::otherwise(case, |regulation| rule(regulation).ok());
        match self.format {
            Format::Json => show::json(&with_record(json::ruling(case), record.as_ref()))?,
            Format::Markdown => {
                let head = record.as_ref().map(|record| format!("\nRecord {}\n", record.short_head()));
                show::plain(&(markdown::ruling(case, &other()) + head.as_deref().unwrap_or_default()))?;
            }
            Format::Html => {
                let path = self.files.record_path();
                let signed = record.as_ref().zip(path).and_then(|(record, path)| signing::of(&path, record));
                let extras = html::Extras { otherwise: other(), signed, ..extras(case) };
                show::plain(&html::protocol(case, &extras))?;
            }
            Format::Text => {
                let files = self.files.as_words();
                let head = record.as_ref().map(Record::short_head);
                let on_record: Vec<String> = record.iter().flat_map(Record::remarks).map(words::entry).collect();
                let look = text::Look {
                    width: show::width(),
                    files: &files,
                    head: head.as_deref(),
                    on_record: &on_record,
                    all_steps: self.all_steps,
                };
                show::styled(&text::ruling(case, &other(), look))?;
            }
        }
        Ok(())
    }

    /// The record, where there is one. One that was named and is not there yet is worth a word: it may be a slip.
    fn record(&self, loaded: &load::Loaded) -> anyhow::Result<Option<Record>> {
        let record = read_record(loaded, &self.files)?;
        if let (None, Some(path)) = (&record, &self.files.record) {
            anstream::eprintln!("note: {} does not exist yet; the first answer will begin it", path.display());
        }
        Ok(record)
    }

    /// A file may list tie-breaks of its own; the regulation decides which are taken.
    fn say_list(&self, loaded: &load::Loaded) {
        let Some((listed, from)) = tiebreak::listed(&loaded.event) else { return };
        let taken = loaded.regulation.list(loaded.event.kind).map(|(_, codes)| codes).unwrap_or_default();
        if listed.iter().filter(|code| *code != "PTS").ne(taken.iter()) {
            let id = &loaded.regulation.id;
            anstream::eprintln!("note: the file lists {} ({from}); {id} is followed", listed.join(", "));
        }
    }
}

/// The ruling with the head of the record it rests on, and what was remarked there.
fn with_record(mut ruling: serde_json::Value, record: Option<&Record>) -> serde_json::Value {
    if let Some(record) = record {
        let remarks: Vec<String> = record.remarks().map(words::entry).collect();
        ruling["record"] = serde_json::json!({ "head": record.head(), "remarks": remarks });
    }
    ruling
}
