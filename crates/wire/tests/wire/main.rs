//! The messages of online play: how they are written, that they are read back, what is refused.

mod examples;
mod goldens;
mod http;
mod page;
mod round_trips;
mod strictness;
