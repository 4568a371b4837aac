//! Rust for the languages themselves: one variant for each file.

use crate::catalogue::Catalogue;
use crate::pieces::{Piece, pieces};
use std::fmt::Write;

/// The message in which a language says what it is called.
pub const NAME: &str = "language-name";

/// The name of a language in Rust: `de` is `De`, `pt-BR` is `PtBr`.
pub fn variant(code: &str) -> String {
    code.split('-').map(|part| part[..1].to_uppercase() + &part[1..].to_lowercase()).collect()
}

/// The plural rule of a language, by the names in `src/plural.rs`.
/// From CLDR 48, <https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html>.
fn plural_rule(code: &str) -> Option<&'static str> {
    Some(match code.split('-').next().unwrap_or(code) {
        "en" | "de" | "nl" | "sv" | "da" | "nb" | "nn" | "fi" | "et" | "hu" => "one",
        "es" | "it" | "ca" => "one_or_millions",
        "fr" | "pt" => "zero_and_one_or_millions",
        _ => return None,
    })
}

/// The enumeration of languages.
pub fn languages(all: &[Catalogue]) -> Result<String, Vec<String>> {
    let (mut variants, mut codes, mut names, mut plurals) =
        (String::new(), String::new(), String::new(), String::new());
    let mut mistakes = Vec::new();
    for own in all {
        let (code, variant) = (&own.code, variant(&own.code));
        let name = own.messages.get(NAME).and_then(|said| pieces(own, own, said).ok());
        let name = match name.as_deref() {
            Some([Piece::Text(name)]) => name.clone(),
            _ => {
                mistakes.push(format!(
                    "locales/{code}.ftl: `{NAME}` has to say what the language calls itself"
                ));
                continue;
            }
        };
        let Some(rule) = plural_rule(code) else {
            mistakes.push(format!(
                "locales/{code}.ftl: no plural rule is known for `{code}`: it goes into crates/language/build/enumeration.rs, from CLDR"
            ));
            continue;
        };
        let default = if variants.is_empty() { "    #[default]\n" } else { "" };
        let _ = writeln!(variants, "    /// {name}.\n{default}    {variant},");
        let _ = writeln!(codes, "            Self::{variant} => {code:?},");
        let _ = writeln!(names, "            Self::{variant} => {name:?},");
        let _ = writeln!(plurals, "            Self::{variant} => plural::{rule}(number),");
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let listed: Vec<String> =
        all.iter().map(|own| format!("Self::{}", variant(&own.code))).collect();
    Ok(format!(
        "/// A language that reports are given in: one for each file in `locales`.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]\n\
         pub enum Language {{\n{variants}}}\n\
         impl Language {{\n\
         /// All of them, English first.\npub const ALL: [Self; {}] = [{}];\n\
         /// Its code: `de`.\npub const fn code(self) -> &'static str {{\n        match self {{\n{codes}        }}\n    }}\n\
         /// What it calls itself: \"Deutsch\".\npub const fn own_name(self) -> &'static str {{\n        match self {{\n{names}        }}\n    }}\n\
         /// The plural category of a number in it.\npub(crate) const fn plural(self, number: u64) -> &'static str {{\n        match self {{\n{plurals}        }}\n    }}\n}}\n",
        all.len(),
        listed.join(", ")
    ))
}
