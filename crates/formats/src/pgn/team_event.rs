//! The matches of a league as an event of teams.

use super::PgnGame;
use super::event::{ReadTournament, moment};
use super::parts::TournamentPart;
use super::players::Players;
use super::teams::{League, LeagueMatch};
use crate::account::{Doubt, DoubtKind, EventFacts, FoundEvent, Meeting, Told, judge};
use crate::date::EventDates;
use crate::import::kind_doubts;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{
    DraftEvent, DraftParticipant, DraftTeamMatch, DraftTeams, EventInfo, GameResult, Kind, Scoring,
};

/// How many boards without a game are named one by one.
const MOST_NAMED: usize = 5;

/// Makes the event of teams. `players` are those of all its games.
pub(super) fn read(
    part: &TournamentPart,
    league: &League,
    games: &[PgnGame],
    players: &Players,
    told: &Told,
) -> ReadTournament {
    let rounds = rounds(&league.matches);
    let rosters = Rosters::new(league, games, players);
    let seats = Seats { games, players, rosters: &rosters };
    let matches: Vec<DraftTeamMatch> = league
        .matches
        .iter()
        .zip(&rounds.numbers)
        .map(|(one, round)| drafted(one, *round, league, &seats))
        .collect();
    let teams = DraftTeams {
        boards: league.boards(),
        colours: colours(league),
        rosters: rosters.lists,
        matches,
        ..DraftTeams::default()
    };
    let meetings = meetings(league, &teams);
    let by_user = told.kind.map(|kind| (kind, sentence!(kind_told)));
    let by_tag = part.kind.map(|kind| (kind, sentence!(pgn_because_event_type)));
    let course = EventFacts {
        participants: league.teams.len(),
        who: "teams",
        named: by_user.or(by_tag),
        cycles: told.cycles,
        rounds: told.rounds.or(part.rounds),
        ..EventFacts::default()
    };
    let judged = judge(&course, &meetings);
    let names: Vec<&str> = league.teams.iter().map(String::as_str).collect();
    let found = FoundEvent {
        section: part.section.clone(),
        boards: part.main.len(),
        ..FoundEvent::main(&part.name, "teams", &names, &judged, &meetings)
    };
    let mut teams = teams;
    if judged.kind == Some(Kind::RoundRobin) {
        // As of single games: what is too much is told and not counted.
        let mut at = 0..;
        teams.matches.retain(|_| !at.next().is_some_and(|at| judged.surplus.contains(&at)));
    }
    let mut doubts = kind_doubts(&found, &judged);
    doubts.extend(boards_without_results(league, games));
    doubts.extend(rounds.doubt);
    let draft = DraftEvent {
        info: EventInfo {
            title: part.name.clone(),
            kind: judged.kind.unwrap_or(Kind::Swiss),
            cycles: judged.cycles,
            rounds: told.rounds.or(part.rounds),
            ..EventInfo::default()
        },
        participants: (1..)
            .zip(&league.teams)
            .map(|(number, name)| participant(number, name))
            .collect(),
        teams: Some(teams),
        ..DraftEvent::default()
    };
    ReadTournament { draft, found: vec![found], doubts, from: Vec::new() }
}

impl ReadTournament {
    /// The same with the days on which it was played.
    pub(super) fn on(mut self, dates: &EventDates) -> Self {
        self.draft.info.start = dates.first.and_then(moment);
        self.draft.info.end = dates.last.filter(|last| dates.first < Some(*last)).and_then(moment);
        self
    }
}

fn participant(number: u32, name: &str) -> DraftParticipant {
    DraftParticipant { name: name.to_owned(), number: Some(number), ..DraftParticipant::default() }
}

/// The rounds of the matches.
struct Rounds {
    numbers: Vec<u32>,
    doubt: Option<Doubt>,
}

/// The rounds as the games name them. Where they name none, each match gets the first round in
/// which neither team has one yet, in the order of the file.
fn rounds(matches: &[LeagueMatch]) -> Rounds {
    let named: Option<Vec<u32>> = matches.iter().map(|one| one.round).collect();
    if let Some(numbers) = named {
        return Rounds { numbers, doubt: None };
    }
    let mut taken: BTreeSet<(u32, usize)> = BTreeSet::new();
    let mut numbers = Vec::with_capacity(matches.len());
    for one in matches {
        let free = |round: &u32| one.teams.iter().all(|team| !taken.contains(&(*round, *team)));
        let round = (1..).find(free).unwrap_or(1);
        taken.extend(one.teams.map(|team| (round, team)));
        numbers.push(round);
    }
    let doubt = Doubt::reported(DoubtKind::NotUsed, sentence!(pgn_no_rounds));
    Rounds { numbers, doubt: Some(doubt) }
}

/// The players of each team, in the order of their best boards.
struct Rosters {
    lists: Vec<Vec<DraftParticipant>>,
    /// The place of each player in the list of a team.
    places: BTreeMap<(usize, usize), u32>,
}

impl Rosters {
    fn new(league: &League, games: &[PgnGame], players: &Players) -> Self {
        let mut best: BTreeMap<(usize, usize), (u32, usize)> = BTreeMap::new();
        for (order, one) in league.matches.iter().enumerate() {
            for board in &one.boards {
                let game = &games[board.game];
                let mut sides = [&game.white, &game.black];
                if !board.first_has_white {
                    sides.reverse();
                }
                for (team, side) in one.teams.iter().zip(sides) {
                    let Some(player) = players.find(side) else { continue };
                    let known = best.entry((*team, player)).or_insert((board.number, order));
                    *known = (*known).min((board.number, order));
                }
            }
        }
        let mut sorted: Vec<_> = best.into_iter().collect();
        sorted.sort_by_key(|((team, player), best)| (*team, *best, *player));
        let mut rosters =
            Self { lists: vec![Vec::new(); league.teams.len()], places: BTreeMap::new() };
        for ((team, player), _) in sorted {
            let list = &mut rosters.lists[team];
            let place = u32::try_from(list.len()).unwrap_or(u32::MAX);
            rosters.places.insert((team, player), place);
            list.push(players.list[player].clone());
        }
        rosters
    }
}

/// A match with the results of all its boards, the team named first taken for White.
fn drafted(one: &LeagueMatch, round: u32, league: &League, seats: &Seats<'_>) -> DraftTeamMatch {
    let boards = league.boards() as usize;
    // A board without a game is open: nobody knows what it gave.
    let mut results = vec![GameResult::Open; boards];
    let mut line_ups = [vec![None; boards], vec![None; boards]];
    for board in &one.boards {
        let at = board.number as usize - 1;
        let game = &seats.games[board.game];
        let mut sides = [&game.white, &game.black];
        results[at] = game.result;
        if !board.first_has_white {
            sides.reverse();
            results[at] = game.result.turned();
        }
        for (side, line_up) in line_ups.iter_mut().enumerate() {
            let player = seats.players.find(sides[side]);
            let place = |player| seats.rosters.places.get(&(one.teams[side], player)).copied();
            line_up[at] = player.and_then(place);
        }
    }
    DraftTeamMatch {
        round,
        teams: one.teams.map(|team| league.teams[team].clone()),
        results,
        line_ups,
        ..DraftTeamMatch::default()
    }
}

/// What is needed to say who sat at a board.
struct Seats<'s> {
    games: &'s [PgnGame],
    players: &'s Players,
    rosters: &'s Rosters,
}

/// The colours of the team named first, where they are the same in all matches and not those that
/// are taken without a word.
fn colours(league: &League) -> Option<String> {
    let mut colours: BTreeMap<u32, bool> = BTreeMap::new();
    for board in league.matches.iter().flat_map(|one| &one.boards) {
        if *colours.entry(board.number).or_insert(board.first_has_white) != board.first_has_white {
            return None;
        }
    }
    let whole = (1..=league.boards()).all(|board| colours.contains_key(&board));
    let usual = colours.iter().all(|(board, white)| *white == (board % 2 == 1));
    let sign = |white: &bool| if *white { 'W' } else { 'B' };
    (whole && !usual).then(|| colours.values().map(sign).collect())
}

fn meetings(league: &League, teams: &DraftTeams) -> Vec<Meeting> {
    let scoring = Scoring::default();
    let met = league.matches.iter().zip(&teams.matches).enumerate();
    met.map(|(at, (one, drafted))| {
        let mut scored = [0i32; 2];
        for result in &drafted.results {
            let points = scoring.score(*result, None);
            let tenths =
                points.map(|points| i32::try_from((points * 10.into()).floor()).unwrap_or(0));
            scored = [scored[0] + tenths[0], scored[1] + tenths[1]];
        }
        // As in a standing by match points: a match won by any margin is the same.
        let half = |own: i32, other: i32| match own.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let scored = [half(scored[0], scored[1]), half(scored[1], scored[0])];
        Meeting::new(at, Some(drafted.round), one.teams, scored, true)
    })
    .collect()
}

/// Boards of which the file has no game, or a game without a result.
fn boards_without_results(league: &League, games: &[PgnGame]) -> Option<Doubt> {
    let mut missing: Vec<Sentence> = Vec::new();
    for one in &league.matches {
        let ended = one.boards.iter().filter(|one| games[one.game].result != GameResult::Open);
        let played: BTreeSet<u32> = ended.map(|board| board.number).collect();
        let [first, second] = one.teams.map(|team| league.teams[team].as_str());
        for board in (1..=league.boards()).filter(|board| !played.contains(board)) {
            missing.push(sentence!(pgn_board_of_match { first, second, board }));
        }
    }
    let count = missing.len();
    let more = count.checked_sub(MOST_NAMED).filter(|more| *more > 0);
    let more = more.map(|count| sentence!(and_more { count }));
    let boards = Sentence::apart(missing.into_iter().take(MOST_NAMED).chain(more));
    (count > 0).then(|| {
        let message = sentence!(pgn_boards_missing { count, boards });
        Doubt::reported(DoubtKind::MissingGames, message)
    })
}
