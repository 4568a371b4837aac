//! The account of an event that stands alone in its file: its kind, its games, its published figures.

use super::games::positions;
use super::{
    Account, Counted, Course, Doubt, DoubtKind, Found, Meeting, Phase, Told, figures, games_of, judge, matches_of,
    victory_points,
};
use crate::account::skeleton;
use crate::import::kind_doubts;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{DraftEvent, Exact, GameResult, Kind, Sport, bridge::VpScale};

/// Looks at a draft and notes in the account what was found. `named` is the kind that the file names, with the words for why;
/// without it, and unless the user told, the kind follows from the pairings and is set in the draft.
pub fn examine(draft: &mut DraftEvent, named: Option<(Kind, String)>, told: &Told, account: &mut Account) {
    let chess = draft.sport == Sport::Chess;
    let who = match (chess, draft.kind) {
        (true, _) => "players",
        (false, Kind::Pairs) => "pairs",
        (false, _) => "teams",
    };
    let meetings = if chess {
        games_of(&draft.participants, &draft.games)
    } else {
        matches_of(&draft.participants, &draft.matches)
    };
    let by_user = told.kind.map(|kind| (kind, "told so with --kind".to_owned()));
    let course = Course {
        participants: draft.participants.len(),
        who,
        named: by_user.or(named),
        cycles: told.cycles,
        rounds: told.rounds.or(draft.rounds),
        byes: byes(draft),
    };
    let judged = judge(&course, &meetings);
    let names: Vec<&str> = draft.participants.iter().map(|one| one.name.as_str()).collect();
    let found = Found::main(&draft.title, who, &names, &judged, &meetings);
    account.doubts.extend(kind_doubts(&found, &judged));
    if let Some(kind) = judged.kind {
        (draft.kind, draft.cycles) = (kind, if kind == Kind::RoundRobin { judged.cycles } else { draft.cycles.max(1) });
    }
    draft.rounds = told.rounds.or(draft.rounds);
    if judged.kind == Some(Kind::RoundRobin) && chess {
        let surplus: BTreeSet<usize> = judged.surplus.iter().map(|at| meetings[*at].index).collect();
        let mut at = 0..;
        draft.games.retain(|_| !at.next().is_some_and(|at| surplus.contains(&at)));
    }
    totals(draft, &meetings, &found, account);
    account.doubts.extend(victory_points(&draft.matches));
    account.doubts.extend(same_looks(draft.participants.iter().map(|one| (one.name.as_str(), one.fide_id)), told));
    account.events.push(found);
    account.events.extend(play_off(draft));
}

fn byes(draft: &DraftEvent) -> BTreeSet<(usize, u32)> {
    let at = positions(&draft.participants);
    let chess = draft.byes.iter().filter_map(|bye| Some((*at.get(bye.player.as_str())?, bye.round)));
    let bridge = draft.matches.iter().filter_map(|one| match one.teams.as_slice() {
        [team] => Some((*at.get(team.as_str())?, one.round?)),
        _ => None,
    });
    chess.chain(bridge).collect()
}

/// Published points that the results do not give. They stay where results that are missing can explain them; otherwise the
/// results count, and the doubt says how the difference would vanish.
fn totals(draft: &mut DraftEvent, meetings: &[Meeting], found: &Found, account: &mut Account) {
    let in_vps = matches!(draft.kind, Kind::RoundRobin | Kind::Swiss);
    if meetings.is_empty() || (draft.sport == Sport::Bridge && !in_vps) {
        return;
    }
    let counted: Vec<Counted> =
        if draft.sport == Sport::Chess { chess_totals(draft, found) } else { bridge_totals(draft) };
    let unit = if draft.sport == Sport::Chess { "points" } else { "VPs" };
    account.doubts.extend(figures(&draft.participants, &counted, unit));
    for (one, counted) in draft.participants.iter_mut().zip(&counted) {
        let explained =
            |points: Exact| counted.still.is_some_and(|still| points >= counted.sum && points - counted.sum <= still);
        one.points = one.points.filter(|points| *points == counted.sum || explained(*points));
        // Matches give the VPs; nothing is added from a total.
        one.points = one.points.filter(|_| draft.sport == Sport::Chess);
    }
}

fn chess_totals(draft: &DraftEvent, found: &Found) -> Vec<Counted> {
    let [win, ..] = draft.scoring.points(None);
    let at = positions(&draft.participants);
    let mut counted = vec![(Exact::ZERO, 0u32); draft.participants.len()];
    let mut add = |name: &str, points: Exact, open: bool| {
        if let Some(at) = at.get(name) {
            counted[*at].0 += points;
            counted[*at].1 += u32::from(open);
        }
    };
    for game in &draft.games {
        let scored = draft.scoring.score(game.result, game.phase.as_deref());
        for (name, scored) in [(game.white.as_str(), scored[0]), (game.black.as_str(), scored[1])] {
            add(name, scored, game.result == GameResult::Open);
        }
    }
    draft.byes.iter().for_each(|bye| add(&bye.player, bye.points, false));
    draft.assigned.iter().for_each(|one| add(&one.player, one.points, false));
    found.missing.iter().flat_map(|pairing| &pairing.between).for_each(|name| add(name, Exact::ZERO, true));
    let each = counted.into_iter();
    each.map(|(sum, open)| Counted { sum, still: (open > 0).then(|| win * Exact::from(open)) }).collect()
}

fn bridge_totals(draft: &DraftEvent) -> Vec<Counted> {
    let at = positions(&draft.participants);
    let mut won = vec![Exact::ZERO; draft.participants.len()];
    for played in &draft.matches {
        let scaled = || played.boards.and_then(VpScale::for_boards)?.vps(played.imps?);
        let Some(vps) = played.vps.or_else(scaled) else { continue };
        for (side, (team, vps)) in played.teams.iter().zip(vps).enumerate() {
            // A team against itself is a mistake that is told elsewhere; its VPs count once.
            if let (Some(at), false) = (at.get(team.as_str()), played.teams[..side].contains(team)) {
                won[*at] += vps;
            }
        }
    }
    let each = draft.participants.iter().zip(won).map(|(one, vps)| {
        let penalty = one.penalty.unwrap_or(Exact::ZERO);
        Counted { sum: vps - penalty + one.carry_over.unwrap_or(Exact::ZERO), still: None }
    });
    each.collect()
}

/// Names that look the same. The file tells the two apart by row or number; whether they are two is for people to say.
pub(super) fn same_looks<'d>(names: impl Iterator<Item = (&'d str, Option<u32>)>, told: &Told) -> Vec<Doubt> {
    let mut seen: BTreeMap<String, (&str, Option<u32>)> = BTreeMap::new();
    let mut doubts = Vec::new();
    for (name, id) in names {
        let Some((other, other_id)) = seen.insert(skeleton(name), (name, id)) else { continue };
        let numbers = id.is_some() && other_id.is_some() && id != other_id;
        if name == other || numbers {
            continue;
        }
        let message = format!("\"{}\" stands here twice, in signs that look the same", skeleton(name));
        let mut doubt = Doubt::reported(DoubtKind::NamesAlike, message).option("--names apart");
        doubt.details.push(format!("{} and {}", other.escape_default(), name.escape_default()));
        doubt.stops = told.one_person(name, other) != Some(false);
        doubts.push(doubt);
    }
    doubts
}

/// What an event file keeps of a play-off.
fn play_off(draft: &DraftEvent) -> Option<Found> {
    let players: BTreeSet<&str> =
        draft.play_off.iter().flat_map(|kept| [kept.game.white.as_str(), kept.game.black.as_str()]).collect();
    let because = "kept apart in [[play-off-game]] tables";
    (!draft.play_off.is_empty())
        .then(|| Found::played_off(&draft.title, Phase::PlayOff, because, players.len(), draft.play_off.len()))
}
