//! A ruling for people at a terminal.

use crate::readings::Otherwise;
use crate::wrap::{fit, pad, wrap};
use crate::{Case, command, imperative, interim, json, neighbours, offer, say, words};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use tiebreak_model::PrizePart;
use unicode_width::UnicodeWidthStr;

/// How to show it.
#[derive(Debug, Clone, Copy)]
pub struct Look<'l> {
    /// Columns of the terminal.
    pub width: usize,
    /// The event's file and the options that came with it, for the commands that answer.
    pub files: &'l [String],
    /// The record's head, where there is a record.
    pub head: Option<&'l str>,
    /// Corrections, rests and notes of the record, in words.
    pub on_record: &'l [String],
    /// Whether every step is shown, also those that only lead on.
    pub all_steps: bool,
}

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const WARN: Style = AnsiColor::Yellow.on_default();

/// The ruling as text, with styles that a printer may strip.
pub fn ruling(case: Case<'_>, otherwise: &[Otherwise], look: Look<'_>) -> String {
    let mut out = String::new();
    heading(&mut out, case, look);
    if let Some(sentence) = case.list_sentence() {
        for line in wrap(&sentence, look.width) {
            let _ = writeln!(out, "{DIM}{line}{DIM:#}");
        }
    }
    standing(&mut out, case, look);
    invitation(&mut out, case, look);
    warnings(&mut out, case, look);
    steps(&mut out, case, look);
    in_one_sentence(&mut out, case, look);
    left_open(&mut out, case, look);
    departures(&mut out, case, look);
    to_do(&mut out, case, look);
    awards(&mut out, case, look);
    prizes(&mut out, case, look);
    keep_in_mind(&mut out, case, look);
    read_as(&mut out, case, otherwise, look);
    if !look.on_record.is_empty() {
        title(&mut out, &say!(case.language, heading_on_record));
        look.on_record.iter().for_each(|entry| paragraph(&mut out, "-", entry, look, Style::new()));
    }
    if let Some(head) = look.head {
        let _ = writeln!(out, "\n{DIM}{}{DIM:#}", case.record_head(head));
    }
    out
}

fn heading(out: &mut String, case: Case<'_>, look: Look<'_>) {
    let id = case.regulation_id();
    let (aside, below) = match interim(case) {
        Some(interim) => (interim, format!("{DIM}{id}{DIM:#}\n")),
        None => (id.to_string(), String::new()),
    };
    let room = look.width.saturating_sub(aside.width() + 2);
    if case.event.title.width() <= room {
        let gap = " ".repeat(look.width - aside.width() - case.event.title.width());
        let _ = writeln!(out, "\n{BOLD}{}{BOLD:#}{gap}{DIM}{aside}{DIM:#}\n{below}", case.event.title);
    } else {
        let _ = writeln!(out, "\n{BOLD}{}{BOLD:#}\n{DIM}{aside}{DIM:#}\n{below}", case.event.title);
    }
}

fn standing(out: &mut String, case: Case<'_>, look: Look<'_>) {
    let longest = case.event.participants.iter().map(|one| one.name.width()).max().unwrap_or(0);
    let column = longest.min(look.width.saturating_sub(26)).max(8);
    if let Some(unit) = case.unit_said() {
        let _ = writeln!(out, "  {DIM}{} {}  {unit:>6}{DIM:#}", pad("", 6), pad("", column));
    }
    let tied = say!(case.language, tied_mark);
    for (at, place) in case.ruling.standing.iter().enumerate() {
        if let Some(ranking) = case.ranking_above(at) {
            let _ = writeln!(out, "{}  {BOLD}{ranking}{BOLD:#}", if at == 0 { "" } else { "\n" });
        }
        let label =
            if place.from == place.to { place.from.to_string() } else { format!("{}–{}", place.from, place.to) };
        let count = place.members.len();
        for (index, id) in place.members.iter().enumerate() {
            let shown = if index == 0 { label.as_str() } else { "" };
            let name = pad(&fit(case.name(*id), column), column);
            let bracket = match (place.open && count > 1 && case.ruling.interim.is_none(), index) {
                (false, _) => String::new(),
                (true, 0) => "  ┐".to_owned(),
                (true, index) if index + 1 == count => "  ┘".to_owned(),
                (true, index) if index == (count - 1) / 2 => format!("  │ {tied}"),
                (true, _) => "  │".to_owned(),
            };
            let _ = write!(out, "  {} {name}  {:>6}{bracket}", pad(shown, 6), case.score(place.score));
            let met = words::last_match(case, *id).map(|met| format!("  {DIM}{met}{DIM:#}")).unwrap_or_default();
            let _ = writeln!(out, "{met}");
        }
    }
}

fn invitation(out: &mut String, case: Case<'_>, look: Look<'_>) {
    if let Some(sentence) = words::invitation(case) {
        out.push('\n');
        paragraph(out, "", &sentence, look, Style::new());
    }
}

fn paragraph(out: &mut String, mark: &str, text: &str, look: Look<'_>, style: Style) {
    let margin = mark_width(mark);
    for (index, line) in wrap(text, look.width.saturating_sub(margin + 2).max(20)).into_iter().enumerate() {
        let shown = if index == 0 { pad(mark, margin) } else { " ".repeat(margin) };
        let _ = writeln!(out, "  {shown}{style}{line}{style:#}");
    }
}

/// Clauses stand in a column of their own; longer names get the room they need.
fn mark_width(mark: &str) -> usize {
    (mark.width() + 2).max(8)
}

fn title(out: &mut String, words: &str) {
    let _ = writeln!(out, "\n{BOLD}{words}{BOLD:#}");
}

fn warnings(out: &mut String, case: Case<'_>, look: Look<'_>) {
    if !case.ruling.warnings.is_empty() {
        out.push('\n');
    }
    for warning in &case.ruling.warnings {
        paragraph(out, "!", &format!("{}.", words::warning(case.language, case.event, warning)), look, WARN);
    }
}

fn steps(out: &mut String, case: Case<'_>, look: Look<'_>) {
    let shown: Vec<_> = case.ruling.steps.iter().filter(|step| look.all_steps || !step.reason.leads_on()).collect();
    if shown.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_steps));
    for step in shown {
        paragraph(out, case.cited(step), &words::because(case, step), look, Style::new());
        for sentence in words::workings(case, step) {
            paragraph(out, "", &sentence, look, Style::new());
        }
    }
}

/// Why each of those who were level stands above the next, fit for the appeals desk.
fn in_one_sentence(out: &mut String, case: Case<'_>, look: Look<'_>) {
    let sentences = neighbours(case);
    if sentences.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_one_sentence));
    for sentence in sentences {
        paragraph(out, "", &sentence, look, Style::new());
    }
}

fn left_open(out: &mut String, case: Case<'_>, look: Look<'_>) {
    if case.ruling.left_open.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_left_open));
    for left in &case.ruling.left_open {
        paragraph(out, case.clause(left.clause), &words::left_open(case, left), look, Style::new());
    }
}

fn departures(out: &mut String, case: Case<'_>, look: Look<'_>) {
    if case.ruling.departures.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_departures));
    for departed in &case.ruling.departures {
        let clause = departed.clause.map_or("-", |at| case.clause(at));
        let by = if departed.departure.by.is_empty() { String::new() } else { format!(" ({})", departed.departure.by) };
        paragraph(out, clause, &format!("{}{by}", departed.departure.why), look, WARN);
    }
}

fn to_do(out: &mut String, case: Case<'_>, look: Look<'_>) {
    if case.ruling.open.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_to_do));
    for question in &case.ruling.open {
        let mark = case.clause(question.clause);
        paragraph(out, mark, &imperative(case, question), look, Style::new());
        if let Some(offer) = offer(case, question) {
            paragraph(out, &" ".repeat(mark.width()), &offer, look, Style::new());
        }
        // A line of its own from its first sign to its last: it is there to be copied.
        let _ = writeln!(out, "{DIM}{}{DIM:#}", command(question, look.files));
    }
}

fn awards(out: &mut String, case: Case<'_>, look: Look<'_>) {
    let ruling = case.ruling;
    if !ruling.awards.is_empty() {
        title(out, &say!(case.language, heading_awards));
    }
    for award in &ruling.awards {
        let words = format!("{}: {}", award.name, words::award_winners(case, award));
        paragraph(out, case.clause(award.clause), &words, look, Style::new());
    }
    if let Some(carried) = &ruling.carry_over {
        title(out, &words::carry_over_title(case.language, carried));
        for [who, points, working] in words::carry_over_rows(case, carried) {
            let words = format!("{who}  {points}  ({working})");
            paragraph(out, case.clause(carried.clause), &words, look, Style::new());
        }
    }
}

fn prizes(out: &mut String, case: Case<'_>, look: Look<'_>) {
    let ruling = case.ruling;
    if let (false, Some(prizes)) = (ruling.prizes.is_empty(), &case.event.prizes) {
        title(out, &say!(case.language, heading_prizes { currency: &prizes.currency }));
        let column = ruling
            .prizes
            .iter()
            .map(|share| case.name(share.id).width())
            .max()
            .unwrap_or(0)
            .min(look.width.saturating_sub(24));
        for (at, share) in ruling.prizes.iter().enumerate() {
            let name = pad(&fit(case.name(share.id), column), column);
            let clause = share.clause.map(|at| format!("  {DIM}{}{DIM:#}", case.clause(at))).unwrap_or_default();
            let award = share.award.as_ref().map(|award| format!("  {award}")).unwrap_or_default();
            let _ = writeln!(
                out,
                "  {name}  {:>12}{clause}{award}",
                words::decimal(case.language, &json::amount(share.cents))
            );
            // What is not simply the prize for a place is worked out, once for all who get the same.
            let simple = matches!(share.made_of.as_slice(), [] | [PrizePart { among: 1, .. }]);
            let again = ruling.prizes.get(at + 1).is_some_and(|next| next.made_of == share.made_of);
            if !simple && !again {
                paragraph(out, "", &words::prize_working(case.language, share), look, DIM);
            }
        }
    }
    for left in &ruling.undivided {
        paragraph(out, "", &words::undivided(case, left), look, DIM);
    }
    if !ruling.tour_points.is_empty() {
        title(out, &say!(case.language, heading_tour_points));
        let column = ruling
            .tour_points
            .iter()
            .map(|share| case.name(share.id).width())
            .max()
            .unwrap_or(0)
            .min(look.width.saturating_sub(24));
        for share in &ruling.tour_points {
            let name = pad(&fit(case.name(share.id), column), column);
            let clause = share.clause.map(|at| format!("  {DIM}{}{DIM:#}", case.clause(at))).unwrap_or_default();
            let _ = writeln!(out, "  {name}  {:>6}{clause}", share.points.mixed());
        }
    }
}

fn keep_in_mind(out: &mut String, case: Case<'_>, look: Look<'_>) {
    if case.ruling.reminders.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_keep_in_mind));
    for reminder in &case.ruling.reminders {
        paragraph(out, case.clause(reminder.clause), &words::reminder(case, reminder), look, Style::new());
    }
}

fn read_as(out: &mut String, case: Case<'_>, otherwise: &[Otherwise], look: Look<'_>) {
    if otherwise.is_empty() {
        return;
    }
    title(out, &say!(case.language, heading_read_as));
    let (changing, idle): (Vec<&Otherwise>, Vec<&Otherwise>) =
        otherwise.iter().partition(|other| other.change.is_some());
    for other in changing {
        let clause = case.regulation.readings.iter().find(|reading| reading.id == other.reading);
        let mark = clause.and_then(|reading| reading.clauses.first()).map_or("", |at| case.clause(*at));
        paragraph(
            out,
            mark,
            &format!("{} = {} ({}).", other.reading, other.taken, other.says(case.language)),
            look,
            Style::new(),
        );
    }
    if !idle.is_empty() {
        let listed: Vec<String> = idle.iter().map(|other| format!("{} = {}", other.reading, other.taken)).collect();
        paragraph(out, "", &say!(case.language, reading_idle { readings: listed.join(", ") }), look, DIM);
    }
}
