//! Who sends a request, and what they may do.

pub mod limit;
pub mod one_time;
pub mod origin;
pub mod password;
mod reader;
mod sessions;
mod viewer;

pub use origin::{Network, Origin};
pub use reader::{LANGUAGE_COOKIE, Reader};
pub use sessions::{
    Device, HALF, HALF_SECONDS, OwnLogin, OwnSession, begin_session, ended_cookie, half_cookie,
    language_cookie,
};
pub use viewer::{COOKIE, Member, Viewer, anybody, bearer, cookie_named};
