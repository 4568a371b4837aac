//! The web app: the arbiters' console, the public board, the API.
//!
//! It decides nothing. Rulings come from the engine, entries go through the record; what stands here is who may do what, how it
//! looks, and how those who watch hear of it.

mod access;
mod amending;
mod api;
mod app;
mod authoring;
mod base_path;
mod bringing_in;
mod clock;
mod conduct;
mod demo;
mod dossier;
mod frame;
mod framework_refusals;
mod grid;
mod listening;
mod live;
mod outlook;
mod pages;
mod problem;
mod promising;
mod public_url;
mod raw;
mod record_shown;
mod routes;
mod secrets;
mod upload;
mod webhooks;

pub use api::openapi;
pub use app::{App, Settings};
pub use base_path::BasePath;
pub use demo::EVENTS as DEMO_EVENTS;
pub use listening::{Listening, Place};
pub use problem::Problem;
pub use public_url::PublicUrl;
pub use routes::routes;

use axum::serve::ListenerExt;
use std::net::SocketAddr;

/// Serves until `stop` is ready; then open answers are finished and watchers let go.
pub async fn serve(
    app: App,
    listening: impl Into<Listening>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    tokio::spawn(app.live.clone().follow());
    tokio::spawn(webhooks::send(app.clone()));
    let service = routes(app).into_make_service_with_connect_info::<SocketAddr>();
    let (stopping, stopped) = tokio::sync::oneshot::channel::<()>();
    // Tapped so that axum knows the other side's address of a listener of ours.
    let serving = axum::serve(listening.into().tap_io(|_| {}), service).with_graceful_shutdown(async move {
        stop.await;
        let _ = stopping.send(());
    });
    tokio::select! {
        served = async { serving.await } => served,
        // Watchers never hang up by themselves.
        () = async {
            let _ = stopped.await;
            tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        } => Ok(()),
    }
}
