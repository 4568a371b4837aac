//! Single controls of the form: a list to choose from, a set of boxes, the forms that a value may
//! have.

use super::fields::{inside, place, set};
use super::schema_words::said;
use crate::authoring::form::shape::{Alternative, Word};
use crate::site::words::{MARKS, capital, with_markup};
use maud::{Markup, html};
use serde_json::{Value, json};
use tiebreak_report::{Language, say};

/// A list of the forms that a value may have, with its present form selected.
pub(super) fn forms(
    language: Language,
    at: &[String],
    title: &str,
    alternatives: &[&Alternative],
    taken: Option<usize>,
) -> Markup {
    let id = place(&inside(at, "form"));
    html! {
        label.unseen for=(id) { (say!(language, page_editor_how_said { title })) }
        select id=(id) data-kind="number" data-change=(json!({ "do": "form", "at": at })) {
            @for (index, one) in alternatives.iter().enumerate() {
                option value=(index) selected[taken == Some(index)] {
                    (capital(&said(language, &one.title)))
                }
            }
        }
    }
}

pub(super) fn several(language: Language, at: &[String], words: &[Word], value: &Value) -> Markup {
    let taken: Vec<&str> =
        value.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    html! {
        div.several data-several=(set(at)) {
            @for (index, word) in words.iter().enumerate() {
                label.radio {
                    input type="checkbox" id=(place(&inside(at, index))) value=(word.word)
                        checked[taken.contains(&word.word.as_str())];
                    " " (said(language, &word.title))
                }
            }
        }
    }
}

/// A list of values to choose from.
pub(super) struct Select<'s> {
    /// The id of the element.
    pub id: &'s str,
    /// The change that the script requests.
    pub change: &'s Value,
    /// Groups by title, each with the values and titles of its options.
    pub groups: Vec<(String, Vec<(String, String)>)>,
    /// The present value.
    pub taken: &'s str,
    /// The id of the element that explains the list.
    pub help: Option<&'s String>,
}

/// A list to choose from. A present value that is not in the list stays, and is shown.
pub(super) fn choice(language: Language, select: Select<'_>) -> Markup {
    let Select { id, change, groups, taken, help } = select;
    let known = groups.iter().flat_map(|(_, options)| options).any(|(word, _)| word == taken);
    let options = |options: &[(String, String)]| {
        html! {
            @for (word, title) in options {
                option value=(word) selected[word == taken] { (title) }
            }
        }
    };
    html! {
        select id=(id) data-change=(change) aria-describedby=[help] {
            @if !known {
                option value=(taken) selected {
                    @if taken.is_empty() { (say!(language, page_editor_choose)) } @else { (taken) }
                }
            }
            @for (group, list) in &groups {
                @if group.is_empty() {
                    (options(list))
                } @else {
                    optgroup label=(group) { (options(list)) }
                }
            }
        }
    }
}

/// A value that can only be edited in the text.
pub(super) fn in_the_text(language: Language, value: &Value) -> Markup {
    let written = html! { code { (value) } };
    html! {
        p.small {
            (with_markup(&say!(language, page_editor_in_the_text { value: MARKS[0] }), &[written]))
        }
    }
}
