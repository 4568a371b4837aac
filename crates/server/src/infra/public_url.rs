//! The public address of the server.

use super::base_path::BasePath;
use axum::http::Uri;
use std::fmt;
use std::str::FromStr;
use tiebreak_report::{Sentence, sentence};

/// Scheme, host, port and base path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    path: BasePath,
}

impl PublicUrl {
    /// Combines the address with a base path from another setting. Fails if the address has a
    /// different path.
    pub fn under(self, path: &BasePath) -> Result<Self, Sentence> {
        if self.path == *path || self.path == BasePath::default() {
            return Ok(Self { path: path.clone(), ..self });
        }
        Err(sentence!(settings_two_paths { address: self.to_string(), path: path.to_string() }))
    }

    /// The base path, without a slash at its end.
    pub fn path(&self) -> &BasePath {
        &self.path
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.path.as_str())
    }
}

impl FromStr for PublicUrl {
    type Err = Sentence;

    fn from_str(text: &str) -> Result<Self, Sentence> {
        let because = |why: Sentence| sentence!(settings_no_public_address { text, why });
        let wrong = |wrong: &str| because(sentence!(settings_public_address { wrong }));
        let uri: Uri = text.parse().map_err(|_| wrong("form"))?;
        let (Some(scheme @ ("http" | "https")), Some(authority)) =
            (uri.scheme_str(), uri.authority())
        else {
            return Err(wrong("scheme"));
        };
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(wrong("host"));
        }
        if uri.query().is_some() || text.contains('#') {
            return Err(wrong("end"));
        }
        let path = uri.path().parse().map_err(because)?;
        Ok(Self { origin: format!("{scheme}://{authority}"), path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_and_without_a_path() {
        let read = |text: &str| text.parse::<PublicUrl>();
        assert_eq!(read("https://x.org").unwrap().to_string(), "https://x.org");
        assert_eq!(read("https://x.org/").unwrap().to_string(), "https://x.org");
        assert_eq!(
            read("http://[::1]:8080/chess/").unwrap().to_string(),
            "http://[::1]:8080/chess"
        );
        for wrong in [
            "x.org",
            "ftp://x.org",
            "https://",
            "https://u@x.org",
            "https://x.org/?a",
            "https://x.org/#a",
            "https://x.org/a b",
            "/chess",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let path: BasePath = "/chess".parse().unwrap();
        assert_eq!(
            read("https://x.org").unwrap().under(&path).unwrap().to_string(),
            "https://x.org/chess"
        );
        assert_eq!(
            read("https://x.org/chess").unwrap().under(&path).unwrap().to_string(),
            "https://x.org/chess"
        );
        assert!(read("https://x.org/other").unwrap().under(&path).is_err());
    }
}
