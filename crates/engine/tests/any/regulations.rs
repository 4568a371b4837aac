//! Regulation files of every shape: built-in ones with many things changed, and ones made up clause
//! by clause from the grammar.

use super::choices::Choices;
use std::fmt::Write;
use std::ops::Range;
use tiebreak_document::{Document, Node, NodeValue};
use tiebreak_model::{Kind, Sport};
use tiebreak_regulation::{Criterion, builtin};

/// A file that may or may not be one.
pub fn text(choices: &mut Choices<'_>) -> String {
    if choices.one_in(2) { changed(choices) } else { made_up(choices) }
}

/// A built-in file with some of its words, numbers and lines changed.
fn changed(choices: &mut Choices<'_>) -> String {
    let (file, text) = *choices.pick(builtin::FILES);
    let mut text = text.to_owned();
    for _ in 0..1 + choices.below(6) {
        let Ok(document) = Document::read(file, &text) else { return text };
        let mut seams = Seams::default();
        seams.collect(&document.root, "");
        if seams.places.is_empty() {
            return text;
        }
        let (range, key) = choices.pick(&seams.places).clone();
        let with = other(choices, &key, &seams.ids, &text[range.clone()]);
        text.replace_range(range, &with);
    }
    text
}

/// Every value of a file with the key it stands under, and the ids of its clauses.
#[derive(Default)]
struct Seams {
    places: Vec<(Range<usize>, String)>,
    ids: Vec<String>,
}

impl Seams {
    fn collect(&mut self, node: &Node, under: &str) {
        match &node.value {
            NodeValue::Table(entries) => {
                for entry in entries {
                    if under == "clause" {
                        self.ids.push(entry.key.clone());
                    }
                    self.collect(&entry.node, &entry.key);
                }
                if under == "play" {
                    self.places.push((node.span.clone(), under.to_owned()));
                }
            }
            NodeValue::List(items) => items.iter().for_each(|item| self.collect(item, under)),
            _ if ["text", "note", "title", "source", "question", "format"].contains(&under) => {}
            _ => self.places.push((node.span.clone(), under.to_owned())),
        }
    }
}

/// Something else that may stand under a key.
fn other(choices: &mut Choices<'_>, key: &str, ids: &[String], before: &str) -> String {
    match key {
        "rank" => quoted(choices.pick(Criterion::ALL).name()),
        "play" => play(choices, ids, &["blitz".to_owned()]),
        "sport" => quoted(choices.pick(&["chess", "bridge"])),
        "kinds" => quoted(choices.pick(&Kind::ALL).1),
        "tie-for" => {
            quoted(choices.pick(&["first", "all", "1-4", "2-3", "1-2", "3-18446744073709551615"]))
        }
        "settles" => quoted(choices.pick(&["winner", "places"])),
        "stop" => quoted(choices.pick(&["clear-winner", "clear-winner-after-round"])),
        "numbers" => quoted(choices.pick(&["lots", "reversed", "by-change"])),
        "white" => quoted(choices.pick(&[
            "lots",
            "toss-with-choice",
            "kept",
            "higher-seed-chooses",
            "bids",
            "3:00+2",
        ])),
        "lots" => quoted(choices.pick(&["seeding", "participants", "place"])),
        "after-separation" => quoted(choices.pick(&["continue", "restart"])),
        "tied" => quoted(choices.pick(&["2", "3", "2..4", "4..", "0..", "1"])),
        _ if before.starts_with(|c: char| c.is_ascii_digit()) => number(choices),
        _ if before.starts_with('"') && !ids.is_empty() => quoted(choices.pick(ids)),
        _ => before.to_owned(),
    }
}

fn quoted(word: impl AsRef<str>) -> String {
    format!("{:?}", word.as_ref())
}

fn number(choices: &mut Choices<'_>) -> String {
    choices
        .pick(&[
            "1",
            "2",
            "3",
            "4",
            "12",
            "100",
            "1000000",
            "0",
            "4294967295",
            "9223372036854775807",
        ])
        .to_string()
}

/// A file that is made up: clauses that lead anywhere.
fn made_up(choices: &mut Choices<'_>) -> String {
    let sport = *choices.pick(&[Sport::Chess, Sport::Chess, Sport::Bridge]);
    let mut out = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"any\"\ntitle = \"Any\"\nsport = {:?}\nsource = \"made up\"\n",
        sport.word()
    );
    if sport == Sport::Bridge && choices.one_in(2) {
        let _ = writeln!(out, "beaten = {:?}", choices.pick(&["by-vps", "by-imps"]));
        let _ = writeln!(out, "met-twice = {:?}", choices.pick(&["sums", "average"]));
        let _ = writeln!(out, "not-met = {:?}", choices.pick(&["not-applicable", "what-there-is"]));
        let _ = writeln!(out, "swiss-points = {:?}", choices.pick(&["sum", "per-opponent"]));
    }
    let ids: Vec<String> = (1..=2 + choices.below(9)).map(|number| number.to_string()).collect();
    let kinds: &[&str] = match sport {
        Sport::Chess => &["round-robin", "swiss", "rapid-and-blitz", "tour", "knockout"],
        Sport::Bridge => &["round-robin", "swiss", "knockout", "pairs", "board-a-match"],
    };
    let kinds: Vec<String> =
        (0..1 + choices.below(3)).map(|_| quoted(choices.pick(kinds))).collect();
    let tie_for = choices.pick(&["first", "all", "1-4", "2-3"]);
    let go = choices.pick(&ids).clone();
    let _ = write!(
        out,
        "[clause.\"start\"]\ntext = \"Ties.\"\napplies = {{ kinds = [{}], tie-for = {tie_for:?}, go = {go:?} }}\n\
         settles = {:?}\nclock = {{ name = \"blitz\", both = \"3:00+2\" }}\n",
        kinds.join(", "),
        choices.pick(&["winner", "places"])
    );
    if choices.one_in(3) {
        let _ = writeln!(
            out,
            "stop = {:?}",
            choices.pick(&["clear-winner", "clear-winner-after-round"])
        );
    }
    for id in &ids {
        let _ = writeln!(
            out,
            "[clause.{id:?}]\ntext = \"Clause {id}.\"\n{}",
            verb(choices, sport, &ids)
        );
        if choices.one_in(2) {
            let _ = writeln!(out, "then = {}", then(choices, &ids));
        }
    }
    out
}

/// FIDE's codes, written as a file may name them; some are none.
const CODES: [&str; 14] = [
    "fide:DE",
    "fide:BH/C1",
    "fide:BH/C9/P",
    "fide:SB:GP/C1",
    "fide:KS/L+3",
    "fide:ARO/C4294967295",
    "fide:AOB",
    "fide:FB",
    "fide:PTP",
    "fide:EDE",
    "fide:MPTS",
    "fide:BC",
    "fide:TBR",
    "fide:SSSC",
];

fn criterion(choices: &mut Choices<'_>, sport: Sport) -> &'static str {
    if sport == Sport::Chess && choices.one_in(6) {
        return CODES[choices.below(CODES.len())];
    }
    let own: Vec<Criterion> =
        Criterion::ALL.iter().copied().filter(|one| one.sport() == sport).collect();
    if choices.one_in(200) {
        choices.pick(Criterion::ALL).name()
    } else {
        choices.pick(&own).name()
    }
}

fn verb(choices: &mut Choices<'_>, sport: Sport, ids: &[String]) -> String {
    let some = |choices: &mut Choices<'_>| -> String {
        let list: Vec<String> =
            (0..1 + choices.below(5)).map(|_| quoted(choices.pick(ids))).collect();
        format!("[{}]", list.join(", "))
    };
    let again = format!("after-separation = {:?}", choices.pick(&["continue", "restart"]));
    match choices.below(12) {
        0..=3 => format!("rank = {:?}", criterion(choices, sport)),
        4 => format!("order = {}\n{again}", some(choices)),
        5 => {
            let (top, by) = (1 + choices.below(5), some(choices));
            format!("select = {{ top = {top}, by = {by}, go = {:?} }}\n{again}", choices.pick(ids))
        }
        6 => format!("lots = {:?}", choices.pick(&["seeding", "participants", "place"])),
        7 => format!(
            "by-number = {{ \"2\" = {:?}, \"3..\" = {:?} }}",
            choices.pick(ids),
            choices.pick(ids)
        ),
        8 => format!(
            "by-place = {{ \"1\" = {:?}, \"2..\" = {:?} }}",
            choices.pick(ids),
            choices.pick(ids)
        ),
        9 if choices.one_in(2) => "decide = \"the arbiter\"".to_owned(),
        9 => format!("go = {:?}", choices.pick(ids)),
        _ if sport == Sport::Bridge => match choices.below(3) {
            0 => "play = { form = \"board\" }".to_owned(),
            1 => format!("play = {{ form = \"board\", most = {} }}", number(choices)),
            _ => format!("play = {}", knock_out(choices, ids)),
        },
        _ => format!("play = {}", play(choices, ids, &["blitz".to_owned()])),
    }
}

fn knock_out(choices: &mut Choices<'_>, ids: &[String]) -> String {
    format!(
        "{{ form = \"knock-out\", seeding = {:?}, match = {:?} }}",
        choices.pick(ids),
        choices.pick(ids)
    )
}

fn play(choices: &mut Choices<'_>, ids: &[String], clocks: &[String]) -> String {
    let clock = choices.pick(clocks).clone();
    let white = *choices.pick(&["lots", "toss-with-choice", "kept"]);
    match choices.below(6) {
        0 => format!(
            "{{ form = \"match\", games = {}, clock = {clock:?}, white = {white:?} }}",
            number(choices)
        ),
        1 => format!(
            "{{ form = \"until-won\", clock = {clock:?}, white = {white:?}, order = \"1 2 2 1\" }}"
        ),
        2 => {
            let numbers = *choices.pick(&["lots", "reversed", "by-change"]);
            let cycles = number(choices);
            format!(
                "{{ form = \"round-robin\", cycles = {cycles}, numbers = {numbers:?}, clock = {clock:?} }}"
            )
        }
        3 if !ids.is_empty() => knock_out(choices, ids),
        4 => "{ form = \"board\" }".to_owned(),
        _ => {
            let draw_wins = *choices.pick(&["white", "black"]);
            let white = *choices.pick(&["lots", "toss-with-choice", "kept", "bids"]);
            format!(
                "{{ form = \"armageddon\", clock = {clock:?}, white = {white:?}, draw-wins = {draw_wins:?} }}"
            )
        }
    }
}

fn then(choices: &mut Choices<'_>, ids: &[String]) -> String {
    let mut route = || -> String {
        let go = choices.pick(ids).clone();
        match choices.below(4) {
            0 => format!("{{ all-tied = {go:?} }}"),
            1 => format!("{{ tied = \"2\", go = {go:?} }}"),
            2 => format!("{{ after-round-robins = 3, go = {go:?} }}"),
            _ => format!("{{ go = {go:?} }}"),
        }
    };
    let routes = [route(), route(), route()];
    format!("[{}]", routes[..1 + choices.below(3)].join(", "))
}
