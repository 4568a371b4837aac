-- The list of events is read from this alone, and not from the rows with their texts.
CREATE INDEX event_listed ON event (created DESC, slug) INCLUDE (title, created_by);
