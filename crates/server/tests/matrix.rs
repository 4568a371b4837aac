//! Every route for every role, by the table in `matrix/routes.txt`; the protections that every
//! answer carries; and that nothing has changed afterwards.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::{Answer, Site, Visitor, form};
use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;

const TABLE: &str = include_str!("matrix/routes.txt");
const EVENT: &str = "tata-steel-masters-2024";
const ROLES: [&str; 5] = ["nobody", "reader", "stranger", "arbiter", "admin"];

/// One row of the table.
#[derive(Debug)]
struct Row {
    method: &'static str,
    route: &'static str,
    sent: &'static str,
    statuses: Vec<u16>,
}

fn rows() -> Vec<Row> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let row = |line: &'static str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [method, route, sent, statuses @ ..] = words.as_slice() else { panic!("{line}") };
        let statuses: Vec<u16> = statuses.iter().map(|status| status.parse().unwrap()).collect();
        assert_eq!(statuses.len(), ROLES.len(), "{line}");
        let printed = cfg!(feature = "pdf") && route.ends_with(".pdf");
        let statuses = if printed { vec![200; ROLES.len()] } else { statuses };
        Row { method, route, sent, statuses }
    };
    lines.map(row).collect()
}

impl Row {
    fn address(&self, own: &str) -> String {
        let named = [
            ("{slug}", EVENT),
            ("{own}", own),
            ("{id}", "tata-steel-masters-2023"),
            (
                "{name}",
                match self.route {
                    "/assets/fonts/{name}" => "tiebreak-sans-latin.woff2",
                    "/assets/{name}" => "tiebreak.css",
                    _ => "noname",
                },
            ),
            ("{colour}", "0a7f3f"),
            ("{state}", "lots"),
            ("{names}", "latin"),
            ("{round}", "1"),
            ("{number}", "1"),
            ("{line}", "99"),
            ("{upload}", "nothing"),
            ("{secret}", "nothing"),
            ("{schema}", "ruling"),
        ];
        named
            .iter()
            .fold(self.route.to_owned(), |address, (name, value)| address.replace(name, value))
    }

    fn ask(&self, visitor: &Visitor, own: &str) -> Answer {
        let address = self.address(own);
        match (self.method, self.sent) {
            // A stream does not end: its head is enough.
            ("GET", "head") => visitor.ask("HEAD", &address),
            ("GET", _) => visitor.get(&address),
            ("DELETE", _) => visitor.ask("DELETE", &address),
            (_, "multipart") => {
                visitor.send(&address, "multipart/form-data; boundary=x", b"--x--\r\n")
            }
            (_, json) if json.starts_with('{') => {
                visitor.send(&address, "application/json", json.as_bytes())
            }
            (_, form) => visitor.post(&address, form),
        }
    }
}

/// Whatever is asked by whomever, the answer cannot be made to run, load or frame anything that is
/// not ours.
fn protected(what: &str, answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for part in ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"] {
        assert!(policy.contains(part), "{what}: {policy}");
    }
    assert!(
        policy.contains("form-action 'self'") || policy.contains("form-action 'none'"),
        "{what}: {policy}"
    );
    let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src"));
    assert!(
        scripts.is_none_or(|scripts| scripts.trim() == "script-src 'self'"),
        "{what}: {policy}"
    );
    if policy.contains("unsafe-inline") {
        assert!(
            scripts.is_none(),
            "{what}: a page that prints carries its style, and runs nothing: {policy}"
        );
    }
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(answer.header("referrer-policy"), "same-origin", "{what}");
    assert!(!answer.header("cache-control").is_empty(), "{what}");
    assert_eq!(answer.header("x-request-id").len(), 16, "{what}");
    for cookie in answer.headers.get_all("set-cookie") {
        let cookie = cookie.to_str().unwrap();
        assert!(
            cookie.contains("HttpOnly")
                && cookie.contains("SameSite=Lax")
                && cookie.contains("Path=/"),
            "{what}: {cookie}"
        );
    }
}

/// What must be the same before and after: everything but who is logged in.
fn state(site: &Site) -> String {
    site.with_store(async |store| {
        let mut told = String::new();
        for event in store.events().await.unwrap() {
            let (head, audience) = (
                store.head(&event.slug).await.unwrap(),
                store.audience(&event.slug).await.unwrap(),
            );
            told += &format!("{} {head:?} {audience:?}\n", event.slug);
        }
        for account in store.accounts().await.unwrap() {
            let (_, password) = store.account(&account.name).await.unwrap().unwrap();
            let (tokens, factor) = (
                store.tokens(&account.name).await.unwrap(),
                store.second_factor(&account.name).await.unwrap(),
            );
            let sessions = store.sessions(&account.name, 0).await.unwrap().len();
            told += &format!("{account:?} {password} {} {factor:?} {sessions}\n", tokens.len());
        }
        told
    })
}

struct Cast {
    browsers: Vec<Visitor>,
    programs: Vec<Visitor>,
    /// The id of the regulation that the arbiter has begun.
    own: String,
}

impl Cast {
    fn on(site: &Site) -> Self {
        let admin = site.administrator();
        let member = |name: &str, role: &str| site.member(&admin, name, role);
        let accounts = [
            member("ron", "reader"),
            member("sam", "arbiter"),
            member("art", "arbiter"),
            admin.clone(),
        ];
        admin.post("/people/art/events", &format!("event={EVENT}&conducts=yes"));
        let text = include_str!(
            "../../../crates/regulation/regulations/chess/tata-steel-masters-2023.toml"
        );
        let begun = accounts[2].post("/regulations/new", &form(&[("text", text)]));
        assert_eq!(begun.status, 303, "{}", begun.text);
        let own = begun.header("location").split('/').nth(2).unwrap().to_owned();
        let nobody = Visitor::new(&site.url);
        let programs =
            std::iter::once(nobody.clone()).chain(accounts.iter().map(Visitor::program)).collect();
        let browsers = std::iter::once(nobody).chain(accounts).collect();
        Self { browsers, programs, own }
    }
}

fn as_the_table_says(site: &Site) {
    let cast = Cast::on(site);
    let before = state(site);
    let mut wrong = Vec::new();
    for row in rows().iter().filter(|row| row.sent != "later") {
        let visitors = if row.route.starts_with("/api/") { &cast.programs } else { &cast.browsers };
        for ((role, visitor), wanted) in ROLES.iter().zip(visitors).zip(&row.statuses) {
            let answer = row.ask(visitor, &cast.own);
            let what = format!("{} {} as {role}", row.method, row.route);
            if answer.status != *wanted {
                wrong.push(format!("{what}: {wanted} wanted, {} came", answer.status));
            }
            if answer.status == 303 && *role == "nobody" && row.method == "GET" {
                assert!(answer.header("location").starts_with("/login"), "{what}");
            }
            protected(&what, &answer);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(state(site), before, "nothing has changed");
    // To log out changes who is logged in, and nothing else.
    for visitor in &cast.browsers {
        assert_eq!(visitor.post("/logout", "").status, 303);
        assert_eq!(visitor.get("/account").status, 303);
    }
}

#[test]
fn every_route_for_every_role() {
    as_the_table_says(&Site::start());
}

#[test]
fn every_route_for_every_role_on_postgresql() {
    let server = Postgres::start();
    as_the_table_says(&Site::on(&server.database(), Scratch::new("site"), 0));
}

/// A route that is not in the table fails here: the sources are read for what is routed.
#[test]
fn the_table_has_every_route() {
    let (mut routed, mut read) = (BTreeSet::new(), 0);
    let source = crate::route_sources::page_routes();
    for line in source.lines() {
        let Some((route, handlers)) =
            line.split_once(".route(\"").and_then(|(_, rest)| rest.split_once("\", "))
        else {
            continue;
        };
        let known = [
            ("get(", "GET"),
            ("post(", "POST"),
            ("merge(upload)", "POST"),
            ("put(", "PUT"),
            ("delete(", "DELETE"),
            ("patch(", "PATCH"),
        ];
        let methods: Vec<&str> = known
            .iter()
            .filter(|(mark, _)| handlers.contains(mark))
            .map(|(_, method)| *method)
            .collect();
        assert!(!methods.is_empty(), "how is {route} asked?");
        routed.extend(methods.into_iter().map(|method| (method.to_owned(), route.to_owned())));
        read += 1;
    }
    // A route that is written in another form must not slip through.
    assert_eq!(read, source.matches(".route(").count());
    let interface = include_str!("../src/api/routes.rs");
    assert_eq!(
        interface.matches(".route(").count(),
        1,
        "openapi.json; all others are in the document"
    );
    routed.insert(("GET".to_owned(), "/api/v1/openapi.json".to_owned()));
    let document: serde_json::Value = serde_json::from_str(&tiebreak_server::openapi()).unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods
            .as_object()
            .unwrap()
            .keys()
            .filter(|key| ["get", "post", "put", "delete", "patch"].contains(&key.as_str()))
        {
            routed.insert((method.to_uppercase(), path.clone()));
        }
    }
    assert!(routed.len() > 90, "{}", routed.len());
    // Regulations of one's own have a name of their own in the table.
    let plain = |route: &str| route.replace("{own}", "{id}");
    let listed: BTreeSet<(String, String)> =
        rows().iter().map(|row| (row.method.to_owned(), plain(row.route))).collect();
    let missing: Vec<_> = routed.difference(&listed).collect();
    assert!(missing.is_empty(), "not in matrix/routes.txt: {missing:?}");
    let gone: Vec<_> = listed.difference(&routed).collect();
    assert!(gone.is_empty(), "in matrix/routes.txt, and routed no more: {gone:?}");
}

/// A client without an account is refused before its request is read: nobody holds a place in a
/// lane by sending slowly.
#[test]
fn nobody_is_refused_before_anything_is_read() {
    let site = Site::start();
    // These are for those who have no session yet, or need none; none of them is in a lane.
    let open = ["/login", "/login/code", "/setup/{secret}", "/logout", "/language"];
    for row in rows().iter().filter(|row| row.method == "POST" && !open.contains(&row.route)) {
        let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
        // Far less than a slow sender is given.
        stream.set_read_timeout(Some(std::time::Duration::from_secs(10))).unwrap();
        let kind = match row.sent {
            "multipart" => "multipart/form-data; boundary=x",
            json if json.starts_with('{') => "application/json",
            _ => "application/x-www-form-urlencoded",
        };
        let address = row.address("own-none");
        write!(stream, "POST {address} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: 1000\r\n\r\nx")
            .unwrap();
        let mut status = [0; 12];
        stream
            .read_exact(&mut status)
            .unwrap_or_else(|error| panic!("POST {}: {error}", row.route));
        assert_eq!(&status, b"HTTP/1.1 401", "POST {}", row.route);
    }
}

/// Addresses that are no pages, methods that pages do not have, and what the framework refuses by
/// itself.
#[test]
fn refusals_are_protected_too() {
    let site = Site::start();
    let nobody = Visitor::new(&site.url);
    for path in
        ["/nothing", "/events/nothing", "/events/%FF", "/api/v1/nothing", "/assets/../x", "/?q=%00"]
    {
        protected(path, &nobody.get(path));
    }
    protected("POST /", &nobody.post("/", "x=y"));
    protected(
        "a form of another site",
        &nobody.with("origin", "https://evil.example").post("/login", "name=x&password=y"),
    );
    protected("a large form", &nobody.post("/login", &"x".repeat(2 << 20)));
    protected("broken JSON", &nobody.send("/api/v1/events", "application/json", b"{"));
}
