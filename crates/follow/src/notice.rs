//! What somebody should know about a broadcast, and nobody can take.

use tiebreak_model::GameResult;

/// Something about the broadcast that does not fit the event. The names are those of the event,
/// except those of strangers.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Notice {
    /// Somebody takes no part in the event: broadcasts show other sections too.
    Stranger {
        /// The name as the broadcast has it.
        name: String,
    },
    /// The two have no such game in the event file.
    NotAGame {
        /// Who has white on the broadcast.
        white: String,
        /// Who has black there.
        black: String,
        /// The round there.
        round: Option<u32>,
    },
    /// The event file has the game with the colours the other way round.
    ColoursReversed {
        /// Who has white on the broadcast.
        white: String,
        /// Who has black there.
        black: String,
    },
    /// Several games of the event fit, and nothing on the broadcast says which is meant.
    SeveralFit {
        /// Who has white.
        white: String,
        /// Who has black.
        black: String,
    },
    /// The game stands on the broadcast with two results.
    TwoResults {
        /// Who has white.
        white: String,
        /// Who has black.
        black: String,
    },
    /// The event file says otherwise. It counts until somebody amends it.
    FileSaysOtherwise {
        /// Who has white.
        white: String,
        /// Who has black.
        black: String,
        /// The result in the event file, by its sign.
        file: &'static str,
        /// The result on the broadcast, by its sign.
        broadcast: &'static str,
    },
}

impl Notice {
    pub(crate) fn file_says_otherwise(
        white: &str,
        black: &str,
        [file, broadcast]: [GameResult; 2],
    ) -> Self {
        let (white, black) = (white.to_owned(), black.to_owned());
        Self::FileSaysOtherwise { white, black, file: file.sign(), broadcast: broadcast.sign() }
    }
}
