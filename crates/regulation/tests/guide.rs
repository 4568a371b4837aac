//! The guide for organisers: every example can be read as it stands.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::collections::BTreeSet;
use std::sync::OnceLock;
use tiebreak_model::Sport;
use tiebreak_regulation::{ALIKE, Action, Criterion, Regulation, builtin};
use tiebreak_standings::{Code, TeamCode};

const HEAD: &str = "format = \"tiebreak-regulation/1\"\nid = \"guide\"\ntitle = \"Guide\"\nsport = \"chess\"\nsource = \"the guide\"\n\n";

#[test]
fn every_example_can_be_followed() {
    let guide = include_str!("../../../docs/guides/organisers.md");
    let blocks: Vec<&str> =
        guide.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(blocks.len() >= 6, "the guide has examples");
    for block in blocks {
        let text =
            if block.starts_with("format") { block.to_owned() } else { format!("{HEAD}{block}") };
        if let Err(error) = Regulation::read("guide", &text) {
            panic!("{error}\n{text}");
        }
    }
}

/// Built-in regulations with their clauses that rank by a criterion.
fn used_by(criterion: Criterion) -> Vec<String> {
    used_where(|action| *action == Action::Rank(criterion))
}

/// The same for a FIDE code, with any modifiers.
fn used_by_code(wanted: &str) -> Vec<String> {
    used_where(|action| match action {
        Action::Rank(Criterion::Fide(code)) => {
            code.name().trim_start_matches("fide:").split([':', '/']).next() == Some(wanted)
        }
        _ => false,
    })
}

fn used_where(wanted: impl Fn(&Action) -> bool) -> Vec<String> {
    static ALL: OnceLock<Vec<Regulation>> = OnceLock::new();
    let all =
        ALL.get_or_init(|| builtin::ids().map(|id| builtin::find(id).unwrap().unwrap()).collect());
    let clauses = |regulation: &Regulation| {
        let ranks = regulation.clauses.iter().filter(|clause| wanted(&clause.action));
        ranks.map(|clause| clause.id.clone()).collect::<Vec<_>>().join(", ")
    };
    all.iter()
        .map(|regulation| (&regulation.id, clauses(regulation)))
        .filter(|(_, at)| !at.is_empty())
        .map(|(id, at)| format!("`{id}` {at}"))
        .collect()
}

/// The program writes the reference. `BLESS=1 cargo test -p tiebreak-regulation --test it guide::`
/// writes it again.
#[test]
fn the_reference_of_criteria_is_up_to_date() {
    let mut reference = String::from(
        "# Criteria\n\nWhat `rank` knows, in the words of the program, and the clauses of the built-in regulations that use it. Each is a file in \
         `crates/engine/src/criteria/`. [Which one?](#which-one) tells those apart that sound alike.\n",
    );
    for (sport, title) in [(Sport::Chess, "Chess"), (Sport::Bridge, "Bridge")] {
        reference.push_str(&format!(
            "\n## {title}\n\n| name | what it counts | used by |\n|---|---|---|\n"
        ));
        for criterion in Criterion::ALL.iter().filter(|criterion| criterion.sport() == sport) {
            let used = used_by(*criterion).join("; ");
            reference.push_str(&format!(
                "| `{}` | {} | {used} |\n",
                criterion.name(),
                criterion.says()
            ));
        }
    }
    reference.push_str(
        "\n## FIDE's tie-breaks by their codes\n\nAny code of C.07 with its modifiers is a criterion too: `rank = \"fide:BH/C2/P\"`, \
         `rank = \"fide:EMGSB/C1\"`. In an event of teams a code counts matches; `:MP` or `:GP` behind it says on which score, else it is \
         the one that decides.\n\n| code | of players | of teams | used by |\n|---|---|---|---|\n",
    );
    let of_us_chess =
        |code: &&str| code.parse::<Code>().is_ok_and(|code| code.article().starts_with("US Chess"));
    let codes: BTreeSet<&str> =
        Code::known().filter(|code| !of_us_chess(code)).chain(TeamCode::known()).collect();
    for code in codes {
        let players =
            code.parse::<Code>().map(|code| format!("{} ({})", code.words(), code.article()));
        let teams =
            code.parse::<TeamCode>().map(|code| format!("{} ({})", code.words(), code.article()));
        let used = used_by_code(code).join("; ");
        let [players, teams] = [players.unwrap_or_default(), teams.unwrap_or_default()];
        reference.push_str(&format!("| `fide:{code}` | {players} | {teams} | {used} |\n"));
    }
    reference.push_str("\n## Which one?\n\nSome sound alike.\n");
    for (sport, title) in [(Sport::Chess, "Chess"), (Sport::Bridge, "Bridge")] {
        reference.push_str(&format!("\n{title}:\n\n"));
        for alike in ALIKE.iter().filter(|alike| alike.sport == sport) {
            reference.push_str(&format!("- {}.\n", (alike.which)()));
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/criteria.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &reference).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), reference, "run with BLESS=1");
}
