CREATE TABLE removal (
    event      TEXT PRIMARY KEY,
    title      TEXT NOT NULL,
    lines      BIGINT NOT NULL,
    head       TEXT NOT NULL,
    removed_by TEXT NOT NULL,
    removed    BIGINT NOT NULL
);
