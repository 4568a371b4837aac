//! The page about the built-in regulations.

use super::example::example;
use super::{gains, sizes};
use crate::{Language, say};
use std::fmt::Write;
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::losing_pays::LosingPays;

/// The pages of the documentation are in English.
const LANGUAGE: Language = Language::En;

/// The page about several regulations: first those with findings, then the others.
pub fn page(all: &[(Regulation, LosingPays)]) -> String {
    let bounds = say!(LANGUAGE, losing_pays_bounds);
    let mut out = format!(
        "# Where a worse result pays\n\n\
         `tiebreak check ID --losing-pays` plays through every small event that a regulation is \
         for, and looks for one in which somebody who wins less\n\
         has a better place, more money, the invitation, an award or more to carry over. {bounds}\n\
         Between players no place is ever gained where points come first: whoever wins less has \
         fewer of them, and everybody who was level is in front. What can be\n\
         gained is what is given by other means: a prize that goes on to the next, a title that is \
         played for, a carry-over.\n\n\
         This page is written by the program; a test compares it.\n\n## Found\n"
    );
    let pays: Vec<_> = all.iter().filter(|(_, found)| !found.found.is_empty()).collect();
    if pays.is_empty() {
        out.push_str("\nNothing, in none of the built-in regulations.\n");
    }
    for (regulation, found) in pays {
        let _ = writeln!(out, "\n### {}\n", regulation.title);
        for paying in &found.found {
            let text = example(LANGUAGE, paying);
            let (first, table) = text.split_once('\n').unwrap_or((&text, ""));
            let _ = writeln!(out, "{first}\n\n```text\n{}\n```\n", table.trim_end());
        }
        let situations: u64 =
            found.searched.iter().map(|one| one.situations + one.played_off).sum();
        let events: u64 = found.searched.iter().map(|one| one.events).sum();
        let _ = writeln!(out, "It pays in {situations} situations of {events} events.");
    }
    out.push_str("\n## Searched\n\n| regulation | searched | found |\n|---|---|---|\n");
    for (regulation, found) in all {
        let sizes = if found.searched.is_empty() {
            "not searched".to_owned()
        } else {
            sizes(LANGUAGE, found)
        };
        let gains =
            if found.found.is_empty() { "nothing".to_owned() } else { gains(LANGUAGE, found) };
        let gains = if found.searched.is_empty() { "–".to_owned() } else { gains };
        let _ = writeln!(out, "| {} | {sizes} | {gains} |", regulation.id);
    }
    out
}
