//! What an entry would change: which people move up, drop out or meet someone else.

use crate::why::beaten_in;
use crate::words::{self, capital, list, match_in_play_off, place_in_play_off};
use crate::{Case, Language, say};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{Ask, Id, Purpose};
use tiebreak_record::Preview;

/// The changes from one ruling to another, a sentence each: the winner, the tied, the players of
/// each stage, the lots to be drawn again. If the event file was amended, the events differ, so
/// people are compared by name.
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
        said.push(say!(after.language, consequence_nothing));
    }
    said
}

/// The winner; `None` while that is open.
fn winner<'c>(case: Case<'c>) -> Option<&'c str> {
    let first = case.ruling.standing.first().filter(|_| case.ruling.settled)?;
    match first.members.as_slice() {
        [one] => Some(case.name(*one)),
        _ => None,
    }
}

fn first_place(before: Case<'_>, after: Case<'_>) -> Option<String> {
    let language = after.language;
    match (winner(before), winner(after)) {
        (Some(was), Some(is)) if was != is => {
            Some(say!(language, consequence_other_winner { is, was }))
        }
        (Some(was), None) => Some(say!(language, consequence_open_again { was })),
        (None, Some(is)) => Some(say!(language, consequence_winner { is })),
        _ => None,
    }
}

/// The participants with an open place, by the first place that they contend for.
fn contenders<'c>(case: Case<'c>) -> BTreeMap<usize, BTreeSet<&'c str>> {
    let open = case.ruling.standing.iter().filter(|place| place.open);
    open.map(|place| (place.from, case.names(&place.members).into_iter().collect())).collect()
}

/// Who enters a tie and who drops out of it.
fn tied(before: Case<'_>, after: Case<'_>) -> Vec<String> {
    let (was, is) = (contenders(before), contenders(after));
    let mut said = Vec::new();
    for (from, members) in &is {
        let Some(earlier) = was.get(from).filter(|earlier| *earlier != members) else { continue };
        let (joining, leaving) = differ(earlier, members);
        let (language, place) = (after.language, words::places(after.language, *from, *from));
        let (joining_names, leaving_names) = (list(language, &joining), list(language, &leaving));
        said.push(match (joining.len(), leaving.len()) {
            (count, 0) => {
                say!(language, consequence_ties_too { count, joining: joining_names, place })
            }
            (0, count) => {
                say!(language, consequence_ties_no_longer { count, leaving: leaving_names, place })
            }
            (count, _) => {
                let (joining, leaving) = (joining_names, leaving_names);
                say!(language, consequence_ties_instead { count, joining, leaving, place })
            }
        });
    }
    said
}

/// The names that are new, and those that are gone.
fn differ<'n>(was: &BTreeSet<&'n str>, is: &BTreeSet<&'n str>) -> (Vec<&'n str>, Vec<&'n str>) {
    (is.difference(was).copied().collect(), was.difference(is).copied().collect())
}

/// A stage that was reached.
#[derive(Default)]
struct Reached<'c> {
    /// The path of the stage, or of its match.
    path: String,
    /// The players of the stage.
    members: BTreeSet<&'c str>,
}

/// The stages that were reached, by their English names, for one order in all languages. The stages
/// of a knock-out match count as one.
fn reached<'c>(case: Case<'c>) -> BTreeMap<String, Reached<'c>> {
    let mut reached: BTreeMap<String, Reached<'c>> = BTreeMap::new();
    let mut add = |path: &str, members: &[Id]| {
        let stage = reached.entry(title(Language::En, path)).or_default();
        path.clone_into(&mut stage.path);
        stage.members.extend(case.names(members));
    };
    for stage in &case.ruling.stages {
        add(&stage.path, &stage.members);
    }
    // Before its colours are known, a stage exists only as a question.
    for question in &case.ruling.open {
        let begins = match &question.ask {
            Ask::Lots { purpose, .. } => {
                matches!(purpose, Purpose::FirstWhite | Purpose::PairingNumbers | Purpose::CoinToss)
            }
            Ask::Colour { .. } => true,
            _ => false,
        };
        if let (true, Some((path, _))) = (begins, question.id.rsplit_once('/')) {
            add(path, &question.ask.participants());
        }
    }
    reached
}

/// The match to which a path belongs, or else the stage: "Semi-final 1".
fn title(language: Language, path: &str) -> String {
    match_in_play_off(language, path).unwrap_or_else(|| place_in_play_off(language, path))
}

/// "the final", "semi-final 1".
fn named(language: Language, path: &str) -> String {
    in_sentence(language, &title(language, path), &title(Language::En, path))
}

fn in_sentence(language: Language, title: &str, english: &str) -> String {
    let kind = match english {
        "Final" => "final",
        numbered if numbered.ends_with(|last: char| last.is_ascii_digit()) => "numbered",
        _ => "other",
    };
    // Only English uses the title in lower case within a sentence.
    let stage = if language == Language::En { title.to_lowercase() } else { title.to_owned() };
    say!(language, stage_in_sentence { kind, stage })
}

/// Who plays in which stage, and who wins which match.
fn stages(before: Case<'_>, after: Case<'_>) -> Vec<String> {
    let language = after.language;
    let (was, is) = (reached(before), reached(after));
    // Players who take another's place in the next stage: their win needs no sentence of its own.
    let mut gone_on = BTreeSet::new();
    let mut said = Vec::new();
    for (title, stage) in &is {
        said.extend(plays(language, was.get(title), stage, title == "Final", &mut gone_on));
    }
    let gone = was.iter().filter(|(title, _)| !is.contains_key(*title));
    let gone: Vec<String> = gone.map(|(_, stage)| named(language, &stage.path)).collect();
    if !gone.is_empty() {
        let stages = capital(&list(language, &gone));
        said.push(say!(language, consequence_not_reached { count: gone.len(), stages }));
    }
    let (won_before, won_after) = (matches_won(before), matches_won(after));
    for (title, (path, is)) in &won_after {
        let stage = || named(language, path);
        match won_before.get(title) {
            Some((_, was)) if was != is && !gone_on.contains(is) => {
                said.push(say!(
                    language,
                    consequence_other_match_winner { is: *is, was: *was, stage: stage() }
                ));
            }
            None if winner(after).is_none() && !gone_on.contains(is) => {
                said.push(say!(language, consequence_match_winner { is: *is, stage: stage() }));
            }
            _ => {}
        }
    }
    let still_played = |title: &String| is.contains_key(title) && !won_after.contains_key(title);
    for (_, (path, was)) in won_before.iter().filter(|(title, _)| still_played(title)) {
        said.push(say!(
            language,
            consequence_match_open { was: *was, stage: named(language, path) }
        ));
    }
    said
}

/// Who plays in a new stage, or which players of a stage change.
fn plays<'c>(
    language: Language,
    was: Option<&Reached<'c>>,
    is: &Reached<'c>,
    is_final: bool,
    gone_on: &mut BTreeSet<&'c str>,
) -> Option<String> {
    let stage = named(language, &is.path);
    let Some(was) = was else {
        let members: Vec<&str> = is.members.iter().copied().collect();
        return Some(say!(
            language,
            consequence_plays { members: list(language, &members), stage }
        ));
    };
    let (joining, leaving) = differ(&was.members, &is.members);
    gone_on.extend(joining.iter().copied());
    let is_final = if is_final { "yes" } else { "no" };
    let [new, old] = [&joining, &leaving].map(|names| list(language, names));
    match (joining.len(), leaving.len()) {
        (0, 0) => None,
        (count, 0) => {
            Some(say!(language, consequence_plays_too { count, is_final, joining: new, stage }))
        }
        (0, count) => {
            Some(say!(language, consequence_plays_no_longer { count, leaving: old, stage }))
        }
        (count, _) => {
            let (joining, leaving) = (new, old);
            Some(say!(
                language,
                consequence_plays_instead { count, is_final, joining, leaving, stage }
            ))
        }
    }
}

/// The winners of knock-out matches, by the English names of the matches, with the path of each.
fn matches_won<'c>(case: Case<'c>) -> BTreeMap<String, (&'c str, &'c str)> {
    let won = case.ruling.steps.iter().filter_map(|step| {
        let (winner, _) = beaten_in(step)?;
        let path = step.stage.as_deref()?;
        Some((match_in_play_off(Language::En, path)?, (path, case.name(winner))))
    });
    won.collect()
}

/// All participants whose place changes.
fn places(before: Case<'_>, after: Case<'_>) -> Vec<String> {
    let of = |case: Case<'_>| -> BTreeMap<String, (usize, usize)> {
        let place = case.ruling.standing.iter();
        place
            .flat_map(|place| {
                case.names(&place.members)
                    .into_iter()
                    .map(|name| (name.to_owned(), (place.from, place.to)))
            })
            .collect()
    };
    let (was, is) = (of(before), of(after));
    let changed = is.iter().filter_map(|(name, (from, to))| match was.get(name) {
        Some(was) if was == &(*from, *to) => None,
        Some((was_from, was_to)) => {
            let (now, was) = (words::range(*from, *to), words::range(*was_from, *was_to));
            Some(say!(after.language, consequence_place { name, now, was }))
        }
        None => Some(say!(after.language, consequence_takes_part { name })),
    });
    changed.take(8).collect()
}

/// Lots that were drawn and no longer apply.
fn lots(after: Case<'_>, preview: &Preview) -> Vec<String> {
    let (language, reached) = (after.language, reached(after));
    let drawn = preview
        .falls_away
        .iter()
        .filter(|lost| lost.asked.first().is_some_and(|kind| kind == "lots"));
    let anew = |id: &str| {
        after.ruling.open.iter().any(|open| open.id == id && matches!(open.ask, Ask::Lots { .. }))
    };
    // Lots of a stage that is gone need no sentence of their own.
    let still = |id: &str| {
        match_in_play_off(Language::En, id).is_none_or(|stage| reached.contains_key(&stage))
    };
    drawn
        .filter(|lost| still(&lost.id) || anew(&lost.id))
        .map(|lost| {
            let stage = lost.id.rsplit_once('/').map_or(lost.id.as_str(), |(stage, _)| stage);
            let [title, english] =
                [language, Language::En].map(|language| place_in_play_off(language, stage));
            let stage = in_sentence(language, &title, &english);
            if anew(&lost.id) {
                say!(language, consequence_lots_again { stage })
            } else {
                say!(language, consequence_lots_void { stage })
            }
        })
        .collect()
}
