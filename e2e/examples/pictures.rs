//! Pictures of pages: `cargo run -p tiebreak-e2e --example pictures -- FOLDER COOKIE ADDRESS...`
#![allow(clippy::unwrap_used)]

use tiebreak_e2e::browser::{Driver, Look};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (folder, cookie) = (arguments.next().unwrap(), arguments.next().unwrap());
    let driver = Driver::start();
    let addresses: Vec<String> = arguments.collect();
    for (look, name) in
        [(Look::LAPTOP, "light"), (Look::DARK, "dark"), (Look::TELEPHONE, "phone"), (Look::HALL, "hall")]
    {
        let browser = driver.browser(look);
        for address in &addresses {
            let origin = address.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
            browser.go(&format!("{origin}/assets/icon.svg"));
            browser.go(&format!("{origin}/health"));
            browser.run(&format!("document.cookie = 'tiebreak_session={cookie}; path=/'"));
            browser.go(address);
            std::thread::sleep(std::time::Duration::from_millis(700));
            let file = address.rsplit('/').next().unwrap_or_default();
            browser.picture(&format!("{folder}/{file}-{name}.png").as_ref(), name != "hall");
            println!("{file} {name} {} {:?}", browser.scrolls_sideways(), browser.complaints());
        }
    }
}
