-- The tables of release 0.2 on SQLite: its eleven steps, one after another.
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
CREATE TRIGGER line_kept_on_update BEFORE UPDATE ON line BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END;
CREATE TRIGGER line_kept_on_delete BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END;
CREATE TRIGGER event_kept_on_update BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'an event with a record does not change'); END;
CREATE TRIGGER event_kept_on_delete BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'an event with a record does not change'); END;
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
CREATE TRIGGER version_kept_on_update BEFORE UPDATE ON regulation_version BEGIN SELECT RAISE(ABORT, 'a version of a regulation does not change'); END;
CREATE TABLE removal (
    event      TEXT PRIMARY KEY,
    title      TEXT NOT NULL,
    lines      BIGINT NOT NULL,
    head       TEXT NOT NULL,
    removed_by TEXT NOT NULL,
    removed    BIGINT NOT NULL
);
CREATE TRIGGER removal_kept_on_update BEFORE UPDATE ON removal BEGIN SELECT RAISE(ABORT, 'a removal is kept'); END;
CREATE TRIGGER removal_kept_on_delete BEFORE DELETE ON removal BEGIN SELECT RAISE(ABORT, 'a removal is kept'); END;
DROP TRIGGER line_kept_on_delete;
CREATE TRIGGER line_kept_on_delete BEFORE DELETE ON line WHEN NOT EXISTS (SELECT 1 FROM removal WHERE event = OLD.event)
    BEGIN SELECT RAISE(ABORT, 'the record is append-only'); END;
DROP TRIGGER event_kept_on_delete;
CREATE TRIGGER event_kept_on_delete BEFORE DELETE ON event WHEN NOT EXISTS (SELECT 1 FROM removal WHERE event = OLD.slug)
    BEGIN SELECT RAISE(ABORT, 'an event with a record does not change'); END;
CREATE TABLE upload (
    id       TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES account (name) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    content  BLOB NOT NULL,
    answers  TEXT NOT NULL,
    created  BIGINT NOT NULL
);
-- The list of events is read from this alone: the texts stand before the other columns in the rows themselves.
CREATE INDEX event_listed ON event (created DESC, slug, title, created_by);
-- What the list of events shows of each: made from the event and its record, and made anew when the record has grown.
CREATE TABLE event_state (
    event      TEXT PRIMARY KEY REFERENCES event(slug),
    position   BIGINT NOT NULL,
    day        TEXT NOT NULL,
    state      TEXT NOT NULL,
    sport      TEXT NOT NULL,
    regulation TEXT NOT NULL,
    words      TEXT NOT NULL,
    head       TEXT NOT NULL,
    form       BIGINT NOT NULL,
    changed    BIGINT NOT NULL,
    title      TEXT NOT NULL,
    card       TEXT NOT NULL
);
-- The list is looked through in this alone: it has no cards in it.
CREATE INDEX event_state_listed ON event_state (position, day DESC, event, state, sport, regulation, words);
CREATE INDEX event_state_regulation ON event_state (regulation, sport);
INSERT INTO event_state (event, position, day, state, sport, regulation, words, head, form, changed, title, card)
    SELECT slug, 9, '', '', '', '', LOWER(title), '', 0, created, title, '' FROM event;
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
-- Events that not everybody sees: private (accounts only) or offline (those who conduct it and administrators).
CREATE TABLE concealment (
    event      TEXT PRIMARY KEY REFERENCES event(slug) ON DELETE CASCADE,
    how        TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed    BIGINT NOT NULL
);
-- Names of removed accounts, and what stands in their place on pages and print-outs from then on.
CREATE TABLE former_name (
    name    TEXT PRIMARY KEY,
    shown   TEXT NOT NULL,
    removed BIGINT NOT NULL
);
-- What a token may be used for, until when (0: without an end), and for which event alone ('': for all).
ALTER TABLE token ADD COLUMN scope TEXT NOT NULL DEFAULT 'manage';
ALTER TABLE token ADD COLUMN expires BIGINT NOT NULL DEFAULT 0;
ALTER TABLE token ADD COLUMN event TEXT NOT NULL DEFAULT '';
-- Who is told when questions are opened or settled. The secret is needed to sign and cannot be kept as a hash.
CREATE TABLE webhook (
    id       TEXT PRIMARY KEY,
    account  TEXT NOT NULL REFERENCES account(name) ON DELETE CASCADE,
    event    TEXT NOT NULL,
    url      TEXT NOT NULL,
    secret   TEXT NOT NULL,
    created  BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    leased   BIGINT NOT NULL,
    outcome  TEXT NOT NULL
);
-- The last line of a record that a webhook was told of.
CREATE TABLE webhook_told (
    webhook TEXT NOT NULL REFERENCES webhook(id) ON DELETE CASCADE,
    event   TEXT NOT NULL REFERENCES event(slug) ON DELETE CASCADE,
    line    BIGINT NOT NULL,
    PRIMARY KEY (webhook, event)
);
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
-- The language of an event's boards and scenes, by its code. English where there is no row.
CREATE TABLE board_language (
    event      TEXT PRIMARY KEY REFERENCES event(slug) ON DELETE CASCADE,
    language   TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed    BIGINT NOT NULL
);
