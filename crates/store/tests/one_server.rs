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
    let store = Store::open_alone(&database).await.unwrap();
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
    let first = Store::open_alone(&database).await.unwrap();
    let refused = Store::open_alone(&database).await.unwrap_err();
    assert!(matches!(&refused, StoreError::InUse(path) if *path == database), "{refused}");
    assert!(refused.to_string().starts_with("another Tiebreak server is running on "), "{refused}");
    // By another name it is the same file.
    std::os::unix::fs::symlink(&database, folder.file("alias.db")).unwrap();
    assert!(matches!(Store::open_alone(&folder.file("alias.db")).await, Err(StoreError::InUse(_))));
    // Commands that only look are not kept away, and a server that has ended leaves nothing behind.
    let looking = Store::open(&database).await.unwrap();
    assert!(looking.events().await.unwrap().is_empty());
    first.close().await;
    drop(first);
    Store::open_alone(&database).await.unwrap();
}

/// A newer program that is refused has not brought the tables of the running one up to date behind
/// its back.
#[tokio::test]
async fn who_is_refused_has_touched_nothing() {
    let folder = Scratch::new("store");
    let database = folder.file("tiebreak.db");
    let running = Store::open_alone(&database).await.unwrap();
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{database}")).await.unwrap();
    // As if the program that runs knew fewer steps.
    sqlx::raw_sql(
        "DELETE FROM tables_version WHERE number > 8; ALTER TABLE webhook_told RENAME TO before",
    )
    .execute(&pool)
    .await
    .unwrap();
    assert!(matches!(Store::open_alone(&database).await, Err(StoreError::InUse(_))));
    let (version,): (i64,) =
        sqlx::query_as("SELECT MAX(number) FROM tables_version").fetch_one(&pool).await.unwrap();
    assert_eq!(version, 8);
    running.close().await;
}
