//! The what-if of a large Swiss: how large its pages are, how long they take, and how much memory
//! the server needs for them. `benches/what-if.sh` builds and runs it.
#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::{Value, json};
use std::time::Instant;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_e2e::served::{Served, agent};

const ROUNDS: usize = 9;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(program) = arguments.next() else {
        return eprintln!("usage: what_if PROGRAM [PLAYERS]");
    };
    let players: usize = arguments.next().map_or(2_000, |number| number.parse().unwrap());
    let folder = Scratch::new("what-if");
    let server = Served::start(&program, &folder.file("what-if.db"), &[]);
    let token = server.token(&server.administrator());
    let idle = server.memory().1;
    let text = swiss(players);
    let request = agent()
        .post(server.url("/api/v1/events"))
        .header("authorization", format!("Bearer {token}"));
    let mut made = request.send_json(json!({ "name": "large.toml", "text": text })).unwrap();
    let made: Value = made.body_mut().with_config().limit(1 << 30).read_json().unwrap();
    let slug = made["slug"].as_str().unwrap_or_else(|| panic!("{made}"));
    println!("{players} players before round {ROUNDS}, a file of {} kB", text.len() / 1000);
    println!(
        "  the server before anything: {} MB; with the event read and ruled: {} MB at most",
        idle / 1000,
        server.memory().1 / 1000
    );
    let open = players / 2 * (ROUNDS - 1);
    for path in [
        String::new(),
        "/what-if".into(),
        "/what-if?games=3&players=2".into(),
        format!("/what-if?{open}=1-0"),
        format!("/what-if?{open}=1-0&{}=0-1", open + 1),
        "/what-if.svg".into(),
        "/board".into(),
        format!("/rounds/{ROUNDS}"),
    ] {
        let begun = Instant::now();
        let mut answer = agent().get(server.url(&format!("/events/{slug}{path}"))).call().unwrap();
        let size = answer.body_mut().with_config().limit(1 << 30).read_to_vec().unwrap().len();
        let (took, most) = (begun.elapsed().as_millis(), server.memory().1 / 1000);
        println!(
            "  {path:<28} {} {took:>6} ms {:>6} kB, {most} MB at most so far",
            answer.status().as_u16(),
            size / 1000
        );
    }
}

/// A Swiss in which as good as everybody is tied, before its last round.
fn swiss(players: usize) -> String {
    let mut text = format!(
        "format = \"tiebreak-event/1\"\ntitle = \"Large Open\"\nkind = \"swiss\"\nregulation = \"fide-swiss\"\nrounds = {ROUNDS}\n"
    );
    for number in 0..players {
        text += &format!(
            "[[player]]\nname = \"Player {number:04}\"\nrating = {}\n",
            1000 + number % 1500
        );
    }
    for round in 1..=ROUNDS {
        for board in 0..players / 2 {
            // Everybody of the one half meets somebody else of the other in each round.
            let (white, black) = (board, players / 2 + (board + 37 * round) % (players / 2));
            let result = match (round == ROUNDS, (board + round) % 3) {
                (true, _) => "*",
                (false, 0) => "1-0",
                (false, 1) => "1/2-1/2",
                (false, _) => "0-1",
            };
            text += &format!(
                "[[game]]\nround = {round}\nwhite = \"Player {white:04}\"\nblack = \"Player {black:04}\"\nresult = \"{result}\"\n"
            );
        }
    }
    text
}
