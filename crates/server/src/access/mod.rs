//! Who is asking, and what they may do.

pub mod limit;
pub mod password;
mod viewer;

pub use viewer::{COOKIE, Member, SESSION_SECONDS, Viewer, session_cookie};
