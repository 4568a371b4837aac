//! Files in the form of the common exports (made by us, see `data/exports/README.md`), and the
//! packings and encodings they come in.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::Write;
use std::path::Path;
use tiebreak_formats::account::{DoubtKind, Phase, Told};
use tiebreak_formats::{Import, import_any};
use tiebreak_model::{Event, Exact, Kind};

fn bytes(file: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/exports").join(file))
        .unwrap()
}

fn read(name: &str, bytes: &[u8]) -> Import {
    import_any(name, bytes, &Told::default())
        .unwrap_or_else(|rejected| panic!("{name}: {rejected}"))
}

fn points(event: &Event, name: &str) -> Exact {
    let id = event
        .find(name)
        .unwrap_or_else(|| panic!("{name} is not among {:?}", event.participants()));
    let units = event
        .games()
        .iter()
        .filter_map(|game| game.seen_by(id).map(|(_, colour)| game.units(colour)))
        .sum();
    event.points(units)
}

fn exact(text: &str) -> Exact {
    text.parse().unwrap()
}

/// Four players, three rounds, six games, and who won it with how many points.
fn is_read(file: &str, winner: &str, scored: &str) -> Import {
    let import = read(file, &bytes(file));
    let stops: Vec<_> = import.account.undecided().collect();
    assert!(stops.is_empty(), "{file}: {stops:?}");
    let event = import.event.as_ref().unwrap();
    assert_eq!(
        (event.participants().len(), event.games().len(), event.kind()),
        (4, 6, Kind::RoundRobin),
        "{file}"
    );
    assert_eq!(points(event, winner), exact(scored), "{file}");
    assert!(event.games().iter().all(|game| game.round.is_some()), "{file}");
    let doubts = |kind| import.account.doubts.iter().any(|doubt| doubt.kind == kind);
    assert!(!doubts(DoubtKind::TotalDiffers), "{file}: {:?}", import.account.doubts);
    import
}

#[test]
fn chess_results() {
    let import = is_read("chess-results-crosstable.csv", "Müller, Jan", "2.5");
    let event = import.event.unwrap();
    let muller = &event.participants()[event.find("Müller, Jan").unwrap().index()];
    assert_eq!(
        (muller.chess_title.as_deref(), muller.rank, muller.number),
        (Some("GM"), Some(1), Some(1))
    );
    let [published] = import.published.as_slice() else { panic!("{:?}", import.published) };
    assert_eq!(
        (published.codes.as_slice(), published.rows.len()),
        (["BH".to_owned()].as_slice(), 4)
    );
}

#[test]
fn swiss_manager() {
    let import = is_read("swiss-manager-final.txt", "Jörgensen, Sören", "2.5");
    assert_eq!(import.account.encoding, "windows-1252");
    assert!(import.account.doubts.iter().any(|doubt| doubt.kind == DoubtKind::EncodingGuessed));
}

#[test]
fn vega() {
    is_read("vega-crosstable.csv", "Rossi, Anna", "2.5");
}

#[test]
fn chessmanager() {
    let import = is_read("chessmanager-standings.csv", "Kowalska, Ewa", "2.5");
    assert_eq!(import.published[0].codes, ["BH/C1", "BH", "SB"]);
}

#[test]
fn tornelo() {
    let import = is_read("tornelo-pairings.csv", "Brown, Amy", "2.5");
    let event = import.event.unwrap();
    assert_eq!(event.participants()[event.find("White, Zoe").unwrap().index()].rating, Some(2000));
}

#[test]
fn lichess_broadcast() {
    let import = is_read("lichess-broadcast.pgn", "Birch, Nell", "2");
    let phases: Vec<Phase> = import.account.events.iter().map(|found| found.phase).collect();
    assert_eq!(phases, [Phase::Main, Phase::PlayOff]);
    let event = import.event.unwrap();
    assert_eq!(event.title(), "Riverside Masters 2024");
    let origin = event.play_off()[0].origin.as_ref().unwrap();
    assert_eq!((event.play_off().len(), origin.game, origin.line), (1, 7, 137));
}

#[test]
fn chess_com() {
    let import = is_read("chess-com-event.pgn", "ann_plays", "2.5");
    assert_eq!(import.event.unwrap().title(), "club-blitz-123");
}

#[test]
fn packed_and_in_other_encodings() {
    let plain = bytes("lichess-broadcast.pgn");
    let games = |name: &str, bytes: &[u8]| {
        let import = read(name, bytes);
        (import.event.unwrap().games().len(), import.account.encoding, import.account.repairs.len())
    };
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&plain).unwrap();
    assert_eq!(games("a.pgn.gz", &packed.finish().unwrap()), (6, "utf-8".to_owned(), 1));
    let zipped = zipped(&[("a.pgn", &plain)]);
    assert_eq!(games("a.zip", &zipped), (6, "utf-8".to_owned(), 1));
    let text = String::from_utf8(plain).unwrap();
    for (mark, big) in [(true, true), (true, false), (false, true), (false, false)] {
        let units = mark.then_some(0xfeff).into_iter().chain(text.encode_utf16());
        let bytes: Vec<u8> = units
            .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() })
            .collect();
        let encoding = if big { "utf-16be" } else { "utf-16le" };
        assert_eq!(games("a.pgn", &bytes), (6, encoding.to_owned(), 0), "mark {mark}");
    }
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// A sheet as LibreOffice writes it, as far as a reader looks at it.
fn open_document(rows: &[Vec<&str>]) -> Vec<u8> {
    let mut table = String::new();
    for row in rows {
        table.push_str("<table:table-row>");
        for cell in row {
            let kind = match cell.parse::<f64>() {
                Ok(_) => format!("office:value-type=\"float\" office:value=\"{cell}\""),
                Err(_) => "office:value-type=\"string\"".to_owned(),
            };
            table.push_str(&format!(
                "<table:table-cell {kind}><text:p>{cell}</text:p></table:table-cell>"
            ));
        }
        table.push_str("</table:table-row>");
    }
    let content = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content \
         xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
         xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:spreadsheet>\
         <table:table table:name=\"Tabelle1\">{table}</table:table></office:spreadsheet></office:body></office:document-content>"
    );
    let manifest = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><manifest:manifest \
         xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\"/>";
    zipped(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", content.as_bytes()),
        ("META-INF/manifest.xml", manifest.as_bytes()),
    ])
}

#[test]
fn a_spreadsheet_of_open_document() {
    let rows = [
        vec!["No", "Name", "1", "2", "3", "Pts"],
        vec!["1", "Ann", "x", "1", "½", "1.5"],
        vec!["2", "Ben", "0", "x", "1", "1"],
        vec!["3", "Cleo", "½", "0", "x", "0.5"],
    ];
    let import = read("club.ods", &open_document(&rows));
    assert_eq!(import.account.format.word(), "ods");
    let event = import.event.unwrap();
    assert_eq!((event.games().len(), points(&event, "Ann")), (3, exact("1.5")));
}

#[test]
fn a_tag_and_the_end_of_the_moves_may_differ() {
    let text = "[Event \"Cup\"]\n[Round \"1\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 0-1\n";
    let import = read("a.pgn", text.as_bytes());
    let doubt =
        import.account.doubts.iter().find(|doubt| doubt.kind == DoubtKind::ResultDiffers).unwrap();
    assert_eq!(doubt.message, "Ann – Ben: the tag says 1-0, the moves end with 0-1 (a.pgn:3)");
    assert_eq!(points(&import.event.unwrap(), "Ann"), exact("1"), "the tag counts");
}

#[test]
fn games_after_the_last_round_are_a_play_off() {
    let game = |round: u32, white: &str, black: &str, result: &str| {
        format!(
            "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
        )
    };
    let mut text = String::new();
    for (round, white, black) in [
        (1, "Ann", "Bo"),
        (1, "Cy", "Di"),
        (2, "Ann", "Cy"),
        (2, "Bo", "Di"),
        (3, "Ann", "Di"),
        (3, "Bo", "Cy"),
    ] {
        text += &game(round, white, black, "1/2-1/2");
    }
    text += &(game(4, "Ann", "Bo", "1-0") + &game(5, "Bo", "Ann", "1-0"));
    let import = read("a.pgn", text.as_bytes());
    let because = &import.account.events[1].because;
    assert_eq!(because, "after round 3, the last of the tournament");
    let event = import.event.unwrap();
    assert_eq!(
        (event.games().len(), event.play_off().len(), points(&event, "Ann")),
        (6, 2, exact("1.5"))
    );
}

#[test]
fn totals_of_usebio_are_compared() {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"SWISS_TEAMS\">\
        <EVENT_DESCRIPTION>Coupe</EVENT_DESCRIPTION><PARTICIPANTS>\
        <TEAM><TEAM_ID>1</TEAM_ID><TEAM_NAME>Andr\u{e9}</TEAM_NAME><TOTAL_SCORE>13.00</TOTAL_SCORE></TEAM>\
        <TEAM><TEAM_ID>2</TEAM_ID><TEAM_NAME>Bo</TEAM_NAME><TOTAL_SCORE>8.00</TOTAL_SCORE></TEAM></PARTICIPANTS>\
        <MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>20</TEAM_SCORE>\
        <OPPOSING_TEAM_SCORE>12</OPPOSING_TEAM_SCORE><TEAM_VICTORY_POINTS>12.00</TEAM_VICTORY_POINTS>\
        <OPPOSING_TEAM_VICTORY_POINTS>8.00</OPPOSING_TEAM_VICTORY_POINTS></MATCH></EVENT></USEBIO>\n";
    let latin: Vec<u8> = text.chars().map(|sign| sign as u8).collect();
    let import = read("a.xml", &latin);
    assert_eq!(
        (import.account.encoding.as_str(), import.account.events[0].kind),
        ("windows-1252", Some(Kind::Swiss))
    );
    let doubt =
        import.account.doubts.iter().find(|doubt| doubt.kind == DoubtKind::TotalDiffers).unwrap();
    assert_eq!(doubt.message, "André: 13 VPs are published, the results give 12");
    assert_eq!(doubt.details, ["a carry-over of 1 would explain it"]);
}

/// A drawn match is worth ten victory points to each side on every scale of the WBF; the second one
/// says otherwise.
#[test]
fn victory_points_are_compared_in_every_format() {
    let text = "round,home,visit,boards,home_imps,visit_imps,home_vp,visit_vp\n1,Oslo,Rom,8,20,20,10,10\n1,Lund,Bonn,8,20,20,11,9\n";
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let import = import_any("a.csv", text.as_bytes(), &told).unwrap();
    let messages: Vec<String> =
        import.account.doubts.iter().map(|doubt| doubt.message.to_string()).collect();
    assert_eq!(
        messages,
        ["Lund – Bonn: 11-9 VPs are published, 20-20 IMPs in 8 boards give 10-10"]
    );
}
