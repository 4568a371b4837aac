//! The language of the reader of a page: from the address, else from the choice at the foot of a
//! page, else from the browser.

use super::cookie_named;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use std::convert::Infallible;
use tiebreak_report::Language;

/// The name of the cookie that holds the chosen language.
pub const LANGUAGE_COOKIE: &str = "tiebreak_language";

/// The language of the reader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reader(pub Language);

impl Reader {
    /// The language that a request asks for. Unknown languages are ignored, wherever they are
    /// given.
    pub fn from_parts(parts: &Parts) -> Self {
        let asked = parts.uri.query().and_then(asked).and_then(Language::of_tag);
        let chosen = || cookie_named(&parts.headers, LANGUAGE_COOKIE).and_then(Language::of_tag);
        let accepted = || {
            parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(Language::accepted)
        };
        Self(asked.or_else(chosen).or_else(accepted).unwrap_or_default())
    }
}

/// The value of `lang` in the query of an address.
fn asked(query: &str) -> Option<&str> {
    query.split('&').find_map(|pair| pair.strip_prefix("lang="))
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::from_parts(parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn language(address: &str, headers: &[(&str, &str)]) -> Language {
        let mut request = Request::get(address);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Reader::from_parts(&request.body(()).unwrap().into_parts().0).0
    }

    #[test]
    fn the_address_goes_before_what_was_chosen_before_what_the_browser_likes() {
        let browser = ("accept-language", "sv-SE,sv;q=0.9,en;q=0.5");
        let chosen = ("cookie", "tiebreak_session=x; tiebreak_language=nl");
        assert_eq!(language("/", &[]), Language::En);
        assert_eq!(language("/", &[browser]), Language::Sv);
        assert_eq!(language("/", &[browser, chosen]), Language::Nl);
        assert_eq!(language("/?page=2&lang=de", &[browser, chosen]), Language::De);
        assert_eq!(
            language("/?lang=tlh", &[browser]),
            Language::Sv,
            "a language that there is not"
        );
    }
}
