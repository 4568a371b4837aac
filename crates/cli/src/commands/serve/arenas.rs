//! How many heaps glibc's allocator keeps: few.
//!
//! It gives threads heaps of their own, up to eight for each core, and keeps in each what was freed
//! there. A server that works out a what-if now on this thread and now on that holds the memory of
//! several: 288 MB instead of 175 for a Swiss of 2,000. The number is read when a program starts,
//! and to change it later takes code that we do not allow ourselves; so the server starts itself
//! once more. Another allocator was tried: `standings` of a large event took a third longer with
//! it.

/// Starts the program again with the setting, in the same process; where it stands already, or that
/// fails, goes on as it is.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn few() {
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    const SETTING: &str = "MALLOC_ARENA_MAX";
    if std::env::var_os(SETTING).is_some() {
        return;
    }
    if let Ok(program) = std::env::current_exe() {
        let _not_started =
            Command::new(program).args(std::env::args_os().skip(1)).env(SETTING, "2").exec();
    }
}

/// Other systems have other allocators.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn few() {}
