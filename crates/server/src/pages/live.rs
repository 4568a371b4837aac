//! The stream of news to open pages: server-sent events, written once for all who watch.

use crate::App;
use crate::frame::{Frame, pulse};
use crate::problem::Problem;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::Interval;

/// How often a sign of life goes out.
const PULSE: Duration = Duration::from_secs(2);

/// Which page is open.
#[derive(Debug, Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum View {
    /// The board.
    Board,
    /// A scene of the overlay: it asks for itself anew, as its address says what it is.
    Overlay,
    /// Console or event page, likewise.
    Console,
}

/// The query of the address.
#[derive(Debug, serde::Deserialize)]
pub struct ViewAsked {
    view: View,
}

impl View {
    fn news(self, frame: &Frame) -> Bytes {
        match self {
            Self::Board => frame.board_news.clone(),
            Self::Overlay | Self::Console => frame.change_news.clone(),
        }
    }
}

struct Watching {
    app: App,
    slug: String,
    view: View,
    news: Receiver<Arc<Frame>>,
    pulse: Interval,
    first: Option<Bytes>,
}

/// `GET /events/{slug}/live?view=board`
///
/// A board is sent the present state at once: after a lost connection it is right again without asking. A console has just been
/// loaded with the present state, unless it says (`Last-Event-ID`) that it saw an earlier one.
pub async fn watch(
    State(app): State<App>,
    Path(slug): Path<String>,
    Query(ViewAsked { view }): Query<ViewAsked>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (frame, news) = app.live.watch(&slug).await?;
    let again = headers.contains_key("last-event-id");
    let first = match view {
        View::Console | View::Overlay if !again => pulse(),
        _ => view.news(&frame),
    };
    let pulse = tokio::time::interval_at(tokio::time::Instant::now() + PULSE, PULSE);
    let watching = Watching { app, slug, view, news, pulse, first: Some(first) };
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

impl Watching {
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        tokio::select! {
            news = self.news.recv() => match news {
                Ok(frame) => Some(self.view.news(&frame)),
                // Too slow: the present state makes up for all that was missed.
                Err(RecvError::Lagged(_)) => {
                    self.news = self.news.resubscribe();
                    self.app.live.frame(&self.slug).await.ok().map(|frame| self.view.news(&frame))
                }
                Err(RecvError::Closed) => None,
            },
            _ = self.pulse.tick() => Some(pulse()),
        }
    }
}
