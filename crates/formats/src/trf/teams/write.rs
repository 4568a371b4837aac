//! An event of teams as a report.
