//! People at work in real browsers, on both databases.

use super::{Site, Visitor, form};
use tiebreak_e2e::browser::{Browser, Driver};
use tiebreak_e2e::postgres::Postgres;
use tiebreak_e2e::scratch::Scratch;

/// Does something on SQLite and on PostgreSQL.
pub fn on_both(work: impl Fn(&Site, &Driver)) {
    let driver = Driver::start();
    work(&Site::start(), &driver);
    let server = Postgres::start();
    work(&Site::on(&server.database(), Scratch::new("site"), 0), &driver);
}

/// Logs somebody in, who then is at another page.
pub fn log_in(browser: &Browser, site: &Site, name: &str, then: &str) {
    browser.go(&format!("{}/login?then={then}", site.url));
    browser.type_into("input[name=name]", name);
    browser.type_into("input[name=password]", "correct horse");
    browser.click("main button.main");
    browser.wait_for("header.top", name);
}

/// Answers by a form that somebody else sends.
pub fn enter(who: &Visitor, event: &str, fields: &[(&str, &str)]) {
    let entered = who.post(&format!("{event}/answers"), &form(fields));
    assert_eq!(entered.status, 303, "{}", entered.text);
}
