//! How the program is linked.
//!
//! A program that may lie anywhere in memory corrects forty thousand addresses before its first line runs, on two hundred pages: a quarter
//! of what `standings` of ten players takes. What people build for themselves (profile `release`) is linked to lie where it is written;
//! what packages hold (profile `dist`) serves strangers and keeps addresses that nobody can guess. See
//! `docs/decisions/what-makes-the-first-build-quick.md`.

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if built_for_oneself() && is_linux() {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Cargo tells a build script whether a profile comes from `release`, not its name; that stands in the path of its output.
fn built_for_oneself() -> bool {
    let out = env::var("OUT_DIR").unwrap_or_default();
    Path::new(&out).ancestors().any(|folder| folder.ends_with("release/build"))
}

/// Where it was tried: glibc, whose linker is gcc or clang.
fn is_linux() -> bool {
    let target = |key: &str| env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    (target("OS"), target("ENV"), target("ARCH")) == ("linux".into(), "gnu".into(), "x86_64".into())
}
