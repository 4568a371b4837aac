//! What an entry would change, told by names: who is in and who is out.

use crate::Case;
use crate::questions::and;
use crate::why::beaten_in;
use crate::words::{self, capital, match_in_play_off, place_in_play_off};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{Ask, Purpose};
use tiebreak_record::Preview;

/// What changes from one ruling to another, one sentence each: the winner, the tied, who plays in which stage, which lots are
/// drawn anew. The events may differ, as when the event file is amended: people are compared by name.
pub fn consequences(before: Case<'_>, after: Case<'_>, preview: &Preview) -> Vec<String> {
    let mut said = Vec::new();
    said.extend(first_place(before, after));
    said.extend(tied(before, after));
    said.extend(stages(before, after));
    if said.is_empty() {
        said.extend(places(before, after));
    }
    said.extend(lots(after, preview));
    if said.is_empty() {
        said.push("Nobody's place changes, and nobody's opponent.".to_owned());
    }
    said
}

/// Who has won; nobody while that is open.
fn winner<'c>(case: Case<'c>) -> Option<&'c str> {
    let first = case.ruling.standing.first().filter(|_| case.ruling.settled)?;
    match first.members.as_slice() {
        [one] => Some(case.name(*one)),
        _ => None,
    }
}

fn first_place(before: Case<'_>, after: Case<'_>) -> Option<String> {
    match (winner(before), winner(after)) {
        (Some(was), Some(is)) if was != is => Some(format!("{is}, not {was}, wins.")),
        (Some(was), None) => Some(format!("{was} has not won yet: first place is open again.")),
        (None, Some(is)) => Some(format!("{is} wins.")),
        _ => None,
    }
}

/// Those about whom something is open, by the first place that they contend for.
fn contenders<'c>(case: Case<'c>) -> BTreeMap<usize, BTreeSet<&'c str>> {
    let open = case.ruling.standing.iter().filter(|place| place.open);
    open.map(|place| (place.from, case.names(&place.members).into_iter().collect())).collect()
}

/// Who comes into a tie and who drops out of it.
fn tied(before: Case<'_>, after: Case<'_>) -> Vec<String> {
    let (was, is) = (contenders(before), contenders(after));
    let mut said = Vec::new();
    for (from, members) in &is {
        let Some(earlier) = was.get(from).filter(|earlier| *earlier != members) else { continue };
        let (joining, leaving) = differ(earlier, members);
        let place = if *from == 1 { "first place".to_owned() } else { format!("place {from}") };
        said.push(match (joining.as_slice(), leaving.as_slice()) {
            (joining, []) => format!("{} {} in the tie for {place} too.", and(joining), are(joining)),
            ([], leaving) => format!("{} {} no longer in the tie for {place}.", and(leaving), are(leaving)),
            (joining, leaving) => {
                format!("{}, not {}, {} in the tie for {place}.", and(joining), and(leaving), are(joining))
            }
        });
    }
    said
}

/// Those who are new, and those who are gone.
fn differ<'n>(was: &BTreeSet<&'n str>, is: &BTreeSet<&'n str>) -> (Vec<&'n str>, Vec<&'n str>) {
    (is.difference(was).copied().collect(), was.difference(is).copied().collect())
}

fn are(names: &[&str]) -> &'static str {
    if names.len() == 1 { "is" } else { "are" }
}

/// The stages that were reached, with who plays in them. Those of a match of a knock-out are one.
fn reached<'c>(case: Case<'c>) -> BTreeMap<String, BTreeSet<&'c str>> {
    let mut reached: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for stage in &case.ruling.stages {
        let name = match_in_play_off(&stage.path).unwrap_or_else(|| place_in_play_off(&stage.path));
        reached.entry(name).or_default().extend(case.names(&stage.members));
    }
    // Before its colours are known, a stage is there as a question.
    for question in &case.ruling.open {
        let begins = match &question.ask {
            Ask::Lots { purpose, .. } => {
                matches!(purpose, Purpose::FirstWhite | Purpose::PairingNumbers | Purpose::CoinToss)
            }
            Ask::Colour { .. } => true,
            _ => false,
        };
        if let (true, Some((path, _))) = (begins, question.id.rsplit_once('/')) {
            let name = match_in_play_off(path).unwrap_or_else(|| place_in_play_off(path));
            reached.entry(name).or_default().extend(case.names(&question.ask.participants()));
        }
    }
    reached
}

/// Who plays in which stage, and who wins which match.
fn stages(before: Case<'_>, after: Case<'_>) -> Vec<String> {
    let (was, is) = (reached(before), reached(after));
    let mut said = Vec::new();
    // Who goes on in whose place: of them it need not be said again that they won.
    let mut gone_on = BTreeSet::new();
    for (stage, members) in &is {
        let named = named(stage);
        match was.get(stage) {
            None => said.push(format!("{} play {named}.", and(&members.iter().copied().collect::<Vec<_>>()))),
            Some(earlier) if earlier != members => {
                let (joining, leaving) = differ(earlier, members);
                gone_on.extend(joining.iter().copied());
                let goes = if stage == "Final" { "reach" } else { "play" };
                said.push(match (joining.as_slice(), leaving.as_slice()) {
                    (joining, []) => format!("{} {} {named} too.", and(joining), verb(goes, joining)),
                    ([], leaving) => format!("{} {} not in {named} any more.", and(leaving), are(leaving)),
                    (joining, leaving) => {
                        format!("{}, not {}, {} {named}.", and(joining), and(leaving), verb(goes, joining))
                    }
                });
            }
            Some(_) => {}
        }
    }
    let gone: Vec<String> = was.keys().filter(|stage| !is.contains_key(*stage)).map(|stage| named(stage)).collect();
    match gone.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => {}
        [one] => said.push(format!("{} is not reached any more.", capital(one))),
        several => said.push(format!("{} are not reached any more.", capital(&and(several)))),
    }
    let (won_before, won_after) = (matches_won(before), matches_won(after));
    for (stage, is) in &won_after {
        match won_before.get(stage) {
            Some(was) if was != is && !gone_on.contains(is) => {
                said.push(format!("{is}, not {was}, wins {}.", named(stage)));
            }
            None if winner(after).is_none() && !gone_on.contains(is) => {
                said.push(format!("{is} wins {}.", named(stage)))
            }
            _ => {}
        }
    }
    let still_played = |stage: &String| is.contains_key(stage) && !won_after.contains_key(stage);
    for (stage, was) in won_before.iter().filter(|(stage, _)| still_played(stage)) {
        said.push(format!("{was} has not won {} yet.", named(stage)));
    }
    said
}

/// "the final", "semi-final 1".
fn named(stage: &str) -> String {
    match stage {
        "Final" => "the final".to_owned(),
        numbered if numbered.ends_with(|last: char| last.is_ascii_digit()) => numbered.to_lowercase(),
        other => format!("the {}", other.to_lowercase()),
    }
}

/// The winners of the matches of a knock-out.
fn matches_won<'c>(case: Case<'c>) -> BTreeMap<String, &'c str> {
    let won = case.ruling.steps.iter().filter_map(|step| {
        let (winner, _) = beaten_in(step)?;
        Some((match_in_play_off(step.stage.as_deref()?)?, case.name(winner)))
    });
    won.collect()
}

fn verb(word: &str, names: &[&str]) -> String {
    match (names.len(), word) {
        (1, "reach") => "reaches".to_owned(),
        (1, other) => format!("{other}s"),
        (_, other) => other.to_owned(),
    }
}

/// Everybody whose place is another.
fn places(before: Case<'_>, after: Case<'_>) -> Vec<String> {
    let of = |case: Case<'_>| -> BTreeMap<String, (usize, usize)> {
        let place = case.ruling.standing.iter();
        place
            .flat_map(|place| {
                case.names(&place.members).into_iter().map(|name| (name.to_owned(), (place.from, place.to)))
            })
            .collect()
    };
    let (was, is) = (of(before), of(after));
    let changed = is.iter().filter_map(|(name, (from, to))| match was.get(name) {
        Some(was) if was == &(*from, *to) => None,
        Some((was_from, was_to)) => {
            Some(format!("{name}: place {} instead of {}.", words::range(*from, *to), words::range(*was_from, *was_to)))
        }
        None => Some(format!("{name} takes part.")),
    });
    changed.take(8).collect()
}

/// Lots that were drawn and no longer count.
fn lots(after: Case<'_>, preview: &Preview) -> Vec<String> {
    let reached = reached(after);
    let drawn = preview.falls_away.iter().filter(|lost| lost.asked.first().is_some_and(|kind| kind == "lots"));
    let anew = |id: &str| after.ruling.open.iter().any(|open| open.id == id && matches!(open.ask, Ask::Lots { .. }));
    // Of a stage that is gone there is nothing more to say.
    let still = |id: &str| match_in_play_off(id).is_none_or(|stage| reached.contains_key(&stage));
    drawn
        .filter(|lost| still(&lost.id) || anew(&lost.id))
        .map(|lost| {
            let stage = lost.id.rsplit_once('/').map_or(lost.id.as_str(), |(stage, _)| stage);
            let named = named(&place_in_play_off(stage));
            if anew(&lost.id) {
                format!("The lots of {named} are drawn anew.")
            } else {
                format!("The lots of {named} no longer count.")
            }
        })
        .collect()
}
