//! What the list of events shows of each: its state, its day, a card. Kept next to the events, so
//! that a list of thousands is searched and turned over without reading a single event.
//!
//! Everything here can be made again from the events and their records. `head` says from which
//! record it was made, `form` by which form of the program: [`Store::stale_states`] finds what has
//! to be made again.

use crate::pool::{Pool, on};
use crate::row::row;
use crate::{EventListing, Store, StoreError};

row! {
    /// What is kept of one event.
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    pub struct StateRow {
        /// The event's name in addresses.
        pub event: String,
        /// Its title, as the record last amended it.
        pub title: String,
        /// Where its state is in the list: lower ones first.
        pub position: i64,
        /// The event's own day, `2024-01-28`; empty where nobody said.
        pub day: String,
        /// Its state, in one word.
        pub state: String,
        /// Its sport, in one word.
        pub sport: String,
        /// The id of its regulation.
        pub regulation: String,
        /// The words by which it is found, folded.
        pub words: String,
        /// The head of the record from which this was made.
        pub head: String,
        /// The form in which it was made.
        pub form: i64,
        /// When its record last grew, in seconds since 1970.
        pub changed: i64,
        /// What its card shows.
        pub card: String,
    }
}

row! {
    /// A regulation by which events go, and the sport of these events.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct RegulationAndSport {
        /// The id of the regulation.
        pub regulation: String,
        /// The sport, in one word.
        pub sport: String,
    }
}

row! {
    /// A step of `EXPLAIN QUERY PLAN`.
    struct SqliteStep {
        detail: String,
    }
}

/// What is looked for. Empty texts look for everything.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sought {
    /// Words that all are in what it is found by, folded as those are.
    pub words: Vec<String>,
    /// A sport, in one word.
    pub sport: String,
    /// A state, in one word.
    pub state: String,
    /// A regulation's id.
    pub regulation: String,
}

/// The most words of a search; further ones narrow nothing.
pub const MOST_WORDS: usize = 6;

impl Sought {
    /// A pattern for each of the words that are looked for.
    fn patterns(&self) -> [String; MOST_WORDS] {
        std::array::from_fn(|at| {
            let word = self.words.get(at).map(String::as_str).unwrap_or_default();
            format!("%{}%", word.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
        })
    }
}

/// The same texts in several statements, put together when the program is compiled.
macro_rules! sql {
    ($($part:ident)*) => { concat!($(sql!(@ $part)),*) };
    (@ plan_on_sqlite) => { "EXPLAIN QUERY PLAN " };
    (@ plan_on_postgres) => { "EXPLAIN (ANALYZE, VERBOSE) " };
    (@ columns) => { "SELECT event, title, position, day, state, sport, regulation, words, head,
    form, changed, card FROM event_state " };
    (@ count) => { "SELECT COUNT(*) FROM event_state " };
    (@ of_these) => { "WHERE event IN (SELECT event FROM event_state " };
    (@ that_match) => {
        "WHERE ($1 = '' OR sport = $1) AND ($2 = '' OR state = $2) AND ($3 = '' OR regulation = $3)
        AND words LIKE $4 ESCAPE '!' AND words LIKE $5 ESCAPE '!' AND words LIKE $6 ESCAPE '!'
        AND words LIKE $7 ESCAPE '!' AND words LIKE $8 ESCAPE '!' AND words LIKE $9 ESCAPE '!'
        AND ($10 = 'all' OR event NOT IN (SELECT event FROM concealment
            WHERE ($10 = 'nobody' OR how <> 'private')
            AND event NOT IN (SELECT event FROM assignment WHERE account = $11))) "
    };
    (@ in_order) => { "ORDER BY position, day DESC, event " };
    (@ some) => { "LIMIT $12 OFFSET $13) " };
    (@ of_event) => { "WHERE event = $1" };
}

const ONE: &str = sql!(columns of_event);
const COUNT: &str = sql!(count that_match);
/// First which, from the index alone; then the cards of those.
const FOUND: &str = sql!(columns of_these that_match in_order some in_order);
const PLAN_ON_SQLITE: &str =
    sql!(plan_on_sqlite columns of_these that_match in_order some in_order);
const PLAN_ON_POSTGRES: &str =
    sql!(plan_on_postgres columns of_these that_match in_order some in_order);
const PUT: &str =
    "UPDATE event_state SET title = $2, position = $3, day = $4, state = $5, sport = $6,
    regulation = $7,
    words = $8, head = $9, form = $10, changed = $11, card = $12 WHERE event = $1";
/// The first state of an event says only that there is none yet.
pub(crate) const BEGIN: &str =
    "INSERT INTO event_state (event, position, day, state, sport, regulation, words, head, form,
    changed, title, card)
    VALUES ($1, 9, '', '', '', '', $2, '', 0, $3, $4, '')";
const STALE: &str = "SELECT event FROM event_state WHERE form <> $1
    OR head <> (SELECT hash FROM line WHERE line.event = event_state.event
        ORDER BY number DESC LIMIT 1)
    ORDER BY position, event LIMIT $2";
const REGULATIONS: &str =
    "SELECT DISTINCT regulation, sport FROM event_state WHERE regulation <> ''
    AND ($1 = 'all' OR event NOT IN (SELECT event FROM concealment
        WHERE ($1 = 'nobody' OR how <> 'private')
        AND event NOT IN (SELECT event FROM assignment WHERE account = $2)))
    ORDER BY regulation";

/// The same values in the same order, whatever is asked about them.
macro_rules! sought {
    ($query:expr, $sought:expr, $shown:expr) => {{
        let query = $query.bind(&$sought.sport).bind(&$sought.state).bind(&$sought.regulation);
        let query =
            $sought.patterns().into_iter().fold(query, |query, pattern| query.bind(pattern));
        query.bind($shown.kind).bind($shown.name)
    }};
}

macro_rules! put {
    ($work:expr, $state:expr) => {
        sqlx::query(PUT)
            .bind(&$state.event)
            .bind(&$state.title)
            .bind($state.position)
            .bind(&$state.day)
            .bind(&$state.state)
            .bind(&$state.sport)
            .bind(&$state.regulation)
            .bind(&$state.words)
            .bind(&$state.head)
            .bind($state.form)
            .bind($state.changed)
            .bind(&$state.card)
            .execute($work)
            .await
    };
}

impl Store {
    /// Keeps the state of an event; nothing where there is no such event.
    pub async fn put_state(&self, state: &StateRow) -> Result<(), StoreError> {
        self.put_states(std::slice::from_ref(state)).await
    }

    /// Keeps the states of several events, all at once.
    pub async fn put_states(&self, states: &[StateRow]) -> Result<(), StoreError> {
        on!(self, pool => {
            let mut work = pool.begin().await?;
            for state in states {
                put!(&mut *work, state)?;
            }
            work.commit().await
        })?;
        Ok(())
    }

    /// The state of one event.
    pub async fn state(&self, event: &str) -> Result<Option<StateRow>, StoreError> {
        Ok(on!(self, pool => sqlx::query_as(ONE).bind(event).fetch_optional(pool).await)?)
    }

    /// Events whose state was made in another form or from an older record: the first `limit`.
    pub async fn stale_states(&self, form: i64, limit: i64) -> Result<Vec<String>, StoreError> {
        Ok(on!(self, pool => {
            sqlx::query_scalar(STALE).bind(form).bind(limit).fetch_all(pool).await
        })?)
    }
}

impl EventListing<'_> {
    /// How many events are found.
    pub async fn count_found(&self, sought: &Sought) -> Result<i64, StoreError> {
        Ok(on!(self.store, pool => {
            sought!(sqlx::query_scalar(COUNT), sought, self).fetch_one(pool).await
        })?)
    }

    /// Some of the events that are found, in the order of their states and then the newest first:
    /// `limit` of them, after `skip`.
    pub async fn found(
        &self,
        sought: &Sought,
        limit: i64,
        skip: i64,
    ) -> Result<Vec<StateRow>, StoreError> {
        Ok(on!(self.store, pool => {
            let found = sought!(sqlx::query_as(FOUND), sought, self).bind(limit).bind(skip);
            found.fetch_all(pool).await
        })?)
    }

    /// How the database reads what [`Self::found`] gives, in its own words: tests count what is
    /// read.
    #[doc(hidden)]
    pub async fn plan(
        &self,
        sought: &Sought,
        limit: i64,
        skip: i64,
    ) -> Result<Vec<String>, StoreError> {
        Ok(match &self.store.pool {
            Pool::Sqlite(pool) => {
                let query =
                    sought!(sqlx::query_as(PLAN_ON_SQLITE), sought, self).bind(limit).bind(skip);
                let steps: Vec<SqliteStep> = query.fetch_all(pool).await?;
                steps.into_iter().map(|step| step.detail).collect()
            }
            Pool::Postgres(pool) => {
                let query = sought!(sqlx::query_scalar(PLAN_ON_POSTGRES), sought, self);
                query.bind(limit).bind(skip).fetch_all(pool).await?
            }
        })
    }

    /// The regulations by which events go, each with its sport.
    pub async fn regulations(&self) -> Result<Vec<RegulationAndSport>, StoreError> {
        Ok(on!(self.store, pool => {
            let query = sqlx::query_as(REGULATIONS).bind(self.kind).bind(self.name);
            query.fetch_all(pool).await
        })?)
    }
}
