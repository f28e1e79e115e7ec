//! The compiler of the messages, which is also the build script of `texts`. What reads whole messages
//! needs a parser, and only the page takes that.

#[cfg(feature = "page")]
#[path = "../../crates/texts/compiler/areas.rs"]
pub(crate) mod areas;
#[cfg(feature = "page")]
#[path = "../../crates/texts/compiler/mod.rs"]
#[allow(dead_code, reason = "the build script of `texts` uses the rest")]
pub(crate) mod compiler;
#[cfg(feature = "page")]
pub(crate) use compiler::{languages, plurals};

#[cfg(not(feature = "page"))]
#[path = "../../crates/texts/compiler/languages.rs"]
#[allow(dead_code, reason = "the build script of `texts` uses the rest")]
pub(crate) mod languages;
#[cfg(not(feature = "page"))]
#[path = "../../crates/texts/compiler/marks.rs"]
#[allow(dead_code, reason = "the build script of `texts` uses the rest")]
mod marks;
#[cfg(not(feature = "page"))]
#[path = "../../crates/texts/compiler/plurals.rs"]
#[allow(dead_code, reason = "the build script of `texts` uses the rest")]
pub(crate) mod plurals;
