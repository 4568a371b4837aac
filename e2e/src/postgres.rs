//! A PostgreSQL server on loopback for one test program, with a data folder that goes with it.

use crate::scratch::Scratch;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::net::TcpSocket;

/// A running server.
#[derive(Debug)]
pub struct Postgres {
    data: Scratch,
    programs: PathBuf,
    port: KeptPort,
    databases: AtomicU32,
}

/// A port of loopback that the kernel gives to nobody else, also while the server is stopped: a
/// socket that is bound and does not listen. The server may bind it too.
#[derive(Debug)]
struct KeptPort {
    number: u16,
    _bound: TcpSocket,
}

impl KeptPort {
    fn new() -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_reuseaddr(true).unwrap();
        socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        Self { number: socket.local_addr().unwrap().port(), _bound: socket }
    }
}

impl Postgres {
    /// Makes a data folder and starts a server on a free port.
    pub fn start() -> Self {
        let data = Scratch::new("postgres");
        // The server refuses to run as root; Debian's package has a user for it.
        if is_root() {
            expect(
                Command::new("chown")
                    .args(["postgres", &data.path().display().to_string()])
                    .output()
                    .unwrap(),
            );
        }
        let (programs, port) = (programs(), KeptPort::new());
        let server = Self { data, programs, port, databases: AtomicU32::new(0) };
        expect(server.run(
            "initdb",
            &[
                "--auth=trust",
                "--username=tiebreak",
                "--no-sync",
                // Whatever this machine speaks, or does not have.
                "--locale=C",
                "--encoding=UTF8",
                "-D",
                &server.folder(),
            ],
        ));
        server.resume();
        server
    }

    /// A new empty database; its address.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let port = self.port.number.to_string();
        expect(self.run("createdb", &["-h", "127.0.0.1", "-p", &port, "-U", "tiebreak", &name]));
        format!("postgres://tiebreak@127.0.0.1:{port}/{name}")
    }

    /// Stops the server at once: connections break.
    pub fn stop(&self) {
        expect(self.run("pg_ctl", &["stop", "-m", "immediate", "-w", "-D", &self.folder()]));
    }

    /// Starts it (again).
    pub fn resume(&self) {
        // Without fsync: what a test kills is the server, never the machine, and what the server
        // wrote outlives it.
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off",
            self.port.number
        );
        let log = format!("{}/log", self.folder());
        // A busy machine takes its time.
        expect(self.run(
            "pg_ctl",
            &["start", "-w", "-t", "300", "-s", "-l", &log, "-o", &options, "-D", &self.folder()],
        ));
    }

    fn folder(&self) -> String {
        self.data.file("data")
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Output {
        let path = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        // pg_ctl leaves a server behind that would hold our pipes open.
        let log = self.data.path().join(format!("{program}.out"));
        let file = std::fs::File::create(&log).unwrap();
        let status = command
            .args(arguments)
            .current_dir(self.data.path())
            .stdout(file.try_clone().unwrap())
            .stderr(file)
            .status()
            .unwrap_or_else(|error| {
                panic!("cannot run {program}: {error}; e2e/setup.sh installs what the tests need")
            });
        Output { status, stdout: std::fs::read(&log).unwrap(), stderr: Vec::new() }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.run("pg_ctl", &["stop", "-m", "immediate", "-D", &self.folder()]);
    }
}

fn expect(output: Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout.trim_ascii() == b"0"
}

/// The newest version that Debian's packages installed.
fn programs() -> PathBuf {
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    versions.retain(|path| path.join("initdb").exists());
    versions.sort();
    versions.pop().expect("PostgreSQL is not installed: e2e/setup.sh installs what the tests need")
}
