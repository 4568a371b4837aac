//! Values that depend on a reading: one field for each choice.

use super::controls::in_the_text;
use super::fields::{FieldContext, fits, inside, place, simplest};
use crate::authoring::form::shape::Shape;
use crate::site::words::{MARKS, with_markup};
use maud::{Markup, html};
use serde_json::{Value, json};
use tiebreak_report::say;

impl FieldContext {
    /// Whether a value may depend on a reading, and the file has a reading for it.
    pub(super) fn may_depend(&self, shape: &Shape) -> bool {
        shape.may_depend() && !self.readings.is_empty()
    }

    /// The choices of the reading that a value depends on, each with its fields.
    pub(super) fn by_reading(
        &self,
        at: &[String],
        title: &str,
        shape: &Shape,
        value: &Value,
    ) -> Markup {
        let language = self.language;
        let plain = shape.independent();
        let reading = value["reading"].as_str().unwrap_or_default();
        let choices = self
            .readings
            .iter()
            .find(|(name, _)| name == reading)
            .map(|(_, choices)| choices.clone());
        let choices = choices.unwrap_or_default();
        let written = value.as_object().into_iter().flatten().map(|(choice, _)| choice);
        let unknown: Vec<&String> =
            written.filter(|one| *one != "reading" && !choices.contains(one)).collect();
        let of = |choice: &str| say!(language, page_editor_read_so { title, choice });
        let no_choice = |choice: &str| {
            with_markup(
                &say!(language, page_editor_no_choice { choice: MARKS[0] }),
                &[html! { code { (choice) } }],
            )
        };
        html! {
            p.small.grey { (say!(language, page_editor_depends { reading })) }
            @for choice in &choices {
                div.named {
                    span.short { (choice) }
                    @match value.get(choice) {
                        Some(one) => {
                            (self.for_choice(&inside(at, choice), &of(choice), &plain, one))
                        }
                        None => {
                            button type="button"
                                data-change=(json!({ "do": "add", "at": inside(at, choice) })) {
                                (say!(language, page_editor_what_then))
                            }
                        }
                    }
                }
            }
            @for choice in unknown {
                p {
                    (no_choice(choice)) " "
                    (self.remove_what(&inside(at, choice), &of(choice)))
                }
            }
            (self.to_depend(at, title))
            @for choice in choices.iter().filter(|choice| value.get(choice).is_some()) {
                button.plain type="button"
                    data-change=(json!({ "do": "plain", "at": at, "choice": choice })) {
                    (say!(language, page_editor_always_as { choice }))
                }
                " "
            }
        }
    }

    fn for_choice(&self, at: &[String], title: &str, plain: &Shape, value: &Value) -> Markup {
        let shape = simplest(plain, value);
        if fits(shape, value) {
            self.shaped(at, title, shape, value)
        } else {
            in_the_text(self.language, value)
        }
    }

    /// A list of readings that a value could depend on.
    pub(super) fn to_depend(&self, at: &[String], title: &str) -> Markup {
        let language = self.language;
        let list = place(&inside(at, "by-reading"));
        html! {
            div.adding {
                label for=(list) { (say!(language, page_editor_may_depend { title })) }
                select id=(list) {
                    option value="" { (say!(language, page_editor_choose)) }
                    @for (name, _) in &self.readings {
                        option value=(json!({ "do": "by-reading", "at": at, "reading": name })) {
                            (name)
                        }
                    }
                }
                button type="button" data-take=(list) { (say!(language, page_editor_let_depend)) }
            }
        }
    }
}
