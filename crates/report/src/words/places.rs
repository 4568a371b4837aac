//! Places and stages as people say them.

use super::basic::{capital, list};
use tiebreak_model::series;

/// `4` or `2–4`.
pub(crate) fn range(from: usize, to: usize) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// Names in the order given, those level together: "1 A, 2–3 B and C".
pub(crate) fn places_in_order(parts: &[Vec<impl AsRef<str>>]) -> String {
    places_from(1, parts)
}

/// The same from another place on.
pub(crate) fn places_from(mut first: usize, parts: &[Vec<impl AsRef<str>>]) -> String {
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

/// The match of a knock-out that a path belongs to: `semi-final-1/sudden-death` is "Semi-final 1"; nothing outside a knock-out.
pub(crate) fn match_in_play_off(path: &str) -> Option<String> {
    path.split('/').find(|one| is_round(one)).map(|one| capital(&part(one)))
}

/// The round of a knock-out that a path belongs to, without its number: "semi-final".
pub(crate) fn round_in_play_off(path: &str) -> Option<String> {
    let found = path.split('/').find(|one| is_round(one))?;
    Some(match found.rsplit_once('-') {
        Some((round, number)) if number.bytes().all(|c| c.is_ascii_digit()) => part(round),
        _ => part(found),
    })
}

/// Whether a part of a path is a round of a knock-out: `final`, `semi-final-2`, `round-of-16-3`.
fn is_round(part: &str) -> bool {
    ["final", "semi-final", "quarter-final", "round-of-", "step-"].iter().any(|round| part.starts_with(round))
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
        assert_eq!(match_in_play_off("semi-final-2/sudden-death").as_deref(), Some("Semi-final 2"));
        assert_eq!(round_in_play_off("places-1-4/semi-final-2").as_deref(), Some("semi-final"));
        assert_eq!(round_in_play_off("round-of-16-3/match").as_deref(), Some("round of 16"));
        assert_eq!((round_in_play_off("final").as_deref(), round_in_play_off("match")), (Some("final"), None));
    }
}
