//! The standing on the public board: as it stands while the event is being played, and wherever there is no play-off to draw.

use super::words;
use crate::dossier::Dossier;
use crate::outlook;
use maud::{Markup, html};
use tiebreak_model::{Ask, Id, Missing, Question, StandingPlace};
use tiebreak_report::progress;
use tiebreak_report::scenarios::View;
use tiebreak_scenarios::Scenarios;

/// So many can be read from the back of the hall.
const MOST_ROWS: usize = 16;
const MOST_GAMES: usize = 8;

/// White and black of a game of the event whose result is still to come.
pub fn open_game(question: &Question) -> Option<(Id, Id)> {
    match &question.ask {
        Ask::Data(data) => match data.needs {
            Missing::Result { white, black } => Some((white, black)),
            _ => None,
        },
        _ => None,
    }
}

/// The present standing, what the leaders need, and who is still playing.
pub fn as_it_stands(dossier: &Dossier, outlook: Option<&Scenarios>) -> Markup {
    let event = outlook::as_it_stands(dossier);
    let view = outlook.map(|found| View { event: &event, regulation: Some(&dossier.regulation), scenarios: found });
    let lines = view.map(outlook::lines).unwrap_or_default();
    let games: Vec<(Id, Id)> = dossier.ruling().open.iter().filter_map(open_game).collect();
    let rest = games.len().saturating_sub(MOST_GAMES);
    html! {
        (table(dossier, "As it stands", false, 4))
        @if !lines.is_empty() { section.needs { @for line in &lines { p { (line) } } } }
        @if !games.is_empty() {
            p.still {
                "Still playing: "
                @for (index, (white, black)) in games.iter().take(MOST_GAMES).enumerate() {
                    @if index > 0 { " · " } span.pairing { (dossier.event.name(*white)) " – " (dossier.event.name(*black)) }
                }
                @if rest > 0 { " and " (rest) " more" }
            }
        }
    }
}

/// The standing in large letters, with the places that are still to be settled marked.
pub fn standing(dossier: &Dossier) -> Markup {
    table(dossier, if dossier.ruling().settled { "Final standing" } else { "Standing" }, true, 8)
}

/// Up to so many rows stand in one column.
fn table(dossier: &Dossier, heading: &str, marked: bool, column: usize) -> Markup {
    let places = &dossier.ruling().standing;
    let shown = whole_places(places);
    let rows: usize = places[..shown].iter().map(|place| place.members.len()).sum();
    let all: usize = places.iter().map(|place| place.members.len()).sum();
    html! {
        section.standing.alone[dossier.ruling().open.is_empty()] {
            h2 { (heading) }
            ol.few[rows <= column] {
                @for place in &places[..shown] {
                    @for id in place.members.iter().take(MOST_ROWS) {
                        li.open[marked && place.open] {
                            span.place { (words::place(place)) }
                            span.name { (dossier.event.name(*id)) }
                            span.score { (place.score.mixed()) }
                        }
                    }
                }
            }
            @if all > rows { p.rest { "and " (all - rows) " more" } }
        }
    }
}

/// How many places fit; one that is shared is not cut in two, unless it is the first.
fn whole_places(places: &[StandingPlace]) -> usize {
    let mut rows = 0;
    let fits = |place: &&StandingPlace| {
        rows += place.members.len();
        rows <= MOST_ROWS
    };
    places.iter().take_while(fits).count().max(1).min(places.len())
}

/// One line for a stream: the first places.
pub fn leaders(dossier: &Dossier) -> Markup {
    let case = dossier.case();
    html! {
        span.where { (progress(case).map_or_else(|| "As it stands".to_owned(), |progress| format!("Interim · {progress}"))) }
        @for place in dossier.ruling().standing.iter().take(3).filter(|place| place.members.len() <= 4) {
            span.leader { span.place { (words::place(place)) } " " strong { (case.names(&place.members).join(", ")) } " " span.score { (place.score.mixed()) } }
        }
    }
}
