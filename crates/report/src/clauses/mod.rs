//! The meaning of each clause for the program, in a sentence or two.

mod awards;
mod duties;
mod play;

use crate::words::{apart, criterion_name, role_key};
use crate::{Language, say};
use tiebreak_model::{ClauseRef, capital};
use tiebreak_regulation::{
    Action, Clause, Count, Criterion, Duty, EarlyStop, EntryPoint, GamesScope, Regulation, Route,
    RouteCondition, SettledScope,
};

/// The meaning of a clause for the program, in a sentence or two.
///
/// ```
/// use tiebreak_regulation::builtin;
/// use tiebreak_report::{Language, clauses::says};
/// let tata = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
/// let clause = tata.clause_named("C.2").unwrap();
/// assert!(says(Language::En, &tata, clause).starts_with("Asks for"));
/// assert!(says(Language::De, &tata, clause).starts_with("Verlangt"));
/// ```
pub fn says(language: Language, regulation: &Regulation, at: ClauseRef) -> String {
    let clause = regulation.clause(at);
    let mut sentences = Vec::new();
    for entry in regulation.entries.iter().filter(|entry| entry.clause == at) {
        sentences.push(settles(language, regulation, clause, entry));
    }
    sentences.extend(procedure(language, regulation, at));
    sentences.extend(action(language, regulation, clause));
    if !clause.then.is_empty() {
        let routes = clause.then.iter().map(|route| route_says(language, regulation, route));
        sentences.push(format!("{}.", capital(&one_by_one(language, routes))));
    }
    sentences.extend(
        clause.duties.iter().filter_map(|duty| duties::says(language, regulation, duty, clause)),
    );
    sentences.join(" ")
}

/// Joins parts with semicolons: "A; B; C".
fn one_by_one(language: Language, parts: impl IntoIterator<Item = String>) -> String {
    apart(language, &parts.into_iter().collect::<Vec<_>>())
}

/// The printed numbers of some clauses.
fn ids(regulation: &Regulation, clauses: &[ClauseRef]) -> String {
    clauses.iter().map(|at| regulation.clause(*at).id.as_str()).collect::<Vec<_>>().join(", ")
}

fn settles(
    language: Language,
    regulation: &Regulation,
    clause: &Clause,
    entry: &EntryPoint,
) -> String {
    let (from, to) = (entry.tie_for.from, entry.tie_for.to);
    let places = match (from, to) {
        _ if entry.only_needed => "needed",
        (_, Some(0)) => "cut",
        (1, Some(1)) if entry.at_cuts => "first-or-cut",
        (1, Some(1)) => "first",
        (_, Some(_)) if entry.at_cuts => "some-or-cut",
        (_, Some(_)) => "some",
        (1, None) => "any",
        (_, None) => "below",
    };
    let places = say!(language, clause_tie_for { places, from, to: to.unwrap_or_default() });
    let kinds = entry.kinds.iter().map(|kind| kind.word()).collect::<Vec<_>>().join(", ");
    let kinds = match entry.participants {
        Some(count) => say!(language, clause_kinds_of { kinds, count: count.to_string() }),
        None => kinds,
    };
    let go = &regulation.clause(entry.go).id;
    match *go == clause.id {
        true => say!(language, clause_settles { places, kinds }),
        false => say!(language, clause_settles_from { places, kinds, go }),
    }
}

fn procedure(language: Language, regulation: &Regulation, at: ClauseRef) -> Vec<String> {
    let mut sentences = Vec::new();
    for entry in &regulation.entries {
        if entry.settles.1 == at && regulation.clause(at).duties.contains(&Duty::Settles) {
            let stays_shared =
                entry.promotes.as_ref().is_some_and(|(to, _)| to.first_place_stays_shared);
            let what = match entry.settles.0 {
                SettledScope::Winner if stays_shared => "invitation",
                SettledScope::Winner => "winner",
                SettledScope::Places => "places",
            };
            sentences.push(say!(language, clause_settled { what }));
        }
        if let Some((stop, clause)) = entry.stop
            && clause == at
        {
            let when = match stop {
                EarlyStop::ClearWinner => "at-once",
                EarlyStop::ClearWinnerAfterRound => "after-round",
            };
            sentences.push(say!(language, clause_stops { when }));
        }
    }
    sentences
}

fn action(
    language: Language,
    regulation: &Regulation,
    Clause { action, over, .. }: &Clause,
) -> Option<String> {
    let id = |at: ClauseRef| regulation.clause(at).id.as_str();
    let yes = |truth: bool| if truth { "yes" } else { "no" };
    Some(match action {
        Action::None => return None,
        Action::Go(go) => say!(language, clause_go { go: id(*go) }),
        Action::ByNumber(numbers) => {
            let part = |(count, go): &(_, ClauseRef)| by_number(language, count, id(*go));
            format!("{}.", capital(&one_by_one(language, numbers.iter().map(part))))
        }
        Action::ByPlace(places) => {
            let part = |(count, go): &(Count, ClauseRef)| by_place(language, *count, id(*go));
            format!("{}.", capital(&one_by_one(language, places.iter().map(part))))
        }
        Action::Rank(criterion) => ranks(language, regulation, over, *criterion),
        Action::Enter { what, lowest } => {
            let best = if *lowest { "lowest" } else { "highest" };
            say!(language, clause_enter { best, what: what.to_string() })
        }
        Action::Order { by, restart } => {
            say!(language, clause_orders { again: yes(*restart), by: ids(regulation, by) })
        }
        Action::Select { top, by, restart, go, others } => {
            let (by, top) = (ids(regulation, by), top.to_string());
            let first =
                say!(language, clause_selects { again: yes(*restart), top, by, go: id(*go) });
            let others = others.map(|others| say!(language, clause_others_go { go: id(others) }));
            format!("{}.", one_by_one(language, [Some(first), others].into_iter().flatten()))
        }
        Action::Share => say!(language, clause_shares),
        Action::Lots { purpose, only_first } => {
            let contended = match only_first {
                Some(true) => "first",
                Some(false) => "later",
                None => "any",
            };
            let purpose = say!(language, clause_purpose { purpose: purpose.word() });
            say!(language, clause_lots { contended, purpose })
        }
        Action::Play(play) => play::play_says(language, regulation, play),
        Action::Decide { who, go_on: None, .. } => {
            say!(language, clause_decision { known: role_key(who), role: who })
        }
        Action::Decide { who, go_on: Some(go), .. } => {
            say!(
                language,
                clause_decision_to_go_on { known: role_key(who), role: who, go: id(*go) }
            )
        }
    })
}

fn by_number(language: Language, count: impl std::fmt::Display, go: &str) -> String {
    say!(language, clause_tied_go { count: count.to_string(), go })
}

fn by_place(language: Language, count: Count, go: &str) -> String {
    let (from, to) = (count.from, count.to);
    let places = match (from, to) {
        (1, Some(1)) => "first",
        (from, Some(to)) if from == to => "one",
        (_, Some(_)) => "some",
        (_, None) => "below",
    };
    say!(language, clause_place_go { places, from, to: to.unwrap_or_default(), go })
}

fn ranks(
    language: Language,
    regulation: &Regulation,
    over: &GamesScope,
    criterion: Criterion,
) -> String {
    let (over, of) = match over {
        GamesScope::Event => ("event", ""),
        GamesScope::PlayOff => ("play-off", ""),
        GamesScope::Both => ("both", ""),
        GamesScope::Stage(at) => ("stage", regulation.clause(*at).id.as_str()),
        GamesScope::Phase(phase) => ("phase", phase.as_str()),
    };
    let name = criterion_name(language, criterion);
    let says = criterion_says(language, criterion);
    say!(language, clause_ranks { over, of, criterion: name, says })
}

/// What a criterion does, in a sentence.
pub fn criterion_says(language: Language, criterion: Criterion) -> String {
    match criterion {
        // For most FIDE codes, the name is the sentence.
        Criterion::Fide(_) if language != Language::En => {
            format!("FIDE C.07: {}.", criterion_name(language, criterion))
        }
        _ => say!(
            language,
            criterion_says {
                criterion: criterion.name().replace('/', "-"),
                says: criterion.says()
            }
        ),
    }
}

fn route_says(language: Language, regulation: &Regulation, route: &Route) -> String {
    let go = &regulation.clause(route.go).id;
    let (when, count) = match route.when {
        RouteCondition::AllTied => ("all-tied", String::new()),
        RouteCondition::Separated => ("separated", String::new()),
        RouteCondition::Tied(count) => ("tied", count.to_string()),
        RouteCondition::AfterRoundRobins(count) => ("after-round-robins", count.to_string()),
        RouteCondition::Otherwise => ("otherwise", String::new()),
    };
    say!(language, clause_route { when, count, go })
}
