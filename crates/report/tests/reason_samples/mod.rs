//! One sample of every kind of reason, with the sentence that people read.

use tiebreak_model::{
    Absence, Ask, Choice, ClauseRef, Clock, Colour, Contribution, DataNeeded, Decider,
    DecisionChoice, Destination, EarliestStart, EventEdition, Exact, Figure, GroupRecord, Id,
    Inapplicable, MissingData, Moment, OpenReason, OpenTie, Particular, PersonalDatum, Purpose,
    Question, Reason, Reminder, ReminderAbout, ShortDraw, Shortness, SideClock, Step, Value,
    Warning,
};

const A: Id = Id(0);
const B: Id = Id(1);
const C: Id = Id(2);

/// The clauses A.1 and A.2.
const HERE: ClauseRef = ClauseRef(0);
const THERE: ClauseRef = ClauseRef(1);

fn to(edition: EventEdition) -> Destination {
    Destination { name: "the Masters".into(), edition }
}

fn decider(name: Option<&str>) -> Decider {
    Decider { role: "chief arbiter".into(), name: name.map(str::to_owned) }
}

fn half(halves: i128) -> Exact {
    Exact::fraction(halves, 2).unwrap()
}

fn ranked(criterion: &'static str, particular: Option<Particular>, values: [Value; 2]) -> Reason {
    let [first, second] = values;
    let adds = Value::Number(half(3));
    let made_of = vec![
        (
            A,
            vec![Contribution {
                round: Some(2),
                against: Some(C),
                ..Contribution::new(adds.clone())
            }],
        ),
        (
            B,
            vec![Contribution {
                session: Some(1),
                board: Some(7),
                cut: true,
                ..Contribution::new(adds)
            }],
        ),
    ];
    Reason::Ranked { criterion, particular, values: vec![(A, first), (B, second)], made_of }
}

fn numbers(criterion: &'static str, particular: Particular) -> Reason {
    ranked(criterion, Some(particular), [Value::Number(2.into()), Value::Number(half(3))])
}

fn inapplicable(why: Inapplicable) -> Reason {
    Reason::NotApplicable { criterion: "direct-match", why }
}

/// Steps, in an order of A, then B.
pub fn steps() -> Vec<(Step, &'static str)> {
    let ab = || vec![A, B];
    let nobody_has = |award: &str, declined: Vec<Id>| Reason::Awarded {
        award: award.into(),
        eligible: 0,
        seats: 1,
        from: 1,
        places: Vec::new(),
        passed: Vec::new(),
        declined,
    };
    let quotient = |won: i32, lost: i32| Value::Quotient { won: won.into(), lost: lost.into() };
    let found = [Value::Finding(GroupRecord::BeatBoth), Value::Finding(GroupRecord::LostToBoth)];
    let samples = vec![
        (
            Reason::Tied { members: ab(), from: 1, to: 2, score: half(17) },
            "A and B share places 1 and 2 with 8½.",
        ),
        (
            Reason::LevelMatch {
                members: ab(),
                stage: "final".into(),
                round: None,
                score: 100.into(),
            },
            "A and B are level in the final, 100 to 100.",
        ),
        (
            Reason::StayTied { members: ab(), from: 3, to: 4 },
            "A and B stay tied for places 3 and 4.",
        ),
        (Reason::Shared { members: ab(), from: 2, to: 3 }, "A and B share places 2 and 3."),
        (Reason::SentOn { members: ab(), go: THERE }, "A and B go on from A.1 to A.2."),
        (Reason::SentByNumber { count: 3, go: THERE }, "Three are tied: A.2 applies."),
        (
            Reason::SentByPlace { members: ab(), from: 1, to: 2, go: THERE },
            "A and B are tied for places 1 and 2: A.2 applies.",
        ),
        (Reason::Selected { members: ab() }, "A and B play off."),
        (
            ranked("sonneborn-berger", None, [Value::Number(half(101)), Value::Number(50.into())]),
            "Sonneborn-Berger: A 50½, B 50.",
        ),
        (
            ranked("imp-quotient", None, [quotient(18, 7), quotient(25, 14)]),
            "IMP quotient: A 18/7 = 2.5714, B 25/14 = 1.7857.",
        ),
        (
            ranked("TPR", None, [Value::Number(2.into()), Value::Undefined]),
            "Tournament performance rating: A 2, B not applicable.",
        ),
        (
            ranked("beat-both", None, found),
            "Matches among the tied: A beat both, B lost to both. A is declared winner.",
        ),
        (numbers("next-best-session", Particular::Session(2)), "Second-best session: A 2, B 1½."),
        (numbers("next-best-session", Particular::Session(4)), "Fourth-best session: A 2, B 1½."),
        (
            numbers("common-opponent", Particular::Matchpoints { against: vec![C] }),
            "Matchpoints against C: A 2, B 1½.",
        ),
        (
            numbers("common-opponent", Particular::MatchpointsAgainstEach { against: vec![C] }),
            "Matchpoints against C: A 2, B 1½.",
        ),
        (
            numbers("margin-against-common-opponent", Particular::Margin { against: vec![C] }),
            "Margin against C: A 2, B 1½.",
        ),
        (
            numbers("qualification-match", Particular::QualificationVps),
            "VPs in the qualification match: A 2, B 1½.",
        ),
        (
            numbers("qualification-match", Particular::QualificationImps),
            "IMPs in the qualification match: A 2, B 1½.",
        ),
        (
            numbers("DE", Particular::NotAllMet),
            "Direct encounter, where not all have met (6.2): A 2, B 1½.",
        ),
        (
            inapplicable(Inapplicable::NoSession(vec![A])),
            "Direct match: not applicable, no session of A is known.",
        ),
        (
            inapplicable(Inapplicable::NoTwoSessions(ab())),
            "Direct match: not applicable, no two sessions of A and B are known.",
        ),
        (
            inapplicable(Inapplicable::NoCommonOpponent(ab())),
            "Direct match: not applicable, no encounters of A and B with a common opponent are known.",
        ),
        (
            inapplicable(Inapplicable::NobodyInCommon(ab())),
            "Direct match: not applicable, A and B have no opponent in common.",
        ),
        (
            inapplicable(Inapplicable::NoCommonBoard(ab())),
            "Direct match: not applicable, A and B have no board in common on file.",
        ),
        (
            inapplicable(Inapplicable::DidNotMeet(vec![(A, B), (A, C)])),
            "Direct match: not applicable, A and B did not meet; A and C did not meet.",
        ),
        (
            inapplicable(Inapplicable::OnlyForTwo),
            "Direct match: not applicable, it compares two teams only.",
        ),
        (
            inapplicable(Inapplicable::NoQualificationMatch(ab())),
            "Direct match: not applicable, no match of A and B in the qualification is known.",
        ),
        (
            inapplicable(Inapplicable::QualificationScoreUnknown),
            "Direct match: not applicable, the score of the qualification match is not known.",
        ),
        (
            inapplicable(Inapplicable::NothingCarriedOver),
            "Direct match: not applicable, nothing was carried over into this stage.",
        ),
        (
            inapplicable(Inapplicable::OnlyForTeams),
            "Direct match: not applicable, it compares teams, not players.",
        ),
        (
            inapplicable(Inapplicable::OnlyForPlayers),
            "Direct match: not applicable, it compares players, not teams.",
        ),
        (
            inapplicable(Inapplicable::NoDirectMatch),
            "Direct match: not applicable, no match between them is known with its boards.",
        ),
        (
            inapplicable(Inapplicable::ToldInVain),
            "Direct match: not applicable, the information given is not sufficient.",
        ),
        (
            inapplicable(Inapplicable::ScoresTooLarge),
            "Direct match: not applicable, the scores are too large to be multiplied exactly.",
        ),
        (
            inapplicable(Inapplicable::NotKnown { what: PersonalDatum::Birth, of: vec![B] }),
            "Direct match: not applicable, the date of birth of B is not known.",
        ),
        (
            Reason::Absent { members: vec![(B, Absence::Declines)] },
            "B declines the play-off: A needs no play-off.",
        ),
        (
            Reason::Absent { members: vec![(B, Absence::Expelled(5))] },
            "B was expelled before round 5: A needs no play-off.",
        ),
        (
            Reason::ForfeitedByLeaving { players: [A, B], left: vec![B] },
            "A – B: B has left, so the game is forfeited.",
        ),
        (
            Reason::LevelMatch {
                members: ab(),
                stage: "round-2".into(),
                round: Some(2),
                score: 1.into(),
            },
            "A and B are level in round 2, 1 to 1.",
        ),
        (
            Reason::Drawn { purpose: Purpose::Place, order: ab(), after_criteria: false },
            "Lots: A, then B.",
        ),
        (
            Reason::Drawn { purpose: Purpose::Seeding, order: ab(), after_criteria: true },
            "Lots for the seeding: A, then B.",
        ),
        (Reason::FirstWhite { white: A }, "A gets White (draw of lots)."),
        (Reason::PairingNumbers { order: ab() }, "Pairing numbers by lot: 1 A, 2 B."),
        (Reason::TossWon { chooser: A }, "A wins the toss and has the choice of colour."),
        (Reason::ColourChosen { chooser: A, colour: Colour::Black }, "A chooses Black."),
        (
            Reason::Bids { bids: [(A, 170), (B, 185)], black: Some(A) },
            "A bids 2:50, B bids 3:05: A has Black.",
        ),
        (
            Reason::Bids { bids: [(A, 170), (B, 170)], black: None },
            "A bids 2:50, B bids 2:50: lots decide.",
        ),
        (Reason::Seeded { order: ab() }, "Seeding: 1 A, 2 B."),
        (Reason::KnockOutBegins { seats: 4, pairings: vec![[A, B]] }, "Semi-final: A – B."),
        (
            Reason::MatchEnded { players: [A, B], scores: [half(3), half(1)], winner: Some(A) },
            "A – B 1½–½: A wins the match.",
        ),
        (
            Reason::MatchEnded { players: [A, B], scores: [1.into(), 1.into()], winner: None },
            "The match A – B ends level, 1–1.",
        ),
        (
            Reason::SuddenDeathWon { winner: A, loser: B, game: 3 },
            "A wins sudden-death game 3 against B.",
        ),
        (
            Reason::ArmageddonEnded { winner: A, loser: B, drawn_for: None },
            "A wins the Armageddon game against B.",
        ),
        (
            Reason::ArmageddonEnded { winner: A, loser: B, drawn_for: Some(Colour::Black) },
            "The Armageddon game was drawn, so A, with Black, wins.",
        ),
        (Reason::DoubleRoundRobin { fewer: true }, "Two are left: they play a double round robin."),
        (Reason::DoubleRoundRobin { fewer: false }, "The two play a double round robin."),
        (
            Reason::ReadAs { reading: "draw".into() },
            "The text does not say who draws the lots; read as: the arbiter.",
        ),
        (Reason::ColoursReversed, "The same players again: the colours are reversed."),
        (
            Reason::ClearWinner { winner: A, score: half(5) },
            "Nobody can reach A’s 2½: the remaining games are not played.",
        ),
        (
            Reason::RoundRobinEnded { number: 2, scores: vec![(A, 2.into()), (B, half(1))] },
            "Round robin 2: A 2, B ½.",
        ),
        (Reason::BoardPlayed { number: 1 }, "Board 1: A, then B."),
        (
            Reason::BoardsOfTwo { number: 1, scores: vec![(A, 2.into()), (B, half(1))] },
            "One-board matches: A 2, B ½.",
        ),
        (Reason::Decided { by: decider(None) }, "The chief arbiter decides: A, then B."),
        (Reason::Decided { by: decider(Some("Ann Roe")) }, "Decided by Ann Roe: A, then B."),
        (Reason::Won { winner: A, others: vec![B] }, "A wins; B is second."),
        (Reason::Won { winner: A, others: vec![B, C] }, "A wins; the others share second place."),
        (
            Reason::Entered {
                what: "points of the jury".into(),
                values: vec![(A, Value::Number(9.into())), (B, Value::Number(8.into()))],
            },
            "Points of the jury: A 9, B 8.",
        ),
        (
            Reason::DrawOdds { winner: A, loser: B, higher: true },
            "A level match is won by A, the higher seed.",
        ),
        (Reason::SeedHasWhite { white: B, higher: false }, "B, the lower seed, has White."),
        (
            Reason::SeedChooses { chooser: A, higher: true },
            "A, the higher seed, has the choice of colour.",
        ),
        (Reason::LadderBegins { order: vec![A, B, C] }, "Ladder: C – B; then the winner – A."),
        (
            Reason::AwardContested { award: "Best woman".into(), members: ab(), from: 1, to: 1 },
            "A and B contend for Best woman.",
        ),
        (
            Reason::AwardContested { award: "Women".into(), members: ab(), from: 2, to: 3 },
            "A and B contend for Women, places 2 and 3.",
        ),
        (
            Reason::Awarded {
                award: "Best woman".into(),
                eligible: 3,
                seats: 1,
                from: 1,
                places: vec![vec![A]],
                passed: vec![B],
                declined: vec![C],
            },
            "Best woman: A; B has another prize; C declines it.",
        ),
        (
            Reason::Awarded {
                award: "Relegated".into(),
                eligible: 5,
                seats: 2,
                from: 4,
                places: vec![vec![A], vec![B]],
                passed: Vec::new(),
                declined: Vec::new(),
            },
            "Relegated: 4 A, 5 B.",
        ),
        (nobody_has("Cup", Vec::new()), "Cup: nobody may have it."),
        (nobody_has("Cup", ab()), "Cup: nobody has it; A and B decline it."),
        (
            Reason::Invited { player: A, to: to(EventEdition::Of(2024)) },
            "A is invited to the Masters 2024.",
        ),
        (
            Reason::Invited { player: A, to: to(EventEdition::NextYear) },
            "A is invited to the Masters of next year.",
        ),
        (
            Reason::Invited { player: A, to: to(EventEdition::Named) },
            "A is invited to the Masters.",
        ),
        (
            Reason::InvitationPasses { declined: vec![A], among: vec![B] },
            "A does not take up the invitation. The text does not say who is invited instead; by the same rules it is B.",
        ),
        (
            Reason::InvitationPasses { declined: vec![A], among: vec![B, C] },
            "A does not take up the invitation. The text does not say who is invited instead; the same rules decide between B and C.",
        ),
        (
            Reason::InvitationPasses { declined: vec![A, B], among: vec![] },
            "A and B do not take up the invitation: nobody is left to invite.",
        ),
        (
            Reason::Departed {
                power: true,
                by: "the organiser".into(),
                why: "time ran out.".into(),
            },
            "Departure from the regulation by the organiser: time ran out.",
        ),
        (
            Reason::Departed {
                power: false,
                by: "the organiser".into(),
                why: "time ran out.".into(),
            },
            "Departure by the organiser (time ran out): the regulation gives no such power.",
        ),
        (
            Reason::GoesOn { by: decider(None), go: THERE },
            "The chief arbiter decides to go on with A.2.",
        ),
        (
            Reason::GoesOn { by: decider(Some("Ann Roe")), go: THERE },
            "Decided by Ann Roe: they go on with A.2.",
        ),
        (
            Reason::BothForfeited { players: [A, B], game: Some(3) },
            "A and B both forfeit sudden-death game 3: the arbiter decides.",
        ),
        (
            Reason::BothForfeited { players: [A, B], game: None },
            "A and B both forfeit the Armageddon game: the arbiter decides.",
        ),
    ];
    let step = |reason| Step {
        clause: HERE,
        reason,
        parts: vec![vec![A], vec![B]],
        places: true,
        stage: None,
    };
    samples.into_iter().map(|(reason, sentence)| (step(reason), sentence)).collect()
}

/// Ties left open.
pub fn left_open() -> Vec<(OpenTie, &'static str)> {
    let samples = [
        (
            OpenReason::NoFurtherRule,
            "A and B stay tied for places 1 and 2: the regulations give no further rule.",
        ),
        (
            OpenReason::NoRuleForNumber(2),
            "A and B stay tied for places 1 and 2: the text has no rule for two.",
        ),
        (
            OpenReason::NoRuleForPlaces,
            "A and B stay tied for places 1 and 2: the text has no rule for these places.",
        ),
        (
            OpenReason::NothingMoreSaid,
            "A and B stay tied for places 1 and 2: the regulations give no further rule.",
        ),
        (
            OpenReason::NobodyChosen,
            "A and B stay tied for places 1 and 2: the text does not say which of them are chosen.",
        ),
        (
            OpenReason::TooFewToChoose,
            "A and B stay tied for places 1 and 2: too few are left to choose from.",
        ),
        (OpenReason::StageForTwo, "A and B stay tied for places 1 and 2: the stage is for two."),
        (
            OpenReason::NobodyThere,
            "A and B stay tied for places 1 and 2: none of them is there to play.",
        ),
        (OpenReason::NotSeeded, "A and B cannot be seeded: the regulations give no further rule."),
        (OpenReason::NoSeeds, "The regulations do not say which of A and B is the higher seed."),
        (
            OpenReason::AwardShared,
            "A and B are level for places 1 and 2: the text does not say who of them has it.",
        ),
        (OpenReason::Circle, "A and B return to A.1 with nothing changed: the clauses loop."),
        (OpenReason::NoEnd { clauses: 300 }, "After 300 clauses there is still no result."),
    ];
    let left = |reason| OpenTie { clause: HERE, members: vec![A, B], from: 1, to: 2, reason };
    samples.into_iter().map(|(reason, sentence)| (left(reason), sentence)).collect()
}

/// Warnings.
pub fn warnings() -> Vec<(Warning, &'static str)> {
    vec![
        (
            Warning::AnswerDoesNotFit { question: "match/game-1".into() },
            "the answer to match/game-1 does not fit the question and is set aside",
        ),
        (
            Warning::DepartureAboutOthers { tie: "first".into() },
            "the departure about first is about other participants and is set aside",
        ),
        (
            Warning::GamesMissing { games: 1, published: vec![A, B] },
            "1 game is missing; the published points of A and B are used",
        ),
        (
            Warning::GamesMissingWithoutPoints { games: 2, members: vec![A] },
            "2 games are missing and no points are published for A: their scores may be too low",
        ),
        (
            Warning::Gone { player: A, from: 7, forfeited: 2, annulled: 0 },
            "A left before round 7: 2 games count as won by the opponents without play",
        ),
        (
            Warning::Gone { player: A, from: 3, forfeited: 0, annulled: 2 },
            "A left before round 3: the 2 results are struck out",
        ),
        (
            Warning::OffScale {
                matches: 2,
                teams: vec![A, B],
                given: [17.into(), 13.into()],
                scale: [12.into(), 8.into()],
            },
            "the VPs of two matches are not those of the WBF continuous scale and are used as given \
             (the first is A - B: 17 to 13 where the scale gives 12 to 8)",
        ),
        (Warning::Idle { members: vec![C], sessions: false }, "C has no match in this event"),
        (
            Warning::PublishedDiffers { team: A, published: 11.into(), found: 10.into() },
            "A has 11 as published, but 10 from the matches; 11 is used",
        ),
        (
            Warning::MatchesMissing { matches: 2 },
            "2 matches of the round robin are not in this event: these are provisional standings",
        ),
        (
            Warning::PlaysTwice { team: A },
            "A plays twice in one stage: give the matches a `stage` or a `round`",
        ),
        (
            Warning::CannotDecline { award: "Relegated".into(), of: vec![A], from_the_end: true },
            "A declines \"Relegated\": a place among the last cannot be declined",
        ),
        (
            Warning::CannotDecline { award: "Cupp".into(), of: vec![A, B], from_the_end: false },
            "A and B decline \"Cupp\": no clause gives such an award; those that can be declined are named by `award` or `cut` in the regulation",
        ),
        (
            Warning::UnknownAward { award: "Best woman".into() },
            "the event has prizes for \"Best woman\", and no clause gives such an award: nobody gets them",
        ),
        (
            Warning::EligibleUnknown {
                award: "Best woman".into(),
                what: PersonalDatum::Sex,
                of: vec![A, B],
            },
            "the file does not give the sex of A and B, who might have \"Best woman\"",
        ),
        (
            Warning::UnequalOpponents { opponents: vec![(A, 2), (B, 3)] },
            "the Swiss points of tied teams rest on unequal numbers of opponents: A two and B three",
        ),
    ]
}

/// Reminders.
pub fn reminders() -> Vec<(Reminder, &'static str)> {
    let at = |text: &str| -> Moment { text.parse().unwrap() };
    let (ended, start) = (at("2024-01-28T17:12:00+01:00"), at("2024-01-28T17:42:00+01:00"));
    let draw = |length| ShortDraw { white: A, black: B, round: Some(3), length };
    let samples = vec![
        (ReminderAbout::Said("Bring your own clock.".into()), "Bring your own clock."),
        (
            ReminderAbout::MayDepart { who: "the chief arbiter".into(), condition: None },
            "The chief arbiter may depart from these rules. Tiebreak asks for the reason; the text does not.",
        ),
        (
            ReminderAbout::MayDepart {
                who: "the arbiters".into(),
                condition: Some("if they deem this necessary".into()),
            },
            "The arbiters may depart from these rules if they deem this necessary. Tiebreak asks \
             for the reason; the text does not.",
        ),
        (
            ReminderAbout::Rest { minutes: 30, until: None },
            "30 minutes' rest for every player before the play-off games.",
        ),
        (
            ReminderAbout::Rest { minutes: 30, until: Some(EarliestStart::LastGame { start }) },
            "30 minutes' rest for every player: not before 17:42 UTC+1 (the last game finished then).",
        ),
        (
            ReminderAbout::Rest {
                minutes: 30,
                until: Some(EarliestStart::Rested { start, player: A, finished: Some(ended) }),
            },
            "30 minutes' rest for every player: not before 17:42 UTC+1 (A finished at 17:12).",
        ),
        (
            ReminderAbout::ShortDraws(vec![draw(Shortness::Moves(12))]),
            "One draw was shorter than the regulations ask for: A – B (round 3, 12 moves).",
        ),
        (
            ReminderAbout::ShortDraws(vec![
                draw(Shortness::Moves(12)),
                draw(Shortness::Minutes(40)),
            ]),
            "Two draws were shorter than the regulations ask for: A – B (round 3, 12 moves) and A – B (round 3, 40 minutes).",
        ),
    ];
    let reminder =
        |about| Reminder { clause: HERE, about, earliest_start: None, players: Vec::new() };
    samples.into_iter().map(|(about, sentence)| (reminder(about), sentence)).collect()
}

/// Questions.
pub fn answered() -> Vec<(Question, &'static str)> {
    let pace = SideClock { base: 180, bonus: tiebreak_model::Bonus::Increment(2), from_move: 1 };
    let clock = Clock { white: pace, black: pace };
    let missing = |needs, figure, round| {
        Ask::Data(MissingData {
            needs,
            figure,
            stage: None,
            round,
            among: vec![A, B],
            entered: None,
        })
    };
    let entered = Ask::Data(MissingData {
        needs: DataNeeded::Number(A),
        figure: None,
        stage: None,
        round: None,
        among: vec![A, B],
        entered: Some("points of the jury".into()),
    });
    let samples = vec![
        (
            Ask::Lots { purpose: Purpose::FirstWhite, among: vec![A, B], drawn: 2 },
            "Draw lots: which of A and B has White in game 1?",
        ),
        (
            Ask::Game { white: A, black: B, clock, draw_wins: Some(Colour::Black) },
            "Play: A (white) – B (black). Clocks: both 3:00 +2, from move 1. A draw wins for Black.",
        ),
        (Ask::Colour { chooser: A, other: B }, "Ask A to choose: White or Black."),
        (
            Ask::Bid { bidders: [A, B], most: 240 },
            "Ask A and B each for a secret bid: the time with which they would take Black, at most 4:00.",
        ),
        (Ask::Board { between: vec![A, B] }, "Play one board, sudden death: A and B."),
        (entered, "Find out: points of the jury of A."),
        (
            Ask::Decision { who: "chief arbiter".into(), among: vec![A, B], choices: Vec::new() },
            "Ask the chief arbiter for a decision about A and B.",
        ),
        (
            Ask::Decision {
                who: "chief arbiter".into(),
                among: vec![A, B],
                choices: vec![
                    DecisionChoice { choice: Choice::GoOn, clause: Some(THERE) },
                    DecisionChoice { choice: Choice::OtherMeans, clause: None },
                ],
            },
            "Ask the chief arbiter: do A and B go on with A.2, or is the tie decided by other means?",
        ),
        (
            missing(DataNeeded::Number(A), Some(Figure::NetOnCommonBoards), Some(1)),
            "Find out: net total points of A over the boards that A and B have played in common.",
        ),
        (
            missing(DataNeeded::Number(A), Some(Figure::AgainstCommonOpponent), Some(1)),
            "Find out: matchpoints of A against the highest-ranking pair that A and B all met.",
        ),
        (
            missing(DataNeeded::Numbers(A, B), Some(Figure::QualificationVps), None),
            "Find out: VPs of A and B in their match of the qualification.",
        ),
        (
            missing(DataNeeded::Result { white: A, black: B }, None, Some(3)),
            "Find out: result of A – B in round 3.",
        ),
        (
            missing(DataNeeded::Game(A, B), None, None),
            "Find out: the game between A and B: White, Black, result.",
        ),
        (
            missing(DataNeeded::Numbers(A, B), Some(Figure::TotalPoints), Some(1)),
            "Find out: total points of A and B in round 1.",
        ),
        (
            missing(DataNeeded::Number(A), Some(Figure::Vps), None),
            "Find out: VPs of A for its bye.",
        ),
        (
            missing(DataNeeded::Number(A), Some(Figure::QualificationRank), None),
            "Find out: place in the qualification of A.",
        ),
    ];
    let question = |(number, ask)| Question { id: format!("question-{number}"), clause: HERE, ask };
    samples
        .into_iter()
        .enumerate()
        .map(|(at, (ask, sentence))| (question((at, ask)), sentence))
        .collect()
}
