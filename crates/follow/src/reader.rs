//! Looking at a source of any kind.

use crate::address::is_stream;
use crate::fetch::Fetcher;
use crate::files::PathReader;
use crate::pace::{Looked, Pace};
use crate::source::Source;
use crate::stream::StreamReader;
use std::time::Duration;

/// A stream is not asked but listened to, and what it said is taken in this often.
const LISTEN: Duration = Duration::from_secs(1);

/// Looks at a source of any kind.
#[derive(Debug)]
pub enum SourceReader {
    /// At an address.
    Address(Box<Fetcher>),
    /// At an address that keeps its connection open.
    Stream(Box<StreamReader>),
    /// In a file or a folder.
    File(PathReader),
}

impl SourceReader {
    /// Looks at this source, under the name of a program.
    pub fn new(source: &Source, program: &str, private: bool) -> Self {
        match source {
            Source::Address(address) if is_stream(address) => {
                Self::Stream(Box::new(StreamReader::new(address.clone(), program, private)))
            }
            Source::Address(address) => {
                Self::Address(Box::new(Fetcher::new(address.clone(), program, private)))
            }
            Source::File(path) => Self::File(PathReader::new(path)),
        }
    }

    /// How often to look, where every so often is asked for.
    pub fn pace(&self, every: Duration) -> Pace {
        Pace::new(match self {
            Self::Stream(_) => LISTEN.min(every),
            Self::Address(_) | Self::File(_) => every,
        })
    }

    /// Reads the source once and compares it with what was seen before.
    pub fn look(&mut self) -> Looked {
        match self {
            Self::Address(fetcher) => fetcher.look(),
            Self::Stream(stream) => stream.look(),
            Self::File(reader) => reader.look(),
        }
    }
}
