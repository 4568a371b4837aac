//! Built-in files with one thing changed: what the engine then cannot settle, the checker must have said.

use crate::brute::{self, Random};
use crate::{Class, check_text};
use std::ops::Range;
use tiebreak_document::{Document, Entry, Node, Severity, Value};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Regulation, builtin};

/// What can be changed in a file.
#[derive(Default)]
struct Seams {
    /// Whole clauses.
    clauses: Vec<Range<usize>>,
    /// Names of clauses that something is sent to.
    targets: Vec<Range<usize>>,
    /// Numbers of participants.
    counts: Vec<Range<usize>>,
    ids: Vec<String>,
}

fn seams(text: &str) -> Seams {
    let root = Document::read("seams", text).unwrap().root;
    let mut seams = Seams::default();
    let clauses = table(crate::place::child(&root, "clause").unwrap());
    for (index, clause) in clauses.iter().enumerate() {
        let start = text[..clause.key_span.start].rfind("[clause").unwrap();
        let end = clauses.get(index + 1).map_or_else(
            || text.find("\n[reading").unwrap_or(text.len()),
            |next| text[..next.key_span.start].rfind("[clause").unwrap(),
        );
        seams.clauses.push(start..end);
        seams.ids.push(clause.key.clone());
        for key in table(&clause.node) {
            match key.key.as_str() {
                "go" | "then" | "order" => targets(&key.node, &mut seams),
                "by-number" => {
                    seams.counts.extend(table(&key.node).iter().map(|line| line.key_span.clone()));
                    targets(&key.node, &mut seams);
                }
                "applies" | "select" | "play" => {
                    for inner in table(&key.node) {
                        if ["go", "by", "seeding", "match", "final"].contains(&inner.key.as_str()) {
                            targets(&inner.node, &mut seams);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    seams
}

fn table(node: &Node) -> &[Entry] {
    match &node.value {
        Value::Table(entries) => entries,
        _ => &[],
    }
}

fn targets(node: &Node, seams: &mut Seams) {
    match &node.value {
        Value::Text(_) => seams.targets.push(node.span.clone()),
        Value::List(items) => items.iter().for_each(|item| targets(item, seams)),
        Value::Table(entries) => {
            for entry in entries {
                match entry.key.as_str() {
                    "reading" => {}
                    "tied" => seams.counts.push(entry.node.span.clone()),
                    _ => targets(&entry.node, seams),
                }
            }
        }
        _ => {}
    }
}

/// One change: a clause dropped, a target swapped, a range shifted.
fn mutated(text: &str, seams: &Seams, random: &mut Random) -> (String, String) {
    let (range, with) = match random.below(4) {
        0 => (seams.clauses[random.below(seams.clauses.len())].clone(), String::new()),
        1 if !seams.counts.is_empty() => {
            let range = seams.counts[random.below(seams.counts.len())].clone();
            let up = random.below(2) == 0;
            let shifted = text[range.clone()].chars().map(|c| match c.to_digit(10) {
                Some(digit) if up => char::from_digit((digit + 1).min(9), 10).unwrap(),
                Some(digit) => char::from_digit(digit.saturating_sub(1).max(1), 10).unwrap(),
                None => c,
            });
            (range.clone(), shifted.collect())
        }
        _ => {
            let range = seams.targets[random.below(seams.targets.len())].clone();
            (range, format!("{:?}", seams.ids[random.below(seams.ids.len())]))
        }
    };
    let what = format!("{:?} -> {with:?}", text[range.clone()].lines().next());
    (format!("{}{with}{}", &text[..range.start], &text[range.end..]), what)
}

fn broken(regulation: &Regulation, runs: u64) -> Option<(Option<ClauseRef>, String)> {
    let procedures = regulation.entries.iter().flat_map(|entry| entry.kinds.iter().map(move |kind| (entry, *kind)));
    procedures.into_iter().find_map(|(entry, kind)| {
        let mine: Vec<_> = regulation.entries_for(kind).collect();
        // Only the first procedure of a kind ever begins; two are an overlap, which has its own test.
        (mine.first().is_some_and(|first| *first == entry))
            .then(|| brute::run(regulation, entry, kind, 5, runs, false).broken)
            .flatten()
    })
}

#[test]
fn what_the_engine_cannot_settle_was_found() {
    let (mut broken_ones, mut refused, mut sound) = (0, 0, 0);
    for (file, text) in builtin::FILES {
        let count = if file.contains("bridge") { 8 } else { 20 };
        let seams = seams(text);
        let mut random = Random(7);
        for _ in 0..count {
            let (mutant, what) = mutated(text, &seams, &mut random);
            let checked = check_text(file, &mutant);
            match Regulation::read(file, &mutant) {
                Err(_) => {
                    refused += 1;
                    assert!(checked.has_errors(), "{file}: {what} is refused by the reader alone");
                }
                Ok(regulation) => match broken(&regulation, 8) {
                    Some((at, why)) => {
                        broken_ones += 1;
                        let at = at.map(|at| regulation.clause(at).id.clone());
                        let told = checked.findings.iter().any(|found| {
                            let circle = found.class == Class::EndlessLoop;
                            found.severity == Severity::Error && (at.is_none() || found.clause == at || circle)
                        });
                        assert!(told, "{file}: {what}: {why}\n{:#?}", checked.findings);
                    }
                    None => sound += 1,
                },
            }
        }
    }
    assert!(broken_ones > 10 && refused > 10 && sound > 10, "{broken_ones} broken, {refused} refused, {sound} sound");
}

/// The clauses that the engine comes to are those that the walk foresaw, and the other way round.
#[test]
fn the_walk_goes_where_the_engine_goes() {
    use crate::walk::Walk;
    use tiebreak_regulation::Action;
    for id in builtin::ids() {
        let regulation = builtin::find(id).unwrap().unwrap();
        for entry in &regulation.entries {
            for kind in &entry.kinds {
                let walk = Walk::new(&regulation, entry, *kind);
                // Random matches of bridge seldom leave everything level, least of all sessions and boards that nobody made up; and
                // some summaries have rules for seven or more.
                let rare = regulation.sport == tiebreak_model::Sport::Bridge
                    || regulation.clauses.iter().all(|clause| clause.summary);
                let seen = brute::run(&regulation, entry, *kind, 6, if rare { 4 } else { 60 }, true);
                for at in &seen.clauses {
                    let clause = regulation.clause(*at);
                    let acts = clause.action != Action::None;
                    assert!(!acts || walk.reached.contains(at), "{id}: the walk never comes to {}", clause.id);
                }
                for at in walk.reached.iter().filter(|_| !rare) {
                    let clause = regulation.clause(*at);
                    let told = matches!(
                        clause.action,
                        Action::Play(_) | Action::Rank(_) | Action::Lots { .. } | Action::Decide { .. }
                    );
                    assert!(!told || seen.clauses.contains(at), "{id}: the engine never comes to {}", clause.id);
                }
            }
        }
    }
}

/// A selection that leaves open who is chosen is a gap for the checker and an open tie for the engine, never the order of the names.
#[test]
fn nobody_is_chosen_by_name() {
    let text = crate::classes::tests::regulation(&format!(
        "{}[clause.\"2\"]\ntext = \"The best two by wins: lots.\"\nselect = {{ top = 2, by = [\"3\"], go = \"4\" }}\n\
         [clause.\"3\"]\ntext = \"Wins.\"\nrank = \"wins\"\n[clause.\"4\"]\ntext = \"Lots.\"\nlots = \"place\"\n",
        crate::classes::tests::FOR_FIRST
    ));
    let regulation = Regulation::read("test.toml", &text).unwrap();
    let (at, why) = broken(&regulation, 20).unwrap();
    assert_eq!(at, regulation.clause_named("2"));
    assert!(why.ends_with("nothing says which of them are chosen."), "{why}");
    assert!(check_text("test.toml", &text).findings.iter().any(|found| found.class == Class::Gap));
}

/// A rule for matches says so when three take part, instead of waiting for a game that nobody can name.
#[test]
fn a_rule_for_two_refuses_three() {
    use tiebreak_engine::{Options, RuleError, rule};
    use tiebreak_model::{Kind, Silent};
    let cup = builtin::find("world-cup-2025").unwrap().unwrap();
    let mut fate = brute::Fate::new(1);
    let event = brute::event(&cup, Kind::RoundRobin, 3, 1, &mut fate);
    let refused = rule(&event, &cup, &mut Silent, Options::default());
    assert_eq!(refused.unwrap_err(), RuleError::OtherNumber { participants: 3, expected: 2 });
}
