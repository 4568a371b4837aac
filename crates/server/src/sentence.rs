//! A sentence that is said once it is known who reads it: a person in the language of the page, a program and the log in English.

use std::fmt;
use std::sync::Arc;
use tiebreak_report::Language;

/// What somebody will be told, in any language.
///
/// What is wrong is found deep inside, where nobody knows who asked. Words that were made there would be English for everybody; so what is
/// carried outwards is the way to say it.
#[derive(Clone)]
pub struct Sentence(Arc<dyn Fn(Language) -> String + Send + Sync>);

impl Sentence {
    /// A sentence, by how it is said.
    pub fn new(said: impl Fn(Language) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(said))
    }

    /// The sentence in a language.
    pub fn in_language(&self, language: Language) -> String {
        (self.0)(language)
    }
}

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

/// What programs alone are told is English.
impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self::new(move |_| text.clone())
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

/// A message of `locales/*.ftl` as a [`Sentence`]: `sentence!(page_no_place { number: number.to_owned(), count })`. Its variables are owned.
macro_rules! sentence {
    (@ $name:ident) => { $name };
    (@ $name:ident $value:expr) => { $value };
    ($message:ident) => { $crate::sentence::Sentence::new(|language| tiebreak_report::say!(language, $message)) };
    ($message:ident { $($name:ident $(: $value:expr)?),+ $(,)? }) => {{
        $(let $name = $crate::sentence::sentence!(@ $name $($value)?);)+
        $crate::sentence::Sentence::new(move |language| tiebreak_report::say!(language, $message { $($name: $name.clone()),+ }))
    }};
}
pub(crate) use sentence;

#[cfg(test)]
mod tests {
    use super::Sentence;
    use tiebreak_report::Language;

    #[test]
    fn said_to_whoever_reads_it() {
        let place = Sentence::new(|language| tiebreak_report::words::places(language, 1, 1));
        assert_eq!(place.in_language(Language::De), "den ersten Platz");
        assert_eq!(place.to_string(), "first place", "to programs and in the log");
    }
}
