//! A server on the database of the release before: everybody gets in as before, everything is
//! shown, and records verify.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Site, Visitor, form};
use serde_json::json;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_record::Record;

const TATA: &str = "/events/tata-steel-masters-2024";
/// What release 0.1 kept, by its own statements: `crates/store/tests/releases/make.py`.
const ROWS: &str = include_str!("../../store/tests/releases/0.1.sql");

fn goes_on(site: &Site) {
    let nobody = Visitor::new(&site.url);
    assert_eq!(site.link, "", "there is an administrator");
    for page in ["", "/board", "/what-if", "/protocol", "/regulation", "/record", "/file"] {
        assert_eq!(nobody.get(&format!("{TATA}{page}")).status, 200, "{page}");
    }
    assert!(nobody.get("/").text.contains("Tata Steel Masters 2024"));
    // The game that was corrected, and the note with what looks like markup.
    let ann = nobody.with("cookie", "tiebreak_session=session of 0.1");
    let log = ann.get(&format!("{TATA}/log"));
    assert_eq!(log.status, 200, "a session goes on");
    assert!(
        log.text.contains("the slip was misread") && log.text.contains("&lt;b&gt;½&lt;/b&gt;"),
        "{}",
        log.text
    );
    let ruling = nobody.get(&format!("/api/v1{TATA}/ruling")).json();
    let open: Vec<&str> =
        ruling["open"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert_eq!(open, ["semi-final-1/game-2", "semi-final-2/first-white"]);
    // A token, a password of that day, an invitation.
    let program = nobody.with("authorization", "Bearer token of 0.1");
    let answer = json!({ "question": "semi-final-1/game-2", "value": ["0-1"] });
    assert_eq!(program.post_json(&format!("/api/v1{TATA}/answers"), &answer).status, 200);
    let ben = nobody
        .post("/login", &form(&[("name", "Ben Arbiter"), ("password", "battery horse correct")]));
    assert_eq!((ben.status, ben.header("location")), (303, "/"));
    let ben = nobody.clone().logged_in(&ben);
    assert_eq!(ben.post(&format!("{TATA}/notes"), "why=after+the+upgrade").status, 303);
    assert_eq!(ben.get("/regulations/own-club/edit").status, 200);
    let wrong =
        nobody.post("/login", &form(&[("name", "Ann"), ("password", "battery horse correct")]));
    assert_eq!(wrong.status, 401);
    let link = "/setup/link%20of%200.1";
    assert_eq!(
        nobody.post(link, "name=Carl&password=correct+horse&again=correct+horse").status,
        303
    );
    // What was removed stays removed, and its name is not given again.
    assert_eq!(nobody.get("/events/brought-in-by-mistake").status, 404);
    assert!(ann.get("/").text.contains("removed by Ann"));
    let lines =
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap());
    assert_eq!(lines.len(), 8);
    let record =
        Record::parse(&lines.iter().map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    assert_eq!(record.entries().len(), 7);
}

fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

#[test]
fn a_server_goes_on_where_0_1_was() {
    let folder = Scratch::new("release");
    let database = folder.file("tiebreak.db");
    run(async {
        let pool =
            sqlx::SqlitePool::connect(&format!("sqlite://{database}?mode=rwc")).await.unwrap();
        for step in [
            concat!(
                include_str!("../../store/migrations/0001.sql"),
                include_str!("../../store/migrations/sqlite/0001.sql")
            ),
            concat!(
                include_str!("../../store/migrations/0002.sql"),
                include_str!("../../store/migrations/sqlite/0002.sql")
            ),
            concat!(
                include_str!("../../store/migrations/0003.sql"),
                include_str!("../../store/migrations/sqlite/0003.sql")
            ),
            ROWS,
        ] {
            sqlx::raw_sql(step).execute(&pool).await.unwrap();
        }
        pool.close().await;
    });
    goes_on(&Site::on(&database, folder, 0));
}

#[test]
fn a_server_goes_on_where_0_1_was_on_postgresql() {
    let server = Postgres::start();
    let database = server.database();
    run(async {
        let pool = sqlx::PgPool::connect(&database).await.unwrap();
        for step in [
            concat!(
                include_str!("../../store/migrations/0001.sql"),
                include_str!("../../store/migrations/postgres/0001.sql")
            ),
            concat!(
                include_str!("../../store/migrations/0002.sql"),
                include_str!("../../store/migrations/postgres/0002.sql")
            ),
            concat!(
                include_str!("../../store/migrations/0003.sql"),
                include_str!("../../store/migrations/postgres/0003.sql")
            ),
            ROWS,
        ] {
            sqlx::raw_sql(step).execute(&pool).await.unwrap();
        }
        pool.close().await;
    });
    goes_on(&Site::on(&database, Scratch::new("site"), 0));
}
