CREATE TABLE upload (
    id       TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    content  BYTEA NOT NULL,
    answers  TEXT NOT NULL,
    created  BIGINT NOT NULL
);
