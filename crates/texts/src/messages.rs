//! Enums of messages that can list themselves, so that a test of all texts can't forget one.

use std::sync::LazyLock;

/// Something to fill a gap of a message with, where only the words around it matter.
pub(crate) trait Sample {
    /// `gap` is the name of the gap in angle brackets, which no text holds otherwise.
    fn sample(gap: &'static str) -> Self;
}

impl Sample for &str {
    fn sample(gap: &'static str) -> Self {
        gap
    }
}

impl Sample for String {
    fn sample(gap: &'static str) -> Self {
        gap.to_owned()
    }
}

impl Sample for &[String] {
    fn sample(_: &'static str) -> Self {
        static NAMES: LazyLock<[String; 2]> =
            LazyLock::new(|| ["⟨one⟩", "⟨other⟩"].map(str::to_owned));
        &*NAMES
    }
}

/// Numbers of which there are several, so that the plural is said.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Sample for $number {
            fn sample(_: &'static str) -> Self {
                42
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize);

/// Declares an enum of messages, with `samples()`: each message once, its gaps filled.
macro_rules! messages {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident $(<$life:lifetime>)? {
            $(
                $(#[$variant_about:meta])*
                $variant:ident
                $({ $($(#[$field_about:meta])* $field:ident : $type:ty),* $(,)? })?
                $(( $told:ty ))?
            ),* $(,)?
        }
    ) => {
        $(#[$about])*
        $vis enum $name $(<$life>)? {
            $(
                $(#[$variant_about])*
                $variant
                $({ $($(#[$field_about])* $field: $type),* })?
                $(( $told ))?
            ),*
        }

        impl $(<$life>)? $name $(<$life>)? {
            /// Every message once, in the order of the enum. The gaps hold their own names in angle
            /// brackets, or a number. For tests and for translators.
            $vis fn samples() -> Vec<Self> {
                vec![$(
                    Self::$variant
                    $({ $($field: $crate::messages::Sample::sample(
                        concat!("⟨", stringify!($field), "⟩")
                    )),* })?
                    $((<$told as $crate::messages::Sample>::sample("⟨told⟩")))?
                ),*]
            }
        }
    };
}

pub(crate) use messages;
