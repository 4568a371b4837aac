//! Scenarios for programs: the whole, a part of it, and what is refused because it would be too
//! large.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};
use serde_json::{Value, json};
use std::fmt::Write;

/// A Swiss of `players` with its second round open.
fn swiss(players: usize) -> String {
    let mut text =
        "format = \"tiebreak-event/1\"\ntitle = \"Open\"\nkind = \"swiss\"\nrounds = 2\n"
            .to_owned();
    let name = |number: usize| format!("Player {number:04}");
    for number in 0..players {
        write!(text, "\n[[player]]\nname = \"{}\"\nrating = {}\n", name(number), 2600 - number)
            .unwrap();
    }
    let half = players / 2;
    let mut game = |round: usize, white: usize, black: usize, result: &str| {
        let (white, black) = (name(white), name(black));
        write!(text, "\n[[game]]\nround = {round}\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"{result}\"\n")
            .unwrap();
    };
    (0..half)
        .for_each(|one| game(1, one, one + half, if one % 5 == 0 { "1/2-1/2" } else { "1-0" }));
    (0..half).for_each(|one| game(2, 2 * one + 1, 2 * one, "*"));
    text
}

fn bring_in(site: &Site, players: usize) -> String {
    let brought = site.administrator().upload("open.toml", swiss(players).as_bytes(), "fide-swiss");
    let slug = brought
        .header("location")
        .trim_start_matches("/events/")
        .split('/')
        .next()
        .unwrap()
        .to_owned();
    assert!(!slug.is_empty(), "{}", brought.text);
    slug
}

fn names(found: &Value) -> Vec<&str> {
    found["participants"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect()
}

#[test]
fn a_part_says_what_the_whole_says() {
    let site = Site::start();
    let path = format!("/api/v1/events/{}/scenarios", bring_in(&site, 8));
    let nobody = Visitor::new(&site.url);
    let whole = nobody.get(&path);
    assert_eq!((whole.status, nobody.get(&path).text), (200, whole.text.clone()), "the same again");
    let whole = whole.json();
    assert_eq!(names(&whole).len(), 8);

    let one = nobody.get(&format!("{path}?for=player%200003")).json();
    let of_whole = |name: &str| {
        let all = whole["participants"].as_array().unwrap();
        all.iter().find(|one| one["name"] == name).unwrap().clone()
    };
    assert_eq!(one["participants"], json!([of_whole("Player 0003")]));
    assert_eq!((&one["outcomes"], &one["games"]), (&whole["outcomes"], &whole["games"]));

    let places = nobody.get(&format!("{path}?places=2-3")).json();
    assert_eq!(names(&places), names(&whole));
    let first = &places["participants"][0];
    let of_first = of_whole(first["name"].as_str().unwrap());
    assert_eq!(
        first["places"].as_array().unwrap()[..],
        of_first["places"].as_array().unwrap()[1..3]
    );
    assert_eq!(first["settled-places"], of_first["settled-places"]);

    for (query, said) in
        [("for=Nobody", "not the name of one participant"), ("places=3-1", "not a range of places")]
    {
        let refused = nobody.get(&format!("{path}?{query}"));
        assert_eq!(refused.status, 400, "{query}");
        assert!(refused.json()["detail"].as_str().unwrap().contains(said), "{}", refused.text);
    }
}

#[test]
fn what_would_be_too_large_says_how_to_narrow_it() {
    let site = Site::start();
    let path = format!("/api/v1/events/{}/scenarios", bring_in(&site, 600));
    let nobody = Visitor::new(&site.url);
    let refused = nobody.get(&path);
    assert_eq!(refused.status, 422, "{}", refused.text.len());
    let refused = refused.json();
    assert_eq!(
        (&refused["code"], &refused["narrow"]),
        (&json!("answer-too-large"), &json!(["for", "places"]))
    );
    assert!(refused["detail"].as_str().unwrap().contains("?for=NAME"), "{refused}");

    let one = nobody.get(&format!("{path}?for=Player%200007"));
    assert_eq!((one.status, names(&one.json())), (200, vec!["Player 0007"]));
    let places = nobody.get(&format!("{path}?places=1-3"));
    assert_eq!((places.status, names(&places.json()).len()), (200, 600));
    assert!(places.text.len() < 8 << 20);
}
