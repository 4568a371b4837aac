//! The account of an event that stands alone in its file: its kind, its games, its published figures.

use super::games::positions;
use super::{
    Account, Counted, Course, Doubt, DoubtKind, Found, Meeting, Phase, Told, figures, games_of, judge, matches_of,
    victory_points,
};
use crate::account::skeleton;
use crate::import::kind_doubts;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{DraftEvent, Exact, GameResult, Kind, Sport, bridge::VpScales};

/// What was played, as an account looks at it.
pub(crate) struct Played {
    /// Who met whom.
    pub(crate) meetings: Vec<Meeting>,
    /// Rounds in which somebody had no opponent, and the file says so.
    pub(crate) byes: BTreeSet<(usize, u32)>,
}

/// What somebody scored, and how many games are still open.
type Scored = (Exact, u32);

/// Looks at a draft and notes in the account what was found. `named` is the kind that the file names, with the words for why;
/// without it, and unless the user told, the kind follows from the pairings and is set in the draft.
pub fn examine(draft: &mut DraftEvent, named: Option<(Kind, String)>, told: &Told, account: &mut Account) {
    let chess = draft.sport == Sport::Chess;
    let meetings = if chess {
        games_of(&draft.participants, &draft.games)
    } else {
        matches_of(&draft.participants, &draft.matches)
    };
    let played = Played { meetings, byes: byes(draft) };
    let scored = |draft: &DraftEvent| if chess { chess_scores(draft) } else { bridge_scores(draft) };
    examine_played(draft, played, scored, named, told, account);
}

/// The same where the draft need not hold the games: what was played, and what each scored, is known without them.
pub(crate) fn examine_played(
    draft: &mut DraftEvent,
    Played { meetings, byes }: Played,
    scored: impl FnOnce(&DraftEvent) -> Vec<Scored>,
    named: Option<(Kind, String)>,
    told: &Told,
    account: &mut Account,
) {
    let chess = draft.sport == Sport::Chess;
    let who = match (chess, draft.kind) {
        (true, _) => "players",
        (false, Kind::Pairs) => "pairs",
        (false, _) => "teams",
    };
    let by_user = told.kind.map(|kind| (kind, "told so with --kind".to_owned()));
    let course = Course {
        participants: draft.participants.len(),
        who,
        named: by_user.or(named),
        cycles: told.cycles,
        rounds: told.rounds.or(draft.rounds),
        byes,
    };
    let judged = judge(&course, &meetings);
    let names: Vec<&str> = draft.participants.iter().map(|one| one.name.as_str()).collect();
    let boards = draft.played_boards.len();
    let found = Found { boards, ..Found::main(&draft.title, who, &names, &judged, &meetings) };
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
    totals(draft, &meetings, scored, &found, account);
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
fn totals(
    draft: &mut DraftEvent,
    meetings: &[Meeting],
    scored: impl FnOnce(&DraftEvent) -> Vec<Scored>,
    found: &Found,
    account: &mut Account,
) {
    let in_vps = matches!(draft.kind, Kind::RoundRobin | Kind::Swiss);
    if meetings.is_empty() || (draft.sport == Sport::Bridge && !in_vps) {
        return;
    }
    let counted = counted(draft, scored(draft), found);
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

/// What each has, and what those games of chess can still give that are open or missing.
fn counted(draft: &DraftEvent, mut scored: Vec<Scored>, found: &Found) -> Vec<Counted> {
    let [win, ..] = draft.scoring.points(None);
    if draft.sport == Sport::Chess && !found.missing.is_empty() {
        let at = positions(&draft.participants);
        let missing = found.missing.iter().flat_map(|pairing| &pairing.between);
        missing.filter_map(|name| at.get(name.as_str())).for_each(|at| scored[*at].1 += 1);
    }
    let each = scored.into_iter();
    each.map(|(sum, open)| Counted { sum, still: (open > 0).then(|| win * Exact::from(open)) }).collect()
}

fn chess_scores(draft: &DraftEvent) -> Vec<Scored> {
    let at = positions(&draft.participants);
    let mut scores = vec![(Exact::ZERO, 0u32); draft.participants.len()];
    let mut add = |name: &str, points: Exact, open: bool| {
        if let Some(at) = at.get(name) {
            scores[*at].0 += points;
            scores[*at].1 += u32::from(open);
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
    scores
}

fn bridge_scores(draft: &DraftEvent) -> Vec<Scored> {
    let at = positions(&draft.participants);
    let mut won = vec![Exact::ZERO; draft.participants.len()];
    let mut scales = VpScales::default();
    for played in &draft.matches {
        let scaled = || scales.vps(played.boards?, played.imps.get()?);
        let Some(vps) = played.vps.get().or_else(scaled) else { continue };
        for (side, (team, vps)) in played.teams.iter().zip(vps).enumerate() {
            // A team against itself is a mistake that is told elsewhere; its VPs count once.
            if let (Some(at), false) = (at.get(team.as_str()), played.teams[..side].contains(team)) {
                won[*at] += vps;
            }
        }
    }
    let each = draft.participants.iter().zip(won).map(|(one, vps)| {
        let penalty = one.penalty.unwrap_or(Exact::ZERO);
        (vps - penalty + one.carry_over.unwrap_or(Exact::ZERO), 0)
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
