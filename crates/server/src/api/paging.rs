//! Lists that are sent a page at a time: `?q=&limit=&after=`.

use crate::infra::problem::Problem;
use serde::Deserialize;
use utoipa::IntoParams;

/// Which page of a list to send.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// Only items with these words in title or name.
    #[serde(default)]
    pub q: String,
    /// The number of items, at most 500; 50 by default.
    #[param(minimum = 1, maximum = 500, default = 50)]
    limit: Option<i64>,
    /// The value of `next` in the page before.
    after: Option<String>,
}

/// The most items of one response, and the number sent without `limit`.
const MOST: i64 = 500;
const USUAL: i64 = 50;

impl PageQuery {
    /// The number of items to send, within the limit.
    pub fn limit(&self) -> Result<i64, Problem> {
        match self.limit.unwrap_or(USUAL) {
            limit @ 1..=MOST => Ok(limit),
            other => Err(Problem::invalid(format!(
                "`limit` is {other}: a part of a list has 1 to {MOST}"
            ))),
        }
    }

    /// The end of the page before, if the request names one.
    pub fn after(&self) -> Option<&str> {
        self.after.as_deref().filter(|after| !after.is_empty())
    }

    /// The problem that `after` is not a value that `next` ever gave.
    pub fn no_place(after: &str) -> Problem {
        Problem::invalid(format!(
            "\"{after}\" is no place in the list: give `after` as `next` said it"
        ))
    }

    /// Selects a page of a complete list, in the list's own order. `name` is the value for `next`
    /// and must be unique.
    pub fn select<T>(
        &self,
        all: Vec<T>,
        name: impl Fn(&T) -> String,
        title: impl Fn(&T) -> String,
    ) -> Result<(Vec<T>, Option<String>), Problem> {
        let words = self.q.trim().to_lowercase();
        let wanted = |one: &T| {
            title(one).to_lowercase().contains(&words) || name(one).to_lowercase().contains(&words)
        };
        let mut all = all;
        if let Some(after) = self.after() {
            let place = all
                .iter()
                .position(|one| name(one) == after)
                .ok_or_else(|| Self::no_place(after))?;
            all.drain(..=place);
        }
        let mut found = all.into_iter().filter(wanted);
        let limit = usize::try_from(self.limit()?).unwrap_or(usize::MAX);
        let part: Vec<T> = found.by_ref().take(limit).collect();
        let next = part.last().filter(|_| found.next().is_some()).map(&name);
        Ok((part, next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(q: &str, limit: i64, after: Option<&str>) -> (Vec<&'static str>, Option<String>) {
        let part = PageQuery { q: q.into(), limit: Some(limit), after: after.map(Into::into) };
        part.select(
            vec!["Ann", "Ben", "Anna", "Carl"],
            |name| (*name).to_owned(),
            |name| (*name).to_owned(),
        )
        .unwrap()
    }

    #[test]
    fn a_list_in_parts() {
        assert_eq!(part("", 3, None), (vec!["Ann", "Ben", "Anna"], Some("Anna".into())));
        assert_eq!(part("", 3, Some("Anna")), (vec!["Carl"], None));
        assert_eq!(part("ann", 1, None), (vec!["Ann"], Some("Ann".into())));
        assert_eq!(part("ann", 1, Some("Ann")), (vec!["Anna"], None));
        assert_eq!(part("zoe", 1, None), (vec![], None));
        let nowhere = PageQuery { after: Some("Zoe".into()), ..PageQuery::default() };
        assert!(nowhere.select(vec!["Ann"], |name| (*name).to_owned(), |_| String::new()).is_err());
        assert!(PageQuery { limit: Some(0), ..PageQuery::default() }.limit().is_err());
    }
}
