//! Section 2: knock-out matches, one after the other.

use crate::bridge::case::{default_wbf, line, read, ruled, ruled_with, said};
use tiebreak_model::{Answer, DataAnswer, FixedAnswers, OpenReason};

fn teams(ranks: &[(&str, Option<u32>)]) -> String {
    let mut text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"knockout\"\n".to_owned();
    for (name, rank) in ranks {
        text += &format!("[[team]]\nname = \"{name}\"\n");
        if let Some(rank) = rank {
            text += &format!("qualification-rank = {rank}\n");
        }
    }
    text
}

#[test]
fn a_third_of_an_imp_is_no_tie() {
    let text = teams(&[("A", Some(2)), ("B", Some(1))])
        + "[[match]]\nstage = \"final\"\nteams = [\"A\", \"B\"]\nscore = [95, 99]\ncarry-over = [\"13/3\", 0]\n";
    let event = read(&text);
    let ruling = ruled(&event, &[]);
    assert_eq!(line(&event, &ruling), "A | B");
    assert!(ruling.steps.is_empty() && ruling.settled);
    let level = read(&text.replace("\"13/3\"", "4"));
    assert_eq!(line(&level, &ruled(&level, &[])), "B | A");
}

#[test]
fn semi_finals_play_off_and_final() {
    let text = teams(&[("A", Some(1)), ("B", Some(2)), ("C", Some(3)), ("D", Some(4))])
        + "[[match]]\nstage = \"final\"\nteams = [\"D\", \"B\"]\nscore = [80, 80]\n\
           [[match]]\nstage = \"semi-final\"\nteams = [\"A\", \"D\"]\nscore = [70, 71]\n\
           [[match]]\nstage = \"semi-final\"\nteams = [\"B\", \"C\"]\nscore = [60.5, 60]\ncarry-over = [0, 0.5]\n";
    let event = read(&text);
    let ruling = ruled(&event, &[]);
    assert_eq!(line(&event, &ruling), "B | D | A C");
    assert!(ruling.settled);
    assert_eq!(
        said(&event, &ruling, "2 rank"),
        [
            "B and C are level in the semi-final, 60.5 to 60 + 0.5.",
            "Place in the qualification: B 2, C 3.",
            "B and D are level in the final, 80 to 80.",
            "Place in the qualification: B 2, D 4.",
        ]
    );
    let play_off =
        text + "[[match]]\nstage = \"play-off\"\nteams = [\"A\", \"C\"]\nscore = [10, 30]\n";
    let event = read(&play_off);
    let ruling = ruled(&event, &[]);
    assert_eq!(line(&event, &ruling), "B | D | C | A");
    let wins: Vec<String> = ruling.standing.iter().map(|place| place.score.to_string()).collect();
    assert_eq!(wins, ["2", "1", "1", "0"]);
}

#[test]
fn a_place_that_nobody_wrote_down_is_asked_for() {
    let event = read(
        &(teams(&[("A", Some(2)), ("B", None)])
            + "[[match]]\nstage = \"final\"\nteams = [\"B\", \"A\"]\nscore = [5, 5]\n"),
    );
    let ruling = ruled(&event, &[]);
    assert_eq!(ruling.open.len(), 1);
    assert_eq!(ruling.open[0].id, "event/B/qualification-rank");
    assert_eq!(default_wbf().clause(ruling.open[0].clause).id, "2 rank");
    assert!(ruling.standing[0].open && !ruling.settled);
    let mut given = FixedAnswers::default()
        .with("event/B/qualification-rank", Answer::Data(DataAnswer::Numbers(vec![1.into()])));
    let ruling = ruled_with(&event, &[], &mut given);
    assert_eq!(line(&event, &ruling), "B | A");
    assert!(ruling.settled);
}

#[test]
fn the_qualification_match_by_vps_then_imps() {
    let tied = teams(&[("A", Some(1)), ("B", Some(1))])
        + "[[match]]\nteams = [\"A\", \"B\"]\nscore = [5, 5]\n";
    let with = |matches: &str| {
        let event = read(&format!("{tied}{matches}"));
        let ruling = ruled(&event, &[]);
        (line(&event, &ruling), said(&event, &ruling, "2 match"))
    };
    let meeting = |vps: &str, imps: &str| {
        format!(
            "[[qualification-match]]\nteams = [\"B\", \"A\"]\nvps = [{vps}]\nimps = [{imps}]\nboards = 16\n"
        )
    };
    // Two meetings are added up: 10 and 12 VPs for B, 10 and 8 for A.
    let (order, steps) = with(&(meeting("10, 10", "30, 31") + &meeting("12, 8", "20, 14")));
    assert_eq!(order, "B | A");
    assert_eq!(steps, ["VPs in the qualification match: B 22, A 18."]);
    let (order, steps) = with(&meeting("10, 10", "30, 31"));
    assert_eq!(order, "A | B");
    assert_eq!(steps, ["IMPs in the qualification match: A 31, B 30."]);
    let (order, steps) = with(
        "[[qualification-match]]\nteams = [\"B\", \"A\"]\nstatus = \"forfeit\"\nvps = [12, 0]\n",
    );
    assert_eq!(order, "A B");
    assert_eq!(
        steps,
        ["Qualification match: not applicable, no match of A and B in the qualification is known."]
    );
}

#[test]
fn an_undecided_match_keeps_its_field_together() {
    let text = teams(&[("A", Some(1)), ("B", Some(1)), ("C", Some(3)), ("D", Some(4))])
        + "[[match]]\nstage = \"semi-final\"\nteams = [\"A\", \"B\"]\nscore = [70, 70]\n\
           [[match]]\nstage = \"semi-final\"\nteams = [\"C\", \"D\"]\nscore = [60, 50]\n\
           [[qualification-match]]\nteams = [\"A\", \"B\"]\nvps = [10, 10]\nimps = [30, 30]\n";
    let event = read(&text);
    let ruling = ruled(&event, &[]);
    assert_eq!(line(&event, &ruling), "A B C D");
    assert!(!ruling.settled && ruling.open.is_empty());
    let left = &ruling.left_open[0];
    assert_eq!((left.from, left.to, left.reason), (1, 2, OpenReason::NothingMoreSaid));
    assert_eq!(left.members, ["A", "B"].map(|name| event.find(name).unwrap()));
}
