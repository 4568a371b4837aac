//! The program on a pseudo-terminal of 80 by 24, and what stands on its screen.

use super::Desk;
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a test waits for what the screen shows.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// The last key, and when the screen showed what it did.
    last: Option<(String, Instant)>,
}

impl Terminal {
    pub fn start(desk: &Desk, arguments: &[&str]) -> Self {
        Self::sized(desk, arguments, 80)
    }

    /// A terminal with this number of columns.
    pub fn sized(desk: &Desk, arguments: &[&str], cols: u16) -> Self {
        let size = PtySize { rows: 24, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tiebreak"));
        command.args(arguments);
        command.cwd(desk.folder());
        command.env("TERM", "xterm");
        command.env("LC_ALL", "C");
        command.env("TIEBREAK_NOW", "2024-01-28T18:00:00+01:00");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(
            24.try_into().unwrap(),
            cols.try_into().unwrap(),
            0,
        )));
        let mut output = pair.master.try_clone_reader().unwrap();
        let seen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                seen.lock().unwrap().process(&bytes[..count]);
            }
        });
        Self { screen, keys: pair.master.take_writer().unwrap(), child, last: None }
    }

    /// The screen, row by row.
    pub fn rows(&self) -> Vec<String> {
        self.screen
            .lock()
            .unwrap()
            .screen()
            .rows(0, 80)
            .map(|row| row.trim_end().to_owned())
            .collect()
    }

    /// Waits until all these texts stand on the screen.
    pub fn sees(&self, texts: &[&str]) {
        let begun = Instant::now();
        loop {
            let rows = self.rows();
            if texts.iter().all(|text| rows.iter().any(|row| row.contains(text))) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "not all of {texts:?} on\n{}", rows.join("\n"));
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until a text is gone from the screen. A key that is meant twice waits from then on.
    pub fn sees_no_more(&mut self, text: &str) {
        let begun = Instant::now();
        while self.rows().iter().any(|row| row.contains(text)) {
            assert!(begun.elapsed() < PATIENCE, "{text} on\n{}", self.rows().join("\n"));
            std::thread::sleep(Duration::from_millis(10));
        }
        if let Some((_, at)) = &mut self.last {
            *at = Instant::now();
        }
    }

    /// Waits until a row ends like this.
    pub fn sees_in_row(&self, row: usize, end: &str) {
        let begun = Instant::now();
        while !self.rows()[row].ends_with(end) {
            assert!(begun.elapsed() < PATIENCE, "row {row} of\n{}", self.rows().join("\n"));
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Presses keys, then waits for these texts. To press one key twice, wait a second.
    pub fn press(&mut self, keys: &str, texts: &[&str]) {
        if let Some((last, at)) = &self.last
            && last.ends_with(keys)
        {
            std::thread::sleep(Duration::from_millis(1050).saturating_sub(at.elapsed()));
        }
        self.hit(keys, texts);
    }

    /// The same without waiting.
    pub fn hit(&mut self, keys: &str, texts: &[&str]) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
        self.sees(texts);
        self.last = Some((keys.to_owned(), Instant::now()));
    }

    /// Presses a key that ends the program, and gives its exit code.
    pub fn leave(mut self, keys: &str) -> u32 {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
        self.child.wait().unwrap().exit_code()
    }

    /// As a power cut would end it.
    pub fn cut(mut self) {
        self.child.kill().unwrap();
        let _ = self.child.wait();
    }
}
