//! `tiebreak scenarios`: before the last rounds, what each participant needs.

use crate::failure::{self, Complaint};
use crate::language::Wanted;
use crate::patience::LongWork;
use crate::sitting::RecordFiles;
use crate::{load, patience, people, show};
use clap::{Args, ValueEnum};
use std::borrow::Cow;
use std::process::ExitCode;
use tiebreak_model::{Event, Id, Sport};
use tiebreak_regulation::Regulation;
use tiebreak_report::Explain;
use tiebreak_report::scenarios::{View, html, markdown, scenarios_json, svg, text};
use tiebreak_report::{Language, say, vp_needs};
use tiebreak_scenarios::{SupposeError, finished, scenarios, suppose, suppose_match};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak scenarios event.toml --for Giri")]
pub struct ScenariosCommand {
    #[command(flatten)]
    files: RecordFiles,
    /// Suppose a result, e.g. "Gukesh-Nakamura 1/2-1/2", of teams at bridge the IMPs "Norway-Sweden
    /// 45-23"; may be given several times
    #[arg(long = "if", value_name = "GAME RESULT")]
    suppose: Vec<String>,
    /// Only this participant
    #[arg(long = "for", value_name = "NAME")]
    only: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value = "text")]
    format: ScenariosFormat,
    /// Print JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// The seed for what has to be sampled
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum ScenariosFormat {
    Text,
    Json,
    Markdown,
    Html,
    Svg,
}

impl ScenariosCommand {
    pub fn run(mut self, wanted: Wanted) -> crate::Result<ExitCode> {
        if self.json {
            self.format = ScenariosFormat::Json;
        }
        let people = wanted.for_people();
        let (event, regulation) = load::event_alone(people, &self.files)?;
        let covers =
            |regulation: &Regulation| regulation.entries_for(event.kind()).next().is_some();
        if regulation.as_ref().is_some_and(|regulation| !covers(regulation)) {
            failure::remark(&format!("{}\n", say!(people, cli_only_points)));
        }
        let regulation = regulation.filter(covers);
        let event = supposing(people, event, &self.suppose)?;
        let participant = |name| people::participant(people, &event, name);
        let only = self.only.as_deref().map(participant).transpose()?;
        if event.sport() == Sport::Bridge {
            return self.teams([people, self.language(wanted)], &event, regulation.as_ref(), only);
        }
        let (seed, language) = (self.seed, self.language(wanted));
        let found = patience::watched(people, LongWork::Scenarios, |watch| {
            scenarios(&event, regulation.as_ref(), seed, watch)
        })
        .map_err(|error| Complaint::from_error(people, &error))?;
        let seen = match self.format {
            ScenariosFormat::Json => Cow::Borrowed(&event),
            ScenariosFormat::Text
            | ScenariosFormat::Markdown
            | ScenariosFormat::Html
            | ScenariosFormat::Svg => event.shown(),
        };
        let view = View::new(&seen, regulation.as_ref(), &found).in_language(language);
        match self.format {
            ScenariosFormat::Text => show::plain(&text(view, only))?,
            ScenariosFormat::Json => show::json(&scenarios_json(view))?,
            ScenariosFormat::Markdown => show::plain(&markdown(view, only))?,
            ScenariosFormat::Html => show::plain(&html(view, only))?,
            ScenariosFormat::Svg => show::plain(&svg(view, only))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn language(&self, wanted: Wanted) -> Language {
        match self.format {
            ScenariosFormat::Json => wanted.for_programs(),
            ScenariosFormat::Text
            | ScenariosFormat::Markdown
            | ScenariosFormat::Html
            | ScenariosFormat::Svg => wanted.for_people(),
        }
    }

    /// What teams of bridge need in their last match, in VPs: for first place, or for the places
    /// that go on.
    fn teams(
        &self,
        [people, language]: [Language; 2],
        event: &Event,
        regulation: Option<&Regulation>,
        only: Option<Id>,
    ) -> crate::Result<ExitCode> {
        let outlook = tiebreak_scenarios::vp_needs(event, regulation).map_err(|why| {
            let complaint =
                Complaint::new(say!(people, cli_no_scenarios { why: why.in_language(people) }));
            complaint.hint(say!(people, cli_no_scenarios_hint))
        })?;
        match self.format {
            ScenariosFormat::Text | ScenariosFormat::Markdown => {
                show::plain(&vp_needs::vp_needs(language, &event.shown(), &outlook, only))?
            }
            ScenariosFormat::Json => {
                show::json(&vp_needs::vp_needs_json(language, event, regulation, &outlook))?
            }
            ScenariosFormat::Html | ScenariosFormat::Svg => {
                let complaint = Complaint::new(say!(people, cli_needs_as_text));
                return Err(complaint.hint(say!(people, cli_needs_hint)).into());
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The event with the results that are supposed.
pub fn supposing(language: Language, mut event: Event, given: &[String]) -> crate::Result<Event> {
    for text in given {
        let complain = |error: SupposeError| {
            Complaint::new(say!(language, cli_if { text, why: error.in_language(language) }))
        };
        event = match event.sport() {
            Sport::Bridge => event.with_matches([suppose_match(&event, text).map_err(complain)?]),
            Sport::Chess => finished(&event, &[suppose(&event, text).map_err(complain)?]),
        };
    }
    Ok(event)
}
