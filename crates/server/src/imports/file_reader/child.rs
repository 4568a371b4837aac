//! The child process: it takes one request and one file, and sends one reply.

use super::wire::{Reply, Request};
use std::io::{self, BufRead, Read as _, Write};

/// Reads a file from `input` and replies whether it can be used. The caller must set the limits of
/// the process first.
///
/// # Errors
///
/// If the request is incomplete or the reply cannot be written.
pub fn answer_request(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    input.read_until(b'\n', &mut line)?;
    let request: Request = serde_json::from_slice(&line)?;
    let mut bytes = Vec::with_capacity(request.size);
    input.take(request.size as u64).read_to_end(&mut bytes)?;
    if bytes.len() < request.size {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let (reply, text) = Reply::from_result(request.read(&bytes));
    let mut first = serde_json::to_vec(&reply)?;
    first.push(b'\n');
    output.write_all(&first)?;
    output.write_all(text.as_bytes())?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imports::file_reader::wire::Subject;
    use crate::infra::problem::Problem;
    use tiebreak_report::{Explain, Language, diagnostic};

    /// Sends a file through `answer_request` and returns the server's result.
    fn through_a_child(name: &str, subject: Subject, bytes: &[u8]) -> Result<(), Problem> {
        let mut sent =
            serde_json::to_vec(&Request { size: bytes.len(), ..Request::new(name, subject, &[]) })
                .unwrap();
        sent.push(b'\n');
        sent.extend(bytes);
        let mut replied = Vec::new();
        answer_request(sent.as_slice(), &mut replied).unwrap();
        let end = replied.iter().position(|byte| *byte == b'\n').unwrap();
        let reply: Reply = serde_json::from_slice(&replied[..end]).unwrap();
        reply.into_result(String::from_utf8(replied[end + 1..].to_vec()).unwrap())
    }

    /// The refusal as the page shows it, in every language.
    fn pages(read: Result<(), Problem>) -> Vec<String> {
        let problem = read.expect_err("the file is refused");
        let page = |language| match &problem {
            Problem::Rejected(rejected) => diagnostic::render(language, rejected, false),
            other => other.in_language(language),
        };
        Language::ALL.into_iter().map(page).collect()
    }

    #[test]
    fn a_refusal_says_the_same_on_both_sides_of_the_pipe() {
        let wrong_everywhere =
            format!("format = \"tiebreak-event/1\"\n{}", "[[player]]\nnmae = 1\n".repeat(200));
        let files: [(&str, Subject, &[u8]); 6] = [
            (
                "typo.toml",
                Subject::Event,
                b"format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nrunds = 3\n",
            ),
            ("many.toml", Subject::Event, wrong_everywhere.as_bytes()),
            (
                "latin.toml",
                Subject::Event,
                b"format = \"tiebreak-event/1\"\ntitle = \"Caf\xe9\"\nrunds = 3\n",
            ),
            ("cut.gz", Subject::ComparedEvent, b"\x1f\x8b\x08\x00"),
            ("typo.toml", Subject::EventFile, b"title = \n"),
            (
                "regulation.toml",
                Subject::Regulation,
                b"format = \"tiebreak-regulation/1\"\nid = 3\n",
            ),
        ];
        for (name, subject, bytes) in files {
            let here = pages(Request::new(name, subject, &[]).read(bytes));
            let there = pages(through_a_child(name, subject, bytes));
            assert_eq!(here, there, "{name}");
            assert_ne!(there[0], there[1], "{name}: German is not English");
        }
    }

    #[test]
    fn a_file_that_can_be_read_is_readable() {
        let games = b"[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1-0\n";
        through_a_child("games.pgn", Subject::ComparedEvent, games).unwrap();
    }

    #[test]
    fn half_a_request_is_an_error() {
        let mut replied = Vec::new();
        let line = b"{\"name\":\"a\",\"subject\":\"event\",\"fields\":[],\"size\":9}\n123";
        assert_eq!(
            answer_request(&line[..], &mut replied).unwrap_err().kind(),
            io::ErrorKind::UnexpectedEof
        );
        assert!(answer_request(&b""[..], &mut replied).is_err());
        assert!(replied.is_empty());
    }
}
