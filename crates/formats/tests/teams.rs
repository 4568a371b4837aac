//! Reports about teams: the scores that they print follow from their boards.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::PathBuf;
use tiebreak_formats::event_file;
use tiebreak_formats::trf::{self, Trf};
use tiebreak_model::{Absence, Event, Exact, TeamScore, TeamTable};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/teams")
}

fn reports() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".trf"))
        .collect();
    names.sort();
    names
}

fn text(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap()
}

fn event(name: &str, text: &str) -> Event {
    let (trf, _) = Trf::read(name, text).unwrap_or_else(|rejected| panic!("{rejected}"));
    trf.event(name, text).unwrap_or_else(|rejected| panic!("{rejected}")).0
}

/// Match points and game points of each team, from the boards.
fn totals(event: &Event) -> Vec<(u32, Exact, Exact)> {
    let table = TeamTable::from_event(event).unwrap();
    let total = |score: TeamScore, at: usize| {
        let table = table.of_score(score);
        let units: i64 = table.cells(at).iter().map(|cell| cell.units).sum();
        let given =
            table.adjustments.iter().filter(|one| one.player as usize == at).map(|one| one.units);
        event.points(units + given.sum::<i64>())
    };
    let entrants = table.entrants().iter().enumerate();
    entrants
        .map(|(at, one)| {
            (one.number, total(TeamScore::MatchPoints, at), total(TeamScore::GamePoints, at))
        })
        .collect()
}

#[test]
fn the_boards_come_to_the_printed_scores() {
    assert_eq!(reports().len(), 30);
    for name in reports() {
        let text = text(&name);
        let (trf, _) = Trf::read(&name, &text).unwrap();
        let printed: Vec<(u32, Exact, Exact)> = trf
            .team_records
            .teams
            .iter()
            .map(|team| {
                (team.number, team.match_points.parse().unwrap(), team.game_points.parse().unwrap())
            })
            .collect();
        let counted = totals(&event(&name, &text));
        assert_eq!(counted, printed, "{name}");
    }
}

#[test]
fn reports_and_event_files_hold_the_same_event() {
    for name in reports() {
        let text = text(&name);
        let first = event(&name, &text);
        let report = trf::write(&first).unwrap();
        let second = event(&name, &report);
        assert_eq!(second.teams(), first.teams(), "{name}");
        assert_eq!(second.participants(), first.participants(), "{name}");
        assert_eq!(trf::write(&second).unwrap(), report, "{name}");
        let file = event_file::write(&first);
        let third = event_file::read(&name, &file).unwrap_or_else(|rejected| panic!("{rejected}"));
        assert_eq!(third, first, "{name}");
    }
}

/// Reports in the usual columns come back as they were, down to the byte.
#[test]
fn a_report_comes_back() {
    for name in ["rr_01.trf", "rr_04.trf", "drr_06.trf", "swiss_12.trf"] {
        assert_eq!(trf::write(&event(name, &text(name))).unwrap(), text(name), "{name}");
    }
}

const LEAGUE: &str = r#"
format = "tiebreak-event/1"
title  = "League"
kind   = "round-robin"
boards = 2
[[team]]
name    = "Ash"
players = ["Ann", { name = "Ben", rating = 2100 }, "Cid"]
[[team]]
name    = "Elm"
players = ["Dot", "Eve"]
[[match]]
round    = 1
teams    = ["Ash", "Elm"]
boards   = ["1-0", "1/2-1/2"]
line-ups = [["Ann", "Cid"], ["Dot", "Eve"]]
"#;

fn rejected(text: &str) -> String {
    event_file::read("league.toml", text).unwrap_err().to_string()
}

#[test]
fn an_event_file_of_teams() {
    let event = event_file::read("league.toml", LEAGUE).unwrap();
    assert_eq!(
        totals(&event),
        [(1, 2.into(), "1.5".parse().unwrap()), (2, 0.into(), "0.5".parse().unwrap())]
    );
    let report = trf::write(&event).unwrap();
    assert!(report.contains("\n310   1 Ash "), "{report}");
    assert_eq!(
        self::event("league.trf", &report).teams().unwrap().matches,
        event.teams().unwrap().matches
    );
}

#[test]
fn mistakes_in_an_event_file_of_teams() {
    let wrong = |from: &str, to: &str| rejected(&LEAGUE.replace(from, to));
    let says = |found: String, what: &str| assert!(found.contains(what), "{found}");
    says(
        wrong("\"Ann\", \"Cid\"], [", "\"Ann\", \"Sid\"], ["),
        "\"Sid\" is not a player of \"Ash\"",
    );
    says(wrong("boards = 2", "primary = \"game-points\""), "has no `boards`");
    says(wrong("\"1/2-1/2\"]", "\"1/2-1/2\", \"1-0\"]"), "3 boards in this match");
    says(wrong("[\"Ash\", \"Elm\"]", "[\"Ash\"]"), "`teams` has one entry");
    says(
        wrong("boards   = [\"1-0\", \"1/2-1/2\"]\nline-ups", "line-ups"),
        "neither boards nor a score",
    );
    let twice = format!("{LEAGUE}[[bye]]\nround = 1\nteam = \"Elm\"\nkind = \"zero\"\n");
    says(rejected(&twice), "\"Elm\" has two matches, or a match and a bye, in round 1");
    let bye = format!("{LEAGUE}[[bye]]\nround = 2\nteam = \"Elm\"\nkind = \"pairing\"\n");
    says(rejected(&bye), "the bye of a team that could not be paired has no points here");
}

#[test]
fn mistakes_in_a_report_of_teams() {
    let original = text("swiss_12.trf");
    let says = |from: &str, to: &str, what: &str| {
        assert!(original.contains(from), "{from}");
        let changed = original.replace(from, to);
        let (trf, _) = Trf::read("a.trf", &changed).unwrap_or_else(|rejected| panic!("{rejected}"));
        let found = trf.event("a.trf", &changed).unwrap_err().to_string();
        assert!(found.contains(what), "{found}");
    };
    says("4     1    2\n", "4     1    3\n", "player 3 is in two teams");
    says("4     1    2\n", "4     1   99\n", "there is no player 99");
    says("352 WB", "352 WX", "\"WX\" are no colours");
    says("320  1.0  1.0   9", "320  1.0  1.0  77", "there is no team 77");
    says("362 TW 2.0", "362 QW 2.0", "\"QW\" does not belong in the match points");
    says(
        "320  1.0  1.0   9",
        "320  1.0  1.0   1",
        "has two matches, or a match and a bye, in round 1",
    );
}

/// Who is gone and who will not play is a fact of teams as of players.
#[test]
fn a_team_that_withdrew_or_declines() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"League\"\nkind = \"round-robin\"\nboards = 1\n\
        [[team]]\nname = \"Ash\"\nwithdrawn = 3\n[[team]]\nname = \"Bay\"\ndeclines = [\"play-off\"]\n\
        [[team]]\nname = \"Cot\"\nexpelled = 2\n\
        [[match]]\nround = 1\nteams = [\"Ash\", \"Bay\"]\nboards = [\"1-0\"]\n";
    let event = event_file::read("league.toml", text).unwrap();
    let absences: Vec<_> = event.participants().iter().map(|one| one.absence()).collect();
    assert_eq!(
        absences,
        [Some(Absence::Withdrawn(3)), Some(Absence::Declines), Some(Absence::Expelled(2))]
    );
    let again = event_file::read("league.toml", &event_file::write(&event)).unwrap();
    assert_eq!(again.participants(), event.participants());
}
