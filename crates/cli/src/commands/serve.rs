//! `emberwake serve`: the page, for browsers on this machine.

use crate::arguments::say_web;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use texts::web::{Msg, say};

/// What can be typed after `serve`.
#[derive(clap::Args)]
pub struct Serve {
    #[arg(
        long,
        value_name = "N",
        default_value = "8080",
        value_parser = crate::values::number::<u16>,
        help = say_web(Msg::ServePort)
    )]
    port: u16,
}

/// Serves the page until interrupted.
pub fn run(arguments: Serve, context: &mut Context) -> Result<(), Failure> {
    let lang = context.lang;
    if !server::has_page() {
        context.complain(&say(lang, &Msg::NoPage));
    }
    let port = arguments.port;
    let served = server::serve(port, |url| {
        // Whoever started this waits for the address.
        let _ = context.line(say(lang, &Msg::Serving { url }));
        let _ = context.flush();
    });
    served.map_err(|error| {
        let (port, why) = (port.to_string(), files::reason(&error, lang));
        Failure::Trouble(say(lang, &Msg::CantServe { port: &port, why: &why }))
    })
}
