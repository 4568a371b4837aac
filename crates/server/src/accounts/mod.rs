//! Accounts: login, sessions, one-time codes, invitations, tokens, names of removed accounts.

pub mod access;
pub mod former_names;
pub mod login;
pub mod own_account;
pub mod people;
pub mod routes;
pub mod second_factor;
pub mod setup;
