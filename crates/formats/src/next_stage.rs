//! The event file of the next stage: those who qualified, with what they take along.

use crate::event_file;
use tiebreak_model::{
    Award, CarryOver, DraftAssignedScore, DraftEvent, DraftMatch, DraftParticipant, Event,
    EventInfo, Fault, Id, Kind, Match, Participant, Sport,
};

/// What the next stage is.
#[derive(Debug, Clone)]
pub struct NextStage {
    /// The title of the next event.
    pub title: String,
    /// Its regulation, by built-in id or path.
    pub regulation: String,
    /// The event type of the next event.
    pub kind: Kind,
}

/// The event file, without any result yet. Bridge teams and pairs bring along `carry-over`, their
/// place in the qualification and the matches among them; chess players bring along points that
/// count in the standing and in no tie-break (`[[assigned]]`).
pub fn next_stage(
    event: &Event,
    award: &Award,
    carry_over: Option<&CarryOver>,
    next: NextStage,
) -> Result<String, Vec<Fault>> {
    let qualified: Vec<Id> = award.members().collect();
    let carried = |id: Id| {
        let each = carry_over
            .filter(|carried| carried.of == award.name)
            .map(|carried| carried.each.as_slice());
        each.unwrap_or_default().iter().find(|one| one.id == id).map(|one| one.points)
    };
    let bridge = event.sport() == Sport::Bridge;
    let place = |id: Id| {
        award.places.iter().find(|place| place.members.contains(&id)).map(|place| place.from)
    };
    let participants = qualified.iter().filter_map(|id| {
        let one = participant(event.participants().get(id.index())?);
        let carry_over = carried(*id).filter(|points| bridge && !points.is_zero());
        let rank = place(*id)
            .filter(|_| bridge && event.kind() != Kind::Pairs)
            .and_then(|rank| u32::try_from(rank).ok());
        Some(DraftParticipant { carry_over, qualification_rank: rank, ..one })
    });
    let among = |one: &&Match| {
        qualified.contains(&one.first) && one.second.is_some_and(|id| qualified.contains(&id))
    };
    let assigned = |id: &Id| {
        let points = carried(*id).filter(|points| !bridge && !points.is_zero())?;
        Some(DraftAssignedScore { round: None, player: event.name(*id).to_owned(), points })
    };
    let draft = DraftEvent {
        info: EventInfo {
            title: next.title,
            regulation: next.regulation,
            sport: event.sport(),
            kind: next.kind,
            time_zone: event.time_zone().cloned(),
            ..EventInfo::default()
        },
        participants: participants.collect(),
        qualification_matches: event
            .matches()
            .iter()
            .filter(among)
            .map(|one| drafted(event, one))
            .collect(),
        assigned: qualified.iter().filter_map(assigned).collect(),
        ..DraftEvent::default()
    };
    Event::new(draft).map(|event| event_file::write(&event))
}

/// Who somebody is, without what was scored.
fn participant(one: &Participant) -> DraftParticipant {
    DraftParticipant {
        name: one.name.clone(),
        federation: one.federation.clone(),
        rating: one.rating,
        fide_id: one.fide_id,
        chess_title: one.chess_title.clone(),
        sex: one.sex.clone(),
        birth: one.birth.clone(),
        club: one.club.clone(),
        groups: one.groups.clone(),
        previous_place: one.previous_place,
        ..DraftParticipant::default()
    }
}

fn drafted(event: &Event, one: &Match) -> DraftMatch {
    let teams =
        std::iter::once(one.first).chain(one.second).map(|id| event.name(id).to_owned()).collect();
    DraftMatch {
        round: one.round,
        stage: one.stage.clone(),
        teams,
        status: one.status,
        boards: one.boards,
        imps: one.imps.clone(),
        vps: one.vps.clone(),
        total_points: one.total_points.clone(),
        score: one.score.clone(),
        carry_over: one.carry_over.clone(),
    }
}
