-- The broadcast that an event follows, and what was answered about it: who is who, what was left.
CREATE TABLE broadcast (
    event      TEXT PRIMARY KEY REFERENCES event(slug) ON DELETE CASCADE,
    url        TEXT NOT NULL,
    memory     TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed    BIGINT NOT NULL
);
-- Sites that may show the boards of an event in a frame, with blanks between them. None where there is no row.
CREATE TABLE embedding (
    event      TEXT PRIMARY KEY REFERENCES event(slug) ON DELETE CASCADE,
    sites      TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed    BIGINT NOT NULL
);
