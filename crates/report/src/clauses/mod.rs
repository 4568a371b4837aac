//! What the program makes of each clause, in a sentence or two.

mod awards;
mod play;

use tiebreak_model::{ClauseRef, capital};
use tiebreak_regulation::{Action, Clause, Duty, Over, PrizeRule, Regulation, Route, Settles, Stop, When};

/// What the program makes of a clause, in a sentence or two.
///
/// ```
/// use tiebreak_regulation::builtin;
/// let tata = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
/// let clause = tata.clause_named("C.2").unwrap();
/// assert!(tiebreak_report::clauses::says(&tata, clause).starts_with("Asks for"));
/// ```
pub fn says(regulation: &Regulation, at: ClauseRef) -> String {
    let clause = regulation.clause(at);
    let mut sentences = Vec::new();
    for entry in regulation.entries.iter().filter(|entry| entry.clause == at) {
        let kinds: Vec<&str> = entry.kinds.iter().map(|kind| kind.word()).collect();
        let places = match (entry.tie_for.from, entry.tie_for.to) {
            _ if entry.only_needed => {
                "first place, the last qualifying place or a prize that cannot be divided".to_owned()
            }
            (_, Some(0)) => "a place across a cut".to_owned(),
            (1, Some(1)) if entry.at_cuts => "first place, or across a cut".to_owned(),
            (1, Some(1)) => "first place".to_owned(),
            (from, Some(to)) if entry.at_cuts => format!("one of the places {from} to {to}, or across a cut"),
            (from, Some(to)) => format!("one of the places {from} to {to}"),
            (1, None) => "any place".to_owned(),
            (from, None) => format!("place {from} or below"),
        };
        let go = &regulation.clause(entry.go).id;
        let go = if *go == clause.id { String::new() } else { format!(", from {go}") };
        let of = entry.participants.map(|count| format!(" of {count}")).unwrap_or_default();
        sentences.push(format!("Settles a tie for {places} ({}{of}){go}.", kinds.join(", ")));
    }
    sentences.extend(procedure(regulation, at));
    sentences.extend(action(regulation, clause));
    if !clause.then.is_empty() {
        let routes: Vec<String> = clause.then.iter().map(|route| route_says(regulation, route)).collect();
        sentences.push(format!("{}.", capital(&routes.join("; "))));
    }
    sentences.extend(clause.duties.iter().filter_map(|duty| duty_says(regulation, duty, clause)));
    sentences.join(" ")
}

fn procedure(regulation: &Regulation, at: ClauseRef) -> Vec<String> {
    let mut sentences = Vec::new();
    for entry in &regulation.entries {
        if entry.settles.1 == at && regulation.clause(at).duties.contains(&Duty::Settles) {
            sentences.push(match entry.settles.0 {
                Settles::Winner if entry.promotes.as_ref().is_some_and(|(to, _)| to.first_place_stays_shared) => {
                    "Only the invitation is decided; those who were tied share first place.".to_owned()
                }
                Settles::Winner => "Only the winner is found; the others who were tied share second place.".to_owned(),
                Settles::Places => "Every such place is settled.".to_owned(),
            });
        }
        if let Some((stop, clause)) = entry.stop
            && clause == at
        {
            sentences.push(match stop {
                Stop::ClearWinner => "Play stops as soon as nobody else can reach the leader.".to_owned(),
                Stop::ClearWinnerAfterRound => {
                    "Play stops after the round in which nobody else can reach the leader.".to_owned()
                }
            });
        }
    }
    sentences
}

fn action(regulation: &Regulation, Clause { action, over, .. }: &Clause) -> Option<String> {
    let id = |at: &ClauseRef| regulation.clause(*at).id.clone();
    let ids = |list: &[ClauseRef]| list.iter().map(id).collect::<Vec<_>>().join(", ");
    Some(match action {
        Action::None => return None,
        Action::Go(go) => format!("On to {}.", id(go)),
        Action::ByNumber(numbers) => {
            let parts: Vec<String> = numbers.iter().map(|(count, go)| format!("{count} tied: {}", id(go))).collect();
            format!("{}.", capital(&parts.join("; ")))
        }
        Action::ByPlace(places) => {
            let parts: Vec<String> = places
                .iter()
                .map(|(count, go)| match (count.from, count.to) {
                    (1, Some(1)) => format!("for first place: {}", id(go)),
                    (from, Some(to)) if from == to => format!("for place {from}: {}", id(go)),
                    (from, Some(to)) => format!("for places {from} to {to}: {}", id(go)),
                    (from, None) => format!("for place {from} or below: {}", id(go)),
                })
                .collect();
            format!("{}.", capital(&parts.join("; ")))
        }
        Action::Rank(criterion) => {
            format!("Ranks by {}{}: {}", criterion.measure(), over_says(regulation, over), criterion.says())
        }
        Action::Enter { what, lowest } => {
            let best = if *lowest { "lowest" } else { "highest" };
            format!("Asks for the {what} of each; the {best} is the best.")
        }
        Action::Order { by, restart } => format!("Orders by {} in turn{}.", ids(by), again(*restart)),
        Action::Select { top, by, restart, go, others } => {
            let others = others.map(|others| format!("; the others go to {}", id(&others))).unwrap_or_default();
            format!("The first {top} by {} in turn{} go to {}{others}.", ids(by), again(*restart), id(go))
        }
        Action::Share => "The place is shared.".to_owned(),
        Action::Lots { purpose, only_first } => match only_first {
            Some(true) => format!("Asks for lots ({}) where the level ones contend for first place.", purpose.word()),
            Some(false) => {
                format!("Asks for lots ({}) where the level ones contend for a later place.", purpose.word())
            }
            None => format!("Asks for lots ({}).", purpose.word()),
        },
        Action::Play(play) => play::play_says(regulation, play),
        Action::Decide { who, go_on: None } => format!("Asks for the decision of the {who}."),
        Action::Decide { who, go_on: Some(go) } => {
            format!("Asks the {who}: go on with {}, or decide by other means.", id(go))
        }
    })
}

fn over_says(regulation: &Regulation, over: &Over) -> String {
    match over {
        Over::Event => String::new(),
        Over::PlayOff => " in the play-off".to_owned(),
        Over::Both => " in the event and the play-off".to_owned(),
        Over::Stage(at) => format!(" in the games of {}", regulation.clause(*at).id),
        Over::Phase(phase) => format!(" in the games of phase \"{phase}\""),
    }
}

fn again(restart: bool) -> &'static str {
    if restart { ", those still level starting again from the first" } else { "" }
}

fn route_says(regulation: &Regulation, route: &Route) -> String {
    let go = &regulation.clause(route.go).id;
    match route.when {
        When::AllTied => format!("if all are still level, {go}"),
        When::Separated => format!("if some were separated, those still level go to {go}"),
        When::Tied(count) => format!("if {count} are level, {go}"),
        When::AfterRoundRobins(count) => format!("after {count} round robins, {go}"),
        When::Otherwise => format!("those still level go to {go}"),
    }
}

fn duty_says(regulation: &Regulation, duty: &Duty, clause: &Clause) -> Option<String> {
    Some(match duty {
        Duty::Applies | Duty::Settles => return None,
        Duty::Clock(name) => {
            let clock = regulation.clocks.iter().find(|clock| clock.name == *name)?;
            format!("Clocks for {name}: {}.", clock.clock)
        }
        Duty::Prizes(rule) => prizes_say(*rule),
        Duty::TourPoints => "Tour points are shared equally by those level on points.".to_owned(),
        Duty::LeavesTied => "Other ties stay.".to_owned(),
        Duty::AtAnyTime => "Applies at any time; everything else waits for the end of the event.".to_owned(),
        Duty::LeavesOpen(why) => format!("A tie that is left here stays open: {}.", why.trim_end_matches('.')),
        Duty::Restates(others) => {
            let ids: Vec<&str> = others.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
            format!("Carried out by {}.", ids.join(", "))
        }
        Duty::Rest { minutes, all_games } => {
            let after = if *all_games { "all games of the event" } else { "the games of the tied" };
            format!("Earliest start: {minutes} minutes after a player's own game, and not before the end of {after}.")
        }
        Duty::ShortDraws { moves, minutes, inclusive } => {
            let within = if *inclusive { "at most" } else { "fewer than" };
            let time = match minutes {
                0 => String::new(),
                minutes if minutes % 60 == 0 => format!(", or in {within} {} hours of play,", minutes / 60),
                minutes => format!(", or in {within} {minutes} minutes of play,"),
            };
            format!("Lists draws in {within} {moves} moves{time} where the event gives their length.")
        }
        Duty::Promotes(promotion) => {
            let who = if promotion.first_place_stays_shared { "One of them" } else { "The winner" };
            let when = if promotion.next_year { " of next year" } else { "" };
            format!(
                "{who} is invited to {}{when}; a clear winner too. Whoever does not take the invitation up is passed over: the same rules find the next.",
                promotion.to
            )
        }
        Duty::Award(award) => awards::award_says(regulation, award),
        Duty::OnePrize(rule) => awards::one_prize_says(regulation, rule),
        Duty::CarryOver(rule) => awards::carry_over_says(regulation, rule),
        Duty::Deviate { who } => format!("{} may depart from these rules: recorded with a reason.", capital(who)),
        Duty::Remind { words, with, .. } => {
            let ids: Vec<&str> = with.iter().map(|at| regulation.clause(*at).id.as_str()).collect();
            let when = if ids.is_empty() { String::new() } else { format!(" with {}", ids.join(", ")) };
            format!("Shown as a reminder{when}: {}", words.as_deref().unwrap_or(&clause.text))
        }
        Duty::Outside(why) => format!("Outside the program: {why}."),
    })
}

fn prizes_say(rule: PrizeRule) -> String {
    match rule {
        PrizeRule::ByScore => "Prize money is shared equally by those level on points.".to_owned(),
        PrizeRule::ByPlace => "Prize money goes by place; those who share a place share it equally.".to_owned(),
        PrizeRule::HORT => {
            "Half of each prize goes by place, half is shared equally by those level on points.".to_owned()
        }
        PrizeRule::Split { by_place, shared } => {
            let all = by_place + shared;
            format!(
                "Of each prize {by_place} parts of {all} go by place, {shared} are shared equally by those level on points."
            )
        }
    }
}
