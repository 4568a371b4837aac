//! The hosts that a server may ask for games.

use std::fmt;
use std::str::FromStr;
use tiebreak_language::{Sentence, sentence};

/// The name of a host that may be asked: `lichess.org`, `*.example.org` for everything below a
/// name, `*` for every host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HostName(String);

impl FromStr for HostName {
    type Err = Sentence;

    fn from_str(text: &str) -> Result<Self, Sentence> {
        let name = text.strip_prefix("*.").unwrap_or(text);
        let sign = |sign: char| sign.is_ascii_alphanumeric() || "-._:".contains(sign);
        if text == "*" || (!name.is_empty() && name.chars().all(sign)) {
            return Ok(Self(text.to_ascii_lowercase()));
        }
        Err(sentence!(settings_no_host { text }))
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromIterator<HostName> for Hosts {
    fn from_iter<T: IntoIterator<Item = HostName>>(names: T) -> Self {
        Self(names.into_iter().map(|name| name.0).collect())
    }
}

/// Names of hosts: `lichess.org`, `*.example.org` for everything below a name, `*` for every host.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Every host: for users who name the address at their own machine.
    pub fn all() -> Self {
        Self(vec!["*".to_owned()])
    }

    /// The hosts of a list with commas or blanks between them.
    ///
    /// ```
    /// use tiebreak_follow::Hosts;
    /// let hosts = Hosts::parse("lichess.org, *.example.org");
    /// assert!(hosts.allow("Lichess.org") && hosts.allow("live.example.org"));
    /// assert!(!hosts.allow("example.org") && !hosts.allow("notlichess.org"));
    /// assert!(!Hosts::parse("").allow("lichess.org"));
    /// ```
    pub fn parse(text: &str) -> Self {
        let names = text
            .split(|sign: char| sign == ',' || sign.is_whitespace())
            .filter(|name| !name.is_empty());
        Self(names.map(str::to_ascii_lowercase).collect())
    }

    /// Whether no host is allowed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a host may be asked.
    pub fn allow(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_ascii_lowercase();
        self.0.iter().any(|name| match name.strip_prefix('*') {
            Some("") => true,
            Some(below) => host.len() > below.len() && host.ends_with(below),
            None => host == *name,
        })
    }

    /// The names, for people.
    pub fn names(&self) -> &[String] {
        &self.0
    }
}
