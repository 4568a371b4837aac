//! Listening sockets: an address and a port, a Unix socket, or a socket from systemd.

use axum::serve::Listener;
use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::pin::Pin;
use std::str::FromStr;
use std::task::{Context, Poll};
use std::time::Duration;
use tiebreak_report::{Sentence, sentence};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};

/// The most connections that wait to be accepted, for a hall that opens its phones at once. The
/// system may allow fewer.
const BACKLOG: u32 = 8_192;

/// Where the server listens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListenAddress {
    /// At an IPv4 or IPv6 address and a port.
    Port(SocketAddr),
    /// At a Unix socket with this path.
    Socket(PathBuf),
}

impl FromStr for ListenAddress {
    type Err = Sentence;

    fn from_str(text: &str) -> Result<Self, Sentence> {
        match text.strip_prefix("unix:") {
            Some(path) if !path.is_empty() => Ok(Self::Socket(path.into())),
            _ => text.parse().map(Self::Port).map_err(|_| sentence!(settings_no_place { text })),
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Port(address) => write!(f, "{address}"),
            Self::Socket(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

/// A listening socket.
#[derive(Debug)]
pub struct Listening {
    at: At,
    /// A Unix socket file that is removed together with the server.
    _own: Option<OwnSocket>,
}

#[derive(Debug)]
enum At {
    Port(TcpListener),
    #[cfg(unix)]
    Socket(UnixListener),
}

#[derive(Debug)]
struct OwnSocket(PathBuf);

impl Drop for OwnSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The address for all clients of a Unix socket: they are on this machine, usually a proxy.
const ON_THIS_MACHINE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

impl Listening {
    /// Listens at a place.
    pub fn at(place: &ListenAddress) -> io::Result<Self> {
        match place {
            ListenAddress::Port(address) => Ok(Self { at: At::Port(port(*address)?), _own: None }),
            #[cfg(unix)]
            ListenAddress::Socket(path) => {
                let listener = socket(path)?;
                Ok(Self { at: At::Socket(listener), _own: Some(OwnSocket(path.clone())) })
            }
            #[cfg(not(unix))]
            ListenAddress::Socket(_) => {
                Err(io::Error::new(io::ErrorKind::Unsupported, "this system has no such sockets"))
            }
        }
    }

    /// The listening socket that systemd passed on (`LISTEN_FDS`), if there is one.
    pub fn handed_over() -> io::Result<Option<Self>> {
        let mut sockets = listenfd::ListenFd::from_env();
        if sockets.len() == 0 {
            return Ok(None);
        }
        if sockets.len() > 1 {
            let message = format!("{} sockets are handed over, and one is expected", sockets.len());
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        }
        #[cfg(unix)]
        if let Ok(Some(listener)) = sockets.take_unix_listener(0) {
            listener.set_nonblocking(true)?;
            return Ok(Some(Self {
                at: At::Socket(UnixListener::from_std(listener)?),
                _own: None,
            }));
        }
        let listener = sockets.take_tcp_listener(0)?;
        let listener = listener
            .ok_or_else(|| io::Error::other("the socket that was handed over does not listen"))?;
        listener.set_nonblocking(true)?;
        Ok(Some(Self { at: At::Port(TcpListener::from_std(listener)?), _own: None }))
    }

    /// Where this socket listens.
    pub fn place(&self) -> io::Result<ListenAddress> {
        match &self.at {
            At::Port(listener) => listener.local_addr().map(ListenAddress::Port),
            #[cfg(unix)]
            At::Socket(listener) => Ok(ListenAddress::Socket(
                listener.local_addr()?.as_pathname().map(Into::into).unwrap_or_default(),
            )),
        }
    }
}

fn port(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Lets a restarted server bind at once, in spite of old connections. On Windows the option
    // means something else.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Binds a Unix socket. It replaces a socket that a dead server left, but not one in use, and no
/// other file.
#[cfg(unix)]
fn socket(path: &std::path::Path) -> io::Result<UnixListener> {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt};
    match std::fs::symlink_metadata(path) {
        Ok(there) if !there.file_type().is_socket() => {
            return Err(io::Error::new(
                io::ErrorKind::AlreadyExists,
                "there is a file of this name that is no socket",
            ));
        }
        Ok(_) if std::os::unix::net::UnixStream::connect(path).is_ok() => {
            return Err(io::Error::new(io::ErrorKind::AddrInUse, "another server listens there"));
        }
        Ok(_) => std::fs::remove_file(path)?,
        Err(_) => {}
    }
    let listener = UnixListener::bind(path)?;
    // The proxy is in the server's group. Other users must connect through the proxy.
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
    Ok(listener)
}

impl Listener for Listening {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            let accepted = match &self.at {
                At::Port(listener) => {
                    listener.accept().await.map(|(stream, peer)| (Connection::Port(stream), peer))
                }
                #[cfg(unix)]
                At::Socket(listener) => listener
                    .accept()
                    .await
                    .map(|(stream, _)| (Connection::Socket(stream), ON_THIS_MACHINE)),
            };
            match accepted {
                Ok(connection) => return connection,
                // The client hung up: accept the next one.
                Err(error) if is_about_one(&error) => {}
                // Most likely there are no descriptors left: others will close theirs.
                Err(error) => {
                    tracing::error!(%error, "cannot take up a connection");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        match &self.at {
            At::Port(listener) => listener.local_addr(),
            #[cfg(unix)]
            At::Socket(_) => Ok(ON_THIS_MACHINE),
        }
    }
}

fn is_about_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection of either kind.
#[derive(Debug)]
pub enum Connection {
    /// A TCP connection.
    Port(TcpStream),
    /// A connection through a Unix socket.
    #[cfg(unix)]
    Socket(UnixStream),
}

/// Calls the same method on either kind of stream.
macro_rules! on {
    ($connection:expr, $stream:ident => $do:expr) => {
        match $connection.get_mut() {
            Connection::Port($stream) => $do,
            #[cfg(unix)]
            Connection::Socket($stream) => $do,
        }
    };
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        on!(self, stream => Pin::new(stream).poll_read(context, buffer))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        on!(self, stream => Pin::new(stream).poll_write(context, bytes))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        on!(self, stream => Pin::new(stream).poll_flush(context))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        on!(self, stream => Pin::new(stream).poll_shutdown(context))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        on!(self, stream => Pin::new(stream).poll_write_vectored(context, parts))
    }

    fn is_write_vectored(&self) -> bool {
        true
    }
}
