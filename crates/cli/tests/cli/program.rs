//! Runs the binary, and compares its output with files that are read in review.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The results of a run of the binary.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The output of a run that went well and had nothing to complain about.
    pub fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one sentence of a run that failed with this code and printed nothing else.
    pub fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        assert!(self.err.ends_with('\n'), "{:?}", self.err);
        assert_eq!(self.err.lines().count(), 1, "more than one line: {}", self.err);
        self.err.trim_end().to_owned()
    }

    /// The output as one JSON value a line.
    pub fn json(self) -> Vec<Value> {
        self.fine()
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"))
            .collect()
    }
}

/// The binary, in English and 80 columns wide unless arguments say otherwise.
pub fn binary() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_emberwake"));
    // The suites of `cargo verify` set variables that look like settings.
    let ours = std::env::vars_os().map(|(name, _)| name);
    let ours = ours.filter(|name| name.to_string_lossy().starts_with("EMBERWAKE_"));
    for name in ours.chain(["LC_ALL", "LANG", "NO_COLOR"].map(Into::into)) {
        command.env_remove(name);
    }
    command.env("COLUMNS", "80").stdin(Stdio::null());
    command
}

/// Runs a command and collects its results.
pub fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the binary starts");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    Run {
        code: output.status.code().expect("the binary ends by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Runs the binary with these arguments.
pub fn emberwake(arguments: &[&str]) -> Run {
    run(binary().args(arguments))
}

/// Runs the binary with a line of arguments that have no spaces in them.
pub fn typed(line: &str) -> Run {
    emberwake(&line.split_whitespace().collect::<Vec<_>>())
}

/// Runs the binary with this text on its standard input.
pub fn with_input(line: &str, input: &str) -> Run {
    let mut command = binary();
    command.args(line.split_whitespace()).stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    stdin.write_all(input.as_bytes()).expect("the binary reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("the binary ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    let code = output.status.code().expect("the binary ends by itself");
    Run { code, out: text(output.stdout), err: text(output.stderr) }
}

/// A file beside the tests.
pub fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/golden").join(name)
}

/// The path of a file beside the tests, as an argument.
pub fn golden_path(name: &str) -> String {
    golden(name).display().to_string()
}

/// The text of a file beside the tests.
pub fn golden_text(name: &str) -> String {
    fs::read_to_string(golden(name)).expect("the file is there")
}

/// Checks that a text equals the file beside the tests. `EMBERWAKE_BLESS=1` writes the file.
pub fn is_golden(text: &str, name: &str) {
    if std::env::var_os("EMBERWAKE_BLESS").is_some() {
        fs::write(golden(name), text).expect("the file can be written");
    }
    let expected = fs::read_to_string(golden(name)).unwrap_or_default();
    assert_eq!(text, expected, "not what tests/cli/golden/{name} says");
}

/// A folder of one test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Writes a file and returns its path as an argument.
pub fn file(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("the file can be written");
    path.display().to_string()
}

/// The names of all files in a folder, in order.
pub fn listing(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("the folder can be read").file_name().into_string().expect("a plain name")
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// Collects all keys of a JSON value and of its contents.
pub fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}
