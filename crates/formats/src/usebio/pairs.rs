//! Pairs: participants with their scores, and the boards that they played.

use super::xml::Element;
use super::{Draft, number, required, travellers, whole};
use crate::account::Told;
use crate::boards::{PublishedBoards, PublishedLine, scoring_unclear};
use crate::datum_search;
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{BoardScoring, BoardTable, LARGEST_SCORE, Method, PlayedBoard};
use tiebreak_model::{DraftEncounter, DraftParticipant, Exact, Kind};

pub(super) fn read(event: &Element, told: &Told, faults: &mut Faults) -> Draft {
    let mut draft = Draft::default();
    draft.event.info.kind = Kind::Pairs;
    // Several sessions are in elements of their own; a single one is in the event itself.
    let sessions: Vec<&Element> = event.all("SESSION").collect();
    let parts = if sessions.is_empty() { vec![event] } else { sessions };
    let mut shared = Names::default();
    participants(event, &mut shared, &mut draft, faults);
    let mut found = PairsResults::default();
    for (session, part) in (1..).zip(parts) {
        let sections: Vec<&Element> = part.all("SECTION").collect();
        let several = sections.len() > 1;
        let id = |section: &Element| {
            let id = section.attribute("SECTION_ID").or_else(|| section.text_of("SECTION_ID"));
            id.or_else(|| section.text_of("SECTION_NAME")).map(str::to_owned)
        };
        let wanted = |section: &&Element| told.wants_section(id(section).as_deref());
        let places = if sections.is_empty() {
            vec![part]
        } else {
            sections.into_iter().filter(wanted).collect()
        };
        for place in places {
            // Every section numbers its pairs from 1.
            let mut names = shared.clone();
            if !std::ptr::eq(place, event) {
                participants(place, &mut names, &mut draft, faults);
            }
            let section = id(place).filter(|_| several);
            for board in place.all("BOARD") {
                if let Some(boards) = found.board(board, &names, faults) {
                    let section = section.clone();
                    found.boards.push(PlayedBoard { session, section, ..boards });
                }
            }
        }
    }
    if draft.event.participants.is_empty() && !faults.fatal() {
        let found = Diagnostic::error(sentence!(usebio_nobody), event.span.clone());
        faults.add(found.label(sentence!(usebio_expected_participants)));
    }
    if faults.fatal() {
        return draft;
    }
    if found.complete && !found.boards.is_empty() {
        enter_boards(event, told, found, &mut draft);
    } else {
        let met = found.met.into_iter();
        draft.event.encounters =
            met.map(|(pairs, matchpoints)| DraftEncounter { pairs, matchpoints }).collect();
    }
    draft
}

/// The names of pairs by their numbers; where both directions count from 1, by direction and
/// number.
#[derive(Debug, Clone, Default)]
struct Names(BTreeMap<(Option<&'static str>, String), String>);

impl Names {
    fn find(&self, side: &'static str, id: &str) -> Option<String> {
        let of_side = self.0.get(&(Some(side), id.to_owned()));
        of_side.or_else(|| self.0.get(&(None, id.to_owned()))).cloned()
    }
}

fn participants(place: &Element, names: &mut Names, draft: &mut Draft, faults: &mut Faults) {
    for pair in place.child("PARTICIPANTS").into_iter().flat_map(|all| all.all("PAIR")) {
        let Some(id) = required(pair, "PAIR_NUMBER", faults) else { continue };
        let players: Vec<&str> =
            pair.all("PLAYER").filter_map(|player| player.text_of("PLAYER_NAME")).collect();
        let side = match pair.text_of("DIRECTION") {
            Some("NS" | "N") => Some("NS"),
            Some("EW" | "E") => Some("EW"),
            _ => None,
        };
        let name = match (players.is_empty(), side) {
            (false, _) => players.join(" & "),
            (true, Some(side)) => format!("Pair {id} {side}"),
            (true, None) => format!("Pair {id}"),
        };
        names.0.insert((side, id.to_owned()), name.clone());
        let score =
            number(pair, "PERCENTAGE", faults).or_else(|| number(pair, "TOTAL_SCORE", faults));
        let known = draft.event.participants.iter_mut().find(|one| one.name == name);
        match known {
            Some(one) => one.sessions.extend(score),
            None => draft.event.participants.push(DraftParticipant {
                name,
                sessions: score.into_iter().collect(),
                rank: pair
                    .text_of("PLACE")
                    .and_then(|place| place.trim_end_matches('=').parse().ok()),
                ..DraftParticipant::default()
            }),
        }
    }
}

/// What the boards of a file hold.
struct PairsResults {
    boards: Vec<PlayedBoard<String>>,
    published: Vec<Vec<PublishedLine>>,
    /// The published datum of each board.
    data: Vec<Option<Exact>>,
    /// Published matchpoints of two pairs against each other, for files whose lines do not say what
    /// happened.
    met: BTreeMap<[String; 2], [Exact; 2]>,
    /// Whether every line says what happened.
    complete: bool,
}

impl Default for PairsResults {
    fn default() -> Self {
        Self {
            boards: Vec::new(),
            published: Vec::new(),
            data: Vec::new(),
            met: BTreeMap::new(),
            complete: true,
        }
    }
}

impl PairsResults {
    /// Reads a board, whose session and section the caller knows.
    fn board(
        &mut self,
        board: &Element,
        names: &Names,
        faults: &mut Faults,
    ) -> Option<PlayedBoard<String>> {
        let Some(board_number) = whole(board, "BOARD_NUMBER", faults).filter(|number| *number > 0)
        else {
            self.complete = false;
            board.all("TRAVELLER_LINE").for_each(|line| {
                self.pairs(line, names, faults);
            });
            return None;
        };
        let (mut tables, mut published) = (Vec::new(), Vec::new());
        for line in board.all("TRAVELLER_LINE") {
            let Some([north_south, east_west]) = self.pairs(line, names, faults) else { continue };
            let Some(read) = travellers::read(line, board_number, faults) else {
                self.complete = false;
                continue;
            };
            published.push(PublishedLine { points: read.published, differs: read.differs });
            let (round, lead, form) = (read.round, read.lead, 1);
            tables.push(BoardTable {
                round,
                north_south,
                east_west,
                result: read.result,
                lead,
                form,
            });
        }
        self.published.push(published);
        self.data.push(board.text_of("BOARD_AVERAGE").and_then(datum));
        let number = board_number;
        Some(PlayedBoard { session: 0, section: None, number, datum: None, tables })
    }

    /// Who sat at a table; what the file publishes of the two is noted.
    fn pairs(&mut self, line: &Element, names: &Names, faults: &mut Faults) -> Option<[String; 2]> {
        let mut pair = |tag: &str, side: &'static str| {
            let id = required(line, tag, faults)?;
            let name = names.find(side, id);
            if name.is_none() {
                let span = line.child(tag).map_or(line.span.clone(), |child| child.span.clone());
                let found = Diagnostic::error(sentence!(usebio_no_pair { pair: id }), span);
                faults.add(found.label(sentence!(usebio_expected_pair)));
            }
            name
        };
        let (first, second) = (pair("NS_PAIR_NUMBER", "NS"), pair("EW_PAIR_NUMBER", "EW"));
        let (first, second) = (first?, second?);
        let scored =
            [number(line, "NS_MATCH_POINTS", faults), number(line, "EW_MATCH_POINTS", faults)];
        if let [Some(own), Some(other)] = scored {
            if own.is_negative() || other.is_negative() {
                let found = Diagnostic::error(sentence!(usebio_below_zero), line.span.clone());
                faults.add(found.label(sentence!(usebio_expected_zero)));
                return None;
            }
            let turned = second < first;
            let pairs = if turned {
                [second.clone(), first.clone()]
            } else {
                [first.clone(), second.clone()]
            };
            let sum = self.met.entry(pairs).or_insert([Exact::ZERO; 2]);
            sum[usize::from(turned)] += own;
            sum[usize::from(!turned)] += other;
        }
        Some([first, second])
    }
}

/// The boards take the place of the published scores, which are compared with what follows from
/// them.
fn enter_boards(event: &Element, told: &Told, found: PairsResults, draft: &mut Draft) {
    let method = told.scoring.filter(|method| method.is_for_pairs()).or_else(|| stated(event));
    let winners = if event.text_of("WINNER_TYPE") == Some("2") { 2 } else { 1 };
    let likely = method.or_else(|| by_units(event));
    let method_or = likely.unwrap_or_default();
    draft.event.board_scoring =
        Some(BoardScoring { method: method_or, winners, ..BoardScoring::default() });
    draft.event.played_boards = found.boards;
    let totals: Vec<Vec<Exact>> =
        draft.event.participants.iter_mut().map(|one| std::mem::take(&mut one.sessions)).collect();
    if method.is_none() {
        // Compared with what a guess gives, everything would be different.
        let kind = event.attribute("EVENT_TYPE").unwrap_or_default();
        draft.doubts.push(scoring_unclear(kind, likely));
        return;
    }
    let published = PublishedBoards { lines: found.published, totals, data: found.data };
    draft.repairs.extend(datum_search::apply(&mut draft.event, &published));
    draft.repairs.extend(published.before_neuberg(&draft.event));
    draft.doubts.extend(published.compared_with(&draft.event));
}

/// A datum within the bounds of a score.
fn datum(text: &str) -> Option<Exact> {
    let most = Exact::from(LARGEST_SCORE);
    text.parse().ok().filter(|datum| (-most..=most).contains(datum))
}

/// How the file says that boards are scored: by its event type, else by its method. A file that has
/// neither is scored as the units of its lines say.
fn stated(event: &Element) -> Option<Method> {
    let kind = event.attribute("EVENT_TYPE").unwrap_or_default();
    let method = event
        .text_of("BOARD_SCORING_METHOD")
        .or_else(|| event.text_of("SCORING_METHOD"))
        .unwrap_or_default();
    let silent = matches!(kind, "" | "PAIRS") && method.is_empty();
    let by_units = || by_units(event).filter(|_| silent);
    method_of(kind).or_else(|| method_of(method)).or_else(by_units)
}

fn method_of(word: &str) -> Option<Method> {
    let word = word.to_uppercase().replace([' ', '-'], "_");
    let holds = |words: &[&str]| words.iter().any(|one| word.contains(one));
    if holds(&["BUTLER"]) {
        Some(Method::Butler)
    } else if holds(&["CROSS", "XIMP", "X_IMP"]) {
        Some(Method::CrossImps)
    } else if holds(&["MATCH_POINT", "MATCHPOINT"]) || word.split('_').any(|part| part == "MP") {
        Some(Method::Matchpoints)
    } else {
        None
    }
}

/// The method whose units the lines publish.
fn by_units(event: &Element) -> Option<Method> {
    let units = [
        ("NS_BUTLER_POINTS", Method::Butler),
        ("NS_BUTLER_IMP_POINTS", Method::Butler),
        ("NS_CROSS_IMP_POINTS", Method::CrossImps),
        ("NS_MATCH_POINTS", Method::Matchpoints),
    ];
    let line = event.first("TRAVELLER_LINE")?;
    units.into_iter().find(|(tag, _)| line.child(tag).is_some()).map(|(_, method)| method)
}
