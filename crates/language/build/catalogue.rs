//! The files of sentences, read: each message and each term by its name, with the line it stands
//! on.

use fluent_syntax::ast::{Entry, Pattern};
use std::collections::BTreeMap;
use std::path::Path;

/// The language whose messages all others translate.
pub const FIRST: &str = "en";

/// One file.
pub struct Catalogue {
    /// The language: `de`.
    pub code: String,
    /// Messages by name; an attribute is a message `name.attribute`.
    pub messages: BTreeMap<String, Said>,
    /// Terms by name, without their dash; an attribute is a term `name.attribute`.
    pub terms: BTreeMap<String, Said>,
}

/// What a message or term says, and where.
pub struct Said {
    /// As it was parsed.
    pub pattern: Pattern<String>,
    /// The line of its name.
    pub line: usize,
}

impl Catalogue {
    /// `locales/de.ftl:12`.
    pub fn place(&self, line: usize) -> String {
        format!("locales/{}.ftl:{line}", self.code)
    }
}

/// All files of a folder, English first, the others by their names.
pub fn read_all(folder: &Path) -> Result<Vec<Catalogue>, Vec<String>> {
    let entries = std::fs::read_dir(folder)
        .map_err(|error| vec![format!("{}: {error}", folder.display())])?;
    let mut paths: Vec<_> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort_by_key(|path| (path.file_stem().is_none_or(|code| code != FIRST), path.clone()));
    let mut all = Vec::new();
    let mut mistakes = Vec::new();
    for path in paths {
        let code = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match std::fs::read_to_string(&path) {
            Ok(source) => match read(&code, source) {
                Ok(one) => all.push(one),
                Err(more) => mistakes.extend(more),
            },
            Err(error) => mistakes.push(format!("{}: {error}", path.display())),
        }
    }
    match mistakes.is_empty() {
        true => Ok(all),
        false => Err(mistakes),
    }
}

/// One file; mistakes of its syntax with their lines.
pub fn read(code: &str, source: String) -> Result<Catalogue, Vec<String>> {
    let line_of = |at: usize| source.get(..at).unwrap_or(&source).matches('\n').count() + 1;
    let resource = fluent_syntax::parser::parse(source.clone()).map_err(|(_, errors)| {
        let said = |error: &fluent_syntax::parser::ParserError| {
            format!("locales/{code}.ftl:{}: {}", line_of(error.pos.start), error.kind)
        };
        errors.iter().map(said).collect::<Vec<_>>()
    })?;
    let mut found =
        Catalogue { code: code.to_owned(), messages: BTreeMap::new(), terms: BTreeMap::new() };
    let lines = lines_of_names(&source);
    let mut mistakes = Vec::new();
    for entry in resource.body {
        let (name, value, attributes, terms) = match entry {
            Entry::Message(message) => (message.id.name, message.value, message.attributes, false),
            Entry::Term(term) => (term.id.name, Some(term.value), term.attributes, true),
            _ => continue,
        };
        let written = if terms { format!("-{name}") } else { name.clone() };
        let line = lines.get(written.as_str()).copied().unwrap_or(0);
        let kept = if terms { &mut found.terms } else { &mut found.messages };
        let mut parts: Vec<(String, Pattern<String>)> =
            value.into_iter().map(|value| (name.clone(), value)).collect();
        parts.extend(
            attributes.into_iter().map(|one| (format!("{name}.{}", one.id.name), one.value)),
        );
        for (name, pattern) in parts {
            if kept.insert(name.clone(), Said { pattern, line }).is_some() {
                mistakes.push(format!("locales/{code}.ftl:{line}: {name} is there twice"));
            }
        }
    }
    if mistakes.is_empty() { Ok(found) } else { Err(mistakes) }
}

/// The line of each name, of a term with its dash: of two of the same name, the one too many.
fn lines_of_names(source: &str) -> BTreeMap<&str, usize> {
    let named = source.lines().enumerate().filter(|(_, line)| !line.starts_with([' ', '#']));
    named
        .filter_map(|(index, line)| Some((line.split_once('=')?.0.trim_end(), index + 1)))
        .collect()
}
