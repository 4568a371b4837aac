//! Small sentences about numbers.

pub(crate) use tiebreak_model::capital;

pub(crate) fn number(count: usize) -> String {
    tiebreak_model::number_in_words(count, 16)
}

/// "first place", "place 4", "places 4 to 5".
pub(crate) fn places(from: usize, to: usize) -> String {
    match (from, to) {
        (1, _) => "first place".to_owned(),
        (from, to) if from == to => format!("place {from}"),
        (from, to) => format!("places {from} to {to}"),
    }
}

/// "2", "3 to 5 or 7", "5 or more" where the numbers run up to `most`.
pub(crate) fn sizes(numbers: &[usize], most: usize) -> String {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for number in sorted {
        match ranges.last_mut() {
            Some((_, to)) if *to + 1 == number => *to = number,
            _ => ranges.push((number, number)),
        }
    }
    let words: Vec<String> = ranges
        .iter()
        .map(|&(from, to)| match (from, to) {
            (from, to) if from == to => from.to_string(),
            (from, to) if to == most => format!("{from} or more"),
            (from, to) if to == from + 1 => format!("{from} or {to}"),
            (from, to) => format!("{from} to {to}"),
        })
        .collect();
    words.join(" or ")
}

pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_as_ranges() {
        assert_eq!(sizes(&[4], 16), "4");
        assert_eq!(sizes(&[3, 4, 5, 9], 16), "3 to 5 or 9");
        assert_eq!(sizes(&(5..=16).collect::<Vec<_>>(), 16), "5 or more");
    }
}
