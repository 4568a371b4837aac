//! Lists with thousands in them: each page of them is bounded in time and size.

use super::Scale;
use super::instances::Setup;
use std::time::Instant;
use tiebreak_e2e::served::{agent, share};

/// The median of several looks at each list.
pub fn measure(setup: &Setup, scale: &Scale) {
    println!("lists with {} events and {} accounts:", scale.kept_events, scale.accounts);
    let port = setup.ports[0];
    for path in [
        "/",
        "/?page=50",
        "/?state=tied&page=20",
        "/?q=open+4999",
        "/regulations",
        "/people",
        "/people?page=5",
        "/people?q=arbiter+0",
        "/account",
        "/events/open-0/log",
        "/api/v1/events",
        "/api/v1/events?limit=500",
        "/api/v1/events?limit=500&state=tied&sport=chess",
    ] {
        let mut times = Vec::new();
        let mut size = 0;
        for _ in 0..7 {
            let begun = Instant::now();
            let request = agent()
                .get(format!("http://127.0.0.1:{port}{path}"))
                .header("cookie", &setup.cookie);
            let mut answer = request.call().unwrap();
            assert_eq!(answer.status(), 200, "{path}");
            size = answer.body_mut().with_config().limit(1 << 30).read_to_vec().unwrap().len();
            times.push(begun.elapsed());
        }
        println!("  {path:<48} {:>5.0} ms {:>6} kB", share(&times, 50), size / 1000);
    }
}
