//! How large a regulation may be. Every printed one is far smaller; what is larger would only tie
//! up the machine that reads it.

use super::Lowering;
use tiebreak_document::{Diagnostic, Node, NodeValue, Span};
use tiebreak_language::{GroupedNumber, sentence};
use tiebreak_model::Sport;

/// The largest count that a clause may name: games, cycles, boards, minutes.
pub(super) const MOST: i64 = 1_000_000;
/// The most clauses.
pub(super) const MOST_CLAUSES: usize = 10_000;
/// The most readings, and the most clocks.
pub(super) const MOST_NAMED: usize = 1_000;
/// The most clauses that one key names, and the most choices of a reading.
pub(super) const MOST_LISTED: usize = 1_000;
/// The longest id, title or name, in characters.
pub(super) const LONGEST_NAME: usize = 500;
/// The longest text of a clause, in characters: it is quoted at every step that the clause takes.
pub(super) const LONGEST_TEXT: usize = 20_000;

impl Lowering<'_, '_> {
    /// Refuses more of something than there may be: `clauses`, `readings`, `clocks`, clauses that
    /// are `listed`, `choices`.
    pub(super) fn few_enough(
        &mut self,
        what: &'static str,
        count: usize,
        most: usize,
        span: Option<Span>,
    ) -> bool {
        if count <= most {
            return true;
        }
        let [count, most] = [count, most].map(GroupedNumber::from);
        let message = sentence!(regulation_file_too_many { what, count, most });
        let found = match span {
            Some(span) => {
                Diagnostic::error(message, span).label(sentence!(event_file_at_most { most }))
            }
            None => Diagnostic::whole(message),
        };
        self.faults.add(found);
        false
    }

    /// Refuses a text that is too long.
    pub(super) fn short_enough(
        &mut self,
        key: &'static str,
        text: &str,
        span: &Span,
        longest: usize,
    ) -> bool {
        let fits = text.len() <= longest || text.chars().count() <= longest;
        if !fits {
            let head = span.start..span.start + 1;
            let message =
                sentence!(regulation_file_too_long { key, longest: GroupedNumber::from(longest) });
            self.error(message, &head, sentence!(regulation_file_expected_shorter));
        }
        fits
    }

    /// The items of a list, or a single value as a list of one.
    pub(super) fn items<'n>(&mut self, node: &'n Node) -> &'n [Node] {
        match &node.value {
            NodeValue::List(items)
                if self.few_enough("listed", items.len(), MOST_LISTED, Some(head(node))) =>
            {
                items
            }
            NodeValue::List(_) => &[],
            _ => std::slice::from_ref(node),
        }
    }

    /// Refuses what belongs to another sport: a `margin`, a `form` of play, a `criterion`.
    pub(super) fn of_own_sport(
        &mut self,
        other: Sport,
        what: &str,
        name: &str,
        span: &Span,
    ) -> bool {
        if self.sport.is_none_or(|own| own == other) {
            return true;
        }
        let what = match (what, other) {
            ("margin", _) => "margin",
            ("form", Sport::Chess) => "form-of-chess",
            ("form", Sport::Bridge) => "form-of-bridge",
            (_, Sport::Chess) => "criterion-of-chess",
            (_, Sport::Bridge) => "criterion-of-bridge",
        };
        let label = sentence!(regulation_file_expected_own_sport { what });
        self.error(sentence!(regulation_file_other_sport { what, name }), span, label);
        false
    }
}

fn head(node: &Node) -> Span {
    node.span.start..(node.span.start + 1).min(node.span.end)
}
