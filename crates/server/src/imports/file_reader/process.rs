//! The server's side: it starts a child process for one file and kills it if it takes too long.

use super::limit::ReadLimit;
use super::wire::{Reply, Request};
use crate::infra::problem::Problem;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// The most bytes that a child may reply: the text of a refused file, and its faults in six
/// languages.
const LONGEST_REPLY: u64 = 64 << 20;
/// How many bytes of a child's error output are read.
const LONGEST_COMPLAINT: u64 = 4 << 10;
/// The factor between the allowed processor time and the allowed time by the clock, because other
/// processes use the processor too.
const SLOWNESS: u32 = 3;
/// After how many seconds a client should try again if its file could not be read now.
const COME_AGAIN: u64 = 5;
/// What the Rust runtime prints before it aborts for lack of memory.
const NO_MEMORY: &str = "memory allocation of";

/// How the child process is started, and its limits.
#[derive(Debug, Clone)]
pub struct ReaderProcess {
    /// The program to start, as `PROGRAM read-file --memory MB --seconds SECONDS`.
    pub program: PathBuf,
    /// The most memory that reading a file may take, in MB, including the program itself.
    pub megabytes: u32,
    /// The most processor time that reading a file may take, in seconds.
    pub seconds: u32,
}

/// The output of a child that has ended.
struct ChildOutput {
    status: ExitStatus,
    reply: Vec<u8>,
    complaint: Vec<u8>,
}

impl ReaderProcess {
    /// Checks in a child process whether a file can be read within the limits.
    pub(super) async fn check(&self, request: &Request, bytes: &[u8]) -> Result<(), Problem> {
        let patience = Duration::from_secs(self.seconds.saturating_mul(SLOWNESS).into());
        let mut child = self.start().map_err(|error| {
            tracing::error!(%error, "the process that reads files does not start");
            Problem::Busy(COME_AGAIN)
        })?;
        let talked = timeout(patience, talk(&mut child, request, bytes)).await;
        let Ok(finished) = talked else {
            // Waits for the end of the child, so that the next one does not run at the same time.
            let _gone_already = child.kill().await;
            return Err(self.exceeded(ReadLimit::Time(self.seconds), ""));
        };
        let finished = finished.map_err(|error| Problem::Internal(error.to_string()))?;
        if finished.status.success()
            && let Some(read) = finished.read()
        {
            return read;
        }
        let complaint = String::from_utf8_lossy(&finished.complaint);
        match self.limit(finished.status, &complaint) {
            Some(limit) => Err(self.exceeded(limit, &complaint)),
            // Another process stopped the child, such as the service manager. The client tries
            // again.
            None => Err(Problem::Busy(COME_AGAIN)),
        }
    }

    /// Starts a child that inherits nothing: no settings with passwords, no socket from systemd, no
    /// open file.
    fn start(&self) -> io::Result<Child> {
        let mut command = Command::new(&self.program);
        #[cfg(unix)]
        command.arg0("tiebreak");
        command.args([
            "read-file",
            "--memory",
            &self.megabytes.to_string(),
            "--seconds",
            &self.seconds.to_string(),
        ]);
        command.env_clear().envs(needed_by_the_system());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.kill_on_drop(true).spawn()
    }

    /// Which limit a child exceeded; `None` if it was asked to stop.
    #[cfg(unix)]
    fn limit(&self, status: ExitStatus, complaint: &str) -> Option<ReadLimit> {
        use rustix::process::Signal;
        use std::os::unix::process::ExitStatusExt;
        let signal = status.signal().and_then(Signal::from_named_raw);
        match signal {
            Some(Signal::XCPU) => Some(ReadLimit::Time(self.seconds)),
            // The kernel kills a process this way when memory runs out.
            Some(Signal::KILL) => Some(ReadLimit::Memory(self.megabytes)),
            Some(Signal::TERM | Signal::INT | Signal::HUP) => None,
            _ if complaint.contains(NO_MEMORY) => Some(ReadLimit::Memory(self.megabytes)),
            _ => Some(ReadLimit::Stopped),
        }
    }

    #[cfg(not(unix))]
    fn limit(&self, _: ExitStatus, complaint: &str) -> Option<ReadLimit> {
        Some(match complaint.contains(NO_MEMORY) {
            true => ReadLimit::Memory(self.megabytes),
            false => ReadLimit::Stopped,
        })
    }

    /// Logs the exceeded limit. A crash is a fault of the program; the other limits are the
    /// sender's affair.
    fn exceeded(&self, limit: ReadLimit, complaint: &str) -> Problem {
        match limit {
            ReadLimit::Stopped => {
                tracing::error!(complaint, "the reader of an uploaded file stopped")
            }
            _ => tracing::warn!(reason = limit.code(), "an uploaded file was not read"),
        }
        Problem::Exceeded(limit)
    }
}

/// The environment variables without which Windows starts no program.
fn needed_by_the_system() -> Vec<(&'static str, OsString)> {
    let names = if cfg!(windows) { &["SystemRoot"][..] } else { &[] };
    names.iter().filter_map(|name| Some((*name, std::env::var_os(name)?))).collect()
}

/// Sends the file to the child and collects its output.
async fn talk(child: &mut Child, request: &Request, bytes: &[u8]) -> io::Result<ChildOutput> {
    let mut first = serde_json::to_vec(&Request { size: bytes.len(), ..request.clone() })?;
    first.push(b'\n');
    let input = child.stdin.take();
    let send = async move {
        if let Some(mut input) = input {
            // A child that ended early reads no further: its exit status tells why.
            if input.write_all(&first).await.is_ok() {
                let _all = input.write_all(bytes).await;
            }
        }
    };
    let (output, complaints) = (child.stdout.take(), child.stderr.take());
    let ((), reply, complaint) = tokio::join!(
        send,
        received(output, LONGEST_REPLY),
        received(complaints, LONGEST_COMPLAINT)
    );
    Ok(ChildOutput { reply: reply?, complaint: complaint?, status: child.wait().await? })
}

/// Reads all output up to a limit. The rest is not read, so a child that writes more is stopped by
/// its closed pipe.
async fn received(from: Option<impl AsyncRead + Unpin>, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(from) = from {
        from.take(most).read_to_end(&mut bytes).await?;
    }
    Ok(bytes)
}

impl ChildOutput {
    /// Parses the child's reply; `None` if it is not valid.
    fn read(&self) -> Option<Result<(), Problem>> {
        let end = memchr::memchr(b'\n', &self.reply)?;
        let (first, text) = self.reply.split_at(end);
        let reply: Reply = serde_json::from_slice(first).ok()?;
        Some(reply.into_result(String::from_utf8(text[1..].to_vec()).ok()?))
    }
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::imports::file_reader::wire::Subject;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tiebreak_e2e::scratch::Scratch;

    /// The result for the sender of a file whose child runs this script.
    async fn told(folder: &Scratch, seconds: u32, script: &str) -> Result<(), Problem> {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let program = PathBuf::from(folder.file(&format!("child{number}")));
        // A program that is open for writing cannot be started. Another test may start a process at
        // this moment and inherit the open file, so a separate shell writes the script.
        let mut shell = std::process::Command::new("sh");
        let write = r#"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 700 "$0""#;
        shell.args(["-c", write]).arg(&program).arg(script);
        assert!(shell.status().unwrap().success());
        let process = ReaderProcess { program, megabytes: 256, seconds };
        process.check(&Request::new("a.pgn", Subject::Event, &[]), &[b'x'; 200_000]).await
    }

    fn limit(told: Result<(), Problem>) -> Option<ReadLimit> {
        match told {
            Err(Problem::Exceeded(limit)) => Some(limit),
            _ => None,
        }
    }

    #[tokio::test]
    async fn every_end_of_a_child_has_its_answer() {
        let folder = Scratch::new("child");
        let long = 3_600;
        told(&folder, long, "cat > /dev/null; echo '\"readable\"'").await.unwrap();
        let (memory, time, stopped) =
            (Some(ReadLimit::Memory(256)), Some(ReadLimit::Time(long)), Some(ReadLimit::Stopped));
        let aborts = "echo 'memory allocation of 96 bytes failed' >&2; kill -ABRT $$";
        assert_eq!(limit(told(&folder, long, aborts).await), memory);
        assert_eq!(limit(told(&folder, long, "kill -KILL $$").await), memory);
        assert_eq!(limit(told(&folder, long, "kill -XCPU $$").await), time);
        assert_eq!(limit(told(&folder, long, "kill -ABRT $$").await), stopped);
        assert_eq!(limit(told(&folder, long, "exit 101").await), stopped);
        assert_eq!(limit(told(&folder, long, "echo nonsense").await), stopped);
        // Endless output is not read without limit.
        assert_eq!(limit(told(&folder, long, "exec cat /dev/zero").await), stopped);
        // A silent child is killed after its time.
        assert_eq!(limit(told(&folder, 0, "exec sleep 3600").await), Some(ReadLimit::Time(0)));
        // A child that is stopped together with the server says nothing about the file.
        assert!(matches!(told(&folder, long, "kill -TERM $$").await, Err(Problem::Busy(_))));
    }

    #[tokio::test]
    async fn without_a_program_the_sender_comes_again() {
        let process =
            ReaderProcess { program: "/no/such/program".into(), megabytes: 256, seconds: 20 };
        let told = process.check(&Request::new("a.pgn", Subject::Event, &[]), b"x").await;
        assert!(matches!(told, Err(Problem::Busy(_))));
    }

    #[tokio::test]
    async fn a_child_inherits_nothing() {
        let folder = Scratch::new("inherits");
        let seen = folder.file("seen");
        let script =
            format!("env > {seen}; ls /proc/$$/fd >> {seen}; cat > /dev/null; echo '\"readable\"'");
        told(&folder, 20, &script).await.unwrap();
        let seen = std::fs::read_to_string(seen).unwrap();
        // Leaves out what the shell itself sets and opens: the three pipes and its script.
        let own = |line: &&str| {
            !["PWD=", "OLDPWD=", "SHLVL=", "_="].iter().any(|name| line.starts_with(name))
        };
        let left: Vec<&str> = seen.lines().filter(own).collect();
        let (descriptors, variables): (Vec<&str>, Vec<&str>) =
            left.into_iter().partition(|line| line.chars().all(|c| c.is_ascii_digit()));
        assert_eq!(variables, [""; 0], "{seen}");
        // Descriptors that the test itself inherited do not come from the server.
        let inherited = tiebreak_e2e::descriptors::inheritable();
        let new: Vec<&&str> = descriptors.iter().filter(|one| !inherited.contains(**one)).collect();
        assert!(new.len() <= 4, "{seen}");
    }
}
