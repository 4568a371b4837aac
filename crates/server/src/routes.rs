//! Which address is which page.

use crate::App;
use crate::address;
use crate::api;
use crate::framework_refusals;
use crate::pages::authoring::{editor, form, sharing, versions};
use crate::pages::{
    account, amending, assets, card, console, correction, downloads, entries, event, events, gallery, live, log, login,
    new_event, new_grid, oembed, overlay, people, regulation, regulations, removal, round, setup, toast, understood,
    what_if,
};
use crate::problem::Problem;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// Everything comes from this server; no script or style stands in a page.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
);

/// All pages and the API.
pub fn routes(app: App) -> Router {
    Router::new()
        .merge(public())
        .merge(conducting())
        .merge(writing())
        .merge(accounts())
        .nest("/api/v1", api::routes())
        .fallback(async || Problem::NotFound("page of this address".to_owned()))
        .layer(DefaultBodyLimit::max(1 << 20))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(CsrfLayer::new())
        .layer(axum::middleware::from_fn(framework_refusals::dress))
        .layer(axum::middleware::map_response(address::plain_location))
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
        .layer(header(header::REFERRER_POLICY, HeaderValue::from_static("same-origin")))
        .layer(header(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .with_state(app)
}

fn header(name: HeaderName, value: HeaderValue) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, value)
}

fn public() -> Router<App> {
    Router::new()
        .route("/", get(events::list))
        .route("/events/{slug}", get(event::show))
        .route("/events/{slug}/rounds/{round}", get(round::show))
        .route("/events/{slug}/what-if", get(what_if::show))
        .route("/events/{slug}/what-if.svg", get(what_if::picture))
        .route("/events/{slug}/card.png", get(card::of_event))
        .route("/card.png", get(card::of_site))
        .route("/oembed", get(oembed::answer))
        .route("/events/{slug}/board", get(downloads::board_page))
        .route("/events/{slug}/overlay", get(overlay::show))
        .route("/events/{slug}/scenes", get(overlay::list))
        .route("/gallery", get(gallery::list))
        .route("/gallery/{state}/{names}", get(gallery::show))
        .route("/events/{slug}/live", get(live::watch))
        .route("/events/{slug}/qr.svg", get(downloads::qr))
        .route("/events/{slug}/record", get(downloads::record))
        .route("/events/{slug}/checkpoint", get(downloads::checkpoint))
        .route("/key", get(downloads::key))
        .route("/events/{slug}/file", get(downloads::event_file))
        .route("/events/{slug}/regulation", get(regulation::of_event))
        .route("/events/{slug}/regulation-file", get(downloads::regulation_file))
        .route("/events/{slug}/protocol", get(downloads::protocol))
        .route("/events/{slug}/slips", get(downloads::slips))
        .route("/regulations", get(regulations::list))
        .route("/regulations/{id}", get(regulation::show))
        .route("/regulations/{id}/file", get(regulation::file))
        .route("/assets/{name}", get(assets::asset))
        .route("/assets/fonts/{name}", get(assets::font))
        .route("/assets/colours/{colour}", get(overlay::colour))
        .route("/health", get(health))
}

fn conducting() -> Router<App> {
    let upload = post(new_event::create).layer(DefaultBodyLimit::max(new_event::LARGEST_MB << 20));
    Router::new()
        .route("/events/new", get(new_event::show).merge(upload))
        .route("/events/new/grid", get(new_grid::show).post(new_grid::create))
        .route("/events/new/{upload}", get(understood::show).post(understood::decide))
        .route("/events/{slug}/console", get(console::show))
        .route("/events/{slug}/log", get(log::show))
        .route("/events/{slug}/answers", post(entries::answer))
        .route("/events/{slug}/take-back", post(toast::take_back))
        .route("/events/{slug}/amend", get(amending::show).post(amending::amend))
        .route("/events/{slug}/departures", post(entries::departure))
        .route("/events/{slug}/leaves", post(entries::leave))
        .route("/events/{slug}/rests", post(entries::rest))
        .route("/events/{slug}/notes", post(entries::note))
        .route("/events/{slug}/promises", post(entries::promise))
        .route("/events/{slug}/sources", post(entries::source))
        .route("/events/{slug}/remove", get(removal::show).post(removal::remove))
        .route("/events/{slug}/corrections/{line}", get(correction::show).post(correction::confirm))
}

/// Regulations of one's own.
fn writing() -> Router<App> {
    Router::new()
        .route("/regulations/new", get(editor::begin).post(editor::create))
        .route("/regulations/check", post(editor::check))
        .route("/regulations/form", post(form::redraw))
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
        .route("/logout", post(login::log_out))
        .route("/setup/{secret}", get(setup::show).post(setup::set))
        .route("/account", get(account::show))
        .route("/account/tokens", post(account::add_token))
        .route("/account/tokens/revoke", post(account::revoke_token))
        .route("/people", get(people::show).post(people::invite))
        .route("/people/{name}/events", post(people::assign))
        .route("/people/{name}/remove", post(people::remove))
}

/// `GET /health`: whether the database answers.
async fn health(axum::extract::State(app): axum::extract::State<App>) -> Response {
    match app.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// Nothing should panic; if something does, one request fails and the server stays.
fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let text = cause.downcast_ref::<String>().map(String::as_str).or_else(|| cause.downcast_ref::<&str>().copied());
    Problem::Internal(text.unwrap_or("a panic").to_owned()).into_response()
}
