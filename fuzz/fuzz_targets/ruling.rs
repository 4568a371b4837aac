#![no_main]
//! Any regulation that the reader takes, any event, any answers: made from the bytes as in
//! `crates/engine/tests/any_regulation.rs`.
use libfuzzer_sys::fuzz_target;

#[path = "../../crates/engine/tests/any/mod.rs"]
mod any;

fuzz_target!(|bytes: &[u8]| {
    any::ruled(bytes);
});
