//! Reads suppositions such as "Norway-Sweden 45-23": a bridge match that remains to be played, and
//! its supposed IMPs.

use crate::suppose::{SupposeError, part_of, plain, splits};
use crate::vp_needs::{unplayed, usual_boards};
use tiebreak_model::{Event, Exact, Id, Match, MatchStatus, Sides};

/// The most IMPs of one side.
const MOST: u32 = 10_000;

/// Reads a supposition about teams and returns the match as if it had been played.
/// `Event::with_matches` puts it into the event.
///
/// Names work as in [`crate::suppose`]: any unambiguous part is enough, in either order.
pub fn suppose_match(event: &Event, text: &str) -> Result<Match, SupposeError> {
    let (names, imps) = text.trim().rsplit_once(char::is_whitespace).ok_or(SupposeError::NoImps)?;
    let (names, imps) = (plain(names), imps_of(imps).ok_or(SupposeError::NoImps)?);
    let label =
        |[first, second]: [Id; 2]| format!("{} - {}", event.name(first), event.name(second));
    let open = unplayed(event);
    let fits = |[first, second]: [Id; 2]| {
        let [one, other] = [first, second].map(|id| plain(event.name(id)));
        let named = |one: &str, other: &str| {
            splits(&names).iter().any(|(a, b)| part_of(a, one) && part_of(b, other))
        };
        match (named(&one, &other), named(&other, &one)) {
            (true, _) => Some([first, second]),
            (false, true) => Some([second, first]),
            (false, false) => None,
        }
    };
    let fit: Vec<[Id; 2]> = open.iter().copied().filter_map(fits).collect();
    match fit.as_slice() {
        [teams] => Ok(supposed_match(event, *teams, imps)),
        [] => Err(SupposeError::NoMatch { open: open.into_iter().map(label).collect() }),
        _ => Err(SupposeError::SeveralMatches { fit: fit.into_iter().map(label).collect() }),
    }
}

/// A match of these two teams with these IMPs and the usual number of boards.
pub fn supposed_match(event: &Event, [first, second]: [Id; 2], imps: [u32; 2]) -> Match {
    Match {
        round: None,
        stage: None,
        first,
        second: Some(second),
        status: MatchStatus::Played,
        boards: usual_boards(event),
        imps: imps.map(Exact::from).into(),
        vps: Sides::default(),
        total_points: Sides::default(),
        score: Sides::default(),
        carry_over: Sides::default(),
    }
}

/// Reads "45-23": the IMPs that each side won.
pub fn imps_of(text: &str) -> Option<[u32; 2]> {
    let text = plain(text.trim());
    let (first, second) = text.split_once(['-', ':'])?;
    let whole = |text: &str| text.trim().parse::<u32>().ok().filter(|imps| *imps <= MOST);
    Some([whole(first)?, whole(second)?])
}
