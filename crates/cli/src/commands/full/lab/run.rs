//! `emberwake lab run`: plays the games of a plan, with progress, until done or stopped.

use super::{Studied, WithStudied, folder_of, of_game, problems};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files;
use crate::signals::stop_on_signal;
use lab::data::Folder;
use lab::plan::PlanFile;
use lab::run::{RunEnd, StudyProgress};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use texts::Lang;
use texts::lab::{LabMessage, lab_message};

/// The interval at which progress is shown.
const SHOWN_EVERY: Duration = Duration::from_millis(200);

/// Plays the plan in this file.
pub(super) fn run(
    file: &Path,
    out: Option<PathBuf>,
    threads: usize,
    context: &mut Context,
) -> Result<(), CommandError> {
    let source = files::read(file, context.lang)?;
    let plan = PlanFile::parse(&source.text).map_err(|problem| match problem {
        lab::plan::PlanProblem::Misread(why) => problems::misread(&why, &source.name, context.lang),
        other => problems::misread(&other.to_string(), &source.name, context.lang),
    })?;
    let game = plan.game.clone();
    let out = out.unwrap_or_else(|| file.with_extension("lab"));
    let lang = context.lang;
    of_game(&game, lang, Play { plan, file, name: source.name, out, threads, context })
}

struct Play<'a> {
    plan: PlanFile,
    file: &'a Path,
    name: String,
    out: PathBuf,
    threads: usize,
    context: &'a mut Context,
}

impl WithStudied for Play<'_> {
    fn visit<G: Studied>(self) -> Result<(), CommandError> {
        let Play { plan, file, name, out, threads, context } = self;
        let lang = context.lang;
        let study = plan
            .resolve::<G>(folder_of(file))
            .map_err(|problem| problems::plan::<G>(&problem, &name, lang))?;
        let mut folder =
            Folder::prepare(&out, &study).map_err(|problem| problems::data(&problem, lang))?;
        let stop = stop_on_signal();
        let mut bar = Bar::new(lang);
        let mut done = 0;
        let end = lab::run::run::<G>(&mut folder, threads, &stop, |progress| {
            done = progress.done;
            bar.show(progress);
        });
        bar.clear();
        let end = end.map_err(|problem| problems::running::<G>(&problem, context))?;
        let folder = &out.display().to_string();
        let said = match end {
            RunEnd::Complete => LabMessage::Complete { games: done, folder },
            RunEnd::Stopped => LabMessage::Stopped { games: done, folder },
        };
        context.line(lab_message(lang, &said))
    }
}

/// One line of progress, if a person is looking.
struct Bar {
    lang: Lang,
    started: Instant,
    shown: Option<Instant>,
    visible: bool,
}

impl Bar {
    fn new(lang: Lang) -> Bar {
        let visible = std::io::stderr().is_terminal();
        Bar { lang, started: Instant::now(), shown: None, visible }
    }

    fn show(&mut self, progress: StudyProgress) {
        let recent = self.shown.is_some_and(|shown| shown.elapsed() < SHOWN_EVERY);
        if !self.visible || recent {
            return;
        }
        self.shown = Some(Instant::now());
        let left = match progress.played {
            0 => "?".to_owned(),
            played => {
                let each = self.started.elapsed().as_secs_f64() / played as f64;
                clock(each * progress.all.saturating_sub(progress.done) as f64)
            }
        };
        let done = progress.done;
        let all = progress.all;
        let said = lab_message(self.lang, &LabMessage::Progress { done, all, left: &left });
        let _ = write!(std::io::stderr(), "\r\u{1b}[K{said}");
    }

    fn clear(&self) {
        if self.visible {
            let _ = write!(std::io::stderr(), "\r\u{1b}[K");
        }
    }
}

/// Seconds as `1:02:03` or `2:03`.
fn clock(seconds: f64) -> String {
    let seconds = seconds.ceil() as u64;
    let hours = seconds / 3600;
    let minutes = seconds / 60 % 60;
    let seconds = seconds % 60;
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
