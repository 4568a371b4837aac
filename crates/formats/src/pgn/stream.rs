//! Games one after the other, from a text or from a file that is never in memory as a whole.

use super::faults::{FoundGames, UnreadGame};
use super::known::KnownSides;
use super::{GameHeading, Games, Moves, PgnGame};
use memchr::memchr_iter;
use std::io::Read;
use std::sync::Arc;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_language::sentence;

/// How much of a file is read at once: small enough to stay close to the processor.
const PIECE: usize = 256 * 1024;

/// More games that cannot be used than anyone looks at.
const MOST_UNREAD: usize = 1000;

/// Games while they are read.
#[derive(Debug, Default)]
pub(super) struct GameCollector {
    known: KnownSides,
    pub(super) games: Vec<PgnGame>,
    /// Games that cannot be used, with the reasons.
    pub(super) unread: Vec<UnreadGame>,
    pub(super) faults: Faults,
    /// Whether the moves are left alone: most of a large file is moves.
    pub(super) without_moves: bool,
    file: usize,
    number: usize,
    /// Where the next piece begins, in bytes and in lines.
    at: usize,
    lines: usize,
}

impl GameCollector {
    /// Goes on with the next file.
    pub(super) fn next_file(&mut self) {
        (self.file, self.number, self.at, self.lines) = (self.file + 1, 0, 0, 0);
    }

    /// Reads the games of a piece, and says how much of it they were: a game that may go on after
    /// it is left for the next one.
    pub(super) fn piece(&mut self, text: &str, last: bool) -> usize {
        let mut scan = if self.at == 0 { Games::new(text) } else { Games::going_on(text) };
        let mut counted = 0;
        let read = loop {
            let begin = scan.at();
            // What is left over may be the beginning of a remark.
            let Some(next) = scan.next() else { break if last { scan.at() } else { begin } };
            if !last && scan.at() == text.len() {
                break begin;
            }
            match next {
                Ok(raw) => {
                    self.number += 1;
                    let mut faults = Faults::default();
                    let read = PgnGame::from_raw(&raw, &mut self.known, &mut faults);
                    if read.is_none() {
                        let heading = Some(self.known.heading(&raw, "", ""));
                        self.unread(heading, faults.list);
                    }
                    if let Some(mut game) = read {
                        self.lines += newlines(&text[counted..game.span.start]);
                        counted = game.span.start;
                        game.line = u32::try_from(self.lines + 1).unwrap_or(u32::MAX);
                        game.span = self.at + game.span.start..self.at + game.span.end;
                        (game.file, game.number) = (self.file, self.number);
                        if !self.without_moves {
                            game.moves = Moves::read(raw.moves);
                        }
                        self.games.push(game);
                    }
                    scan.recycle(raw);
                }
                Err(found) => self.unread(None, vec![found]),
            }
        };
        self.lines += newlines(text.get(counted..read).unwrap_or_default());
        self.at += read;
        read
    }

    /// Notes a game that cannot be used. A file that is wrong everywhere must not fill the memory.
    fn unread(&mut self, heading: Option<Arc<GameHeading>>, mut found: Vec<Diagnostic>) {
        for span in found.iter_mut().filter_map(|one| one.span.as_mut()) {
            *span = self.at + span.start..self.at + span.end;
        }
        if self.unread.len() < MOST_UNREAD {
            self.unread.push(UnreadGame { heading, file: self.file, found });
        }
    }

    pub(super) fn into_found(self) -> FoundGames {
        FoundGames { games: self.games, unread: self.unread }
    }

    /// Says that there was no game.
    pub(super) fn nothing(&mut self) {
        self.faults
            .add(Diagnostic::whole(sentence!(pgn_no_game)).hint(sentence!(pgn_no_game_hint)));
    }
}

fn newlines(text: &str) -> usize {
    memchr_iter(b'\n', text.as_bytes()).count()
}

/// The games of a file, piece by piece. `None` where it has to be looked at as a whole: it is not
/// UTF-8, or there is a mistake to be shown.
pub(super) fn games(from: impl Read, without_moves: bool) -> std::io::Result<Option<Vec<PgnGame>>> {
    in_pieces(from, GameCollector { without_moves, ..GameCollector::default() }, PIECE)
}

fn in_pieces(
    mut from: impl Read,
    mut reading: GameCollector,
    size: usize,
) -> std::io::Result<Option<Vec<PgnGame>>> {
    let mut piece: Vec<u8> = Vec::new();
    loop {
        // What is left of the last piece is scanned again: with as much again behind it, that stays
        // in proportion.
        let more = size.max(piece.len());
        let end = from.by_ref().take(more as u64).read_to_end(&mut piece)? == 0;
        let text = match std::str::from_utf8(&piece) {
            Ok(text) => text,
            Err(cut) if !end && cut.error_len().is_none() => {
                std::str::from_utf8(&piece[..cut.valid_up_to()]).unwrap_or_default()
            }
            Err(_) => return Ok(None),
        };
        let read = reading.piece(text, end);
        if reading.faults.fatal() || !reading.unread.is_empty() {
            return Ok(None);
        }
        if end {
            return Ok(Some(reading.games).filter(|games| !games.is_empty()));
        }
        piece.drain(..read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "\u{feff}% a remark [Event \"none\"]\r\n[Event \"Züri\"]\r\n[Round \
        \"1.1\"]\r\n[White \"Ann\"]\r\n[Black \"Bén\"]\r\n\
        [Result \"1-0\"]\r\n\r\n1. e4 { [%clk 1:30:00]\r\n[%eval 0.2] } e5 (1... c5) 1-0\r\n\r\n; \
        [Event \"another remark\"]\r\n\
        [Event \"Züri\"]\n[White \"Bén\"]\n[Black \"Ann \\\"the\\\" Rook\"]\n[Result \"*\"]\n\n\n\
        [Event \"Züri play-off\"]\n[White \"Ann\"]\n\
        [Black \"Bén\"]\n[BlackElo \"2100\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n\n% the \
        end\n";

    /// A file read in pieces of every size gives the games of the whole text.
    #[test]
    fn pieces_of_any_size_give_the_same_games() {
        let whole = super::super::games("a.pgn", GAMES).unwrap();
        assert_eq!(whole.len(), 3);
        assert_eq!(whole.iter().map(|game| game.line).collect::<Vec<_>>(), [4, 13, 19]);
        for size in 1..GAMES.len() + 2 {
            let games = in_pieces(GAMES.as_bytes(), GameCollector::default(), size).unwrap();
            assert_eq!(games.as_ref(), Some(&whole), "pieces of {size} bytes");
            let bare = GameCollector { without_moves: true, ..GameCollector::default() };
            let games = in_pieces(GAMES.as_bytes(), bare, size).unwrap().unwrap();
            let without = |game: &PgnGame| PgnGame { moves: Moves::default(), ..game.clone() };
            assert_eq!(
                games,
                whole.iter().map(without).collect::<Vec<_>>(),
                "pieces of {size} bytes without moves"
            );
        }
    }

    #[test]
    fn what_is_wrong_is_left_to_the_whole_text() {
        for wrong in [
            "",
            "[Event \"E\"]\n[White \"A\"]\n\n1-0\n",
            "[Event \"E\n",
            "nothing\n",
            "[White \"A\"]\n[Black \"\u{fc}",
        ] {
            let bytes = wrong.replace('\u{fc}', "X").into_bytes();
            let bytes: Vec<u8> =
                bytes.into_iter().map(|byte| if byte == b'X' { 0xfc } else { byte }).collect();
            for size in 1..bytes.len() + 2 {
                assert!(
                    in_pieces(bytes.as_slice(), GameCollector::default(), size).unwrap().is_none(),
                    "{wrong:?} in pieces of {size}"
                );
            }
        }
    }
}
