//! Fills the gaps of a text. The compiler of the messages has checked the text and turned it into a
//! string with marks (`compiler/marks.rs`); here they are read.

use crate::marks::{
    ALWAYS, APPLIED, ARGUMENT, EACH, FIRST, FORM, FUNCTION, MANY, NEXT, NONE, SELECT, SELECTED,
    TAKEN_MAX, ZERO,
};
use crate::{Actor, Lang, grammar};
use kernel::SEATS_MAX;
use std::str::Chars;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/shared.rs"));

/// The value for a gap.
#[derive(Clone, Copy)]
pub(crate) enum Argument<'a> {
    Text(&'a str),
    /// A player other than the reader; `None` for the reader.
    Actor(Option<&'a str>),
    /// A number, or which value of a choice it is.
    Number(u64),
    List(&'a [String]),
    Crew(::sea::Counts),
    /// No value.
    None,
}

/// Something that can fill a gap.
pub(crate) trait Told {
    fn told(&self) -> Argument<'_>;
}

impl Told for &str {
    fn told(&self) -> Argument<'_> {
        Argument::Text(self)
    }
}

impl Told for String {
    fn told(&self) -> Argument<'_> {
        Argument::Text(self)
    }
}

impl Told for &Actor {
    fn told(&self) -> Argument<'_> {
        Argument::Actor(match self {
            Actor::You => None,
            Actor::Named(name) => Some(name),
        })
    }
}

impl Told for &[String] {
    fn told(&self) -> Argument<'_> {
        Argument::List(self)
    }
}

impl Told for bool {
    fn told(&self) -> Argument<'_> {
        Argument::Number(u64::from(*self))
    }
}

impl Told for ::sea::Counts {
    fn told(&self) -> Argument<'_> {
        Argument::Crew(*self)
    }
}

/// The index among the six tribes.
impl Told for ::sea::Tribe {
    fn told(&self) -> Argument<'_> {
        Argument::Number((self.seat().index() % SEATS_MAX) as u64)
    }
}

impl Told for ::sea::Myth {
    fn told(&self) -> Argument<'_> {
        Argument::Number(u64::from(self.number()))
    }
}

/// The three components of the first Myth, then those of the next one.
impl Told for ::sea::Component {
    fn told(&self) -> Argument<'_> {
        let part = match self.part() {
            ::sea::Part::Character => 0,
            ::sea::Part::Location => 1,
            ::sea::Part::Action => 2,
        };
        Argument::Number(u64::from(self.myth().number()) * 3 + part)
    }
}

impl<T: Told> Told for Option<T> {
    fn told(&self) -> Argument<'_> {
        self.as_ref().map_or(Argument::None, Told::told)
    }
}

/// Several gaps in their order.
pub(crate) fn all_told<T: Told>(texts: &[T]) -> Vec<Argument<'_>> {
    texts.iter().map(Told::told).collect()
}

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

impl Sample for &Actor {
    fn sample(gap: &'static str) -> Self {
        // Leaked on purpose: samples are few, and only tests and translators use them.
        Box::leak(Box::new(Actor::Named(gap.to_owned())))
    }
}

impl Sample for &[String] {
    fn sample(_: &'static str) -> Self {
        static NAMES: LazyLock<[String; 2]> =
            LazyLock::new(|| ["⟨one⟩", "⟨other⟩"].map(str::to_owned));
        &*NAMES
    }
}

impl Sample for bool {
    fn sample(_: &'static str) -> Self {
        true
    }
}

impl Sample for ::sea::Counts {
    fn sample(_: &'static str) -> Self {
        ::sea::Counts::default()
    }
}

impl<T: Sample> Sample for Option<T> {
    fn sample(gap: &'static str) -> Self {
        Some(T::sample(gap))
    }
}

/// Numbers of which there are several, so that the plural is said.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Told for $number {
            fn told(&self) -> Argument<'_> {
                Argument::Number(*self as u64)
            }
        }

        impl Sample for $number {
            fn sample(_: &'static str) -> Self {
                42
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize);

/// Returns the index of this value in its choice.
pub(crate) fn nth(value: &impl Told) -> usize {
    match value.told() {
        Argument::Number(nth) => nth as usize,
        Argument::Text(_)
        | Argument::Actor(_)
        | Argument::List(_)
        | Argument::Crew(_)
        | Argument::None => 0,
    }
}

/// The text with its gaps filled.
pub(crate) fn fill(lang: Lang, pattern: &'static str, told: &[Argument]) -> String {
    let mut text = String::with_capacity(pattern.len());
    let mut marks = pattern.chars();
    Filler { lang, told }.fill(&mut marks, &mut text);
    text
}

struct Filler<'a> {
    lang: Lang,
    told: &'a [Argument<'a>],
}

impl Filler<'_> {
    /// Writes up to the end of the text, of a variant or of a function's argument. Returns the mark
    /// that ended it.
    fn fill(&self, marks: &mut Chars, text: &mut String) -> Option<char> {
        loop {
            match marks.next()? {
                ARGUMENT => self.say(self.argument(marks), text),
                SELECT => self.select(marks, text),
                FUNCTION => {
                    let function = number(marks);
                    let mut inner = String::new();
                    self.fill(marks, &mut inner);
                    *text += &grammar::apply(self.lang, function, &inner);
                }
                FORM => {
                    let form = number(marks);
                    let count = number(marks);
                    let mut told = [Argument::None; TAKEN_MAX];
                    for told in told.iter_mut().take(count) {
                        *told = self.argument(marks);
                    }
                    self.form(form, &told, text);
                }
                EACH => self.each(marks, text),
                mark @ (NEXT | SELECTED | APPLIED) => return Some(mark),
                plain => text.push(plain),
            }
        }
    }

    fn argument(&self, marks: &mut Chars) -> Argument<'_> {
        self.told.get(number(marks)).copied().unwrap_or(Argument::None)
    }

    fn form(&self, form: usize, told: &[Argument], text: &mut String) {
        let mut marks = self::form(self.lang, form).chars();
        Filler { lang: self.lang, told }.fill(&mut marks, text);
    }

    fn say(&self, told: Argument, text: &mut String) {
        match told {
            Argument::Text(told) | Argument::Actor(Some(told)) => *text += told,
            Argument::Number(number) => *text += &number.to_string(),
            Argument::List(items) => *text += &grammar::join(self.lang, items),
            Argument::Crew(_) | Argument::Actor(None) | Argument::None => {}
        }
    }

    /// Some of each tribe, one after the other.
    fn each(&self, marks: &mut Chars, text: &mut String) {
        let crew = self.argument(marks);
        let form = number(marks);
        let Argument::Crew(crew) = crew else { return };
        let mut items: Vec<String> = Vec::new();
        for tribe in crew.tribes() {
            let mut item = String::new();
            let first = u64::from(items.is_empty());
            let many = u64::from(crew.get(tribe));
            let told = [Argument::Number(many), tribe.told(), Argument::Number(first)];
            self.form(form, &told, &mut item);
            items.push(item);
        }
        *text += &grammar::join(self.lang, &items);
    }

    /// Writes the first variant whose key fits, and passes over the others.
    fn select(&self, marks: &mut Chars, text: &mut String) {
        let told = self.argument(marks);
        let number = match told {
            Argument::Number(number) => Some(number),
            Argument::Actor(name) => Some(u64::from(name.is_none())),
            Argument::List(items) => Some(items.len() as u64),
            Argument::Crew(crew) => Some(crew.tribes().count() as u64),
            Argument::Text(_) | Argument::None => None,
        };
        let category = number.map(PLURALS[self.lang as usize]);
        while let Some(key) = marks.next() {
            let fits = match key {
                ALWAYS => true,
                NONE => matches!(told, Argument::None),
                ZERO..=MANY => category == Some(key),
                key => number == Some(u64::from(u32::from(key) - FIRST)),
            };
            if fits {
                if self.fill(marks, text) == Some(NEXT) {
                    pass_over(marks, SELECTED);
                }
                return;
            }
            pass_over(marks, NEXT);
        }
    }
}

/// The small number whose sign is next.
fn number(marks: &mut Chars) -> usize {
    marks.next().map_or(0, |sign| (u32::from(sign) - FIRST) as usize)
}

/// Goes behind the next mark of this kind that is not inside another choice.
fn pass_over(marks: &mut Chars, end: char) {
    let mut depth = 0;
    for mark in marks {
        match mark {
            SELECT => depth += 1,
            mark if depth == 0 && mark == end => return,
            SELECTED => depth -= 1,
            _ => {}
        }
    }
}
