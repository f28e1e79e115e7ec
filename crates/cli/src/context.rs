//! What every command works with: the reader's language, and where its words go.

use crate::failure::Failure;
use crate::files;
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::process::ExitCode;
use texts::cli::{Message, message};
use texts::{Lang, visible};

/// The language of a run and its output.
pub struct Context {
    /// The reader's language.
    pub lang: Lang,
    out: BufWriter<Stdout>,
}

impl Context {
    /// Opens the output.
    pub fn new(lang: Lang) -> Self {
        Context { lang, out: BufWriter::new(io::stdout()) }
    }

    /// A message in the reader's language.
    pub fn say(&self, what: &Message) -> String {
        message(self.lang, what)
    }

    /// Writes a line of output.
    pub fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes text as it is.
    pub fn text(&mut self, text: impl Display) -> Result<(), Failure> {
        Ok(write!(self.out, "{text}")?)
    }

    /// Writes a value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.out, value)?;
        Ok(writeln!(self.out)?)
    }

    /// The text in bold where a person sees it, and as it is everywhere else.
    pub fn bold(&self, text: &str) -> String {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if plain || !io::stdout().is_terminal() {
            return text.to_owned();
        }
        format!("\u{1b}[1m{text}\u{1b}[0m")
    }

    /// Shows what was written so far.
    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Tells a problem beside the output. If even that can't be written, nobody is listening.
    pub fn complain(&mut self, sentence: &str) {
        let _ = self.out.flush();
        let _ = writeln!(io::stderr(), "{}", harmless(sentence));
    }

    /// Ends a run: shows all output, tells what went wrong, and gives the exit code.
    pub fn end(mut self, result: Result<(), Failure>) -> ExitCode {
        // What was printed before a failure is shown as well; it stands before the complaint.
        let shown = self.flush();
        let Err(failure) = result.and(shown) else { return ExitCode::SUCCESS };
        match &failure {
            Failure::Wrong(sentence) | Failure::Usage(sentence) | Failure::Trouble(sentence) => {
                self.complain(sentence);
            }
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
            Failure::Output(error) => {
                let why = files::reason(error, self.lang);
                self.complain(&self.say(&Message::CantPrint { why: &why }));
            }
            Failure::Told(_) => {}
        }
        // What is still in the buffer had its chance; dropping it must not try again.
        let _ = self.out.into_parts();
        ExitCode::from(failure.code())
    }
}

/// The text without characters that would command the terminal or turn its lines around: a file may
/// hold anything.
pub fn harmless(text: &str) -> String {
    text.split('\n').map(visible).collect::<Vec<_>>().join("\n")
}
