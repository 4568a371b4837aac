//! A published standing, checked: each difference with both figures and what the right one was made of.

use crate::wrap::{pad, wrap};
use std::fmt::Write;
use tiebreak_document::csv;
use tiebreak_model::Exact;
use tiebreak_standings::check::{Check, Difference, What};
use tiebreak_standings::{Listing, MadeOf, Opened, Reason};
use unicode_width::UnicodeWidthStr;

/// What stands above the differences.
#[derive(Debug, Clone, Copy)]
pub struct About<'a> {
    /// The file.
    pub file: &'a str,
    /// `players` or `teams`.
    pub competitors: &'a str,
    /// How many of them.
    pub count: usize,
    /// How many rounds count.
    pub rounds: u32,
    /// Columns of the terminal.
    pub width: usize,
}

/// The check as text. `made_of` says what the right figure was made of.
pub fn text(check: &Check, about: About<'_>, made_of: &dyn Fn(&Difference) -> Option<String>) -> String {
    let list = check.list.join(", ");
    let mut out = format!(
        "{}: {} {}, {}, list {list} ({})\n",
        about.file,
        grouped(about.count),
        about.competitors,
        counted(about.rounds as usize, "round"),
        check.list_from
    );
    check.notes.iter().for_each(|note| sentence(&mut out, note, about.width));
    let several = check.standings.len() > 1;
    let names = check.differences.iter().map(|one| one.name.width()).max().unwrap_or(0);
    let codes = check.differences.iter().map(|one| one.what.to_string().width()).max().unwrap_or(0).max(6);
    let margin = 7 + names + 2;
    let mut round = None;
    for one in &check.differences {
        if round != Some(one.round) {
            let _ = if several { writeln!(out, "\nAfter round {}\n", one.round) } else { writeln!(out) };
            round = Some(one.round);
        }
        let right = one.computed.as_deref().map_or("has no value".to_owned(), |right| format!("is {right}"));
        let right = if one.name.is_empty() { "nobody has this number".to_owned() } else { right };
        let (name, what) = (pad(&one.name, names), pad(&one.what.to_string(), codes));
        let _ = writeln!(out, "{:>5}  {name}  {what}  published {}, {right}", one.number, one.published);
        let because = made_of(one).unwrap_or_default();
        for line in wrap(&because, about.width.saturating_sub(margin).max(30)).iter().filter(|line| !line.is_empty()) {
            let _ = writeln!(out, "{}{line}", " ".repeat(margin));
        }
    }
    let _ = writeln!(out, "\n{}", verdict(check));
    out
}

fn sentence(out: &mut String, words: &str, width: usize) {
    for (index, line) in wrap(words, width.saturating_sub(4).max(30)).into_iter().enumerate() {
        let _ = writeln!(out, "  {}{line}", if index == 0 { "- " } else { "  " });
    }
}

fn verdict(check: &Check) -> String {
    match (check.right(), check.figures()) {
        (_, 0) => "Nothing was published that could be compared.".to_owned(),
        (right, all) if right == all => format!("All {} agree.", counted(all, "figure")),
        (right, all) => format!("{} of {} figures agree.", grouped(right), grouped(all)),
    }
}

fn counted(count: usize, of: &str) -> String {
    format!("{} {of}{}", grouped(count), if count == 1 { "" } else { "s" })
}

/// A whole number with commas between the thousands.
fn grouped(number: usize) -> String {
    tiebreak_document::grouped(i64::try_from(number).unwrap_or(i64::MAX))
}

/// The differences as a table for other programs.
pub fn csv(check: &Check) -> String {
    let mut out = "number,name,what,published,computed,round\n".to_owned();
    for one in &check.differences {
        let [name, what, published] = [&one.name, &one.what.to_string(), &one.published].map(|word| csv::field(word));
        let computed = one.computed.as_deref().map(csv::field).unwrap_or_default();
        let _ = writeln!(out, "{},{name},{what},{published},{computed},{}", one.number, one.round);
    }
    out
}

/// What a right figure was made of.
pub fn made_of(standings: &dyn Listing, difference: &Difference) -> Option<String> {
    let player = standings.entrants().iter().position(|one| one.number == difference.number)?;
    match &difference.what {
        What::Points => Some(points(standings, player)),
        What::Rank => rank(standings, player),
        What::Code(code) => {
            let headings = standings.headings();
            let at = headings.iter().position(|known| known.code == *code)?;
            standings.open(player, at).map(|opened| value(headings[at].made_of, &opened))
        }
    }
}

fn points(standings: &dyn Listing, player: usize) -> String {
    let opened = standings.open_points(player);
    let rounds: Vec<String> = opened
        .parts
        .iter()
        .filter(|part| part.reason != Reason::Assigned)
        .map(|part| part.amount.mixed().to_string())
        .collect();
    let mut words = rounds.join(" + ");
    for part in opened.parts.iter().filter(|part| part.reason == Reason::Assigned) {
        let taken = part.amount.is_negative();
        let amount = if taken { -part.amount } else { part.amount };
        let _ =
            write!(words, ", {} {} by the arbiter (299)", amount.mixed(), if taken { "taken away" } else { "given" });
    }
    words
}

fn value(made_of: MadeOf, opened: &Opened) -> String {
    if let Some(note) = &opened.note {
        return note.clone();
    }
    let counted: Vec<_> = opened.parts.iter().filter(|part| !part.cut && part.reason != Reason::Left).collect();
    let one_each = counted.iter().all(|part| part.amount == Exact::from(1));
    let mut words = match made_of {
        MadeOf::Rounds if one_each => {
            let rounds: Vec<String> = counted.iter().map(|part| part.round.to_string()).collect();
            if rounds.is_empty() { "no round".to_owned() } else { format!("rounds {}", rounds.join(", ")) }
        }
        MadeOf::Opponents => {
            let values: Vec<String> = counted.iter().map(|part| part.amount.to_string()).collect();
            format!("opponents: {}", values.join(", "))
        }
        _ => counted.iter().map(|part| part.amount.to_string()).collect::<Vec<_>>().join(" + "),
    };
    for part in opened.parts.iter().filter(|part| part.cut) {
        let _ = write!(words, ", without round {} ({})", part.round, part.amount);
    }
    words
}

/// By which tie-break the player stands below the next one above, or else above the next one below.
fn rank(standings: &dyn Listing, player: usize) -> Option<String> {
    let rows = standings.rows();
    let at = rows.iter().position(|row| row.player == player)?;
    let own = rows[at].rank;
    let above = rows[..at].iter().rev().find(|row| row.rank < own);
    let below = rows[at + 1..].iter().find(|row| row.rank > own);
    let told = |word: &str, other: usize| {
        let name = &standings.entrants()[other].name;
        let by = standings.headings().into_iter().enumerate().find_map(|(at, heading)| {
            let code = heading.code;
            let (mine, theirs) = (standings.value(player, at)?, standings.value(other, at)?);
            (mine != theirs).then(|| match heading.made_of {
                MadeOf::Comparison => code,
                _ => format!("{code} {mine} against {theirs}"),
            })
        });
        by.map(|by| format!("{word} {name}: {by}"))
    };
    let told = [above.and_then(|row| told("below", row.player)), below.and_then(|row| told("above", row.player))];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| told.join("; "))
}
