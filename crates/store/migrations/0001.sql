CREATE TABLE account (
    name     TEXT PRIMARY KEY,
    role     TEXT NOT NULL,
    password TEXT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE TABLE session (
    hash    TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
CREATE TABLE token (
    hash    TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    label   TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE invitation (
    hash    TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    role    TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE TABLE event (
    slug            TEXT PRIMARY KEY,
    title           TEXT NOT NULL,
    file            TEXT NOT NULL,
    text            TEXT NOT NULL,
    regulation_file TEXT NOT NULL,
    regulation_text TEXT NOT NULL,
    created_by      TEXT NOT NULL,
    created         BIGINT NOT NULL
);
CREATE TABLE assignment (
    account TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    event   TEXT NOT NULL REFERENCES event(slug),
    PRIMARY KEY (account, event)
);
CREATE TABLE line (
    event  TEXT NOT NULL REFERENCES event(slug),
    number BIGINT NOT NULL,
    text   TEXT NOT NULL,
    hash   TEXT NOT NULL,
    PRIMARY KEY (event, number)
);
