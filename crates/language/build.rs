//! Turns the sentences of `locales/*.ftl` into a table of texts, and Rust that says them: see
//! `docs/decisions/languages.md`.

#[path = "build/catalogue.rs"]
mod catalogue;
#[path = "build/code.rs"]
mod code;
#[path = "build/compare.rs"]
mod compare;
#[path = "build/enumeration.rs"]
mod enumeration;
#[path = "src/marks.rs"]
mod marks;
#[path = "build/pieces.rs"]
mod pieces;
#[path = "build/texts.rs"]
mod texts;

use flate2::Compression;
use flate2::read::DeflateEncoder;
use std::io::Read;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=src/marks.rs");
    let done = catalogue::read_all(Path::new("locales")).and_then(|all| {
        let wrong = compare::compare(&all)
            .into_iter()
            .filter(|one| one.cannot_be_compiled)
            .collect::<Vec<_>>();
        match wrong.is_empty() {
            true => {
                let written = code::messages(&all)?;
                Ok((format!("{}\n{}", enumeration::languages(&all)?, written.code), written.texts))
            }
            false => Err(wrong.iter().map(ToString::to_string).collect()),
        }
    });
    match done {
        Ok((code, texts)) => {
            write("messages.rs", code.as_bytes());
            for (number, one) in texts.iter().enumerate() {
                match number {
                    0 => write(code::WRITTEN, one.all.as_bytes()),
                    _ => write(&code::deflated(number), &deflate(&one.all)),
                }
            }
        }
        Err(mistakes) => mistakes.iter().for_each(|mistake| println!("cargo::error={mistake}")),
    }
}

/// Five languages as they are would be a megabyte of the program.
fn deflate(text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let read = DeflateEncoder::new(text.as_bytes(), Compression::best()).read_to_end(&mut out);
    if let Err(error) = read {
        println!("cargo::error=the sentences cannot be deflated: {error}");
    }
    out
}

fn write(name: &str, content: &[u8]) {
    let out = std::env::var_os("OUT_DIR").unwrap_or_default();
    if let Err(error) = std::fs::write(Path::new(&out).join(name), content) {
        println!("cargo::error=the sentences cannot be written: {error}");
    }
}
