//! The sources in which the features list their routes.

use std::path::PathBuf;

/// All `routes.rs` of the crate but that of the interface for programs, one after the other.
pub fn page_routes() -> String {
    let sources = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
    let features = std::fs::read_dir(&sources).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = features
        .filter(|path| path.is_dir() && !path.ends_with("api"))
        .map(|feature| feature.join("routes.rs"))
        .filter(|file| file.exists())
        .collect();
    files.push(sources.join("routes.rs"));
    files.sort();
    assert!(files.len() > 5, "{files:?}");
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}
