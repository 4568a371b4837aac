//! What everybody else waits while twenty hostile files are read, on loopback and bounded in time:
//! `/health` and a board, asked for every few milliseconds. `benches/hostile.sh` builds and runs
//! it.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::served::{Served, agent, share};

/// Several senders, each with one of the files.
const UPLOADS: usize = 20;
const MEASURED: Duration = Duration::from_secs(20);
const BETWEEN: Duration = Duration::from_millis(10);

fn main() {
    let Some(program) = std::env::args().nth(1) else { return eprintln!("usage: hostile PROGRAM") };
    let folder = Scratch::new("hostile");
    let server = Served::start(&program, &folder.file("hostile.db"), &["--demo"]);
    let (url, cookie) = (server.url(""), server.administrator());

    report(
        "nobody sends anything",
        &measure(&url, Duration::from_secs(5), &AtomicBool::new(false)),
    );
    let (over, answers) =
        (AtomicBool::new(false), Mutex::new(BTreeMap::<(&str, u16), usize>::new()));
    small(&server, &cookie);
    let files = files();
    std::thread::scope(|scope| {
        for number in 0..UPLOADS {
            let (name, bytes) = &files[number % files.len()];
            let (url, cookie, over, answers) = (&url, &cookie, &over, &answers);
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let status = upload(url, cookie, name, bytes);
                    *answers.lock().unwrap().entry((name.as_str(), status)).or_default() += 1;
                    // Senders told to come again do so, sooner than they were told.
                    if status == 503 {
                        std::thread::sleep(Duration::from_millis(500));
                    }
                }
            });
        }
        // Until they are all under way.
        std::thread::sleep(Duration::from_secs(1));
        report(&format!("{UPLOADS} hostile files are read"), &measure(&url, MEASURED, &over));
        over.store(true, Ordering::Relaxed);
    });
    println!("answers, by file and status (0: the connection was lost):");
    for ((name, status), count) in answers.into_inner().unwrap() {
        println!("  {name} {status}: {count}");
    }
    let (now, most) = server.memory();
    println!("memory after all of them: {} MB; most meanwhile: {} MB", now / 1000, most / 1000);
}

/// How long the upload of a small file takes while nothing else is read.
fn small(server: &Served, cookie: &str) {
    let game =
        "[Event \"Open\"]\n[White \"Player, A\"]\n[Black \"Player, B\"]\n[Result \"1-0\"]\n\n1-0\n";
    let once = |_| {
        let asked = Instant::now();
        assert_eq!(upload(&server.url(""), cookie, "small.pgn", game.as_bytes()), 303);
        asked.elapsed()
    };
    let times: Vec<Duration> = (0..100).map(once).collect();
    println!(
        "upload of a small file: median {:.1} ms, 99th percentile {:.1} ms",
        share(&times, 50),
        share(&times, 99)
    );
}

fn upload(url: &str, cookie: &str, name: &str, bytes: &[u8]) -> u16 {
    let mut body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n"
    )
    .into_bytes();
    body.extend(bytes);
    body.extend(b"\r\n--x--\r\n");
    let request = agent().post(format!("{url}/events/new")).header("cookie", cookie);
    request
        .header("content-type", "multipart/form-data; boundary=x")
        .send(&body)
        .map_or(0, |answer| answer.status().as_u16())
}

/// Times of `/health` and of a board, asked one after the other.
fn measure(url: &str, long: Duration, over: &AtomicBool) -> Vec<(&'static str, Vec<Duration>)> {
    let agent = agent();
    let mut times =
        vec![("/health", Vec::new()), ("/events/tata-steel-masters-2024/board", Vec::new())];
    let began = Instant::now();
    while began.elapsed() < long && !over.load(Ordering::Relaxed) {
        for (path, times) in &mut times {
            let asked = Instant::now();
            let mut answer = agent.get(format!("{url}{path}")).call().unwrap();
            answer.body_mut().read_to_vec().unwrap();
            assert_eq!(answer.status(), 200, "{path}");
            times.push(asked.elapsed());
        }
        std::thread::sleep(BETWEEN);
    }
    times
}

fn report(what: &str, times: &[(&'static str, Vec<Duration>)]) {
    println!("{what}:");
    for (path, times) in times {
        let at = |hundredths| share(times, hundredths);
        println!(
            "  {path}: median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms, of {}",
            at(50),
            at(99),
            at(100),
            times.len()
        );
    }
}

/// Hostile files: as large as is taken, of very many players, of very many attributes, an archive
/// of 600 MB of nothing, a legal file that takes more memory than a reader may, and the small ones
/// that the tests of the command line send too.
fn files() -> Vec<(String, Vec<u8>)> {
    let game = "[Event \"Open\"]\n[White \"Player, A\"]\n[Black \"Player, B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
    let large = game.repeat((31 << 20) / game.len()).into_bytes();
    let mut crowd = String::from(
        "format = \"tiebreak-event/1\"\ntitle = \"Crowd\"\nkind = \"swiss\"\nregulation = \"fide-2024\"\n",
    );
    for number in 0..4_000 {
        crowd +=
            &format!("[[player]]\nname = \"Player {number}\"\nrating = {}\n", 1200 + number % 1500);
    }
    for round in 1..=9 {
        for pair in 0..2_000 {
            let (white, black) = (pair * 2, (pair * 2 + 2 * round - 1) % 4_000);
            crowd += &format!(
                "[[game]]\nround = {round}\nwhite = \"Player {white}\"\nblack = \"Player {black}\"\nresult = \"1-0\"\n"
            );
        }
    }
    let attributes: String =
        (0..100_000).map(|number| format!(" a{number}=\"{number}\"")).collect();
    let many = format!(
        "<?xml version=\"1.0\"?><USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"PAIRS\"{attributes}></EVENT></USEBIO>"
    );
    let bomb = include_bytes!("../../crates/cli/tests/hostile/megabyte-of-nothing.gz").repeat(600);
    let large = [
        ("large.pgn", large),
        ("crowd.toml", crowd.into_bytes()),
        ("many.xml", many.into_bytes()),
        ("bomb.pgn.gz", bomb),
        ("exceeds.pgn", exceeding()),
    ];
    let large = large.map(|(name, bytes)| (name.to_owned(), bytes));
    large.into_iter().chain(small_files()).collect()
}

/// The files of `crates/cli/tests/hostile`, by name.
fn small_files() -> Vec<(String, Vec<u8>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/cli/tests/hostile");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = entries.filter(|path| path.extension().unwrap() != "md").collect();
    paths.sort();
    let named = |path: &std::path::PathBuf| {
        (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read(path).unwrap())
    };
    paths.iter().map(named).collect()
}

/// A legal file of 150,000 games, each between two other players.
fn exceeding() -> Vec<u8> {
    let game = |number: usize| {
        format!(
            "[Event \"Open\"]\n[White \"Player {number:06}\"]\n[Black \"Opponent {number:06}\"]\n[Result \"1-0\"]\n\n\
             1. e4 e5 2. Nf3 Nc6 1-0\n\n"
        )
    };
    (0..150_000).map(game).collect::<String>().into_bytes()
}
