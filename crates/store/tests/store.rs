//! One set of tests for both databases.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::hosting::*;
use std::time::Duration;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_model::lots::sha256;
use tiebreak_store::{
    AccountInvitation, After, Change, EventRow, NewVersion, Role, Sought, StateRow, Store,
    StoreError, Upload, UserAccount,
};

/// Runs a test on a new SQLite file and on a new PostgreSQL database.
macro_rules! on_both {
    ($($test:ident)*) => {
        mod sqlite {
            $(#[test] fn $test() {
                let folder = super::Scratch::new("store");
                super::run(super::$test(folder.file("tiebreak.db")));
            })*
        }
        mod postgres {
            #[test]
            fn all() {
                let server = super::Postgres::start();
                // Most of the time they wait for the database, so several wait at once.
                let tests: &[(&str, fn(String))] = &[$((stringify!($test), |database| super::run(super::$test(database))),)*];
                let next = std::sync::atomic::AtomicUsize::new(0);
                std::thread::scope(|scope| {
                    for _ in 0..4 {
                        scope.spawn(|| {
                            while let Some((name, test)) = tests.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                                println!("{name}");
                                test(server.database());
                            }
                        });
                    }
                });
                super::run(super::gone_for_a_while(&server));
            }
        }
    };
}

on_both! {
    an_event_is_found_as_it_was_given
    a_line_goes_only_behind_the_head
    of_many_at_once_one_gets_in
    lines_of_many_records_go_in_together
    the_list_is_read_part_by_part
    events_are_found_by_words_and_filters
    a_state_is_stale_when_its_record_has_grown
    a_page_of_5000_events_reads_its_own_cards
    nobody_changes_a_line
    accounts_and_what_they_may_do
    sessions_end
    tokens_are_taken_back
    an_invitation_holds_once
    news_arrive
    a_newer_database_is_left_alone
    a_regulation_keeps_its_versions
    a_regulation_is_seen_by_those_who_may
    of_two_who_save_one_is_told
    an_older_database_gets_its_tables
    an_event_is_removed_whole_and_leaves_a_trace
    a_file_waits_for_its_account
    links_of_the_first_start
    a_link_is_used_once_by_two_at_once
    invitations_of_a_name_end_together
    a_reset_ends_what_the_old_password_gave
    a_change_of_password_keeps_one_session
    attempts_are_counted_together
    the_clock_of_attempts_only_goes_on
    one_time_codes_count_once
    where_and_when
    hidden_events_are_not_listed
    the_name_of_a_removed_account_is_replaced
    nul_is_refused_in_words
}

fn run(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(test);
}

pub fn event(slug: &str) -> EventRow {
    EventRow {
        slug: slug.into(),
        title: "Cup <b>½</b> \u{202e}".into(),
        file: "cup.toml".into(),
        text: "title = 'Cup'\n".into(),
        regulation_file: "rules.toml".into(),
        regulation_text: "id = 'rules'\n".into(),
        created_by: "ann".into(),
        created: 7,
    }
}

async fn an_event_is_found_as_it_was_given(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "x", 0).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    assert_eq!(store.event("cup").await.unwrap(), Some(event("cup")));
    assert_eq!(store.event("' OR 1=1 --").await.unwrap(), None);
    assert!(matches!(store.create_event(&event("cup"), "again").await, Err(StoreError::Taken(_))));
    assert_eq!(store.lines("cup").await.unwrap(), ["first"]);
    let list = store.events().await.unwrap();
    assert_eq!((list.len(), list[0].slug.as_str(), list[0].lines), (1, "cup", 1));
    // Opened again, everything is there, and who brought it in may conduct it.
    drop(store);
    let store = Store::open(&database).await.unwrap();
    assert_eq!(store.events().await.unwrap(), list);
    assert!(store.account("ann").await.unwrap().unwrap().0.conducts("cup"));
}

async fn a_line_goes_only_behind_the_head(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    store.create_event(&event("other"), "first").await.unwrap();
    store.append("cup", &sha256(b"first"), "second").await.unwrap();
    assert!(matches!(store.append("cup", &sha256(b"first"), "late").await, Err(StoreError::Stale)));
    assert!(matches!(store.append("cup", "nonsense", "late").await, Err(StoreError::Stale)));
    assert!(matches!(
        store.append("unknown", &sha256(b"first"), "late").await,
        Err(StoreError::Stale)
    ));
    assert!(matches!(
        store.append("cup", &sha256(b"second"), "two\nlines").await,
        Err(StoreError::NotALine)
    ));
    store.append("cup", &sha256(b"second"), "third").await.unwrap();
    assert_eq!(store.lines("cup").await.unwrap(), ["first", "second", "third"]);
    assert_eq!(store.lines("other").await.unwrap(), ["first"]);
    let head = store.head("cup").await.unwrap().unwrap();
    assert_eq!((head.number, head.hash), (3, sha256(b"third")));
}

async fn of_many_at_once_one_gets_in(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    let after = sha256(b"first");
    let writers: Vec<_> = (0..20)
        .map(|number| {
            let (store, after) = (store.clone(), after.clone());
            tokio::spawn(
                async move { store.append("cup", &after, &format!("line {number}")).await },
            )
        })
        .collect();
    let mut written = 0;
    for writer in writers {
        match writer.await.unwrap() {
            Ok(()) => written += 1,
            Err(StoreError::Stale) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(written, 1);
    assert_eq!(store.lines("cup").await.unwrap().len(), 2);
}

/// Sixty records are written to at once, line by line and by two stores: every line that was
/// confirmed is there when the database is opened again, in its order, and one that came too late
/// hurts none of those that were written with it.
async fn lines_of_many_records_go_in_together(database: String) {
    const RECORDS: usize = 60;
    const LINES: usize = 5;
    let stores = [Store::open(&database).await.unwrap(), Store::open(&database).await.unwrap()];
    for number in 0..RECORDS {
        stores[0].create_event(&event(&format!("cup-{number}")), "first").await.unwrap();
    }
    let writers: Vec<_> = (0..RECORDS)
        .map(|number| {
            let store = stores[number % 2].clone();
            tokio::spawn(async move {
                let slug = format!("cup-{number}");
                let mut after = sha256(b"first");
                for line in 0..LINES {
                    let text = format!("line {line} of {number}");
                    store.append(&slug, &after, &text).await.unwrap();
                    let late = store.append(&slug, &after, "too late").await;
                    assert!(matches!(late, Err(StoreError::Stale)), "{late:?}");
                    after = sha256(text.as_bytes());
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    let anew = Store::open(&database).await.unwrap();
    for number in 0..RECORDS {
        let lines = anew.lines(&format!("cup-{number}")).await.unwrap();
        let expected: Vec<String> =
            (0..LINES).map(|line| format!("line {line} of {number}")).collect();
        assert_eq!((lines[0].as_str(), &lines[1..]), ("first", expected.as_slice()));
    }
}

async fn the_list_is_read_part_by_part(database: String) {
    let store = Store::open(&database).await.unwrap();
    for number in 0..25i64 {
        let title =
            if number % 5 == 0 { format!("100% Open_{number}") } else { format!("Cup {number}") };
        let new = EventRow { title, created: number / 3, ..event(&format!("cup-{number:02}")) };
        store.create_event(&new, "first").await.unwrap();
    }
    let all = store.events().await.unwrap();
    assert_eq!(all.len(), 25);
    assert!(all.is_sorted_by_key(|one| (std::cmp::Reverse(one.created), one.slug.clone())));
    let (mut after, mut parts) = (After::default(), Vec::new());
    loop {
        let part = store.events_after("", 7, &after).await.unwrap();
        let Some(last) = part.last() else { break };
        after = After { created: last.created, slug: last.slug.clone() };
        parts.extend(part);
    }
    assert_eq!(parts, all);
    // What stands for any letters in a pattern stands for itself here.
    for (words, found) in [("cup", 20), ("100% open_1", 2), ("%", 5), ("_", 5), ("nothing", 0)] {
        assert_eq!(
            store.events_after(words, 50, &After::default()).await.unwrap().len(),
            found,
            "{words}"
        );
    }
}

/// A state of the event `cup-N`: sports, states and regulations in turn, the days backwards.
fn state(number: i64) -> StateRow {
    let turn = |words: &[&str]| words[usize::try_from(number).unwrap() % words.len()].to_owned();
    StateRow {
        event: format!("cup-{number:04}"),
        title: format!("Cup {number}"),
        position: number % 3,
        day: format!("20{:02}-01-28", 99 - number % 50),
        state: turn(&["live", "before", "decided"]),
        sport: turn(&["chess", "bridge"]),
        regulation: turn(&["tata", "gct", "wbf", "fide", "own"]),
        words: format!("cup {number} {} 100% open_air", turn(&["malmo", "wijk aan zee"])),
        head: sha256(b"first"),
        form: 1,
        changed: 7,
        // As long as a real one: a database reads the shorter of two ways.
        card: format!("{{\"sentence\":\"{}\"}}", "x".repeat(1_600)),
    }
}

async fn with_states(database: &str, many: i64) -> Store {
    let store = Store::open(database).await.unwrap();
    for number in 0..many {
        store.create_event(&event(&format!("cup-{number:04}")), "first").await.unwrap();
        store.put_state(&state(number)).await.unwrap();
    }
    store
}

async fn events_are_found_by_words_and_filters(database: String) {
    let store = with_states(&database, 60).await;
    let words = |words: &[&str]| Sought {
        words: words.iter().map(|word| (*word).to_owned()).collect(),
        ..Sought::default()
    };
    let all = store.shown_to(None).found(&Sought::default(), 100, 0).await.unwrap();
    assert_eq!(all.len(), 60);
    assert!(all.is_sorted_by_key(|one| (
        one.position,
        std::cmp::Reverse(one.day.clone()),
        one.event.clone()
    )));
    // Page by page it is the same list, and past its end there is nothing.
    let mut pages = Vec::new();
    for page in 0..3 {
        pages.extend(store.shown_to(None).found(&Sought::default(), 25, 25 * page).await.unwrap());
    }
    assert_eq!(pages, all);
    let found = [
        (words(&["wijk", "zee"]), 30),
        (words(&["zee", "cup 7"]), 1),
        (words(&["100%"]), 60),
        (words(&["open_air"]), 60),
        (words(&["openxair"]), 0),
        (words(&["%"]), 60),
        (Sought { sport: "bridge".into(), ..Sought::default() }, 30),
        (Sought { state: "live".into(), ..Sought::default() }, 20),
        (Sought { regulation: "own".into(), ..Sought::default() }, 12),
        (
            Sought {
                sport: "chess".into(),
                state: "live".into(),
                regulation: "tata".into(),
                ..Sought::default()
            },
            2,
        ),
        (Sought { sport: "' OR 1=1 --".into(), ..Sought::default() }, 0),
    ];
    for (sought, count) in found {
        assert_eq!(store.shown_to(None).count_found(&sought).await.unwrap(), count, "{sought:?}");
        assert_eq!(
            store.shown_to(None).found(&sought, 100, 0).await.unwrap().len() as i64,
            count,
            "{sought:?}"
        );
    }
    let regulations = store.shown_to(None).regulations().await.unwrap();
    assert_eq!(regulations.len(), 10, "each with its sport");
}

async fn a_state_is_stale_when_its_record_has_grown(database: String) {
    let store = with_states(&database, 3).await;
    assert_eq!(store.stale_states(1, 10).await.unwrap(), [""; 0]);
    assert_eq!(
        store.stale_states(2, 2).await.unwrap().len(),
        2,
        "of another form, as many as are asked for"
    );
    store.append("cup-0001", &sha256(b"first"), "second").await.unwrap();
    assert_eq!(store.stale_states(1, 10).await.unwrap(), ["cup-0001"]);
    store.put_state(&StateRow { head: sha256(b"second"), ..state(1) }).await.unwrap();
    assert_eq!(store.stale_states(1, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.state("cup-0001").await.unwrap().unwrap().head, sha256(b"second"));
    assert_eq!(store.state("nothing").await.unwrap(), None);
    // A new event is listed by its title before anything else is known of it.
    store.create_event(&event("new"), "first").await.unwrap();
    let new = store.state("new").await.unwrap().unwrap();
    assert_eq!((new.title, new.state.as_str(), new.form), (event("new").title, "", 0));
    assert_eq!(store.stale_states(1, 10).await.unwrap(), ["new"]);
    // And is gone with the event.
    store.remove_event("new", &sha256(b"first"), "ann", 9).await.unwrap();
    assert_eq!(store.state("new").await.unwrap(), None);
}

/// Of 5,000 events, searched or not, no more cards are read than stand on a page. Events are put in
/// by one statement: to bring them in one by one would take long.
async fn a_page_of_5000_events_reads_its_own_cards(database: String) {
    let store = with_states(&database, 10).await;
    let copies = "INSERT INTO event (slug, title, file, text, regulation_file, regulation_text, created_by, created)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
        SELECT slug || '-' || i, title, file, text, regulation_file, regulation_text, created_by, created FROM event, n";
    let states = "INSERT INTO event_state (event, position, day, state, sport, regulation, words, head, form, changed, title, card)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
        SELECT event || '-' || i, position, day, state, sport, regulation, words || ' ' || i, head, form, changed, title, card FROM event_state, n";
    for statement in [copies, states, "ANALYZE"] {
        if database.starts_with("postgres") {
            sqlx::query(statement)
                .execute(&sqlx::PgPool::connect(&database).await.unwrap())
                .await
                .map(drop)
        } else {
            sqlx::query(statement)
                .execute(&sqlx::SqlitePool::connect(&database).await.unwrap())
                .await
                .map(drop)
        }
        .unwrap();
    }
    let shown = store.shown_to(None);
    assert_eq!(shown.count_found(&Sought::default()).await.unwrap(), 5_000);
    for sought in [
        Sought::default(),
        Sought { words: vec!["wijk".into()], ..Sought::default() },
        Sought { state: "decided".into(), ..Sought::default() },
    ] {
        assert_eq!(shown.found(&sought, 50, 100).await.unwrap().len(), 50);
        let plan = shown.plan(&sought, 50, 100).await.unwrap();
        if database.starts_with("postgres") {
            assert_eq!(cards_read(&plan), 50, "{}", plan.join("\n"));
        } else {
            // Which events stand on the page is found in an index alone; their cards are looked up
            // by their names.
            let of_states: Vec<&str> = plan
                .iter()
                .map(String::as_str)
                .filter(|step| step.contains("event_state"))
                .collect();
            let [cards, which] = of_states[..] else { panic!("{plan:?}") };
            assert!(
                cards.starts_with(
                    "SEARCH event_state USING INDEX sqlite_autoindex_event_state_1 (event=?)"
                ),
                "{plan:?}"
            );
            assert_eq!(
                which, "SCAN event_state USING COVERING INDEX event_state_listed",
                "{plan:?}"
            );
        }
    }
}

/// How many cards PostgreSQL read by a plan: the rows of each scan that brings them along, as often
/// as it was made.
fn cards_read(plan: &[String]) -> u64 {
    let number = |line: &str, name: &str| -> u64 {
        let digits = line.rsplit_once(name).unwrap().1;
        digits.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap()
    };
    let scans =
        plan.windows(2).filter(|two| two[0].contains("Scan") && two[0].contains("event_state"));
    let of_cards =
        scans.filter(|two| two[1].contains("Output:") && two[1].contains("event_state.card"));
    of_cards.map(|two| number(&two[0], "rows=") * number(&two[0], "loops=")).sum()
}

/// Statements of somebody who got at the database itself.
async fn nobody_changes_a_line(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    for attack in ["UPDATE line SET text = 'x'", "DELETE FROM line", "UPDATE event SET text = 'x'"]
    {
        let refused = if database.starts_with("postgres") {
            let pool = sqlx::PgPool::connect(&database).await.unwrap();
            sqlx::query(attack).execute(&pool).await.map(drop)
        } else {
            let pool = sqlx::SqlitePool::connect(&database).await.unwrap();
            sqlx::query(attack).execute(&pool).await.map(drop)
        };
        assert!(refused.is_err(), "{attack}");
    }
    assert_eq!(store.lines("cup").await.unwrap(), ["first"]);
}

async fn accounts_and_what_they_may_do(database: String) {
    let store = Store::open(&database).await.unwrap();
    assert!(!store.has_accounts().await.unwrap());
    for (name, role) in
        [("root", Role::Administrator), ("ann", Role::Arbiter), ("ron", Role::Reader)]
    {
        store.create_account(name, role, "hash", 0).await.unwrap();
    }
    assert!(store.has_accounts().await.unwrap());
    assert!(matches!(
        store.create_account("ann", Role::Reader, "other", 0).await,
        Err(StoreError::Taken(_))
    ));
    store
        .create_event(&EventRow { created_by: "root".into(), ..event("cup") }, "first")
        .await
        .unwrap();
    let conducts = async |name: &str| store.account(name).await.unwrap().unwrap().0.conducts("cup");
    assert!(conducts("root").await && !conducts("ann").await && !conducts("ron").await);
    store.assign("ann", "cup", true).await.unwrap();
    store.assign("ann", "cup", true).await.unwrap();
    store.assign("ron", "cup", true).await.unwrap();
    assert!(conducts("ann").await && !conducts("ron").await, "a reader never conducts");
    store.assign("ann", "cup", false).await.unwrap();
    assert!(!conducts("ann").await);
    assert!(store.remove_account("ann", None, 0).await.unwrap());
    assert!(!store.remove_account("ann", None, 0).await.unwrap());
    let names: Vec<String> =
        store.accounts().await.unwrap().into_iter().map(|account| account.name).collect();
    assert_eq!(names, ["ron", "root"]);
}

async fn sessions_end(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "hash", 0).await.unwrap();
    store.begin_session("ann", &session("s1", 100)).await.unwrap();
    store.begin_session("ann", &session("s2", 200)).await.unwrap();
    let ann = UserAccount { name: "ann".into(), role: Role::Arbiter, events: vec![] };
    assert_eq!(store.session("s1", 99).await.unwrap(), Some(ann));
    assert_eq!(store.session("s1", 100).await.unwrap(), None);
    store.end_session("s2").await.unwrap();
    assert_eq!(store.session("s2", 0).await.unwrap(), None);
    store.begin_session("ann", &session("s3", 300)).await.unwrap();
    store.remove_account("ann", None, 0).await.unwrap();
    assert_eq!(store.session("s3", 0).await.unwrap(), None);
}

async fn tokens_are_taken_back(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "hash", 0).await.unwrap();
    store.create_account("bob", Role::Arbiter, "hash", 0).await.unwrap();
    let token = token("t");
    store.add_token("ann", &token).await.unwrap();
    assert_eq!(store.tokens("ann").await.unwrap(), [token]);
    assert_eq!(store.token("t", 6).await.unwrap().unwrap().0.name, "ann");
    store.revoke_token("bob", "t").await.unwrap();
    assert!(store.token("t", 6).await.unwrap().is_some(), "only its owner takes it back");
    store.revoke_token("ann", "t").await.unwrap();
    assert!(store.token("t", 6).await.unwrap().is_none());
}

async fn an_invitation_holds_once(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("taken", Role::Reader, "own", 0).await.unwrap();
    let first =
        AccountInvitation { account: String::new(), role: Role::Administrator, expires: 100 };
    store.invite("i", &first).await.unwrap();
    assert!(matches!(store.redeem("i", "taken", "stolen", 0).await, Err(StoreError::Taken(_))));
    assert_eq!(store.account("taken").await.unwrap().unwrap().1, "own");
    // A refused name does not use the invitation up.
    assert_eq!(store.invitation("i", 99).await.unwrap(), Some(first));
    assert!(!store.redeem("i", "root", "hash", 100).await.unwrap(), "it has expired");
    assert!(store.redeem("i", "root", "hash", 99).await.unwrap());
    assert!(!store.redeem("i", "eve", "hash", 99).await.unwrap(), "it was used");
    store.begin_session("root", &session("s", 1000)).await.unwrap();
    let renew =
        AccountInvitation { account: "root".into(), role: Role::Administrator, expires: 100 };
    store.invite("j", &renew).await.unwrap();
    assert!(store.redeem("j", "root", "new", 0).await.unwrap());
    assert_eq!(store.account("root").await.unwrap().unwrap().1, "new");
    assert_eq!(store.session("s", 0).await.unwrap(), None, "a new password ends the sessions");
    assert_eq!(store.account("root").await.unwrap().unwrap().1, "new");
}

/// On PostgreSQL also those of another server.
async fn news_arrive(database: String) {
    let one = Store::open(&database).await.unwrap();
    let other = if database.starts_with("postgres") {
        Store::open(&database).await.unwrap()
    } else {
        one.clone()
    };
    let mut news = other.changes();
    one.create_event(&event("cup"), "0").await.unwrap();
    // Since when the other listens, nobody is told who asks later; what comes after is heard.
    let mut lines = 1;
    let mut heard = false;
    while !heard && lines < 100 {
        one.append("cup", &sha256((lines - 1).to_string().as_bytes()), &lines.to_string())
            .await
            .unwrap();
        lines += 1;
        let hear = async {
            while !matches!(news.recv().await.unwrap(), Change::Grown { event, .. } if event == "cup")
            {
            }
        };
        heard = tokio::time::timeout(Duration::from_millis(100), hear).await.is_ok();
    }
    assert!(heard, "of {lines} lines no news came");
    assert_eq!(other.lines("cup").await.unwrap().len(), lines);
}

async fn a_newer_database_is_left_alone(database: String) {
    Store::open(&database).await.unwrap();
    let newer = "INSERT INTO tables_version (number) VALUES (99)";
    if database.starts_with("postgres") {
        sqlx::query(newer).execute(&sqlx::PgPool::connect(&database).await.unwrap()).await.unwrap();
    } else {
        sqlx::query(newer)
            .execute(&sqlx::SqlitePool::connect(&database).await.unwrap())
            .await
            .unwrap();
    }
    assert!(matches!(Store::open(&database).await, Err(StoreError::Newer { found: 99, .. })));
}

fn version<'v>(text: &'v str, mistakes: i64, by: &'v str) -> NewVersion<'v> {
    NewVersion { title: "Ours ½ '; --", text, mistakes, by, at: 7 }
}

async fn a_regulation_keeps_its_versions(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "x", 0).await.unwrap();
    let ann = store.account("ann").await.unwrap().unwrap().0;
    store.create_regulation("own-open", version("one", 0, "ann")).await.unwrap();
    let again = store.create_regulation("own-open", version("other", 0, "ann")).await;
    assert!(matches!(again, Err(StoreError::Taken(id)) if id == "own-open"));
    assert_eq!(store.save_regulation("own-open", 1, version("two", 3, "ann")).await.unwrap(), 2);
    let row = store.regulation("own-open", &ann).await.unwrap().unwrap();
    assert_eq!(
        (row.newest.number, row.newest.mistakes, row.usable),
        (2, 3, Some(1)),
        "a draft does not hide what can be used"
    );
    let numbers: Vec<i64> =
        store.regulation_versions("own-open").await.unwrap().iter().map(|v| v.number).collect();
    assert_eq!(numbers, [2, 1]);
    let first = store.regulation_version("own-open", 1).await.unwrap().unwrap();
    assert_eq!(
        (first.text.as_str(), first.summary.title.as_str(), first.summary.saved),
        ("one", "Ours ½ '; --", 7)
    );
    assert_eq!(store.regulation_version("own-open", 3).await.unwrap(), None);
    assert_eq!(store.regulations_by("ann").await.unwrap(), 1);
    let attack = "UPDATE regulation_version SET text = 'x'";
    let refused = if database.starts_with("postgres") {
        sqlx::query(attack)
            .execute(&sqlx::PgPool::connect(&database).await.unwrap())
            .await
            .map(drop)
    } else {
        sqlx::query(attack)
            .execute(&sqlx::SqlitePool::connect(&database).await.unwrap())
            .await
            .map(drop)
    };
    assert!(refused.is_err(), "a version was changed");
    store.create_regulation("own-other", version("one", 0, "ann")).await.unwrap();
    store.remove_regulation("own-open").await.unwrap();
    assert_eq!(store.regulation("own-open", &ann).await.unwrap(), None);
    assert!(store.regulation_versions("own-open").await.unwrap().is_empty());
    assert_eq!(store.regulations(&ann).await.unwrap().len(), 1, "the other one stays");
}

async fn a_regulation_is_seen_by_those_who_may(database: String) {
    let store = Store::open(&database).await.unwrap();
    for (name, role) in
        [("root", Role::Administrator), ("ann", Role::Arbiter), ("bob", Role::Arbiter)]
    {
        store.create_account(name, role, "x", 0).await.unwrap();
    }
    store.create_regulation("own-open", version("one", 2, "ann")).await.unwrap();
    let sees = async |name: &str| {
        let account = store.account(name).await.unwrap().unwrap().0;
        let row = store.regulation("own-open", &account).await.unwrap();
        assert_eq!(store.regulations(&account).await.unwrap().len(), usize::from(row.is_some()));
        row.is_some()
    };
    assert!(sees("root").await && sees("ann").await && !sees("bob").await);
    store.share_regulation("own-open", "bob", true).await.unwrap();
    store.share_regulation("own-open", "bob", true).await.unwrap();
    assert!(sees("bob").await);
    assert_eq!(store.regulation_shared_with("own-open").await.unwrap(), ["ann", "bob"]);
    store.share_regulation("own-open", "bob", false).await.unwrap();
    assert!(!sees("bob").await);
    // Somebody else who later gets the name of a removed account does not get what that account
    // saw.
    store.remove_account("ann", None, 0).await.unwrap();
    store.create_account("ann", Role::Arbiter, "y", 0).await.unwrap();
    assert!(!sees("ann").await && sees("root").await);
}

async fn of_two_who_save_one_is_told(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_regulation("own-open", version("one", 0, "ann")).await.unwrap();
    let writers: Vec<_> = (0..10)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let text = format!("by {number}");
                store.save_regulation("own-open", 1, version(&text, 0, "ann")).await
            })
        })
        .collect();
    let mut saved = 0;
    for writer in writers {
        match writer.await.unwrap() {
            Ok(number) => {
                assert_eq!(number, 2);
                saved += 1;
            }
            Err(StoreError::Stale) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(saved, 1);
    assert!(matches!(
        store.save_regulation("own-open", 7, version("x", 0, "ann")).await,
        Err(StoreError::Stale)
    ));
    assert!(matches!(
        store.save_regulation("own-none", 1, version("x", 0, "ann")).await,
        Err(StoreError::Stale)
    ));
    assert_eq!(store.regulation_versions("own-open").await.unwrap().len(), 2);
}

/// A database that the first version of the program made: its events stay, the new tables come.
async fn an_older_database_gets_its_tables(database: String) {
    let notes = "CREATE TABLE tables_version (number BIGINT PRIMARY KEY); INSERT INTO tables_version (number) VALUES (1);";
    if database.starts_with("postgres") {
        let pool = sqlx::PgPool::connect(&database).await.unwrap();
        sqlx::raw_sql(concat!(
            include_str!("../migrations/0001.sql"),
            include_str!("../migrations/postgres/0001.sql")
        ))
        .execute(&pool)
        .await
        .unwrap();
        sqlx::raw_sql(notes).execute(&pool).await.unwrap();
    } else {
        let pool =
            sqlx::SqlitePool::connect(&format!("sqlite://{database}?mode=rwc")).await.unwrap();
        sqlx::raw_sql(concat!(
            include_str!("../migrations/0001.sql"),
            include_str!("../migrations/sqlite/0001.sql")
        ))
        .execute(&pool)
        .await
        .unwrap();
        sqlx::raw_sql(notes).execute(&pool).await.unwrap();
    }
    let store = Store::open(&database).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    store.create_regulation("own-open", version("one", 0, "ann")).await.unwrap();
    drop(store);
    let store = Store::open(&database).await.unwrap();
    assert_eq!(store.events().await.unwrap().len(), 1);
    assert_eq!(store.regulation_versions("own-open").await.unwrap().len(), 1);
}

async fn a_file_waits_for_its_account(database: String) {
    let store = Store::open(&database).await.unwrap();
    for name in ["ann", "ben"] {
        store.create_account(name, Role::Arbiter, "x", 0).await.unwrap();
    }
    let file = |id: &str| Upload {
        id: id.into(),
        name: "cup.pgn".into(),
        content: vec![0, 255, 7],
        answers: "{}".into(),
    };
    store.keep_upload("ann", &file("one"), 100).await.unwrap();
    assert_eq!(store.upload("ann", "one", 200).await.unwrap(), Some(file("one")));
    assert_eq!(store.upload("ben", "one", 200).await.unwrap(), None, "nobody else sees it");
    assert_eq!(
        store.upload("ann", "one", 100 + 24 * 60 * 60).await.unwrap(),
        None,
        "it waits a day"
    );
    for (at, id) in (101..).zip(["two", "three", "four", "five", "six"]) {
        store.keep_upload("ann", &file(id), at).await.unwrap();
    }
    assert_eq!(store.upload("ann", "one", 200).await.unwrap(), None, "of six the oldest goes");
    store.drop_upload("ben", "six").await.unwrap();
    assert!(store.upload("ann", "six", 200).await.unwrap().is_some());
    store.drop_upload("ann", "six").await.unwrap();
    assert_eq!(store.upload("ann", "six", 200).await.unwrap(), None);
}

async fn an_event_is_removed_whole_and_leaves_a_trace(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "x", 0).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    store.create_event(&event("other"), "first").await.unwrap();
    store.append("cup", &sha256(b"first"), "second").await.unwrap();
    let late = store.remove_event("cup", &sha256(b"first"), "ann", 9).await;
    assert!(matches!(late, Err(StoreError::Stale)), "somebody has written since");
    store.remove_event("cup", &sha256(b"second"), "ann", 9).await.unwrap();
    assert_eq!(store.event("cup").await.unwrap(), None);
    assert!(store.lines("cup").await.unwrap().is_empty());
    assert_eq!(store.lines("other").await.unwrap(), ["first"]);
    assert!(store.account("ann").await.unwrap().unwrap().0.events.iter().all(|own| own != "cup"));
    let left = store.removals().await.unwrap();
    let told = (
        left[0].event.as_str(),
        left[0].lines,
        left[0].head.clone(),
        left[0].removed_by.as_str(),
        left[0].removed,
    );
    assert_eq!((left.len(), told), (1, ("cup", 2, sha256(b"second"), "ann", 9)));
    let again = store.create_event(&event("cup"), "first").await;
    assert!(matches!(again, Err(StoreError::Taken(_))), "the name is not given again");
    assert!(matches!(
        store.remove_event("cup", &sha256(b"second"), "ann", 9).await,
        Err(StoreError::Stale)
    ));
    for attack in [
        "DELETE FROM removal",
        "UPDATE removal SET removed_by = 'eve'",
        "DELETE FROM line",
        "DELETE FROM event",
    ] {
        let refused = if database.starts_with("postgres") {
            sqlx::query(attack)
                .execute(&sqlx::PgPool::connect(&database).await.unwrap())
                .await
                .map(drop)
        } else {
            sqlx::query(attack)
                .execute(&sqlx::SqlitePool::connect(&database).await.unwrap())
                .await
                .map(drop)
        };
        assert!(refused.is_err(), "{attack}");
    }
}

/// Ten seconds without a database, half of which it takes to start: a write meanwhile waits,
/// and it is written once.
async fn gone_for_a_while(server: &Postgres) {
    let store = Store::open(&server.database()).await.unwrap();
    store.create_event(&event("cup"), "first").await.unwrap();
    let mut news = store.changes();
    server.stop();
    let mut waiting = tokio::spawn({
        let store = store.clone();
        async move { store.append("cup", &sha256(b"first"), "second").await }
    });
    // For five seconds, unless the writer is told before.
    let told = tokio::time::timeout(Duration::from_secs(5), &mut waiting).await;
    server.resume();
    let told = match told {
        Ok(told) => told,
        Err(_) => waiting.await,
    };
    match told.unwrap() {
        Ok(()) => {}
        // The connection may have broken under it: the caller is told, and can try again.
        Err(error) => {
            assert!(error.is_passing(), "{error}");
            store.append("cup", &sha256(b"first"), "second").await.unwrap();
        }
    }
    assert_eq!(store.lines("cup").await.unwrap(), ["first", "second"]);
    let heard = async { while news.recv().await.unwrap() != Change::Anything {} };
    tokio::time::timeout(Duration::from_secs(60), heard).await.expect("the listener comes back");
}

#[test]
fn a_locked_file_is_waited_for() {
    let folder = Scratch::new("store");
    let file = folder.file("tiebreak.db");
    run(async {
        let store = Store::open(&file).await.unwrap();
        store.create_event(&event("cup"), "first").await.unwrap();
        let other = sqlx::SqlitePool::connect(&file).await.unwrap();
        let mut held = other.acquire().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *held).await.unwrap();
        let mut append =
            tokio::spawn(async move { store.append("cup", &sha256(b"first"), "second").await });
        assert!(
            tokio::time::timeout(Duration::from_secs(1), &mut append).await.is_err(),
            "it waits"
        );
        sqlx::query("COMMIT").execute(&mut *held).await.unwrap();
        append.await.unwrap().unwrap();
    });
}

#[test]
fn nonsense_is_no_database() {
    run(async {
        for address in ["", "mysql://x", "http://example"] {
            assert!(matches!(Store::open(address).await, Err(StoreError::Address(_))), "{address}");
        }
        assert!(Store::open("/nonexistent/folder/x.db").await.is_err());
    });
}
