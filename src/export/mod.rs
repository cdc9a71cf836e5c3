//! Answers on their way out: the JSON of the contract, the report in words.

pub mod answer;
pub mod report;
