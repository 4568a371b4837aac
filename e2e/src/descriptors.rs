//! The open files of this process.

use std::collections::BTreeSet;

/// The flag of a descriptor that is closed when another program is started, in octal digits.
const CLOSED_ON_EXEC: u32 = 0o2_000_000;

/// The descriptors that a child process gets without being given them: those that the program
/// which started this one left open. Empty where the system does not tell.
pub fn inheritable() -> BTreeSet<String> {
    let entries = std::fs::read_dir("/proc/self/fdinfo").into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    names.filter(|name| is_inheritable(name)).collect()
}

fn is_inheritable(descriptor: &str) -> bool {
    let text = std::fs::read_to_string(format!("/proc/self/fdinfo/{descriptor}"));
    let text = text.unwrap_or_default();
    let flags = text.lines().find_map(|line| line.strip_prefix("flags:"));
    let flags = flags.and_then(|flags| u32::from_str_radix(flags.trim(), 8).ok());
    flags.is_some_and(|flags| flags & CLOSED_ON_EXEC == 0)
}
