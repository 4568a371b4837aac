//! `tiebreak playoff`: conduct a play-off, question by question.

mod console;
mod correct;
mod following;
mod help;
mod keys;
mod screen;
mod side;

use crate::clock;
use crate::sitting::{RecordFiles, RecordState, Sitting, complaint};
use clap::Args;
use console::{Console, Input};
use following::Following;
use keys::{Picking, Pressed};
use screen::{Paint, Screen};
use std::process::ExitCode;
use tiebreak_model::{Answer, Ask, Question};
use tiebreak_record::{AnswerEntry, Entry, RecordFileError, draw_lots};
use tiebreak_report::{Explain, Interface};
use tiebreak_report::{Language, lots, say, words};

#[derive(Debug, Args)]
#[command(after_help = "\
On a terminal, single keys answer: 1, 5 and 0 for a game; a number for a draw of lots; ? lists them.
The same key twice within a second enters one answer. With --games, the play-off games of a PGN file
are offered as answers. In a pipe, every line is a key or an answer as for `tiebreak answer`.
  tiebreak playoff EVENT --by \"Chief arbiter\"")]
pub struct Playoff {
    #[command(flatten)]
    files: RecordFiles,
    /// The arbiter who conducts it; appears with every answer
    #[arg(long, value_name = "NAME")]
    by: Option<String>,
    /// Who sees the lots drawn; may be given several times
    #[arg(long, value_name = "NAME")]
    witness: Vec<String>,
}

impl Playoff {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let sitting = Sitting::open(language, &self.files)?;
        let following = Following::start(language, &self.files)?;
        let message =
            sitting.file.set_aside().map(|one| words::set_aside(language, one)).unwrap_or_default();
        let mut evening = Evening {
            sitting,
            console: console::console(language)?,
            by: self.by,
            witnesses: self.witness,
            selected: 0,
            picking: Picking::default(),
            message,
            changed: false,
            following,
        };
        evening.conduct()?;
        let Evening { sitting, console, .. } = evening;
        drop(console);
        let state = sitting.state()?;
        let mut out = String::new();
        if let (true, Some(first)) = (state.ruling.settled, state.ruling.standing.first()) {
            out = format!(
                "1  {}\n",
                words::series(language, &sitting.case(&state.ruling).names(&first.members))
            );
        }
        crate::show::plain(&format!("{out}{}\n", sitting.head()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The play-off while it is conducted.
struct Evening {
    sitting: Sitting,
    console: Box<dyn Console>,
    by: Option<String>,
    witnesses: Vec<String>,
    selected: usize,
    picking: Picking,
    message: String,
    /// Whether the screen changed by itself: the next key may have been meant for the old one.
    changed: bool,
    /// The games that are followed.
    following: Option<Following>,
}

impl Evening {
    fn language(&self) -> Language {
        self.sitting.language
    }

    fn conduct(&mut self) -> crate::Result<()> {
        loop {
            let state = self.sitting.state()?;
            self.selected = if self.selected < state.ruling.open.len() { self.selected } else { 0 };
            let question = state.ruling.open.get(self.selected).cloned();
            self.draw(&state, question.as_ref())?;
            match self.wait()? {
                Input::End | Input::Key('q') => return Ok(()),
                Input::Tick => {}
                Input::Key(_) | Input::Words(_) if std::mem::take(&mut self.changed) => {
                    self.message = say!(self.language(), cli_playoff_changed);
                }
                Input::Next => {
                    self.picking = Picking::default();
                    self.selected += 1;
                }
                Input::Back => drop(self.picking.back()),
                Input::Key(key) => {
                    self.message.clear();
                    self.key(&state, question.as_ref(), key)?;
                }
                Input::Words(line) => {
                    self.message.clear();
                    self.words(&state, question.as_ref(), &line)?;
                }
            }
        }
    }

    /// The next input; while there is none, what other programs write is taken in.
    fn wait(&mut self) -> crate::Result<Input> {
        let input = self.console.input()?;
        if input == Input::Tick && self.sitting.refresh().map_err(|error| self.complaint(&error))? {
            self.message = say!(self.language(), cli_playoff_added);
            self.changed = true;
            self.picking = Picking::default();
        }
        if input == Input::Tick {
            self.follow();
        }
        Ok(input)
    }

    fn draw(&mut self, state: &RecordState, question: Option<&Question>) -> crate::Result<()> {
        let message = self.message.clone();
        let mut screen = self.screen(state);
        screen.heading(&message);
        match question {
            Some(question) => {
                screen.question(question, self.selected + 1, &self.picking);
                screen.rest();
                screen.others(self.selected);
            }
            None => screen.result(),
        }
        let lines = screen.finish(&help::keys_of(self.language(), question, &self.picking));
        Ok(self.console.show(&lines)?)
    }

    fn screen<'s>(&'s self, state: &'s RecordState) -> Screen<'s> {
        let (width, height) = self.console.size();
        let paint = Paint(self.console.styled());
        Screen { sitting: &self.sitting, state, width, height, paint, lines: Vec::new() }
    }

    fn key(
        &mut self,
        state: &RecordState,
        question: Option<&Question>,
        key: char,
    ) -> crate::Result<()> {
        if let Some(question) = question {
            let before = self.picking.clone();
            match self.picking.press(question, key) {
                Pressed::Answer(_) if self.console.repeated() => {
                    self.picking = before;
                    return self.not_twice(key);
                }
                Pressed::Answer(answer) => return self.answer(question, &answer, None),
                Pressed::More => return Ok(()),
                Pressed::Nothing => {}
            }
            if let ('y', Some(offer)) =
                (key, self.sitting.loaded.event.offered(&state.ruling, question))
            {
                let answer = offer.answer;
                if self.console.repeated() {
                    return self.not_twice(key);
                }
                return self.answer(question, &answer, None);
            }
            if key == 's' && matches!(question.ask, Ask::Lots { .. }) {
                return self.seed(question);
            }
        }
        match key {
            '?' => self.help(state, question),
            'u' => self.correct(state),
            'd' => self.depart(state),
            'l' => self.somebody_leaves(),
            'r' => self.grant_rest(),
            'n' => self.note(),
            't' => self.name_witnesses(),
            _ => {
                self.message = say!(self.language(), cli_playoff_no_key { key: key.to_string() });
                Ok(())
            }
        }
    }

    /// A key that came twice within a second was meant once.
    fn not_twice(&mut self, key: char) -> crate::Result<()> {
        self.message = say!(self.language(), cli_playoff_twice { key: key.to_string() });
        Ok(())
    }

    fn words(
        &mut self,
        state: &RecordState,
        question: Option<&Question>,
        line: &str,
    ) -> crate::Result<()> {
        let Some(question) = question else {
            self.message = say!(self.language(), cli_playoff_nothing_open);
            return Ok(());
        };
        // The name of an open question, to answer that one next.
        if let Some(index) = state.ruling.open.iter().position(|open| open.id == line) {
            self.selected = index;
            return Ok(());
        }
        let event = &self.sitting.loaded.event;
        let error = match keys::words(question, event, line) {
            Ok(answer) => return self.answer(question, &answer, None),
            Err(error) => error,
        };
        // A result with its names says itself which of the open games is meant.
        let named = |open: &&Question| {
            keys::split(line).len() > 1 && keys::words(open, event, line).is_ok()
        };
        let meant: Vec<&Question> = state.ruling.open.iter().filter(named).collect();
        if let &[meant] = meant.as_slice()
            && let Ok(answer) = keys::words(meant, event, line)
        {
            return self.answer(meant, &answer, None);
        }
        self.message = error.sentence_for(Interface::CommandLine).in_language(self.language());
        Ok(())
    }

    fn seed(&mut self, question: &Question) -> crate::Result<()> {
        let Some(seed) = self.line(&say!(self.language(), cli_playoff_seed))? else {
            return Ok(());
        };
        match draw_lots(question, &self.sitting.loaded.event, &seed) {
            Ok((answer, drawn)) => {
                let first = drawn
                    .first()
                    .map(|one| lots::command(&seed, &question.id, &one.name))
                    .unwrap_or_default();
                self.answer(question, &answer, Some(seed))?;
                let repeat = say!(self.language(), cli_playoff_repeat);
                self.message.push_str(&format!("\n{repeat}\n{first}"));
                Ok(())
            }
            Err(error) => {
                self.message =
                    error.sentence_for(Interface::CommandLine).in_language(self.language());
                Ok(())
            }
        }
    }

    fn answer(
        &mut self,
        question: &Question,
        answer: &Answer,
        seed: Option<String>,
    ) -> crate::Result<()> {
        let entry = self.entry(question, answer, seed)?;
        let what =
            words::told_of(self.language(), &entry.id, &words::answer(self.language(), &entry));
        let noted = say!(self.language(), cli_noted { preview: "no", what });
        self.append(Entry::Answer(entry), &noted)
    }

    fn entry(
        &self,
        question: &Question,
        answer: &Answer,
        seed: Option<String>,
    ) -> crate::Result<AnswerEntry> {
        let physical = seed.is_none() && matches!(question.ask, Ask::Lots { .. });
        Ok(AnswerEntry {
            seed,
            witnesses: if physical { self.witnesses.clone() } else { Vec::new() },
            by: self.by.clone(),
            at: Some(clock::now()?),
            ..AnswerEntry::new(question, answer, &self.sitting.loaded.event)
        })
    }

    /// Adds an entry; only then is it confirmed.
    fn append(&mut self, entry: Entry, noted: &str) -> crate::Result<()> {
        self.picking = Picking::default();
        match self.sitting.append(entry) {
            Ok(_) => {
                self.message = noted.to_owned();
                Ok(())
            }
            Err(
                error @ (RecordFileError::Moved { .. }
                | RecordFileError::Busy
                | RecordFileError::Refused(_)),
            ) => {
                let why = error.in_language(self.language());
                self.message = say!(self.language(), cli_playoff_not_noted { why });
                Ok(())
            }
            Err(error) => Err(self.complaint(&error)),
        }
    }

    /// Asks for a line; a blank stands between the question and what is typed.
    fn line(&mut self, label: &str) -> std::io::Result<Option<String>> {
        self.console.line(&format!("{label} "))
    }

    fn complaint(&self, error: &RecordFileError) -> crate::Failure {
        complaint(self.language(), self.sitting.file.path(), error)
    }
}
