//! One game of a PGN file with the tags that matter.

use super::known::{KnownSides, written};
use super::{GameHeading, Moves, Raw};
use crate::date::single_day;
use jiff::civil::Date;
use memchr::memchr;
use std::borrow::Cow;
use std::sync::Arc;
use tiebreak_document::{Diagnostic, Faults, Span};
use tiebreak_language::sentence;
use tiebreak_model::{GameResult, Moment};

/// A game as a broadcast exports it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnGame {
    /// The round: 13 of "13.2".
    pub round: Option<u32>,
    /// The board: 2 of "13.2".
    pub board: Option<u32>,
    /// The player with White.
    pub white: Arc<PlayerSide>,
    /// The player with Black.
    pub black: Arc<PlayerSide>,
    /// How it ended.
    pub result: GameResult,
    /// The moves and clocks.
    pub moves: Moves,
    /// When it began, in universal time.
    pub started: Option<Moment>,
    /// The day on which the event began, as the tag `EventDate` says.
    pub event_began: Option<Date>,
    /// The date of the game or its round.
    pub date: Option<Date>,
    /// The date as written, where no single day can be read from it.
    pub unclear_date: Option<Box<str>>,
    /// What the tags say about the event, the phase and the time control.
    pub heading: Arc<GameHeading>,
    /// The result at the end of the moves, where it is not that of the tag.
    pub ended: Option<GameResult>,
    /// Which of several files it is in.
    pub file: usize,
    /// Which game of its file it is, from 1.
    pub number: usize,
    /// The line of White's name, from 1.
    pub line: u32,
    /// The place of White's name.
    pub span: Span,
}

/// One side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerSide {
    /// The name as written.
    pub name: String,
    /// The FIDE identification number.
    pub fide_id: Option<u64>,
    /// The rating of the list that the tournament uses.
    pub rating: Option<u32>,
    /// The title, as FIDE abbreviates it.
    pub title: Option<String>,
    /// The federation, as written.
    pub federation: Option<String>,
    /// The team, where the game belongs to a match of teams.
    pub team: Option<String>,
}

impl PgnGame {
    /// Reads the tags of a game, its moves not yet; `None` where it cannot be used, with the reason
    /// among the faults.
    pub(super) fn from_raw(
        raw: &Raw<'_>,
        known: &mut KnownSides,
        faults: &mut Faults,
    ) -> Option<Self> {
        let white = side(
            raw,
            ["White", "WhiteFideId", "WhiteElo", "WhiteTitle", "WhiteFed", "WhiteTeam"],
            known,
            faults,
        );
        let black = side(
            raw,
            ["Black", "BlackFideId", "BlackElo", "BlackTitle", "BlackFed", "BlackTeam"],
            known,
            faults,
        );
        let result = result(raw, faults);
        let (round, board) =
            raw.tag("Round").map_or((None, None), |tag| round_and_board(tag.value));
        let began = text(raw, "UTCDate").and_then(|value| date(&value));
        let started = began
            .zip(text(raw, "UTCTime"))
            .and_then(|(date, time)| format!("{date}T{time}Z").parse().ok());
        let (white, black, result) = (white?, black?, result?);
        let event_began = text(raw, "EventDate").and_then(|value| date(&value));
        let dated = text(raw, "Date").and_then(|value| date(&value)).or(event_began);
        let unclear = || Some(text(raw, "Date").or_else(|| text(raw, "EventDate"))?.into());
        let date = began.or(dated);
        let tagged = raw.tag("Result").is_some();
        let end = raw
            .moves
            .split_ascii_whitespace()
            .next_back()
            .filter(|_| tagged)
            .and_then(|end| end.parse().ok());
        Some(Self {
            round,
            board,
            span: raw.tag("White").map(super::Tag::span).unwrap_or(raw.start..raw.start),
            heading: known.heading(raw, &white.name, &black.name),
            white,
            black,
            ended: end.filter(|end: &GameResult| {
                let open = |result: GameResult| {
                    matches!(result, GameResult::Open | GameResult::BothForfeit)
                };
                end.winner() != result.winner() || open(*end) != open(result)
            }),
            result,
            moves: Moves::default(),
            started,
            event_began,
            unclear_date: if date.is_none() { unclear() } else { None },
            date,
            file: 0,
            number: 0,
            line: 0,
        })
    }
}

/// The value of a tag without its escapes; nothing for the signs of an unknown value.
#[inline(always)]
pub(super) fn text<'t>(raw: &Raw<'t>, name: &str) -> Option<Cow<'t, str>> {
    let value = raw.tag(name)?.value.trim();
    let unknown = value.is_empty() || value.bytes().all(|byte| matches!(byte, b'?' | b'-' | b'.'));
    (!unknown).then(|| match memchr(b'\\', value.as_bytes()).is_some() {
        true => Cow::Owned(value.replace("\\\"", "\"").replace("\\\\", "\\")),
        false => Cow::Borrowed(value),
    })
}

#[inline(always)]
fn side(
    raw: &Raw<'_>,
    tags: [&str; 6],
    known: &mut KnownSides,
    faults: &mut Faults,
) -> Option<Arc<PlayerSide>> {
    let Some(written) = written(raw, tags) else {
        let span = raw
            .tags
            .first()
            .map_or(raw.start..raw.start, |tag| raw.start..tag.at + tag.value.len() + 2);
        faults.add(
            Diagnostic::error(sentence!(pgn_no_side { tag: tags[0] }), span)
                .label(sentence!(pgn_no_side_label)),
        );
        return None;
    };
    Some(known.side(written))
}

fn result(raw: &Raw<'_>, faults: &mut Faults) -> Option<GameResult> {
    let tag = raw.tag("Result");
    let end = raw.moves.split_whitespace().next_back().unwrap_or("*");
    let written = tag.map_or(end, |tag| tag.value.trim());
    let read = match written {
        "" | "?" => Some(GameResult::Open),
        other => other.parse().ok().or_else(|| other_spelling(other)),
    };
    let Some(result) = read else {
        let span = tag.map_or(raw.start..raw.start + 1, super::Tag::span);
        let found = Diagnostic::error(sentence!(answer_not_a_result { word: written }), span);
        faults.add(found.label(sentence!(pgn_expected_result)));
        return None;
    };
    let ended = text(raw, "Termination").map(|ended| ended.to_lowercase()).unwrap_or_default();
    let without_play = ["forfeit", "unplayed", "default"].iter().any(|word| ended.contains(word));
    let both_lost = ended.contains("double forfeit") || ended.contains("both forfeit");
    Some(match result {
        GameResult::White if without_play => GameResult::WhiteByForfeit,
        GameResult::Black if without_play => GameResult::BlackByForfeit,
        // Nobody won, and yet it is over: both lost it.
        GameResult::Open if both_lost => GameResult::BothForfeit,
        other => other,
    })
}

/// "13.2" is board 2 of round 13; "4" is round 4; "?.2" is board 2 of a round that is not known.
fn round_and_board(value: &str) -> (Option<u32>, Option<u32>) {
    let mut numbers =
        value.split('.').map(|part| part.trim().parse::<u32>().ok().filter(|number| *number > 0));
    let round = numbers.next().flatten();
    (round, numbers.next_back().flatten())
}

/// Results as other programs write them: `1:0`, `1-0 ff`, `0.5:0.5`, `0-0`.
fn other_spelling(written: &str) -> Option<GameResult> {
    let plain: String = written
        .chars()
        .filter(|sign| !sign.is_whitespace() && !matches!(sign, '(' | ')' | '.' | '!'))
        .map(|sign| if matches!(sign, ':' | '–' | '−') { '-' } else { sign.to_ascii_lowercase() })
        .collect();
    Some(match plain.as_str() {
        "1-0" => GameResult::White,
        "0-1" => GameResult::Black,
        "05-05" | "5-5" | "=" | "1/2-1/2" | "½-½" | "=-=" | "draw" | "remis" => GameResult::Draw,
        "1-0f" | "1-0ff" | "1f-0f" | "+-" | "+--" | "1-0forfeit" => GameResult::WhiteByForfeit,
        "0-1f" | "0-1ff" | "0f-1f" | "-+" | "--+" | "0-1forfeit" => GameResult::BlackByForfeit,
        // Nobody scored: both lost.
        "0-0" | "0-0f" | "0f-0f" | "0-0ff" | "--" | "---" => GameResult::BothForfeit,
        "inprogress" | "adjourned" | "unterminated" | "none" => GameResult::Open,
        _ => return None,
    })
}

/// "2024.01.13", or another form where all of it is known.
fn date(value: &str) -> Option<Date> {
    let usual = match value.as_bytes() {
        [_, _, _, _, b'.', _, _, b'.', _, _] => value.replace('.', "-").parse().ok(),
        _ => None,
    };
    usual.or_else(|| single_day(value))
}
