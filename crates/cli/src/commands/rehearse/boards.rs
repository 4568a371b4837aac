//! The boards of a rehearsal, at an address of this machine: a broadcast like any other.

use super::afternoon::Afternoon;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

/// The most bytes of a request that are read.
const REQUEST: u64 = 16 << 10;

/// Shows the boards from now on, this many times faster than they were played; their address.
pub fn show(afternoon: Afternoon, speed: u32) -> std::io::Result<String> {
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let address = format!("http://{}/round.pgn", listener.local_addr()?);
    let begun = Instant::now();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let pgn = afternoon.broadcast(begun.elapsed().saturating_mul(speed));
            // A client that hangs up asks again.
            let _ = answer(stream, &pgn);
        }
    });
    Ok(address)
}

fn answer(mut stream: TcpStream, pgn: &str) -> std::io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(5)))?;
    let mut head = BufReader::new((&stream).take(REQUEST));
    let mut line = String::new();
    while head.read_line(&mut line)? > 2 {
        line.clear();
    }
    let length = pgn.len();
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: application/x-chess-pgn\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{pgn}"
    )
}
