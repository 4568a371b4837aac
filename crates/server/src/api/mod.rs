//! The same for programs: JSON under `/api/v1`, bearer tokens, an OpenAPI document made from the handlers themselves.

mod amendments;
mod answers;
mod entries;
mod events;
mod regulations;
mod schemas;

use crate::App;
use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Conducts tie-breaks from other programs: the same record, the same rights, the same refusals as the pages.
#[derive(OpenApi)]
#[openapi(info(title = "Tiebreak", version = "1"), modifiers(&Bearer))]
struct Document;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(events::list, events::create))
        .routes(routes!(events::show))
        .routes(routes!(events::ruling))
        .routes(routes!(events::record))
        .routes(routes!(events::scenarios))
        .routes(routes!(regulations::list))
        .routes(routes!(regulations::check))
        .routes(routes!(regulations::own, regulations::create))
        .routes(routes!(regulations::show, regulations::save))
        .routes(routes!(regulations::versions))
        .routes(routes!(regulations::version))
        .routes(routes!(schemas::list))
        .routes(routes!(schemas::show))
        .routes(routes!(answers::answer))
        .routes(routes!(answers::preview))
        .routes(routes!(amendments::amend))
        .routes(routes!(amendments::preview))
        .routes(routes!(entries::withdraw))
        .routes(routes!(entries::depart))
        .routes(routes!(entries::leave))
        .routes(routes!(entries::rest))
        .routes(routes!(entries::note))
        .routes(routes!(entries::promise))
        .routes(routes!(entries::source))
}

/// The OpenAPI document.
pub fn openapi() -> String {
    let (_, document) = OpenApiRouter::<App>::new().nest("/api/v1", described()).split_for_parts();
    document.to_pretty_json().unwrap_or_default() + "\n"
}

pub(crate) fn routes() -> Router<App> {
    let (router, _) = described().split_for_parts();
    let document = async || ([(header::CONTENT_TYPE, "application/json")], openapi()).into_response();
    router.route("/openapi.json", get(document))
}
