//! Values that depend on a reading: one field for each of its choices.

use crate::authoring::form::shape::Shape;
use crate::pages::authoring::controls::in_the_text;
use crate::pages::authoring::fields::{Fields, fits, inside, place, simplest};
use maud::{Markup, html};
use serde_json::{Value, json};

impl Fields {
    /// Whether a value may depend on a reading, and the file has one that it could depend on.
    pub(super) fn may_depend(&self, shape: &Shape) -> bool {
        shape.may_depend() && !self.readings.is_empty()
    }

    /// The choices of the reading that a value depends on, each with its fields.
    pub(super) fn by_reading(&self, at: &[String], title: &str, shape: &Shape, value: &Value) -> Markup {
        let plain = shape.independent();
        let reading = value["reading"].as_str().unwrap_or_default();
        let choices = self.readings.iter().find(|(name, _)| name == reading).map(|(_, choices)| choices.clone());
        let choices = choices.unwrap_or_default();
        let written = value.as_object().into_iter().flatten().map(|(choice, _)| choice);
        let unknown: Vec<&String> = written.filter(|one| *one != "reading" && !choices.contains(one)).collect();
        let of = |choice: &str| format!("{title}, read “{choice}”");
        html! {
            p.small.grey { "It depends on the reading “" (reading) "”." }
            @for choice in &choices {
                div.named {
                    span.short { (choice) }
                    @match value.get(choice) {
                        Some(one) => { (self.for_choice(&inside(at, choice), &of(choice), &plain, one)) }
                        None => { button type="button" data-change=(json!({ "do": "add", "at": inside(at, choice) })) { "Say what then" } }
                    }
                }
            }
            @for choice in unknown {
                p { "The reading has no choice " code { (choice) } ". "
                    button.plain type="button" aria-label={ "Remove " (of(choice)) } data-change=(json!({ "do": "remove", "at": inside(at, choice) })) { "Remove" } }
            }
            (self.to_depend(at, title))
            @for choice in choices.iter().filter(|choice| value.get(choice).is_some()) {
                button.plain type="button" data-change=(json!({ "do": "plain", "at": at, "choice": choice })) { "Always as “" (choice) "”" } " "
            }
        }
    }

    fn for_choice(&self, at: &[String], title: &str, plain: &Shape, value: &Value) -> Markup {
        let shape = simplest(plain, value);
        if fits(shape, value) { self.shaped(at, title, shape, value) } else { in_the_text(value) }
    }

    /// A list of readings that a value could depend on.
    pub(super) fn to_depend(&self, at: &[String], title: &str) -> Markup {
        let list = place(&inside(at, "by-reading"));
        html! {
            div.adding {
                label for=(list) { (title) " depends on a reading" }
                select id=(list) { option value="" { "Choose …" } @for (name, _) in &self.readings {
                    option value=(json!({ "do": "by-reading", "at": at, "reading": name })) { (name) }
                } }
                button type="button" data-take=(list) { "Let it depend" }
            }
        }
    }
}
