//! `tiebreak record pgn`: the play-off as PGN, as other programs and this one read it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk;

use crate::desk::Desk;
use tiebreak_formats::account::Phase;
use tiebreak_formats::pgn::games;
use tiebreak_model::GameResult;

#[test]
fn the_games_of_the_play_off_come_out_with_phase_clocks_and_armageddon() {
    let desk = Desk::of(&desk::two_tied().replace("tepe-sigeman-2023", "french-championship"));
    let refused = desk.run(&["record", "pgn", "cup.toml", "--out", "none.pgn"]);
    assert_eq!((refused.code, refused.out.as_str()), (1, ""), "{}", refused.err);
    assert!(
        refused.err.contains("no game of a play-off was played yet")
            && !desk.path("none.pgn").exists()
    );
    play(&desk);
    let written = desk.run(&["record", "pgn", "cup.toml"]);
    assert_eq!(written.code, 0, "{}", written.err);
    let read = games("play-off.pgn", &written.out).unwrap();
    assert!(read.len() >= 3, "{}", written.out);
    let last = read.last().unwrap();
    assert_eq!(
        (last.phase(), last.result),
        (Phase::Armageddon, GameResult::Draw),
        "{}",
        written.out
    );
    for game in &read[..read.len() - 1] {
        assert_eq!(
            (game.phase(), game.result),
            (Phase::PlayOff, GameResult::Draw),
            "{}",
            written.out
        );
        assert!(
            game.heading.clock.as_deref().is_some_and(|clock| clock.contains('+')),
            "{}",
            written.out
        );
    }
    let armageddon = written.out.rsplit("[Event ").next().unwrap();
    assert!(armageddon.contains("[Armageddon \"a draw wins for black\"]"), "{armageddon}");
    assert!(armageddon.contains("Armageddon\"]\n[TimeControl \""), "{armageddon}");
    // A file that is there is not replaced.
    assert_eq!(desk.run(&["record", "pgn", "cup.toml", "--out", "play-off.pgn"]).code, 0);
    assert_eq!(std::fs::read_to_string(desk.path("play-off.pgn")).unwrap(), written.out);
    assert_eq!(desk.run(&["record", "pgn", "cup.toml", "--out", "play-off.pgn"]).code, 1);
}

/// Answers what is open until nothing is: lots by name, games drawn.
fn play(desk: &Desk) {
    for _ in 0..20 {
        let ruling: serde_json::Value =
            serde_json::from_str(&desk.about("resolve", &["--format", "json"]).out).unwrap();
        let Some(open) = ruling["open"].as_array().unwrap().first() else { return };
        let id = open["id"].as_str().unwrap();
        let words: &[&str] = match open["kind"].as_str().unwrap() {
            "game" => &["1/2-1/2"],
            "colour" => &["black"],
            _ => &["Ana", "Bo"],
        };
        desk.answers(&[&[&[id], words].concat()]);
    }
    panic!("the play-off does not end");
}
