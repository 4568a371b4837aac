-- The language of an event's boards and scenes, by its code. English where there is no row.
CREATE TABLE board_language (
    event      TEXT PRIMARY KEY REFERENCES event(slug) ON DELETE CASCADE,
    language   TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed    BIGINT NOT NULL
);
