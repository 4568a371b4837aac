//! One's own account: password, one-time codes, sessions, tokens for programs.

use super::login::{counted, counted_as};
use super::paged::A_PAGE;
use super::{Section, page_in, second_factor, setup};
use crate::access::{Device, Member, OwnSession, Viewer, password};
use crate::problem::Problem;
use crate::{App, clock, secrets};
use axum::Form;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_store::{Account, Scope, SessionRow, TokenRow};

/// The most tokens of one account; the list of them stays one page.
const MOST_TOKENS: usize = 100;

/// What was just done, to be said at the head of the page.
#[derive(Debug, Default)]
pub enum Done {
    /// Nothing.
    #[default]
    Nothing,
    /// A token was made: here it is, this once.
    Token(String),
    /// The password was changed.
    Password,
    /// What was asked for cannot be done.
    Mistake(String),
}

/// `GET /account`
pub async fn show(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
) -> Result<Html<String>, Problem> {
    list(&app, member.0, &session, Done::Nothing).await
}

/// The whole page.
pub async fn list(app: &App, me: Account, session: &str, done: Done) -> Result<Html<String>, Problem> {
    let sessions = app.store.sessions(&me.name, clock::seconds()).await?;
    let tokens = app.store.tokens(&me.name).await?;
    let factor = app.store.second_factor(&me.name).await?.filter(|factor| factor.confirmed);
    let (name, role) = (me.name.clone(), me.role.word());
    Ok(page_in(
        Section::Account,
        "Account",
        &Viewer(Some(me)),
        html! {
            h1 { (name) }
            p.grey { (role) }
            @match &done {
                Done::Mistake(mistake) => p.mistake role="alert" { (mistake) },
                Done::Password => p.notice role="status" { "The password is changed, and every other session has ended." },
                _ => {}
            }
            h2 { "Tokens for programs" }
            p { "A program that sends a token may do what you may do, as far as the token says. The interface is described in " a href="/api/v1/openapi.json" { "openapi.json" } "." }
            @if let Done::Token(token) = &done {
                p.notice role="status" { "The new token, shown only now: " code { (token) } }
            }
            ul.people { @for token in &tokens { li { (of_program(token)) } } }
            form.wide method="post" action="/account/tokens" {
                label { "What it is for " input name="label" required maxlength="100"; }
                label { "What it may do "
                    select name="scope" {
                        @for scope in Scope::ALL { option value=(scope.word()) selected[scope == Scope::default()] { (means(scope)) } }
                    }
                }
                label { "It ends after how many days " input name="days" type="number" min="1" max="3650" placeholder="never"; }
                label { "Only for the event " input name="event" maxlength="200" placeholder="all of yours"; }
                button type="submit" { "Make a token" }
            }
            h2 { "Where you are logged in" }
            ul.people { @for one in sessions.iter().take(A_PAGE) { li { (of_browser(one, one.hash == session)) } } }
            @if sessions.len() > A_PAGE { p.grey { "and " (sessions.len() - A_PAGE) " that were used before them" } }
            @if sessions.len() > 1 {
                form method="post" action="/account/sessions/end-others" { button.plain type="submit" { "End all but this one" } }
            }
            h2 { "Password" }
            (password_form(&name))
            h2 { "One-time codes" }
            (second_factor::section(factor.as_ref()))
        },
    ))
}

fn of_program(token: &TokenRow) -> Markup {
    html! {
        strong { (token.label) } " "
        span.grey {
            (means(token.scope)) @if let Some(event) = &token.event { ", only for " (event) }
            ", since " (clock::day(token.created))
            @if let Some(end) = token.expires { ", until " (clock::day(end)) }
            @if token.used > 0 { ", last used " (clock::moment(token.used)) " from " (token.address) } @else { ", never used" }
        }
        " "
        form.inline method="post" action="/account/tokens/revoke" {
            input type="hidden" name="hash" value=(token.hash);
            button.plain type="submit" { "Take back" }
        }
    }
}

/// What a token may do, in words.
fn means(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "look",
        Scope::Answer => "look and write to records",
        Scope::Manage => "everything that you may do",
    }
}

fn of_browser(session: &SessionRow, this: bool) -> Markup {
    html! {
        @if session.agent.is_empty() { strong { "A browser" } } @else { strong { (short(&session.agent)) } } " "
        span.grey {
            @if this { "this one · " }
            @if session.began > 0 { "since " (clock::moment(session.began)) " from " (session.address) ", last used " (clock::moment(session.seen)) }
            @else { "begun before this was kept" }
            ", until " (clock::moment(session.expires))
        }
        @if !this {
            " "
            form.inline method="post" action="/account/sessions/end" {
                input type="hidden" name="hash" value=(session.hash);
                button.plain type="submit" { "End" }
            }
        }
    }
}

/// The browser and the system out of what a browser says of itself; all of it where it is of another form.
fn short(agent: &str) -> String {
    let browser = [("Firefox/", "Firefox"), ("Edg/", "Edge"), ("Chrome/", "Chrome"), ("Safari/", "Safari")];
    let system = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find =
        |known: &[(&str, &'static str)]| known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name);
    match (find(&browser), find(&system)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        _ => agent.chars().take(60).collect(),
    }
}

fn password_form(name: &str) -> Markup {
    html! {
        form.wide method="post" action="/account/password" {
            // Password managers file it under the name.
            input type="hidden" name="username" value=(name) autocomplete="username";
            label { "Password now " input name="current" type="password" required maxlength=(password::LONGEST) autocomplete="current-password"; }
            label { "New password " input name="password" type="password" required minlength=(password::SHORTEST) maxlength=(password::LONGEST) autocomplete="new-password"; }
            label { "The same again " input name="again" type="password" required maxlength=(password::LONGEST) autocomplete="new-password"; }
            label { input type="checkbox" name="tokens" value="end"; " Take back all tokens too" }
            button type="submit" { "Change the password" }
            p.grey.small { "Every other session ends." }
        }
    }
}

/// What the form for a token sends.
#[derive(Debug, serde::Deserialize)]
pub struct Labelled {
    label: String,
    /// What it may be used for; all that the account may do where nothing is said.
    #[serde(default)]
    scope: String,
    /// After how many days it ends; never where nothing is said.
    #[serde(default)]
    days: String,
    /// The event for which alone it may be used.
    #[serde(default)]
    event: String,
}

impl Labelled {
    /// The token that the form asks for.
    async fn token(&self, app: &App, hash: String, label: String) -> Result<TokenRow, Problem> {
        let created = clock::seconds();
        let wrong = |word: &str| Problem::Invalid(format!("\"{word}\" is not what a token may be used for"));
        let scope = match self.scope.as_str() {
            "" => Scope::default(),
            word => Scope::of(word).ok_or_else(|| wrong(word))?,
        };
        let expires = match self.days.trim() {
            "" => None,
            days => {
                let days = days.parse::<i64>().ok().filter(|days| (1..=3650).contains(days));
                let days = days.ok_or_else(|| Problem::Invalid("a token ends after 1 to 3,650 days".to_owned()))?;
                Some(created + days * 24 * 60 * 60)
            }
        };
        let event = Some(self.event.trim().to_owned()).filter(|event| !event.is_empty());
        if let Some(event) = &event {
            app.store.event(event).await?.ok_or_else(|| Problem::NotFound(format!("event \"{event}\"")))?;
        }
        Ok(TokenRow { hash, label, created, scope, expires, event, ..TokenRow::default() })
    }
}

/// `POST /account/tokens`
pub async fn add_token(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
    Form(labelled): Form<Labelled>,
) -> Result<Html<String>, Problem> {
    if app.store.tokens(&member.0.name).await?.len() >= MOST_TOKENS {
        let most = format!("an account has at most {MOST_TOKENS} tokens: take one back first");
        return Err(Problem::Invalid(most));
    }
    let label: String = labelled.label.trim().chars().filter(|c| !c.is_control()).take(100).collect();
    let secret = secrets::new()?;
    let row = labelled.token(&app, secrets::hash(&secret), label).await?;
    app.store.add_token(&member.0.name, &row).await?;
    list(&app, member.0, &session, Done::Token(secret)).await
}

/// What the form for one token or one session sends.
#[derive(Debug, serde::Deserialize)]
pub struct Named {
    hash: String,
}

/// `POST /account/tokens/revoke`
pub async fn revoke_token(
    State(app): State<App>,
    member: Member,
    Form(named): Form<Named>,
) -> Result<Redirect, Problem> {
    app.store.revoke_token(&member.0.name, &named.hash).await?;
    Ok(Redirect::to("/account"))
}

/// `POST /account/sessions/end`
pub async fn end_session(
    State(app): State<App>,
    member: Member,
    Form(named): Form<Named>,
) -> Result<Redirect, Problem> {
    app.store.end_session_of(&member.0.name, &named.hash).await?;
    Ok(Redirect::to("/account"))
}

/// `POST /account/sessions/end-others`
pub async fn end_other_sessions(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
) -> Result<Redirect, Problem> {
    app.store.end_other_sessions(&member.0.name, &session).await?;
    Ok(Redirect::to("/account"))
}

/// What the form for a new password sends.
#[derive(Debug, serde::Deserialize)]
pub struct NewPassword {
    current: String,
    password: String,
    again: String,
    #[serde(default)]
    tokens: String,
}

/// `POST /account/password`
pub async fn change_password(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
    device: Device,
    Form(new): Form<NewPassword>,
) -> Result<Response, Problem> {
    let name = member.0.name.clone();
    let mistake = setup::mistake_in(&new.password, &new.again);
    let mistake = match mistake {
        None if !is_password(&app, &member, &session, &device, &new.current).await? => {
            Some("The password as it is now is not right.".to_owned())
        }
        other => other,
    };
    if let Some(mistake) = mistake {
        let again = list(&app, member.0, &session, Done::Mistake(mistake)).await?;
        return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    }
    let hash = password::hash(&app.work.passwords, &new.password).await?;
    app.store.set_password(&name, &hash, &session).await?;
    if new.tokens == "end" {
        app.store.revoke_tokens(&name).await?;
    }
    tracing::info!(name, "password changed");
    Ok(list(&app, member.0, &session, Done::Password).await?.into_response())
}

/// Whether this is the password of whoever is logged in; counted as an attempt of this session.
pub async fn is_password(
    app: &App,
    member: &Member,
    session: &str,
    device: &Device,
    given: &str,
) -> Result<bool, Problem> {
    let name = &member.0.name;
    let attempt = counted(app, name, counted_as(&Viewer(Some(member.0.clone())), session, name, device)).await?;
    let hash = app.store.account(name).await?.map(|(_, hash)| hash);
    let right = password::verify(&app.work.passwords, given, hash).await?;
    if right {
        attempt.succeeded(app).await?;
    }
    Ok(right)
}
