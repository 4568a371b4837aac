//! Names shortened for narrow places.

/// The name with initials: "N. Abdusattorov", "Abdusattorov, N."; `None` if that would be a guess
/// or no shorter.
///
/// Only a comma tells which word is the family name. Without one, the last word is kept. If the
/// last word is a single letter, it is the initial already ("Gukesh D"), and the name stays
/// unchanged.
pub fn initials(name: &str) -> Option<String> {
    let initial = |word: &str| word.chars().next().map(|c| format!("{c}."));
    // "van" and "de la" are part of the family name.
    let short = |word: &str| {
        if word.starts_with(char::is_lowercase) { Some(word.to_owned()) } else { initial(word) }
    };
    if let Some((family, given)) = name.split_once(", ") {
        let given: Vec<String> = given.split_whitespace().filter_map(initial).collect();
        return (!given.is_empty()).then(|| format!("{family}, {}", given.join(" ")));
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let (last, given) = words.split_last().filter(|(_, given)| !given.is_empty())?;
    if last.trim_end_matches('.').chars().count() < 2 {
        return None;
    }
    let given: Vec<String> = given.iter().filter_map(|word| short(word)).collect();
    Some(format!("{} {last}", given.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn given_names_become_initials_and_nothing_is_guessed() {
        for (name, short) in [
            ("Nodirbek Abdusattorov", Some("N. Abdusattorov")),
            ("Jorden van Foreest", Some("J. van Foreest")),
            ("Oosterom-Braunfels, Maximilian Jan", Some("Oosterom-Braunfels, M. J.")),
            ("Ян Непомнящий", Some("Я. Непомнящий")),
            ("Gukesh D", None),
            ("丁立人", None),
        ] {
            assert_eq!(initials(name).as_deref(), short, "{name}");
        }
    }
}
