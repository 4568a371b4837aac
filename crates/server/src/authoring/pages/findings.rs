//! The findings about a text: each with its line, the place underlined and the smallest example;
//! and the flow.

use crate::authoring::checking::Examination;
use maud::{Markup, PreEscaped, html};
use tiebreak_check::{CheckedRegulation, Finding};
use tiebreak_document::Severity;
use tiebreak_regulation::Regulation;
use tiebreak_report::check::{class, said, severity_count};
use tiebreak_report::{Language, say, svg};

/// The most boxes of a drawing; a larger one would be unreadable.
const MOST_DRAWN: usize = 300;
/// The most findings shown; the rest are counted.
const MOST_SHOWN: usize = 100;

/// The name of a severity, also its class in stylesheets.
pub fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

/// The severity at the start of a finding: "error:".
pub fn severity_said(language: Language, of: Severity) -> String {
    say!(language, page_editor_severity { severity: severity(of) })
}

/// Verdict, findings and flow. The editor's script replaces this panel as a whole.
pub fn panel(language: Language, examined: &Examination) -> Markup {
    let findings = &examined.checked.findings;
    html! {
        div.checked data-checked {
            (verdict(language, examined))
            ol.found {
                @for found in findings.iter().take(MOST_SHOWN) {
                    (one(language, &examined.checked, found))
                }
            }
            @if findings.len() > MOST_SHOWN {
                p.grey {
                    @let count = findings.len() - MOST_SHOWN;
                    (say!(language, and_more_ending { count }))
                }
            }
            @if let Some(regulation) = small(examined.regulation.as_ref()) {
                h2 { (say!(language, page_editor_flow)) }
                figure.drawing tabindex="0" { (PreEscaped(svg::flow(language, regulation))) }
            }
        }
    }
}

/// The regulation, if it is small enough to be drawn.
fn small(regulation: Option<&Regulation>) -> Option<&Regulation> {
    regulation.filter(|regulation| regulation.clauses.len() <= MOST_DRAWN)
}

fn verdict(language: Language, examined: &Examination) -> Markup {
    let all =
        [Severity::Error, Severity::Warning, Severity::Note].map(|one| (one, examined.count(one)));
    let [(_, errors), (_, warnings), _] = all;
    let verdict = match (examined.mistakes, errors, examined.not_explored) {
        (0, 0, None) if warnings == 0 => "complete",
        (0, 0, _) => "followed",
        (0, _, _) => "not-always",
        _ => "not",
    };
    let sentence = say!(language, page_editor_verdict { verdict });
    let there = all.into_iter().filter(|(_, count)| *count > 0);
    let counts: Vec<String> =
        there.map(|(one, count)| severity_count(language, one, count)).collect();
    html! {
        p.verdict.error[errors > 0] {
            strong { (sentence) }
            @if !counts.is_empty() { " " (counts.join(", ")) "." }
        }
        @if let Some(why) = examined.not_explored {
            p.grey.small { (say!(language, page_editor_not_explored { why: why.said(language) })) }
        }
    }
}

fn one(language: Language, checked: &CheckedRegulation, found: &Finding) -> Markup {
    let place = found.span.as_ref().map(|span| {
        let end = span.end.min(checked.text.len());
        (span.start.min(end), end)
    });
    let said = said(language, found);
    let name = found.class.name();
    let class_said =
        say!(language, page_editor_class { class: name, words: name.replace('-', " ") });
    html! {
        // The position for the script: browsers count in UTF-16 units.
        li.(severity(found.severity)) data-from=[place.map(|(from, _)| units(&checked.text, from))]
            data-to=[place.map(|(_, to)| units(&checked.text, to))] {
            p.where {
                @if let Some((from, _)) = place {
                    a href="#text" data-jump {
                        (say!(language, protocol_line { line: checked.line_and_column(from).0 }))
                    }
                    " "
                }
                @if let Some(clause) = &found.clause { span.clause { (clause) } " " }
                span.grey title=(class(language, found.class)) { (class_said) }
            }
            p { strong { (severity_said(language, found.severity)) } " " (said.message) }
            @if let Some((from, to)) = place { (excerpt(&checked.text, from, to, &said.label)) }
            @if let Some(example) = &said.example { p.example { (example) } }
            @if let Some(hint) = &said.hint { p.hint { (hint) } }
        }
    }
}

fn units(text: &str, byte: usize) -> usize {
    text.get(..byte).map_or(0, |before| before.encode_utf16().count())
}

/// The line of a finding with the place underlined; of several lines only the first.
fn excerpt(text: &str, from: usize, to: usize, label: &str) -> Markup {
    let (Some(before), Some(after)) = (text.get(..from), text.get(from..)) else { return html! {} };
    let begin = before.rfind('\n').map_or(0, |at| at + 1);
    let end = from + after.find('\n').unwrap_or(after.len());
    let to = to.clamp(from, end);
    let (Some(head), Some(marked), Some(tail)) =
        (text.get(begin..from), text.get(from..to), text.get(to..end))
    else {
        return html! {};
    };
    // Of a long line only the part around the place is shown.
    let head: String = match head.char_indices().rev().nth(40) {
        Some((at, _)) => format!("…{}", &head[at..]),
        None => head.to_owned(),
    };
    let short = |part: &str, most: usize| match part.char_indices().nth(most) {
        Some((at, _)) => format!("{}…", &part[..at]),
        None => part.to_owned(),
    };
    html! {
        pre.excerpt {
            (head) u { (short(marked, 90)) } (short(tail, 40))
            @if !label.is_empty() { "\n" span.grey { (label) } }
        }
    }
}
