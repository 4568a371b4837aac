//! The API routes, and the OpenAPI document made from their handlers.

use super::{
    amendments, answers, conditional, document, entries, events, feed, regulations, scenarios,
    schemas, sites, stream, webhooks,
};
use crate::App;
use crate::infra::base_path::BasePath;
use crate::infra::problem::{ApiProblem, Problem};
use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Routes for everything but entries: reading, adding events, regulations, webhooks.
fn looking() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(events::list, events::create))
        .routes(routes!(events::show))
        .routes(routes!(events::ruling))
        .routes(routes!(events::record))
        .routes(routes!(scenarios::show))
        .routes(routes!(stream::stream))
        .routes(routes!(feed::show))
        .routes(routes!(feed::stream))
        .routes(routes!(regulations::list))
        .routes(routes!(regulations::check))
        .routes(routes!(regulations::own, regulations::create))
        .routes(routes!(regulations::show, regulations::save))
        .routes(routes!(regulations::versions))
        .routes(routes!(regulations::version))
        .routes(routes!(schemas::list))
        .routes(routes!(schemas::show))
        .routes(routes!(answers::preview))
        .routes(routes!(amendments::amend))
        .routes(routes!(amendments::preview))
        .routes(routes!(webhooks::list, webhooks::create))
        .routes(routes!(webhooks::remove))
        .routes(routes!(webhooks::resume))
}

/// Routes that add entries to records.
fn conducting() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(answers::answer))
        .routes(routes!(entries::withdraw))
        .routes(routes!(entries::depart))
        .routes(routes!(entries::leave))
        .routes(routes!(entries::rest))
        .routes(routes!(entries::note))
        .routes(routes!(entries::promise))
        .routes(routes!(entries::source))
}

fn described() -> OpenApiRouter<App> {
    looking().merge(conducting())
}

/// The OpenAPI document of a server at the root, as JSON.
pub fn openapi() -> String {
    openapi_under(&BasePath::default())
}

fn openapi_under(base: &BasePath) -> String {
    let (_, described) = OpenApiRouter::<App>::new().nest("/api/v1", described()).split_for_parts();
    format!("{:#}\n", document::completed(&described, base))
}

/// All API routes except those that add entries.
pub fn routes() -> Router<App> {
    let (router, _) = looking().split_for_parts();
    let document = async |State(app): State<App>| {
        ([(header::CONTENT_TYPE, "application/json")], openapi_under(&app.settings.base_path))
            .into_response()
    };
    dressed(
        router
            .route("/openapi.json", get(document))
            .fallback(async || ApiProblem(Problem::not_found("address of this kind".to_owned()))),
    )
}

/// Routes that add entries. They wait for the disk and for nothing else that takes long.
pub fn entering() -> Router<App> {
    dressed(conducting().split_for_parts().0)
}

fn dressed(router: Router<App>) -> Router<App> {
    router
        .layer(axum::middleware::from_fn(conditional::answer))
        .layer(sites::all())
        .layer(axum::middleware::from_fn(sites::some))
}
