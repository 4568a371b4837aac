//! What earlier games said already. A large file names the same players and the same event again
//! and again: each is kept once.

use super::game::text;
use super::{GameHeading, PlayerSide, Raw, Tag};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::Arc;

/// The number of headings that are remembered: a file goes through its events one after the other.
const MOST_HEADINGS: usize = 16;

/// The tags that a heading is made of, besides the players and a round that is more than a number.
const OF_HEADING: [&str; 13] = [
    "Event",
    "Site",
    "BroadcastName",
    "Tournament",
    "Section",
    "Stage",
    "StudyName",
    "EventType",
    "TimeControl",
    "WhiteTimeControl",
    "BlackTimeControl",
    "EventRounds",
    "Round",
];

/// Tags with their values.
type TagList = Vec<(String, String)>;

/// Sides and headings of the games before.
#[derive(Debug, Default)]
pub(super) struct KnownSides {
    /// Those who were written alike, for looking up only.
    sides: FxHashMap<String, Vec<Arc<PlayerSide>>>,
    headings: Vec<(TagList, Arc<GameHeading>)>,
}

/// A side as a game has it, before it is kept.
pub(super) struct Written<'t> {
    pub(super) name: Cow<'t, str>,
    pub(super) fide_id: Option<u64>,
    pub(super) rating: Option<u32>,
    pub(super) title: Option<Cow<'t, str>>,
    pub(super) federation: Option<Cow<'t, str>>,
    pub(super) team: Option<Cow<'t, str>>,
}

impl Written<'_> {
    fn is(&self, side: &PlayerSide) -> bool {
        self.fide_id == side.fide_id
            && self.rating == side.rating
            && self.title.as_deref() == side.title.as_deref()
            && self.federation.as_deref() == side.federation.as_deref()
            && self.team.as_deref() == side.team.as_deref()
    }
}

impl KnownSides {
    pub(super) fn side(&mut self, written: Written<'_>) -> Arc<PlayerSide> {
        if let Some(side) = self
            .sides
            .get(written.name.as_ref())
            .and_then(|all| all.iter().find(|one| written.is(one)))
        {
            return Arc::clone(side);
        }
        let side = Arc::new(PlayerSide {
            name: written.name.into_owned(),
            fide_id: written.fide_id,
            rating: written.rating,
            title: written.title.map(Cow::into_owned),
            federation: written.federation.map(Cow::into_owned),
            team: written.team.map(Cow::into_owned),
        });
        self.sides.entry(side.name.clone()).or_default().push(Arc::clone(&side));
        side
    }

    pub(super) fn heading(&mut self, raw: &Raw<'_>, white: &str, black: &str) -> Arc<GameHeading> {
        let same = |(tags, heading): &&(TagList, Arc<GameHeading>)| {
            of_heading(raw).eq(tags.iter().map(|(name, value)| (name.as_str(), value.as_str())))
                && !heading.names_both(white, black)
        };
        if let Some((_, heading)) = self.headings.iter().rev().find(same) {
            return Arc::clone(heading);
        }
        let heading = Arc::new(GameHeading::from_raw(raw, white, black));
        // A heading that follows from the names of the players is that of one game.
        if !heading.names_both(white, black) {
            if self.headings.len() == MOST_HEADINGS {
                self.headings.remove(0);
            }
            let tags = of_heading(raw).map(|(name, value)| (name.to_owned(), value.to_owned()));
            self.headings.push((tags.collect(), Arc::clone(&heading)));
        }
        heading
    }
}

/// The tags that a heading is made of. A round that is only a number says nothing about it, nor the
/// address of a game.
fn of_heading<'r>(raw: &'r Raw<'_>) -> impl Iterator<Item = (&'r str, &'r str)> {
    let numbered = |value: &str| value.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let tags = raw.tags.iter().filter(|tag| OF_HEADING.contains(&tag.name));
    let tells = move |tag: &&Tag<'_>| match tag.name {
        "Round" => !numbered(tag.value),
        "Site" => !tag.value.contains("://"),
        _ => true,
    };
    tags.filter(tells).map(|tag| (tag.name, tag.value))
}

/// A side from its six tags; none where there is no name.
#[inline(always)]
pub(super) fn written<'t>(raw: &Raw<'t>, tags: [&str; 6]) -> Option<Written<'t>> {
    let [name, fide_id, rating, title, federation, team] = tags;
    let number = |tag: &str| {
        text(raw, tag).and_then(|value| value.parse::<u64>().ok()).filter(|number| *number > 0)
    };
    Some(Written {
        name: text(raw, name)?,
        fide_id: number(fide_id),
        rating: number(rating).and_then(|rating| rating.try_into().ok()),
        title: text(raw, title),
        federation: text(raw, federation),
        team: text(raw, team),
    })
}
