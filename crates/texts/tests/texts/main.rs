//! Tests of the texts: everything that can be said is said well, in every language.

mod campfire_play;
mod campfire_texts;
mod compiler_refuses;
mod examples;
mod grammar;
mod guides;
mod languages;
mod messages;
mod phrases;
mod prose;
mod readers;
mod record_texts;
mod rulebooks;
mod sea_examples;
mod sea_names;
mod sea_play;
mod sea_texts;
mod terms;
mod words;
mod written;
