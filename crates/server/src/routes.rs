//! Which address is which page.

use crate::App;
use crate::beside::{self, Chosen};
use crate::{api, audience, body_guard, framework_refusals, health, observing};
use crate::pages::authoring::{editor, sharing, versions};
use crate::pages::{
    account, amending, assets, console, correction, downloads, entries, event, events, live, log, login, new_event,
    new_grid, people, privacy, regulation, regulations, removal, seclusion, second_factor, setup, toast, understood, what_if,
};
use crate::problem::Problem;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// Everything comes from this server; no script or style stands in a page.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
);

/// All pages and the API.
pub fn routes(app: App) -> Router {
    Router::new()
        .merge(public())
        .merge(beside(&app, drawn(), |work| &work.pages))
        .merge(entering())
        .merge(beside(&app, writing(), |work| &work.pages))
        .merge(accounts())
        .nest("/api/v1", beside(&app, api::routes(), |work| &work.programs))
        .fallback(async || Problem::NotFound("page of this address".to_owned()))
        .layer(DefaultBodyLimit::max(1 << 20))
        .layer(from_fn_with_state(app.clone(), audience::admit))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(app.clone(), body_guard::guard))
        .layer(from_fn(framework_refusals::dress))
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
        .layer(header(header::REFERRER_POLICY, HeaderValue::from_static("same-origin")))
        .layer(header(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(from_fn_with_state(app.clone(), observing::observe))
        .with_state(app)
}

fn header(name: HeaderName, value: HeaderValue) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, value)
}

/// Pages that take long to make, in a lane of their own.
fn beside(app: &App, pages: Router<App>, lane: Chosen) -> Router<App> {
    pages.route_layer(from_fn_with_state((app.clone(), lane), beside::beside))
}

/// What everybody sees, ready before anybody asks.
fn public() -> Router<App> {
    Router::new()
        .route("/", get(events::list))
        .route("/events/{slug}", get(event::show))
        .route("/events/{slug}/what-if", get(what_if::show))
        .route("/events/{slug}/what-if.svg", get(what_if::picture))
        .route("/events/{slug}/board", get(downloads::board_page))
        .route("/events/{slug}/overlay", get(downloads::overlay))
        .route("/events/{slug}/live", get(live::watch))
        .route("/events/{slug}/qr.svg", get(downloads::qr))
        .route("/events/{slug}/record", get(downloads::record))
        .route("/events/{slug}/checkpoint", get(downloads::checkpoint))
        .route("/key", get(downloads::key))
        .route("/events/{slug}/file", get(downloads::event_file))
        .route("/events/{slug}/regulation-file", get(downloads::regulation_file))
        .route("/regulations", get(regulations::list))
        .route("/regulations/{id}", get(regulation::show))
        .route("/regulations/{id}/file", get(regulation::file))
        .route("/assets/{name}", get(assets::asset))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .route("/privacy", get(privacy::show))
}

/// What is read, ruled or drawn while somebody waits for it.
fn drawn() -> Router<App> {
    Router::new()
        .route("/events/{slug}/regulation", get(regulation::of_event))
        .route("/events/{slug}/protocol", get(downloads::protocol))
        .route("/events/{slug}/slips", get(downloads::slips))
        .route("/events/new/grid", get(new_grid::show).post(new_grid::create))
        .route("/events/new/{upload}", get(understood::show).post(understood::decide))
        .route("/events/{slug}/console", get(console::show))
        .route("/events/{slug}/log", get(log::show))
        .route("/events/{slug}/amend", get(amending::show).post(amending::amend))
        .route("/events/{slug}/corrections/{line}", get(correction::show).post(correction::confirm))
        .route("/events/{slug}/remove", get(removal::show).post(removal::remove))
        .route("/events/{slug}/audience", post(seclusion::set))
}

/// Entries and files that come in. Their rulings and readings have lanes of their own: many entries are written together.
fn entering() -> Router<App> {
    let upload = post(new_event::create).layer(DefaultBodyLimit::max(new_event::LARGEST_MB << 20));
    Router::new()
        .route("/events/new", get(new_event::show).merge(upload))
        .route("/events/{slug}/answers", post(entries::answer))
        .route("/events/{slug}/take-back", post(toast::take_back))
        .route("/events/{slug}/departures", post(entries::departure))
        .route("/events/{slug}/leaves", post(entries::leave))
        .route("/events/{slug}/rests", post(entries::rest))
        .route("/events/{slug}/notes", post(entries::note))
        .route("/events/{slug}/promises", post(entries::promise))
        .route("/events/{slug}/sources", post(entries::source))
}

/// Regulations of one's own.
fn writing() -> Router<App> {
    Router::new()
        .route("/regulations/new", get(editor::begin).post(editor::create))
        .route("/regulations/check", post(editor::check))
        .route("/regulations/{id}/check", post(editor::check))
        .route("/regulations/{id}/edit", get(editor::show).post(editor::save))
        .route("/regulations/{id}/versions", get(versions::list))
        .route("/regulations/{id}/versions/{number}", get(versions::show))
        .route("/regulations/{id}/versions/{number}/file", get(versions::file))
        .route("/regulations/{id}/versions/{number}/restore", post(versions::restore))
        .route("/regulations/{id}/people", get(sharing::show).post(sharing::share))
        .route("/regulations/{id}/remove", post(sharing::remove))
}

fn accounts() -> Router<App> {
    Router::new()
        .route("/login", get(login::show).post(login::log_in))
        .route("/login/code", get(login::ask_code).post(login::take_code))
        .route("/logout", post(login::log_out))
        .route("/setup/{secret}", get(setup::show).post(setup::set))
        .route("/account", get(account::show))
        .route("/account/password", post(account::change_password))
        .route("/account/sessions/end", post(account::end_session))
        .route("/account/sessions/end-others", post(account::end_other_sessions))
        .route("/account/second-factor", post(second_factor::begin))
        .route("/account/second-factor/confirm", post(second_factor::confirm))
        .route("/account/second-factor/end", post(second_factor::end))
        .route("/account/tokens", post(account::add_token))
        .route("/account/tokens/revoke", post(account::revoke_token))
        .route("/people", get(people::show).post(people::invite))
        .route("/people/{name}/events", post(people::assign))
        .route("/people/{name}/remove", post(people::remove))
}

/// Nothing should panic; if something does, one request fails and the server stays.
fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let text = cause.downcast_ref::<String>().map(String::as_str).or_else(|| cause.downcast_ref::<&str>().copied());
    Problem::Internal(text.unwrap_or("a panic").to_owned()).into_response()
}
