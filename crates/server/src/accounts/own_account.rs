//! The page of the reader's own account: password, one-time codes, sessions, tokens for programs.

use super::access::{Member, OwnLogin, OwnSession, password};
use super::login::{counted, counted_as};
use super::{second_factor, setup};
use crate::App;
use crate::infra::problem::Problem;
use crate::infra::{clock, secrets};
use crate::site::paged::A_PAGE;
use crate::site::words::{MARKS, with_markup};
use crate::site::{Section, page_in};
use axum::Form;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tiebreak_report::sentence;
use tiebreak_report::{Language, say};
use tiebreak_store::{Scope, SessionRow, TokenRow};

/// The most tokens of one account, so that their list fits on one page.
const MOST_TOKENS: usize = 100;

/// The result of the last action, shown at the top of the page.
#[derive(Debug, Default)]
pub enum AccountNotice {
    /// There is no result to show.
    #[default]
    Nothing,
    /// A token was created. It is shown only this once.
    Token(String),
    /// The password was changed.
    Password,
    /// The request was refused, for this reason.
    Mistake(String),
}

/// `GET /account`: shows the reader's own account.
pub async fn show(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
) -> Result<Html<String>, Problem> {
    list(&app, &member, &session, AccountNotice::Nothing).await
}

/// The whole account page, with the lists of tokens and sessions.
pub async fn list(
    app: &App,
    member: &Member,
    session: &str,
    done: AccountNotice,
) -> Result<Html<String>, Problem> {
    let (me, language) = (&member.account, member.language);
    let sessions = app.store.sessions(&me.name, clock::seconds()).await?;
    let tokens = app.store.tokens(&me.name).await?;
    let factor = app.store.second_factor(&me.name).await?.filter(|factor| factor.confirmed);
    let openapi = html! { a href="/api/v1/openapi.json" { "openapi.json" } };
    Ok(page_in(
        Section::Account,
        &say!(language, page_account),
        &member.viewer(),
        html! {
            h1 { (me.name) }
            p.grey { (say!(language, page_account_role { role: me.role.word() })) }
            @match &done {
                AccountNotice::Mistake(mistake) => p.mistake role="alert" { (mistake) },
                AccountNotice::Password => p.notice role="status" {
                    (say!(language, page_account_password_changed))
                },
                _ => {}
            }
            h2 { (say!(language, page_account_tokens)) }
            p {
                @let explained = say!(language, page_account_tokens_explained { file: MARKS[0] });
                (with_markup(&explained, &[openapi]))
            }
            @if let AccountNotice::Token(token) = &done {
                p.notice role="status" {
                    @let created = say!(language, page_account_new_token { token: MARKS[0] });
                    (with_markup(&created, &[html! { code { (token) } }]))
                }
            }
            ul.people { @for token in &tokens { li { (of_program(language, token)) } } }
            form.wide method="post" action="/account/tokens" {
                label {
                    (say!(language, page_account_token_for)) " "
                    input name="label" required maxlength="100";
                }
                label { (say!(language, page_account_token_may)) " "
                    select name="scope" {
                        @for scope in Scope::ALL {
                            option value=(scope.word()) selected[scope == Scope::default()] {
                                (means(language, scope))
                            }
                        }
                    }
                }
                label {
                    (say!(language, page_account_token_days)) " "
                    input name="days" type="number" min="1" max="3650"
                        placeholder=(say!(language, page_account_token_never));
                }
                label {
                    (say!(language, page_account_token_event)) " "
                    input name="event" maxlength="200"
                        placeholder=(say!(language, page_account_token_all));
                }
                button type="submit" { (say!(language, page_account_make_token)) }
            }
            h2 { (say!(language, page_account_sessions)) }
            ul.people {
                @for one in sessions.iter().take(A_PAGE) {
                    li { (of_browser(language, one, one.hash == session)) }
                }
            }
            @if sessions.len() > A_PAGE {
                p.grey {
                    (say!(language, page_account_more_sessions { count: sessions.len() - A_PAGE }))
                }
            }
            @if sessions.len() > 1 {
                form method="post" action="/account/sessions/end-others" {
                    button.plain type="submit" { (say!(language, page_account_end_others)) }
                }
            }
            h2 { (say!(language, page_account_password)) }
            (password_form(language, &me.name))
            h2 { (say!(language, page_account_one_time_codes)) }
            (second_factor::section(language, factor.as_ref()))
        },
    ))
}

fn of_program(language: Language, token: &TokenRow) -> Markup {
    let mut told = vec![means(language, token.scope)];
    told.extend(token.event.as_ref().map(|event| say!(language, page_account_only_for { event })));
    told.push(say!(language, page_account_since { when: clock::day(language, token.created) }));
    told.extend(
        token
            .expires
            .map(|end| say!(language, page_account_until { when: clock::day(language, end) })),
    );
    told.push(match token.used {
        1.. => {
            let when = clock::moment(language, token.used);
            say!(language, page_account_last_used_from { when, address: &token.address })
        }
        _ => say!(language, page_account_never_used),
    });
    html! {
        strong { (token.label) } " "
        span.grey { (told.join(", ")) }
        " "
        form.inline method="post" action="/account/tokens/revoke" {
            input type="hidden" name="hash" value=(token.hash);
            button.plain type="submit" { (say!(language, page_account_take_back)) }
        }
    }
}

/// What a token with this scope may do, in words.
fn means(language: Language, scope: Scope) -> String {
    say!(language, page_account_scope { scope: scope.word() })
}

fn of_browser(language: Language, session: &SessionRow, this: bool) -> Markup {
    let moment = |seconds: i64| clock::moment(language, seconds);
    let mut told = match session.began {
        1.. => vec![
            say!(
                language,
                page_account_session_since {
                    when: moment(session.began),
                    address: &session.address
                }
            ),
            say!(language, page_account_last_used { when: moment(session.seen) }),
        ],
        _ => vec![say!(language, page_account_begun_before)],
    };
    told.push(say!(language, page_account_until { when: moment(session.expires) }));
    html! {
        @if session.agent.is_empty() {
            strong { (say!(language, page_account_browser)) }
        } @else {
            strong { (short(language, &session.agent)) }
        }
        " "
        span.grey {
            @if this { (say!(language, page_account_this_one)) " · " }
            (told.join(", "))
        }
        @if !this {
            " "
            form.inline method="post" action="/account/sessions/end" {
                input type="hidden" name="hash" value=(session.hash);
                button.plain type="submit" { (say!(language, page_log_out)) }
            }
        }
    }
}

/// Browser and operating system from a `User-Agent` header; the whole header if it has another
/// form.
fn short(language: Language, agent: &str) -> String {
    let browser =
        [("Firefox/", "Firefox"), ("Edg/", "Edge"), ("Chrome/", "Chrome"), ("Safari/", "Safari")];
    let system = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    match (find(&browser), find(&system)) {
        (Some(browser), Some(system)) => {
            say!(language, page_account_browser_on { browser, system })
        }
        _ => agent.chars().take(60).collect(),
    }
}

fn password_form(language: Language, name: &str) -> Markup {
    html! {
        form.wide method="post" action="/account/password" {
            // Password managers store the password under this name.
            input type="hidden" name="username" value=(name) autocomplete="username";
            label {
                (say!(language, page_account_password_now)) " "
                input name="current" type="password" required maxlength=(password::LONGEST)
                    autocomplete="current-password";
            }
            label {
                (say!(language, page_account_new_password)) " "
                input name="password" type="password" required minlength=(password::SHORTEST)
                    maxlength=(password::LONGEST) autocomplete="new-password";
            }
            label {
                (say!(language, page_account_same_again)) " "
                input name="again" type="password" required maxlength=(password::LONGEST)
                    autocomplete="new-password";
            }
            label {
                input type="checkbox" name="tokens" value="end";
                " " (say!(language, page_account_tokens_too))
            }
            button type="submit" { (say!(language, page_account_change_password)) }
            p.grey.small { (say!(language, page_account_others_end)) }
        }
    }
}

/// The fields of the form for a new token.
#[derive(Debug, serde::Deserialize)]
pub struct TokenForm {
    label: String,
    /// What the token may be used for; everything the account may do if this is empty.
    #[serde(default)]
    scope: String,
    /// After how many days the token expires; never if this is empty.
    #[serde(default)]
    days: String,
    /// The only event that the token may be used for; all events if this is empty.
    #[serde(default)]
    event: String,
}

impl TokenForm {
    /// The token row that the form asks for.
    async fn token(&self, app: &App, hash: String, label: String) -> Result<TokenRow, Problem> {
        let created = clock::seconds();
        let wrong = |word: &str| {
            Problem::Invalid(sentence!(page_account_no_such_scope { word: word.to_owned() }))
        };
        let scope = match self.scope.as_str() {
            "" => Scope::default(),
            word => Scope::from_word(word).ok_or_else(|| wrong(word))?,
        };
        let expires = match self.days.trim() {
            "" => None,
            days => {
                let days = days.parse::<i64>().ok().filter(|days| (1..=3650).contains(days));
                let days =
                    days.ok_or_else(|| Problem::Invalid(sentence!(page_account_days_refused)))?;
                Some(created + days * 24 * 60 * 60)
            }
        };
        let event = Some(self.event.trim().to_owned()).filter(|event| !event.is_empty());
        if let Some(event) = &event {
            let none =
                || Problem::NotFound(sentence!(page_account_no_event { event: event.clone() }));
            app.store.event(event).await?.ok_or_else(none)?;
        }
        Ok(TokenRow { hash, label, created, scope, expires, event, ..TokenRow::default() })
    }
}

/// `POST /account/tokens`: creates a token.
pub async fn add_token(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
    Form(labelled): Form<TokenForm>,
) -> Result<Html<String>, Problem> {
    if app.store.tokens(&member.account.name).await?.len() >= MOST_TOKENS {
        return Err(Problem::Invalid(sentence!(page_account_most_tokens { most: MOST_TOKENS })));
    }
    let label: String =
        labelled.label.trim().chars().filter(|c| !c.is_control()).take(100).collect();
    let secret = secrets::new()?;
    let row = labelled.token(&app, secrets::hash(&secret), label).await?;
    app.store.add_token(&member.account.name, &row).await?;
    list(&app, &member, &session, AccountNotice::Token(secret)).await
}

/// The form field that names one token or one session by its hash.
#[derive(Debug, serde::Deserialize)]
pub struct HashForm {
    hash: String,
}

/// `POST /account/tokens/revoke`: deletes a token.
pub async fn revoke_token(
    State(app): State<App>,
    member: Member,
    Form(named): Form<HashForm>,
) -> Result<Redirect, Problem> {
    app.store.revoke_token(&member.account.name, &named.hash).await?;
    Ok(Redirect::to("/account"))
}

/// `POST /account/sessions/end`: ends one session.
pub async fn end_session(
    State(app): State<App>,
    member: Member,
    Form(named): Form<HashForm>,
) -> Result<Redirect, Problem> {
    app.store.end_session_of(&member.account.name, &named.hash).await?;
    Ok(Redirect::to("/account"))
}

/// `POST /account/sessions/end-others`: ends all sessions but the present one.
pub async fn end_other_sessions(
    State(app): State<App>,
    member: Member,
    OwnSession(session): OwnSession,
) -> Result<Redirect, Problem> {
    app.store.end_other_sessions(&member.account.name, &session).await?;
    Ok(Redirect::to("/account"))
}

/// The fields of the form for a new password.
#[derive(Debug, serde::Deserialize)]
pub struct NewPassword {
    current: String,
    password: String,
    again: String,
    #[serde(default)]
    tokens: String,
}

/// `POST /account/password`: changes the password.
pub async fn change_password(
    State(app): State<App>,
    login: OwnLogin,
    Form(new): Form<NewPassword>,
) -> Result<Response, Problem> {
    let OwnLogin { member, session, .. } = &login;
    let name = member.account.name.clone();
    let mistake = setup::mistake_in(member.language, &new.password, &new.again);
    let mistake = match mistake {
        None if !is_password(&app, &login, &new.current).await? => {
            Some(say!(member.language, page_account_password_now_wrong))
        }
        other => other,
    };
    if let Some(mistake) = mistake {
        let again = list(&app, member, session, AccountNotice::Mistake(mistake)).await?;
        return Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    }
    let hash = password::hash(&app.work.passwords, &new.password).await?;
    app.store.set_password(&name, &hash, session).await?;
    if new.tokens == "end" {
        app.store.revoke_tokens(&name).await?;
    }
    tracing::info!(name, "password changed");
    Ok(list(&app, member, session, AccountNotice::Password).await?.into_response())
}

/// Whether this is the password of the account that is logged in; counts as an attempt of this
/// session.
pub async fn is_password(app: &App, login: &OwnLogin, given: &str) -> Result<bool, Problem> {
    let OwnLogin { member, session, device } = login;
    let name = &member.account.name;
    let attempt = counted(app, name, counted_as(&member.viewer(), session, name, device)).await?;
    let hash = app.store.account(name).await?.map(|(_, hash)| hash);
    let right = password::verify(&app.work.passwords, given, hash).await?;
    if right {
        attempt.succeeded(app).await?;
    }
    Ok(right)
}
