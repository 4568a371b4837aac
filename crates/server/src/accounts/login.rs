//! Logging in and out.

use super::access::limit::Attempt;
use super::access::{
    COOKIE, Device, HALF, OwnSession, Reader, Viewer, begin_session, cookie_named, ended_cookie,
    half_cookie, one_time, password,
};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use crate::site::{Section, page_in};
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::html;
use tiebreak_report::{Language, say};

/// How many codes may be tried before the password is asked for again.
const MOST_CODES: i64 = 5;

/// The page to go to after the login.
#[derive(Debug, serde::Deserialize)]
pub struct OnwardQuery {
    #[serde(default)]
    then: String,
}

/// `GET /login`: shows the login form.
pub async fn show(Query(then): Query<OnwardQuery>, viewer: Viewer) -> Html<String> {
    form(&viewer, &then.then, "", None)
}

fn form(viewer: &Viewer, then: &str, name: &str, mistake: Option<&str>) -> Html<String> {
    let language = viewer.language;
    page_in(
        Section::Elsewhere,
        &say!(language, page_log_in),
        viewer,
        html! {
            article.narrow {
                h1 { (say!(language, page_log_in)) }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                form method="post" action="/login" {
                    input type="hidden" name="then" value=(then);
                    label {
                        (say!(language, page_account_name)) " "
                        input name="name" value=(name) autocomplete="username" required autofocus
                            maxlength="100";
                    }
                    label {
                        (say!(language, page_account_password)) " "
                        input name="password" type="password" autocomplete="current-password"
                            required maxlength="500";
                    }
                    button.main type="submit" { (say!(language, page_log_in)) }
                }
            }
        },
    )
}

/// The fields of the login form.
#[derive(Debug, serde::Deserialize)]
pub struct Credentials {
    name: String,
    password: String,
    #[serde(default)]
    then: String,
}

/// `POST /login`: checks name and password and starts a session or asks for a code.
pub async fn log_in(
    State(app): State<App>,
    viewer: Viewer,
    OwnSession(session): OwnSession,
    device: Device,
    Form(given): Form<Credentials>,
) -> Result<Response, Problem> {
    let name = given.name.trim();
    let from = counted_as(&viewer, &session, name, &device);
    let attempt = counted(&app, name, from).await?;
    let account = app.store.account(name).await?;
    let known = account.is_some();
    let hash = account.map(|(_, hash)| hash);
    if !password::verify(&app.work.passwords, &given.password, hash).await? {
        app.metrics.failed_log_ins.add();
        // An unknown name may be a password typed into the wrong field: it is not logged.
        let name_logged = if known { name } else { "of nobody" };
        tracing::warn!(name = name_logged, address = %device.origin.address, "log-in failed");
        let mistake = say!(viewer.language, page_account_do_not_fit);
        let again = form(&Viewer::stranger(viewer.language), &given.then, name, Some(&mistake));
        return Ok((StatusCode::UNAUTHORIZED, again).into_response());
    }
    if app.store.second_factor(name).await?.is_some_and(|factor| factor.confirmed) {
        let (secret, now) = (secrets::new()?, clock::seconds());
        let until = now + crate::accounts::access::HALF_SECONDS;
        app.store
            .begin_half_login(&secrets::hash(&secret), name, &own_path(&given.then), until)
            .await?;
        let mut response = Redirect::to("/login/code").into_response();
        half_cookie(&app, response.headers_mut(), &secret)?;
        return Ok(response);
    }
    attempt.succeeded(&app).await?;
    let mut response = Redirect::to(&own_path(&given.then)).into_response();
    app.metrics.log_ins.add();
    begin_session(&app, name, &device, response.headers_mut()).await?;
    Ok(response)
}

/// The key under which attempts for a name are counted: a session of that account is counted apart
/// from other clients, who may be guessing.
pub fn counted_as(viewer: &Viewer, session: &str, name: &str, device: &Device) -> String {
    match &viewer.account {
        Some(account) if account.name == name => {
            format!("session {}", session.get(..16).unwrap_or_default())
        }
        _ => device.origin.counted_as(),
    }
}

/// Counts an attempt; refused attempts are also counted in the metrics.
pub async fn counted(app: &App, name: &str, from: String) -> Result<Attempt, Problem> {
    Attempt::count(app, name, from).await.inspect_err(|problem| {
        if matches!(problem, Problem::TooOften(_)) {
            app.metrics.refused_log_ins.add();
        }
    })
}

/// `GET /login/code`: asks for the one-time code.
pub async fn ask_code(Reader(language): Reader, headers: HeaderMap) -> Response {
    match cookie_named(&headers, HALF) {
        Some(_) => code_form(language, None).into_response(),
        None => Redirect::to("/login").into_response(),
    }
}

fn code_form(language: Language, mistake: Option<&str>) -> Html<String> {
    page_in(
        Section::Elsewhere,
        &say!(language, page_account_one_time_code),
        &Viewer::stranger(language),
        html! {
            article.narrow {
                h1 { (say!(language, page_account_one_time_code)) }
                p { (say!(language, page_account_code_asked)) }
                @if let Some(mistake) = mistake { p.mistake role="alert" { (mistake) } }
                form method="post" action="/login/code" {
                    label {
                        (say!(language, page_account_code)) " "
                        input name="code" required autofocus maxlength="40"
                            autocomplete="one-time-code" inputmode="text" spellcheck="false";
                    }
                    button.main type="submit" { (say!(language, page_log_in)) }
                }
            }
        },
    )
}

/// The fields of the form for a code.
#[derive(Debug, serde::Deserialize)]
pub struct CodeForm {
    code: String,
}

/// `POST /login/code`: checks the code and starts the session.
pub async fn take_code(
    State(app): State<App>,
    Reader(language): Reader,
    device: Device,
    headers: HeaderMap,
    Form(given): Form<CodeForm>,
) -> Result<Response, Problem> {
    let over = || Redirect::to("/login").into_response();
    let Some(hash) = cookie_named(&headers, HALF).map(secrets::hash) else { return Ok(over()) };
    let Some(half) = app.store.try_half_login(&hash, clock::seconds()).await? else {
        return Ok(over());
    };
    if half.tries > MOST_CODES {
        app.store.end_half_login(&hash).await?;
        return Ok(over());
    }
    let attempt = counted(&app, &half.account, device.origin.counted_as()).await?;
    if !is_code(&app, &half.account, &given.code).await? {
        app.metrics.failed_log_ins.add();
        let address = device.origin.address;
        tracing::warn!(name = half.account, %address, "one-time code wrong");
        let again = code_form(language, Some(&say!(language, page_account_code_wrong)));
        return Ok((StatusCode::UNAUTHORIZED, again).into_response());
    }
    app.store.end_half_login(&hash).await?;
    attempt.succeeded(&app).await?;
    app.metrics.log_ins.add();
    let mut response = Redirect::to(&own_path(&half.onward)).into_response();
    ended_cookie(&app, response.headers_mut(), HALF)?;
    begin_session(&app, &half.account, &device, response.headers_mut()).await?;
    Ok(response)
}

/// Whether this is the account's present one-time code or one of its recovery codes; each is valid
/// only once.
pub async fn is_code(app: &App, account: &str, code: &str) -> Result<bool, Problem> {
    let Some(factor) = app.store.second_factor(account).await? else { return Ok(false) };
    if let Some(step) = one_time::step_of(&factor.secret, code, clock::seconds()) {
        return Ok(app.store.take_step(account, step).await?);
    }
    Ok(app.store.take_recovery_code(account, &super::second_factor::hash_of(code)).await?)
}

/// `POST /logout`: ends the session.
pub async fn log_out(
    State(app): State<App>,
    OwnSession(session): OwnSession,
) -> Result<Response, Problem> {
    app.store.end_session(&session).await?;
    let mut response = Redirect::to("/").into_response();
    ended_cookie(&app, response.headers_mut(), COOKIE)?;
    Ok(response)
}

/// Accepts only paths of this server, so that a link to the login page cannot redirect to another
/// site. Browsers drop tabs and line breaks and read a backslash as a slash, so such paths are
/// refused.
pub fn own_path(then: &str) -> String {
    let odd = |c: char| {
        c == '\\' || c.is_control() || c.is_whitespace() || crate::site::layout::deceives(c)
    };
    let own = then.starts_with('/') && !then.starts_with("//") && !then.contains(odd);
    if own { then.to_owned() } else { "/".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_sent_elsewhere() {
        assert_eq!(own_path("/events/cup/console"), "/events/cup/console");
        assert_eq!(own_path("/?q=a%20b&page=2"), "/?q=a%20b&page=2");
        for elsewhere in [
            "https://example.com",
            "//example.com",
            "/\\example.com",
            "/\t/example.com",
            "\t//example.com",
            "/\u{b}/example.com",
            "/\0/example.com",
            "/\r\nSet-Cookie: x",
            "/ /example.com",
            "/\u{85}/example.com",
            "/\u{202e}moc",
            "javascript:x",
            "",
        ] {
            assert_eq!(own_path(elsewhere), "/", "{elsewhere:?}");
        }
    }
}
