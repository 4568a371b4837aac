//! The messages between server and child process: a line of JSON, then raw bytes.

use crate::infra::problem::Problem;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use tiebreak_document::{Diagnostic, RejectedFile, Severity};
use tiebreak_report::{Language, Sentence};

/// The longest text that a refusal returns, in bytes. The page underlines mistakes in it.
const LONGEST_TEXT: usize = 32 << 20;

/// The kind of file to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// An event in any supported format.
    Event,
    /// An event in any supported format. The tie-break values that it publishes are compared.
    ComparedEvent,
    /// An event in the program's own format.
    EventFile,
    /// A regulation file.
    Regulation,
}

/// The first line to the child; `size` bytes of the file follow.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Request {
    pub name: String,
    pub subject: Subject,
    /// The fields of the upload form.
    pub fields: Vec<(String, String)>,
    /// The size of the file in bytes.
    pub size: usize,
}

impl Request {
    /// A request without a size, which is set when the request is sent.
    pub fn new(name: &str, subject: Subject, fields: &[(String, String)]) -> Self {
        Self { name: name.to_owned(), subject, fields: fields.to_vec(), size: 0 }
    }
}

/// The first line of the child's reply. The text of a refused file follows.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// The file can be read within the limits.
    Readable,
    /// The file cannot be used.
    Refused(Refusal),
    /// The options sent with the file cannot be used, for this reason.
    Invalid(Translations),
}

/// A [`RejectedFile`] without its text.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    name: String,
    findings: Vec<WireFinding>,
    unlisted: Vec<(Translations, usize)>,
}

/// A [`Diagnostic`] in the form that both processes exchange.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireFinding {
    severity: Grade,
    message: Translations,
    /// The kind of the message: findings of one kind are counted together.
    kind: Translations,
    span: Option<Range<usize>>,
    label: Translations,
    hint: Option<Translations>,
}

/// A [`Severity`] in the form that both processes exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Grade {
    Error,
    Warning,
    Note,
}

/// A sentence in every language, in the order of [`Language::ALL`]; a single text if all are equal.
///
/// The child does not know the language of the reader.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Translations(Vec<String>);

impl Translations {
    /// Translates a sentence into every language.
    pub fn new(sentence: &Sentence) -> Self {
        let mut texts: Vec<String> =
            Language::ALL.into_iter().map(|language| sentence.in_language(language)).collect();
        if texts.iter().all(|text| *text == texts[0]) {
            texts.truncate(1);
        }
        Self(texts)
    }

    /// The sentence for a reader of any language.
    pub fn into_sentence(self) -> Sentence {
        let mut texts = self.0;
        if texts.len() <= 1 {
            return Sentence::from(texts.pop().unwrap_or_default());
        }
        Sentence::new(move |language| {
            let at = Language::ALL.into_iter().position(|one| one == language).unwrap_or(0);
            texts.get(at).or(texts.first()).cloned().unwrap_or_default()
        })
    }
}

impl Reply {
    /// The reply for a result, and the text that follows it.
    pub fn from_result(read: Result<(), Problem>) -> (Self, String) {
        match read {
            Ok(()) => (Self::Readable, String::new()),
            Err(Problem::Rejected(rejected)) => Self::from_rejected(rejected),
            Err(Problem::Invalid(why)) => (Self::Invalid(Translations::new(&why)), String::new()),
            // Readers return no other problem.
            Err(other) => {
                (Self::Invalid(Translations::new(&other.to_string().into())), String::new())
            }
        }
    }

    fn from_rejected(rejected: RejectedFile) -> (Self, String) {
        let RejectedFile { name, text, findings, unlisted } = rejected;
        // The text is only needed to underline mistakes in it.
        let carried =
            text.len() <= LONGEST_TEXT && findings.iter().any(|found| found.span.is_some());
        let finding = |found: &Diagnostic| WireFinding {
            severity: match found.severity {
                Severity::Error => Grade::Error,
                Severity::Warning => Grade::Warning,
                Severity::Note => Grade::Note,
            },
            message: Translations::new(&found.message),
            kind: Translations::new(&found.kind()),
            span: found.span.clone().filter(|_| carried),
            label: Translations::new(&found.label),
            hint: found.hint.as_ref().map(Translations::new),
        };
        let findings = findings.iter().map(finding).collect();
        let unlisted =
            unlisted.iter().map(|(kind, count)| (Translations::new(kind), *count)).collect();
        (
            Self::Refused(Refusal { name, findings, unlisted }),
            if carried { text } else { String::new() },
        )
    }

    /// The result for the sender of the file.
    pub fn into_result(self, text: String) -> Result<(), Problem> {
        match self {
            Self::Readable => Ok(()),
            Self::Refused(refusal) => Err(Problem::Rejected(refusal.into_rejected(text))),
            Self::Invalid(why) => Err(Problem::Invalid(why.into_sentence())),
        }
    }
}

impl Refusal {
    fn into_rejected(self, text: String) -> RejectedFile {
        let finding = |found: WireFinding| Diagnostic {
            severity: match found.severity {
                Grade::Error => Severity::Error,
                Grade::Warning => Severity::Warning,
                Grade::Note => Severity::Note,
            },
            message: found.message.into_sentence().with_kind(found.kind.into_sentence()),
            span: found.span,
            label: found.label.into_sentence(),
            hint: found.hint.map(Translations::into_sentence),
        };
        let Self { name, findings, unlisted } = self;
        let unlisted =
            unlisted.into_iter().map(|(kind, count)| (kind.into_sentence(), count)).collect();
        RejectedFile { name, text, findings: findings.into_iter().map(finding).collect(), unlisted }
    }
}
