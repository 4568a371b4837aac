//! A regulation for a play-off of which only the form is known: `2, 2, armageddon`.

use std::fmt::Write;

const HEAD: &str = r#"format = "tiebreak-regulation/1"
id     = "form"
title  = "A form"
sport  = "chess"
source = "reports and games"

[clause."clocks"]
text  = "The rates of play are not known; these stand in for them."
clock = { name = "any", both = "5:00+3" }

[clause."1"]
text    = "A tie for first place is broken by a play-off."
"#;

/// The file for a form.
pub fn regulation(form: &str) -> String {
    let knock_out = [("knock-out with third place of ", true), ("knock-out of ", false)];
    let split = knock_out.iter().find_map(|(name, third)| Some((form.strip_prefix(name)?, *third)));
    let mut text = HEAD.to_owned();
    let settles = if matches!(split, Some((_, true))) { "places" } else { "winner" };
    let first = if split.is_some() { "knock-out" } else { "stage-1" };
    let _ = writeln!(
        text,
        "applies = {{ kinds = [\"round-robin\"], tie-for = \"all\", go = \"{first}\" }}\nsettles = \"{settles}\"\nstop = \"clear-winner\""
    );
    if let Some((_, third)) = split {
        let then = if third { "then = \"stage-1\"\n" } else { "" };
        let _ = writeln!(
            text,
            "[clause.\"knock-out\"]\ntext = \"A knock-out.\"\nplay = {{ form = \"knock-out\", seeding = \"seeds\", match = \"stage-1\" }}\n{then}\
             [clause.\"seeds\"]\ntext = \"The seeds.\"\nlots = \"seeding\""
        );
    }
    let stages: Vec<&str> = split.map_or(form, |(stages, _)| stages).split(", ").collect();
    for (index, stage) in stages.iter().enumerate() {
        let number = index + 1;
        let then = if number < stages.len() {
            format!("then = \"stage-{}\"\n", number + 1)
        } else {
            String::new()
        };
        let play = play(stage);
        let _ = writeln!(
            text,
            "[clause.\"stage-{number}\"]\ntext = \"{stage}\"\nplay = {{ {play}, clock = \"any\" }}\n{then}"
        );
    }
    text
}

fn play(stage: &str) -> String {
    match stage {
        "until-won" => r#"form = "until-won", white = "lots", order = "1 2""#.to_owned(),
        "armageddon" => r#"form = "armageddon", white = "lots", draw-wins = "black""#.to_owned(),
        "round robin" => r#"form = "round-robin", numbers = "lots""#.to_owned(),
        "double round robin" => r#"form = "round-robin", cycles = 2, numbers = "lots""#.to_owned(),
        games => format!(r#"form = "match", games = {games}, white = "lots""#),
    }
}
