//! Names one after the other, so that nobody takes one for two.

/// "A, B, C"; with semicolons where a name has a comma of its own.
///
/// ```
/// # use tiebreak_model::series;
/// assert_eq!(series(&["Anish Giri", "Gukesh D"]), "Anish Giri, Gukesh D");
/// assert_eq!(series(&["Giri, Anish", "Gukesh D"]), "Giri, Anish; Gukesh D");
/// ```
pub fn series<S: AsRef<str>>(items: &[S]) -> String {
    let between = if items.iter().any(|item| item.as_ref().contains(',')) { "; " } else { ", " };
    items.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(between)
}

/// "A", "A and B", "A, B and C", with the word given before the last.
///
/// ```
/// # use tiebreak_model::series_ending;
/// assert_eq!(series_ending(&["A", "B", "C"], "or"), "A, B or C");
/// let three = ["Giri, Anish", "Gukesh D", "Wei, Yi"];
/// assert_eq!(series_ending(&three, "and"), "Giri, Anish; Gukesh D and Wei, Yi");
/// ```
pub fn series_ending<S: AsRef<str>>(items: &[S], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [rest @ .., last] => format!("{} {word} {}", series(rest), last.as_ref()),
    }
}
