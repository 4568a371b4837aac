//! What can be wrong with the secrets that are promised before a draw, or with a public source.

use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};

/// What can be wrong with promises and draws from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PromiseFault {
    /// A party promises a second time.
    Twice {
        /// Who.
        party: String,
        /// The question.
        id: String,
    },
    /// A party's name is empty or holds a sign that separates parties.
    Name {
        /// The name.
        party: String,
    },
    /// What was promised is no SHA-256.
    Hash {
        /// Who promised it.
        party: String,
    },
    /// A secret that nobody promised.
    NotPromised {
        /// Whose.
        party: String,
        /// The question.
        id: String,
    },
    /// A secret that was not revealed with the others.
    NotRevealed {
        /// Whose.
        party: String,
    },
    /// A secret revealed twice.
    RevealedTwice {
        /// Whose.
        party: String,
    },
    /// Another secret than the one promised.
    OtherSecret {
        /// Whose.
        party: String,
    },
    /// One party alone.
    Alone {
        /// Who.
        party: String,
    },
    /// A second source for one draw.
    SecondSource {
        /// The question.
        id: String,
    },
    /// A source that is not named, or by too many words.
    Unnamed,
    /// A beacon that this program does not know.
    OtherChain {
        /// The chain.
        chain: String,
    },
    /// No round of a beacon, and no moment with an offset.
    NoRound,
    /// The round of a beacon comes at another time.
    OtherTime {
        /// The round.
        round: u64,
    },
    /// A source or a promise beside one, when the source may have spoken already; or it does not
    /// say when it was entered.
    TooLate {
        /// The question.
        id: String,
    },
    /// An outcome without a source.
    NoSource {
        /// The question.
        id: String,
    },
    /// A source without its outcome.
    NoOutcome {
        /// The question.
        id: String,
    },
    /// The outcome is not what the source gave.
    NotGenuine {
        /// The question.
        id: String,
    },
    /// The seed is not made of what was revealed.
    OtherSeed {
        /// The question.
        id: String,
    },
    /// Promises stand, and the lots were drawn otherwise.
    Bound {
        /// The question.
        id: String,
    },
    /// A draw from promises was corrected instead of withdrawn.
    Corrected {
        /// The question.
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
