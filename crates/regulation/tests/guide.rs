//! The guide for organisers: every example can be read as it stands.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_regulation::{Action, Criterion, Regulation, builtin};

const HEAD: &str = "format = \"tiebreak-regulation/1\"\nid = \"guide\"\ntitle = \"Guide\"\nsport = \"chess\"\nsource = \"the guide\"\n\n";

#[test]
fn every_example_can_be_followed() {
    let guide = include_str!("../../../docs/guides/organisers.md");
    let blocks: Vec<&str> = guide.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 6, "the guide has examples");
    for block in blocks {
        let text = if block.starts_with("format") { block.to_owned() } else { format!("{HEAD}{block}") };
        if let Err(error) = Regulation::read("guide", &text) {
            panic!("{error}\n{text}");
        }
    }
}

/// Built-in regulations with their clauses that rank by a criterion.
fn used_by(criterion: Criterion) -> Vec<String> {
    let clauses = |id: &str| {
        let regulation = builtin::find(id).unwrap().unwrap();
        let ranks = regulation.clauses.iter().filter(|clause| clause.action == Action::Rank(criterion));
        ranks.map(|clause| clause.id.clone()).collect::<Vec<_>>().join(", ")
    };
    builtin::ids()
        .map(|id| (id, clauses(id)))
        .filter(|(_, at)| !at.is_empty())
        .map(|(id, at)| format!("`{id}` {at}"))
        .collect()
}

/// The reference is what the program says of itself. `BLESS=1 cargo test -p tiebreak-regulation --test guide` writes it anew.
#[test]
fn the_reference_of_criteria_is_up_to_date() {
    let mut reference = String::from(
        "# Criteria\n\nWhat `rank` knows, in the words of the program, and the clauses of the built-in regulations that use it. Each is a file in \
         `crates/engine/src/criteria/`.\n\n| name | what it counts | used by |\n|---|---|---|\n",
    );
    for criterion in Criterion::ALL {
        let used = used_by(*criterion).join("; ");
        reference.push_str(&format!("| `{}` | {} | {used} |\n", criterion.name(), criterion.says()));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/criteria.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &reference).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), reference, "run with BLESS=1");
}
