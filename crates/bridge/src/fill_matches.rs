//! Matches of a draft from its boards: those that the file names are completed, those that it does
//! not name are entered.

use crate::enter::told;
use crate::{MatchKey, MatchScores, team_matches};
use std::collections::BTreeMap;
use tiebreak_language::sentence;
use tiebreak_model::bridge::{BoardScoring, Method, PlayedBoard};
use tiebreak_model::{
    DraftBoard, DraftEvent, DraftMatch, Event, Exact, Fault, Id, Match, MatchStatus, Place, normal,
};

pub(crate) fn fill_matches(
    draft: &mut DraftEvent,
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
) -> Result<(), Vec<Fault>> {
    let matches = team_matches(scoring, boards).map_err(|problems| told(&problems))?;
    let mut faults = Vec::new();
    for ((round, teams), found) in &matches {
        if found.counted == 0 {
            continue;
        }
        let names = teams.map(|id| draft.participants[id.index()].name.clone());
        match position(draft, *round, &names) {
            Some(at) => faults.extend(complete(draft, at, &names, found, scoring)),
            None => {
                // By name: the order of the participants in the file means nothing.
                let turned = normal(&names[1]) < normal(&names[0]);
                let mut teams = names.to_vec();
                if turned {
                    teams.reverse();
                }
                let mut one = DraftMatch { round: *round, teams, ..DraftMatch::default() };
                fill(&mut one, found, scoring, turned);
                draft.matches.push(one);
            }
        }
    }
    draft.boards = nets(draft, scoring, boards, &matches);
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// The match of these two in the file: of the same round, or the only one where the boards or the
/// match have no round.
fn position(draft: &DraftEvent, round: Option<u32>, names: &[String; 2]) -> Option<usize> {
    let of_both = |one: &DraftMatch| {
        one.teams.len() == 2 && names.iter().all(|name| one.teams.contains(name))
    };
    let theirs: Vec<usize> = draft
        .matches
        .iter()
        .enumerate()
        .filter(|(_, one)| of_both(one))
        .map(|(at, _)| at)
        .collect();
    let of_round = theirs.iter().copied().find(|at| draft.matches[*at].round == round);
    let only = || {
        theirs.first().copied().filter(|at| round.is_none() || draft.matches[*at].round.is_none())
    };
    of_round.or_else(|| only().filter(|_| theirs.len() == 1))
}

/// Completes a match that the file names. What it says already has to be what the boards give.
fn complete(
    draft: &mut DraftEvent,
    at: usize,
    names: &[String; 2],
    found: &MatchScores,
    scoring: &BoardScoring,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let turned = draft.matches[at].teams[0] != names[0];
    let one = &mut draft.matches[at];
    if one.status != MatchStatus::Played {
        return faults;
    }
    let stated = one.clone();
    fill(one, found, scoring, turned);
    let figures = [("imps", &stated.imps, &one.imps), ("score", &stated.score, &one.score)];
    for (field, stated, given) in figures {
        let (Some(stated), Some(given)) = (stated.get(), given.get()) else { continue };
        if stated != given {
            let (first, second) = (&one.teams[0], &one.teams[1]);
            let [stated, given] = [stated, given].map(|[own, other]| format!("{own}-{other}"));
            let message = sentence!(event_file_boards_differ { first, second, stated, given });
            faults.push(Fault::new(
                Place::Match(at, field),
                message,
                sentence!(event_file_correct_boards),
            ));
        }
    }
    if stated.vps.is_some() {
        one.vps = stated.vps;
    }
    // The order of the two teams means nothing. Named as the boards name them, the match need not
    // be written in addition to the boards.
    if normal(&one.teams[1]) < normal(&one.teams[0]) {
        turn(one);
    }
    faults
}

/// The same match with its second team first.
fn turn(one: &mut DraftMatch) {
    one.teams.reverse();
    for both in
        [&mut one.imps, &mut one.vps, &mut one.total_points, &mut one.score, &mut one.carry_over]
    {
        *both = both.get().map(|[first, second]| [second, first]).into();
    }
}

fn fill(one: &mut DraftMatch, found: &MatchScores, scoring: &BoardScoring, turned: bool) {
    let sides = |both: [Exact; 2]| if turned { [both[1], both[0]] } else { both };
    one.boards = Some(found.counted);
    one.total_points = found.total_points.map(sides).into();
    match scoring.method {
        Method::BoardAMatch | Method::PointABoard => one.score = sides(found.board_points).into(),
        Method::Hybrid => {
            one.imps = sides(found.imps).into();
            let both = |vps: [Exact; 2]| [0, 1].map(|team| vps[team] + found.board_points[team]);
            one.vps = found.vps(scoring).map(|vps| sides(both(vps))).into();
        }
        _ => {
            one.imps = sides(found.imps).into();
            one.vps = found.vps(scoring).map(sides).into();
        }
    }
}

/// The matches that follow from the boards of an event, to tell them from those that say more.
pub struct MatchesOfBoards(Vec<(Option<u32>, [Id; 2], DraftMatch)>);

impl MatchesOfBoards {
    /// The matches of an event's boards; none where there are no boards or pairs played them.
    pub fn from_event(event: &Event) -> Self {
        let scoring = event.board_scoring().filter(|scoring| !scoring.method.is_for_pairs());
        let found = scoring.and_then(|scoring| {
            let matches = team_matches(scoring, event.played_boards()).ok()?;
            let filled = matches.into_iter().map(|((round, teams), found)| {
                let mut one = DraftMatch::default();
                fill(&mut one, &found, scoring, false);
                (round, teams, one)
            });
            Some(filled.collect())
        });
        Self(found.unwrap_or_default())
    }

    /// Whether the boards alone give a match as it stands.
    pub fn give(&self, one: &Match) -> bool {
        let plain =
            one.status == MatchStatus::Played && one.stage.is_none() && one.carry_over.is_none();
        let same = |(round, teams, found): &(Option<u32>, [Id; 2], DraftMatch)| {
            let who = (*round, teams[0], Some(teams[1])) == (one.round, one.first, one.second);
            let figures =
                (found.boards, &found.imps, &found.vps, &found.total_points, &found.score);
            who && figures == (one.boards, &one.imps, &one.vps, &one.total_points, &one.score)
        };
        plain && self.0.iter().any(same)
    }
}

/// Each team's net on each board: total points at board-a-match, IMPs otherwise. A team that plays
/// a board more than once, in several rounds, has a net for each.
fn nets(
    draft: &DraftEvent,
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
    matches: &BTreeMap<MatchKey, MatchScores>,
) -> Vec<DraftBoard> {
    let in_points = matches!(scoring.method, Method::BoardAMatch | Method::PointABoard);
    // Of a board in a round: the net of each team.
    type Nets = Vec<(Id, Exact)>;
    let mut by_board: BTreeMap<(usize, Option<u32>), Nets> = BTreeMap::new();
    for ((round, teams), found) in matches {
        for board in &found.boards {
            let net = match (in_points, board.scores, board.imps) {
                (true, [Some(open), Some(closed)], _) => {
                    let net = Exact::from(open) - Exact::from(closed);
                    [net, -net]
                }
                (false, _, Some(imps)) => imps,
                _ => continue,
            };
            by_board
                .entry((board.board, *round))
                .or_default()
                .extend(teams.iter().copied().zip(net));
        }
    }
    let mut merged: Vec<(usize, Vec<(Id, Exact)>)> = Vec::new();
    for ((board, _), nets) in by_board {
        let repeats = |known: &[(Id, Exact)]| {
            nets.iter().any(|(id, _)| known.iter().any(|(other, _)| other == id))
        };
        match merged.last_mut() {
            Some((last, known)) if *last == board && !repeats(known) => known.extend(nets),
            _ => merged.push((board, nets)),
        }
    }
    let name = |id: Id| draft.participants[id.index()].name.clone();
    let each = merged.into_iter().map(|(board, nets)| DraftBoard {
        number: boards[board].number,
        net: nets.into_iter().map(|(id, net)| (name(id), net)).collect(),
    });
    each.collect()
}
