//! Every watcher is a connection, and every connection a descriptor.

/// Lets the process have as many descriptors as the system allows it: the usual limit of 1,024 is
/// for programs that open files.
#[cfg(unix)]
pub fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // No limit at all is `None`.
    if current.is_some() && current != maximum {
        // Where it is refused the server runs with what it has.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub fn raise() {}
