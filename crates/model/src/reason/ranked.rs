//! What a criterion counted, found, or could not be applied to.

use crate::{Id, Value};

/// One game, match, round, session or board behind a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contribution {
    /// The round, where it is known.
    pub round: Option<u32>,
    /// The session of pairs, the first being 1.
    pub session: Option<u32>,
    /// The number of the board.
    pub board: Option<u32>,
    /// The opponent, where there was one.
    pub against: Option<Id>,
    /// What it adds; of a quotient, what was won and lost in it.
    pub adds: Value,
    /// Whether it was left out, as the lowest of several are.
    pub cut: bool,
}

impl Contribution {
    /// Something that adds this; the caller fills in where and against whom.
    pub fn new(adds: Value) -> Self {
        Self { round: None, session: None, board: None, against: None, adds, cut: false }
    }
}

/// What the value of each was made of.
pub type Workings = Vec<(Id, Vec<Contribution>)>;

/// What exactly a criterion counted, where its name says too little.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Particular {
    /// The session of this rank, the best being 1.
    Session(usize),
    /// Matchpoints against these alone.
    Matchpoints {
        /// Those of one rank.
        against: Vec<Id>,
    },
    /// Matchpoints against each of these, one rank after the other, level every time; the values
    /// are those of the last rank.
    MatchpointsAgainstEach {
        /// All common opponents, the highest first.
        against: Vec<Id>,
    },
    /// The margin against these alone.
    Margin {
        /// Those of one rank.
        against: Vec<Id>,
    },
    /// VPs in the match of the qualification.
    QualificationVps,
    /// IMPs in the match of the qualification.
    QualificationImps,
    /// The direct encounter of a group in which not all have met (FIDE C.07, 6.2).
    NotAllMet,
}

impl Particular {
    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Session(_) => "session",
            Self::Matchpoints { .. } => "matchpoints",
            Self::MatchpointsAgainstEach { .. } => "matchpoints-against-each",
            Self::Margin { .. } => "margin",
            Self::QualificationVps => "qualification-vps",
            Self::QualificationImps => "qualification-imps",
            Self::NotAllMet => "not-all-met",
        }
    }
}

/// Why a criterion cannot be applied to a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inapplicable {
    /// No session of these is known.
    NoSession(Vec<Id>),
    /// No two sessions of these are known.
    NoTwoSessions(Vec<Id>),
    /// No encounters of these with a common opponent are known.
    NoCommonOpponent(Vec<Id>),
    /// These teams have no common opponent.
    NobodyInCommon(Vec<Id>),
    /// No board that all of these played is known.
    NoCommonBoard(Vec<Id>),
    /// These did not meet, two by two.
    DidNotMeet(Vec<(Id, Id)>),
    /// It is about two, and there are more.
    OnlyForTwo,
    /// No match of these in the qualification is known.
    NoQualificationMatch(Vec<Id>),
    /// The score of their match in the qualification is not known.
    QualificationScoreUnknown,
    /// Nothing was carried over into this stage.
    NothingCarriedOver,
    /// It compares teams, and these are players.
    OnlyForTeams,
    /// It compares players, and these are teams.
    OnlyForPlayers,
    /// The boards of their match are not known, or they did not meet.
    NoDirectMatch,
    /// The answer does not fill the gap that was asked about.
    ToldInVain,
    /// The scores are too large to be multiplied exactly.
    ScoresTooLarge,
    /// Something about these is not in the file.
    NotKnown {
        /// What the file would have to say.
        what: PersonalDatum,
        /// The participants of whom the file does not say it.
        of: Vec<Id>,
    },
}

/// Something that a file may say about a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PersonalDatum {
    /// The date or year of birth.
    Birth,
    /// The rating at the start of the event.
    Rating,
    /// The title that FIDE gave the player.
    Title,
    /// The starting number in the event.
    StartingNumber,
    /// The place in the previous edition of the event.
    PreviousPlace,
    /// `m` or `w`.
    Sex,
    /// The federation that the player represents.
    Federation,
    /// The club that the player is a member of.
    Club,
}

impl PersonalDatum {
    /// The key of event files. (Not `Self::...`: a test collects the kinds of reasons from the
    /// lines of these files that begin with it.)
    pub fn key(self) -> &'static str {
        match self {
            PersonalDatum::Birth => "birth",
            PersonalDatum::Rating => "rating",
            PersonalDatum::Title => "title",
            PersonalDatum::StartingNumber => "number",
            PersonalDatum::PreviousPlace => "previous-place",
            PersonalDatum::Sex => "sex",
            PersonalDatum::Federation => "federation",
            PersonalDatum::Club => "club",
        }
    }
}

impl Inapplicable {
    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NoSession(_) => "no-session",
            Self::NoTwoSessions(_) => "no-two-sessions",
            Self::NoCommonOpponent(_) => "no-common-opponent",
            Self::NobodyInCommon(_) => "nobody-in-common",
            Self::NoCommonBoard(_) => "no-common-board",
            Self::DidNotMeet(_) => "did-not-meet",
            Self::OnlyForTwo => "only-for-two",
            Self::NoQualificationMatch(_) => "no-qualification-match",
            Self::QualificationScoreUnknown => "qualification-score-unknown",
            Self::NothingCarriedOver => "nothing-carried-over",
            Self::OnlyForTeams => "only-for-teams",
            Self::OnlyForPlayers => "only-for-players",
            Self::NoDirectMatch => "no-direct-match",
            Self::ToldInVain => "told-in-vain",
            Self::ScoresTooLarge => "scores-too-large",
            Self::NotKnown { .. } => "not-known",
        }
    }
}

/// What a team did against the others of its group, where that and no number decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupRecord {
    /// Beat both of the others.
    BeatBoth,
    /// Beat one of two and tied with the other.
    BeatOneTiedOne,
    /// Beat one of two and lost to the other.
    BeatOneLostOne,
    /// Tied with both of the others.
    TiedBoth,
    /// Tied with one of two and lost to the other.
    TiedOneLostOne,
    /// Lost to both of the others.
    LostToBoth,
    /// Did not meet both of the others.
    DidNotMeetBoth,
    /// Did not meet all of the others.
    DidNotMeetAll,
    /// Beat all of the others.
    BeatAll,
    /// Tied with one and beat all the rest.
    TiedOneBeatRest,
    /// Met all of more than two others, and neither beat them all nor all but one, whom it tied.
    Mixed {
        /// How many it beat.
        beat: usize,
        /// With how many it tied.
        tied: usize,
        /// To how many it lost.
        lost: usize,
    },
}

impl GroupRecord {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::BeatBoth,
        Self::BeatOneTiedOne,
        Self::BeatOneLostOne,
        Self::TiedBoth,
        Self::TiedOneLostOne,
        Self::LostToBoth,
        Self::DidNotMeetBoth,
        Self::DidNotMeetAll,
        Self::BeatAll,
        Self::TiedOneBeatRest,
        Self::Mixed { beat: 1, tied: 2, lost: 0 },
    ];
}
