//! Swiss points: the sum of the scores of every opponent that the team met.
//!
//! WBF 3. The opponents' scores are those of the standings, with carry-over and penalties, or
//! without them in the reading `scores-obtained`. Byes, forfeits
//! and assigned scores have no opponent. Where the tied have unequal numbers of opponents, a
//! warning says so; the reading `bye` can compare the average per opponent instead. Example, from
//! the text: opponents with 50, 40 and 30 VPs give 120.

use super::{CriterionRanking, CriterionResult, ordered};
use crate::Facts;
use tiebreak_model::{Contribution, Id, Value, Warning};
use tiebreak_regulation::{MetTwiceRule, OpponentScores, SwissPoints};

pub(super) fn judge(facts: &Facts<'_>, group: &[Id]) -> CriterionResult {
    let score = |opponent: Id| match facts.counting.opponents {
        OpponentScores::Standing => facts.matches.score(opponent),
        OpponentScores::Earned => facts.matches.earned(opponent),
    };
    let counted: Vec<(i128, usize)> = group.iter().map(|&id| points(facts, id, score)).collect();
    let unequal = counted.iter().any(|(_, opponents)| *opponents != counted[0].1);
    // With equal numbers of opponents the sums are in the same order, and easier to read.
    let per_opponent = unequal && facts.counting.swiss_points == SwissPoints::PerOpponent;
    let value = |(sum, opponents): (i128, usize)| {
        let sum = facts.matches.exact(sum);
        if per_opponent {
            Value::Quotient { won: sum, lost: (opponents as u64).into() }
        } else {
            Value::Number(sum)
        }
    };
    let values = group.iter().zip(&counted).map(|(id, counted)| (*id, value(*counted))).collect();
    let warning = (unequal && !per_opponent).then(|| {
        let opponents =
            group.iter().zip(&counted).map(|(id, (_, opponents))| (*id, *opponents)).collect();
        Warning::UnequalOpponents { opponents }
    });
    let ranking = CriterionRanking { warning, ..ordered(values) };
    CriterionResult::Ranked(ranking.made_of(facts, |id| opponents_scores(facts, id, score)))
}

/// The score of each opponent, as items of the value.
pub(super) fn opponents_scores(
    facts: &Facts<'_>,
    id: Id,
    score: impl Fn(Id) -> i128,
) -> Vec<Contribution> {
    let value = |opponent: Id| Value::Number(facts.matches.exact(score(opponent)));
    let counted = |opponent: Id| Contribution {
        against: Some(opponent),
        ..Contribution::new(value(opponent))
    };
    opponents(facts, id).into_iter().map(counted).collect()
}

/// The sum of the opponents' scores and the number of opponents.
pub(super) fn points(facts: &Facts<'_>, id: Id, score: impl Fn(Id) -> i128) -> (i128, usize) {
    let opponents = opponents(facts, id);
    (opponents.iter().map(|opponent| score(*opponent)).sum(), opponents.len())
}

/// The opponents of a team, each once where the reading says so.
fn opponents(facts: &Facts<'_>, id: Id) -> Vec<Id> {
    let mut opponents: Vec<Id> =
        facts.matches.of_team(id).iter().map(|meeting| meeting.opponent).collect();
    if facts.counting.met_twice == MetTwiceRule::Average {
        opponents.sort_unstable();
        opponents.dedup();
    }
    opponents
}
