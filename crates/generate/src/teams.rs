//! An event of teams: every match on the same number of boards, everybody at the own board.

use crate::chance::{self, Absences};
use crate::players::{EventCourse, cycles, head, listed, made, names, participants, title};
use crate::swiss::Swiss;
use crate::{ImpossiblePlan, Plan, round_robin};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, DraftEvent, DraftParticipant, DraftTeamBye, DraftTeamMatch, DraftTeams, Event,
    EventInfo, Exact, GameResult, Id, Kind, Random, TeamTable,
};
use tiebreak_standings::{TeamStandings, recommended_for_teams, team_codes};

pub(crate) fn event(plan: &Plan) -> Result<Event, ImpossiblePlan> {
    let mut random = Random::new(plan.seed);
    let names = names("Team", plan.competitors());
    let rosters = rosters(plan, &mut random);
    let strengths: Vec<u32> = rosters.iter().map(|roster| strength(roster)).collect();
    let mut teams = DraftTeams {
        boards: u32::try_from(plan.boards).unwrap_or(u32::MAX),
        rosters,
        ..DraftTeams::default()
    };
    let absences = Absences::new(plan, &mut random);
    let mut course = EventCourse { swiss: Swiss::new(names.len()), absences, random };
    for round in 1..=plan.length() {
        play(plan, &mut teams, round, &names, &mut course);
    }
    let draft = DraftEvent {
        info: EventInfo {
            title: title(plan),
            kind: if plan.round_robin { Kind::RoundRobin } else { Kind::Swiss },
            cycles: cycles(plan),
            rounds: Some(plan.length()),
            start: plan.start,
            ..EventInfo::default()
        },
        participants: participants(&names, &strengths),
        teams: Some(teams),
        ..DraftEvent::default()
    };
    ranked(plan, draft)
}

/// Players by strength, dealt to the teams so that the first team is the strongest on every board.
fn rosters(plan: &Plan, random: &mut Random) -> Vec<Vec<DraftParticipant>> {
    let count = plan.competitors();
    let ratings = chance::ratings(count * plan.boards, random);
    let names = names("Player", ratings.len());
    // Starting numbers go through the teams, team by team.
    let player = |team: usize, board: usize| DraftParticipant {
        name: names[team * plan.boards + board].clone(),
        rating: Some(ratings[board * count + team]),
        number: u32::try_from(team * plan.boards + board + 1).ok(),
        ..DraftParticipant::default()
    };
    (0..count).map(|team| (0..plan.boards).map(|board| player(team, board)).collect()).collect()
}

fn strength(roster: &[DraftParticipant]) -> u32 {
    let sum: u32 = roster.iter().filter_map(|one| one.rating).sum();
    sum / u32::try_from(roster.len().max(1)).unwrap_or(1)
}

fn play(
    plan: &Plan,
    teams: &mut DraftTeams,
    round: u32,
    names: &[String],
    EventCourse { swiss, absences, random }: &mut EventCourse,
) {
    let pairs = if plan.round_robin {
        round_robin::pairs(names.len(), round)
    } else {
        paired(teams, round, names, swiss, absences)
    };
    let forfeited = absences.forfeited(round, pairs.len(), random);
    for (at, pair) in pairs.into_iter().enumerate() {
        let missing = match pair.map(|team| plan.round_robin && absences.is_gone(team, round)) {
            [true, true] => Some(GameResult::BothForfeit),
            [true, false] => Some(GameResult::BlackByForfeit),
            [false, true] => Some(GameResult::WhiteByForfeit),
            _ => forfeited.contains(&at).then(|| chance::forfeit(random)),
        };
        let results: Vec<GameResult> = (0..plan.boards)
            .map(|board| missing.unwrap_or_else(|| on_board(teams, pair, board, random)))
            .collect();
        pair.iter()
            .zip(match_points(&results))
            .for_each(|(team, points)| swiss.scores[*team] += points);
        let seats: Vec<Option<u32>> =
            (0..plan.boards).map(|board| u32::try_from(board).ok()).collect();
        teams.matches.push(DraftTeamMatch {
            round,
            teams: pair.map(|team| names[team].clone()),
            results,
            line_ups: [seats.clone(), seats],
            forfeited: missing.is_some(),
            ..DraftTeamMatch::default()
        });
    }
}

/// The pairs of a Swiss round; byes are noted.
fn paired(
    teams: &mut DraftTeams,
    round: u32,
    names: &[String],
    swiss: &mut Swiss,
    absences: &Absences,
) -> Vec<[usize; 2]> {
    let (away, there): (Vec<usize>, Vec<usize>) =
        (0..names.len()).partition(|team| absences.bye(*team, round).is_some());
    let pairing = swiss.pair(&there);
    let asked = away.into_iter().filter_map(|team| Some((team, absences.bye(team, round)?)));
    for (team, kind) in asked.chain(pairing.alone.map(|team| (team, ByeKind::Pairing))) {
        swiss.scores[team] += i64::from(kind != ByeKind::Zero);
        // Who cannot be paired has a drawn match.
        let drawn = (kind == ByeKind::Pairing)
            .then(|| (Exact::from(1), Exact::from(i64::from(teams.boards)) / 2));
        let (match_points, game_points) = drawn.unzip();
        teams.byes.push(DraftTeamBye {
            round,
            team: names[team].clone(),
            kind,
            match_points,
            game_points,
        });
    }
    pairing.pairs
}

/// A board of a match; the team named first has white on the odd boards.
fn on_board(teams: &DraftTeams, pair: [usize; 2], board: usize, random: &mut Random) -> GameResult {
    let rating =
        |team: usize| teams.rosters[team].get(board).and_then(|one| one.rating).unwrap_or(0);
    chance::result(rating(pair[0]), rating(pair[1]), random)
}

fn match_points(results: &[GameResult]) -> [i64; 2] {
    let (mut first, mut second) = (0, 0);
    for result in results {
        let [one, other] = match result {
            GameResult::White | GameResult::WhiteByForfeit => [2, 0],
            GameResult::Black | GameResult::BlackByForfeit => [0, 2],
            GameResult::Draw => [1, 1],
            _ => [0, 0],
        };
        first += one;
        second += other;
    }
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => [2, 0],
        std::cmp::Ordering::Less => [0, 2],
        // Nobody came.
        std::cmp::Ordering::Equal if first == 0 => [0, 0],
        std::cmp::Ordering::Equal => [1, 1],
    }
}

/// The event with the ranks that its list gives, and the records of a report.
fn ranked(plan: &Plan, mut draft: DraftEvent) -> Result<Event, ImpossiblePlan> {
    let (kind, system) = match (plan.round_robin, draft.info.cycles) {
        (true, 1) => ("Team Round-Robin", "FIDE_TEAM_ROUNDROBIN"),
        (true, _) => ("Team Double Round-Robin", "FIDE_TEAM_DOUBLEROUNDROBIN"),
        (false, _) => ("Team-Swiss", "CUSTOM_TEAM_SWISS_MP"),
    };
    let people = plan.competitors() * plan.boards;
    draft.info.report = head(plan, kind, system, people, people);
    let event = made(draft)?;
    let Some(table) = TeamTable::from_event(&event) else {
        return Err(ImpossiblePlan::new(
            sentence!(generate_no_teams),
            sentence!(generate_our_mistake),
        ));
    };
    let list = if plan.list.is_empty() {
        recommended_for_teams(&table).to_owned()
    } else {
        plan.list.clone()
    };
    let wanted = team_codes(&list).map_err(ImpossiblePlan::unknown)?;
    let ranks: Vec<(Id, u32)> = TeamStandings::new(&table, wanted, None)
        .rows()
        .iter()
        .filter_map(|row| {
            Some((event.find(&table.entrants()[row.player].name)?, u32::try_from(row.rank).ok()?))
        })
        .collect();
    let listed = listed(&list);
    let lines = [format!("082 {}", plan.competitors()), format!("212 {}", listed.codes.join(","))];
    Ok(event.ranked(ranks).reported(lines, listed))
}
