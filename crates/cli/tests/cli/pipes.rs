//! Output that isn't read to its end, and output that can't be written.

use crate::program::{binary, golden_path};
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let record = golden_path("short.rec");
    let commands: [&[&str]; 6] = [
        &["record", "states", &record],
        &["record", "show", &record],
        &["rules", "campfire"],
        &["rules", "campfire", "--json"],
        &["simulate", "--help"],
        &["bench", "campfire", "--json", "--seconds", "0.1"],
    ];
    for arguments in commands {
        let mut command = binary();
        command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the binary starts");
        let mut out = BufReader::new(child.stdout.take().expect("the output is a pipe"));
        let mut first = String::new();
        out.read_line(&mut first).expect("there is a first line");
        assert!(!first.is_empty(), "{arguments:?}");
        drop(out);
        let mut complaints = String::new();
        let mut err = child.stderr.take().expect("the errors are a pipe");
        err.read_to_string(&mut complaints).expect("errors are text");
        let status = child.wait().expect("the binary ends");
        assert_eq!((status.code(), complaints.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn closed_errors_change_nothing_about_the_exit_code() {
    let mut command = binary();
    command.args(["rules", "campfire", "C99"]).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    drop(child.stderr.take());
    assert_eq!(child.wait().expect("the binary ends").code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_trouble() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a Linux has it");
    let output = binary().args(["rules", "campfire"]).stdout(full).output().expect("it starts");
    let complaints = String::from_utf8(output.stderr).expect("errors are text");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(complaints, "The output can’t be written: the disk is full.\n");
}
