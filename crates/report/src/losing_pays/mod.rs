//! Where a worse result pays: as text, as JSON, and as the page about the built-in regulations.

mod example;
mod json;
mod page;

pub use json::json;
pub use page::page;

use crate::words::{apart, grouped, list, number};
use crate::{Language, say};
use example::example;
use std::fmt::Write;
use tiebreak_model::{Kind, Sport};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::losing_pays::{Gain, LosingPays, SearchedTrial, Trial};

/// The findings as text.
pub fn text(language: Language, regulation: &Regulation, found: &LosingPays) -> String {
    let mut out = format!("{}\n\n", verdict(language, regulation, found));
    for paying in &found.found {
        let _ = writeln!(out, "{}", example(language, paying));
    }
    out.push_str(&searched(language, found));
    out
}

fn verdict(language: Language, regulation: &Regulation, found: &LosingPays) -> String {
    let regulation = &regulation.id;
    if found.searched.is_empty() {
        return say!(language, losing_pays_nothing_searched { regulation });
    }
    if found.found.is_empty() {
        return say!(language, losing_pays_none { regulation });
    }
    say!(language, losing_pays_found { regulation, gains: gains(language, found) })
}

/// "a better place and more money".
fn gains(language: Language, found: &LosingPays) -> String {
    let gained = |gain: &Gain| match gain {
        Gain::Place(..) => "place",
        Gain::Prize(..) => "prize",
        Gain::Invitation => "invitation",
        Gain::Award(_) => "award",
        Gain::CarryOver(..) => "carry-over",
    };
    let gains = found
        .found
        .iter()
        .map(|paying| say!(language, losing_pays_gain { gain: gained(&paying.gain) }));
    list(language, &gains.collect::<Vec<_>>())
}

/// "a round robin of three players".
fn events(language: Language, trial: &Trial) -> String {
    let (who, boards) = match (trial.sport, trial.boards) {
        (Sport::Bridge, _) => ("teams", 0),
        (Sport::Chess, Some(1)) => ("teams-of-one", 1),
        (Sport::Chess, Some(boards)) => ("teams-on-boards", boards),
        (Sport::Chess, None) => ("players", 0),
    };
    let kind = match trial.kind {
        Kind::Swiss => "swiss",
        Kind::Match => "match",
        Kind::RapidAndBlitz => "rapid-and-blitz",
        _ => "round-robin",
    };
    let who = say!(language, losing_pays_who { who, count: boards });
    say!(
        language,
        losing_pays_events { kind, participants: number(language, trial.participants), who }
    )
}

fn searched(language: Language, found: &LosingPays) -> String {
    let mut out = String::new();
    if !found.searched.is_empty() {
        let _ = writeln!(
            out,
            "{}",
            say!(language, losing_pays_searched { sizes: sizes(language, found) })
        );
    }
    if !found.not_searched.is_empty() {
        let kinds: Vec<&str> = found.not_searched.iter().map(|kind| kind.word()).collect();
        let _ = writeln!(
            out,
            "{}",
            say!(language, losing_pays_not_searched { kinds: list(language, &kinds) })
        );
    }
    out
}

/// The sizes of the events that were searched, with their number.
fn sizes(language: Language, found: &LosingPays) -> String {
    let size = |searched: &SearchedTrial| {
        let count = grouped(language, searched.events);
        say!(language, losing_pays_size { events: events(language, &searched.trial), count })
    };
    apart(language, &found.searched.iter().map(size).collect::<Vec<_>>())
}
