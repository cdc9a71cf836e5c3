//! Norma: chess title norms and ranks, clause by clause.

pub mod chess;
pub mod rules;
