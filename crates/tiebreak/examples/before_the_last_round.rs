//! What everyone needs in the last round, and how likely it is.

use std::error::Error;
use std::fmt::Write;
use tiebreak::Model;

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", chances("crates/server/events/candidates-2024-before-round-14.toml")?);
    Ok(())
}

/// A line for everybody who can still come first: outcomes as a count, chances under a model.
pub fn chances(path: &str) -> Result<String, Box<dyn Error>> {
    let event = tiebreak::event(path)?;
    // The file names none; a built-in one is called by its id.
    let regulation = tiebreak::regulation_from("candidates-2024")?;
    let found = tiebreak::scenarios(&event, Some(&regulation))?;
    let odds = tiebreak::odds(&event, &regulation, &Model::default())?;

    let mut out = format!("{} outcomes\n", found.outcomes);
    for one in &found.participants {
        let Some(chance) = odds.participants.iter().find(|chance| chance.id == one.id) else {
            continue;
        };
        if chance.win > 0.0 {
            let (name, alone) = (event.name(one.id), one.outright.count);
            writeln!(out, "{name}: first alone in {alone}, wins with {:.1} %", 100.0 * chance.win)?;
        }
    }
    Ok(out)
}
