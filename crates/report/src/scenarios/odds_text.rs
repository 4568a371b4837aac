//! Odds for the terminal.

use std::fmt::Write;
use tiebreak_model::Event;
use tiebreak_scenarios::odds::Odds;

/// Everything as plain text.
pub fn odds_text(event: &Event, odds: &Odds) -> String {
    let mut out = format!("{}\n\n", event.title);
    let shown = || odds.participants.iter().filter(|one| one.win > 0.0 || one.shared > 0.0);
    let width = shown().map(|one| event.name(one.id).chars().count()).max().unwrap_or(0);
    for one in shown() {
        let error = one.error.map(|error| format!(" ± {:.2}", 100.0 * error)).unwrap_or_default();
        let _ = write!(out, "  {:<width$}  {:>6.2} %{error}", event.name(one.id), 100.0 * one.win);
        if odds.open_games > 0 {
            let _ = write!(out, "   outright {:>6.2} %, tied {:>6.2} %", 100.0 * one.outright, 100.0 * one.shared);
        }
        for (place, chance) in &one.places {
            let _ = write!(out, "   {place}: {:.2} %", 100.0 * chance);
        }
        out.push('\n');
    }
    out.push('\n');
    for line in length(odds) {
        let _ = writeln!(out, "{line}");
    }
    out
}

/// Sentences about the play-off's length, and about how the numbers came about.
pub(super) fn length(odds: &Odds) -> Vec<String> {
    let mut lines = Vec::new();
    if odds.play_off <= 0.0 {
        let known = odds.stopped.is_none_or(|left| left <= 0.0);
        lines.extend(known.then(|| "There is no play-off.".to_owned()));
    } else {
        let [half, most, nearly_all] = odds.minutes.within;
        if odds.play_off < 1.0 - 1e-12 {
            lines.push(format!("A play-off is needed in {:.2} of 100 cases. If there is one:", 100.0 * odds.play_off));
        }
        lines.push(format!(
            "{:.2} games and {:.0} minutes on average; half are over within {half:.0} minutes, 90 in 100 within {most:.0}, 99 in 100 within {nearly_all:.0}.",
            odds.games, odds.minutes.expected
        ));
    }
    if odds.minutes.cut {
        lines
            .push("Play-offs of more than a week are left out of these lengths: the true ones are greater.".to_owned());
    }
    if odds.left_open > 1e-9 {
        lines.push(format!("In {:.2} of 100 cases the text leaves open who is first.", 100.0 * odds.left_open));
    }
    lines.push(match odds.sampled {
        Some((drawn, seed)) => format!(
            "What was too large to be worked out was drawn: {drawn} times, seed {seed}; ± is one standard error."
        ),
        None => {
            "Worked out exactly under the model of docs/odds-model.md; the model itself is an assumption.".to_owned()
        }
    });
    match odds.stopped {
        Some(left) if left > 0.0 => lines.push(format!(
            "Stopped before the end: {:.2} of 100 cases are not worked out, and every chance may be too low by as much.",
            100.0 * left
        )),
        Some(_) => lines.push("Stopped before the end: fewer play-offs were drawn than would have been.".to_owned()),
        None => {}
    }
    lines
}
