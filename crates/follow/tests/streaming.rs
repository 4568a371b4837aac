//! Games over a connection that stays open, as lichess sends them, with what connections do.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tiebreak_follow::{Looked, Source, SourceReader, StreamReader, snapshot};

const HEAD: &str = "HTTP/1.1 200 OK\r\ncontent-type: application/x-chess-pgn\r\ntransfer-encoding: chunked\r\n\r\n";

/// A server on this machine, and the connections that are made to it, each asked already.
fn server() -> (String, Receiver<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address =
        format!("http://{}/api/stream/broadcast/round/abc.pgn", listener.local_addr().unwrap());
    let (send, connections) = channel();
    std::thread::spawn(move || {
        for connection in listener.incoming().map_while(Result::ok) {
            let mut lines =
                BufReader::new(connection.try_clone().unwrap()).lines().map_while(Result::ok);
            while lines.next().is_some_and(|line| !line.is_empty()) {}
            if send.send(connection).is_err() {
                return;
            }
        }
    });
    (address, connections)
}

fn say(mut to: &TcpStream, text: &str) {
    to.write_all(format!("{:x}\r\n{text}\r\n", text.len()).as_bytes()).unwrap();
}

fn game(board: usize, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Cup\"]\n[Round \"1.{board}\"]\n[White \"W{board}\"]\n[Black \"B{board}\"]\n[Result \"{result}\"]\n[GameURL \"https://example.org/{board}\"]\n\n{moves} {result}\n\n\n"
    )
}

fn listening(address: &str) -> StreamReader {
    StreamReader::new(address.to_owned(), "tiebreak test", true).resting(Duration::ZERO)
}

/// Looks until there is news; what it says of each board.
fn news(stream: &mut StreamReader) -> Vec<String> {
    for _ in 0..2_000 {
        match stream.look() {
            Looked::News(bytes) => {
                return snapshot(&bytes)
                    .games
                    .iter()
                    .map(|game| format!("{} {}", game.white.name, game.result))
                    .collect();
            }
            Looked::Same => std::thread::sleep(Duration::from_millis(5)),
            other => panic!("{other:?}"),
        }
    }
    panic!("no news");
}

#[test]
fn each_game_counts_as_it_was_last_sent() {
    let (address, connections) = server();
    let sending = std::thread::spawn(move || {
        let mut connection = connections.recv().unwrap();
        connection.write_all(HEAD.as_bytes()).unwrap();
        say(&connection, &(game(1, "1. e4", "*") + &game(2, "1. d4", "*")));
        (connection, connections)
    });
    let mut stream = listening(&address);
    assert_eq!(news(&mut stream), ["W1 *", "W2 *"]);
    let (connection, connections) = sending.join().unwrap();
    assert_eq!(stream.look(), Looked::Same);

    let whole = game(2, "1. d4 d5", "1/2-1/2");
    let (one, other) = whole.split_at(60);
    say(&connection, one);
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(stream.look(), Looked::Same, "half of a game says nothing");
    say(&connection, other);
    assert_eq!(news(&mut stream), ["W1 *", "W2 1/2-1/2"]);
    // A result is taken back; another game is cut off with the connection.
    say(&connection, &game(2, "1. d4 d5", "*"));
    assert_eq!(news(&mut stream), ["W1 *", "W2 *"]);
    say(&connection, &game(1, "1. e4 e5", "1-0")[..90]);
    drop(connection);

    let sending = std::thread::spawn(move || {
        let mut connection = connections.recv().unwrap();
        connection.write_all(HEAD.as_bytes()).unwrap();
        say(&connection, &(game(1, "1. e4 e5 2. f4", "0-1") + &game(2, "1. d4 d5", "*")));
        connection
    });
    assert_eq!(
        news(&mut stream),
        ["W1 0-1", "W2 *"],
        "connected again, and the game that was cut comes whole"
    );
    drop(sending.join().unwrap());
}

#[test]
fn what_is_no_stream_of_games_is_told() {
    for (answer, expected) in [
        ("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n", Looked::NotYet),
        ("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", Looked::NotYet),
        (
            "HTTP/1.1 429 Too Many Requests\r\nretry-after: 90\r\ncontent-length: 0\r\n\r\n",
            Looked::TooMany(Some(Duration::from_secs(90))),
        ),
    ] {
        let (address, connections) = server();
        let sending = std::thread::spawn(move || {
            connections.recv().unwrap().write_all(answer.as_bytes()).unwrap()
        });
        assert_eq!(listening(&address).look(), expected);
        sending.join().unwrap();
    }
    let (address, _connections) = server();
    let looked = StreamReader::new(address, "tiebreak test", false).look();
    assert!(
        matches!(&looked, Looked::Failed(why) if why.to_string().contains("private address")),
        "{looked:?}"
    );
}

#[test]
fn a_connection_that_ends_is_not_made_again_at_once() {
    let (address, connections) = server();
    let mut stream = StreamReader::new(address.clone(), "tiebreak test", true);
    let sending = std::thread::spawn(move || {
        let mut connection = connections.recv().unwrap();
        connection
            .write_all(
                format!("HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{}", game(1, "1. e4", "*"))
                    .as_bytes(),
            )
            .unwrap();
        connections
    });
    assert_eq!(news(&mut stream), ["W1 *"]);
    let connections = sending.join().unwrap();
    assert_eq!([stream.look(), stream.look()], [Looked::Same, Looked::Same]);
    assert!(connections.try_recv().is_err(), "nobody has asked again");
}

#[test]
fn the_address_says_that_it_is_a_stream() {
    let reader =
        |text: &str| SourceReader::new(&Source::named(text).unwrap(), "tiebreak test", true);
    assert!(matches!(
        reader("https://lichess.org/api/stream/broadcast/round/abc.pgn"),
        SourceReader::Stream(_)
    ));
    for polled in [
        "https://lichess.org/api/broadcast/round/abc.pgn",
        "https://stream/x.pgn",
        "https://a.org/x?a=/stream/",
    ] {
        assert!(matches!(reader(polled), SourceReader::Address(_)), "{polled}");
    }
}
