//! Running the web app: settings from three places, where it listens, backups and moves, also when
//! they are killed in the middle.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Instant;
use tempfile::TempDir;
use tiebreak_e2e::skipping;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tiebreak");
/// The kernel chooses the port; the server says which.
const ANY_PORT: &str = "127.0.0.1:0";

/// The program in a folder, with nothing of the tester's own settings.
fn tiebreak(folder: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.current_dir(folder).env("HOME", folder).env_remove("XDG_DATA_HOME");
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TIEBREAK_")) {
        command.env_remove(name);
    }
    command
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A server that ends with the test.
struct Server {
    process: Child,
    said: Vec<String>,
}

impl Server {
    /// Starts it and waits until it says where it is.
    fn start(command: &mut Command) -> Self {
        let mut process = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut lines =
            BufReader::new(process.stderr.take().unwrap()).lines().map_while(Result::ok);
        let mut said = Vec::new();
        for line in lines.by_ref() {
            let there = line.starts_with("Tiebreak is at ");
            said.push(line);
            if there {
                break;
            }
        }
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, said }
    }

    fn at(&self) -> &str {
        self.said
            .last()
            .and_then(|line| line.strip_prefix("Tiebreak is at "))
            .unwrap_or_else(|| panic!("{:?}", self.said))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_setting_comes_from_the_line_the_environment_the_file_or_is_usual() {
    let folder = TempDir::new().unwrap();
    std::fs::write(
        folder.path().join("tiebreak.toml"),
        "listen = \"[::1]:9000\"\npublic-url = \"https://x.org/file\"\nprivate-webhooks = true\ndatabase = \"postgres://me:secret@db/x\"\n",
    )
    .unwrap();
    let shown = tiebreak(folder.path())
        .args(["serve", "--show-config", "--listen", "127.0.0.1:7"])
        .env("TIEBREAK_PUBLIC_URL", "https://x.org/env")
        .env("TIEBREAK_TRUSTED_PROXY", "10.0.0.0/8, ::1/128")
        .env("TIEBREAK_FOLLOW_HOSTS", "lichess.org,*.example.org")
        .output()
        .unwrap();
    assert!(shown.status.success(), "{}", err(&shown));
    let lines: Vec<String> = out(&shown)
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        lines,
        [
            "listen = \"127.0.0.1:7\" # --listen",
            "database = \"postgres://...@db/x\" # tiebreak.toml",
            "public-url = \"https://x.org/env\" # TIEBREAK_PUBLIC_URL",
            "# base-path is not set",
            "# key is not set",
            "private-webhooks = true # tiebreak.toml",
            "follow-hosts = [\"lichess.org\", \"*.example.org\"] # TIEBREAK_FOLLOW_HOSTS",
            "follow-private = false # usual",
            "follow-every = \"5\" # usual",
            "read-memory = \"256\" # usual",
            "read-seconds = \"20\" # usual",
            "trusted-proxy = [\"10.0.0.0/8\", \"::1/128\"] # TIEBREAK_TRUSTED_PROXY",
            "max-connections = \"16384\" # usual",
            "max-per-address = \"4096\" # usual",
            "open-metrics = false # usual",
            "log = \"text\" # usual",
            "demo = false # usual",
        ]
    );
    assert!(!out(&shown).contains("secret"));
    // Another file by name, by option and by variable; what was shown can be given back.
    let elsewhere = folder.path().join("elsewhere.toml");
    std::fs::write(&elsewhere, out(&shown).replace("postgres://...@db/x", "x.db")).unwrap();
    for named in [["--config", "elsewhere.toml"], ["--config", "elsewhere.toml"]] {
        let again =
            tiebreak(folder.path()).args(["serve", "--show-config"]).args(named).output().unwrap();
        assert!(out(&again).contains("public-url = \"https://x.org/env\""), "{}", err(&again));
    }
    let by_variable = tiebreak(folder.path())
        .args(["serve", "--show-config"])
        .env("TIEBREAK_CONFIG", &elsewhere)
        .output();
    assert!(out(&by_variable.unwrap()).contains("# "), "the variable names the file");
}

#[test]
fn mistakes_in_settings_are_told_with_their_places() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tiebreak.toml");
    std::fs::write(
        &file,
        "listne = \"x\"\nlisten = \"8080\"\nbase-path = \"chess\"\ndemo = \"yes\"\n",
    )
    .unwrap();
    let refused = tiebreak(folder.path()).args(["serve", "--show-config"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let said = err(&refused);
    for words in [
        "unknown key `listne` in the settings",
        "did you mean `listen`?",
        "\"8080\" is not an address to listen on",
        "tiebreak.toml:2:10",
        "\"chess\" is not a path",
        "`demo` is a text, not true or false",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    std::fs::write(&file, "").unwrap();
    let refused = tiebreak(folder.path())
        .args(["serve", "--show-config"])
        .env("TIEBREAK_DEMO", "perhaps")
        .output()
        .unwrap();
    assert!(err(&refused).contains("TIEBREAK_DEMO = perhaps"), "{}", err(&refused));
    let usage = tiebreak(folder.path()).args(["serve", "--base-path", "no path"]).output().unwrap();
    assert_eq!(usage.status.code(), Some(2), "wrong usage: {}", err(&usage));
    let two = ["serve", "--show-config", "--public-url", "https://x.org/a", "--base-path", "/b"];
    let two = tiebreak(folder.path()).args(two).output().unwrap();
    assert!(err(&two).contains("name two paths"), "{}", err(&two));
    let missing =
        tiebreak(folder.path()).args(["serve", "--config", "none.toml"]).output().unwrap();
    assert!(err(&missing).contains("cannot read none.toml"), "{}", err(&missing));
}

/// One request over anything that is a connection; the status and the whole answer.
fn ask(stream: impl Read + Write, path: &str) -> String {
    try_ask(stream, path).unwrap()
}

fn try_ask(mut stream: impl Read + Write, path: &str) -> std::io::Result<String> {
    write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn it_listens_on_ipv6_and_says_so() {
    let folder = TempDir::new().unwrap();
    if TcpListener::bind("[::1]:0").is_err() {
        return skipping::not_on_this_machine("this machine has no IPv6");
    }
    let server = Server::start(tiebreak(folder.path()).args([
        "serve",
        "--listen",
        "[::1]:0",
        "--database",
        "x.db",
        "--base-path",
        "/t",
    ]));
    let listen = server.at().strip_prefix("http://").and_then(|at| at.strip_suffix("/t")).unwrap();
    assert!(listen.starts_with("[::1]:"), "{listen}");
    let answer = ask(TcpStream::connect(listen).unwrap(), "/t/health");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[cfg(unix)]
#[test]
fn it_listens_at_a_socket_of_the_file_system() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::net::UnixStream;
    let folder = TempDir::new().unwrap();
    let socket = folder.path().join("t.sock");
    let listen = format!("unix:{}", socket.display());
    let start = |database: &str| {
        let mut command = tiebreak(folder.path());
        command.args(["serve", "--listen", &listen, "--database", database]);
        command
    };
    let server = Server::start(&mut start("x.db"));
    assert!(server.at().starts_with(&listen), "{}", server.at());
    assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o660);
    assert!(ask(UnixStream::connect(&socket).unwrap(), "/health").starts_with("HTTP/1.1 200"));
    // Somebody logs in through it: the limit needs an address, and the proxy's is taken.
    let mut stream = UnixStream::connect(&socket).unwrap();
    let form = "name=x&password=y";
    write!(stream, "POST /login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}", form.len()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    // A second server is refused, and takes nothing away.
    let second = start("y.db").output().unwrap();
    assert!(err(&second).contains("another server listens there"), "{}", err(&second));
    assert!(ask(UnixStream::connect(&socket).unwrap(), "/health").starts_with("HTTP/1.1 200"));
    // One that was killed leaves its socket behind; the next one takes its place. Another file is
    // left alone.
    drop(server);
    assert!(socket.exists());
    let server = Server::start(&mut start("x.db"));
    assert!(ask(UnixStream::connect(&socket).unwrap(), "/health").starts_with("HTTP/1.1 200"));
    drop(server);
    std::fs::remove_file(&socket).unwrap();
    std::fs::write(&socket, "mine").unwrap();
    assert!(err(&start("x.db").output().unwrap()).contains("no socket"));
    assert_eq!(std::fs::read_to_string(&socket).unwrap(), "mine");
}

fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// As systemd does it: a listening socket as descriptor 3, and a connection that waits before the
/// program runs. `sh` moves the socket there, because the standard library cannot. The program
/// starts itself again in between (`serve/arenas.rs`); the socket has to survive that.
#[cfg(unix)]
#[test]
fn systemd_hands_its_socket_over() {
    let starts = if std::env::var_os("TIEBREAK_LONG").is_some() { 200 } else { 1 };
    (0..starts).for_each(|_| socket_is_taken_over());
}

#[cfg(unix)]
fn socket_is_taken_over() {
    use std::os::fd::OwnedFd;
    const HAND_OVER: &str = r#"exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@""#;
    let folder = TempDir::new().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let waiting = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let log = std::fs::File::create(folder.path().join("log")).unwrap();
    let mut command = Command::new("sh");
    command.args([
        "-c",
        HAND_OVER,
        PROGRAM,
        "serve",
        "--database",
        "x.db",
        "--listen",
        "127.0.0.1:1",
    ]);
    command.current_dir(folder.path()).env("HOME", folder.path());
    command.stdin(OwnedFd::from(listener)).stderr(log);
    let _server = Server { process: command.spawn().unwrap(), said: Vec::new() };
    // Only the server has the listening socket now: if it ends, the connection is reset.
    drop(command);
    let answer = try_ask(waiting, "/health");
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    let answer = answer.unwrap_or_else(|error| panic!("{error}; the server said: {log}"));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}\n{log}");
}

#[test]
fn systemd_takes_the_unit() {
    if !has("systemd-analyze") {
        return skipping::missing("systemd-analyze");
    }
    let folder = TempDir::new().unwrap();
    let units = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../packaging/systemd");
    for name in ["tiebreak.service", "tiebreak.socket"] {
        // The program is not installed here.
        let text = std::fs::read_to_string(units.join(name))
            .unwrap()
            .replace("/usr/bin/tiebreak", PROGRAM);
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let files = ["tiebreak.service", "tiebreak.socket"].map(|name| folder.path().join(name));
    let verified = Command::new("systemd-analyze").arg("verify").args(&files).output().unwrap();
    let said = format!("{}{}", out(&verified), err(&verified));
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("tiebreak")).collect();
    assert!(ours.is_empty(), "{ours:?}");
    let secure = Command::new("systemd-analyze")
        .args(["security", "--offline=yes", "--threshold=20"])
        .arg(&files[0])
        .output();
    let secure = secure.unwrap();
    assert!(secure.status.success(), "exposed more than 2.0: {}", out(&secure));
}

/// A database with the example events, made by the program itself.
fn filled(folder: &Path, name: &str) {
    drop(Server::start(tiebreak(folder).args([
        "serve",
        "--demo",
        "--listen",
        ANY_PORT,
        "--database",
        name,
    ])));
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    tiebreak(folder).args(arguments).output().unwrap()
}

#[test]
fn backup_while_it_runs_restore_and_move() {
    let folder = TempDir::new().unwrap();
    let here = folder.path();
    let server = Server::start(tiebreak(here).args([
        "serve",
        "--demo",
        "--listen",
        ANY_PORT,
        "--database",
        "x.db",
    ]));
    let made = run(here, &["backup", "all.backup", "--database", "x.db"]);
    assert!(made.status.success(), "{}", err(&made));
    assert!(
        out(&made).starts_with("all.backup: ") && out(&made).contains(" events with "),
        "{}",
        out(&made)
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            std::fs::metadata(here.join("all.backup")).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
    assert!(!here.join("all.backup.part").exists());
    let again = run(here, &["backup", "all.backup", "--database", "x.db"]);
    assert!(err(&again).contains("is there already"), "{}", err(&again));
    assert!(run(here, &["backup", "all.backup", "--database", "x.db", "--force"]).status.success());
    drop(server);

    let restored = run(here, &["restore", "all.backup", "--database", "y.db"]);
    assert!(restored.status.success(), "{}", err(&restored));
    let twice = run(here, &["restore", "all.backup", "--database", "y.db"]);
    assert_eq!(twice.status.code(), Some(1));
    assert!(
        err(&twice).contains("is not empty") && err(&twice).contains("nothing is ever replaced"),
        "{}",
        err(&twice)
    );
    let moved = run(here, &["store", "move", "y.db", "z.db"]);
    assert!(moved.status.success(), "{}", err(&moved));
    let list = |database: &str| out(&run(here, &["export", "--database", database]));
    assert!(list("x.db").lines().count() > 2);
    assert_eq!((list("y.db"), list("z.db")), (list("x.db"), list("x.db")));

    // All events as files, each in its folder; every record verifies.
    let all = run(here, &["export", "--all", "--to", "files", "--database", "z.db"]);
    assert!(all.status.success(), "{}", err(&all));
    let folders: Vec<_> =
        std::fs::read_dir(here.join("files")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(folders.len(), list("x.db").lines().count());
    for folder in folders {
        let files = || std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let record =
            files().find(|path| path.extension().is_some_and(|end| end == "record")).unwrap();
        assert_eq!(files().count(), 3, "{}", folder.display());
        let verified = run(here, &["verify", record.to_str().unwrap()]);
        assert!(
            verified.status.success(),
            "{}: {}{}",
            record.display(),
            out(&verified),
            err(&verified)
        );
    }
    for (arguments, why) in [
        (["backup", "n.backup", "--database", "none.db"], "there is no database"),
        (["restore", "none.backup", "--database", "n.db"], "cannot read none.backup"),
        (["restore", "x.db", "--database", "n.db"], "cannot be used as a backup"),
    ] {
        let refused = run(here, &arguments);
        assert!(
            !refused.status.success() && err(&refused).contains(why),
            "{arguments:?}: {}",
            err(&refused)
        );
    }
    assert!(
        !here.join("none.db").exists()
            && !here.join("n.backup").exists()
            && !here.join("n.db").exists()
    );
}

/// A backup with many lines, so that there is a middle in which to be killed.
fn large(folder: &Path, accounts: usize) -> PathBuf {
    filled(folder, "large.db");
    let made = run(folder, &["backup", "small", "--database", "large.db"]);
    assert!(made.status.success(), "{}", err(&made));
    let text = std::fs::read_to_string(folder.join("small")).unwrap();
    let mut whole = String::new();
    let mut rows = 0;
    for line in text.lines().take(text.lines().count() - 1) {
        whole.push_str(line);
        whole.push('\n');
        rows += usize::from(line.starts_with('['));
        if line.starts_with("{\"table\":\"account\"") {
            for number in 0..accounts {
                whole.push_str(&format!("[\"account {number}\",\"reader\",\"x\",1]\n"));
                rows += 1;
            }
        }
    }
    let hash = tiebreak_record::sha256(whole.as_bytes());
    whole.push_str(&format!("{{\"rows\":{rows},\"sha256\":\"{hash}\"}}\n"));
    let path = folder.join("large.backup");
    std::fs::write(&path, whole).unwrap();
    path
}

/// Killed at any moment, a restore and a move leave all or nothing, a backup leaves no file that
/// looks whole.
#[test]
fn killed_in_the_middle() {
    let folder = TempDir::new().unwrap();
    let here = folder.path();
    // Killed after these hundredths of the time that a whole restore takes on this machine.
    let (accounts, hundredths): (_, &[u32]) = match std::env::var_os("TIEBREAK_ALL") {
        Some(_) => (30_000, &[0, 2, 5, 10, 25, 50]),
        None => (4_000, &[0, 10]),
    };
    let large = large(here, accounts);
    let large = large.to_str().unwrap();
    let begun = Instant::now();
    let whole = run(here, &["restore", large, "--database", "whole.db"]);
    let took = begun.elapsed();
    assert!(
        whole.status.success() && out(&whole).contains(&format!("{accounts} accounts")),
        "{}{}",
        out(&whole),
        err(&whole)
    );
    let counted = out(&whole);
    let mut interrupted = 0;
    for (number, hundredths) in hundredths.iter().enumerate() {
        let killed = |arguments: &[&str]| {
            let mut process = tiebreak(here)
                .args(arguments)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            std::thread::sleep(took * *hundredths / 100);
            let done = process.try_wait().unwrap().is_some();
            let _ = process.kill();
            process.wait().unwrap();
            done
        };
        let to = format!("killed{number}.db");
        interrupted += usize::from(!killed(&["restore", large, "--database", &to]));
        let again = run(here, &["restore", large, "--database", &to]);
        let all = err(&again).contains("is not empty");
        assert!(all || out(&again) == counted, "all or nothing: {}{}", out(&again), err(&again));

        let to = format!("moved{number}.db");
        interrupted += usize::from(!killed(&["store", "move", "whole.db", &to]));
        let again = run(here, &["store", "move", "whole.db", &to]);
        let all = err(&again).contains("is not empty");
        assert!(all || out(&again) == counted, "all or nothing: {}{}", out(&again), err(&again));

        let file = format!("killed{number}.backup");
        interrupted += usize::from(!killed(&["backup", &file, "--database", "whole.db"]));
        if here.join(&file).exists() {
            let back = run(here, &["restore", &file, "--database", &format!("back{number}.db")]);
            assert_eq!(out(&back), counted, "a file under its name is whole: {}", err(&back));
        }
        assert!(
            run(here, &["backup", &file, "--force", "--database", "whole.db"]).status.success()
        );
    }
    assert!(interrupted >= 3, "hardly anything was killed in the middle");
}
