//! Turns the sentences of `locales/*.ftl` into a table of texts, and Rust that says them: see `docs/decisions/how-does-the-program-speak-six-languages.md`.

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

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=src/marks.rs");
    let done = catalogue::read_all(Path::new("locales")).and_then(|all| {
        let wrong = compare::compare(&all).into_iter().filter(|one| one.cannot_be_compiled).collect::<Vec<_>>();
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
            write("messages.rs", &code);
            write("messages.txt", &texts);
        }
        Err(mistakes) => mistakes.iter().for_each(|mistake| println!("cargo::error={mistake}")),
    }
}

fn write(name: &str, text: &str) {
    let out = std::env::var_os("OUT_DIR").unwrap_or_default();
    if let Err(error) = std::fs::write(Path::new(&out).join(name), text) {
        println!("cargo::error=the sentences cannot be written: {error}");
    }
}
