//! Traits of files as other programs and people write them; the fixtures are made by hand.

use std::fmt::Write;
use tiebreak_formats::account::{Account, Doubt, DoubtKind, Names, Told};
use tiebreak_formats::{Import, import_any, trf};
use tiebreak_model::{GameResult, Kind};

fn import(name: &str, text: &str, told: &Told) -> Import {
    import_any(name, text.as_bytes(), told).unwrap_or_else(|found| panic!("{name}: {found}"))
}

fn of_kind(account: &Account, kind: DoubtKind) -> Vec<&Doubt> {
    account.doubts.iter().filter(|doubt| doubt.kind == kind).collect()
}

/// A report of four players and three rounds, with more lines in front.
fn report(lines: &str) -> String {
    let mut text = format!("012 Club Open\n{lines}");
    for (number, name, points, cells) in [
        (1, "Smith, John", "2.0", ["2 w 1", "3 b 0", "4 w 1"]),
        (2, "Brown, Ann", "1.5", ["1 b 0", "4 w 1", "3 w ="]),
        (3, "Jones, Eve", "2.5", ["4 b 1", "1 w 1", "2 b ="]),
        (4, "Green, Max", "0.0", ["3 w 0", "2 b 0", "1 b 0"]),
    ] {
        let rounds: String = cells.iter().map(|cell| format!("  {cell:>8}")).collect();
        let _ = writeln!(
            text,
            "001 {number:>4}      {name:<33} 2000 ENG             1980/01/01 {points:>4} {number:>4}{rounds}"
        );
    }
    text
}

#[test]
fn dates_of_reports_and_the_doubt_about_them() {
    let start = |line: &str| {
        let import = import("a.trf", &report(line), &Told::default());
        let start = import.event.as_ref().unwrap().start().map(|start| start.date().to_string());
        let doubts = of_kind(&import.account, DoubtKind::DateUnclear).len();
        (start.unwrap_or_default(), doubts)
    };
    for date in ["2020/06/26", "26.06.2020", "26. 06. 2020", "Jun 26, 2020", "26 June 2020"] {
        assert_eq!(start(&format!("042 {date}\n")), ("2020-06-26".to_owned(), 0), "{date}");
    }
    assert_eq!(start("042 05/06/2020\n"), ("2020-06-05".to_owned(), 1));
    assert_eq!(start("042 05/06/2020\n052 13/06/2020\n"), ("2020-06-05".to_owned(), 0));
    assert_eq!(start("042 next summer\n"), (String::new(), 1));
    assert_eq!(start("042\n"), (String::new(), 0));
    // The days of the rounds, as FIDE writes them, stand for the first day.
    let rounds = format!("132 {}20/06/27  20/06/26  20/06/28\n", " ".repeat(87));
    assert_eq!(start(&rounds), ("2020-06-26".to_owned(), 0));
}

#[test]
fn rulers_tabs_comments_and_long_numbers_in_reports() {
    let ruler = "         1         2         3\n123456789012345678901234567890\n";
    let extra = format!("{ruler}### a comment\n\n022\tLondon\n445 of another program\n");
    let text = report(&extra).replace("ENG            ", "ENG 70123454321");
    let import = import("a.trf", &text.replace('\n', "\r\n"), &Told::default());
    let event = import.event.unwrap();
    assert_eq!(event.venue(), Some("London"));
    assert_eq!(event.participants()[0].fide_id, Some(70_123_454_321));
    let unknown = import.warnings.iter().filter(|found| found.message.to_string().contains("445"));
    assert_eq!(unknown.count(), 1);
    // The number goes through an event file too.
    let written = tiebreak_formats::event_file::write(&event);
    assert!(written.contains("fide-id = 70123454321"), "{written}");
}

#[test]
fn points_of_the_arbiter_in_the_columns_of_the_sample() {
    let text = report("### T MMMM GGGG RRR PPP1\n299        -0.5   2    1\n");
    let (report, _) = trf::Trf::read_as_published("a.trf", &text).unwrap();
    let one = &report.assigned[0];
    assert_eq!((one.round, one.numbers.as_slice()), (Some(2), [1].as_slice()));
    assert_eq!(one.game_points.to_string(), "-0.5");
}

/// One game as PGN.
fn game(event: &str, round: &str, sides: [&str; 2], result: &str) -> String {
    let [white, black] = sides;
    format!(
        "[Event \"{event}\"]\n[Date \"2017.01.14\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n\
         [Black \"{black}\"]\n[Result \"{result}\"]\n\n1. e4 {result}\n\n"
    )
}

/// A round robin of four.
fn four(event: &str) -> String {
    let all = [("1", 0, 3), ("1", 1, 2), ("2", 3, 2), ("2", 0, 1), ("3", 1, 3), ("3", 2, 0)];
    let names = ["Adams, M", "Brown, B", "Clark, C", "Davis, D"];
    all.iter().map(|(round, a, b)| game(event, round, [names[*a], names[*b]], "1-0")).collect()
}

#[test]
fn mistakes_in_another_event_are_a_remark() {
    let wrong = game("Cup", "1", ["Xu, A", "Yang, B"], "1-0")
        + &game("Cup", "1", ["Xu, A", "Yang, B"], "0-1")
        + &game("Cup", "2", ["Xu, A", "Yang, B"], "won");
    let text = four("Masters") + &wrong;
    let asked = import("a.pgn", &text, &Told::default());
    let doubt = of_kind(&asked.account, DoubtKind::SeveralEvents)[0];
    assert!(doubt.stops && doubt.option.as_deref() == Some("--event NAME"));
    let faults: Vec<usize> = asked.account.events.iter().map(|one| one.faults.len()).collect();
    assert_eq!(faults, [0, 2]);

    let told = |event: &str| Told { event: Some(event.to_owned()), ..Told::default() };
    let masters = import("a.pgn", &text, &told("Masters"));
    assert_eq!(masters.event.as_ref().map(|event| event.games().len()), Some(6));
    assert_eq!(of_kind(&masters.account, DoubtKind::NotUsed).len(), 1);
    let cup = import("a.pgn", &text, &told("Cup"));
    assert!(cup.event.is_none());
    let refused = cup.decided().unwrap_err();
    assert_eq!(refused.findings.len(), 2);
}

#[test]
fn tags_and_results_that_break_the_standard_a_little() {
    let text = "[Event \"The \"Tal\" Memorial\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
        [Result \"1:0\"]\n\n1. e4 {a remark\n[Diagram 1]\n[and more] } 1-0\n\n\
        [Event \"The \"Tal\" Memorial\"]\n[Round \"2\"]\n[White \"B\"]\n[Black \"A\"]\n\
        [Result \"1-0 ff\"]\n\n1-0\n";
    let import = import("a.pgn", text, &Told::default());
    let event = import.event.unwrap();
    assert_eq!(event.title(), "The \"Tal\" Memorial");
    let results: Vec<String> = event.games().iter().map(|game| game.result.to_string()).collect();
    assert_eq!(results.len(), 2);
    assert!(event.games().iter().any(|game| game.result.is_forfeit()), "{results:?}");
}

#[test]
fn family_names_tell_people_apart() {
    let round = |round, a, b| game("Open", round, [a, b], "1-0");
    // Neither pair was there in one round, and still they are two.
    let text = round("1", "Emms, John M", "Short, Nigel")
        + &round("1", "Wells, Peter", "Hebden, Mark")
        + &round("2", "Merriman, John", "Wells, Peter")
        + &round("2", "Short, Nigel", "Hebden, Mark");
    let apart = import("a.pgn", &text, &Told::default());
    assert!(of_kind(&apart.account, DoubtKind::NamesAlike).is_empty());

    let text = text + &round("3", "Emms, J", "Short, Nigel");
    let doubted = import("a.pgn", &text, &Told::default());
    let doubts = of_kind(&doubted.account, DoubtKind::NamesAlike);
    assert_eq!(doubts.len(), 1);
    assert_eq!(doubts[0].option.as_deref(), Some("--names apart"));
    assert!(doubts[0].details[0].to_string().contains("Emms, John M = Emms, J"));
    let told = Told { names: vec![Names::Apart], ..Told::default() };
    assert!(
        import("a.pgn", &text, &told)
            .account
            .undecided()
            .all(|doubt| doubt.kind != DoubtKind::NamesAlike)
    );

    // Two of one family who met are two.
    let brothers = text.replace("Short, Nigel", "Emms, Jo");
    let met = import("a.pgn", &brothers, &Told::default());
    let stops = met.account.undecided().filter(|doubt| doubt.kind == DoubtKind::NamesAlike);
    assert!(stops.count() <= 1);
}

/// Some rounds for as many players, everybody in every round and nobody twice: the players of one
/// half move round those of the other.
fn rounds(players: usize, count: usize) -> String {
    let half = players / 2;
    let name =
        |at: usize| format!("Player{}, {}", char::from(b'A' + u8::try_from(at).unwrap()), at);
    let mut text = String::new();
    for round in 0..count {
        for at in 0..half {
            let (a, b) = (name(at), name(half + (at + round * round) % half));
            let result = ["1-0", "1/2-1/2", "0-1"][(at + round) % 3];
            text += &game("Invitation", &(round + 1).to_string(), [&a, &b], result);
        }
    }
    text
}

#[test]
fn a_few_full_rounds_are_asked_about() {
    let import = import("a.pgn", &rounds(14, 3), &Told::default());
    let doubts = of_kind(&import.account, DoubtKind::KindUnclear);
    assert_eq!(doubts.len(), 1, "{:?}", import.account.events);
    assert!(doubts[0].stops && doubts[0].option.is_some());
    let large = self::import("a.pgn", &rounds(24, 2), &Told::default());
    assert_eq!(large.account.events[0].kind, None);
}

/// A league of four teams on two boards, once everybody against everybody; the home team has Black
/// on the first board. With `spelled` the second name of a team in its last match.
fn league(event: impl Fn(&str, &str) -> String, tags: bool) -> String {
    let teams = ["Lund", "Malmö", "Ystad", "Eslöv"];
    let player = |team: usize, board: usize| format!("{}son, {}", teams[team], ["A", "B"][board]);
    let mut text = String::new();
    let pairings = [("1", 0, 3), ("1", 1, 2), ("2", 3, 2), ("2", 0, 1), ("3", 1, 3), ("3", 2, 0)];
    for (round, home, away) in pairings {
        for board in 0..2 {
            let (white, black) = if board == 0 { (away, home) } else { (home, away) };
            let names = [player(white, board), player(black, board)];
            // The home team wins on both boards.
            let result = if board == 0 { "0-1" } else { "1-0" };
            let numbered = format!("{round}.{}", board + 1);
            let one =
                game(&event(teams[home], teams[away]), &numbered, [&names[0], &names[1]], result);
            text += &if tags {
                let teams =
                    format!("[WhiteTeam \"{}\"]\n[BlackTeam \"{}\"]\n", teams[white], teams[black]);
                one.replacen("[Result", &format!("{teams}[Result"), 1)
            } else {
                one
            };
        }
    }
    text
}

#[test]
fn team_matches_by_tags_and_by_the_names_of_events() {
    let by_tags = league(|_, _| "Elitserien".to_owned(), true);
    let by_names = league(|home, away| format!("Serien 2016 {home}-{away}"), false);
    // The same with a team in another spelling.
    let spelled = by_names.replace("2016 Lund-Malmö", "2016 LASK Lund-Malmö");
    for text in [by_tags, by_names, spelled] {
        let import = import("a.pgn", &text, &Told::default());
        assert!(import.account.undecided().next().is_none(), "{:?}", import.account.doubts);
        let event = import.event.unwrap();
        let teams = event.teams().unwrap();
        assert_eq!((event.kind(), event.participants().len()), (Kind::RoundRobin, 4));
        assert_eq!((teams.matches.len(), teams.boards), (6, 2));
        let lund = event.find("Lund").unwrap();
        let won: Vec<[String; 2]> = teams
            .matches
            .iter()
            .filter(|one| one.teams.contains(&lund))
            .map(|one| one.score.map(|score| score.to_string()))
            .collect();
        assert_eq!(won.len(), 3);
        assert!(won.iter().all(|score| score.contains(&"2".to_owned())), "{won:?}");
        assert!(teams.rosters.iter().all(|roster| roster.len() == 2));
    }
}

#[test]
fn teams_that_are_countries_of_players_make_no_league() {
    let countries = ["NED", "NED", "CHN", "USA"];
    let names = ["Adams, M", "Brown, B", "Clark, C", "Davis, D"];
    let mut text = four("Masters");
    for (name, country) in names.iter().zip(countries) {
        for side in ["White", "Black"] {
            let tag = format!("[{side} \"{name}\"]\n");
            text = text.replace(&tag, &format!("{tag}[{side}Team \"{country}\"]\n"));
        }
    }
    let import = import("a.pgn", &text, &Told::default());
    assert!(import.event.unwrap().teams().is_none());
}

#[test]
fn boards_without_results_are_named() {
    let text = league(|_, _| "Elitserien".to_owned(), true);
    let first = text.find("[Event").unwrap();
    let second = first + 1 + text[first + 1..].find("[Event").unwrap();
    let third = second + 1 + text[second + 1..].find("[Event").unwrap();
    let import =
        import("a.pgn", &format!("{}{}", &text[..second], &text[third..]), &Told::default());
    let doubts = of_kind(&import.account, DoubtKind::MissingGames);
    assert_eq!(doubts.len(), 1, "{:?}", import.account.doubts);
    // A game that has no result leaves its match open, and that is told.
    let open =
        text.replacen("[Result \"0-1\"]", "[Result \"*\"]", 1).replacen("\n0-1\n", "\n*\n", 1);
    let import = self::import("a.pgn", &open, &Told::default());
    let doubts = of_kind(&import.account, DoubtKind::MissingGames);
    assert_eq!(doubts.len(), 1, "{:?}", import.account.doubts);
    assert!(doubts[0].message.to_string().contains("Eslöv–Lund, board 1"), "{:?}", doubts[0]);
    assert!(doubts[0].message.to_string().contains("does not count"), "{:?}", doubts[0]);
}

/// Who has White follows from the board, also where the game of a board before is not there.
#[test]
fn the_board_is_known_where_the_round_is_not() {
    let text = league(|home, away| format!("Serien 2016 {home}-{away}"), false);
    let text = ["1", "2", "3"]
        .iter()
        .fold(text, |text, round| text.replace(&format!("[Round \"{round}."), "[Round \"?."));
    let second = 1 + text[1..].find("[Event").unwrap();
    let import = import("a.pgn", &text[second..], &Told::default());
    let event = import.event.unwrap();
    let (lund, eslov) = (event.find("Lund").unwrap(), event.find("Eslöv").unwrap());
    let teams = event.teams().unwrap();
    let one = teams.matches.iter().find(|one| one.teams == [lund, eslov]).unwrap();
    assert_eq!(one.score.map(|score| score.to_string()), ["1", "0"], "the home team won");
    assert_eq!(one.boards[0].result, GameResult::Open);
}

/// The first games of a file may be those of a later round.
#[test]
fn an_event_begins_on_the_first_of_all_dates() {
    let dated = |round: &str, date: &str, event: &str| {
        let tags = format!("[Date \"{date}\"]\n[EventDate \"{event}\"]");
        game("Masters", round, ["Adams, M", "Brown, B"], "1-0").replacen(
            "[Date \"2017.01.14\"]",
            &tags,
            1,
        )
    };
    let text = dated("2", "2016.03.05", "2016.03.01")
        + &dated("3", "2016.03.07", "2016.??.??")
        + &dated("4", "2016.03.06", "2016.03.01");
    let event = import("a.pgn", &text, &Told::default()).event.unwrap();
    let days = [event.start(), event.end()].map(|day| day.unwrap().date().to_string());
    assert_eq!(days, ["2016-03-01", "2016-03-07"]);
}

#[test]
fn lines_may_end_with_a_carriage_return_alone() {
    let text = report("042 2016/03/01\n");
    let whole = import("a.trf", &text, &Told::default()).event.unwrap();
    let old = import("a.trf", &text.replace('\n', "\r"), &Told::default()).event.unwrap();
    assert_eq!(old, whole);
}
