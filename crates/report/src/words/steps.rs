//! What happened in a step, in a sentence with the numbers.

use super::{basic, ranked, refusals};
use crate::Case;
use tiebreak_engine::bracket::round_name;
use tiebreak_model::{Absence, Decider, Exact, Id, Kind, Reason, Sport, Step, series};

/// The sentence of a step.
pub fn because(case: Case<'_>, step: &Step) -> String {
    let who = |ids: &[Id]| basic::names(case.event, ids);
    let name = |id: Id| case.name(id);
    match &step.reason {
        Reason::Tied { members, from, to, score } => {
            format!("{} share {} with {}{}.", who(members), basic::places(*from, *to), score.mixed(), vps(case))
        }
        Reason::LevelMatch { members, round: Some(round), score, .. } => {
            format!("{} are level in round {round}, {1} to {1}.", who(members), score.mixed())
        }
        Reason::LevelMatch { members, stage, round: None, score } => {
            format!("{} are level in the {stage}, {1} to {1}.", who(members), score.mixed())
        }
        Reason::StayTied { members, from, to } => {
            format!("{} stay tied for {}.", who(members), basic::places(*from, *to))
        }
        Reason::SentOn { members, go } => {
            format!("{} go on from {} to {}.", who(members), case.clause(step.clause), case.clause(*go))
        }
        Reason::SentByNumber { count, go } => {
            format!("{} are tied: {}.", basic::capital(&basic::number(*count)), case.clause(*go))
        }
        Reason::SentByPlace { members, from, to, go } => {
            format!("{} are level for {}: {}.", who(members), basic::places(*from, *to), case.clause(*go))
        }
        Reason::Selected { members } => format!("{} play off.", who(members)),
        Reason::Ranked { criterion, particular, values } => ranked::comparison(
            case,
            criterion,
            ranked::counted(case, criterion, particular.as_ref()),
            values,
            &step.parts,
        ),
        Reason::NotApplicable { criterion, why } => {
            let measure = basic::capital(ranked::name(criterion));
            format!("{measure}: not applicable, {}.", refusals::inapplicable(case, why))
        }
        Reason::Drawn { purpose, order, after_criteria } => {
            let purpose = if *after_criteria { format!(" ({})", purpose.word()) } else { String::new() };
            format!("Lots{purpose}: {}.", series(&case.names(order)))
        }
        Reason::FirstWhite { white } => format!("Lots: {} begins with white.", name(*white)),
        Reason::PairingNumbers { order } => format!("Pairing numbers by lots: {}.", numbered(case, order)),
        Reason::TossWon { chooser } => format!("{} wins the toss and has the choice of colour.", name(*chooser)),
        Reason::ColourChosen { chooser, colour } => format!("{} chooses {}.", name(*chooser), colour.word()),
        Reason::Bids { bids, black } => bidding(case, bids, *black),
        Reason::Seeded { order } => format!("Seeding: {}.", numbered(case, order)),
        Reason::KnockOutBegins { seats, pairings } => first_round(case, *seats, pairings),
        Reason::MatchEnded { players, scores, winner } => match_ended(case, *players, *scores, *winner),
        Reason::SuddenDeathWon { winner, loser, game } => {
            format!("{} wins sudden-death game {game} against {}.", name(*winner), name(*loser))
        }
        Reason::ArmageddonEnded { winner, drawn_for: None } => format!("{} wins the Armageddon game.", name(*winner)),
        Reason::ArmageddonEnded { winner, drawn_for: Some(colour) } => {
            format!(
                "The Armageddon game was drawn, so {}, with {}, wins.",
                name(*winner),
                basic::capital(colour.word())
            )
        }
        Reason::DoubleRoundRobin => "Two are left: a double round robin.".to_owned(),
        Reason::ColoursReversed => "The same players again: the colours are reversed.".to_owned(),
        Reason::ClearWinner { winner, score } => {
            format!("Nobody can reach the {} of {}: the other games are not played.", score.mixed(), name(*winner))
        }
        Reason::RoundRobinEnded { number, scores } => {
            let scores: Vec<String> =
                scores.iter().map(|(id, score)| format!("{} {}", name(*id), score.mixed())).collect();
            format!("Round robin {number}: {}.", series(&scores))
        }
        Reason::BoardPlayed { number } => match step.parts.as_slice() {
            [level] => format!("Board {number} leaves {} level.", who(level)),
            parts => format!("Board {number}: {}.", in_order(case, parts)),
        },
        Reason::GoesOn { by: Decider { name: Some(by), .. }, go } => {
            format!("Decided by {by}: they go on with {}.", case.clause(*go))
        }
        Reason::GoesOn { by, go } => format!("The {} decides to go on with {}.", by.role, case.clause(*go)),
        Reason::BothForfeited { players, game } => {
            let game = game.map_or("the Armageddon game".to_owned(), |number| format!("sudden-death game {number}"));
            format!("{} both forfeit {game}: the arbiter decides.", who(players))
        }
        Reason::Decided { by } => {
            let decided = match step.parts.as_slice() {
                [level] => format!("{} share their places", who(level)),
                parts => in_order(case, parts),
            };
            match &by.name {
                Some(name) => format!("Decided by {name}: {decided}."),
                None => format!("The {} decides: {decided}.", by.role),
            }
        }
        Reason::Won { winner, others, invited } => {
            let verb = match (invited, others.len()) {
                (true, _) => "is invited",
                (false, 1) => "wins; the other is second",
                (false, _) => "wins; the others share second place",
            };
            format!("{} {verb}.", name(*winner))
        }
        Reason::Absent { members } => absent(case, members, &step.parts),
        Reason::ForfeitedByLeaving { players: [white, black], left } => {
            let have = if left.len() == 1 { "has" } else { "have" };
            format!("{} – {}: {} {have} left, and the game is forfeited.", name(*white), name(*black), who(left))
        }
        Reason::Departed { power, by, why } => {
            let by = if by.is_empty() { String::new() } else { format!(" by {by}") };
            let why = why.trim_end_matches('.');
            if *power {
                format!("Departure from the regulation{by}: {why}.")
            } else {
                format!("Departure{by} ({why}): the regulation gives no such power.")
            }
        }
    }
}

/// "A withdrew after round 6 and does not play off; B and C go on without A."
fn absent(case: Case<'_>, members: &[(Id, Absence)], parts: &[Vec<Id>]) -> String {
    let reasons: Vec<String> = members
        .iter()
        .map(|(id, why)| {
            let name = case.name(*id);
            match why {
                Absence::Withdrawn(round) => format!("{name} withdrew from round {round} on"),
                Absence::Expelled(round) => format!("{name} was expelled from round {round} on"),
                Absence::Declines => format!("{name} declines the play-off"),
                Absence::Left => format!("{name} has left"),
            }
        })
        .collect();
    let present = parts.first().map(Vec::as_slice).unwrap_or_default();
    let go = if present.len() == 1 { "needs no play-off" } else { "go on" };
    format!("{}: {} {go}.", basic::list(&reasons), basic::names(case.event, present))
}

fn vps(case: Case<'_>) -> &'static str {
    match (case.event.sport, case.event.kind) {
        (Sport::Bridge, Kind::RoundRobin | Kind::Swiss) => " VPs",
        _ => "",
    }
}

/// "A, then B and C".
fn in_order(case: Case<'_>, parts: &[Vec<Id>]) -> String {
    let order: Vec<String> = parts.iter().map(|part| basic::names(case.event, part)).collect();
    order.join(", then ")
}

/// "1 A, 2 B".
fn numbered(case: Case<'_>, order: &[Id]) -> String {
    let listed: Vec<String> =
        order.iter().enumerate().map(|(index, id)| format!("{} {}", index + 1, case.name(*id))).collect();
    series(&listed)
}

fn bidding(case: Case<'_>, bids: &[(Id, u32); 2], black: Option<Id>) -> String {
    let said = |(id, bid): (Id, u32)| format!("{} bids {}:{:02}", case.name(id), bid / 60, bid % 60);
    let ends = black.map_or_else(|| "lots decide".to_owned(), |black| format!("{} has black", case.name(black)));
    format!("{}, {}: {ends}.", said(bids[0]), said(bids[1]))
}

fn first_round(case: Case<'_>, seats: usize, pairings: &[[Id; 2]]) -> String {
    let pairs: Vec<String> =
        pairings.iter().map(|[first, second]| format!("{} – {}", case.name(*first), case.name(*second))).collect();
    let plural = if pairs.len() > 1 { "s" } else { "" };
    format!("{}{plural}: {}.", basic::capital(&round_name(seats)), series(&pairs))
}

fn match_ended(case: Case<'_>, players: [Id; 2], scores: [Exact; 2], winner: Option<Id>) -> String {
    let [first, second] = players.map(|id| case.name(id));
    let [own, other] = scores.map(Exact::mixed);
    match winner {
        None => format!("The match {first} – {second} ends level, {own}–{other}."),
        Some(winner) => format!("{first} – {second} {own}–{other}: {} wins the match.", case.name(winner)),
    }
}
