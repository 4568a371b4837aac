//! A ruling as Markdown, for a bulletin or a website.

use crate::readings::Otherwise;
use crate::{Case, imperative, interim_sentence, json, say, words};
use std::fmt::Write;

/// The ruling as Markdown.
pub fn ruling(case: Case<'_>, otherwise: &[Otherwise]) -> String {
    let language = case.language;
    let mut out = format!("# {}\n\n{}\n", escape(&case.event.title), escape(&case.regulation_title()));
    if let Some(sentence) = interim_sentence(case) {
        let _ = writeln!(out, "\n{}", escape(&sentence));
    }
    if let Some(sentence) = case.list_sentence() {
        let _ = writeln!(out, "\n{}", escape(&sentence));
    }
    standing(&mut out, case);
    if let Some(sentence) = words::invitation(case) {
        let _ = writeln!(out, "\n{}", escape(&sentence));
    }
    let items: Vec<(String, String)> =
        case.ruling.steps.iter().map(|step| (case.cited(step).to_owned(), words::because(case, step))).collect();
    section(&mut out, &say!(language, heading_plain_steps), items);
    section(
        &mut out,
        &say!(language, heading_left_open),
        case.ruling
            .left_open
            .iter()
            .map(|left| (case.clause(left.clause).to_owned(), words::left_open(case, left)))
            .collect(),
    );
    section(
        &mut out,
        &say!(language, heading_departures),
        case.ruling
            .departures
            .iter()
            .map(|departed| {
                (
                    departed.clause.map_or("-", |at| case.clause(at)).to_owned(),
                    format!("{} ({})", departed.departure.why, departed.departure.by),
                )
            })
            .collect(),
    );
    section(
        &mut out,
        &say!(language, heading_to_do),
        case.ruling
            .open
            .iter()
            .map(|question| (case.clause(question.clause).to_owned(), imperative(case, question)))
            .collect(),
    );
    awards(&mut out, case);
    prizes(&mut out, case);
    section(
        &mut out,
        &say!(language, heading_keep_in_mind),
        case.ruling
            .reminders
            .iter()
            .map(|reminder| (case.clause(reminder.clause).to_owned(), words::reminder(case, reminder)))
            .collect(),
    );
    section(
        &mut out,
        &say!(language, heading_warnings),
        case.ruling
            .warnings
            .iter()
            .map(|warning| (String::new(), words::warning(case.language, case.event, warning)))
            .collect(),
    );
    section(
        &mut out,
        &say!(language, heading_read_as),
        otherwise
            .iter()
            .map(|other| (other.reading.clone(), format!("{} ({})", other.taken, other.says(case.language))))
            .collect(),
    );
    out
}

fn standing(out: &mut String, case: Case<'_>) {
    let matches = !case.ruling.matches.is_empty();
    let language = case.language;
    let [place, name] = [say!(language, column_place), say!(language, column_name)];
    if matches {
        let [won, last] = [say!(language, column_matches_won), say!(language, column_last_match)];
        let _ = writeln!(out, "\n| {place} | {name} | {won} | {last} |\n|---|---|---|---|");
    } else {
        let score = match case.unit_said() {
            Some(unit) => say!(language, column_score_in { unit }),
            None => say!(language, column_score),
        };
        let _ = writeln!(out, "\n| {place} | {name} | {score} |\n|---|---|---|");
    }
    for (at, place) in case.ruling.standing.iter().enumerate() {
        if let Some(ranking) = case.ranking_above(at) {
            let _ = writeln!(out, "| | **{ranking}** | |");
        }
        let label =
            if place.from == place.to { place.from.to_string() } else { format!("{}–{}", place.from, place.to) };
        let open = place.open && case.ruling.interim.is_none();
        let label = if open { say!(language, place_open { place: label }) } else { label };
        for id in &place.members {
            let met = words::last_match(case, *id).map(|met| escape(&met)).unwrap_or_default();
            let met = if matches { format!(" {met} |") } else { String::new() };
            let _ = writeln!(out, "| {label} | {} | {} |{met}", escape(case.name(*id)), case.score(place.score));
        }
    }
}

fn section(out: &mut String, title: &str, items: Vec<(String, String)>) {
    if items.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n## {title}\n");
    for (mark, text) in items {
        let _ = if mark.is_empty() {
            writeln!(out, "- {}", escape(&text))
        } else {
            writeln!(out, "- **{}** {}", escape(&mark), escape(&text))
        };
    }
}

fn awards(out: &mut String, case: Case<'_>) {
    let language = case.language;
    if !case.ruling.awards.is_empty() {
        let heading = say!(language, heading_awards);
        let [clause, award, who] =
            [say!(language, column_clause), say!(language, column_award), say!(language, column_who)];
        let _ = writeln!(out, "\n## {heading}\n\n| {clause} | {award} | {who} |\n|---|---|---|");
        for award in &case.ruling.awards {
            let (clause, who) = (case.clause(award.clause), words::award_winners(case, award));
            let _ = writeln!(out, "| {} | {} | {} |", escape(clause), escape(&award.name), escape(&who));
        }
    }
    if let Some(carried) = &case.ruling.carry_over {
        let title = words::carry_over_title(case.language, carried);
        let [name, points, working] =
            [say!(language, column_name), say!(language, column_points), say!(language, column_working)];
        let _ = writeln!(out, "\n## {}\n\n| {name} | {points} | {working} |\n|---|---:|---|", escape(&title));
        for [who, points, working] in words::carry_over_rows(case, carried) {
            let _ = writeln!(out, "| {} | {points} | {} |", escape(&who), escape(&working));
        }
    }
}

fn prizes(out: &mut String, case: Case<'_>) {
    let language = case.language;
    if let (false, Some(prizes)) = (case.ruling.prizes.is_empty(), &case.event.prizes) {
        let [heading, name] = [say!(language, heading_prize_money), say!(language, column_name)];
        let _ = writeln!(out, "\n## {heading}\n\n| {name} | {} |\n|---|---:|", escape(&prizes.currency));
        for share in &case.ruling.prizes {
            let award = share.award.as_ref().map(|award| format!(" ({})", escape(award))).unwrap_or_default();
            let _ = writeln!(
                out,
                "| {}{award} | {} |",
                escape(case.name(share.id)),
                words::decimal(language, &json::amount(share.cents))
            );
        }
    }
    for left in &case.ruling.undivided {
        let _ = writeln!(out, "\n{}", escape(&words::undivided(case, left)));
    }
    if !case.ruling.tour_points.is_empty() {
        let heading = say!(language, heading_tour_points);
        let [name, points] = [say!(language, column_name), say!(language, column_points)];
        let _ = writeln!(out, "\n## {heading}\n\n| {name} | {points} |\n|---|---:|");
        for share in &case.ruling.tour_points {
            let _ = writeln!(out, "| {} | {} |", escape(case.name(share.id)), share.points.mixed());
        }
    }
}

/// Names and texts come from files: what Markdown or HTML would take for a sign is written as itself.
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
