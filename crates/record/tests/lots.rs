//! Lots are fair, give the same result when they are drawn again, and do not depend on the order of
//! the names.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use tiebreak_model::lots::draw;

const SEEDS: usize = 6_000;

fn names(count: usize) -> Vec<String> {
    [
        "Abdusattorov",
        "Bacrot",
        "Caruana",
        "Ding",
        "Esipenko",
        "Firouzja",
        "Giri",
        "Harikrishna",
        "Ivanchuk",
        "Jones",
    ][..count]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

/// How far counts are from being equal, in units in which chance gives about the degrees of
/// freedom.
fn chi_square(counts: &[usize]) -> f64 {
    let expected = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum()
}

/// Chance exceeds this about once in a million (Wilson and Hilferty's approximation, z = 4.75).
fn limit(degrees: usize) -> f64 {
    let k = degrees as f64;
    k * (1.0 - 2.0 / (9.0 * k) + 4.75 * (2.0 / (9.0 * k)).sqrt()).powi(3)
}

/// Every name comes equally often to every place.
#[test]
fn every_name_comes_to_every_place() {
    for count in 2..=10 {
        let names = names(count);
        let mut places = vec![vec![0; count]; count];
        for seed in 0..SEEDS {
            for (place, drawn) in
                draw(&seed.to_string(), "final/first-white", &names).iter().enumerate()
            {
                let name = names.iter().position(|name| *name == drawn.name).unwrap();
                places[name][place] += 1;
            }
        }
        for counts in &places {
            let found = chi_square(counts);
            assert!(
                found < limit(count - 1),
                "{count} names: {found:.1}, limit {:.1}: {counts:?}",
                limit(count - 1)
            );
        }
    }
}

/// For few names, every order comes equally often.
#[test]
fn every_order_comes_equally_often() {
    for count in 2..=5 {
        let names = names(count);
        let mut orders = std::collections::BTreeMap::<Vec<String>, usize>::new();
        for seed in 0..SEEDS {
            let order = draw(&format!("dice {seed}"), "round-robin-1/pairing-numbers", &names);
            *orders.entry(order.into_iter().map(|drawn| drawn.name).collect()).or_default() += 1;
        }
        let counts: Vec<usize> = orders.into_values().collect();
        assert_eq!(counts.len(), (1..=count).product::<usize>(), "every order comes at all");
        let found = chi_square(&counts);
        assert!(found < limit(counts.len() - 1), "{count} names: {found:.1}");
    }
}

#[test]
fn the_order_of_the_names_given_means_nothing() {
    let mut names = names(10);
    let first = draw("6 2 5", "seeding", &names);
    assert_eq!(first, draw("6 2 5", "seeding", &names), "the same draw twice");
    for turn in 1..10 {
        names.rotate_left(turn);
        names.swap(0, turn);
        assert_eq!(first, draw("6 2 5", "seeding", &names));
    }
    assert_ne!(first, draw("6 2 6", "seeding", &names));
    assert_ne!(first, draw("6 2 5", "seeding/2", &names));
    // Letters and marks typed one by one, or as one sign: the same name.
    let composed: Vec<String> =
        draw("1", "q", &["José", "Ana"]).into_iter().map(|drawn| drawn.hash).collect();
    let typed: Vec<String> =
        draw("1", "q", &["Jose\u{301}", "Ana"]).into_iter().map(|drawn| drawn.hash).collect();
    assert_eq!(composed, typed);
}
