//! What a format cannot hold: the event as it was, against the event that is read back.

use crate::account::{Names, Told};
use crate::{Format, Import, import_any};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::Method;
use tiebreak_model::{Event, Game, Id, Match, Participant};

/// What is lost of an event when it is written in a format and read again, in a few words each;
/// nothing where all of it comes back. It is found out by reading what was written.
pub fn lost(event: &Event, format: Format, name: &str, bytes: &[u8]) -> Vec<Sentence> {
    if format == Format::EventFile {
        return Vec::new();
    }
    let lost = match read_back(event, name, bytes) {
        Some((back, by_itself)) => {
            let mut lost = parts(event, &back);
            if !by_itself && !lost.contains(&KIND) {
                lost.push(KIND);
            }
            lost
        }
        None => vec!["everything"],
    };
    in_words(&lost)
}

/// The kind of event, which can be told when it is read.
const KIND: &str = "kind";

/// What is lost, by the words of `lost-part`.
fn in_words(parts: &[&'static str]) -> Vec<Sentence> {
    parts.iter().map(|part| sentence!(lost_part { part: *part })).collect()
}

/// What was written, as it is read; and whether it was read without being told anything.
fn read_back(event: &Event, name: &str, bytes: &[u8]) -> Option<(Event, bool)> {
    let alone = import_any(name, bytes, &Told::default());
    if let Ok(Import { account, event: Some(event), .. }) = alone
        && account.undecided().next().is_none()
    {
        return Some((event, true));
    }
    Some((import_any(name, bytes, &known(event)).ok()?.event?, false))
}

/// What somebody who has the event can say about a file that was written from it.
pub(crate) fn known(event: &Event) -> Told {
    let last = event.games().iter().filter_map(|game| game.round).max().unwrap_or(0);
    Told {
        kind: Some(event.kind()),
        scoring: pairs_method(event),
        cycles: Some(event.cycles()),
        rounds: event.rounds().filter(|rounds| *rounds >= last),
        names: vec![Names::Apart],
        ..Told::default()
    }
}

/// How the boards of a pairs event are scored.
fn pairs_method(event: &Event) -> Option<Method> {
    let method = event.board_scoring().map(|scoring| scoring.method);
    method.filter(|method| method.is_for_pairs())
}

/// Whether something was there and is not the same any more. What a reader adds is not a loss.
fn gone<T: PartialEq>(before: &Option<T>, after: &Option<T>) -> bool {
    before.is_some() && before != after
}

/// What of an event another one does not have, in a few words each.
pub fn differences(one: &Event, other: &Event) -> Vec<Sentence> {
    in_words(&parts(one, other))
}

/// The same by the words by which `lost-part` chooses.
fn parts(one: &Event, other: &Event) -> Vec<&'static str> {
    let mut lost = Vec::new();
    let mut note = |differs: bool, part: &'static str| {
        if differs {
            lost.push(part);
        }
    };
    note(one.title() != other.title(), "title");
    note(
        (one.regulation(), one.readings()) != (other.regulation(), other.readings()),
        "regulation",
    );
    note((one.kind(), one.cycles()) != (other.kind(), other.cycles()), KIND);
    note(one.rounds().is_some() && one.rounds() != other.rounds(), "rounds");
    note(one.finished() && !other.finished(), "finished");
    note(one.start().is_some() && one.start() != other.start(), "start");
    note(gone(&one.end(), &other.end()), "end");
    note(gone(&one.venue(), &other.venue()), "venue");
    note(gone(&one.time_zone(), &other.time_zone()), "time-zone");
    note(one.name_order() != other.name_order(), "shown-names");
    note(one.scoring() != other.scoring(), "scoring");
    note(one.prizes() != other.prizes(), "prizes");
    note(one.tour_points() != other.tour_points(), "tour-points");
    note(one.teams() != other.teams(), "teams");
    note(one.report().iter().any(|line| !other.report().contains(line)), "report");
    participants(one, other, &mut note);
    games(one, other, &mut note);
    bridge(one, other, &mut note);
    lost
}

fn participants(one: &Event, other: &Event, note: &mut dyn FnMut(bool, &'static str)) {
    let names = |event: &Event| -> Vec<String> {
        event.participants().iter().map(|one| one.name.clone()).collect()
    };
    note(names(one) != names(other), "participants");
    let differs = |what: &dyn Fn(&Participant, &Participant) -> bool| {
        one.participants().iter().any(|a| {
            let found = other.find(&a.name).map(|id| &other.participants()[id.index()]);
            found.is_some_and(|b| what(a, b))
        })
    };
    note(differs(&|a, b| gone(&a.number, &b.number)), "numbers");
    note(differs(&|a, b| gone(&a.shown, &b.shown)), "shown-names");
    note(differs(&|a, b| gone(&a.short, &b.short)), "short-names");
    note(differs(&|a, b| gone(&a.federation, &b.federation)), "federations");
    note(differs(&|a, b| gone(&a.chess_title, &b.chess_title)), "chess-titles");
    note(differs(&|a, b| gone(&a.rating, &b.rating)), "ratings");
    note(differs(&|a, b| gone(&a.fide_id, &b.fide_id)), "fide-ids");
    note(differs(&|a, b| gone(&a.sex, &b.sex) || gone(&a.birth, &b.birth)), "births");
    let values =
        |a: &Participant, b: &Participant| a.values.iter().any(|value| !b.values.contains(value));
    let figures = |a: &Participant, b: &Participant| {
        gone(&a.rank, &b.rank) || gone(&a.points, &b.points) || values(a, b)
    };
    note(differs(&figures), "figures");
    note(differs(&|a, b| (a.penalty, a.carry_over) != (b.penalty, b.carry_over)), "penalties");
    note(differs(&|a, b| a.points_by_event != b.points_by_event), "points-by-event");
    note(differs(&|a, b| a.sessions != b.sessions), "sessions");
    note(differs(&|a, b| a.club != b.club), "clubs");
    note(differs(&|a, b| a.groups != b.groups), "groups");
    note(differs(&|a, b| a.previous_place != b.previous_place), "previous-places");
    note(differs(&|a, b| a.qualification_rank != b.qualification_rank), "qualification-places");
    let left =
        |a: &Participant| (a.withdrawn, a.expelled, a.declines.clone(), a.declines_awards.clone());
    note(differs(&|a, b| left(a) != left(b)), "who-left");
}

/// A game without the numbers of its players, which other participants may change.
type GameRow<'e> = (Option<u32>, &'e str, &'e str, tiebreak_model::GameResult);

fn rows<'e>(event: &'e Event, games: impl Iterator<Item = &'e Game>) -> Vec<GameRow<'e>> {
    let mut rows: Vec<GameRow<'e>> = games
        .map(|game| (game.round, event.name(game.white), event.name(game.black), game.result))
        .collect();
    rows.sort();
    rows
}

fn games(one: &Event, other: &Event, note: &mut dyn FnMut(bool, &'static str)) {
    let (mine, theirs) = (rows(one, one.games().iter()), rows(other, other.games().iter()));
    let without_round = |rows: &[GameRow<'_>]| {
        let mut rows: Vec<_> = rows
            .iter()
            .map(|(_, white, black, result)| (white.to_string(), black.to_string(), *result))
            .collect();
        rows.sort();
        rows
    };
    let same = without_round(&mine) == without_round(&theirs);
    note(!same, "results");
    note(same && mine != theirs, "rounds-of-games");
    let details = |event: &Event, what: &dyn Fn(&Game) -> String| {
        let mut all: Vec<String> = event
            .games()
            .iter()
            .map(|game| {
                format!(
                    "{:?} {} {} {}",
                    game.round,
                    event.name(game.white),
                    event.name(game.black),
                    what(game)
                )
            })
            .collect();
        all.sort();
        all
    };
    let differs =
        |what: &dyn Fn(&Game) -> String| same && details(one, what) != details(other, what);
    note(differs(&|game| format!("{:?}", game.phase)), "phases");
    note(differs(&|game| format!("{:?}", game.moves)), "moves");
    note(differs(&|game| format!("{:?} {:?}", game.started, game.finished)), "times");
    let byes = |event: &Event| -> Vec<_> {
        let byes = event.byes().iter();
        byes.map(|bye| (bye.round, event.name(bye.player).to_owned(), bye.kind.word(), bye.points))
            .collect()
    };
    let sorted = |mut byes: Vec<(u32, String, &'static str, tiebreak_model::Exact)>| {
        byes.sort();
        byes
    };
    note(sorted(byes(one)) != sorted(byes(other)), "byes");
    note(one.unrated().len() != other.unrated().len(), "unrated");
    let off = |event: &Event| rows(event, event.play_off().iter().map(|kept| &kept.game)).len();
    note(off(one) != off(other), "play-off");
    note(one.annulled_games().len() != other.annulled_games().len(), "annulled-games");
}

fn bridge(one: &Event, other: &Event, note: &mut dyn FnMut(bool, &'static str)) {
    let rows = |event: &Event, matches: &[Match]| {
        let name = |id: Id| event.name(id).to_owned();
        let mut rows: Vec<_> = matches
            .iter()
            .map(|one| {
                let figures = (one.imps.get(), one.vps.get(), one.boards, one.total_points.get());
                (
                    one.round,
                    name(one.first),
                    one.second.map(name),
                    crate::event_file::status_word(one.status),
                    figures,
                )
            })
            .collect();
        rows.sort();
        rows
    };
    note(rows(one, one.matches()) != rows(other, other.matches()), "matches");
    note(
        one.qualification_matches().len() != other.qualification_matches().len(),
        "qualification-matches",
    );
    note(one.annulled_matches().len() != other.annulled_matches().len(), "annulled-matches");
    note(one.encounters().len() != other.encounters().len(), "encounters");
    note(one.boards().len() != other.boards().len(), "boards");
    let lines =
        |event: &Event| event.played_boards().iter().map(|board| board.tables.len()).sum::<usize>();
    note(lines(one) > lines(other), "tables");
}
