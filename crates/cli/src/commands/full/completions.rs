//! `emberwake completions`, and the manual that releases contain: both follow from the command line
//! itself.

use crate::arguments::Arguments;
use crate::command_error::CommandError;
use crate::commands::backup::help;
use crate::context::Context;
use crate::usage;
use crate::values::ValueError;
use clap::CommandFactory;
use clap_complete::Shell;
use texts::backup::BackupHelp;

/// The arguments of `completions`.
#[derive(clap::Args)]
pub struct Completions {
    #[arg(value_name = "SHELL", value_parser = shell, help = help(BackupHelp::Shell))]
    shell: Shell,
}

fn shell(text: &str) -> Result<Shell, ValueError> {
    use clap::ValueEnum;
    let known = Shell::value_variants().iter().map(ToString::to_string).collect::<Vec<_>>();
    Shell::from_str(text, false).map_err(|_| ValueError::not_one_of(text, &known.join(", ")))
}

/// Prints the completions for a shell.
pub fn run(arguments: Completions, context: &mut Context) -> Result<(), CommandError> {
    let mut command = usage::dress(Arguments::command());
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "emberwake", &mut text);
    context.text(String::from_utf8_lossy(&text))
}

/// Prints the manual as a page for `man`: the program, then each command.
pub fn manual(context: &mut Context) -> Result<(), CommandError> {
    let mut command = usage::dress(Arguments::command());
    command.build();
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut text)?;
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        let page = clap_mangen::Man::new(below.clone());
        let heading = format!(".SH \"{}\"\n", below.get_name().to_uppercase());
        text.extend(heading.as_bytes());
        page.render_description_section(&mut text)?;
        page.render_options_section(&mut text)?;
    }
    context.text(String::from_utf8_lossy(&text))
}
