//! The check of published standings: each difference with both figures and the working of the right
//! one.

use crate::words::{apart, decimal, grouped, series};
use crate::wrap::{pad, wrap};
use crate::{Language, say};
use std::fmt::Write;
use tiebreak_document::csv;
use tiebreak_model::Exact;
use tiebreak_standings::check::{FigureDifference, FigureName, StandingsCheck};
use tiebreak_standings::{Derivation, Listing, RoundReason, StandingsRow, ValueWorking};
use unicode_width::UnicodeWidthStr;

/// The introduction to the differences.
#[derive(Debug, Clone, Copy)]
pub struct CheckIntroduction<'a> {
    /// The name of the file that was checked.
    pub file: &'a str,
    /// `players` or `teams`.
    pub competitors: &'a str,
    /// The number of competitors.
    pub count: usize,
    /// The number of rounds that count.
    pub rounds: u32,
    /// The width of the terminal in columns.
    pub width: usize,
    /// The language of the sentences.
    pub language: Language,
}

/// The check as text. `made_of` gives the working of a right figure.
pub fn text(
    check: &StandingsCheck,
    about: CheckIntroduction<'_>,
    made_of: &dyn Fn(&FigureDifference) -> Option<String>,
) -> String {
    let language = about.language;
    let (list, count) = (check.list.join(", "), grouped(language, about.count));
    let CheckIntroduction { file, competitors, rounds, .. } = about;
    let mut out = say!(
        language,
        check_head { competitors, file, count, rounds, list, from: &check.list_from }
    );
    out.push('\n');
    check.notes.iter().for_each(|note| sentence(&mut out, note, about.width));
    let several = check.standings.len() > 1;
    let names = check.differences.iter().map(|one| one.name.width()).max().unwrap_or(0);
    let codes =
        check.differences.iter().map(|one| what(language, one).width()).max().unwrap_or(0).max(6);
    let margin = 7 + names + 2;
    let mut round = None;
    for one in &check.differences {
        if round != Some(one.round) {
            let after = || say!(language, check_after_round { round: one.round });
            let _ = if several { writeln!(out, "\n{}\n", after()) } else { writeln!(out) };
            round = Some(one.round);
        }
        let (name, what) = (pad(&one.name, names), pad(&what(language, one), codes));
        let _ = writeln!(out, "{:>5}  {name}  {what}  {}", one.number, compared(language, one));
        let because = made_of(one).unwrap_or_default();
        for line in wrap(&because, about.width.saturating_sub(margin).max(30))
            .iter()
            .filter(|line| !line.is_empty())
        {
            let _ = writeln!(out, "{}{line}", " ".repeat(margin));
        }
    }
    let _ = writeln!(out, "\n{}", verdict(language, check));
    out
}

/// What a figure is: points, rank, or the code of a tie-break.
fn what(language: Language, one: &FigureDifference) -> String {
    let (what, code) = match &one.what {
        FigureName::Points => ("points", ""),
        FigureName::Rank => ("rank", ""),
        FigureName::Code(code) => ("code", code.as_str()),
    };
    say!(language, check_what { what, code })
}

/// The published figure and the right one.
fn compared(language: Language, one: &FigureDifference) -> String {
    let published = decimal(language, &one.published);
    match one.computed.as_deref() {
        _ if one.name.is_empty() => say!(language, check_nobody { published }),
        Some(right) => say!(language, check_is { published, computed: decimal(language, right) }),
        None => say!(language, check_has_no_value { published }),
    }
}

fn sentence(out: &mut String, words: &str, width: usize) {
    for (index, line) in wrap(words, width.saturating_sub(4).max(30)).into_iter().enumerate() {
        let _ = writeln!(out, "  {}{line}", if index == 0 { "- " } else { "  " });
    }
}

fn verdict(language: Language, check: &StandingsCheck) -> String {
    match (check.right(), check.figures()) {
        (_, 0) => say!(language, check_nothing),
        (right, figures) if right == figures => {
            say!(language, check_all_agree { figures, shown: grouped(language, figures) })
        }
        (right, all) => {
            let [right, all] = [right, all].map(|count| grouped(language, count));
            say!(language, check_some_agree { right, all })
        }
    }
}

/// The differences as a table for other programs.
pub fn csv(check: &StandingsCheck) -> String {
    let mut out = "number,name,what,published,computed,round\n".to_owned();
    for one in &check.differences {
        let [name, what, published] =
            [&one.name, &one.what.to_string(), &one.published].map(|word| csv::field(word));
        let computed = one.computed.as_deref().map(csv::field).unwrap_or_default();
        let _ = writeln!(out, "{},{name},{what},{published},{computed},{}", one.number, one.round);
    }
    out
}

/// The working of a right figure.
pub fn made_of(
    language: Language,
    standings: &dyn Listing,
    difference: &FigureDifference,
) -> Option<String> {
    let player = standings.entrants().iter().position(|one| one.number == difference.number)?;
    match &difference.what {
        FigureName::Points => Some(points(language, standings, player)),
        FigureName::Rank => rank(language, standings, player),
        FigureName::Code(code) => {
            let headings = standings.headings();
            let at = headings.iter().position(|known| known.code == *code)?;
            standings.open(player, at).map(|opened| value(language, headings[at].made_of, &opened))
        }
    }
}

fn points(language: Language, standings: &dyn Listing, player: usize) -> String {
    let opened = standings.open_points(player);
    let rounds: Vec<String> = opened
        .parts
        .iter()
        .filter(|part| part.reason != RoundReason::Assigned)
        .map(|part| decimal(language, &part.amount.mixed()))
        .collect();
    let mut words = rounds.join(" + ");
    for part in opened.parts.iter().filter(|part| part.reason == RoundReason::Assigned) {
        let taken = part.amount.is_negative();
        let amount = if taken { -part.amount } else { part.amount };
        let amount = decimal(language, &amount.mixed());
        words = match taken {
            true => say!(language, check_points_taken { points: words, amount }),
            false => say!(language, check_points_given { points: words, amount }),
        };
    }
    words
}

fn value(language: Language, made_of: Derivation, opened: &ValueWorking) -> String {
    if let Some(note) = &opened.note {
        return note.clone();
    }
    let counted: Vec<_> =
        opened.parts.iter().filter(|part| !part.cut && part.reason != RoundReason::Left).collect();
    let one_each = counted.iter().all(|part| part.amount == Exact::from(1));
    let amounts = counted.iter().map(|part| decimal(language, &part.amount.to_string()));
    let mut words = match made_of {
        Derivation::Rounds if one_each => {
            let rounds: Vec<String> = counted.iter().map(|part| part.round.to_string()).collect();
            match rounds.is_empty() {
                true => say!(language, check_no_round),
                false => say!(language, check_rounds { rounds: rounds.join(", ") }),
            }
        }
        Derivation::Opponents => {
            // Where the comma is the decimal sign, values are separated in another way.
            say!(
                language,
                check_opponents { values: series(language, &amounts.collect::<Vec<_>>()) }
            )
        }
        _ => amounts.collect::<Vec<_>>().join(" + "),
    };
    for part in opened.parts.iter().filter(|part| part.cut) {
        let amount = decimal(language, &part.amount.to_string());
        words = say!(language, check_without_round { sum: words, round: part.round, amount });
    }
    words
}

/// The tie-break that puts the player below the next one above, or else above the next one below.
fn rank(language: Language, standings: &dyn Listing, player: usize) -> Option<String> {
    let rows = standings.rows();
    let at = rows.iter().position(|row| row.player == player)?;
    let own = rows[at].rank;
    let above = rows[..at].iter().rev().find(|row| row.rank < own);
    let below = rows[at + 1..].iter().find(|row| row.rank > own);
    let against = |other: usize| {
        standings.headings().into_iter().enumerate().find_map(|(at, heading)| {
            let code = heading.code;
            let (mine, theirs) = (standings.value(player, at)?, standings.value(other, at)?);
            (mine != theirs).then(|| match heading.made_of {
                Derivation::Comparison => code,
                _ => {
                    let [mine, theirs] =
                        [mine, theirs].map(|value| decimal(language, &value.to_string()));
                    say!(language, check_values { code, mine, theirs })
                }
            })
        })
    };
    let name = |row: &StandingsRow| standings.entrants()[row.player].name.as_str();
    let told = [
        above.and_then(|row| {
            Some(say!(language, check_below { name: name(row), by: against(row.player)? }))
        }),
        below.and_then(|row| {
            Some(say!(language, check_above { name: name(row), by: against(row.player)? }))
        }),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| apart(language, &told))
}
