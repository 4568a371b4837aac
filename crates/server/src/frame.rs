//! What the public sees of an event: each page is drawn once for everybody who looks, and not before somebody does.

use crate::dossier::Dossier;
use crate::drawing::Drawing;
use crate::listing;
use crate::pages::board::{self, Board, names};
use crate::pages::{event, finish};
use crate::problem::Problem;
use crate::spoken::Spoken;
use crate::work::aside;
use axum::body::Bytes;
use std::sync::Arc;
use tiebreak_report::Language;
use tiebreak_report::card::Card;
use tiebreak_scenarios::Scenarios;
use tiebreak_scenarios::odds::Odds;

/// A drawing for each language, as [`Language::ALL`] has them.
type InLanguages<T> = [Drawing<T>; Language::ALL.len()];

/// The public pages of one state of an event, and the messages that bring open pages up to it.
#[derive(Debug)]
pub struct Frame {
    seen: Seen,
    cards: InLanguages<Card>,
    event_bodies: InLanguages<String>,
    board: Drawing<Drawn>,
    /// The message to open consoles, event pages and overlays: something has changed.
    pub change_news: Bytes,
    /// When it no longer holds though nothing is entered: a rest ends, a correction is no longer news. In seconds since 1970.
    pub until: Option<i64>,
}

/// What is drawn.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The event as it stands.
    pub dossier: Arc<Dossier>,
    /// The language of its board.
    pub language: Language,
    /// What follows from the open games, where it is worked out.
    pub outlook: Option<Arc<Scenarios>>,
    /// The chances, likewise.
    pub chances: Option<Arc<Odds>>,
}

/// A board, and the message that brings it to open pages.
#[derive(Debug)]
struct Drawn {
    board: String,
    news: Bytes,
}

impl Frame {
    /// The pages of a state; none of them is drawn yet.
    pub fn of(seen: Seen) -> Self {
        let dossier = &seen.dossier;
        Self {
            change_news: message("change", dossier.record().lines().len(), ""),
            until: board::changes_at(dossier),
            cards: Default::default(),
            event_bodies: Default::default(),
            board: Drawing::default(),
            seen,
        }
    }

    /// The same, with everything drawn that somebody looked at in the state before: those who look will look again, and what they
    /// will look at can be drawn.
    pub fn after(before: &Self, seen: Seen) -> Result<Self, Problem> {
        let frame = Self::of(seen);
        let all_drawn = Language::ALL.into_iter().all(|language| {
            let at = language as usize;
            frame.cards[at].ahead(&before.cards[at], || frame.seen.card(language))
                && frame.event_bodies[at].ahead(&before.event_bodies[at], || frame.seen.event_body(language))
        }) && frame.board.ahead(&before.board, || frame.seen.board());
        if all_drawn { Ok(frame) } else { Err(frame.seen.undrawn()) }
    }

    /// The event at a glance, in a language.
    pub fn card(&self, language: Language) -> Result<&Card, Problem> {
        self.look(&self.cards[language as usize], || self.seen.card(language))
    }

    /// The inner part of the event page, in a language.
    pub fn event_body(&self, language: Language) -> Result<&str, Problem> {
        self.look(&self.event_bodies[language as usize], || self.seen.event_body(language)).map(String::as_str)
    }

    /// What the board shows, for the page around it, in the event's language.
    pub fn board(&self) -> Result<&str, Problem> {
        self.look(&self.board, || self.seen.board()).map(|drawn| drawn.board.as_str())
    }

    /// The message to open boards; where the board cannot be drawn they keep what they show.
    pub fn board_news(&self) -> Bytes {
        self.look(&self.board, || self.seen.board()).map_or_else(|_| pulse(), |drawn| drawn.news.clone())
    }

    /// Whether the board is drawn, and the event page in English.
    #[cfg(test)]
    pub fn drawn(&self) -> (bool, bool) {
        (self.board.is_made(), self.event_bodies[Language::En as usize].is_made())
    }

    /// The first look at a large event is taken away from the threads that answer requests.
    fn look<'f, T>(&'f self, drawing: &'f Drawing<T>, draw: impl FnOnce() -> T) -> Result<&'f T, Problem> {
        let quick = drawing.is_made() || self.seen.dossier.is_small();
        let drawn = if quick { drawing.look(draw) } else { aside(|| drawing.look(draw)) };
        drawn.ok_or_else(|| self.seen.undrawn())
    }
}

impl Seen {
    fn card(&self, language: Language) -> Card {
        listing::card(&self.dossier, language, self.outlook.as_deref())
    }

    fn event_body(&self, language: Language) -> String {
        finish(event::content(Spoken::new(&self.dossier, language)))
    }

    fn board(&self) -> Drawn {
        let board = drawn_board(&self.dossier, self.language, self.outlook.as_deref(), self.chances.as_deref());
        Drawn { news: message("board", self.dossier.record().lines().len(), &board), board }
    }

    /// The problem of a page that stops the program; other pages of the event, and other events, are not touched.
    fn undrawn(&self) -> Problem {
        Problem::Internal(format!("a page of {} cannot be drawn", self.dossier.row.slug))
    }
}

/// What the board of an event shows in a language.
pub fn drawn_board(
    dossier: &Dossier,
    language: Language,
    outlook: Option<&Scenarios>,
    chances: Option<&Odds>,
) -> String {
    let event = names::called(&dossier.event);
    finish(board::content(&Board::new(dossier, &event, outlook).with_chances(chances).in_language(language)))
}

/// One message of an event stream.
pub fn message(kind: &str, number: usize, data: &str) -> Bytes {
    let mut out = format!("event: {kind}\nid: {number}\n");
    for line in data.split(['\n', '\r']) {
        out.push_str("data: ");
        out.push_str(line);
        out.push('\n');
    }
    out.push('\n');
    out.into()
}

/// A sign of life: without one for five seconds a page says that it is not live.
pub fn pulse() -> Bytes {
    Bytes::from_static(b"event: pulse\ndata: \n\n")
}

/// The message to open consoles: the broadcast proposes something else.
pub fn broadcast() -> Bytes {
    Bytes::from_static(b"event: broadcast\ndata: \n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_holds_together() {
        assert_eq!(message("board", 7, "<p>\nx\r</p>"), "event: board\nid: 7\ndata: <p>\ndata: x\ndata: </p>\n\n");
    }
}
