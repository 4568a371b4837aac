//! Places and stages in words.

use super::basic::{capital, list, series};
use crate::{Language, say};

/// `4` or `2–4`.
pub(crate) fn range(from: usize, to: usize) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// Names in the given order, tied ones together: "1 A, 2–3 B and C".
pub(crate) fn places_in_order(language: Language, parts: &[Vec<impl AsRef<str>>]) -> String {
    places_from(language, 1, parts)
}

/// The same, beginning with another place.
pub(crate) fn places_from(
    language: Language,
    mut first: usize,
    parts: &[Vec<impl AsRef<str>>],
) -> String {
    let mut said = Vec::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        let names: Vec<&str> = part.iter().map(AsRef::as_ref).collect();
        said.push(format!("{} {}", range(first, first + part.len() - 1), list(language, &names)));
        first += part.len();
    }
    series(language, &said)
}

/// A stage or question from its path: `semi-final-1/sudden-death` is "Semi-final 1, sudden death".
pub fn place_in_play_off(language: Language, path: &str) -> String {
    let parts: Vec<String> =
        path.split('/').filter(|one| !one.is_empty()).map(|one| part(language, one)).collect();
    capital(&parts.join(", "))
}

/// The knock-out match of a path: `semi-final-1/sudden-death` is "Semi-final 1"; `None` outside a
/// knock-out.
pub(crate) fn match_in_play_off(language: Language, path: &str) -> Option<String> {
    match_of_path(path).map(|one| capital(&part(language, one)))
}

/// The knock-out round of a path, without its number: "semi-final".
pub(crate) fn round_in_play_off(language: Language, path: &str) -> Option<String> {
    let found = match_of_path(path)?;
    Some(match split_number(found) {
        Some((round, _)) => part(language, round),
        None => part(language, found),
    })
}

/// The part of a path that names a match of a knock-out: `semi-final-1`.
pub(crate) fn match_of_path(path: &str) -> Option<&str> {
    path.split('/').find(|one| is_round(one))
}

/// Whether a part of a path is a round of a knock-out: `final`, `semi-final-2`, `round-of-16-3`.
fn is_round(part: &str) -> bool {
    ["final", "semi-final", "quarter-final", "round-of-", "step-"]
        .iter()
        .any(|round| part.starts_with(round))
}

/// One part of a path within a sentence: `semi-final-1` is "semi-final 1".
pub(crate) fn part(language: Language, part: &str) -> String {
    if let Some((from, to)) = part.strip_prefix("places-").and_then(|range| range.split_once('-')) {
        return say!(language, stage_places { from, to });
    }
    if let Some(round) = part.strip_prefix("round-of-") {
        let (count, number) = round.split_once('-').unwrap_or((round, ""));
        if let Ok(count) = count.parse::<u32>() {
            return numbered(&say!(language, round_of { count }), number);
        }
    }
    // The two of a match of the event.
    if let Some((one, other)) = part.split_once(" - ") {
        return format!("{one} – {other}");
    }
    let (stage, number) = split_number(part).unwrap_or((part, ""));
    let (stage, number) =
        part.strip_prefix("award-").map_or((stage, number), |clause| ("award", clause));
    let words = stage.replace('-', " ");
    numbered(&say!(language, stage_word { stage, words }), number)
}

/// A stage that an event file names. Known names are translated, and others stay unchanged.
pub(crate) fn stage_named(language: Language, stage: &str) -> String {
    tiebreak_model::stage_named(stage).in_language(language)
}

fn numbered(words: &str, number: &str) -> String {
    if number.is_empty() { words.to_owned() } else { format!("{words} {number}") }
}

/// Splits `semi-final-1` into `semi-final` and `1`.
fn split_number(part: &str) -> Option<(&str, &str)> {
    part.rsplit_once('-')
        .filter(|(_, number)| !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_level_share_their_places() {
        assert_eq!(
            places_in_order(Language::En, &[vec!["A"], vec!["B", "C"], vec!["D"]]),
            "1 A, 2–3 B and C, 4 D"
        );
    }

    #[test]
    fn paths_become_words() {
        assert_eq!(
            place_in_play_off(Language::En, "semi-final-1/sudden-death/game-2"),
            "Semi-final 1, sudden death, game 2"
        );
        assert_eq!(
            place_in_play_off(Language::En, "places-4-5/round-robin-1"),
            "Places 4 to 5, round robin 1"
        );
        assert_eq!(
            place_in_play_off(Language::En, "round-robin-1/round-2/game-1"),
            "Round robin 1, round 2, game 1"
        );
        assert_eq!(place_in_play_off(Language::En, ""), "");
        assert_eq!(
            place_in_play_off(Language::De, "semi-final-1/sudden-death/game-2"),
            "Halbfinale 1, Sudden Death, Partie 2"
        );
        assert_eq!(
            place_in_play_off(Language::Fr, "round-of-16-3/armageddon"),
            "Huitième de finale 3, Armageddon"
        );
        assert_eq!(
            match_in_play_off(Language::En, "semi-final-2/sudden-death").as_deref(),
            Some("Semi-final 2")
        );
        assert_eq!(
            round_in_play_off(Language::En, "places-1-4/semi-final-2").as_deref(),
            Some("semi-final")
        );
        assert_eq!(
            round_in_play_off(Language::En, "round-of-16-3/match").as_deref(),
            Some("round of 16")
        );
        assert_eq!(
            (
                round_in_play_off(Language::En, "final").as_deref(),
                round_in_play_off(Language::En, "match")
            ),
            (Some("final"), None)
        );
    }
}
