//! Pairs: participants with their scores, and what they scored against each other.

use super::xml::Element;
use super::{Draft, number, required};
use crate::account::Told;
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_model::{DraftEncounter, DraftParticipant, Exact, Kind};

pub(super) fn read(event: &Element, told: &Told, faults: &mut Faults) -> Draft {
    let mut draft = Draft::default();
    draft.event.kind = Kind::Pairs;
    // Several sessions stand in elements of their own; a single one stands in the event itself.
    let sessions: Vec<&Element> = event.all("SESSION").collect();
    let parts = if sessions.is_empty() { vec![event] } else { sessions };
    let mut shared: BTreeMap<String, String> = BTreeMap::new();
    participants(event, &mut shared, &mut draft, faults);
    let mut met: BTreeMap<[String; 2], [Exact; 2]> = BTreeMap::new();
    for part in parts {
        let sections: Vec<&Element> = part.all("SECTION").collect();
        let wanted = |section: &&Element| {
            let id = section.attribute("SECTION_ID").or_else(|| section.text_of("SECTION_ID"));
            told.wants_section(id.or_else(|| section.text_of("SECTION_NAME")))
        };
        let places = if sections.is_empty() { vec![part] } else { sections.into_iter().filter(wanted).collect() };
        for place in places {
            // Every section numbers its pairs from 1.
            let mut names: BTreeMap<String, String> = shared.clone();
            if !std::ptr::eq(place, event) {
                participants(place, &mut names, &mut draft, faults);
            }
            for line in place.all("BOARD").flat_map(|board| board.all("TRAVELLER_LINE")) {
                encounter(line, &names, &mut met, faults);
            }
        }
    }
    if draft.event.participants.is_empty() && !faults.fatal() {
        let found = Diagnostic::error("there are neither teams nor pairs in this event", event.span.clone());
        faults.add(found.label("expected <PARTICIPANTS> with <TEAM> or <PAIR>"));
    }
    draft.event.encounters =
        met.into_iter().map(|(pairs, matchpoints)| DraftEncounter { pairs, matchpoints }).collect();
    draft
}

fn participants(place: &Element, names: &mut BTreeMap<String, String>, draft: &mut Draft, faults: &mut Faults) {
    for pair in place.child("PARTICIPANTS").into_iter().flat_map(|all| all.all("PAIR")) {
        let Some(id) = required(pair, "PAIR_NUMBER", faults) else { continue };
        let players: Vec<&str> = pair.all("PLAYER").filter_map(|player| player.text_of("PLAYER_NAME")).collect();
        let name = if players.is_empty() { format!("Pair {id}") } else { players.join(" & ") };
        names.insert(id.to_owned(), name.clone());
        let score = number(pair, "PERCENTAGE", faults).or_else(|| number(pair, "TOTAL_SCORE", faults));
        let known = draft.event.participants.iter_mut().find(|one| one.name == name);
        match known {
            Some(one) => one.sessions.extend(score),
            None => draft.event.participants.push(DraftParticipant {
                name,
                sessions: score.into_iter().collect(),
                rank: pair.text_of("PLACE").and_then(|place| place.trim_end_matches('=').parse().ok()),
                ..DraftParticipant::default()
            }),
        }
    }
}

fn encounter(
    line: &Element,
    names: &BTreeMap<String, String>,
    met: &mut BTreeMap<[String; 2], [Exact; 2]>,
    faults: &mut Faults,
) {
    let mut pair = |tag: &str| {
        let id = required(line, tag, faults)?;
        let name = names.get(id).cloned();
        if name.is_none() {
            let span = line.child(tag).map_or(line.span.clone(), |child| child.span.clone());
            let found = Diagnostic::error(format!("there is no pair {id}"), span);
            faults.add(found.label("expected a PAIR_NUMBER of the participants"));
        }
        name
    };
    let (Some(first), Some(second)) = (pair("NS_PAIR_NUMBER"), pair("EW_PAIR_NUMBER")) else { return };
    let scored = [number(line, "NS_MATCH_POINTS", faults), number(line, "EW_MATCH_POINTS", faults)];
    let [Some(north_south), Some(east_west)] = scored else { return };
    if north_south.is_negative() || east_west.is_negative() {
        let found = Diagnostic::error("match points below zero", line.span.clone());
        faults.add(found.label("expected zero or more"));
        return;
    }
    let (pairs, points) = if first < second {
        ([first, second], [north_south, east_west])
    } else {
        ([second, first], [east_west, north_south])
    };
    let sum = met.entry(pairs).or_insert([Exact::ZERO; 2]);
    sum[0] += points[0];
    sum[1] += points[1];
}
