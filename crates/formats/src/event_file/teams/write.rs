//! Writing what an event of chess teams has of its own.

use super::super::write::{TomlLines, exact, quoted};
use tiebreak_model::{Event, Exact, Participant, TeamMatch, TeamScore, Teams};

/// The keys at the head of the file.
pub(in super::super) fn write_head(teams: &Teams, out: &mut TomlLines) {
    out.plain("boards", teams.boards);
    if teams.match_points != [2, 1, 0].map(Exact::from) {
        out.numbers("match-points", &teams.match_points);
    }
    if teams.primary != TeamScore::MatchPoints {
        out.text("primary", teams.primary.word());
    }
    out.optional_text("first-colours", teams.colours.as_deref());
}

/// What a team has besides the fields of every participant.
pub(in super::super) fn write_team(
    one: &Participant,
    event: &Event,
    teams: &Teams,
    out: &mut TomlLines,
) {
    let mut others = Vec::new();
    for (code, value) in &one.values {
        match TeamScore::ALL.iter().find(|(score, _)| score.code() == code) {
            Some((_, word)) => out.number(word, Some(*value)),
            None => others.push(format!("{} = {}", quoted(code), exact(*value))),
        }
    }
    if !others.is_empty() {
        out.plain("values", format_args!("{{ {} }}", others.join(", ")));
    }
    let roster = event.find(&one.name).and_then(|id| teams.rosters.get(id.index()));
    if let Some(roster) = roster.filter(|roster| !roster.is_empty()) {
        let players: Vec<String> =
            roster.iter().map(|player| format!("  {},\n", player_in_a_line(player))).collect();
        out.plain("players", format_args!("[\n{}]", players.concat()));
    }
}

fn player_in_a_line(one: &Participant) -> String {
    let mut keys = vec![format!("name = {}", quoted(&one.name))];
    let mut text = |key: &str, value: &Option<String>| {
        keys.extend(value.as_ref().map(|value| format!("{key} = {}", quoted(value))));
    };
    text("shown", &one.shown);
    text("short", &one.short);
    text("title", &one.chess_title);
    text("federation", &one.federation);
    text("sex", &one.sex);
    text("birth", &one.birth);
    let counts = [
        ("number", one.number.map(u64::from)),
        ("rating", one.rating.map(u64::from)),
        ("fide-id", one.fide_id),
        ("rank", one.rank.map(u64::from)),
    ];
    keys.extend(counts.into_iter().filter_map(|(key, value)| Some(format!("{key} = {}", value?))));
    keys.extend(one.points.map(|points| format!("points = {}", exact(points))));
    format!("{{ {} }}", keys.join(", "))
}

/// Matches, byes and points given by the arbiter.
pub(in super::super) fn write_tables(event: &Event, teams: &Teams, out: &mut TomlLines) {
    for one in &teams.matches {
        out.table("[[match]]");
        out.plain("round", one.round);
        out.names("teams", &one.teams, event);
        if one.forfeited {
            out.text("status", "forfeit");
        }
        if one.boards.is_empty() {
            out.numbers("score", &one.score);
        } else {
            let results: Vec<String> =
                one.boards.iter().map(|board| quoted(board.result.sign())).collect();
            out.plain("boards", format_args!("[{}]", results.join(", ")));
        }
        if one.boards.iter().any(|board| board.players.iter().any(Option::is_some)) {
            let [first, second] = [0, 1].map(|side| line_up(one, side, teams));
            out.plain("line-ups", format_args!("[[{first}], [{second}]]"));
        }
    }
    for bye in &teams.byes {
        out.table("[[bye]]");
        out.plain("round", bye.round);
        out.text("team", event.name(bye.team));
        out.text("kind", bye.kind.word());
        out.number("match-points", Some(bye.match_points));
        out.number("game-points", Some(bye.game_points));
    }
    for one in &teams.assigned {
        out.table("[[assigned]]");
        out.optional("round", one.round);
        out.text("team", event.name(one.team));
        out.number("match-points", Some(one.match_points));
        out.number("game-points", Some(one.game_points));
    }
}

fn line_up(one: &TeamMatch, side: usize, teams: &Teams) -> String {
    let roster = &teams.rosters[one.teams[side].index()];
    let name = |place: Option<u32>| {
        place.and_then(|place| roster.get(place as usize)).map_or("", |one| &one.name)
    };
    let seats: Vec<String> =
        one.boards.iter().map(|board| quoted(name(board.players[side]))).collect();
    seats.join(", ")
}
