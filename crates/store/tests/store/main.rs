//! One contract for both engines, and behavior when something breaks.

mod backup;
mod breaks;
mod contract;
mod crash;
mod documented;
mod inbox;
mod make;
mod opening;
mod several;
mod silence;
