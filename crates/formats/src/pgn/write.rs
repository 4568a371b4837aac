//! An event as PGN: tags and results, no moves.

use std::fmt::Write;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Colour, Event, Game, GameResult, Id, Kind, Moment, Participant, Sport};

/// The games as PGN; an event of bridge has none.
pub fn write(event: &Event) -> Result<String, Sentence> {
    if event.sport() != Sport::Chess {
        return Err(sentence!(pgn_chess_only));
    }
    if event.games().is_empty() {
        return Err(sentence!(pgn_no_games));
    }
    let mut out = write_games(event, event.games());
    // The tag marks them as no part of the tournament; their order is the order in which they were
    // played.
    for kept in event.play_off().iter().filter(|kept| !kept.annulled) {
        one(event, &kept.game, Some(kept.game.phase.as_deref().unwrap_or("play-off")), &mut out);
    }
    Ok(out)
}

/// Some games of an event as PGN.
pub fn write_games<'g>(event: &Event, games: impl IntoIterator<Item = &'g Game>) -> String {
    games.into_iter().fold(String::new(), |mut out, game| {
        one(event, game, game.phase.as_deref(), &mut out);
        out
    })
}

/// The round of a game as its tag has it, and its day.
pub(super) struct RoundAndDay<'r> {
    pub(super) round: &'r str,
    pub(super) day: Option<Moment>,
}

/// The tags that every game has, and what is known of its players.
pub(super) fn roster(
    event: &Event,
    [white, black]: [Id; 2],
    RoundAndDay { round, day }: RoundAndDay<'_>,
    result: GameResult,
    out: &mut String,
) {
    let (white, black) =
        (&event.participants()[white.index()], &event.participants()[black.index()]);
    let day = day.or(event.start()).map(|moment| moment.date().to_string().replace('-', "."));
    tag("Event", event.title(), out);
    tag("Site", event.venue().unwrap_or("?"), out);
    tag("Date", &day.unwrap_or_else(|| "????.??.??".to_owned()), out);
    tag("Round", round, out);
    tag("White", &white.name, out);
    tag("Black", &black.name, out);
    tag("Result", outcome(result), out);
    side(event, "White", white, out);
    side(event, "Black", black, out);
}

fn one(event: &Event, game: &Game, stage: Option<&str>, out: &mut String) {
    let round = game.round.map_or("?".to_owned(), |round| round.to_string());
    let rounds = event.games().iter().filter_map(|game| game.round).max();
    let on_last_day = game.round.is_some() && game.round == rounds;
    let day = game.started.or(event.end().filter(|_| on_last_day));
    let round = RoundAndDay { round: &round, day };
    roster(event, [game.white, game.black], round, game.result, out);
    if let Some(stage) = stage {
        tag("Stage", stage, out);
    }
    if let Some(word) = kind(event.kind()) {
        tag("EventType", word, out);
    }
    // Games of later rounds would be read as a play-off.
    let last = event.games().iter().filter_map(|game| game.round).max();
    if let Some(rounds) = event.rounds().filter(|rounds| last.is_none_or(|last| last <= *rounds)) {
        tag("EventRounds", &rounds.to_string(), out);
    }
    match game.result {
        GameResult::BothForfeit => tag("Termination", "double forfeit", out),
        result if result.is_forfeit() => tag("Termination", "forfeit", out),
        _ => {}
    }
    // Writing to a String cannot fail.
    let _ = write!(out, "\n{}\n\n", outcome(game.result));
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

fn side(event: &Event, colour: &str, one: &Participant, out: &mut String) {
    // By the same number two players would be read as one.
    let own = |id: &u64| {
        event.participants().iter().filter(|other| other.fide_id == Some(*id)).count() == 1
    };
    let figures = [("Elo", one.rating.map(u64::from)), ("FideId", one.fide_id.filter(own))];
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
