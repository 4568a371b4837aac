//! The final protocol, in the order in which people ask: who won, on what authority, by which games, by which clauses.

use super::page::{departed, foot, page, section};
use super::{Extras, awards, corrections, head, lots, play_off, questions, readings, standing, steps};
use crate::{Case, interim_sentence, svg};
use maud::{Markup, PreEscaped, html};
use tiebreak_model::Sport;

const STYLE: &str = include_str!("protocol.css");

/// Rows of a crosstable on one sheet.
const ROWS: usize = 38;

/// The protocol as one page that prints on A4.
pub fn protocol(case: Case<'_>, extras: &Extras) -> String {
    let body = html! {
        // The foot of a table is repeated on every sheet in every browser; it keeps the room for the fixed foot.
        table class="sheets" role="presentation" {
            tbody { tr { td { (content(case, extras)) } } }
            tfoot { tr { td { div class="foot-room" {} } } }
        }
        footer { (foot(case, extras)) }
    };
    page(&format!("Protocol: {}", case.event.title), STYLE, &body)
}

fn content(case: Case<'_>, extras: &Extras) -> Markup {
    html! {
        main {
            (heading(case, extras))
            @if departed(case, extras) { (corrections::banner(case, extras)) }
            (section("standing", "Standing", Some(standing::table(case))))
            (section("awards", "Awards", awards::awards(case)))
            (section("carry-over", "Carry-over", awards::carry_over(case)))
            (section("money", "Prize money", awards::money(case)))
            (section("open", "To do now", questions::open(case)))
            (section("left-open", "Left open by the text", questions::left_open(case)))
            (section("play-off", "Play-off", play_off::stages(case)))
            (section("steps", "How it came about", steps::steps(case)))
            (section("crosstable", "Crosstable", crosstable(case)))
            (section("lots", "Lots", lots::lots(extras)))
            (section("corrections", "Corrections and departures", corrections::list(case, extras)))
            (section("readings", "Read as", readings::readings(case, extras)))
            (section("reminders", "Keep in mind", questions::reminders(case)))
            (section("warnings", "Warnings", questions::warnings(case)))
            (section("log", "The record, line by line", corrections::log(case, extras)))
            (section("head", "Head of the record", head::head(extras)))
            (signatures(case, extras))
        }
    }
}

fn heading(case: Case<'_>, extras: &Extras) -> Markup {
    let ruling = case.ruling;
    let state = match (interim_sentence(case), ruling.settled, ruling.open.len()) {
        (Some(interim), ..) => interim,
        (None, true, _) => "Settled".to_owned(),
        (None, false, 0) => "Not settled".to_owned(),
        (None, false, 1) => "Not settled: one question is open".to_owned(),
        (None, false, open) => format!("Not settled: {open} questions are open"),
    };
    html! {
        header {
            p class="kind" { @if ruling.interim.is_some() { "Interim standing" } @else { "Tie-break protocol" } }
            h1 { bdi { (case.event.title) } }
            p class="regulation" {
                "Regulation: " bdi { (case.regulation_title()) } " (" code { (case.regulation.id) } ")"
                @if !case.regulation.source.is_empty() { br; span class="source" { bdi { (case.regulation.source) } } }
                @if let Some(sentence) = case.list_sentence() { br; (sentence) }
            }
            p class={ "state" @if !ruling.settled { " unsettled" } } {
                (state)
                @if let Some(printed) = &extras.printed { span class="printed" { "printed " (printed) } }
            }
        }
    }
}

fn crosstable(case: Case<'_>) -> Option<Markup> {
    let parts = svg::crosstable_in_parts(case, ROWS);
    (!parts.is_empty()).then(|| html! { @for part in parts { div class="drawing" { (PreEscaped(part)) } } })
}

fn signatures(case: Case<'_>, extras: &Extras) -> Markup {
    let usual = match case.event.sport {
        Sport::Chess => ["Chief arbiter", "Deputy arbiter", "Witness"],
        Sport::Bridge => ["Chief director", "Deputy director", "Witness"],
    };
    let lines: Vec<&str> = if extras.signatures.is_empty() {
        usual.to_vec()
    } else {
        extras.signatures.iter().map(String::as_str).collect()
    };
    html! {
        section class="signatures" {
            h2 { "Signatures" }
            div class="lines" {
                @for who in lines {
                    div class="line" { span class="who" { bdi { (who) } } span class="when" { "place, date, time" } }
                }
            }
        }
    }
}
