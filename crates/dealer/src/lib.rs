//! Answers luck from a seed that anyone can check.

mod answer;
mod quick;
mod seed;
mod stream;

pub use answer::Dealer;
pub use quick::Quick;
pub use seed::{Seed, commitment, deal_key};
