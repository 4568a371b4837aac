//! The account as text for the terminal.

use crate::{Language, pad, say, words, wrap};
use std::fmt::Write;
use tiebreak_formats::Format;
use tiebreak_formats::account::{Account, Doubt, DoubtKind, FoundEvent, Phase};
use tiebreak_model::Kind;

/// The column at which the text begins after the marks.
const INDENT: usize = 13;

/// The most doubts in the short form.
const MOST_BRIEF: usize = 6;

/// The most faults listed for one event.
const MOST_FAULTS: usize = 3;

/// The most doubts of one kind that are listed one by one.
const MOST: usize = 10;

/// The whole account.
pub fn text(language: Language, account: &Account, width: usize) -> String {
    let mut out = format!("{}\n\n", heading(language, account));
    for repair in &account.repairs {
        let _ = writeln!(out, "  {}", repair.in_language(language));
    }
    for found in &account.events {
        event(language, found, width, &mut out);
    }
    if !account.doubts.is_empty() {
        let _ = writeln!(out, "\n{}", say!(language, account_in_doubt));
        doubts(language, account, |mark, words| marked(mark, &words, width, &mut out));
    }
    if let Some(taken) = &account.edition {
        let year = taken.year.to_string();
        let words = say!(language, account_edition { year, because: &taken.because });
        let _ = writeln!(out, "\n{words}");
    }
    let complete =
        !account.events.is_empty() && account.events.iter().all(|found| found.missing.is_empty());
    if complete && account.doubts.iter().all(|doubt| doubt.kind != DoubtKind::MissingGames) {
        let _ = writeln!(out, "\n{}", say!(language, account_complete));
    }
    out
}

/// A few lines for commands with another purpose: what the file contains, and what is in doubt.
pub fn short(language: Language, account: &Account) -> String {
    let chosen = |at: usize| account.chosen.is_none_or(|chosen| chosen == at);
    let main = account.events.iter().enumerate();
    let main = main.filter(|(at, found)| found.phase == Phase::Main && chosen(*at));
    let main = main.map(|(_, found)| found);
    let told =
        std::iter::once(heading(language, account)).chain(main.map(|found| kind(language, found)));
    let mut out = words::apart(language, &told.collect::<Vec<_>>());
    out.push('\n');
    let mut told = Vec::new();
    doubts(language, account, |mark, words| {
        told.push(say!(language, told_of { what: mark, said: words }))
    });
    let more = told.len().checked_sub(MOST_BRIEF).filter(|more| *more > 1);
    told.truncate(if more.is_some() { MOST_BRIEF } else { told.len() });
    told.extend(more.map(|count| say!(language, account_more_in_inspect { count })));
    for line in told {
        let _ = writeln!(out, "  {line}");
    }
    out
}

/// "wijk-2024.pgn: PGN, UTF-8, 98 games".
pub fn heading(language: Language, account: &Account) -> String {
    let (games, bridge) =
        (account.games(), account.events.iter().any(|found| found.who != "players"));
    let boards = account.events.iter().map(|found| found.boards).sum::<usize>();
    let what = match games {
        0 if boards > 0 => say!(language, count_boards { count: boards }),
        0 => say!(language, nothing_played { what: if bridge { "matches" } else { "games" } }),
        count => played(language, bridge, count),
    };
    let format = say!(language, account_format { format: format(account.format) });
    say!(
        language,
        account_heading {
            file: &account.file,
            format,
            encoding: account.encoding.to_uppercase(),
            what
        }
    )
}

/// "91 games", "1 match".
fn played(language: Language, bridge: bool, count: usize) -> String {
    if bridge {
        say!(language, count_matches { count })
    } else {
        say!(language, count_games { count })
    }
}

/// The name of a format, or the word by which messages select it.
fn format(format: Format) -> &'static str {
    match format {
        Format::EventFile => "event-file",
        Format::Trf => "trf",
        Format::Pgn => "PGN",
        Format::Pbn => "PBN",
        Format::Lin => "LIN",
        Format::Csv => "CSV",
        Format::Usebio => "USEBIO",
        Format::Xlsx => "xlsx",
        Format::Ods => "ods",
    }
}

/// "14 players, 13 rounds, 91 games".
pub(super) fn size(language: Language, found: &FoundEvent) -> String {
    let mut parts =
        vec![say!(language, account_participants { who: found.who, count: found.participants })];
    if found.phase == Phase::Main && found.rounds > 0 {
        parts.push(say!(language, count_rounds { count: found.rounds }));
    }
    if found.games > 0 || found.boards == 0 && found.who != "pairs" {
        parts.push(played(language, found.who != "players", found.games));
    }
    parts.extend((found.boards > 0).then(|| say!(language, count_boards { count: found.boards })));
    parts.extend(found.clock.clone());
    parts.join(", ")
}

fn event(language: Language, found: &FoundEvent, width: usize, out: &mut String) {
    let section = found.section.as_ref().map(|section| format!(", {section}")).unwrap_or_default();
    let title = format!("{}{section}", found.name);
    let phase = say!(language, account_phase { phase: found.phase.word() });
    let _ = writeln!(
        out,
        "  {} {}  {}",
        pad(&phase, INDENT - 3),
        pad(&title, 35),
        size(language, found)
    );
    for line in wrap(&why(language, found), width.saturating_sub(INDENT)) {
        let _ = writeln!(out, "{}{line}", " ".repeat(INDENT));
    }
    let more = found.faults.len().checked_sub(MOST_FAULTS).filter(|more| *more > 0);
    let faults = found.faults.iter().take(MOST_FAULTS).map(|fault| fault.in_language(language));
    let faults = faults.chain(more.map(|count| say!(language, and_more { count })));
    for fault in faults {
        for line in wrap(&fault, width.saturating_sub(INDENT)) {
            let _ = writeln!(out, "{}{line}", " ".repeat(INDENT));
        }
    }
}

/// How the event was recognised, and why.
pub(super) fn why(language: Language, found: &FoundEvent) -> String {
    match found.phase {
        Phase::Main => kind(language, found),
        Phase::PlayOff | Phase::Armageddon => found.because.in_language(language),
    }
}

/// "a round robin: every two players met once".
fn kind(language: Language, found: &FoundEvent) -> String {
    let kind = match found.kind {
        Some(Kind::RoundRobin) if found.cycles > 1 => words::round_robin_of(language, found.cycles),
        kind => say!(language, account_kind { kind: kind.map_or("none", Kind::word) }),
    };
    say!(language, told_of { what: kind, said: &found.because })
}

fn marked(mark: &str, words: &str, width: usize, out: &mut String) {
    let mut lead = format!("  {}", pad(mark, INDENT - 2));
    for line in wrap(words, width.saturating_sub(INDENT)) {
        let _ = writeln!(out, "{lead}{line}");
        lead = " ".repeat(INDENT);
    }
}

/// Reports the doubts, up to ten of each kind.
fn doubts(language: Language, account: &Account, mut tell: impl FnMut(&str, String)) {
    each_kind(language, account, |doubt| sentence(language, doubt), &mut tell);
}

/// Reports the doubts in the words of `said`, up to ten of each kind.
pub(super) fn each_kind(
    language: Language,
    account: &Account,
    words: impl Fn(&Doubt) -> String,
    tell: &mut dyn FnMut(&str, String),
) {
    let mark = |kind| say!(language, doubt_mark { kind: mark(kind) });
    let mut told: Vec<(DoubtKind, usize)> = Vec::new();
    for doubt in &account.doubts {
        let at = told.iter().position(|(kind, _)| *kind == doubt.kind).unwrap_or_else(|| {
            told.push((doubt.kind, 0));
            told.len() - 1
        });
        told[at].1 += 1;
        if told[at].1 <= MOST {
            tell(&mark(doubt.kind), words(doubt));
        }
    }
    for (kind, count) in told.into_iter().filter(|(_, count)| *count > MOST) {
        tell(&mark(kind), say!(language, account_more_doubts { count: count - MOST }));
    }
}

/// The word by which messages select the mark of a doubt.
fn mark(kind: DoubtKind) -> &'static str {
    match kind {
        DoubtKind::SeveralEvents => "events",
        DoubtKind::PlayOffGames => "play-off",
        DoubtKind::MissingGames => "missing",
        DoubtKind::SurplusGames => "surplus",
        DoubtKind::KindUnclear => "kind",
        DoubtKind::ScoringUnclear => "scoring",
        DoubtKind::TotalDiffers => "totals",
        DoubtKind::RankDiffers => "ranks",
        DoubtKind::ValueDiffers => "values",
        DoubtKind::ResultDiffers => "results",
        DoubtKind::NamesAlike => "names",
        DoubtKind::EncodingGuessed => "encoding",
        DoubtKind::DateUnclear => "date",
        DoubtKind::NotUsed => "not-used",
    }
}

fn sentence(language: Language, doubt: &Doubt) -> String {
    let mut out = doubt.message.in_language(language);
    if !doubt.details.is_empty() {
        let details: Vec<String> =
            doubt.details.iter().map(|line| line.in_language(language)).collect();
        let _ = write!(out, " ({})", words::apart(language, &details));
    }
    match &doubt.option {
        Some(option) => {
            let stops = if doubt.stops { "yes" } else { "no" };
            say!(language, account_decide { stops, doubt: out, option })
        }
        None => out,
    }
}
