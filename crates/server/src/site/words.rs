//! Small pieces of wording that several pages share.

use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use maud::{Markup, PreEscaped, html};
use tiebreak_model::{Ask, GameResult, Purpose, Question, StandingPlace};
use tiebreak_report::board::{purpose_word, somebody_decides};
pub use tiebreak_report::seat::PlayOffSeat;
pub use tiebreak_report::svg::half_points as points;
use tiebreak_report::words::Boards;
pub use tiebreak_report::words::{capital, place_in_play_off};
use tiebreak_report::{Language, say};

/// A result as people write it: `1–0`, `½–½`.
pub fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::White => "1–0",
        GameResult::Black => "0–1",
        GameResult::Draw => "½–½",
        GameResult::WhiteByForfeit => "+ / −",
        GameResult::BlackByForfeit => "− / +",
        GameResult::BothForfeit => "− / −",
        GameResult::Open => "·",
    }
}

/// The number of a clause, as a mark next to what the clause says.
pub fn clause(language: Language, id: &str) -> Markup {
    html! { span.clause title=(say!(language, page_board_clause)) { (id) } }
}

/// The seat in the ruling for the game with this question id.
pub fn seat<'d>(event_state: &'d EventState, id: &str) -> Option<PlayOffSeat<'d>> {
    PlayOffSeat::find(event_state.ruling(), id)
}

/// What lots are about, in a few words: "lots for the order".
pub fn lots_for(language: Language, purpose: Purpose) -> String {
    say!(language, page_lots_for { purpose: purpose_word(purpose) })
}

/// What it means to be drawn first.
pub fn first_drawn(language: Language, purpose: Purpose, drawn: usize) -> String {
    say!(language, page_first_drawn { purpose: purpose_word(purpose), count: drawn.max(1) })
}

/// A place or a range of places: "1", "2–4".
pub fn place(place: &StandingPlace) -> String {
    if place.to > place.from {
        format!("{}–{}", place.from, place.to)
    } else {
        place.from.to_string()
    }
}

/// The number of mistakes: "one mistake", "3 mistakes".
pub fn mistakes(language: Language, count: i64) -> String {
    say!(language, page_mistakes { count: count.unsigned_abs() })
}

/// A question in a few words, for the public.
pub fn brief(event_state: LocalizedEvent<'_>, question: &Question) -> String {
    let (case, language) = (event_state.case(), event_state.language);
    let what = match &question.ask {
        Ask::Game { white, .. } => say!(language, page_brief_game { name: case.name(*white) }),
        Ask::Lots { purpose, .. } => lots_for(language, *purpose),
        Ask::Colour { chooser, .. } => {
            say!(language, chooses_the_colour { name: case.name(*chooser) })
        }
        Ask::Bid { .. } => say!(language, page_brief_bids),
        Ask::Board { between } => {
            let boards = tiebreak_report::words::boards(case, question.clause, between);
            let form = match boards {
                Boards::One => "one",
                Boards::Segment(_) => "segment",
                Boards::Extra(_) => "extra",
            };
            say!(language, page_brief_boards { form, boards: boards.say(language) })
        }
        Ask::Decision { who, .. } => return somebody_decides(language, who),
        Ask::Data(missing) => {
            let what = tiebreak_report::words::missing(language, case.event, missing);
            return say!(language, page_brief_data { what });
        }
    };
    // The last part of the path is the lots themselves; the title names the match that they are
    // for.
    let path = match (&question.ask, question.id.rsplit_once('/')) {
        (Ask::Lots { .. }, above) => above.map_or("", |(above, _)| above),
        _ => question.id.as_str(),
    };
    match place_in_play_off(language, path) {
        place if place.is_empty() => capital(&what),
        place => say!(language, page_brief_within { place, what }),
    }
}

/// Placeholders in a sentence for its parts that are markup; see [`with_markup`].
pub const MARKS: [&str; 4] = ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}"];

/// Inserts markup into a sentence that was made with [`MARKS`] as the values of its variables, in
/// the order of `parts`.
///
/// Each language puts a link or a bold name at its own place in the sentence, so sentences are
/// never assembled from pieces. If a name contains one of the marks, one of our own parts appears
/// twice, which does no harm.
pub fn with_markup(said: &str, parts: &[Markup]) -> Markup {
    let PreEscaped(escaped) = html! { (said) };
    let mut out = String::with_capacity(escaped.len());
    for c in escaped.chars() {
        match MARKS.iter().position(|mark| mark.starts_with(c)).and_then(|at| parts.get(at)) {
            Some(PreEscaped(part)) => out.push_str(part),
            None => out.push(c),
        }
    }
    PreEscaped(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_keeps_its_links_and_escapes_the_rest() {
        let said = format!("See {} & {}.", MARKS[1], MARKS[0]);
        let parts = [html! { b { "<first>" } }, html! { a href="/x" { "second" } }];
        assert_eq!(
            with_markup(&said, &parts).into_string(),
            r#"See <a href="/x">second</a> &amp; <b>&lt;first&gt;</b>."#
        );
    }

    #[test]
    fn first_drawn_in_two_languages() {
        let said = |language, drawn| first_drawn(language, Purpose::Participants, drawn);
        assert_eq!(said(Language::En, 1), "First drawn takes part.");
        assert_eq!(said(Language::En, 2), "The first two drawn take part.");
        assert_eq!(said(Language::De, 2), "Die ersten zwei, die gezogen werden, nehmen teil.");
    }
}
