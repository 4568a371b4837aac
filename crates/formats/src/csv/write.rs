//! An event as CSV: games, matches, or the table of points.

use tiebreak_document::csv::field;
use tiebreak_model::{Event, Exact, Match, Sport};

/// The games of a chess event, the matches of a bridge event, or names and points where there is nothing else.
pub fn write(event: &Event) -> Result<String, &'static str> {
    let mut out = String::new();
    if !event.matches.is_empty() {
        row(&mut out, &HEAD.map(str::to_owned));
        for one in &event.matches {
            row(&mut out, &one_match(event, one));
        }
    } else if !event.games.is_empty() {
        row(&mut out, &["round", "white", "black", "result", "phase"].map(str::to_owned));
        for game in &event.games {
            let round = game.round.map(|round| round.to_string()).unwrap_or_default();
            let (white, black) = (event.name(game.white).to_owned(), event.name(game.black).to_owned());
            row(&mut out, &[round, white, black, game.result.to_string(), game.phase.clone().unwrap_or_default()]);
        }
    } else if event.teams.is_some() {
        return Err("CSV has no place for boards and line-ups of teams; an event file (.toml) or a report (.trf) has");
    } else if event.sport == Sport::Chess {
        row(&mut out, &["name", "points"].map(str::to_owned));
        for one in &event.participants {
            row(&mut out, &[one.name.clone(), one.points.unwrap_or(Exact::ZERO).to_string()]);
        }
    } else {
        return Err("CSV holds games, matches or a table of points, and this event has none of them");
    }
    Ok(out)
}

const HEAD: [&str; 11] = [
    "round",
    "home",
    "visit",
    "status",
    "boards",
    "home_imps",
    "visit_imps",
    "home_vp",
    "visit_vp",
    "home_total_points",
    "visit_total_points",
];

fn one_match(event: &Event, one: &Match) -> [String; 11] {
    let figure = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let side = |numbers: Option<[Exact; 2]>, at: usize| {
        let there = at == 0 || one.second.is_some();
        numbers.filter(|_| there).map(|numbers| numbers[at].to_string()).unwrap_or_default()
    };
    [
        figure(one.round),
        event.name(one.first).to_owned(),
        one.second.map(|id| event.name(id).to_owned()).unwrap_or_default(),
        crate::event_file::status_word(one.status).to_owned(),
        figure(one.boards),
        side(one.imps, 0),
        side(one.imps, 1),
        side(one.vps, 0),
        side(one.vps, 1),
        side(one.total_points, 0),
        side(one.total_points, 1),
    ]
}

fn row(out: &mut String, fields: &[String]) {
    out.push_str(&fields.iter().map(|text| field(text)).collect::<Vec<_>>().join(","));
    out.push('\n');
}
