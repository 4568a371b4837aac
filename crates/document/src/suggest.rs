//! "Did you mean": the closest of the words that would have been right.

/// The candidate nearest to `word`, if one is near enough to be worth naming.
///
/// ```
/// use tiebreak_document::closest;
/// assert_eq!(closest("Gukesh", ["Anish Giri", "Gukesh D"]), Some("Gukesh D"));
/// assert_eq!(closest("round-robbin", ["round-robin", "swiss"]), Some("round-robin"));
/// assert_eq!(closest("Carlsen", ["Anish Giri", "Gukesh D"]), None);
/// ```
pub fn closest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let wanted = word.to_lowercase();
    let score = |candidate: &str| {
        let candidate = candidate.to_lowercase();
        let shares_a_word = candidate
            .split([' ', ','])
            .any(|part| part.len() > 2 && wanted.split([' ', ',']).any(|w| w == part));
        let likeness = strsim::jaro_winkler(&wanted, &candidate);
        if shares_a_word { likeness.max(0.9) } else { likeness }
    };
    candidates
        .into_iter()
        .map(|candidate| (score(candidate), candidate))
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(a.1)))
        .map(|(_, candidate)| candidate)
}
