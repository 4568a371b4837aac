//! Direct encounter (6): a tied group ordered by the games among its members, again and again for
//! what stays tied.

use crate::Modifiers;
use crate::scores::Scores;
use tiebreak_model::Exact;

/// A tied group after direct encounter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EncounterResult {
    /// The group in parts, best first, as positions in the crosstable; the members of one part are
    /// still tied.
    pub parts: Vec<Vec<usize>>,
    /// What each scored against all the others of the group.
    pub scores: Vec<(usize, Exact)>,
    /// Whether all of them met: else only those are placed whom nobody could reach (6.2).
    pub all_met: bool,
}

/// Orders a tied group, given as positions in the crosstable.
pub(crate) fn encounter(
    scores: &Scores<'_>,
    modifiers: Modifiers,
    group: &[usize],
) -> EncounterResult {
    let group: Vec<usize> =
        group.iter().copied().filter(|player| *player < scores.players()).collect();
    let mut marks = vec![0; scores.players()];
    let found = order(scores, modifiers, &group, &mut marks, true);
    let first = found.passes.first();
    let points = |line: &PlayerLine, scale: i128| {
        Exact::fraction(line.scored, scale * i128::from(scores.table.unit)).unwrap_or(Exact::ZERO)
    };
    let lines = first
        .into_iter()
        .flat_map(|pass| pass.lines.iter().map(|line| (line.player, points(line, pass.scale))));
    let all_met = first.is_none_or(|pass| pass.all_met);
    EncounterResult { scores: lines.collect(), parts: found.parts, all_met }
}

/// What was found about one tied group.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct EncounterPasses {
    /// The group in parts, best first; the members of one part are still tied.
    pub(crate) parts: Vec<Vec<usize>>,
    /// Each pass: who was compared, what each scored against the others, and whether all had met.
    pub(crate) passes: Vec<Pass>,
}

/// One comparison of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) lines: Vec<PlayerLine>,
    /// The divisor of the scores in it.
    pub(crate) scale: i128,
    pub(crate) all_met: bool,
}

/// One player in a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlayerLine {
    pub(crate) player: usize,
    /// Scored against the others; several games against one opponent count their average (6.1.2).
    pub(crate) scored: i128,
    /// The same with a win for every missing game (6.2).
    pub(crate) possible: i128,
    pub(crate) met: usize,
}

/// Orders a tied group. `marks` is scratch space, as long as there are players, all zero before and
/// after.
pub(crate) fn order(
    scores: &Scores<'_>,
    modifiers: Modifiers,
    group: &[usize],
    marks: &mut [u32],
    explain: bool,
) -> EncounterPasses {
    let mut found = EncounterPasses::default();
    let mut waiting = vec![group.to_vec()];
    while let Some(next) = waiting.pop() {
        if next.len() == 1 {
            found.parts.push(next);
            continue;
        }
        let (pass, parts) = separate(scores, modifiers, &next, marks);
        if explain {
            found.passes.push(pass);
        }
        match parts.len() {
            1 => found.parts.extend(parts),
            _ => waiting.extend(parts.into_iter().rev()),
        }
    }
    found
}

/// One comparison of a group, and the parts it makes; `marks` is scratch space as above.
pub(crate) fn separate(
    scores: &Scores<'_>,
    modifiers: Modifiers,
    group: &[usize],
    marks: &mut [u32],
) -> (Pass, Vec<Vec<usize>>) {
    let pass = compare(scores, modifiers, group, marks);
    let parts = if pass.all_met { by_score(&pass) } else { by_certainty(&pass) };
    (pass, parts)
}

fn compare(scores: &Scores<'_>, modifiers: Modifiers, group: &[usize], marks: &mut [u32]) -> Pass {
    for player in group {
        marks[*player] = 1;
    }
    let round_robin = scores.table.round_robin;
    let counts_forfeits = round_robin || modifiers.forfeits_played;
    let mut against = GroupGames::with_capacity(group.len());
    for player in group {
        let cells = scores.cells(*player).iter();
        let games = cells
            .filter(|cell| counts_forfeits || cell.outcome.played())
            .filter_map(|cell| Some((cell.opponent?, cell.units)))
            .filter(|(opponent, _)| marks[*opponent as usize] == 1);
        against.add(games);
    }
    for player in group {
        marks[*player] = 0;
    }
    // Meetings so different in number that no common divisor fits would need numbers of any length:
    // nobody is separated then.
    let Some(scale) = against.scale() else {
        let lines = group.iter().map(|player| PlayerLine {
            player: *player,
            scored: 0,
            possible: 0,
            met: group.len() - 1,
        });
        return Pass { lines: lines.collect(), scale: 1, all_met: true };
    };
    let mut all_met = true;
    let lines = group.iter().enumerate().map(|(at, player)| {
        let mut line = PlayerLine { player: *player, scored: 0, possible: 0, met: 0 };
        for meetings in against.meetings(at) {
            let sum: i128 = meetings.iter().map(|(_, units)| i128::from(*units)).sum();
            // Division in 128 bits is slow, and most meet once.
            let average = if meetings.len() == 1 {
                sum * scale
            } else {
                sum * scale / meetings.len() as i128
            };
            line.scored += average;
            line.met += 1;
        }
        let missing = if round_robin { 0 } else { group.len() - 1 - line.met };
        all_met &= missing == 0;
        line.possible = line.scored + missing as i128 * i128::from(scores.win()) * scale;
        line
    });
    let lines = lines.collect();
    Pass { lines, scale, all_met }
}

/// Scores of the largest event times this still fit.
const LARGEST_SCALE: i128 = 1_000_000_000_000_000_000_000_000;

/// The games of each of a group against the others, one list after the other: opponent and what
/// they gave.
struct GroupGames {
    games: Vec<(u32, i64)>,
    /// Where the list of each ends.
    ends: Vec<usize>,
}

impl GroupGames {
    fn with_capacity(group: usize) -> Self {
        Self { games: Vec::with_capacity(group * group.min(16)), ends: Vec::with_capacity(group) }
    }

    /// Adds the games of the next of the group.
    fn add(&mut self, games: impl Iterator<Item = (u32, i64)>) {
        let begin = self.games.len();
        self.games.extend(games);
        if let Some(own) = self.games.get_mut(begin..) {
            own.sort_unstable_by_key(|(opponent, _)| *opponent);
        }
        self.ends.push(self.games.len());
    }

    /// The games of one of the group, opponent by opponent.
    fn meetings(&self, at: usize) -> impl Iterator<Item = &[(u32, i64)]> {
        let begin = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.games[begin..self.ends[at]].chunk_by(|a, b| a.0 == b.0)
    }

    /// A number by which every count of meetings divides.
    fn scale(&self) -> Option<i128> {
        let mut scale: i128 = 1;
        for count in (0..self.ends.len())
            .flat_map(|at| self.meetings(at).map(<[_]>::len))
            .filter(|count| *count > 1)
        {
            let count = count as i128;
            if scale % count != 0 {
                scale = scale.checked_mul(count).filter(|scale| *scale <= LARGEST_SCALE)?;
            }
        }
        Some(scale)
    }
}

/// All have met: by their scores.
fn by_score(pass: &Pass) -> Vec<Vec<usize>> {
    let mut lines = pass.lines.clone();
    lines.sort_by_key(|line| std::cmp::Reverse(line.scored));
    lines
        .chunk_by(|a, b| a.scored == b.scored)
        .map(|part| part.iter().map(|line| line.player).collect())
        .collect()
}

/// Not all have met: from the top, those whom nobody below could reach whatever the missing
/// results.
fn by_certainty(pass: &Pass) -> Vec<Vec<usize>> {
    let mut lines = pass.lines.clone();
    lines.sort_by_key(|line| (std::cmp::Reverse(line.scored), std::cmp::Reverse(line.possible)));
    let mut parts = Vec::new();
    let mut rest = lines.as_slice();
    while let [first, below @ ..] = rest {
        let reachable = below.iter().map(|line| line.possible).max();
        if reachable.is_none_or(|most| first.scored <= most) {
            break;
        }
        parts.push(vec![first.player]);
        rest = below;
    }
    if !rest.is_empty() {
        parts.push(rest.iter().map(|line| line.player).collect());
    }
    parts
}
