//! Webhooks: addresses to which the server sends opened and settled questions.

use super::holder::Holder;
use super::paging::PageQuery;
use crate::App;
use crate::infra::problem::{ApiProblem, Problem};
use crate::infra::{clock, secrets};
use crate::webhooks::{self, MOST_FAILURES};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tiebreak_store::WebhookRow;
use utoipa::ToSchema;

/// The most webhooks of one account.
const MOST: usize = 20;

/// An address to send to.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewWebhook {
    /// The address for the messages: `https://...` or `http://...`. Private addresses are refused
    /// unless the server allows them.
    url: String,
    /// The event to report on; all events of the account if none is named.
    #[serde(default)]
    event: Option<String>,
}

/// A webhook of the account.
#[derive(Debug, Serialize, ToSchema)]
pub struct Webhook {
    /// The id of the webhook.
    id: String,
    /// The address for the messages.
    url: String,
    /// The event; null for all events of the account.
    event: Option<String>,
    /// When the webhook was created, in seconds since 1970.
    created: i64,
    /// The number of failed attempts since the last success.
    failures: i64,
    /// The time of the next attempt, in seconds since 1970; null if no message waits.
    due: Option<i64>,
    /// Whether the server gave the webhook up after too many failures.
    given_up: bool,
    /// The result of the last attempt, in words.
    outcome: String,
}

impl From<WebhookRow> for Webhook {
    fn from(
        WebhookRow { id, url, event, created, failures, due, outcome, .. }: WebhookRow,
    ) -> Self {
        let given_up = failures >= MOST_FAILURES;
        let due = (failures > 0 && !given_up).then_some(due);
        Self {
            id,
            url,
            event: Some(event).filter(|event| !event.is_empty()),
            created,
            failures,
            due,
            given_up,
            outcome,
        }
    }
}

/// A new webhook with its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookWithSecret {
    /// The webhook that was created.
    webhook: Webhook,
    /// The secret with which its messages are signed, shown only this once: `whsec_` and base64, as
    /// Standard Webhooks defines it.
    secret: String,
}

/// A page of the list of webhooks.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookList {
    /// The webhooks of the account, the newest first.
    webhooks: Vec<Webhook>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// Creates a webhook, which reports questions that open or are settled from now on.
#[utoipa::path(
    post, path = "/webhooks", operation_id = "createWebhook", tag = "webhooks",
    request_body = NewWebhook,
    security(("token" = ["manage"])),
    responses(
        (status = 201, description = "It was created.", body = WebhookWithSecret),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 415),
        (status = 422),
    ),
)]
pub async fn create(
    State(app): State<App>,
    member: Holder,
    Json(new): Json<NewWebhook>,
) -> Result<(StatusCode, Json<WebhookWithSecret>), ApiProblem> {
    let account = member.bringing_events()?;
    let url = webhooks::address(&new.url, app.settings.private_webhooks)?;
    let event = new.event.unwrap_or_default();
    if !event.is_empty() {
        app.store
            .event(&event)
            .await?
            .ok_or_else(|| Problem::not_found(format!("event \"{event}\"")))?;
        if !account.conducts(&event) {
            return Err(Problem::forbidden(format!(
                "{} is not an arbiter of this event",
                account.name
            ))
            .into());
        }
    }
    if app.store.webhooks(&account.name).await?.len() >= MOST {
        return Err(Problem::invalid(format!("an account has at most {MOST} webhooks")).into());
    }
    let (id, secret) = (secrets::new()?[..24].to_owned(), webhooks::new_secret()?);
    let created = clock::seconds();
    let row = WebhookRow {
        id,
        account: account.name,
        event,
        url,
        secret: secret.clone(),
        created,
        failures: 0,
        due: 0,
        outcome: String::new(),
    };
    app.store.add_webhook(&row).await?;
    Ok((StatusCode::CREATED, Json(WebhookWithSecret { webhook: row.into(), secret })))
}

/// The webhooks of the account, the newest first, a page at a time.
#[utoipa::path(
    get, path = "/webhooks", operation_id = "listWebhooks", tag = "webhooks", params(PageQuery),
    security(("token" = ["manage"])),
    responses(
        (status = 200, description = "A page of the list.", body = WebhookList), (status = 400),
        (status = 401), (status = 403), (status = 422),
    ),
)]
pub async fn list(
    State(app): State<App>,
    member: Holder,
    Query(part): Query<PageQuery>,
) -> Result<Json<WebhookList>, ApiProblem> {
    let account = member.managing()?;
    let all = app.store.webhooks(&account.name).await?.into_iter().map(Webhook::from).collect();
    let (webhooks, next) = part.select(all, |one| one.id.clone(), |one| one.url.clone())?;
    Ok(Json(WebhookList { webhooks, next }))
}

/// Removes a webhook.
#[utoipa::path(
    delete, path = "/webhooks/{id}", operation_id = "removeWebhook", tag = "webhooks",
    params(("id" = String, Path)),
    security(("token" = ["manage"])),
    responses(
        (status = 204, description = "It was removed."), (status = 401), (status = 403),
        (status = 404),
    ),
)]
pub async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Holder,
) -> Result<StatusCode, ApiProblem> {
    let account = member.managing()?;
    if app.store.remove_webhook(&account.name, &id).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::not_found(format!("webhook {id}")).into())
}

/// Resumes a webhook at once, even if it was given up. It continues with the message that failed.
#[utoipa::path(
    post, path = "/webhooks/{id}/resume", operation_id = "resumeWebhook", tag = "webhooks",
    params(("id" = String, Path)),
    security(("token" = ["manage"])),
    responses(
        (status = 204, description = "It will be tried again."), (status = 401), (status = 403),
        (status = 404),
    ),
)]
pub async fn resume(
    State(app): State<App>,
    Path(id): Path<String>,
    member: Holder,
) -> Result<StatusCode, ApiProblem> {
    let account = member.managing()?;
    let own = app.store.webhooks(&account.name).await?;
    let hook = own
        .iter()
        .find(|hook| hook.id == id)
        .ok_or_else(|| Problem::not_found(format!("webhook {id}")))?;
    app.store.release_webhook(&hook.id, 0, 0, &hook.outcome).await?;
    app.webhooks.wake();
    Ok(StatusCode::NO_CONTENT)
}
