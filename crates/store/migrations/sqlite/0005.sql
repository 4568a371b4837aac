-- The list of events is read from this alone: the texts stand before the other columns in the rows themselves.
CREATE INDEX event_listed ON event (created DESC, slug, title, created_by);
