//! The account behind a request: from a browser's cookie or, where both are accepted, from a
//! program's token.

use super::Reader;
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use tiebreak_report::Language;
use tiebreak_report::sentence;
use tiebreak_store::{Role, UserAccount};

/// The name of the session cookie.
pub const COOKIE: &str = "tiebreak_session";
/// The person who views a page; public pages need no account.
#[derive(Debug, Clone)]
pub struct Viewer {
    /// The account, if the viewer is logged in.
    pub account: Option<UserAccount>,
    /// The language of the viewer.
    pub language: Language,
}

impl Viewer {
    /// A viewer who is logged in.
    pub fn new(account: UserAccount, language: Language) -> Self {
        Self { account: Some(account), language }
    }

    /// A viewer who is not logged in.
    pub fn stranger(language: Language) -> Self {
        Self { account: None, language }
    }

    /// Whether the viewer may write to the record of an event.
    pub fn conducts(&self, event: &str) -> bool {
        self.account.as_ref().is_some_and(|account| account.conducts(event))
    }
}

/// A viewer who must be logged in.
#[derive(Debug, Clone)]
pub struct Member {
    /// The account that is logged in.
    pub account: UserAccount,
    /// The language of the member.
    pub language: Language,
}

impl Member {
    /// The member as a viewer, for pages that need no account.
    pub fn viewer(&self) -> Viewer {
        Viewer::new(self.account.clone(), self.language)
    }

    /// The account, if it may write to the record of this event.
    pub fn conducting(self, event: &str) -> Result<UserAccount, Problem> {
        if self.account.conducts(event) {
            return Ok(self.account);
        }
        Err(Problem::Forbidden(sentence!(page_not_an_arbiter { name: self.account.name })))
    }

    /// The account, if it may add events.
    pub fn bringing_events(self) -> Result<UserAccount, Problem> {
        match self.account.role {
            Role::Administrator | Role::Arbiter => Ok(self.account),
            Role::Reader => {
                Err(Problem::Forbidden(sentence!(page_only_reads { name: self.account.name })))
            }
        }
    }

    /// The account, if it is an administrator.
    pub fn administering(self) -> Result<UserAccount, Problem> {
        match self.account.role {
            Role::Administrator => Ok(self.account),
            _ => Err(Problem::Forbidden(sentence!(page_for_administrators))),
        }
    }
}

/// The value of the cookie with this name.
pub fn cookie_named<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The bearer token that a program sent.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Reader(language) = Reader::from_parts(parts);
        let Some(secret) = cookie_named(&parts.headers, COOKIE) else {
            return Ok(Self::stranger(language));
        };
        let account = app.store.session(&secrets::hash(secret), clock::seconds()).await?;
        Ok(Self { account, language })
    }
}

impl FromRequestParts<App> for Member {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if let Viewer { account: Some(account), language } =
            Viewer::from_request_parts(parts, app).await?
        {
            return Ok(Self { account, language });
        }
        // A posted form cannot be repeated after the login: the page then says so.
        let then = if parts.method == Method::GET { parts.uri.to_string() } else { String::new() };
        Err(Problem::LogIn(then))
    }
}

/// The account that asks about an event, by cookie or by token, for resources open to both. A
/// token for another event sees nothing.
pub async fn anybody(
    parts: &mut Parts,
    app: &App,
    event: &str,
) -> Result<Option<UserAccount>, Problem> {
    if let Some(token) = bearer(&parts.headers) {
        let found = app.store.token(&secrets::hash(token), clock::seconds()).await?;
        let for_it =
            found.filter(|(_, token)| token.event.as_deref().is_none_or(|only| only == event));
        return Ok(for_it.map(|(account, _)| account));
    }
    Ok(Viewer::from_request_parts(parts, app).await?.account)
}
