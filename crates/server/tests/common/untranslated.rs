//! What a page says in another language in the words of the English page: it was forgotten, or
//! people wrote it so.

use scraper::{ElementRef, Html, Node, Selector};
use std::collections::BTreeSet;

/// Attributes that people read or hear.
const SPOKEN: [&str; 5] = ["placeholder", "aria-label", "title", "alt", "data-label"];

/// What nobody reads, what a program is told, and what says in which other language it is.
const NOT_SPOKEN: &str = "script, style, code, pre, noscript, [lang]:not(html), .brand";

/// What both pages say alike, sorted. Not looked at: what `written` selects, which people wrote
/// (names, clauses, titles); the words of `same`, which are the same in both languages; and what
/// has no two letters next to each other.
pub fn untranslated(english: &str, other: &str, written: &str, same: &[&str]) -> Vec<String> {
    let passed_over = match written {
        "" => NOT_SPOKEN.to_owned(),
        written => format!("{NOT_SPOKEN}, {written}"),
    };
    let english = said(english, &passed_over);
    said(other, &passed_over)
        .into_iter()
        .filter(|text| english.contains(text) && !same.contains(&text.as_str()))
        .collect()
}

/// Everything that a page says to its reader, text by text.
pub fn said(page: &str, passed_over: &str) -> BTreeSet<String> {
    let selector =
        Selector::parse(passed_over).unwrap_or_else(|error| panic!("{passed_over}: {error}"));
    let html = Html::parse_document(page);
    let mut found = BTreeSet::new();
    collect(html.root_element(), &selector, &mut found);
    found.retain(|text| has_a_word(text));
    found
}

fn collect(element: ElementRef<'_>, passed_over: &Selector, found: &mut BTreeSet<String>) {
    if passed_over.matches(&element) {
        return;
    }
    let value = element.value();
    found.extend(SPOKEN.iter().filter_map(|name| value.attr(name)).map(one_line));
    if value.name() == "meta" && value.attr("name") == Some("description") {
        found.extend(value.attr("content").map(one_line));
    }
    for child in element.children() {
        match child.value() {
            Node::Text(text) => {
                found.insert(one_line(text));
            }
            _ => {
                if let Some(element) = ElementRef::wrap(child) {
                    collect(element, passed_over, found);
                }
            }
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has_a_word(text: &str) -> bool {
    let letters: Vec<bool> = text.chars().map(char::is_alphabetic).collect();
    letters.windows(2).any(|two| two == [true, true])
}
