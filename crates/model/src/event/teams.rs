//! Checks what a chess event of teams has in addition to its participants.

use super::{NameIndex, checks, participant};
use crate::draft::{DraftEvent, DraftTeamMatch, DraftTeams};
use crate::{
    AssignedPoints, ByeKind, Exact, Fault, GameResult, Id, Participant, Place, Scoring, TeamBoard,
    TeamBye, TeamMatch, Teams,
};
use std::collections::BTreeSet;
use tiebreak_language::sentence;

/// The most boards of a match; no real one has as many.
const MOST_BOARDS: u32 = 100;

pub(super) fn check(
    draft: &DraftEvent,
    names: &NameIndex,
    unit: i64,
    faults: &mut Vec<Fault>,
) -> Option<Teams> {
    let teams = draft.teams.as_ref()?;
    if teams.boards == 0 || teams.boards > MOST_BOARDS {
        let message = sentence!(event_file_match_of_boards { count: teams.boards });
        faults.push(Fault::new(
            Place::Event("boards"),
            message,
            sentence!(event_file_expected_1_to_100),
        ));
    }
    let [win, tie, loss] = teams.match_points;
    if !(win >= tie && tie >= loss) {
        let message = sentence!(event_file_match_points_order);
        faults.push(Fault::new(
            Place::Event("match-points"),
            message,
            sentence!(event_file_expected_order),
        ));
    }
    let mut matches = matches(draft, teams, names, faults);
    let byes = byes(draft, teams, names, faults);
    once_a_round(draft, &matches, &byes, faults);
    matches.sort_by_key(|(_, one)| (one.round, one.teams));
    Some(Teams {
        boards: teams.boards,
        colours: teams.colours.clone(),
        match_points: teams.match_points,
        primary: teams.primary,
        rosters: rosters(draft, teams, names, unit),
        matches: matches.into_iter().map(|(_, one)| one).collect(),
        byes,
        assigned: assigned(teams, names, faults),
    })
}

fn rosters(
    draft: &DraftEvent,
    teams: &DraftTeams,
    names: &NameIndex,
    unit: i64,
) -> Vec<Vec<Participant>> {
    let mut rosters = vec![Vec::new(); names.by_name.len()];
    for (position, _) in draft.participants.iter().enumerate() {
        let Some(id) = names.index.get(position).copied().flatten() else { continue };
        let players = teams.rosters.get(position).into_iter().flatten();
        rosters[id.index()] = players.map(|one| participant(one, unit)).collect();
    }
    rosters
}

/// The matches, each with its position in the draft.
fn matches(
    draft: &DraftEvent,
    teams: &DraftTeams,
    names: &NameIndex,
    faults: &mut Vec<Fault>,
) -> Vec<(usize, TeamMatch)> {
    let mut matches = Vec::with_capacity(teams.matches.len());
    for (index, one) in teams.matches.iter().enumerate() {
        let found =
            [0, 1].map(|side| names.find(&one.teams[side], Place::Match(index, "teams"), faults));
        let [Some(first), Some(second)] = found else { continue };
        if first == second {
            faults.push(checks::with_itself(&one.teams[0], Place::Match(index, "teams")));
        }
        if one.results.len() > teams.boards as usize {
            let message = sentence!(event_file_boards_in_match { count: one.results.len() });
            let expected = sentence!(event_file_at_most { most: teams.boards });
            faults.push(Fault::new(Place::Match(index, "boards"), message, expected));
        }
        let checked = TeamMatch {
            round: one.round,
            teams: [first, second],
            boards: boards(one),
            score: score(one, &draft.info.scoring),
            forfeited: one.forfeited,
        };
        matches.push((index, checked));
    }
    matches
}

fn boards(one: &DraftTeamMatch) -> Vec<TeamBoard> {
    let players =
        |board: usize| [0, 1].map(|side: usize| one.line_ups[side].get(board).copied().flatten());
    let board = |(board, result): (usize, &GameResult)| TeamBoard {
        players: players(board),
        result: *result,
    };
    one.results.iter().enumerate().map(board).collect()
}

fn score(one: &DraftTeamMatch, scoring: &Scoring) -> [Exact; 2] {
    if one.results.is_empty() {
        return one.score.unwrap_or([Exact::ZERO; 2]);
    }
    one.results.iter().fold([Exact::ZERO; 2], |[first, second], result| {
        let [more, and_more] = scoring.score(*result, None);
        [first + more, second + and_more]
    })
}

fn byes(
    draft: &DraftEvent,
    teams: &DraftTeams,
    names: &NameIndex,
    faults: &mut Vec<Fault>,
) -> Vec<TeamBye> {
    let boards = Exact::from(teams.boards);
    let game = draft.info.scoring.points(None);
    let mut byes = Vec::with_capacity(teams.byes.len());
    for (index, one) in teams.byes.iter().enumerate() {
        let Some(team) = names.find(&one.team, Place::Bye(index, "team"), faults) else { continue };
        let usual = match one.kind {
            ByeKind::Full => [teams.match_points[0], game[0] * boards],
            ByeKind::Half => [teams.match_points[1], game[1] * boards],
            ByeKind::Pairing | ByeKind::Zero => [Exact::ZERO; 2],
        };
        if one.kind == ByeKind::Pairing && (one.match_points.is_none() || one.game_points.is_none())
        {
            let message = sentence!(event_file_bye_without_points);
            let fault = Fault::new(
                Place::Bye(index, "kind"),
                message,
                sentence!(event_file_expected_bye_points),
            );
            faults.push(fault.hint(sentence!(event_file_bye_points_hint)));
        }
        byes.push(TeamBye {
            round: one.round,
            team,
            kind: one.kind,
            match_points: one.match_points.unwrap_or(usual[0]),
            game_points: one.game_points.unwrap_or(usual[1]),
        });
    }
    byes.sort_by_key(|bye| (bye.round, bye.team));
    byes
}

fn assigned(teams: &DraftTeams, names: &NameIndex, faults: &mut Vec<Fault>) -> Vec<AssignedPoints> {
    let mut assigned: Vec<AssignedPoints> = Vec::with_capacity(teams.assigned.len());
    for (index, one) in teams.assigned.iter().enumerate() {
        let Some(team) = names.find(&one.team, Place::Assigned(index, "team"), faults) else {
            continue;
        };
        let (match_points, game_points) = (one.match_points, one.game_points);
        assigned.push(AssignedPoints { round: one.round, team, match_points, game_points });
    }
    assigned.sort_by_key(|one| (one.round, one.team, one.match_points, one.game_points));
    assigned
}

/// A team has one match or bye a round.
fn once_a_round(
    draft: &DraftEvent,
    found: &[(usize, TeamMatch)],
    byes: &[TeamBye],
    faults: &mut Vec<Fault>,
) {
    let mut taken: BTreeSet<(u32, Id)> = byes.iter().map(|bye| (bye.round, bye.team)).collect();
    for (index, one) in found {
        let names = draft
            .teams
            .as_ref()
            .and_then(|teams| teams.matches.get(*index))
            .map(|draft| &draft.teams);
        let Some([first, second]) = names else { continue };
        let place = Place::Match(*index, "teams");
        for (team, name) in one.teams.iter().zip([first, second]) {
            if !taken.insert((one.round, *team)) {
                let message = sentence!(event_file_two_matches { name, round: one.round });
                faults.push(
                    Fault::new(place, message, sentence!(event_file_expected_one_match))
                        .about(name),
                );
            }
        }
    }
}
