//! Games as an event, with the account of what was understood.

use super::faults::{FileFault, FoundGames, PartFaults};
use super::game::PgnGame;
use super::parts::{Later, TournamentPart, parts};
use super::players::Players;
use super::repeats::{Repeats, without_repeats};
use super::team_event;
use super::time_control::Speed;
use super::who::PlayerNumbers;
use crate::Format;
use crate::account::{
    Account, Doubt, DoubtKind, EventFacts, FoundEvent, Phase, Told, games_of, judge,
};
use crate::date::{EventDates, event_dates};
use crate::import::{Import, choose, date_doubt, kind_doubts};
use jiff::civil::Date;
use std::collections::BTreeSet;
use tiebreak_document::{Diagnostic, RejectedFile, Span};
use tiebreak_language::sentence;
use tiebreak_model::{
    DraftEvent, DraftGame, DraftPlayOffGame, Event, EventInfo, Exact, GameOrigin, Kind, Moment,
    Place, Scoring,
};

/// The phase that Armageddon games are marked with.
pub(super) const ARMAGEDDON: &str = "armageddon";

/// Of how many different texts the dates of an event are sought.
const MOST_DATES: usize = 1000;

/// The texts that games were read from, by the names of their files; nothing for a file that was
/// not in memory.
pub(super) type GameTexts<'t> = [(&'t str, &'t str)];

/// What one tournament of a file came to.
pub(super) struct ReadTournament {
    pub(super) draft: DraftEvent,
    pub(super) found: Vec<FoundEvent>,
    pub(super) doubts: Vec<Doubt>,
    /// The game behind each game of the draft.
    pub(super) from: Vec<usize>,
}

/// The event that is meant, and the account of everything in the file.
pub(super) fn import(
    name: &str,
    files: &GameTexts<'_>,
    found: FoundGames,
    told: &Told,
) -> Result<Import, RejectedFile> {
    let Repeats { games, contradictions, doubts } = without_repeats(found.games, files);
    let stem = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = stem.strip_suffix(".pgn").unwrap_or(stem);
    let who = PlayerNumbers::from_games(&games);
    let parts = parts(&games, &who, stem, told.rounds);
    let mut faults = PartFaults::new(&parts, contradictions, found.unread);
    let mut account = Account::new(name, Format::Pgn, "utf-8");
    account.doubts = doubts;
    let source = GameSource { games: &games, who: &who, files };
    let mut read: Vec<ReadTournament> =
        parts.iter().map(|part| read_part(part, &source, told)).collect();
    let titles: Vec<(String, Option<String>, usize)> = parts
        .iter()
        .map(|part| (part.name.clone(), part.section.clone(), part.main.len()))
        .collect();
    for (at, one) in read.iter_mut().enumerate() {
        if let Some(main) = one.found.first_mut() {
            main.faults = faults.sentences(at, files);
        }
    }
    account.events = read.iter().flat_map(|one| one.found.iter().cloned()).collect();
    let chosen =
        choose(&titles, "games", told).map_err(|found| RejectedFile::new(name, "", vec![found]))?;
    let at = match chosen {
        Ok(at) => at,
        Err(doubt) => {
            account.doubts.push(doubt);
            return Ok(Import::undecided(account));
        }
    };
    account.chosen = Some(read[..at].iter().map(|one| one.found.len()).sum());
    let ReadTournament { draft, doubts, from, .. } = read.swap_remove(at);
    account.doubts.extend(doubts);
    account.doubts.extend(elsewhere(faults.elsewhere(at)));
    if let Some(refusal) = faults.refusal(at, files) {
        account.doubts.extend(refusal.findings.iter().map(unusable));
        return Ok(Import { refusal: Some(refusal), ..Import::undecided(account) });
    }
    account.doubts.extend(results_that_differ(&games, &parts[at], files));
    // A large file has many games: from here on only their places are needed.
    let places: Vec<(usize, Span)> =
        from.iter().map(|at| (games[*at].file, games[*at].span.clone())).collect();
    drop((games, who, from));
    Event::new(draft).map(|event| Import::new(event, account)).map_err(|faults| {
        let found = faults.iter().map(|fault| {
            let place = match fault.place {
                Place::Game(index, _) => places.get(index),
                _ => None,
            };
            let found = Diagnostic {
                span: place.map(|(_, span)| span.clone()),
                ..Diagnostic::whole(&fault.message)
            };
            let found = Diagnostic { hint: fault.hint.clone(), ..found.label(&fault.expected) };
            FileFault { file: place.map_or(0, |(file, _)| *file), found }
        });
        faults_in_files(files, found.collect())
    })
}

/// Faults with the files they are in. Those of the first file are underlined, the others named by
/// file and line.
pub(super) fn faults_in_files(files: &GameTexts<'_>, faults: Vec<FileFault>) -> RejectedFile {
    let first = faults.iter().map(|fault| fault.file).min().unwrap_or(0);
    let (name, text) = files.get(first).copied().unwrap_or_default();
    let findings = faults.into_iter().map(|FileFault { file, found }| {
        if file == first {
            return found;
        }
        let (name, text) = files.get(file).copied().unwrap_or_default();
        let line = line(text, found.span.as_ref().map_or(0, |span| span.start));
        let message = sentence!(pgn_in_file { file: name, line, message: &found.message });
        Diagnostic { message, span: None, ..found }
    });
    RejectedFile::new(name, text, findings.collect())
}

/// A mistake of the event that is meant, as a doubt that no option decides.
fn unusable(found: &Diagnostic) -> Doubt {
    let mut doubt = Doubt::reported(DoubtKind::ResultDiffers, &found.message);
    doubt.stops = true;
    doubt
}

/// That other events of the file have mistakes.
fn elsewhere(count: usize) -> Option<Doubt> {
    let message = || sentence!(pgn_faults_elsewhere { count });
    (count > 0).then(|| Doubt::reported(DoubtKind::NotUsed, message()))
}

/// Where a game stands, for those who want to look it up.
fn origin(game: &PgnGame, files: &GameTexts<'_>) -> GameOrigin {
    let (name, _) = files.get(game.file).copied().unwrap_or_default();
    let file =
        (files.len() > 1).then(|| name.rsplit(['/', '\\']).next().unwrap_or(name).to_owned());
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    GameOrigin { game: count(game.number), line: game.line, file }
}

pub(super) fn line(text: &str, at: usize) -> usize {
    memchr::memchr_iter(b'\n', &text.as_bytes()[..at.min(text.len())]).count() + 1
}

/// Where a game begins, as file and line: "round1.pgn:12".
pub(super) fn place_of(files: &GameTexts<'_>, game: &PgnGame) -> String {
    let (name, _) = files.get(game.file).copied().unwrap_or_default();
    format!("{name}:{}", game.line)
}

/// The games of some files with their players.
struct GameSource<'g> {
    games: &'g [PgnGame],
    who: &'g PlayerNumbers,
    files: &'g GameTexts<'g>,
}

fn read_part(part: &TournamentPart, source: &GameSource<'_>, told: &Told) -> ReadTournament {
    let games = source.games;
    let later = part.later.iter().flat_map(|later| &later.games);
    let all: Vec<&PgnGame> = part.main.iter().chain(later).map(|at| &games[*at]).collect();
    let mut players = Players::from_games(all.iter().copied(), told);
    let mut doubts = std::mem::take(&mut players.doubts);
    let dates = days_of(&all);
    doubts.extend(dates.doubt.as_ref().map(date_doubt));
    if let Some(league) = &part.league {
        // Who is who decides nothing in a standing of teams.
        doubts.iter_mut().for_each(|doubt| doubt.stops = false);
        let mut read = team_event::read(part, league, games, &players, told).on(&dates);
        read.doubts.extend(doubts);
        return read;
    }
    let lone = part.main.is_empty();
    let mut draft = DraftEvent {
        info: EventInfo {
            title: part.name.clone(),
            start: dates.first.and_then(moment),
            end: dates.last.filter(|last| dates.first < Some(*last)).and_then(moment),
            venue: venue(&all),
            ..EventInfo::default()
        },
        ..DraftEvent::default()
    };
    let main: Vec<usize> = if lone {
        part.later.iter().flat_map(|later| later.games.clone()).collect()
    } else {
        part.main.clone()
    };
    draft.games = main.iter().filter_map(|at| draft_game(&games[*at], &players, None)).collect();
    let mut from = main;
    let rapid_and_blitz = phases(&mut draft.games, &from, games, told);
    draft.participants.clone_from(&players.list);
    let meetings = games_of(&draft.participants, &draft.games);
    let course = course(part, draft.participants.len(), rapid_and_blitz, told);
    let judged = judge(&course, &meetings);
    let names: Vec<&str> = draft.participants.iter().map(|one| one.name.as_str()).collect();
    let main = FoundEvent {
        section: part.section.clone(),
        phase: if lone { Phase::PlayOff } else { Phase::Main },
        clock: clock(&from, games),
        ..FoundEvent::main(&part.name, "players", &names, &judged, &meetings)
    };
    doubts.extend(kind_doubts(&main, &judged));
    draft.info.kind = judged.kind.unwrap_or(Kind::Swiss);
    draft.info.cycles = judged.cycles;
    draft.info.rounds = told.rounds.or(part.rounds);
    if draft.info.kind == Kind::RoundRobin {
        // A round robin has every pairing once; what is too much is told and not counted.
        let mut surplus: Vec<usize> =
            judged.surplus.iter().map(|at| meetings[*at].index()).collect();
        surplus.sort_unstable();
        leave_out(&mut draft.games, &mut from, &surplus);
    }
    let mut read = ReadTournament { draft, found: vec![main], doubts, from };
    if !lone {
        add_later(part, source, &players, &mut read);
    }
    read
}

fn leave_out<T, U>(games: &mut Vec<T>, from: &mut Vec<U>, surplus: &[usize]) {
    let keep = |at: &mut usize| {
        *at += 1;
        surplus.binary_search(&(*at - 1)).is_err()
    };
    let (mut at, mut of) = (0, 0);
    games.retain(|_| keep(&mut at));
    from.retain(|_| keep(&mut of));
}

fn course(
    part: &TournamentPart,
    participants: usize,
    rapid_and_blitz: bool,
    told: &Told,
) -> EventFacts {
    let by_user = told.kind.map(|kind| (kind, sentence!(kind_told)));
    let by_speed =
        rapid_and_blitz.then(|| (Kind::RapidAndBlitz, sentence!(pgn_because_two_speeds)));
    let by_tag = part.kind.map(|kind| (kind, sentence!(pgn_because_event_type)));
    EventFacts {
        participants,
        who: "players",
        named: by_user.or(by_speed).or(by_tag),
        cycles: told.cycles,
        rounds: told.rounds.or(part.rounds),
        ..EventFacts::default()
    }
}

/// Marks the games of an event of two speeds, and says whether it is one.
fn phases(drafts: &mut [DraftGame], from: &[usize], games: &[PgnGame], told: &Told) -> bool {
    let speed = |at: usize| games[at].heading.speed.map(|speed| speed.min(Speed::Rapid));
    let speeds: std::collections::BTreeSet<_> =
        from.iter().filter_map(|at| games[*at].heading.speed).collect();
    let two = speeds.contains(&Speed::Rapid)
        && speeds.contains(&Speed::Blitz)
        && !speeds.contains(&Speed::Classical);
    if !two || told.kind.is_some_and(|kind| kind != Kind::RapidAndBlitz) {
        return false;
    }
    for (draft, at) in drafts.iter_mut().zip(from) {
        draft.phase = speed(*at).map(|speed| speed.word().to_owned());
    }
    true
}

/// What was played off: kept apart from the games, or in its round where it decides a drawn game
/// there.
fn add_later(
    part: &TournamentPart,
    &GameSource { games, who, files }: &GameSource<'_>,
    players: &Players,
    read: &mut ReadTournament,
) {
    let draft = &mut read.draft;
    for later in &part.later {
        let phase = (later.phase == Phase::Armageddon).then(|| ARMAGEDDON.to_owned());
        let mut order = later.games.clone();
        order.sort_by_key(|at| (games[*at].started, games[*at].round, games[*at].board, *at));
        for at in order {
            let Some(game) = draft_game(&games[at], players, phase.clone()) else { continue };
            if later.in_round {
                draft.games.push(game);
                read.from.push(at);
            } else {
                draft.play_off.push(DraftPlayOffGame {
                    game,
                    annulled: false,
                    origin: Some(origin(&games[at], files)),
                });
            }
        }
        read.found.push(found_later(later, games, who));
        read.doubts.push(doubt_later(later));
    }
    if draft.games.iter().any(|game| game.phase.as_deref() == Some(ARMAGEDDON)) {
        draft.info.scoring = Scoring {
            phases: vec![(ARMAGEDDON.to_owned(), [Exact::ZERO; 3])],
            ..Scoring::default()
        };
    }
}

fn doubt_later(later: &Later) -> Doubt {
    let (phase, count) = (later.phase.word(), later.games.len());
    let message = sentence!(pgn_later { phase, count, because: &later.because });
    let mut doubt = Doubt::reported(DoubtKind::PlayOffGames, message);
    doubt.details.push(if later.in_round {
        sentence!(pgn_later_in_round)
    } else {
        sentence!(pgn_later_apart)
    });
    doubt
}

fn found_later(later: &Later, games: &[PgnGame], who: &PlayerNumbers) -> FoundEvent {
    let rounds: std::collections::BTreeSet<u32> =
        later.games.iter().filter_map(|at| games[*at].round).collect();
    let players = who.players(later.games.iter()).len();
    FoundEvent {
        rounds: u32::try_from(rounds.len()).unwrap_or(u32::MAX),
        clock: clock(&later.games, games),
        ..FoundEvent::played_off(
            &later.name,
            later.phase,
            &later.because,
            players,
            later.games.len(),
        )
    }
}

/// The time control that all the games have.
fn clock(at: &[usize], games: &[PgnGame]) -> Option<String> {
    let first = games[*at.first()?].heading.clock.clone()?;
    at.iter().all(|at| games[*at].heading.clock.as_ref() == Some(&first)).then_some(first)
}

fn draft_game(game: &PgnGame, players: &Players, phase: Option<String>) -> Option<DraftGame> {
    let name = |side| players.find(side).map(|at| players.name(at));
    Some(DraftGame {
        round: game.round,
        white: name(&game.white)?,
        black: name(&game.black)?,
        result: game.result,
        phase,
        moves: game.moves.count,
        started: game.started,
        finished: None,
    })
}

pub(super) fn moment(day: Date) -> Option<Moment> {
    day.to_string().parse().ok()
}

/// The first and the last day of some games, from all their dates; the event may have begun before
/// the first game of the file. Only where no game has a whole date, those are asked that name a
/// year or can be read in two ways.
fn days_of(games: &[&PgnGame]) -> EventDates {
    let mut days = games.iter().filter_map(|game| game.date);
    if let Some(first) = days.next() {
        let (first, last) =
            days.fold((first, first), |(first, last), day| (first.min(day), last.max(day)));
        let first = games.iter().filter_map(|game| game.event_began).fold(first, Date::min);
        return EventDates { first: Some(first), last: Some(last), doubt: None };
    }
    let unclear: BTreeSet<&str> =
        games.iter().filter_map(|game| game.unclear_date.as_deref()).collect();
    let mut found: Vec<EventDates> =
        unclear.iter().take(MOST_DATES).map(|text| event_dates(Some(text), None)).collect();
    found.sort_by_key(|dates| (dates.first.is_none(), dates.first));
    found.into_iter().next().unwrap_or_default()
}

/// The place that all games name, where they name one and the same.
fn venue(games: &[&PgnGame]) -> Option<String> {
    let (first, others) = games.split_first()?;
    let site = first.heading.site.as_ref()?;
    others.iter().all(|game| game.heading.site.as_ref() == Some(site)).then(|| site.clone())
}

/// Games whose tag and whose last word do not agree.
fn results_that_differ(
    games: &[PgnGame],
    part: &TournamentPart,
    files: &GameTexts<'_>,
) -> Vec<Doubt> {
    let all = part.main.iter().chain(part.later.iter().flat_map(|later| &later.games));
    let differ = all.filter_map(|at| Some((&games[*at], games[*at].ended?)));
    differ
        .map(|(game, ended)| {
            let [tag, ended] = [game.result, ended].map(|result| result.to_string());
            let (white, black, place) = (&game.white.name, &game.black.name, place_of(files, game));
            let message = sentence!(pgn_tag_differs { white, black, tag, ended, place });
            let mut doubt = Doubt::reported(DoubtKind::ResultDiffers, message);
            doubt.details.push(sentence!(pgn_tag_counts));
            doubt
        })
        .collect()
}
