//! What a setting can be: how its value is written, which values it may have, and its default.

use std::fmt::Display;
use std::net::IpAddr;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

const MOST: u64 = 1_000_000;
const DAY_S: u64 = 24 * 60 * 60;

/// The knowledge about the values of a setting, besides their type.
#[derive(Clone, Debug)]
pub struct Value {
    /// The placeholder on the command line; empty for a flag.
    pub placeholder: String,
    /// The values that are allowed, as errors say it.
    pub expected: String,
    /// The default.
    pub default: Usual,
    /// `false` for a setting that only the command line and the environment may contain.
    pub may_be_in_file: bool,
    /// Removes what nobody may see, before the value is part of an error.
    pub shown: fn(&str) -> String,
}

/// The default of a setting, as people write it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Usual {
    /// This value.
    Value(String),
    /// No value: these words for docs/hosting.md say what happens. The help says it by itself.
    Words(&'static str),
}

/// Parses a value; `None` if it isn't allowed.
type Read<T> = Box<dyn Fn(&str) -> Option<T>>;

/// How a setting of type `T` is read.
pub(super) struct Form<T> {
    pub(super) value: Value,
    pub(super) default: T,
    pub(super) read: Read<T>,
}

impl<T> Form<T> {
    fn new(
        placeholder: &str,
        expected: &str,
        default: (T, Usual),
        read: impl Fn(&str) -> Option<T> + 'static,
    ) -> Form<T> {
        let (default, usual) = default;
        let value = Value {
            placeholder: placeholder.to_owned(),
            expected: expected.to_owned(),
            default: usual,
            may_be_in_file: true,
            shown: str::to_owned,
        };
        Form { value, default, read: Box::new(read) }
    }

    /// The default follows from something else, as these words and the help say.
    pub(super) fn unless_set(mut self, words: &'static str) -> Form<T> {
        self.value.default = Usual::Words(words);
        self
    }

    /// Errors show the value only in this form.
    pub(super) fn shown(mut self, shown: fn(&str) -> String) -> Form<T> {
        self.value.shown = shown;
        self
    }

    /// Errors never show the value.
    pub(super) fn secret(self) -> Form<T> {
        self.shown(|_| "…".to_owned())
    }

    /// The file of settings can't contain it.
    pub(super) fn outside_files(mut self) -> Form<T> {
        self.value.may_be_in_file = false;
        self
    }
}

impl Form<Duration> {
    /// The same time in milliseconds.
    pub(super) fn in_ms(self) -> Form<u64> {
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let Form { value, default, read } = self;
        Form { value, default: ms(default), read: Box::new(move |text| read(text).map(ms)) }
    }
}

/// Something in a form of its own, or nothing.
pub(super) fn optional<T: 'static>(
    placeholder: &str,
    expected: &str,
    read: fn(&str) -> Option<T>,
) -> Form<Option<T>> {
    let none = (None, Usual::Words("none"));
    Form::new(placeholder, expected, none, move |text| read(text).map(Some))
}

/// A whole number within bounds.
pub(super) fn number<T>(default: T, bounds: RangeInclusive<u64>) -> Form<T>
where
    T: TryFrom<u64> + Display + 'static,
{
    let usual = Usual::Value(default.to_string());
    units((default, usual), bounds, |number| T::try_from(number).ok())
}

/// A number of things; at least one.
pub(super) fn count<T: TryFrom<u64> + Display + 'static>(default: T) -> Form<T> {
    number(default, 1..=MOST)
}

/// A time that is written in seconds.
pub(super) fn seconds(default: u64, least: u64) -> Form<Duration> {
    time(default, 1, least..=MOST)
}

/// A time that is written in minutes.
pub(super) fn minutes(default: u64) -> Form<Duration> {
    time(default, 60, 1..=MOST)
}

/// A time that is written in days.
pub(super) fn days(default: u64, least: u64) -> Form<Duration> {
    time(default, DAY_S, least..=3650)
}

fn time(default: u64, unit_s: u64, bounds: RangeInclusive<u64>) -> Form<Duration> {
    let time = move |number: u64| Duration::from_secs(number * unit_s);
    let usual = Usual::Value(default.to_string());
    units((time(default), usual), bounds, move |number| Some(time(number)))
}

fn units<T: 'static>(
    default: (T, Usual),
    bounds: RangeInclusive<u64>,
    value: impl Fn(u64) -> Option<T> + 'static,
) -> Form<T> {
    let expected = format!("{}-{}", bounds.start(), bounds.end());
    Form::new("N", &expected, default, move |text| {
        value(text.parse().ok().filter(|number| bounds.contains(number))?)
    })
}

/// One of a few words; the first that has the default's value is the default.
pub(super) fn choice<T: Clone + PartialEq + 'static, const COUNT: usize>(
    default: T,
    words: [(&'static str, T); COUNT],
) -> Form<T> {
    let all = words.each_ref().map(|(word, _)| *word);
    let usual = words.iter().find(|(_, value)| *value == default);
    let usual = usual.map_or(Usual::Words("none"), |(word, _)| Usual::Value((*word).to_owned()));
    Form::new(&all.join("|"), &all.join(" | "), (default, usual), move |text| {
        words.iter().find(|(word, _)| *word == text).map(|(_, value)| value.clone())
    })
}

/// Something that is off unless it is switched on.
pub(super) fn flag() -> Form<bool> {
    let off = (false, Usual::Words("off"));
    Form::new("", "true | false", off, |text| bool::from_str(text).ok())
}

/// The address of this machine or of one of its interfaces.
pub(super) fn interface(default: IpAddr) -> Form<IpAddr> {
    let usual = (default, Usual::Value(default.to_string()));
    Form::new("ADDRESS", "<IP address>", usual, move |text| {
        if text == "localhost" { Some(default) } else { text.parse().ok() }
    })
}
