//! Turns the parts of a draft, which names participants, into those of an event, which numbers
//! them.

use super::names::{NameIndex, normal};
use super::play::{BridgeResults, ChessGames, Play};
use super::{Sport, assigned, checks, teams};
use crate::bridge::{BoardTable, PlayedBoard};
use crate::draft::{DraftEvent, DraftGame, DraftMatch, DraftParticipant, DraftPlayOffGame};
use crate::{
    Board, Bye, Encounter, Exact, Fault, Game, Id, Match, MatchStatus, Participant, Place,
    PlayOffGame, Sides,
};
use std::collections::BTreeSet;
use tiebreak_language::sentence;

pub(super) fn participant(draft: &DraftParticipant, unit: i64) -> Participant {
    let published = match draft.points {
        Some(points) => Some(points),
        None if draft.points_by_event.is_empty() => None,
        None => Some(draft.points_by_event.iter().map(|(_, points)| *points).sum()),
    };
    Participant {
        name: normal(&draft.name).into_owned(),
        shown: draft.shown.as_deref().map(|shown| normal(shown).into_owned()),
        short: draft.short.as_deref().map(|short| normal(short).into_owned()),
        federation: draft.federation.clone(),
        rating: draft.rating,
        fide_id: draft.fide_id,
        number: draft.number,
        chess_title: draft.chess_title.clone(),
        points: draft.points,
        points_by_event: draft.points_by_event.clone(),
        published_units: published.map(|points| checks::in_units(points, unit)),
        penalty: draft.penalty.unwrap_or(Exact::ZERO),
        carry_over: draft.carry_over.unwrap_or(Exact::ZERO),
        qualification_rank: draft.qualification_rank,
        sessions: draft.sessions.clone(),
        sex: draft.sex.clone(),
        birth: draft.birth.clone(),
        club: draft.club.clone(),
        groups: draft.groups.clone(),
        previous_place: draft.previous_place,
        rank: draft.rank,
        withdrawn: draft.withdrawn,
        expelled: draft.expelled,
        declines: draft.declines.clone(),
        declines_awards: draft.declines_awards.clone(),
        values: draft.values.clone(),
    }
}

/// What was played, as the sport has it.
pub(super) fn play(
    draft: &DraftEvent,
    names: &NameIndex,
    unit: i64,
    faults: &mut Vec<Fault>,
) -> Play {
    match draft.info.sport {
        Sport::Chess => match teams::check(draft, names, unit, faults) {
            Some(teams) => Play::ChessTeams(teams),
            None => Play::from_games(chess(draft, names, unit, faults), draft.info.kind),
        },
        Sport::Bridge => Play::Bridge(bridge(draft, names, faults)),
    }
}

fn chess(draft: &DraftEvent, names: &NameIndex, unit: i64, faults: &mut Vec<Fault>) -> ChessGames {
    let SortedGames { games, unrated, annulled } = games(draft, names, unit, faults);
    ChessGames {
        games,
        unrated,
        annulled,
        byes: byes(draft, names, faults),
        assigned: assigned::check(draft, names, faults),
        play_off: play_off(draft, names, faults),
    }
}

fn bridge(draft: &DraftEvent, names: &NameIndex, faults: &mut Vec<Fault>) -> BridgeResults {
    let (annulled, counted): (Vec<Match>, Vec<Match>) =
        matches(&draft.matches, names, Place::Match, faults)
            .into_iter()
            .partition(|one| one.status == MatchStatus::Annulled);
    let qualification = &draft.qualification_matches;
    BridgeResults {
        matches: counted,
        annulled,
        qualification: matches(qualification, names, Place::QualificationMatch, faults),
        encounters: encounters(draft, names, faults),
        boards: boards(draft, names, faults),
        scoring: draft.board_scoring.clone(),
        played: played_boards(draft, names, faults),
    }
}

/// The games that count, those of them that are not rated, and those that were annulled.
struct SortedGames {
    games: Vec<Game>,
    unrated: Vec<usize>,
    annulled: Vec<Game>,
}

fn games(draft: &DraftEvent, names: &NameIndex, unit: i64, faults: &mut Vec<Fault>) -> SortedGames {
    let annulled: BTreeSet<usize> = draft.annulled.iter().copied().collect();
    let mut annulled_games = Vec::new();
    let unrated: BTreeSet<usize> = draft.unrated.iter().copied().collect();
    let mut games = Vec::with_capacity(draft.games.len());
    for (index, game) in draft.games.iter().enumerate() {
        let white = names.find(&game.white, Place::Game(index, "white"), faults);
        let black = names.find(&game.black, Place::Game(index, "black"), faults);
        let (Some(white), Some(black)) = (white, black) else { continue };
        if white == black {
            faults.push(both_colours(&game.white, Place::Game(index, "black")));
        }
        let units = draft
            .info
            .scoring
            .score(game.result, game.phase.as_deref())
            .map(|points| checks::in_units(points, unit));
        let game = checked(game, white, black, units);
        if annulled.contains(&index) {
            annulled_games.push(game);
        } else {
            games.push((!unrated.contains(&index), game));
        }
    }
    // The order of the file means nothing; round, phase and names do.
    let order = |a: &Game, b: &Game| {
        (a.round, &a.phase, a.white, a.black).cmp(&(b.round, &b.phase, b.white, b.black))
    };
    games.sort_by(|(_, a), (_, b)| order(a, b));
    annulled_games.sort_by(order);
    let unrated =
        games.iter().enumerate().filter(|(_, (rated, _))| !rated).map(|(index, _)| index).collect();
    SortedGames {
        games: games.into_iter().map(|(_, game)| game).collect(),
        unrated,
        annulled: annulled_games,
    }
}

/// The games of the play-off. Their order is kept: it tells which of two games came first.
fn play_off(draft: &DraftEvent, names: &NameIndex, faults: &mut Vec<Fault>) -> Vec<PlayOffGame> {
    let mut games = Vec::with_capacity(draft.play_off.len());
    for (index, DraftPlayOffGame { game, annulled, origin }) in draft.play_off.iter().enumerate() {
        let white = names.find(&game.white, Place::PlayOffGame(index, "white"), faults);
        let black = names.find(&game.black, Place::PlayOffGame(index, "black"), faults);
        let (Some(white), Some(black)) = (white, black) else { continue };
        if white == black {
            faults.push(both_colours(&game.white, Place::PlayOffGame(index, "black")));
        }
        let game = checked(game, white, black, [0, 0]);
        games.push(PlayOffGame { game, annulled: *annulled, origin: origin.clone() });
    }
    games
}

fn both_colours(name: &str, place: Place) -> Fault {
    let expected = sentence!(event_file_expected_opponent);
    Fault::new(place, sentence!(event_file_both_colours { name }), expected).about(name)
}

fn checked(game: &DraftGame, white: Id, black: Id, units: [i64; 2]) -> Game {
    Game {
        round: game.round,
        white,
        black,
        result: game.result,
        phase: game.phase.clone(),
        moves: game.moves,
        started: game.started,
        finished: game.finished,
        units,
    }
}

fn byes(draft: &DraftEvent, names: &NameIndex, faults: &mut Vec<Fault>) -> Vec<Bye> {
    let mut byes = Vec::with_capacity(draft.byes.len());
    for (index, one) in draft.byes.iter().enumerate() {
        let Some(player) = names.find(&one.player, Place::Bye(index, "player"), faults) else {
            continue;
        };
        byes.push(Bye { round: one.round, player, kind: one.kind, points: one.points });
    }
    byes.sort_by_key(|bye| (bye.round, bye.player));
    byes
}

fn matches(
    drafts: &[DraftMatch],
    names: &NameIndex,
    place: fn(usize, &'static str) -> Place,
    faults: &mut Vec<Fault>,
) -> Vec<Match> {
    let mut matches = Vec::with_capacity(drafts.len());
    for (index, one) in drafts.iter().enumerate() {
        let found: Vec<Option<Id>> =
            one.teams.iter().map(|name| names.find(name, place(index, "teams"), faults)).collect();
        let (first, second) = match found.as_slice() {
            [Some(first)] => (*first, None),
            [Some(first), Some(second)] => (*first, Some(*second)),
            _ => continue,
        };
        checks::teams(one, first, second, place(index, "teams"), faults);
        matches.push(Match {
            round: one.round,
            stage: one.stage.clone(),
            first,
            second,
            status: one.status,
            boards: one.boards,
            imps: one.imps.clone(),
            vps: one.vps.clone(),
            total_points: one.total_points.clone(),
            score: one.score.clone(),
            carry_over: one.carry_over.get().filter(|carried| *carried != [Exact::ZERO; 2]).into(),
        });
    }
    // The order of the file means nothing, also where the same two meet twice in one round.
    let who = |one: &Match| (one.round, one.first, one.second);
    let figures =
        |one: &Match| [&one.imps, &one.vps, &one.total_points, &one.score].map(Sides::get);
    matches.sort_by(|a, b| {
        (&a.stage, who(a)).cmp(&(&b.stage, who(b))).then_with(|| figures(a).cmp(&figures(b)))
    });
    matches
}

fn encounters(draft: &DraftEvent, names: &NameIndex, faults: &mut Vec<Fault>) -> Vec<Encounter> {
    let mut encounters = Vec::new();
    for (index, one) in draft.encounters.iter().enumerate() {
        let place = Place::Encounter(index, "pairs");
        let first = names.find(&one.pairs[0], place, faults);
        let second = names.find(&one.pairs[1], place, faults);
        let (Some(first), Some(second)) = (first, second) else { continue };
        if first == second {
            let name = &one.pairs[0];
            let expected = sentence!(event_file_expected_different_pairs);
            faults.push(
                Fault::new(place, sentence!(event_file_meets_itself { name }), expected)
                    .about(name),
            );
        }
        encounters.push(Encounter { pairs: [first, second], matchpoints: one.matchpoints });
    }
    encounters.sort_by_key(|one| (one.pairs, one.matchpoints));
    encounters
}

fn boards(draft: &DraftEvent, names: &NameIndex, faults: &mut Vec<Fault>) -> Vec<Board> {
    let mut boards = Vec::new();
    for (index, one) in draft.boards.iter().enumerate() {
        let mut net: Vec<(Id, Exact)> = one
            .net
            .iter()
            .filter_map(|(name, points)| {
                Some((names.find(name, Place::Board(index, "net"), faults)?, *points))
            })
            .collect();
        net.sort();
        boards.push(Board { number: one.number, net });
    }
    boards.sort_by(|a, b| (a.number, &a.net).cmp(&(b.number, &b.net)));
    boards
}

/// The boards as they were played, in the order of session, section and number, whatever the order
/// of the file.
fn played_boards(
    draft: &DraftEvent,
    names: &NameIndex,
    faults: &mut Vec<Fault>,
) -> Vec<PlayedBoard<Id>> {
    let mut boards = Vec::with_capacity(draft.played_boards.len());
    for (index, one) in draft.played_boards.iter().enumerate() {
        let place = Place::PlayedBoard(index, "tables");
        let mut tables = Vec::with_capacity(one.tables.len());
        for table in &one.tables {
            let north_south = names.find(&table.north_south, place, faults);
            let east_west = names.find(&table.east_west, place, faults);
            let (Some(north_south), Some(east_west)) = (north_south, east_west) else { continue };
            if north_south == east_west {
                let name = &table.north_south;
                let message =
                    sentence!(event_file_board_against_itself { name, board: one.number });
                faults.push(
                    Fault::new(place, message, sentence!(event_file_expected_opponent)).about(name),
                );
            }
            let (round, form, lead) = (table.round, table.form, table.lead.clone());
            tables.push(BoardTable {
                round,
                north_south,
                east_west,
                result: table.result.clone(),
                lead,
                form,
            });
        }
        tables.sort();
        boards.push(PlayedBoard {
            session: one.session,
            section: one.section.clone(),
            number: one.number,
            datum: one.datum,
            tables,
        });
    }
    boards.sort();
    boards
}
