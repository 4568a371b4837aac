//! What is wrong with a text or open about it: each finding with its line, the place underlined, the smallest example; and the flow.

use crate::authoring::checking::Examined;
use maud::{Markup, PreEscaped, html};
use tiebreak_check::{Checked, Finding};
use tiebreak_document::Severity;
use tiebreak_report::check::{class, said};
use tiebreak_report::svg;

/// A drawing with more boxes than this helps nobody.
const MOST_DRAWN: usize = 300;
/// Findings shown; the rest is counted.
const MOST_SHOWN: usize = 100;

/// The word for a severity.
pub fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

/// Verdict, findings and flow. The script of the editor replaces it whole.
pub fn panel(examined: &Examined) -> Markup {
    let findings = &examined.checked.findings;
    html! {
        div.checked data-checked {
            (verdict(examined))
            ol.found { @for found in findings.iter().take(MOST_SHOWN) { (one(&examined.checked, found)) } }
            @if findings.len() > MOST_SHOWN { p.grey { "and " (findings.len() - MOST_SHOWN) " more." } }
            @if let Some(regulation) = examined.regulation.as_ref().filter(|regulation| regulation.clauses.len() <= MOST_DRAWN) {
                h2 { "Flow" }
                figure.drawing tabindex="0" { (PreEscaped(svg::flow(regulation))) }
            }
        }
    }
}

fn verdict(examined: &Examined) -> Markup {
    let [errors, warnings, notes] =
        [Severity::Error, Severity::Warning, Severity::Note].map(|severity| examined.count(severity));
    let sentence = match (examined.mistakes, errors, examined.not_explored) {
        (0, 0, Some(_)) => "It can be followed.".to_owned(),
        (0, 0, None) if warnings == 0 => "It can be followed and leaves no tie without a rule.".to_owned(),
        (0, 0, None) => "It can be followed.".to_owned(),
        (0, _, _) => "It can be followed, but not in every case.".to_owned(),
        _ => "It cannot be followed yet.".to_owned(),
    };
    let counts: Vec<String> = [(errors, "error"), (warnings, "warning"), (notes, "note")]
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, word)| format!("{count} {word}{}", if count == 1 { "" } else { "s" }))
        .collect();
    html! {
        p.verdict.error[errors > 0] { strong { (sentence) } @if !counts.is_empty() { " " (counts.join(", ")) "." } }
        @if let Some(why) = examined.not_explored { p.grey.small { "Not every outcome was looked at: " (why) "." } }
    }
}

fn one(checked: &Checked, found: &Finding) -> Markup {
    let place = found.span.as_ref().map(|span| {
        let end = span.end.min(checked.text.len());
        (span.start.min(end), end)
    });
    let said = said(found);
    html! {
        // Where the script finds the place: the browser counts in units of UTF-16.
        li.(severity(found.severity)) data-from=[place.map(|(from, _)| units(&checked.text, from))] data-to=[place.map(|(_, to)| units(&checked.text, to))] {
            p.where {
                @if let Some((from, _)) = place { a href="#text" data-jump { "line " (checked.line_and_column(from).0) } " " }
                @if let Some(clause) = &found.clause { span.clause { (clause) } " " }
                span.grey title=(class(found.class)) { (found.class.name().replace('-', " ")) }
            }
            p { strong { (severity(found.severity)) ": " } (said.message) }
            @if let Some((from, to)) = place { (excerpt(&checked.text, from, to, &said.label)) }
            @if let Some(example) = &said.example { p.example { (example) } }
            @if let Some(hint) = &said.hint { p.hint { (hint) } }
        }
    }
}

fn units(text: &str, byte: usize) -> usize {
    text.get(..byte).map_or(0, |before| before.encode_utf16().count())
}

/// The line with the place underlined; of a place over several lines the first.
fn excerpt(text: &str, from: usize, to: usize, label: &str) -> Markup {
    let (Some(before), Some(after)) = (text.get(..from), text.get(from..)) else { return html! {} };
    let begin = before.rfind('\n').map_or(0, |at| at + 1);
    let end = from + after.find('\n').unwrap_or(after.len());
    let to = to.clamp(from, end);
    let (Some(head), Some(marked), Some(tail)) = (text.get(begin..from), text.get(from..to), text.get(to..end)) else {
        return html! {};
    };
    // A long line is shown around the place.
    let head: String = match head.char_indices().rev().nth(40) {
        Some((at, _)) => format!("…{}", &head[at..]),
        None => head.to_owned(),
    };
    let short = |part: &str, most: usize| match part.char_indices().nth(most) {
        Some((at, _)) => format!("{}…", &part[..at]),
        None => part.to_owned(),
    };
    html! {
        pre.excerpt { (head) u { (short(marked, 90)) } (short(tail, 40)) @if !label.is_empty() { "\n" span.grey { (label) } } }
    }
}
