//! Small pieces of English that many sentences use, in addition to [`series`](crate::series).

const NUMBERS: [&str; 17] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
];

/// A number in words up to `most`, which is sixteen at most; in digits beyond.
///
/// ```
/// use tiebreak_model::number_in_words;
/// assert_eq!(number_in_words(3, 12), "three");
/// assert_eq!(number_in_words(13, 12), "13");
/// ```
pub fn number_in_words(count: usize, most: usize) -> String {
    NUMBERS
        .get(count)
        .filter(|_| count <= most)
        .map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// With a capital letter at the beginning.
///
/// ```
/// use tiebreak_model::capital;
/// assert_eq!(capital("mutual result"), "Mutual result");
/// assert_eq!(capital("élan"), "Élan");
/// ```
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
