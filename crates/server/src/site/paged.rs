//! Long lists, shown a page at a time.

use crate::events::front_page::turning;
use maud::Markup;
use tiebreak_report::Language;

/// How many items a page has.
pub const A_PAGE: usize = 50;

/// The page number in a query.
#[derive(Debug, Default, serde::Deserialize)]
pub struct PageWanted {
    page: Option<usize>,
}

/// One page of a list that is in memory as a whole.
#[derive(Debug)]
pub struct Paged<T> {
    /// The items on this page.
    pub part: Vec<T>,
    page: usize,
    pages: usize,
}

impl<T> Paged<T> {
    /// The requested page, or the last one if the number is too high.
    pub fn new(all: Vec<T>, wanted: &PageWanted) -> Self {
        let pages = all.len().div_ceil(A_PAGE).max(1);
        let page = wanted.page.unwrap_or(1).clamp(1, pages);
        Self { part: all.into_iter().skip((page - 1) * A_PAGE).take(A_PAGE).collect(), page, pages }
    }

    /// Links to the previous and the next page, if they exist.
    pub fn turning(&self, language: Language, to: impl Fn(i64) -> String) -> Markup {
        let number = |page: usize| i64::try_from(page).unwrap_or(i64::MAX);
        if self.pages > 1 {
            turning(language, number(self.page), number(self.pages), to)
        } else {
            Markup::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(of: usize, wanted: Option<usize>) -> (Vec<usize>, usize) {
        let paged = Paged::new((0..of).collect(), &PageWanted { page: wanted });
        (paged.part, paged.pages)
    }

    #[test]
    fn every_one_stands_on_one_page() {
        assert_eq!(page(0, None), (vec![], 1));
        assert_eq!(page(50, None), ((0..50).collect(), 1));
        assert_eq!(page(51, Some(2)), (vec![50], 2));
        assert_eq!(page(51, Some(0)), ((0..50).collect(), 2));
        assert_eq!(page(51, Some(9)), (vec![50], 2));
    }
}
