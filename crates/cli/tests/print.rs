//! What users print: the protocol and the slips, on standard output.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

mod common;

use common::{run, seen};

fn page(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("a page is UTF-8")
}

#[test]
fn the_protocol_is_one_page() {
    let page = page(&["resolve", "events/tata-steel-masters-2024.toml", "--format", "html"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    assert!(page.contains("Not settled: 2 questions are open"));
    assert!(page.contains("restarted would say: Seeding: 1 Nodirbek Abdusattorov, 2 Anish Giri"), "other readings");
}

#[test]
fn slips_are_a_page_even_where_only_lots_are_open() {
    let page = page(&["resolve", "events/tata-steel-masters-2024.toml", "--slips"]);
    assert!(page.contains("No game is to be played now."));
}

#[test]
fn slips_have_one_format() {
    let said = seen(&["resolve", "events/tata-steel-masters-2024.toml", "--slips", "--format", "json"]);
    assert!(said.starts_with("exit 2\n") && said.contains("cannot be used with"), "{said}");
}
