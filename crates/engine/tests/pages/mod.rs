//! Reads a page of `cases/`: Markdown that people read and tests run. `cases/README.md` describes
//! the form.

pub mod answers;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A page as it is written.
pub struct Page {
    pub path: PathBuf,
    /// Lines `- Key: value` before the first section.
    pub keys: BTreeMap<String, String>,
    /// The event in a `toml` block, where the page has one.
    pub inline_event: Option<String>,
    /// The regulation in a `toml` block, where the page has one.
    pub inline_regulation: Option<String>,
    /// The rows of each section's table.
    pub sections: BTreeMap<String, Vec<Vec<String>>>,
}

/// All pages below `cases/`, by path.
pub fn all() -> Vec<Page> {
    let root = root().join("cases");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|end| end == "md")
            && path.file_name().is_some_and(|name| {
                name != "README.md" && !name.to_string_lossy().starts_with("sentences")
            })
        {
            paths.push(path);
        }
    }
}

fn read(path: &Path) -> Page {
    let text = std::fs::read_to_string(path).unwrap();
    let mut page = Page {
        path: path.to_owned(),
        keys: BTreeMap::new(),
        inline_event: None,
        inline_regulation: None,
        sections: BTreeMap::new(),
    };
    let mut section = String::new();
    let mut block: Option<String> = None;
    for line in text.lines() {
        if let Some(event) = &mut block {
            if line.starts_with("```") {
                let text = block.take();
                let is_regulation =
                    text.as_ref().is_some_and(|text| text.contains("\"tiebreak-regulation/1\""));
                *(if is_regulation {
                    &mut page.inline_regulation
                } else {
                    &mut page.inline_event
                }) = text;
            } else {
                event.push_str(line);
                event.push('\n');
            }
        } else if line.starts_with("```toml") {
            block = Some(String::new());
        } else if let Some(title) = line.strip_prefix("## ") {
            section = title.trim().to_owned();
            page.sections.insert(section.clone(), Vec::new());
        } else if let Some((key, value)) = line
            .strip_prefix("- ")
            .filter(|_| section.is_empty())
            .and_then(|line| line.split_once(": "))
        {
            page.keys.insert(key.to_owned(), value.trim().to_owned());
        } else if line.starts_with('|') {
            page.sections.entry(section.clone()).or_default().push(cells(line));
        }
    }
    for rows in page.sections.values_mut() {
        // The head of the table and the line under it.
        rows.drain(..rows.len().min(2));
    }
    page
}

fn cells(line: &str) -> Vec<String> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
}

impl Page {
    /// The rows of a section, or none.
    pub fn rows(&self, section: &str) -> &[Vec<String>] {
        self.sections.get(section).map_or(&[], Vec::as_slice)
    }

    /// The name for messages.
    pub fn name(&self) -> String {
        self.path.strip_prefix(root().join("cases")).unwrap_or(&self.path).display().to_string()
    }
}
