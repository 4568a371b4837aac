//! Whether an event is finished: compares what its kind and its rounds require with what the file
//! has.
//!
//! A regulation speaks of the end of an event. Before it there is a standing, but no winner: see
//! [`Event::unfinished`].

use crate::{Event, Game, Id, Kind, Match, MatchStatus, Participant, Sport, TeamMatch};
use std::collections::{BTreeMap, BTreeSet};

/// What an event that is not finished still lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedEvent {
    /// How many rounds are complete, and how many there are; nothing where the games do not say
    /// their rounds.
    pub rounds: Option<(u32, u32)>,
    /// How many games or matches are missing.
    pub count: usize,
    /// Those of them whose participants are known: the first [`UnfinishedEvent::LISTED`].
    pub games: Vec<MissingGame>,
}

/// A game or match that has no result yet, or is not in the file at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct MissingGame {
    /// The round, where it is known.
    pub round: Option<u32>,
    /// Who meets: white and the first team come first where that is known.
    pub between: [Id; 2],
}

impl UnfinishedEvent {
    /// The number of missing games that are listed; more are only counted.
    pub const LISTED: usize = 50;
}

impl Event {
    /// What is missing, or nothing where the event is finished.
    ///
    /// `open_games` and `open_matches` are those of the event, by position, whose results nobody
    /// knows yet: an answer may have told what the file does not. A forfeited, assigned or annulled
    /// game is there. `finished = true` in the file stands for games that will never be played;
    /// published points for everybody stand for games that the file merely leaves out.
    pub fn unfinished(
        &self,
        open_games: &[usize],
        open_matches: &[usize],
    ) -> Option<UnfinishedEvent> {
        let mut missing = self.without_result(open_games, open_matches);
        let lacking = self.lacking_pairings();
        let rounds_to_come = match (lacking.is_empty(), self.finished()) {
            (true, false) => self.rounds_to_come(),
            _ => 0,
        };
        let to_be_paired = rounds_to_come as usize * (self.participants().len() / 2);
        if missing.is_empty() && lacking.is_empty() && rounds_to_come == 0 {
            return None;
        }
        missing.extend(lacking);
        missing.sort_by_key(|one| (one.round.is_none(), *one));
        let count = missing.len() + to_be_paired;
        let rounds = self.complete_rounds(open_games, open_matches);
        missing.truncate(UnfinishedEvent::LISTED);
        Some(UnfinishedEvent { rounds, count, games: missing })
    }

    fn without_result(&self, open_games: &[usize], open_matches: &[usize]) -> Vec<MissingGame> {
        let games = open_games.iter().filter_map(|index| self.games().get(*index));
        let games =
            games.map(|game| MissingGame { round: game.round, between: [game.white, game.black] });
        let matches = open_matches.iter().filter_map(|index| self.matches().get(*index));
        let matches = matches.filter(|one| !one.has_result()).filter_map(|one| {
            Some(MissingGame { round: one.round, between: [one.first, one.second?] })
        });
        let of_teams = self.team_matches().filter(|one| one.is_open());
        let of_teams =
            of_teams.map(|one| MissingGame { round: Some(one.round), between: one.teams });
        games.chain(matches).chain(of_teams).collect()
    }

    /// The matches of a chess event of teams.
    fn team_matches(&self) -> impl Iterator<Item = &TeamMatch> {
        self.teams().into_iter().flat_map(|teams| &teams.matches)
    }

    /// Whether a participant's final score was published.
    fn is_published(&self, one: &Participant) -> bool {
        let score = self.teams().map(|teams| teams.primary.code());
        one.published_units.is_some()
            || score.is_some_and(|score| one.values.iter().any(|(code, _)| code == score))
    }

    /// The pairings of a round robin that are not in the file, each as often as it lacks.
    fn lacking_pairings(&self) -> Vec<MissingGame> {
        let published = self.participants().iter().all(|one| self.is_published(one));
        if self.kind() != Kind::RoundRobin || self.finished() || published {
            return Vec::new();
        }
        let people = self.participants().len();
        // At chess nobody meets more often than there are cycles (the event was checked), so that
        // their number says enough.
        let all = people * people.saturating_sub(1) / 2 * self.cycles() as usize;
        let there = self.games().len() + self.annulled_games().len() + self.team_matches().count();
        if self.sport() == Sport::Chess && there >= all {
            return Vec::new();
        }
        let mut met = vec![0u32; people * people];
        for [a, b] in self.pairings() {
            met[a.min(b).index() * people + a.max(b).index()] += 1;
        }
        let busy = self.busy_rounds();
        let mut lacking = Vec::new();
        for a in self.ids() {
            for b in self.ids().filter(|b| *b > a) {
                let times = self.cycles().saturating_sub(met[a.index() * people + b.index()]);
                // Who is gone plays no more: such games are forfeited or annulled, not missing.
                let times = if self.both_there([a, b], None) { times } else { 0 };
                let round = if times == 1 { self.only_round_left(&busy, a, b) } else { None };
                lacking.extend((0..times).map(|_| MissingGame { round, between: [a, b] }));
            }
        }
        lacking
    }

    /// Who met whom, with or without a result.
    fn pairings(&self) -> impl Iterator<Item = [Id; 2]> {
        let games =
            self.games().iter().chain(self.annulled_games()).map(|game| [game.white, game.black]);
        let matches = self.matches().iter().chain(self.annulled_matches());
        let matches = matches.filter_map(|one| Some([one.first, one.second?]));
        games.chain(matches).chain(self.team_matches().map(|one| one.teams))
    }

    /// The rounds in which each participant is in the file.
    fn busy_rounds(&self) -> Vec<BTreeSet<u32>> {
        let mut busy = vec![BTreeSet::new(); self.participants().len()];
        for (round, ids) in self.entries() {
            if let Some(round) = round {
                ids.into_iter().flatten().for_each(|id| {
                    busy[id.index()].insert(round);
                });
            }
        }
        busy
    }

    /// Games, matches and byes alike: the round, and who is in it.
    fn entries(&self) -> impl Iterator<Item = (Option<u32>, [Option<Id>; 2])> {
        let game = |game: &Game| (game.round, [Some(game.white), Some(game.black)]);
        let one = |one: &Match| (one.round, [Some(one.first), one.second]);
        let games = self
            .games()
            .iter()
            .chain(self.annulled_games())
            .map(game)
            .chain(self.matches().iter().chain(self.annulled_matches()).map(one));
        let byes = self.byes().iter().map(|bye| (Some(bye.round), [Some(bye.player), None]));
        let of_teams = self.team_matches().map(|one| (Some(one.round), one.teams.map(Some)));
        let byes_of_teams = self.teams().into_iter().flat_map(|teams| &teams.byes);
        let byes_of_teams = byes_of_teams.map(|bye| (Some(bye.round), [Some(bye.team), None]));
        games.chain(byes).chain(of_teams).chain(byes_of_teams)
    }

    /// The round in which two must meet because in every other one of them is busy.
    fn only_round_left(&self, busy: &[BTreeSet<u32>], a: Id, b: Id) -> Option<u32> {
        if self.entries().any(|(round, _)| round.is_none()) {
            return None;
        }
        let free =
            |round: &u32| !busy[a.index()].contains(round) && !busy[b.index()].contains(round);
        let mut left = (1..=self.all_rounds()?).filter(free);
        left.next().filter(|_| left.next().is_none())
    }

    /// How many rounds there are, where the file or the kind says so.
    fn all_rounds(&self) -> Option<u32> {
        let people = u32::try_from(self.participants().len()).ok()?;
        let table = people.saturating_sub(1 - people % 2).saturating_mul(self.cycles());
        self.rounds().or((self.kind() == Kind::RoundRobin).then_some(table))
    }

    /// How many announced rounds are not in the file. A table of points without games is taken as
    /// it is.
    fn rounds_to_come(&self) -> u32 {
        let Some(announced) = self.rounds() else { return 0 };
        let table = self.entries().next().is_none()
            && self
                .participants()
                .iter()
                .all(|one| self.is_published(one) || !one.sessions.is_empty());
        let sessions = self.participants().iter().map(|one| one.sessions.len()).max().unwrap_or(0);
        let mut times = vec![0u32; self.participants().len()];
        let mut held = u32::try_from(sessions).unwrap_or(u32::MAX);
        for (round, ids) in self.entries() {
            held = held.max(round.unwrap_or(0));
            for id in ids.into_iter().flatten() {
                times[id.index()] += 1;
                // Without rounds, a participant's games say how many there were.
                held = if round.is_none() { held.max(times[id.index()]) } else { held };
            }
        }
        if table && sessions == 0 { 0 } else { announced.saturating_sub(held) }
    }

    /// How many rounds are complete, and how many there are.
    fn complete_rounds(&self, open_games: &[usize], open_matches: &[usize]) -> Option<(u32, u32)> {
        let all = self.all_rounds()?;
        let mut played: BTreeMap<u32, usize> = BTreeMap::new();
        let open_games: BTreeSet<usize> = open_games.iter().copied().collect();
        let open_matches: BTreeSet<usize> = open_matches.iter().copied().collect();
        let games = self
            .games()
            .iter()
            .enumerate()
            .map(|(at, game)| (game.round, !open_games.contains(&at)));
        let matches = self.matches().iter().enumerate().filter(|(_, one)| one.second.is_some());
        let matches =
            matches.map(|(at, one)| (one.round, one.has_result() || !open_matches.contains(&at)));
        let mut incomplete = BTreeSet::new();
        let of_teams = self.team_matches().map(|one| (Some(one.round), !one.is_open()));
        for (round, known) in games.chain(matches).chain(of_teams) {
            let round = round?;
            *played.entry(round).or_insert(0) += 1;
            if !known {
                incomplete.insert(round);
            }
        }
        let full = if self.kind() == Kind::RoundRobin { self.participants().len() / 2 } else { 1 };
        let complete =
            played.iter().filter(|(round, games)| **games >= full && !incomplete.contains(round));
        Some((u32::try_from(complete.count()).unwrap_or(u32::MAX), all))
    }
}

impl Match {
    /// Whether something is known of how it ended; a match that was not played at the table ended
    /// so.
    pub fn has_result(&self) -> bool {
        let known = [&self.vps, &self.imps, &self.score, &self.total_points];
        self.status != MatchStatus::Played || known.iter().any(|sides| sides.is_some())
    }
}
