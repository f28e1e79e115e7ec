//! The choice of pictures to take.

use texts::Lang;

/// The usage message.
pub const USAGE: &str = "\
cargo xtask gallery             every screen, both themes, three widths, all languages
  --only WORD                   only screens whose names contain the word; can be repeated
  --lang en                     only this language; can be repeated
  --theme light|dark            only this theme
  --width 360|768|1280          only this width; can be repeated
  --readme                      also write the pictures of the README in docs/images";

const THEMES: [&str; 2] = ["light", "dark"];
const WIDTHS: [u32; 3] = [360, 768, 1280];

/// The pictures to take.
pub struct Choice {
    only: Vec<String>,
    /// The languages.
    pub langs: Vec<&'static str>,
    /// The themes.
    pub themes: Vec<&'static str>,
    /// The widths.
    pub widths: Vec<u32>,
    /// Whether the README gets new pictures.
    pub readme: bool,
}

impl Choice {
    /// Parses the arguments. The error is a sentence.
    pub fn read(arguments: &[String]) -> Result<Choice, ChoiceProblem> {
        let mut choice = Choice {
            only: Vec::new(),
            langs: Vec::new(),
            themes: Vec::new(),
            widths: Vec::new(),
            readme: false,
        };
        let mut arguments = arguments.iter();
        while let Some(option) = arguments.next() {
            if option == "--readme" {
                choice.readme = true;
                continue;
            }
            if !["--only", "--lang", "--theme", "--width"].contains(&option.as_str()) {
                return Err(ChoiceProblem::Unknown(option.clone()));
            }
            let value = arguments.next().ok_or_else(|| ChoiceProblem::Empty(option.clone()))?;
            let wrong = || ChoiceProblem::Value(option.clone(), value.clone());
            let known = |all: &[&'static str]| all.iter().find(|one| *one == value).copied();
            match option.as_str() {
                "--only" => choice.only.push(value.clone()),
                "--lang" => choice.langs.push(known(&Lang::ALL.map(Lang::tag)).ok_or_else(wrong)?),
                "--theme" => choice.themes.push(known(&THEMES).ok_or_else(wrong)?),
                _ => {
                    let width = value.parse().ok().filter(|width| (200..4_000).contains(width));
                    choice.widths.push(width.ok_or_else(wrong)?);
                }
            }
        }
        choice.fill();
        Ok(choice)
    }

    /// Fills in everything that was not restricted; the README needs its own pictures among them.
    fn fill(&mut self) {
        if self.langs.is_empty() {
            self.langs = if self.readme { vec!["en"] } else { Lang::ALL.map(Lang::tag).to_vec() };
        }
        if self.themes.is_empty() {
            self.themes = if self.readme { vec!["dark"] } else { THEMES.to_vec() };
        }
        if self.widths.is_empty() {
            self.widths = if self.readme { vec![1280] } else { WIDTHS.to_vec() };
        }
    }

    /// Returns `true` if pictures of this screen are wanted.
    pub fn wants(&self, screen: &str) -> bool {
        if self.only.is_empty() {
            !self.readme || super::screens::README.iter().any(|(name, _)| *name == screen)
        } else {
            self.only.iter().any(|word| screen.contains(word.as_str()))
        }
    }
}

/// The arguments make no sense.
#[derive(Debug)]
pub enum ChoiceProblem {
    /// There is no such option.
    Unknown(String),
    /// An option has no value.
    Empty(String),
    /// An option can't have this value.
    Value(String, String),
}

impl std::error::Error for ChoiceProblem {}

impl std::fmt::Display for ChoiceProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ChoiceProblem::Unknown(option) => write!(f, "There is no option ‘{option}’."),
            ChoiceProblem::Empty(option) => write!(f, "‘{option}’ needs a value."),
            ChoiceProblem::Value(option, value) => {
                write!(f, "‘{option}’ can’t be ‘{value}’.")
            }
        }
    }
}
