//! What can be wrong with the secrets that parties commit to before a draw, or with a public
//! source.

use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

/// What can be wrong with commitments and draws from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PromiseFault {
    /// A party commits itself a second time.
    Twice {
        /// The name of the party.
        party: String,
        /// The id of the question.
        id: String,
    },
    /// A party's name is empty or contains a character that separates parties.
    Name {
        /// The name that was given.
        party: String,
    },
    /// The commitment is not a SHA-256.
    Hash {
        /// The name of the party.
        party: String,
    },
    /// A secret was revealed without a commitment to it.
    NotPromised {
        /// The name of the party.
        party: String,
        /// The id of the question.
        id: String,
    },
    /// A secret was not revealed with the others.
    NotRevealed {
        /// The name of the party.
        party: String,
    },
    /// A secret was revealed twice.
    RevealedTwice {
        /// The name of the party.
        party: String,
    },
    /// The revealed secret does not match the commitment.
    OtherSecret {
        /// The name of the party.
        party: String,
    },
    /// Only one party made a commitment.
    Alone {
        /// The name of the party.
        party: String,
    },
    /// A draw has a second source.
    SecondSource {
        /// The id of the question.
        id: String,
    },
    /// The source has no name, or too long a name.
    Unnamed,
    /// The program does not know this beacon.
    OtherChain {
        /// The chain that was named.
        chain: String,
    },
    /// The text is neither a round of a beacon nor a moment with an offset.
    NoRound,
    /// The round of a beacon is published at another time.
    OtherTime {
        /// The number of the round.
        round: u64,
    },
    /// A source, or a commitment next to one, was entered when the value of the source could
    /// already be known; or its time of entry is missing.
    TooLate {
        /// The id of the question.
        id: String,
    },
    /// An outcome was given without a source.
    NoSource {
        /// The id of the question.
        id: String,
    },
    /// A source was named but its outcome is missing.
    NoOutcome {
        /// The id of the question.
        id: String,
    },
    /// The outcome is not the value of the source.
    NotGenuine {
        /// The id of the question.
        id: String,
    },
    /// The seed is not made of the revealed secrets.
    OtherSeed {
        /// The id of the question.
        id: String,
    },
    /// There are commitments for the lots, but they were drawn in another way.
    Bound {
        /// The id of the question.
        id: String,
    },
    /// A draw from commitments was corrected instead of withdrawn.
    Corrected {
        /// The id of the question.
        id: String,
    },
}

codes!(
    PromiseFault {
        Self::Twice { .. } => "promise-twice",
        Self::Name { .. } => "promise-name",
        Self::Hash { .. } => "promise-hash",
        Self::NotPromised { .. } => "promise-not-promised",
        Self::NotRevealed { .. } => "promise-not-revealed",
        Self::RevealedTwice { .. } => "promise-revealed-twice",
        Self::OtherSecret { .. } => "promise-other-secret",
        Self::Alone { .. } => "promise-alone",
        Self::SecondSource { .. } => "promise-second-source",
        Self::Unnamed => "promise-unnamed",
        Self::OtherChain { .. } => "promise-other-chain",
        Self::NoRound => "promise-no-round",
        Self::OtherTime { .. } => "promise-other-time",
        Self::TooLate { .. } => "promise-too-late",
        Self::NoSource { .. } => "promise-no-source",
        Self::NoOutcome { .. } => "promise-no-outcome",
        Self::NotGenuine { .. } => "promise-not-genuine",
        Self::OtherSeed { .. } => "promise-other-seed",
        Self::Bound { .. } => "promise-bound",
        Self::Corrected { .. } => "promise-corrected"
    }
);

display_by_sentence!(PromiseFault);

impl Explain for PromiseFault {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Twice { party, id } => sentence!(promise_twice { party, id }),
            Self::Name { party } => sentence!(promise_name { party }),
            Self::Hash { party } => sentence!(promise_hash { party }),
            Self::NotPromised { party, id } => {
                sentence!(promise_not_promised { party, id })
            }
            Self::NotRevealed { party } => sentence!(promise_not_revealed { party }),
            Self::RevealedTwice { party } => sentence!(promise_revealed_twice { party }),
            Self::OtherSecret { party } => sentence!(promise_other_secret { party }),
            Self::Alone { party } => sentence!(promise_alone { party }),
            Self::SecondSource { id } => sentence!(promise_second_source { id }),
            Self::Unnamed => sentence!(promise_unnamed),
            Self::OtherChain { chain } => sentence!(promise_other_chain { chain }),
            Self::NoRound => sentence!(promise_no_round),
            Self::OtherTime { round } => sentence!(promise_other_time { round: *round }),
            Self::TooLate { id } => sentence!(promise_too_late { id }),
            Self::NoSource { id } => sentence!(promise_no_source { id }),
            Self::NoOutcome { id } => sentence!(promise_no_outcome { id }),
            Self::NotGenuine { id } => sentence!(promise_not_genuine { id }),
            Self::OtherSeed { id } => sentence!(promise_other_seed { id }),
            Self::Bound { id } => sentence!(promise_bound { id }),
            Self::Corrected { id } => sentence!(promise_corrected { id }),
        }
    }
}
