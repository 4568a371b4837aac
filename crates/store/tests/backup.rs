//! Everything comes back, from either database into either, whole or not at all.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_model::lots::sha256;
use tiebreak_store::{
    AccountInvitation, BackupFile, EventRow, NewVersion, Role, Scope, Store, StoreError, TokenRow,
    WebhookRow,
};

fn run<T>(test: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(test)
}

fn event(slug: &str) -> EventRow {
    EventRow {
        slug: slug.into(),
        title: "Cup <b>½</b> \u{202e}".into(),
        file: "cup.toml".into(),
        text: "title = \"Cup\"\n\ttabs and 'quotes'\n".into(),
        regulation_file: "rules.toml".into(),
        regulation_text: "id = 'rules'\n".into(),
        created_by: "ann".into(),
        created: 7,
    }
}

async fn filled(database: &str) -> Store {
    let store = Store::open(database).await.unwrap();
    store.create_account("ann", Role::Administrator, "hash", 1).await.unwrap();
    store.create_account("zoë", Role::Arbiter, "other", 2).await.unwrap();
    for slug in ["cup", "open", "gone"] {
        store.create_event(&event(slug), "first").await.unwrap();
    }
    store.append("cup", &sha256(b"first"), "{\"second\": \"\\u0000 ½\"}").await.unwrap();
    store.remove_event("gone", &sha256(b"first"), "ann", 9).await.unwrap();
    store.assign("zoë", "cup", true).await.unwrap();
    let token = TokenRow {
        hash: "t".into(),
        label: "relay".into(),
        created: 5,
        scope: Scope::Answer,
        expires: Some(99),
        event: Some("cup".into()),
        ..TokenRow::default()
    };
    store.add_token("ann", &token).await.unwrap();
    let version = NewVersion { title: "Own", text: "id = 1", mistakes: 1, by: "ann", at: 3 };
    store.create_regulation("own-x", version).await.unwrap();
    store.save_regulation("own-x", 1, NewVersion { mistakes: 0, ..version }).await.unwrap();
    store.share_regulation("own-x", "zoë", true).await.unwrap();
    store.add_webhook(&webhook()).await.unwrap();
    store
}

fn webhook() -> WebhookRow {
    WebhookRow {
        id: "w".into(),
        account: "ann".into(),
        event: String::new(),
        url: "https://example.org/".into(),
        secret: "whsec_eA==".into(),
        created: 4,
        failures: 0,
        due: 0,
        outcome: String::new(),
    }
}

/// What `filled` put in, asked of another store.
async fn is_there(database: &str) {
    let store = Store::open(database).await.unwrap();
    assert_eq!(store.event("cup").await.unwrap(), Some(event("cup")));
    assert_eq!(store.lines("cup").await.unwrap(), ["first", "{\"second\": \"\\u0000 ½\"}"]);
    assert_eq!(store.events().await.unwrap().len(), 2);
    assert_eq!(store.removals().await.unwrap()[0].event, "gone");
    let (ann, password) = store.account("ann").await.unwrap().unwrap();
    assert_eq!((ann.role, password.as_str()), (Role::Administrator, "hash"));
    let (zoe, _) = store.account("zoë").await.unwrap().unwrap();
    assert_eq!((zoe.role, zoe.conducts("cup"), zoe.conducts("open")), (Role::Arbiter, true, false));
    let (_, token) = store.token("t", 98).await.unwrap().unwrap();
    assert_eq!(
        (token.scope, token.expires, token.event.as_deref()),
        (Scope::Answer, Some(99), Some("cup"))
    );
    assert!(store.token("t", 99).await.unwrap().is_none(), "it has ended");
    assert_eq!(store.regulation_versions("own-x").await.unwrap().len(), 2);
    assert_eq!(store.regulation_shared_with("own-x").await.unwrap(), ["ann", "zoë"]);
    assert_eq!(store.webhooks("ann").await.unwrap(), [webhook()]);
    assert_eq!(
        store.untold(&webhook()).await.unwrap(),
        [],
        "it was told of everything up to the backup"
    );
    // It goes on where it was: the record, and what nobody may change.
    let head = store.head("cup").await.unwrap().unwrap();
    store.append("cup", &head.hash, "third").await.unwrap();
    assert!(matches!(store.create_event(&event("gone"), "x").await, Err(StoreError::Taken(_))));
}

async fn back_up(database: &str, to: &Path) {
    let mut bytes = Vec::new();
    let copied = Store::back_up(database, "test", &mut bytes).await.unwrap();
    assert_eq!((copied.events, copied.lines, copied.accounts), (2, 3, 2));
    std::fs::write(to, bytes).unwrap();
}

#[test]
fn from_either_database_into_either() {
    let (folder, server) = (Scratch::new("backup"), Postgres::start());
    let file = folder.path().join("all.backup");
    run(async {
        for (number, from) in [folder.file("from.db"), server.database()].into_iter().enumerate() {
            drop(filled(&from).await);
            back_up(&from, &file).await;
            let to = [folder.file(&format!("restored{number}.db")), server.database()];
            for to in &to {
                Store::restore(&file, to).await.unwrap();
                is_there(to).await;
            }
            let to = [folder.file(&format!("moved{number}.db")), server.database()];
            for to in &to {
                Store::copy(&from, to).await.unwrap();
                is_there(to).await;
            }
            // What was copied from stays as it was.
            back_up(&from, &folder.path().join("again.backup")).await;
        }
    });
}

/// A line goes in behind every other; what a backup holds of a record is its beginning, and no line
/// is missing in it.
fn while_it_is_written_to(database: &str) {
    let folder = Scratch::new("busy");
    run(async {
        let store = filled(database).await;
        let stop = Arc::new(AtomicBool::new(false));
        let writing = tokio::spawn({
            let (store, stop) = (store.clone(), stop.clone());
            async move {
                let mut written = 0;
                while !stop.load(Ordering::Relaxed) {
                    let head = store.head("open").await.unwrap().unwrap();
                    store
                        .append("open", &head.hash, &format!("line {}", head.number + 1))
                        .await
                        .unwrap();
                    store.create_event(&event(&format!("new-{written}")), "first").await.unwrap();
                    written += 1;
                }
                written
            }
        });
        while store.head("open").await.unwrap().unwrap().number < 20 {
            tokio::task::yield_now().await;
        }
        for number in 0..5 {
            let mut bytes = Vec::new();
            Store::back_up(database, "test", &mut bytes).await.unwrap();
            let (file, to) =
                (folder.path().join("busy.backup"), folder.file(&format!("busy{number}.db")));
            std::fs::write(&file, bytes).unwrap();
            Store::restore(&file, &to).await.unwrap();
            let copy = Store::open(&to).await.unwrap();
            let lines = copy.lines("open").await.unwrap();
            let wanted: Vec<String> = (1..=lines.len())
                .map(|number| if number == 1 { "first".into() } else { format!("line {number}") })
                .collect();
            assert!(lines.len() >= 20 && lines == wanted, "{lines:?}");
            // The writer makes an event behind each line: one moment holds at most one line more
            // than events.
            let made = copy.events().await.unwrap().len() - 2;
            assert!(
                made == lines.len() - 1 || made == lines.len() - 2,
                "{made} events, {} lines",
                lines.len()
            );
        }
        stop.store(true, Ordering::Relaxed);
        assert!(writing.await.unwrap() >= 20);
    });
}

#[test]
fn a_backup_while_it_is_written_to() {
    let folder = Scratch::new("backup");
    while_it_is_written_to(&folder.file("busy.db"));
    let server = Postgres::start();
    while_it_is_written_to(&server.database());
}

#[test]
fn what_is_not_whole_is_refused_and_nothing_is_written() {
    let folder = Scratch::new("backup");
    let (from, file, bad) =
        (folder.file("from.db"), folder.path().join("all"), folder.path().join("bad"));
    run(async {
        drop(filled(&from).await);
        back_up(&from, &file).await;
        let whole = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        let cases = [
            (String::new(), "first line"),
            ("nonsense\n".into(), "first line"),
            (lines[..lines.len() - 1].join("\n") + "\n", "ends in the middle"),
            (whole[..whole.len() / 2].to_owned(), "ends in the middle"),
            (whole.replace("relay", "delay"), "was changed"),
            (format!("{whole}[]\n"), "was changed"),
            (whole.replacen("\"tables\":", "\"tables\":9", 1), "knows versions up to"),
        ];
        for (text, why) in cases {
            std::fs::write(&bad, &text).unwrap();
            let to = folder.file("nothing.db");
            let error = Store::restore(&bad, &to).await.unwrap_err().to_string();
            assert!(error.contains(why), "{why}: {error}");
            assert!(!Path::new(&to).exists(), "{why}: the database was made");
        }
        // A line that was changed, with the hash of the file made again.
        let forged = whole.replace("{\\\"second\\\"", "{\\\"fecond\\\"");
        assert_ne!(forged, whole);
        let body: String =
            forged.lines().take(lines.len() - 1).flat_map(|line| [line, "\n"]).collect();
        let rows = lines.iter().filter(|line| line.starts_with('[')).count();
        let last = format!("{{\"rows\":{rows},\"sha256\":\"{}\"}}\n", sha256(body.as_bytes()));
        std::fs::write(&bad, body + &last).unwrap();
        assert_eq!(BackupFile::open(&bad).unwrap().rows, rows as u64);
        let to = folder.file("forged.db");
        let error = Store::restore(&bad, &to).await.unwrap_err().to_string();
        assert!(error.contains("does not have the hash"), "{error}");
        Store::restore(&file, &to).await.unwrap();
        is_there(&to).await;
    });
}

#[test]
fn only_an_empty_database_is_filled() {
    let (folder, server) = (Scratch::new("backup"), Postgres::start());
    let file = folder.path().join("all");
    run(async {
        let from = folder.file("from.db");
        drop(filled(&from).await);
        back_up(&from, &file).await;
        for to in [folder.file("to.db"), server.database()] {
            // A server was started on it and nobody has been there: that is empty.
            let store = Store::open(&to).await.unwrap();
            let link = AccountInvitation {
                account: String::new(),
                role: Role::Administrator,
                expires: i64::MAX,
            };
            store.invite("hash", &link).await.unwrap();
            drop(store);
            Store::restore(&file, &to).await.unwrap();
            let store = Store::open(&to).await.unwrap();
            assert_eq!(
                store.invitation("hash", 0).await.unwrap(),
                None,
                "a link of the empty server makes nobody administrator"
            );
            drop(store);
            for _ in 0..2 {
                let again = Store::restore(&file, &to).await.unwrap_err();
                assert!(matches!(again, StoreError::NotEmpty("account")), "{again}");
                let moved = Store::copy(&from, &to).await.unwrap_err();
                assert!(matches!(moved, StoreError::NotEmpty("account")), "{moved}");
            }
            is_there(&to).await;
        }
        let nowhere =
            Store::back_up(&folder.file("none.db"), "test", &mut Vec::new()).await.unwrap_err();
        assert!(nowhere.to_string().contains("there is no database"), "{nowhere}");
        assert!(!Path::new(&folder.file("none.db")).exists());
        let empty = Store::back_up(&server.database(), "test", &mut Vec::new()).await.unwrap_err();
        assert!(matches!(empty, StoreError::NoTables), "{empty}");
    });
}

/// The tables of release 0.1 for either database, and the hashes of their files on the day of the
/// release.
const TABLES_0_1: [(&str, &str, &str); 6] = [
    (
        "sqlite",
        concat!(
            include_str!("../migrations/0001.sql"),
            include_str!("../migrations/sqlite/0001.sql")
        ),
        "6a4bf9eac89f52a17f51f691eddc593083d2cb589f402444a371f368753091c7",
    ),
    (
        "sqlite",
        concat!(
            include_str!("../migrations/0002.sql"),
            include_str!("../migrations/sqlite/0002.sql")
        ),
        "3f8fb593385d2a20bb58bce1c5c28223bea7147803798f6c15ebec6b4761bef7",
    ),
    (
        "sqlite",
        concat!(
            include_str!("../migrations/0003.sql"),
            include_str!("../migrations/sqlite/0003.sql")
        ),
        "311bf55802bf298be752b4c08e04a48ad3c6c281cf78e8e2a23f1ba24ab328ef",
    ),
    (
        "postgres",
        concat!(
            include_str!("../migrations/0001.sql"),
            include_str!("../migrations/postgres/0001.sql")
        ),
        "575eb2240d8736affa0a33917afacb5e62e20477d9022ac5abe94f375f146a76",
    ),
    (
        "postgres",
        concat!(
            include_str!("../migrations/0002.sql"),
            include_str!("../migrations/postgres/0002.sql")
        ),
        "ae43b9623f0bb7c18fa7fdd5fd5a68ad52b4335bf3d3988602a0bb5f7cf34986",
    ),
    (
        "postgres",
        concat!(
            include_str!("../migrations/0003.sql"),
            include_str!("../migrations/postgres/0003.sql")
        ),
        "e40a68beb2be36bb7879df0dedd1ffd1f188d3560444c3bdfbc71b531082e3de",
    ),
];
/// The event that release 0.1 kept.
const TATA: &str = "tata-steel-masters-2024";

/// The tables of release 0.1, and the rows by its own statements (`releases/make.py`).
async fn release_0_1(database: &str) {
    let kind = if database.starts_with("postgres") { "postgres" } else { "sqlite" };
    let steps = TABLES_0_1.iter().filter(|(of, ..)| *of == kind).map(|(_, step, hash)| {
        assert_eq!(sha256(step.as_bytes()), *hash, "what is published is never changed");
        *step
    });
    let steps: Vec<&str> = steps.chain([include_str!("releases/0.1.sql")]).collect();
    if kind == "postgres" {
        let pool = sqlx::PgPool::connect(database).await.unwrap();
        for step in steps {
            sqlx::raw_sql(step).execute(&pool).await.unwrap();
        }
    } else {
        let pool =
            sqlx::SqlitePool::connect(&format!("sqlite://{database}?mode=rwc")).await.unwrap();
        for step in steps {
            sqlx::raw_sql(step).execute(&pool).await.unwrap();
        }
    }
}

async fn is_release_0_1(database: &str) {
    let store = Store::open(database).await.unwrap();
    let lines = store.lines(TATA).await.unwrap();
    assert_eq!(lines.len(), 6);
    assert!(
        lines[0].contains("\"program\":\"tiebreak 0.1.0\"")
            && lines[5].contains("The hall is cold <b>½</b>")
    );
    assert_eq!(
        store.event(TATA).await.unwrap().unwrap().regulation_file,
        "regulations/chess/tata-steel-masters-2023.toml"
    );
    let (ann, password) = store.account("Ann").await.unwrap().unwrap();
    assert!(
        ann.role == Role::Administrator && password.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
        "{password}"
    );
    assert!(store.account("Ben Arbiter").await.unwrap().unwrap().0.conducts(TATA));
    let (_, token) = store.token(&sha256(b"token of 0.1"), i64::MAX).await.unwrap().unwrap();
    assert_eq!(
        (token.scope, token.expires, token.event),
        (Scope::Manage, None, None),
        "an old token may what it could"
    );
    let versions = store.regulation_versions("own-club").await.unwrap();
    assert_eq!(
        versions.iter().map(|version| version.title.as_str()).collect::<Vec<_>>(),
        ["Club cup", "Club"]
    );
    assert_eq!(store.removals().await.unwrap()[0].event, "brought-in-by-mistake");
    let head = store.head(TATA).await.unwrap().unwrap();
    assert_eq!(head.hash, sha256(lines[5].as_bytes()));
    store.append(TATA, &head.hash, "one line more").await.unwrap();
}

#[test]
fn from_the_release_before() {
    let (folder, server) = (Scratch::new("release"), Postgres::start());
    let file = folder.path().join("old.backup");
    run(async {
        for (number, old) in [folder.file("old.db"), server.database()].into_iter().enumerate() {
            release_0_1(&old).await;
            // A backup with the new program, before anything is changed; its tables are made as
            // they were and then brought up to date.
            let mut bytes = Vec::new();
            Store::back_up(&old, "test", &mut bytes).await.unwrap();
            std::fs::write(&file, bytes).unwrap();
            assert_eq!(BackupFile::open(&file).unwrap().version, 3);
            for to in [folder.file(&format!("restored{number}.db")), server.database()] {
                Store::restore(&file, &to).await.unwrap();
                is_release_0_1(&to).await;
            }
            let moved = server.database();
            Store::copy(&old, &moved).await.unwrap();
            is_release_0_1(&moved).await;
            // Into tables that are newer already it cannot go: the steps between would be left out.
            let newer = folder.file(&format!("newer{number}.db"));
            drop(Store::open(&newer).await.unwrap());
            assert!(matches!(
                Store::restore(&file, &newer).await,
                Err(StoreError::TablesTooNew { .. })
            ));
            // And the database itself, as a server finds it.
            is_release_0_1(&old).await;
        }
    });
}
