//! Includes the code that the build script generates from a file of messages.

/// Declares a private module with the code of `messages/*/FILE.ftl`.
macro_rules! messages {
    ($module:ident, $file:literal) => {
        mod $module {
            include!(concat!(env!("OUT_DIR"), "/", $file, ".rs"));
        }
    };
}

pub(crate) use messages;
