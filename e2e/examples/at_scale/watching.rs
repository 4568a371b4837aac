//! Watchers on both servers, answers on either, and how long until everybody who watches has them.

use super::Scale;
use super::instances::Setup;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tiebreak_e2e::served::{agent, share};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// What arrived, and when.
pub struct Watched {
    delays: Vec<Duration>,
    wanted: usize,
    connecting: Duration,
    /// Hundredths of a core while answers came.
    processor: f64,
}

impl Watched {
    pub fn report(&self, scale: &Scale) {
        let at = |hundredths| share(&self.delays, hundredths);
        println!(
            "{} watchers of {} events on two servers (connected within {:.1} s), {} answers, one every {} ms: {} deliveries, {} missed; \
             median {:.0} ms, 99th percentile {:.0} ms, last {:.0} ms; both servers together took {:.0}% of one core",
            scale.watchers,
            scale.events,
            self.connecting.as_secs_f64(),
            scale.answers,
            scale.pause.as_millis(),
            self.delays.len(),
            self.wanted - self.delays.len().min(self.wanted),
            at(50),
            at(99),
            at(100),
            self.processor,
        );
    }
}

/// An event whose record has grown to some lines, seen by a watcher.
struct Arrival {
    event: usize,
    line: usize,
    at: Instant,
}

pub async fn measure(setup: &Setup, scale: &Scale) -> Watched {
    let (tell, mut arrivals) = mpsc::unbounded_channel::<Arrival>();
    let ready = Arc::new(AtomicUsize::new(0));
    let begun = Instant::now();
    let mut watchers = Vec::with_capacity(scale.watchers);
    for number in 0..scale.watchers {
        // Every event has watchers on both servers.
        let (event, port) = (number % scale.events, setup.ports[(number / scale.events) % 2]);
        watchers.push(tokio::spawn(watch(
            port,
            setup.slugs[event].clone(),
            event,
            tell.clone(),
            ready.clone(),
        )));
        // As fast as a hall comes in, and not faster than the machine accepts.
        if number % 100 == 99 {
            while ready.load(Ordering::SeqCst) + 400 < number {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }
    while ready.load(Ordering::SeqCst) < scale.watchers {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let connecting = begun.elapsed();
    let (used, begun) = (setup.processor(), Instant::now());
    let mut lines = vec![1; scale.events];
    let mut sent = Vec::new();
    for number in 0..scale.answers {
        let event = number % scale.events;
        lines[event] += 1;
        let (port, slug, token) = (
            setup.ports[number / scale.events % 2],
            setup.slugs[event].clone(),
            setup.token.clone(),
        );
        let next = Instant::now() + scale.pause;
        sent.push((event, lines[event], Instant::now()));
        tokio::task::spawn_blocking(move || answer(port, &slug, &token)).await.unwrap();
        tokio::time::sleep_until(next.into()).await;
    }
    let processor = (setup.processor() - used) as f64 / begun.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(5)).await;
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
    arrivals.close();
    let mut delays = Vec::new();
    while let Some(arrival) = arrivals.recv().await {
        let found =
            sent.iter().find(|(event, line, _)| (*event, *line) == (arrival.event, arrival.line));
        delays.extend(found.map(|(_, _, at)| arrival.at - *at));
    }
    let each = scale.watchers / scale.events;
    Watched { delays, wanted: each * scale.answers, connecting, processor }
}

async fn watch(
    port: u16,
    slug: String,
    event: usize,
    tell: mpsc::UnboundedSender<Arrival>,
    ready: Arc<AtomicUsize>,
) {
    let mut stream =
        BufReader::with_capacity(2_048, TcpStream::connect(("127.0.0.1", port)).await.unwrap());
    let request = format!("GET /events/{slug}/live?view=board HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let (mut line, mut seen) = (Vec::new(), 0);
    loop {
        line.clear();
        if stream.read_until(b'\n', &mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let Some(number) = line.strip_prefix(b"id: ") else { continue };
        let number: usize = std::str::from_utf8(number).unwrap().trim().parse().unwrap();
        match seen {
            0 => drop(ready.fetch_add(1, Ordering::SeqCst)),
            // A state may be drawn twice: once more when what follows from open games is worked
            // out.
            _ if number > seen => {
                drop(tell.send(Arrival { event, line: number, at: Instant::now() }))
            }
            _ => {}
        }
        seen = seen.max(number);
    }
}

/// Answers what is open first: lots from a seed, games with draws.
fn answer(port: u16, slug: &str, token: &str) {
    let address = format!("http://127.0.0.1:{port}/api/v1/events/{slug}");
    let ruling: Value =
        agent().get(format!("{address}/ruling")).call().unwrap().body_mut().read_json().unwrap();
    let open = &ruling["open"][0];
    let body = match open["kind"].as_str().unwrap() {
        "lots" => json!({ "question": open["id"], "seed": "1" }),
        _ => json!({ "question": open["id"], "value": ["1/2-1/2"] }),
    };
    let request = agent()
        .post(format!("{address}/answers"))
        .header("authorization", format!("Bearer {token}"));
    assert_eq!(request.send_json(&body).unwrap().status(), 200);
}
