//! Records changed in one place, with every sum and hash made to fit again: only the rule for that
//! place can find the change.
#![allow(dead_code, reason = "every test file uses its own part")]

mod changes;
mod raw;
mod records;

pub use raw::Raw;
pub use records::records;

use tiebreak_record::sha256;

/// A record that was changed.
pub struct Mutant {
    /// What was done to it, for the person who examines a disagreement.
    pub name: String,
    /// The file.
    pub bytes: Vec<u8>,
}

/// The lines of a record as trees, without `sum`.
pub type Lines = Vec<Raw>;

/// The file that these lines are: every `prev` that was not changed holds the hash of the line
/// before, every sum fits.
pub fn sealed(lines: &[Raw]) -> String {
    let (mut out, mut before) = (String::new(), String::new());
    for line in lines {
        let mut text = line.written(&sha256(before.as_bytes()));
        text.pop();
        let sum = sha256(text.as_bytes());
        before = format!("{text},\"sum\":\"{sum}\"}}");
        out.push_str(&before);
        out.push('\n');
    }
    out
}

/// Every change of one place in a record.
pub fn mutants(name: &str, lines: &Lines) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        for path in line.paths() {
            let node = line.at(&path);
            for change in changes::of(node, path.is_empty()) {
                let mut lines = lines.clone();
                *lines[index].at_mut(&path) = change.to;
                let place = line.place(&path);
                let name = format!("{name}, line {}, {place}: {}", index + 1, change.name);
                found.push(Mutant { name, bytes: sealed(&lines).into_bytes() });
            }
        }
    }
    found
}

/// Changes of the file that no line knows of: cut off, marked, with other ends of lines.
pub fn of_the_file(name: &str, lines: &Lines) -> Vec<Mutant> {
    let whole = sealed(&lines[..lines.len().min(3)]).into_bytes();
    let mutant = |what: String, bytes: Vec<u8>| Mutant { name: format!("{name}: {what}"), bytes };
    let mark = "\u{feff}".as_bytes();
    let mut found = vec![
        mutant("a mark".into(), [mark, &whole].concat()),
        mutant("two marks".into(), [mark, mark, &whole].concat()),
        mutant("a mark alone".into(), mark.to_vec()),
        mutant("nothing".into(), Vec::new()),
        mutant("a line end alone".into(), b"\n".to_vec()),
        mutant("an empty line".into(), [&whole, b"\n".as_slice()].concat()),
        mutant("zeros behind it".into(), [&whole, b"\0\0".as_slice()].concat()),
        mutant("zeros alone".into(), vec![0; 20]),
        mutant(
            "ends of lines of Windows".into(),
            String::from_utf8_lossy(&whole).replace('\n', "\r\n").into_bytes(),
        ),
        mutant("Latin-1 behind it".into(), [&whole, b"\xe9\n".as_slice()].concat()),
        mutant("Latin-1 before it".into(), [b"\xe9".as_slice(), &whole].concat()),
        mutant("a blank before it".into(), [b" ".as_slice(), &whole].concat()),
    ];
    for at in (0..whole.len()).step_by(7) {
        found.push(mutant(format!("cut off at byte {at}"), whole[..at].to_vec()));
        found.push(mutant(format!("zeros from byte {at}"), [&whole[..at], &[0; 5]].concat()));
        let mut flipped = whole.clone();
        flipped[at] ^= 1;
        found.push(mutant(format!("byte {at} flipped"), flipped));
    }
    found
}
