//! The account behind a request: from the cookie of a browser, or, for what both look at, from a program's token.

use crate::App;
use crate::problem::Problem;
use crate::{clock, secrets};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use tiebreak_store::{Account, Role};

/// The name of the cookie.
pub const COOKIE: &str = "tiebreak_session";
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

/// The value of a cookie.
pub fn cookie_named<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The token that a program sent.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Some(secret) = cookie_named(&parts.headers, COOKIE) else { return Ok(Self(None)) };
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

/// Whoever asks about an event, by cookie or by token; for what both may look at. A token for another event sees nothing.
pub async fn anybody(parts: &mut Parts, app: &App, event: &str) -> Result<Option<Account>, Problem> {
    if let Some(token) = bearer(&parts.headers) {
        let found = app.store.token(&secrets::hash(token), clock::seconds()).await?;
        let for_it = found.filter(|(_, token)| token.event.as_deref().is_none_or(|only| only == event));
        return Ok(for_it.map(|(account, _)| account));
    }
    Ok(Viewer::from_request_parts(parts, app).await?.0)
}
