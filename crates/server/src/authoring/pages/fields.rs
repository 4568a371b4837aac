//! The fields of the form, made from the shapes of the schema. Every control carries the change
//! that it makes.

use super::controls::{Select, choice, forms, in_the_text, several};
use super::schema_words::said;
use crate::authoring::form::change::json;
use crate::authoring::form::shape::{Key, Shape, shapes};
use crate::site::words::{MARKS, capital, with_markup};
use maud::{Markup, html};
use serde_json::{Value, json};
use tiebreak_document::KeyValue;
use tiebreak_model::Sport;
use tiebreak_regulation::Criterion;
use tiebreak_report::clauses::criterion_says;
use tiebreak_report::words::criterion_name;
use tiebreak_report::{Language, say};

/// What fields refer to: the clauses, the clocks, the readings and the sport of the file.
pub struct FieldContext {
    /// The language of the writer.
    pub(super) language: Language,
    /// The ids of the clauses, with their labels for lists.
    clauses: Vec<(String, String)>,
    clocks: Vec<String>,
    /// The names of the readings, with their choices.
    pub(super) readings: Vec<(String, Vec<String>)>,
    sport: Option<Sport>,
}

/// The words of a field.
#[derive(Clone, Copy)]
pub(super) struct FieldWords<'w> {
    /// The label of the field.
    pub title: &'w str,
    /// The explanation under the field; empty if there is none.
    pub says: &'w str,
}

/// The id of the page element for a path.
pub fn place(at: &[String]) -> String {
    let joined: Vec<String> =
        at.iter().map(|step| step.split_whitespace().collect::<Vec<_>>().join("_")).collect();
    format!("at-{}", joined.join("/"))
}

/// The first characters of a text.
pub fn short(text: &str, most: usize) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

pub(super) fn inside(at: &[String], step: impl ToString) -> Vec<String> {
    [at, &[step.to_string()]].concat()
}

pub(super) fn set(at: &[String]) -> Value {
    json!({ "do": "set", "at": at })
}

/// The label of a clause in a list: its text, after the name of its criterion unless the text has
/// it.
fn called(language: Language, clause: &Value) -> String {
    let text = clause["text"].as_str().unwrap_or_default();
    let measure = clause["rank"]
        .as_str()
        .and_then(Criterion::named)
        .map(|criterion| capital(&criterion_name(language, criterion)));
    match measure.filter(|measure| !text.to_lowercase().contains(&measure.to_lowercase())) {
        Some(what) => say!(language, page_editor_means { what, says: text }),
        None => text.to_owned(),
    }
}

impl FieldContext {
    /// The fields for a file.
    pub fn new(language: Language, root: &[KeyValue]) -> Self {
        let whole: Value =
            root.iter().map(|entry| (entry.key.clone(), json(&entry.node))).collect();
        let clauses = whole["clause"].as_object().into_iter().flatten();
        let set = |clause: &Value| match &clause["clock"] {
            Value::Array(clocks) => clocks.clone(),
            clock => vec![clock.clone()],
        };
        let clocks =
            whole["clause"].as_object().into_iter().flatten().flat_map(|(_, clause)| set(clause));
        let choices = |reading: &Value| -> Vec<String> {
            reading["choices"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(choice, _)| choice.clone())
                .collect()
        };
        let readings = whole["reading"].as_object().into_iter().flatten();
        let sport = match whole["sport"].as_str() {
            Some("chess") => Some(Sport::Chess),
            Some("bridge") => Some(Sport::Bridge),
            _ => None,
        };
        Self {
            language,
            clauses: clauses.map(|(id, clause)| (id.clone(), called(language, clause))).collect(),
            clocks: clocks.filter_map(|clock| Some(clock["name"].as_str()?.to_owned())).collect(),
            readings: readings.map(|(id, reading)| (id.clone(), choices(reading))).collect(),
            sport,
        }
    }

    /// A button that removes a value; `label` names it.
    fn remove(&self, at: &[String], label: &str) -> Markup {
        html! {
            button.plain type="button" aria-label=(label)
                data-change=(json!({ "do": "remove", "at": at })) {
                (say!(self.language, page_remove))
            }
        }
    }

    /// A button that removes a value with a title of its own.
    pub(super) fn remove_what(&self, at: &[String], what: &str) -> Markup {
        self.remove(at, &say!(self.language, page_editor_remove_what { what }))
    }

    /// The keys that a table has, and a list of those that may be added.
    pub fn table(&self, at: &[String], keys: &[Key], entries: &[KeyValue]) -> Markup {
        let value: Value =
            entries.iter().map(|entry| (entry.key.clone(), json(&entry.node))).collect();
        self.keys(at, keys, &value)
    }

    fn keys(&self, at: &[String], keys: &[Key], value: &Value) -> Markup {
        let there = |key: &&Key| value.get(&key.name).is_some() || key.required;
        let shown = keys.iter().filter(there).filter(|key| !matches!(key.shape, Shape::Only(_)));
        let missing: Vec<&Key> = keys.iter().filter(|key| !there(key)).collect();
        html! {
            @for key in shown {
                (self.key(&inside(at, &key.name), key, value.get(&key.name), !key.required))
            }
            (self.adding(at, &missing))
        }
    }

    /// The fields of one key of a clause.
    pub fn one(&self, at: &[String], name: &str, entries: &[KeyValue]) -> Markup {
        let Some(key) = shapes().of_clause(name) else { return html! {} };
        let value = entries.iter().find(|entry| entry.key == name).map(|entry| json(&entry.node));
        self.key(&inside(at, name), key, value.as_ref(), false)
    }

    /// The other keys of a clause, besides its text and its verb, and those that may be added.
    pub fn rest(&self, at: &[String], entries: &[KeyValue]) -> Markup {
        let (there, missing): (Vec<&Key>, Vec<&Key>) = shapes()
            .others
            .iter()
            .filter(|key| key.name != "text")
            .partition(|key| entries.iter().any(|entry| entry.key == key.name));
        let unknown = entries.iter().filter(|entry| shapes().of_clause(&entry.key).is_none());
        let value = |key: &Key| {
            entries.iter().find(|entry| entry.key == key.name).map(|entry| json(&entry.node))
        };
        html! {
            @for key in there { (self.key(&inside(at, &key.name), key, value(key).as_ref(), true)) }
            @for entry in unknown {
                p {
                    @let unknown = say!(self.language, page_editor_unknown_word { word: MARKS[0] });
                    (with_markup(&unknown, &[html! { code { (entry.key) } }]))
                    " " (self.remove_what(&inside(at, &entry.key), &entry.key))
                }
            }
            (self.adding(at, &missing))
        }
    }

    fn adding(&self, at: &[String], missing: &[&Key]) -> Markup {
        let language = self.language;
        let list = place(&inside(at, "add"));
        let offered = |key: &Key| match said(language, &key.says) {
            says if says.is_empty() => said(language, &key.title),
            says => say!(
                language,
                page_editor_means { what: said(language, &key.title), says: short(&says, 70) }
            ),
        };
        html! {
            @if !missing.is_empty() {
                div.adding {
                    label for=(list) { (say!(language, page_editor_say_more)) }
                    select id=(list) {
                        option value="" { (say!(language, page_editor_choose)) }
                        @for key in missing {
                            option value=(json!({ "do": "add", "at": inside(at, &key.name) })) {
                                (offered(key))
                            }
                        }
                    }
                    button type="button" data-take=(list) { (say!(language, page_add)) }
                }
            }
        }
    }

    /// A key with its title, its fields, and a button to remove it.
    fn key(&self, at: &[String], key: &Key, value: Option<&Value>, optional: bool) -> Markup {
        let fallback = key.shape.beginning();
        let value = value.unwrap_or(&fallback);
        let simple = matches!(
            simplest(&key.shape, value),
            Shape::Text
                | Shape::Whole(_)
                | Shape::Truth
                | Shape::Words(_)
                | Shape::Criterion
                | Shape::Clause
                | Shape::Clock
        );
        let (title, says) =
            (capital(&said(self.language, &key.title)), said(self.language, &key.says));
        html! {
            @if simple && key.shape.alternatives().len() < 2 && !self.may_depend(&key.shape) {
                div.field {
                    @let words = FieldWords { title: &title, says: &says };
                    (self.labelled(at, words, simplest(&key.shape, value), value))
                    @if optional { (self.remove_what(at, &title)) }
                }
            } @else {
                fieldset {
                    legend { (title) }
                    @if !says.is_empty() { p.small.grey { (says) } }
                    (self.value(at, key, value))
                    @if optional { (self.remove_what(at, &title)) }
                }
            }
        }
    }

    pub(super) fn labelled(
        &self,
        at: &[String],
        FieldWords { title, says }: FieldWords<'_>,
        shape: &Shape,
        value: &Value,
    ) -> Markup {
        let (id, help) = (place(at), format!("{}-says", place(at)));
        html! {
            label for=(id) { (title) }
            (self.control(at, shape, value, Some(&help).filter(|_| !says.is_empty())))
            @if !says.is_empty() { p.small.grey id=(help) { (says) } }
        }
    }

    /// The fields of a value.
    pub fn value(&self, at: &[String], key: &Key, value: &Value) -> Markup {
        let title = capital(&said(self.language, &key.title));
        let alternatives = key.shape.alternatives();
        let taken = alternatives.iter().position(|one| fits(&one.shape, value));
        let shape = simplest(&key.shape, value);
        if fits(&Shape::Switch, value) && key.shape.may_depend() {
            return self.by_reading(at, &title, &key.shape, value);
        }
        html! {
            @if alternatives.len() > 1 { (forms(self.language, at, &title, &alternatives, taken)) }
            @if fits(shape, value) {
                (self.shaped(at, &title, shape, value))
            } @else {
                (in_the_text(self.language, value))
            }
            @if self.may_depend(&key.shape) { (self.to_depend(at, &title)) }
        }
    }

    pub(super) fn shaped(
        &self,
        at: &[String],
        title: &str,
        shape: &Shape,
        value: &Value,
    ) -> Markup {
        match shape {
            Shape::Only(_) => html! {},
            Shape::Several(words) => several(self.language, at, words, value),
            Shape::Clauses | Shape::Steps => self.steps(at, title, value, *shape == Shape::Steps),
            Shape::Table(keys) => self.keys(at, keys, value),
            Shape::Rows(each) => self.rows(at, title, each, value),
            Shape::Named(each) => self.named(at, title, each, value),
            Shape::Switch | Shape::Choice(_) => in_the_text(self.language, value),
            simple => html! {
                label.unseen for=(place(at)) { (title) }
                (self.control(at, simple, value, None))
            },
        }
    }

    /// A single control for a value.
    fn control(
        &self,
        at: &[String],
        shape: &Shape,
        value: &Value,
        help: Option<&String>,
    ) -> Markup {
        let (id, change) = (place(at), set(at));
        let (text, language) = (value.as_str().unwrap_or_default(), self.language);
        let select = |groups: Vec<(String, Vec<(String, String)>)>| {
            choice(language, Select { id: &id, change: &change, groups, taken: text, help })
        };
        let named = |names: Vec<String>| {
            let options = names.into_iter().map(|name| (name.clone(), name)).collect();
            select(vec![(String::new(), options)])
        };
        match shape {
            Shape::Whole(least) => html! {
                input type="number" id=(id) min=(least) value=(value) data-kind="number"
                    data-change=(change) aria-describedby=[help];
            },
            Shape::Truth => html! {
                input type="checkbox" id=(id) checked[value == true] data-kind="truth"
                    data-change=(change) aria-describedby=[help];
            },
            Shape::Words(words) => {
                let options = words
                    .iter()
                    .map(|word| (word.word.clone(), said(language, &word.title)))
                    .collect();
                select(vec![(String::new(), options)])
            }
            Shape::Criterion => select(self.criteria()),
            Shape::Clause => select(vec![(String::new(), self.clause_options())]),
            Shape::Reading => named(self.readings.iter().map(|(name, _)| name.clone()).collect()),
            Shape::Clock => named(self.clocks.clone()),
            _ if at.last().is_some_and(|key| key == "text")
                || text.len() > 60
                || text.contains('\n') =>
            {
                html! {
                    textarea.words id=(id) rows="3" data-change=(change) aria-describedby=[help] {
                        "\n" (text)
                    }
                }
            }
            _ => {
                html! {
                    input id=(id) value=(text) autocomplete="off" data-change=(change)
                        aria-describedby=[help];
                }
            }
        }
    }

    fn clause_options(&self) -> Vec<(String, String)> {
        let options = self.clauses.iter();
        options.map(|(id, text)| (id.clone(), format!("{id} {}", short(text, 50)))).collect()
    }

    /// The criteria of the sport, from the table of criteria; those of FIDE in a group of their
    /// own.
    fn criteria(&self) -> Vec<(String, Vec<(String, String)>)> {
        let language = self.language;
        let of_sport = |one: &&Criterion| self.sport.is_none_or(|sport| one.sport() == sport);
        let (fide, ours): (Vec<&Criterion>, Vec<&Criterion>) =
            Criterion::ALL.iter().filter(of_sport).partition(|one| one.fide_code().is_some());
        let options = |list: Vec<&Criterion>| {
            let explained = |one: Criterion| {
                let (what, says) =
                    (capital(&criterion_name(language, one)), criterion_says(language, one));
                say!(language, page_editor_means { what, says })
            };
            list.into_iter().map(|one| (one.name().to_owned(), explained(*one))).collect()
        };
        vec![
            (say!(language, page_editor_criteria), options(ours)),
            (say!(language, page_editor_fide_codes), options(fide)),
        ]
    }

    /// Clauses in turn: moved by dragging, by buttons or by arrow keys.
    fn steps(&self, at: &[String], title: &str, value: &Value, begins: bool) -> Markup {
        let language = self.language;
        let items: Vec<&str> = match value {
            Value::Array(items) => items.iter().filter_map(Value::as_str).collect(),
            one => one.as_str().into_iter().collect(),
        };
        let called = |id: &str| {
            let text =
                self.clauses.iter().find(|(known, _)| known == id).map(|(_, text)| short(text, 60));
            text.unwrap_or_else(|| say!(language, page_editor_no_clause))
        };
        let last = items.len().saturating_sub(1);
        let of_clause =
            |act: &str, clause: &str| say!(language, page_editor_of_clause { act, clause });
        let grip = |clause: &str, index: usize| {
            say!(language, page_editor_grip { clause, number: index + 1, count: items.len() })
        };
        let shift =
            |from: usize, to: usize| json!({ "do": "shift", "at": at, "from": from, "to": to });
        html! {
            ol.turns data-list=(json!(at)) aria-label=(title) {
                @for (index, id) in items.iter().enumerate() {
                    li data-index=(index) {
                        button.grip type="button" id=(place(&inside(at, index)))
                            aria-label=(grip(id, index)) {
                            "⠿"
                        }
                        span.what { span.clause { (id) } " " (called(id)) }
                        span.moves {
                            button type="button" data-way="up" disabled[index == 0]
                                aria-label=(of_clause("earlier", id))
                                data-change=(shift(index, index.saturating_sub(1))) {
                                "↑"
                            }
                            button type="button" data-way="down" disabled[index == last]
                                aria-label=(of_clause("later", id))
                                data-change=(shift(index, index + 1)) {
                                "↓"
                            }
                            (self.remove(&inside(at, index), &of_clause("remove-from-list", id)))
                        }
                    }
                }
            }
            (self.another_step(at, items.len(), begins))
        }
    }

    fn another_step(&self, at: &[String], count: usize, begins: bool) -> Markup {
        let language = self.language;
        let list = place(&inside(at, "add"));
        let there = |id: &String| json!({ "do": "set", "at": inside(at, count), "to": id });
        html! {
            div.adding {
                label for=(list) {
                    @if begins {
                        (say!(language, page_editor_next_in_turn))
                    } @else {
                        (say!(language, page_editor_one_more_clause))
                    }
                }
                select id=(list) {
                    option value="" { (say!(language, page_editor_choose)) }
                    @if begins {
                        @for (group, criteria) in self.criteria() {
                            optgroup label=(group) {
                                @for (name, says) in criteria {
                                    option value=(json!({ "do": "step", "at": at, "rank": name })) {
                                        (says)
                                    }
                                }
                            }
                        }
                        optgroup label=(say!(language, page_editor_another_kind)) {
                            @for key in shapes().verbs.iter().filter(|key| key.name != "rank") {
                                option value=(json!({ "do": "step", "at": at, "verb": key.name })) {
                                    (said(language, &key.title))
                                }
                            }
                        }
                    }
                    optgroup label=(say!(language, page_editor_clause_there)) {
                        @for (id, says) in self.clause_options() {
                            option value=(there(&id)) { (says) }
                        }
                    }
                }
                button type="button" data-take=(list) { (say!(language, page_add)) }
            }
        }
    }

    fn rows(&self, at: &[String], title: &str, each: &Shape, value: &Value) -> Markup {
        let language = self.language;
        let rows: Vec<&Value> = value.as_array().into_iter().flatten().collect();
        html! {
            ol.rows {
                @for (index, row) in rows.iter().enumerate() {
                    @let at = inside(at, index);
                    @let number = index + 1;
                    @let label = say!(language, page_editor_remove_number { number, what: title });
                    li id=[matches!(each, Shape::Table(_)).then(|| place(&at))] {
                        (self.shaped(&at, title, each, row))
                        (self.remove(&at, &label))
                    }
                }
            }
            button type="button" data-change=(json!({ "do": "add", "at": at })) {
                (say!(language, page_editor_one_more))
            }
        }
    }

    fn named(&self, at: &[String], title: &str, each: &Shape, value: &Value) -> Markup {
        let language = self.language;
        html! {
            @for (name, inner) in value.as_object().into_iter().flatten() {
                div.named {
                    label {
                        span.unseen { (say!(language, page_editor_for_which)) }
                        input.short id=(place(&inside(&inside(at, name), "#"))) value=(name)
                            autocomplete="off"
                            data-change=(json!({ "do": "rename", "at": inside(at, name) }));
                    }
                    (self.shaped(&inside(at, name), &format!("{title}, {name}"), each, inner))
                    @let from = title;
                    @let label = say!(language, page_editor_remove_from { what: name, from });
                    (self.remove(&inside(at, name), &label))
                }
            }
            button type="button" data-change=(json!({ "do": "add", "at": at })) {
                (say!(language, page_editor_one_more))
            }
        }
    }
}

/// The alternative that a value has, of those in the shape.
pub(super) fn simplest<'s>(shape: &'s Shape, value: &Value) -> &'s Shape {
    match shape {
        Shape::Choice(of) => {
            let fitting = of.iter().find(|one| fits(&one.shape, value)).or(of.first());
            fitting.map_or(shape, |one| simplest(&one.shape, value))
        }
        shape => shape,
    }
}

/// Whether a value has this shape.
pub(super) fn fits(shape: &Shape, value: &Value) -> bool {
    match shape {
        Shape::Text | Shape::Clause | Shape::Clock | Shape::Reading => value.is_string(),
        Shape::Whole(_) => value.is_i64(),
        Shape::Truth => value.is_boolean(),
        Shape::Only(only) => value == only,
        Shape::Words(words) => {
            value.as_str().is_some_and(|text| words.iter().any(|word| word.word == text))
        }
        Shape::Criterion => value.as_str().is_some_and(|name| {
            name.is_empty() || Criterion::ALL.iter().any(|one| one.name() == name)
        }),
        Shape::Clauses | Shape::Steps => value.is_string() || value.is_array(),
        Shape::Several(_) | Shape::Rows(_) => value.is_array(),
        Shape::Table(keys) => value.as_object().is_some_and(|table| {
            let known = |name: &String| keys.iter().any(|key| key.name == *name);
            let only = |key: &Key| {
                !matches!(key.shape, Shape::Only(_))
                    || table.get(&key.name).is_some_and(|value| fits(&key.shape, value))
            };
            table.keys().all(known) && keys.iter().all(only)
        }),
        Shape::Named(_) => value.is_object(),
        Shape::Choice(of) => of.iter().any(|one| fits(&one.shape, value)),
        Shape::Switch => value.get("reading").is_some(),
    }
}
