//! Bringing events in: files, pasted crosstables, the grid, regulations of one's own, names that
//! mean harm.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor};

#[test]
fn uploads() {
    let site = Site::start();
    let ann = site.administrator();
    // Mistakes are underlined as on the command line.
    let wrong = b"format = \"tiebreak-event/1\"\ntitle = \"X\"\nkind = \"round-robin\"\nplayer = [{ name = \"Ann\" }, { name = \"Ben\" }]\ngame = [{ white = \"Ann\", black = \"Bem\", result = \"1-0\" }]\n";
    let refused = ann.upload("club.toml", wrong, "tata-steel-masters-2023");
    assert_eq!(refused.status, 422);
    assert!(
        refused.text.contains("did you mean") && refused.text.contains("Ben"),
        "{}",
        refused.text
    );
    let random: Vec<u8> = (0..5000u32).map(|number| (number * 7919 % 251) as u8).collect();
    for nonsense in [&random[..], b"", b"\0\0\0", b"[[[[[[[", "½".repeat(1000).as_bytes()] {
        let refused = ann.upload("x.bin", nonsense, "");
        assert_eq!(refused.status, 422, "{}", refused.text);
    }
    let large = vec![b'x'; 100 << 20];
    let config = ureq::Agent::config_builder().http_status_as_error(false).build();
    let agent: ureq::Agent = config.into();
    // The server answers, or hangs up on what nobody would send; it stays up either way.
    if let Ok(answer) = agent.post(format!("{}/events/new", site.url)).send(&large[..]) {
        assert!(answer.status().is_client_error(), "{}", answer.status());
    }
    assert_eq!(Visitor::new(&site.url).get("/health").text, "ok\n");
    let good = include_bytes!("../../../crates/server/events/tepe-sigeman-2024.toml");
    let added = ann.upload("../../tepe.toml", good, "");
    assert_eq!(
        (added.status, added.header("location")),
        (303, "/events/tepe-sigeman-co-2024-2/console")
    );
}

#[test]
fn hostile_names_are_only_names() {
    let site = Site::start();
    let ann = site.administrator();
    let long = "x".repeat(10_000);
    let mut taken = 0;
    for name in [
        "<script>alert(1)</script>",
        "\u{202e}evil",
        "\"><img src=x onerror=alert(1)>",
        "'; DROP TABLE line; --",
        long.as_str(),
    ] {
        let quoted = serde_json::to_string(name).unwrap();
        let file = format!(
            "{{\"format\":\"tiebreak-event/1\",\"title\":{quoted},\"kind\":\"round-robin\",\"regulation\":\"tata-steel-masters-2023\",\"player\":[{{\"name\":{quoted}}},{{\"name\":\"Ben\"}}],\"game\":[{{\"white\":{quoted},\"black\":\"Ben\",\"result\":\"1/2-1/2\"}}]}}"
        );
        let added = ann.upload("x.json", file.as_bytes(), "");
        if added.status == 422 {
            continue;
        }
        assert_eq!(added.status, 303, "{}", added.text);
        taken += 1;
        let event = added.header("location").trim_end_matches("/console").to_owned();
        for page in ["", "/board", "/console", "/overlay", "/protocol", "/slips"] {
            let text = ann.get(&format!("{event}{page}")).text;
            assert!(
                !text.contains("<script>alert") && !text.contains("<img src=x"),
                "{event}{page}"
            );
            assert!(!text.contains('\u{202e}'), "{event}{page}");
        }
    }
    assert!(taken >= 3, "{taken} of five were taken at all");
}

#[test]
fn a_pasted_crosstable() {
    let site = Site::start();
    let ann = site.administrator();
    let paste = |text: &str| {
        let body = format!(
            "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{text}\r\n--x\r\nContent-Disposition: form-data; name=\"regulation\"\r\n\r\ntata-steel-masters-2023\r\n--x--\r\n"
        );
        ann.send("/events/new", "multipart/form-data; boundary=x", body.as_bytes())
    };
    let pasted = paste(
        "No\tName\t1\t2\t3\tPts\r\n1\tAnn\t*\t1\t½\t1½\r\n2\tBen\t0\t*\t1\t1\r\n3\tCleo\t½\t0\t*\t½\r\n",
    );
    let added = ann.bring_in(&pasted);
    assert_eq!(added.status, 303, "{}", added.text);
    let event = added.header("location").trim_end_matches("/console").to_owned();
    assert!(ann.get(&event).text.contains("Ann"), "{event}");
    let wrong = paste("No\tName\t1\t2\r\n1\tAnn\t*\t7\r\n2\tBen\t0\t*\r\n");
    assert_eq!(wrong.status, 422);
    assert!(
        wrong.text.contains("class=\"findings\"") && wrong.text.contains("Ben"),
        "what was pasted is still there: {}",
        wrong.text
    );
}

#[test]
fn a_grid_keeps_what_was_typed_and_marks_what_is_wrong() {
    let site = Site::start();
    let ann = site.administrator();
    assert!(ann.get("/events/new/grid?players=3").text.contains("cell-2-1"));
    let typed = "players=3&title=Club&name-0=Ann&name-1=Ben&name-2=Cleo";
    let wrong = ann.post("/events/new/grid", &format!("{typed}&cell-0-1=1&cell-1-0=1&cell-0-2=9"));
    assert_eq!(wrong.status, 422);
    assert_eq!(wrong.text.matches("class=\"wrong\"").count(), 3, "{}", wrong.text);
    assert!(
        wrong.text.contains("is none of 1, ½ (or 5), 0") && wrong.text.contains("value=\"Cleo\"")
    );
    let read = ann.post("/events/new/grid", &format!("{typed}&cell-0-1=5&cell-1-2=5&cell-2-0=5"));
    let good = ann.post(read.header("location"), "regulation=tata-steel-masters-2023&do=bring");
    assert_eq!(
        (good.status, good.header("location")),
        (303, "/events/club/console"),
        "{}",
        good.text
    );
    assert!(ann.get("/events/club").text.contains("share first place with 1"));
    let no_regulation = ann.bring_in(&ann.post("/events/new/grid", typed));
    assert!(no_regulation.text.contains("choose one below"), "{}", no_regulation.text);
}

#[test]
fn files_of_other_programs() {
    let site = Site::start();
    let ann = site.administrator();
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../formats/tests/data");
    for (file, players) in [
        ("tie-breaks/rr_001.trf", "Round robin of "),
        ("pgn/sinquefield-cup-2018.pgn", "Round robin of 10, 45 games"),
    ] {
        let bytes = std::fs::read(format!("{data}/{file}")).unwrap();
        let added = ann.upload(file, &bytes, "tata-steel-masters-2023");
        assert_eq!(added.status, 303, "{file}: {}", added.text);
        let event = added.header("location").trim_end_matches("/console").to_owned();
        assert!(ann.get(&event).text.contains(players), "{file}");
        // What is kept is an event file, to which the record is bound.
        assert!(ann.get(&format!("{event}/file")).text.contains("tiebreak-event/1"), "{file}");
    }
}

#[test]
fn a_regulation_of_ones_own() {
    let site = Site::start();
    let ann = site.administrator();
    let own = include_str!("../../../crates/regulation/regulations/chess/tepe-sigeman-2023.toml")
        .replace("tepe-sigeman-2023", "our-cup");
    let event = include_str!("../../../crates/server/events/tepe-sigeman-2024.toml");
    let body = |regulation: &str| {
        format!(
            "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"cup.toml\"\r\n\r\n{event}\r\n--x\r\nContent-Disposition: form-data; name=\"regulation-file\"; filename=\"our-cup.toml\"\r\n\r\n{regulation}\r\n--x--\r\n"
        )
    };
    let send = |regulation: &str| {
        ann.send("/events/new", "multipart/form-data; boundary=x", body(regulation).as_bytes())
    };
    let wrong = send("id = \"our-cup\"\n[clause.1]\ntext = 7\n");
    assert!(wrong.status == 422 && wrong.text.contains("our-cup.toml"), "{}", wrong.text);
    let added = ann.bring_in(&send(&own));
    assert_eq!(added.status, 303, "{}", added.text);
    let event = added.header("location").trim_end_matches("/console").to_owned();
    assert!(ann.get(&format!("{event}/file")).text.contains("\"our-cup.toml\""));
    assert!(ann.get(&format!("{event}/regulation-file")).text.contains("our-cup"));
    assert_eq!(
        ann.post(&format!("{event}/answers"), "question=round-robin-1/pairing-numbers&seed=1")
            .status,
        303
    );
}
