//! Closes a connection that accepts no data for a minute, because unread data takes up memory.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long written data may wait to be accepted.
const LONGEST: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 60 });

/// A connection with a timeout for writes.
pub struct WriteTimeout<Io> {
    inner: Io,
    /// Set only while data waits to be accepted.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<Io> WriteTimeout<Io> {
    /// Adds the timeout to a connection.
    pub fn new(inner: Io) -> Self {
        Self { inner, waiting: None }
    }

    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        polled: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.waiting = None;
            return polled;
        }
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(LONGEST)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for WriteTimeout<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, into)
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.inner).poll_write(context, bytes);
        self.in_time(context, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.inner).poll_write_vectored(context, slices);
        self.in_time(context, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.inner).poll_flush(context);
        self.in_time(context, polled)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.inner).poll_shutdown(context);
        self.in_time(context, polled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncWriteExt;

    #[tokio::test]
    async fn whoever_reads_nothing_is_let_go() {
        let (near, _far) = tokio::io::duplex(8);
        let mut near = WriteTimeout::new(near);
        near.write_all(b"eight ok").await.unwrap();
        let stuck = near.write_all(b"more").await.unwrap_err();
        assert_eq!(stuck.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn whoever_reads_slowly_is_not() {
        let (near, mut far) = tokio::io::duplex(8);
        let mut near = WriteTimeout::new(near);
        let writing = tokio::spawn(async move {
            for _ in 0..6 {
                near.write_all(b"eight ok").await.unwrap();
            }
        });
        let mut taken = [0; 8];
        // Longer than the timeout in total, but never at once.
        for _ in 0..6 {
            sleep(LONGEST / 4).await;
            tokio::io::AsyncReadExt::read_exact(&mut far, &mut taken).await.unwrap();
        }
        writing.await.unwrap();
    }
}
