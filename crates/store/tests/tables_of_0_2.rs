//! A database that release 0.2 made stays as it is: same tables, same rows, same version.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_store::Store;

const SQLITE: &str = include_str!("releases/0.2-tables-sqlite.sql");
const POSTGRES: &str = include_str!("releases/0.2-tables-postgres.sql");
/// What release 0.2 notes of its steps, one account and one event with its line.
const ROWS: &str = "CREATE TABLE tables_version (number BIGINT PRIMARY KEY);
    INSERT INTO tables_version (number) VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11);
    INSERT INTO account (name, role, password, created) VALUES ('Ann', 'administrator', 'x', 1);
    INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created)
        VALUES ('cup', 'Cup', 'cup.toml', 'a', 'rules.toml', 'b', 'Ann', 1);
    INSERT INTO line (event, number, text, hash) VALUES ('cup', 1, 'first', 'hash');
    INSERT INTO event_state (event, position, day, state, sport, regulation, words, head, form, changed, title, card)
        VALUES ('cup', 9, '', '', 'chess', '', 'cup', 'hash', 3, 1, 'Cup', '');";

#[tokio::test]
async fn on_sqlite() {
    let folder = Scratch::new("tables-0.2");
    let (old, new) = (folder.file("old.db"), folder.file("new.db"));
    let pool = sqlx::SqlitePool::connect(&format!("sqlite://{old}?mode=rwc")).await.unwrap();
    for text in [SQLITE, ROWS] {
        sqlx::raw_sql(text).execute(&pool).await.unwrap();
    }
    pool.close().await;
    goes_on(&old).await;
    drop(Store::open(&new).await.unwrap());
    let schema =
        "SELECT type || ' ' || name || ' ' || COALESCE(sql, '') FROM sqlite_master ORDER BY 1";
    let mut schemas = Vec::new();
    for file in [&old, &new] {
        let pool = sqlx::SqlitePool::connect(&format!("sqlite://{file}")).await.unwrap();
        let all: Vec<String> = sqlx::query_scalar(schema).fetch_all(&pool).await.unwrap();
        let all = all.into_iter().filter(|one| !one.contains("tables_version"));
        schemas.push(all.collect::<Vec<_>>());
    }
    assert_eq!(schemas[0], schemas[1]);
}

#[tokio::test]
async fn on_postgres() {
    let server = Postgres::start();
    let (old, new) = (server.database(), server.database());
    let pool = sqlx::PgPool::connect(&old).await.unwrap();
    for text in [POSTGRES, ROWS] {
        sqlx::raw_sql(text).execute(&pool).await.unwrap();
    }
    pool.close().await;
    goes_on(&old).await;
    drop(Store::open(&new).await.unwrap());
    let schema = "SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable
            || ' ' || COALESCE(column_default, '') FROM information_schema.columns
            WHERE table_schema = current_schema()
        UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()
        UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
        UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
            WHERE connamespace = current_schema()::regnamespace
        UNION ALL SELECT prosrc FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
        ORDER BY 1";
    let mut schemas: Vec<Vec<String>> = Vec::new();
    for database in [&old, &new] {
        let pool = sqlx::PgPool::connect(database).await.unwrap();
        schemas.push(sqlx::query_scalar(schema).fetch_all(&pool).await.unwrap());
    }
    assert!(schemas[0].len() > 100, "{:?}", schemas[0]);
    assert_eq!(schemas[0], schemas[1]);
}

async fn goes_on(database: &str) {
    let store = Store::open(database).await.unwrap();
    assert_eq!(store.event("cup").await.unwrap().unwrap().title, "Cup");
    assert!(store.account("Ann").await.unwrap().unwrap().0.conducts("cup"));
    assert_eq!(store.state("cup").await.unwrap().unwrap().sport, "chess");
    store.append("cup", "hash", "second").await.unwrap();
    assert_eq!(store.lines("cup").await.unwrap(), ["first", "second"]);
    store.close().await;
}
