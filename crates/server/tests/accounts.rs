//! Accounts under attack: links that outlive their purpose, guesses, stolen sessions, doors to
//! elsewhere. What is left afterwards is looked at each time.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Answer, Site, Visitor, form, settings};
use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;
use tiebreak_server::Settings;

const TATA: &str = "/events/tata-steel-masters-2024";
const PASSWORDS: &str = "password=correct+horse&again=correct+horse";

fn log_in(visitor: &Visitor, name: &str, password: &str) -> Answer {
    visitor.post("/login", &form(&[("name", name), ("password", password)]))
}

fn names(site: &Site) -> Vec<String> {
    let accounts = site.with_store(async |store| store.accounts().await.unwrap());
    accounts.into_iter().map(|account| account.name).collect()
}

/// The link that an administrator is shown for a name.
fn invite(administrator: &Visitor, name: &str) -> String {
    let invited = administrator.post("/people", &format!("name={name}&role=arbiter"));
    let link = invited.page().saying("code", "/setup/").text();
    format!("/setup/{}", link.rsplit('/').next().unwrap())
}

#[test]
fn of_the_links_of_all_starts_one_is_good_and_none_afterwards() {
    let site = Site::start();
    let visitor = Visitor::new(&site.url);
    let second = site.start_again().unwrap();
    let third = site.start_again().unwrap();
    for old in [&site.link, &second] {
        assert_eq!(visitor.get(old).status, 404);
        assert_eq!(visitor.post(old, &format!("name=Eve&{PASSWORDS}")).status, 404);
    }
    assert!(names(&site).is_empty());
    assert_eq!(visitor.post(&third, &format!("name=Ann&{PASSWORDS}")).status, 303);
    assert_eq!(site.start_again(), None, "there is an administrator");
    for link in [&site.link, &second, &third] {
        assert_eq!(visitor.post(link, &format!("name=Eve&{PASSWORDS}")).status, 404);
    }
    assert_eq!(names(&site), ["Ann"]);
}

#[test]
fn a_removed_account_does_not_come_back_by_an_older_invitation() {
    let site = Site::start();
    let ann = site.administrator();
    let visitor = Visitor::new(&site.url);
    let (first, second) = (invite(&ann, "bob"), invite(&ann, "bob"));
    assert_eq!(
        visitor.post(&first, &format!("name=bob&{PASSWORDS}")).status,
        404,
        "the later invitation ended it"
    );
    assert_eq!(visitor.post(&second, &format!("name=bob&{PASSWORDS}")).status, 303);
    let third = invite(&ann, "bob");
    assert_eq!(ann.post("/people/bob/remove", "").status, 303);
    assert_eq!(visitor.post(&third, &format!("name=bob&{PASSWORDS}")).status, 404);
    assert_eq!(log_in(&visitor, "bob", "correct horse").status, 401);
    assert_eq!(names(&site), ["Ann"]);
}

#[test]
fn a_reset_ends_sessions_and_tokens() {
    let site = Site::start();
    let ann = site.administrator();
    let bob = site.member(&ann, "bob", "arbiter");
    let program = bob.program();
    let note = "/api/v1/events/tata-steel-masters-2024/notes";
    let why = serde_json::json!({ "why": "x" });
    assert_eq!(
        program.post_json(note, &why).status,
        403,
        "known, and not an arbiter of this event"
    );
    let link = invite(&ann, "bob");
    assert_eq!(bob.get("/account").status, 200, "an invitation that was not used changes nothing");
    let renewed =
        Visitor::new(&site.url).post(&link, "name=bob&password=another+horse&again=another+horse");
    assert_eq!(renewed.status, 303);
    assert_eq!(program.post_json(note, &why).status, 401, "the token has ended");
    assert_eq!(bob.get("/account").status, 303, "the session has ended");
    let visitor = Visitor::new(&site.url);
    assert_eq!(log_in(&visitor, "bob", "correct horse").status, 401);
    assert_eq!(log_in(&visitor, "bob", "another horse").status, 303);
    assert_eq!(site.with_store(async |store| store.tokens("bob").await.unwrap()), []);
}

/// How many of many guesses that come at once were tried, and how many were told to wait.
fn guess(url: &str, name: &str, count: usize) -> (usize, usize) {
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..count)
            .map(|number| {
                scope.spawn(move || {
                    log_in(&Visitor::new(url), name, &format!("guess {number}")).status
                })
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let counted = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
    assert_eq!(counted(401) + counted(429), count, "{statuses:?}");
    (counted(401), counted(429))
}

#[test]
fn of_many_guesses_at_once_ten_are_tried() {
    let site = Site::start();
    let ann = site.administrator();
    assert_eq!(guess(&site.url, "Ann", 40), (10, 30));
    assert_eq!(
        guess(&site.url, "nobody of this name", 30),
        (10, 20),
        "names cannot be told apart by it"
    );
    let refused = log_in(&Visitor::new(&site.url), "Ann", "correct horse");
    assert_eq!(refused.status, 429, "the right one waits too: who guesses learns nothing");
    assert!((800..=900).contains(&refused.header("retry-after").parse::<u32>().unwrap()));
    // An open session is not affected: not on any page, not in logging in again, not
    // in changing the password.
    assert_eq!(ann.get("/account").status, 200);
    assert_eq!(log_in(&ann, "Ann", "correct horse").status, 303);
    let changed = ann.post(
        "/account/password",
        "current=correct+horse&password=another+horse&again=another+horse",
    );
    assert_eq!(changed.status, 200, "{}", changed.text);
    let kept = site.with_store(async |store| store.accounts().await.unwrap().len());
    assert_eq!(kept, 1, "guesses make no accounts");
}

#[test]
fn a_session_does_not_let_one_guess_for_ever() {
    let site = Site::start();
    let ann = site.administrator();
    for _ in 0..10 {
        let wrong = ann
            .post("/account/password", "current=wrong&password=another+horse&again=another+horse");
        assert_eq!(wrong.status, 422);
    }
    let refused = ann.post(
        "/account/password",
        "current=correct+horse&password=another+horse&again=another+horse",
    );
    assert_eq!(refused.status, 429);
    assert_eq!(
        log_in(&Visitor::new(&site.url), "Ann", "correct horse").status,
        303,
        "others are not touched by it"
    );
}

#[test]
fn an_address_that_goes_through_names_waits_too() {
    let site = Site::start();
    let ann = site.administrator();
    for number in 0..100 {
        // Counted without the cost of a password: as if they had all come.
        site.with_store(async |store| {
            store
                .count_attempt(
                    &format!("name {number}"),
                    "127.0.0.1",
                    std::time::Duration::from_secs(900),
                )
                .await
                .unwrap()
        });
    }
    assert_eq!(log_in(&Visitor::new(&site.url), "Ann", "correct horse").status, 429);
    assert_eq!(log_in(&ann, "Ann", "correct horse").status, 303, "not for the holder of a session");
}

#[test]
fn behind_a_trusted_proxy_each_has_their_own_attempts() {
    let trusted = vec!["127.0.0.0/8".parse().unwrap()];
    let site = Site::with(Settings { trusted_proxies: trusted, ..settings() });
    site.administrator();
    let visitor = Visitor::new(&site.url);
    let bad = visitor.with("x-forwarded-for", "192.0.2.1");
    for _ in 0..10 {
        assert_eq!(log_in(&bad, "Ann", "wrong").status, 401);
    }
    assert_eq!(log_in(&bad, "Ann", "correct horse").status, 429);
    // What the guesser writes on the left of the list is not believed.
    let forged = visitor.with("x-forwarded-for", "198.51.100.7, 192.0.2.1");
    assert_eq!(log_in(&forged, "Ann", "correct horse").status, 429);
    let both = bad.with("forwarded", "for=198.51.100.7");
    for _ in 0..10 {
        assert_eq!(log_in(&both, "Ann", "wrong").status, 401, "counted as the proxy itself");
    }
    assert_eq!(log_in(&both.with("x", "y"), "Ann", "wrong").status, 429);
    for good in ["192.0.2.2", "2001:db8::1"] {
        assert_eq!(
            log_in(&visitor.with("x-forwarded-for", good), "Ann", "correct horse").status,
            303,
            "{good}"
        );
    }
    let standard = visitor.with("forwarded", "for=\"[2001:db8:2::1]:4711\";proto=https");
    assert_eq!(log_in(&standard, "Ann", "correct horse").status, 303);
}

#[test]
fn nobody_else_says_where_he_comes_from() {
    let site = Site::start();
    site.administrator();
    let visitor = Visitor::new(&site.url);
    for number in 0..10 {
        let claimed = visitor.with("x-forwarded-for", &format!("192.0.2.{number}"));
        assert_eq!(log_in(&claimed, "Ann", "wrong").status, 401);
    }
    let claimed = visitor.with("x-forwarded-for", "192.0.2.99").with("forwarded", "for=192.0.2.99");
    assert_eq!(log_in(&claimed, "Ann", "correct horse").status, 429);
}

#[test]
fn two_servers_count_together() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let one = Site::on(&database, Scratch::new("site"), 0);
    one.administrator();
    let other = Site::on(&database, Scratch::new("site"), 0);
    for number in 0..10 {
        let site = if number % 2 == 0 { &one } else { &other };
        assert_eq!(log_in(&Visitor::new(&site.url), "Ann", "wrong").status, 401);
    }
    for site in [&one, &other] {
        assert_eq!(log_in(&Visitor::new(&site.url), "Ann", "correct horse").status, 429);
    }
}

#[test]
fn a_password_is_changed_by_whoever_knows_it() {
    let site = Site::start();
    let ann = site.administrator();
    let elsewhere = Visitor::new(&site.url);
    let elsewhere = elsewhere.clone().logged_in(&log_in(&elsewhere, "Ann", "correct horse"));
    let program = ann.program();
    let change = |body: &str| ann.post("/account/password", body);
    for (body, why) in [
        ("current=wrong&password=another+horse&again=another+horse", "not right"),
        ("current=correct+horse&password=short&again=short", "at least 10"),
        ("current=correct+horse&password=another+horse&again=another+house", "differ"),
    ] {
        let refused = change(body);
        assert_eq!(refused.status, 422, "{body}");
        assert!(refused.page().at("p.mistake").text().contains(why), "{}", refused.text);
    }
    assert_eq!(elsewhere.get("/account").status, 200);
    assert_eq!(
        change("current=correct+horse&password=another+horse&again=another+horse").status,
        200
    );
    assert_eq!(ann.get("/account").status, 200, "this session goes on");
    assert_eq!(elsewhere.get("/account").status, 303, "every other one has ended");
    assert_eq!(
        program.post_json("/api/v1/regulations/check", &serde_json::json!({ "text": "" })).status,
        200
    );
    assert_eq!(log_in(&Visitor::new(&site.url), "Ann", "correct horse").status, 401);
    let again = "current=another+horse&password=correct+horse&again=correct+horse&tokens=end";
    assert_eq!(change(again).status, 200);
    assert_eq!(
        program.post_json("/api/v1/regulations/check", &serde_json::json!({ "text": "" })).status,
        401
    );
}

#[test]
fn sessions_and_tokens_are_listed_with_where_and_when_and_ended() {
    let site = Site::start();
    let ann = site.administrator();
    let ben = site.member(&ann, "ben", "reader");
    let browser = Visitor::new(&site.url)
        .with("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0");
    let other = browser.clone().logged_in(&log_in(&browser, "Ann", "correct horse"));
    let made = ann.post("/account/tokens", "label=relay");
    let token = made.page().at("p.notice code").text();
    let listed = ann.get("/account");
    assert!(!listed.text.contains(&token), "a token is shown once");
    assert!(
        listed.text.contains("never used") && listed.text.contains("Firefox on Linux"),
        "{}",
        listed.text
    );
    assert!(listed.text.contains("from 127.0.0.1") && listed.text.contains("this one"));
    let program = Visitor::new(&site.url).with("authorization", &format!("Bearer {token}"));
    assert_eq!(
        program.post_json("/api/v1/regulations/check", &serde_json::json!({ "text": "" })).status,
        200
    );
    assert!(ann.get("/account").text.contains("last used"));
    let hashes = |name: &'static str| -> Vec<String> {
        let sessions = site.with_store(async |store| store.sessions(name, 0).await.unwrap());
        sessions.into_iter().map(|session| session.hash).collect()
    };
    let ending = ann
        .get("/account")
        .page()
        .at("form[action='/account/sessions/end'] input")
        .attribute("value");
    assert_eq!(ben.post("/account/sessions/end", &format!("hash={ending}")).status, 303);
    assert_eq!(hashes("Ann").len(), 2, "nobody ends the sessions of another");
    assert_eq!(ann.post("/account/sessions/end", &format!("hash={ending}")).status, 303);
    assert_eq!((other.get("/account").status, ann.get("/account").status), (303, 200));
    log_in(&browser, "Ann", "correct horse");
    log_in(&browser, "Ann", "correct horse");
    assert_eq!(hashes("Ann").len(), 3);
    assert_eq!(ann.post("/account/sessions/end-others", "").status, 303);
    assert_eq!(hashes("Ann").len(), 1);
    assert_eq!((ann.get("/account").status, ben.get("/account").status), (200, 200));
}

/// The code that an authenticator shows, worked out here from the standards and not by the program.
fn code(secret: &str, steps_from_now: i64) -> String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let bits: String =
        secret.chars().map(|c| format!("{:05b}", letters.find(c).unwrap())).collect();
    let key: Vec<u8> = bits
        .as_bytes()
        .chunks_exact(8)
        .map(|byte| u8::from_str_radix(std::str::from_utf8(byte).unwrap(), 2).unwrap())
        .collect();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs()
        as i64;
    let mut mac = Hmac::<Sha1>::new_from_slice(&key).unwrap();
    mac.update(&(now / 30 + steps_from_now).to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let at = usize::from(hash[19] & 15);
    let number =
        u32::from_be_bytes([hash[at], hash[at + 1], hash[at + 2], hash[at + 3]]) & 0x7fff_ffff;
    format!("{:06}", number % 1_000_000)
}

/// Sets up one-time codes; the secret and the recovery codes.
fn with_codes(ann: &Visitor) -> (String, Vec<String>) {
    assert_eq!(ann.post("/account/second-factor", "current=wrong").status, 422);
    let begun = ann.post("/account/second-factor", "current=correct+horse");
    assert_eq!(begun.status, 200, "{}", begun.text);
    assert!(begun.text.contains("<svg"), "the QR code stands in the page");
    let secret: String = begun.page().at("article code").text().split(' ').collect();
    assert_eq!(secret.len(), 32);
    assert_eq!(ann.post("/account/second-factor/confirm", "code=000000").status, 422);
    let confirmed =
        ann.post("/account/second-factor/confirm", &format!("code={}", code(&secret, -1)));
    assert_eq!(confirmed.status, 200, "{}", confirmed.text);
    let codes: Vec<String> =
        confirmed.page().all("ul.codes code").iter().map(|code| code.text()).collect();
    assert_eq!(codes.len(), 10);
    (secret, codes)
}

/// Somebody whose password was right.
fn half(site: &Site, then: &str) -> Visitor {
    let visitor = Visitor::new(&site.url);
    let body = form(&[("name", "Ann"), ("password", "correct horse"), ("then", then)]);
    let answer = visitor.post("/login", &body);
    assert_eq!((answer.status, answer.header("location")), (303, "/login/code"));
    visitor.logged_in(&answer)
}

#[test]
fn with_one_time_codes_the_password_alone_lets_nobody_in() {
    let site = Site::start();
    let ann = site.administrator();
    let (secret, recovery) = with_codes(&ann);
    let sessions = || site.with_store(async |store| store.sessions("Ann", 0).await.unwrap().len());
    let visitor = half(&site, TATA);
    assert_eq!(visitor.get("/account").status, 303, "half logged in is not logged in");
    assert_eq!(visitor.get("/login/code").status, 200);
    assert_eq!(visitor.post("/login/code", "code=123456").status, 401);
    assert_eq!(sessions(), 1);
    let used = code(&secret, 0);
    let entered = visitor.post("/login/code", &format!("code={used}"));
    assert_eq!((entered.status, entered.header("location")), (303, TATA));
    let cookies: Vec<&str> =
        entered.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    assert!(
        cookies
            .iter()
            .any(|cookie| cookie.starts_with("tiebreak_session=") && cookie.contains("HttpOnly"))
    );
    assert_eq!(sessions(), 2);
    assert_eq!(
        visitor.post("/login/code", &format!("code={}", code(&secret, 1))).header("location"),
        "/login",
        "it was used up"
    );
    // The same code again, and the one before it.
    let replay = half(&site, "/");
    for old in [used, code(&secret, -1)] {
        assert_eq!(replay.post("/login/code", &format!("code={old}")).status, 401);
    }
    // A recovery code, however it is typed, and once.
    let typed = recovery[0].to_uppercase().replace('-', " ");
    assert_eq!(replay.post("/login/code", &form(&[("code", &typed)])).status, 303);
    let again = half(&site, "/");
    assert_eq!(again.post("/login/code", &form(&[("code", &recovery[0])])).status, 401);
    assert!(ann.get("/account").text.contains("9 of 10 recovery codes are left"));
    assert_eq!(ann.post("/account/second-factor/end", "current=wrong").status, 422);
    assert_eq!(ann.post("/account/second-factor/end", "current=correct+horse").status, 303);
    let plain = log_in(&Visitor::new(&site.url), "Ann", "correct horse");
    assert_eq!((plain.status, plain.header("location")), (303, "/"));
}

#[test]
fn codes_cannot_be_guessed() {
    let site = Site::start();
    let ann = site.administrator();
    let (secret, _) = with_codes(&ann);
    let visitor = half(&site, "/");
    for number in 0..5 {
        assert_eq!(visitor.post("/login/code", &format!("code=00000{number}")).status, 401);
    }
    let right = visitor.post("/login/code", &format!("code={}", code(&secret, 0)));
    assert_eq!(
        (right.status, right.header("location")),
        (303, "/login"),
        "after five the password is asked for again"
    );
    let again = half(&site, "/");
    for number in 0..3 {
        assert_eq!(again.post("/login/code", &format!("code=00000{number}")).status, 401);
    }
    assert_eq!(
        again.post("/login/code", "code=000009").status,
        429,
        "passwords and codes count together: ten"
    );
    assert_eq!(
        site.with_store(async |store| store.sessions("Ann", 0).await.unwrap().len()),
        1,
        "nobody got in"
    );
}

/// Names are in addresses: none makes an account that nobody can remove.
#[test]
fn accounts_of_any_name_can_be_removed() {
    let site = Site::start();
    let ann = site.administrator();
    for name in ["a/b", "Zoë & co?", "100%", "%2F", "#1", "new", "ann"] {
        let invited = ann.post("/people", &form(&[("name", name), ("role", "arbiter")]));
        let link = invited.page().saying("code", "/setup/").text();
        let path = format!("/setup/{}", link.rsplit('/').next().unwrap());
        let made =
            form(&[("name", name), ("password", "correct horse"), ("again", "correct horse")]);
        assert_eq!(Visitor::new(&site.url).post(&path, &made).status, 303, "{name}");
        let listed = ann.get(&format!("/people?{}", form(&[("q", name)]))).page();
        let forms = listed.all("form[action$='/remove']");
        let action = forms
            .iter()
            .map(|form| form.attribute("action"))
            .find(|action| !action.contains("/Ann/"))
            .unwrap();
        assert_eq!(
            ann.post(
                &action.replace("/remove", "/events"),
                "event=tata-steel-masters-2024&conducts=yes"
            )
            .status,
            303,
            "{name}"
        );
        assert_eq!(ann.post(&action, "").status, 303, "{name}");
        assert_eq!(names(&site), ["Ann"], "{name}");
    }
    for name in [".", "..", "a\u{202e}b", "a\u{7}b", " "] {
        assert_eq!(
            ann.post("/people", &form(&[("name", name), ("role", "arbiter")])).status,
            422,
            "{name:?}"
        );
    }
    assert_eq!(names(&site), ["Ann"]);
}

#[test]
fn an_account_has_so_many_tokens_and_no_more() {
    let site = Site::start();
    let ann = site.administrator();
    for _ in 0..100 {
        assert_eq!(ann.post("/account/tokens", "label=x").status, 200);
    }
    let refused = ann.post("/account/tokens", "label=x");
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("at most 100 tokens"), "{}", refused.text);
    assert_eq!(site.with_store(async |store| store.tokens("Ann").await.unwrap().len()), 100);
}

#[test]
fn nobody_is_sent_elsewhere_after_logging_in() {
    let site = Site::start();
    site.administrator();
    for then in [
        "//evil.example",
        "/\t/evil.example",
        "/\\evil.example",
        "https://evil.example",
        "\t//evil.example",
        "/\n/evil.example",
        "/\r\nSet-Cookie: x=y",
        "/\u{b}/evil.example",
        "/\u{85}/evil.example",
        "/\u{2028}/evil.example",
        "///evil.example",
        "/%09//evil.example\\",
        "javascript:alert(1)",
        "",
    ] {
        let body = form(&[("name", "Ann"), ("password", "correct horse"), ("then", then)]);
        let answer = Visitor::new(&site.url).post("/login", &body);
        assert_eq!((answer.status, answer.header("location")), (303, "/"), "{then:?}");
    }
    let body = form(&[("name", "Ann"), ("password", "correct horse"), ("then", "/people?x=1")]);
    assert_eq!(Visitor::new(&site.url).post("/login", &body).header("location"), "/people?x=1");
}

fn nul_in_every_field(site: &Site) {
    let ann = site.administrator();
    let program = ann.program();
    let events = site.with_store(async |store| store.events().await.unwrap().len());
    for (path, body) in [
        ("/login", "name=Ann%00&password=x"),
        ("/login", "name=Ann&password=%00"),
        ("/login", "name=Ann&password=x&then=/%00"),
        ("/people", "name=bo%00b&role=arbiter"),
        ("/people/Ann/events", "event=%00&conducts=yes"),
        ("/account/tokens", "label=%00"),
        ("/account/tokens/revoke", "hash=%00"),
        ("/account/sessions/end", "hash=%00"),
        ("/account/password", "current=%00&password=another+horse&again=another+horse"),
        ("/account/second-factor/confirm", "code=%00"),
        ("/events/tata-steel-masters-2024/notes", "why=%00"),
        ("/events/tata-steel-masters-2024/answers", "question=semi-final-1/first-white&seed=%00"),
        ("/events/tata-steel-masters-2024/leaves", "name=%00&why=x&head=x"),
        ("/events/tata-steel-masters-2024/amend", "text=%00"),
        ("/events/tata-steel-masters-2024/audience", "audience=%00"),
        ("/regulations/new", "title=%00"),
        ("/events/new/grid", "title=%00&players=2"),
        ("/setup/x%00y", "name=x"),
    ] {
        let refused = ann.post(path, body);
        assert_eq!(refused.status, 422, "{path} {body}: {}", refused.text);
        assert!(refused.text.contains("character NUL"), "{path} {body}: {}", refused.text);
    }
    for (path, body) in [
        ("/api/v1/events/tata-steel-masters-2024/notes", r#"{"why":"\u0000"}"#),
        (
            "/api/v1/events/tata-steel-masters-2024/answers",
            r#"{"question":"semi-final-1/first-white","seed":"a\u0000"}"#,
        ),
        ("/api/v1/events", r#"{"name":"\u0000","text":"x"}"#),
        ("/api/v1/own-regulations", r#"{"text":"\u0000"}"#),
    ] {
        let refused = program.send(path, "application/json", body.as_bytes());
        assert_eq!(
            (refused.status, refused.header("content-type")),
            (422, "application/problem+json"),
            "{path}"
        );
        assert!(refused.text.contains("character NUL"), "{path}: {}", refused.text);
    }
    // Written so that it comes out only when it is read a second time.
    let twice = format!("/oembed?url={}/events/%2500", site.url);
    assert!((400..500).contains(&ann.get(&twice).status), "{}", ann.get(&twice).text);
    for path in [
        "/?q=%00",
        "/events/%00",
        "/api/v1/events?q=%00",
        "/api/v1/events?after=1-%00",
        "/regulations/%00",
    ] {
        assert_eq!(ann.get(path).status, 422, "{path}");
    }
    // In the fields of an upload, and in names inside a file.
    let body = b"--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\na\0b\r\n--x--\r\n";
    assert_eq!(ann.send("/events/new", "multipart/form-data; boundary=x", body).status, 422);
    let file = "format = \"tiebreak-event/1\"\ntitle = \"A\\u0000B\"\nkind = \"round-robin\"\nregulation = \"tata-steel-masters-2023\"\nplayer = [{ name = \"Ann\" }, { name = \"B\\u0000n\" }]\n[[game]]\nround = 1\nwhite = \"Ann\"\nblack = \"B\\u0000n\"\nresult = \"1-0\"\n";
    let brought = ann.upload("a.toml", file.as_bytes(), "");
    assert!((400..500).contains(&brought.status), "{}: {}", brought.status, brought.text);
    assert_eq!(
        site.with_store(async |store| store.events().await.unwrap().len()),
        events,
        "nothing came in"
    );
    assert_eq!(
        site.with_store(async |store| store.lines("tata-steel-masters-2024").await.unwrap().len()),
        1
    );
    assert_eq!(names(site), ["Ann"]);
}

#[test]
fn nul_in_any_field_is_refused_in_our_words() {
    nul_in_every_field(&Site::start());
}

#[test]
fn nul_in_any_field_is_refused_in_our_words_on_postgresql() {
    let server = Postgres::start();
    nul_in_every_field(&Site::on(&server.database(), Scratch::new("site"), 0));
}
