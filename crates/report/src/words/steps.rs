//! What happened in a step, in a sentence with its numbers.

use super::{awards, basic, boards_played, invitation, matches, places, ranked, refusals};
use crate::{Case, Language, phrase, say};
use tiebreak_model::{
    Absence, Decider, Exact, Id, Kind, KnockOutMatch, Purpose, Reason, Sport, Step,
};

/// The sentence of a step.
pub fn because(case: Case<'_>, step: &Step) -> String {
    let language = case.language;
    let who = |ids: &[Id]| basic::names(language, case.event, ids);
    let name = |id: Id| case.name(id);
    let places = |from: usize, to: usize| basic::places(language, from, to);
    match &step.reason {
        Reason::Tied { members, from, to, score } => {
            let score = with_unit(case, *score);
            say!(language, tied { members: who(members), places: places(*from, *to), score })
        }
        Reason::LevelMatch { members, stage, round, score } => {
            let within = if round.is_some() { "round" } else { "stage" };
            let (stage, round) = (places::stage_named(language, stage), round.unwrap_or(0));
            let score = level_score(case, members, *score);
            say!(language, level_match { within, members: who(members), stage, round, score })
        }
        Reason::StayTied { members, from, to } => {
            say!(language, stay_tied { members: who(members), places: places(*from, *to) })
        }
        Reason::Shared { members, from, to } => {
            say!(language, shared { members: who(members), places: places(*from, *to) })
        }
        Reason::SentOn { members, go } => {
            say!(
                language,
                sent_on {
                    members: who(members),
                    from: case.clause(step.clause),
                    go: case.clause(*go)
                }
            )
        }
        Reason::SentByNumber { count, go } => {
            basic::capital(&say!(language, sent_by_number { count: *count, go: case.clause(*go) }))
        }
        Reason::SentByPlace { members, from, to, go } => {
            let go = case.clause(*go);
            say!(language, sent_by_place { members: who(members), places: places(*from, *to), go })
        }
        Reason::Selected { members } => say!(language, selected { members: who(members) }),
        Reason::Ranked { criterion, particular, values, .. } => ranked::comparison(
            case,
            criterion,
            ranked::over(case, step, ranked::counted(case, criterion, particular.as_ref())),
            values,
            &step.parts,
        ),
        Reason::Entered { what, values } => {
            ranked::values_in_order(case, what, values, &step.parts)
        }
        Reason::NotApplicable { criterion, why } => {
            let measure = basic::capital(&ranked::name(language, criterion));
            say!(language, not_applicable { measure, why: refusals::inapplicable(case, why) })
        }
        Reason::Drawn { purpose, order, after_criteria } => {
            let purpose = match purpose {
                Purpose::Seeding if *after_criteria => "seeding",
                Purpose::Participants if *after_criteria => "participants",
                _ => "other",
            };
            say!(language, drawn { purpose, order: then(language, case.names(order)) })
        }
        Reason::FirstWhite { white } => {
            within(case, step, &say!(language, first_white { white: name(*white) }))
        }
        Reason::PairingNumbers { order } => {
            say!(language, pairing_numbers_drawn { order: numbered(case, order) })
        }
        Reason::TossWon { chooser } => {
            within(case, step, &say!(language, toss_won { chooser: name(*chooser) }))
        }
        Reason::ColourChosen { chooser, colour } => {
            say!(language, colour_chosen { chooser: name(*chooser), colour: colour.word() })
        }
        Reason::Bids { bids, black } => bidding(case, bids, *black),
        Reason::Seeded { order } => say!(language, seeded { order: numbered(case, order) }),
        Reason::KnockOutBegins { seats, pairings } => first_round(case, *seats, pairings),
        Reason::MatchEnded { players, scores, winner } => {
            match_ended(case, *players, *scores, *winner)
        }
        Reason::SuddenDeathWon { winner, loser, game } => {
            say!(
                language,
                sudden_death_won { winner: name(*winner), loser: name(*loser), game: *game }
            )
        }
        Reason::ArmageddonEnded { winner, loser, drawn_for: None } => {
            say!(language, armageddon_won { winner: name(*winner), loser: name(*loser) })
        }
        Reason::ArmageddonEnded { winner, drawn_for: Some(colour), .. } => {
            say!(language, armageddon_drawn { winner: name(*winner), colour: colour.word() })
        }
        Reason::DoubleRoundRobin { fewer } => {
            say!(language, double_round_robin { fewer: if *fewer { "yes" } else { "no" } })
        }
        Reason::ColoursReversed => say!(language, colours_reversed),
        Reason::ClearWinner { winner, score } => {
            say!(language, clear_winner { winner: name(*winner), score: score.mixed() })
        }
        Reason::RoundRobinEnded { number, scores } => {
            let scores: Vec<String> = scores
                .iter()
                .map(|(id, score)| format!("{} {}", name(*id), score.mixed()))
                .collect();
            say!(
                language,
                round_robin_ended {
                    number: *number,
                    scores: basic::series(case.language, &scores)
                }
            )
        }
        Reason::BoardPlayed { number } => boards_played::board_played(case, step, *number),
        Reason::BoardsOfTwo { number, scores } => {
            boards_played::boards_of_two(case, step, *number, scores)
        }
        Reason::GoesOn { by, go } => goes_on(case, by, case.clause(*go)),
        Reason::BothForfeited { players, game } => {
            say!(language, both_forfeited { players: who(players), game: game.unwrap_or(0) })
        }
        Reason::Decided { by } => decided(case, by, &step.parts),
        Reason::Won { winner, others } => match others.as_slice() {
            [other] => say!(language, won_of_two { winner: name(*winner), other: name(*other) }),
            _ => say!(language, won { winner: name(*winner) }),
        },
        Reason::DrawOdds { winner, higher, .. } => {
            say!(language, draw_odds { winner: name(*winner), seed: seed(*higher) })
        }
        Reason::SeedHasWhite { white, higher } => within(
            case,
            step,
            &say!(language, seed_has_white { white: name(*white), seed: seed(*higher) }),
        ),
        Reason::SeedChooses { chooser, higher } => within(
            case,
            step,
            &say!(language, seed_chooses { chooser: name(*chooser), seed: seed(*higher) }),
        ),
        Reason::LadderBegins { order } => awards::ladder_begins(case, order),
        Reason::AwardContested { award, members, from, to } => {
            awards::contested(case, award, members, [*from, *to])
        }
        Reason::Awarded { award, eligible, seats, from, places, passed, declined } => {
            let given = awards::GivenAward {
                eligible: *eligible,
                seats: *seats,
                from: *from,
                places,
                passed,
                declined,
            };
            awards::awarded(case, award, given)
        }
        Reason::Invited { player, to } => invitation::invited(language, name(*player), to),
        Reason::InvitationPasses { declined, among } => invitation::passes(case, declined, among),
        Reason::Absent { members } => absent(case, members, &step.parts),
        Reason::ForfeitedByLeaving { players: [white, black], left } => {
            let came = |id: &Id| {
                case.event.participants().get(id.index()).is_some_and(|one| one.absence().is_none())
            };
            let all_came = left.iter().all(came);
            let (count, left) = (left.len(), who(left));
            let (white, black) = (name(*white), name(*black));
            match all_came {
                true => say!(language, forfeited_by_leaving { white, black, count, left }),
                false => say!(language, forfeited_absent { white, black, count, left }),
            }
        }
        Reason::ReadAs { reading } => read_as(case, reading),
        Reason::Departed { power, by, why } => {
            let (named, why) =
                (if by.is_empty() { "no" } else { "yes" }, why.trim_end_matches('.'));
            match power {
                true => say!(language, departed { named, by, why }),
                false => say!(language, departed_without_power { named, by, why }),
            }
        }
    }
}

/// A gap with its interpretation: "The text does not say what happens when …; read as: …"
fn read_as(case: Case<'_>, id: &str) -> String {
    let found = case.regulation.readings.iter().find(|reading| reading.id == id);
    let language = case.language;
    let silent =
        phrase(language, found.and_then(|reading| reading.silent.as_deref()).unwrap_or(id));
    let meaning = phrase(language, found.map_or("", |reading| reading.meaning()));
    say!(language, read_as { silent, meaning: meaning.trim_end_matches('.') })
}

/// The word by which messages select a seed.
fn seed(higher: bool) -> &'static str {
    if higher { "higher" } else { "lower" }
}

/// "A withdrew after round 6 and does not play off; B and C go on without A."
fn absent(case: Case<'_>, members: &[(Id, Absence)], parts: &[Vec<Id>]) -> String {
    let language = case.language;
    let reason = |(id, why): &(Id, Absence)| {
        let name = case.name(*id);
        match why {
            Absence::Withdrawn(round) => say!(language, absent_withdrew { name, round: *round }),
            Absence::Expelled(round) => say!(language, absent_expelled { name, round: *round }),
            Absence::Declines => say!(language, absent_declines { name }),
            Absence::Left => say!(language, absent_left { name }),
        }
    };
    let reasons: Vec<String> = members.iter().map(reason).collect();
    let present = parts.first().map(Vec::as_slice).unwrap_or_default();
    let (count, reasons) = (present.len(), basic::list(language, &reasons));
    say!(language, absent { count, reasons, present: basic::names(language, case.event, present) })
}

fn goes_on(case: Case<'_>, by: &Decider, go: &str) -> String {
    match &by.name {
        Some(by) => say!(case.language, goes_on_by_name { by, go }),
        None => say!(case.language, goes_on { known: role_key(&by.role), role: &by.role, go }),
    }
}

fn decided(case: Case<'_>, by: &Decider, parts: &[Vec<Id>]) -> String {
    let language = case.language;
    let order = match parts {
        [level] => say!(
            language,
            share_their_places { members: basic::names(language, case.event, level) }
        ),
        parts => in_order(case, parts),
    };
    match &by.name {
        Some(by) => say!(language, decided_by_name { by, order }),
        None => say!(language, decided { known: role_key(&by.role), role: &by.role, order }),
    }
}

/// A role that a regulation names. Usual roles are translated.
pub fn role(language: Language, role: &str) -> String {
    say!(language, role { known: role_key(role), role })
}

/// The word by which messages select a role: "chief arbiter" is `chief-arbiter`.
pub(crate) fn role_key(role: &str) -> String {
    let role = role.to_lowercase();
    role.strip_prefix("the ").unwrap_or(&role).replace(' ', "-")
}

/// The score of a level match, the first named first: "60½ to 60 + ½".
fn level_score(case: Case<'_>, members: &[Id], score: Exact) -> String {
    let met =
        |one: &&KnockOutMatch| one.is_level() && members.iter().all(|id| one.between.contains(id));
    match (case.ruling.matches.iter().find(met), members.first()) {
        (Some(one), Some(first)) if one.totals()[0] == score => {
            matches::match_score(case, one, *first)
        }
        _ => {
            let score = basic::decimal(case.language, &score.mixed());
            say!(case.language, score_to_score { own: &score, other: &score })
        }
    }
}

/// A score of the standings with its unit: "13.72 VPs".
fn with_unit(case: Case<'_>, score: Exact) -> String {
    let said = if case.unit().is_some() {
        case.score(score)
    } else {
        basic::decimal(case.language, &score.mixed())
    };
    let unit = match (case.unit(), case.event.sport(), case.event.kind()) {
        (Some("%"), ..) => "percent",
        (Some("IMPs"), ..) => "imps",
        (_, Sport::Bridge, Kind::RoundRobin | Kind::Swiss) => "vps",
        (_, Sport::Chess, kind) if kind != Kind::Knockout => "points",
        _ => "none",
    };
    say!(case.language, score_with_unit { unit, score: said })
}

/// "A, then B and C".
pub(super) fn in_order(case: Case<'_>, parts: &[Vec<Id>]) -> String {
    let order: Vec<String> =
        parts.iter().map(|part| basic::names(case.language, case.event, part)).collect();
    then(case.language, order.iter().map(String::as_str).collect())
}

/// "A, then B, then C".
fn then(language: Language, order: Vec<&str>) -> String {
    let all = order.into_iter().map(str::to_owned);
    all.reduce(|before, next| say!(language, in_order { before, next })).unwrap_or_default()
}

/// "1 A, 2 B".
fn numbered(case: Case<'_>, order: &[Id]) -> String {
    let listed: Vec<String> = order
        .iter()
        .enumerate()
        .map(|(index, id)| format!("{} {}", index + 1, case.name(*id)))
        .collect();
    basic::series(case.language, &listed)
}

/// A sentence that begins with its knock-out match, if there are several.
fn within(case: Case<'_>, step: &Step, sentence: &str) -> String {
    match step.stage.as_deref().and_then(|path| places::match_in_play_off(case.language, path)) {
        Some(place) => say!(case.language, within_match { place, sentence }),
        None => basic::capital(sentence),
    }
}

fn bidding(case: Case<'_>, bids: &[(Id, u32); 2], black: Option<Id>) -> String {
    let [first_bid, second_bid] = bids.map(|(_, bid)| format!("{}:{:02}", bid / 60, bid % 60));
    let [first, second] = bids.map(|(id, _)| case.name(id));
    match black.map(|black| case.name(black)) {
        Some(black) => {
            say!(case.language, bids_black { first, first_bid, second, second_bid, black })
        }
        None => say!(case.language, bids_lots { first, first_bid, second, second_bid }),
    }
}

fn first_round(case: Case<'_>, seats: usize, pairings: &[[Id; 2]]) -> String {
    let pairs: Vec<String> = pairings
        .iter()
        .map(|[first, second]| format!("{} – {}", case.name(*first), case.name(*second)))
        .collect();
    // Zero pairs count as one in messages.
    let count = pairs.len().max(1);
    say!(
        case.language,
        knock_out_begins { seats, count, pairs: basic::series(case.language, &pairs) }
    )
}

fn match_ended(case: Case<'_>, players: [Id; 2], scores: [Exact; 2], winner: Option<Id>) -> String {
    let [first, second] = players.map(|id| case.name(id));
    let [own, other] = scores.map(Exact::mixed);
    let score = format!("{own}–{other}");
    match winner.map(|winner| case.name(winner)) {
        None => say!(case.language, match_level { first, second, score }),
        Some(winner) => say!(case.language, match_won { first, second, score, winner }),
    }
}
