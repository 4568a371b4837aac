//! The command that answers a question, complete on one line for copying. Placeholders mark the
//! parts that a person must fill in, and the program refuses them as answers.

use tiebreak_model::{Ask, DataNeeded, Purpose, Question};

/// Numbers for successive placeholders.
const ORDER: [&str; 8] =
    ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH"];

/// The command: `tiebreak answer`, the event file with its options, the question, and placeholders
/// for the answer.
pub fn command(question: &Question, files: &[String]) -> String {
    let words = files.iter().cloned().chain([question.id.clone()]).chain(placeholders(question));
    format!("tiebreak answer {}", words.map(|word| quoted(&word)).collect::<Vec<_>>().join(" "))
}

/// The placeholders of an answer.
pub fn placeholders(question: &Question) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match &question.ask {
        Ask::Lots { purpose: Purpose::FirstWhite, among, .. } if among.len() == 2 => {
            words(&["WHITE", "BLACK"])
        }
        Ask::Lots { purpose: Purpose::CoinToss, among, .. } if among.len() == 2 => {
            words(&["WINNER", "LOSER"])
        }
        Ask::Board { between: among } if among.len() == 2 => words(&["WINNER", "LOSER"]),
        Ask::Decision { choices, .. } if !choices.is_empty() => words(&["DECISION"]),
        Ask::Lots { among, .. } | Ask::Board { between: among } | Ask::Decision { among, .. } => {
            (0..among.len()).map(nth).collect()
        }
        Ask::Game { .. } => words(&["RESULT"]),
        Ask::Colour { .. } => words(&["COLOUR"]),
        Ask::Bid { .. } => words(&["TIME", "TIME"]),
        Ask::Data(data) => match data.needs {
            DataNeeded::Result { .. } => words(&["RESULT"]),
            DataNeeded::Game(..) => words(&["WHITE", "BLACK", "RESULT"]),
            DataNeeded::Number(_) => words(&["NUMBER"]),
            DataNeeded::Numbers(..) => words(&["NUMBER", "NUMBER"]),
        },
    }
}

fn nth(at: usize) -> String {
    ORDER.get(at).map_or_else(|| format!("NAME-{}", at + 1), |word| (*word).to_owned())
}

/// Whether a word is a placeholder.
pub fn is_placeholder(word: &str) -> bool {
    let others =
        ["WHITE", "BLACK", "WINNER", "LOSER", "RESULT", "COLOUR", "TIME", "NUMBER", "DECISION"];
    let numbered = word.strip_prefix("NAME-").is_some_and(|number| number.parse::<usize>().is_ok());
    numbered || ORDER.contains(&word) || others.contains(&word)
}

/// Quotes a word for a shell: not at all, in double quotes if all shells read these alike, else in
/// single quotes.
pub fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,+@%".contains(c);
    let special = |c: char| "\"$`\\!".contains(c) || c.is_control();
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else if word.contains(special) {
        format!("'{}'", word.replace('\'', "'\\''"))
    } else {
        format!("\"{word}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_for_the_shell() {
        assert_eq!(quoted("final/game-1"), "final/game-1");
        assert_eq!(quoted("Wei Yi"), "\"Wei Yi\"");
        assert_eq!(quoted("O'Brien"), "\"O'Brien\"");
        assert_eq!(quoted("prix $5 \"open\""), "'prix $5 \"open\"'");
        assert_eq!(quoted("it's `here`"), "'it'\\''s `here`'");
        assert_eq!(quoted(""), "\"\"");
        assert_eq!(quoted("a=b"), "\"a=b\"");
    }
}
