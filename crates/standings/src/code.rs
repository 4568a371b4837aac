//! The codes of C.07 with their modifiers: `BH/C1`, `SB`, `KS/L+1`.

use crate::Edition;
use std::borrow::Cow;
use std::fmt;
use tiebreak_language::{Explain, Sentence, display_by_sentence, sentence};
use tiebreak_model::Exact;

/// A tie-break, without its modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Name {
    /// The points of the event.
    Pts,
    /// Direct encounter among the tied.
    De,
    /// Number of wins.
    Win,
    /// Games won over the board.
    Won,
    /// Games played with black.
    Bpg,
    /// Games won with black.
    Bwg,
    /// Progressive score: the sum of the scores after each round.
    Ps,
    /// Rounds one elected to play.
    Rep,
    /// Standard points (article 7.7 of C.07).
    Std,
    /// Buchholz: the sum of the opponents' scores.
    Bh,
    /// Average of the opponents' Buchholz.
    Aob,
    /// Fore Buchholz: Buchholz as if all games of the last round were drawn.
    Fb,
    /// Sonneborn-Berger: the opponents' scores times the points against them.
    Sb,
    /// Koya system: the points against those who scored half or more.
    Ks,
    /// Average rating of the opponents.
    Aro,
    /// Tournament performance rating.
    Tpr,
    /// Perfect tournament performance.
    Ptp,
    /// Average performance of the opponents.
    Apro,
    /// Average perfect performance of the opponents.
    Appo,
    /// The player's rating.
    Rtng,
    /// The starting number, lowest first.
    Tpn,
    /// US Chess: the adjusted scores of the opponents without the least significant.
    ModifiedMedian,
    /// US Chess: the adjusted scores of the opponents.
    Solkoff,
    /// US Chess: the running score, less the points that were not played for.
    Cumulative,
    /// US Chess: the opponents' cumulative scores.
    CumulativeOfOpposition,
}

/// The code, the article and the words for it; `c` and `m` say whether it can be cut and whether at
/// both ends.
struct CodeEntry(Name, &'static str, &'static str, &'static str, Cuts);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cuts {
    None,
    Low,
    Both,
}

const ALL: [CodeEntry; 26] = [
    CodeEntry(Name::Pts, "PTS", "4.2", "points", Cuts::None),
    CodeEntry(Name::De, "DE", "6", "direct encounter", Cuts::None),
    CodeEntry(Name::Win, "WIN", "7.1", "number of wins", Cuts::None),
    CodeEntry(Name::Won, "WON", "7.2", "games won", Cuts::None),
    CodeEntry(Name::Bpg, "BPG", "7.3", "games with black", Cuts::None),
    CodeEntry(Name::Bwg, "BWG", "7.4", "wins with black", Cuts::None),
    CodeEntry(Name::Ps, "PS", "7.5", "progressive score", Cuts::Low),
    CodeEntry(Name::Rep, "REP", "7.6", "rounds one elected to play", Cuts::None),
    CodeEntry(Name::Rep, "GE", "7.6", "rounds one elected to play", Cuts::None),
    CodeEntry(Name::Std, "STD", "7.7", "standard points", Cuts::None),
    CodeEntry(Name::Bh, "BH", "8.1", "Buchholz", Cuts::Both),
    CodeEntry(Name::Aob, "AOB", "8.2", "average of the opponents' Buchholz", Cuts::None),
    CodeEntry(Name::Fb, "FB", "8.3", "Fore Buchholz", Cuts::Both),
    CodeEntry(Name::Sb, "SB", "9.1", "Sonneborn-Berger", Cuts::Low),
    CodeEntry(Name::Ks, "KS", "9.2", "Koya system", Cuts::None),
    CodeEntry(Name::Aro, "ARO", "10.1", "average rating of the opponents", Cuts::Both),
    CodeEntry(Name::Tpr, "TPR", "10.2", "tournament performance rating", Cuts::None),
    CodeEntry(Name::Ptp, "PTP", "10.3", "perfect tournament performance", Cuts::None),
    CodeEntry(Name::Apro, "APRO", "10.4", "average performance of the opponents", Cuts::None),
    CodeEntry(
        Name::Appo,
        "APPO",
        "10.5",
        "average perfect performance of the opponents",
        Cuts::None,
    ),
    CodeEntry(Name::Rtng, "RTNG", "10.6", "rating", Cuts::None),
    CodeEntry(Name::Tpn, "TPN", "-", "starting number", Cuts::None),
    CodeEntry(Name::ModifiedMedian, "MMED", "US Chess 34E1", "modified median", Cuts::None),
    CodeEntry(Name::Solkoff, "SOLK", "US Chess 34E2", "Solkoff", Cuts::None),
    CodeEntry(Name::Cumulative, "CUM", "US Chess 34E3", "cumulative score", Cuts::None),
    CodeEntry(
        Name::CumulativeOfOpposition,
        "CUMO",
        "US Chess 34E9",
        "cumulative scores of the opposition",
        Cuts::None,
    ),
];

/// What follows the slash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Modifiers {
    /// How many of the lowest are left out.
    pub cut_low: u32,
    /// How many of the highest are left out.
    pub cut_high: u32,
    /// How far the limit of the Koya system is moved, in points.
    pub limit: Option<Exact>,
    /// The limit of the Koya system in percent of the possible points, where it is not half of
    /// them.
    pub percent: Option<u32>,
    /// Forfeits count as played.
    pub forfeits_played: bool,
    /// Unplayed rounds are draws against oneself.
    pub unplayed_drawn: bool,
    /// Rounds that were missed by choice are cut like all others.
    pub plain_cut: bool,
    /// The order is reversed: the lowest value is best.
    pub reversed: bool,
    /// The games of the last round are taken as drawn.
    pub fore: bool,
    /// The rating of those who have none.
    pub unrated: Option<u32>,
    /// The edition by which this one is worked out, whatever the date.
    pub edition: Option<Edition>,
}

impl Modifiers {
    /// No modifier at all.
    pub const NONE: Self = Self {
        cut_low: 0,
        cut_high: 0,
        limit: None,
        percent: None,
        forfeits_played: false,
        unplayed_drawn: false,
        plain_cut: false,
        reversed: false,
        fore: false,
        unrated: None,
        edition: None,
    };

    /// The number of lowest contributions that are left out (`/C1`).
    pub const fn cut(low: u32) -> Self {
        Self { cut_low: low, ..Self::NONE }
    }

    /// The number of lowest, and of highest, contributions that are left out (`/M1`).
    pub const fn median(both: u32) -> Self {
        Self { cut_low: both, cut_high: both, ..Self::NONE }
    }

    /// Cuts as they are written behind a code.
    pub(crate) fn cuts_written(self) -> String {
        match (self.cut_low, self.cut_high) {
            (0, _) => String::new(),
            (low, 0) => format!("/C{low}"),
            (low, _) => format!("/M{low}"),
        }
    }
}

/// A tie-break with its modifiers, and the text it was read from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    /// The tie-break without its modifiers.
    pub name: Name,
    /// With what modifiers.
    pub modifiers: Modifiers,
    text: Cow<'static, str>,
}

/// A code that is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCode {
    /// What was written.
    pub text: String,
    /// What is wrong with it.
    pub why: Sentence,
    /// The codes that there are, where this one is none of them; none where its modifiers or its
    /// score are wrong.
    pub known: Vec<&'static str>,
}

display_by_sentence!(UnknownCode);

impl Explain for UnknownCode {
    fn code(&self) -> &'static str {
        "tie-break-unknown"
    }

    fn sentence(&self) -> Sentence {
        sentence!(cli_not_a_code_because { text: &self.text, why: &self.why })
    }
}

impl UnknownCode {
    /// A code that is none of those that there are.
    pub(crate) fn none_of(text: &str, known: impl Iterator<Item = &'static str>) -> Self {
        let known: Vec<&str> = known.collect();
        let why = sentence!(regulation_file_expected_one { words: known.join(", ") });
        Self { text: text.to_owned(), why, known }
    }
}

/// A list such as `PTS,DE,BH/C1`.
pub fn codes(list: &str) -> Result<Vec<Code>, UnknownCode> {
    list.split([',', ' ', ';']).filter(|word| !word.is_empty()).map(str::parse).collect()
}

impl Default for Modifiers {
    fn default() -> Self {
        Self::NONE
    }
}

impl Code {
    /// A tie-break with cuts at most.
    ///
    /// ```
    /// use tiebreak_standings::{Code, Modifiers, Name};
    /// assert_eq!(Code::new(Name::Bh, Modifiers::cut(1)), "BH/C1".parse().unwrap());
    /// ```
    pub fn new(name: Name, modifiers: Modifiers) -> Self {
        let plain = Self { name, modifiers, text: Cow::Borrowed("") };
        let code = plain.described().map_or("", |described| described.1);
        let cuts = modifiers.cuts_written();
        let text =
            if cuts.is_empty() { Cow::Borrowed(code) } else { Cow::Owned(format!("{code}{cuts}")) };
        Self { text, ..plain }
    }

    /// All the codes, without modifiers.
    pub fn known() -> impl Iterator<Item = &'static str> {
        ALL.iter().map(|described| described.1)
    }

    /// The article of C.07.
    pub fn article(&self) -> &'static str {
        self.described().map_or("", |described| described.2)
    }

    /// Why it does not fit a kind of event, where it does not.
    ///
    /// ```
    /// use tiebreak_standings::codes;
    /// let why = codes("BH").unwrap()[0].unfit(true).unwrap();
    /// assert_eq!(
    ///     why,
    ///     "Buchholz is for Swiss events: in a round robin all have the same opponents",
    /// );
    /// assert!(codes("SB").unwrap()[0].unfit(true).is_none());
    /// ```
    pub fn unfit(&self, round_robin: bool) -> Option<Sentence> {
        let unfit = match self.name {
            Name::Bh | Name::Fb | Name::Aob | Name::Solkoff | Name::ModifiedMedian => round_robin,
            Name::Ks => !round_robin,
            _ => false,
        };
        let name = self.described().map(|described| described.1).filter(|_| unfit)?;
        Some(sentence!(regulation_file_code_unfit { name }))
    }

    /// Whether the lowest value is the best: ranks and starting numbers; the other way round where
    /// reversed.
    pub fn lowest_first(&self) -> bool {
        matches!(self.name, Name::De | Name::Tpn) != self.modifiers.reversed
    }

    /// The tie-break in words.
    pub fn words(&self) -> &'static str {
        self.described().map_or("", |described| described.3)
    }

    /// A code of players that represents one of teams.
    pub(crate) fn from_parts(name: Name, modifiers: Modifiers, text: String) -> Self {
        Self { name, modifiers, text: Cow::Owned(text) }
    }

    /// The same modifiers on another tie-break.
    pub(crate) fn renamed(&self, name: Name) -> Self {
        Self { name, ..self.clone() }
    }

    fn described(&self) -> Option<&'static CodeEntry> {
        ALL.iter().find(|described| described.0 == self.name)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::str::FromStr for Code {
    type Err = UnknownCode;

    fn from_str(text: &str) -> Result<Self, UnknownCode> {
        let upper = text.trim().to_uppercase();
        let unknown = |why: Sentence| UnknownCode { text: text.to_owned(), why, known: Vec::new() };
        let mut words = upper.split('/');
        let code = words.next().unwrap_or_default();
        let Some(described) = ALL.iter().find(|described| described.1 == code) else {
            return Err(UnknownCode::none_of(text, Self::known()));
        };
        let mut modifiers = Modifiers::default();
        for word in words {
            modifier(word, described, &mut modifiers).map_err(unknown)?;
        }
        Ok(Self { name: described.0, modifiers, text: Cow::Owned(upper) })
    }
}

fn modifier(word: &str, described: &CodeEntry, modifiers: &mut Modifiers) -> Result<(), Sentence> {
    let CodeEntry(name, code, _, _, cuts) = described;
    let (letter, rest) = word.split_at_checked(1).unwrap_or((word, ""));
    let fits = match letter {
        "C" => *cuts != Cuts::None,
        "M" => *cuts == Cuts::Both,
        "L" => *name == Name::Ks,
        "F" => *name == Name::Aob,
        _ => true,
    };
    let read = if fits { read_modifier(letter, rest, modifiers) } else { None };
    read.unwrap_or_else(|| Err(no_modifier(code, word)))
}

pub(crate) fn no_modifier(code: &str, word: &str) -> Sentence {
    sentence!(regulation_file_code_modifier { code, word })
}

/// Reads a modifier from its letter and what follows; none where there is no such letter.
pub(crate) fn read_modifier(
    letter: &str,
    rest: &str,
    modifiers: &mut Modifiers,
) -> Option<Result<(), Sentence>> {
    let wrong = || sentence!(regulation_file_code_number { modifier: letter });
    let count = || {
        let number = rest.parse::<u32>().ok().filter(|count| (1..=100).contains(count));
        number.ok_or_else(wrong)
    };
    let flag = |set: &mut bool| rest.is_empty().then(|| *set = true).map(Ok);
    match letter {
        "C" => Some(count().map(|cut| modifiers.cut_low = cut)),
        "M" => Some(count().map(|cut| (modifiers.cut_low, modifiers.cut_high) = (cut, cut))),
        "L" => Some(limit(rest, modifiers).ok_or_else(wrong)),
        "P" => flag(&mut modifiers.forfeits_played),
        "R" => flag(&mut modifiers.reversed),
        "F" => flag(&mut modifiers.fore),
        "U" if !rest.is_empty() => {
            let rating = rest.parse::<u32>().ok().filter(|rating| (1..=4000).contains(rating));
            Some(rating.ok_or_else(wrong).map(|rating| modifiers.unrated = Some(rating)))
        }
        "V" if !rest.is_empty() => {
            let edition = rest.parse().map_err(|()| wrong());
            Some(edition.map(|edition| modifiers.edition = Some(edition)))
        }
        // Programs differ in the letters of these two.
        "U" | "D" => flag(&mut modifiers.unplayed_drawn),
        "V" | "N" => flag(&mut modifiers.plain_cut),
        _ => None,
    }
}

/// The limit of the Koya system: moved by half points (`L+1`) or points (`L+0.5`), or a percentage
/// (`L60`).
fn limit(text: &str, modifiers: &mut Modifiers) -> Option<()> {
    if !text.starts_with(['+', '-']) {
        modifiers.percent = Some(text.parse().ok().filter(|percent| *percent <= 100)?);
        return Some(());
    }
    let moved: Exact = text.trim_start_matches('+').parse().ok()?;
    modifiers.limit = Some(if text.contains('.') { moved } else { moved / 2 });
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_modifiers() {
        let code: Code = "bh/m2".parse().unwrap();
        assert_eq!((code.name, code.modifiers.cut_low, code.modifiers.cut_high), (Name::Bh, 2, 2));
        assert_eq!(code.to_string(), "BH/M2");
        assert_eq!(codes("PTS, DE,SB").unwrap().len(), 3);
        let limit: Code = "KS/L-1".parse().unwrap();
        assert_eq!(limit.modifiers.limit, Some("-0.5".parse().unwrap()));
        let modifiers = |text: &str| text.parse::<Code>().map(|code| code.modifiers);
        assert_eq!(modifiers("KS/L+1.5").unwrap().limit, Some("1.5".parse().unwrap()));
        assert_eq!(modifiers("KS/L60").unwrap().percent, Some(60));
        assert_eq!(
            modifiers("KS/Lx").unwrap_err().why,
            "a limit needs a number, such as L+1, L-0.5 or L60"
        );
        assert!(modifiers("TPN/R").unwrap().reversed && modifiers("AOB/F").unwrap().fore);
        assert_eq!(modifiers("ARO/C1/U1400").unwrap().unrated, Some(1400));
        assert_eq!(modifiers("BH/V2024").unwrap().edition, Some(Edition::Of2023));
        assert_eq!(modifiers("BH/D").unwrap(), modifiers("BH/U").unwrap());
        assert_eq!(modifiers("BH/F").unwrap_err().why, "BH has no modifier F");
        assert_eq!(
            "WIN/C1".parse::<Code>().unwrap_err().to_string(),
            "\"WIN/C1\" is not a tie-break: WIN has no modifier C1"
        );
        assert_eq!("BH/Cx".parse::<Code>().unwrap_err().why, "a cut needs a number, such as C1");
        assert!(
            "XX".parse::<Code>()
                .unwrap_err()
                .why
                .to_string()
                .starts_with("expected one of PTS, DE")
        );
    }
}
