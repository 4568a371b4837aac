//! Lists with thousands in them: each page of them is bounded in time and size.

use super::Scale;
use super::instances::Setup;
use std::time::Instant;

/// The median of several looks at each list.
pub fn measure(setup: &Setup, scale: &Scale) {
    println!("lists with {} events and {} accounts:", scale.kept_events, scale.accounts);
    let port = setup.ports[0];
    for path in ["/", "/?page=50", "/?q=open+4999", "/api/v1/events", "/api/v1/events?limit=500", "/people", "/account"]
    {
        let mut times = Vec::new();
        let mut size = 0;
        for _ in 0..7 {
            let begun = Instant::now();
            let request = agent().get(format!("http://127.0.0.1:{port}{path}")).header("cookie", &setup.cookie);
            let mut answer = request.call().unwrap();
            assert_eq!(answer.status(), 200, "{path}");
            size = answer.body_mut().with_config().limit(1 << 30).read_to_vec().unwrap().len();
            times.push(begun.elapsed());
        }
        times.sort();
        println!("  {path:<28} {:>5} ms {:>6} kB", times[3].as_millis(), size / 1000);
    }
}
