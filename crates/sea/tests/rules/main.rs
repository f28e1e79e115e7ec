//! The rules of Sea, tested sentence by sentence. One binary, one module for each matter.

mod contract;
mod wild;
