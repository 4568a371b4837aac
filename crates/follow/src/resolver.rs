//! Names looked up, without the addresses that are private.

use crate::address::is_public;
use std::io;
use ureq::Error;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// Looks names up, and gives no address that is private. What it gives is what is connected to:
/// nothing is looked up twice.
#[derive(Debug)]
pub struct OpenInternet {
    inner: DefaultResolver,
    private: bool,
}

impl OpenInternet {
    /// A resolver; one that gives private addresses too where they are allowed.
    pub fn new(private: bool) -> Self {
        Self { inner: DefaultResolver::default(), private }
    }
}

impl Resolver for OpenInternet {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        if self.private {
            return Ok(found);
        }
        let mut open = self.empty();
        found
            .iter()
            .filter(|address| is_public(address.ip()))
            .for_each(|address| open.push(*address));
        if open.is_empty() {
            let refused = "the name leads to a private address, which this server does not allow";
            return Err(Error::Io(io::Error::new(io::ErrorKind::PermissionDenied, refused)));
        }
        Ok(open)
    }
}
