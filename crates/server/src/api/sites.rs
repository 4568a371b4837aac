//! Which sites' pages may read a response: most responses may be read by all, a feed only by the
//! sites that its event names.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use tower_http::cors::{Any, CorsLayer};

/// Attached to a response: only pages of these sites may read it.
#[derive(Debug, Clone)]
pub struct Sites(pub Vec<String>);

/// Lets pages of other sites read public responses, and more with a token. Pages of other sites
/// cannot write.
pub fn all() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::HEAD])
        .allow_headers([
            header::ACCEPT,
            header::AUTHORIZATION,
            header::IF_NONE_MATCH,
            HeaderName::from_static("last-event-id"),
        ])
        .expose_headers([header::ETAG, header::RETRY_AFTER])
}

/// Narrows what [`all`] allows, for responses meant only for some sites.
pub async fn some(request: Request, next: Next) -> Response {
    let origin = request.headers().get(header::ORIGIN).cloned();
    let mut response = next.run(request).await;
    if let Some(Sites(sites)) = response.extensions_mut().remove() {
        let headers = response.headers_mut();
        headers.remove(header::ACCESS_CONTROL_ALLOW_ORIGIN);
        headers.append(header::VARY, HeaderValue::from_static("origin"));
        let named =
            origin.filter(|origin| sites.iter().any(|site| origin.as_bytes() == site.as_bytes()));
        if let Some(origin) = named {
            headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        }
    }
    response
}
