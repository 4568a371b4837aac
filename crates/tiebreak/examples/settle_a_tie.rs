//! A tie of three for first place, from the event file through the draw to the first result.

use std::error::Error;
use tiebreak::report::markdown;
use tiebreak::{Answer, Case, FixedAnswers, GameResult};

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", page("crates/server/events/tepe-sigeman-2024.toml")?);
    Ok(())
}

/// The ruling after the first game, in Markdown.
pub fn page(path: &str) -> Result<String, Box<dyn Error>> {
    let event = tiebreak::event(path)?;
    let regulation = tiebreak::regulation_of(&event, None)?;

    // Nobody has answered anything: the lots for the pairing numbers are open.
    let ruling = tiebreak::rule(&event, &regulation, &mut FixedAnswers::default())?;
    assert_eq!(ruling.open[0].id, "round-robin-1/pairing-numbers");

    // Svidler is number 1, Abdusattorov 2, Arjun 3; the first of their games is drawn.
    let mut drawn = Vec::new();
    for name in ["Peter Svidler", "Nodirbek Abdusattorov", "Arjun Erigaisi"] {
        drawn.push(event.find(name).ok_or("who is that?")?);
    }
    let mut answers = FixedAnswers::default()
        .with("round-robin-1/pairing-numbers", Answer::order(drawn))
        .with("round-robin-1/round-1/game-1", Answer::Result(GameResult::Draw));
    let ruling = tiebreak::rule(&event, &regulation, &mut answers)?;
    Ok(markdown::ruling(Case::new(&event, &regulation, &ruling), &[]))
}
