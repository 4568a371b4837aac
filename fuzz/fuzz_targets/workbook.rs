#![no_main]
//! Workbooks from any bytes: `workbooks.rs`.

use libfuzzer_sys::fuzz_target;
#[path = "../workbooks.rs"]
mod workbooks;

fuzz_target!(|bytes: &[u8]| workbooks::read(bytes));
