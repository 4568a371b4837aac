"""A second implementation of Tiebreak's rulings, written from docs/spec alone."""
