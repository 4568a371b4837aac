//! Verbs and keys that ordinary regulations need, each with the smallest text that uses it. Every
//! outcome was worked out by hand.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, DataAnswer, Event, FixedAnswers, GameResult, Ruling};
use tiebreak_regulation::{ReadError, Regulation};

fn regulation(clauses: &str) -> Result<Regulation, String> {
    let head = "format = \"tiebreak-regulation/1\"\nid = \"club\"\ntitle = \"Club\"\nsport = \"chess\"\nsource = \"ours\"\n\
                forfeits = \"in-scores\"\n";
    Regulation::read("club.toml", &format!("{head}{clauses}")).map_err(|error| match error {
        ReadError::Rejected(rejected) => {
            rejected.findings.iter().map(|found| found.message.to_string()).collect()
        }
        other => other.to_string(),
    })
}

/// Everybody's points, and prizes of 1,000, 600, 300 and 100.
fn event(points: &[(&str, u32)]) -> Event {
    let players: Vec<String> = points
        .iter()
        .map(|(name, points)| format!("{{ name = \"{name}\", points = {points} }}"))
        .collect();
    let text = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Club\"\nkind = \"round-robin\"\nplayer = [{}]\n\
         [prizes]\ncurrency = \"EUR\"\namounts = [1000, 600, 300, 100]\n",
        players.join(", ")
    );
    event_file::read("club.toml", &text).unwrap()
}

fn order(event: &Event, names: &[&[&str]]) -> Answer {
    let ids = |part: &&[&str]| part.iter().map(|name| event.find(name).unwrap()).collect();
    Answer::Order(names.iter().map(ids).collect())
}

fn ruled(event: &Event, clauses: &str, mut given: FixedAnswers) -> Ruling {
    rule(event, &regulation(clauses).unwrap(), &mut given, Options::default()).unwrap()
}

fn standing(event: &Event, ruling: &Ruling) -> Vec<String> {
    let names = |place: &tiebreak_model::StandingPlace| {
        place.members.iter().map(|id| event.name(*id)).collect::<Vec<&str>>().join(" = ")
    };
    ruling.standing.iter().map(names).collect()
}

fn money(event: &Event, ruling: &Ruling) -> Vec<(String, i64)> {
    ruling.prizes.iter().map(|share| (event.name(share.id).to_owned(), share.cents)).collect()
}

const ALL_PLACES: &str = "[clause.\"1\"]\ntext = \"Ties are broken by 2.\"\n\
     applies = { kinds = [\"round-robin\"], tie-for = \"all\", go = \"2\" }\nsettles = \"places\"\n";
const FIRST_PLACE: &str = "[clause.\"1\"]\ntext = \"A tie for first is broken by 2.\"\n\
     applies = { kinds = [\"round-robin\"], tie-for = \"first\", go = \"2\" }\nsettles = \"winner\"\n";
const LOTS: &str = "[clause.\"9\"]\ntext = \"Lots.\"\nlots = \"place\"\n";

#[test]
fn a_place_that_is_shared_is_settled() {
    let event = event(&[("Ann", 3), ("Bob", 3), ("Cid", 1)]);
    for (head, to) in [(ALL_PLACES, "2"), (FIRST_PLACE, "2")] {
        let ruling = ruled(
            &event,
            &format!("{head}[clause.\"{to}\"]\ntext = \"Shared.\"\nshare = true\n"),
            FixedAnswers::default(),
        );
        assert!(ruling.settled && ruling.left_open.is_empty());
        assert_eq!(standing(&event, &ruling), ["Ann = Bob", "Cid"]);
        assert_eq!(ruling.steps.last().unwrap().reason.kind(), "shared");
    }
}

/// Where a decision leaves two level for first place and the third behind them, the two share it
/// and the third is third.
#[test]
fn first_place_is_shared_by_some_of_the_tied() {
    let event = event(&[("Ann", 3), ("Bob", 3), ("Cid", 3)]);
    let clauses = format!(
        "{FIRST_PLACE}[clause.\"2\"]\ntext = \"The jury ranks.\"\ndecide = \"jury\"\nthen = \"3\"\n\
         [clause.\"3\"]\ntext = \"Shared.\"\nshare = true\n"
    );
    let given =
        FixedAnswers::default().with("decision", order(&event, &[&["Bob", "Cid"], &["Ann"]]));
    let ruling = ruled(&event, &clauses, given);
    assert!(ruling.settled, "{:?}", ruling.left_open);
    assert_eq!(standing(&event, &ruling), ["Bob = Cid", "Ann"]);
}

/// Players who are not chosen have a place too: it is settled where the text says how, and left
/// open where it does not.
#[test]
fn those_who_are_not_chosen() {
    let event = event(&[("Ann", 3), ("Bob", 3), ("Cid", 3), ("Dot", 3)]);
    let clauses = |others: &str| {
        format!(
            "{ALL_PLACES}[clause.\"2\"]\ntext = \"The jury names two, who draw lots.\"\n\
             select = {{ top = 2, by = [\"3\"], go = \"9\"{others} }}\n\
             [clause.\"3\"]\ntext = \"The jury.\"\ndecide = \"jury\"\n{LOTS}\
             [clause.\"4\"]\ntext = \"The others share.\"\nshare = true\n"
        )
    };
    let given = || {
        FixedAnswers::default()
            .with("places-1-4/decision/1-4", order(&event, &[&["Cid"], &["Dot"], &["Ann", "Bob"]]))
            .with("places-1-4/place", order(&event, &[&["Dot"], &["Cid"]]))
    };
    let silent = ruled(&event, &clauses(""), given());
    assert!(!silent.settled);
    assert_eq!(silent.left_open.len(), 1);
    assert_eq!((silent.left_open[0].from, silent.left_open[0].to), (3, 4));
    let told = ruled(&event, &clauses(", others = \"4\""), given());
    assert!(told.settled, "{:?} {:?}", told.open, told.left_open);
    assert_eq!(standing(&event, &told), ["Dot", "Cid", "Ann = Bob"]);
}

/// An entered criterion: the jury's order, then lots for those whom it left level.
#[test]
fn a_decision_inside_an_order() {
    let event = event(&[("Ann", 3), ("Bob", 3), ("Cid", 3)]);
    let clauses = format!(
        "{ALL_PLACES}[clause.\"2\"]\ntext = \"By the jury's points, then lots.\"\norder = [\"3\", \"9\"]\n\
         [clause.\"3\"]\ntext = \"The jury's points.\"\ndecide = \"jury\"\n{LOTS}"
    );
    let asked = ruled(&event, &clauses, FixedAnswers::default());
    assert_eq!(
        asked.open.iter().map(|open| open.id.as_str()).collect::<Vec<_>>(),
        ["places-1-3/decision/1-3"]
    );
    let given = FixedAnswers::default()
        .with("places-1-3/decision/1-3", order(&event, &[&["Cid"], &["Ann", "Bob"]]))
        .with("places-1-3/place/2-3", order(&event, &[&["Bob"], &["Ann"]]));
    let ruling = ruled(&event, &clauses, given);
    assert!(ruling.settled, "{:?}", ruling.open);
    assert_eq!(standing(&event, &ruling), ["Cid", "Bob", "Ann"]);
}

/// Three on three points: 1,900 for places 1 to 3, so 633.33 each. Hort: half of the own place's
/// prize and half of that.
#[test]
fn money_by_place_shared_and_half_of_each() {
    let event = event(&[("Ann", 3), ("Bob", 3), ("Cid", 3), ("Dot", 0)]);
    let clauses = |prizes: &str| {
        format!("{ALL_PLACES}{prizes}\n[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n")
    };
    let given = || {
        FixedAnswers::default()
            .with("places-1-3/place", order(&event, &[&["Bob"], &["Ann"], &["Cid"]]))
    };
    let paid = |prizes: &str| {
        let ruling = ruled(&event, &clauses(prizes), given());
        (money(&event, &ruling), ruling.undivided.iter().map(|left| left.cents).sum::<i64>())
    };
    let amounts =
        |all: [(&str, i64); 4]| all.map(|(name, cents)| (name.to_owned(), cents)).to_vec();
    assert_eq!(
        paid("prizes = \"by-place\""),
        (amounts([("Bob", 100_000), ("Ann", 60_000), ("Cid", 30_000), ("Dot", 10_000)]), 0)
    );
    assert_eq!(
        paid("prizes = \"by-score\""),
        (amounts([("Ann", 63_333), ("Bob", 63_333), ("Cid", 63_333), ("Dot", 10_000)]), 1)
    );
    // 500 + 316.666, 300 + 316.666, 150 + 316.666.
    assert_eq!(
        paid("prizes = \"hort\""),
        (amounts([("Bob", 81_666), ("Ann", 61_666), ("Cid", 46_666), ("Dot", 10_000)]), 2)
    );
    // 70 % of the own prize and 30 % of 633.33: 700 + 190, 420 + 190, 210 + 190; rounded down to
    // 20.
    assert_eq!(
        paid("prizes = { by-place = 70, shared = 30 }\nprizes-rounded = \"20\""),
        (amounts([("Bob", 88_000), ("Ann", 60_000), ("Cid", 40_000), ("Dot", 10_000)]), 2_000)
    );
}

/// A game that was annulled is there, and a player who is gone has no games to come: no criterion
/// asks for either.
#[test]
fn no_criterion_asks_for_annulled_games() {
    let ask = |players: &str, first: &str, withdrawals: &str| {
        let text = format!(
            "format = \"tiebreak-event/1\"\ntitle = \"Club\"\nkind = \"round-robin\"\nplayer = [{players}]\ngame = [\
             {{ round = 1, white = \"Ann\", black = \"Bob\", result = \"{first}\" }},\
             {{ round = 1, white = \"Cid\", black = \"Dot\", result = \"1-0\" }},\
             {{ round = 2, white = \"Ann\", black = \"Cid\", result = \"1-0\" }},\
             {{ round = 2, white = \"Bob\", black = \"Dot\", result = \"1-0\" }},\
             {{ round = 3, white = \"Ann\", black = \"Dot\", result = \"0-1\" }},\
             {{ round = 3, white = \"Bob\", black = \"Cid\", result = \"0-1\" }}]\n"
        );
        let event = event_file::read("club.toml", &text).unwrap();
        let clauses = format!(
            "withdrawals = \"{withdrawals}\"\n{ALL_PLACES}[clause.\"2\"]\ntext = \"Wins.\"\nrank = \"wins\"\n"
        );
        let ruling = ruled(&event, &clauses, FixedAnswers::default());
        ruling.open.iter().map(|question| question.id.clone()).collect::<Vec<_>>()
    };
    let four = "{ name = \"Ann\" }, { name = \"Bob\" }, { name = \"Cid\" }, { name = \"Dot\" }";
    assert_eq!(ask(four, "annulled", "forfeits"), Vec::<String>::new());
    let gone = four.replace("\"Dot\"", "\"Dot\", withdrawn = 3");
    assert_eq!(ask(&gone, "1/2-1/2", "annulled"), Vec::<String>::new());
}

/// All but one of the twelve games are known by answers. The answer about the first game of Ann and
/// Cid does not answer for the second, whichever tie asks.
#[test]
fn an_answer_about_a_missing_game_counts_once() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"Club\"\nkind = \"round-robin\"\ncycles = 2\nplayer = [\
        { name = \"Ann\", points = 4 }, { name = \"Bob\", points = 4 },\
        { name = \"Cid\", points = 2 }, { name = \"Dot\", points = 2 }]\n";
    let event = event_file::read("club.toml", text).unwrap();
    let clauses = format!(
        "{ALL_PLACES}[clause.\"2\"]\ntext = \"Sonneborn-Berger.\"\nrank = \"sonneborn-berger\"\n"
    );
    let mut given = FixedAnswers::default();
    for pair in ["Ann - Bob", "Ann - Cid", "Ann - Dot", "Bob - Cid", "Bob - Dot", "Cid - Dot"] {
        let white = event.find(pair.split(' ').next().unwrap()).unwrap();
        let game = Answer::Data(DataAnswer::Game { white, result: GameResult::White });
        for number in ["", " (2)"] {
            given = given.with(&format!("event/{pair}{number}"), game.clone());
        }
    }
    assert_eq!(standing(&event, &ruled(&event, &clauses, given.clone())).len(), 4);
    given.answers.remove("event/Ann - Cid (2)");
    let ruling = ruled(&event, &clauses, given);
    assert_eq!(standing(&event, &ruling), ["Ann = Bob", "Cid = Dot"]);
    let open: Vec<&str> = ruling.open.iter().map(|question| question.id.as_str()).collect();
    assert_eq!(open, ["event/Ann - Cid (2)"]);
}

/// Ann was born first, then Cid, then Bob; of Dot only the year is known, the same as Bob's.
#[test]
fn the_youngest_and_the_oldest() {
    let children = |born: [(&str, &str); 3]| {
        let players =
            born.map(|(name, born)| format!("{{ name = \"{name}\", points = 2, birth = {born} }}"));
        let text = format!(
            "format = \"tiebreak-event/1\"\ntitle = \"Rapid\"\nkind = \"round-robin\"\nplayer = [{}]\n",
            players.join(", ")
        );
        event_file::read("rapid.toml", &text).unwrap()
    };
    let by = |criterion: &str| {
        format!(
            "{ALL_PLACES}[clause.\"2\"]\ntext = \"By {criterion}, then shared.\"\norder = [\"3\", \"4\"]\n\
                 [clause.\"3\"]\ntext = \"{criterion}\"\nrank = \"{criterion}\"\n\
                 [clause.\"4\"]\ntext = \"Shared.\"\nshare = true\n"
        )
    };
    let event = children([("Ann", "2013-12-31"), ("Bob", "\"2014/03/09\""), ("Cid", "2014-01-02")]);
    let stand = |event: &Event, criterion: &str| {
        standing(event, &ruled(event, &by(criterion), FixedAnswers::default()))
    };
    assert_eq!(stand(&event, "youngest"), ["Bob", "Cid", "Ann"]);
    assert_eq!(stand(&event, "oldest"), ["Ann", "Cid", "Bob"]);
    // Nobody knows who of Bob and Dot is the younger: the criterion orders nobody.
    let unclear = children([("Ann", "2013-12-31"), ("Bob", "2014-03-09"), ("Dot", "\"2014\"")]);
    assert_eq!(stand(&unclear, "youngest"), ["Ann = Bob = Dot"]);
    // A year is enough where nobody else was born in it.
    let years = children([("Ann", "\"2013\""), ("Bob", "2014-03-09"), ("Dot", "\"2012\"")]);
    assert_eq!(stand(&years, "youngest"), ["Bob", "Ann", "Dot"]);
    let unclear = children([("Ann", "\"2012\""), ("Bob", "2014-03-09"), ("Dot", "\"2014\"")]);
    assert_eq!(stand(&unclear, "oldest"), ["Ann = Bob = Dot"]);
    // Without the date of one it does not apply, and the step says whose is missing.
    let missing = ruled(&event, &by("higher-rating"), FixedAnswers::default());
    assert!(missing.steps.iter().any(|step| step.reason.kind() == "not-applicable"));
    assert_eq!(standing(&event, &missing), ["Ann = Bob = Cid"]);
}

#[test]
fn ratings_titles_and_starting_numbers() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"Open\"\nkind = \"round-robin\"\nplayer = [\
        { name = \"Ann\", points = 2, rating = 2100, title = \"WFM\", number = 3 },\
        { name = \"Bob\", points = 2, rating = 2250, title = \"FM\", number = 2 },\
        { name = \"Cid\", points = 2, rating = 1900, number = 1 }]\n";
    let event = event_file::read("open.toml", text).unwrap();
    let stand = |criterion: &str| {
        let clauses =
            format!("{ALL_PLACES}[clause.\"2\"]\ntext = \"By it.\"\nrank = \"{criterion}\"\n");
        standing(&event, &ruled(&event, &clauses, FixedAnswers::default()))
    };
    assert_eq!(stand("higher-rating"), ["Bob", "Ann", "Cid"]);
    assert_eq!(stand("lower-rating"), ["Cid", "Ann", "Bob"]);
    assert_eq!(stand("title"), ["Bob", "Ann", "Cid"]);
    assert_eq!(stand("starting-number"), ["Cid", "Bob", "Ann"]);
}

#[test]
fn what_contradicts_itself_is_refused() {
    let two = "[clause.\"5\"]\ntext = \"Money.\"\nprizes = \"by-place\"\n[clause.\"6\"]\ntext = \"Money.\"\nprizes = \"hort\"\n";
    let refused = |clauses: String| regulation(&clauses).unwrap_err();
    let lots = "[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
    assert_eq!(
        refused(format!("{ALL_PLACES}{lots}{two}")),
        "clauses \"5\" and \"6\" share the prize money in two ways"
    );
    let apart = two.replacen("prizes = \"hort\"", "prizes = \"hort\"\nprizes-for = \"first\"", 1);
    assert!(regulation(&format!("{ALL_PLACES}{lots}{apart}")).is_ok());
    let below = FIRST_PLACE.replace("\"first\"", "\"1-3\"");
    assert_eq!(
        refused(format!("{below}{lots}")),
        "only the winner is settled, but `tie-for` names places below the first"
    );
}
