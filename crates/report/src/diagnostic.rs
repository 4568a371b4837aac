//! Mistakes in files as rustc shows them: file, line, column, underlined.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Rejected, Severity};

/// How many findings of one kind are shown: a file of another layout would give one for every line.
const MOST: usize = 10;

/// The findings of a file, of each kind the first ten. `colour` only where a person looks at a terminal.
pub fn render(rejected: &Rejected, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    // How many there are of each kind, and how many of them are shown.
    let mut seen: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let mut shown: Vec<String> = Vec::new();
    // The last one says only how many there are in all, which is said by kind below.
    let listed = rejected.findings.len() - usize::from(!rejected.unlisted.is_empty()).min(rejected.findings.len());
    for found in &rejected.findings[..listed] {
        let [count, of_kind] = seen.entry(found.kind()).or_default();
        *count += 1;
        if *count <= MOST {
            *of_kind += 1;
            shown.push(renderer.render(&[group(rejected, found)]).to_string());
        }
    }
    for (kind, count) in &rejected.unlisted {
        seen.entry(kind.clone()).or_default()[0] += count;
    }
    let hidden: Vec<_> = seen.into_iter().filter(|(_, [count, of_kind])| count > of_kind).collect();
    for (kind, [count, of_kind]) in &hidden {
        let more = count - of_kind;
        shown.push(match (hidden.len(), of_kind) {
            (1, _) => format!("and {more} more of the same kind"),
            (_, 0) => format!("and {more} of another kind: {kind}"),
            _ => format!("and {more} more of the same kind: {kind}"),
        });
    }
    shown.join("\n\n")
}

fn group<'r>(rejected: &'r Rejected, found: &'r Diagnostic) -> Group<'r> {
    let level = match found.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let title = level.primary_title(found.message.as_str());
    let mut group = match &found.span {
        Some(span) => {
            let end = span.end.min(rejected.text.len());
            let start = span.start.min(end);
            let mut annotation = AnnotationKind::Primary.span(start..end);
            if !found.label.is_empty() {
                annotation = annotation.label(found.label.as_str());
            }
            title.element(Snippet::source(rejected.text.as_str()).path(rejected.name.as_str()).annotation(annotation))
        }
        None => title.element(annotate_snippets::Origin::path(rejected.name.as_str())),
    };
    if let Some(hint) = &found.hint {
        group = group.element(Level::HELP.message(hint.as_str()));
    }
    group
}
