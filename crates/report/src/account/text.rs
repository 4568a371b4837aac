//! The account as people read it in the terminal.

use crate::{pad, words, wrap};
use std::fmt::Write;
use tiebreak_formats::Format;
use tiebreak_formats::account::{Account, Doubt, DoubtKind, Found, Phase};
use tiebreak_model::Kind;

/// Where words begin behind the marks at the left.
const INDENT: usize = 13;

/// How many doubts of one kind are told one by one.
const MOST: usize = 10;

/// The whole account.
pub fn text(account: &Account, width: usize) -> String {
    let mut out = format!("{}\n\n", heading(account));
    for repair in &account.repairs {
        let _ = writeln!(out, "  {repair}");
    }
    for found in &account.events {
        event(found, width, &mut out);
    }
    if !account.doubts.is_empty() {
        out.push_str("\nIn doubt\n");
        doubts(account, |mark, words| marked(mark, &words, width, &mut out));
    }
    let complete = !account.events.is_empty() && account.events.iter().all(|found| found.missing.is_empty());
    if complete && account.doubts.iter().all(|doubt| doubt.kind != DoubtKind::MissingGames) {
        out.push_str("\nNothing is missing.\n");
    }
    out
}

/// A few lines for those who asked for something else: what the file was taken for, and what is in doubt.
pub fn short(account: &Account) -> String {
    let mut out = heading(account);
    let main = account.events.iter().filter(|found| found.phase == Phase::Main);
    for found in main {
        let _ = write!(out, "; {}", kind(found));
    }
    out.push('\n');
    doubts(account, |mark, words| {
        let _ = writeln!(out, "  {mark}: {words}");
    });
    out
}

/// "wijk-2024.pgn: PGN, UTF-8, 98 games".
pub fn heading(account: &Account) -> String {
    let (games, bridge) = (account.games(), account.events.iter().any(|found| found.who != "players"));
    let boards = account.events.iter().map(|found| found.boards).sum::<usize>();
    let what = match (games, bridge) {
        (0, _) if boards > 0 => board_count(boards),
        (0, false) => "no games".to_owned(),
        (0, true) => "no matches".to_owned(),
        (1, false) => "1 game".to_owned(),
        (1, true) => "1 match".to_owned(),
        (_, false) => format!("{games} games"),
        (_, true) => format!("{games} matches"),
    };
    format!("{}: {}, {}, {what}", account.file, format(account.format), account.encoding.to_uppercase())
}

fn board_count(boards: usize) -> String {
    format!("{boards} {}", if boards == 1 { "board" } else { "boards" })
}

fn format(format: Format) -> &'static str {
    match format {
        Format::EventFile => "event file",
        Format::Trf => "tournament report (TRF)",
        Format::Pgn => "PGN",
        Format::Pbn => "PBN",
        Format::Csv => "CSV",
        Format::Usebio => "USEBIO",
        Format::Xlsx => "workbook (XLSX)",
        Format::Ods => "workbook (ODS)",
    }
}

/// "14 players, 13 rounds, 91 games".
pub(super) fn size(found: &Found) -> String {
    let mut parts = vec![format!("{} {}", found.participants, found.who)];
    if found.phase == Phase::Main && found.rounds > 0 {
        parts.push(format!("{} {}", found.rounds, if found.rounds == 1 { "round" } else { "rounds" }));
    }
    let games = if found.who == "players" { ["game", "games"] } else { ["match", "matches"] };
    if found.games > 0 || found.boards == 0 && found.who != "pairs" {
        parts.push(format!("{} {}", found.games, games[usize::from(found.games != 1)]));
    }
    parts.extend((found.boards > 0).then(|| board_count(found.boards)));
    parts.extend(found.clock.clone());
    parts.join(", ")
}

fn event(found: &Found, width: usize, out: &mut String) {
    let section = found.section.as_ref().map(|section| format!(", {section}")).unwrap_or_default();
    let title = format!("{}{section}", found.name);
    let _ = writeln!(out, "  {} {}  {}", pad(found.phase.word(), INDENT - 3), pad(&title, 35), size(found));
    for line in wrap(&why(found), width.saturating_sub(INDENT)) {
        let _ = writeln!(out, "{}{line}", " ".repeat(INDENT));
    }
}

/// What it is taken for, and why.
pub(super) fn why(found: &Found) -> String {
    match found.phase {
        Phase::Main => kind(found),
        Phase::PlayOff | Phase::Armageddon => found.because.clone(),
    }
}

/// "a round robin: every two players met once".
fn kind(found: &Found) -> String {
    let kind = match found.kind {
        Some(Kind::RoundRobin) if found.cycles > 1 => &words::round_robin_of(found.cycles),
        Some(Kind::RoundRobin) => "a round robin",
        Some(Kind::Swiss) => "a Swiss",
        Some(Kind::RapidAndBlitz) => "rapid and blitz",
        Some(Kind::Tour) => "a table of points",
        Some(Kind::Match) => "a match",
        Some(Kind::Knockout) => "a knock-out",
        Some(Kind::Pairs) => "a pairs event",
        Some(Kind::BoardAMatch) => "board-a-match",
        None => "of a kind that cannot be told",
    };
    format!("{kind}: {}", found.because)
}

fn marked(mark: &str, words: &str, width: usize, out: &mut String) {
    let mut lead = format!("  {}", pad(mark, INDENT - 2));
    for line in wrap(words, width.saturating_sub(INDENT)) {
        let _ = writeln!(out, "{lead}{line}");
        lead = " ".repeat(INDENT);
    }
}

/// Tells the doubts, of each kind the first ten.
fn doubts(account: &Account, mut tell: impl FnMut(&str, String)) {
    each_kind(account, sentence, &mut tell);
}

/// Tells the doubts in some words, of each kind the first ten.
pub(super) fn each_kind(account: &Account, words: impl Fn(&Doubt) -> String, tell: &mut dyn FnMut(&str, String)) {
    let mut told: Vec<(DoubtKind, usize)> = Vec::new();
    for doubt in &account.doubts {
        let at = told.iter().position(|(kind, _)| *kind == doubt.kind).unwrap_or_else(|| {
            told.push((doubt.kind, 0));
            told.len() - 1
        });
        told[at].1 += 1;
        if told[at].1 <= MOST {
            tell(mark(doubt.kind), words(doubt));
        }
    }
    for (kind, count) in told.into_iter().filter(|(_, count)| *count > MOST) {
        tell(mark(kind), format!("and {} more of the same kind", count - MOST));
    }
}

fn mark(kind: DoubtKind) -> &'static str {
    match kind {
        DoubtKind::SeveralEvents => "events",
        DoubtKind::PlayOffGames => "play-off",
        DoubtKind::MissingGames => "missing",
        DoubtKind::SurplusGames => "surplus",
        DoubtKind::KindUnclear => "kind",
        DoubtKind::TotalDiffers => "totals",
        DoubtKind::RankDiffers => "ranks",
        DoubtKind::ValueDiffers => "values",
        DoubtKind::ResultDiffers => "results",
        DoubtKind::NamesAlike => "names",
        DoubtKind::EncodingGuessed => "encoding",
        DoubtKind::NotUsed => "not used",
    }
}

fn sentence(doubt: &Doubt) -> String {
    let mut out = doubt.message.clone();
    if !doubt.details.is_empty() {
        let _ = write!(out, " ({})", doubt.details.join("; "));
    }
    if let Some(option) = &doubt.option {
        let lead = if doubt.stops { "decide it with" } else { "otherwise:" };
        let _ = write!(out, "; {lead} {option}");
    }
    out
}
