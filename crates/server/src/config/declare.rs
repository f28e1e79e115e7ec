//! The macro that makes everything about a setting from its one declaration: its name, its field
//! with its default, how it is read, and its row in docs/hosting.md.

/// Declares structs of settings. Each line of `settings` is
///
/// ```text
/// /// What it does, as docs/hosting.md says it.
/// Group "name" Name => field: Type = form;
/// ```
///
/// `Name` is the variant of `Setting`, and the name of its help in `texts`. The fields after `and`
/// can't be set; they have a default only.
macro_rules! settings {
    ($(
        $(#[$about:meta])*
        $vis:vis struct $Section:ident {
            $(
                $(#[doc = $what:literal])+
                $group:ident $name:literal $Setting:ident => $field:ident: $kind:ty = $form:expr;
            )*
        } and {
            $(
                $(#[$note:meta])+
                $other:ident: $other_kind:ty = $other_default:expr;
            )*
        }
    )*) => {
        /// A setting of the server.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Setting {
            $($($(#[doc = $what])+ $Setting,)*)*
        }

        impl Setting {
            /// All of them, in the order of their declarations.
            pub const ALL: [Setting; [$($($name,)*)*].len()] = [$($(Setting::$Setting,)*)*];

            /// The name on the command line and in the file.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Setting::$Setting => $name,)*)*
                }
            }

            /// Returns its topic.
            pub const fn group(self) -> SettingGroup {
                match self {
                    $($(Setting::$Setting => SettingGroup::$group,)*)*
                }
            }

            /// Returns the text that explains it on the command line.
            pub const fn help(self) -> SettingHelp {
                match self {
                    $($(Setting::$Setting => SettingHelp::$Setting,)*)*
                }
            }

            /// Says what it does, in Markdown.
            pub fn what(self) -> &'static str {
                match self {
                    $($(Setting::$Setting => concat!($($what),+).trim(),)*)*
                }
            }

            /// Returns its default, and the values that it may have.
            pub fn value(self) -> Value {
                match self {
                    $($(Setting::$Setting => {
                        let form: Form<$kind> = $form;
                        form.value
                    })*)*
                }
            }
        }

        $(
            $(#[$about])*
            $vis struct $Section {
                $($(#[doc = $what])+ $vis $field: $kind,)*
                $($(#[$note])+ $vis $other: $other_kind,)*
            }

            impl Default for $Section {
                fn default() -> $Section {
                    let none = Given::new();
                    $Section::gather(&mut Reader::new([&none, &none, &none]))
                }
            }

            impl $Section {
                /// Reads the settings that are given, and uses the defaults of the others.
                pub(super) fn gather(reader: &mut Reader<'_>) -> $Section {
                    $Section {
                        $($field: reader.read(Setting::$Setting, $form),)*
                        $($other: $other_default,)*
                    }
                }
            }
        )*
    };
}

pub(super) use settings;
