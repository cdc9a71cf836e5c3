//! Answers on their way out: the JSON of the contract, the report in words.

#[cfg(feature = "cli")]
pub mod answer;
pub mod markup;
pub mod report;
pub mod tables;
