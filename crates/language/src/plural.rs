//! Plural categories of whole numbers, by the rules of CLDR 48:
//! <https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html>. Which language
//! follows which is said in `build/enumeration.rs`.

/// English, German, Dutch, Swedish: `one` for 1.
pub(super) const fn one(number: u64) -> &'static str {
    if number == 1 { "one" } else { "other" }
}

/// Spanish, Italian: the same, and `many` for whole millions ("un millón de partidas").
pub(super) const fn one_or_millions(number: u64) -> &'static str {
    if millions(number) { "many" } else { one(number) }
}

/// French: `one` for 0 and 1, `many` for whole millions.
pub(super) const fn zero_and_one_or_millions(number: u64) -> &'static str {
    if number == 0 { "one" } else { one_or_millions(number) }
}

const fn millions(number: u64) -> bool {
    number != 0 && number.is_multiple_of(1_000_000)
}
