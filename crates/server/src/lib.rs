//! The web app: the arbiters' console, the public board, the API.
//!
//! It decides nothing. Rulings come from the engine, entries go through the record; what stands here is who may do what, how it
//! looks, and how those who watch hear of it.

mod access;
mod address;
mod amending;
mod api;
mod app;
mod authoring;
mod bringing_in;
mod clock;
mod conduct;
mod demo;
mod dossier;
mod frame;
mod framework_refusals;
mod grid;
mod listing;
mod live;
mod outlook;
mod pages;
mod painting;
mod problem;
mod promising;
mod raw;
mod record_shown;
mod routes;
mod secrets;
mod upload;

pub use api::openapi;
pub use app::{App, Settings};
pub use demo::EVENTS as DEMO_EVENTS;
pub use problem::Problem;
pub use routes::routes;

use std::net::SocketAddr;
use tokio::net::{TcpListener, TcpSocket};

/// Connections that wait to be taken up: a hall that opens its phones at once. The system may allow fewer.
const BACKLOG: u32 = 8_192;

/// Listens at an address.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that is started again does not wait for the connections of the one before; elsewhere this means something else.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until `stop` is ready; then open answers are finished and watchers let go.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    tokio::spawn(app.live.clone().follow());
    tokio::spawn(app.live.clone().keep_listed());
    let service = routes(app).into_make_service_with_connect_info::<SocketAddr>();
    let (stopping, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
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
