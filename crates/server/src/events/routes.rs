//! Addresses of the front page and of the pages of an event.

use super::{bridge_boards, card, front_page, oembed, page, removal, round, visibility};
use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// Pages that are ready in memory, or quick to make.
pub fn public() -> Router<App> {
    Router::new()
        .route("/", get(front_page::list))
        .route("/events/{slug}", get(page::show))
        .route("/events/{slug}/rounds/{round}", get(round::show))
        .route("/events/{slug}/card.png", get(card::of_event))
        .route("/card.png", get(card::of_site))
        .route("/oembed", get(oembed::answer))
}

/// Pages drawn on request, in the readers' lane.
pub fn drawn() -> Router<App> {
    Router::new()
        .route("/events/{slug}/boards", get(bridge_boards::list))
        .route("/events/{slug}/boards/{number}", get(bridge_boards::board))
        .route("/events/{slug}/cards/{number}", get(bridge_boards::card))
}

/// Pages that an arbiter's request has to read, rule or draw.
pub fn conducted() -> Router<App> {
    Router::new()
        .route("/events/{slug}/remove", get(removal::show).post(removal::remove))
        .route("/events/{slug}/audience", post(visibility::set))
}
