//! The account behind a request, from the cookie of a browser.

use crate::App;
use crate::problem::Problem;
use crate::{clock, secrets};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Method, header};
use tiebreak_store::{Account, Role};

/// The name of the cookie.
pub const COOKIE: &str = "tiebreak_session";
/// How long a session lasts: a day in the hall.
pub const SESSION_SECONDS: i64 = 14 * 60 * 60;

/// The cookie for a session; an empty secret takes it back.
pub fn session_cookie(secret: &str, secure: bool) -> String {
    let age = if secret.is_empty() { 0 } else { SESSION_SECONDS };
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// Whoever is looking; public pages need no account.
#[derive(Debug, Clone)]
pub struct Viewer(pub Option<Account>);

impl Viewer {
    /// Whether the viewer may write to the record of an event.
    pub fn conducts(&self, event: &str) -> bool {
        self.0.as_ref().is_some_and(|account| account.conducts(event))
    }
}

/// Somebody with an account.
#[derive(Debug, Clone)]
pub struct Member(pub Account);

impl Member {
    /// The account, if it may write to the record of this event.
    pub fn conducting(self, event: &str) -> Result<Account, Problem> {
        if self.0.conducts(event) {
            return Ok(self.0);
        }
        Err(Problem::Forbidden(format!("{} is not an arbiter of this event", self.0.name)))
    }

    /// The account, if it may bring in events.
    pub fn bringing_events(self) -> Result<Account, Problem> {
        match self.0.role {
            Role::Administrator | Role::Arbiter => Ok(self.0),
            Role::Reader => {
                Err(Problem::Forbidden(format!("{} may look at everything and change nothing", self.0.name)))
            }
        }
    }

    /// The account, if it is an administrator's.
    pub fn administering(self) -> Result<Account, Problem> {
        match self.0.role {
            Role::Administrator => Ok(self.0),
            _ => Err(Problem::Forbidden("this is for administrators".to_owned())),
        }
    }
}

fn cookie(parts: &Parts) -> Option<&str> {
    let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Some(secret) = cookie(parts) else { return Ok(Self(None)) };
        Ok(Self(app.store.session(&secrets::hash(secret), clock::seconds()).await?))
    }
}

impl FromRequestParts<App> for Member {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if let Viewer(Some(account)) = Viewer::from_request_parts(parts, app).await? {
            return Ok(Self(account));
        }
        // A form that was sent cannot be sent again after logging in: then the page says so.
        let then = if parts.method == Method::GET { parts.uri.to_string() } else { String::new() };
        Err(Problem::LogIn(then))
    }
}
