//! Four on 1½ points after a round robin. Ben drew all three of his games, the others one each: by draws, Ben is first.

use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::Silent;
use tiebreak_regulation::Regulation;

const EVENT: &str = r#"
format = "tiebreak-event/1"
title  = "Draws"
kind   = "round-robin"
player = [{ name = "Ann" }, { name = "Ben" }, { name = "Cid" }, { name = "Dora" }]
game   = [
    { round = 1, white = "Ann", black = "Cid", result = "1-0" },
    { round = 1, white = "Ben", black = "Dora", result = "1/2-1/2" },
    { round = 2, white = "Dora", black = "Ann", result = "1-0" },
    { round = 2, white = "Cid", black = "Ben", result = "1/2-1/2" },
    { round = 3, white = "Ann", black = "Ben", result = "1/2-1/2" },
    { round = 3, white = "Cid", black = "Dora", result = "1-0" },
]
"#;

const REGULATION: &str = r#"
format = "tiebreak-regulation/1"
id     = "draws"
title  = "Draws"
sport  = "chess"
source = "the guide for developers"

[clause."1"]
text    = "A tie for first place is settled by the number of draws."
applies = { kinds = ["round-robin"], tie-for = "first", go = "2" }
settles = "winner"

[clause."2"]
text = "Whoever drew more often wins."
rank = "draws"
"#;

fn main() {
    let event = event_file::read("draws.toml", EVENT).unwrap();
    let regulation = Regulation::read("draws.toml", REGULATION).unwrap();
    let ruling = rule(&event, &regulation, &mut Silent, Options::default()).unwrap();
    assert_eq!(event.name(ruling.standing[0].members[0]), "Ben");
    assert_eq!(ruling.standing[0].members.len(), 1);
    assert!(ruling.settled);
    println!("Ben wins by draws");
}
