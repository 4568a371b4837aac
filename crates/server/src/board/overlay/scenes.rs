//! The content of each scene. A scene with nothing to show is empty, because on air no information
//! is better than wrong information.

use super::{Scene, SceneQuery};
use crate::board::cards::{self, BoardCard};
use crate::board::names::{self, FittedName, name};
use crate::board::{BoardEvent, BoardMoment, foot, standing, state_word, way};
use crate::site::colour_mark::piece;
use crate::site::sign::{SignState, sign};
use crate::what_if::bars;
use maud::{Markup, html};
use tiebreak_model::{Id, StageForm};
use tiebreak_report::board as said;
use tiebreak_report::scenarios::{Goal, need, readable};
use tiebreak_report::{progress, say};
use tiebreak_scenarios::Prospect;

/// The most names in one line.
const MOST_IN_LINE: usize = 4;
/// The longest text of a need that a scene shows, in characters.
const LONGEST_WAY: usize = 150;

/// The scene with its panel.
pub fn drawn(board: &BoardEvent<'_>, asked: &SceneQuery) -> Markup {
    match content(board, asked) {
        Some(content) => html! { section class={ "panel is-" (asked.scene.word()) } { (content) } },
        None => html! {},
    }
}

/// Whether the scene has nothing to show.
pub fn is_empty(board: &BoardEvent<'_>, asked: &SceneQuery) -> bool {
    content(board, asked).is_none()
}

fn content(board: &BoardEvent<'_>, asked: &SceneQuery) -> Option<Markup> {
    match asked.scene {
        Scene::LowerThird => lower_third(board, asked.board),
        Scene::Card => card(board, asked.board),
        Scene::Bracket => bracket(board),
        Scene::Standing => Some(standing_panel(board)),
        Scene::Needs => needs(board, asked),
    }
}

fn nth(board: &BoardEvent<'_>, number: usize) -> Option<BoardCard> {
    cards::cards(board).into_iter().nth(number.checked_sub(1)?)
}

fn state_of(card: &BoardCard) -> SignState {
    match (card.is_playing(), card.is_over()) {
        (true, _) => SignState::Playing,
        (_, true) => SignState::Decided,
        _ => SignState::ToBeDrawn,
    }
}

fn lower_third(board: &BoardEvent<'_>, number: usize) -> Option<Markup> {
    match BoardMoment::new(board.event_state) {
        BoardMoment::Decided(winner) => Some(html! {
            p.lab {
                (sign(SignState::Decided, &state_word(board.language, "winner")))
                span { (board.event.title()) }
            }
            (line(board, &[(winner, None)]))
        }),
        BoardMoment::Unfinished => Some(leaders(board)),
        BoardMoment::TieAnnounced => Some(html! {
            p.lab {
                (sign(SignState::ToBeDrawn, &said::decides(board.case())))
                span { (said::headline(board.case())) }
            }
            (tied(board))
        }),
        BoardMoment::Standing => Some(html! {
            p.lab {
                (standing_sign(board)) span { (board.event.title()) }
            }
            (first_places(board, 1))
        }),
        BoardMoment::Rest(until) => Some(html! {
            p.lab {
                (sign(SignState::ToBeDrawn, &state_word(board.language, "rest")))
                span { (foot::goes_on(board, &foot::start(board))) }
            }
            p.line data-until=(until) data-done="0:00" {
                strong data-countdown { (foot::start(board)) }
            }
        }),
        BoardMoment::Games | BoardMoment::Between | BoardMoment::Waiting => {
            nth(board, number).map(|card| versus(board, &card))
        }
    }
}

/// The sign of an event with nothing open: who shares first place, or the headline.
fn standing_sign(board: &BoardEvent<'_>) -> Markup {
    let case = board.case();
    let state = if case.ruling.settled { SignState::Decided } else { SignState::Interim };
    sign(state, &said::share_first(case).unwrap_or_else(|| said::headline(case)))
}

/// Two names in one line with the score between them; more names are listed.
fn versus(board: &BoardEvent<'_>, card: &BoardCard) -> Markup {
    let (title, note) = card.label();
    let seats: Vec<_> = card.seats().collect();
    let (names, width) = seated(board, card);
    html! {
        p.lab { (sign(state_of(card), title)) span { (note) } }
        @let pair = (seats.as_slice(), names.as_slice());
        @if let ([(_, left, own), (_, right, other)], [white, black]) = pair {
            p class={ "line " (width) } {
                @if let Some(side) = left { (piece(board.language, *side)) }
                span.nm { (white.text) }
                @if let (Some(own), Some(other)) = (own, other) {
                    b.sc { (own) } span.dash {} b.sc { (other) }
                } @else {
                    span.dash {}
                }
                span.nm { (black.text) }
                @if let Some(side) = right { (piece(board.language, *side)) }
            }
        } @else {
            @let first = seats.iter().take(MOST_IN_LINE).map(|(id, _, _)| (*id, None));
            (line(board, &first.collect::<Vec<_>>()))
        }
    }
}

/// The names of a card in one size, with the class of that size.
fn seated(board: &BoardEvent<'_>, card: &BoardCard) -> (Vec<FittedName>, String) {
    let names: Vec<FittedName> =
        card.seats().map(|(id, _, _)| board.shown_within(id, 17)).collect();
    let width = names::width(&names.iter().collect::<Vec<_>>());
    (names, width)
}

/// Names in one line and one size, each with its score if it has one.
fn line(board: &BoardEvent<'_>, names: &[(Id, Option<String>)]) -> Markup {
    let widest = [40, 28, 18, 14][names.len().clamp(1, MOST_IN_LINE) - 1];
    let shown: Vec<FittedName> =
        names.iter().map(|(id, _)| board.shown_within(*id, widest)).collect();
    let long = names.len() > 2 && shown.iter().any(FittedName::is_long);
    html! {
        p
            class={
                "line k" (names.len()) @if long { " two" } " " (names::width(
                    &shown.iter().collect::<Vec<_>>()
                ))
            } {
            @for (name, (_, score)) in shown.iter().zip(names) {
                span.one {
                    span.nm { (name.text) }
                    @if let Some(score) = score { b.sc { (score) } }
                }
            }
        }
    }
}

/// The names of the tied players, if they are few.
fn tied(board: &BoardEvent<'_>) -> Markup {
    let members = said::tie(board.case()).map(|tie| tie.members).unwrap_or_default();
    if members.is_empty() || members.len() > MOST_IN_LINE {
        return html! { p.line { span.say { (said::headline(board.case())) } } };
    }
    line(board, &members.iter().map(|id| (*id, None)).collect::<Vec<_>>())
}

/// The players on the first places with their scores; a shared place is shown only as a whole.
fn first_places(board: &BoardEvent<'_>, least: usize) -> Markup {
    let mut names = Vec::new();
    for place in &board.event_state.ruling().standing {
        if names.len() >= least || names.len() + place.members.len() > MOST_IN_LINE {
            break;
        }
        names.extend(place.members.iter().map(|id| (*id, Some(board.case().score(place.score)))));
    }
    if names.is_empty() {
        return html! { p.line { span.say { (said::headline(board.case())) } } };
    }
    line(board, &names)
}

/// The first places of an event in progress.
fn leaders(board: &BoardEvent<'_>) -> Markup {
    let case = board.case();
    let words = match progress(case) {
        Some(progress) => say!(board.language, page_board_interim { progress }),
        None => state_word(board.language, "as-it-stands"),
    };
    html! {
        p.lab { (sign(SignState::Interim, &words)) }
        (first_places(board, 3))
    }
}

fn card(board: &BoardEvent<'_>, number: usize) -> Option<Markup> {
    if let BoardMoment::Decided(_)
    | BoardMoment::Unfinished
    | BoardMoment::Standing
    | BoardMoment::TieAnnounced = BoardMoment::new(board.event_state)
    {
        return lower_third(board, number);
    }
    let card = nth(board, number)?;
    let (title, note) = card.label();
    let why = said::newest(board.case());
    let (names, width) = seated(board, &card);
    Some(html! {
        p.lab { (sign(state_of(&card), title)) span.far-end { (note) } }
        @for ((_, side, score), name) in card.seats().zip(&names).take(6) {
            p class={ "row " (width) } {
                @if let Some(side) = side { (piece(board.language, side)) }
                span.nm { (name.text) }
                @if let Some(score) = score { b.sc { (score) } }
            }
        }
        @if let Some(why) = why.filter(|why| why.sentence.chars().count() < 140) {
            p.say { (why.sentence) @for clause in &why.clauses { " " span.clause { (clause) } } }
        }
    })
}

fn bracket(board: &BoardEvent<'_>) -> Option<Markup> {
    let stages = &board.event_state.ruling().stages;
    let what = stages.iter().find(|stage| stage.form == StageForm::KnockOut).or(stages.last())?;
    Some(html! {
        p.lab { b.t { (board.event.title()) } span.far-end { (said::headline(board.case())) } }
        @if what.form == StageForm::RoundRobin {
            (way::round_robin(board, what))
        } @else {
            (way::drawn(board))
        }
    })
}

fn standing_panel(board: &BoardEvent<'_>) -> Markup {
    let words = said::headline(board.case());
    html! {
        p.lab { b.t { (board.event.title()) } }
        (standing::first(board, 0, 8))
        p.say { (words) }
    }
}

fn needs(board: &BoardEvent<'_>, asked: &SceneQuery) -> Option<Markup> {
    let event = names::called(&crate::live::forecast::as_it_stands(board.event_state));
    let view = standing::view(board, &event)?;
    let contenders = standing::contenders(board, view);
    let of = asked.of.as_ref().and_then(|wanted| find(board, wanted));
    let at = match (&asked.of, of) {
        (Some(_), None) => return None,
        (_, Some(id)) => contenders.iter().position(|one| one.id == id)?,
        (None, None) => asked.board.checked_sub(1)?,
    };
    let one: &Prospect = contenders.get(at)?;
    let goals = [Goal::Outright, Goal::Settled, Goal::PlayOff, Goal::Shared, Goal::Out];
    let told = goals.into_iter().filter_map(|goal| {
        let need = need(view, one.id, goal)?;
        let whole = need.within(LONGEST_WAY)?;
        let rest = whole
            .strip_prefix(&need.what)
            .unwrap_or(&whole)
            .trim_start_matches(',')
            .trim()
            .to_owned();
        Some((need.what, rest))
    });
    let (told, of): (Vec<(String, String)>, _) = (told.take(3).collect(), view.scenarios.outcomes);
    let [alone, shared, of_all] =
        [one.outright.count, one.shared.count, of].map(|count| count.to_string());
    let says = readable(
        view.language,
        &say!(board.language, page_board_outcomes { alone, of: of_all, shared }),
    );
    let chance = match board.chance(one.id) {
        Some(chance) => say!(board.language, page_board_chance { chance }),
        None => say!(board.language, page_board_no_chances),
    };
    Some(html! {
        (bars::hatchings())
        p.lab {
            (name(view.name(one.id)))
            span.far-end { (progress(board.case()).unwrap_or_default()) }
        }
        dl.need-ways { @for (what, how) in &told { dt { (what) } " " dd { (how) } } }
        (bars::bar(at, of.per_mille(one.outright.count), of.per_mille(one.shared.count), &says))
        p.say { (says) " " (chance) }
    })
}

fn find(board: &BoardEvent<'_>, wanted: &str) -> Option<Id> {
    let event = &board.event_state.event;
    event.find(wanted).or_else(|| event.ids().find(|id| board.event.name(*id) == wanted))
}
