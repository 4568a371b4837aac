//! What must hold for an event to make sense.

use super::bounds::LONGEST_NAME;
use super::{Event, Kind, Names, Sport, cycles, normal};
use crate::draft::{DraftEvent, DraftMatch, DraftParticipant, DraftTeams};
use crate::{Exact, Fault, Id, MatchStatus, Moment, Place, Sides, TeamScore};
use std::borrow::Cow;
use std::collections::BTreeMap;

pub(super) fn names(drafts: &[DraftParticipant], faults: &mut Vec<Fault>) {
    if drafts.is_empty() {
        let hint = "add [[player]], [[team]] or [[pair]] tables";
        faults.push(Fault::new(Place::Event("participants"), "nobody takes part in this event", "").hint(hint));
    }
    let mut seen: BTreeMap<Cow<'_, str>, usize> = BTreeMap::new();
    for (index, one) in drafts.iter().enumerate() {
        let place = Place::Participant(index, "name");
        let name = normal(&one.name);
        if name.is_empty() {
            faults.push(Fault::new(place, "a participant without a name", "expected a name"));
        } else if name.chars().count() > LONGEST_NAME {
            faults.push(Fault::new(place, "a name of more than 200 characters", "expected a shorter name"));
        } else if name.chars().any(char::is_control) {
            faults.push(Fault::new(
                place,
                "a name with a line break or control character",
                "expected one line of text",
            ));
        } else if seen.insert(name.clone(), index).is_some() {
            let hint = "add something that tells them apart, for example the year of birth";
            faults.push(
                Fault::new(place, format!("two participants are called \"{name}\""), "this name stands above already")
                    .hint(hint),
            );
        }
    }
}

pub(super) fn unknown_name<'n>(name: &str, place: Place, known: impl Iterator<Item = &'n String>) -> Fault {
    let what = if matches!(place, Place::Game(..)) { "player" } else { "participant" };
    let message = format!("\"{name}\" is not a {what} of this event");
    let mut fault = Fault::new(place, message, "expected the name of a participant");
    fault.candidates = known.cloned().collect();
    fault
}

pub(super) fn teams(one: &DraftMatch, first: Id, second: Option<Id>, place: Place, faults: &mut Vec<Fault>) {
    if second == Some(first) {
        let message = format!("\"{}\" plays a match with itself", one.teams[0]);
        faults.push(Fault::new(place, message, "expected two different teams"));
    }
    if second.is_none() && one.status != MatchStatus::Bye {
        let hint = "a team without an opponent has `status = \"bye\"`";
        faults.push(Fault::new(place, "a match with one team", "expected two teams").hint(hint));
    }
    if second.is_some() && one.status == MatchStatus::Bye {
        faults.push(Fault::new(place, "a bye with two teams", "expected one team"));
    }
}

/// The same for scores that follow from boards: matchpoints raised by Neuberg's formula and percentages of them have larger
/// denominators. No score of a pair is near a million, so that 64 bits hold it in this unit.
const FINEST_OF_BOARDS: i128 = 1_000_000_000_000;

/// The denominator in which all the scores of the games are whole.
pub(super) fn unit(draft: &DraftEvent, faults: &mut Vec<Fault>) -> i64 {
    let phases = draft.scoring.phases.iter().flat_map(|(_, points)| points.iter().copied());
    let published = draft
        .participants
        .iter()
        .flat_map(|one| one.points.into_iter().chain(one.points_by_event.iter().map(|(_, points)| *points)));
    let bridge = draft.matches.iter().chain(&draft.qualification_matches).flat_map(|one| {
        [&one.imps, &one.vps, &one.total_points, &one.score, &one.carry_over]
            .into_iter()
            .filter_map(Sides::get)
            .flatten()
    });
    let people =
        draft.participants.iter().flat_map(|one| one.sessions.iter().copied().chain(one.penalty).chain(one.carry_over));
    let byes = draft.byes.iter().map(|bye| bye.points).chain(draft.assigned.iter().map(|one| one.points));
    let encounters = draft.encounters.iter().flat_map(|one| one.matchpoints);
    let boards = draft.boards.iter().flat_map(|board| board.net.iter().map(|(_, points)| *points));
    let scores = [TeamScore::MatchPoints.code(), TeamScore::GamePoints.code()];
    let values = draft.participants.iter().flat_map(|one| &one.values);
    let values = values.filter(|(code, _)| scores.contains(&code.as_str())).map(|(_, value)| *value);
    let teams = draft.teams.iter().flat_map(team_numbers).chain(values);
    let finest = if draft.played_boards.is_empty() { Exact::MAX_DENOMINATOR } else { FINEST_OF_BOARDS };
    let mut unit: i128 = 2;
    for number in
        phases.chain(published).chain(byes).chain(teams).chain(bridge).chain(people).chain(encounters).chain(boards)
    {
        unit = lcm(unit, number.denominator());
        if unit > finest {
            let hint = if draft.played_boards.is_empty() {
                "write scores as decimals or as thirds, quarters and the like"
            } else {
                "the boards were played too unequally often for exact fractions; say `round = 0.01` under [board-scoring]"
            };
            faults.push(
                Fault::new(Place::Event("participants"), "the scores have too many different denominators", "")
                    .hint(hint),
            );
            return 2;
        }
    }
    i64::try_from(unit).unwrap_or(2)
}

/// The numbers of a chess event of teams that scores are made of.
fn team_numbers(teams: &DraftTeams) -> impl Iterator<Item = Exact> {
    let byes = teams.byes.iter().flat_map(|bye| bye.match_points.into_iter().chain(bye.game_points));
    let assigned = teams.assigned.iter().flat_map(|one| [one.match_points, one.game_points]);
    let scores = teams.matches.iter().flat_map(|one| one.score.into_iter().flatten());
    teams.match_points.into_iter().chain(byes).chain(assigned).chain(scores)
}

fn lcm(a: i128, b: i128) -> i128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

pub(super) fn in_units(points: Exact, unit: i64) -> i64 {
    i64::try_from((points * Exact::from(unit)).floor()).unwrap_or(0)
}

pub(super) fn consistent(event: &Event, draft: &DraftEvent, names: &Names, faults: &mut Vec<Fault>) {
    if event.kind == Kind::Match && event.participants.len() != 2 {
        let message = format!("a match has two players, and here are {}", event.participants.len());
        let hint = "several matches in one file are an event of kind \"knockout\"";
        faults.push(Fault::new(Place::Event("kind"), message, "expected two [[player]] tables").hint(hint));
    }
    short_names(draft, faults);
    if event.sport == Sport::Chess {
        cycles::too_often(event, draft, names, faults);
        published_points(event, &names.index, faults);
    }
    days(draft, faults);
    moments(draft, faults);
}

/// Short names tell participants apart like the full ones.
fn short_names(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    let mut seen = BTreeMap::new();
    for (number, one) in draft.participants.iter().enumerate() {
        let Some(short) = &one.short else { continue };
        let place = Place::Participant(number, "short");
        if short.trim().is_empty() {
            faults.push(Fault::new(place, "a short name without a sign", "expected a name, or no `short` at all"));
        } else if let Some(other) = seen.insert(short.as_str(), &one.name) {
            let message = format!("{other} and {} have the same short name \"{short}\"", one.name);
            faults.push(Fault::new(place, message, "expected another short name, with an initial perhaps"));
        }
    }
}

/// Published points are the sum of the games, or more where games are missing.
fn published_points(event: &Event, index: &[Option<Id>], faults: &mut Vec<Fault>) {
    let opponents = event.participants.len().saturating_sub(1) as i64;
    let scored = scored(event);
    for (number, id) in index.iter().enumerate() {
        let Some(id) = *id else { continue };
        let Some(participant) = event.participants.get(id.index()) else { continue };
        let Some(published) = participant.points else { continue };
        let Scored { games: own, units: counted, open } = scored[id.index()];
        if own == 0 || open {
            continue;
        }
        let published_units = in_units(published, event.unit);
        let missing = match event.kind {
            Kind::RoundRobin => Some((opponents * i64::from(event.cycles)).saturating_sub(own)),
            _ => None,
        };
        let [win, ..] = event.scoring.points(None);
        let most = missing.map(|games| counted + games * in_units(win, event.unit));
        if published_units < counted || most.is_some_and(|most| published_units > most) {
            let games = event.points(counted);
            let message = format!("{} has {published} points here, but {games} from the games", participant.name);
            let hint = format!("correct the points or the games; {own} games of {} are in this file", participant.name);
            faults.push(
                Fault::new(Place::Participant(number, "points"), message, format!("the games give {games}")).hint(hint),
            );
        }
    }
}

/// What the games and byes of one player come to.
#[derive(Clone, Copy, Default)]
struct Scored {
    games: i64,
    units: i64,
    open: bool,
}

fn scored(event: &Event) -> Vec<Scored> {
    let mut scored = vec![Scored::default(); event.participants.len()];
    for game in &event.games {
        for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
            let one = &mut scored[id.index()];
            one.games += 1;
            one.units += units;
            one.open |= game.result == crate::GameResult::Open;
        }
    }
    for bye in &event.byes {
        scored[bye.player.index()].units += in_units(bye.points, event.unit);
    }
    for one in &event.assigned {
        scored[one.player.index()].units += in_units(one.points, event.unit);
    }
    scored
}

/// An event does not end before it begins.
fn days(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    if let (Some(start), Some(end)) = (draft.start, draft.end)
        && end.date() < start.date()
    {
        let message = format!("the event ends on {}, before it begins", end.date());
        faults.push(Fault::new(Place::Event("end"), message, format!("`start` is {}", start.date())));
    }
}

/// Times can be compared only when all have an offset, or none has; in a time zone all have one.
fn moments(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    if draft.time_zone.is_some() {
        return;
    }
    let all = draft.games.iter().enumerate().flat_map(|(number, game)| {
        [("started", game.started), ("finished", game.finished)]
            .into_iter()
            .filter_map(move |(field, moment)| Some((number, field, moment?)))
    });
    let mut first: Option<Moment> = None;
    for (number, field, moment) in all {
        match first {
            None => first = Some(moment),
            Some(first) if first.has_offset() != moment.has_offset() => {
                let message = "some times have an offset and some have none";
                let hint = "write all of them alike, for example 2024-01-28T17:42:00+01:00, or name the `time-zone`";
                faults.push(
                    Fault::new(Place::Game(number, field), message, "this one differs from the first").hint(hint),
                );
                return;
            }
            Some(_) => {}
        }
    }
}
