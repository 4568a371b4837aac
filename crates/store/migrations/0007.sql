-- Where and when a session was begun and last used, and a token.
ALTER TABLE session ADD COLUMN began BIGINT NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN agent TEXT NOT NULL DEFAULT '';
ALTER TABLE token ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE token ADD COLUMN address TEXT NOT NULL DEFAULT '';
-- One-time codes: the secret, since when it counts (0: not yet), the last step of time whose code was taken.
CREATE TABLE second_factor (
    account   TEXT PRIMARY KEY REFERENCES account(name) ON DELETE CASCADE,
    secret    TEXT NOT NULL,
    confirmed BIGINT NOT NULL,
    step      BIGINT NOT NULL
);
CREATE TABLE recovery_code (
    account TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    hash    TEXT NOT NULL,
    PRIMARY KEY (account, hash)
);
-- Somebody whose password was right and whose code is still asked for.
CREATE TABLE half_login (
    hash    TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    expires BIGINT NOT NULL,
    tries   BIGINT NOT NULL,
    onward  TEXT NOT NULL
);
-- Attempts to log in, by the hash of the name and by the address; times are milliseconds of the clock below.
CREATE TABLE attempt (
    who     TEXT NOT NULL,
    address TEXT NOT NULL,
    began   BIGINT NOT NULL,
    count   BIGINT NOT NULL,
    PRIMARY KEY (who, address)
);
-- A clock that only ever goes on, shared by all servers on this database.
CREATE TABLE elapsed (id BIGINT PRIMARY KEY, milliseconds BIGINT NOT NULL);
INSERT INTO elapsed (id, milliseconds) VALUES (1, 0);
