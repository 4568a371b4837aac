//! Event files: those that must be read, and what is said about those that cannot be.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use tiebreak_document::RejectedFile;
use tiebreak_formats::event_file::{read, read_bytes, write};
use tiebreak_model::{Colour, Event, Kind, NameOrder, Sport};

fn data(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn good(text: &str) -> Event {
    read("event.toml", text).unwrap_or_else(|rejected| panic!("{rejected}"))
}

/// Every finding on a line of its own: place, message, label, hint.
fn shown(rejected: &RejectedFile) -> String {
    let places = rejected.to_string();
    let lines = places.lines().zip(&rejected.findings).map(|(line, found)| {
        let mut shown = line.to_owned();
        if !found.label.is_empty() {
            shown += &format!(" | {}", found.label);
        }
        if let Some(hint) = &found.hint {
            shown += &format!(" | hint: {hint}");
        }
        shown
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn bad(text: &str) -> String {
    shown(&read("e.toml", text).expect_err("the file is wrong"))
}

fn underlined(text: &str) -> String {
    let rejected = read("e.toml", text).expect_err("the file is wrong");
    text[rejected.findings[0].span.clone().unwrap()].to_owned()
}

fn chess(rest: &str) -> String {
    format!(
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\n\
         player = [{{ name = \"Gukesh D\" }}, {{ name = \"Anish Giri\" }}, {{ name = \"Wei Yi\" }}]\n{rest}"
    )
}

fn bridge(rest: &str) -> String {
    format!(
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\n\
         team = [{{ name = \"Norway\" }}, {{ name = \"Sweden\" }}]\n{rest}"
    )
}

#[test]
fn every_real_event_is_read_and_written_back() {
    let mut games = 0;
    for path in data("events") {
        let text = std::fs::read_to_string(&path).unwrap();
        let event =
            read(&path.to_string_lossy(), &text).unwrap_or_else(|rejected| panic!("{rejected}"));
        assert_eq!(event.sport(), Sport::Chess);
        games += event.games().len();
        assert_eq!(good(&write(&event)), event, "{}", path.display());
    }
    assert_eq!(games, 648);
}

#[test]
fn every_bridge_case_is_read_and_written_back() {
    let mut cases = 0;
    for path in
        data("bridge-cases").iter().filter(|path| path.extension().is_some_and(|ext| ext == "json"))
    {
        let case: serde_json::Value =
            serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let text = serde_json::to_string_pretty(&case["event"]).unwrap();
        let event =
            read(&path.to_string_lossy(), &text).unwrap_or_else(|rejected| panic!("{rejected}"));
        assert_eq!(event.sport(), Sport::Bridge);
        assert_eq!(good(&write(&event)), event, "{}", path.display());
        cases += 1;
    }
    assert!(cases >= 48, "{cases} cases");
}

#[test]
fn the_order_of_the_file_means_nothing() {
    let one = "[[game]]\nround = 1\nwhite = \"Gukesh D\"\nblack = \"Wei Yi\"\nresult = \"1-0\"\n";
    let two = "[[game]]\nround = 2\nwhite = \"Wei Yi\"\nblack = \"Anish Giri\"\nresult = \"*\"\n";
    assert_eq!(good(&chess(&format!("{one}{two}"))), good(&chess(&format!("{two}{one}"))));
}

#[test]
fn every_optional_field_is_kept() {
    let event = good(
        r#"
        format = "tiebreak-event/1"
        title = "Tour \"final\""
        regulation = "grand-chess-tour-2018"
        kind = "rapid-and-blitz"
        cycles = 2
        rounds = 18
        start = 2018-08-11
        end = "2018-08-15"
        venue = "Saint Louis"
        readings = { "mutual-result" = "restarted" }
        scoring = { rapid = [2, 1, 0] }
        prizes = { currency = "USD", amounts = [50000.25, "25000", 0] }
        tour-points = { places = [12, 10, "13/2"], outright-first = 13 }
        [[player]]
        name = "So"
        number = 2
        fide-id = 5202213
        title = "GM"
        rating = 2_780
        points-by-event = { Leuven = 13, Paris = "7.5" }
        [[player]]
        name = "Caruana"
        points = 20.5
        points-by-event = [20, 0.5]
        [[game]]
        round = 1
        white = "So"
        black = "Caruana"
        result = "½-½"
        phase = "rapid"
        moves = 31
        started = 2018-08-11T13:00:00-05:00
        finished = "2018-08-11T14:02:00-05:00"
        rated = false
        [[bye]]
        round = 2
        player = "So"
        kind = "half"
        "#,
    );
    assert_eq!(event.kind(), Kind::RapidAndBlitz);
    assert_eq!((event.cycles(), event.rounds()), (2, Some(18)));
    assert_eq!(event.start().unwrap().date().to_string(), "2018-08-11");
    assert_eq!(event.end().unwrap().date().to_string(), "2018-08-15");
    assert_eq!(event.venue(), Some("Saint Louis"));
    assert_eq!(event.prizes().unwrap().cents, [5_000_025, 2_500_000, 0]);
    assert_eq!(event.tour_points().unwrap().places[2], "6.5".parse().unwrap());
    let so = &event.participants()[event.find("So").unwrap().index()];
    assert_eq!(
        (so.rating, so.fide_id, so.points),
        (Some(2780), Some(5_202_213), Some("20.5".parse().unwrap()))
    );
    assert_eq!(event.games()[0].moves, Some(31));
    assert_eq!((event.unrated(), event.byes()[0].points), ([0].as_slice(), "0.5".parse().unwrap()));
    assert_eq!(event.points(event.games()[0].units[0]), 1.into());
    assert_eq!(good(&write(&event)), event);
}

#[test]
fn bytes_that_are_no_text() {
    let whole = |bytes: &[u8]| shown(&read_bytes("e.toml", bytes).unwrap_err());
    assert_eq!(whole(b""), "e.toml: the file is empty | hint: was it saved?");
    assert_eq!(
        whole(b"format = \"tiebreak-event/1\"\ntitle = \"Andr\xe9\"\n"),
        "e.toml:2:14: byte 0xE9 is not UTF-8 (at byte offset 41, line 2) | expected a character in UTF-8 | \
         hint: save the file as UTF-8, or name its encoding with --encoding, e.g. --encoding latin1"
    );
    assert_eq!(
        whole(&vec![b' '; 33 * 1024 * 1024]),
        "e.toml: the file has 34603008 bytes, more than the 33554432 that are read | hint: is this the right file?"
    );
}

#[test]
fn the_format_comes_first() {
    assert_eq!(
        bad("title = \"T\"\nsurprise = 1\n"),
        "e.toml:1:1: this is not an event file: it has no `format` | hint: begin the file with `format = \"tiebreak-event/1\"`"
    );
    assert_eq!(
        bad("format = \"tiebreak-event/2\""),
        "e.toml:1:10: version 2 of the event format is not known to this program | expected \"tiebreak-event/1\""
    );
    assert_eq!(
        bad("format = \"tiebreak-regulation/1\""),
        "e.toml:1:10: this is a regulation, not an event | expected \"tiebreak-event/1\" | hint: name the event's own file, and the regulation with --regulation"
    );
}

#[test]
fn names_that_are_not_players() {
    let text = chess("game = [{ white = \"Gukesh\", black = \"Carlsen\", result = \"1-0\" }]\n");
    assert_eq!(
        bad(&text),
        "e.toml:5:19: \"Gukesh\" is not a player of this event | did you mean \"Gukesh D\"?\n\
         e.toml:5:37: \"Carlsen\" is not a player of this event | expected the name of a participant"
    );
    assert_eq!(underlined(&text), "\"Gukesh\"");
}

#[test]
fn all_mistakes_come_at_once() {
    let text = chess(
        "rouns = 3\n\
         [[game]]\nwhite = \"Wei Yi\"\nblack = \"Wei Yi\"\nresult = \"1-0\"\n\
         [[game]]\nwhite = \"Gukesh D\"\nblack = \"Anish Giri\"\nresult = \"2-0\"\n\
         [[game]]\nwhite = \"Anish Giri\"\nresult = \"1-0\"\nround = -1\n",
    );
    assert_eq!(
        bad(&text),
        "e.toml:5:1: unknown key `rouns` in the event | did you mean `rounds`?\n\
         e.toml:8:9: \"Wei Yi\" has both white and black | expected an opponent\n\
         e.toml:13:10: \"2-0\" is not a result | expected 1-0, 0-1, 1/2-1/2, +/-, -/+, -/-, * or annulled | \
         hint: a forfeit is written +/- or -/+, a game that is not finished *, one that was struck out annulled\n\
         e.toml:14:1: this game has no `black` | `black` is missing here | hint: add `black = ...`\n\
         e.toml:17:9: `round` is -1 | expected a whole number, 1 or more"
    );
}

#[test]
fn a_board_of_a_match_is_not_annulled_by_itself() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\nboards = 1\n\
         team = [{ name = \"Ash\" }, { name = \"Elm\" }]\n\
         match = [{ round = 1, teams = [\"Ash\", \"Elm\"], boards = [\"annulled\"] }]\n";
    assert_eq!(
        bad(text),
        "e.toml:6:57: \"annulled\" is not a result | expected 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- or * | \
         hint: a forfeit is written +/- or -/+, a game that is not finished *"
    );
}

#[test]
fn one_pairing_twice_in_a_single_round_robin() {
    let text = chess(
        "game = [\n\
         { white = \"Wei Yi\", black = \"Gukesh D\", result = \"1-0\" },\n\
         { white = \"Gukesh D\", black = \"Wei Yi\", result = \"1-0\" },\n]\n",
    );
    assert_eq!(
        bad(&text),
        "e.toml:7:11: \"Gukesh D\" and \"Wei Yi\" meet twice in this round robin | this pairing is used further up | \
         hint: remove what is wrong; if everybody meets everybody twice, write `cycles = 2` at the top of the file, below `kind`"
    );
    assert_eq!(underlined(&text), "\"Gukesh D\"");
}

#[test]
fn points_that_contradict_the_games() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\n\
         [[player]]\nname = \"A\"\npoints = 0.5\n[[player]]\nname = \"B\"\n\
         [[game]]\nwhite = \"A\"\nblack = \"B\"\nresult = \"1-0\"\n";
    assert_eq!(
        bad(text),
        "e.toml:6:10: A has 0.5 points here, but 1 from the games | the games give 1 | \
         hint: correct the points or the games; 1 games of A are in this file"
    );
    let tour = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"tour\"\n\
         player = [{ name = \"A\", points = 20, points-by-event = [13, 8] }]\n";
    assert_eq!(
        bad(tour),
        "e.toml:4:34: A has 20 points here, but 21 event by event | the events add up to 21 | \
         hint: correct one of the two, or leave `points` out"
    );
}

#[test]
fn two_players_of_one_name() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\n\
         [[player]]\nname = \"A\"\n[[player]]\nname = \" A\"\n";
    assert_eq!(
        bad(text),
        "e.toml:7:8: two participants are called \"A\" | this name is used further up | \
         hint: add something that tells them apart, for example the year of birth"
    );
}

#[test]
fn sports_do_not_mix() {
    let head = "format = \"tiebreak-event/1\"\ntitle = \"T\"\n";
    assert_eq!(
        bad(&format!(
            "{head}kind = \"swiss\"\nplayer = [{{ name = \"A\" }}]\nteam = [{{ name = \"B\" }}]\n"
        )),
        "e.toml:5:8: an event has [[player]] or [[team]] tables, not both | the file has [[player]] tables too"
    );
    assert_eq!(
        bad(&format!("{head}kind = \"board-a-match\"\nplayer = [{{ name = \"A\" }}]\n")),
        "e.toml:3:8: an event of kind \"board-a-match\" has no [[player]] tables | \
         expected round-robin, swiss, rapid-and-blitz, tour, match, knockout"
    );
    assert_eq!(
        bad(&format!("{head}kind = \"match\"\nteam = [{{ name = \"A\" }}]\n")),
        "e.toml:3:8: an event of kind \"match\" has no [[team]] tables | \
         expected round-robin, swiss, knockout, board-a-match"
    );
    assert_eq!(
        bad(&format!("{head}kind = \"round-robbin\"\nplayer = [{{ name = \"A\" }}]\n")),
        "e.toml:3:8: \"round-robbin\" is not a kind of event | did you mean \"round-robin\"?"
    );
    assert_eq!(
        bad(&format!("{head}pair = [{{ name = \"A\" }}]\n")),
        "e.toml:1:1: the event has no `kind` | `kind` is missing here | hint: add `kind = ...`: \"pairs\""
    );
    assert_eq!(
        bad(&format!("{head}team = [{{ name = \"A\" }}]\n")),
        "e.toml:1:1: the event has no `kind` | `kind` is missing here | \
         hint: add `kind = ...`: \"round-robin\", \"swiss\", \"knockout\", \"board-a-match\""
    );
    assert_eq!(
        bad(&bridge("[[game]]\nwhite = \"Norway\"\n")),
        "e.toml:5:1: an event of bridge has no [[game]] tables | \
         hint: chess has [[player]] and [[game]], bridge [[team]] and [[match]]"
    );
    assert_eq!(
        bad(&format!("{head}kind = \"swiss\"\n")),
        "e.toml: nobody takes part in this event | hint: add [[player]], [[team]] or [[pair]] tables"
    );
}

#[test]
fn matches_that_cannot_be() {
    let with = |fields: &str| bad(&bridge(&format!("[[match]]\n{fields}\n")));
    assert_eq!(
        with("teams = [\"Norway\", \"Norway\"]\nvps = [10, 10]"),
        "e.toml:6:10: \"Norway\" plays a match with itself | expected two different teams"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweeden\"]\nvps = [10, 10]"),
        "e.toml:6:20: \"Sweeden\" is not a participant of this event | did you mean \"Sweden\"?"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nboards = 16"),
        "e.toml:5:1: this match has neither IMPs nor VPs | `imps` is missing here | \
         hint: add `imps = [..., ...]` and `boards = ...`, or `vps = [..., ...]`"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nimps = [3, 4]"),
        "e.toml:5:1: the VPs of this match are not known | `boards` is missing here | \
         hint: add `boards = ...`, from which the VPs follow, or `vps = [..., ...]`"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nimps = [3, 4]\nboards = -4"),
        "e.toml:8:10: `boards` is -4 | expected a whole number, 1 or more"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nimps = [-3, 4]\nboards = 4"),
        "e.toml:7:9: IMPs of -3 | expected zero or more"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nvps = [\"1/0\", 4]"),
        "e.toml:7:8: \"1/0\" divides by zero | a fraction cannot have zero below"
    );
    assert_eq!(
        with("teams = [\"Norway\"]\nstatus = \"bye\"\nvps = [12, 0]"),
        "e.toml:8:7: `vps` has 2 entries | expected one number: a bye has one team"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nvps = [12]"),
        "e.toml:7:7: `vps` has one entry | expected two numbers, one for each side"
    );
    assert_eq!(
        with("teams = [\"Norway\"]\nvps = [12]"),
        "e.toml:6:9: a match with one team | expected two teams | hint: a team without an opponent has `status = \"bye\"`"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nstatus = \"forfet\"\nvps = [12, 0]"),
        "e.toml:7:10: \"forfet\" is not a status of a match | did you mean \"forfeit\"?"
    );
    assert_eq!(
        with("teams = [\"Norway\", \"Sweden\"]\nstatus = \"forfeit\""),
        "e.toml:5:1: a match with status \"forfeit\" and no VPs | `vps` is missing here | \
         hint: add the VPs that were given: they cannot be worked out"
    );
}

#[test]
fn money_is_exact_to_the_cent() {
    let with = |amount: &str| {
        bad(&chess(&format!("prizes = {{ currency = \"EUR\", amounts = [{amount}] }}")))
    };
    assert_eq!(
        with("12.345"),
        "e.toml:5:41: a prize of 12.345 | expected whole cents: at most two decimals"
    );
    assert_eq!(with("-5"), "e.toml:5:41: a prize of -5 | expected zero or more");
    assert_eq!(
        with("\"much\""),
        "e.toml:5:41: \"much\" is not a number | expected a number such as 8.5 or \"13/3\""
    );
}

#[test]
fn times_are_read_in_the_time_zone_of_the_event() {
    let game = "[[game]]\nwhite = \"Wei Yi\"\nblack = \"Gukesh D\"\nresult = \"1-0\"\nstarted = 2024-07-28T12:00:00+00:00\nfinished = 2024-07-28T17:42:00\n";
    let event = good(&chess(&format!("time-zone = \"europe/amsterdam\"\n{game}")));
    assert_eq!(event.time_zone().unwrap().name(), "Europe/Amsterdam");
    let times = [event.games()[0].started, event.games()[0].finished]
        .map(|moment| moment.unwrap().to_string());
    assert_eq!(
        times,
        ["2024-07-28T12:00:00+00:00", "2024-07-28T17:42:00+02:00"],
        "as it was written, or in summer time"
    );
    assert!(write(&event).contains("time-zone = \"Europe/Amsterdam\"\n"));
    assert_eq!(good(&write(&event)), event);
    assert!(
        bad(&chess(game)).contains("some times have an offset and some have none"),
        "nothing says where it was"
    );
}

#[test]
fn time_zones_that_are_none() {
    let zone = |name: &str| bad(&chess(&format!("time-zone = \"{name}\"\n")));
    assert_eq!(
        zone("Amsterdam"),
        "e.toml:5:13: \"Amsterdam\" is not a time zone | did you mean \"Europe/Amsterdam\"?"
    );
    assert_eq!(
        zone("Louisville"),
        "e.toml:5:13: \"Louisville\" is not a time zone | did you mean \"America/Kentucky/Louisville\" or \"America/Louisville\"?"
    );
    assert_eq!(
        zone("nowhere"),
        "e.toml:5:13: \"nowhere\" is not a time zone | expected a name of the IANA database, such as \"Europe/Amsterdam\""
    );
    assert!(bad(&chess("time-zone = 1\n")).contains("time-zone"));
}

#[test]
fn times_that_are_none() {
    let with = |finished: &str| {
        bad(&chess(&format!(
            "game = [{{ white = \"Wei Yi\", black = \"Anish Giri\", result = \"1-0\", finished = {finished} }}]"
        )))
    };
    let expected =
        "`finished` is not a date and time | expected one such as 2024-01-28T17:42:00+01:00";
    for wrong in
        ["\"soon\"", "17", "\"2024-01-28T17:42:00+999999:00\"", "\"2024-01-28T17:42:00+-1:00\""]
    {
        assert!(with(wrong).ends_with(expected), "{wrong}: {}", with(wrong));
    }
}

#[test]
fn a_draw_that_wins_is_read_and_written() {
    let text = "format = \"tiebreak-event/1\"\ntitle = \"Norway\"\nregulation = \"norway-chess-2024\"\nkind = \"rapid-and-blitz\"\n\
        [scoring]\nclassical = [3, 1, 0]\narmageddon = { win = 0.5, draw-wins = \"black\" }\n\
        [[player]]\nname = \"Ann\"\n[[player]]\nname = \"Bob\"\n\
        [[game]]\nwhite = \"Ann\"\nblack = \"Bob\"\nresult = \"1/2-1/2\"\nphase = \"classical\"\n\
        [[game]]\nwhite = \"Ann\"\nblack = \"Bob\"\nresult = \"1/2-1/2\"\nphase = \"armageddon\"\n";
    let event = read("norway.toml", text).unwrap();
    let scored = |colour| {
        event.points(event.games().iter().map(|game| game.units(colour)).sum()).to_string()
    };
    assert_eq!((scored(Colour::White), scored(Colour::Black)), ("1".to_owned(), "1.5".to_owned()));
    let written = write(&event);
    assert_eq!(read("again.toml", &written).unwrap(), event, "{written}");

    let wrong = text.replace("\"black\" }", "\"blue\" }");
    let rejected = read("norway.toml", &wrong).unwrap_err().to_string();
    assert!(rejected.contains("\"blue\" is not a colour"), "{rejected}");
}

/// The reference of the event file: its examples are read, and no key of the reader is missing.
#[test]
fn the_reference_shows_every_key() {
    let page = include_str!("../../../docs/reference/event-file.md");
    let blocks: Vec<&str> =
        page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 15);
    for block in blocks {
        good(block);
    }
    let reader =
        ["mod", "games", "participants", "points", "boards", "bridge", "teams/read"].map(|file| {
            let path =
                Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/event_file/{file}.rs"));
            std::fs::read_to_string(path).unwrap()
        });
    let before = ["node(\"", "text(\"", "fields, \"", "table(\""];
    for file in &reader {
        for key in before
            .iter()
            .flat_map(|before| file.split(before).skip(1))
            .filter_map(|rest| rest.split('"').next())
        {
            let shown = [format!("{key} "), format!("`{key}`"), format!("[{key}]")]
                .iter()
                .any(|form| page.contains(form));
            assert!(shown, "the reference does not show `{key}`");
        }
    }
}

/// Players who have these points from their games alone.
fn round_robin(head: &str, names: &[&str], games: &[(&str, &str)]) -> String {
    let mut text = format!("format = \"tiebreak-event/1\"\ntitle = \"Cup\"\n{head}\n");
    names.iter().for_each(|name| text += &format!("[[player]]\nname = \"{name}\"\n"));
    for (white, black) in games {
        text +=
            &format!("[[game]]\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"1/2-1/2\"\n");
    }
    text
}

const TWICE: [(&str, &str); 6] =
    [("A", "B"), ("B", "C"), ("C", "A"), ("B", "A"), ("C", "B"), ("A", "C")];

#[test]
fn a_double_round_robin_is_understood() {
    let kind = "kind = \"round-robin\"";
    let double = read("cup.toml", &round_robin(kind, &["A", "B", "C"], &TWICE)).unwrap();
    assert_eq!(double.cycles(), 2);
    assert!(double.unfinished(&[], &[]).is_none());
    // Said otherwise, or not everybody twice: once, with the number of the others and where the
    // word goes.
    let single = format!("{kind}\ncycles = 1");
    for (head, games, others) in [
        (single.as_str(), &TWICE[..], ", and so do 2 other pairs"),
        (kind, &TWICE[..5], ", and so do another two"),
        (kind, &TWICE[..4], ""),
    ] {
        let rejected = read("cup.toml", &round_robin(head, &["A", "B", "C"], games)).unwrap_err();
        let told: Vec<String> =
            rejected.findings.iter().map(|one| one.message.to_string()).collect();
        assert_eq!(told, [format!("\"A\" and \"B\" meet twice in this round robin{others}")]);
    }
}

#[test]
fn a_match_has_as_many_games_as_its_cycles() {
    let games = [("A", "B"), ("B", "A"), ("A", "B")];
    let head = "kind = \"match\"\ncycles = 4";
    let event = read("match.toml", &round_robin(head, &["A", "B"], &games)).unwrap();
    assert_eq!((event.cycles(), event.rounds()), (4, Some(4)));
    assert_eq!(event.unfinished(&[], &[]).unwrap().count, 1);
    assert_eq!(read("match.toml", &write(&event)).unwrap(), event);
    let rejected =
        read("match.toml", &round_robin(&format!("{head}\nrounds = 6"), &["A", "B"], &games));
    assert_eq!(
        rejected.unwrap_err().findings[0].message,
        "a match of 6 rounds, and of 4 games by `cycles`"
    );
}

#[test]
fn an_event_does_not_end_before_it_begins() {
    let file = |days: &str| {
        format!(
            "format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nkind = \"tour\"\n{days}\n[[player]]\nname = \"Ann\"\npoints = 1\n"
        )
    };
    let wrong = file("start = 2024-01-28\nend = 2024-01-13");
    assert!(
        bad(&wrong)
            .contains("the event ends on 2024-01-13, before it begins | `start` is 2024-01-28"),
        "{}",
        bad(&wrong)
    );
    assert_eq!(underlined(&wrong), "2024-01-13");
    good(&file("start = 2024-01-28\nend = 2024-01-28"));
    good(&file("end = 2024-01-28"));
}

#[test]
fn how_names_are_shown_is_kept() {
    let file = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\n\
        names = \"family-given\"\n\n[[player]]\nname = \"Giri, Anish\"\n\n\
        [[player]]\nname = \"Gukesh D\"\nshown = \"Gukesh Dommaraju\"\n";
    let event = good(file);
    assert_eq!(event.name_order(), NameOrder::FamilyGiven);
    let shown = event.shown();
    let names: Vec<&str> = shown.ids().map(|id| shown.name(id)).collect();
    assert_eq!(names, ["Giri Anish", "Gukesh Dommaraju"]);
    assert_eq!(write(&event), file);
    // As names are written they are not spoken of.
    let plain = good(&file.replace("family-given", "as-written"));
    assert!(!write(&plain).contains("names"), "{}", write(&plain));
    assert_eq!(
        bad(&file.replace("family-given", "family-gievn")),
        "e.toml:4:9: \"family-gievn\" is not an order of names | did you mean \"family-given\"?"
    );
}
