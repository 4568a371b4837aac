//! Accepts connections, limits their number and duration, and closes them in order when the server
//! stops.

use super::clock;
use super::condition::ServerCondition;
use super::write_timeout::WriteTimeout;
use crate::accounts::access::limit;
use crate::app::Limits;
use crate::{App, broadcast, routes, webhooks};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;
use tower::Service;

/// How often expired data is deleted.
const SWEEPING: Duration = Duration::from_secs(10 * 60);
/// How many refused connections at a time receive an answer; further ones are closed without one.
const TOLD_AT_ONCE: usize = 64;

/// The address of the other end of a connection.
pub trait Peer: Send + 'static {
    /// The address that the server counts and logs.
    fn socket(&self) -> SocketAddr;
}

impl Peer for SocketAddr {
    fn socket(&self) -> SocketAddr {
        *self
    }
}

/// The client of a Unix socket is on this machine.
#[cfg(unix)]
impl Peer for tokio::net::unix::SocketAddr {
    fn socket(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], 0))
    }
}

/// The open connections.
#[derive(Debug)]
pub struct Connections {
    limits: Limits,
    open: AtomicUsize,
    refused: AtomicU64,
    by_address: Mutex<BTreeMap<IpAddr, usize>>,
}

impl Connections {
    /// A count without any connection.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            open: AtomicUsize::new(0),
            refused: AtomicU64::new(0),
            by_address: Mutex::default(),
        }
    }

    /// The number of open connections.
    pub fn open(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }

    /// The number of connections beyond the limits so far.
    pub fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }

    /// Counts a connection; `None` if it exceeds a limit. A trusted proxy may use all connections,
    /// because all its clients share one address.
    pub fn take(self: &Arc<Self>, address: IpAddr, proxy: bool) -> Option<ConnectionSlot> {
        let mut by_address = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = by_address.entry(address).or_default();
        if self.open() >= self.limits.connections
            || (!proxy && *of_address >= self.limits.per_address)
        {
            if *of_address == 0 {
                by_address.remove(&address);
            }
            self.refused.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        *of_address += 1;
        self.open.fetch_add(1, Ordering::Relaxed);
        Some(ConnectionSlot { connections: Arc::clone(self), address })
    }
}

/// One counted connection. Dropping it frees the place.
#[derive(Debug)]
pub struct ConnectionSlot {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut by_address =
            self.connections.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&self.address);
            }
        }
        self.connections.open.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Serves until `stop` completes. Then it accepts no new connections, ends open streams and
/// finishes pending requests.
pub async fn serve<L>(
    app: App,
    mut listener: L,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()>
where
    L: Listener,
    L::Addr: Peer,
{
    let up_to_date = tokio::spawn(app.live.clone().follow());
    let broadcasts = tokio::spawn(broadcast::follow(app.clone()));
    let listing = tokio::spawn(app.live.clone().keep_listed());
    let sweeping = tokio::spawn(sweep(app.clone()));
    let telling_others = tokio::spawn(webhooks::send(app.clone()));
    let router = routes(app.clone());
    let (under_way, mut all_gone) = mpsc::channel::<()>(1);
    let telling = Arc::new(tokio::sync::Semaphore::new(TOLD_AT_ONCE));
    tokio::pin!(stop);
    loop {
        let (io, peer) = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let peer = peer.socket();
        let address = peer.ip().to_canonical();
        let proxy = app.settings.trusted_proxies.iter().any(|network| network.holds(address));
        match app.connections.take(address, proxy) {
            Some(connected) => {
                let connection = converse(app.clone(), router.clone(), io, peer);
                let under_way = under_way.clone();
                tokio::spawn(async move {
                    let _kept = (connected, under_way);
                    connection.await;
                });
            }
            None => {
                if let Ok(place) = Arc::clone(&telling).try_acquire_owned() {
                    tokio::spawn(async move {
                        let _place = place;
                        let _ = tokio::time::timeout(Duration::from_secs(1), turn_away(io)).await;
                    });
                }
            }
        }
    }
    drop(listener);
    app.condition.stop();
    drop(under_way);
    // Receives nothing: the channel closes when the last connection has ended.
    let _ = tokio::time::timeout(app.settings.limits.stopping, all_gone.recv()).await;
    up_to_date.abort();
    broadcasts.abort();
    listing.abort();
    sweeping.abort();
    telling_others.abort();
    Ok(())
}

/// Serves one connection from its first request to its last.
async fn converse<Io>(app: App, router: Router, io: Io, peer: SocketAddr)
where
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let answer = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut stopping = app.condition.stopping();
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.settings.limits.headers)
        .serve_connection(TokioIo::new(WriteTimeout::new(io)), answer);
    tokio::pin!(connection);
    // An aborted connection needs no report.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = ServerCondition::stopped(&mut stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// Answers that there are too many connections, and waits a moment so that the client can read it.
async fn turn_away(mut io: impl AsyncRead + AsyncWrite + Unpin) -> std::io::Result<()> {
    const ANSWER: &[u8] =
        b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Type: text/plain\r\n\
        Content-Length: 36\r\nConnection: close\r\n\r\nToo many connections: try again soon";
    io.write_all(ANSWER).await?;
    io.shutdown().await?;
    let mut unread = [0; 1024];
    while io.read(&mut unread).await? > 0 {}
    Ok(())
}

/// Deletes expired data at intervals.
async fn sweep(app: App) {
    let mut times = tokio::time::interval(SWEEPING);
    loop {
        times.tick().await;
        if let Err(error) = app.store.sweep(clock::seconds(), limit::WINDOW).await {
            tracing::warn!(%error, "what has expired could not be removed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_in_all_and_from_one_address() {
        let connections = Arc::new(Connections::new(Limits {
            connections: 3,
            per_address: 2,
            ..Limits::default()
        }));
        let [one, other] = [IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2])];
        let first = connections.take(one, false).unwrap();
        let _second = connections.take(one, false).unwrap();
        assert!(connections.take(one, false).is_none(), "two from one address");
        let _third = connections.take(other, false).unwrap();
        assert!(connections.take(other, false).is_none(), "three in all");
        drop(first);
        let _again = connections.take(one, false).unwrap();
        assert_eq!((connections.open(), connections.refused()), (3, 2));
    }

    #[test]
    fn a_trusted_proxy_counts_only_in_all() {
        let connections = Arc::new(Connections::new(Limits {
            connections: 3,
            per_address: 1,
            ..Limits::default()
        }));
        let proxy = IpAddr::from([10, 0, 0, 1]);
        let held: Vec<_> = (0..3).map(|_| connections.take(proxy, true).unwrap()).collect();
        assert!(connections.take(proxy, true).is_none());
        drop(held);
        assert_eq!(connections.open(), 0);
        assert!(connections.by_address.lock().unwrap().is_empty(), "no address is kept");
    }
}
