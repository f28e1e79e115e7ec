//! Answers luck from a seed that anyone can check.
