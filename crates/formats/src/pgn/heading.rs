//! What a game says it belongs to: event, section, phase.

use super::time_control::{Speed, speed};
use super::{PgnGame, Raw};
use crate::account::Phase;
use std::borrow::Cow;
use tiebreak_model::Kind;

/// What the tags of a game say about the event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameHeading {
    /// The event's name as the file has it.
    pub name: Option<String>,
    /// Its words without those that mark a phase, a round or the players: equal for all the games
    /// of one tournament.
    pub key: String,
    /// The section of the tournament, such as a group or a division.
    pub section: Option<String>,
    /// The phase, where a tag names it, with the word that does.
    pub marked: Option<(Phase, String)>,
    /// How fast it was played.
    pub speed: Option<Speed>,
    /// The time control as written.
    pub clock: Option<String>,
    /// The kind of event, where a tag names it.
    pub kind: Option<Kind>,
    /// The number of rounds, where a tag names it.
    pub rounds: Option<u32>,
    /// Where it is played; an address on the net is none.
    pub site: Option<String>,
}

/// Words that mark a play-off, in the languages in which events are named.
const MARKS: [&str; 19] = [
    "tiebreak",
    "tiebreaks",
    "tiebreaker",
    "tiebreakers",
    "playoff",
    "playoffs",
    "stichkampf",
    "stichkämpfe",
    "entscheidungskampf",
    "départage",
    "departage",
    "barrage",
    "barrages",
    "desempate",
    "desempates",
    "spareggio",
    "spareggi",
    "beslissingswedstrijd",
    "shootout",
];

/// The same in two words.
const DOUBLE_MARKS: [[&str; 2]; 5] =
    [["tie", "break"], ["tie", "breaks"], ["play", "off"], ["play", "offs"], ["sudden", "death"]];

/// Words before the number of a round.
const ROUNDS: [&str; 9] =
    ["round", "rd", "rnd", "runde", "ronde", "ronda", "turno", "game", "board"];

/// Names under which servers put all their games.
const NO_NAMES: [&str; 5] = ["live chess", "let s play", "casual game", "rated game", "study"];

impl GameHeading {
    pub(super) fn from_raw(raw: &Raw<'_>, white: &str, black: &str) -> Self {
        let value = |name: &str| super::game::text(raw, name).map(Cow::into_owned);
        let server = value("Event").filter(|event| NO_NAMES.contains(&plain(event).as_str()));
        let name = match (value("BroadcastName"), &server) {
            (Some(name), _) => Some(name),
            (None, Some(_)) => value("Tournament").map(|address| last_part(&address)).or(server),
            (None, None) => value("Event"),
        };
        let mut heading = Self { section: value("Section"), ..Self::default() };
        if let Some(name) = name {
            let (key, marked) = read_name(&name, white, black);
            (heading.key, heading.marked) = (key, marked);
            heading.name = Some(name);
        }
        for tag in ["Event", "Round", "Stage", "StudyName", "Section", "EventType"] {
            let Some(found) = raw.tag(tag).and_then(|tag| mark(tag.value)) else { continue };
            if heading.marked.as_ref().is_none_or(|(phase, _)| *phase < found.0) {
                heading.marked = Some(found);
            }
        }
        heading.clock = value("TimeControl");
        let asymmetric = match (raw.tag("WhiteTimeControl"), raw.tag("BlackTimeControl")) {
            (Some(white), Some(black)) => white.value != black.value,
            _ => heading.clock.as_deref().is_some_and(unequal),
        };
        if asymmetric {
            heading.marked = Some((Phase::Armageddon, "unequal time".to_owned()));
        }
        heading.speed = heading.clock.as_deref().and_then(speed);
        heading.kind = value("EventType").and_then(|word| kind(&word));
        heading.rounds = value("EventRounds")
            .and_then(|rounds| rounds.parse().ok())
            .filter(|rounds| *rounds > 0);
        heading.site = value("Site").filter(|site| !site.contains("://"));
        heading
    }
}

impl GameHeading {
    /// Whether the event's name holds both players: then it is the game's, not the tournament's, as
    /// "Round 1: Giri - Gukesh".
    pub(super) fn names_both(&self, white: &str, black: &str) -> bool {
        self.name.as_deref().is_some_and(|name| names_both(name, white, black))
    }
}

fn names_both(name: &str, white: &str, black: &str) -> bool {
    [white, black].iter().all(|player| {
        let longest = words(player).max_by_key(|word| word.len()).unwrap_or_default();
        longest.len() > 1 && words(name).any(|word| word.eq_ignore_ascii_case(longest))
    })
}

/// Time controls that name both sides, or Armageddon itself.
fn unequal(clock: &str) -> bool {
    let clock = clock.to_lowercase();
    clock.contains("armageddon") || (clock.contains("white") && clock.contains("black"))
}

fn kind(word: &str) -> Option<Kind> {
    let word = word.to_lowercase();
    if word.starts_with("swiss") || word.starts_with("open") {
        Some(Kind::Swiss)
    } else if word.starts_with("tourn") || word.contains("robin") {
        Some(Kind::RoundRobin)
    } else if word.starts_with("k.o") || word.starts_with("knock") {
        Some(Kind::Knockout)
    } else {
        None
    }
}

/// `https://www.chess.com/tournament/live/titled-tuesday-3` is "titled-tuesday-3".
fn last_part(address: &str) -> String {
    let path = address.split(['?', '#']).next().unwrap_or(address).trim_end_matches('/');
    path.rsplit('/').next().unwrap_or(path).to_owned()
}

fn plain(text: &str) -> String {
    words(text).map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The phase that a text marks, and the word that does.
fn mark(text: &str) -> Option<(Phase, String)> {
    let mut before = "";
    let mut found: Option<(Phase, String)> = None;
    for word in words(text) {
        if word.eq_ignore_ascii_case("armageddon") {
            return Some((Phase::Armageddon, word.to_owned()));
        }
        if found.is_none() {
            found = marks(before, word).map(|words| (Phase::PlayOff, words));
        }
        before = word;
    }
    found
}

fn marks(before: &str, word: &str) -> Option<String> {
    let is = |word: &str, known: &str| {
        word.eq_ignore_ascii_case(known) || (!word.is_ascii() && word.to_lowercase() == known)
    };
    let short =
        word.len() > 2 && word.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("tb"));
    if MARKS.iter().any(|known| is(word, known))
        || (short && word[2..].bytes().all(|byte| byte.is_ascii_digit()))
    {
        return Some(word.to_owned());
    }
    let double = DOUBLE_MARKS.iter().any(|[first, second]| is(before, first) && is(word, second));
    double.then(|| format!("{before} {word}"))
}

/// The words of a name that make the tournament, and the phase that others mark.
fn read_name(name: &str, white: &str, black: &str) -> (String, Option<(Phase, String)>) {
    let all: Vec<&str> = words(name).collect();
    let of_player =
        |player: &str, word: &str| words(player).any(|part| part.eq_ignore_ascii_case(word));
    let both = names_both(name, white, black);
    let mut key = String::with_capacity(name.len());
    let mut dropped = false;
    for (at, word) in all.iter().enumerate() {
        let before = if at > 0 { all[at - 1] } else { "" };
        let after = all.get(at + 1).copied().unwrap_or_default();
        let number =
            |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        let round = ROUNDS.iter().any(|known| word.eq_ignore_ascii_case(known)) && number(after);
        let of_round =
            number(word) && ROUNDS.iter().any(|known| before.eq_ignore_ascii_case(known));
        let marked = word.eq_ignore_ascii_case("armageddon")
            || marks(before, word).is_some()
            || DOUBLE_MARKS.iter().any(|[first, second]| {
                word.eq_ignore_ascii_case(first) && after.eq_ignore_ascii_case(second)
            });
        // "Tiebreaks 2": the number belongs to the mark.
        let of_mark = dropped && number(word) && word.len() < 3;
        dropped = marked || of_mark;
        if round
            || of_round
            || marked
            || of_mark
            || (both && (of_player(white, word) || of_player(black, word) || *word == "vs"))
        {
            continue;
        }
        if !key.is_empty() {
            key.push(' ');
        }
        key.extend(word.chars().flat_map(char::to_lowercase));
    }
    (key, mark(name))
}

impl PgnGame {
    /// The phase that the tags of the game name.
    pub fn phase(&self) -> Phase {
        self.heading.marked.as_ref().map_or(Phase::Main, |(phase, _)| *phase)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> (String, Option<Phase>) {
        let (key, marked) = read_name(name, "Giri, Anish", "Gukesh D");
        (key, marked.map(|(phase, _)| phase))
    }

    #[test]
    fn names_are_read_without_their_phases() {
        for (name, key, phase) in [
            ("Tata Steel Masters 2024", "tata steel masters 2024", None),
            (
                "Tata Steel Masters 2024 | Tiebreaks",
                "tata steel masters 2024",
                Some(Phase::PlayOff),
            ),
            ("Tata Steel Masters 2024 Play-off 2", "tata steel masters 2024", Some(Phase::PlayOff)),
            (
                "TATA Steel Masters, 2024 (tie break)",
                "tata steel masters 2024",
                Some(Phase::PlayOff),
            ),
            ("Norway Chess 2024: Armageddon", "norway chess 2024", Some(Phase::Armageddon)),
            ("Round 3: Giri, Anish - Gukesh D", "", None),
            ("Dortmund Stichkampf", "dortmund", Some(Phase::PlayOff)),
            ("Offerspill Open 12", "offerspill open 12", None),
        ] {
            assert_eq!(read(name), (key.to_owned(), phase), "{name}");
        }
        assert_eq!(mark("TB1").map(|(phase, _)| phase), Some(Phase::PlayOff));
        assert_eq!(
            last_part("https://www.chess.com/tournament/live/titled-tuesday-3?x=1"),
            "titled-tuesday-3"
        );
    }
}
