//! What happened in a step, in a sentence with the numbers.

use super::{Boards, awards, basic, boards, invitation, matches, places, ranked, refusals};
use crate::Case;
use tiebreak_engine::bracket::round_name;
use tiebreak_model::{Absence, Decider, Exact, Id, Kind, KnockOutMatch, Purpose, Reason, Sport, Step, series};

/// The sentence of a step.
pub fn because(case: Case<'_>, step: &Step) -> String {
    let who = |ids: &[Id]| basic::names(case.event, ids);
    let name = |id: Id| case.name(id);
    match &step.reason {
        Reason::Tied { members, from, to, score } => {
            let on = if case.unit().is_some() { case.score(*score) } else { score.mixed() };
            format!("{} share {} with {on}{}.", who(members), basic::places(*from, *to), vps(case))
        }
        Reason::LevelMatch { members, stage, round, score } => {
            let stage = round.map_or_else(|| format!("the {stage}"), |round| format!("round {round}"));
            format!("{} are level in {stage}, {}.", who(members), level_score(case, members, *score))
        }
        Reason::StayTied { members, from, to } => {
            format!("{} stay tied for {}.", who(members), basic::places(*from, *to))
        }
        Reason::Shared { members, from, to } => format!("{} share {}.", who(members), basic::places(*from, *to)),
        Reason::SentOn { members, go } => {
            format!("{} go on from {} to {}.", who(members), case.clause(step.clause), case.clause(*go))
        }
        Reason::SentByNumber { count, go } => {
            format!("{} are tied: {} applies.", basic::capital(&basic::number(*count)), case.clause(*go))
        }
        Reason::SentByPlace { members, from, to, go } => {
            format!("{} are level for {}: {} applies.", who(members), basic::places(*from, *to), case.clause(*go))
        }
        Reason::Selected { members } => format!("{} play off.", who(members)),
        Reason::Ranked { criterion, particular, values, .. } => ranked::comparison(
            case,
            criterion,
            ranked::over(case, step, ranked::counted(case, criterion, particular.as_ref())),
            values,
            &step.parts,
        ),
        Reason::Entered { what, values } => ranked::values_in_order(case, what, values, &step.parts),
        Reason::NotApplicable { criterion, why } => {
            let measure = basic::capital(ranked::name(criterion));
            format!("{measure}: not applicable, {}.", refusals::inapplicable(case, why))
        }
        Reason::Drawn { purpose, order, after_criteria } => {
            let purpose = match purpose {
                Purpose::Seeding if *after_criteria => " for the seeding",
                Purpose::Participants if *after_criteria => " for a place in the play-off",
                _ => "",
            };
            format!("Lots{purpose}: {}.", case.names(order).join(", then "))
        }
        Reason::FirstWhite { white } => within(step, &format!("lots give {} White.", name(*white))),
        Reason::PairingNumbers { order } => format!("Pairing numbers by lot: {}.", numbered(case, order)),
        Reason::TossWon { chooser } => {
            within(step, &format!("{} wins the toss and has the choice of colour.", name(*chooser)))
        }
        Reason::ColourChosen { chooser, colour } => {
            format!("{} chooses {}.", name(*chooser), basic::capital(colour.word()))
        }
        Reason::Bids { bids, black } => bidding(case, bids, *black),
        Reason::Seeded { order } => format!("Seeding: {}.", numbered(case, order)),
        Reason::KnockOutBegins { seats, pairings } => first_round(case, *seats, pairings),
        Reason::MatchEnded { players, scores, winner } => match_ended(case, *players, *scores, *winner),
        Reason::SuddenDeathWon { winner, loser, game } => {
            format!("{} wins sudden-death game {game} against {}.", name(*winner), name(*loser))
        }
        Reason::ArmageddonEnded { winner, loser, drawn_for: None } => {
            format!("{} wins the Armageddon game against {}.", name(*winner), name(*loser))
        }
        Reason::ArmageddonEnded { winner, drawn_for: Some(colour), .. } => {
            format!(
                "The Armageddon game was drawn, so {}, with {}, wins.",
                name(*winner),
                basic::capital(colour.word())
            )
        }
        Reason::DoubleRoundRobin => "Two are left: they play a double round robin.".to_owned(),
        Reason::ColoursReversed => "The same players again: the colours are reversed.".to_owned(),
        Reason::ClearWinner { winner, score } => {
            format!("Nobody can reach {}’s {}: the remaining games are not played.", name(*winner), score.mixed())
        }
        Reason::RoundRobinEnded { number, scores } => {
            let scores: Vec<String> =
                scores.iter().map(|(id, score)| format!("{} {}", name(*id), score.mixed())).collect();
            format!("Round robin {number}: {}.", series(&scores))
        }
        Reason::BoardPlayed { number } => board_played(case, step, *number),
        Reason::BoardsOfTwo { number, scores } => boards_of_two(case, step, *number, scores),
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
        Reason::Won { winner, others } => match others.as_slice() {
            [other] => format!("{} wins; {} is second.", name(*winner), name(*other)),
            _ => format!("{} wins; the others share second place.", name(*winner)),
        },
        Reason::DrawOdds { winner, higher, .. } => {
            format!("A level match is won by {}, the {} seed.", name(*winner), seed(*higher))
        }
        Reason::SeedHasWhite { white, higher } => {
            within(step, &format!("{}, the {} seed, has White.", name(*white), seed(*higher)))
        }
        Reason::SeedChooses { chooser, higher } => {
            within(step, &format!("{}, the {} seed, has the choice of colour.", name(*chooser), seed(*higher)))
        }
        Reason::LadderBegins { order } => awards::ladder_begins(case, order),
        Reason::AwardContested { award, members, from, to } => awards::contested(case, award, members, (*from, *to)),
        Reason::Awarded { award, eligible, seats, from, places, passed, declined } => {
            awards::awarded(case, award, (*eligible, *seats, *from), places, [passed, declined])
        }
        Reason::Invited { player, to } => invitation::invited(name(*player), to),
        Reason::InvitationPasses { declined, among } => invitation::passes(case, declined, among),
        Reason::Absent { members } => absent(case, members, &step.parts),
        Reason::ForfeitedByLeaving { players: [white, black], left } => {
            let have = if left.len() == 1 { "has" } else { "have" };
            format!("{} – {}: {} {have} left, so the game is forfeited.", name(*white), name(*black), who(left))
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

fn seed(higher: bool) -> &'static str {
    if higher { "higher" } else { "lower" }
}

/// "A withdrew after round 6 and does not play off; B and C go on without A."
fn absent(case: Case<'_>, members: &[(Id, Absence)], parts: &[Vec<Id>]) -> String {
    let reasons: Vec<String> = members
        .iter()
        .map(|(id, why)| {
            let name = case.name(*id);
            match why {
                Absence::Withdrawn(round) => format!("{name} withdrew before round {round}"),
                Absence::Expelled(round) => format!("{name} was expelled before round {round}"),
                Absence::Declines => format!("{name} declines the play-off"),
                Absence::Left => format!("{name} has left"),
            }
        })
        .collect();
    let present = parts.first().map(Vec::as_slice).unwrap_or_default();
    let go = if present.len() == 1 { "needs no play-off" } else { "go on" };
    format!("{}: {} {go}.", basic::list(&reasons), basic::names(case.event, present))
}

/// "60½ to 60 + ½", the first named first.
fn level_score(case: Case<'_>, members: &[Id], score: Exact) -> String {
    let met = |one: &&KnockOutMatch| one.is_level() && members.iter().all(|id| one.between.contains(id));
    match (case.ruling.matches.iter().find(met), members.first()) {
        (Some(one), Some(first)) if one.totals()[0] == score => matches::match_score(case, one, *first),
        _ => format!("{0} to {0}", score.mixed()),
    }
}

fn vps(case: Case<'_>) -> &'static str {
    match case.unit() {
        Some("%") => return " %",
        Some("IMPs") => return " IMPs",
        _ => {}
    }
    match (case.event.sport, case.event.kind) {
        (Sport::Bridge, Kind::RoundRobin | Kind::Swiss) => " VPs",
        _ => "",
    }
}

fn board_played(case: Case<'_>, step: &Step, number: u32) -> String {
    let order = in_order(case, &step.parts);
    let level = if let [level] = step.parts.as_slice() { Some(basic::names(case.event, level)) } else { None };
    let played = boards::boards(case, step.clause, &step.parts.concat());
    match (played, level) {
        (Boards::One, Some(level)) => format!("Board {number} leaves {level} level."),
        (Boards::One, None) => format!("Board {number}: {order}."),
        (Boards::Segment(_), Some(level)) => format!("{} leaves {level} level.", shoot_out(number)),
        (Boards::Segment(_), None) => format!("{}: {order}.", shoot_out(number)),
        (Boards::Extra(_), Some(level)) if number == 1 => {
            format!("The {} leave {level} level.", played.say().trim_start_matches("the "))
        }
        (Boards::Extra(_), None) if number == 1 => format!("{}: {order}.", basic::capital(&played.say())),
        (Boards::Extra(count), level) => {
            let more =
                count.map_or_else(|| "more".to_owned(), |count| format!("{} more", basic::number(count as usize)));
            let more = basic::capital(&more);
            level.map_or_else(
                || format!("{more} extra boards: {order}."),
                |level| format!("{more} extra boards leave {level} level."),
            )
        }
    }
}

/// "The shoot-out", "Shoot-out 2".
fn shoot_out(number: u32) -> String {
    if number == 1 { "The shoot-out".to_owned() } else { format!("Shoot-out {number}") }
}

fn boards_of_two(case: Case<'_>, step: &Step, number: u32, scores: &[(Id, Exact)]) -> String {
    let score_of = |id: &Id| scores.iter().find(|(known, _)| known == id).map(|(_, score)| score.mixed());
    let listed: Vec<String> =
        step.parts.iter().flatten().filter_map(|id| Some(format!("{} {}", case.name(*id), score_of(id)?))).collect();
    let again = if number > 1 { format!(", round {number}") } else { String::new() };
    let level = if step.parts.len() == 1 { " All are still level." } else { "" };
    format!("One-board matches{again}: {}.{level}", series(&listed))
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

/// A sentence that begins with the match of the knock-out it is about, where there are several.
fn within(step: &Step, sentence: &str) -> String {
    match step.stage.as_deref().and_then(places::match_in_play_off) {
        Some(place) => format!("{place}: {sentence}"),
        None => basic::capital(sentence),
    }
}

fn bidding(case: Case<'_>, bids: &[(Id, u32); 2], black: Option<Id>) -> String {
    let said = |(id, bid): (Id, u32)| format!("{} bids {}:{:02}", case.name(id), bid / 60, bid % 60);
    let ends = black.map_or_else(|| "lots decide".to_owned(), |black| format!("{} has Black", case.name(black)));
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
