//! How prize money is shared.

use super::award::such_as;
use super::{Lowering, one_of};
use crate::PrizeRule;
use tiebreak_document::{Fields, Node, NodeValue, Span};
use tiebreak_language::sentence;

/// More parts than anybody divides a prize into.
const MOST_PARTS: i64 = 1_000;

impl Lowering<'_, '_> {
    /// `"by-score"`, `"by-place"`, `"hort"`, or the parts of each prize.
    pub(super) fn prizes(&mut self, node: &Node) -> Option<PrizeRule> {
        if !matches!(node.value, NodeValue::Table(_)) {
            let words = [
                ("by-score", PrizeRule::ByScore),
                ("by-place", PrizeRule::ByPlace),
                ("hort", PrizeRule::HORT),
            ];
            return self.word(node, "prizes", &words);
        }
        let mut fields = Fields::open(node, "`prizes`", self.faults)?;
        let by_place = fields.whole::<u32>("by-place", 1..=MOST_PARTS, self.faults);
        let shared = fields.whole::<u32>("shared", 1..=MOST_PARTS, self.faults);
        fields.finish(self.faults);
        let (Some(by_place), Some(shared)) = (by_place, shared) else {
            let label = one_of(&["{ by-place = 60, shared = 40 }"]);
            self.error(sentence!(regulation_file_two_parts), &node.span, label);
            return None;
        };
        Some(PrizeRule::Split { by_place: by_place.value, shared: shared.value })
    }

    /// An amount in cents.
    pub(super) fn rounding(&mut self, text: &str, span: &Span) -> Option<i64> {
        let (whole, cents) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()) && text.len() <= 9;
        let unit = (digits(whole) && digits(cents) && cents.len() <= 2 && !whole.is_empty())
            .then(|| format!("{whole}{cents:0<2}").parse::<i64>().ok())
            .flatten()
            .filter(|unit| *unit > 0);
        if unit.is_none() {
            let label = such_as(&["\"1\"", "\"0.50\""]);
            self.error(sentence!(regulation_file_no_amount { text }), span, label);
        }
        unit
    }
}
