//! Games that a server sends as they change, over one connection that stays open: the streaming
//! form of lichess.

use crate::agent::{agent, bounded};
use crate::asking::{ACCEPTED, PATIENCE, ask};
use crate::last_copies::LastCopies;
use crate::pace::Looked;
use crate::snapshot::MOST_BYTES;
use std::io::Read;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};
use tiebreak_language::sentence;
use ureq::{Agent, BodyReader};

/// A connection is made again after so long: one that died without a word would not be noticed
/// otherwise.
const RENEWED: Duration = Duration::from_secs(5 * 60);
/// A connection that ended is made again no sooner than this after it was begun.
const REST: Duration = Duration::from_secs(5);
/// How long a new connection may be silent before a look ends without it.
const FIRST_WORD: Duration = Duration::from_secs(5);
/// What comes first has come when it is quiet for so long.
const QUIET: Duration = Duration::from_millis(300);
/// Pieces that wait until somebody looks; then the connection waits.
const WAITING: usize = 64;
/// The size of a piece.
const PIECE: usize = 64 << 10;

/// Listens to an address.
#[derive(Debug)]
pub struct StreamReader {
    agent: Agent,
    address: String,
    copies: LastCopies,
    /// What comes over the connection, while there is one.
    pieces: Option<Receiver<Vec<u8>>>,
    begun: Option<Instant>,
    rest: Duration,
}

impl StreamReader {
    /// Listens to this address, under the name of a program. `private` lets it lead to private
    /// addresses.
    pub fn new(address: String, program: &str, private: bool) -> Self {
        let config = bounded(program, PATIENCE)
            .accept(ACCEPTED)
            .timeout_global(None)
            .timeout_resolve(Some(PATIENCE))
            .timeout_connect(Some(PATIENCE))
            .timeout_send_request(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .timeout_recv_body(Some(RENEWED))
            .build();
        let agent = agent(config, private);
        Self {
            agent,
            address,
            copies: LastCopies::default(),
            pieces: None,
            begun: None,
            rest: REST,
        }
    }

    /// The same with another rest before a connection that ended is made again.
    #[must_use]
    pub fn resting(self, rest: Duration) -> Self {
        Self { rest, ..self }
    }

    /// One look: what came since the last one. It waits only for a connection and its first words.
    pub fn look(&mut self) -> Looked {
        let pieces = match self.pieces.take() {
            Some(pieces) => return self.listen(pieces, Duration::ZERO, Duration::ZERO),
            None if self.begun.is_some_and(|begun| begun.elapsed() < self.rest) => {
                return Looked::Same;
            }
            None => self.connect(),
        };
        match pieces {
            Ok(pieces) => self.listen(pieces, FIRST_WORD, QUIET),
            Err(looked) => looked,
        }
    }

    fn connect(&mut self) -> Result<Receiver<Vec<u8>>, Looked> {
        self.begun = Some(Instant::now());
        self.copies.cut();
        let body = ask(&self.agent, &self.address, &[])?.into_body();
        let (send, pieces) = sync_channel(WAITING);
        // A connection stays silent for minutes; it ends with the first word after nobody listens
        // any more, or when it would be renewed.
        std::thread::spawn(move || hear(body.into_reader(), &send));
        Ok(pieces)
    }

    fn listen(&mut self, pieces: Receiver<Vec<u8>>, first: Duration, quiet: Duration) -> Looked {
        let (mut patience, mut changed) = (first, false);
        let until = Instant::now() + PATIENCE;
        let open = loop {
            match pieces.recv_timeout(patience) {
                Ok(piece) => match self.copies.take_in(&piece) {
                    Ok(news) => changed |= news,
                    Err(_) => {
                        self.copies = LastCopies::default();
                        return Looked::Failed(sentence!(follow_too_much { most: MOST_BYTES }));
                    }
                },
                Err(RecvTimeoutError::Timeout) => break true,
                // Renewed in its time, whatever ended it: games that were cut are sent again.
                Err(RecvTimeoutError::Disconnected) => break false,
            }
            if Instant::now() > until {
                break true;
            }
            patience = quiet;
        };
        self.pieces = open.then_some(pieces);
        match changed {
            true => Looked::News(self.copies.pgn()),
            false if !open && self.copies.is_empty() => Looked::NotYet,
            false => Looked::Same,
        }
    }
}

fn hear(mut body: BodyReader<'static>, send: &SyncSender<Vec<u8>>) {
    let mut buffer = vec![0; PIECE];
    // What ends a connection does not matter: it is made again.
    while let Ok(read @ 1..) = body.read(&mut buffer) {
        if send.send(buffer.get(..read).unwrap_or_default().to_vec()).is_err() {
            return;
        }
    }
}
