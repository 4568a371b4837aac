//! A ruling for people at a terminal.

use crate::readings::Otherwise;
use crate::view::{PlaceView, RulingView};
use crate::wrap::{fit, pad, wrap};
use crate::{Case, Language, command, neighbours, say, words};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// The options of the text.
#[derive(Debug, Clone, Copy)]
pub struct Look<'l> {
    /// The width of the terminal in columns.
    pub width: usize,
    /// The event file with its options, for the commands that answer questions.
    pub files: &'l [String],
    /// The fingerprint of the record, if there is one.
    pub head: Option<&'l str>,
    /// Corrections, rests and notes of the record, in words.
    pub on_record: &'l [String],
    /// Whether all steps are shown, even those that only lead on.
    pub all_steps: bool,
}

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const WARN: Style = AnsiColor::Yellow.on_default();

/// The ruling as text, with styles that a printer may strip.
pub fn ruling(case: Case<'_>, otherwise: &[Otherwise], look: Look<'_>) -> String {
    let view = &RulingView::new(case);
    let language = case.language;
    let mut out = String::new();
    heading(&mut out, view, look);
    if let Some(sentence) = &view.list_sentence {
        for line in wrap(sentence, look.width) {
            let _ = writeln!(out, "{DIM}{line}{DIM:#}");
        }
    }
    standing(&mut out, view, look);
    if let Some(invitation) = &view.invitation {
        out.push('\n');
        paragraph(&mut out, "", &invitation.sentence, look, Style::new());
    }
    warnings(&mut out, view, look);
    steps(&mut out, view, look);
    // Why each tied player is above the next, for the appeals committee.
    let sentences = neighbours(case);
    let sentences = sentences.iter().map(|sentence| MarkedText { mark: "", text: sentence });
    section(&mut out, &say!(language, heading_one_sentence), sentences, look);
    let left =
        view.left_open.iter().map(|left| MarkedText { mark: left.clause, text: &left.because });
    section(&mut out, &say!(language, heading_left_open), left, look);
    departures(&mut out, view, look);
    to_do(&mut out, view, look);
    awards(&mut out, view, look);
    prizes(&mut out, view, look);
    tour_points(&mut out, view, look);
    let reminders =
        view.reminders.iter().map(|one| MarkedText { mark: one.clause, text: &one.text });
    section(&mut out, &say!(language, heading_keep_in_mind), reminders, look);
    interpretations(&mut out, language, otherwise, look);
    let on_record = look.on_record.iter().map(|entry| MarkedText { mark: "-", text: entry });
    section(&mut out, &say!(language, heading_on_record), on_record, look);
    if let Some(head) = look.head {
        let _ = writeln!(out, "\n{DIM}{}{DIM:#}", words::record_head(language, head));
    }
    out
}

/// A paragraph with its clause or sign.
struct MarkedText<'a> {
    mark: &'a str,
    text: &'a str,
}

fn heading(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    let id = &view.regulation_id;
    let (aside, below) = match &view.interim_heading {
        Some(interim) => (interim, format!("{DIM}{id}{DIM:#}\n")),
        None => (id, String::new()),
    };
    let (title, room) = (view.event, look.width.saturating_sub(aside.width() + 2));
    let gap = match title.width() <= room {
        true => " ".repeat(look.width - aside.width() - title.width()),
        false => "\n".to_owned(),
    };
    let _ = writeln!(out, "\n{BOLD}{title}{BOLD:#}{gap}{DIM}{aside}{DIM:#}\n{below}");
    let missing = view.missing_games.iter();
    for line in missing.flat_map(|missing| wrap(missing, look.width.saturating_sub(2))) {
        let _ = writeln!(out, "  {line}");
    }
    if view.missing_games.is_some() {
        out.push('\n');
    }
}

fn standing(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    let longest = view.participants.iter().map(|name| name.width()).max().unwrap_or(0);
    let column = longest.min(look.width.saturating_sub(26)).max(8);
    if let Some(unit) = &view.unit {
        let _ = writeln!(out, "  {DIM}{} {}  {unit:>6}{DIM:#}", pad("", 6), pad("", column));
    }
    let tied = say!(view.language, tied_mark);
    for (at, place) in view.standing.iter().enumerate() {
        if let Some(ranking) = &place.ranking {
            let _ = writeln!(out, "{}  {BOLD}{ranking}{BOLD:#}", if at == 0 { "" } else { "\n" });
        }
        let tied = (!view.interim).then_some(tied.as_str());
        for (index, (name, last)) in place.names.iter().zip(&place.last_matches).enumerate() {
            let label = if index == 0 { place.range() } else { String::new() };
            let (label, name) = (pad(&label, 6), pad(&fit(name, column), column));
            let bracket = bracket(place, index, tied);
            let last = last.as_ref().map(|last| format!("  {DIM}{last}{DIM:#}"));
            let (score, last) = (&place.shown_score, last.unwrap_or_default());
            let _ = writeln!(out, "  {label} {name}  {score:>6}{bracket}{last}");
        }
    }
}

/// The part of the bracket around tied members, for one of them.
fn bracket(place: &PlaceView<'_>, index: usize, tied: Option<&str>) -> String {
    let count = place.names.len();
    match tied {
        Some(_) if !place.open || count < 2 => String::new(),
        None => String::new(),
        Some(_) if index == 0 => "  ┐".to_owned(),
        Some(_) if index + 1 == count => "  ┘".to_owned(),
        Some(tied) if index == (count - 1) / 2 => format!("  │ {tied}"),
        Some(_) => "  │".to_owned(),
    }
}

fn paragraph(out: &mut String, mark: &str, text: &str, look: Look<'_>, style: Style) {
    let margin = mark_width(mark);
    let lines = wrap(text, look.width.saturating_sub(margin + 2).max(20));
    for (index, line) in lines.into_iter().enumerate() {
        let shown = if index == 0 { pad(mark, margin) } else { " ".repeat(margin) };
        let _ = writeln!(out, "  {shown}{style}{line}{style:#}");
    }
}

/// The width of a mark: clauses have a common column, and longer marks get the space they need.
fn mark_width(mark: &str) -> usize {
    (mark.width() + 2).max(8)
}

fn title(out: &mut String, words: &str) {
    let _ = writeln!(out, "\n{BOLD}{words}{BOLD:#}");
}

/// A heading with its paragraphs; nothing if there are none.
fn section<'i>(
    out: &mut String,
    heading: &str,
    items: impl Iterator<Item = MarkedText<'i>>,
    look: Look<'_>,
) {
    for (index, item) in items.enumerate() {
        if index == 0 {
            title(out, heading);
        }
        paragraph(out, item.mark, item.text, look, Style::new());
    }
}

fn warnings(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    if !view.warnings.is_empty() {
        out.push('\n');
    }
    for warning in &view.warnings {
        paragraph(out, "!", &format!("{}.", warning.text), look, WARN);
    }
}

fn steps(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    let shown = view.steps.iter().filter(|step| look.all_steps || !step.leads_on);
    let items = shown.flat_map(|step| {
        let workings = step.workings.iter().map(|text| MarkedText { mark: "", text });
        std::iter::once(MarkedText { mark: step.mark(), text: &step.because }).chain(workings)
    });
    section(out, &say!(view.language, heading_steps), items, look);
}

fn departures(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    if !view.departures.is_empty() {
        title(out, &say!(view.language, heading_departures));
    }
    for departure in &view.departures {
        let by = match departure.by {
            "" => String::new(),
            by => format!(" ({by})"),
        };
        let words = format!("{}{by}", departure.why);
        paragraph(out, departure.clause.unwrap_or("-"), &words, look, WARN);
    }
}

fn to_do(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    if !view.open.is_empty() {
        title(out, &say!(view.language, heading_to_do));
    }
    for question in &view.open {
        let mark = question.clause;
        paragraph(out, mark, &question.text, look, Style::new());
        if let Some(offer) = &question.offer {
            paragraph(out, &" ".repeat(mark.width()), offer, look, Style::new());
        }
        // On a line without indent, so that it can be copied.
        let _ = writeln!(out, "{DIM}{}{DIM:#}", command(question.asked, look.files));
    }
}

fn awards(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    if !view.awards.is_empty() {
        title(out, &say!(view.language, heading_awards));
    }
    for award in &view.awards {
        let words = format!("{}: {}", award.name, award.winners);
        paragraph(out, award.clause, &words, look, Style::new());
    }
    if let Some(carried) = &view.carry_over {
        title(out, &carried.title);
        for [who, points, working] in &carried.rows {
            let words = format!("{who}  {points}  ({working})");
            paragraph(out, carried.clause, &words, look, Style::new());
        }
    }
}

fn prizes(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    if let (false, Some(currency)) = (view.prizes.is_empty(), view.currency) {
        title(out, &say!(view.language, heading_prizes { currency }));
        let column = name_column(view.prizes.iter().map(|share| share.name), look);
        for share in &view.prizes {
            let (name, clause) = (pad(&fit(share.name, column), column), aside(share.origin()));
            let award = share.award.map(|award| format!("  {award}")).unwrap_or_default();
            let amount = words::decimal(view.language, &share.amount);
            let _ = writeln!(out, "  {name}  {amount:>12}{clause}{award}");
            if share.shows_working {
                paragraph(out, "", &share.working, look, DIM);
            }
        }
    }
    for left in &view.undivided {
        paragraph(out, "", &left.sentence, look, DIM);
    }
}

fn tour_points(out: &mut String, view: &RulingView<'_>, look: Look<'_>) {
    if !view.tour_points.is_empty() {
        title(out, &say!(view.language, heading_tour_points));
    }
    let column = name_column(view.tour_points.iter().map(|share| share.name), look);
    for share in &view.tour_points {
        let (name, clause) = (pad(&fit(share.name, column), column), aside(share.clause));
        let _ = writeln!(out, "  {name}  {:>6}{clause}", share.shown_points);
    }
}

/// The width of a column of names.
fn name_column<'n>(names: impl Iterator<Item = &'n str>, look: Look<'_>) -> usize {
    names.map(UnicodeWidthStr::width).max().unwrap_or(0).min(look.width.saturating_sub(24))
}

fn aside(clause: Option<&str>) -> String {
    clause.map(|clause| format!("  {DIM}{clause}{DIM:#}")).unwrap_or_default()
}

fn interpretations(out: &mut String, language: Language, otherwise: &[Otherwise], look: Look<'_>) {
    if otherwise.is_empty() {
        return;
    }
    title(out, &say!(language, heading_read_as));
    let (changing, idle): (Vec<&Otherwise>, Vec<&Otherwise>) =
        otherwise.iter().partition(|other| other.change.is_some());
    for other in changing {
        let words = format!("{} = {} ({}).", other.reading, other.taken, other.says(language));
        paragraph(out, other.clause.as_deref().unwrap_or("–"), &words, look, Style::new());
    }
    if !idle.is_empty() {
        let listed: Vec<String> =
            idle.iter().map(|other| format!("{} = {}", other.reading, other.taken)).collect();
        let words = say!(language, reading_idle { readings: listed.join(", ") });
        paragraph(out, "", &words, look, DIM);
    }
}
