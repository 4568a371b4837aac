//! Places and stages as people say them.

use super::basic::{capital, list};
use tiebreak_model::series;

/// `4` or `2–4`.
pub(crate) fn range(from: usize, to: usize) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// Names in the order given, those level together: "1 A, 2–3 B and C".
pub(crate) fn places_in_order(parts: &[Vec<impl AsRef<str>>]) -> String {
    let mut first = 1;
    let mut said = Vec::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        let names: Vec<&str> = part.iter().map(AsRef::as_ref).collect();
        said.push(format!("{} {}", range(first, first + part.len() - 1), list(&names)));
        first += part.len();
    }
    series(&said)
}

/// A stage or question from its path: `semi-final-1/sudden-death` is "Semi-final 1, sudden death".
pub fn place_in_play_off(path: &str) -> String {
    let parts: Vec<String> = path.split('/').filter(|part| !part.is_empty()).map(part).collect();
    capital(&parts.join(", "))
}

fn part(part: &str) -> String {
    if let Some(range) = part.strip_prefix("places-") {
        return format!("places {}", range.replace('-', " to "));
    }
    for whole in ["semi-final", "quarter-final", "knock-out", "play-off"] {
        if let Some(number) = part.strip_prefix(whole) {
            return format!("{whole}{}", number.replace('-', " "));
        }
    }
    part.replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_level_share_their_places() {
        assert_eq!(places_in_order(&[vec!["A"], vec!["B", "C"], vec!["D"]]), "1 A, 2–3 B and C, 4 D");
    }

    #[test]
    fn paths_become_words() {
        assert_eq!(place_in_play_off("semi-final-1/sudden-death/game-2"), "Semi-final 1, sudden death, game 2");
        assert_eq!(place_in_play_off("places-4-5/round-robin-1"), "Places 4 to 5, round robin 1");
        assert_eq!(place_in_play_off("round-robin-1/round-2/game-1"), "Round robin 1, round 2, game 1");
        assert_eq!(place_in_play_off(""), "");
    }
}
