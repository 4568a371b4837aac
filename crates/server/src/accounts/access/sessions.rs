//! Browser sessions: started at login, carried by a cookie, looked up with each request.

use super::Origin;
use super::reader::LANGUAGE_COOKIE;
use super::viewer::{COOKIE, Member, cookie_named};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::convert::Infallible;
use tiebreak_report::Language;
use tiebreak_store::SessionRow;

/// How long a session lasts, in seconds: a day in the hall.
const SESSION_SECONDS: i64 = 14 * 60 * 60;
/// The cookie of a login with a correct password that still needs a one-time code.
pub const HALF: &str = "tiebreak_half";
/// How long a login waits for the code, in seconds.
pub const HALF_SECONDS: i64 = 5 * 60;

/// The address and browser of a login, for the list of sessions.
#[derive(Debug)]
pub struct Device {
    /// The address from which the session was started.
    pub origin: Origin,
    /// The `User-Agent` header of the browser.
    pub agent: String,
}

impl FromRequestParts<App> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let origin = Origin::from_request_parts(parts, app).await?;
        let agent = parts
            .headers
            .get(header::USER_AGENT)
            .and_then(|agent| agent.to_str().ok())
            .unwrap_or_default();
        Ok(Self { origin, agent: agent.chars().take(200).collect() })
    }
}

/// The hash of the session sent with a request, valid or not; empty if none was sent.
#[derive(Debug)]
pub struct OwnSession(pub String);

impl FromRequestParts<App> for OwnSession {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self(cookie_named(&parts.headers, COOKIE).map(secrets::hash).unwrap_or_default()))
    }
}

/// A member with the session and the device of the request: what a check of the password needs.
#[derive(Debug)]
pub struct OwnLogin {
    /// The account that is logged in.
    pub member: Member,
    /// The hash of its session.
    pub session: String,
    /// The address and browser of the request.
    pub device: Device,
}

impl FromRequestParts<App> for OwnLogin {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let member = Member::from_request_parts(parts, app).await?;
        let Ok(OwnSession(session)) = OwnSession::from_request_parts(parts, app).await;
        let Ok(device) = Device::from_request_parts(parts, app).await;
        Ok(Self { member, session, device })
    }
}

/// Starts a session and sets its cookie.
pub async fn begin_session(
    app: &App,
    name: &str,
    device: &Device,
    headers: &mut HeaderMap,
) -> Result<(), Problem> {
    let (secret, now) = (secrets::new()?, clock::seconds());
    let session = SessionRow {
        hash: secrets::hash(&secret),
        began: now,
        seen: now,
        address: device.origin.address.to_string(),
        agent: device.agent.clone(),
        expires: now + SESSION_SECONDS,
    };
    app.store.begin_session(name, &session).await?;
    set_cookie(app, headers, COOKIE, &secret, SESSION_SECONDS)
}

/// Sets the cookie of a login that still needs a code.
pub fn half_cookie(app: &App, headers: &mut HeaderMap, secret: &str) -> Result<(), Problem> {
    set_cookie(app, headers, HALF, secret, HALF_SECONDS)
}

/// Sets the cookie with the reader's language. It is kept for a year and contains no personal
/// data.
pub fn language_cookie(
    app: &App,
    headers: &mut HeaderMap,
    language: Language,
) -> Result<(), Problem> {
    set_cookie(app, headers, LANGUAGE_COOKIE, language.code(), 365 * 24 * 60 * 60)
}

/// Removes a cookie from the browser.
pub fn ended_cookie(app: &App, headers: &mut HeaderMap, name: &str) -> Result<(), Problem> {
    set_cookie(app, headers, name, "", 0)
}

/// Sets a cookie that scripts cannot read and that other sites' forms do not send.
fn set_cookie(
    app: &App,
    headers: &mut HeaderMap,
    name: &str,
    secret: &str,
    age: i64,
) -> Result<(), Problem> {
    let https = app.settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let cookie =
        HeaderValue::from_str(&cookie).map_err(|error| Problem::Internal(error.to_string()))?;
    headers.append(header::SET_COOKIE, cookie);
    Ok(())
}
