//! Addresses of accounts.

use super::{login, own_account, people, second_factor, setup};
use crate::App;
use axum::Router;
use axum::routing::{get, post};

/// Login, the reader's own account, and the accounts of others for administrators.
pub fn accounts() -> Router<App> {
    Router::new()
        .route("/login", get(login::show).post(login::log_in))
        .route("/login/code", get(login::ask_code).post(login::take_code))
        .route("/logout", post(login::log_out))
        .route("/setup/{secret}", get(setup::show).post(setup::set))
        .route("/account", get(own_account::show))
        .route("/account/password", post(own_account::change_password))
        .route("/account/sessions/end", post(own_account::end_session))
        .route("/account/sessions/end-others", post(own_account::end_other_sessions))
        .route("/account/second-factor", post(second_factor::begin))
        .route("/account/second-factor/confirm", post(second_factor::confirm))
        .route("/account/second-factor/end", post(second_factor::end))
        .route("/account/tokens", post(own_account::add_token))
        .route("/account/tokens/revoke", post(own_account::revoke_token))
        .route("/people", get(people::show).post(people::invite))
        .route("/people/{name}/events", post(people::assign))
        .route("/people/{name}/remove", post(people::remove))
}
