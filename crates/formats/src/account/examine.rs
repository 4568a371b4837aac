//! The account of an event that stands alone in its file: its kind, its games, its published
//! figures.

use super::games::{Positions, positions};
use super::look_alike::seen;
use super::published::{Unit, figures, victory_points};
use super::{
    Account, Doubt, DoubtKind, EventFacts, FoundEvent, GameTally, Judged, Meeting, Pairing, Phase,
    Told, games_of, judge, matches_of,
};
use crate::import::kind_doubts;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::collections::BTreeSet;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{
    DraftEvent, DraftParticipant, Exact, GameResult, Kind, Sport, bridge::VpScales,
};

/// Somebody who takes part, with what an account looks at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AccountEntrant<'d> {
    pub(crate) name: &'d str,
    pub(crate) number: Option<u32>,
    pub(crate) fide_id: Option<u64>,
    /// The published points.
    pub(crate) points: Option<Exact>,
    /// The published rank.
    pub(crate) rank: Option<u32>,
}

fn entrants(participants: &[DraftParticipant]) -> Vec<AccountEntrant<'_>> {
    let each = participants.iter().map(|one| AccountEntrant {
        name: &one.name,
        number: one.number,
        fide_id: one.fide_id,
        points: one.points,
        rank: one.rank,
    });
    each.collect()
}

/// What somebody scored, and how many games are still open.
type Scored = (Exact, u32);

/// Looks at a draft and notes in the account what was found. `named` is the kind that the file
/// names, with the words for why; without it, and unless the user told, the kind follows from the
/// pairings and is set in the draft.
pub fn examine(
    draft: &mut DraftEvent,
    named: Option<(Kind, Sentence)>,
    told: &Told,
    account: &mut Account,
) {
    let chess = draft.info.sport == Sport::Chess;
    let meetings = if chess {
        games_of(&draft.participants, &draft.games)
    } else {
        matches_of(&draft.participants, &draft.matches)
    };
    let who = match (chess, draft.info.kind) {
        (true, _) => "players",
        (false, Kind::Pairs) => "pairs",
        (false, _) => "teams",
    };
    let course = EventFacts {
        rounds: draft.info.rounds,
        byes: byes(draft),
        ..EventFacts::new(who, draft.participants.len(), named)
    };
    let (judged, found) = FileExamination { told, account }.judged(
        &draft.info.title,
        course,
        &entrants(&draft.participants),
        &meetings,
    );
    let found = FoundEvent { boards: draft.played_boards.len(), ..found };
    if let Some(kind) = judged.kind {
        (draft.info.kind, draft.info.cycles) =
            (kind, if kind == Kind::RoundRobin { judged.cycles } else { draft.info.cycles.max(1) });
    }
    draft.info.rounds = told.rounds.or(draft.info.rounds);
    if judged.kind == Some(Kind::RoundRobin) && chess {
        let surplus: BTreeSet<usize> =
            judged.surplus.iter().map(|at| meetings[*at].index()).collect();
        let mut at = 0..;
        draft.games.retain(|_| !at.next().is_some_and(|at| surplus.contains(&at)));
    }
    totals(draft, &meetings, &found, account);
    account.doubts.extend(victory_points(&draft.matches));
    account.doubts.extend(same_looks(
        draft.participants.iter().map(|one| (one.name.as_str(), one.fide_id)),
        told,
    ));
    account.events.push(found);
    account.events.extend(play_off(draft));
}

/// The participants of a report with what each scored.
pub(crate) struct ReportScores<'d> {
    pub(crate) entrants: &'d [AccountEntrant<'d>],
    pub(crate) scored: Vec<Scored>,
}

/// An account while it is written, with what the user said about the file.
pub(crate) struct FileExamination<'a> {
    pub(crate) told: &'a Told,
    pub(crate) account: &'a mut Account,
}

impl FileExamination<'_> {
    /// Examines a report from which no event is made, and in which results give what they usually
    /// give: what was played, and what each scored, is known without a draft.
    pub(crate) fn report(
        &mut self,
        title: &str,
        course: EventFacts,
        ReportScores { entrants, scored }: ReportScores<'_>,
        meetings: &[Meeting],
    ) {
        let (_, found) = self.judged(title, course, entrants, meetings);
        if !meetings.is_empty() {
            let counted = counted(entrants, scored, Exact::from(1), &found.missing);
            self.account.doubts.extend(figures(entrants, &counted, Unit::Points));
        }
        let names = entrants.iter().map(|one| (one.name, one.fide_id));
        self.account.doubts.extend(same_looks(names, self.told));
        self.account.events.push(found);
    }

    /// What the meetings say of the kind of event, with the doubts about it.
    fn judged(
        &mut self,
        title: &str,
        course: EventFacts,
        entrants: &[AccountEntrant<'_>],
        meetings: &[Meeting],
    ) -> (Judged, FoundEvent) {
        let told = self.told;
        let by_user = told.kind.map(|kind| (kind, sentence!(kind_told)));
        let course = EventFacts {
            named: by_user.or(course.named),
            cycles: told.cycles.or(course.cycles),
            rounds: told.rounds.or(course.rounds),
            ..course
        };
        let judged = judge(&course, meetings);
        let names: Vec<&str> = entrants.iter().map(|one| one.name).collect();
        let found = FoundEvent::main(title, course.who, &names, &judged, meetings);
        self.account.doubts.extend(kind_doubts(&found, &judged));
        (judged, found)
    }
}

fn byes(draft: &DraftEvent) -> BTreeSet<(usize, u32)> {
    let at = positions(&draft.participants);
    let chess =
        draft.byes.iter().filter_map(|bye| Some((*at.get(bye.player.as_str())?, bye.round)));
    let bridge = draft.matches.iter().filter_map(|one| match one.teams.as_slice() {
        [team] => Some((*at.get(team.as_str())?, one.round?)),
        _ => None,
    });
    chess.chain(bridge).collect()
}

/// Published points that the results do not give. They stay where results that are missing can
/// explain them; otherwise the results count, and the doubt says how the difference would vanish.
fn totals(draft: &mut DraftEvent, meetings: &[Meeting], found: &FoundEvent, account: &mut Account) {
    let chess = draft.info.sport == Sport::Chess;
    let in_vps = matches!(draft.info.kind, Kind::RoundRobin | Kind::Swiss);
    if meetings.is_empty() || (!chess && !in_vps) {
        return;
    }
    let (scored, unit) =
        if chess { (chess_scores(draft), Unit::Points) } else { (bridge_scores(draft), Unit::Vps) };
    let missing = if chess { found.missing.as_slice() } else { &[] };
    let [win, ..] = draft.info.scoring.points(None);
    let entrants = entrants(&draft.participants);
    let counted = counted(&entrants, scored, win, missing);
    account.doubts.extend(figures(&entrants, &counted, unit));
    for (one, counted) in draft.participants.iter_mut().zip(&counted) {
        let explained = |points: Exact| {
            counted
                .still
                .is_some_and(|still| points >= counted.sum && points - counted.sum <= still)
        };
        one.points = one.points.filter(|points| *points == counted.sum || explained(*points));
        // Matches give the VPs; nothing is added from a total.
        one.points = one.points.filter(|_| chess);
    }
}

/// What each has, and what those games of chess can still give that are open or missing.
fn counted(
    entrants: &[AccountEntrant<'_>],
    mut scored: Vec<Scored>,
    win: Exact,
    missing: &[Pairing],
) -> Vec<GameTally> {
    if !missing.is_empty() {
        let at: Positions<'_> =
            entrants.iter().enumerate().map(|(at, one)| (one.name, at)).collect();
        let missing = missing.iter().flat_map(|pairing| &pairing.between);
        missing.filter_map(|name| at.get(name.as_str())).for_each(|at| scored[*at].1 += 1);
    }
    let each = scored.into_iter();
    each.map(|(sum, open)| GameTally { sum, still: (open > 0).then(|| win * Exact::from(open)) })
        .collect()
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
        let scored = draft.info.scoring.score(game.result, game.phase.as_deref());
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
            if let (Some(at), false) = (at.get(team.as_str()), played.teams[..side].contains(team))
            {
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

/// Names that look the same. The file tells the two apart by row or number; whether they are two is
/// for people to say.
pub(super) fn same_looks<'d>(
    names: impl Iterator<Item = (&'d str, Option<u64>)>,
    told: &Told,
) -> Vec<Doubt> {
    // For looking up only.
    let mut known: FxHashMap<Cow<'_, str>, (&str, Option<u64>)> = FxHashMap::default();
    let mut doubts = Vec::new();
    for (name, id) in names {
        let Some((other, other_id)) = known.insert(seen(name), (name, id)) else { continue };
        let numbers = id.is_some() && other_id.is_some() && id != other_id;
        if name == other || numbers {
            continue;
        }
        let message = sentence!(doubt_names_seen { name: seen(name) });
        let mut doubt = Doubt::reported(DoubtKind::NamesAlike, message).option("--names apart");
        doubt
            .details
            .push(Sentence::and([other, name].map(|name| name.escape_default().to_string())));
        doubt.stops = told.one_person(name, other) != Some(false);
        doubts.push(doubt);
    }
    doubts
}

/// What an event file keeps of a play-off.
fn play_off(draft: &DraftEvent) -> Option<FoundEvent> {
    let players: BTreeSet<&str> = draft
        .play_off
        .iter()
        .flat_map(|kept| [kept.game.white.as_str(), kept.game.black.as_str()])
        .collect();
    let because = sentence!(kind_kept_apart);
    (!draft.play_off.is_empty()).then(|| {
        FoundEvent::played_off(
            &draft.info.title,
            Phase::PlayOff,
            because,
            players.len(),
            draft.play_off.len(),
        )
    })
}
