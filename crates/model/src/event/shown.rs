//! The names that people see.

use super::{Event, Play, Sport, normal};
use crate::{NameOrder, Participant};
use std::borrow::Cow;
use std::collections::BTreeMap;

impl Event {
    /// How names with a comma are shown; see [`crate::EventInfo::names`].
    pub fn name_order(&self) -> NameOrder {
        self.info.names
    }

    /// The same event with another order of names.
    pub fn with_name_order(mut self, order: NameOrder) -> Self {
        self.info.names = order;
        self
    }

    /// The event as people see it: [`Event::name`] gives "Anish Giri" for `Giri, Anish`. Whatever
    /// people read is made from it; records, files and programs use the event itself. Participants
    /// keep their numbers.
    pub fn shown(&self) -> Cow<'_, Self> {
        let Some(names) = self.other_names() else { return Cow::Borrowed(self) };
        let order = self.info.names;
        let mut event = self.called(|one| one.name.clone());
        event.info.names = NameOrder::AsWritten;
        for (one, name) in event.participants.iter_mut().zip(names) {
            one.name = name;
            one.shown = None;
        }
        if let Play::ChessTeams(teams) = &mut event.play {
            for one in teams.rosters.iter_mut().flatten() {
                one.name = shown(one, order).into_owned();
                one.shown = None;
            }
        }
        Cow::Owned(event)
    }

    /// The position of the participant whom people see under this name.
    pub(super) fn shown_as(&self, name: &str) -> Option<usize> {
        match self.other_names() {
            Some(names) => names.iter().position(|shown| shown == name),
            None if self.keys.is_empty() => None,
            None => self.participants.iter().position(|one| one.name == name),
        }
    }

    /// The names that people see, by number; `None` where they are those of the file. A name that
    /// two participants would share is shown as written.
    fn other_names(&self) -> Option<Vec<String>> {
        let of_people = self.info.sport == Sport::Chess && self.teams().is_none();
        let players = if of_people { self.info.names } else { NameOrder::AsWritten };
        let ordered = self.info.names != NameOrder::AsWritten;
        if !ordered && self.participants.iter().all(|one| one.shown.is_none()) {
            return None;
        }
        let names: Vec<Cow<'_, str>> =
            self.participants.iter().map(|one| shown(one, players)).collect();
        let mut count: BTreeMap<&str, usize> = BTreeMap::new();
        for (one, name) in self.participants.iter().zip(&names) {
            *count.entry(name).or_default() += 1;
            if *name != one.name {
                *count.entry(&one.name).or_default() += 1;
            }
        }
        let own = |at: usize| self.participants[at].name.clone();
        let unique = |at: usize| count.get(names[at].as_ref()) == Some(&1);
        let chosen = |at: usize| if unique(at) { names[at].clone().into_owned() } else { own(at) };
        Some((0..names.len()).map(chosen).collect())
    }
}

/// The name of one participant as people see it.
fn shown(one: &Participant, order: NameOrder) -> Cow<'_, str> {
    match &one.shown {
        Some(shown) if !shown.is_empty() => Cow::Borrowed(shown),
        _ => match order.shown(&one.name, one.federation.as_deref()) {
            Cow::Owned(name) => Cow::Owned(normal(&name).into_owned()),
            as_written => as_written,
        },
    }
}

#[cfg(test)]
mod tests {
    use crate::{DraftEvent, DraftParticipant, Event, EventInfo, Id, Kind, NameOrder};

    fn event(names: &[&str], order: NameOrder) -> Event {
        let player =
            |name: &&str| DraftParticipant { name: (*name).to_owned(), ..Default::default() };
        let info = EventInfo { kind: Kind::Swiss, names: order, ..EventInfo::default() };
        let participants = names.iter().map(player).collect();
        Event::new(DraftEvent { info, participants, ..DraftEvent::default() }).expect("an event")
    }

    #[test]
    fn people_see_other_names_and_both_are_found() {
        let event = event(&["Giri, Anish", "Wei, Yi", "Gukesh D"], NameOrder::GivenFamily);
        let seen = event.shown();
        let names: Vec<&str> = seen.ids().map(|id| seen.name(id)).collect();
        assert_eq!(names, ["Anish Giri", "Gukesh D", "Wei Yi"]);
        assert_eq!(event.name(Id(0)), "Giri, Anish");
        for name in ["Giri, Anish", "Anish Giri", " Anish Giri"] {
            assert_eq!(event.find(name), Some(Id(0)), "{name}");
            assert_eq!(seen.find(name), Some(Id(0)), "{name}");
        }
        assert_eq!(event.find("Giri"), None);
        // What is shown already stays.
        assert_eq!(seen.shown().as_ref(), seen.as_ref());
    }

    #[test]
    fn two_people_are_never_shown_as_one() {
        let event = event(&["Hao, Wu", "Wu Hao", "Li, Anna", "Li,Anna"], NameOrder::FamilyGiven);
        let seen = event.shown();
        let names: Vec<&str> = seen.ids().map(|id| seen.name(id)).collect();
        assert_eq!(names, ["Hao Wu", "Li, Anna", "Li,Anna", "Wu Hao"]);
        let event = event.with_name_order(NameOrder::GivenFamily);
        assert_eq!(event.shown().name(Id(0)), "Hao, Wu");
        assert_eq!(event.find("Wu Hao"), Some(Id(3)));
    }

    #[test]
    fn names_as_written_need_no_second_event() {
        let event = event(&["Giri, Anish"], NameOrder::AsWritten);
        assert!(matches!(event.shown(), std::borrow::Cow::Borrowed(_)));
    }
}
