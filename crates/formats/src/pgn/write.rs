//! An event as PGN: tags and results, no moves.

use std::fmt::Write;
use tiebreak_model::{Event, Game, GameResult, Participant, Sport};

/// The games as PGN; an event of bridge has none.
pub fn write(event: &Event) -> Result<String, &'static str> {
    if event.sport != Sport::Chess {
        return Err("PGN holds games of chess only");
    }
    if event.games.is_empty() {
        return Err("PGN holds games, and this event has none");
    }
    let mut out = String::new();
    for game in &event.games {
        one(event, game, &mut out);
    }
    Ok(out)
}

fn one(event: &Event, game: &Game, out: &mut String) {
    let (white, black) = (&event.participants[game.white.index()], &event.participants[game.black.index()]);
    let day = game.started.or(event.start).map(|moment| moment.date().to_string().replace('-', "."));
    tag("Event", &event.title, out);
    tag("Site", "?", out);
    tag("Date", &day.unwrap_or_else(|| "????.??.??".to_owned()), out);
    tag("Round", &game.round.map_or("?".to_owned(), |round| round.to_string()), out);
    tag("White", &white.name, out);
    tag("Black", &black.name, out);
    let result = match game.result.winner() {
        _ if game.result == GameResult::Draw => "1/2-1/2",
        Some(tiebreak_model::Colour::White) => "1-0",
        Some(tiebreak_model::Colour::Black) => "0-1",
        None => "*",
    };
    tag("Result", result, out);
    side("White", white, out);
    side("Black", black, out);
    if let Some(phase) = &game.phase {
        tag("Stage", phase, out);
    }
    if game.result.is_forfeit() {
        tag("Termination", "forfeit", out);
    }
    // Writing to a String cannot fail.
    let _ = write!(out, "\n{result}\n\n");
}

fn side(colour: &str, one: &Participant, out: &mut String) {
    let figures = [("Elo", one.rating), ("FideId", one.fide_id)];
    if let Some(title) = &one.chess_title {
        tag(&format!("{colour}Title"), title, out);
    }
    for (name, figure) in figures {
        if let Some(figure) = figure {
            tag(&format!("{colour}{name}"), &figure.to_string(), out);
        }
    }
    if let Some(federation) = &one.federation {
        tag(&format!("{colour}Fed"), federation, out);
    }
}

fn tag(name: &str, value: &str, out: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    let _ = writeln!(out, "[{name} \"{value}\"]");
}
