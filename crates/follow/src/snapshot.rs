//! What a look brought, read as far as it can be relied on.

use tiebreak_formats::decode_any;
use tiebreak_formats::pgn::{SoFar, so_far};

/// The largest broadcast that is read: seven boards make 200 kB, a Swiss of a thousand players some
/// ten megabytes.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;

/// The games of one look.
pub type BroadcastGames = SoFar;

/// Reads what a look brought. What is not text, or no PGN, holds no games.
pub fn snapshot(bytes: &[u8]) -> BroadcastGames {
    match std::str::from_utf8(bytes) {
        Ok(text) => so_far(text),
        // Cut in the middle of a sign: an encoding guessed from the rest would spell every name
        // otherwise.
        Err(cut) if cut.error_len().is_none() => so_far(
            std::str::from_utf8(bytes.get(..cut.valid_up_to()).unwrap_or_default())
                .unwrap_or_default(),
        ),
        Err(_) => decode_any("the broadcast", bytes, MOST_BYTES, None).map_or_else(
            |_| BroadcastGames { games: Vec::new(), left_out: 1 },
            |decoded| so_far(&decoded.text),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_that_is_cut_changes_no_name() {
        let whole = "[Event \"Cup\"]\n[White \"Müller\"]\n[Black \"Ben\"]\n\
                     [Result \"1-0\"]\n\n1-0\n\n[Event \"Ü";
        let cut = whole.len() - 1;
        let read = snapshot(&whole.as_bytes()[..cut]);
        assert_eq!(read.games.first().map(|game| game.white.name.as_str()), Some("Müller"));
        assert_eq!(snapshot(&[0xff, 0x00, 0x80, 0x00, 0x00]).games, []);
        assert_eq!(snapshot(b"<html><body>503</body></html>").games, []);
    }
}
