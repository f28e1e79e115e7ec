//! What the terminal interface says: keys, titles, hints and messages.
