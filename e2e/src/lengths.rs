//! Three lengths of test: what everyone runs, `./test --all`, `./test --long`.

/// Whether a test is left to `./test --all`: everyone makes one pass through a browser (`browser.rs`), the rest is looked at there.
pub fn left_to_all() -> bool {
    let left = std::env::var_os("TIEBREAK_ALL").is_none();
    if left {
        println!("left to ./test --all");
    }
    left
}
