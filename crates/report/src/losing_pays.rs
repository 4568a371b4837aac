//! Where a worse result pays: as text, as JSON, and as the page about the built-in regulations.

use crate::words::{capital, list, number, range};
use serde_json::{Value, json};
use std::fmt::Write;
use tiebreak_model::{Kind, Sport};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::losing_pays::{Contest, Gain, LosingPays, Paying, Searched, Trial};

/// What is searched and what is not, in a sentence each.
const BOUNDS: &str = "Every result of every game was made worse for whoever had it; pairings were fixed. First play-offs were left open, so \
    that what is found is so whatever they bring; then, where something is given beside the standing, in events of up to four \
    they were won by the stronger, for every order of strength.";

/// What was found, for people.
pub fn text(regulation: &Regulation, found: &LosingPays) -> String {
    let mut out = format!("{}\n\n", verdict(regulation, found));
    for paying in &found.found {
        let _ = writeln!(out, "{}", example(paying));
    }
    out.push_str(&searched(found));
    out
}

fn verdict(regulation: &Regulation, found: &LosingPays) -> String {
    if found.searched.is_empty() {
        return format!("{}: nothing was searched.", regulation.id);
    }
    if found.found.is_empty() {
        return format!("{}: no worse result pays.", regulation.id);
    }
    let gains: Vec<&str> = found.found.iter().map(|paying| gained(&paying.gain)).collect();
    format!("{}: a worse result may bring {}.", regulation.id, list(&gains))
}

fn gained(gain: &Gain) -> &'static str {
    match gain {
        Gain::Place(..) => "a better place",
        Gain::Prize(..) => "more money",
        Gain::Invitation => "the invitation",
        Gain::Award(_) => "an award",
        Gain::CarryOver(..) => "more to carry over",
    }
}

/// The smallest example: who does what instead, what comes of it, and all results.
fn example(paying: &Paying) -> String {
    let Paying { trial, results, contest, worse, who, gain, strength } = paying;
    let one = &trial.contests[*contest];
    let side = usize::from(one.sides[0] != *who);
    let name = Trial::name(*who);
    let opponent = Trial::name(one.sides[1 - side]);
    let place = if trial.boards.is_some() { format!(" on board {}", one.board + 1) } else { String::new() };
    let then = |outcome: usize| done(trial, outcome, side);
    let (before, after) = match gain {
        Gain::Place(from, to) => (format!("is {}", placed(*from)), format!("is {}", placed(*to))),
        Gain::Prize(less, more) => (format!("gets {}", money(*less)), format!("gets {}", money(*more))),
        Gain::Invitation => ("is not invited".to_owned(), "is invited".to_owned()),
        Gain::Award(award) => (format!("does not have \"{award}\""), format!("has \"{award}\"")),
        Gain::CarryOver(less, more) => {
            (format!("carries over {}", less.mixed()), format!("carries over {}", more.mixed()))
        }
    };
    let mut out = format!(
        "{}. {name} {} {opponent}{place}, and {before}. If {name} {} instead, {name} {after}.\n",
        capital(&events(trial)),
        then(results[*contest]),
        bare(&then(*worse)),
    );
    for line in lines(trial, results) {
        let _ = writeln!(out, "    {line}");
    }
    if let Some(order) = strength {
        let order: Vec<String> = order.iter().map(|at| Trial::name(*at)).collect();
        let _ = writeln!(out, "    Play-offs are won by the stronger: {}.", order.join(", then "));
    }
    out
}

fn placed((from, to): (usize, usize)) -> String {
    match (from, to) {
        (from, to) if from == to => format!("in place {from}"),
        (from, to) => format!("in places {}", range(from, to)),
    }
}

fn money(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

/// "beats", "draws with", "loses to"; at bridge with the IMPs.
fn done(trial: &Trial, outcome: usize, side: usize) -> String {
    if trial.sport == Sport::Bridge {
        let imps = tiebreak_scenarios::losing_pays::IMPS[outcome];
        let (own, other) = (imps[side], imps[1 - side]);
        let verb = match own.cmp(&other) {
            std::cmp::Ordering::Greater => "beats",
            std::cmp::Ordering::Equal => "ties with",
            std::cmp::Ordering::Less => "loses to",
        };
        return format!("scores {own}–{other} and {verb}");
    }
    let own = if side == 0 { outcome } else { trial.outcomes - 1 - outcome };
    ["beats", "draws with", "loses to"][own.min(2)].to_owned()
}

/// Without the word that leads to the opponent.
fn bare(done: &str) -> String {
    match done {
        "beats" => "wins".to_owned(),
        "draws with" => "draws".to_owned(),
        "loses to" => "loses".to_owned(),
        other => other.split(" and ").next().unwrap_or(other).to_owned(),
    }
}

/// "a round robin of three players".
fn events(trial: &Trial) -> String {
    let who = match (trial.sport, trial.boards) {
        (Sport::Bridge, _) => "teams".to_owned(),
        (Sport::Chess, Some(1)) => "teams of one".to_owned(),
        (Sport::Chess, Some(boards)) => format!("teams on {} boards", number(boards as usize)),
        (Sport::Chess, None) => "players".to_owned(),
    };
    let count = number(trial.participants);
    match trial.kind {
        Kind::Swiss => format!("two rounds of a Swiss of {count} {who}"),
        Kind::Match => "a match of two games".to_owned(),
        Kind::RapidAndBlitz => format!("rapid and blitz of {count} {who}"),
        _ => format!("a round robin of {count} {who}"),
    }
}

/// The results, a line for each two who met.
fn lines(trial: &Trial, results: &[usize]) -> Vec<String> {
    let boards = trial.boards.unwrap_or(1) as usize;
    let score = |(contest, result): (&Contest, &usize)| {
        let sign = match trial.sport {
            Sport::Bridge => {
                let [own, other] = tiebreak_scenarios::losing_pays::IMPS[*result];
                format!("{own}–{other}")
            }
            Sport::Chess => ["1–0", "½–½", "0–1"][(*result).min(2)].to_owned(),
        };
        let phase = contest.phase.map(|phase| format!(" ({phase})")).unwrap_or_default();
        format!("{sign}{phase}")
    };
    let of_match = trial.contests.chunks(boards).zip(results.chunks(boards));
    of_match
        .map(|(contests, results)| {
            let [one, other] = contests[0].sides.map(Trial::name);
            let scores: Vec<String> = contests.iter().zip(results).map(score).collect();
            format!("{one} – {other}  {}", scores.join(", "))
        })
        .collect()
}

fn searched(found: &LosingPays) -> String {
    let mut out = String::new();
    if !found.searched.is_empty() {
        let sizes: Vec<String> = found.searched.iter().map(size).collect();
        let _ = writeln!(out, "Searched: {}. {BOUNDS}", sizes.join("; "));
    }
    if !found.not_searched.is_empty() {
        let kinds: Vec<&str> = found.not_searched.iter().map(|kind| kind.word()).collect();
        let _ = writeln!(out, "Not searched: events of kind {}.", list(&kinds));
    }
    out
}

fn size(searched: &Searched) -> String {
    let count = tiebreak_document::grouped(i64::try_from(searched.events).unwrap_or(i64::MAX));
    format!("{} ({count} events)", events(&searched.trial))
}

/// What was found, for programs: `tiebreak-losing-pays/1`.
pub fn json(regulation: &Regulation, found: &LosingPays) -> Value {
    let searched = found.searched.iter().map(|one| {
        json!({
            "kind": one.trial.kind.word(),
            "participants": one.trial.participants,
            "boards": one.trial.boards,
            "events": one.events,
            "situations": one.situations,
            "played-off": one.played_off,
        })
    });
    let found_one = |paying: &Paying| {
        let Paying { trial, results, contest, worse, who, gain, strength } = paying;
        let (before, after) = match gain {
            Gain::Place(from, to) => (json!({ "from": from.0, "to": from.1 }), json!({ "from": to.0, "to": to.1 })),
            Gain::Prize(less, more) => (json!(money(*less)), json!(money(*more))),
            Gain::Invitation => (json!(false), json!(true)),
            Gain::Award(award) => (Value::Null, json!(award)),
            Gain::CarryOver(less, more) => (json!(less.to_string()), json!(more.to_string())),
        };
        let strength = strength.as_ref().map(|order| order.iter().map(|at| Trial::name(*at)).collect::<Vec<_>>());
        let results_json = |results: &[usize]| -> Vec<Value> {
            let one = |(contest, result): (&Contest, &usize)| {
                let result = match trial.sport {
                    Sport::Bridge => json!(tiebreak_scenarios::losing_pays::IMPS[*result]),
                    Sport::Chess => json!(tiebreak_scenarios::losing_pays::RESULTS[*result].sign()),
                };
                json!({
                    "between": contest.sides.map(Trial::name), "round": contest.round, "phase": contest.phase,
                    "board": trial.boards.map(|_| contest.board + 1), "result": result,
                })
            };
            trial.contests.iter().zip(results).map(one).collect()
        };
        let mut instead = results.clone();
        instead[*contest] = *worse;
        json!({
            "gain": gain.name(),
            "who": Trial::name(*who),
            "kind": trial.kind.word(),
            "participants": trial.participants,
            "boards": trial.boards,
            "contest": contest,
            "results": results_json(results),
            "instead": results_json(&instead)[*contest],
            "before": before,
            "after": after,
            "strength": strength,
            "says": example(paying).lines().next().unwrap_or_default(),
        })
    };
    let not_searched: Vec<&str> = found.not_searched.iter().map(|kind| kind.word()).collect();
    json!({
        "schema": "tiebreak-losing-pays/1",
        "regulation": regulation.id,
        "pays": !found.found.is_empty(),
        "found": found.found.iter().map(found_one).collect::<Vec<_>>(),
        "searched": searched.collect::<Vec<_>>(),
        "not-searched": not_searched,
        "bounds": BOUNDS,
    })
}

/// The page about several regulations: what was found, then where nothing was.
pub fn page(all: &[(Regulation, LosingPays)]) -> String {
    let mut out = format!(
        "# Where a worse result pays\n\n\
         `tiebreak check ID --losing-pays` plays through every small event that a regulation is for, and looks for one in which somebody who wins less\n\
         has a better place, more money, the invitation, an award or more to carry over. {BOUNDS}\n\
         Between players no place is ever gained where points come first: whoever wins less has fewer of them, and everybody who was level is in front. What can be\n\
         gained is what is given by other means: a prize that goes on to the next, a title that is played for, a carry-over.\n\n\
         This page is written by the program; a test compares it.\n\n## Found\n"
    );
    let pays: Vec<_> = all.iter().filter(|(_, found)| !found.found.is_empty()).collect();
    if pays.is_empty() {
        out.push_str("\nNothing, in none of the built-in regulations.\n");
    }
    for (regulation, found) in pays {
        let _ = writeln!(out, "\n### {}\n", regulation.title);
        for paying in &found.found {
            let text = example(paying);
            let (first, table) = text.split_once('\n').unwrap_or((&text, ""));
            let _ = writeln!(out, "{first}\n\n```text\n{}\n```\n", table.trim_end());
        }
        let situations: u64 = found.searched.iter().map(|one| one.situations + one.played_off).sum();
        let events: u64 = found.searched.iter().map(|one| one.events).sum();
        let _ = writeln!(out, "It pays in {situations} situations of {events} events.");
    }
    out.push_str("\n## Searched\n\n| regulation | searched | found |\n|---|---|---|\n");
    for (regulation, found) in all {
        let sizes: Vec<String> = found.searched.iter().map(size).collect();
        let sizes = if sizes.is_empty() { "not searched".to_owned() } else { sizes.join("; ") };
        let gains: Vec<&str> = found.found.iter().map(|paying| gained(&paying.gain)).collect();
        let gains = if gains.is_empty() { "nothing".to_owned() } else { list(&gains) };
        let gains = if found.searched.is_empty() { "–".to_owned() } else { gains };
        let _ = writeln!(out, "| {} | {sizes} | {gains} |", regulation.id);
    }
    out
}
