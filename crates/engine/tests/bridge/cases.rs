//! Every worked case, as written and with names and the order of the file changed.

use crate::bridge::case::{Case, open, ruled, separating, standing};
use serde_json::Value as Json;
use std::collections::BTreeMap;

fn check(case: &Case, how: &str) {
    let event = case.event();
    let ruling = ruled(&event, &[]);
    let told = || format!("{} ({how})\n{:#?}", case.id, ruling.steps);
    assert_eq!(standing(&event, &ruling), case.expected(), "{}", told());
    assert_eq!(separating(&ruling), case.clauses(), "{}", told());
    assert_eq!(open(&event, &ruling), case.open(), "{}", told());
    let tied = case.expected().iter().any(|place| place.len() > 1);
    assert_eq!(ruling.settled, !tied, "{}", told());
    assert_eq!(ruling.left_open.is_empty(), !tied || !ruling.open.is_empty(), "{}", told());
}

#[test]
fn every_case_comes_out_as_worked() {
    let cases = Case::all();
    assert_eq!(cases.len(), 48);
    for case in &cases {
        check(case, "as written");
    }
}

#[test]
fn neither_names_nor_the_order_of_the_file_mean_anything() {
    for case in Case::all() {
        for seed in 1..=4 {
            check(&shuffled(&case, seed), &format!("shuffled by {seed}"));
        }
    }
}

/// The same case with its lists in another order, its matches turned round and its teams renamed so
/// that the alphabet runs another way.
fn shuffled(case: &Case, seed: u64) -> Case {
    let mut lots = Lots(seed);
    let mut json = case.json.clone();
    let word = if json["event"]["pair"].is_array() { "pair" } else { "team" };
    let mut names: Vec<String> = json["event"][word]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap().to_owned())
        .collect();
    lots.shuffle(&mut names);
    let renamed: BTreeMap<String, String> = names
        .iter()
        .enumerate()
        .map(|(index, name)| (name.clone(), format!("Team {index:02}")))
        .collect();
    for key in ["team", "pair", "match", "qualification-match", "encounter", "board"] {
        if let Some(list) = json["event"].get_mut(key).and_then(Json::as_array_mut) {
            lots.shuffle(list);
            for one in list.iter_mut().filter(|_| key.ends_with("match")) {
                if one["teams"].as_array().is_some_and(|teams| teams.len() == 2)
                    && lots.next().is_multiple_of(2)
                {
                    for field in ["teams", "imps", "vps", "total-points", "score", "carry-over"] {
                        if let Some(both) = one.get_mut(field).and_then(Json::as_array_mut) {
                            both.reverse();
                        }
                    }
                }
            }
        }
    }
    for key in ["team", "pair", "match", "qualification-match", "encounter", "board"] {
        if let Some(list) = json["event"].get_mut(key) {
            rename(list, &renamed);
        }
    }
    rename(&mut json["expected"], &renamed);
    if let Some(open) = json.get_mut("open").and_then(Json::as_array_mut) {
        for one in open {
            rename(&mut one["between"], &renamed);
        }
    }
    Case { id: case.id.clone(), json }
}

fn rename(json: &mut Json, names: &BTreeMap<String, String>) {
    match json {
        Json::String(text) => {
            if let Some(name) = names.get(text) {
                *text = name.clone();
            }
        }
        Json::Array(items) => items.iter_mut().for_each(|item| rename(item, names)),
        Json::Object(fields) => {
            let old = std::mem::take(fields);
            for (key, mut value) in old {
                rename(&mut value, names);
                fields.insert(names.get(&key).cloned().unwrap_or(key), value);
            }
        }
        _ => {}
    }
}

/// A small generator, so that a failure can be seen again.
struct Lots(u64);

impl Lots {
    fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.next() as usize % (index + 1));
        }
    }
}
