//! Asking in the terminal what a file leaves undecided. Where nobody sits at one, nothing is asked.

use std::io::{BufRead, IsTerminal, Write};
use tiebreak_formats::account::{Account, Doubt, DoubtKind, Names, Phase, Told};
use tiebreak_model::Kind;
use tiebreak_model::bridge::Method;
use tiebreak_report::{Language, say};

/// Asks about a doubt and notes the answer; false where nobody can answer.
pub fn decide(
    language: Language,
    doubt: &Doubt,
    account: &Account,
    told: &mut Told,
) -> crate::Result<bool> {
    if !std::io::stdin().is_terminal() || !std::io::stderr().is_terminal() {
        return Ok(false);
    }
    let message = doubt.message.in_language(language);
    anstream::eprintln!("{}", say!(language, told_of { what: &account.file, said: message }));
    for line in &doubt.details {
        anstream::eprintln!("  {}", line.in_language(language));
    }
    match doubt.kind {
        DoubtKind::SeveralEvents => which_event(language, account, told),
        DoubtKind::KindUnclear => {
            let kinds = [Kind::RoundRobin, Kind::Swiss];
            let chosen = choose(
                language,
                &kinds.map(|kind| say!(language, cli_kind_choice { kind: kind.word() })),
            )?;
            told.kind = chosen.map(|at| kinds[at]);
            Ok(chosen.is_some())
        }
        DoubtKind::ScoringUnclear => {
            let methods = [Method::Matchpoints, Method::CrossImps, Method::Butler];
            let chosen = choose(
                language,
                &methods.map(|method| say!(language, scoring_method { method: method.word() })),
            )?;
            told.scoring = chosen.map(|at| methods[at]);
            Ok(chosen.is_some())
        }
        DoubtKind::NamesAlike => {
            let chosen = choose(
                language,
                &["one", "two"].map(|people| say!(language, cli_people { people })),
            )?;
            told.names.extend(chosen.map(|at| [Names::Together, Names::Apart][at].clone()));
            Ok(chosen.is_some())
        }
        _ => Ok(false),
    }
}

fn which_event(language: Language, account: &Account, told: &mut Told) -> crate::Result<bool> {
    let events: Vec<_> = account.events.iter().filter(|found| found.phase == Phase::Main).collect();
    let shown = events.iter().map(|found| {
        let name = match &found.section {
            Some(section) => format!("{}, {section}", found.name),
            None => found.name.clone(),
        };
        say!(language, cli_event_games { name, games: found.games })
    });
    let Some(at) = choose(language, &shown.collect::<Vec<_>>())? else { return Ok(false) };
    told.event = Some(events[at].name.clone());
    told.section.clone_from(&events[at].section);
    Ok(true)
}

/// A question that is answered with yes or no; nothing where nobody can answer.
pub fn yes(language: Language, question: &str) -> crate::Result<Option<bool>> {
    if !std::io::stdin().is_terminal() || !std::io::stderr().is_terminal() {
        return Ok(None);
    }
    anstream::eprint!("{} ", say!(language, cli_yes_or_no { question }));
    std::io::stderr().flush()?;
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line)?;
    let typed = line.trim().to_lowercase();
    Ok(Some(say!(language, cli_yes_words).split(' ').any(|word| word == typed)))
}

/// The number that was typed; nothing at the end of the input.
fn choose(language: Language, choices: &[String]) -> crate::Result<Option<usize>> {
    for (number, choice) in (1..).zip(choices) {
        anstream::eprintln!("  {number}  {choice}");
    }
    let mut line = String::new();
    loop {
        anstream::eprint!("{} ", say!(language, cli_choose { count: choices.len() }));
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
