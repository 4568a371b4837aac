//! The account behind a bearer token, and what the token may be used for.

use crate::App;
use crate::accounts::access::{Member, Origin, bearer};
use crate::infra::problem::{ApiProblem, Problem};
use crate::infra::{clock, secrets};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tiebreak_report::Language;
use tiebreak_store::{Scope, TokenRow, UserAccount};

/// A valid token with the account that owns it.
#[derive(Debug, Clone)]
struct TokenOwner {
    account: UserAccount,
    token: TokenRow,
}

/// The account behind a bearer token, limited to what the token allows.
#[derive(Debug, Clone)]
pub struct Holder {
    account: UserAccount,
    scope: Scope,
    /// The only event that the token may be used for; `None` if it is for all.
    event: Option<String>,
}

impl Holder {
    /// The account, for reading only.
    pub fn reading(&self) -> &UserAccount {
        &self.account
    }

    /// The account, if it may write to the record of this event and the token allows it.
    pub fn conducting(self, event: &str) -> Result<UserAccount, Problem> {
        self.allows(Scope::Answer)?;
        match &self.event {
            Some(only) if only != event => {
                Err(Problem::forbidden(format!("this token was made for the event {only} alone")))
            }
            _ => member(self.account).conducting(event),
        }
    }

    /// The account, if it may add events and write regulations and the token allows it.
    pub fn bringing_events(self) -> Result<UserAccount, Problem> {
        member(self.managing()?).bringing_events()
    }

    /// The account, if the token has the `manage` scope.
    pub fn managing(self) -> Result<UserAccount, Problem> {
        self.allows(Scope::Manage)?;
        match self.event {
            Some(only) => {
                Err(Problem::forbidden(format!("this token was made for the event {only} alone")))
            }
            None => Ok(self.account),
        }
    }

    fn allows(&self, scope: Scope) -> Result<(), Problem> {
        if self.scope >= scope {
            return Ok(());
        }
        let message = format!(
            "this token may only {}; the request needs one that may {}",
            self.scope.word(),
            scope.word()
        );
        Err(Problem::forbidden(message))
    }
}

/// The account as a member who reads English, the language of all responses to programs.
fn member(account: UserAccount) -> Member {
    Member { account, language: Language::default() }
}

impl FromRequestParts<App> for Holder {
    type Rejection = ApiProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiProblem> {
        let found = parts.extensions.get::<TokenOwner>().cloned();
        let TokenOwner { account, token } = found.ok_or_else(|| ApiProblem(Problem::NoToken))?;
        let Ok(origin) = Origin::from_request_parts(parts, app).await;
        // A database that accepts no writes must not stop programs from reading.
        let _ = app.store.note_token(&token, &origin.address.to_string(), clock::seconds()).await;
        Ok(Self { account, scope: token.scope, event: token.event })
    }
}

/// An optional token on public resources, which may show more with it. An invalid token is still
/// refused, and a token for one event shows no others.
#[derive(Debug, Clone)]
pub struct OptionalHolder(pub Option<UserAccount>);

impl FromRequestParts<App> for OptionalHolder {
    type Rejection = ApiProblem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiProblem> {
        if bearer(&parts.headers).is_none() {
            return Ok(Self(None));
        }
        let holder = Holder::from_request_parts(parts, app).await?;
        Ok(Self(Some(holder.account).filter(|_| holder.event.is_none())))
    }
}

/// Refuses an invalid token, also on public resources: requests with a token enter the lane of
/// programs.
pub async fn vouch(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(secret) = bearer(request.headers()) else { return next.run(request).await };
    match app.store.token(&secrets::hash(secret), clock::seconds()).await {
        Ok(Some((account, token))) => {
            // Looked up once; the extractors find the owner here.
            request.extensions_mut().insert(TokenOwner { account, token });
            next.run(request).await
        }
        Ok(None) => ApiProblem(Problem::NoToken).into_response(),
        Err(error) => ApiProblem(error.into()).into_response(),
    }
}
