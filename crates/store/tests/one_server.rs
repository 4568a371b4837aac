//! An SQLite file: its owner's alone, and one server's.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::os::unix::fs::PermissionsExt;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_store::{Store, StoreError};

fn mode(path: &str) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn the_file_is_its_owners_alone() {
    let folder = Scratch::new("store");
    let database = folder.file("tiebreak.db");
    let store = Store::open(&database).await.unwrap();
    store.claim().unwrap();
    for end in ["", "-wal", "-shm", ".lock"] {
        assert_eq!(mode(&format!("{database}{end}")), 0o600, "{end}");
    }
    store.close().await;
    // As an earlier version left it.
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).unwrap();
    let _store = Store::open(&database).await.unwrap();
    assert_eq!(mode(&database), 0o600);
}

#[tokio::test]
async fn a_second_server_is_refused_in_words() {
    let folder = Scratch::new("store");
    let database = folder.file("tiebreak.db");
    let first = Store::open(&database).await.unwrap();
    first.claim().unwrap();
    let second = Store::open(&database).await.unwrap();
    let refused = second.claim().unwrap_err();
    assert!(matches!(&refused, StoreError::InUse(path) if *path == database), "{refused}");
    assert!(refused.to_string().starts_with("another Tiebreak server is running on "), "{refused}");
    // By another name it is the same file.
    std::os::unix::fs::symlink(&database, folder.file("alias.db")).unwrap();
    let alias = Store::open(&folder.file("alias.db")).await.unwrap();
    assert!(matches!(alias.claim(), Err(StoreError::InUse(_))));
    // Commands that only look are not kept away, and a server that has ended leaves nothing behind.
    assert!(second.events().await.unwrap().is_empty());
    first.close().await;
    drop(first);
    second.claim().unwrap();
}
