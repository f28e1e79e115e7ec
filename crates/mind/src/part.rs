//! The border of a part of the page's code, or of what thinks for it.

/// Declares functions that are the only way into a part: `part! { part_name: pub fn … }`. Each loads
/// its part when it is first called, so it is `async`, and what it returns must be able to say that
/// loading failed. In a crate without the feature `split`, nothing is cut and nothing loads later.
#[macro_export]
macro_rules! part {
    ($part:ident: $(
        $(#[$about:meta])*
        $public:vis fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty $body:block
    )+) => { $(
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($part, fallible)]
        $(#[$about])*
        $public fn $name($($argument: $type),*) -> $result $body

        #[cfg(not(feature = "split"))]
        $(#[$about])*
        $public async fn $name($($argument: $type),*) -> $result $body
    )+ };
}

/// The code of a part could not be loaded.
#[derive(PartialEq, Eq, Debug)]
pub struct PartMissing;

// What loads parts has an error of its own. Like that of `anyhow`, this is no `Error` itself.
impl<E: std::error::Error> From<E> for PartMissing {
    fn from(_: E) -> PartMissing {
        PartMissing
    }
}
