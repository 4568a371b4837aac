//! Reads suppositions such as "Gukesh-Nakamura 1/2-1/2": an open game and its supposed result.

use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Event, Game, GameResult};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Why a supposition cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SupposeError {
    /// There is no result at the end.
    NoResult,
    /// There is no open game between the two.
    NoGame {
        /// The open games.
        open: Vec<String>,
    },
    /// More than one open game matches.
    SeveralGames {
        /// The games that match.
        fit: Vec<String>,
    },
    /// The IMPs of both sides are missing at the end.
    NoImps,
    /// No match between the two remains to be played.
    NoMatch {
        /// The matches that remain to be played.
        open: Vec<String>,
    },
    /// More than one match fits the names.
    SeveralMatches {
        /// The matches that fit.
        fit: Vec<String>,
    },
}

codes!(
    SupposeError {
        Self::NoResult => "suppose-no-result",
        Self::NoGame { .. } => "suppose-no-game",
        Self::SeveralGames { .. } => "suppose-several-games",
        Self::NoImps => "suppose-no-imps",
        Self::NoMatch { .. } => "suppose-no-match",
        Self::SeveralMatches { .. } => "suppose-several-matches"
    }
);

display_by_sentence!(SupposeError);

impl Explain for SupposeError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::NoResult => sentence!(suppose_no_result),
            Self::NoGame { open } if open.is_empty() => sentence!(suppose_no_open_game),
            Self::NoGame { open } => sentence!(suppose_no_game { open: open.join(", ") }),
            Self::SeveralGames { fit } => {
                sentence!(suppose_several_games { fit: fit.join(", ") })
            }
            Self::NoImps => sentence!(suppose_no_imps),
            Self::NoMatch { open } if open.is_empty() => sentence!(suppose_no_open_match),
            Self::NoMatch { open } => {
                sentence!(suppose_no_match { open: open.join(", ") })
            }
            Self::SeveralMatches { fit } => {
                sentence!(suppose_several_matches { fit: fit.join(", ") })
            }
        }
    }
}

/// Reads a supposition: the game, by its position among the event's games, and its result.
///
/// Any unambiguous part of a name is enough, in upper or lower case. The names may be in either
/// order: the result is that of the player named first.
///
/// ```
/// # use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, GameResult};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// # let game = DraftGame { round: Some(14), white: "Hikaru Nakamura".into(),
/// #     black: "Gukesh D".into(), result: GameResult::Open,
/// #     phase: None, moves: None, started: None, finished: None };
/// # let participants = vec![player("Hikaru Nakamura"), player("Gukesh D")];
/// # let event = Event::new(DraftEvent { participants, games: vec![game],
/// #     info: EventInfo { cycles: 1, ..Default::default() }, ..Default::default() }).unwrap();
/// use tiebreak_scenarios::suppose;
/// assert_eq!(suppose(&event, "Gukesh-Nakamura 1/2-1/2"), Ok((0, GameResult::Draw)));
/// // Nakamura has white; Gukesh wins.
/// assert_eq!(suppose(&event, "Gukesh – Nakamura 1–0"), Ok((0, GameResult::Black)));
/// ```
pub fn suppose(event: &Event, text: &str) -> Result<(usize, GameResult), SupposeError> {
    let (names, result) = split_result(text.trim()).ok_or(SupposeError::NoResult)?;
    let label = |game: &Game| format!("{} - {}", event.name(game.white), event.name(game.black));
    let mut fit = Vec::new();
    for (index, game) in event.open_games() {
        let [white, black] = [plain(event.name(game.white)), plain(event.name(game.black))];
        for (left, right) in splits(&names) {
            let direct = part_of(&left, &white) && part_of(&right, &black);
            let turned = part_of(&left, &black) && part_of(&right, &white);
            if direct || turned {
                fit.push((index, if direct { result } else { mirrored(result) }, label(game)));
                break;
            }
        }
    }
    match fit.as_slice() {
        [(index, result, _)] => Ok((*index, *result)),
        [] => Err(SupposeError::NoGame {
            open: event.open_games().map(|(_, game)| label(game)).collect(),
        }),
        _ => Err(SupposeError::SeveralGames {
            fit: fit.into_iter().map(|(_, _, label)| label).collect(),
        }),
    }
}

/// Splits off the longest end of the text that is a result and follows a blank.
fn split_result(text: &str) -> Option<(String, GameResult)> {
    let blanks = text.char_indices().filter(|(_, letter)| letter.is_whitespace());
    let mut ends = blanks.map(|(at, _)| (&text[..at], text[at..].trim()));
    ends.find_map(|(names, end)| {
        let result = GameResult::typed(end).filter(|result| *result != GameResult::Open)?;
        Some((plain(names), result))
    })
}

/// All ways to split the text at a dash.
pub(crate) fn splits(names: &str) -> Vec<(String, String)> {
    let dashes = names.char_indices().filter(|(_, letter)| *letter == '-');
    dashes
        .map(|(at, _)| (names[..at].trim().to_owned(), names[at + 1..].trim().to_owned()))
        .collect()
}

/// Whether the text is the name, some of its words, or the beginning of one.
pub(crate) fn part_of(part: &str, name: &str) -> bool {
    let begins = name
        .match_indices(part)
        .any(|(at, _)| at == 0 || !name[..at].ends_with(char::is_alphanumeric));
    !part.is_empty() && begins
}

/// The text in lower case, without accents, with plain dashes.
pub(crate) fn plain(text: &str) -> String {
    let dashes = |letter: char| if matches!(letter, '–' | '—' | '−') { '-' } else { letter };
    text.nfd()
        .filter(|letter| !is_combining_mark(*letter))
        .map(dashes)
        .collect::<String>()
        .to_lowercase()
}

fn mirrored(result: GameResult) -> GameResult {
    match result {
        GameResult::White => GameResult::Black,
        GameResult::Black => GameResult::White,
        GameResult::WhiteByForfeit => GameResult::BlackByForfeit,
        GameResult::BlackByForfeit => GameResult::WhiteByForfeit,
        same => same,
    }
}
