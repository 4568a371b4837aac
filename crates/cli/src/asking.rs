//! Asking in the terminal what a file leaves undecided. Where nobody sits at one, nothing is asked.

use std::io::{BufRead, IsTerminal, Write};
use tiebreak_formats::account::{Account, Doubt, DoubtKind, Names, Phase, Told};
use tiebreak_model::Kind;

/// Asks about a doubt and notes the answer; false where nobody can answer.
pub fn decide(doubt: &Doubt, account: &Account, told: &mut Told) -> anyhow::Result<bool> {
    if !std::io::stdin().is_terminal() || !std::io::stderr().is_terminal() {
        return Ok(false);
    }
    anstream::eprintln!("{}: {}", account.file, doubt.message);
    for line in &doubt.details {
        anstream::eprintln!("  {line}");
    }
    match doubt.kind {
        DoubtKind::SeveralEvents => which_event(account, told),
        DoubtKind::KindUnclear => {
            let kinds = [("a round robin", Kind::RoundRobin), ("a Swiss", Kind::Swiss)];
            let chosen = choose(&kinds.map(|(words, _)| words.to_owned()))?;
            told.kind = chosen.map(|at| kinds[at].1);
            Ok(chosen.is_some())
        }
        DoubtKind::NamesAlike => {
            let chosen = choose(&["one person".to_owned(), "two people".to_owned()])?;
            told.names.extend(chosen.map(|at| [Names::Together, Names::Apart][at].clone()));
            Ok(chosen.is_some())
        }
        _ => Ok(false),
    }
}

fn which_event(account: &Account, told: &mut Told) -> anyhow::Result<bool> {
    let events: Vec<_> = account.events.iter().filter(|found| found.phase == Phase::Main).collect();
    let shown = events.iter().map(|found| match &found.section {
        Some(section) => format!("{}, {section}: {} games", found.name, found.games),
        None => format!("{}: {} games", found.name, found.games),
    });
    let Some(at) = choose(&shown.collect::<Vec<_>>())? else { return Ok(false) };
    told.event = Some(events[at].name.clone());
    told.section.clone_from(&events[at].section);
    Ok(true)
}

/// A question that is answered with yes or no; nothing where nobody can answer.
pub fn yes(question: &str) -> anyhow::Result<Option<bool>> {
    if !std::io::stdin().is_terminal() || !std::io::stderr().is_terminal() {
        return Ok(None);
    }
    anstream::eprint!("{question}? (yes or no) ");
    std::io::stderr().flush()?;
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line)?;
    Ok(Some(["y", "yes"].contains(&line.trim().to_lowercase().as_str())))
}

/// The number that was typed; nothing at the end of the input.
fn choose(choices: &[String]) -> anyhow::Result<Option<usize>> {
    for (number, choice) in (1..).zip(choices) {
        anstream::eprintln!("  {number}  {choice}");
    }
    let mut line = String::new();
    loop {
        anstream::eprint!("1 to {}: ", choices.len());
        std::io::stderr().flush()?;
        line.clear();
        if std::io::stdin().lock().read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim().parse::<usize>() {
            Ok(number) if (1..=choices.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => {}
        }
    }
}
