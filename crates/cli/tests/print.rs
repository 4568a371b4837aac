//! What users print: the protocol and the slips, on standard output.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{run, seen};

fn page(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("a page is UTF-8")
}

#[test]
fn the_protocol_is_one_page() {
    let page =
        page(&["resolve", "crates/server/events/tata-steel-masters-2024.toml", "--format", "html"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
    assert!(page.contains("Not settled: 2 questions are open"));
    assert!(
        page.contains("restarted would say: Seeding: 1 Nodirbek Abdusattorov, 2 Anish Giri"),
        "other readings"
    );
}

#[test]
fn slips_are_a_page_even_where_only_lots_are_open() {
    let page = page(&["resolve", "crates/server/events/tata-steel-masters-2024.toml", "--slips"]);
    assert!(page.contains("No game is to be played now."));
}

#[test]
fn slips_are_for_paper() {
    let said = seen(&[
        "resolve",
        "crates/server/events/tata-steel-masters-2024.toml",
        "--slips",
        "--format",
        "json",
    ]);
    assert!(said.starts_with("exit 1\n") && said.contains("slips are for paper"), "{said}");
}

#[test]
fn a_page_goes_to_a_file_that_is_not_there_yet() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("protocol.html");
    let arguments = [
        "resolve",
        "crates/server/events/tata-steel-masters-2024.toml",
        "--format",
        "html",
        "-o",
        file.to_str().unwrap(),
    ];
    let said = seen(&arguments);
    assert!(said.starts_with("exit 0\n"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), page(&arguments[..4]));
    assert!(seen(&arguments).contains("is there already"));
}

/// Most programs that the tests build have no PDF; the packages have.
#[test]
fn a_program_says_whether_it_makes_pdf() {
    let folder = tempfile::tempdir().unwrap();
    let event = "crates/server/events/tata-steel-masters-2024.toml";
    let report = "crates/formats/tests/data/tie-breaks/uzchesscup.trf";
    let papers: [&[&str]; 3] =
        [&["resolve", event], &["resolve", event, "--slips"], &["standings", report]];
    for (number, paper) in papers.into_iter().enumerate() {
        let file = folder.path().join(format!("{number}.pdf"));
        let said = seen(&[paper, &["--format", "pdf", "-o", file.to_str().unwrap()]].concat());
        if cfg!(feature = "pdf") {
            assert!(said.starts_with("exit 0\n"), "{said}");
            assert!(std::fs::read(&file).unwrap().starts_with(b"%PDF-1.7"));
        } else {
            assert!(
                said.starts_with("exit 1\n") && said.contains("this program was built without PDF"),
                "{said}"
            );
            assert!(said.contains("--features pdf") && !file.exists(), "{said}");
        }
    }
}
