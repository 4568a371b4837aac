//! New events: uploaded files, typed crosstables, the bundled examples.
//!
//! A file from outside is first read in a child process with limits of memory and time
//! (`file_reader`). Between the upload and the decision, it is kept in the database.

pub mod account_page;
pub mod choices;
pub mod demo;
pub mod file_reader;
pub mod grid;
pub mod grid_page;
pub mod new_event;
pub mod routes;
pub mod upload;
pub mod upload_page;
