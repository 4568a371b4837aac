//! An event as PGN: tags and results, no moves.

use std::fmt::Write;
use tiebreak_model::{Colour, Event, Game, GameResult, Kind, Participant, Sport};

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
        one(event, game, game.phase.as_deref(), &mut out);
    }
    // The tag marks them as no part of the tournament; their order is the order in which they were played.
    for kept in event.play_off.iter().filter(|kept| !kept.annulled) {
        one(event, &kept.game, Some(kept.game.phase.as_deref().unwrap_or("play-off")), &mut out);
    }
    Ok(out)
}

fn one(event: &Event, game: &Game, stage: Option<&str>, out: &mut String) {
    let (white, black) = (&event.participants[game.white.index()], &event.participants[game.black.index()]);
    let day = game.started.or(event.start).map(|moment| moment.date().to_string().replace('-', "."));
    tag("Event", &event.title, out);
    tag("Site", event.venue.as_deref().unwrap_or("?"), out);
    tag("Date", &day.unwrap_or_else(|| "????.??.??".to_owned()), out);
    tag("Round", &game.round.map_or("?".to_owned(), |round| round.to_string()), out);
    tag("White", &white.name, out);
    tag("Black", &black.name, out);
    let result = outcome(game.result);
    tag("Result", result, out);
    side("White", white, out);
    side("Black", black, out);
    if let Some(stage) = stage {
        tag("Stage", stage, out);
    }
    if let Some(word) = kind(event.kind) {
        tag("EventType", word, out);
    }
    if let Some(rounds) = event.rounds {
        tag("EventRounds", &rounds.to_string(), out);
    }
    match game.result {
        GameResult::BothForfeit => tag("Termination", "double forfeit", out),
        result if result.is_forfeit() => tag("Termination", "forfeit", out),
        _ => {}
    }
    // Writing to a String cannot fail.
    let _ = write!(out, "\n{result}\n\n");
}

/// A result as PGN has it.
pub(super) fn outcome(result: GameResult) -> &'static str {
    match result.winner() {
        _ if result == GameResult::Draw => "1/2-1/2",
        Some(Colour::White) => "1-0",
        Some(Colour::Black) => "0-1",
        None => "*",
    }
}

/// The kind of event, as PGN's supplement writes it; it knows three.
fn kind(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::RoundRobin => Some("tourn"),
        Kind::Swiss => Some("swiss"),
        Kind::Knockout => Some("k.o."),
        _ => None,
    }
}

pub(super) fn side(colour: &str, one: &Participant, out: &mut String) {
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

pub(super) fn tag(name: &str, value: &str, out: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    let _ = writeln!(out, "[{name} \"{value}\"]");
}
