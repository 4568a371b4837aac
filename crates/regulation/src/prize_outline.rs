//! Prizes and categories for a first file: clauses that an organiser's answers make, to be changed
//! by hand from there.

use crate::outline::clause;

/// What an organiser says about prizes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PrizeOutline {
    /// How prize money is shared, in the word of regulation files; nothing is said where there is
    /// none.
    pub money: Option<&'static str>,
    /// Categories with prizes of their own.
    pub categories: Vec<Category>,
    /// Whether nobody gets more than one prize, the largest.
    pub one_prize: bool,
}

/// A category of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Category {
    /// A category for women.
    Women,
    /// Those who are not older in the year of the event.
    Under(u16),
    /// Those who are at least so old in it.
    Over(u16),
    /// Those rated below this.
    Below(u32),
}

impl std::str::FromStr for Category {
    type Err = ();

    /// `women`, `under 12`, `over 65`, `below 2000`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let (word, number) = (words.next().ok_or(())?, words.next());
        let age = || {
            number
                .and_then(|number| number.parse().ok())
                .filter(|age| (1..=150).contains(age))
                .ok_or(())
        };
        let found = match word {
            "women" if number.is_none() => Self::Women,
            "under" => Self::Under(age()?),
            "over" => Self::Over(age()?),
            "below" => Self::Below(
                number
                    .and_then(|number| number.parse().ok())
                    .filter(|least| *least > 1)
                    .ok_or(())?,
            ),
            _ => return Err(()),
        };
        if words.next().is_some() { Err(()) } else { Ok(found) }
    }
}

impl PrizeOutline {
    /// The clauses, to be put at the end of a file.
    ///
    /// ```
    /// use tiebreak_regulation::PrizeOutline;
    /// let categories = vec!["under 12".parse().unwrap()];
    /// let prizes = PrizeOutline { money: Some("hort"), categories, one_prize: true };
    /// let clauses = prizes.clauses();
    /// assert!(clauses.contains("award = { name = \"Under 12\", for = { under = 12 } }"));
    /// assert!(clauses.contains("one-prize = \"largest\""));
    /// ```
    pub fn clauses(&self) -> String {
        let mut out = String::new();
        if let Some(money) = self.money {
            let text = match money {
                "by-score" => "Prize money is shared equally by those level on points.",
                "hort" => {
                    "Half of each prize goes by place, half is shared equally by those level on \
                     points."
                }
                _ => "Prize money goes by place; those who share a place share it equally.",
            };
            clause(&mut out, "P.1", text, &format!("prizes = \"{money}\""));
        }
        for (number, category) in (2..).zip(&self.categories) {
            let (name, who) = match category {
                Category::Women => ("Women".to_owned(), "sex = \"w\"".to_owned()),
                Category::Under(age) => (format!("Under {age}"), format!("under = {age}")),
                Category::Over(age) => (format!("Over {age}"), format!("over = {age}")),
                Category::Below(rating) => (
                    format!("Rating below {rating}"),
                    format!("rating = \"..{}\"", rating.saturating_sub(1)),
                ),
            };
            let text = format!("Prizes of the category \"{name}\" go to the best placed of it.");
            let does = format!("award = {{ name = \"{name}\", for = {{ {who} }} }}");
            clause(&mut out, &format!("P.{number}"), &text, &does);
        }
        if self.one_prize && !self.categories.is_empty() {
            let number = self.categories.len() + 2;
            let text = "Nobody receives more than one prize of money: the largest. The others \
                        pass to the next in line.";
            clause(&mut out, &format!("P.{number}"), text, "one-prize = \"largest\"");
        }
        out
    }
}
