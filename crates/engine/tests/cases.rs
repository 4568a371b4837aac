//! Runs every page of `cases/`, and makes sure that every clause of every chess regulation is cited
//! by one.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::pages;

use crate::pages::Page;
use crate::pages::answers::{order, parse};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, Departure, Event, Id, Invitation, KnockOutMatch, Question,
    Ruling, is_game_of,
};
use tiebreak_regulation::{Action, Duty, Regulation, builtin};
use tiebreak_report::{Case, Language, imperative, why, words};

/// The answers of a page. A question may be named with `*` for any part of it.
struct PageAnswers<'p> {
    event: &'p Event,
    rows: &'p [Vec<String>],
    departures: &'p [Vec<String>],
}

impl Answers for PageAnswers<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let exact = self.rows.iter().find(|row| row[0] == question.id);
        let row = exact.or_else(|| self.rows.iter().find(|row| matches(&row[0], question)))?;
        Some(parse(self.event, question, &row[1]))
    }

    fn departure(&mut self, tie: &str, _: &[Id]) -> Option<Departure> {
        let row = self.departures.iter().find(|row| row[0] == tie)?;
        Some(Departure {
            parts: order(self.event, &row[1]),
            by: row[2].clone(),
            why: row[3].clone(),
        })
    }

    fn left(&mut self) -> Vec<Id> {
        self.rows
            .iter()
            .filter(|row| row[0] == "leaves")
            .map(|row| self.event.find(&row[1]).unwrap())
            .collect()
    }

    fn had_begun(&mut self, stage: &str, _: &[Id], left: Id) -> bool {
        let leaves =
            |row: &&Vec<String>| row[0] != "leaves" || self.event.find(&row[1]) != Some(left);
        self.rows
            .iter()
            .take_while(leaves)
            .any(|row| is_game_of(&row[0].replace('*', "/game-"), stage))
    }
}

fn matches(pattern: &str, question: &Question) -> bool {
    let is_game = matches!(question.ask, Ask::Game { .. });
    match pattern.split_once('*') {
        Some((before, after)) => {
            is_game && question.id.starts_with(before) && question.id.ends_with(after)
        }
        None => false,
    }
}

/// A page under one regulation, with the names that its clauses have there.
struct Run<'p> {
    page: &'p Page,
    regulation: String,
    clauses: BTreeMap<String, String>,
}

impl Run<'_> {
    fn clause(&self, named: &str) -> String {
        self.clauses.get(named).cloned().unwrap_or_else(|| named.to_owned())
    }
}

fn runs(page: &Page) -> Vec<Run<'_>> {
    let mut runs =
        vec![Run { page, regulation: page.keys["Regulation"].clone(), clauses: BTreeMap::new() }];
    for also in page.keys.get("Also").into_iter().flat_map(|also| also.split("; ")) {
        let (id, names) = also.split_once(" (").unwrap_or((also, ")"));
        let pairs =
            names.trim_end_matches(')').split(", ").filter_map(|pair| pair.split_once(" = "));
        let clauses = pairs.map(|(ours, theirs)| (ours.to_owned(), theirs.to_owned())).collect();
        runs.push(Run { page, regulation: id.to_owned(), clauses });
    }
    runs
}

fn load(run: &Run<'_>) -> (Event, Regulation) {
    let page = run.page;
    let name = page.name();
    let text = match (&page.inline_event, page.keys.get("Event")) {
        (Some(text), _) => text.clone(),
        (None, Some(path)) => std::fs::read_to_string(pages::root().join(path)).unwrap(),
        (None, None) => panic!("{name} has no event"),
    };
    let mut event = event_file::read(&name, &text).unwrap_or_else(|rejected| panic!("{rejected}"));
    for reading in page.keys.get("Readings").into_iter().flat_map(|readings| readings.split("; ")) {
        let (id, choice) = reading.split_once(" = ").unwrap();
        event = event.read_as([(id.to_owned(), choice.to_owned())]);
    }
    let (file, text) = match (&page.inline_regulation, builtin::file(&run.regulation)) {
        (Some(text), _) => (name.clone(), text.clone()),
        (None, Some((file, text))) => (file.to_owned(), text.to_owned()),
        (None, None) => {
            let read = std::fs::read_to_string(pages::root().join(&run.regulation));
            (
                run.regulation.clone(),
                read.unwrap_or_else(|_| panic!("{name}: no regulation {}", run.regulation)),
            )
        }
    };
    let regulation = Regulation::read_as(&file, &text, event.readings())
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    (event, regulation)
}

fn check(run: &Run<'_>) -> BTreeSet<String> {
    let page = run.page;
    let (event, regulation) = load(run);
    let mut answers = PageAnswers {
        event: &event,
        rows: page.rows("Answers"),
        departures: page.rows("Departures"),
    };
    let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
    let mut cited = BTreeSet::new();
    let what = format!("{} under {}", page.name(), run.regulation);
    let case = Case::new(&event, &regulation, &ruling);
    steps(run, &what, case, &mut cited);
    open(run, &what, &event, &regulation, &ruling, &mut cited);
    standing(page, &what, &event, &ruling);
    reminders(run, &what, case, &mut cited);
    for over in page.keys.get("Not reminded").into_iter().flat_map(|clauses| clauses.split(", ")) {
        let reminded = ruling.reminders.iter().any(|reminder| case.clause(reminder.clause) == over);
        assert!(!reminded, "{what}: reminded of {over} after the end");
    }
    prizes(page, &what, &event, &ruling, &regulation, &mut cited);
    let left: Vec<String> =
        ruling.left_open.iter().map(|left| regulation.clause(left.clause).id.clone()).collect();
    let expected: Vec<String> =
        page.rows("Left open").iter().map(|row| run.clause(&row[0])).collect();
    assert_eq!(left, expected, "{what}: left open");
    for (left, row) in ruling.left_open.iter().zip(page.rows("Left open")) {
        let said = words::left_open(case, left);
        assert!(row.get(1).is_none_or(|because| *because == said), "{what}: {said}");
    }
    cited.extend(left);
    interim(page, &what, &event, &ruling);
    invitation(page, &what, case);
    awards(page, &what, case);
    matches_of(page, &what, case);
    let told: Vec<Vec<String>> =
        ruling.open.iter().map(|question| vec![imperative(case, question)]).collect();
    assert!(
        page.rows("To do now").is_empty() || told == page.rows("To do now"),
        "{what}: to do {told:?}"
    );
    for row in page.rows("Why") {
        assert_eq!(why(case, &row[0], &row[1]).unwrap(), row[2], "{what}: why");
    }
    for row in page.rows("Read as") {
        let taken = ruling
            .readings
            .iter()
            .find(|reading| reading.id == row[0])
            .map(|reading| reading.taken.as_str());
        assert_eq!(
            taken,
            Some(row[1].as_str()).filter(|word| !word.is_empty()),
            "{what}: reading {}",
            row[0]
        );
    }
    let warned: Vec<&str> = page.rows("Warnings").iter().map(|row| row[0].as_str()).collect();
    let said: Vec<String> = ruling
        .warnings
        .iter()
        .map(|warning| words::warning(Language::En, &event, warning))
        .collect();
    assert_eq!(said, warned, "{what}: warnings");
    assert_eq!(if ruling.settled { "yes" } else { "no" }, page.keys["Settled"], "{what}: settled");
    cited
}

/// Who has which award, and what is carried over.
fn awards(page: &Page, what: &str, case: Case<'_>) {
    let row = |award: &tiebreak_model::Award| {
        let passed = case.names(&award.passed).join(", ");
        vec![
            award.name.clone(),
            words::award_winners(case, award),
            passed,
            case.clause(award.clause).to_owned(),
        ]
    };
    let shown: Vec<Vec<String>> = case.ruling.awards.iter().map(row).collect();
    assert_eq!(shown, page.rows("Awards"), "{what}: awards");
    let carried =
        case.ruling.carry_over.iter().flat_map(|carried| words::carry_over_rows(case, carried));
    let shown: Vec<Vec<String>> = carried.map(Vec::from).collect();
    assert_eq!(shown, page.rows("Carry-over"), "{what}: carry-over");
}

/// Who is invited; nobody where the page has a promotion and no such table.
fn invitation(page: &Page, what: &str, case: Case<'_>) {
    let row = |invitation: &Invitation| {
        let to = words::destination(Language::En, &invitation.to);
        vec![case.name(invitation.id).to_owned(), to, case.clause(invitation.clause).to_owned()]
    };
    let shown: Vec<Vec<String>> = case.ruling.invitation.iter().map(row).collect();
    assert_eq!(shown, page.rows("Invited"), "{what}: invited");
}

/// The matches of a knock-out, where the page has them: stage, score with what was carried over,
/// winner.
fn matches_of(page: &Page, what: &str, case: Case<'_>) {
    let row = |one: &KnockOutMatch| {
        let [first, second] = one.between;
        let score = words::match_score(case, one, first);
        let stage = words::stage_of_match(Language::En, one).trim_start_matches("the ").to_owned();
        let winner = one.winner.map(|id| case.name(id).to_owned()).unwrap_or_default();
        vec![stage, format!("{} {score} {}", case.name(first), case.name(second)), winner]
    };
    let shown: Vec<Vec<String>> = case.ruling.matches.iter().map(row).collect();
    assert!(
        page.rows("Matches").is_empty() || shown == page.rows("Matches"),
        "{what}: matches {shown:?}"
    );
}

/// What an event on its way lacks: "2 of 5 rounds, 9 missing", and the rows of the page.
fn interim(page: &Page, what: &str, event: &Event, ruling: &Ruling) {
    let shown = match &ruling.interim {
        None => "no".to_owned(),
        Some(missing) => {
            let rounds = missing
                .rounds
                .map(|(played, all)| format!("{played} of {all} rounds, "))
                .unwrap_or_default();
            format!("{rounds}{} missing", missing.count)
        }
    };
    assert_eq!(shown, page.keys.get("Interim").map_or("no", String::as_str), "{what}: interim");
    let games = ruling.interim.iter().flat_map(|missing| &missing.games);
    let shown: Vec<[String; 2]> = games
        .map(|game| {
            let round = game.round.map(|round| round.to_string()).unwrap_or_default();
            [round, game.between.map(|id| event.name(id)).join(", ")]
        })
        .collect();
    let rows = page.rows("Missing");
    assert!(
        rows.is_empty() || shown.iter().map(|row| row.to_vec()).eq(rows.iter().cloned()),
        "{what}: missing {shown:?}"
    );
}

/// The steps of the page are steps of the ruling, in this order.
fn steps(run: &Run<'_>, what: &str, case: Case<'_>, cited: &mut BTreeSet<String>) {
    let Case { regulation, ruling, .. } = case;
    let mut at = 0;
    for row in run.page.rows("Steps") {
        let clause = run.clause(&row[0]);
        let found = ruling.steps[at..].iter().position(|step| {
            step.cites().map_or("–", |at| regulation.clause(at).id.as_str()) == clause
                && (row[1].is_empty() || words::because(case, step) == row[1])
        });
        let Some(found) = found else {
            let rest: Vec<String> = ruling.steps[at..]
                .iter()
                .map(|step| format!("{} {}", case.cited(step), words::because(case, step)))
                .collect();
            panic!("{what}: no step {clause} \"{}\" among\n{}", row[1], rest.join("\n"));
        };
        at += found + 1;
        cited.insert(clause);
    }
}

/// Exactly these questions are open.
fn open(
    run: &Run<'_>,
    what: &str,
    event: &Event,
    regulation: &Regulation,
    ruling: &Ruling,
    cited: &mut BTreeSet<String>,
) {
    let shown: Vec<[String; 3]> = ruling
        .open
        .iter()
        .map(|question| {
            let clause = regulation.clause(question.clause);
            let mut words = question.wording(event);
            if let (Action::Play(play), Ask::Game { clock, .. }) = (&clause.action, &question.ask) {
                let set_by =
                    play.clock.map(|(_, by)| regulation.clause(by).id.clone()).unwrap_or_default();
                words.push(format!("{clock} ({set_by})"));
            }
            [clause.id.clone(), question.id.clone(), words.join(", ")]
        })
        .collect();
    let expected: Vec<[String; 3]> = run
        .page
        .rows("Open")
        .iter()
        .map(|row| {
            let mut words = row[2].clone();
            for (ours, theirs) in &run.clauses {
                words = words.replace(&format!("({ours})"), &format!("({theirs})"));
            }
            [run.clause(&row[0]), row[1].clone(), words]
        })
        .collect();
    assert_eq!(shown, expected, "{what}: open questions");
    for question in &ruling.open {
        let clause = regulation.clause(question.clause);
        cited.insert(clause.id.clone());
        if let Action::Play(play) = &clause.action
            && let Some((_, by)) = play.clock
        {
            cited.insert(regulation.clause(by).id.clone());
        }
    }
}

fn standing(page: &Page, what: &str, event: &Event, ruling: &Ruling) {
    let shown: Vec<[String; 2]> = ruling
        .standing
        .iter()
        .map(|place| {
            let range = if place.from == place.to {
                place.from.to_string()
            } else {
                format!("{}-{}", place.from, place.to)
            };
            let open = if place.open { " open" } else { "" };
            let names: Vec<&str> = place.members.iter().map(|id| event.name(*id)).collect();
            [format!("{range}{open}"), names.join(", ")]
        })
        .collect();
    let rows = page.rows("Standing");
    assert!(!rows.is_empty(), "{what}: the page has no standing");
    for (index, row) in rows.iter().enumerate() {
        if row[0] == "..." {
            return;
        }
        assert_eq!(
            shown.get(index).map(|shown| shown.as_slice()),
            Some(row.as_slice()),
            "{what}: standing"
        );
    }
    assert_eq!(shown.len(), rows.len(), "{what}: standing");
}

fn reminders(run: &Run<'_>, what: &str, case: Case<'_>, cited: &mut BTreeSet<String>) {
    let Case { regulation, ruling, .. } = case;
    for row in run.page.rows("Keep in mind") {
        let clause = run.clause(&row[0]);
        let found = ruling
            .reminders
            .iter()
            .find(|reminder| regulation.clause(reminder.clause).id == clause);
        let Some(found) = found else { panic!("{what}: no reminder of {clause}") };
        if !row[1].is_empty() {
            assert_eq!(words::reminder(case, found), row[1], "{what}: reminder of {clause}");
        }
        cited.insert(clause);
    }
}

fn prizes(
    page: &Page,
    what: &str,
    event: &Event,
    ruling: &Ruling,
    regulation: &Regulation,
    cited: &mut BTreeSet<String>,
) {
    let clause =
        |at: Option<ClauseRef>| at.map(|at| regulation.clause(at).id.clone()).unwrap_or_default();
    let amount = |cents: i64| format!("{}.{:02}", cents / 100, cents % 100);
    let name = |id: Id| event.name(id).to_owned();
    let one = |share: &tiebreak_model::PrizeShare| {
        [
            name(share.id),
            amount(share.cents),
            clause(share.clause),
            words::prize_working(Language::En, share),
        ]
    };
    let shown: Vec<[String; 4]> = ruling.prizes.iter().map(one).collect();
    let rows = page.rows("Prizes");
    if !rows.is_empty() {
        let wide = rows.iter().map(Vec::len).min().unwrap_or(2).min(4);
        let shown: Vec<Vec<String>> = shown.iter().map(|row| row[..wide].to_vec()).collect();
        assert_eq!(shown, rows, "{what}: prizes");
    }
    let left: Vec<Vec<String>> = ruling
        .undivided
        .iter()
        .map(|left| {
            let among: Vec<String> = left.among.iter().map(|id| name(*id)).collect();
            vec![amount(left.cents), clause(left.clause), among.join(", ")]
        })
        .collect();
    assert_eq!(left, page.rows("Undivided"), "{what}: undivided");
    cited.extend(
        ruling
            .prizes
            .iter()
            .filter_map(|share| share.clause)
            .map(|at| regulation.clause(at).id.clone()),
    );
    for row in page.rows("Tour points") {
        let share = ruling.tour_points.iter().find(|share| event.name(share.id) == row[0]);
        assert_eq!(
            share.map(|share| share.points.to_string()).as_ref(),
            Some(&row[1]),
            "{what}: tour points"
        );
        if let (Some(wanted), Some(share)) = (row.get(2), share) {
            assert_eq!(clause(share.clause), *wanted, "{what}: tour points");
        }
    }
}

#[test]
fn every_page_comes_out_as_written() {
    let pages = pages::all();
    assert!(pages.len() >= 15, "pages are missing");
    // All of them, so that one wrong page does not hide the next.
    let mut wrong = 0;
    for page in &pages {
        for run in runs(page) {
            wrong += usize::from(std::panic::catch_unwind(|| check(&run)).is_err());
        }
    }
    assert_eq!(wrong, 0, "pages came out otherwise: see above");
}

/// Clauses that no page cites: an empty list, or a gap in the cases.
#[test]
fn every_clause_of_every_chess_regulation_is_cited() {
    let mut cited: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for page in &pages::all() {
        for run in runs(page) {
            let found = check(&run);
            cited.entry(run.regulation.clone()).or_default().extend(found);
        }
    }
    let mut missing = Vec::new();
    for id in builtin::ids() {
        let regulation = builtin::find(id).unwrap().unwrap();
        if regulation.sport != tiebreak_model::Sport::Chess
            || regulation.clauses.iter().all(|clause| clause.summary)
        {
            continue;
        }
        let cited = cited.remove(id).unwrap_or_default();
        for clause in &regulation.clauses {
            let elsewhere = clause.duties.iter().any(|duty| match duty {
                // For people alone: nothing a ruling could cite.
                Duty::Outside(why) => !why.is_empty(),
                // Carried out by other clauses, which must be cited themselves.
                Duty::Restates(others) => {
                    others.iter().any(|at| cited.contains(&regulation.clause(*at).id))
                }
                _ => false,
            });
            if !elsewhere && !cited.contains(&clause.id) {
                missing.push(format!("{id} {}", clause.id));
            }
        }
    }
    assert!(missing.is_empty(), "no page cites {}", missing.join(", "));
}
