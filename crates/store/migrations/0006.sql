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
CREATE INDEX event_state_regulation ON event_state (regulation, sport);
INSERT INTO event_state (event, position, day, state, sport, regulation, words, head, form, changed, title, card)
    SELECT slug, 9, '', '', '', '', LOWER(title), '', 0, created, title, '' FROM event;
