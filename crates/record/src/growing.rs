//! A list that only grows, whose copies share their items. A server keeps the state before an
//! entry until the entry is written, and a record of ten thousand entries is not copied to add
//! one.

use std::ops::{Index, Range};
use std::sync::Arc;

/// The number of items in one part: copying a list of ten thousand copies 157 pointers, and adding
/// to the copy copies at most 64 more.
const TOGETHER: usize = 64;

/// A list that only grows; a copy shares the items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedList<T> {
    /// All parts but the last hold [`TOGETHER`] items.
    parts: Vec<Arc<Vec<Arc<T>>>>,
}

impl<T> Default for SharedList<T> {
    fn default() -> Self {
        Self { parts: Vec::new() }
    }
}

impl<T> SharedList<T> {
    /// The number of items.
    pub fn len(&self) -> usize {
        self.parts.last().map_or(0, |last| (self.parts.len() - 1) * TOGETHER + last.len())
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The item at a position, from 0.
    pub fn get(&self, position: usize) -> Option<&T> {
        self.parts.get(position / TOGETHER)?.get(position % TOGETHER).map(|one| &**one)
    }

    /// The first item, if any.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// The last item, if any.
    pub fn last(&self) -> Option<&T> {
        self.parts.last()?.last().map(|one| &**one)
    }

    /// All items in their order.
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { list: self, left: 0..self.len() }
    }

    /// Adds an item at the end.
    pub(crate) fn push(&mut self, one: T) {
        match self.parts.last_mut().filter(|last| last.len() < TOGETHER) {
            Some(last) => Arc::make_mut(last).push(Arc::new(one)),
            None => {
                let mut part = Vec::with_capacity(TOGETHER);
                part.push(Arc::new(one));
                self.parts.push(Arc::new(part));
            }
        }
    }
}

impl<T: Clone> SharedList<T> {
    /// Removes all items from a position on, and returns them.
    pub(crate) fn split_off(&mut self, from: usize) -> Vec<T> {
        let mut taken = Vec::with_capacity(self.len().saturating_sub(from));
        let (from, first) = (from.min(self.len()), from / TOGETHER);
        for (at, part) in self.parts.split_off(first.min(self.parts.len())).into_iter().enumerate()
        {
            let mut part = Arc::unwrap_or_clone(part);
            let rest = part.split_off(if at == 0 { from % TOGETHER } else { 0 });
            taken.extend(rest.into_iter().map(Arc::unwrap_or_clone));
            if !part.is_empty() {
                self.parts.push(Arc::new(part));
            }
        }
        taken
    }

    /// Copies all items into a `Vec`.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().cloned().collect()
    }
}

impl<T> Index<usize> for SharedList<T> {
    type Output = T;

    fn index(&self, position: usize) -> &T {
        &self.parts[position / TOGETHER][position % TOGETHER]
    }
}

impl<'l, T> IntoIterator for &'l SharedList<T> {
    type Item = &'l T;
    type IntoIter = Iter<'l, T>;

    fn into_iter(self) -> Iter<'l, T> {
        self.iter()
    }
}

/// Iterates over a [`SharedList`] list from either end.
#[derive(Debug, Clone)]
pub struct Iter<'l, T> {
    list: &'l SharedList<T>,
    left: Range<usize>,
}

impl<'l, T> Iterator for Iter<'l, T> {
    type Item = &'l T;

    fn next(&mut self) -> Option<&'l T> {
        self.left.next().and_then(|position| self.list.get(position))
    }

    fn nth(&mut self, skipped: usize) -> Option<&'l T> {
        self.left.nth(skipped).and_then(|position| self.list.get(position))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}

impl<T> DoubleEndedIterator for Iter<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.left.next_back().and_then(|position| self.list.get(position))
    }
}

impl<T> ExactSizeIterator for Iter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::{SharedList, TOGETHER};
    use std::sync::Arc;

    fn upto(length: usize) -> SharedList<usize> {
        let mut list = SharedList::default();
        (0..length).for_each(|one| list.push(one));
        list
    }

    #[test]
    fn it_holds_what_was_added_in_its_order() {
        for length in [0, 1, TOGETHER - 1, TOGETHER, TOGETHER + 1, 3 * TOGETHER] {
            let list = upto(length);
            assert_eq!(list.to_vec(), (0..length).collect::<Vec<_>>());
            assert_eq!(
                (list.len(), list.is_empty(), list.iter().len()),
                (length, length == 0, length)
            );
            assert_eq!(
                (list.first(), list.last()),
                ((length > 0).then_some(&0), length.checked_sub(1).as_ref())
            );
            assert!(list.iter().rev().copied().eq((0..length).rev()));
            assert_eq!((list.get(length), list.iter().nth(length)), (None, None));
        }
    }

    #[test]
    fn what_is_added_to_a_copy_is_not_in_the_other() {
        for length in [0, 1, TOGETHER, TOGETHER + 5] {
            let before = upto(length);
            let mut after = before.clone();
            after.push(length);
            assert_eq!((before, after.clone()), (upto(length), upto(length + 1)));
            assert_eq!(after.split_off(length / 2), (length / 2..=length).collect::<Vec<_>>());
            assert_eq!(after, upto(length / 2), "{length}");
        }
    }

    #[test]
    fn a_copy_shares_what_both_hold() {
        let before = upto(2 * TOGETHER + 3);
        let mut after = before.clone();
        after.push(0);
        let shared = before
            .parts
            .iter()
            .zip(&after.parts)
            .filter(|(one, other)| Arc::ptr_eq(one, other))
            .count();
        assert_eq!(shared, 2, "only the last part is made anew");
        assert!(Arc::ptr_eq(&before.parts[2][0], &after.parts[2][0]), "and it holds the same");
    }
}
