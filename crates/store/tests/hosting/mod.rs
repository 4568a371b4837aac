//! What a server in strangers' hands needs of its database.

use crate::store::event;
use std::time::{Duration, Instant};
use tiebreak_store::{AccountInvitation, Audience, FormerName, Role, SessionRow, Store, TokenRow};

const WINDOW: Duration = Duration::from_secs(900);

fn for_name(account: &str) -> AccountInvitation {
    AccountInvitation { account: account.into(), role: Role::Arbiter, expires: 100 }
}

pub fn session(hash: &str, expires: i64) -> SessionRow {
    SessionRow {
        hash: hash.into(),
        began: 0,
        seen: 0,
        address: "192.0.2.1".into(),
        agent: "Firefox".into(),
        expires,
    }
}

pub fn token(hash: &str) -> TokenRow {
    TokenRow { hash: hash.into(), label: "relay".into(), created: 5, ..TokenRow::default() }
}

/// Every start before set-up makes a link; one of them is good, and none once there is an
/// administrator.
pub async fn links_of_the_first_start(database: String) {
    let store = Store::open(&database).await.unwrap();
    let first =
        AccountInvitation { account: String::new(), role: Role::Administrator, expires: 100 };
    for link in ["one", "two", "three"] {
        store.invite(link, &first).await.unwrap();
    }
    for (link, good) in [("one", false), ("two", false), ("three", true)] {
        assert_eq!(store.invitation(link, 0).await.unwrap().is_some(), good, "{link}");
    }
    assert!(!store.redeem("one", "eve", "hash", 0).await.unwrap());
    assert!(!store.has_administrator().await.unwrap());
    assert!(store.redeem("three", "ann", "hash", 0).await.unwrap());
    assert!(store.has_administrator().await.unwrap());
    // Another server was starting at that moment and kept its link only now.
    store.invite("late", &first).await.unwrap();
    assert_eq!(store.invitation("late", 0).await.unwrap(), None);
    assert!(!store.redeem("late", "eve", "hash", 0).await.unwrap());
    assert_eq!(store.account("eve").await.unwrap(), None);
}

/// Of two who use the same link at once, one gets an account.
pub async fn a_link_is_used_once_by_two_at_once(database: String) {
    let store = Store::open(&database).await.unwrap();
    store
        .invite(
            "link",
            &AccountInvitation { account: String::new(), role: Role::Administrator, expires: 100 },
        )
        .await
        .unwrap();
    let tries = ["ann", "eve"].map(|name| {
        let store = store.clone();
        tokio::spawn(async move { store.redeem("link", name, "hash", 0).await.unwrap_or(false) })
    });
    let mut used = 0;
    for one in tries {
        used += u32::from(one.await.unwrap());
    }
    assert_eq!((used, store.accounts().await.unwrap().len()), (1, 1));
}

pub async fn invitations_of_a_name_end_together(database: String) {
    let store = Store::open(&database).await.unwrap();
    let holds = async |link: &str| store.invitation(link, 0).await.unwrap().is_some();
    store.invite("one", &for_name("bob")).await.unwrap();
    store.invite("other", &for_name("carl")).await.unwrap();
    store.invite("two", &for_name("bob")).await.unwrap();
    assert!(
        !holds("one").await && holds("two").await && holds("other").await,
        "the earlier link of bob ends"
    );
    assert!(store.redeem("two", "bob", "hash", 0).await.unwrap());
    store.invite("three", &for_name("bob")).await.unwrap();
    assert!(store.remove_account("bob", None, 0).await.unwrap());
    assert!(!holds("three").await && holds("other").await, "the removal of bob ends the link");
    assert!(!store.redeem("three", "bob", "again", 0).await.unwrap());
    assert_eq!(
        store.account("bob").await.unwrap(),
        None,
        "a removed account does not come back by an older link"
    );
}

pub async fn a_reset_ends_what_the_old_password_gave(database: String) {
    let store = Store::open(&database).await.unwrap();
    for name in ["ann", "ben"] {
        store.create_account(name, Role::Arbiter, "old", 0).await.unwrap();
        store.begin_session(name, &session(&format!("s-{name}"), 100)).await.unwrap();
        store.add_token(name, &token(&format!("t-{name}"))).await.unwrap();
    }
    store.begin_second_factor("ann", "SECRET").await.unwrap();
    assert!(store.confirm_second_factor("ann", 7, &["code".to_owned()], 1).await.unwrap());
    store.begin_half_login("h", "ann", "/", 100).await.unwrap();
    store.invite("link", &for_name("ann")).await.unwrap();
    assert!(store.redeem("link", "ann", "new", 0).await.unwrap());
    assert_eq!(store.account("ann").await.unwrap().unwrap().1, "new");
    assert_eq!(store.session("s-ann", 0).await.unwrap(), None);
    assert_eq!(store.token("t-ann", 0).await.unwrap(), None);
    assert_eq!(store.second_factor("ann").await.unwrap(), None);
    assert_eq!(store.try_half_login("h", 0).await.unwrap(), None);
    assert!(
        store.session("s-ben", 0).await.unwrap().is_some()
            && store.token("t-ben", 0).await.unwrap().is_some()
    );
}

pub async fn a_change_of_password_keeps_one_session(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "old", 0).await.unwrap();
    store.create_account("ben", Role::Arbiter, "old", 0).await.unwrap();
    for hash in ["here", "there"] {
        store.begin_session("ann", &session(hash, 100)).await.unwrap();
    }
    store.begin_session("ben", &session("ben's", 100)).await.unwrap();
    store.set_password("ann", "new", "here").await.unwrap();
    let listed: Vec<String> =
        store.sessions("ann", 0).await.unwrap().into_iter().map(|one| one.hash).collect();
    assert_eq!(listed, ["here"]);
    assert_eq!(store.account("ann").await.unwrap().unwrap().1, "new");
    assert_eq!(store.account("ben").await.unwrap().unwrap().1, "old");
    store.end_session_of("ann", "ben's").await.unwrap();
    assert!(
        store.session("ben's", 0).await.unwrap().is_some(),
        "nobody ends the session of another"
    );
}

/// A hundred at once: each is counted once, whichever server it reaches.
pub async fn attempts_are_counted_together(database: String) {
    let one = Store::open(&database).await.unwrap();
    let other = if database.starts_with("postgres") {
        Store::open(&database).await.unwrap()
    } else {
        one.clone()
    };
    let tries: Vec<_> = (0..100)
        .map(|number| {
            let store = if number % 2 == 0 { one.clone() } else { other.clone() };
            tokio::spawn(async move {
                store.count_attempt("ann", "192.0.2.1", WINDOW).await.unwrap().of_name
            })
        })
        .collect();
    let mut counts = Vec::new();
    for one in tries {
        counts.push(one.await.unwrap());
    }
    counts.sort_unstable();
    assert_eq!(counts, (1..=100).collect::<Vec<i64>>());
    let counted = one.count_attempt("ben", "192.0.2.1", WINDOW).await.unwrap();
    assert_eq!(
        (counted.of_name, counted.of_address),
        (1, 101),
        "another name from the same address"
    );
    let elsewhere = one.count_attempt("ann", "192.0.2.2", WINDOW).await.unwrap();
    assert_eq!((elsewhere.of_name, elsewhere.of_address), (1, 1), "the same name from elsewhere");
    one.forget_attempts("ann", "192.0.2.1").await.unwrap();
    let again = one.count_attempt("ann", "192.0.2.1", WINDOW).await.unwrap();
    assert_eq!((again.of_name, again.of_address), (1, 101), "who got in begins anew");
}

/// A window that has passed counts no more; one that has not does, also for a server that starts
/// only now.
pub async fn the_clock_of_attempts_only_goes_on(database: String) {
    let short = Duration::from_millis(300);
    let begun = Instant::now();
    let store = Store::open(&database).await.unwrap();
    assert_eq!(store.count_attempt("ann", "here", WINDOW).await.unwrap().of_name, 1);
    let second = store.count_attempt("ann", "here", WINDOW).await.unwrap();
    assert_eq!(second.of_name, 2);
    assert!(
        second.name_waits <= WINDOW && second.name_waits > Duration::ZERO,
        "{:?}",
        second.name_waits
    );
    // Time that no server saw pass did not pass: starting again gives nobody new guesses.
    store.close().await;
    let closed = Instant::now();
    tokio::time::sleep(2 * short).await;
    let unseen = closed.elapsed();
    let store = Store::open(&database).await.unwrap();
    let third = store.count_attempt("ann", "here", WINDOW).await.unwrap();
    assert_eq!(third.of_name, 3);
    // However long a busy machine takes for the rest, the clock went on by no more than that.
    let (counted, seen) = (WINDOW - third.name_waits, begun.elapsed() - unseen);
    assert!(counted <= seen, "{counted:?} were counted, {seen:?} were seen");
    tokio::time::sleep(2 * short).await;
    assert_eq!(
        store.count_attempt("ann", "here", short).await.unwrap().of_name,
        1,
        "the window has passed"
    );
    tokio::time::sleep(2 * short).await;
    store.sweep(0, short).await.unwrap();
    assert_eq!(
        store.count_attempt("ben", "here", WINDOW).await.unwrap().of_address,
        1,
        "what counts no more is gone"
    );
}

pub async fn one_time_codes_count_once(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "hash", 0).await.unwrap();
    store.begin_second_factor("ann", "FIRST").await.unwrap();
    store.begin_second_factor("ann", "SECOND").await.unwrap();
    assert!(store.confirm_second_factor("ann", 7, &["a".into(), "b".into()], 1).await.unwrap());
    assert!(!store.confirm_second_factor("ann", 8, &[], 1).await.unwrap(), "it is confirmed once");
    store.begin_second_factor("ann", "THIRD").await.unwrap();
    let factor = store.second_factor("ann").await.unwrap().unwrap();
    assert_eq!(
        (factor.secret.as_str(), factor.confirmed, factor.recovery_codes),
        ("SECOND", true, 2)
    );
    assert!(!store.take_step("ann", 7).await.unwrap() && !store.take_step("ann", 6).await.unwrap());
    assert!(store.take_step("ann", 8).await.unwrap() && !store.take_step("ann", 8).await.unwrap());
    assert!(store.take_recovery_code("ann", "a").await.unwrap());
    assert!(
        !store.take_recovery_code("ann", "a").await.unwrap()
            && !store.take_recovery_code("ann", "c").await.unwrap()
    );
    store.begin_half_login("h", "ann", "/then", 100).await.unwrap();
    let tried = store.try_half_login("h", 99).await.unwrap().unwrap();
    assert_eq!((tried.account.as_str(), tried.onward.as_str(), tried.tries), ("ann", "/then", 1));
    assert_eq!(store.try_half_login("h", 99).await.unwrap().unwrap().tries, 2);
    assert_eq!(store.try_half_login("h", 100).await.unwrap(), None, "it has expired");
    store.end_second_factor("ann").await.unwrap();
    assert_eq!(store.second_factor("ann").await.unwrap(), None);
}

pub async fn where_and_when(database: String) {
    let store = Store::open(&database).await.unwrap();
    store.create_account("ann", Role::Arbiter, "hash", 0).await.unwrap();
    store
        .begin_session("ann", &SessionRow { began: 1000, seen: 1000, ..session("s", 9999) })
        .await
        .unwrap();
    store.session("s", 1030).await.unwrap();
    assert_eq!(store.sessions("ann", 0).await.unwrap()[0].seen, 1000, "noted to the minute");
    store.session("s", 1090).await.unwrap();
    assert_eq!(store.sessions("ann", 0).await.unwrap()[0].seen, 1090);
    store.add_token("ann", &token("t")).await.unwrap();
    store.note_token(&token("t"), "192.0.2.9", 500).await.unwrap();
    let noted = store.tokens("ann").await.unwrap().remove(0);
    assert_eq!((noted.used, noted.address.as_str()), (500, "192.0.2.9"));
    store.note_token(&noted, "192.0.2.10", 530).await.unwrap();
    assert_eq!(store.tokens("ann").await.unwrap().remove(0), noted, "noted to the minute");
    store.note_token(&noted, "192.0.2.10", 561).await.unwrap();
    assert_eq!(store.tokens("ann").await.unwrap().remove(0).used, 561);
}

pub async fn hidden_events_are_not_listed(database: String) {
    let store = Store::open(&database).await.unwrap();
    for (name, role) in
        [("root", Role::Administrator), ("ann", Role::Arbiter), ("ron", Role::Reader)]
    {
        store.create_account(name, role, "hash", 0).await.unwrap();
    }
    for slug in ["open", "members", "gone"] {
        store.create_event(&event(slug), "first").await.unwrap();
    }
    store.set_audience("members", Audience::Private, "root", 1).await.unwrap();
    store.set_audience("gone", Audience::Offline, "root", 1).await.unwrap();
    let ben =
        tiebreak_store::UserAccount { name: "ben".into(), role: Role::Arbiter, events: vec![] };
    let account = async |name: &str| store.account(name).await.unwrap().unwrap().0;
    // The events were brought in by ann, who conducts them.
    for (who, sees) in [
        (None, vec!["open"]),
        (Some(account("ron").await), vec!["members", "open"]),
        (Some(ben), vec!["members", "open"]),
        (Some(account("ann").await), vec!["gone", "members", "open"]),
        (Some(account("root").await), vec!["gone", "members", "open"]),
    ] {
        let listing = store.shown_to(who.as_ref());
        let listed = listing.page("", 50, 0).await.unwrap();
        let mut slugs: Vec<&str> = listed.iter().map(|event| event.slug.as_str()).collect();
        slugs.sort_unstable();
        assert_eq!(slugs, sees, "{who:?}");
        assert_eq!(listing.count("").await.unwrap(), sees.len() as i64, "{who:?}");
        for slug in ["open", "members", "gone"] {
            let admitted = store.audience(slug).await.unwrap().admits(who.as_ref(), slug);
            assert_eq!(admitted, sees.contains(&slug), "{who:?} {slug}");
        }
    }
    assert_eq!(
        store.events_page("", 50, 0).await.unwrap().len(),
        1,
        "without a word about who asks, the public ones"
    );
    store.set_audience("gone", Audience::Public, "root", 2).await.unwrap();
    assert_eq!(store.count_events("").await.unwrap(), 2);
}

pub async fn the_name_of_a_removed_account_is_replaced(database: String) {
    let store = Store::open(&database).await.unwrap();
    for name in ["ann", "ben"] {
        store.create_account(name, Role::Arbiter, "hash", 0).await.unwrap();
    }
    store.remove_account("ann", Some("former arbiter 1"), 5).await.unwrap();
    store.remove_account("ben", None, 5).await.unwrap();
    store.remove_account("nobody", Some("x"), 5).await.unwrap();
    assert_eq!(
        store.former_names().await.unwrap(),
        [FormerName { name: "ann".to_owned(), shown: "former arbiter 1".to_owned() }]
    );
}

/// The pages let no NUL through. Where one came all the same, PostgreSQL refuses it, and not in its
/// own words; SQLite keeps it as it is.
pub async fn nul_is_refused_in_words(database: String) {
    let store = Store::open(&database).await.unwrap();
    let made = store.create_account("a\0b", Role::Reader, "hash", 0).await;
    if database.starts_with("postgres") {
        assert!(matches!(made, Err(tiebreak_store::StoreError::NotText)), "{made:?}");
    } else {
        made.unwrap();
        assert_eq!(store.account("a\0b").await.unwrap().unwrap().0.name, "a\0b");
    }
}
