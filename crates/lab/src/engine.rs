//! A bot that is an external program, which speaks the engine protocol over pipes
//! (`docs/engine.md`).

use bots::Bot;
use kernel::Game;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The prefix of such a bot's name; the command follows.
pub const PREFIX: &str = "engine:";

/// A running engine process.
pub struct EngineBot {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The first problem that occurred. After it, the bot plays the first legal move.
    trouble: Option<String>,
}

impl EngineBot {
    /// Starts a program and performs the handshake. Words of the command are separated by spaces.
    pub fn start(command: &str, seed: u64) -> io::Result<EngineBot> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().expect("the pipe was asked for");
        let output = BufReader::new(child.stdout.take().expect("the pipe was asked for"));
        let mut engine = EngineBot { child, input, output, trouble: None };
        engine.say("hello")?;
        engine.wait_for("hellook")?;
        engine.say(&format!("set seed {seed}"))?;
        Ok(engine)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// Reads until a line begins with this word, and returns the rest of that line.
    fn wait_for(&mut self, word: &str) -> io::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                let ended = format!("it ended before it said ‘{word}’");
                return Err(io::Error::new(io::ErrorKind::UnexpectedEof, ended));
            }
            let said = line.trim();
            if let Some(rest) = said.strip_prefix(word) {
                return Ok(rest.trim().to_owned());
            }
        }
    }

    fn ask<G: Game>(&mut self, view: &G::View, legal: &[G::Move]) -> io::Result<G::Move> {
        let json = serde_json::to_string(view)?;
        self.say(&format!("position view {} {json}", G::NAME))?;
        for mv in legal {
            writeln!(self.input, "legal {mv}")?;
        }
        self.say("go")?;
        let said = self.wait_for("bestmove")?;
        let chosen = said.parse::<G::Move>().ok().filter(|mv| legal.contains(mv));
        chosen.ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidData, format!("‘{said}’ is not a legal move"))
        })
    }
}

impl<G: Game> Bot<G> for EngineBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        if self.trouble.is_some() {
            return legal[0];
        }
        self.ask::<G>(view, legal).unwrap_or_else(|error| {
            self.trouble = Some(error.to_string());
            legal[0]
        })
    }

    fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }
}

impl Drop for EngineBot {
    /// Asks the program to quit, then kills it and reaps the process.
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
