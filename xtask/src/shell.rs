//! Running other programs: cargo, rustup, the package manager.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    manifest.parent().expect("xtask lies in a folder of the workspace").to_path_buf()
}

/// The cargo that started us, run in the workspace. The variable is not called like a setting of
/// ours: the program wonders about settings that it does not know.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments).env("VERIFY_SKIPS", skips(root));
    command
}

/// Builds the program together with the tests of the workspace, if that hasn't been done, and returns
/// its path. Alone, it would be compiled again with other features.
pub(crate) fn tested_program(root: &Path) -> Result<PathBuf> {
    run(&mut cargo(root, &["test", "--workspace", "--no-run", "--quiet"]))?;
    Ok(debug_program(root))
}

/// Returns the path of the program in a debug build.
pub(crate) fn debug_program(root: &Path) -> PathBuf {
    program(root, "debug", "emberwake")
}

/// Returns the path of a program that was built into a folder of the target.
pub(crate) fn program(root: &Path, folder: &str, name: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    root.join(target).join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Returns the file to which tests add a line if they couldn't test anything.
pub(crate) fn skips(root: &Path) -> PathBuf {
    root.join("target/skipped-tests.txt")
}

/// Runs a command to its end, its output going where ours goes. Failing is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", line(command));
    let status =
        command.status().with_context(|| format!("‘{}’ could not be started", line(command)))?;
    if !status.success() {
        bail!("‘{}’ failed ({status})", line(command));
    }
    Ok(())
}

/// Returns the output of a command, if it can be started and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns `true` if a program can be started and prints its version.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    output(Command::new(program).args(arguments)).is_some()
}

/// A command as one would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program()).to_string_lossy();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy());
    [name].into_iter().chain(arguments).collect::<Vec<_>>().join(" ")
}
