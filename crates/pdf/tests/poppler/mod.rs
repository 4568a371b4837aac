//! PDF read back by a program that others wrote: poppler's `pdftotext`, `pdfinfo` and `pdftoppm`.
#![allow(dead_code, clippy::unwrap_used, clippy::panic, clippy::expect_used)]

use std::path::PathBuf;
use std::process::Command;

/// A PDF in a file of its own.
pub struct Paper {
    folder: tempfile::TempDir,
    pub bytes: Vec<u8>,
}

impl Paper {
    pub fn new(bytes: Vec<u8>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("paper.pdf"), &bytes).unwrap();
        // To be looked at.
        if let Some(kept) = std::env::var_os("TIEBREAK_KEEP_PDF") {
            let name = std::thread::current().name().unwrap_or("paper").replace("::", "-");
            std::fs::write(PathBuf::from(kept).join(format!("{name}-{}.pdf", bytes.len())), &bytes)
                .unwrap();
        }
        Self { folder, bytes }
    }

    fn run(&self, program: &str, options: &[&str], after: &[&str]) -> String {
        String::from_utf8(self.bytes(program, options, after)).unwrap()
    }

    fn bytes(&self, program: &str, options: &[&str], after: &[&str]) -> Vec<u8> {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path()).args(options).arg("paper.pdf").args(after);
        let said = command
            .output()
            .unwrap_or_else(|error| panic!("{program} ({error}): e2e/setup.sh installs it"));
        assert!(said.status.success(), "{program}: {}", String::from_utf8_lossy(&said.stderr));
        // It takes the mark that there is nothing to suspect for a mistake, where PDF/UA asks for
        // it.
        let complaints = String::from_utf8_lossy(&said.stderr)
            .replace("Syntax Error: Suspects object is wrong type (boolean)\n", "");
        assert_eq!(complaints, "", "{program} has nothing to complain of");
        said.stdout
    }

    /// The text of some sheets, or of all, in the order in which it was written.
    pub fn text(&self, sheets: Option<(usize, usize)>) -> String {
        let bounds = sheets.map(|(from, to)| [from.to_string(), to.to_string()]);
        let bounds: Vec<&str> =
            bounds.iter().flat_map(|[from, to]| ["-f", from, "-l", to]).collect();
        self.run("pdftotext", &[&["-raw", "-enc", "UTF-8"], &bounds[..]].concat(), &["-"])
    }

    /// What the document says of itself.
    pub fn info(&self, name: &str) -> Option<String> {
        let said = self.run("pdfinfo", &[], &[]);
        let line = said.lines().find_map(|line| line.strip_prefix(&format!("{name}:")));
        line.map(|value| value.trim().to_owned())
    }

    pub fn sheets(&self) -> usize {
        self.info("Pages").unwrap().parse().unwrap()
    }

    /// The tree of tags with the text of each, as it is read aloud. The titles of headings come as
    /// the file has them, which is not always UTF-8; they are the same words once more.
    pub fn tags(&self) -> String {
        String::from_utf8_lossy(&self.bytes("pdfinfo", &["-struct-text"], &[])).into_owned()
    }

    /// The words in the order in which they are read aloud.
    pub fn read_aloud(&self) -> String {
        let tags = self.tags();
        let said = tags
            .lines()
            .map(str::trim)
            .filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
        said.collect()
    }

    /// How often a tag is there.
    pub fn count(&self, tag: &str) -> usize {
        let tags = String::from_utf8_lossy(&self.bytes("pdfinfo", &["-struct"], &[])).into_owned();
        tags.lines().filter(|line| line.split_whitespace().next() == Some(tag)).count()
    }

    /// A sheet in shades of grey: width, height, pixels.
    pub fn picture(&self, sheet: usize, resolution: u32) -> (usize, usize, Vec<u8>) {
        let (sheet, resolution) = (sheet.to_string(), resolution.to_string());
        self.run(
            "pdftoppm",
            &["-gray", "-r", &resolution, "-f", &sheet, "-l", &sheet, "-singlefile"],
            &["sheet"],
        );
        let bytes = std::fs::read(self.folder.path().join("sheet.pgm")).unwrap();
        let end =
            bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0 + 1;
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let numbers: Vec<usize> =
            head.split_whitespace().skip(1).map(|number| number.parse().unwrap()).collect();
        (numbers[0], numbers[1], bytes[end..].to_vec())
    }
}

/// Without spaces and marks of direction: lines end elsewhere on paper. Poppler turns lam and alef
/// around, which are one glyph.
pub fn squeezed(text: &str) -> String {
    let directs = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let seen: String = text.chars().filter(|c| !c.is_whitespace() && !directs(*c)).collect();
    seen.replace("\u{644}\u{627}", "\u{627}\u{644}")
}
