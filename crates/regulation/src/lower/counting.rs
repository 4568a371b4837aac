//! The keys at the head of a file that say how matches are counted.

use super::Lowering;
use crate::counting::{
    Counting, MetTwiceRule, NotMetRule, NothingLostRule, OpponentScores, SwissPoints, WinMeasure,
};
use tiebreak_document::{Fields, Node};

/// The nodes of these keys, taken before the clauses are read.
pub(super) struct CountingNodes<'n> {
    beaten: Option<&'n Node>,
    met_twice: Option<&'n Node>,
    not_met: Option<&'n Node>,
    swiss_points: Option<&'n Node>,
    opponents: Option<&'n Node>,
    nothing_lost: Option<&'n Node>,
}

impl<'n> CountingNodes<'n> {
    pub(super) fn from_fields(fields: &mut Fields<'n>) -> Self {
        Self {
            beaten: fields.node("beaten"),
            met_twice: fields.node("met-twice"),
            not_met: fields.node("not-met"),
            swiss_points: fields.node("swiss-points"),
            opponents: fields.node("opponents-scores"),
            nothing_lost: fields.node("nothing-lost"),
        }
    }
}

impl Lowering<'_, '_> {
    pub(super) fn counting(
        &mut self,
        nodes: &CountingNodes<'_>,
        used: &mut Vec<usize>,
    ) -> Counting {
        let beaten = [("by-vps", WinMeasure::ByVps), ("by-imps", WinMeasure::ByImps)];
        let met_twice = [("sums", MetTwiceRule::Sums), ("average", MetTwiceRule::Average)];
        let not_met = [
            ("not-applicable", NotMetRule::NotApplicable),
            ("what-there-is", NotMetRule::WhatThereIs),
        ];
        let swiss_points = [("sum", SwissPoints::Sum), ("per-opponent", SwissPoints::PerOpponent)];
        let opponents =
            [("standing", OpponentScores::Standing), ("earned", OpponentScores::Earned)];
        let nothing_lost = [("level", NothingLostRule::Level), ("by-won", NothingLostRule::ByWon)];
        Counting {
            beaten: self.counted(nodes.beaten, "beaten", &beaten, used),
            met_twice: self.counted(nodes.met_twice, "met-twice", &met_twice, used),
            not_met: self.counted(nodes.not_met, "not-met", &not_met, used),
            swiss_points: self.counted(nodes.swiss_points, "swiss-points", &swiss_points, used),
            opponents: self.counted(nodes.opponents, "opponents-scores", &opponents, used),
            nothing_lost: self.ruled(nodes.nothing_lost, "nothing-lost", &nothing_lost, used),
        }
    }

    fn counted<T: Copy + Default>(
        &mut self,
        node: Option<&Node>,
        key: &str,
        words: &[(&str, T)],
        used: &mut Vec<usize>,
    ) -> T {
        node.and_then(|node| {
            self.pick(node, used, |lowering, node| lowering.word(node, key, words))
        })
        .unwrap_or_default()
    }
}
