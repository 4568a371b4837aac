//! Which language somebody wants: by a tag, by a browser's header, by the environment.

use super::Language;

impl Language {
    /// The language of a tag: `de`, `de-AT`, `de_AT.UTF-8`; nothing where there is no such file.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let exact = Self::ALL.into_iter().find(|one| one.code().eq_ignore_ascii_case(&tag));
        let main = tag.split('-').next().unwrap_or_default();
        exact.or_else(|| Self::ALL.into_iter().find(|one| one.code().eq_ignore_ascii_case(main)))
    }

    /// The language that an `Accept-Language` header likes best of those that there are; `*` is
    /// English.
    pub fn accepted(header: &str) -> Option<Self> {
        let mut best: Option<(u32, Self)> = None;
        // A header is short; of a longer one only the beginning counts.
        for one in header.split(',').take(32) {
            let mut parts = one.split(';');
            let tag = parts.next().unwrap_or_default().trim();
            let quality =
                parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(1000, thousandths);
            let Some(language) =
                (if tag == "*" { Some(Self::default()) } else { Self::of_tag(tag) })
            else {
                continue;
            };
            if quality > 0 && best.is_none_or(|(most, _)| quality > most) {
                best = Some((quality, language));
            }
        }
        best.map(|(_, language)| language)
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says
    /// anything; English for one that there is not.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let mut said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        said.find(|tag| !tag.is_empty()).and_then(|tag| Self::of_tag(&tag)).unwrap_or_default()
    }
}

/// `0.85` in thousandths; nothing that is not a number counts.
fn thousandths(text: &str) -> u32 {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits: String = part.chars().chain("000".chars()).take(3).collect();
    let (whole, part) = (whole.parse::<u32>().unwrap_or(0), digits.parse::<u32>().unwrap_or(0));
    (whole.min(1) * 1000 + part).min(1000)
}
