//! The last hour as a picture: who could still be first, and when each chance ended.

use super::kit::{Anchor, Look, area, drawing, line, text};
use crate::geometry::{Extent, Point};
use crate::{Language, say, words};
use maud::html;
use tiebreak_model::{Event, Id, Moment};

/// Who could still be first after each result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Timeline {
    /// When the picture begins, and who could be first then.
    pub begins: (Moment, Vec<Id>),
    /// When each result came, and who could be first after it.
    pub moments: Vec<(Moment, Vec<Id>)>,
}

const WIDTH: u32 = 760;
const NAMES: u32 = 200;
const RIGHT: u32 = 70;
const TOP: u32 = 52;
const ROW: u32 = 24;
const BAR: u32 = 12;

impl Timeline {
    /// When a participant's chance ended; `None` if it did not. A chance that came back with a
    /// correction counts as open.
    fn closed(&self, id: Id) -> Option<Moment> {
        let last = self.moments.iter().rposition(|(_, ids)| ids.contains(&id));
        self.moments.get(last.map_or(0, |last| last + 1)).map(|(at, _)| *at)
    }

    fn minutes(&self) -> i64 {
        self.moments.last().map_or(1, |(at, _)| at.minutes_since(self.begins.0)).max(1)
    }

    fn x(&self, at: Moment) -> u32 {
        let (room, minutes) = (i64::from(WIDTH - NAMES - RIGHT), at.minutes_since(self.begins.0));
        NAMES + u32::try_from(room * minutes.clamp(0, self.minutes()) / self.minutes()).unwrap_or(0)
    }
}

/// The picture, with a row for everyone who could be first when it begins.
pub fn timeline(language: Language, event: &Event, of: &Timeline) -> String {
    let mut rows: Vec<(Id, Option<Moment>)> =
        of.begins.1.iter().map(|id| (*id, of.closed(*id))).collect();
    // First those who still can, then those who could longest.
    rows.sort_by_key(|(id, closed)| {
        (closed.is_some(), closed.map(|at| -at.minutes_since(of.begins.0)), *id)
    });
    let height = TOP + ROW * u32::try_from(rows.len()).unwrap_or(0) + 24;
    let end = of.moments.last().map_or(of.begins.0, |(at, _)| *at);
    let title = say!(language, timeline_title { event: event.title() });
    let body = html! {
        (text(Point::new(0, 18), Look::new("title").bold(true).size(15), &title, WIDTH))
        (text(Point::new(NAMES, TOP - 10), Look::new("from").faint().small(),
            &words::bare_time(event, of.begins.0), 80))
        (text(Point::new(WIDTH - RIGHT, TOP - 10),
            Look::new("to").faint().small().anchor(Anchor::End),
            &words::time(event, end), 120))
        @for (at, _) in &of.moments {
            @let x = of.x(*at);
            (line(Point::new(x, TOP - 4), Point::new(x, height - 20), "result", "0.18")) }
        @for (y, (id, closed)) in (TOP..).step_by(ROW as usize).zip(&rows) {
            @let until = closed.map_or(WIDTH - RIGHT, |at| of.x(at));
            (text(Point::new(0, y + BAR), Look::new("name").bold(closed.is_none()),
                event.name(*id), NAMES - 10))
            @let bar = Extent::new(until.saturating_sub(NAMES).max(2), BAR);
            (area(Point::new(NAMES, y + 2), bar, "open",
                if closed.is_none() { "0.75" } else { "0.35" }))
            @if let Some(at) = closed {
                (text(Point::new(until + 6, y + BAR), Look::new("closed").small(),
                    &words::bare_time(event, *at), 60))
            }
        }
    };
    drawing("timeline", &title, Extent::new(WIDTH, height), &body)
}
