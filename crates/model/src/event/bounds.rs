//! How large an event may be. Every real event is far smaller; a larger one could exhaust the
//! memory of the machine that reads it.

use super::{Event, Sport};
use crate::draft::{DraftEvent, DraftTeams};
use crate::{Exact, Fault, Id, Place, Teams};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_language::{GroupedNumber, Sentence, sentence};

/// The most participants.
pub const MOST_PARTICIPANTS: usize = 50_000;
/// The highest round, the most cycles, and the most games, matches and byes of one participant.
pub const MOST_ROUNDS: u32 = 5_000;
/// The most phases of an event.
pub const MOST_PHASES: usize = 100;
/// The longest name of a participant, in characters.
pub const LONGEST_NAME: usize = 200;
/// The longest title, federation, phase or stage, in characters.
pub const LONGEST_WORDS: usize = 500;
/// The most places of a crosstable: participants times the rounds in which something was played.
const MOST_PLACES: usize = 10_000_000;
/// The most that one result gives, in the event's smallest unit: with it sums of products over all
/// rounds fit 64 bits.
const MOST_UNITS: i64 = 400_000;
/// The most meetings of the same two at bridge: their average is a fraction, and fractions of all
/// these numbers are added up.
const MOST_MEETINGS: u32 = 32;

/// The fault of an event with more than [`MOST_PARTICIPANTS`]. A reader may ask before it reads
/// them.
pub fn crowd(participants: usize) -> Option<Fault> {
    (participants > MOST_PARTICIPANTS).then(|| {
        let message = sentence!(event_file_crowd { count: participants });
        Fault::new(
            Place::Event("participants"),
            message,
            at_most(GroupedNumber::from(MOST_PARTICIPANTS)),
        )
    })
}

fn at_most(most: GroupedNumber) -> Sentence {
    sentence!(event_file_at_most { most })
}

/// Checks what does not depend on names.
pub(super) fn draft(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    faults.extend(crowd(draft.participants.len()));
    let header = [("rounds", draft.info.rounds), ("cycles", Some(draft.info.cycles))];
    let games =
        draft.games.iter().enumerate().map(|(at, game)| (Place::Game(at, "round"), game.round));
    let byes =
        draft.byes.iter().enumerate().map(|(at, bye)| (Place::Bye(at, "round"), Some(bye.round)));
    let assigned = draft
        .assigned
        .iter()
        .enumerate()
        .map(|(at, one)| (Place::Assigned(at, "round"), one.round));
    let matches =
        draft.matches.iter().enumerate().map(|(at, one)| (Place::Match(at, "round"), one.round));
    let header = header.into_iter().map(|(field, number)| (Place::Event(field), number));
    let teams = draft.teams.iter().flat_map(team_rounds);
    for (place, number) in
        header.chain(games).chain(byes).chain(assigned).chain(matches).chain(teams)
    {
        if let Some(number) = number.filter(|number| *number > MOST_ROUNDS) {
            let what = if place == Place::Event("cycles") { "cycles" } else { "rounds" };
            let message = sentence!(event_file_many_rounds { what, number });
            faults.push(Fault::new(place, message, at_most(GroupedNumber::from(MOST_ROUNDS))));
        }
    }
    lengths(draft, faults);
    let phases: BTreeSet<&str> =
        draft.games.iter().filter_map(|game| game.phase.as_deref()).collect();
    if phases.len() > MOST_PHASES || draft.info.scoring.phases.len() > MOST_PHASES {
        faults.push(Fault::new(Place::Event("scoring"), sentence!(event_file_many_phases), ""));
    }
}

fn team_rounds(teams: &DraftTeams) -> impl Iterator<Item = (Place, Option<u32>)> {
    let matches = teams
        .matches
        .iter()
        .enumerate()
        .map(|(at, one)| (Place::Match(at, "round"), Some(one.round)));
    let byes =
        teams.byes.iter().enumerate().map(|(at, bye)| (Place::Bye(at, "round"), Some(bye.round)));
    let assigned = teams
        .assigned
        .iter()
        .enumerate()
        .map(|(at, one)| (Place::Assigned(at, "round"), one.round));
    matches.chain(byes).chain(assigned)
}

fn lengths(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    let title = [
        (Place::Event("title"), Some(&draft.info.title)),
        (Place::Event("regulation"), Some(&draft.info.regulation)),
        (Place::Event("venue"), draft.info.venue.as_ref()),
    ];
    let people = draft.participants.iter().enumerate().flat_map(|(at, one)| {
        let place = |field| Place::Participant(at, field);
        [("short", &one.short), ("federation", &one.federation), ("title", &one.chess_title)]
            .map(|(field, words)| (place(field), words.as_ref()))
    });
    let phases = draft
        .games
        .iter()
        .enumerate()
        .map(|(at, game)| (Place::Game(at, "phase"), game.phase.as_ref()));
    let stages = draft
        .matches
        .iter()
        .enumerate()
        .map(|(at, one)| (Place::Match(at, "stage"), one.stage.as_ref()));
    for (place, words) in title.into_iter().chain(people).chain(phases).chain(stages) {
        if words.is_some_and(|words| {
            words.len() > LONGEST_WORDS && words.chars().count() > LONGEST_WORDS
        }) {
            faults.push(Fault::new(
                place,
                sentence!(event_file_long_text),
                sentence!(event_file_expected_shorter),
            ));
        }
    }
}

/// Checks the whole event.
pub(super) fn event(event: &Event, faults: &mut Vec<Fault>) {
    if event.sport() == Sport::Chess {
        points(event, faults);
    } else {
        meetings(event, faults);
    }
    let mut of_each = vec![0u32; event.participants().len()];
    let games = event.games().iter().flat_map(|game| [Some(game.white), Some(game.black)]);
    let matches = event.matches().iter().flat_map(|one| [Some(one.first), one.second]);
    let byes = event.byes().iter().map(|bye| Some(bye.player));
    for id in games.chain(matches).chain(byes).flatten() {
        of_each[id.index()] += 1;
    }
    if let Some(busy) = event.ids().find(|id| of_each[id.index()] > MOST_ROUNDS) {
        let message = sentence!(event_file_busy { name: event.name(busy) });
        faults.push(Fault::new(Place::Event("participants"), message, ""));
    }
    let rounds: BTreeSet<(Option<&str>, u32)> = event
        .games()
        .iter()
        .filter_map(|game| Some((game.phase.as_deref(), game.round?)))
        .collect();
    let unnumbered = event.games().iter().any(|game| game.round.is_none());
    let rounds = rounds.len()
        + if unnumbered { of_each.iter().max().copied().unwrap_or(0) as usize } else { 0 };
    if rounds.saturating_mul(event.participants().len()) > MOST_PLACES {
        let message =
            sentence!(event_file_many_places { count: event.participants().len(), rounds });
        faults.push(Fault::new(Place::Event("participants"), message, ""));
    }
}

fn points(event: &Event, faults: &mut Vec<Fault>) {
    let large = |points: Exact| {
        let units = points * Exact::from(event.unit());
        units.numerator().abs() > i128::from(MOST_UNITS) * units.denominator()
    };
    let phases = event.scoring().phases.iter().flat_map(|(_, points)| points.iter().copied());
    let byes = event
        .byes()
        .iter()
        .map(|bye| bye.points)
        .chain(event.assigned().iter().map(|one| one.points));
    let teams = event.teams().into_iter().flat_map(|teams| team_points(event, teams));
    if let Some(points) = phases.chain(byes).chain(teams).find(|points| large(*points)) {
        let (points, most) =
            (points.to_string(), Exact::from(MOST_UNITS / event.unit()).to_string());
        let message = sentence!(event_file_many_points { points, most });
        let hint = sentence!(event_file_many_points_hint);
        faults.push(Fault::new(Place::Event("scoring"), message, "").hint(hint));
    }
}

/// All points that one round can give a team.
fn team_points(event: &Event, teams: &Teams) -> impl Iterator<Item = Exact> {
    let games = event.scoring().points(None).map(|points| points * Exact::from(teams.boards));
    let byes = teams.byes.iter().flat_map(|bye| [bye.match_points, bye.game_points]);
    let assigned = teams.assigned.iter().flat_map(|one| [one.match_points, one.game_points]);
    let scores = teams.matches.iter().flat_map(|one| one.score);
    games.into_iter().chain(teams.match_points).chain(byes).chain(assigned).chain(scores)
}

fn meetings(event: &Event, faults: &mut Vec<Fault>) {
    let mut met: BTreeMap<[Id; 2], u32> = BTreeMap::new();
    for one in event.matches() {
        let Some(second) = one.second else { continue };
        let times = met.entry([one.first.min(second), one.first.max(second)]).or_default();
        *times += 1;
        if *times > MOST_MEETINGS {
            let [first, second] = [one.first, second].map(|id| event.name(id));
            let message = sentence!(event_file_many_meetings { first, second });
            faults.push(Fault::new(Place::Event("participants"), message, ""));
            return;
        }
    }
}
