//! How large a regulation may be. Every printed one is far smaller; what is larger would only tie up the machine that reads it.

use super::Lowering;
use tiebreak_document::{Content, Diagnostic, Node, Span, grouped};
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
    /// Refuses more of something than there may be.
    pub(super) fn few_enough(&mut self, what: &str, count: usize, most: usize, span: Option<Span>) -> bool {
        if count <= most {
            return true;
        }
        let [count, most] = [count, most].map(|number| grouped(i64::try_from(number).unwrap_or(i64::MAX)));
        let message = format!("{count} {what}, more than the {most} that are read");
        let found = match span {
            Some(span) => Diagnostic::error(message, span).label(format!("expected at most {most}")),
            None => Diagnostic::whole(message),
        };
        self.faults.add(found);
        false
    }

    /// Refuses a text that is too long.
    pub(super) fn short_enough(&mut self, what: &str, text: &str, span: &Span, longest: usize) -> bool {
        let fits = text.len() <= longest || text.chars().count() <= longest;
        if !fits {
            let longest = grouped(i64::try_from(longest).unwrap_or(i64::MAX));
            let head = span.start..span.start + 1;
            self.error(format!("a {what} of more than {longest} characters"), &head, "expected a shorter one");
        }
        fits
    }

    /// The items of a list, or the one that stands there alone.
    pub(super) fn items<'n>(&mut self, node: &'n Node) -> &'n [Node] {
        match &node.value {
            Content::List(items)
                if self.few_enough("clauses in one list", items.len(), MOST_LISTED, Some(head(node))) =>
            {
                items
            }
            Content::List(_) => &[],
            _ => std::slice::from_ref(node),
        }
    }

    /// Refuses what belongs to another sport.
    pub(super) fn of_own_sport(&mut self, other: Sport, what: &str, name: &str, span: &Span) -> bool {
        let Some(own) = self.sport.filter(|own| *own != other) else { return true };
        let (own, other) = (own.word(), other.word());
        let message = format!("\"{name}\" is a {what} of {other}, and this regulation is one of {own}");
        self.error(message, span, format!("expected a {what} of {own}"));
        false
    }
}

fn head(node: &Node) -> Span {
    node.span.start..(node.span.start + 1).min(node.span.end)
}
