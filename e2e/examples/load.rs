//! Load on loopback, bounded in count and time: watchers of one event while answers come in, and
//! public page views next to a bare axum page. `benches/web.sh` builds and runs it.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::process::{Child, Command};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::served::{Served, raise_descriptors, share};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, mpsc};

const WATCHERS: usize = 1000;
const IDLE: usize = 2000;
const ANSWERS: usize = 50;
const CONNECTIONS: usize = 32;
const SECONDS: u64 = 5;
const EVENT: &str = "/events/tata-steel-masters-2024";

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("bare"), Some(port)) => {
            bare(port.parse().unwrap(), arguments.next().unwrap().parse().unwrap()).await
        }
        (Some(program), _) => measure(program).await,
        _ => eprintln!("usage: load PROGRAM"),
    }
}

/// A page that does nothing, of the same length as ours.
async fn bare(port: u16, length: usize) {
    let page: Arc<str> = "x".repeat(length).into();
    let page = axum::body::Bytes::from(page.to_string());
    let routes = axum::Router::new()
        .route("/", axum::routing::get(move || async move { axum::response::Html(page.clone()) }));
    axum::serve(TcpListener::bind(("127.0.0.1", port)).await.unwrap(), routes).await.unwrap();
}

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn measure(program: &str) {
    let folder = Scratch::new("load");
    raise_descriptors();
    let server = Served::start(program, &folder.file("load.db"), &["--demo"]);
    let (port, bare_port) = (server.port, free_port().await);
    let token = server.token(&server.administrator());

    let board = format!("{EVENT}/board");
    let length = ureq::get(format!("http://127.0.0.1:{port}{board}"))
        .call()
        .unwrap()
        .body_mut()
        .read_to_vec()
        .unwrap()
        .len();
    let own = std::env::current_exe().unwrap();
    let bare = Command::new(own)
        .args(["bare", &bare_port.to_string(), &length.to_string()])
        .spawn()
        .unwrap();
    let bare = Process(bare);
    while TcpStream::connect(("127.0.0.1", bare_port)).await.is_err() {}

    let floor = views(bare_port, "/").await;
    let ours = views(port, &board).await;
    println!(
        "page views a second: board {ours}, bare axum page {floor} of the same length; ratio {:.2}",
        ours as f64 / floor as f64
    );
    drop(bare);

    idle(&server).await;
    let mut memory = vec![server.memory().0];
    for round in 0..4 {
        report(&watched(port, &token, 2 + round * ANSWERS).await);
        memory.push(server.memory().0);
    }
    println!("memory in kB, before and after each {WATCHERS} watchers: {memory:?}");
}

async fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port()
}

/// Requests a second over a few connections that stay open.
async fn views(port: u16, path: &str) -> u64 {
    let done = Arc::new(AtomicUsize::new(0));
    let until = Instant::now() + Duration::from_secs(SECONDS);
    let request = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    let clients: Vec<_> = (0..CONNECTIONS)
        .map(|_| {
            let (done, request) = (done.clone(), request.clone());
            tokio::spawn(async move {
                let mut stream =
                    BufReader::new(TcpStream::connect(("127.0.0.1", port)).await.unwrap());
                let mut body = Vec::new();
                while Instant::now() < until {
                    stream.write_all(request.as_bytes()).await.unwrap();
                    let mut length = 0;
                    loop {
                        let mut line = String::new();
                        stream.read_line(&mut line).await.unwrap();
                        if let Some(value) =
                            line.to_ascii_lowercase().strip_prefix("content-length:")
                        {
                            length = value.trim().parse().unwrap();
                        }
                        if line == "\r\n" {
                            break;
                        }
                    }
                    body.resize(length, 0);
                    stream.read_exact(&mut body).await.unwrap();
                    done.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    for client in clients {
        client.await.unwrap();
    }
    done.load(Ordering::Relaxed) as u64 / SECONDS
}

struct Watched {
    delays: Vec<Duration>,
    missed: usize,
}

fn report(watched: &Watched) {
    let at = |hundredths| share(&watched.delays, hundredths);
    println!(
        "{WATCHERS} watchers, {ANSWERS} answers: {} arrived, {} missed; median {:.0} ms, 99th percentile {:.0} ms, last {:.0} ms",
        watched.delays.len(),
        watched.missed,
        at(50),
        at(99),
        at(100)
    );
}

/// The memory that idle watchers take.
async fn idle(server: &Served) {
    const SECONDS: u64 = 20;
    let before = server.memory().0;
    let mut watchers = Vec::with_capacity(IDLE);
    for _ in 0..IDLE {
        let mut stream = TcpStream::connect(("127.0.0.1", server.port)).await.unwrap();
        let request = format!("GET {EVENT}/live?view=board HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut first = [0; 1];
        stream.read_exact(&mut first).await.unwrap();
        watchers.push(tokio::spawn(async move {
            let mut heard = vec![0; 4096];
            while stream.read(&mut heard).await.unwrap_or(0) > 0 {}
        }));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (took, began) = (server.memory().0.saturating_sub(before), server.processor());
    tokio::time::sleep(Duration::from_secs(SECONDS)).await;
    let used = server.processor() - began;
    println!(
        "{IDLE} idle watchers: {:.1} kB of memory each, {:.1}% of one core",
        took as f64 / IDLE as f64,
        used as f64 / SECONDS as f64
    );
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
}

/// Watchers of the board while answers come in; `first` is the number of the first line to come.
async fn watched(port: u16, token: &str, first: usize) -> Watched {
    let (arrived, mut arrivals) = mpsc::unbounded_channel::<(usize, Instant)>();
    let ready = Arc::new(AtomicUsize::new(0));
    let mut watchers = Vec::with_capacity(WATCHERS);
    for _ in 0..WATCHERS {
        let (arrived, ready) = (arrived.clone(), ready.clone());
        watchers.push(tokio::spawn(async move {
            let mut stream = BufReader::new(TcpStream::connect(("127.0.0.1", port)).await.unwrap());
            let request =
                format!("GET {EVENT}/live?view=board HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
            stream.write_all(request.as_bytes()).await.unwrap();
            let mut line = Vec::new();
            loop {
                line.clear();
                if stream.read_until(b'\n', &mut line).await.unwrap() == 0 {
                    return;
                }
                let Some(number) = line.strip_prefix(b"id: ") else { continue };
                let number: usize = std::str::from_utf8(number).unwrap().trim().parse().unwrap();
                if number < first {
                    ready.fetch_add(1, Ordering::SeqCst);
                } else {
                    let _ = arrived.send((number, Instant::now()));
                }
            }
        }));
    }
    while ready.load(Ordering::SeqCst) < WATCHERS {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let sent: Arc<Mutex<BTreeMap<usize, Instant>>> = Arc::default();
    for number in first..first + ANSWERS {
        sent.lock().await.insert(number, Instant::now());
        let (token, address) = (token.to_owned(), format!("http://127.0.0.1:{port}/api/v1{EVENT}"));
        tokio::task::spawn_blocking(move || answer(&address, &token)).await.unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
    arrivals.close();
    let (sent, mut delays) = (sent.lock().await, Vec::new());
    while let Some((number, at)) = arrivals.recv().await {
        delays.push(at - sent[&number]);
    }
    let missed = WATCHERS * ANSWERS - delays.len();
    Watched { delays, missed }
}

/// Answers what is open first: lots from a seed, games with draws. Sudden death goes on for as long
/// as games are drawn.
fn answer(address: &str, token: &str) {
    let ruling: serde_json::Value =
        ureq::get(format!("{address}/ruling")).call().unwrap().body_mut().read_json().unwrap();
    let open = &ruling["open"][0];
    let body = match open["kind"].as_str().unwrap() {
        "lots" => serde_json::json!({ "question": open["id"], "seed": "1" }),
        _ => serde_json::json!({ "question": open["id"], "value": ["1/2-1/2"] }),
    };
    ureq::post(format!("{address}/answers"))
        .header("authorization", format!("Bearer {token}"))
        .send_json(&body)
        .unwrap();
}
