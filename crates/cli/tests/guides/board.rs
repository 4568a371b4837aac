//! The board for the hall, as the server shows it.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What stands on the board of the first demo event, and its style.
pub fn board() -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut server = Server(
        Command::new(env!("CARGO_BIN_EXE_tiebreak"))
            .args(["serve", "--demo", "--listen", &format!("127.0.0.1:{port}"), "--database"])
            .arg(folder.path().join("tiebreak.db"))
            .stderr(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let mut lines = BufReader::new(server.0.stderr.take().unwrap()).lines();
    let said = |line: std::io::Result<String>| line.unwrap().strip_prefix("Tiebreak is at ").map(str::to_owned);
    let url = lines.by_ref().find_map(said).unwrap();
    std::thread::spawn(move || lines.for_each(drop));
    let get = |path: &str| ureq::get(format!("{url}{path}")).call().unwrap().body_mut().read_to_string().unwrap();
    let page = get("/events/tata-steel-masters-2024/board");
    let start = page.find("<main").unwrap();
    let end = page.find("</main>").unwrap() + "</main>".len();
    (page[start..end].to_owned(), get("/assets/board.css"))
}
