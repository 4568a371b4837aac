//! Reasons for programs: an object with a `kind` and its parts. Participants stand by name, clauses by number, exact values as text.

use crate::{Case, Language, words};
use serde_json::{Map, Value, json};
use tiebreak_model::{
    Absence, Ask, Counted, Decider, EarliestStart, Event, Exact, Id, Inapplicable, LeftOpen, MissingData, OpenReason,
    Particular, Question, Reason, Reminded, Shortness, Step, Warning, Workings,
};

/// The object of a kind, with the parts of another object.
fn of_kind(kind: &str, parts: Value) -> Value {
    let mut out = Map::new();
    out.insert("kind".into(), json!(kind));
    if let Value::Object(parts) = parts {
        out.extend(parts.into_iter().filter(|(_, part)| !part.is_null()));
    }
    Value::Object(out)
}

fn numbers<'v, T: 'v>(event: &Event, numbers: &'v [(Id, T)], show: impl Fn(&T) -> Value) -> Value {
    Value::Object(numbers.iter().map(|(id, number)| (event.name(*id).to_owned(), show(number))).collect())
}

/// What happened in a step.
pub(super) fn step(case: Case<'_>, step: &Step) -> Value {
    let names = |ids: &[Id]| case.names(ids);
    let name = |id: Id| case.name(id);
    let parts = match &step.reason {
        Reason::Tied { members, from, to, score } => {
            json!({ "names": names(members), "from": from, "to": to, "score": score.to_string() })
        }
        Reason::LevelMatch { members, stage, round, score } => {
            json!({ "names": names(members), "stage": stage, "round": round, "score": score.to_string() })
        }
        Reason::StayTied { members, from, to } | Reason::Shared { members, from, to } => {
            json!({ "names": names(members), "from": from, "to": to })
        }
        Reason::SentOn { members, go } => json!({ "names": names(members), "go": case.clause(*go) }),
        Reason::SentByNumber { count, go } => json!({ "count": count, "go": case.clause(*go) }),
        Reason::SentByPlace { members, from, to, go } => {
            json!({ "names": names(members), "from": from, "to": to, "go": case.clause(*go) })
        }
        Reason::Selected { members } => json!({ "names": names(members) }),
        Reason::Ranked { criterion, particular, values, made_of } => json!({
            "criterion": criterion,
            "particular": particular.as_ref().map(|counted| particular_json(case, counted)),
            "values": numbers(case.event, values, |value| json!(words::plain_value(value))),
            "made-of": (!made_of.is_empty()).then(|| workings(case, made_of)),
        }),
        Reason::Entered { what, values } => json!({
            "what": what,
            "values": numbers(case.event, values, |value| json!(words::plain_value(value))),
        }),
        Reason::NotApplicable { criterion, why } => json!({ "criterion": criterion, "why": inapplicable(case, why) }),
        Reason::Drawn { purpose, order, .. } => json!({ "purpose": purpose.word(), "order": names(order) }),
        Reason::FirstWhite { white } => json!({ "white": name(*white) }),
        Reason::PairingNumbers { order } | Reason::Seeded { order } | Reason::LadderBegins { order } => {
            json!({ "order": names(order) })
        }
        Reason::TossWon { chooser } => json!({ "chooser": name(*chooser) }),
        Reason::ColourChosen { chooser, colour } => json!({ "chooser": name(*chooser), "colour": colour.word() }),
        Reason::Bids { bids, black } => {
            json!({ "bids": numbers(case.event, bids, |bid| json!(bid)), "black": black.map(name) })
        }
        Reason::KnockOutBegins { seats, pairings } => {
            let pairings: Vec<Vec<&str>> = pairings.iter().map(|pair| names(pair)).collect();
            json!({ "seats": seats, "pairings": pairings })
        }
        Reason::MatchEnded { players, scores, winner } => {
            let scores: Vec<(Id, Exact)> = players.iter().copied().zip(*scores).collect();
            json!({ "scores": numbers(case.event, &scores, |score| json!(score.to_string())), "winner": winner.map(name) })
        }
        Reason::SuddenDeathWon { winner, loser, game } => {
            json!({ "winner": name(*winner), "loser": name(*loser), "game": game })
        }
        Reason::ArmageddonEnded { winner, loser, drawn_for } => {
            json!({ "winner": name(*winner), "loser": name(*loser), "drawn": drawn_for.is_some(), "draw-wins": drawn_for.map(|colour| colour.word()) })
        }
        Reason::DoubleRoundRobin | Reason::ColoursReversed => json!({}),
        Reason::ClearWinner { winner, score } => json!({ "winner": name(*winner), "score": score.to_string() }),
        Reason::RoundRobinEnded { number, scores } | Reason::BoardsOfTwo { number, scores } => {
            json!({ "number": number, "scores": numbers(case.event, scores, |score| json!(score.to_string())) })
        }
        Reason::BoardPlayed { number } => json!({ "number": number }),
        Reason::GoesOn { by, go } => json!({ "by": decider(by), "go": case.clause(*go) }),
        Reason::BothForfeited { players, game } => json!({ "names": names(players), "game": game }),
        Reason::Decided { by } => json!({ "by": decider(by) }),
        Reason::Won { winner, others } => {
            json!({ "winner": name(*winner), "others": names(others) })
        }
        Reason::DrawOdds { winner, loser, higher } => {
            json!({ "winner": name(*winner), "loser": name(*loser), "seed": seed(*higher) })
        }
        Reason::SeedHasWhite { white, higher } => json!({ "white": name(*white), "seed": seed(*higher) }),
        Reason::SeedChooses { chooser, higher } => json!({ "chooser": name(*chooser), "seed": seed(*higher) }),
        Reason::AwardContested { award, members, from, to } => {
            json!({ "award": award, "names": names(members), "from": from, "to": to })
        }
        Reason::Awarded { award, eligible, from, places, passed, declined, .. } => {
            let places: Vec<Vec<&str>> = places.iter().map(|part| names(part)).collect();
            let (passed, declined) = (names(passed), names(declined));
            json!({
                "award": award, "eligible": eligible, "from": from, "places": places, "passed": passed, "declined": declined,
            })
        }
        Reason::Invited { player, to } => {
            json!({ "player": name(*player), "to": words::destination(Language::En, to) })
        }
        Reason::InvitationPasses { declined, among } => {
            json!({ "declined": names(declined), "among": names(among) })
        }
        Reason::Absent { members } => json!({ "names": numbers(case.event, members, |why| json!(absence(*why))) }),
        Reason::ForfeitedByLeaving { players, left } => json!({ "players": names(players), "left": names(left) }),
        Reason::Departed { power, by, why } => json!({ "power": power, "by": by, "why": why }),
    };
    of_kind(step.reason.kind(), parts)
}

fn seed(higher: bool) -> &'static str {
    if higher { "higher" } else { "lower" }
}

/// Why somebody does not play, in a word.
fn absence(why: Absence) -> &'static str {
    match why {
        Absence::Withdrawn(_) => "withdrawn",
        Absence::Expelled(_) => "expelled",
        Absence::Declines => "declines",
        Absence::Left => "left",
    }
}

fn particular_json(case: Case<'_>, counted: &Particular) -> Value {
    let parts = match counted {
        Particular::Session(number) => json!({ "number": number }),
        Particular::Matchpoints { against }
        | Particular::MatchpointsAgainstEach { against }
        | Particular::Margin { against } => json!({ "against": case.names(against) }),
        Particular::QualificationVps | Particular::QualificationImps | Particular::NotAllMet => json!({}),
    };
    of_kind(counted.kind(), parts)
}

fn inapplicable(case: Case<'_>, why: &Inapplicable) -> Value {
    let parts = match why {
        Inapplicable::NoSession(members)
        | Inapplicable::NoTwoSessions(members)
        | Inapplicable::NoCommonOpponent(members)
        | Inapplicable::NobodyInCommon(members)
        | Inapplicable::NoCommonBoard(members)
        | Inapplicable::NoQualificationMatch(members) => json!({ "names": case.names(members) }),
        Inapplicable::NotKnown { what, of } => json!({ "what": what.key(), "names": case.names(of) }),
        Inapplicable::DidNotMeet(pairs) => {
            let pairs: Vec<Vec<&str>> = pairs.iter().map(|(one, other)| case.names(&[*one, *other])).collect();
            json!({ "pairs": pairs })
        }
        Inapplicable::OnlyForTwo
        | Inapplicable::OnlyForTeams
        | Inapplicable::OnlyForPlayers
        | Inapplicable::NoDirectMatch
        | Inapplicable::QualificationScoreUnknown
        | Inapplicable::NothingCarriedOver
        | Inapplicable::ToldInVain
        | Inapplicable::ScoresTooLarge => {
            json!({})
        }
    };
    of_kind(why.kind(), parts)
}

/// Why a tie is left open.
/// Who decided, as entered; else who may.
fn decider(by: &Decider) -> &str {
    by.name.as_deref().unwrap_or(&by.role)
}

pub(super) fn left_open(left: &LeftOpen) -> Value {
    let parts = match left.reason {
        OpenReason::NoRuleForNumber(count) => json!({ "from": left.from, "to": left.to, "count": count }),
        OpenReason::NoEnd { clauses } => json!({ "from": left.from, "to": left.to, "clauses": clauses }),
        OpenReason::NoFurtherRule
        | OpenReason::NoRuleForPlaces
        | OpenReason::NothingMoreSaid
        | OpenReason::NobodyChosen
        | OpenReason::TooFewToChoose
        | OpenReason::StageForTwo
        | OpenReason::NobodyThere
        | OpenReason::NotSeeded
        | OpenReason::NoSeeds
        | OpenReason::AwardShared
        | OpenReason::Circle => json!({ "from": left.from, "to": left.to }),
    };
    of_kind(left.reason.kind(), parts)
}

/// What is doubtful.
pub(super) fn warning(event: &Event, warning: &Warning) -> Value {
    let names = |ids: &[Id]| ids.iter().map(|id| event.name(*id)).collect::<Vec<_>>();
    let both = |numbers: &[Exact; 2]| numbers.map(|number| number.to_string());
    let parts = match warning {
        Warning::AnswerDoesNotFit { question } => json!({ "question": question }),
        Warning::DepartureAboutOthers { tie } => json!({ "tie": tie }),
        Warning::GamesMissing { games, published } => json!({ "games": games, "published": names(published) }),
        Warning::GamesMissingWithoutPoints { games, members } => json!({ "games": games, "names": names(members) }),
        Warning::Gone { player, from, forfeited, annulled } => {
            json!({ "name": event.name(*player), "from": from, "forfeited": forfeited, "annulled": annulled })
        }
        Warning::OffScale { matches, teams, given, scale } => {
            json!({ "matches": matches, "teams": names(teams), "given": both(given), "scale": both(scale) })
        }
        Warning::Idle { members, sessions } => json!({ "names": names(members), "sessions": sessions }),
        Warning::PublishedDiffers { team, published, found } => {
            json!({ "team": event.name(*team), "published": published.to_string(), "found": found.to_string() })
        }
        Warning::MatchesMissing { matches } => json!({ "matches": matches }),
        Warning::PlaysTwice { team } => json!({ "team": event.name(*team) }),
        Warning::UnknownAward { award } => json!({ "award": award }),
        Warning::CannotDecline { award, of, from_the_end } => {
            json!({ "award": award, "names": names(of), "from-the-end": from_the_end })
        }
        Warning::EligibleUnknown { award, what, of } => {
            json!({ "award": award, "what": what.key(), "names": names(of) })
        }
        Warning::UnequalOpponents { opponents } => {
            json!({ "opponents": numbers(event, opponents, |count| json!(count)) })
        }
    };
    of_kind(warning.kind(), parts)
}

/// What a reminder is about.
pub(super) fn reminder(case: Case<'_>, about: &Reminded) -> Value {
    let parts = match about {
        Reminded::Said(_) => json!({}),
        Reminded::MayDepart { who } => json!({ "who": who }),
        Reminded::Rest { minutes, until } => match until {
            None => json!({ "minutes": minutes }),
            Some(EarliestStart::LastGame { start }) => json!({ "minutes": minutes, "start": start.to_string() }),
            Some(EarliestStart::Rested { start, player, finished }) => json!({
                "minutes": minutes,
                "start": start.to_string(),
                "player": case.name(*player),
                "finished": finished.map(|moment| moment.to_string()),
            }),
        },
        Reminded::ShortDraws(draws) => {
            let draw = |draw: &tiebreak_model::ShortDraw| {
                let (moves, minutes) = match draw.length {
                    Shortness::Moves(moves) => (Some(moves), None),
                    Shortness::Minutes(minutes) => (None, Some(minutes)),
                };
                let (white, black) = (case.name(draw.white), case.name(draw.black));
                let game =
                    json!({ "white": white, "black": black, "round": draw.round, "moves": moves, "minutes": minutes });
                without_nulls(game)
            };
            json!({ "draws": draws.iter().map(draw).collect::<Vec<_>>() })
        }
    };
    of_kind(about.kind(), parts)
}

/// What each value was made of.
fn workings(case: Case<'_>, made_of: &Workings) -> Value {
    let one = |counted: &Counted| {
        without_nulls(json!({
            "round": counted.round,
            "session": counted.session,
            "board": counted.board,
            "against": counted.against.map(|id| case.name(id)),
            "adds": words::plain_value(&counted.adds),
            "cut": counted.cut.then_some(true),
        }))
    };
    numbers(case.event, made_of, |counted| counted.iter().map(one).collect())
}

/// Why a question is asked.
pub(super) fn question(case: Case<'_>, asked: &Question) -> Value {
    let parts = match &asked.ask {
        Ask::Lots { purpose, among, drawn } => {
            json!({ "purpose": purpose.word(), "among": case.names(among), "drawn": drawn })
        }
        Ask::Data(data) => return missing(case, asked, data),
        Ask::Decision { who, among, .. } => json!({ "who": who, "among": case.names(among) }),
        Ask::Game { .. } | Ask::Colour { .. } | Ask::Bid { .. } | Ask::Board { .. } => {
            json!({ "between": case.names(&asked.ask.participants()) })
        }
    };
    of_kind(asked.ask.kind(), parts)
}

fn missing(case: Case<'_>, asked: &Question, data: &MissingData) -> Value {
    let parts = json!({
        "about": case.names(&asked.ask.participants()),
        "figure": data.figure.map(|figure| figure.word()),
        "entered": data.entered,
        "stage": data.stage,
        "round": data.round,
    });
    of_kind(data.needs.kind(), parts)
}

fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(parts) => Value::Object(parts.into_iter().filter(|(_, part)| !part.is_null()).collect()),
        other => other,
    }
}
