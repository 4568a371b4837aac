//! Mistakes in files in the style of rustc: file, line and column, underlined.

use crate::{Language, say};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Excerpt, RejectedFile, Severity};

/// The most findings shown of one kind, because a file in another layout has one on every line.
const MOST: usize = 10;

/// The findings of a file in a language, up to ten of each kind. `colour` is only for terminals.
pub fn render(language: Language, rejected: &RejectedFile, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    // For each kind, how many there are and how many are shown.
    let mut seen: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let mut shown: Vec<String> = Vec::new();
    // The last finding only gives the total number, which is shown by kind below.
    let listed = rejected.findings.len()
        - usize::from(!rejected.unlisted.is_empty()).min(rejected.findings.len());
    for found in &rejected.findings[..listed] {
        let [count, of_kind] = seen.entry(found.kind().in_language(language)).or_default();
        *count += 1;
        if *count <= MOST {
            *of_kind += 1;
            shown.push(renderer.render(&[group(language, rejected, found)]).to_string());
        }
    }
    for (kind, count) in &rejected.unlisted {
        seen.entry(kind.in_language(language)).or_default()[0] += count;
    }
    let hidden: Vec<_> = seen.into_iter().filter(|(_, [count, of_kind])| count > of_kind).collect();
    for (kind, [count, of_kind]) in &hidden {
        let more = count - of_kind;
        let kinds = match (hidden.len(), of_kind) {
            (1, _) => "one",
            (_, 0) => "new",
            _ => "other",
        };
        shown.push(say!(language, diagnostic_more { kinds, more, kind }));
    }
    shown.join("\n\n")
}

fn group<'r>(language: Language, rejected: &'r RejectedFile, found: &'r Diagnostic) -> Group<'r> {
    let (level, own) = match found.severity {
        Severity::Error => (Level::ERROR, "error"),
        Severity::Warning => (Level::WARNING, "warning"),
        Severity::Note => (Level::NOTE, "note"),
    };
    let name = |level: &str| say!(language, diagnostic_level { level });
    let title = level.with_name(name(own)).primary_title(found.message.in_language(language));
    let mut group = match &found.span {
        Some(span) => {
            let place = Excerpt::new(&rejected.text, span.clone());
            let mut annotation = AnnotationKind::Primary.span(place.span);
            if !found.label.is_empty() {
                annotation = annotation.label(found.label.in_language(language));
            }
            title.element(
                Snippet::source(place.text).path(rejected.name.as_str()).annotation(annotation),
            )
        }
        None => {
            let titled = title.element(annotate_snippets::Origin::path(rejected.name.as_str()));
            // Without a place to underline, the label becomes a note.
            match found.label.is_empty() {
                true => titled,
                false => titled.element(
                    Level::NOTE.with_name(name("note")).message(found.label.in_language(language)),
                ),
            }
        }
    };
    if let Some(hint) = &found.hint {
        group =
            group.element(Level::HELP.with_name(name("help")).message(hint.in_language(language)));
    }
    group
}
