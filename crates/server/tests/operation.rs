//! For those who look after a server: what is wrong is said quickly, figures are for this machine,
//! queues are bounded, hidden events are hidden everywhere.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, settings};
use serde_json::json;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::{Duration, Instant};
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::skipping;
use tiebreak_server::Settings;

const TATA: &str = "/events/tata-steel-masters-2024";

#[test]
fn a_database_that_is_gone_is_told_at_once() {
    let postgres = Postgres::start();
    let site = Site::on(&postgres.database(), Scratch::new("site"), 0);
    let visitor = Visitor::new(&site.url);
    for path in ["/health", "/ready"] {
        assert_eq!(
            (visitor.get(path).status, visitor.get(path).text.as_str()),
            (200, "ok\n"),
            "{path}"
        );
    }
    postgres.stop();
    for path in ["/health", "/ready"] {
        let began = Instant::now();
        let told = visitor.get(path);
        // The server gives up after a second; how long a busy machine needs besides is not asked
        // here, but nobody waits for the database.
        assert!(began.elapsed() < Duration::from_secs(15), "{path}: {:?}", began.elapsed());
        assert_eq!(told.status, 503, "{path}");
        assert!(told.text.contains("the database does not answer"), "{path}: {}", told.text);
    }
    assert!(visitor.get("/metrics").text.contains("tiebreak_database_up 0"));
    postgres.resume();
    let began = Instant::now();
    while visitor.get("/health").status != 200 {
        assert!(began.elapsed() < Duration::from_secs(60), "it does not come back");
    }
}

/// A small disk of memory, for tests that fill it; none where this user may not mount one.
struct SmallDisk(Scratch);

impl SmallDisk {
    fn new() -> Option<Self> {
        let folder = Scratch::new("disk");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"])
            .arg(folder.path())
            .output();
        mounted.ok().filter(|done| done.status.success()).map(|_| Self(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

#[test]
fn a_full_disk_shows_in_health_and_on_the_console() {
    let Some(disk) = SmallDisk::new() else {
        return skipping::not_on_this_machine("only root may mount a small disk");
    };
    let site = Site::on(&disk.0.file("tiebreak.db"), Scratch::new("site"), 0);
    let ann = site.administrator();
    assert_eq!(ann.post(&format!("{TATA}/notes"), "why=before").status, 303);
    let filling = disk.0.file("filling");
    let fill = |bytes: usize| std::fs::write(&filling, vec![0_u8; bytes]);
    // As much as there is room for.
    let mut bytes = 4 << 20;
    while fill(bytes).is_err() {
        bytes -= 4096;
    }
    let mut confirmed = 1;
    let refused = (0..200).find_map(|_| {
        let answer = ann.post(&format!("{TATA}/notes"), "why=one+more");
        confirmed += usize::from(answer.status == 303);
        (answer.status != 303).then_some(answer)
    });
    let refused = refused.expect("the disk was never full");
    assert_eq!(refused.status, 507, "{}", refused.text);
    assert!(
        refused.text.contains("disk is full") && refused.text.contains("Nothing was changed"),
        "{}",
        refused.text
    );
    let health = ann.get("/health");
    assert_eq!(health.status, 503);
    assert!(health.text.contains("the disk is full"), "{}", health.text);
    let console = ann.get(&format!("{TATA}/console"));
    assert_eq!(console.status, 200, "reading goes on, and nobody is logged out");
    assert!(console.page().at("p.warning").text().contains("disk is full"));
    assert_eq!(Visitor::new(&site.url).get(&format!("{TATA}/board")).status, 200);
    assert!(ann.get("/metrics").text.contains("tiebreak_disk_full 1"));
    std::fs::remove_file(&filling).unwrap();
    assert_eq!(
        ann.get("/health").status,
        200,
        "room was made, and nobody had to start anything again"
    );
    assert!(!ann.get(&format!("{TATA}/console")).text.contains("disk is full"));
    assert_eq!(ann.post(&format!("{TATA}/notes"), "why=after").status, 303);
    let lines =
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len());
    assert_eq!(lines, 1 + confirmed + 1, "what was confirmed is there, what was refused is not");
}

#[test]
fn figures_are_for_this_machine() {
    let site = Site::start();
    let ann = site.administrator();
    ann.post(&format!("{TATA}/notes"), "why=x");
    ann.post(&format!("{TATA}/answers"), "question=semi-final-1/game-1&value=1-0");
    ann.post("/login", "name=Ann&password=wrong");
    let figures = ann.get("/metrics");
    assert_eq!(figures.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    for line in [
        "tiebreak_requests_total{route=\"/events/{slug}/notes\",method=\"POST\",status=\"303\"} 1",
        "tiebreak_entries_total 1",
        "tiebreak_entries_refused_total 1",
        "tiebreak_log_ins_total{outcome=\"wrong\"} 1",
        "tiebreak_watchers 0",
        "tiebreak_database_up 1",
        "tiebreak_disk_full 0",
        "tiebreak_work_waiting{lane=\"what-if\"} 0",
        "tiebreak_work_refused_total{lane=\"checking\"} 0",
    ] {
        assert!(
            figures.text.lines().any(|written| written == line),
            "{line} is not in\n{}",
            figures.text
        );
    }
    for name in [
        "tiebreak_request_seconds_bucket",
        "tiebreak_rulings_total",
        "tiebreak_connections ",
        "tiebreak_database_connections{",
    ] {
        assert!(figures.text.contains(name), "{name}");
    }
    assert!(
        !figures.text.contains("Ann") && !figures.text.contains("tata"),
        "no names and no addresses in labels"
    );
    // Through a proxy on this machine it is not this machine that asks.
    for header in ["x-forwarded-for", "forwarded"] {
        let value = if header == "forwarded" { "for=192.0.2.1" } else { "192.0.2.1" };
        assert_eq!(ann.with(header, value).get("/metrics").status, 404, "{header}");
    }
    let trusted = vec!["127.0.0.1".parse().unwrap()];
    let proxied = Site::with(Settings { trusted_proxies: trusted, ..settings() });
    assert_eq!(
        Visitor::new(&proxied.url).with("x-forwarded-for", "127.0.0.1").get("/metrics").status,
        404
    );
    let open = Site::with(Settings { open_metrics: true, ..settings() });
    assert_eq!(
        Visitor::new(&open.url).with("x-forwarded-for", "192.0.2.1").get("/metrics").status,
        200
    );
}

fn watch(site: &Site) -> impl Iterator<Item = String> {
    let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET {TATA}/live?view=board HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .unwrap();
    BufReader::new(stream).lines().map(|line| line.unwrap())
}

const PAGES: [&str; 15] = [
    "",
    "/board",
    "/overlay",
    "/live?view=board",
    "/qr.svg",
    "/record",
    "/checkpoint",
    "/file",
    "/regulation",
    "/regulation-file",
    "/protocol",
    "/slips",
    "/what-if",
    "/console",
    "/log",
];
const INTERFACE: [&str; 4] = ["", "/ruling", "/record", "/scenarios"];

/// Which of all pages of the event somebody is told do not exist.
fn hidden_from(visitor: &Visitor) -> usize {
    let pages =
        PAGES.iter().map(|page| format!("{TATA}{page}")).filter(|page| !page.contains("/live"));
    let interface = INTERFACE.iter().map(|page| format!("/api/v1{TATA}{page}"));
    let encoded = [
        "/events/tata%2Dsteel-masters-2024".to_owned(),
        "/events/%74ata-steel-masters-2024/record".to_owned(),
    ];
    pages.chain(interface).chain(encoded).filter(|page| visitor.get(page).status == 404).count()
}

fn hiding_an_event(site: &Site) {
    let ann = site.administrator();
    let (bob, ron) = (site.member(&ann, "bob", "arbiter"), site.member(&ann, "ron", "reader"));
    ann.post("/people/bob/events", "event=tata-steel-masters-2024&conducts=yes");
    let nobody = Visitor::new(&site.url);
    let everything = PAGES.len() - 1 + INTERFACE.len() + 2;
    let listed = |visitor: &Visitor| visitor.get("/").text.contains("Tata Steel Masters 2024");
    let mut watching = watch(site);
    watching.by_ref().find(|line| line == "id: 1").unwrap();
    for (visitor, status) in [(&nobody, 401), (&ron, 403), (&bob, 403), (&ann, 303)] {
        assert_eq!(visitor.post(&format!("{TATA}/audience"), "audience=private").status, status);
    }
    // The connections of watchers are closed.
    assert!(watching.all(|line| !line.contains("id: 2")));
    assert_eq!(watch(site).next().unwrap(), "HTTP/1.1 404 Not Found");
    assert_eq!(
        hidden_from(&nobody),
        everything,
        "private: nobody without an account sees any of it"
    );
    assert!(!listed(&nobody) && listed(&ron) && listed(&bob) && listed(&ann));
    assert!(!nobody.get("/api/v1/events").text.contains("tata-steel-masters-2024"));
    assert_eq!(nobody.post(&format!("{TATA}/notes"), "why=x").status, 404);
    for visitor in [&ron, &bob, &ann] {
        assert_eq!(hidden_from(visitor), 0);
    }
    let program = ron.program();
    assert_eq!(program.get(&format!("/api/v1{TATA}/record")).status, 200, "by a token too");
    assert!(ann.get(&format!("{TATA}/console")).text.contains("not everybody sees it"));
    assert_eq!(ann.post(&format!("{TATA}/audience"), "audience=offline").status, 303);
    assert_eq!((hidden_from(&nobody), hidden_from(&ron)), (everything, everything));
    assert_eq!((hidden_from(&bob), hidden_from(&ann)), (0, 0), "those who conduct it go on");
    assert!(!listed(&nobody) && !listed(&ron) && listed(&bob) && listed(&ann));
    assert_eq!(program.get(&format!("/api/v1{TATA}/record")).status, 404);
    assert_eq!(bob.post(&format!("{TATA}/notes"), "why=x").status, 303);
    assert_eq!(ann.post(&format!("{TATA}/audience"), "audience=public").status, 303);
    assert_eq!(hidden_from(&nobody), 0, "nothing is hidden any more");
}

#[test]
fn a_hidden_event_is_hidden_everywhere() {
    hiding_an_event(&Site::start());
}

#[test]
fn what_one_server_hides_the_other_hides_too() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let one = Site::on(&database, Scratch::new("site"), 0);
    let ann = one.administrator();
    let other = Site::on(&database, Scratch::new("site"), 0);
    let nobody = Visitor::new(&other.url);
    assert_eq!(nobody.get(&format!("{TATA}/board")).status, 200);
    let mut watching = watch(&other);
    watching.by_ref().find(|line| line == "id: 1").unwrap();
    assert_eq!(ann.post(&format!("{TATA}/audience"), "audience=offline").status, 303);
    watching.for_each(drop);
    assert_eq!(
        nobody.get(&format!("{TATA}/board")).status,
        404,
        "its watchers were hung up on when it heard of it"
    );
}

/// The name of a removed account goes from everything that is shown and printed; the record itself
/// is evidence, and stays.
#[test]
fn the_name_of_a_removed_account_is_replaced() {
    let site = Site::start();
    let ann = site.administrator();
    let bob = site.member(&ann, "Bobby", "arbiter");
    ann.post("/people/Bobby/events", "event=tata-steel-masters-2024&conducts=yes");
    assert_eq!(
        bob.post(&format!("{TATA}/answers"), "question=semi-final-1/first-white&seed=6+2+5+1")
            .status,
        303
    );
    assert_eq!(bob.post(&format!("{TATA}/notes"), "why=The+hall+is+cold").status, 303);
    let shown = ["/console", "/log", "/protocol", ""];
    let naming = |name: &str| {
        shown.iter().filter(|page| ann.get(&format!("{TATA}{page}")).text.contains(name)).count()
    };
    assert!(naming("Bobby") >= 3, "{}", naming("Bobby"));
    let record = ann.get(&format!("{TATA}/record")).text;
    assert_eq!(ann.post("/people/Bobby/remove", "name=replace").status, 303);
    assert_eq!(naming("Bobby"), 0);
    assert!(naming("former arbiter 1") >= 3);
    assert_eq!(ann.get(&format!("{TATA}/record")).text, record, "the record is as it was");
    // Another server, or this one after a new start, finds it in the database.
    assert_eq!(bob.get("/account").status, 303);
}

#[test]
fn what_is_kept_is_said() {
    let site = Site::start();
    let page = Visitor::new(&site.url).get("/privacy");
    assert_eq!(page.status, 200);
    assert!(page.page().all("table.privacy tbody tr").len() >= 8);
    for said in [
        "tiebreak_session",
        "fourteen hours",
        "A quarter of an hour",
        "Argon2id",
        "Erasure",
        "Rectification",
    ] {
        assert!(page.text.contains(said), "{said}");
    }
    let linked = Visitor::new(&site.url).get("/").page().at("footer a[href='/privacy']").text();
    assert_eq!(linked, "Privacy");
}

/// However many ask for the same, it is worked out once.
#[test]
fn one_state_of_one_event_is_worked_out_once() {
    let site = Site::start();
    let ann = site.administrator();
    let file = include_bytes!(
        "../../../crates/server/events/tata-steel-masters-2022-before-round-13.toml"
    );
    let added = ann.upload("partial.toml", file, "");
    let event = added.header("location").trim_end_matches("/console").to_owned();
    let of_lane = |what: &str, lane: &str| -> u64 {
        let name = format!("tiebreak_work_{what}{{lane=\"{lane}\"}} ");
        let text = ann.get("/metrics").text;
        text.lines().find_map(|line| line.strip_prefix(&name)).unwrap().parse().unwrap()
    };
    let figure = |lane: &str| of_lane("total", lane);
    let rulings = || -> u64 {
        let text = ann.get("/metrics").text;
        text.lines()
            .find_map(|line| line.strip_prefix("tiebreak_rulings_total "))
            .unwrap()
            .parse()
            .unwrap()
    };
    // Events are read once for the list, and what their open games mean is worked out, some moments
    // after they came in: wait until that is over.
    let begun = std::time::Instant::now();
    let at_work = || (rulings(), figure("what-if"), figure("chances"));
    // Chances may take seconds, in which nothing new is begun.
    let busy = || {
        ["what-if", "chances"]
            .iter()
            .any(|lane| of_lane("running", lane) + of_lane("waiting", lane) > 0)
    };
    let (mut seen, mut unchanged) = (at_work(), 0);
    while unchanged < 20 {
        assert!(
            begun.elapsed() < std::time::Duration::from_secs(90),
            "events are read again and again"
        );
        std::thread::sleep(std::time::Duration::from_millis(100));
        let now = at_work();
        unchanged = if now == seen && !busy() { unchanged + 1 } else { 0 };
        seen = now;
    }
    let (looked, ruled) = (figure("what-if"), rulings());
    std::thread::scope(|scope| {
        for _ in 0..30 {
            scope.spawn(|| {
                assert_eq!(Visitor::new(&site.url).get(&format!("{event}/what-if")).status, 200)
            });
        }
    });
    assert!(figure("what-if") - looked <= 1, "{} times", figure("what-if") - looked);
    assert!(rulings() - ruled <= 1, "{} times", rulings() - ruled);
}

/// Two programs that note at once on two servers: each note is kept, as those of the console are.
#[test]
fn notes_of_programs_are_tried_again() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let one = Site::on(&database, Scratch::new("site"), 0);
    let ann = one.administrator().program();
    let other = Site::on(&database, Scratch::new("site"), 0);
    let token = ann.clone().at(&other.url);
    std::thread::scope(|scope| {
        for (writer, program) in [&ann, &token].into_iter().enumerate() {
            scope.spawn(move || {
                for number in 0..15 {
                    let body = json!({ "why": format!("note {number} of {writer}") });
                    let answer = program.post_json(&format!("/api/v1{TATA}/notes"), &body);
                    assert_eq!(answer.status, 200, "{}", answer.text);
                }
            });
        }
    });
    let lines = one.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap());
    assert_eq!(lines.len(), 31);
}
