//! What must hold for an event to make sense.

use super::bounds::LONGEST_NAME;
use super::{Event, Kind, NameIndex, Sport, cycles, normal};
use crate::draft::{DraftEvent, DraftMatch, DraftParticipant, DraftTeams};
use crate::{Exact, Fault, Id, MatchStatus, Moment, Place, Sides, TeamScore};
use std::borrow::Cow;
use std::collections::BTreeMap;
use tiebreak_language::sentence;

pub(super) fn names(drafts: &[DraftParticipant], faults: &mut Vec<Fault>) {
    if drafts.is_empty() {
        let nobody = Fault::new(Place::Event("participants"), sentence!(event_file_nobody), "");
        faults.push(nobody.hint(sentence!(event_file_add_participants)));
    }
    let mut seen: BTreeMap<Cow<'_, str>, usize> = BTreeMap::new();
    for (index, one) in drafts.iter().enumerate() {
        let place = Place::Participant(index, "name");
        let name = normal(&one.name);
        if name.is_empty() {
            faults.push(Fault::new(
                place,
                sentence!(event_file_no_name),
                sentence!(event_file_expected_name),
            ));
        } else if name.chars().count() > LONGEST_NAME {
            let expected = sentence!(event_file_expected_shorter_name);
            faults.push(Fault::new(place, sentence!(event_file_long_name), expected));
        } else if name.chars().any(char::is_control) {
            faults.push(Fault::new(
                place,
                sentence!(event_file_control_name),
                sentence!(event_file_expected_one_line),
            ));
        } else if seen.insert(name.clone(), index).is_some() {
            let message = sentence!(name_twice { name: name.into_owned() });
            let twice = Fault::new(place, message, sentence!(event_file_name_above));
            faults.push(twice.hint(sentence!(event_file_tell_apart)));
        }
    }
}

pub(super) fn unknown_name<'n>(
    name: &str,
    place: Place,
    known: impl Iterator<Item = &'n String>,
) -> Fault {
    let what = if matches!(place, Place::Game(..)) { "player" } else { "participant" };
    let message = sentence!(event_file_unknown_name { what, name });
    let mut fault =
        Fault::new(place, message, sentence!(event_file_expected_participant)).about(name);
    fault.candidates = known.cloned().collect();
    fault
}

pub(super) fn teams(
    one: &DraftMatch,
    first: Id,
    second: Option<Id>,
    place: Place,
    faults: &mut Vec<Fault>,
) {
    if second == Some(first) {
        faults.push(with_itself(&one.teams[0], place));
    }
    if second.is_none() && one.status != MatchStatus::Bye {
        let alone = Fault::new(
            place,
            sentence!(event_file_one_team),
            sentence!(event_file_expected_two_teams),
        );
        faults.push(alone.hint(sentence!(event_file_bye_hint)));
    }
    if second.is_some() && one.status == MatchStatus::Bye {
        faults.push(Fault::new(
            place,
            sentence!(event_file_bye_of_two),
            sentence!(event_file_expected_one_team),
        ));
    }
}

/// The fault of a match in which a team meets itself.
pub(super) fn with_itself(name: &str, place: Place) -> Fault {
    let expected = sentence!(event_file_expected_different_teams);
    Fault::new(place, sentence!(event_file_match_with_itself { name }), expected).about(name)
}

/// The largest common denominator of scores that follow from boards: matchpoints raised by
/// Neuberg's formula, and percentages of them, have larger denominators than other scores. A pair
/// scores far less than a million, so 64 bits hold its score in this unit.
const FINEST_OF_BOARDS: i128 = 1_000_000_000_000;

/// The denominator in which all the scores of the games are whole.
pub(super) fn unit(draft: &DraftEvent, faults: &mut Vec<Fault>) -> i64 {
    let phases = draft.info.scoring.phases.iter().flat_map(|(_, points)| points.iter().copied());
    let published = draft.participants.iter().flat_map(|one| {
        one.points.into_iter().chain(one.points_by_event.iter().map(|(_, points)| *points))
    });
    let bridge = draft.matches.iter().chain(&draft.qualification_matches).flat_map(|one| {
        [&one.imps, &one.vps, &one.total_points, &one.score, &one.carry_over]
            .into_iter()
            .filter_map(Sides::get)
            .flatten()
    });
    let people = draft
        .participants
        .iter()
        .flat_map(|one| one.sessions.iter().copied().chain(one.penalty).chain(one.carry_over));
    let byes =
        draft.byes.iter().map(|bye| bye.points).chain(draft.assigned.iter().map(|one| one.points));
    let encounters = draft.encounters.iter().flat_map(|one| one.matchpoints);
    let boards = draft.boards.iter().flat_map(|board| board.net.iter().map(|(_, points)| *points));
    let scores = [TeamScore::MatchPoints.code(), TeamScore::GamePoints.code()];
    let values = draft.participants.iter().flat_map(|one| &one.values);
    let values =
        values.filter(|(code, _)| scores.contains(&code.as_str())).map(|(_, value)| *value);
    let teams = draft.teams.iter().flat_map(team_numbers).chain(values);
    let finest =
        if draft.played_boards.is_empty() { Exact::MAX_DENOMINATOR } else { FINEST_OF_BOARDS };
    let mut unit: i128 = 2;
    for number in phases
        .chain(published)
        .chain(byes)
        .chain(teams)
        .chain(bridge)
        .chain(people)
        .chain(encounters)
        .chain(boards)
    {
        unit = lcm(unit, number.denominator());
        if unit > finest {
            let from = if draft.played_boards.is_empty() { "scores" } else { "boards" };
            let fault =
                Fault::new(Place::Event("participants"), sentence!(event_file_denominators), "");
            faults.push(fault.hint(sentence!(event_file_denominators_hint { from })));
            return 2;
        }
    }
    i64::try_from(unit).unwrap_or(2)
}

/// The numbers of a chess event of teams that scores are made of.
fn team_numbers(teams: &DraftTeams) -> impl Iterator<Item = Exact> {
    let byes =
        teams.byes.iter().flat_map(|bye| bye.match_points.into_iter().chain(bye.game_points));
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

pub(super) fn consistent(
    event: &Event,
    draft: &DraftEvent,
    names: &NameIndex,
    faults: &mut Vec<Fault>,
) {
    if event.kind() == Kind::Match && event.participants().len() != 2 {
        let message = sentence!(event_file_not_two_players { count: event.participants().len() });
        let fault =
            Fault::new(Place::Event("kind"), message, sentence!(event_file_expected_two_players));
        faults.push(fault.hint(sentence!(event_file_knockout_hint)));
    }
    short_names(draft, faults);
    if event.sport() == Sport::Chess {
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
            faults.push(Fault::new(
                place,
                sentence!(event_file_empty_short),
                sentence!(event_file_expected_short),
            ));
        } else if let Some(other) = seen.insert(short.as_str(), &one.name) {
            let message =
                sentence!(event_file_same_short { first: other, second: &one.name, short });
            faults.push(Fault::new(place, message, sentence!(event_file_expected_other_short)));
        }
    }
}

/// Published points are the sum of the games, or more where games are missing.
fn published_points(event: &Event, index: &[Option<Id>], faults: &mut Vec<Fault>) {
    let opponents = event.participants().len().saturating_sub(1) as i64;
    let scored = scored(event);
    for (number, id) in index.iter().enumerate() {
        let Some(id) = *id else { continue };
        let Some(participant) = event.participants().get(id.index()) else { continue };
        let Some(published) = participant.points else { continue };
        let ComputedScore { games: own, units: counted, open } = scored[id.index()];
        if own == 0 || open {
            continue;
        }
        let published_units = in_units(published, event.unit());
        let missing = match event.kind() {
            Kind::RoundRobin => Some((opponents * i64::from(event.cycles())).saturating_sub(own)),
            _ => None,
        };
        let [win, ..] = event.scoring().points(None);
        let most = missing.map(|games| counted + games * in_units(win, event.unit()));
        if published_units < counted || most.is_some_and(|most| published_units > most) {
            let (name, points) = (&participant.name, published.to_string());
            let games = event.points(counted).to_string();
            let expected = sentence!(event_file_games_give { games: &games });
            let message = sentence!(event_file_games_differ { name, points, games });
            let fault = Fault::new(Place::Participant(number, "points"), message, expected);
            faults.push(fault.hint(sentence!(event_file_correct_games { count: own, name })));
        }
    }
}

/// The sum of one player's games and byes.
#[derive(Clone, Copy, Default)]
struct ComputedScore {
    games: i64,
    units: i64,
    open: bool,
}

fn scored(event: &Event) -> Vec<ComputedScore> {
    let mut scored = vec![ComputedScore::default(); event.participants().len()];
    for game in event.games() {
        for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
            let one = &mut scored[id.index()];
            one.games += 1;
            one.units += units;
            one.open |= game.result == crate::GameResult::Open;
        }
    }
    for bye in event.byes() {
        scored[bye.player.index()].units += in_units(bye.points, event.unit());
    }
    for one in event.assigned() {
        scored[one.player.index()].units += in_units(one.points, event.unit());
    }
    scored
}

/// An event does not end before it begins.
fn days(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    if let (Some(start), Some(end)) = (draft.info.start, draft.info.end)
        && end.date() < start.date()
    {
        let message = sentence!(event_file_ends_early { date: end.date().to_string() });
        let expected = sentence!(event_file_is { key: "start", value: start.date().to_string() });
        faults.push(Fault::new(Place::Event("end"), message, expected));
    }
}

/// Times can be compared only when all have an offset, or none has; in a time zone all have one.
fn moments(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    if draft.info.time_zone.is_some() {
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
                let place = Place::Game(number, field);
                let fault = Fault::new(
                    place,
                    sentence!(event_file_mixed_offsets),
                    sentence!(event_file_offset_differs),
                );
                faults.push(fault.hint(sentence!(event_file_offset_hint)));
                return;
            }
            Some(_) => {}
        }
    }
}
