//! Lots with the recipe by which anyone draws them again.

use super::{Draw, Extras, LotsDrawn, Party};
use crate::words::place_in_play_off;
use maud::{Markup, html};
use tiebreak_model::lots::{Drawn, preimage};

pub(super) fn lots(extras: &Extras) -> Option<Markup> {
    if extras.lots.is_empty() {
        return None;
    }
    let seeded = extras.lots.iter().any(|lots| matches!(lots.draw, Draw::Seed { .. }));
    Some(html! {
        @if seeded {
            p class="note" {
                "Lots from a seed: the names in the ascending order of SHA-256 of seed, “|”, question, “|” and name (UTF-8, NFC). "
                "Each line below repeats one hash."
            }
        }
        @for lots in &extras.lots { (one(lots)) }
    })
}

fn one(lots: &LotsDrawn) -> Markup {
    html! {
        div class={ "draw" @if lots.superseded { " superseded" } } {
            h3 {
                @if let Some(clause) = &lots.clause { span class="clause" { (clause) } " " }
                (place_in_play_off(&lots.question)) " " code class="id" { (lots.question) }
                @if lots.superseded { span class="mark" { "no longer counts" } }
            }
            @if let Some(why) = &lots.redrawn_because { p class="again" { "Drawn again: " (why.trim_end_matches('.')) "." } }
            p { "Drawn in this order: " (order(&lots.order)) }
            @match &lots.draw {
                Draw::Physical { witnesses } if witnesses.is_empty() => { p { "Drawn by hand; no witnesses are named." } }
                Draw::Physical { witnesses } => { p { "Drawn by hand. Witnesses: " (names(witnesses)) "." } }
                Draw::Seed { seed, drawn, parties } => { (recipe(&lots.question, seed, drawn, parties)) }
            }
        }
    }
}

fn recipe(question: &str, seed: &str, drawn: &[Drawn], parties: &[Party]) -> Markup {
    html! {
        @for party in parties {
            p {
                bdi { (party.name) }
                @match &party.commitment {
                    Some(promised) => { " promised " code { (promised) } " and revealed " }
                    None => { " promised nothing before and gave " }
                }
                code { (party.secret) } "."
            }
        }
        p { "Seed: " code { (seed) } }
        ol class="recipe" {
            @for one in drawn {
                li {
                    code class="command" { "printf '%s' " (quoted(&preimage(seed, question, &one.name))) " | sha256sum" }
                    code class="hash" { (one.hash) }
                }
            }
        }
    }
}

fn order(listed: &[String]) -> Markup {
    html! {
        @for (index, name) in listed.iter().enumerate() {
            @if index > 0 { ", " }
            (index + 1) " " bdi { b { (name) } }
        }
    }
}

fn names(listed: &[String]) -> Markup {
    html! { @for (index, name) in listed.iter().enumerate() { @if index > 0 { ", " } bdi { (name) } } }
}

/// A word as a shell takes it, whatever it holds.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn the_recipe_can_be_pasted() {
        assert_eq!(quoted("6|final|O'Kelly $(x) `y`"), r"'6|final|O'\''Kelly $(x) `y`'");
    }
}
