//! Phases that no tag names: games that are faster than the others, or that come after the last
//! round.

use super::PgnGame;
use super::parts::{Later, TournamentPart};
use super::time_control::Speed;
use super::who::{PlayerNumbers, RoundPair};
use crate::account::Phase;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Colour, GameResult};

fn meeting(at: usize, games: &[PgnGame], who: &PlayerNumbers) -> RoundPair {
    (games[at].round, who.two(at))
}

/// Armageddon games of a round of the tournament belong to it: they decide a drawn game of the same
/// two.
pub(super) fn of_rounds(part: &mut TournamentPart, games: &[PgnGame], who: &PlayerNumbers) {
    if part.later.iter().all(|later| later.phase != Phase::Armageddon) {
        return;
    }
    let drawn: BTreeSet<RoundPair> = part.main.iter().map(|at| meeting(*at, games, who)).collect();
    for later in part.later.iter_mut().filter(|later| later.phase == Phase::Armageddon) {
        later.in_round = later.games.iter().all(|at| drawn.contains(&meeting(*at, games, who)));
    }
}

/// Takes the games out that were played faster than the tournament.
pub(super) fn by_clock(part: &mut TournamentPart, games: &[PgnGame], who: &PlayerNumbers) {
    let Some(slowest) = part.main.iter().filter_map(|at| games[*at].heading.speed).max() else {
        return;
    };
    let faster = |at: &usize| games[*at].heading.speed.is_some_and(|speed| speed < slowest);
    let (fast, slow): (Vec<usize>, Vec<usize>) = part.main.iter().copied().partition(faster);
    if fast.is_empty() || rapid_and_blitz(&fast, &slow, games, who) {
        return;
    }
    let mut drawn: BTreeMap<RoundPair, GameResult> = BTreeMap::new();
    drawn.extend(slow.iter().map(|at| (meeting(*at, games, who), games[*at].result)));
    let mut in_round: BTreeMap<RoundPair, Vec<usize>> = BTreeMap::new();
    let mut after = Vec::new();
    for at in fast {
        let met = meeting(at, games, who);
        match drawn.get(&met).filter(|_| met.0.is_some()) {
            Some(_) => in_round.entry(met).or_default().push(at),
            None => after.push(at),
        }
    }
    let single = |(met, games): &(RoundPair, Vec<usize>)| {
        games.len() == 1 && drawn.get(met) == Some(&GameResult::Draw)
    };
    let (deciders, matches): (Vec<_>, Vec<_>) = in_round.into_iter().partition(single);
    let flat = |list: Vec<(RoundPair, Vec<usize>)>| {
        list.into_iter().flat_map(|(_, games)| games).collect::<Vec<_>>()
    };
    let mut decided = flat(deciders);
    decided.sort_unstable();
    let mut played_off = flat(matches);
    // A fast game of some of the players is played off; of most of them it is a phase of the
    // tournament.
    let (few, all) = (who.players(after.iter()).len(), who.players(slow.iter()).len());
    let mut main = slow;
    if 2 * few <= all.max(4) {
        played_off.extend(after)
    } else {
        main.extend(after)
    }
    played_off.sort_unstable();
    main.sort_unstable();
    part.main = main;
    let clock = |at: usize| games[at].heading.clock.clone().unwrap_or_default();
    if let Some(first) = decided.first() {
        let because = sentence!(pgn_because_decider { clock: clock(*first) });
        part.add(Phase::Armageddon, because, decided, true);
    }
    if let Some(first) = played_off.first() {
        let because = sentence!(pgn_because_faster { clock: clock(*first), few, all });
        part.add(Phase::PlayOff, because, played_off, false);
    }
}

/// Whether two speeds are two phases of one event: most of the players play both, and the fast
/// games do not decide drawn slow ones. Next to classical games fast ones are never a phase.
fn rapid_and_blitz(fast: &[usize], slow: &[usize], games: &[PgnGame], who: &PlayerNumbers) -> bool {
    let meeting = |at: &usize| meeting(*at, games, who);
    let drawn: BTreeSet<RoundPair> =
        slow.iter().filter(|at| games[**at].result == GameResult::Draw).map(meeting).collect();
    let deciding = fast.iter().filter(|at| drawn.contains(&meeting(at))).count();
    let (quick, other) = (who.players(fast.iter()), who.players(slow.iter()));
    let classical = slow.iter().any(|at| games[*at].heading.speed == Some(Speed::Classical));
    let by_most =
        quick.intersection(&other).count() * 5 >= other.len() * 4 && fast.len() * 2 >= slow.len();
    !classical && deciding * 2 < fast.len() && by_most
}

/// Takes the games out that come after the last round of a tournament which is complete without
/// them.
pub(super) fn by_round(
    part: &mut TournamentPart,
    games: &[PgnGame],
    who: &PlayerNumbers,
    told: Option<u32>,
) {
    let rounds: Option<BTreeMap<u32, Vec<usize>>> =
        part.main.iter().try_fold(BTreeMap::new(), |mut rounds, at| {
            rounds.entry(games[*at].round?).or_insert_with(Vec::new).push(*at);
            Some(rounds)
        });
    let Some(rounds) = rounds else { return };
    let last = match told.or(part.rounds) {
        Some(last) => Some(last),
        None => last_of_round_robin(part, who, &rounds)
            .or_else(|| last_of_swiss(part, games, who, &rounds)),
    };
    let Some(last) = last else { return };
    let later: Vec<usize> = after(&rounds, last);
    if later.is_empty() || later.len() == part.main.len() {
        return;
    }
    part.main.retain(|at| games[*at].round <= Some(last));
    part.add(Phase::PlayOff, sentence!(pgn_because_after { round: last }), later, false);
}

/// The games of the rounds after this one, which may be the last number that a file can hold.
fn after(rounds: &BTreeMap<u32, Vec<usize>>, round: u32) -> Vec<usize> {
    rounds
        .range((Bound::Excluded(round), Bound::Unbounded))
        .flat_map(|(_, at)| at)
        .copied()
        .collect()
}

/// The round after which everybody has met everybody equally often, where only some play on.
fn last_of_round_robin(
    part: &TournamentPart,
    who: &PlayerNumbers,
    rounds: &BTreeMap<u32, Vec<usize>>,
) -> Option<u32> {
    let all = who.players(part.main.iter()).len();
    // In a large Swiss it is plain that not everybody met everybody.
    if part.main.len() < all * all.saturating_sub(1) / 2 {
        return None;
    }
    let mut met: BTreeMap<[u32; 2], usize> = BTreeMap::new();
    let mut found = None;
    for (round, at) in rounds {
        at.iter().for_each(|at| *met.entry(who.two(*at)).or_default() += 1);
        let times = met.values().next().copied().unwrap_or(0);
        let complete = all > 2
            && met.len() == all * (all - 1) / 2
            && met.values().all(|count| *count == times);
        let later: Vec<usize> = after(rounds, *round);
        if complete && !later.is_empty() && 2 * who.players(later.iter()).len() <= all.max(4) {
            found = Some(*round);
        }
    }
    found
}

/// The round after which only those play on who lead with the same score, and no more than a few.
fn last_of_swiss(
    part: &TournamentPart,
    games: &[PgnGame],
    who: &PlayerNumbers,
    rounds: &BTreeMap<u32, Vec<usize>>,
) -> Option<u32> {
    let most = rounds.values().map(Vec::len).max()?;
    let last_full =
        rounds.iter().filter(|(_, at)| at.len() * 4 > most).map(|(round, _)| *round).max()?;
    let later: Vec<usize> = after(rounds, last_full);
    if later.is_empty() || most < 8 {
        return None;
    }
    let mut scores: BTreeMap<u32, i64> = BTreeMap::new();
    for at in part.main.iter().filter(|at| games[**at].round <= Some(last_full)) {
        for (player, colour) in who.sides(*at).into_iter().zip([Colour::White, Colour::Black]) {
            *scores.entry(player).or_default() += games[*at].result.half_points(colour);
        }
    }
    let lead = scores.values().copied().max()?;
    let tied = who.players(later.iter()).iter().all(|player| scores.get(player) == Some(&lead));
    tied.then_some(last_full)
}

impl TournamentPart {
    fn add(&mut self, phase: Phase, because: Sentence, games: Vec<usize>, in_round: bool) {
        let name = self.name.clone();
        self.later.push(Later { name, phase, because, games, in_round });
    }
}
