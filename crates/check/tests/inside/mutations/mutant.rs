//! Built-in files with one thing changed: every clause left out, every target swapped, every number
//! shifted, every line of a list of routes left out.

use std::ops::Range;
use tiebreak_document::{Document, KeyValue, Node, NodeValue};

/// A file with one change, and which.
pub struct Mutant {
    pub text: String,
    pub change: Change,
    /// The clause that was changed.
    pub clause: String,
    pub what: String,
}

/// The kinds of changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    ClauseLeftOut,
    LineLeftOut,
    TargetSwapped,
    NumberShifted,
}

impl Change {
    pub fn words(self) -> &'static str {
        match self {
            Self::ClauseLeftOut => "clause left out",
            Self::LineLeftOut => "line left out",
            Self::TargetSwapped => "target swapped",
            Self::NumberShifted => "number shifted",
        }
    }
}

/// All mutants of a file. Each target is swapped with `others` other clauses, evenly spread over
/// the file from the one after it.
pub fn all(text: &str, others: usize) -> Vec<Mutant> {
    let seams = seams(text);
    let mut mutants = Vec::new();
    let mut add = |change: Change, range: &Range<usize>, with: &str| {
        let line = text[..range.start].matches('\n').count() + 1;
        let clause = seams.clauses.iter().position(|clause| clause.contains(&range.start));
        let clause = seams.ids[clause.unwrap()].clone();
        let what = format!(
            "line {line}: {:?} -> {with:?}",
            text[range.clone()].lines().next().unwrap_or_default()
        );
        let text = format!("{}{with}{}", &text[..range.start], &text[range.end..]);
        mutants.push(Mutant { text, change, clause, what });
    };
    for clause in &seams.clauses {
        add(Change::ClauseLeftOut, clause, "");
    }
    for line in &seams.lines {
        add(Change::LineLeftOut, line, "");
    }
    for (range, id) in &seams.targets {
        let at = seams.ids.iter().position(|known| known == id).unwrap_or(0);
        let count = others.min(seams.ids.len() - 1);
        for step in 0..count {
            let other = (at + 1 + step * (seams.ids.len() - 1) / count) % seams.ids.len();
            add(Change::TargetSwapped, range, &format!("{:?}", seams.ids[other]));
        }
    }
    for range in &seams.numbers {
        for up in [true, false] {
            let shifted = shifted(&text[range.clone()], up);
            if shifted != text[range.clone()] {
                add(Change::NumberShifted, range, &shifted);
            }
        }
    }
    mutants
}

/// Every number in the words one more, or one less.
fn shifted(words: &str, up: bool) -> String {
    let mut out = String::new();
    let mut digits = String::new();
    for c in words.chars().chain(['\0']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        if let Ok(number) = digits.parse::<u32>() {
            out.push_str(&if up { number + 1 } else { number.saturating_sub(1) }.to_string());
            digits.clear();
        }
        if c != '\0' {
            out.push(c);
        }
    }
    out
}

/// What can be changed in a file.
#[derive(Default)]
struct Seams {
    ids: Vec<String>,
    clauses: Vec<Range<usize>>,
    /// Routes and lines of `by-number`, with the comma behind them.
    lines: Vec<Range<usize>>,
    /// Names of clauses that something is sent to.
    targets: Vec<(Range<usize>, String)>,
    /// How many, which places, after how many.
    numbers: Vec<Range<usize>>,
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
                "go" | "order" => seams.targets(&key.node),
                "then" => {
                    if let NodeValue::List(items) = &key.node.value {
                        items
                            .iter()
                            .for_each(|item| seams.lines.push(with_comma(text, item.span.clone())));
                    }
                    seams.targets(&key.node);
                }
                "by-number" | "by-place" => {
                    for line in table(&key.node) {
                        seams.numbers.push(line.key_span.clone());
                        seams.lines.push(with_comma(text, line.key_span.start..line.node.span.end));
                    }
                    seams.targets(&key.node);
                }
                "applies" | "select" | "play" => {
                    for inner in table(&key.node) {
                        match inner.key.as_str() {
                            "go" | "by" | "seeding" | "match" | "final" => {
                                seams.targets(&inner.node)
                            }
                            "top" | "tie-for" | "participants" => {
                                seams.numbers.push(inner.node.span.clone())
                            }
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }
    seams
}

fn table(node: &Node) -> &[KeyValue] {
    match &node.value {
        NodeValue::Table(entries) => entries,
        _ => &[],
    }
}

fn with_comma(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let comma = rest.trim_start().starts_with(',').then(|| rest.find(',').unwrap() + 1);
    match comma {
        Some(comma) => range.start..range.end + comma,
        // The last of a list: the comma before it.
        None => {
            text[..range.start].trim_end().strip_suffix(',').map_or(range.start, str::len)
                ..range.end
        }
    }
}

impl Seams {
    fn targets(&mut self, node: &Node) {
        match &node.value {
            NodeValue::Text(id) => self.targets.push((node.span.clone(), id.clone())),
            NodeValue::List(items) => items.iter().for_each(|item| self.targets(item)),
            NodeValue::Table(entries) => {
                for entry in entries {
                    match entry.key.as_str() {
                        "reading" => {}
                        "tied" | "after-round-robins" => self.numbers.push(entry.node.span.clone()),
                        _ => self.targets(&entry.node),
                    }
                }
            }
            _ => {}
        }
    }
}

#[test]
fn numbers_are_shifted() {
    assert_eq!(shifted("\"2..4\"", true), "\"3..5\"");
    assert_eq!(shifted("10", false), "9");
}
