//! Matches, sessions, encounters and boards of bridge.

use super::{Order, Plan, rounds, whole};
use crate::brute::Random;
use crate::brute::events::name;
use std::ops::Range;
use tiebreak_model::{DraftBoard, DraftEncounter, DraftEvent, DraftMatch, Exact, Kind};

/// Nobody is ahead of anybody; then what the plan says.
pub fn bridge(draft: &mut DraftEvent, tied: Range<usize>, number: u64, random: &mut Random) {
    match draft.info.kind {
        Kind::Knockout => knock_out(draft, number, random),
        Kind::Pairs => pairs(draft, &tied, Plan::of(number, 3, tied.len()), random),
        Kind::BoardAMatch => {
            board_a_match(draft, &tied, Plan::of(number, 5 + TEAMS, tied.len()), random)
        }
        _ => teams(draft, &tied, Plan::of(number, TEAMS, tied.len()), random),
    }
}

/// A match of two teams: IMPs and total points of each side.
struct Numbers {
    round: u32,
    teams: [usize; 2],
    imps: [usize; 2],
    points: [usize; 2],
}

/// How many aspects matches of teams have.
const TEAMS: u64 = 9;

/// Aspects: IMPs among the tied, points among them, IMPs against the last team, points against it,
/// whom they met, net IMPs, net points, IMPs against one team that another makes up for, IMPs among
/// the tied where VPs are level.
fn teams(draft: &mut DraftEvent, tied: &Range<usize>, plan: Plan, random: &mut Random) {
    let last = draft.participants.len() - 1;
    let mut matches: Vec<Numbers> = Vec::new();
    for (round, a, b) in rounds(last + 1) {
        let mut one = Numbers { round, teams: [a, b], imps: [1; 2], points: [1; 2] };
        let inside = tied.contains(&a) && tied.contains(&b);
        match plan {
            Plan::Level => {}
            Plan::Aspect(4, order)
                if tied.contains(&a) && b == tied.end + order.part(a - tied.start) % 2 =>
            {
                continue;
            }
            Plan::Aspect(aspect, order) => one.in_order(aspect, order, tied, last),
            Plan::Random(rest) => {
                if draft.info.kind == Kind::Swiss && random.below(6) == 0 {
                    continue;
                }
                // In every seventh event nobody wins an IMP: quotients of nothing by nothing.
                let level = [usize::from(rest % 7 != 6); 2];
                let changed = (inside || rest % 3 == 0) && random.below(4) > 0;
                let small = |random: &mut Random| [0, 1].map(|_| random.below(3));
                one.imps = if changed { small(random) } else { level };
                one.points = if changed && random.below(2) == 0 { small(random) } else { level };
            }
        }
        matches.push(one);
    }
    // Against the last team everybody makes up for what was won and lost among the tied: the
    // quotients are level then.
    let made_up = match plan {
        Plan::Level => [false; 2],
        Plan::Aspect(aspect, _) => [[0, 5, 7, 8].contains(&aspect), [1, 6].contains(&aspect)],
        Plan::Random(rest) => [rest % 3 != 2, rest % 3 != 2 && rest % 4 != 1],
    };
    if made_up[0] {
        make_up(&mut matches, tied, last, |one| &mut one.imps);
    }
    if made_up[1] {
        make_up(&mut matches, tied, last, |one| &mut one.points);
    }
    draft.matches = matches.into_iter().map(Numbers::draft).collect();
    if matches!(plan, Plan::Aspect(8, _)) {
        draft.matches.iter_mut().for_each(|one| one.vps = [whole(10); 2].into());
    }
}

impl Numbers {
    fn in_order(&mut self, aspect: u64, order: Order, tied: &Range<usize>, last: usize) {
        let [a, b] = self.teams;
        if !tied.contains(&a) {
            return;
        }
        let part = order.part(a - tied.start);
        let inside = tied.contains(&b);
        let ahead = inside && order.part(b - tied.start) > part;
        match aspect {
            0 | 8 if ahead => self.imps = [2, 0],
            1 if ahead => self.points = [2, 0],
            2 if b == last => self.imps = [9 - part, 1],
            3 if b == last => self.points = [9 - part, 1],
            5 if inside => self.imps = by_net(a - tied.start, b - tied.start, order, tied.len()),
            6 if inside => self.points = by_net(a - tied.start, b - tied.start, order, tied.len()),
            7 if b == tied.end && b != last => self.imps = [9 - part, 1],
            _ => {}
        }
    }

    fn draft(self) -> DraftMatch {
        DraftMatch {
            round: Some(self.round),
            teams: self.teams.map(name).to_vec(),
            boards: Some(16),
            imps: self.imps.map(whole).into(),
            total_points: self.points.map(whole).into(),
            ..Default::default()
        }
    }
}

/// What two of the tied won against each other, so that what each won less what it lost is in
/// order, and yet nobody beat all the others, or all but one and tied with that one, or lost to
/// all.
fn by_net(a: usize, b: usize, order: Order, tied: usize) -> [usize; 2] {
    let mut random = Random::new(7);
    let mut margins = vec![vec![0i64; tied]; tied];
    for _ in 0..if (3..=4).contains(&tied) { 20_000 } else { 0 } {
        for (one, other) in (0..tied).flat_map(|one| (one + 1..tied).map(move |other| (one, other)))
        {
            margins[one][other] = i64::try_from(random.below(7)).unwrap() - 3;
            margins[other][one] = -margins[one][other];
        }
        let net = |at: usize| margins[at].iter().sum::<i64>();
        let fits = (1..tied).all(|at| match order.part(at) == order.part(at - 1) {
            true => net(at) == net(at - 1),
            false => net(at) < net(at - 1),
        });
        let stands_out = |row: &Vec<i64>| {
            let (won, lost) = (
                row.iter().filter(|by| **by > 0).count(),
                row.iter().filter(|by| **by < 0).count(),
            );
            lost + 1 == tied || (lost == 0 && won + 2 >= tied)
        };
        if fits && !margins.iter().any(stands_out) {
            let by = usize::try_from(margins[a][b].abs()).unwrap();
            return if margins[a][b] > 0 { [by, 0] } else { [0, by] };
        }
    }
    [1, 1]
}

/// Sets each tied team's match against the last team so that all have won and lost alike.
fn make_up(
    matches: &mut [Numbers],
    tied: &Range<usize>,
    last: usize,
    which: impl Fn(&mut Numbers) -> &mut [usize; 2],
) {
    let mut sums = vec![[0, 0]; tied.len()];
    for one in matches.iter_mut().filter(|one| one.teams[1] != last) {
        let (teams, both) = (one.teams, *which(one));
        for (team, own, other) in [(teams[0], both[0], both[1]), (teams[1], both[1], both[0])] {
            if tied.contains(&team) {
                let sum = &mut sums[team - tied.start];
                *sum = [sum[0] + own, sum[1] + other];
            }
        }
    }
    let most = [0, 1].map(|side| sums.iter().map(|both| both[side]).max().unwrap_or(0) + 1);
    for one in matches.iter_mut().filter(|one| one.teams[1] == last && tied.contains(&one.teams[0]))
    {
        let own = sums[one.teams[0] - tied.start];
        *which(one) = [most[0] - own[0], most[1] - own[1]];
    }
}

fn knock_out(draft: &mut DraftEvent, number: u64, random: &mut Random) {
    let both = [name(0), name(1)];
    let score = [whole(random.below(3) + 1); 2];
    let mut small =
        |changes: bool| [0, 1].map(|_| whole(if changes { random.below(2) } else { 1 }));
    draft.matches.push(DraftMatch {
        stage: Some("final".to_owned()),
        teams: both.to_vec(),
        imps: small(number > 1).into(),
        total_points: small(number > 1).into(),
        score: score.into(),
        ..Default::default()
    });
    if number != 1 {
        let imps = small(number > 0);
        let teams = both.to_vec();
        draft.qualification_matches.push(DraftMatch {
            teams,
            boards: Some(16),
            imps: imps.into(),
            ..Default::default()
        });
    }
    for team in &mut draft.participants {
        team.points = None;
        team.qualification_rank =
            Some(if number % 3 == 2 { 1 + u32::try_from(random.below(2)).unwrap() } else { 1 });
    }
}

/// Aspects: the best session, the second best, matchpoints against the others.
fn pairs(draft: &mut DraftEvent, tied: &Range<usize>, plan: Plan, random: &mut Random) {
    draft.participants.iter_mut().for_each(|pair| pair.sessions = vec![whole(50); 3]);
    let others: Vec<usize> =
        (0..draft.participants.len()).filter(|at| !tied.contains(at)).collect();
    for a in tied.clone() {
        let sessions = &mut draft.participants[a].sessions;
        let mut scored = 12;
        match plan {
            Plan::Aspect(aspect, order) => {
                let part = order.part(a - tied.start);
                match aspect {
                    0 => sessions[0] = whole(60 - part),
                    1 => (sessions[0], sessions[1]) = (whole(60), whole(59 - part)),
                    _ => scored -= part,
                }
            }
            Plan::Random(_) if random.below(2) == 0 => {
                sessions[random.below(3)] = whole(50 + random.below(3))
            }
            Plan::Random(_) | Plan::Level => {}
        }
        for &b in &others {
            let made_up =
                matches!(plan, Plan::Random(rest) if rest % 2 == 0) && random.below(3) == 0;
            let own = if made_up { 11 } else { scored };
            if !matches!(plan, Plan::Random(rest) if rest % 5 == 4) {
                let matchpoints = [24 - own, own].map(whole);
                draft.encounters.push(DraftEncounter { pairs: [name(b), name(a)], matchpoints });
            }
        }
    }
}

/// Aspects: carry-over, whom they met, scores against the others, scores among the tied, net points
/// on a board.
fn board_a_match(draft: &mut DraftEvent, tied: &Range<usize>, plan: Plan, random: &mut Random) {
    let people = draft.participants.len();
    let part = |at: usize| match plan {
        Plan::Aspect(_, order) if tied.contains(&at) => order.part(at - tied.start),
        _ => 0,
    };
    let aspect = match plan {
        Plan::Aspect(aspect, _) => Some(aspect),
        _ => None,
    };
    if let Plan::Aspect(aspect, order) = plan
        && aspect >= 5
    {
        teams(draft, tied, Plan::Aspect(aspect - 5, order), random);
        draft.matches.iter_mut().for_each(|one| one.score = [whole(1); 2].into());
        draft.boards.push(DraftBoard {
            number: 1,
            net: tied.clone().map(|at| (name(at), whole(1))).collect(),
        });
        return;
    }
    for (round, a, b) in rounds(people) {
        let mut score = [whole(1); 2];
        let against = tied.contains(&a) && !tied.contains(&b);
        match plan {
            Plan::Aspect(1, _) if against && b == tied.end + part(a) % 2 => continue,
            Plan::Aspect(2, _) if against && b == tied.end => {
                score = [whole(9 - part(a)), whole(0)]
            }
            Plan::Aspect(3, _) if part(a) < part(b) && tied.contains(&b) => {
                score = [whole(2), whole(0)]
            }
            Plan::Random(_) if random.below(6) == 0 => continue,
            Plan::Random(_) if random.below(3) == 0 => {
                score = [0, 1].map(|_| whole(random.below(3)))
            }
            _ => {}
        }
        draft.matches.push(DraftMatch {
            round: Some(round),
            teams: vec![name(a), name(b)],
            score: score.into(),
            imps: [whole(1); 2].into(),
            total_points: [whole(1); 2].into(),
            ..Default::default()
        });
    }
    if aspect == Some(3) {
        level_the_weights(draft, tied);
    }
    let changed = matches!(plan, Plan::Random(rest) if rest % 2 == 0);
    let net = |at: usize, random: &mut Random| match aspect {
        Some(4) => whole(9 - part(at)),
        _ => whole(if changed { random.below(3) } else { 1 }),
    };
    if !matches!(plan, Plan::Random(rest) if rest % 5 == 4) {
        let net = tied.clone().map(|at| (name(at), net(at, random))).collect();
        draft.boards.push(DraftBoard { number: 1, net });
    }
    for at in tied.clone().filter(|_| aspect == Some(0) || changed) {
        let carried = if changed { random.below(2) } else { part(at) };
        draft.participants[at].carry_over = Some(whole(carried));
    }
}

/// Sets the scores against the last team so that what was scored among the tied does not change the
/// weighted average.
fn level_the_weights(draft: &mut DraftEvent, tied: &Range<usize>) {
    let last = draft.participants.len() - 1;
    let points = |at: usize| draft.participants[at].points.unwrap_or(Exact::ZERO);
    let (own, weight) = (points(tied.start), points(last));
    let mut made_up = Vec::new();
    for at in tied.clone() {
        let own_score = |one: &DraftMatch| {
            let side = one.teams.iter().position(|team| *team == name(at))?;
            let other = one.teams.get(1 - side)?;
            tied.clone()
                .any(|tied| name(tied) == *other)
                .then(|| one.score.get().map(|score| score[side]))?
        };
        let among: Exact = draft.matches.iter().filter_map(own_score).sum();
        made_up.push((at, (whole(2 * tied.len()) - among) * own / weight.floor()));
    }
    for (at, score) in made_up {
        let both = [name(at), name(last)];
        if let Some(one) = draft.matches.iter_mut().find(|one| one.teams == both) {
            one.score = [score, whole(0)].into();
        }
    }
}
