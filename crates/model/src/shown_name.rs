//! Names as people see them: the key `Giri, Anish` of a file is shown as "Anish Giri".
//!
//! Only a comma tells which part of a name is the family name, so a name without one, or with
//! several, is shown as it is written.

mod family_first;

use std::borrow::Cow;

/// How names with a comma are shown. The names themselves, which records and programs use, stay as
/// the file writes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NameOrder {
    /// As the file writes them: `Giri, Anish`.
    #[default]
    AsWritten,
    /// The given names first: `Anish Giri`. Names of countries in which the family name is first
    /// keep that order: `Wei Yi`.
    GivenFamily,
    /// The family name first: `Giri Anish`.
    FamilyGiven,
}

impl NameOrder {
    /// All orders with the words of the event file.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::GivenFamily, "given-family"),
        (Self::FamilyGiven, "family-given"),
        (Self::AsWritten, "as-written"),
    ];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        match self {
            Self::AsWritten => "as-written",
            Self::GivenFamily => "given-family",
            Self::FamilyGiven => "family-given",
        }
    }

    /// The order with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(order, _)| *order)
    }

    /// A name in this order. The federation, if it is known, tells whether the family name is first
    /// in any case; without it a short list of names does.
    ///
    /// ```
    /// use tiebreak_model::NameOrder;
    /// let shown = |name, federation| NameOrder::GivenFamily.shown(name, federation);
    /// assert_eq!(shown("Giri, Anish", None), "Anish Giri");
    /// assert_eq!(shown("Wei, Yi", None), "Wei Yi");
    /// assert_eq!(shown("Leko, Peter", Some("HUN")), "Leko Peter");
    /// assert_eq!(shown("Gukesh D", None), "Gukesh D");
    /// ```
    pub fn shown<'n>(self, name: &'n str, federation: Option<&str>) -> Cow<'n, str> {
        let Some(PersonNameParts { family, given }) = PersonNameParts::new(name) else {
            return Cow::Borrowed(name);
        };
        match self {
            Self::AsWritten => Cow::Borrowed(name),
            Self::GivenFamily if !family_first::is_family_first(family, given, federation) => {
                Cow::Owned(format!("{given} {family}"))
            }
            Self::GivenFamily | Self::FamilyGiven => Cow::Owned(format!("{family} {given}")),
        }
    }
}

/// The two sides of the only comma in a name.
struct PersonNameParts<'n> {
    family: &'n str,
    given: &'n str,
}

impl<'n> PersonNameParts<'n> {
    fn new(name: &'n str) -> Option<Self> {
        let (family, given) = name.split_once(',')?;
        let (family, given) = (family.trim(), given.trim());
        let has_letters = |part: &str| part.chars().any(char::is_alphabetic);
        (!given.contains(',') && has_letters(family) && has_letters(given))
            .then_some(Self { family, given })
    }
}

#[cfg(test)]
mod tests {
    use super::NameOrder;

    #[test]
    fn every_order_of_a_name_with_a_comma() {
        for (name, given_family, family_given) in [
            ("Giri, Anish", "Anish Giri", "Giri Anish"),
            ("Giri,Anish", "Anish Giri", "Giri Anish"),
            ("Van Foreest, Jorden", "Jorden Van Foreest", "Van Foreest Jorden"),
            ("Emms, John M", "John M Emms", "Emms John M"),
            ("Непомнящий, Ян", "Ян Непомнящий", "Непомнящий Ян"),
            // Nothing is guessed about names without a comma, or with several.
            ("Gukesh D", "Gukesh D", "Gukesh D"),
            ("Smith, John, Jr.", "Smith, John, Jr.", "Smith, John, Jr."),
            ("Fritz, ", "Fritz, ", "Fritz, "),
            (", Anish", ", Anish", ", Anish"),
            ("Fritz, 11", "Fritz, 11", "Fritz, 11"),
        ] {
            assert_eq!(NameOrder::GivenFamily.shown(name, None), given_family);
            assert_eq!(NameOrder::FamilyGiven.shown(name, None), family_given);
            assert_eq!(NameOrder::AsWritten.shown(name, None), name);
        }
    }

    #[test]
    fn the_family_name_stays_first_where_it_is_first() {
        for (name, federation, shown) in [
            // The federation decides.
            ("Xiong, Jeffery", Some("USA"), "Jeffery Xiong"),
            ("Li, Ruifeng", Some("USA"), "Ruifeng Li"),
            ("Wei, Yi", Some("CHN"), "Wei Yi"),
            ("Le, Quang Liem", Some("VIE"), "Le Quang Liem"),
            ("Leko, Peter", Some("hun"), "Leko Peter"),
            ("Kwon, Sehyun", Some("KOR"), "Kwon Sehyun"),
            ("Rapport, Richard", Some("ROU"), "Richard Rapport"),
            // Without one, a list.
            ("Wei, Yi", None, "Wei Yi"),
            ("Ding, Liren", None, "Ding Liren"),
            ("Wang, Hao", None, "Wang Hao"),
            ("Yu, Yangyi", None, "Yu Yangyi"),
            ("Hou, Yifan", None, "Hou Yifan"),
            ("Xiong, Jeffery", None, "Jeffery Xiong"),
            ("Yu, Jennifer", None, "Jennifer Yu"),
            ("Wang, Annie", None, "Annie Wang"),
            ("Ma, Long John", None, "Long John Ma"),
            ("Le, Quang Liem", None, "Le Quang Liem"),
            ("Nguyen, Ngoc Truong Son", None, "Nguyen Ngoc Truong Son"),
            ("Nguyen, Piotr", None, "Piotr Nguyen"),
            ("Almási, Zoltán", None, "Almási Zoltán"),
            ("Polgar, Judit", None, "Polgar Judit"),
            ("Szabo, Laszlo", None, "Szabo Laszlo"),
            // Names of India end with the initial of the father's name.
            ("Gukesh, D", None, "Gukesh D"),
            ("Gukesh, D.", Some("IND"), "Gukesh D."),
            ("Praggnanandhaa, R", Some("IND"), "Praggnanandhaa R"),
            ("Praggnanandhaa, Rameshbabu", None, "Praggnanandhaa Rameshbabu"),
            ("Sethuraman, S P", Some("IND"), "Sethuraman S P"),
            ("Sethuraman, S.P.", Some("IND"), "Sethuraman S.P."),
            ("Anand, Viswanathan", Some("IND"), "Viswanathan Anand"),
            ("Carlsen, M", Some("NOR"), "M Carlsen"),
        ] {
            assert_eq!(NameOrder::GivenFamily.shown(name, federation), shown);
        }
    }
}
