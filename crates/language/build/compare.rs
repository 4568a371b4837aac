//! What is wrong with a language, held against English.

use crate::catalogue::{Catalogue, FIRST};
use crate::pieces::{pieces, variables};
use std::fmt;

/// Something wrong in a file of sentences.
#[derive(Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where and what.
    said: String,
    /// Whether the program cannot be built with it.
    pub cannot_be_compiled: bool,
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.said)
    }
}

/// Everything that is wrong, language by language.
pub fn compare(all: &[Catalogue]) -> Vec<Problem> {
    let Some(first) = all.iter().find(|one| one.code == FIRST) else {
        return vec![Problem {
            said: format!("locales/{FIRST}.ftl is missing"),
            cannot_be_compiled: true,
        }];
    };
    let mut problems: Vec<Problem> = all.iter().flat_map(|own| broken(own, first)).collect();
    if problems.is_empty() {
        problems = all
            .iter()
            .filter(|own| own.code != FIRST)
            .flat_map(|own| against(own, first))
            .collect();
    }
    problems
}

/// Messages that cannot be taken apart.
fn broken(own: &Catalogue, first: &Catalogue) -> Vec<Problem> {
    let mistakes = own.messages.values().filter_map(|said| pieces(own, first, said).err());
    mistakes.map(|said| Problem { said, cannot_be_compiled: true }).collect()
}

/// Beginnings of the names of messages for operators. They are in English only.
const ENGLISH_ONLY: [&str; 3] = ["generate-", "settings-", "store-"];

/// Whether only operators read a message.
fn is_english_only(name: &str) -> bool {
    ENGLISH_ONLY.iter().any(|beginning| name.starts_with(beginning))
}

fn against(own: &Catalogue, first: &Catalogue) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut problem =
        |said: String, cannot_be_compiled| problems.push(Problem { said, cannot_be_compiled });
    for (name, english) in &first.messages {
        let Some(said) = own.messages.get(name) else {
            if !is_english_only(name) {
                problem(format!("locales/{}.ftl lacks {name}", own.code), false);
            }
            continue;
        };
        let place = own.place(said.line);
        if is_english_only(name) {
            problem(format!("{place}: {name} is for operators, in English only"), false);
        }
        let of = |catalogue, said| {
            pieces(catalogue, first, said).map(|pieces| variables(&pieces)).unwrap_or_default()
        };
        let (wanted, used) = (of(first, english), of(own, said));
        for variable in used.keys().filter(|variable| !wanted.contains_key(*variable)) {
            problem(format!("{place}: {name} has ${variable}, which English does not have"), true);
        }
        // What English only chooses by, another language may have no need of: its words do not
        // change there.
        for (variable, _) in
            wanted.iter().filter(|(variable, shown)| **shown && !used.contains_key(*variable))
        {
            problem(format!("{place}: {name} does not say ${variable}"), false);
        }
    }
    for (name, said) in own.messages.iter().filter(|(name, _)| !first.messages.contains_key(*name))
    {
        problem(format!("{}: {name} is not in English", own.place(said.line)), false);
    }
    problems
}
