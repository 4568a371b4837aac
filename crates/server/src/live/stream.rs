//! The stream of news to open pages: server-sent events, written once for all who watch.

use super::board_snapshot::{BoardSnapshot, broadcast, pulse};
use super::news::{EventWatch, News};
use crate::App;
use crate::accounts::access::Origin;
use crate::infra::condition::ServerCondition;
use crate::infra::metrics::Metrics;
use crate::infra::problem::Problem;
use crate::infra::serving::ConnectionSlot;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::sync::watch;
use tokio::time::Interval;

/// How often a sign of life goes out.
const PULSE: Duration = Duration::from_secs(2);

/// Which page is open.
#[derive(Debug, Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpenPage {
    /// The public board, which is sent whole.
    Board,
    /// A scene of the overlay: it asks for itself again, as its address says what it is.
    Overlay,
    /// Console or event page, likewise.
    Console,
    /// No page at all: a program, which is told the state as JSON.
    #[serde(skip)]
    Program,
    /// Another site, which is told standing, needs and chances.
    #[serde(skip)]
    Feed,
}

/// The query of the address.
#[derive(Debug, serde::Deserialize)]
pub struct ViewQuery {
    view: OpenPage,
}

impl OpenPage {
    /// What those who have this page open are told.
    async fn news(self, app: &App, slug: &str, snapshot: &BoardSnapshot) -> Bytes {
        match self {
            Self::Board => snapshot.board_news(),
            Self::Overlay | Self::Console => snapshot.change_news.clone(),
            // The state may be newer than the snapshot already. Then the same news goes out twice,
            // with the same number.
            Self::Program => match app.live.event_state(slug).await {
                Ok(event_state) => event_state.state_news(),
                Err(_) => pulse(),
            },
            Self::Feed => app.live.feed_news(slug).await.unwrap_or_else(|_| pulse()),
        }
    }

    /// What they are told where nothing that everybody sees has changed.
    async fn aside(self, app: &App, slug: &str, news: &News) -> Bytes {
        match (self, news) {
            (Self::Console, News::Broadcast) => broadcast(),
            (Self::Feed, News::Forecast) => {
                app.live.feed_news(slug).await.unwrap_or_else(|_| pulse())
            }
            _ => pulse(),
        }
    }
}

struct Subscription {
    app: App,
    slug: String,
    view: OpenPage,
    news: Receiver<News>,
    pulse: Interval,
    first: Option<Bytes>,
    stopping: watch::Receiver<bool>,
    /// Whether the last word was said.
    over: bool,
    _counted: WatcherCount,
    _from: Option<ConnectionSlot>,
}

/// Somebody who watches is counted as long as they do.
struct WatcherCount(Arc<Metrics>);

impl WatcherCount {
    fn new(metrics: &Arc<Metrics>) -> Self {
        metrics.watchers.up();
        Self(Arc::clone(metrics))
    }
}

impl Drop for WatcherCount {
    fn drop(&mut self) {
        self.0.watchers.down();
    }
}

/// The last word of a server that stops: come again, not all at once, and find the next one.
pub fn come_again() -> Bytes {
    let mut byte = [0_u8; 1];
    let _ = getrandom::fill(&mut byte);
    format!("retry: {}\n\n", 500 + 10 * u32::from(byte[0])).into()
}

/// `GET /events/{slug}/live?view=board`
///
/// A board is sent the present state at once: after a lost connection it is right again without
/// asking. A console has just been loaded with the present state, unless it says (`Last-Event-ID`)
/// that it saw an earlier one.
pub async fn watch(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(ViewQuery { view }): Query<ViewQuery>,
    origin: Origin,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    open(app, slug, view, &origin, &headers).await
}

/// The stream of one event.
pub async fn open(
    app: App,
    slug: String,
    view: OpenPage,
    origin: &Origin,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    // The connection is the proxy's: the clients behind it are counted here.
    let from = match origin.trusted {
        true => Some(app.watching.take(origin.address, false).ok_or(Problem::Busy(10))?),
        false => None,
    };
    let EventWatch { snapshot, news } = app.live.watch(&slug).await?;
    let again = headers.contains_key("last-event-id");
    let first = match view {
        OpenPage::Console | OpenPage::Overlay if !again => pulse(),
        _ => view.news(&app, &slug, &snapshot).await,
    };
    let pulse = tokio::time::interval_at(tokio::time::Instant::now() + PULSE, PULSE);
    let (stopping, counted) = (app.condition.stopping(), WatcherCount::new(&app.metrics));
    let watching = Subscription {
        app,
        slug,
        view,
        news,
        pulse,
        first: Some(first),
        stopping,
        over: false,
        _counted: counted,
        _from: from,
    };
    let body = Body::from_stream(stream::unfold(watching, |mut watching| async move {
        let bytes = watching.next().await?;
        Some((Ok::<Bytes, Infallible>(bytes), watching))
    }));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl Subscription {
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        if self.over {
            return None;
        }
        tokio::select! {
            () = ServerCondition::stopped(&mut self.stopping) => {
                self.over = true;
                Some(come_again())
            }
            news = self.news.recv() => match news {
                Ok(News::Snapshot(snapshot)) => Some(
                    self.view.news(&self.app, &self.slug, &snapshot).await
                ),
                Ok(other) => Some(self.view.aside(&self.app, &self.slug, &other).await),
                // Too slow: the present state makes up for all that was missed.
                Err(RecvError::Lagged(_)) => {
                    self.news = self.news.resubscribe();
                    let snapshot = self.app.live.snapshot(&self.slug).await.ok()?;
                    Some(self.view.news(&self.app, &self.slug, &snapshot).await)
                }
                Err(RecvError::Closed) => None,
            },
            _ = self.pulse.tick() => Some(pulse()),
        }
    }
}
