//! Small events: the participants, the pairings, and every result.

use super::MOST_EVENTS;
use tiebreak_model::{
    DraftEvent, DraftGame, DraftMatch, DraftParticipant, DraftTeamMatch, DraftTeams, Event,
    EventInfo, Exact, GameResult, Kind, Prizes, Sport,
};
use tiebreak_regulation::{AwardRule, Regulation};

/// Small events of one kind and size that differ only in their results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trial {
    /// The sport of the event.
    pub sport: Sport,
    /// The kind of the event.
    pub kind: Kind,
    /// The number of participants.
    pub participants: usize,
    /// The number of boards of a match of chess teams. `None` for individual players.
    pub boards: Option<u32>,
    /// The games or matches, in the order in which they are played.
    pub contests: Vec<Contest>,
    /// The number of results of each contest. A lower number is better for the side named first.
    pub outcomes: usize,
    /// Which participants are eligible for awards that are not for all: those at even positions
    /// (0) or at odd positions (1).
    pub eligible: usize,
}

/// A game, a board of a match, or a match of bridge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// The two sides, by position. Of two players, the one named first has White.
    pub sides: [usize; 2],
    /// The round of the contest.
    pub round: u32,
    /// The phase, for an event with several phases.
    pub phase: Option<&'static str>,
    /// The board of a match of teams, from 0.
    pub board: usize,
}

/// The results of a bridge match: IMPs won by the two sides in sixteen boards.
pub const IMPS: [[i64; 2]; 5] = [[70, 10], [30, 20], [20, 20], [20, 30], [10, 70]];
/// The results of a chess game.
pub const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];

/// The small events of a kind that a regulation is for, the smallest first.
pub fn trials(regulation: &Regulation, kind: Kind) -> Vec<Trial> {
    let teams = regulation.is_for_teams();
    let sizes: &[(usize, u32)] = match (regulation.sport, kind, teams) {
        (Sport::Chess, Kind::RoundRobin, false) => &[(3, 1), (4, 1)],
        (Sport::Chess, Kind::RoundRobin, true) => &[(3, 2), (4, 1)],
        (Sport::Chess, Kind::Swiss, false) => &[(4, 1), (6, 1)],
        (Sport::Chess, Kind::Swiss, true) => &[(4, 2), (6, 1)],
        (Sport::Chess, Kind::RapidAndBlitz, false) => &[(3, 1)],
        (Sport::Chess, Kind::Match, false) => &[(2, 1)],
        (Sport::Bridge, Kind::RoundRobin, _) => &[(3, 1), (4, 1)],
        (Sport::Bridge, Kind::Swiss, _) => &[(4, 1)],
        _ => &[],
    };
    let narrow = regulation
        .entries_for(kind)
        .any(|entry| entry.awards.iter().any(|(award, _)| !award.eligible.is_everybody()));
    let sides = if narrow { 0..2 } else { 0..1 };
    let mut trials: Vec<Trial> = Vec::new();
    for (participants, boards) in sizes {
        for eligible in sides.clone() {
            trials.push(Trial {
                sport: regulation.sport,
                kind,
                participants: *participants,
                boards: teams.then_some(*boards),
                contests: contests(kind, *participants, *boards),
                outcomes: if regulation.sport == Sport::Chess { RESULTS.len() } else { IMPS.len() },
                eligible,
            });
        }
    }
    // A rule for events of a certain size does not apply to other sizes.
    let fits = |trial: &Trial| {
        let most = regulation.entries_for(kind).next().and_then(|entry| entry.participants);
        most.is_none_or(|participants| participants == trial.participants)
    };
    trials.retain(|trial| trial.events() <= MOST_EVENTS && fits(trial));
    trials
}

/// The pairings: all play all, or two rounds of a Swiss that pairs neighbours first.
fn contests(kind: Kind, participants: usize, boards: u32) -> Vec<Contest> {
    let contest = |a, b, round, phase| Contest { sides: [a, b], round, phase, board: 0 };
    let mut met: Vec<Contest> = Vec::new();
    match kind {
        Kind::Match => met.extend([contest(0, 1, 1, None), contest(1, 0, 2, None)]),
        Kind::Swiss => {
            let half = participants / 2;
            met.extend((0..half).map(|at| contest(2 * at, 2 * at + 1, 1, None)));
            // The first of each table go on to the first of the next, the second likewise.
            met.extend((0..half).map(|at| {
                let next = (at + 1) % half;
                if half == 2 {
                    contest(at, 2 + at, 2, None)
                } else {
                    contest(2 * at, 2 * next + 1, 2, None)
                }
            }));
        }
        Kind::RapidAndBlitz => {
            for phase in ["rapid", "blitz"] {
                met.extend(
                    everybody(participants).map(|(a, b, round)| contest(a, b, round, Some(phase))),
                );
            }
        }
        _ => met.extend(everybody(participants).map(|(a, b, round)| contest(a, b, round, None))),
    }
    let boards = 0..boards as usize;
    met.into_iter()
        .flat_map(|one| boards.clone().map(move |board| Contest { board, ..one.clone() }))
        .collect()
}

/// All play all with alternating colours. Each pairing has its own round.
fn everybody(participants: usize) -> impl Iterator<Item = (usize, usize, u32)> {
    let pairs = (0..participants).flat_map(move |a| (a + 1..participants).map(move |b| (a, b)));
    pairs
        .zip(1u32..)
        .map(|((a, b), round)| if (a + b) % 2 == 1 { (a, b, round) } else { (b, a, round) })
}

impl Trial {
    /// The number of events.
    pub fn events(&self) -> u64 {
        let contests = u32::try_from(self.contests.len()).unwrap_or(u32::MAX);
        (self.outcomes as u64).checked_pow(contests).unwrap_or(u64::MAX)
    }

    /// The results of the event with this number.
    pub fn results(&self, number: u64) -> Vec<usize> {
        let mut rest = number;
        let mut digit = || {
            let digit = rest % self.outcomes as u64;
            rest /= self.outcomes as u64;
            usize::try_from(digit).unwrap_or(0)
        };
        self.contests.iter().map(|_| digit()).collect()
    }

    /// The number of the event in which one result is changed.
    pub fn number(&self, results: &[usize], contest: usize, changed: usize) -> u64 {
        let digits = results.iter().enumerate().rev();
        digits.fold(0, |number, (at, own)| {
            number * self.outcomes as u64 + if at == contest { changed } else { *own } as u64
        })
    }

    /// The name of the participant at this position.
    pub fn name(at: usize) -> String {
        char::from(b'A' + u8::try_from(at % 26).unwrap_or(0)).to_string()
    }

    /// The event with these results. `None` if there can be no such event.
    pub fn event(&self, regulation: &Regulation, results: &[usize]) -> Option<Event> {
        let mut draft = DraftEvent {
            info: EventInfo {
                title: "Small event".to_owned(),
                regulation: regulation.id.clone(),
                sport: self.sport,
                kind: self.kind,
                cycles: if self.kind == Kind::Match { 2 } else { 1 },
                finished: true,
                prizes: Some(self.prizes(regulation)),
                ..EventInfo::default()
            },
            participants: (0..self.participants)
                .map(|at| self.participant(regulation, at))
                .collect(),
            ..DraftEvent::default()
        };
        match (self.sport, self.boards) {
            (Sport::Bridge, _) => draft.matches = self.matches(results),
            (Sport::Chess, Some(boards)) => draft.teams = Some(self.teams(boards, results)),
            (Sport::Chess, None) => draft.games = self.games(results),
        }
        Event::new(draft).ok()
    }

    /// Prizes that decrease with the place, none for the last place, and one prize for each award.
    fn prizes(&self, regulation: &Regulation) -> Prizes {
        let cents: Vec<i64> =
            [100_000, 60_000, 30_000, 10_000].into_iter().take(self.participants - 1).collect();
        let awards =
            self.awards(regulation).map(|award| (award.name.clone(), vec![50_000])).collect();
        Prizes { currency: "EUR".to_owned(), cents, awards }
    }

    fn awards<'r>(&self, regulation: &'r Regulation) -> impl Iterator<Item = &'r AwardRule> {
        let kind = self.kind;
        regulation.entries_for(kind).flat_map(|entry| &entry.awards).map(|(award, _)| award)
    }

    /// A participant with all personal data that criteria ask for, different for each. Every
    /// second one is eligible for awards that are not for all.
    fn participant(&self, regulation: &Regulation, at: usize) -> DraftParticipant {
        let number = u32::try_from(at).unwrap_or(0);
        let mut one = DraftParticipant {
            name: Self::name(at),
            rating: Some(2400 - 10 * number),
            number: Some(number + 1),
            birth: Some(format!("{}", 1990 + at)),
            federation: Some("NED".to_owned()),
            sex: Some("m".to_owned()),
            ..DraftParticipant::default()
        };
        if at % 2 == self.eligible {
            for award in self.awards(regulation) {
                let who = &award.eligible;
                one.federation = who.federations.first().cloned().or(one.federation);
                one.sex = who.sex.clone().or(one.sex);
                one.club = who.clubs.first().cloned().or(one.club);
                one.groups.extend(who.groups.first().cloned());
                one.rating =
                    who.rating.map_or(one.rating, |range| u32::try_from(range.from.max(1)).ok());
            }
        }
        one
    }

    fn games(&self, results: &[usize]) -> Vec<DraftGame> {
        let game = |(contest, result): (&Contest, &usize)| DraftGame {
            round: Some(contest.round),
            white: Self::name(contest.sides[0]),
            black: Self::name(contest.sides[1]),
            result: RESULTS[*result],
            phase: contest.phase.map(str::to_owned),
            moves: None,
            started: None,
            finished: None,
        };
        self.contests.iter().zip(results).map(game).collect()
    }

    fn teams(&self, boards: u32, results: &[usize]) -> DraftTeams {
        let of_match = boards as usize;
        let matches = self.contests.chunks(of_match).zip(results.chunks(of_match)).map(
            |(contests, results)| DraftTeamMatch {
                round: contests[0].round,
                teams: contests[0].sides.map(Self::name),
                results: results.iter().map(|result| RESULTS[*result]).collect(),
                ..DraftTeamMatch::default()
            },
        );
        DraftTeams { boards, matches: matches.collect(), ..DraftTeams::default() }
    }

    fn matches(&self, results: &[usize]) -> Vec<DraftMatch> {
        let played = |(contest, result): (&Contest, &usize)| {
            let imps = IMPS[*result];
            DraftMatch {
                round: Some(contest.round),
                teams: contest.sides.map(Self::name).to_vec(),
                boards: Some(16),
                imps: imps.map(Exact::from).into(),
                total_points: imps.map(|imps| Exact::from(imps * 40)).into(),
                ..DraftMatch::default()
            }
        };
        self.contests.iter().zip(results).map(played).collect()
    }
}
