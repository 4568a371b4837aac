-- The list is read in this order. Words may be longer than an entry of an index can be here, and stay in the rows.
CREATE INDEX event_state_listed ON event_state (position, day DESC, event) INCLUDE (state, sport, regulation);
