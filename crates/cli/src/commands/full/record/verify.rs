//! `emberwake record verify`: whether all random results of records follow from their seeds.

use super::{OnRecord, in_file, parse};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::Source;
use crate::registry::Offered;
use serde::Serialize;
use texts::cli::Message;

pub struct Verify {
    pub json: bool,
}

#[derive(Serialize)]
struct Verified<'a> {
    file: &'a str,
    ok: bool,
    outcomes: usize,
}

impl OnRecord for Verify {
    fn tells_wrongs_in_json(&self) -> bool {
        self.json
    }

    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), CommandError> {
        let record = parse::<G>(source, context)?;
        let file = source.name.as_str();
        match dealer::verify(&record) {
            Ok(dealer::Verified { outcomes }) if self.json => {
                context.json(&Verified { file, ok: true, outcomes })
            }
            Ok(dealer::Verified { outcomes }) => {
                context.line(context.say(&Message::Verified { file, outcomes }))
            }
            Err(problem) => {
                let lang = context.lang;
                let illegal = |why: &G::Illegal| G::illegal(lang, why);
                let setup = |problem: &G::SetupProblem| G::setup_problem(lang, problem);
                let why = texts::record::verify_problem(lang, &problem, &record, illegal, setup);
                Err(in_file(source, &why, context))
            }
        }
    }
}
