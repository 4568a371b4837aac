//! Settings of the server: each from the command line, else from the environment, else from a file,
//! else as usual.
//!
//! One key has one name everywhere: `--public-url`, `TIEBREAK_PUBLIC_URL`, `public-url = "..."`.
//! The file is read whole, also what the command line overrules: a mistake in it is found when the
//! server starts, and not on the day on which an option is left out.

use crate::failure::Complaint;
use crate::load::text_file;
use std::convert::Infallible;
use std::fmt::Display;
use std::num::{IntErrorKind, ParseIntError};
use std::path::{Path, PathBuf};
use std::str::{FromStr, ParseBoolError};
use tiebreak_document::{Diagnostic, Document, Faults, Fields, Node, NodeValue, RejectedFile};
use tiebreak_report::words::apart;
use tiebreak_report::{Language, Sentence, say, sentence};

/// The file that is read where none is named and one is there.
pub const FILE: &str = "tiebreak.toml";

/// From where a setting came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SettingOrigin {
    Option,
    Environment,
    File,
    Usual,
}

/// The settings while they are read.
#[derive(Debug)]
pub struct SettingsReader<'d> {
    file: Option<(&'d Document, Fields<'d>)>,
    faults: Faults,
    /// What is wrong with the environment.
    complaints: Vec<Sentence>,
    shown: Vec<Setting>,
}

/// A key, its value as a file of settings has it, and from where it came; without a value it is not
/// set.
type Setting = (&'static str, Option<(String, SettingOrigin)>);

/// Why a text is not a value of a setting.
pub trait Why {
    /// The reason, for people.
    fn sentence(self) -> Sentence;
}

impl Why for Sentence {
    fn sentence(self) -> Sentence {
        self
    }
}

impl Why for Infallible {
    fn sentence(self) -> Sentence {
        match self {}
    }
}

impl Why for ParseIntError {
    fn sentence(self) -> Sentence {
        let why = match self.kind() {
            IntErrorKind::Empty => "empty",
            IntErrorKind::InvalidDigit => "digit",
            IntErrorKind::PosOverflow => "large",
            IntErrorKind::NegOverflow => "small",
            IntErrorKind::Zero => "zero",
            _ => return self.to_string().into(),
        };
        sentence!(settings_no_number { why })
    }
}

impl Why for ParseBoolError {
    fn sentence(self) -> Sentence {
        sentence!(settings_no_bool)
    }
}

/// The file of settings: as named, or the one in this folder, or none.
pub fn file(language: Language, named: Option<&Path>) -> crate::Result<Option<Document>> {
    let named = named
        .map(Path::to_owned)
        .or_else(|| std::env::var_os("TIEBREAK_CONFIG").map(PathBuf::from));
    let path = match named {
        Some(path) => path,
        None if Path::new(FILE).is_file() => FILE.into(),
        None => return Ok(None),
    };
    let text = text_file(language, &path)?;
    Ok(Some(Document::read(&path.display().to_string(), &text)?))
}

/// The variable of a key: `TIEBREAK_PUBLIC_URL` of `public-url`.
fn variable(key: &str) -> String {
    format!("TIEBREAK_{}", key.to_uppercase().replace('-', "_"))
}

fn environment(key: &str) -> Option<String> {
    std::env::var(variable(key)).ok().filter(|value| !value.is_empty())
}

impl<'d> SettingsReader<'d> {
    /// Begins with a file, if there is one.
    pub fn new(document: Option<&'d Document>) -> Self {
        let mut faults = Faults::default();
        let file = document.and_then(|document| {
            Some((document, Fields::open(&document.root, "the settings", &mut faults)?))
        });
        Self { file, faults, complaints: Vec::new(), shown: Vec::new() }
    }

    /// A setting with one value.
    pub fn one<T>(&mut self, key: &'static str, option: Option<T>, usual: Option<T>) -> Option<T>
    where
        T: FromStr<Err: Why> + Display,
    {
        self.one_shown_as(key, option, usual, |value| value.to_string())
    }

    /// The same, shown in other words: what holds a password is not shown whole.
    pub fn one_shown_as<T>(
        &mut self,
        key: &'static str,
        option: Option<T>,
        usual: Option<T>,
        show: impl Fn(&T) -> String,
    ) -> Option<T>
    where
        T: FromStr<Err: Why>,
    {
        let from_file = self.in_file(key, text);
        let from_environment = environment(key).and_then(|text| self.of_environment(key, &text));
        let candidates = [
            (option, SettingOrigin::Option),
            (from_environment, SettingOrigin::Environment),
            (from_file, SettingOrigin::File),
            (usual, SettingOrigin::Usual),
        ];
        let found = candidates.into_iter().find_map(|(value, origin)| Some((value?, origin)));
        self.shown
            .push((key, found.as_ref().map(|(value, origin)| (quoted(&show(value)), *origin))));
        found.map(|(value, _)| value)
    }

    /// A setting that is on or off; the command line can only turn it on.
    pub fn on_or_off(&mut self, key: &'static str, option: bool) -> bool {
        let from_file = self.in_file(key, truth);
        let from_environment =
            environment(key).and_then(|text| self.of_environment::<bool>(key, &text));
        let candidates = [
            (option.then_some(true), SettingOrigin::Option),
            (from_environment, SettingOrigin::Environment),
            (from_file, SettingOrigin::File),
            (Some(false), SettingOrigin::Usual),
        ];
        let found = candidates.into_iter().find_map(|(value, origin)| Some((value?, origin)));
        let (value, origin) = found.unwrap_or((false, SettingOrigin::Usual));
        self.shown.push((key, Some((value.to_string(), origin))));
        value
    }

    /// A setting with several values: one option each, between commas or blanks in the environment,
    /// a list in the file.
    pub fn several<T>(&mut self, key: &'static str, options: Vec<T>) -> Vec<T>
    where
        T: FromStr<Err: Why> + Display,
    {
        let from_file = self.in_file(key, |node, faults, key| match &node.value {
            NodeValue::List(items) => {
                Some(items.iter().filter_map(|item| text(item, faults, key)).collect())
            }
            _ => text(node, faults, key).map(|one| vec![one]),
        });
        let from_environment = environment(key).map(|all| {
            let parts = all.split([',', ' ']).filter(|part| !part.is_empty());
            parts.filter_map(|part| self.of_environment(key, part)).collect::<Vec<T>>()
        });
        let candidates = [
            (Some(options).filter(|options| !options.is_empty()), SettingOrigin::Option),
            (from_environment, SettingOrigin::Environment),
            (from_file, SettingOrigin::File),
        ];
        let found = candidates.into_iter().find_map(|(values, origin)| Some((values?, origin)));
        let list = |values: &Vec<T>| {
            format!(
                "[{}]",
                values
                    .iter()
                    .map(|value| quoted(&value.to_string()))
                    .collect::<Vec<_>>()
                    .join(", ")
            )
        };
        self.shown.push((key, found.as_ref().map(|(values, origin)| (list(values), *origin))));
        found.map(|(values, _)| values).unwrap_or_default()
    }

    fn of_environment<T: FromStr<Err: Why>>(&mut self, key: &str, text: &str) -> Option<T> {
        match text.parse() {
            Ok(value) => Some(value),
            Err(error) => {
                let why = error.sentence();
                self.complaints.push(sentence!(settings_of_variable {
                    variable: variable(key),
                    text,
                    why
                }));
                None
            }
        }
    }

    fn in_file<T>(
        &mut self,
        key: &'static str,
        read: impl Fn(&Node, &mut Faults, &str) -> Option<T>,
    ) -> Option<T> {
        let (_, fields) = self.file.as_mut()?;
        read(fields.node(key)?, &mut self.faults, key)
    }

    /// Everything was read: what is wrong with the file or the environment is told, all of it.
    pub fn finish(mut self, language: Language) -> crate::Result<ShownSettings> {
        let mut name = None;
        if let Some((document, fields)) = self.file {
            name = Some(document.name.clone());
            fields.finish(&mut self.faults);
            if self.faults.fatal() {
                return Err(
                    RejectedFile::new(&document.name, &document.text, self.faults.list).into()
                );
            }
        }
        if !self.complaints.is_empty() {
            let hint = say!(language, cli_show_config);
            let all: Vec<String> =
                self.complaints.iter().map(|one| one.in_language(language)).collect();
            return Err(Complaint::new(apart(language, &all)).hint(hint).into());
        }
        Ok(ShownSettings { settings: self.shown, file: name, language })
    }
}

fn text<T: FromStr<Err: Why>>(node: &Node, faults: &mut Faults, key: &str) -> Option<T> {
    let text = match &node.value {
        NodeValue::Number(number) => number.clone(),
        _ => node.text(key, faults)?.value,
    };
    match text.parse() {
        Ok(value) => Some(value),
        Err(error) => {
            faults.add(Diagnostic::error(
                sentence!(settings_of_key { key, why: error.sentence() }),
                node.span.clone(),
            ));
            None
        }
    }
}

fn truth(node: &Node, faults: &mut Faults, key: &str) -> Option<bool> {
    match node.value {
        NodeValue::Bool(value) => Some(value),
        _ => {
            let message = sentence!(settings_no_truth { key, what: node.value.kind() });
            faults.add(
                Diagnostic::error(message, node.span.clone())
                    .label(sentence!(event_file_true_or_false)),
            );
            None
        }
    }
}

/// A text as TOML has it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The settings as they count, with where each came from.
#[derive(Debug)]
pub struct ShownSettings {
    settings: Vec<Setting>,
    file: Option<String>,
    language: Language,
}

impl ShownSettings {
    /// The file that was read.
    pub fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }
}

impl Display for ShownSettings {
    /// As a file of settings, which can be kept and given back.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let long = |(key, set): &Setting| {
            set.as_ref().map(|(value, _)| format!("{key} = {value}").chars().count())
        };
        let width = self.settings.iter().filter_map(long).max().unwrap_or(0);
        for (key, set) in &self.settings {
            let Some((value, origin)) = set else {
                writeln!(f, "# {}", say!(self.language, settings_not_set { key: *key }))?;
                continue;
            };
            let from = match origin {
                SettingOrigin::Option => format!("--{key}"),
                SettingOrigin::Environment => variable(key),
                SettingOrigin::File => self.file.clone().unwrap_or_default(),
                SettingOrigin::Usual => say!(self.language, settings_usual),
            };
            writeln!(f, "{:<width$}  # {from}", format!("{key} = {value}"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Option<u16>, bool, crate::Result<ShownSettings>) {
        let document = Document::read(FILE, text).unwrap();
        let mut reading = SettingsReader::new(Some(&document));
        let port = reading.one("port", None, Some(8080));
        let demo = reading.on_or_off("demo", false);
        (port, demo, reading.finish(Language::En))
    }

    #[test]
    fn a_file_counts_where_nothing_else_does() {
        let (port, demo, shown) = read("port = 9\ndemo = true\n");
        assert_eq!((port, demo), (Some(9), true));
        assert_eq!(
            shown.unwrap().to_string(),
            "port = \"9\"   # tiebreak.toml\ndemo = true  # tiebreak.toml\n"
        );
        let (port, demo, _) = read("");
        assert_eq!((port, demo), (Some(8080), false));
    }

    #[test]
    fn all_mistakes_of_a_file_are_told_at_once() {
        let (_, _, shown) = read("prot = 9\nport = \"x\"\ndemo = 1\n");
        let said = shown.unwrap_err().in_language(Language::En);
        for words in [
            "tiebreak.toml:1:1: unknown key `prot`",
            "tiebreak.toml:2:8: `port`",
            "tiebreak.toml:3:8: `demo` is a number",
        ] {
            assert!(said.contains(words), "{words}: {said}");
        }
    }

    #[test]
    fn the_command_line_comes_first() {
        let document = Document::read(FILE, "port = 9\n").unwrap();
        let mut reading = SettingsReader::new(Some(&document));
        assert_eq!(reading.one("port", Some(7u16), None), Some(7));
        assert_eq!(reading.finish(Language::En).unwrap().to_string(), "port = \"7\"  # --port\n");
    }
}
