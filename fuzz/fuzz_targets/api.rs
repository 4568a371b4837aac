#![no_main]
//! Requests to the API from any bytes: `requests.rs`.
use libfuzzer_sys::fuzz_target;

#[path = "../requests.rs"]
mod requests;

fuzz_target!(|bytes: &[u8]| {
    requests::run(bytes);
});
