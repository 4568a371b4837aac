CREATE TABLE regulation (
    id         TEXT PRIMARY KEY,
    created_by TEXT NOT NULL,
    created    BIGINT NOT NULL
);
CREATE TABLE regulation_version (
    regulation TEXT NOT NULL REFERENCES regulation(id),
    number     BIGINT NOT NULL,
    title      TEXT NOT NULL,
    text       TEXT NOT NULL,
    mistakes   BIGINT NOT NULL,
    saved_by   TEXT NOT NULL,
    saved      BIGINT NOT NULL,
    PRIMARY KEY (regulation, number)
);
CREATE TABLE regulation_share (
    account    TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    regulation TEXT NOT NULL REFERENCES regulation(id) ON DELETE CASCADE,
    PRIMARY KEY (account, regulation)
);
