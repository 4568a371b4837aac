//! A ruling as Markdown, for a bulletin or a website.

use crate::readings::Otherwise;
use crate::view::RulingView;
use crate::{Case, say, words};
use std::fmt::Write;

/// The ruling as Markdown.
pub fn ruling(case: Case<'_>, otherwise: &[Otherwise]) -> String {
    let (view, language) = (&RulingView::new(case), case.language);
    let mut out = format!("# {}\n\n{}\n", escape(view.event), escape(&view.regulation_title));
    for sentence in [&view.interim_sentence, &view.list_sentence].into_iter().flatten() {
        let _ = writeln!(out, "\n{}", escape(sentence));
    }
    standing(&mut out, view);
    if let Some(invitation) = &view.invitation {
        let _ = writeln!(out, "\n{}", escape(&invitation.sentence));
    }
    let steps = view.steps.iter().map(|step| ListItem::new(step.mark(), &step.because));
    section(&mut out, &say!(language, heading_plain_steps), steps);
    let left = view.left_open.iter().map(|left| ListItem::new(left.clause, &left.because));
    section(&mut out, &say!(language, heading_left_open), left);
    let departures = view
        .departures
        .iter()
        .map(|one| ListItem::new(one.clause.unwrap_or("-"), &format!("{} ({})", one.why, one.by)));
    section(&mut out, &say!(language, heading_departures), departures);
    let open = view.open.iter().map(|question| ListItem::new(question.clause, &question.text));
    section(&mut out, &say!(language, heading_to_do), open);
    awards(&mut out, view);
    prizes(&mut out, view);
    let reminders = view.reminders.iter().map(|one| ListItem::new(one.clause, &one.text));
    section(&mut out, &say!(language, heading_keep_in_mind), reminders);
    let warnings = view.warnings.iter().map(|warning| ListItem::new("", &warning.text));
    section(&mut out, &say!(language, heading_warnings), warnings);
    let otherwise = otherwise.iter().map(|other| {
        ListItem::new(&other.reading, &format!("{} ({})", other.taken, other.says(language)))
    });
    section(&mut out, &say!(language, heading_read_as), otherwise);
    out
}

fn standing(out: &mut String, view: &RulingView<'_>) {
    let (matches, language) = (!view.matches.is_empty(), view.language);
    let [place, name] = [say!(language, column_place), say!(language, column_name)];
    if matches {
        let [won, last] = [say!(language, column_matches_won), say!(language, column_last_match)];
        let _ = writeln!(out, "\n| {place} | {name} | {won} | {last} |\n|---|---|---|---|");
    } else {
        let score = match &view.unit {
            Some(unit) => say!(language, column_score_in { unit }),
            None => say!(language, column_score),
        };
        let _ = writeln!(out, "\n| {place} | {name} | {score} |\n|---|---|---|");
    }
    for place in &view.standing {
        if let Some(ranking) = &place.ranking {
            let _ = writeln!(out, "| | **{ranking}** | |");
        }
        let label = match place.open && !view.interim {
            true => say!(language, place_open { place: place.range() }),
            false => place.range(),
        };
        for (name, last) in place.names.iter().zip(&place.last_matches) {
            let last = escape(last.as_deref().unwrap_or_default());
            let last = if matches { format!(" {last} |") } else { String::new() };
            let _ = writeln!(out, "| {label} | {} | {} |{last}", escape(name), place.shown_score);
        }
    }
}

/// An item of a list, escaped; the mark is a clause, a reading, or empty.
struct ListItem {
    mark: String,
    text: String,
}

impl ListItem {
    fn new(mark: &str, text: &str) -> Self {
        Self { mark: escape(mark), text: escape(text) }
    }
}

fn section(out: &mut String, title: &str, items: impl Iterator<Item = ListItem>) {
    for (index, ListItem { mark, text }) in items.enumerate() {
        if index == 0 {
            let _ = writeln!(out, "\n## {title}\n");
        }
        let _ = match mark.is_empty() {
            true => writeln!(out, "- {text}"),
            false => writeln!(out, "- **{mark}** {text}"),
        };
    }
}

fn awards(out: &mut String, view: &RulingView<'_>) {
    let language = view.language;
    if !view.awards.is_empty() {
        let heading = say!(language, heading_awards);
        let (clause, award) = (say!(language, column_clause), say!(language, column_award));
        let who = say!(language, column_who);
        let _ = writeln!(out, "\n## {heading}\n\n| {clause} | {award} | {who} |\n|---|---|---|");
    }
    for award in &view.awards {
        let cells = [award.clause, award.name, &award.winners].map(escape);
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    }
    if let Some(carried) = &view.carry_over {
        let (title, name) = (escape(&carried.title), say!(language, column_name));
        let (points, working) = (say!(language, column_points), say!(language, column_working));
        let _ = writeln!(out, "\n## {title}\n\n| {name} | {points} | {working} |\n|---|---:|---|");
        for [who, points, working] in &carried.rows {
            let _ = writeln!(out, "| {} | {points} | {} |", escape(who), escape(working));
        }
    }
}

fn prizes(out: &mut String, view: &RulingView<'_>) {
    let (language, name) = (view.language, say!(view.language, column_name));
    if let (false, Some(currency)) = (view.prizes.is_empty(), view.currency) {
        let (heading, currency) = (say!(language, heading_prize_money), escape(currency));
        let _ = writeln!(out, "\n## {heading}\n\n| {name} | {currency} |\n|---|---:|");
        for share in &view.prizes {
            let award = share.award.map(|award| format!(" ({})", escape(award)));
            let (award, amount) =
                (award.unwrap_or_default(), words::decimal(language, &share.amount));
            let _ = writeln!(out, "| {}{award} | {amount} |", escape(share.name));
        }
    }
    for left in &view.undivided {
        let _ = writeln!(out, "\n{}", escape(&left.sentence));
    }
    if !view.tour_points.is_empty() {
        let (heading, points) =
            (say!(language, heading_tour_points), say!(language, column_points));
        let _ = writeln!(out, "\n## {heading}\n\n| {name} | {points} |\n|---|---:|");
        for share in &view.tour_points {
            let _ = writeln!(out, "| {} | {} |", escape(share.name), share.shown_points);
        }
    }
}

/// Escapes the characters that have a meaning in Markdown or HTML, because names and texts come
/// from files.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '|' | '*' | '_' | '`' | '[' | ']' | '\\' | '#' => {
                out.push('\\');
                out.push(c);
            }
            '\n' | '\r' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
