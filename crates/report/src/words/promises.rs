//! What can be wrong with the secrets that are promised before a draw, or with a public source.

use crate::{Language, say};
use tiebreak_record::PromiseFault;

/// What is wrong with promises, or with a public source.
pub fn promise_fault(language: Language, fault: &PromiseFault) -> String {
    match fault {
        PromiseFault::Twice { party, id } => say!(language, promise_twice { party, id }),
        PromiseFault::Name { party } => say!(language, promise_name { party }),
        PromiseFault::Hash { party } => say!(language, promise_hash { party }),
        PromiseFault::NotPromised { party, id } => say!(language, promise_not_promised { party, id }),
        PromiseFault::NotRevealed { party } => say!(language, promise_not_revealed { party }),
        PromiseFault::RevealedTwice { party } => say!(language, promise_revealed_twice { party }),
        PromiseFault::OtherSecret { party } => say!(language, promise_other_secret { party }),
        PromiseFault::Alone { party } => say!(language, promise_alone { party }),
        PromiseFault::SecondSource { id } => say!(language, promise_second_source { id }),
        PromiseFault::Unnamed => say!(language, promise_unnamed),
        PromiseFault::OtherChain { chain } => say!(language, promise_other_chain { chain }),
        PromiseFault::NoRound => say!(language, promise_no_round),
        PromiseFault::OtherTime { round } => say!(language, promise_other_time { round: *round }),
        PromiseFault::TooLate { id } => say!(language, promise_too_late { id }),
        PromiseFault::NoSource { id } => say!(language, promise_no_source { id }),
        PromiseFault::NoOutcome { id } => say!(language, promise_no_outcome { id }),
        PromiseFault::NotGenuine { id } => say!(language, promise_not_genuine { id }),
        PromiseFault::OtherSeed { id } => say!(language, promise_other_seed { id }),
        PromiseFault::Bound { id } => say!(language, promise_bound { id }),
        PromiseFault::Corrected { id } => say!(language, promise_corrected { id }),
    }
}
