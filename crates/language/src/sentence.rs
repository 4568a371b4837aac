//! A sentence that is said once it is known who reads it: a person in their language, a program and
//! the log in English.

use crate::arg::LEFT_OUT;
use crate::telling::{ShowValues, tell_values};
use crate::{Arg, Language, lists};
use std::fmt;
use std::sync::Arc;

/// What somebody will be told, in any language.
///
/// What is wrong is found deep inside, where nobody knows who asked. Words that were made there
/// would be English for everybody; so what is carried outwards is the message and its values. Two
/// sentences are the same if they are the same in English.
///
/// ```
/// use tiebreak_language::{Language, Sentence, sentence};
///
/// let colours = Sentence::or(["`white`", "`black`"]);
/// assert_eq!(colours.in_language(Language::De), "`white` oder `black`");
/// let list = sentence!(list_apart { before: "A", next: colours });
/// assert_eq!(list.to_string(), "A; `white` or `black`");
/// ```
#[derive(Clone)]
pub struct Sentence(SentenceForm);

#[derive(Clone)]
enum SentenceForm {
    /// The same in every language: a name, what somebody wrote, a library's own words.
    Text(String),
    /// A message of `locales/*.ftl`, with its variables in the order of their letters.
    Message { number: usize, variables: Box<[Arg<'static>]>, values: ShowValues },
    /// Several, as the language lists them.
    List { items: Vec<Sentence>, ending: Ending },
    /// Sentences one after the other, with something between them.
    Row { items: Vec<Sentence>, between: &'static str },
    /// A way to say it, where a message is not enough.
    Said(Arc<dyn Fn(Language) -> String + Send + Sync>),
    /// A sentence that came from another process together with its kind.
    OfKind { sentence: Box<Sentence>, kind: Box<Sentence> },
}

/// How a list ends.
#[derive(Clone, Copy)]
enum Ending {
    /// "a, b and c".
    And,
    /// "a, b or c".
    Or,
    /// "a; b; c".
    Apart,
}

impl Sentence {
    /// A sentence, by how it is said.
    pub fn new(said: impl Fn(Language) -> String + Send + Sync + 'static) -> Self {
        Self(SentenceForm::Said(Arc::new(said)))
    }

    /// The same sentence, whose kind is another sentence: a text alone does not show which of its
    /// words are values.
    pub fn with_kind(self, kind: Self) -> Self {
        Self(SentenceForm::OfKind { sentence: Box::new(self), kind: Box::new(kind) })
    }

    /// A message of a number; [`sentence!`](crate::sentence) knows it by its name.
    #[inline(never)]
    pub(crate) fn message<const VARIABLES: usize>(
        number: usize,
        variables: [Arg<'static>; VARIABLES],
    ) -> Self {
        Self(SentenceForm::Message {
            number,
            variables: Box::new(variables),
            values: ShowValues::Shown,
        })
    }

    /// "a, b and c".
    pub fn and<S: Into<Self>>(items: impl IntoIterator<Item = S>) -> Self {
        Self::list(items, Ending::And)
    }

    /// "a, b or c".
    pub fn or<S: Into<Self>>(items: impl IntoIterator<Item = S>) -> Self {
        Self::list(items, Ending::Or)
    }

    /// "a; b; c": parts of a sentence that are set apart.
    pub fn apart<S: Into<Self>>(items: impl IntoIterator<Item = S>) -> Self {
        Self::list(items, Ending::Apart)
    }

    fn list<S: Into<Self>>(items: impl IntoIterator<Item = S>, ending: Ending) -> Self {
        let mut items: Vec<Self> = items.into_iter().map(Into::into).collect();
        match items.len() {
            0 => Self::default(),
            1 => items.remove(0),
            _ => Self(SentenceForm::List { items, ending }),
        }
    }

    /// Whole sentences, or the rows of a list: one after the other with the same between them in
    /// every language.
    pub fn joined<S: Into<Self>>(
        items: impl IntoIterator<Item = S>,
        between: &'static str,
    ) -> Self {
        let mut items: Vec<Self> = items.into_iter().map(Into::into).collect();
        match items.len() {
            0 => Self::default(),
            1 => items.remove(0),
            _ => Self(SentenceForm::Row { items, between }),
        }
    }

    /// The sentence in a language.
    pub fn in_language(&self, language: Language) -> String {
        let said = |items: &[Self]| {
            items.iter().map(|item| item.in_language(language)).collect::<Vec<_>>()
        };
        match &self.0 {
            SentenceForm::Text(text) => text.clone(),
            SentenceForm::Message { number, variables, values } => {
                tell_values(*number, language, variables, *values)
            }
            SentenceForm::List { items, ending: Ending::And } => {
                lists::list(language, &said(items))
            }
            SentenceForm::List { items, ending: Ending::Or } => {
                lists::list_or(language, &said(items))
            }
            SentenceForm::List { items, ending: Ending::Apart } => {
                lists::apart(language, &said(items))
            }
            SentenceForm::Row { items, between } => said(items).join(between),
            SentenceForm::Said(said) => said(language),
            SentenceForm::OfKind { sentence, .. } => sentence.in_language(language),
        }
    }

    /// What kind of sentence it is: the message with "…" for each of its values, which differ from
    /// one place to the other.
    ///
    /// ```
    /// use tiebreak_language::sentence;
    /// let places = sentence!(places { reach: "two", from: 3, to: 4 });
    /// assert_eq!(places.kind().to_string(), "places … and …");
    /// ```
    pub fn kind(&self) -> Self {
        match &self.0 {
            SentenceForm::Message { number, variables, .. } => Self(SentenceForm::Message {
                number: *number,
                variables: variables.clone(),
                values: ShowValues::LeftOut,
            }),
            SentenceForm::Row { items, between } => {
                Self(SentenceForm::Row { items: items.iter().map(Self::kind).collect(), between })
            }
            SentenceForm::OfKind { kind, .. } => (**kind).clone(),
            _ => self.clone(),
        }
    }

    /// A value of another sentence in the kind of that one.
    pub(crate) fn part_of_a_kind(&self, language: Language) -> String {
        match &self.0 {
            SentenceForm::Message { .. } => self.kind().in_language(language),
            _ => LEFT_OUT.to_owned(),
        }
    }

    /// Whether it is the message of a number; [`says!`](crate::says) knows it by its name.
    #[doc(hidden)]
    pub fn is_message(&self, wanted: usize) -> bool {
        matches!(&self.0, SentenceForm::Message { number, .. } if *number == wanted)
    }

    /// Whether nothing is said: a text without a sign.
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, SentenceForm::Text(text) if text.is_empty())
    }
}

/// Nothing is said.
impl Default for Sentence {
    fn default() -> Self {
        Self(SentenceForm::Text(String::new()))
    }
}

/// In English, as programs and the log get it.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::default()))
    }
}

impl fmt::Debug for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// Why a text is not a value, as the command line and settings report it.
impl std::error::Error for Sentence {}

impl PartialEq for Sentence {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Sentence {}

impl PartialEq<str> for Sentence {
    fn eq(&self, other: &str) -> bool {
        self.in_language(Language::default()) == other
    }
}

impl PartialEq<&str> for Sentence {
    fn eq(&self, other: &&str) -> bool {
        self.in_language(Language::default()) == *other
    }
}

/// Words that are nobody's to translate.
impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self(SentenceForm::Text(text))
    }
}

impl From<&String> for Sentence {
    fn from(text: &String) -> Self {
        Self::from(text.clone())
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<&Self> for Sentence {
    fn from(sentence: &Self) -> Self {
        sentence.clone()
    }
}
