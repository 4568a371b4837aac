//! What the public sees of an event: each page is drawn once for everybody who looks, and not
//! before somebody does.

use crate::board::{self, BoardEvent, names};
use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::events::{self, listing};
use crate::infra::drawing::CachedDrawing;
use crate::infra::problem::Problem;
use crate::infra::work::aside;
use crate::site::finish;
use axum::body::Bytes;
use std::sync::Arc;
use tiebreak_report::Language;
use tiebreak_report::card::Card;
use tiebreak_scenarios::Scenarios;
use tiebreak_scenarios::odds::Odds;

/// A drawing for each language, as [`Language::ALL`] has them.
type InLanguages<T> = [CachedDrawing<T>; Language::ALL.len()];

/// The public pages of one state of an event, and the messages that bring open pages up to it.
#[derive(Debug)]
pub struct BoardSnapshot {
    seen: SnapshotInput,
    cards: InLanguages<Card>,
    event_bodies: InLanguages<String>,
    board: CachedDrawing<DrawnBoard>,
    /// The message to open consoles, event pages and overlays: something has changed.
    pub change_news: Bytes,
    /// When it no longer holds though nothing is entered: a rest ends, a correction is no longer
    /// news. In seconds since 1970.
    pub until: Option<i64>,
}

/// What is drawn.
#[derive(Debug, Clone)]
pub struct SnapshotInput {
    /// The event as it stands.
    pub event_state: Arc<EventState>,
    /// The language of its board.
    pub language: Language,
    /// What follows from the open games, where it is worked out.
    pub forecast: Option<Arc<Scenarios>>,
    /// The chances, likewise.
    pub chances: Option<Arc<Odds>>,
}

/// A board, and the message that brings it to open pages.
#[derive(Debug)]
struct DrawnBoard {
    board: String,
    news: Bytes,
}

impl BoardSnapshot {
    /// The pages of a state; none of them is drawn yet.
    pub fn new(seen: SnapshotInput) -> Self {
        let event_state = &seen.event_state;
        Self {
            change_news: message("change", event_state.record().lines().len(), ""),
            until: board::changes_at(event_state),
            cards: Default::default(),
            event_bodies: Default::default(),
            board: CachedDrawing::default(),
            seen,
        }
    }

    /// The same, with everything drawn that somebody looked at in the state before: those who look
    /// will look again, and what they will look at can be drawn.
    pub fn redrawn_after(before: &Self, seen: SnapshotInput) -> Result<Self, Problem> {
        let snapshot = Self::new(seen);
        let all_drawn = Language::ALL.into_iter().all(|language| {
            let at = language as usize;
            snapshot.cards[at].ahead(&before.cards[at], || snapshot.seen.card(language))
                && snapshot.event_bodies[at]
                    .ahead(&before.event_bodies[at], || snapshot.seen.event_body(language))
        }) && snapshot.board.ahead(&before.board, || snapshot.seen.board());
        if all_drawn { Ok(snapshot) } else { Err(snapshot.seen.undrawn()) }
    }

    /// The event at a glance, in a language.
    pub fn card(&self, language: Language) -> Result<&Card, Problem> {
        self.look(&self.cards[language as usize], || self.seen.card(language))
    }

    /// The inner part of the event page, in a language.
    pub fn event_body(&self, language: Language) -> Result<&str, Problem> {
        self.look(&self.event_bodies[language as usize], || self.seen.event_body(language))
            .map(String::as_str)
    }

    /// What the board shows, for the page around it, in the event's language.
    pub fn board(&self) -> Result<&str, Problem> {
        self.look(&self.board, || self.seen.board()).map(|drawn| drawn.board.as_str())
    }

    /// The message to open boards; where the board cannot be drawn they keep what they show.
    pub fn board_news(&self) -> Bytes {
        self.look(&self.board, || self.seen.board())
            .map_or_else(|_| pulse(), |drawn| drawn.news.clone())
    }

    /// Whether the board is drawn, and the event page in English.
    #[cfg(test)]
    pub fn drawn(&self) -> (bool, bool) {
        (self.board.is_made(), self.event_bodies[Language::En as usize].is_made())
    }

    /// The first look at a large event is taken away from the threads that answer requests.
    fn look<'f, T>(
        &'f self,
        drawing: &'f CachedDrawing<T>,
        draw: impl FnOnce() -> T,
    ) -> Result<&'f T, Problem> {
        let quick = drawing.is_made() || self.seen.event_state.is_small();
        let drawn = if quick { drawing.look(draw) } else { aside(|| drawing.look(draw)) };
        drawn.ok_or_else(|| self.seen.undrawn())
    }
}

impl SnapshotInput {
    fn card(&self, language: Language) -> Card {
        listing::card(&self.event_state, language, self.forecast.as_deref())
    }

    fn event_body(&self, language: Language) -> String {
        finish(events::page::content(LocalizedEvent::new(&self.event_state, language)))
    }

    fn board(&self) -> DrawnBoard {
        let board = drawn_board(
            &self.event_state,
            self.language,
            self.forecast.as_deref(),
            self.chances.as_deref(),
        );
        DrawnBoard {
            news: message("board", self.event_state.record().lines().len(), &board),
            board,
        }
    }

    /// The problem of a page that stops the program; other pages of the event, and other events,
    /// are not touched.
    fn undrawn(&self) -> Problem {
        Problem::Internal(format!("a page of {} cannot be drawn", self.event_state.row.slug))
    }
}

/// What the board of an event shows in a language.
pub fn drawn_board(
    event_state: &EventState,
    language: Language,
    forecast: Option<&Scenarios>,
    chances: Option<&Odds>,
) -> String {
    let event = names::called(&event_state.event);
    finish(board::content(
        &BoardEvent::new(event_state, &event, forecast).with_chances(chances).in_language(language),
    ))
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
        assert_eq!(
            message("board", 7, "<p>\nx\r</p>"),
            "event: board\nid: 7\ndata: <p>\ndata: x\ndata: </p>\n\n"
        );
    }
}
