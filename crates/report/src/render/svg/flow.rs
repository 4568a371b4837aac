//! The flow chart of a regulation: clauses as boxes, in layers from where a tie enters, with the
//! connections between them.

use super::kit::{Anchor, Look, drawing_with_links, text};
use crate::geometry::{Extent, Point};
use crate::markup::finish;
use crate::words::criterion_name;
use crate::{Language, say};
use maud::{Markup, PreEscaped, html};
use std::collections::{BTreeMap, VecDeque};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Regulation, StageRules};

const WIDTH: u32 = 150;
const HEIGHT: u32 = 44;
const BESIDE: u32 = 26;
const BELOW: u32 = 46;
const MARGIN: u32 = 16;

/// The flow as a drawing; boxes link to `#clause-ID` on the page that holds it.
///
/// ```
/// let tata = tiebreak_regulation::builtin::find("tata-steel-masters-2023").unwrap().unwrap();
/// let drawing = tiebreak_report::svg::flow(tiebreak_report::Language::En, &tata);
/// assert!(drawing.contains("#clause-C.2") && drawing.contains("until won"));
/// ```
pub fn flow(language: Language, regulation: &Regulation) -> String {
    let layers = layers(regulation);
    let widest = layers.iter().map(Vec::len).max().unwrap_or(0) as u32;
    let width = 2 * MARGIN + widest * WIDTH + widest.saturating_sub(1) * BESIDE + 60;
    let height =
        2 * MARGIN + layers.len() as u32 * HEIGHT + (layers.len() as u32).saturating_sub(1) * BELOW;
    let places = places(&layers, width);
    let body = html! {
        @for (at, from) in &places {
            @for to in ways(regulation, *at).iter().filter_map(|target| places.get(target)) {
                (way(*from, *to))
            }
        }
        @for (at, corner) in &places { (clause_box(language, regulation, *at, *corner)) }
    };
    drawing_with_links(
        "flow",
        &say!(language, flow_of { title: &regulation.title }),
        Extent::new(width, height),
        &body,
    )
}

/// The clauses to which a clause leads, also when a tie enters there.
fn ways(regulation: &Regulation, at: ClauseRef) -> Vec<ClauseRef> {
    let entries = regulation.entries.iter().filter(|entry| entry.clause == at && entry.go != at);
    let mut ways: Vec<ClauseRef> =
        entries.map(|entry| entry.go).chain(regulation.targets(at)).collect();
    ways.sort_unstable();
    ways.dedup();
    ways
}

/// Clauses by their distance from where a tie enters; within a layer in the printed order.
fn layers(regulation: &Regulation) -> Vec<Vec<ClauseRef>> {
    let mut depth: BTreeMap<ClauseRef, usize> = BTreeMap::new();
    let mut waiting: VecDeque<(ClauseRef, usize)> =
        regulation.entries.iter().map(|entry| (entry.clause, 0)).collect();
    while let Some((at, steps)) = waiting.pop_front() {
        if depth.contains_key(&at) {
            continue;
        }
        depth.insert(at, steps);
        waiting.extend(ways(regulation, at).into_iter().map(|target| (target, steps + 1)));
    }
    let mut layers = vec![Vec::new(); depth.values().max().map_or(0, |deepest| deepest + 1)];
    for (at, steps) in depth {
        layers[steps].push(at);
    }
    layers
}

/// The upper left corner of every box.
fn places(layers: &[Vec<ClauseRef>], width: u32) -> BTreeMap<ClauseRef, Point> {
    let mut places = BTreeMap::new();
    for (depth, layer) in layers.iter().enumerate() {
        let row = layer.len() as u32 * WIDTH + (layer.len() as u32).saturating_sub(1) * BESIDE;
        let left = (width - row.min(width)) / 2;
        for (index, at) in layer.iter().enumerate() {
            let x = left + index as u32 * (WIDTH + BESIDE);
            let y = MARGIN + depth as u32 * (HEIGHT + BELOW);
            places.insert(*at, Point { x, y });
        }
    }
    places
}

/// A connection down is a curve from foot to head. One back or sideways runs next to the boxes,
/// dashed.
fn way(from: Point, to: Point) -> Markup {
    let (path, dashes) = if to.y > from.y {
        let (x1, y1) = (from.x + WIDTH / 2, from.y + HEIGHT);
        let (x2, y2) = (to.x + WIDTH / 2, to.y);
        let middle = (y1 + y2) / 2;
        (format!("M{x1} {y1} C{x1} {middle} {x2} {middle} {x2} {y2}"), None)
    } else {
        let (x1, y1) = (from.x + WIDTH, from.y + HEIGHT / 2);
        let (x2, y2) = (to.x + WIDTH, to.y + HEIGHT / 2);
        let out = x1.max(x2) + 34;
        (format!("M{x1} {y1} C{out} {y1} {out} {y2} {x2} {y2}"), Some("4 4"))
    };
    html! { path.way d=(path) fill="none"
    stroke="currentColor" stroke-opacity="0.45" stroke-dasharray=[dashes] {} }
}

fn clause_box(
    language: Language,
    regulation: &Regulation,
    at: ClauseRef,
    Point { x, y }: Point,
) -> Markup {
    let clause = regulation.clause(at);
    let middle = Look::new("clause").anchor(Anchor::Middle);
    let words = finish(&html! {
        (text(Point::new(x + WIDTH / 2, y + 19), middle.bold(true), &clause.id, WIDTH - 12))
        (text(Point::new(x + WIDTH / 2, y + 35), middle.small().faint(),
            &verb(language, &clause.action), WIDTH - 12))
    });
    html! {
        a href={ "#clause-" (clause.id) } {
            rect.box x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="6"
                fill="none" stroke="currentColor" stroke-opacity="0.6" {}
            (PreEscaped(words))
        }
    }
}

/// What a clause does, in two or three words.
fn verb(language: Language, action: &Action) -> String {
    let what = match action {
        Action::None => "none",
        Action::Go(_) => "go",
        Action::ByNumber(_) => "by-number",
        Action::ByPlace(_) => "by-place",
        Action::Rank(criterion) => return criterion_name(language, *criterion),
        Action::Order { .. } => "order",
        Action::Select { top, .. } => return say!(language, flow_first_play { count: *top }),
        Action::Lots { .. } => "lots",
        Action::Decide { .. } => "decide",
        Action::Share => "share",
        Action::Enter { what, .. } => return what.clone(),
        Action::Play(play) => match &play.form {
            StageRules::Match { games, .. } => {
                return say!(language, flow_match_of { games: *games });
            }
            StageRules::UntilWon { .. } => "until-won",
            StageRules::RoundRobin { .. } => "round-robin",
            StageRules::KnockOut { .. } => "knock-out",
            StageRules::Ladder { .. } => "ladder",
            StageRules::Armageddon { .. } => "armageddon",
            StageRules::Board => "board",
        },
    };
    say!(language, flow_verb { what })
}
