//! Mistakes in files as rustc shows them: file, line, column, underlined.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use tiebreak_document::{Diagnostic, Rejected, Severity};

/// How many findings are shown: a file of another layout would give one for every line.
const MOST: usize = 10;

/// The findings of a file, the first ten of them. `colour` only where a person looks at a terminal.
pub fn render(rejected: &Rejected, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let first = rejected.findings.iter().take(MOST);
    let mut shown: Vec<String> = first.map(|found| renderer.render(&[group(rejected, found)]).to_string()).collect();
    if rejected.findings.len() > MOST {
        shown.push(format!("and {} more of the same kind", rejected.findings.len() - MOST));
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
