//! The account as part of a page: what was understood, then what is in doubt.

use super::text::{each_kind, size, why};
use maud::{Markup, html};
use tiebreak_formats::account::{Account, Doubt, Found, Pairing, Phase};

/// How many pairings are listed one by one.
const MOST: usize = 10;

/// What was understood of a file, and what is in doubt about it.
pub fn html(account: &Account) -> Markup {
    let mut told = Vec::new();
    each_kind(account, sentence, &mut |mark, words| told.push((mark.to_owned(), words)));
    html! {
        section.understood aria-label="What was understood" {
            @for found in &account.events { (event(found)) }
            @for repair in &account.repairs { p.small { (repair) } }
        }
        @if told.is_empty() {
            p { "Nothing is in doubt." }
        } @else {
            section.doubts aria-label="What is in doubt" {
                h2 { "In doubt" }
                dl { @for (mark, words) in &told { dt { (mark) } dd { (words) } } }
            }
        }
    }
}

fn event(found: &Found) -> Markup {
    html! {
        article.found data-phase=(found.phase.word()) {
            h2 { (found.name) @if let Some(section) = &found.section { ", " (section) } }
            p { strong { (part(found.phase)) } ": " (size(found)) "." }
            p { @if found.phase == Phase::Main { "Taken for " } @else { "Kept apart: " } (why(found)) "." }
            (pairings("Missing", &found.missing))
            (pairings("Too many", &found.surplus))
        }
    }
}

/// What part of the event it is, for people.
fn part(phase: Phase) -> &'static str {
    match phase {
        Phase::Main => "Main event",
        Phase::PlayOff => "Play-off",
        Phase::Armageddon => "Armageddon",
    }
}

fn pairings(title: &str, pairings: &[Pairing]) -> Markup {
    html! {
        @if !pairings.is_empty() {
            p { (title) ": "
                @for (index, pairing) in pairings.iter().take(MOST).enumerate() { @if index > 0 { "; " } (pairing) }
                @if pairings.len() > MOST { "; and " (pairings.len() - MOST) " more" }
                "."
            }
        }
    }
}

/// The doubt without the options of the command line, which a page asks for in its own way.
fn sentence(doubt: &Doubt) -> String {
    let details: Vec<&str> = doubt.details.iter().filter(|line| !line.contains("--")).map(String::as_str).collect();
    if details.is_empty() { doubt.message.clone() } else { format!("{} ({})", doubt.message, details.join("; ")) }
}
