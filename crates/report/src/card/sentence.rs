//! The state of an event in one sentence.

use super::{Seen, State};
use crate::board::{departed_first, form, tie, tied_on};
use crate::outlook::brief;
use crate::scenarios::outcome_count;
use crate::seat::PlayOffSeat;
use crate::words::{self, capital, number, places};
use crate::{Case, say};
use tiebreak_model::{Ask, Id, Reason, StandingPlace, Step};
use tiebreak_scenarios::Verdict;

/// With up to this many participants, all are named.
const MOST_NAMES: usize = 4;

/// The sentence, and the clause behind it, which may be empty.
pub(super) fn with_clause(seen: Seen<'_>, state: State) -> (String, String) {
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
        (State::Before | State::Live, Some(view)) if few(view) => {
            let outcomes = outcome_count(view.scenarios.outcomes.to_string());
            say!(case.language, card_outcomes { outcomes })
        }
        (State::Before | State::Live, _) => {
            let count = case.ruling.interim.as_ref().map_or(0, |missing| missing.count);
            say!(case.language, card_open_games { count })
        }
        (State::Interim, _) => crate::rounds(case)
            .map(|(played, all)| say!(case.language, rounds_of { played, all }))
            .unwrap_or_default(),
        _ => String::new(),
    }
}

/// Whether the number of outcomes is small enough to mean something to a reader.
fn few(view: crate::scenarios::View<'_>) -> bool {
    view.scenarios.outcomes.to_string().len() <= 7
}

fn now(case: Case<'_>, question: &tiebreak_model::Question) -> String {
    let what = match &question.ask {
        Ask::Game { .. } => {
            return PlayOffSeat::find(case.ruling, &question.id)
                .map_or_else(String::new, |seat| seat.whole(case.language));
        }
        Ask::Lots { .. } => "lots",
        Ask::Colour { .. } => "colour",
        Ask::Bid { .. } => "bid",
        Ask::Board { .. } => "board",
        Ask::Decision { .. } => "decision",
        Ask::Data(_) => "data",
    };
    say!(case.language, card_now { what })
}

fn interim(case: Case<'_>) -> String {
    let Some(missing) = &case.ruling.interim else { return String::new() };
    let still = say!(
        case.language,
        still_to_come { sport: case.event.sport().word(), count: missing.count }
    );
    match crate::rounds(case) {
        Some((count, all)) => capital(&say!(case.language, rounds_played { count, all, still })),
        None => format!("{}.", capital(&still)),
    }
}

/// Who leads, and how many can still come first.
fn before(Seen { case, outlook, .. }: Seen<'_>) -> String {
    let Some(first) = case.ruling.standing.first() else { return String::new() };
    let (who, count, score) =
        (who(case, &first.members), first.members.len(), case.score(first.score));
    let leading = say!(case.language, card_leads { who, count, score });
    let Some(view) = outlook.filter(|view| !view.scenarios.stopped) else {
        return format!("{leading}.");
    };
    let contenders: Vec<_> = view.contenders().collect();
    match contenders.as_slice() {
        [only] if only.outright.verdict == Verdict::Certain => {
            say!(case.language, card_certain_first { name: view.name(only.id) })
        }
        [only] => say!(case.language, card_only_one_can { leading, name: view.name(only.id) }),
        several => say!(case.language, card_several_can { leading, count: several.len() }),
    }
}

/// The names if there are few, otherwise their number.
fn who(case: Case<'_>, ids: &[Id]) -> String {
    if ids.len() <= MOST_NAMES {
        words::names(case.language, case.event, ids)
    } else {
        capital(&number(case.language, ids.len()))
    }
}

/// "Four tied on 8½: two semi-finals, then a final."
fn tied(case: Case<'_>) -> (String, String) {
    let ruling = case.ruling;
    if let (true, Some(left)) = (ruling.open.is_empty(), ruling.left_open.first()) {
        return (words::left_open(case, left), case.clause(left.clause).to_owned());
    }
    let Some(place) = ruling.standing.iter().find(|place| place.open && place.members.len() > 1)
    else {
        return (
            ruling
                .open
                .first()
                .map(|question| format!("{}.", capital(&brief(case, question))))
                .unwrap_or_default(),
            String::new(),
        );
    };
    let tied = tied_words(case, place);
    let stage = ruling.stages.first();
    let how = match (stage, ruling.open.first()) {
        (Some(stage), _) => form(case.language, stage),
        (None, Some(question)) => brief(case, question),
        (None, None) => return (format!("{tied}."), String::new()),
    };
    let clause = stage
        .map(|stage| stage.clause)
        .or_else(|| ruling.open.first().map(|question| question.clause));
    let sentence = say!(case.language, tied_and_then { tied, how });
    (sentence, clause.map(|at| case.clause(at).to_owned()).unwrap_or_default())
}

/// "Four tied on 8½", "Caruana and So tied for places 4 and 5".
fn tied_words(case: Case<'_>, place: &StandingPlace) -> String {
    if place.from == 1 {
        return tied_on(case, place.members.len(), place.score);
    }
    let (who, places) = (who(case, &place.members), places(case.language, place.from, place.to));
    say!(case.language, card_tied_for { who, places })
}

fn decided(Seen { case, .. }: Seen<'_>) -> (String, String) {
    let ruling = case.ruling;
    let Some(first) = ruling.standing.first() else { return (String::new(), String::new()) };
    if let Some(sentence) = words::two_winners(case) {
        return (sentence, String::new());
    }
    let last =
        ruling.steps.last().map(|step| case.cited(step).to_owned()).filter(|clause| clause != "–");
    let clause = last.unwrap_or_default();
    let tied = tie(case).filter(|tie| first.members.iter().any(|id| tie.members.contains(id)));
    let &[winner] = first.members.as_slice() else {
        let departed = if departed_first(case) { "yes" } else { "no" };
        let (who, score) = (who(case, &first.members), case.score(first.score));
        return (say!(case.language, card_share_first { departed, who, score }), clause);
    };
    let name = case.name(winner);
    let Some(tie) = tied else {
        let sentence = if ruling.matches.is_empty() {
            say!(case.language, card_alone { name, score: case.score(first.score) })
        } else {
            say!(case.language, card_won { name })
        };
        return (sentence, String::new());
    };
    let step = ruling.steps.iter().rev().find(|step| places_alone(step, winner));
    let how = match step {
        _ if departed_first(case) => "departure",
        _ if !ruling.stages.is_empty() => "play-off",
        Some(_) => "measure",
        None => "tied",
    };
    let measure = step.map(|step| measure(case, step)).unwrap_or_default();
    let sentence =
        say!(case.language, card_winner { how, name, measure, count: tie.members.len() });
    let by = step.map(|step| case.cited(step).to_owned());
    (sentence, by.filter(|clause| clause != "–").unwrap_or(clause))
}

/// Whether a step put one participant ahead of all others.
fn places_alone(step: &Step, id: Id) -> bool {
    let ranked = matches!(
        step.reason,
        Reason::Ranked { .. } | Reason::Drawn { .. } | Reason::Decided { .. } | Reason::Won { .. }
    );
    ranked && step.parts.first().is_some_and(|part| part == &[id]) && step.parts.len() > 1
}

fn measure(case: Case<'_>, step: &Step) -> String {
    let measure = words::measure(case.language, step);
    if measure.is_empty() { say!(case.language, own_criteria) } else { measure }
}
