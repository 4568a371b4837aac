//! The web app: the arbiters' console, the public board, the API.
