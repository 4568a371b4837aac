//! The form next to the text: a card for each clause, its verb chosen from a list, its keys as
//! fields. It is rebuilt from the text after every change. Each control carries the change that it
//! makes; `assets/regulation-form.js` sends that and puts the new text into the field. Without the
//! script there is only the text.

use super::fields::{FieldContext, place};
use super::schema_words::said;
use crate::accounts::access::Member;
use crate::authoring::drafting;
use crate::authoring::form::change::{FormChange, json};
use crate::authoring::form::rewrite::Rewrite;
use crate::authoring::form::shape::{Shape, shapes};
use crate::infra::problem::Problem;
use axum::{Form, Json};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tiebreak_document::{Document, KeyValue, Node, NodeValue};
use tiebreak_regulation::Criterion;
use tiebreak_report::words::criterion_name;
use tiebreak_report::{Language, say};

/// With more cards than this, they start folded.
const MOST_OPEN: usize = 12;

/// The request that the script sends.
#[derive(Debug, serde::Deserialize)]
pub struct ChangeRequest {
    text: String,
    /// A change, as JSON; empty if the text itself was changed.
    #[serde(default)]
    change: String,
    /// The open cards, as a JSON list.
    #[serde(default)]
    open: String,
}

/// The response to the script.
#[derive(Debug, serde::Serialize)]
pub struct ChangeResponse {
    text: String,
    form: String,
    /// The element that gets the focus.
    focus: Option<String>,
    /// Why the change was refused.
    refused: Option<String>,
}

/// `POST /regulations/form`: applies a change to the text, and returns the text with its form.
pub async fn redraw(
    member: Member,
    Form(sent): Form<ChangeRequest>,
) -> Result<Json<ChangeResponse>, Problem> {
    let language = member.language;
    member.bringing_events()?;
    let mut text = drafting::clean(&sent.text)?;
    let (mut focus, mut refused) = (None, None);
    let mut open: BTreeSet<String> = serde_json::from_str(&sent.open).unwrap_or_default();
    if !sent.change.is_empty() {
        let change: FormChange = serde_json::from_str(&sent.change)
            .map_err(|error| Problem::invalid(format!("no change: {error}")))?;
        match change.apply(&text) {
            Ok(changed) => {
                text = drafting::clean(&changed.text)?;
                focus = Some(place(&changed.focus));
                // The card with the focus is open, also after it was renamed.
                if let [table, id, ..] = changed.focus.as_slice() {
                    open.insert(if table == "reading" {
                        format!("reading {id}")
                    } else {
                        id.clone()
                    });
                }
            }
            Err(_) => refused = Some(say!(language, page_editor_in_text_only)),
        }
    }
    let form = view(language, &text, Some(&open)).into_string();
    Ok(Json(ChangeResponse { text, form, focus, refused }))
}

/// The form of a text. The content of a folded card is drawn when it is opened, because a long
/// file as a whole would be slow to show.
pub fn view(language: Language, text: &str, open: Option<&BTreeSet<String>>) -> Markup {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return html! { p.notice { (say!(language, page_editor_json)) } };
    }
    let document = match Document::read("regulation.toml", text) {
        Ok(document) => document,
        Err(rejected) => {
            return unreadable(
                language,
                text,
                rejected.findings.first().and_then(|found| found.span.as_ref()),
            );
        }
    };
    // Both parsers must accept the text before it can be edited by the form.
    if Rewrite::parse(text).is_none() {
        return unreadable(language, text, None);
    }
    let NodeValue::Table(root) = &document.root.value else {
        return unreadable(language, text, None);
    };
    let clauses = tables(root, "clause");
    let fields = FieldContext::new(language, root);
    let cards = Cards { language, text, clauses, readings: tables(root, "reading"), fields, open };
    cards.all(root)
}

/// The choice of form, text or both. Shown by the script: without it there is only the text.
pub fn views(language: Language) -> Markup {
    let view = |view: &str| {
        html! {
            input type="radio" name="view" value=(view); " "
            (say!(language, page_editor_view { view }))
        }
    };
    html! {
        fieldset.views {
            legend.unseen { (say!(language, page_editor_how_to_write)) }
            label.wide-only { (view("both")) }
            label { (view("form")) }
            label { (view("text")) }
        }
    }
}

fn unreadable(language: Language, text: &str, span: Option<&std::ops::Range<usize>>) -> Markup {
    let line =
        span.and_then(|span| text.get(..span.start)).map(|before| before.matches('\n').count() + 1);
    let (known, line) = line.map_or(("no", 0), |line| ("yes", line));
    html! { p.notice { (say!(language, page_editor_unreadable { known, line })) } }
}

fn tables<'r>(root: &'r [KeyValue], name: &str) -> &'r [KeyValue] {
    let found = root.iter().find(|entry| entry.key == name).map(|entry| &entry.node.value);
    match found {
        Some(NodeValue::Table(entries)) => entries,
        _ => &[],
    }
}

struct Cards<'r> {
    language: Language,
    text: &'r str,
    clauses: &'r [KeyValue],
    readings: &'r [KeyValue],
    fields: FieldContext,
    /// The open cards; none are named before the first card was folded or unfolded.
    open: Option<&'r BTreeSet<String>>,
}

impl Cards<'_> {
    fn all(&self, root: &[KeyValue]) -> Markup {
        let language = self.language;
        html! {
            @let about = html! {
                summary id="at-head" { strong { (say!(language, page_editor_about)) } }
            };
            (self.card("head", None, about, || self.fields.table(&[], &shapes().head, root)))
            @for (index, entry) in self.clauses.iter().enumerate() { (self.clause(index, entry)) }
            p.actions {
                @let add = json!({ "do": "clause", "behind": null });
                (button(&say!(language, page_editor_add_clause), &add))
            }
            @if !self.readings.is_empty() {
                h2 { (say!(language, regulation_readings)) }
                @for entry in self.readings { (self.reading(entry)) }
            }
        }
    }

    fn card(
        &self,
        name: &str,
        from: Option<usize>,
        summary: Markup,
        inside: impl Fn() -> Markup,
    ) -> Markup {
        let few = self.clauses.len() <= MOST_OPEN && from.is_some();
        let open = self.open.map_or(few, |open| open.contains(name));
        html! {
            details.clause-card open[open] data-card=(name) data-from=[from] data-folded[!open] {
                (summary)
                @if from.is_some() { div data-findings {} }
                @if open { (inside()) }
            }
        }
    }

    fn clause(&self, index: usize, entry: &KeyValue) -> Markup {
        let language = self.language;
        let at = vec!["clause".to_owned(), entry.key.clone()];
        let NodeValue::Table(keys) = &entry.node.value else { return html! {} };
        let from =
            self.text.get(..entry.key_span.start).map_or(0, |before| before.encode_utf16().count());
        let (first, last) = (index == 0, index + 1 == self.clauses.len());
        let step = |up: bool| json!({ "do": "move", "clause": entry.key, "up": up });
        let summary = html! {
            summary id=(place(&at)) {
                span.clause { (entry.key) } " " span { (in_short(language, keys)) }
            }
        };
        let of_clause =
            |act: &str| say!(language, page_editor_of_clause { act, clause: &entry.key });
        let inside = || {
            html! {
                label { (say!(language, page_number)) " "
                    input.short value=(entry.key) autocomplete="off"
                        data-change=(json!({ "do": "rename", "at": at }))
                        id=(place(&[at.as_slice(), &["#".to_owned()]].concat()));
                }
                (self.fields.one(&at, "text", keys))
                (self.verb(&at, keys))
                (self.fields.rest(&at, keys))
                p.actions {
                    @let of = &of_clause("up");
                    (named(&say!(language, page_editor_move_up), of, first, &step(true)))
                    @let of = &of_clause("down");
                    (named(&say!(language, page_editor_move_down), of, last, &step(false)))
                    @let of = &of_clause("add");
                    @let add = json!({ "do": "clause", "behind": entry.key });
                    (named(&say!(language, page_editor_add_behind), of, false, &add))
                    @let of = &of_clause("remove");
                    @let remove = json!({ "do": "remove", "at": at });
                    (named(&say!(language, page_remove), of, false, &remove))
                }
            }
        };
        self.card(&entry.key, Some(from), summary, inside)
    }

    /// The verb of a clause in a list, with its fields.
    fn verb(&self, at: &[String], keys: &[KeyValue]) -> Markup {
        let language = self.language;
        let verb = keys.iter().find(|entry| shapes().is_verb(&entry.key));
        let own = verb.and_then(|entry| shapes().of_clause(&entry.key));
        let choice = place(&[at, &["verb".to_owned()]].concat());
        html! {
            label for=(choice) { (say!(language, page_editor_does)) }
            select id=(choice) data-change=(json!({ "do": "verb", "clause": at.last() })) {
                option value="" selected[verb.is_none()] {
                    (say!(language, page_editor_does_nothing))
                }
                @for key in &shapes().verbs {
                    option value=(key.name)
                        selected[verb.is_some_and(|entry| entry.key == key.name)] {
                        (said(language, &key.title))
                    }
                }
            }
            @if let (Some(key), Some(entry)) = (own, verb) {
                @if !key.says.is_empty() { p.small.grey { (said(language, &key.says)) } }
                @if !matches!(key.shape, Shape::Only(_)) {
                    @let at = [at, std::slice::from_ref(&key.name)].concat();
                    (self.fields.value(&at, key, &json(&entry.node)))
                }
            }
        }
    }

    fn reading(&self, entry: &KeyValue) -> Markup {
        let at = vec!["reading".to_owned(), entry.key.clone()];
        let NodeValue::Table(keys) = &entry.node.value else { return html! {} };
        let summary = html! { summary id=(place(&at)) { strong { (entry.key) } } };
        self.card(&format!("reading {}", entry.key), None, summary, || {
            self.fields.table(&at, &shapes().reading, keys)
        })
    }
}

/// The summary on a folded card: the verb, or the first words of the text.
fn in_short(language: Language, keys: &[KeyValue]) -> String {
    let verb = keys.iter().find(|entry| shapes().is_verb(&entry.key));
    let words = keys
        .iter()
        .find(|entry| entry.key == "text")
        .map(|entry| text_of(&entry.node))
        .unwrap_or_default();
    let title =
        verb.and_then(|entry| shapes().of_clause(&entry.key)).map(|key| said(language, &key.title));
    let criterion = verb.filter(|entry| entry.key == "rank").map(|entry| text_of(&entry.node));
    let measure =
        criterion.and_then(|name| Criterion::named(&name)).map(|one| criterion_name(language, one));
    match (title, measure) {
        (_, Some(measure)) => crate::site::words::capital(&measure),
        (Some(title), None) => title,
        (None, None) => crate::authoring::pages::fields::short(&words, 60),
    }
}

fn text_of(node: &Node) -> String {
    match &node.value {
        NodeValue::Text(text) => text.clone(),
        _ => String::new(),
    }
}

fn button(title: &str, change: &Value) -> Markup {
    html! { button type="button" data-change=(change) { (title) } }
}

fn named(title: &str, label: &str, disabled: bool, change: &Value) -> Markup {
    html! {
        button.small type="button" aria-label=(label) disabled[disabled] data-change=(change) {
            (title)
        }
        " "
    }
}
