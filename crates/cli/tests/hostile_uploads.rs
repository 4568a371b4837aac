//! Hostile files, sent to a server while a board is watched: the sender is refused, and nobody else
//! notices.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::served::{Server, administrator, agent, post};
use std::io::{BufRead, BufReader, Lines, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use ureq::http::Response;
use ureq::{Agent, Body};

const TATA: &str = "/events/tata-steel-masters-2024";

/// A server with somebody who may upload.
struct Desk {
    server: Server,
    agent: Agent,
    cookie: String,
    _folder: TempDir,
}

impl Desk {
    fn start(options: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        let server = Server::start(&folder.path().join("tiebreak.db"), 0, options);
        let agent = agent();
        let cookie = administrator(&agent, &server);
        Self { server, agent, cookie, _folder: folder }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.url)
    }

    /// Sends a file as the form does; a reader of this language.
    fn upload(&self, name: &str, bytes: &[u8], language: &str) -> Response<Body> {
        let head = format!(
            "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n"
        );
        let body = [head.as_bytes(), bytes, b"\r\n--x--\r\n"].concat();
        let request = self.agent.post(self.url("/events/new")).header("cookie", &self.cookie);
        let request = request.header("content-type", "multipart/form-data; boundary=x");
        request.header("accept-language", language).send(&body).unwrap()
    }

    fn token(&self) -> String {
        let made = post(
            &self.agent,
            &self.url("/account/tokens"),
            &self.cookie,
            "label=relay&scope=manage",
        );
        let page = made.unwrap().body_mut().read_to_string().unwrap();
        page.split("shown only now: <code>").nth(1).unwrap().split('<').next().unwrap().to_owned()
    }
}

/// The refusal of an upload as text.
fn refusal(mut answer: Response<Body>) -> String {
    let page = answer.body_mut().read_to_string().unwrap();
    assert_eq!(answer.status(), 422, "{page}");
    page
}

/// Somebody who watches a board over one connection.
struct Watcher(Lines<BufReader<TcpStream>>);

impl Watcher {
    fn new(server: &Server) -> Self {
        let mut stream = TcpStream::connect(server.url.strip_prefix("http://").unwrap()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        write!(stream, "GET {TATA}/live?view=board HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        Self(BufReader::new(stream).lines())
    }

    /// The number of the next state that is shown. A lost connection fails the test.
    fn next_state(&mut self) -> String {
        self.0
            .by_ref()
            .map(|line| line.unwrap())
            .find(|line| line.starts_with("id: "))
            .expect("the stream goes on")
    }
}

/// Every file of the corpora of attacks, by name.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut folders = vec![tests.join("attacks"), tests.join("hostile")];
    let kinds = std::fs::read_dir(tests.join("../../../fuzz/corpus")).unwrap();
    folders.extend(kinds.map(|entry| entry.unwrap().path()));
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let mut paths: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let named = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    paths.iter().map(|path| (named(path), std::fs::read(path).unwrap())).collect()
}

/// Files that are too large to be kept.
fn large_files() -> Vec<(String, Vec<u8>)> {
    let bomb = include_bytes!("hostile/megabyte-of-nothing.gz").repeat(600);
    let attributes: String =
        (0..100_000).map(|number| format!(" a{number}=\"{number}\"")).collect();
    let many = format!(
        "<?xml version=\"1.0\"?><USEBIO Version=\"1.2\"><EVENT{attributes}></EVENT></USEBIO>"
    );
    let deep = format!("{}{}", "<A>".repeat(1_000_000), "</A>".repeat(1_000_000));
    let brackets = format!("format = \"tiebreak-event/1\"\nx = {}", "[".repeat(1_000_000));
    vec![
        ("bomb.pgn.gz".into(), bomb),
        ("many.xml".into(), many.into_bytes()),
        ("deep.xml".into(), format!("<?xml version=\"1.0\"?><USEBIO>{deep}</USEBIO>").into_bytes()),
        ("brackets.toml".into(), brackets.into_bytes()),
        ("games.pgn".into(), games(20_000)),
    ]
}

/// A legal file of this many games, each between two other players.
fn games(count: usize) -> Vec<u8> {
    let game = |number: usize| {
        format!(
            "[Event \"Open\"]\n[Round \"{}\"]\n[White \"Player {number:06}\"]\n[Black \"Opponent {number:06}\"]\n\
             [Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n",
            number % 9 + 1
        )
    };
    (0..count).map(game).collect::<String>().into_bytes()
}

#[test]
fn no_file_of_the_corpus_interrupts_a_board() {
    let mut desk = Desk::start(&[]);
    let mut watcher = Watcher::new(&desk.server);
    let before = watcher.next_state();
    let (over, polled) = (AtomicBool::new(false), AtomicUsize::new(0));
    let files: Vec<_> = corpus().into_iter().chain(large_files()).collect();
    assert!(files.len() > 80, "{} files", files.len());
    let addresses = ["/health".to_owned(), format!("{TATA}/board")].map(|path| desk.url(&path));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let agent = agent();
            while !over.load(Ordering::Relaxed) {
                for address in &addresses {
                    assert_eq!(agent.get(address).call().unwrap().status(), 200, "{address}");
                    polled.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        for (name, bytes) in &files {
            let status = desk.upload(name, bytes, "en").status();
            assert!(status == 303 || status == 422, "{name}: {status}");
        }
        over.store(true, Ordering::Relaxed);
    });
    assert!(polled.into_inner() > files.len());
    // The connection that was open all the time shows what happens now.
    post(&desk.agent, &desk.url(&format!("{TATA}/notes")), &desk.cookie, "why=All+is+well")
        .unwrap();
    assert_ne!(watcher.next_state(), before);
    assert!(desk.server.process.try_wait().unwrap().is_none(), "the same process goes on");
}

#[test]
fn a_sheet_with_a_far_cell_is_refused() {
    let desk = Desk::start(&[]);
    // By its reader, or by the bound of memory: which of the two is nobody's business.
    refusal(desk.upload("far-cell.xlsx", include_bytes!("hostile/far-cell.xlsx"), "en"));
    assert_eq!(desk.upload("games.pgn", &games(4), "en").status(), 303, "others are read");
}

#[test]
fn a_file_that_takes_too_much_memory_is_refused_with_its_reason() {
    let desk = Desk::start(&["--read-memory", "128"]);
    assert_eq!(desk.upload("games.pgn", &games(4), "en").status(), 303);
    let large = games(150_000);
    let page = refusal(desk.upload("games.pgn", &large, "en"));
    assert!(page.contains("takes more memory than the server allows (128 MB)"), "{page}");
    let page = refusal(desk.upload("games.pgn", &large, "de"));
    assert!(page.contains("braucht mehr Speicher, als der Server erlaubt (128 MB)"), "{page}");
    desk.server.log_until("file-exceeds-memory");
}

#[test]
fn a_file_that_takes_too_long_is_refused_with_its_reason() {
    let desk = Desk::start(&["--read-memory", "4000", "--read-seconds", "1"]);
    let page = refusal(desk.upload("games.pgn", &games(200_000), "en"));
    assert!(page.contains("takes longer than the server allows (1 s)"), "{page}");
    assert_eq!(desk.upload("games.pgn", &games(4), "en").status(), 303);
}

#[test]
fn programs_are_told_which_bound_was_exceeded() {
    let desk = Desk::start(&["--read-memory", "1"]);
    // More than the heap has left when the bound is set.
    let text = String::from_utf8(games(4_000)).unwrap();
    let request = desk
        .agent
        .post(desk.url("/api/v1/events"))
        .header("authorization", format!("Bearer {}", desk.token()));
    let mut refused =
        request.send_json(serde_json::json!({ "name": "games.pgn", "text": text })).unwrap();
    let problem: serde_json::Value = refused.body_mut().read_json().unwrap();
    assert_eq!(
        (refused.status().as_u16(), &problem["code"]),
        (422, &"file-exceeds-memory".into()),
        "{problem}"
    );
    assert!(problem["detail"].as_str().unwrap().contains("(1 MB)"), "{problem}");
}

/// What is wrong with a file is found in the child, and said in the language of who sent it, with
/// its place.
#[test]
fn mistakes_are_told_in_the_language_of_the_sender() {
    let desk = Desk::start(&[]);
    let file =
        b"format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nkind = \"swiss\"\nregulation = \"fide-2024\"\nrunds = 3\n";
    let english = refusal(desk.upload("cup.toml", file, "en"));
    assert!(
        english.contains("unknown key `runds`") && english.contains("cup.toml:5:1"),
        "{english}"
    );
    let german = refusal(desk.upload("cup.toml", file, "de"));
    assert!(!german.contains("unknown key") && german.contains("cup.toml:5:1"), "{german}");
    assert_eq!(english.matches("<pre").count(), german.matches("<pre").count());
}
