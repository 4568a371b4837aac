//! The account as part of a page: first what was understood, then what is in doubt.

use super::text::{each_kind, size, why};
use crate::words::apart;
use crate::{Language, say};
use maud::{Markup, html};
use tiebreak_formats::account::{Account, Doubt, FoundEvent, Pairing};

/// How many pairings are listed one by one.
const MOST: usize = 10;

/// What was understood of a file, and what is in doubt about it.
pub fn html(language: Language, account: &Account) -> Markup {
    let mut told = Vec::new();
    each_kind(language, account, |doubt| sentence(language, doubt), &mut |mark, words| {
        told.push((mark.to_owned(), words))
    });
    html! {
        section.understood aria-label=(say!(language, account_understood)) {
            @for found in &account.events { (event(language, found)) }
            @for repair in &account.repairs { p.small { (repair.in_language(language)) } }
        }
        @if told.is_empty() {
            p { (say!(language, account_no_doubt)) }
        } @else {
            section.doubts aria-label=(say!(language, account_doubtful)) {
                h2 { (say!(language, account_in_doubt)) }
                dl { @for (mark, words) in &told { dt { (mark) } dd { (words) } } }
            }
        }
    }
}

fn event(language: Language, found: &FoundEvent) -> Markup {
    let phase = found.phase.word();
    html! {
        article.found data-phase=(phase) {
            h2 { (found.name) @if let Some(section) = &found.section { ", " (section) } }
            p {
                strong { (say!(language, account_part { phase })) } ": " (size(language, found)) "."
            }
            p { (say!(language, account_taken_for { phase, why: why(language, found) })) }
            (pairings(language, "missing", &found.missing))
            (pairings(language, "surplus", &found.surplus))
            @for fault in found.faults.iter().take(MOST) { p { (fault.in_language(language)) } }
        }
    }
}

fn pairings(language: Language, what: &str, pairings: &[Pairing]) -> Markup {
    let mut told: Vec<String> =
        pairings.iter().take(MOST).map(|one| pairing(language, one)).collect();
    told.extend(
        (pairings.len() > MOST).then(|| say!(language, and_more { count: pairings.len() - MOST })),
    );
    html! {
        @if !told.is_empty() {
            p { (say!(language, account_pairings { what, pairings: apart(language, &told) })) }
        }
    }
}

/// A pairing in words: "Ann–Ben, round 3".
fn pairing(language: Language, pairing: &Pairing) -> String {
    let [first, second] = &pairing.between;
    match pairing.round {
        Some(round) => say!(language, account_pairing_round { first, second, round }),
        None => format!("{first}–{second}"),
    }
}

/// The doubt without command-line options, because a page has its own controls for them.
fn sentence(language: Language, doubt: &Doubt) -> String {
    let details = doubt.details.iter().map(|line| line.in_language(language));
    let details: Vec<String> = details.filter(|line| !line.contains("--")).collect();
    let message = doubt.message.in_language(language);
    if details.is_empty() { message } else { format!("{message} ({})", apart(language, &details)) }
}
