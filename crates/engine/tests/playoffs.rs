//! Real play-offs run under the regulation that applied, and come to the published winner.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

#[path = "playoffs/catalogue.rs"]
mod catalogue;
#[path = "playoffs/form.rs"]
mod form;
#[path = "playoffs/page.rs"]
mod page;
#[path = "playoffs/replay.rs"]
mod replay;

use catalogue::{Entry, Game, Run};
use replay::Replay;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Event, Id, Ruling};
use tiebreak_regulation::{Regulation, builtin};

type Entries = BTreeMap<String, Entry>;

/// The games of a run, as the event names the players; games that were left out put in their place.
fn games(run: &Run, entries: &Entries) -> Vec<Game> {
    let all = run.entries.iter().flat_map(|name| entries[name].games.iter().cloned());
    let both =
        |game: &Game| [&game.white, &game.black].iter().all(|name| run.players.contains(name));
    let mut games: Vec<Game> = all.filter(|game| run.players.is_empty() || both(game)).collect();
    for added in &run.add {
        games.insert(added.before, added.game.clone());
    }
    let named = |name: &str| run.names.get(name).cloned().unwrap_or_else(|| name.to_owned());
    games
        .iter()
        .map(|game| Game { white: named(&game.white), black: named(&game.black), ..game.clone() })
        .collect()
}

fn tied(run: &Run, entries: &Entries) -> BTreeSet<String> {
    match run.players.is_empty() {
        true => run.entries.iter().flat_map(|name| entries[name].players.iter().cloned()).collect(),
        false => run.players.iter().cloned().collect(),
    }
}

/// The event of a run: its file, or the tied in a table of their own.
fn event(run: &Run, entries: &Entries) -> Event {
    let text = match &run.event {
        Some(path) => {
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path))
                .unwrap()
        }
        None => {
            let mut points: BTreeMap<String, String> =
                tied(run, entries).into_iter().map(|name| (name, "1".to_owned())).collect();
            points
                .extend(run.points.iter().map(|(name, points)| (name.clone(), points.to_string())));
            let kind = run.kind.as_deref().unwrap_or("round-robin");
            let head = format!(
                "format = \"tiebreak-event/1\"\ntitle = \"Tied\"\nregulation = \"any\"\nkind = \"{kind}\"\n"
            );
            let players = points.iter().map(|(name, points)| {
                format!("[[player]]\nname = \"{name}\"\npoints = {points}\n")
            });
            head + &players.collect::<String>()
        }
    };
    event_file::read("play-off", &text)
        .unwrap_or_else(|rejected| panic!("{:?}: {rejected}", run.entries))
}

fn regulation(run: &Run) -> Regulation {
    match (&run.regulation, &run.form) {
        (Some(id), None) => {
            builtin::find(id).unwrap_or_else(|| panic!("no regulation {id}")).unwrap()
        }
        (None, Some(form)) => Regulation::read("form", &form::regulation(form))
            .unwrap_or_else(|error| panic!("{error}")),
        _ => panic!("{:?}: a regulation or a form", run.entries),
    }
}

/// Rules with these games; which of them no question asked for.
fn replay(run: &Run, event: &Event, games: &[Game]) -> (Ruling, Vec<String>) {
    let ids =
        |names: &[String]| names.iter().map(|name| event.find(name).unwrap()).collect::<Vec<Id>>();
    let mut answers = Replay::new(event, games, ids(&run.seeds), ids(&run.departure));
    let ruling = rule(event, &regulation(run), &mut answers, Options::default()).unwrap();
    (ruling, answers.unused())
}

/// Every way the games may have gone whose results are not known.
fn outcomes(run: &Run, games: Vec<Game>) -> Vec<Vec<Game>> {
    let mut ways = vec![games];
    for unknown in &run.any {
        let with = |result: &str| Game {
            white: unknown.white.clone(),
            black: unknown.black.clone(),
            result: result.into(),
        };
        ways = ["1-0", "1/2-1/2", "0-1"]
            .iter()
            .flat_map(|result| {
                ways.iter()
                    .map(|way| [way.as_slice(), &[with(result)]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    ways
}

fn check(run: &Run, entries: &Entries) {
    let what = format!("{:?}", run.entries);
    let event = event(run, entries);
    for games in outcomes(run, games(run, entries)) {
        let (ruling, unused) = replay(run, &event, &games);
        assert!(ruling.settled, "{what}: open {:?}, left open {:?}", ruling.open, ruling.left_open);
        assert!(unused.is_empty(), "{what}: nobody asked for {unused:?}");
        let stages: Vec<&str> = ruling.stages.iter().map(|stage| stage.path.as_str()).collect();
        assert_eq!(stages, run.stages, "{what}");
        let place = ruling.standing.iter().find(|place| place.from == run.place).unwrap();
        let names: Vec<&str> = place.members.iter().map(|id| event.name(*id)).collect();
        match &run.winner {
            Some(winner) => assert_eq!(names, [winner], "{what}"),
            None => assert_eq!(names, run.departure, "{what}"),
        }
    }
}

/// The winner that we name is the published one, or who scored most; anything else needs a source.
fn published(run: &Run, entries: &Entries) {
    let Some(winner) = &run.winner else {
        return assert!(
            run.entries.iter().all(|name| entries[name].winner.is_none()),
            "{:?}",
            run.entries
        );
    };
    let ours = |name: &String| run.names.get(name).unwrap_or(name) == winner;
    let ([entry], None) = (&run.entries[..], &run.winner_from) else {
        return assert!(
            run.winner_from.is_some(),
            "{:?}: who says that {winner} won?",
            run.entries
        );
    };
    if let Some(published) = &entries[entry].winner {
        return assert!(ours(published), "{:?}: {published} won", run.entries);
    }
    let mut halves: BTreeMap<String, i32> = BTreeMap::new();
    for game in games(run, entries) {
        let white = match game.result.as_str() {
            "1-0" => 2,
            "0-1" => 0,
            _ => 1,
        };
        *halves.entry(game.white).or_default() += white;
        *halves.entry(game.black).or_default() += 2 - white;
    }
    let own = halves[winner];
    let beaten = halves.iter().all(|(name, other)| name == winner || *other < own);
    assert!(beaten, "{:?}: {winner} did not score most", run.entries);
}

#[test]
fn every_play_off_comes_to_the_published_winner() {
    let entries = catalogue::entries();
    for run in &catalogue::runs().run {
        check(run, &entries);
        published(run, &entries);
    }
}

#[test]
fn every_entry_is_run_or_says_why_not() {
    let entries = catalogue::entries();
    let runs = catalogue::runs();
    assert_eq!(entries.len(), 72);
    let run: BTreeSet<&String> = runs.run.iter().flat_map(|run| &run.entries).collect();
    let not_run: BTreeSet<&String> = runs.not_run.iter().flat_map(|one| &one.entries).collect();
    assert_eq!(run.intersection(&not_run).next(), None, "both run and not run");
    let known: BTreeSet<&String> = run.union(&not_run).copied().collect();
    assert_eq!(
        known,
        entries.keys().collect(),
        "an entry is in neither list, or not in the catalogue"
    );
    // Entries that hold several play-offs: no game of theirs is forgotten.
    for name in &run {
        let of_it: Vec<&Run> = runs.run.iter().filter(|run| run.entries.contains(name)).collect();
        if of_it.iter().all(|run| !run.players.is_empty()) {
            let counted: usize =
                of_it.iter().map(|run| games(run, &entries).len() - run.add.len()).sum();
            assert_eq!(counted, entries[*name].games.len(), "{name}");
        }
    }
}

/// `BLESS=1 cargo test -p tiebreak-engine --test it playoffs::` writes the page again.
#[test]
fn the_page_is_up_to_date() {
    let page = page::page(&catalogue::runs(), &catalogue::entries());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/playoffs.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), page, "run with BLESS=1");
}
