//! A first file for an organiser: from a few answers to a regulation that can be followed, to be
//! changed by hand from there.

use crate::Criterion;
use std::fmt::Write;
use tiebreak_model::{Kind, Sport};

/// What an organiser says about the ties of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    /// The title, with the year.
    pub title: String,
    /// The kind of event.
    pub kind: Kind,
    /// Whether only the winner is found, or every place.
    pub winner_only: bool,
    /// The match of two, if one is played.
    pub play_off: Option<PlayOffOutline>,
    /// The criteria for those who do not play, or for more than two; with neither play-off nor
    /// criteria the tied share the place.
    pub criteria: Vec<Criterion>,
}

/// A play-off of two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayOffOutline {
    /// How many games.
    pub games: u32,
    /// Minutes for each player.
    pub minutes: u32,
    /// Seconds added for each move.
    pub seconds: u32,
    /// What follows when the match is level.
    pub last: LevelMatchEnd,
    /// Whether more than two play a round robin; else the criteria choose two.
    pub round_robin: bool,
}

/// How a level match ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LevelMatchEnd {
    /// Single games until one is won.
    SuddenDeath,
    /// One game in which a draw wins for Black.
    Armageddon,
    /// A draw of lots decides.
    Lots,
}

impl Outline {
    /// The id that the title makes.
    ///
    /// ```
    /// use tiebreak_regulation::{Criterion, Outline};
    /// use tiebreak_model::Kind;
    /// let outline = Outline {
    ///     title: "Open Söderköping 2027".to_owned(),
    ///     kind: Kind::Swiss,
    ///     winner_only: true,
    ///     play_off: None,
    ///     criteria: vec![Criterion::Wins],
    /// };
    /// assert_eq!(outline.id(), "open-s-derk-ping-2027");
    /// ```
    pub fn id(&self) -> String {
        id(&self.title)
    }

    /// The regulation file.
    pub fn file(&self) -> String {
        let mut out = head(&self.title, Sport::Chess);
        let (places, settles, tie_for) = if self.winner_only {
            ("first place", "winner", "first")
        } else {
            ("any place", "places", "all")
        };
        let others =
            if self.winner_only { " The others who were tied share second place." } else { "" };
        let text = format!("A tie for {places} is broken as follows.{others}");
        let applies = format!(
            "applies = {{ kinds = [\"{}\"], tie-for = \"{tie_for}\", go = \"2\" }}\n\
             settles = \"{settles}\"",
            self.kind.word()
        );
        clause(&mut out, "1", &text, &applies);
        match &self.play_off {
            Some(play_off) => self.with_play_off(&mut out, play_off),
            None if self.criteria.is_empty() => {
                clause(&mut out, "2", "Those who are tied share the place.", "share = true");
            }
            None => self.ladder(&mut out, "2", OutlineEnd::Lots("place")),
        }
        out
    }

    fn with_play_off(&self, out: &mut String, play_off: &PlayOffOutline) {
        clause(
            out,
            "2",
            "Two players play a match (3). For more than two see 5.",
            "by-number = { \"2\" = \"3\", \"3..\" = \"5\" }",
        );
        let PlayOffOutline { games, minutes, seconds, .. } = play_off;
        let text = format!(
            "The match has {games} games of {minutes} minutes for each player with {seconds} \
             seconds added for each move. Lots decide who begins with white."
        );
        let play = format!(
            "clock = {{ name = \"play-off\", both = \"{minutes}:00+{seconds}\" }}\n\
             play  = {{ form = \"match\", games = {games}, clock = \"play-off\", white = \"lots\" \
             }}\nthen  = \"4\""
        );
        clause(out, "3", &text, &play);
        match play_off.last {
            LevelMatchEnd::SuddenDeath => clause(
                out,
                "4",
                "If the match is level, single games at the same rate are played until one is \
                 won. Lots decide who begins with white; then colours alternate.",
                "play = { form = \"until-won\", clock = \"play-off\", white = \"lots\", order = \
                 \"1 2\" }",
            ),
            LevelMatchEnd::Armageddon => clause(
                out,
                "4",
                "If the match is level, one game decides: White has 5 minutes, Black 4, and a \
                 draw wins for Black. The winner of a toss chooses the colour.",
                "clock = { name = \"armageddon\", white = \"5:00\", black = \"4:00\" }\n\
                 play  = { form = \"armageddon\", clock = \"armageddon\", white = \
                 \"toss-with-choice\", draw-wins = \"black\" }",
            ),
            LevelMatchEnd::Lots => {
                clause(out, "4", "If the match is level, lots decide.", "lots = \"place\"")
            }
        }
        if play_off.round_robin {
            clause(
                out,
                "5",
                "More than two play a single round robin at the same rate, numbers by lots. Two \
                 who are still level play a match (3), more play again; if all are level, see 6.",
                "play = { form = \"round-robin\", clock = \"play-off\", numbers = \"lots\" }\n\
                 then = [{ tied = \"2\", go = \"3\" }, { all-tied = \"6\" }, { go = \"5\" }]",
            );
            self.ladder(out, "6", OutlineEnd::Lots("place"));
        } else {
            let others = if self.winner_only { None } else { Some("6") };
            self.ladder(out, "5", OutlineEnd::BestTwo { go: "3", others });
            if others.is_some() {
                self.ladder(out, "6", OutlineEnd::Lots("place"));
            }
        }
    }

    fn ladder(&self, out: &mut String, id: &str, end: OutlineEnd<'_>) {
        ladder(out, id, &self.criteria, end);
    }
}

/// How criteria in turn come to an end.
#[derive(Debug, Clone, Copy)]
pub(crate) enum OutlineEnd<'e> {
    /// With lots for this.
    Lots(&'e str),
    /// With lots, only to choose two.
    BestTwo {
        /// Where the two go on.
        go: &'e str,
        /// Where the others do, if their places are settled too.
        others: Option<&'e str>,
    },
    /// Those still level go on to this clause.
    Then(&'e str),
}

/// Criteria in turn.
pub(crate) fn ladder(out: &mut String, id: &str, criteria: &[Criterion], end: OutlineEnd<'_>) {
    if let (OutlineEnd::Then(then), []) = (end, criteria) {
        clause(out, id, &format!("See {then}."), &format!("go = {}", quoted(then)));
        return;
    }
    let lots = match end {
        OutlineEnd::Lots(what) => Some(what),
        OutlineEnd::BestTwo { .. } => Some("participants"),
        OutlineEnd::Then(_) => None,
    };
    let rungs = criteria.len() + usize::from(lots.is_some());
    let letters: Vec<String> = ('a'..='z').take(rungs).map(|c| format!("{id}{c}")).collect();
    let by: Vec<String> = letters.iter().map(|letter| quoted(letter)).collect();
    let by = by.join(", ");
    let (text, does, then) = match end {
        OutlineEnd::BestTwo { go, others } => {
            let rest = others.map(|others| format!(", others = \"{others}\"")).unwrap_or_default();
            let below =
                others.map(|others| format!(" For the others see {others}.")).unwrap_or_default();
            (
                format!("The first two by the following criteria play a match ({go}).{below}"),
                format!("select = {{ top = 2, by = [{by}], go = \"{go}\"{rest} }}"),
                String::new(),
            )
        }
        OutlineEnd::Lots(_) => (
            "The following criteria decide, in this order.".to_owned(),
            format!("order = [{by}]"),
            String::new(),
        ),
        OutlineEnd::Then(then) => (
            format!("The following criteria decide, in this order; then {then}."),
            format!("order = [{by}]"),
            format!("\nthen = {}", quoted(then)),
        ),
    };
    let text = format!("{text} Those whom a criterion leaves level go on to the next.");
    clause(out, id, &text, &format!("{does}\nafter-separation = \"continue\"{then}"));
    for (letter, criterion) in letters.iter().zip(criteria) {
        clause(out, letter, criterion.says(), &format!("rank = {}", quoted(criterion.name())));
    }
    if let (Some(lots), Some(last)) = (lots, letters.last()) {
        clause(out, last, "Lots.", &format!("lots = \"{lots}\""));
    }
}

/// The id that a title makes.
fn id(title: &str) -> String {
    let lower = title.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "regulation".to_owned() } else { words.join("-") }
}

/// The beginning of a file.
pub(crate) fn head(title: &str, sport: Sport) -> String {
    let (sport, forfeits) = match sport {
        Sport::Chess => (
            "chess",
            "\n# A forfeited game counts as a result, but nobody has had black in it.\n\
             forfeits = \"in-scores\"\n",
        ),
        Sport::Bridge => ("bridge", ""),
    };
    format!(
        "# Written by `tiebreak new-regulation`. Put your printed words into `text`, then run \
         `tiebreak check` on this file.\n\n\
         format = \"tiebreak-regulation/1\"\nid     = {}\ntitle  = {}\nsport  = \"{sport}\"\n\
         source = \"our own\"\n{forfeits}",
        quoted(&id(title)),
        quoted(title)
    )
}

pub(crate) fn clause(out: &mut String, id: &str, text: &str, does: &str) {
    let _ = write!(out, "\n[clause.{}]\ntext = {}\n{does}\n", quoted(id), quoted(text));
}

/// As a TOML string.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
