//! What each team needs in the last match of a round robin, in sentences.

use tiebreak_bridge::{Need, NoNeeds, VpNeeds};
use tiebreak_model::{Event, Exact, Id};

/// Everybody's sentence, or one team's; `places` is how many places are looked at.
pub fn vp_needs(event: &Event, needs: &[VpNeeds], boards: u32, places: usize, only: Option<Id>) -> String {
    let mut out = format!(
        "Before the last matches of {boards} boards: what each team needs {}. Where teams would be level, the regulation decides.\n\n",
        goal(places)
    );
    for need in needs.iter().filter(|need| only.is_none_or(|only| need.team == only)) {
        out.push_str(&sentence(event, need, places));
        out.push('\n');
    }
    out
}

/// Why there is nothing to say.
pub fn no_needs(why: NoNeeds) -> &'static str {
    match why {
        NoNeeds::OtherKind => "what teams need is told for single round robins of bridge that give VPs",
        NoNeeds::NotScored => "a match without VPs, or a scale on which winner and loser do not share the same number",
        NoNeeds::TooEarly => "somebody lacks more than one match: what teams need is told before the last one",
        NoNeeds::Finished => "nothing is left to play",
    }
}

fn goal(places: usize) -> String {
    if places == 1 { "to come first".to_owned() } else { format!("to be among the first {places}") }
}

fn sentence(event: &Event, need: &VpNeeds, places: usize) -> String {
    let team = event.name(need.team);
    let has = format!("{team} ({})", need.score.rounded(2));
    let Some(opponent) = need.opponent.map(|id| event.name(id)) else {
        return match (need.sure, need.possible) {
            (Some(_), _) => format!("{has} has played, and is sure {}.", goal(places)),
            (None, Some(_)) => format!("{has} has played, and has to wait for the others."),
            (None, None) => format!("{has} has played, and can no longer hope {}.", goal(places)),
        };
    };
    let Some(possible) = need.possible else {
        return format!("{has} can no longer hope {}, whatever happens against {opponent}.", goal(places));
    };
    let mut said = Vec::new();
    match (need.sure, need.level) {
        (Some(sure), _) if is_any(sure) => {
            return format!("{has} is sure {} whatever happens against {opponent}.", goal(places));
        }
        (Some(sure), Some(level)) if level.margin < sure.margin => {
            said.push(format!("is sure with {} against {opponent}", result(sure)));
            said.push(format!("is at worst level with {}", result(level)));
        }
        (Some(sure), _) => said.push(format!("is sure with {} against {opponent}", result(sure))),
        (None, Some(level)) => said.push(format!("is at worst level with {} against {opponent}", result(level))),
        (None, None) => said.push(format!("cannot be sure by its own result against {opponent}")),
    }
    said.push(if is_any(possible) {
        "can hope with any result".to_owned()
    } else {
        format!("needs {} at least", result(possible))
    });
    format!("{has} {}.", said.join("; "))
}

/// Whether even the heaviest defeat does.
fn is_any(need: Need) -> bool {
    need.vps <= Exact::ZERO && need.margin < 0
}

/// "12.34 VPs (a win by 8 IMPs)".
fn result(need: Need) -> String {
    let by = match need.margin {
        0 => "a draw".to_owned(),
        1 => "a win by 1 IMP".to_owned(),
        -1 => "a defeat by 1 IMP".to_owned(),
        won @ 1.. => format!("a win by {won} IMPs"),
        lost => format!("a defeat by {} IMPs", -lost),
    };
    format!("{} VPs ({by})", need.vps.rounded(2))
}
