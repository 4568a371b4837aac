//! The page about the built-in regulations is what the search finds today.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_regulation::{Regulation, builtin};
use tiebreak_report::Language;
use tiebreak_report::losing_pays::{json, page, text};
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::losing_pays::{LosingPays, losing_pays};

fn all() -> Vec<(Regulation, LosingPays)> {
    // The files are independent of each other; so each has its own thread.
    let search = |id: &'static str| {
        let regulation = builtin::find(id).unwrap().unwrap();
        let found = losing_pays(&regulation, &Watch::default()).unwrap();
        (regulation, found)
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = builtin::ids().map(|id| scope.spawn(move || search(id))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    })
}

#[test]
fn the_page_is_as_found() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/losing-pays.md");
    let all = all();
    let made = page(&all);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), made, "BLESS=1 writes it anew");
    for (regulation, found) in &all {
        let value = json(Language::En, regulation, found);
        assert_eq!(value["pays"].as_bool(), Some(!found.found.is_empty()));
        assert_eq!(value["found"].as_array().unwrap().len(), found.found.len());
        assert!(text(Language::En, regulation, found).starts_with(&regulation.id));
    }
}
