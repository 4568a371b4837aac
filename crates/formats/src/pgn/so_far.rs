//! A file that is being written: every game that can be relied on, and nothing of the others.
//!
//! A reader of whole files refuses what is wrong and shows the place. Here nobody can mend the
//! file, and the next look at it may be right again: what cannot be read is left out, and the games
//! around it count.

use super::known::KnownSides;
use super::{Games, Moves, PgnGame, Raw, Tag};
use memchr::memmem;
use tiebreak_document::Faults;

/// What could be read of a file that is being written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SoFar {
    /// The games whose tags are whole.
    pub games: Vec<PgnGame>,
    /// How many games could not be read: cut off, or without a name.
    pub left_out: usize,
}

/// The games of a text that is being written, or that was cut off on its way.
///
/// ```
/// let game = "[Event \"Cup\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 \
///    1-0\n\n";
/// let cut = "[Event \"Cup\"]\n[White \"Cleo\"]\n[Black \"Dan\"]\n[Resu";
/// let read = tiebreak_formats::pgn::so_far(&format!("{game}{cut}"));
/// assert_eq!((read.games.len(), read.left_out), (1, 1));
/// ```
pub fn so_far(text: &str) -> SoFar {
    let mut read = SoFar::default();
    let mut known = KnownSides::default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rest = text;
    while !rest.is_empty() {
        let (piece, after) = rest.split_at(next_event(rest));
        rest = after;
        for found in Games::new(piece) {
            match found.ok().and_then(|raw| game(raw, rest.is_empty(), &mut known)) {
                Some(game) => read.games.push(PgnGame { number: read.games.len() + 1, ..game }),
                None => read.left_out += 1,
            }
        }
    }
    read
}

/// Where the next game begins by its first tag: what is broken before it does not reach further.
fn next_event(text: &str) -> usize {
    memmem::find(text.as_bytes(), b"\n[Event \"").map_or(text.len(), |at| at + 1)
}

/// A game that can be relied on. The last of a file is not, where nothing follows its tags: more of
/// them may be on their way.
fn game(mut raw: Raw<'_>, last: bool, known: &mut KnownSides) -> Option<PgnGame> {
    if raw.tag("Result").is_none() || (last && raw.moves.trim().is_empty()) {
        return None;
    }
    for (name, number) in [("White", "WhiteFideId"), ("Black", "BlackFideId")] {
        stand_in(&mut raw, name, number);
    }
    let mut faults = Faults::default();
    let game = PgnGame::from_raw(&raw, known, &mut faults)?;
    Some(PgnGame { moves: Moves::read(raw.moves), ..game })
}

/// Where a name vanished and FIDE's number is still there, the number replaces it.
fn stand_in<'t>(raw: &mut Raw<'t>, name: &'static str, number: &str) {
    if super::game::text(raw, name).is_some() {
        return;
    }
    let Some(value) = raw.tag(number).map(|tag| tag.value).filter(|value| !value.trim().is_empty())
    else {
        return;
    };
    raw.tags.retain(|tag| tag.name != name);
    raw.tags.push(Tag { name, value, at: raw.start });
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Event \"Cup\"]\n[Round \"1.1\"]\n[White \"Ann\"]\n[WhiteFideId \"7\"]\n\
        [Black \"Ben\"]\n\
        [Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n\n";

    /// Wherever a file is cut, the games before the cut are there, and of the one that is cut
    /// either all that counts or nothing.
    #[test]
    fn a_cut_file_gives_whole_games_or_none() {
        let text = GAME.to_owned() + &GAME.replace("Ann", "Cleo").replace("1/2-1/2", "1-0");
        let whole = so_far(&text).games;
        assert_eq!(whole.len(), 2);
        for cut in 0..text.len() {
            let games = so_far(&text[..cut]).games;
            let tags = |game: &PgnGame| {
                (game.white.name.clone(), game.black.name.clone(), game.result, game.round)
            };
            let expected: Vec<_> = whole.iter().take(games.len()).map(tags).collect();
            assert_eq!(games.iter().map(tags).collect::<Vec<_>>(), expected, "cut at {cut}");
            assert!(games.len() >= usize::from(cut > GAME.len()), "cut at {cut}");
        }
    }

    #[test]
    fn what_is_broken_in_the_middle_does_not_reach_further() {
        let text =
            format!("{}[Event \"Cup\"]\n[White \"No end\n\n{GAME}", GAME.replace("Ann", "Cleo"));
        let read = so_far(&text);
        assert_eq!((read.games.len(), read.left_out), (2, 1));
    }

    #[test]
    fn a_name_that_vanished_is_known_by_its_number() {
        let read = so_far(&GAME.replace("\"Ann\"", "\"?\""));
        assert_eq!(read.games.first().map(|game| game.white.fide_id), Some(Some(7)));
        assert_eq!(so_far(&GAME.replace("\"Ben\"", "\"?\"")).left_out, 1);
    }
}
