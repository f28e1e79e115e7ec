//! The marks of gaps and choices in a compiled text. The compiler writes them, `src/pattern.rs`
//! reads them; this file belongs to both.

/// Between two texts of a file.
pub const STRING_END: char = '\0';
/// An argument: its number follows.
pub const ARGUMENT: char = '\u{1}';
/// A choice: the number of an argument follows, then variants that begin with a key.
pub const SELECT: char = '\u{2}';
/// Between two variants.
pub const NEXT: char = '\u{3}';
/// After the last variant, which is the default.
pub const SELECTED: char = '\u{4}';
/// A function: its number follows, then its argument.
pub const FUNCTION: char = '\u{5}';
/// The end of a function's argument.
pub const APPLIED: char = '\u{6}';
/// Another text: its number follows, how many arguments it takes, and their numbers.
pub const FORM: char = '\u{7}';
/// Some of each tribe: the number of the argument follows, and that of the text for one tribe.
pub const EACH: char = '\u{8}';

/// The sign of the number 0, also as a key. Those of others follow.
pub const FIRST: u32 = 0x20;
/// The keys of plural categories; all smaller keys are numbers.
pub const ZERO: char = '\u{78}';
pub const ONE: char = '\u{79}';
pub const TWO: char = '\u{7a}';
pub const FEW: char = '\u{7b}';
pub const MANY: char = '\u{7c}';
/// The key of a missing value.
pub const NONE: char = '\u{7d}';
/// The key of the default.
pub const ALWAYS: char = '\u{7f}';

/// The most arguments that a term or a name takes.
pub const TAKEN_MAX: usize = 4;

pub const QUOTE: usize = 0;
pub const SECONDS: usize = 1;
pub const A: usize = 2;
pub const OF: usize = 3;
pub const AND: usize = 4;
pub const LE: usize = 5;
