//! Rust for each message: a structure of its variables, and a method that says it in every language
//! from the table of texts.

use crate::catalogue::{Catalogue, FIRST};
use crate::enumeration::NAME;
use crate::texts::{Texts, fields, texts};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What the build writes.
pub struct Written {
    /// The structures, and where each message begins.
    pub code: String,
    /// What they say, language by language, English first.
    pub texts: Vec<Texts>,
}

/// What a message is called in Rust: `stay-tied` is `stay_tied`.
pub fn identifier(name: &str) -> String {
    name.replace(['-', '.'], "_")
}

/// All messages.
pub fn messages(all: &[Catalogue]) -> Result<Written, Vec<String>> {
    let Some(first) = all.iter().find(|one| one.code == FIRST) else {
        return Err(vec![format!("locales/{FIRST}.ftl is missing")]);
    };
    // What a language calls itself is known to the enumeration.
    let names: Vec<&str> =
        first.messages.keys().map(String::as_str).filter(|name| *name != NAME).collect();
    same_names(&names)?;
    let texts: Result<Vec<_>, _> = all.iter().map(|own| texts(own, first, &names)).collect();
    let texts = texts.map_err(|error| vec![error])?;
    let mut code = beginnings(&texts);
    for (number, name) in names.iter().enumerate() {
        let fields = fields(first, name).map_err(|error| vec![error])?;
        structure(&mut code, name, number, &fields);
    }
    Ok(Written { code, texts })
}

fn same_names(names: &[&str]) -> Result<(), Vec<String>> {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for name in names {
        if let Some(other) = seen.insert(identifier(name), name) {
            return Err(vec![format!(
                "locales/{FIRST}.ftl: {name} and {other} have the same name in Rust"
            )]);
        }
    }
    Ok(())
}

/// Numbers, not slices: a slice is an address, and a program corrects its addresses before it
/// starts.
fn beginnings(texts: &[Texts]) -> String {
    let beginnings: Vec<_> = texts.iter().map(|one| &one.beginnings).collect();
    let (languages, messages) = (beginnings.len(), beginnings.first().map_or(0, |one| one.len()));
    let others: String = (1..languages)
        .map(|number| format!("include_bytes!({}), ", in_output(&deflated(number))))
        .collect();
    format!(
        "pub(super) static BEGINNINGS: [[u32; {messages}]; {languages}] = {beginnings:?};\n\
         pub(super) static ENGLISH: &str = include_str!({});\n\
         pub(super) static OTHERS: [&[u8]; {}] = [{others}];\n",
        in_output(WRITTEN),
        languages.saturating_sub(1),
    )
}

/// The file of what is said in English.
pub const WRITTEN: &str = "messages.txt";

/// The file of what is said in the language of a number.
pub fn deflated(language: usize) -> String {
    format!("messages-{language}.deflate")
}

fn in_output(file: &str) -> String {
    format!("concat!(env!(\"OUT_DIR\"), \"/{file}\")")
}

fn structure(out: &mut String, name: &str, number: usize, fields: &[String]) {
    let own = identifier(name);
    let _ = write!(out, "/// The message `{name}`.\npub struct {own}");
    let lifetimes = if fields.is_empty() {
        out.push_str(";\n");
        ["", ""]
    } else {
        out.push_str("<'a> {\n");
        for field in fields {
            let _ =
                writeln!(out, "    /// Its `${field}`.\n    pub {}: Arg<'a>,", identifier(field));
        }
        out.push_str("}\n");
        ["<'_>", "<'static>"]
    };
    let variables: Vec<String> =
        fields.iter().map(|field| format!("self.{}", identifier(field))).collect();
    let variables = variables.join(", ");
    let [any, kept] = lifetimes;
    let _ = write!(
        out,
        "impl {own}{any} {{\n    /// In a language.\n    pub fn say(self, language: Language) -> String {{\n        tell({number}, language, [{variables}])\n    }}\n}}\n\
         impl {own}{kept} {{\n    /// Its number.\n    pub const NUMBER: usize = {number};\n    /// To be said later.\n    pub fn sentence(self) -> Sentence {{\n        Sentence::message({number}, [{variables}])\n    }}\n}}\n"
    );
}
