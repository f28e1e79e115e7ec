//! The context of every command: the reader's language, and its output.

use crate::command_error::CommandError;
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
    pub fn line(&mut self, text: impl Display) -> Result<(), CommandError> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes text as it is.
    pub fn text(&mut self, text: impl Display) -> Result<(), CommandError> {
        Ok(write!(self.out, "{text}")?)
    }

    /// Writes a value as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), CommandError> {
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

    /// Flushes the output.
    pub fn flush(&mut self) -> Result<(), CommandError> {
        Ok(self.out.flush()?)
    }

    /// Prints a problem to standard error. If even that can't be written, there is no reader.
    pub fn complain(&mut self, sentence: &str) {
        let _ = self.out.flush();
        let _ = writeln!(io::stderr(), "{}", harmless(sentence));
    }

    /// Ends a run: flushes the output, prints the error, and returns the exit code.
    pub fn end(mut self, result: Result<(), CommandError>) -> ExitCode {
        // Output from before a failure is shown too, before the error message.
        let shown = self.flush();
        let Err(failure) = result.and(shown) else { return ExitCode::SUCCESS };
        match &failure {
            CommandError::Wrong(sentence)
            | CommandError::Usage(sentence)
            | CommandError::Files(sentence) => {
                self.complain(sentence);
            }
            CommandError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
            CommandError::Output(error) => {
                let why = files::reason(error, self.lang);
                self.complain(&self.say(&Message::CantPrint { why: &why }));
            }
            CommandError::Told(_) => {}
        }
        // The rest of the buffer had its chance; dropping it must not try again.
        let _ = self.out.into_parts();
        ExitCode::from(failure.code())
    }
}

/// The text without characters that would command the terminal or turn its lines around: a file may
/// hold anything.
pub fn harmless(text: &str) -> String {
    text.split('\n').map(visible).collect::<Vec<_>>().join("\n")
}
