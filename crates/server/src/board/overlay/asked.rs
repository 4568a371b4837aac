//! Parses the address of an overlay. Everything unknown is refused: a misspelt option must not
//! first be noticed on air.

use crate::board::language;
use crate::infra::problem::Problem;
use std::collections::BTreeMap;
use tiebreak_report::Language;

/// A scene of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// The lower third: one line for one board.
    LowerThird,
    /// One board of a match.
    Card,
    /// The bracket or the table.
    Bracket,
    /// The standings of the event.
    Standing,
    /// What a participant needs.
    Needs,
}

impl Scene {
    /// All scenes, in the order in which the page lists them.
    pub const ALL: [Self; 5] =
        [Self::LowerThird, Self::Card, Self::Bracket, Self::Standing, Self::Needs];

    /// The name of the scene in addresses.
    pub fn word(self) -> &'static str {
        match self {
            Self::LowerThird => "lower-third",
            Self::Card => "card",
            Self::Bracket => "bracket",
            Self::Standing => "standing",
            Self::Needs => "needs",
        }
    }

    /// The place of the scene unless the address names another.
    fn usual_place(self) -> &'static str {
        match self {
            Self::LowerThird | Self::Needs => "bottom-left",
            Self::Card => "top-left",
            Self::Bracket => "bottom",
            Self::Standing => "top-right",
        }
    }
}

const PLACES: [&str; 9] = [
    "top-left",
    "top",
    "top-right",
    "left",
    "centre",
    "right",
    "bottom-left",
    "bottom",
    "bottom-right",
];
const THEMES: [&str; 2] = ["dark", "light"];
const KEYS: [&str; 8] = ["scene", "board", "of", "at", "scale", "theme", "colour", "lang"];

/// The options for the page; those with fixed values come with them. Both are the same in every
/// language.
pub const OPTIONS: [(&str, Option<&str>); 8] = [
    ("scene", Some("lower-third, card, bracket, standing, needs")),
    ("board", None),
    ("of", None),
    (
        "at",
        Some("top-left, top, top-right, left, centre, right, bottom-left, bottom, bottom-right"),
    ),
    ("scale", None),
    ("theme", Some("dark, light")),
    ("colour", None),
    ("lang", None),
];

/// The scene and its options, from an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SceneQuery {
    /// The scene to show.
    pub scene: Scene,
    /// Which board or contender, from 1.
    pub board: usize,
    /// The participant whose needs are shown.
    pub of: Option<String>,
    /// The corner or edge at which the scene is placed.
    pub at: &'static str,
    /// The size in percent of the usual size.
    pub percent: u32,
    /// Whether the scene is light or dark.
    pub theme: Option<&'static str>,
    /// The house colour, as six hexadecimal digits.
    pub colour: Option<String>,
    /// A language other than the event's.
    pub language: Option<Language>,
}

impl SceneQuery {
    /// A scene without options.
    pub fn new(scene: Scene) -> Self {
        Self {
            scene,
            board: 1,
            of: None,
            at: scene.usual_place(),
            percent: 100,
            theme: None,
            colour: None,
            language: None,
        }
    }

    /// Parses the query of an address.
    pub fn read(query: &BTreeMap<String, String>) -> Result<Self, Problem> {
        if let Some(key) = query.keys().find(|key| !KEYS.contains(&key.as_str())) {
            return Err(wrong("option", key, &KEYS.join(", ")));
        }
        let get = |key: &str| query.get(key).map(String::as_str).filter(|value| !value.is_empty());
        let scene = match get("scene") {
            None => Scene::LowerThird,
            Some(word) => Scene::ALL
                .into_iter()
                .find(|scene| scene.word() == word)
                .ok_or_else(|| wrong("scene", word, &Scene::ALL.map(Scene::word).join(", ")))?,
        };
        let mut asked = Self::new(scene);
        if let Some(text) = get("board") {
            let number = text.parse().ok().filter(|number| (1..=64).contains(number));
            asked.board = number.ok_or_else(|| wrong("board", text, "a number from 1 to 64"))?;
        }
        asked.of = get("of").map(str::to_owned);
        if let Some(text) = get("at") {
            asked.at = one_of("at", text, &PLACES)?;
        }
        if let Some(text) = get("scale") {
            asked.percent =
                percent(text).ok_or_else(|| wrong("scale", text, "0.5 to 2 in steps of 0.05"))?;
        }
        asked.theme = get("theme").map(|text| one_of("theme", text, &THEMES)).transpose()?;
        asked.colour = get("colour").map(colour).transpose()?;
        asked.language = get("lang").map(language).transpose()?;
        Ok(asked)
    }

    /// The query that gives the same scene.
    pub fn query(&self) -> String {
        let mut parts = vec![format!("scene={}", self.scene.word())];
        if self.board != 1 {
            parts.push(format!("board={}", self.board));
        }
        parts.extend(self.of.iter().map(|name| format!("of={}", crate::site::url(name))));
        parts.push(format!("at={}", self.at));
        if self.percent != 100 {
            parts.push(format!("scale={}.{:02}", self.percent / 100, self.percent % 100));
        }
        parts.extend(self.theme.iter().map(|theme| format!("theme={theme}")));
        parts.extend(self.colour.iter().map(|colour| format!("colour={colour}")));
        parts.extend(self.language.iter().map(|language| format!("lang={}", language.code())));
        format!("?{}", parts.join("&"))
    }
}

fn wrong(what: &str, found: &str, expected: &str) -> Problem {
    Problem::wrong(format!("\"{found}\" is no {what} of an overlay: expected {expected}"))
}

fn one_of(what: &str, text: &str, known: &[&'static str]) -> Result<&'static str, Problem> {
    known
        .iter()
        .copied()
        .find(|one| *one == text)
        .ok_or_else(|| wrong(what, text, &known.join(", ")))
}

/// Parses `1.25` as 125: from one half to two, in steps of a twentieth.
fn percent(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    if part.len() > 2 || !part.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let part: u32 = format!("{part:0<2}").parse().ok()?;
    let percent = whole.parse::<u32>().ok()?.checked_mul(100)?.checked_add(part)?;
    ((50..=200).contains(&percent) && percent % 5 == 0).then_some(percent)
}

/// Parses a colour of six hexadecimal digits, with or without `#`.
pub fn colour(text: &str) -> Result<String, Problem> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    let fine = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    fine.then(|| digits.to_ascii_lowercase())
        .ok_or_else(|| wrong("colour", text, "six hexadecimal digits, such as 0a5a45"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &[(&str, &str)]) -> Result<SceneQuery, Problem> {
        SceneQuery::read(
            &query.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
        )
    }

    #[test]
    fn an_address_is_understood_or_refused() {
        let asked = read(&[
            ("scene", "card"),
            ("board", "2"),
            ("at", "bottom-right"),
            ("scale", "1.5"),
            ("colour", "#0A5A45"),
        ]);
        let asked = asked.unwrap();
        assert_eq!(
            (asked.scene, asked.board, asked.at, asked.percent),
            (Scene::Card, 2, "bottom-right", 150)
        );
        assert_eq!(asked.query(), "?scene=card&board=2&at=bottom-right&scale=1.50&colour=0a5a45");
        assert_eq!(read(&[]).unwrap(), SceneQuery::new(Scene::LowerThird));
        for wrong in [
            ("scene", "banner"),
            ("board", "0"),
            ("board", "first"),
            ("at", "middle"),
            ("scale", "1e3"),
            ("scale", "0.33"),
            ("scale", "-1"),
            ("theme", "pink"),
            ("colour", "red; } body { display: none"),
            ("colour", "12345"),
            ("tehme", "dark"),
        ] {
            let refused = read(&[wrong]).unwrap_err().to_string();
            assert!(refused.contains(wrong.1) || refused.contains(wrong.0), "{refused}");
            assert!(refused.contains("expected"), "{refused}");
        }
    }
}
