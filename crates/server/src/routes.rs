//! All addresses, by lane, and the layers around them. Each feature lists its own addresses in its
//! `routes.rs`.

use crate::events::audience;
use crate::infra::problem::Problem;
use crate::infra::run_in_lane::{self, LaneOf};
use crate::infra::work::{Lane, WorkLanes};
use crate::infra::{address, body_guard, framework_refusals, observing};
use crate::{
    App, accounts, api, authoring, board, broadcast, console, events, imports, infra, live, paper,
    regulations, site, what_if,
};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tiebreak_report::sentence;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// The content security policy: everything comes from this server, and pages have no inline scripts
/// or styles.
const POLICY: HeaderValue = HeaderValue::from_static(POLICY_TEXT);
/// The text of the policy. `frame-ancestors` comes last, so that sites can be added.
pub(crate) const POLICY_TEXT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self'; font-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/// All pages and the API.
pub fn routes(app: App) -> Router {
    let base = app.settings.base_path.clone();
    let all = Router::new()
        .merge(public())
        .merge(in_lane(&app, drawn(), |work, _| &work.looking))
        .merge(in_lane(&app, conducted(), |work, _| &work.pages))
        .merge(entering())
        .merge(in_lane(&app, authoring::routes::writing(), |work, _| &work.pages))
        .merge(accounts::routes::accounts())
        .nest(
            "/api/v1",
            in_lane(&app, api::routes(), for_programs)
                .merge(api::entering())
                .route_layer(from_fn_with_state(app.clone(), api::vouch)),
        )
        .fallback(async || Problem::NotFound(sentence!(page_no_page)))
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

/// Puts pages that take long to make into a lane of their own.
fn in_lane(app: &App, pages: Router<App>, lane: LaneOf) -> Router<App> {
    pages.route_layer(from_fn_with_state((app.clone(), lane), run_in_lane::run_in_lane))
}

/// The lane of an API request. Programs with a token have a lane of their own, so that public
/// requests cannot keep a relay from sending results. An invalid token is refused before any work
/// is done.
fn for_programs<'w>(work: &'w WorkLanes, headers: &HeaderMap) -> &'w Lane {
    if crate::accounts::access::bearer(headers).is_some() { &work.programs } else { &work.looking }
}

/// Public pages that are in memory or quick to make.
fn public() -> Router<App> {
    Router::new()
        .merge(events::routes::public())
        .merge(live::routes::public())
        .merge(board::routes::public())
        .merge(paper::routes::public())
        .merge(regulations::routes::public())
        .merge(infra::routes::public())
        .merge(site::routes::public())
}

/// Public pages that are drawn on request. Consoles have a different lane; many readers do not
/// slow them down.
fn drawn() -> Router<App> {
    Router::new()
        .merge(what_if::routes::drawn())
        .merge(regulations::routes::drawn())
        .merge(paper::routes::drawn())
        .merge(events::routes::drawn())
}

/// Pages that read, rule or draw for arbiters.
fn conducted() -> Router<App> {
    Router::new()
        .merge(imports::routes::conducted())
        .merge(console::routes::conducted())
        .merge(events::routes::conducted())
}

/// Entries and uploads. Their rulings and readings have lanes of their own, so that many entries
/// are written together.
fn entering() -> Router<App> {
    Router::new()
        .merge(imports::routes::entering())
        .merge(console::routes::entering())
        .merge(board::routes::entering())
        .merge(broadcast::routes::entering())
}

/// Answers after a panic: one request fails, and the server goes on.
fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let text = cause
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| cause.downcast_ref::<&str>().copied());
    Problem::Internal(text.unwrap_or("a panic").to_owned()).into_response()
}

#[cfg(test)]
mod tests {
    use super::routes;
    use crate::infra::work::Lane;
    use crate::{App, Settings};
    use axum::body::{Body, to_bytes};
    use axum::extract::Request;
    use axum::http::{StatusCode, header};
    use std::time::Duration;
    use tiebreak_e2e::scratch::Scratch;
    use tiebreak_store::{Role, SessionRow, Store, TokenRow};
    use tokio::sync::OwnedSemaphorePermit;
    use tokio::task::JoinHandle;
    use tower::ServiceExt;

    /// Requests a page while the lane is stuck: all places are taken and the queue is full.
    async fn stuck(
        app: &App,
        lane: fn(&App) -> &Lane,
    ) -> (Vec<OwnedSemaphorePermit>, Vec<JoinHandle<()>>) {
        let mut places = Vec::new();
        while let Ok(place) =
            tokio::time::timeout(Duration::from_millis(20), lane(app).place()).await
        {
            places.push(place.unwrap());
        }
        let mut queue = Vec::new();
        while lane(app).busy().refused == 0 {
            let app = app.clone();
            queue.push(tokio::spawn(async move { drop(lane(&app).place().await) }));
            tokio::task::yield_now().await;
        }
        (places, queue)
    }

    /// If the queue is full, the page says so and reloads by itself, programs learn when to try
    /// again, and other pages are not affected.
    #[tokio::test]
    async fn beyond_the_queue() {
        let folder = Scratch::new("busy");
        let store = Store::open(&folder.file("tiebreak.db")).await.unwrap();
        let app = App::new(store, Settings::default());
        app.add_demo_events().await.unwrap();
        let event = include_bytes!(
            "../../../crates/server/events/tata-steel-masters-2022-before-round-13.toml"
        );
        let imported =
            crate::imports::new_event::ImportedEvent::from_file("partial.toml", event, None)
                .unwrap();
        let slug = imported.add(&app, "").await.unwrap();
        let (places, queue) = stuck(&app, |app| &app.work.what_if).await;
        let router = routes(app.clone());
        let ask = async |path: String| {
            let request =
                Request::get(path).header(header::HOST, "localhost").body(Body::empty()).unwrap();
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
            told.headers[header::CONTENT_TYPE] == "application/problem+json"
                && text.contains("\"status\":503"),
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

    /// Any number of public requests leaves arbiters and programs that send results unaffected.
    #[tokio::test]
    async fn a_crowd_keeps_no_arbiter_waiting() {
        let folder = Scratch::new("crowd");
        let store = Store::open(&folder.file("tiebreak.db")).await.unwrap();
        store.create_account("ann", Role::Administrator, "x", 1).await.unwrap();
        let session = SessionRow {
            hash: crate::infra::secrets::hash("session"),
            expires: i64::MAX,
            ..session()
        };
        store.begin_session("ann", &session).await.unwrap();
        let token = TokenRow { hash: crate::infra::secrets::hash("token"), ..TokenRow::default() };
        store.add_token("ann", &token).await.unwrap();
        let app = App::new(store, Settings::default());
        app.add_demo_events().await.unwrap();
        let (places, queue) = stuck(&app, |app| &app.work.looking).await;
        let router = routes(app.clone());
        let status = async |path: &str, name: &str, value: &str| {
            let request = Request::get(path).header(header::HOST, "localhost").header(name, value);
            router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap().status()
        };
        let event = "/events/tata-steel-masters-2024";
        for path in [
            format!("{event}/what-if"),
            format!("{event}/protocol"),
            format!("/api/v1{event}/ruling"),
        ] {
            assert_eq!(status(&path, "x", "y").await, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        }
        for path in [format!("{event}/console"), format!("{event}/log"), "/account".to_owned()] {
            assert_eq!(
                status(&path, "cookie", "tiebreak_session=session").await,
                StatusCode::OK,
                "{path}"
            );
        }
        let ruling = format!("/api/v1{event}/ruling");
        assert_eq!(status(&ruling, "authorization", "Bearer token").await, StatusCode::OK);
        assert_eq!(
            status(&ruling, "authorization", "Bearer none").await,
            StatusCode::UNAUTHORIZED,
            "refused, not queued"
        );
        for path in [event, &format!("{event}/board"), "/health", "/"] {
            assert_eq!(status(path, "x", "y").await, StatusCode::OK, "{path}");
        }
        drop(places);
        for one in queue {
            one.await.unwrap();
        }
        assert_eq!(status(&ruling, "x", "y").await, StatusCode::OK);
    }

    fn session() -> SessionRow {
        let (hash, address, agent) = (String::new(), String::new(), String::new());
        SessionRow { hash, began: 1, seen: i64::MAX, address, agent, expires: 0 }
    }

    /// A server that is about to stop is healthy, but not ready for new requests.
    #[tokio::test]
    async fn about_to_stop() {
        let folder = Scratch::new("ready");
        let app =
            App::new(Store::open(&folder.file("tiebreak.db")).await.unwrap(), Settings::default());
        let router = routes(app.clone());
        let status = async |path: &str| {
            let request = Request::get(path).body(Body::empty()).unwrap();
            router.clone().oneshot(request).await.unwrap().status()
        };
        assert_eq!(
            (status("/health").await, status("/ready").await),
            (StatusCode::OK, StatusCode::OK)
        );
        app.condition.stop();
        assert_eq!(
            (status("/health").await, status("/ready").await),
            (StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE)
        );
    }
}
