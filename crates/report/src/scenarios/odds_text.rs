//! Odds as text for the terminal.

use super::percent::{hundredths, precise};
use crate::words::decimal;
use crate::{Language, say};
use std::fmt::Write;
use tiebreak_model::Event;
use tiebreak_scenarios::odds::Odds;

/// Everything as plain text.
pub fn odds_text(language: Language, event: &Event, odds: &Odds) -> String {
    let mut out = format!("{}\n\n", event.title());
    let shown = || odds.participants.iter().filter(|one| one.win > 0.0 || one.shared > 0.0);
    let width = shown().map(|one| event.name(one.id).chars().count()).max().unwrap_or(0);
    for one in shown() {
        let error = one
            .error
            .map(|error| format!(" ± {}", hundredths(language, error)))
            .unwrap_or_default();
        let _ = write!(
            out,
            "  {:<width$}  {}{error}",
            event.name(one.id),
            precise(language, one.win, 6)
        );
        if odds.open_games > 0 {
            let [outright, tied] =
                [one.outright, one.shared].map(|chance| precise(language, chance, 6));
            let _ = write!(out, "   {}", say!(language, odds_outright_tied { outright, tied }));
        }
        for (place, chance) in &one.places {
            let (place, chance) = (place.to_string(), precise(language, *chance, 0));
            let _ = write!(out, "   {}", say!(language, odds_place { place, chance }));
        }
        out.push('\n');
    }
    out.push('\n');
    for line in length(language, odds) {
        let _ = writeln!(out, "{line}");
    }
    out
}

/// Sentences about the length of the play-off, and about the method.
pub(super) fn length(language: Language, odds: &Odds) -> Vec<String> {
    let mut lines = Vec::new();
    if odds.play_off <= 0.0 {
        let known = odds.stopped.is_none_or(|left| left <= 0.0);
        lines.extend(known.then(|| say!(language, odds_no_play_off)));
    } else {
        if odds.play_off < 1.0 - 1e-12 {
            lines
                .push(say!(language, odds_play_off { cases: hundredths(language, odds.play_off) }));
        }
        let [half, most, nearly_all] = odds.minutes.within.map(|minutes| format!("{minutes:.0}"));
        let games = decimal(language, &format!("{:.2}", odds.games));
        let minutes = format!("{:.0}", odds.minutes.expected);
        lines.push(say!(language, odds_length { games, minutes, half, most, nearly_all }));
    }
    if odds.minutes.cut {
        lines.push(say!(language, odds_cut));
    }
    if odds.left_open > 1e-9 {
        lines.push(say!(language, odds_left_open { cases: hundredths(language, odds.left_open) }));
    }
    lines.push(match odds.sampled {
        Some((drawn, seed)) => {
            say!(language, odds_drawn { drawn: drawn.to_string(), seed: seed.to_string() })
        }
        None => say!(language, odds_exact),
    });
    match odds.stopped {
        Some(left) if left > 0.0 => {
            lines.push(say!(language, odds_stopped { cases: hundredths(language, left) }))
        }
        Some(_) => lines.push(say!(language, odds_stopped_fewer)),
        None => {}
    }
    lines
}
