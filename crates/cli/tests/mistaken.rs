//! Files that are something else, and files that are wrong on every line.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::seen;
use std::path::Path;

fn written(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn ten_of_a_kind_then_how_many_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut text = "round,white,black,result\n".to_owned();
    for number in 0..300 {
        text += &format!("{},Ann {number},Ben {number},2-{number}\n", number + 1);
    }
    let said = seen(&["standings", &written(folder.path(), "club.csv", &text)]);
    assert!(said.starts_with("exit 1"), "{said}");
    assert_eq!(said.matches("is not a result").count(), 10, "{said}");
    assert!(said.contains("and 290 more of the same kind"), "{said}");
    text += "one,Cy,Di,1-0\n";
    let said = seen(&["standings", &written(folder.path(), "club.csv", &text)]);
    assert!(said.contains("and 290 more of the same kind: \"…\" is not a result"), "{said}");
    assert!(said.contains("and 1 of another kind: \"…\" is not a round"), "{said}");
}

#[test]
fn something_else_given_for_a_regulation() {
    let folder = tempfile::tempdir().unwrap();
    let event = "crates/server/events/tata-steel-masters-2024.toml";
    let told = |regulation: &str| seen(&["resolve", event, "--regulation", regulation]);
    let said = told(event);
    assert!(
        said.starts_with("exit 1") && said.contains("is an event file, not a regulation"),
        "{said}"
    );
    let workbook = written(folder.path(), "rules.xlsx", b"PK\x03\x04 and more");
    assert!(
        told(&workbook)
            .contains("is an archive or a workbook (.zip, .xlsx, .ods), not a regulation")
    );
    let games = written(folder.path(), "rules.pgn", "[Event \"Cup\"]\n[White \"A\"]\n");
    assert!(
        told(&games).contains("is a file of games (PGN), not a regulation"),
        "{}",
        told(&games)
    );
    let table = written(folder.path(), "rules.csv", "name,points\nAnn,3\n");
    assert!(told(&table).contains("is a table (CSV), not a regulation"));
    let said = seen(&["resolve", "crates/regulation/regulations/chess/fide-swiss.toml"]);
    assert!(
        said.starts_with("exit 1") && said.contains("this is a regulation, not an event"),
        "{said}"
    );
}

#[test]
fn a_folder_that_contradicts_itself_names_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let game = |result: &str| {
        format!(
            "[Event \"Cup\"]\n[Round \"1\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"{result}\"]\n\n{result}\n"
        )
    };
    written(folder.path(), "a.pgn", game("1-0"));
    written(folder.path(), "b.pgn", game("0-1"));
    let said = seen(&["standings", folder.path().to_str().unwrap(), "--kind", "swiss"]);
    assert!(said.contains("a.pgn:3") && said.contains("b.pgn:3"), "{said}");
}
