//! An arbiter's desk: a folder with an event file, and the program run in it at a fixed time.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub const TATA: &str = "tata-steel-masters-2024.toml";
pub const GCT: &str = "gct-2018-tour.toml";
pub const SINQUEFIELD: &str = "sinquefield-cup-2018.toml";

pub struct Desk {
    folder: tempfile::TempDir,
    pub event: String,
}

/// What the program did.
pub struct Done {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Desk {
    /// A desk with one of the real events.
    pub fn with(event: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(root().join("crates/server/events").join(event), folder.path().join(event))
            .unwrap();
        Self { folder, event: event.to_owned() }
    }

    /// A desk with an event file of this text.
    pub fn of(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("cup.toml"), text).unwrap();
        Self { folder, event: "cup.toml".to_owned() }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub fn record(&self) -> PathBuf {
        self.path(&self.event).with_extension("record")
    }

    pub fn record_text(&self) -> String {
        std::fs::read_to_string(self.record()).unwrap()
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tiebreak"));
        command
            .args(arguments)
            .current_dir(self.folder())
            .env("TIEBREAK_NOW", "2024-01-28T18:00:00+01:00");
        // What is expected is English, whatever the machine speaks.
        command.env("LC_ALL", "C").stdin(Stdio::null());
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Done {
        done(self.command(arguments).output().unwrap())
    }

    /// `tiebreak COMMAND EVENT ...`
    pub fn about(&self, command: &str, more: &[&str]) -> Done {
        let mut arguments = vec![command, self.event.as_str()];
        arguments.extend(more);
        self.run(&arguments)
    }

    pub fn answer(&self, more: &[&str]) -> Done {
        self.about("answer", more)
    }

    /// Answers that must be taken.
    pub fn answers(&self, all: &[&[&str]]) {
        for one in all {
            let done = self.answer(one);
            assert_eq!(done.code, 0, "{one:?}: {}", done.err);
        }
    }
}

pub fn done(output: Output) -> Done {
    Done {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Numbers that look random and are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(usize::try_from(self.roll(all.len().max(1) as u64)).unwrap())
    }
}

/// Two who are tied for first place under a regulation that plays until somebody wins.
pub fn two_tied() -> String {
    "format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nregulation = \"tepe-sigeman-2023\"\nkind = \"round-robin\"\n\
     [[player]]\nname = \"Ana\"\n[[player]]\nname = \"Bo\"\n\
     [[game]]\nround = 1\nwhite = \"Ana\"\nblack = \"Bo\"\nresult = \"1/2-1/2\"\nfinished = 2024-01-28T17:42:00+01:00\n"
        .to_owned()
}
