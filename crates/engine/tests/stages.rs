//! The reference of stages and verbs: what the program says of itself, and an example of each that
//! is run.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

#[allow(dead_code, reason = "only the answers are needed here")]
use crate::pages::answers::parse;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Answers, Event, Question, Ruling};
use tiebreak_regulation::{Action, Regulation, StageRules, builtin};
use tiebreak_report::Case;
use tiebreak_report::words::because;

#[derive(Deserialize)]
struct File {
    verb: Vec<Verb>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Verb {
    name: String,
    #[serde(default)]
    stage: bool,
    doc: String,
    #[serde(default)]
    keys: BTreeMap<String, String>,
    #[serde(default)]
    sport: Option<String>,
    tied: Vec<String>,
    clauses: String,
    #[serde(default)]
    games: Vec<[String; 3]>,
    answers: Vec<[String; 2]>,
    standing: Vec<String>,
    #[serde(default)]
    note: String,
}

fn verbs() -> Vec<Verb> {
    let file: File = toml::from_str(include_str!("stages/examples.toml")).unwrap();
    file.verb
}

struct Written<'v> {
    event: &'v Event,
    rows: &'v [[String; 2]],
    used: BTreeSet<String>,
}

impl Answers for Written<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let row = self.rows.iter().find(|row| row[0] == question.id)?;
        self.used.insert(row[0].clone());
        Some(parse(self.event, question, &row[1]))
    }
}

/// The example under a regulation of its own.
fn run(verb: &Verb) -> (Event, Regulation, Ruling) {
    let bridge = verb.sport.as_deref() == Some("bridge");
    let (sport, kind, what) =
        if bridge { ("bridge", "round-robin", "team") } else { ("chess", "round-robin", "player") };
    let (tie_for, settles) =
        if bridge || verb.name == "rank" { ("all", "places") } else { ("first", "winner") };
    let head = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"example\"\ntitle = \"Example\"\nsport = \"{sport}\"\nsource = \"an example\"\n\
         [clause.\"1\"]\ntext = \"Ties are broken.\"\napplies = {{ kinds = [\"{kind}\"], tie-for = \"{tie_for}\", go = \"2\" }}\nsettles = \"{settles}\"\n"
    );
    let regulation = Regulation::read(&verb.name, &(head + &verb.clauses))
        .unwrap_or_else(|error| panic!("{error}"));
    let mut names: BTreeSet<&str> = verb.tied.iter().map(String::as_str).collect();
    names.extend(verb.games.iter().flat_map(|[white, black, _]| [white.as_str(), black.as_str()]));
    let mut text = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Example\"\nregulation = \"x\"\nkind = \"{kind}\"\n"
    );
    for name in names {
        let points = if verb.games.is_empty() && !bridge { "points = 5\n" } else { "" };
        let _ = write!(text, "[[{what}]]\nname = \"{name}\"\n{points}");
    }
    if bridge {
        let _ = write!(
            text,
            "[[match]]\nteams = [\"{}\", \"{}\"]\nimps = [9, 9]\nvps = [10, 10]\n",
            verb.tied[0], verb.tied[1]
        );
    }
    for [white, black, result] in &verb.games {
        let _ = write!(
            text,
            "[[game]]\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"{result}\"\n"
        );
    }
    let event = event_file::read(&verb.name, &text).unwrap_or_else(|rejected| panic!("{rejected}"));
    let mut answers = Written { event: &event, rows: &verb.answers, used: BTreeSet::new() };
    let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
    assert_eq!(
        answers.used.len(),
        verb.answers.len(),
        "{}: answers that nobody asked for; open {:?}",
        verb.name,
        ruling.open
    );
    (event, regulation, ruling)
}

fn standing(event: &Event, ruling: &Ruling) -> Vec<String> {
    let names = |place: &tiebreak_model::StandingPlace| {
        place.members.iter().map(|id| event.name(*id)).collect::<Vec<&str>>().join(" = ")
    };
    ruling.standing.iter().map(names).collect()
}

#[test]
fn every_example_ends_as_written() {
    for verb in &verbs() {
        let (event, _, ruling) = run(verb);
        assert!(ruling.settled, "{}: {:?} {:?}", verb.name, ruling.open, ruling.left_open);
        assert_eq!(standing(&event, &ruling), verb.standing, "{}", verb.name);
    }
}

/// The name of what a clause does, as files write it.
fn name(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::None => return None,
        Action::Go(_) => "go",
        Action::ByNumber(_) => "by-number",
        Action::ByPlace(_) => "by-place",
        Action::Rank(_) => "rank",
        Action::Order { .. } => "order",
        Action::Select { .. } => "select",
        Action::Lots { .. } => "lots",
        Action::Decide { .. } => "decide",
        Action::Share => "share",
        Action::Enter { .. } => "enter",
        Action::Play(play) => match play.form {
            StageRules::Match { .. } => "match",
            StageRules::UntilWon { .. } => "until-won",
            StageRules::RoundRobin { .. } => "round-robin",
            StageRules::KnockOut { .. } => "knock-out",
            StageRules::Ladder { .. } => "ladder",
            StageRules::Armageddon { .. } => "armageddon",
            StageRules::Board => "board",
        },
    })
}

/// Where the built-in regulations use each verb: regulation and its clauses.
fn uses() -> BTreeMap<&'static str, BTreeMap<String, Vec<String>>> {
    let mut uses: BTreeMap<&'static str, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for id in builtin::ids() {
        for clause in &builtin::find(id).unwrap().unwrap().clauses {
            if let Some(name) = name(&clause.action) {
                uses.entry(name)
                    .or_default()
                    .entry(id.to_owned())
                    .or_default()
                    .push(clause.id.clone());
            }
        }
    }
    uses
}

/// The comment at the head of a stage's file.
fn head_of(file: &str) -> String {
    let path = format!("{}/src/stages/{file}.rs", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> =
        text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim).collect();
    lines.join("\n")
}

/// The comment above a variant of `Action`, and those of its fields.
fn comment_of(variant: &str) -> String {
    let text = include_str!("../../regulation/src/clause.rs");
    let text = &text[text.find("pub enum Action").unwrap()..];
    let lines: Vec<&str> = text.lines().collect();
    let named = |line: &str| line.trim().split([' ', '(', ',', '{']).next() == Some(variant);
    let at = lines.iter().position(|line| named(line)).unwrap();
    let comment = lines[..at]
        .iter()
        .rev()
        .map_while(|line| line.trim().strip_prefix("/// "))
        .collect::<Vec<_>>();
    comment.into_iter().rev().collect::<Vec<_>>().join(" ")
}

fn section(page: &mut String, verb: &Verb, uses: &BTreeMap<String, Vec<String>>) {
    let _ = write!(page, "### `{}`\n\n", verb.name);
    let doc = if verb.stage { head_of(&verb.doc) } else { comment_of(&verb.doc) };
    let _ = writeln!(page, "{doc}\n");
    if !verb.keys.is_empty() {
        page.push_str("| key | what |\n|---|---|\n");
        for (key, what) in &verb.keys {
            let _ = writeln!(page, "| `{key}` | {what} |");
        }
        page.push('\n');
    }
    let _ = writeln!(page, "```toml\n{}\n```\n", verb.clauses.trim());
    let (event, regulation, ruling) = run(verb);
    let (last, others) = verb.tied.split_last().unwrap();
    let note = if verb.note.is_empty() { String::new() } else { format!(" {}", verb.note) };
    let _ = writeln!(page, "{} and {last} are level.{note}\n", others.join(", "));
    if !verb.answers.is_empty() {
        page.push_str("| asked | answered |\n|---|---|\n");
        for [question, answer] in &verb.answers {
            let _ = writeln!(page, "| `{question}` | {answer} |");
        }
        page.push('\n');
    }
    page.push_str("| clause | what follows |\n|---|---|\n");
    let case = Case::new(&event, &regulation, &ruling);
    for step in &ruling.steps {
        let _ = writeln!(page, "| {} | {} |", case.clause(step.clause), because(case, step));
    }
    let _ = writeln!(
        page,
        "\nIn the end: {}.\n",
        standing(&event, &ruling).join(", then ").replace(" = ", " and ")
    );
    let listed: Vec<String> =
        uses.iter().map(|(id, clauses)| format!("`{id}` {}", clauses.join(", "))).collect();
    let _ = writeln!(
        page,
        "Used by {}.\n",
        if listed.is_empty() { "no built-in regulation".to_owned() } else { listed.join("; ") }
    );
}

/// `BLESS=1 cargo test -p tiebreak-engine --test it stages::` writes it again.
#[test]
fn the_reference_of_stages_is_up_to_date() {
    let verbs = verbs();
    let uses = uses();
    let shown: BTreeSet<&str> = verbs.iter().map(|verb| verb.name.as_str()).collect();
    let missing: Vec<&&str> = uses.keys().filter(|name| !shown.contains(**name)).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
    let mut page = String::from(
        "# Stages and verbs\n\nWhat a clause can do to a group of tied participants, in the words of the program. Every example is run by the tests, with the answers and steps shown; \
         the page is written by `BLESS=1 cargo test -p tiebreak-engine --test it stages::`. [Writing a regulation](../guides/organisers.md) goes through them one by one; \
         [Criteria](criteria.md) lists what `rank` knows.\n\n## Stages: `play`\n\nSomething has to be played. `form` names the stage; each is a file in `crates/engine/src/stages/`.\n\n",
    );
    let none = BTreeMap::new();
    for verb in verbs.iter().filter(|verb| verb.stage) {
        section(&mut page, verb, uses.get(verb.name.as_str()).unwrap_or(&none));
    }
    let _ = write!(page, "## Who has white\n\n{}\n\n", head_of("colours"));
    page.push_str("`white` in `play` says which; `drawn-by` names the clause that speaks of it, where it is another.\n\n## Verbs\n\n");
    for verb in verbs.iter().filter(|verb| !verb.stage) {
        section(&mut page, verb, uses.get(verb.name.as_str()).unwrap_or(&none));
    }
    let page = page.trim_end().to_owned() + "\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/stages.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), page, "run with BLESS=1");
}
