//! Any regulation that the reader takes, for any event, with any answers: made from bytes, so that
//! both the tests and the fuzzer drive it.

pub mod answers;
pub mod choices;
pub mod events;
pub mod regulations;

use answers::AnyAnswers;
use choices::Choices;
use tiebreak_engine::pending::{Advance, Onward, advance, begin};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Event, Id, Ruling};
use tiebreak_regulation::Regulation;

/// How far the bytes led.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Led {
    /// The reader refused the regulation.
    Refused,
    /// The engine said why it cannot rule.
    NoRuling,
    /// There was a ruling.
    Ruled,
}

/// Makes a regulation, an event and answers, rules, and looks at what must hold of every ruling.
pub fn ruled(bytes: &[u8]) -> Led {
    let mut choices = Choices::of(bytes);
    let text = regulations::text(&mut choices);
    let Ok(regulation) = Regulation::read("any.toml", &text) else { return Led::Refused };
    let event = events::event(&mut choices, &regulation);
    let seed = choices.number();
    let mut answers = AnyAnswers::new(seed);
    let Ok(ruling) = rule(&event, &regulation, &mut answers, Options::default()) else {
        return Led::NoRuling;
    };
    holds(&event, &ruling, &text);
    let mut answers = AnyAnswers::new(seed);
    let bare = rule(
        &event,
        &regulation,
        &mut answers,
        Options { explain: false, places: None, workings: false },
    );
    let bare = bare.expect("what can be ruled with explanations can be ruled without");
    assert_eq!(bare.standing, ruling.standing, "explanations changed the standing\n{text}");
    stage_by_stage(&event, &regulation, seed);
    Led::Ruled
}

/// Everybody stands somewhere once, and the places follow each other.
fn holds(event: &Event, ruling: &Ruling, text: &str) {
    let mut next = 1;
    let mut everybody: Vec<Id> = Vec::new();
    for place in &ruling.standing {
        assert_eq!(place.from, next, "a gap before {place:?}\n{text}");
        assert_eq!(place.to + 1 - place.from, place.members.len(), "{place:?}\n{text}");
        next = place.to + 1;
        everybody.extend(&place.members);
    }
    everybody.sort_unstable();
    assert_eq!(everybody, event.ids().collect::<Vec<_>>(), "{text}");
    assert!(!ruling.settled || ruling.open.is_empty(), "{text}");
}

/// The way of the odds through the same play-off, a few stages far.
fn stage_by_stage(event: &Event, regulation: &Regulation, seed: u64) {
    let Ok(first) = begin(event, regulation) else { return };
    let ties = first.into_iter().filter_map(|onward| match onward {
        Onward::Continues(tie) => Some(tie),
        Onward::Placed { .. } => None,
    });
    let mut waiting: Vec<_> = ties.collect();
    for _ in 0..20 {
        let Some(next) = waiting.pop() else { return };
        let Ok(Advance { pending, .. }) =
            advance(event, regulation, &next, &mut AnyAnswers::new(seed))
        else {
            return;
        };
        for stage in pending {
            let parts = vec![stage.members().to_vec()];
            for onward in stage.onward(&regulation.entries[0], parts) {
                if let Onward::Continues(continuation) = onward {
                    waiting.push(continuation);
                }
            }
        }
    }
}
