//! The language of the pages. A reader chooses it at the foot of any page, and a cookie keeps it.

use crate::App;
use crate::accounts::access::language_cookie;
use crate::accounts::login::own_path;
use crate::infra::problem::Problem;
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use tiebreak_report::Language;

/// The fields of the form.
#[derive(Debug, serde::Deserialize)]
pub struct LanguageForm {
    language: String,
}

/// `POST /language`: keeps the choice and returns to the page with the form.
pub async fn set(
    State(app): State<App>,
    headers: HeaderMap,
    Form(chosen): Form<LanguageForm>,
) -> Result<Response, Problem> {
    let mut response =
        Redirect::to(&came_from(&headers, app.settings.base_path.as_str())).into_response();
    // An unknown language changes nothing.
    if let Some(language) = Language::of_tag(&chosen.language) {
        language_cookie(&app, response.headers_mut(), language)?;
    }
    Ok(response)
}

/// The path of the page with the form. It omits a language in the query, which would override the
/// choice, and the base path, which is added to every response.
fn came_from(headers: &HeaderMap, base: &str) -> String {
    let referer = headers.get(header::REFERER).and_then(|referer| referer.to_str().ok());
    let Some(Ok(uri)) = referer.map(str::parse::<Uri>) else { return "/".to_owned() };
    let kept: Vec<&str> = uri
        .query()
        .unwrap_or_default()
        .split('&')
        .filter(|pair| !pair.starts_with("lang="))
        .collect();
    let kept = kept.join("&");
    let path = uri.path().strip_prefix(base).unwrap_or(uri.path());
    own_path(&if kept.is_empty() { path.to_owned() } else { format!("{path}?{kept}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(referer: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(header::REFERER, referer.parse().unwrap());
        came_from(&headers, "/chess")
    }

    #[test]
    fn back_to_where_it_was_chosen() {
        assert_eq!(from("http://localhost:8080/events/cup?page=2&lang=de"), "/events/cup?page=2");
        assert_eq!(from("https://example.org//evil.example/x"), "/", "never to another site");
        assert_eq!(from("nonsense here"), "/");
        assert_eq!(
            from("http://localhost:8080/chess/events/cup"),
            "/events/cup",
            "the path of the site comes again"
        );
        assert_eq!(came_from(&HeaderMap::new(), ""), "/");
    }
}
