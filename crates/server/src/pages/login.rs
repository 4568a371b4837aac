//! Logging in and out.

use super::{Section, page_in};
use crate::access::{SESSION_SECONDS, Viewer, password, session_cookie};
use crate::problem::Problem;
use crate::{App, clock, secrets};
use axum::Form;
use axum::extract::{ConnectInfo, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;
use std::net::SocketAddr;

/// Where to go afterwards.
#[derive(Debug, serde::Deserialize)]
pub struct Then {
    #[serde(default)]
    then: String,
}

/// `GET /login`
pub async fn show(Query(then): Query<Then>, viewer: Viewer) -> Html<String> {
    form(&viewer, &then.then, "", None)
}

fn form(viewer: &Viewer, then: &str, name: &str, mistake: Option<&str>) -> Html<String> {
    page_in(
        Section::Elsewhere,
        "Log in",
        viewer,
        html! {
            article.narrow {
                h1 { "Log in" }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                form method="post" action="/login" {
                    input type="hidden" name="then" value=(then);
                    label { "Name " input name="name" value=(name) autocomplete="username" required autofocus maxlength="100"; }
                    label { "Password " input name="password" type="password" autocomplete="current-password" required maxlength="500"; }
                    button.main type="submit" { "Log in" }
                }
            }
        },
    )
}

/// What the form sends.
#[derive(Debug, serde::Deserialize)]
pub struct Credentials {
    name: String,
    password: String,
    #[serde(default)]
    then: String,
}

/// `POST /login`
pub async fn log_in(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Form(given): Form<Credentials>,
) -> Result<Response, Problem> {
    let (name, now) = (given.name.trim(), clock::seconds());
    let address = from.ip();
    app.attempts.allowed(address, name, now).map_err(Problem::TooOften)?;
    let account = app.store.account(name).await?;
    let hash = account.as_ref().map(|(_, hash)| hash.clone());
    if !password::verify(&given.password, hash).await? {
        app.attempts.failed(address, name, now);
        tracing::info!(name, %address, "log-in failed");
        let again = form(&Viewer(None), &given.then, name, Some("Name and password do not fit together."));
        return Ok((StatusCode::UNAUTHORIZED, again).into_response());
    }
    app.attempts.succeeded(address, name);
    let mut response = Redirect::to(&own_path(&given.then)).into_response();
    begin_session(&app, name, response.headers_mut()).await?;
    Ok(response)
}

/// Begins a session and sets its cookie.
pub async fn begin_session(app: &App, name: &str, headers: &mut HeaderMap) -> Result<(), Problem> {
    let (secret, now) = (secrets::new()?, clock::seconds());
    app.store.begin_session(&secrets::hash(&secret), name, now + SESSION_SECONDS, now).await?;
    set_cookie(app, headers, &secret)
}

fn set_cookie(app: &App, headers: &mut HeaderMap, secret: &str) -> Result<(), Problem> {
    let secure = app.settings.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let cookie = HeaderValue::from_str(&session_cookie(secret, secure));
    headers.append(header::SET_COOKIE, cookie.map_err(|error| Problem::Internal(error.to_string()))?);
    Ok(())
}

/// `POST /logout`
pub async fn log_out(State(app): State<App>, headers: HeaderMap) -> Result<Response, Problem> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    for pair in cookies.flat_map(|value| value.split(';')) {
        if let Some((crate::access::COOKIE, secret)) = pair.trim().split_once('=') {
            app.store.end_session(&secrets::hash(secret)).await?;
        }
    }
    let mut response = Redirect::to("/").into_response();
    set_cookie(&app, response.headers_mut(), "")?;
    Ok(response)
}

/// Only paths of this server: nobody is sent elsewhere by a link to the log-in page.
fn own_path(then: &str) -> String {
    let own = then.starts_with('/') && !then.starts_with("//") && !then.contains(['\\', '\r', '\n']);
    if own { then.to_owned() } else { "/".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_sent_elsewhere() {
        assert_eq!(own_path("/events/cup/console"), "/events/cup/console");
        for elsewhere in ["https://example.com", "//example.com", "/\\example.com", "javascript:x", ""] {
            assert_eq!(own_path(elsewhere), "/", "{elsewhere}");
        }
    }
}
