//! Asking for games over the network of this machine: politely, bounded, and never where nobody
//! should ask.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::broadcaster::{answer, serve};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tiebreak_follow::{Fetcher, Looked, MOST_BYTES, PathReader};

fn look_at(answer: Vec<u8>) -> Looked {
    let mut answer = Some(answer);
    let address = serve(move |_| answer.take().unwrap_or_default());
    Fetcher::new(address, "tiebreak test", true).look()
}

#[test]
fn what_a_server_answers_is_told_apart() {
    assert_eq!(look_at(answer("200 OK", "", b"games", 5)), Looked::News(b"games".to_vec()));
    assert_eq!(look_at(answer("404 Not Found", "", b"no", 2)), Looked::NotYet);
    assert_eq!(look_at(answer("200 OK", "", b" \n", 2)), Looked::NotYet);
    assert_eq!(look_at(answer("429 Too Many Requests", "", b"", 0)), Looked::TooMany(None));
    let asked = Looked::TooMany(Some(Duration::from_secs(90)));
    assert_eq!(look_at(answer("429 Too Many Requests", "retry-after: 90\r\n", b"", 0)), asked);
    assert_eq!(look_at(answer("503 Service Unavailable", "retry-after: 90\r\n", b"", 0)), asked);
    for failed in [
        answer("500 Internal Server Error", "", b"", 0),
        answer("302 Found", "location: http://127.0.0.1:1/\r\n", b"", 0),
        answer("200 OK", "", b"cut off on its way", 7),
        b"nonsense\r\n\r\n".to_vec(),
        Vec::new(),
        format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n", MOST_BYTES + 1).into_bytes(),
        format!("HTTP/1.1 200 OK\r\nx: {}\r\n\r\n", "x".repeat(64 << 10)).into_bytes(),
    ] {
        let looked = look_at(failed.clone());
        assert!(
            matches!(looked, Looked::Failed(_)),
            "{looked:?}: {}",
            String::from_utf8_lossy(&failed[..failed.len().min(80)])
        );
    }
}

#[test]
fn what_was_seen_is_not_sent_again() {
    let heads = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&heads);
    let mut looks = 0;
    let address = serve(move |head| {
        seen.lock().unwrap().push(head.to_lowercase());
        looks += 1;
        let validators = "etag: \"v1\"\r\nlast-modified: Sun, 28 Jan 2024 17:00:00 GMT\r\n";
        match looks {
            1 => answer("200 OK", validators, b"games", 3),
            2 => answer("200 OK", validators, b"games", 5),
            3 => answer("304 Not Modified", validators, b"", 0),
            // A server that knows no ETag sends the same again.
            _ => answer("200 OK", "", b"games", 5),
        }
    });
    let mut fetcher = Fetcher::new(address, "tiebreak test", true);
    assert!(matches!(fetcher.look(), Looked::Failed(_)));
    assert_eq!(
        fetcher.look(),
        Looked::News(b"games".to_vec()),
        "what was cut off is asked for once more"
    );
    assert_eq!([fetcher.look(), fetcher.look()], [Looked::Same, Looked::Same]);
    let heads = heads.lock().unwrap();
    let asks = |at: usize| {
        heads[at].contains("if-none-match: \"v1\"")
            && heads[at].contains("if-modified-since: sun, 28")
    };
    assert_eq!([asks(0), asks(1), asks(2), asks(3)], [false, false, true, true]);
    assert!(heads[0].contains("user-agent: tiebreak/test"));
}

#[test]
fn private_addresses_are_not_asked_unless_they_are_allowed() {
    let address = serve(|_| answer("200 OK", "", b"games", 5));
    let looked = Fetcher::new(address, "tiebreak test", false).look();
    assert!(
        matches!(&looked, Looked::Failed(why) if why.to_string().contains("private address")),
        "{looked:?}"
    );
}

#[test]
fn a_file_that_grows_and_a_folder_are_read_when_they_change() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    let (mut file, mut all) = (PathReader::new(&path), PathReader::new(folder.path()));
    assert_eq!([file.look(), all.look()], [Looked::NotYet, Looked::NotYet]);
    std::fs::write(&path, "").unwrap();
    assert_eq!(file.look(), Looked::NotYet);
    std::fs::write(&path, "one").unwrap();
    assert_eq!([file.look(), file.look()], [Looked::News(b"one\n\n".to_vec()), Looked::Same]);
    std::fs::write(folder.path().join("other.PGN"), "two").unwrap();
    std::fs::write(folder.path().join("notes.txt"), "three").unwrap();
    assert_eq!(all.look(), Looked::News(b"one\n\ntwo\n\n".to_vec()));
    std::fs::remove_file(&path).unwrap();
    assert_eq!([file.look(), file.look()], [Looked::NotYet, Looked::NotYet]);
}
