//! How often the same two meet: as the file says, or else as its games show.

use super::{Event, Kind, NameIndex, Sport, normal};
use crate::draft::{DraftEvent, DraftGame};
use crate::{Fault, Id, Place};
use std::collections::BTreeMap;
use tiebreak_language::sentence;

/// A pairing of a chess round robin: its place in the draft, and the two by name.
struct PlacedPairing {
    place: Place,
    pair: [Id; 2],
}

/// The games of players, or the matches of teams, that count as meetings.
fn pairings(draft: &DraftEvent, names: &NameIndex) -> Vec<PlacedPairing> {
    let pairing = |place: Place, [first, second]: [&str; 2]| {
        let id = |name: &str| names.by_name.get(normal(name).as_ref()).copied();
        let mut pair = [id(first)?, id(second)?];
        pair.sort_unstable();
        Some(PlacedPairing { place, pair })
    };
    // An Armageddon game decides the game of the same two players in its round.
    let counts = |(number, game): &(usize, &DraftGame)| {
        !draft.annulled.contains(number) && game.phase.as_deref() != Some("armageddon")
    };
    let games = draft.games.iter().enumerate().filter(counts);
    let games = games.filter_map(|(number, game)| {
        pairing(Place::Game(number, "white"), [&game.white, &game.black])
    });
    let matches = draft.teams.iter().flat_map(|teams| &teams.matches).enumerate();
    let matches = matches.filter_map(|(number, one)| {
        pairing(Place::Match(number, "teams"), [&one.teams[0], &one.teams[1]])
    });
    games.chain(matches).collect()
}

/// The cycles that the draft gives. Where it gives none and all pairs of a round robin meet equally
/// often, that number.
pub(super) fn found(draft: &DraftEvent, names: &NameIndex) -> u32 {
    if draft.info.cycles > 0
        || draft.info.kind != Kind::RoundRobin
        || draft.info.sport != Sport::Chess
    {
        return draft.info.cycles.max(1);
    }
    let mut met: BTreeMap<[Id; 2], u32> = BTreeMap::new();
    for one in pairings(draft, names) {
        *met.entry(one.pair).or_default() += 1;
    }
    let people = draft.participants.len();
    let times = met.values().next().copied().unwrap_or(1);
    let all = met.len() == people * people.saturating_sub(1) / 2
        && met.values().all(|other| *other == times);
    if all { times } else { 1 }
}

/// How many rounds there are: of a match, as many as it has games, which `cycles` says too.
pub(super) fn rounds(draft: &DraftEvent, faults: &mut Vec<Fault>) -> Option<u32> {
    if draft.info.kind != Kind::Match || draft.info.cycles < 2 {
        return draft.info.rounds;
    }
    match draft.info.rounds {
        Some(rounds) if rounds != draft.info.cycles => {
            let message =
                sentence!(event_file_rounds_and_cycles { rounds, games: draft.info.cycles });
            let fault =
                Fault::new(Place::Event("cycles"), message, sentence!(event_file_expected_same));
            faults.push(fault.hint(sentence!(event_file_one_game_a_round)));
            None
        }
        _ => Some(draft.info.cycles),
    }
}

/// In a round robin the same two meet at most once a cycle. Reports one fault, for the first
/// pairing too many.
pub(super) fn too_often(
    event: &Event,
    draft: &DraftEvent,
    names: &NameIndex,
    faults: &mut Vec<Fault>,
) {
    if draft.info.kind != Kind::RoundRobin || draft.info.sport != Sport::Chess {
        return;
    }
    let cycles = event.cycles();
    let mut met: BTreeMap<[Id; 2], u32> = BTreeMap::new();
    let mut first = None;
    for PlacedPairing { place, pair } in pairings(draft, names) {
        let times = met.entry(pair).or_default();
        *times += 1;
        if *times > cycles && first.is_none() {
            first = Some((place, pair, *times));
        }
    }
    let Some((place, pair, times)) = first else { return };
    let [first, second] = pair.map(|id| event.name(id));
    let others = met.values().filter(|times| **times > cycles).count() - 1;
    let message = match times {
        2 => sentence!(event_file_meet_twice { first, second, others }),
        _ => sentence!(event_file_meet_too_often { first, second, others }),
    };
    let fault = Fault::new(place, message, sentence!(event_file_pairing_above)).about(first);
    faults.push(fault.hint(sentence!(event_file_cycles_hint)));
}
