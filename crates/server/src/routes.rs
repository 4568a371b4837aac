//! Which address is which page.

use crate::App;
use crate::beside::{self, Chosen};
use crate::pages::authoring::{editor, form, sharing, versions};
use crate::pages::{
    account, amending, assets, board_language, bridge_boards, broadcast, card, console, correction, downloads,
    embedding, entries, event, events, gallery, live, log, login, new_event, new_grid, oembed, overlay, paper, people,
    privacy, reading_language, regulation, regulations, removal, round, seclusion, second_factor, setup, toast,
    understood, what_if,
};
use crate::problem::Problem;
use crate::work::{Lane, Work};
use crate::{address, api, audience, body_guard, framework_refusals, health, observing};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tiebreak_report::sentence;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;

/// Everything comes from this server; no script or style stands in a page.
const POLICY: HeaderValue = HeaderValue::from_static(POLICY_TEXT);
/// The same in words. Who may frame a page stands at the end, so that sites can be added.
pub(crate) const POLICY_TEXT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/// All pages and the API.
pub fn routes(app: App) -> Router {
    let base = app.settings.base_path.clone();
    let all = Router::new()
        .merge(public())
        .merge(beside(&app, drawn(), |work, _| &work.looking))
        .merge(beside(&app, conducted(), |work, _| &work.pages))
        .merge(entering())
        .merge(beside(&app, writing(), |work, _| &work.pages))
        .merge(accounts())
        .nest(
            "/api/v1",
            beside(&app, api::routes(), for_programs)
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

/// Pages that take long to make, in a lane of their own.
fn beside(app: &App, pages: Router<App>, lane: Chosen) -> Router<App> {
    pages.route_layer(from_fn_with_state((app.clone(), lane), beside::beside))
}

/// Programs with a token have a lane of their own: what anybody may ask for keeps no relay from sending results. A token that does not
/// count is refused before anything is done.
fn for_programs<'w>(work: &'w Work, headers: &HeaderMap) -> &'w Lane {
    if crate::access::bearer(headers).is_some() { &work.programs } else { &work.looking }
}

/// What everybody sees, ready before anybody asks.
fn public() -> Router<App> {
    Router::new()
        .route("/", get(events::list))
        .route("/events/{slug}", get(event::show))
        .route("/events/{slug}/rounds/{round}", get(round::show))
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
        .route("/events/{slug}/play-off.pgn", get(downloads::play_off))
        .route("/events/{slug}/regulation-file", get(downloads::regulation_file))
        .route("/regulations", get(regulations::list))
        .route("/regulations/{id}", get(regulation::show))
        .route("/regulations/{id}/file", get(regulation::file))
        .route("/embed.js", get(assets::embed))
        .route("/assets/{name}", get(assets::asset))
        .route("/assets/fonts/{name}", get(assets::font))
        .route("/assets/colours/{colour}", get(overlay::colour))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .route("/privacy", get(privacy::show))
        .route("/language", post(reading_language::set))
}

/// What everybody sees and is drawn while somebody waits for it. However many ask, consoles have a lane of their own.
fn drawn() -> Router<App> {
    Router::new()
        .route("/events/{slug}/what-if", get(what_if::show))
        .route("/events/{slug}/what-if.svg", get(what_if::picture))
        .route("/events/{slug}/regulation", get(regulation::of_event))
        .route("/events/{slug}/protocol", get(downloads::protocol))
        .route("/events/{slug}/protocol.pdf", get(paper::protocol))
        .route("/events/{slug}/slips", get(downloads::slips))
        .route("/events/{slug}/slips.pdf", get(paper::slips))
        .route("/events/{slug}/standing.pdf", get(paper::standing))
        .route("/events/{slug}/timeline.svg", get(downloads::timeline))
        .route("/events/{slug}/boards", get(bridge_boards::list))
        .route("/events/{slug}/boards/{number}", get(bridge_boards::board))
        .route("/events/{slug}/cards/{number}", get(bridge_boards::card))
}

/// What those who conduct an event read, rule or draw.
fn conducted() -> Router<App> {
    Router::new()
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
        .route("/events/{slug}/embedding", post(embedding::set))
        .route("/events/{slug}/language", post(board_language::set))
        .route("/events/{slug}/broadcast", post(broadcast::set))
        .route("/events/{slug}/broadcast/proposals", post(broadcast::decide))
        .route("/events/{slug}/broadcast/who", post(broadcast::settle))
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
    use std::time::Duration;
    use tiebreak_e2e::scratch::Scratch;
    use tiebreak_store::{Role, SessionRow, Store, TokenRow};
    use tokio::sync::OwnedSemaphorePermit;
    use tokio::task::JoinHandle;
    use tower::ServiceExt;

    /// A lane in which nothing moves: all places taken, the queue full.
    async fn stuck(app: &App, lane: fn(&App) -> &Lane) -> (Vec<OwnedSemaphorePermit>, Vec<JoinHandle<()>>) {
        let mut places = Vec::new();
        while let Ok(place) = tokio::time::timeout(Duration::from_millis(20), lane(app).place()).await {
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

    /// However much anybody asks for, those who conduct an event and the programs that send results go on.
    #[tokio::test]
    async fn a_crowd_keeps_no_arbiter_waiting() {
        let folder = Scratch::new("crowd");
        let store = Store::open(&folder.file("tiebreak.db")).await.unwrap();
        store.create_account("ann", Role::Administrator, "x", 1).await.unwrap();
        let session = SessionRow { hash: crate::secrets::hash("session"), expires: i64::MAX, ..session() };
        store.begin_session("ann", &session).await.unwrap();
        let token = TokenRow { hash: crate::secrets::hash("token"), ..TokenRow::default() };
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
        for path in [format!("{event}/what-if"), format!("{event}/protocol"), format!("/api/v1{event}/ruling")] {
            assert_eq!(status(&path, "x", "y").await, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        }
        for path in [format!("{event}/console"), format!("{event}/log"), "/account".to_owned()] {
            assert_eq!(status(&path, "cookie", "tiebreak_session=session").await, StatusCode::OK, "{path}");
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
