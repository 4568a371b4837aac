//! What is doubtful about the data is said, and nothing is lost.

use crate::bridge::case::{Case, doubts, line, read, ruled};

fn three(matches: &str) -> String {
    format!(
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\n\
         team = [{{ name = \"A\" }}, {{ name = \"B\" }}, {{ name = \"C\" }}]\n{matches}"
    )
}

fn warnings(text: &str) -> Vec<String> {
    let event = read(text);
    doubts(&event, &ruled(&event, &[]))
}

#[test]
fn vps_of_another_scale_are_used_and_said() {
    let found = warnings(&three(
        "[[match]]\nteams = [\"A\", \"B\"]\nboards = 16\nimps = [20, 10]\nvps = [17, 13]\n",
    ));
    assert_eq!(
        found[0],
        "the VPs of one match are not those of the WBF continuous scale and are used as given \
         (A - B: 17 to 13 where the scale gives 12.8 to 7.2)"
    );
    let event = read(&three(
        "[[match]]\nteams = [\"A\", \"B\"]\nboards = 16\nimps = [20, 10]\nvps = [17, 13]\n",
    ));
    assert_eq!(ruled(&event, &[]).standing[0].score.to_string(), "17");
}

#[test]
fn a_team_without_matches() {
    let event = read(&three("[[match]]\nteams = [\"A\", \"B\"]\nboards = 16\nimps = [20, 10]\n"));
    let ruling = ruled(&event, &[]);
    assert_eq!(doubts(&event, &ruling), ["C has no match in this event"]);
    assert_eq!(ruling.interim.map(|missing| missing.count), Some(2));
}

#[test]
fn published_scores_that_the_matches_do_not_give() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\n\
                team = [{ name = \"A\", points = 11 }, { name = \"B\", points = 8, penalty = 2 }]\n\
                [[match]]\nteams = [\"A\", \"B\"]\nvps = [10, 10]\n";
    assert_eq!(warnings(text), ["A has 11 as published, but 10 from the matches; 11 is used"]);
}

#[test]
fn a_table_of_points_is_enough() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\n\
                team = [{ name = \"A\", points = 31.5 }, { name = \"B\", points = 40 }]\n";
    let event = read(text);
    let ruling = ruled(&event, &[]);
    assert_eq!(line(&event, &ruling), "B | A");
    assert!(ruling.warnings.is_empty() && ruling.settled);
}

#[test]
fn no_case_of_ours_is_doubtful_without_a_reason() {
    for case in Case::all() {
        let event = case.event();
        for warning in doubts(&event, &ruled(&event, &[])) {
            let known = [
                "WBF continuous scale",
                "unequal numbers of opponents",
                "have no match",
                "not in this event",
            ];
            assert!(known.iter().any(|words| warning.contains(words)), "{}: {warning}", case.id);
        }
    }
}
