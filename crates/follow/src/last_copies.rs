//! The last copy of every game that a stream has sent: it sends a whole game again whenever
//! something in it changes.

use crate::snapshot::MOST_BYTES;
use std::collections::BTreeMap;

/// Where a game begins.
const BEGINS: &[u8] = b"[Event ";
/// How the moves of a game end, whether or not it has.
const ENDS: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];
/// What tells games apart that have no address of their own.
const TOLD_APART_BY: [&[u8]; 6] =
    [BEGINS, b"[Site ", b"[Round ", b"[Board ", b"[White ", b"[Black "];

/// The games of a stream.
#[derive(Debug, Default)]
pub struct LastCopies {
    /// By what tells them apart.
    games: BTreeMap<Vec<u8>, Vec<u8>>,
    /// The bytes of all of them.
    size: usize,
    /// What has come of the game that is being sent.
    coming: Vec<u8>,
    /// So much of it holds no beginning of another game.
    searched: usize,
}

/// A stream sent more than [`MOST_BYTES`].
#[derive(Debug, PartialEq, Eq)]
pub struct TooMuch;

impl LastCopies {
    /// Takes in a piece of the stream, cut anywhere; whether a game has changed.
    pub fn take_in(&mut self, piece: &[u8]) -> Result<bool, TooMuch> {
        self.coming.extend_from_slice(piece);
        let mut changed = false;
        while let Some(next) = self.next_begins() {
            let rest = self.coming.split_off(next);
            let game = std::mem::replace(&mut self.coming, rest);
            self.searched = 0;
            changed |= self.keep(&game);
        }
        // The last one is followed by nothing until something happens: its own end has to say that
        // it is whole.
        if is_whole(&self.coming) {
            let game = self.coming.clone();
            changed |= self.keep(&game);
        }
        if self.size + self.coming.len() > MOST_BYTES { Err(TooMuch) } else { Ok(changed) }
    }

    /// Forgets what was being sent: the connection is gone.
    pub fn cut(&mut self) {
        self.coming.clear();
        self.searched = 0;
    }

    /// All games, as one PGN.
    pub fn pgn(&self) -> Vec<u8> {
        self.games.values().flat_map(|game| game.iter().chain(b"\n\n")).copied().collect()
    }

    /// Whether no game has come yet.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    fn next_begins(&mut self) -> Option<usize> {
        let from = self.searched.max(1);
        let found = (from..self.coming.len()).find(|&at| {
            self.coming.get(at - 1) == Some(&b'\n')
                && self.coming.get(at..).is_some_and(|rest| rest.starts_with(BEGINS))
        });
        // The beginning may be cut itself.
        self.searched = self.coming.len().saturating_sub(BEGINS.len());
        found
    }

    /// Keeps a copy that is whole; whether it says something new.
    fn keep(&mut self, game: &[u8]) -> bool {
        let game = game.trim_ascii();
        if !is_whole(game) {
            return false;
        }
        let last = self.games.entry(told_apart_by(game)).or_default();
        if last == game {
            return false;
        }
        self.size = self.size - last.len() + game.len();
        *last = game.to_vec();
        true
    }
}

fn is_whole(game: &[u8]) -> bool {
    let game = game.trim_ascii();
    let ends = |end: &[u8]| {
        game.strip_suffix(end).and_then(<[u8]>::last).is_some_and(u8::is_ascii_whitespace)
    };
    game.starts_with(BEGINS) && ENDS.iter().any(|end| ends(end))
}

/// The address of the game, or else the tags that tell games apart.
fn told_apart_by(game: &[u8]) -> Vec<u8> {
    let tags = || {
        game.split(|&byte| byte == b'\n')
            .map(<[u8]>::trim_ascii)
            .take_while(|line| line.starts_with(b"["))
    };
    match tags().find(|tag| tag.starts_with(b"[GameURL ")) {
        Some(address) => address.to_vec(),
        None => tags()
            .filter(|tag| TOLD_APART_BY.iter().any(|name| tag.starts_with(name)))
            .collect::<Vec<_>>()
            .concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(board: usize, moves: &str) -> String {
        format!(
            "[Event \"Cup\"]\n[Round \"1.{board}\"]\n\
             [GameURL \"https://example.org/{board}\"]\n\n{moves}\n\n\n"
        )
    }

    #[test]
    fn the_last_copy_counts_wherever_the_pieces_are_cut() {
        let sent =
            [game(1, "1. e4 *"), game(2, "1. d4 *"), game(1, "1. e4 e5 1/2-1/2"), game(2, "*")]
                .concat();
        let expected = [game(1, "1. e4 e5 1/2-1/2").trim(), game(2, "*").trim(), ""].join("\n\n");
        for length in [1, 2, 7, 50, sent.len()] {
            let mut copies = LastCopies::default();
            for piece in sent.as_bytes().chunks(length) {
                copies.take_in(piece).unwrap();
            }
            assert_eq!(
                String::from_utf8(copies.pgn()).unwrap(),
                expected,
                "{length} bytes a piece"
            );
        }
    }

    #[test]
    fn a_game_that_was_cut_changes_nothing() {
        let mut copies = LastCopies::default();
        assert_eq!(copies.take_in(game(1, "1. e4 1-0").as_bytes()), Ok(true));
        assert_eq!(copies.take_in(game(1, "1. e4 1-0").as_bytes()), Ok(false), "the same again");
        assert_eq!(
            copies.take_in(b"[Event \"Cup\"]\n[GameURL \"https://example.org/1\"]\n\n1. e"),
            Ok(false)
        );
        copies.cut();
        assert_eq!(
            copies.take_in(game(1, "1. e4 *").as_bytes()),
            Ok(true),
            "a result that is taken back"
        );
    }

    #[test]
    fn what_never_ends_is_bounded() {
        let mut copies = LastCopies::default();
        let piece = vec![b'x'; 1 << 20];
        assert!((0..40).any(|_| copies.take_in(&piece) == Err(TooMuch)));
    }
}
