//! Which address is which page.

use crate::App;
use crate::beside::{self, Chosen};
use crate::pages::authoring::{editor, form, sharing, versions};
use crate::pages::{
    account, amending, assets, bridge_boards, card, console, correction, downloads, entries, event, events, gallery,
    live, log, login, new_event, new_grid, oembed, overlay, people, privacy, regulation, regulations, removal, round,
    seclusion, second_factor, setup, toast, understood, what_if,
};
use crate::problem::Problem;
use crate::{address, api, audience, body_guard, framework_refusals, health, observing};
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
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
);

/// All pages and the API.
pub fn routes(app: App) -> Router {
    let base = app.settings.base_path.clone();
    let all = Router::new()
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
        .layer(axum::middleware::map_response(address::plain_location))
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
        .layer(header(header::REFERRER_POLICY, HeaderValue::from_static("same-origin")))
        .layer(header(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(from_fn_with_state(app.clone(), observing::observe))
        .with_state(app);
    base.over(all)
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
        .route("/events/{slug}/rounds/{round}", get(round::show))
        .route("/events/{slug}/boards", get(bridge_boards::list))
        .route("/events/{slug}/boards/{number}", get(bridge_boards::board))
        .route("/events/{slug}/cards/{number}", get(bridge_boards::card))
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
        .route("/events/{slug}/regulation-file", get(downloads::regulation_file))
        .route("/regulations", get(regulations::list))
        .route("/regulations/{id}", get(regulation::show))
        .route("/regulations/{id}/file", get(regulation::file))
        .route("/assets/{name}", get(assets::asset))
        .route("/assets/fonts/{name}", get(assets::font))
        .route("/assets/colours/{colour}", get(overlay::colour))
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

#[cfg(test)]
mod tests {
    use super::routes;
    use crate::work::Lane;
    use crate::{App, Settings};
    use axum::body::{Body, to_bytes};
    use axum::extract::Request;
    use axum::http::{StatusCode, header};
    use tiebreak_e2e::scratch::Scratch;
    use tiebreak_store::Store;
    use tokio::sync::OwnedSemaphorePermit;
    use tokio::task::JoinHandle;
    use tower::ServiceExt;

    /// A lane in which nothing moves: all places taken, the queue full.
    async fn stuck(app: &App, lane: fn(&App) -> &Lane) -> (Vec<OwnedSemaphorePermit>, Vec<JoinHandle<()>>) {
        let mut places = Vec::new();
        while lane(app).busy().running < 2 {
            places.push(lane(app).place().await.unwrap());
        }
        let mut queue = Vec::new();
        while lane(app).busy().refused == 0 {
            let app = app.clone();
            queue.push(tokio::spawn(async move { drop(lane(&app).place().await) }));
            tokio::task::yield_now().await;
        }
        (places, queue)
    }

    /// Where a queue is full the page says so and comes again by itself; programs are told when; other pages do not notice.
    #[tokio::test]
    async fn beyond_the_queue() {
        let folder = Scratch::new("busy");
        let store = Store::open(&folder.file("tiebreak.db")).await.unwrap();
        let app = App::new(store, Settings::default());
        app.add_demo_events().await.unwrap();
        let event = include_bytes!("../../../events/tata-steel-masters-2022-before-round-13.toml");
        let newcomer = crate::bringing_in::Newcomer::from_file("partial.toml", event, None).unwrap();
        let slug = newcomer.add(&app, "").await.unwrap();
        let (places, queue) = stuck(&app, |app| &app.work.what_if).await;
        let router = routes(app.clone());
        let ask = async |path: String| {
            let request = Request::get(path).header(header::HOST, "localhost").body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            let (parts, body) = response.into_parts();
            (parts, String::from_utf8(to_bytes(body, 1 << 20).await.unwrap().to_vec()).unwrap())
        };
        let (page, text) = ask(format!("/events/{slug}/what-if")).await;
        assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{text}");
        assert_eq!(
            (&page.headers[header::RETRY_AFTER], &page.headers[header::REFRESH]),
            (&"5".parse().unwrap(), &"5".parse().unwrap())
        );
        assert!(text.contains("tries again by itself") && !text.contains("database"), "{text}");
        let (told, text) = ask(format!("/api/v1/events/{slug}/scenarios")).await;
        assert_eq!(
            (told.status, &told.headers[header::RETRY_AFTER]),
            (StatusCode::SERVICE_UNAVAILABLE, &"5".parse().unwrap())
        );
        assert!(
            told.headers[header::CONTENT_TYPE] == "application/problem+json" && text.contains("\"status\":503"),
            "{text}"
        );
        for path in [format!("/events/{slug}/board"), "/health".to_owned(), "/".to_owned()] {
            assert_eq!(ask(path.clone()).await.0.status, StatusCode::OK, "{path}");
        }
        drop(places);
        for one in queue {
            one.await.unwrap();
        }
        let (page, _) = ask(format!("/events/{slug}/what-if")).await;
        assert_eq!(page.status, StatusCode::OK, "and then it is there");
    }

    /// A server that is about to stop is well, and wants no new requests.
    #[tokio::test]
    async fn about_to_stop() {
        let folder = Scratch::new("ready");
        let app = App::new(Store::open(&folder.file("tiebreak.db")).await.unwrap(), Settings::default());
        let router = routes(app.clone());
        let status = async |path: &str| {
            let request = Request::get(path).body(Body::empty()).unwrap();
            router.clone().oneshot(request).await.unwrap().status()
        };
        assert_eq!((status("/health").await, status("/ready").await), (StatusCode::OK, StatusCode::OK));
        app.condition.stop();
        assert_eq!(
            (status("/health").await, status("/ready").await),
            (StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE)
        );
    }
}
