//! The messages of online play: writing, parsing, and refusing.

mod events;
mod examples;
mod goldens;
mod http;
mod page;
mod round_trips;
mod short;
mod strictness;
