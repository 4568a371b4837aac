//! The state of an event in one sentence.

use super::{Seen, State};
use crate::Case;
use crate::board::{form, tie};
use crate::outlook::brief;
use crate::seat::Seat;
use crate::words::{self, capital, number, places};
use tiebreak_model::{Ask, Id, Reason, Sport, StandingPlace, Step};
use tiebreak_scenarios::Verdict;

/// So many names are said one by one.
const MOST_NAMES: usize = 4;

/// The sentence, and the clause that it rests on; that may be empty.
pub(super) fn of(seen: Seen<'_>, state: State) -> (String, String) {
    let case = seen.case;
    match state {
        State::Interim => (interim(case), String::new()),
        State::Before => (before(seen), String::new()),
        State::Live if case.ruling.interim.is_some() => (before(seen), String::new()),
        State::Live | State::Tied => tied(case),
        State::Decided => decided(seen),
    }
}

/// What is being played, drawn or counted now.
pub(super) fn phase(seen: Seen<'_>, state: State) -> String {
    let Seen { case, outlook, .. } = seen;
    match (state, outlook) {
        (State::Live | State::Tied, _) if case.ruling.interim.is_none() => {
            case.ruling.open.first().map(|question| now(case, question)).unwrap_or_default()
        }
        (State::Before | State::Live, Some(view)) if few(view) => format!("{} outcomes", view.scenarios.outcomes),
        (State::Before | State::Live, _) => match case.ruling.interim.as_ref().map_or(0, |missing| missing.count) {
            1 => "1 open game".to_owned(),
            games => format!("{games} open games"),
        },
        (State::Interim, _) => {
            crate::rounds(case).map(|(played, all)| format!("{played} of {all} rounds")).unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Whether the number of outcomes says anything to a reader.
fn few(view: crate::scenarios::View<'_>) -> bool {
    view.scenarios.outcomes.to_string().len() <= 7
}

fn now(case: Case<'_>, question: &tiebreak_model::Question) -> String {
    match &question.ask {
        Ask::Game { .. } => Seat::of(case.ruling, &question.id).map_or_else(String::new, |seat| seat.whole()),
        Ask::Lots { .. } => "lots to be drawn".to_owned(),
        Ask::Colour { .. } => "the colour to be chosen".to_owned(),
        Ask::Bid { .. } => "bids of time".to_owned(),
        Ask::Board { .. } => "a board to be played".to_owned(),
        Ask::Decision { .. } => "a decision to be made".to_owned(),
        Ask::Data(_) => "something is missing".to_owned(),
    }
}

fn interim(case: Case<'_>) -> String {
    let Some(missing) = &case.ruling.interim else { return String::new() };
    let what = match (case.event.sport, missing.count == 1) {
        (Sport::Chess, true) => "game is",
        (Sport::Chess, false) => "games are",
        (Sport::Bridge, true) => "match is",
        (Sport::Bridge, false) => "matches are",
    };
    let still = format!("{} {what} still to come", number(missing.count));
    match crate::rounds(case) {
        Some((played, all)) => {
            let have = if played == 1 { "has" } else { "have" };
            let played = usize::try_from(played).unwrap_or(usize::MAX);
            format!("{} of {all} rounds {have} been played; {still}.", capital(&number(played)))
        }
        None => format!("{}.", capital(&still)),
    }
}

/// Who leads, and how many can still come first.
fn before(Seen { case, outlook, .. }: Seen<'_>) -> String {
    let Some(first) = case.ruling.standing.first() else { return String::new() };
    let leads = if first.members.len() == 1 { "leads" } else { "lead" };
    let score = case.score(first.score);
    let leading = format!("{} {leads} with {score}", who(case, &first.members));
    let Some(view) = outlook.filter(|view| !view.scenarios.stopped) else { return format!("{leading}.") };
    let contenders: Vec<_> = view.contenders().collect();
    match contenders.as_slice() {
        [only] if only.outright.verdict == Verdict::Certain => {
            format!("{} is first, whatever happens.", view.name(only.id))
        }
        [only] => format!("{leading}; only {} can come first.", view.name(only.id)),
        several => format!("{leading}; {} can still come first.", number(several.len())),
    }
}

/// Names one by one where they are few, else how many they are.
fn who(case: Case<'_>, ids: &[Id]) -> String {
    if ids.len() <= MOST_NAMES { words::names(case.event, ids) } else { capital(&number(ids.len())) }
}

/// "Four tied on 8½: two semi-finals, then a final."
fn tied(case: Case<'_>) -> (String, String) {
    let ruling = case.ruling;
    if let (true, Some(left)) = (ruling.open.is_empty(), ruling.left_open.first()) {
        return (words::left_open(case, left), case.clause(left.clause).to_owned());
    }
    let Some(place) = ruling.standing.iter().find(|place| place.open && place.members.len() > 1) else {
        return (
            ruling.open.first().map(|question| format!("{}.", capital(&brief(case, question)))).unwrap_or_default(),
            String::new(),
        );
    };
    let tied = tied_words(case, place);
    let stage = ruling.stages.first();
    let how = match (stage, ruling.open.first()) {
        (Some(stage), _) => form(stage),
        (None, Some(question)) => brief(case, question),
        (None, None) => return (format!("{tied}."), String::new()),
    };
    let clause = stage.map(|stage| stage.clause).or_else(|| ruling.open.first().map(|question| question.clause));
    (format!("{tied}: {how}."), clause.map(|at| case.clause(at).to_owned()).unwrap_or_default())
}

/// "Four tied on 8½", "Caruana and So tied for places 4 and 5".
fn tied_words(case: Case<'_>, place: &StandingPlace) -> String {
    if place.from == 1 {
        return format!("{} tied on {}", capital(&number(place.members.len())), case.score(place.score));
    }
    format!("{} tied for {}", who(case, &place.members), places(place.from, place.to))
}

fn decided(Seen { case, .. }: Seen<'_>) -> (String, String) {
    let ruling = case.ruling;
    let Some(first) = ruling.standing.first() else { return (String::new(), String::new()) };
    if let Some(sentence) = words::two_winners(case) {
        return (sentence, String::new());
    }
    let last = ruling.steps.last().map(|step| case.cited(step).to_owned()).filter(|clause| clause != "–");
    let clause = last.unwrap_or_default();
    let tied = tie(case).filter(|tie| first.members.iter().any(|id| tie.members.contains(id)));
    let &[winner] = first.members.as_slice() else {
        let by = if ruling.departures.is_empty() { "" } else { ", by a departure from the regulation" };
        return (
            format!("{} share first place on {}{by}.", who(case, &first.members), case.score(first.score)),
            clause,
        );
    };
    let name = case.name(winner);
    let Some(tie) = tied else {
        let alone = if ruling.matches.is_empty() {
            format!(", alone on {}", case.score(first.score))
        } else {
            " won".to_owned()
        };
        return (format!("{name}{alone}."), String::new());
    };
    let how = match ruling.steps.iter().rev().find(|step| places_alone(step, winner)) {
        _ if !ruling.departures.is_empty() => "by a departure from the regulation".to_owned(),
        _ if !ruling.stages.is_empty() => format!("after a play-off of {}", number(tie.members.len())),
        Some(step) => format!("on {} among the {}", measure(step), number(tie.members.len())),
        None => format!("of {} who were tied", number(tie.members.len())),
    };
    let by = ruling.steps.iter().rev().find(|step| places_alone(step, winner)).map(|step| case.cited(step).to_owned());
    (format!("{name}, {how}."), by.filter(|clause| clause != "–").unwrap_or(clause))
}

/// Whether a step put somebody before all the others.
fn places_alone(step: &Step, id: Id) -> bool {
    let ranked = matches!(
        step.reason,
        Reason::Ranked { .. } | Reason::Drawn { .. } | Reason::Decided { .. } | Reason::Won { .. }
    );
    ranked && step.parts.first().is_some_and(|part| part == &[id]) && step.parts.len() > 1
}

fn measure(step: &Step) -> String {
    match words::measure(step) {
        "" => "the regulation’s own criteria".to_owned(),
        measure => measure.to_owned(),
    }
}
