//! Says a message from the table of texts.

use super::arg::Arg;
use super::generated::{BEGINNINGS, Language};
use super::marks::{CASE, CHOICE, CHOSEN, FIRST_LETTER, OTHERWISE, SAYS, SHOW, is_mark};
use super::texts::texts;

/// The message of a number, with its variables in the order of their letters.
///
/// Not inlined: each message calls it, and there are as many of it as numbers of variables.
#[inline(never)]
pub(super) fn tell<const VARIABLES: usize>(
    message: usize,
    language: Language,
    variables: [Arg<'_>; VARIABLES],
) -> String {
    tell_values(message, language, &variables, ShowValues::Shown)
}

/// Whether the values of variables are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShowValues {
    /// The values are filled in.
    Shown,
    /// "…" stands for them: what is left is the kind of a sentence.
    LeftOut,
}

/// The same, with or without the values.
pub(super) fn tell_values(
    message: usize,
    language: Language,
    variables: &[Arg<'_>],
    values: ShowValues,
) -> String {
    let beginning =
        |language: Language| BEGINNINGS.get(language as usize)?.get(message).filter(|at| **at != 0);
    // A language that lacks a message says it in English, with the plurals of English.
    let own = beginning(language).map(|at| (at, language));
    let found = own.or_else(|| beginning(Language::default()).map(|at| (at, Language::default())));
    let Some((at, language)) = found else { return String::new() };
    let mut telling = Formatter { language, variables, values, out: String::new() };
    telling.text(texts(language).get(*at as usize..).unwrap_or_default(), true);
    telling.out
}

struct Formatter<'a> {
    language: Language,
    variables: &'a [Arg<'a>],
    values: ShowValues,
    out: String,
}

impl<'a> Formatter<'a> {
    /// Says a text, or passes over it, until the mark that ends it; gives back what follows from
    /// that mark on.
    fn text<'t>(&mut self, mut text: &'t str, aloud: bool) -> &'t str {
        loop {
            let end = text.bytes().position(is_mark).unwrap_or(text.len());
            let (plain, rest) = text.split_at_checked(end).unwrap_or_default();
            if aloud {
                self.out.push_str(plain);
            }
            text = if let Some(rest) = rest.strip_prefix(SHOW) {
                let (variable, rest) = self.variable(rest);
                if let Some(variable) = variable.filter(|_| aloud) {
                    match self.values {
                        ShowValues::Shown => variable.put(&mut self.out, self.language),
                        ShowValues::LeftOut => variable.leave_out(&mut self.out, self.language),
                    }
                }
                rest
            } else if let Some(rest) = rest.strip_prefix(CHOICE) {
                self.choice(rest, aloud)
            } else {
                return rest;
            };
        }
    }

    /// Says the first text that fits.
    fn choice<'t>(&mut self, text: &'t str, aloud: bool) -> &'t str {
        let (variable, mut rest) = self.variable(text);
        let mut open = aloud;
        while let Some((key, text)) = rest.strip_prefix(CASE).and_then(|case| case.split_once(SAYS))
        {
            let fits = open && variable.is_some_and(|variable| variable.is(key, self.language));
            rest = self.text(text, fits);
            open &= !fits;
        }
        rest = self.text(rest.strip_prefix(OTHERWISE).unwrap_or(rest), open);
        rest.strip_prefix(CHOSEN).unwrap_or(rest)
    }

    /// The variable whose letter a text begins with.
    fn variable<'t>(&self, text: &'t str) -> (Option<&'a Arg<'a>>, &'t str) {
        let (letter, rest) = text.split_at_checked(1).unwrap_or_default();
        let index =
            letter.bytes().next().map(|letter| usize::from(letter.wrapping_sub(FIRST_LETTER)));
        (index.and_then(|index| self.variables.get(index)), rest)
    }
}
