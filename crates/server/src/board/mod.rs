//! The public board. Its three bands never move: above, the games or draws in progress; in the
//! middle, the bracket, match or standings; below, the reason with its clause, the clock, and the
//! QR code that opens the board on a phone.
//!
//! `moment` finds out from ruling, record and clock what the board is about: the start of a game
//! is not entered, so for two minutes after a result the next game counts as about to begin.
//! `cards`, `way`, `standing` and `foot` draw the parts. [`crate::live::board_snapshot`] draws the
//! whole once for all readers, in the event's language; another language is drawn on request, in
//! the lane of what-if. `overlay` composes scenes for streams from the same parts, `gallery` plays
//! made-up events to each state (only with `--demo`), and `embedding` sets which sites may frame a
//! board.

pub mod cards;
pub mod embedding;
#[cfg(test)]
mod evenings;
pub mod foot;
pub mod gallery;
pub mod language;
mod links;
mod moment;
pub mod names;
pub mod overlay;
mod page;
pub mod routes;
pub mod standing;
pub mod way;

pub use links::Links;
pub use moment::{BoardMoment, is_to_begin, open_game, resting_until};
pub use page::{Light, damaged, damaged_content, language, page, page_in, refused, still};

use crate::events::state::EventState;
use crate::infra::clock;
use crate::site::sign::{SignState, sign};
use maud::{Markup, html};
use names::{FittedName, width};
use tiebreak_model::{Ask, Event, Exact, Id, Purpose, Question};
use tiebreak_record::{Entry, RecordedValue};
use tiebreak_report::board as said;
use tiebreak_report::scenarios::percent;
use tiebreak_report::words::{
    self as said_words, Correction, RecordNow, corrected, invitation, names as said_names,
};
use tiebreak_report::{Case, Explain, Language, progress, rounds, say};
use tiebreak_scenarios::Scenarios;
use tiebreak_scenarios::odds::Odds;

/// The most tied players shown by name; more cannot be read in a hall.
const MOST_TIED: usize = 15;

/// An event as a board shows it, with the short names from its file.
#[derive(Debug, Clone, Copy)]
pub struct BoardEvent<'d> {
    /// The present state of the event.
    pub event_state: &'d EventState,
    /// The same event, with the names that boards use.
    pub event: &'d Event,
    /// What follows from the open games, once it is computed.
    pub forecast: Option<&'d Scenarios>,
    /// The chances under the usual model, once they are computed.
    pub chances: Option<&'d Odds>,
    /// Whether the event is made up for the gallery.
    pub made_up: bool,
    /// The language of the board.
    pub language: Language,
}

impl<'d> BoardEvent<'d> {
    /// The board of an event, with what follows from its open games if that is computed.
    pub fn new(
        event_state: &'d EventState,
        event: &'d Event,
        forecast: Option<&'d Scenarios>,
    ) -> Self {
        Self {
            event_state,
            event,
            forecast,
            chances: None,
            made_up: false,
            language: Language::default(),
        }
    }

    /// The same board in another language.
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The same board with the chances, if they are computed.
    pub fn with_chances(self, chances: Option<&'d Odds>) -> Self {
        Self { chances, ..self }
    }

    /// A participant's chance of winning the event, as short text.
    pub fn chance(&self, id: Id) -> Option<String> {
        let one = self.chances?.participants.iter().find(|one| one.id == id)?;
        Some(percent(self.language, one.win))
    }

    /// The link targets of the board.
    pub fn links(&self) -> Links {
        if self.made_up { Links::to_gallery() } else { Links::to_event(&self.event_state.row.slug) }
    }

    /// The event and ruling as the reports take them.
    pub fn case(&self) -> Case<'d> {
        Case::new(self.event, &self.event_state.regulation, self.event_state.ruling())
            .in_language(self.language)
    }

    /// A name as the board shows it.
    pub fn shown(&self, id: Id) -> FittedName {
        FittedName::new(self.event.name(id))
    }

    /// A name that must be readable within this width, in half ems.
    pub fn shown_within(&self, id: Id, widest: u32) -> FittedName {
        FittedName::within(self.event.name(id), widest)
    }
}

/// The correction made in the last two minutes, if there is one and it still applies.
pub fn correction(case: Case<'_>, event_state: &EventState) -> Option<Correction> {
    let at = RecordNow {
        event: &event_state.event,
        record: event_state.record(),
        heard: event_state.heard(),
        now: clock::seconds(),
    };
    corrected(case, at)
}

/// When the board changes without an entry: a rest ends, or a correction or a result is no longer
/// recent. In seconds since 1970.
pub fn changes_at(event_state: &EventState) -> Option<i64> {
    let corrected = correction(event_state.case(), event_state).map(|correction| correction.until);
    [corrected, resting_until(event_state), moment::between_until(event_state)]
        .into_iter()
        .flatten()
        .min()
}

/// Everything on the board that changes.
pub fn content(board: &BoardEvent<'_>) -> Markup {
    let (moment, language) = (BoardMoment::new(board.event_state), board.language);
    let over = say!(language, page_board_final);
    html! {
        div.bands {
            header {
                h1 { (board.event.title()) }
                @if let Some(place) = when_and_where(board) { span.where { (place) } }
                @match moment {
                    BoardMoment::Decided(_) => (sign(SignState::Decided, &over)),
                    BoardMoment::Standing if board.event_state.ruling().settled => {
                        (sign(SignState::Decided, &over))
                    }
                    _ => span.live data-live
                        data-lost=(say!(language, page_board_lost)) role="status" {
                        (say!(language, page_board_live))
                    },
                }
            }
            section.above aria-label=(say!(language, page_board_now)) {
                (kicker(board, moment)) (above(board, moment))
            }
            section.middle aria-label=(say!(language, page_board_way)) { (middle(board, moment)) }
            footer.below { (foot::drawn(board, moment)) }
        }
    }
}

/// "Wijk aan Zee, 13 to 28 January 2024", or as much of it as fits next to the title.
fn when_and_where(board: &BoardEvent<'_>) -> Option<String> {
    const LETTERS: usize = 80;
    let event = board.event;
    let days = said_words::days(board.language, event);
    let both = event
        .venue()
        .map(str::to_owned)
        .into_iter()
        .chain(days.clone())
        .collect::<Vec<_>>()
        .join(", ");
    let room = LETTERS.saturating_sub(event.title().chars().count());
    [Some(both), days]
        .into_iter()
        .flatten()
        .find(|words| !words.is_empty() && words.chars().count() <= room)
}

/// The top line: the sign of the state, and what it is about. A correction appears between the two
/// for two minutes and replaces neither.
fn kicker(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    html! {
        p.kick {
            @if let Some(found) = board.event_state.faults().first() {
                @let fault = found.in_language(board.language);
                @let check = u32::from(found.check);
                (sign(
                    SignState::Dead,
                    &say!(board.language, page_board_record_fails { check, fault })
                ))
            } @else {
                (state(board, moment))
                @if let Some(correction) = correction(board.case(), board.event_state) {
                    span.strip data-expires=(correction.until) role="note" {
                        (sign(SignState::Corrected, &correction.sentence))
                    }
                }
                (end(board, moment))
            }
        }
    }
}

/// The state in a word or two, with its sign.
fn state(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    let (ruling, language) = (board.event_state.ruling(), board.language);
    let told = |kind: SignState, state: &str| sign(kind, &state_word(language, state));
    match moment {
        BoardMoment::Unfinished if board.event_state.event.open_games().next().is_some() => {
            told(SignState::Interim, "as-it-stands")
        }
        BoardMoment::Unfinished => told(SignState::Interim, "interim"),
        BoardMoment::Decided(_) => told(SignState::Decided, "winner"),
        BoardMoment::TieAnnounced => sign(SignState::ToBeDrawn, &said::decides(board.case())),
        BoardMoment::Rest(_) => told(SignState::ToBeDrawn, "rest"),
        BoardMoment::Games => html! {
            (told(SignState::Playing, "playing"))
            @if let Some(white) = just_drawn(board) {
                span.fell {
                    (say!(language, page_board_white_by_lots { name: board.event.name(white) }))
                }
            }
        },
        BoardMoment::Between => told(SignState::ToBeDrawn, "between"),
        BoardMoment::Waiting => sign(
            SignState::ToBeDrawn,
            &ruling.open.first().map(|asked| said::asked(language, asked)).unwrap_or_default(),
        ),
        BoardMoment::Standing if ruling.settled => match said::share_first(board.case()) {
            Some(sentence) => sign(SignState::Decided, &sentence),
            None => told(SignState::Decided, "final"),
        },
        BoardMoment::Standing => told(SignState::Interim, "standing"),
    }
}

/// The words of a state: "Winner", "Rest".
pub fn state_word(language: Language, state: &str) -> String {
    say!(language, page_board_state { state })
}

/// "and 3 more".
pub fn and_more(language: Language, count: usize) -> String {
    say!(language, and_more { count })
}

/// The player who has just drawn White by lots, until the next entry.
fn just_drawn(board: &BoardEvent<'_>) -> Option<Id> {
    let event_state = board.event_state;
    let last = event_state.record().entries().len().checked_sub(1)?;
    let counting = |(_, used): &&(Question, usize)| *used == last;
    let (question, _) = event_state.heard().answered().iter().find(counting)?;
    let first_white = matches!(question.ask, Ask::Lots { purpose: Purpose::FirstWhite, .. });
    let Some(Entry::Answer(answer)) = event_state.record().entries().last() else { return None };
    let RecordedValue::Order(order) = &answer.value else { return None };
    let drawn = event_state.event.find(order.first()?.first()?)?;
    let (stage, _) = question.id.rsplit_once('/').unwrap_or_default();
    let has_white = event_state.ruling().open.iter().any(|open| {
        matches!(open.ask, Ask::Game { white, .. } if white == drawn)
            && open.id.strip_prefix(stage).is_some_and(|rest| rest.starts_with('/'))
    });
    (first_white && has_white).then_some(drawn)
}

/// The right end of the top line: a departure, who left, or what it is about.
fn end(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    let case = board.case();
    let departed = (!case.ruling.departures.is_empty()).then(|| {
        if said::departed_first(case) {
            say!(board.language, page_board_departed)
        } else {
            say!(board.language, page_event_departure)
        }
    });
    let gone = gone(board);
    if departed.is_some() || gone.is_some() {
        return html! {
            span.end {
                @if let Some(words) = departed { (sign(SignState::Departed, &words)) " " }
                @if let Some(words) = gone { span.gone { (words) } }
            }
        };
    }
    let words = match moment {
        BoardMoment::Unfinished => Some(unfinished_end(board)),
        BoardMoment::Decided(_) => invitation(case),
        BoardMoment::TieAnnounced => said::tie(case).map(|tie| said::shared(board.language, tie)),
        BoardMoment::Standing => invitation(case).or_else(|| Some(said::headline(case))),
        BoardMoment::Games | BoardMoment::Between | BoardMoment::Rest(_) | BoardMoment::Waiting => {
            Some(said::headline(case))
        }
    };
    html! { @if let Some(words) = words { span.end { (words) } } }
}

/// "Wei Yi has left the play-off": all who left and did not come back.
pub fn gone(board: &BoardEvent<'_>) -> Option<String> {
    let event = &board.event_state.event;
    let left: Vec<Id> =
        board.event_state.record().left().filter_map(|one| event.find(&one.name)).collect();
    if left.is_empty() {
        return None;
    }
    let names = said_names(board.language, board.event, &left);
    Some(say!(board.language, page_board_left { count: left.len(), names }))
}

fn unfinished_end(board: &BoardEvent<'_>) -> String {
    let event = names::called(&crate::live::forecast::as_it_stands(board.event_state));
    let progress =
        progress(board.case()).unwrap_or_else(|| say!(board.language, page_board_still_played));
    let Some(view) = standing::view(board, &event) else { return progress };
    let names: Vec<&str> = view.contenders().map(|one| view.name(one.id)).collect();
    format!("{} · {progress}", said::contenders(board.language, &names))
}

fn above(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    match moment {
        BoardMoment::Unfinished => unfinished(board),
        BoardMoment::Decided(winner) => decided(board, winner),
        BoardMoment::TieAnnounced => tied(board),
        BoardMoment::Rest(until) => html! {
            div.split {
                (foot::countdown(board, until)) (cards::drawn(board, &cards::cards(board)))
            }
        },
        BoardMoment::Games | BoardMoment::Between | BoardMoment::Waiting => {
            cards::drawn(board, &cards::cards(board))
        }
        BoardMoment::Standing => settled(board),
    }
}

fn middle(board: &BoardEvent<'_>, moment: BoardMoment) -> Markup {
    match moment {
        BoardMoment::Unfinished => {
            let event = names::called(&crate::live::forecast::as_it_stands(board.event_state));
            let view = standing::view(board, &event);
            let contenders = view.map(|view| standing::contenders(board, view)).unwrap_or_default();
            if !contenders.is_empty() {
                standing::running(board, view, &contenders)
            } else {
                standing::last_round(board, 5)
            }
        }
        BoardMoment::Standing if first_alone(board).is_some() => standing::last_round(board, 6),
        _ => way::drawn(board),
    }
}

/// The leaders and what they need, once that is computed; before that the progress of the event.
fn unfinished(board: &BoardEvent<'_>) -> Markup {
    let event = names::called(&crate::live::forecast::as_it_stands(board.event_state));
    if let Some(view) = standing::view(board, &event) {
        let contenders = standing::contenders(board, view);
        if !contenders.is_empty() {
            return standing::leaders(board, view, &contenders);
        }
    }
    let language = board.language;
    let count = board.event_state.ruling().interim.as_ref().map_or(0, |missing| missing.count);
    let (large, small) = match rounds(board.case()) {
        Some((round, all)) => (
            say!(language, page_board_round { round }),
            say!(language, page_board_of_rounds { all }),
        ),
        None => (count.to_string(), say!(language, page_board_results_to_come { count })),
    };
    html! {
        div.split { div.far { strong { (large) } span { (small) } } (standing::first(board, 0, 5)) }
    }
}

/// The names of the tied players in large type, with their score.
fn tied(board: &BoardEvent<'_>) -> Markup {
    match said::tie(board.case()) {
        Some(tie) => sharing(board, tie.members, tie.score),
        None => standing::first(board, 0, 5),
    }
}

/// The names of players with the same score in large type.
fn sharing(board: &BoardEvent<'_>, members: &[Id], score: Exact) -> Markup {
    let case = board.case();
    let widest = if members.len() > 3 { 20 } else { 40 };
    let names: Vec<FittedName> =
        members.iter().take(MOST_TIED).map(|id| board.shown_within(*id, widest)).collect();
    let more = members.len().saturating_sub(MOST_TIED);
    let width = width(&names.iter().collect::<Vec<_>>());
    html! {
        div.tied {
            ul class={ "names k" (names.len().min(MOST_TIED)) " " (width) } {
                @for name in &names { li.nm { (name.text) } }
                @if more > 0 { li.rest { (and_more(board.language, more)) } }
            }
            p.each {
                strong { (case.score(score)) }
                span { (say!(board.language, page_board_points_each)) }
            }
        }
    }
}

fn decided(board: &BoardEvent<'_>, winner: Id) -> Markup {
    let case = board.case();
    let name = board.shown(winner);
    let short = names::called_within(&board.event_state.event, 18);
    let second = board.event_state.ruling().standing.get(1);
    let legs = said::way(Case { event: &short, ..case }, winner);
    let long = legs.iter().any(|leg| leg.score.chars().count() + leg.against.chars().count() > 32);
    html! {
        div.winner {
            strong class=(width(&[&name])) { (name.text) }
            div.how.long[long] {
                @for leg in legs.iter().rev().take(4).rev() {
                    p.leg { b { (leg.score) } " " (leg.against) }
                }
                @if let Some(place) = second.filter(|place| place.members.len() <= 8) {
                    @let shared = if place.members.len() > 1 { "yes" } else { "no" };
                    p.second { (say!(board.language, page_board_second { shared })) }
                    ul class={ "seconds k" (place.members.len()) } {
                        @for id in &place.members { li { (names::name(board.event.name(*id))) } }
                    }
                }
            }
        }
    }
}

fn first_alone(board: &BoardEvent<'_>) -> Option<Id> {
    let first = board.event_state.ruling().standing.first()?;
    match first.members.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// The result when nothing is open: the first place and those after it, or the players who stay
/// tied.
fn settled(board: &BoardEvent<'_>) -> Markup {
    let first = board.event_state.ruling().standing.first();
    match (first_alone(board), first) {
        (Some(one), Some(place)) => {
            let name = board.shown(one);
            html! {
                div.split {
                    div.far.done {
                        strong class=(width(&[&name])) { (name.text) }
                        span { (board.case().score(place.score)) }
                    }
                    (standing::first(board, 1, 5))
                }
            }
        }
        (None, Some(place)) if said::tie(board.case()).is_some() => {
            sharing(board, &place.members, place.score)
        }
        _ => standing::first(board, 0, 5),
    }
}
