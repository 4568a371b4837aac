//! Small pieces of wording that several pages share.

use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::{Ask, GameResult, Id, Purpose, Question, StandingPlace};
pub use tiebreak_report::seat::Seat;
pub use tiebreak_report::svg::half_points as points;
use tiebreak_report::words::Boards;
pub use tiebreak_report::words::{capital, place_in_play_off};

/// The signs that people read: `1–0`, `½–½`.
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

/// A number in words up to twelve, at the beginning of a sentence.
pub fn number(count: usize) -> String {
    capital(&tiebreak_report::words::number(count))
}

/// A clause of the regulation as a mark beside what it says.
pub fn clause(id: &str) -> Markup {
    html! { span.clause title="Clause of the regulation" { (id) } }
}

/// Finds the game of a question.
pub fn seat<'d>(dossier: &'d Dossier, id: &str) -> Option<Seat<'d>> {
    Seat::of(dossier.ruling(), id)
}

/// What lots are about, in a few words.
pub fn lots_for(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::FirstWhite => "for white in game 1",
        Purpose::PairingNumbers => "for the pairing numbers",
        Purpose::Seeding => "for the seeding",
        Purpose::Participants => "to take part",
        Purpose::CoinToss => "for the toss",
        Purpose::Place => "for the order",
    }
}

/// What first drawn means.
pub fn first_drawn(purpose: Purpose, drawn: usize) -> String {
    let means = match purpose {
        Purpose::FirstWhite => "First drawn has white.",
        Purpose::PairingNumbers => "First drawn is number 1.",
        Purpose::Seeding => "First drawn is seeded higher.",
        Purpose::Participants if drawn > 1 => {
            return format!("The first {} drawn take part.", number(drawn).to_lowercase());
        }
        Purpose::Participants => "First drawn takes part.",
        Purpose::CoinToss => "First drawn has won the toss.",
        Purpose::Place => "First drawn is placed higher.",
    };
    means.to_owned()
}

/// "1", "2–4".
pub fn place(place: &StandingPlace) -> String {
    if place.to > place.from { format!("{}–{}", place.from, place.to) } else { place.from.to_string() }
}

/// "One mistake", "3 mistakes".
pub fn mistakes(count: i64) -> String {
    if count == 1 { "one mistake".to_owned() } else { format!("{count} mistakes") }
}

/// A question in a few words, for the public.
pub fn brief(dossier: &Dossier, question: &Question) -> String {
    brief_after(dossier, question, "")
}

/// The same for somebody who is at `here` already: what both paths begin with is not said again.
pub fn brief_after(dossier: &Dossier, question: &Question, here: &str) -> String {
    let name = |id: Id| dossier.event.name(id);
    let common = question.id.split('/').zip(here.split('/')).take_while(|(a, b)| a == b).count();
    let path = question.id.split('/').skip(common).collect::<Vec<_>>().join("/");
    let place = place_in_play_off(&path);
    match &question.ask {
        Ask::Game { white, .. } => format!("{place}: {} has White", name(*white)),
        Ask::Lots { purpose, .. } => {
            let above = path.rsplit_once('/').map_or(String::new(), |(above, _)| place_in_play_off(above));
            let above = if above.is_empty() { above } else { format!("{above}: ") };
            capital(&format!("{above}lots {}", lots_for(*purpose)))
        }
        Ask::Colour { chooser, .. } => format!("{place}: {} chooses the colour", name(*chooser)),
        Ask::Bid { .. } => format!("{place}: bids of time for Black"),
        Ask::Board { between } => match tiebreak_report::words::boards(dossier.case(), question.clause, between) {
            Boards::One => format!("{place}: a board is played"),
            shoot_out @ Boards::Segment(_) => format!("{place}: {} is played", shoot_out.say()),
            extra => format!("{place}: {} are played", extra.say()),
        },
        Ask::Decision { who, .. } => format!("the {who} decides"),
        Ask::Data(missing) => {
            format!("to find out: {}", tiebreak_report::words::missing(dossier.case().event, missing))
        }
    }
}
