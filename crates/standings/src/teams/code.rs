//! The codes of team events: `EMGSB/C1`, `BH:GP`, `EDET/P`.

use crate::code::{no_modifier, read_modifier};
use crate::{Code, Modifiers, Name, UnknownCode};
use std::fmt;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::TeamScore;

/// A tie-break of teams, without its modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TeamName {
    /// One of the two scores.
    Points(TeamScore),
    /// The score that decides the event.
    Primary,
    /// The score that does not decide it.
    Secondary,
    /// Direct encounter on the primary score.
    De,
    /// Extended direct encounter, and what is looked at where two are level after both scores.
    Ede(&'static [OnBoards]),
    /// Sonneborn-Berger: the opponents' score, first, times the own points against them, second.
    Sb(TeamScore, TeamScore),
    /// A tie-break of players, on one score; on the primary one where the code names none.
    On(Name, Option<TeamScore>),
    /// Scores and schedule strength combination.
    Sssc,
    /// Compared board by board.
    Boards(OnBoards),
}

/// How boards are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OnBoards {
    /// Board count: board numbers times points; the lower is better.
    Count,
    /// Top board results: board 1, then 2, and so on.
    Top,
    /// Bottom board elimination: without the last board, then without the last two, and so on.
    Bottom,
}

use OnBoards::{Bottom, Count, Top};
use TeamScore::{GamePoints, MatchPoints};

/// What may follow a code, letter by letter: cut, median, limit, forfeits played, unplayed drawn,
/// plain cut, divisor.
type Takes = &'static str;

/// Code, tie-break, article, words, modifiers.
struct TeamCodeEntry(&'static str, TeamName, &'static str, &'static str, Takes);

const NAMED: &[TeamCodeEntry] = &[
    TeamCodeEntry("PTS", TeamName::Primary, "11.1", "points", ""),
    TeamCodeEntry("MPTS", TeamName::Points(MatchPoints), "11.1", "match points", ""),
    TeamCodeEntry("GPTS", TeamName::Points(GamePoints), "11.1", "game points", ""),
    TeamCodeEntry(
        "MPvGP",
        TeamName::Secondary,
        "13.1",
        "the score that does not decide the event",
        "",
    ),
    TeamCodeEntry("DE", TeamName::De, "6", "direct encounter", "P"),
    TeamCodeEntry("EDE", TeamName::Ede(&[]), "13.3", "extended direct encounter", "P"),
    TeamCodeEntry(
        "EDEBT",
        TeamName::Ede(&[Count, Top]),
        "13.3.2",
        "extended direct encounter, then BC and TBR",
        "P",
    ),
    TeamCodeEntry(
        "EDEBB",
        TeamName::Ede(&[Count, Bottom]),
        "13.3.2",
        "extended direct encounter, then BC and BBE",
        "P",
    ),
    TeamCodeEntry(
        "EDET",
        TeamName::Ede(&[Top]),
        "13.3.2",
        "extended direct encounter, then TBR",
        "P",
    ),
    TeamCodeEntry(
        "EDEB",
        TeamName::Ede(&[Bottom]),
        "13.3.2",
        "extended direct encounter, then BBE",
        "P",
    ),
    TeamCodeEntry(
        "EMMSB",
        TeamName::Sb(MatchPoints, MatchPoints),
        "13.2",
        "opponents' match points × match points",
        "CPUV",
    ),
    TeamCodeEntry(
        "EMGSB",
        TeamName::Sb(MatchPoints, GamePoints),
        "13.2",
        "opponents' match points × game points",
        "CPUV",
    ),
    TeamCodeEntry(
        "EGMSB",
        TeamName::Sb(GamePoints, MatchPoints),
        "13.2",
        "opponents' game points × match points",
        "CPUV",
    ),
    TeamCodeEntry(
        "EGGSB",
        TeamName::Sb(GamePoints, GamePoints),
        "13.2",
        "opponents' game points × game points",
        "CPUV",
    ),
    TeamCodeEntry("SB", TeamName::On(Name::Sb, None), "9.1", "Sonneborn-Berger", "CPUV"),
    TeamCodeEntry("BH", TeamName::On(Name::Bh, None), "8.1", "Buchholz", "CMPUV"),
    TeamCodeEntry("FB", TeamName::On(Name::Fb, None), "8.3", "Fore Buchholz", "CMPUV"),
    TeamCodeEntry(
        "AOB",
        TeamName::On(Name::Aob, None),
        "8.2",
        "average of the opponents' Buchholz",
        "",
    ),
    TeamCodeEntry("KS", TeamName::On(Name::Ks, None), "9.2", "Koya system", "L"),
    TeamCodeEntry("PS", TeamName::On(Name::Ps, None), "7.5", "progressive score", "C"),
    TeamCodeEntry("WIN", TeamName::On(Name::Win, None), "7.1", "number of wins", ""),
    TeamCodeEntry("WON", TeamName::On(Name::Won, None), "7.2", "matches won", ""),
    TeamCodeEntry("REP", TeamName::On(Name::Rep, None), "7.6", "rounds one elected to play", ""),
    TeamCodeEntry("SSSC", TeamName::Sssc, "13.4", "scores and schedule strength combination", "K"),
    TeamCodeEntry("BC", TeamName::Boards(Count), "12.1", "board count, the lower is better", ""),
    TeamCodeEntry("TBR", TeamName::Boards(Top), "12.2", "top board results", ""),
    TeamCodeEntry("BBE", TeamName::Boards(Bottom), "12.3", "bottom board elimination", ""),
    TeamCodeEntry("RTNG", TeamName::On(Name::Rtng, None), "10.6", "strength", "R"),
    TeamCodeEntry("TPN", TeamName::On(Name::Tpn, None), "-", "starting number", "R"),
];

/// A tie-break of teams with its modifiers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamCode {
    /// The tie-break without its modifiers.
    pub name: TeamName,
    /// With what modifiers.
    pub modifiers: Modifiers,
    /// By what Buchholz is divided in SSSC, where the code says so (`/K3`).
    pub divisor: Option<u32>,
    text: String,
    article: &'static str,
    words: &'static str,
}

impl TeamCode {
    /// All the codes, without modifiers.
    pub fn known() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|described| described.0)
    }

    /// The article of C.07.
    pub fn article(&self) -> &'static str {
        self.article
    }

    /// The tie-break in words.
    pub fn words(&self) -> String {
        match self.name {
            TeamName::On(Name::Win | Name::Won | Name::Rep | Name::Rtng | Name::Tpn, _) => {
                self.words.to_owned()
            }
            TeamName::On(_, Some(MatchPoints)) => format!("{} in match points", self.words),
            TeamName::On(_, Some(GamePoints)) => format!("{} in game points", self.words),
            _ => self.words.to_owned(),
        }
    }

    /// A tie-break of players, with cuts at most, as teams have it on the score that decides; none
    /// where teams do not.
    ///
    /// ```
    /// use tiebreak_standings::{Modifiers, Name, TeamCode};
    /// let cut = TeamCode::from_parts(Name::Bh, Modifiers::cut(1));
    /// assert_eq!(cut, Some("BH/C1".parse().unwrap()));
    /// assert_eq!(TeamCode::from_parts(Name::Win, Modifiers::NONE), Some("WIN".parse().unwrap()));
    /// assert_eq!(TeamCode::from_parts(Name::Bpg, Modifiers::NONE), None);
    /// ```
    pub fn from_parts(name: Name, modifiers: Modifiers) -> Option<Self> {
        let same = |described: &&TeamCodeEntry| match described.1 {
            TeamName::De => name == Name::De,
            TeamName::On(of, _) => name == of,
            _ => false,
        };
        let described = NAMED.iter().find(same)?;
        let TeamCodeEntry(code, _, article, words, _) = *described;
        let text = format!("{code}{}", modifiers.cuts_written());
        Some(Self {
            name: on_score(described, None).ok()?,
            modifiers,
            divisor: None,
            text,
            article,
            words,
        })
    }

    /// The same tie-break as a code of players.
    pub(super) fn of_players(&self, name: Name) -> Code {
        Code::from_parts(name, self.modifiers, self.text.clone())
    }

    /// Whether values depend on who is tied: then they are ranks inside the tied group.
    pub fn ranks_inside_groups(&self) -> bool {
        matches!(self.name, TeamName::De | TeamName::Ede(_) | TeamName::Boards(Top | Bottom))
    }
}

impl TeamCode {
    /// Why it does not fit a kind of event, where it does not.
    pub fn unfit(&self, round_robin: bool) -> Option<Sentence> {
        match self.name {
            TeamName::On(name, _) => self.of_players(name).unfit(round_robin),
            TeamName::Sssc if round_robin => self.of_players(Name::Bh).unfit(round_robin),
            _ => None,
        }
    }

    /// Whether the lowest value is the best: ranks, starting numbers, board count; the other way
    /// round where reversed.
    pub fn lowest_first(&self) -> bool {
        let lowest = self.ranks_inside_groups()
            || matches!(self.name, TeamName::Boards(Count) | TeamName::On(Name::Tpn, _));
        lowest != self.modifiers.reversed
    }

    /// The score that it is, where it is one.
    pub fn score(&self, primary: TeamScore) -> Option<TeamScore> {
        match self.name {
            TeamName::Points(score) => Some(score),
            TeamName::Primary => Some(primary),
            TeamName::Secondary => Some(primary.other()),
            _ => None,
        }
    }
}

impl fmt::Display for TeamCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A list such as `MPTS,EDE,EMGSB/C1`.
pub fn team_codes(list: &str) -> Result<Vec<TeamCode>, UnknownCode> {
    list.split([',', ' ', ';']).filter(|word| !word.is_empty()).map(str::parse).collect()
}

impl std::str::FromStr for TeamCode {
    type Err = UnknownCode;

    fn from_str(text: &str) -> Result<Self, UnknownCode> {
        let unknown = |why: Sentence| UnknownCode { text: text.to_owned(), why, known: Vec::new() };
        let mut words = text.trim().split('/');
        let head = words.next().unwrap_or_default();
        let (code, score) =
            head.split_once(':').map_or((head, None), |(code, score)| (code, Some(score)));
        let Some(described) = NAMED.iter().find(|described| described.0.eq_ignore_ascii_case(code))
        else {
            return Err(UnknownCode::none_of(text, Self::known()));
        };
        let name = on_score(described, score).map_err(unknown)?;
        let mut modifiers = Modifiers::default();
        let mut divisor = None;
        let mut canonical = match score {
            Some(score) => format!("{}:{}", described.0, score.to_uppercase()),
            None => described.0.to_owned(),
        };
        for word in words {
            let word = word.to_uppercase();
            modifier(&word, described, &mut modifiers, &mut divisor).map_err(unknown)?;
            canonical = format!("{canonical}/{word}");
        }
        let TeamCodeEntry(_, _, article, words, _) = *described;
        Ok(Self { name, modifiers, divisor, text: canonical, article, words })
    }
}

/// The tie-break on the score that follows the colon. Wins are those of matches, whichever score
/// decides.
fn on_score(described: &TeamCodeEntry, score: Option<&str>) -> Result<TeamName, Sentence> {
    let TeamCodeEntry(code, name, ..) = *described;
    let score = match score.map(str::to_uppercase).as_deref() {
        None => None,
        Some("MP") => Some(MatchPoints),
        Some("GP") => Some(GamePoints),
        Some(_) => return Err(sentence!(regulation_file_code_score)),
    };
    match (name, score) {
        (TeamName::On(of @ (Name::Win | Name::Won | Name::Rep), _), None | Some(MatchPoints)) => {
            Ok(TeamName::On(of, Some(MatchPoints)))
        }
        (TeamName::On(Name::Win | Name::Won | Name::Rep | Name::Rtng | Name::Tpn, _), Some(_)) => {
            Err(sentence!(regulation_file_code_game_points { code }))
        }
        (TeamName::On(of, _), score) => Ok(TeamName::On(of, score)),
        (name, None) => Ok(name),
        (_, Some(_)) => Err(sentence!(regulation_file_code_own_score { code })),
    }
}

fn modifier(
    word: &str,
    described: &TeamCodeEntry,
    modifiers: &mut Modifiers,
    divisor: &mut Option<u32>,
) -> Result<(), Sentence> {
    let TeamCodeEntry(code, _, _, _, takes) = described;
    let (letter, rest) = word.split_at_checked(1).unwrap_or((word, ""));
    if letter.is_empty() || !takes.contains(letter) {
        return Err(no_modifier(code, word));
    }
    if letter == "K" {
        let number = rest.parse().ok().filter(|number| *number > 0);
        *divisor =
            Some(number.ok_or_else(|| sentence!(regulation_file_code_number { modifier: "K" }))?);
        return Ok(());
    }
    read_modifier(letter, rest, modifiers).unwrap_or_else(|| Err(no_modifier(code, word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_teams() {
        let code: TeamCode = "emgsb/c1/p".parse().unwrap();
        assert_eq!(code.to_string(), "EMGSB/C1/P");
        assert_eq!((code.modifiers.cut_low, code.modifiers.forfeits_played), (1, true));
        assert_eq!(code.name, TeamName::Sb(MatchPoints, GamePoints));
        assert_eq!("mpvgp".parse::<TeamCode>().unwrap().to_string(), "MPvGP");
        assert_eq!(
            "BH:GP/M1".parse::<TeamCode>().unwrap().name,
            TeamName::On(Name::Bh, Some(GamePoints))
        );
        assert_eq!("SSSC/K3".parse::<TeamCode>().unwrap().divisor, Some(3));
        let why = |text: &str| text.parse::<TeamCode>().unwrap_err().why;
        assert_eq!(why("WIN:GP"), "WIN does not count game points");
        assert_eq!(why("BH:XP"), "expected :MP or :GP after the code");
        assert_eq!(why("EDE/C1"), "EDE has no modifier C1");
        assert_eq!(why("SSSC/K0"), "a divisor is a number, such as K3");
        assert!(why("BPG").to_string().starts_with("expected one of PTS, MPTS"));
    }
}
