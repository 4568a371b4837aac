-- The list is looked through in this alone: it has no cards in it.
CREATE INDEX event_state_listed ON event_state (position, day DESC, event, state, sport, regulation, words);
