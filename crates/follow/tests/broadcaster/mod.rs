//! A web server on this machine that answers whatever a test wants, byte by byte.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests; every test file uses its own part"
)]

use std::io::{Read, Write};
use std::net::TcpListener;

/// Serves on a thread of its own until the process ends; the address of its page. `answer` gets the
/// head of each request.
pub fn serve(mut answer: impl FnMut(&str) -> Vec<u8> + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/round.pgn", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for connection in listener.incoming() {
            let mut connection = connection.unwrap();
            let mut head = Vec::new();
            let mut byte = [0u8; 1];
            while !head.ends_with(b"\r\n\r\n")
                && connection.read(&mut byte).is_ok_and(|read| read == 1)
            {
                head.push(byte[0]);
            }
            // The client may have gone: the next one is answered all the same.
            let _ = connection.write_all(&answer(&String::from_utf8_lossy(&head)));
        }
    });
    address
}

/// A whole answer, of which `sent` bytes of the body are sent.
pub fn answer(status: &str, headers: &str, body: &[u8], sent: usize) -> Vec<u8> {
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-length: {}\r\nconnection: close\r\n{headers}\r\n",
        body.len()
    )
    .into_bytes();
    head.into_iter().chain(body.iter().take(sent).copied()).collect()
}

/// The same without its length: nobody can tell that it was cut.
pub fn answer_without_length(body: &[u8]) -> Vec<u8> {
    [b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n", body].concat()
}

/// Numbers that are the same each time.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}
