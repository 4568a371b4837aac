//! What this crate exports, item by item: `public_items.txt` is the list. `BLESS=1` writes it again.

use std::path::Path;

#[test]
fn the_public_items_are_those_of_the_list() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut items = Vec::new();
    for entry in std::fs::read_dir(&source).unwrap() {
        let path = entry.unwrap().path();
        let module = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let private = ["error", "files", "standings_table"].contains(&module.as_str());
        if private {
            continue;
        }
        let module =
            if module == "lib" { "tiebreak".to_owned() } else { format!("tiebreak::{module}") };
        items_of(&module, &std::fs::read_to_string(&path).unwrap(), &mut items);
    }
    items.sort();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/public_items.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, items.join("\n") + "\n").unwrap();
    }
    let list = std::fs::read_to_string(&path).unwrap();
    let listed: Vec<&str> = list.lines().collect();
    let missing: Vec<_> = items.iter().filter(|item| !listed.contains(&item.as_str())).collect();
    let stale: Vec<_> = listed.iter().filter(|item| !items.iter().any(|i| i == *item)).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "exported and not listed: {missing:?}; listed and not exported: {stale:?}. \
         BLESS=1 writes the list again."
    );
}

/// The items that the text of a module exports. A `pub use` of a whole crate or of everything in a
/// module is an error.
fn items_of(module: &str, text: &str, items: &mut Vec<String>) {
    let mut inner: Option<String> = None;
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let at = inner.clone().unwrap_or_else(|| module.to_owned());
        let code = line.trim();
        if line == "}" {
            inner = None;
        } else if let Some(rest) = code.strip_prefix("pub use ") {
            let mut whole = rest.to_owned();
            while !whole.ends_with(';') {
                whole.push_str(lines.next().unwrap().trim());
            }
            for name in names_used(&whole) {
                assert!(name != "*" && !name.starts_with("tiebreak"), "{at}: {whole}");
                items.push(format!("{at}::{name}"));
            }
        } else if let Some(rest) = code.strip_prefix("pub mod ") {
            let name = rest.trim_end_matches([' ', '{', ';']);
            items.push(format!("{at}::{name}"));
            if rest.ends_with('{') {
                inner = Some(format!("{at}::{name}"));
            }
        } else if let Some(rest) = line.strip_prefix("pub fn ") {
            let name: String =
                rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            items.push(format!("{at}::{name}()"));
        }
    }
}

/// `a::b::{C, D}` names C and D, `a::E` names E.
fn names_used(path: &str) -> Vec<String> {
    let path = path.trim_end_matches(';');
    let last = path.rsplit("::").next().unwrap_or(path);
    let list = path.split_once('{').map_or(last, |(_, list)| list.trim_end_matches('}'));
    let names = list.split(',').map(|name| name.trim().to_owned());
    names.filter(|name| !name.is_empty()).collect()
}
