//! How the program is linked: what people build for themselves (profile `release`) starts sooner.
//! What packages hold (profile `dist`) serves strangers and keeps addresses that nobody can guess.
//! See `docs/decisions/build-time.md`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if built_for_oneself() && is_linux() {
        // A program that may lie anywhere in memory corrects forty thousand addresses before its
        // first line runs, on two hundred pages: a quarter of what `standings` of ten players
        // takes.
        println!("cargo::rustc-link-arg-bins=-no-pie");
        // The compiler's library for unwinding, 100 kB of it, is found, mapped and set up at every
        // start where it is a library of its own.
        if let Some(folder) = unwinding() {
            println!("cargo::rustc-link-search=native={}", folder.display());
            println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
        }
    }
}

/// Cargo tells a build script whether a profile comes from `release`, not its name; the name is
/// in the path of its output.
fn built_for_oneself() -> bool {
    let out = env::var("OUT_DIR").unwrap_or_default();
    Path::new(&out).ancestors().any(|folder| folder.ends_with("release/build"))
}

/// Where it was tried: glibc, whose linker is gcc or clang.
fn is_linux() -> bool {
    let target = |key: &str| env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    (target("OS"), target("ENV"), target("ARCH")) == ("linux".into(), "gnu".into(), "x86_64".into())
}

/// The folder of `libgcc_eh.a`, where the compiler that links knows it; it answers with the bare
/// name where it does not.
fn unwinding() -> Option<PathBuf> {
    let asked = Command::new("cc").arg("-print-file-name=libgcc_eh.a").output().ok()?;
    let path = PathBuf::from(String::from_utf8(asked.stdout).ok()?.trim());
    path.is_absolute().then(|| path.parent().map(Path::to_owned)).flatten()
}
