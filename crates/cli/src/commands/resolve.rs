//! `tiebreak resolve`: standing, steps, what is open.

use crate::failure::{self, Complaint};
use crate::language::Wanted;
use crate::paper::{self, OutputOptions};
use crate::sitting::{RecordFiles, read_record};
use crate::{load, people, show, signing};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};
use tiebreak_engine::{Options, rule};
use tiebreak_formats::FileWatch;
use tiebreak_model::{NoAnswers, Sport};
use tiebreak_record::Record;
use tiebreak_regulation::Regulation;
use tiebreak_report::{
    Case, Language, WhyError, html, json, markdown, readings, say, text, why, words,
};

/// Boards write every few seconds; a quarter of one is soon enough.
const LOOK_EVERY: Duration = Duration::from_millis(250);

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tiebreak resolve event.toml
  tiebreak resolve event.toml --why \"Wei Yi\" Giri")]
pub struct Resolve {
    #[command(flatten)]
    files: RecordFiles,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: RulingFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Why one participant is ranked above another, in one sentence
    #[arg(long, num_args = 2, value_names = ["X", "Y"])]
    why: Option<Vec<String>>,
    /// Settle only these places, e.g. 1-8
    #[arg(long, value_parser = places, value_name = "FROM-TO")]
    places: Option<(usize, usize)>,
    /// Print slips for the games to be played now, as an HTML page or with --format pdf
    #[arg(long, conflicts_with = "why")]
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
    #[command(flatten)]
    target: OutputOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RulingFormat {
    Text,
    Json,
    Markdown,
    /// The protocol as a page that prints on A4
    Html,
    /// The same as PDF, tagged, without a browser; in the packages, and where built with the
    /// feature `pdf`
    Pdf,
}

fn places(text: &str) -> Result<(usize, usize), String> {
    let expected = || "expected places such as 1-8".to_owned();
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    let (from, to): (usize, usize) =
        (from.trim().parse().map_err(|_| expected())?, to.trim().parse().map_err(|_| expected())?);
    if from == 0 || to < from { Err(expected()) } else { Ok((from, to)) }
}

impl Resolve {
    pub fn run(mut self, wanted: Wanted) -> crate::Result<ExitCode> {
        if self.json {
            self.format = RulingFormat::Json;
        }
        let language = wanted.for_people();
        if self.format == RulingFormat::Pdf {
            paper::has_pdf(language)?;
        }
        if self.slips && matches!(self.format, RulingFormat::Json | RulingFormat::Markdown) {
            let complaint = Complaint::new(say!(language, cli_slips_for_paper));
            return Err(complaint.hint(say!(language, cli_slips_hint)).into());
        }
        self.target.is_free(language, self.format == RulingFormat::Pdf)?;
        if !self.watch {
            self.once(wanted, &mut None)?;
            return Ok(ExitCode::SUCCESS);
        }
        let RecordFiles { event, games, regulation, .. } = &self.files;
        let regulation = regulation.as_ref().map(PathBuf::from);
        let watched = [Some(event.clone()), games.clone(), self.files.record_path(), regulation];
        let mut watches: Vec<FileWatch> =
            watched.into_iter().flatten().map(|path| FileWatch::new(&path)).collect();
        // The file of the regulation is known when the event was read.
        let mut named = None;
        loop {
            let (before, began) = (named.clone(), SystemTime::now());
            // A file that is half written is wrong now and right in a moment.
            if let Err(error) = self.once(wanted, &mut named) {
                failure::report(language, &error);
            }
            if let Some(path) = named.as_ref().filter(|_| named != before) {
                watches.push(FileWatch::since(path, began));
            }
            // Every watch takes note, also after the first that changed.
            while watches.iter_mut().filter_map(|watch| watch.changed().then_some(())).count() == 0
            {
                std::thread::sleep(LOOK_EVERY);
            }
        }
    }

    /// Prints it once, and says which file the regulation came from, where it is one.
    fn once(&self, wanted: Wanted, regulation_file: &mut Option<PathBuf>) -> crate::Result<()> {
        let people = wanted.for_people();
        let mut loaded = load::event(people, &self.files)?;
        *regulation_file =
            Some(PathBuf::from(&loaded.regulation.file)).filter(|path| path.is_file());
        self.say_list(people, &loaded);
        if let Some(round) = self.round {
            loaded.set_event(loaded.event.after_round(round));
        }
        // On paper a tie at bridge is shown on its boards.
        let on_boards = matches!(self.format, RulingFormat::Html | RulingFormat::Pdf)
            && loaded.event.sport() == Sport::Bridge;
        let options =
            Options { explain: true, places: self.places, workings: self.workings || on_boards };
        let record = self.record(people, &loaded)?;
        let rule = |regulation: &Regulation| match &record {
            Some(record) => {
                rule(&loaded.event, regulation, &mut record.answers(&loaded.event), options)
            }
            None => rule(&loaded.event, regulation, &mut NoAnswers, options),
        };
        let ruling = rule(&loaded.regulation).map_err(|error| {
            Complaint::from_error(people, &error).hint(say!(people, cli_other_regulation))
        })?;
        let language = match self.format {
            RulingFormat::Json => wanted.for_programs(),
            RulingFormat::Text
            | RulingFormat::Markdown
            | RulingFormat::Html
            | RulingFormat::Pdf => people,
        };
        let event = match self.format {
            RulingFormat::Json => &loaded.event,
            RulingFormat::Text
            | RulingFormat::Markdown
            | RulingFormat::Html
            | RulingFormat::Pdf => loaded.shown(),
        };
        let case = Case::new(event, &loaded.regulation, &ruling).in_language(language);
        if let Some(names) = &self.why {
            let names = people::full_names(people, &loaded.event, names)?;
            let sentence = why(case, &names[0], &names[1]).map_err(|error| {
                Complaint::new(match error {
                    WhyError::Unknown(name) => say!(people, cli_not_a_participant { name }),
                    WhyError::Same(name) => say!(people, cli_same_name_twice { name }),
                })
            })?;
            return self.target.plain(people, &format!("{sentence}\n"));
        }
        let extras = |case: Case<'_>| {
            record.as_ref().map_or_else(html::Extras::default, |record| {
                let mut answers = record.answers(&loaded.event);
                // Ruling once more tells which entries counted.
                let _ =
                    tiebreak_engine::rule(&loaded.event, &loaded.regulation, &mut answers, options);
                html::Extras::of_record(case, record, answers.trace())
            })
        };
        if self.slips {
            return self.print_slips(case, &extras(case));
        }
        let other = || readings::otherwise(case, |regulation| rule(regulation).ok());
        match self.format {
            RulingFormat::Json => self.target.json(people, &with_record(case, record.as_ref()))?,
            RulingFormat::Markdown => {
                let head = record
                    .as_ref()
                    .map(|record| format!("\n{}\n", case.record_head(&record.short_head())));
                self.target.plain(
                    people,
                    &(markdown::ruling(case, &other()) + head.as_deref().unwrap_or_default()),
                )?;
            }
            RulingFormat::Html | RulingFormat::Pdf => {
                let path = self.files.record_path();
                let signed = record
                    .as_ref()
                    .zip(path)
                    .and_then(|(record, path)| signing::signed_head(&path, record));
                let extras = html::Extras { otherwise: other(), signed, ..extras(case) };
                self.print_protocol(case, &extras)?;
            }
            RulingFormat::Text => {
                let files = self.files.as_words();
                let head = record.as_ref().map(Record::short_head);
                let on_record: Vec<String> = record
                    .iter()
                    .flat_map(Record::remarks)
                    .map(|one| words::entry(language, &words::seen_entry(event, one)))
                    .collect();
                let look = text::Look {
                    width: show::width(),
                    files: &files,
                    head: head.as_deref(),
                    on_record: &on_record,
                    all_steps: self.all_steps,
                };
                self.target.styled(people, &text::ruling(case, &other(), look))?;
            }
        }
        Ok(())
    }

    fn print_protocol(&self, case: Case<'_>, extras: &html::Extras) -> crate::Result<()> {
        match self.format {
            #[cfg(feature = "pdf")]
            RulingFormat::Pdf => {
                self.target.pdf(case.language, tiebreak_pdf::protocol(case, extras))
            }
            _ => self.target.plain(case.language, &html::protocol(case, extras)),
        }
    }

    fn print_slips(&self, case: Case<'_>, extras: &html::Extras) -> crate::Result<()> {
        match self.format {
            #[cfg(feature = "pdf")]
            RulingFormat::Pdf => self.target.pdf(case.language, tiebreak_pdf::slips(case, extras)),
            _ => self.target.plain(case.language, &html::slips(case, extras)),
        }
    }

    /// The record, where there is one. One that was named and is not there yet is worth a word: it
    /// may be a slip.
    fn record(
        &self,
        language: Language,
        loaded: &load::LoadedEvent,
    ) -> crate::Result<Option<Record>> {
        let record = read_record(language, loaded, &self.files)?;
        if let (None, Some(path)) = (&record, &self.files.record) {
            failure::note(
                language,
                &say!(language, cli_record_to_come { path: path.display().to_string() }),
            );
        }
        Ok(record)
    }

    /// A file may list tie-breaks of its own; the regulation decides which are taken.
    fn say_list(&self, language: Language, loaded: &load::LoadedEvent) {
        let Some((listed, from)) = tiebreak::listed(&loaded.event) else { return };
        let taken =
            loaded.regulation.list(loaded.event.kind()).map(|(_, codes)| codes).unwrap_or_default();
        if listed.iter().filter(|code| *code != "PTS").ne(taken.iter()) {
            let (codes, taken) = (listed.join(", "), &loaded.regulation.id);
            failure::note(language, &say!(language, cli_file_lists { codes, from, taken }));
        }
    }
}

/// The ruling with the head of the record it rests on, and what was remarked there.
fn with_record(case: Case<'_>, record: Option<&Record>) -> serde_json::Value {
    let mut ruling = json::ruling(case);
    if let Some(record) = record {
        let remarks: Vec<String> =
            record.remarks().map(|one| words::entry(case.language, one)).collect();
        ruling["record"] = serde_json::json!({ "head": record.head(), "remarks": remarks });
    }
    ruling
}
