//! Regulations as readers see them: the list, one regulation clause by clause, its file.

pub mod list;
pub mod page;
pub mod routes;
