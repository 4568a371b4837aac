//! The messages of the editor's scripts. The scripts are the same in every language, so the page
//! supplies the words.

use serde_json::Value;
use tiebreak_report::{Language, say};

/// The messages by name. The scripts replace `{}` and then `{of}` by values.
pub(super) fn script_words(language: Language) -> Value {
    let said = |say: &str| say!(language, page_editor_script { say, what: "{}", of: "{of}" });
    SCRIPT_WORDS.iter().map(|say| ((*say).to_owned(), Value::from(said(say)))).collect()
}

/// The messages that `editor.js` and `regulation-form.js` show.
const SCRIPT_WORDS: [&str; 19] = [
    "keeps-nothing",
    "checking",
    "checked",
    "busy",
    "logged-out",
    "not-checked",
    "answered",
    "no-connection",
    "saving",
    "not-saved",
    "back",
    "without-it",
    "saved-instead",
    "form-logged-out",
    "form-not-taken",
    "form-no-connection",
    "form-choose",
    "form-taken-back",
    "form-now",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_said_and_is_one_of_its_own() {
        let scripts = concat!(
            include_str!("../../../assets/editor.js"),
            include_str!("../../../assets/regulation-form.js")
        );
        for name in SCRIPT_WORDS {
            let said =
                [format!("words.{name}"), format!("words[\"{name}\"]"), format!("word(\"{name}\"")];
            assert!(said.iter().any(|said| scripts.contains(said)), "{name}");
        }
        for language in Language::ALL {
            let words = script_words(language);
            let different: std::collections::BTreeSet<String> =
                SCRIPT_WORDS.iter().map(|name| words[*name].to_string()).collect();
            assert_eq!(different.len(), SCRIPT_WORDS.len(), "{words}");
        }
    }
}
