//! Sea on the shelf.

use super::{Heading, Seating, Shelf};
use crate::failure::Failure;
use crate::language::chosen;
use bots::{Bot, UnknownBot};
use kernel::notation::Misread;
use kernel::{FieldProblem, Game, Seat, SetupText};
use sea::tables::{PLAYERS_MAX, PLAYERS_MIN};
use sea::{Event, Illegal, Preset, Score, Sea, Setup, SetupProblem, Trigger};
use std::ops::RangeInclusive;
use texts::cli::{Help, Label, label};
use texts::rulebook::Rulebook;
use texts::sea::{Column, Setting};
use texts::{Lang, Names};

/// The options of a table of Sea.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(next_help_heading = crate::arguments::say(Help::HeadingTable))]
pub struct Options {
    #[arg(long, value_name = PRESETS, help = preset_help())]
    pub preset: Option<String>,
    #[arg(long, value_name = "default|open-sea|rich-lands", help = help(Setting::Tiles))]
    pub tiles: Option<String>,
    #[arg(long, value_name = "roll-n|SEAT", help = help(Setting::FirstPlayer))]
    pub first_player: Option<String>,
    #[arg(long, value_name = "random|SEAT|none", help = help(Setting::GodOfWinds))]
    pub god_of_winds: Option<String>,
    #[arg(long, value_name = "wind|die", help = help(Setting::Steering))]
    pub steering: Option<String>,
    #[arg(long, value_name = "exact|up-to", help = help(Setting::Distance))]
    pub distance: Option<String>,
    #[arg(long, value_name = "any|ocean", help = help(Setting::FogExit))]
    pub fog_exit: Option<String>,
    #[arg(long, value_name = "relief|swap", help = help(Setting::Trail))]
    pub trail: Option<String>,
    #[arg(long, value_name = "reshuffle|discard", help = help(Setting::SunkBoats))]
    pub sunk_boats: Option<String>,
    #[arg(long, value_name = "next-turn|on-arrival", help = help(Setting::Found))]
    pub found: Option<String>,
    #[arg(long, value_name = "1-5", help = help(Setting::OffersPerTurn))]
    pub offers_per_turn: Option<String>,
    #[arg(long, value_name = "all-three|two-of-three", help = help(Setting::Myth))]
    pub myth: Option<String>,
    #[arg(long, value_name = "five|three", help = help(Setting::Feats))]
    pub feats: Option<String>,
    #[arg(long, value_name = "2-5|off", help = help(Setting::BecalmedRounds))]
    pub becalmed_rounds: Option<String>,
}

/// The presets as they are typed, the default first.
const PRESETS: &str = "full-voyage|as-printed|first-voyage|die-sails";

/// What a setting does, its rule and its default.
fn help(setting: Setting) -> String {
    let what = texts::sea::option_help(chosen(), setting);
    let fields = Setup::new(Sea::PLAYERS_USUAL).fields();
    let usual = fields.iter().find(|(key, _)| key == setting.key());
    let usual = usual.map_or(String::new(), |(_, value)| value.replace('_', "-"));
    let rule = texts::sea::option_rule(setting);
    format!("{} ({rule}) [{usual}]", what.trim_end_matches('.'))
}

/// What is special about each preset.
fn preset_help() -> String {
    let told = Preset::ALL.map(|preset| {
        let what = texts::sea::preset_help(chosen(), preset);
        format!("{}: {}", preset.name().replace('_', "-"), what.trim_end_matches('.'))
    });
    format!("{} [full-voyage]", told.join("; "))
}

impl Options {
    /// The options as settings of a record, so that one reader reads both. What is named besides a
    /// preset goes before it.
    fn fields(&self, players: u8, preset: Preset) -> Vec<(String, String)> {
        let mut fields = Setup::preset(players, preset).fields();
        let typed = [
            (Setting::Tiles, &self.tiles),
            (Setting::FirstPlayer, &self.first_player),
            (Setting::GodOfWinds, &self.god_of_winds),
            (Setting::Steering, &self.steering),
            (Setting::Distance, &self.distance),
            (Setting::FogExit, &self.fog_exit),
            (Setting::Trail, &self.trail),
            (Setting::SunkBoats, &self.sunk_boats),
            (Setting::Found, &self.found),
            (Setting::OffersPerTurn, &self.offers_per_turn),
            (Setting::Myth, &self.myth),
            (Setting::Feats, &self.feats),
            (Setting::BecalmedRounds, &self.becalmed_rounds),
        ];
        for (setting, typed) in typed {
            let Some(typed) = typed else { continue };
            let field = fields.iter_mut().find(|(key, _)| key == setting.key());
            let (_, value) = field.expect("every setting is written");
            *value = match setting {
                Setting::FirstPlayer | Setting::GodOfWinds => {
                    super::seat_field(typed).replace('-', "_")
                }
                _ => typed.replace('-', "_"),
            };
        }
        fields
    }

    fn preset(&self) -> Result<Preset, FieldProblem> {
        let Some(typed) = &self.preset else { return Ok(Preset::FullVoyage) };
        let same = |preset: &Preset| preset.name() == typed.replace('-', "_");
        let misread = || FieldProblem::Misread("preset".to_owned(), Misread::new(typed, PRESETS));
        Preset::ALL.into_iter().find(same).ok_or_else(misread)
    }
}

impl Shelf for Sea {
    type Options = Options;

    const PLAYERS: RangeInclusive<u8> = PLAYERS_MIN..=PLAYERS_MAX;
    const PLAYERS_USUAL: u8 = 4;
    const FREE_FORM: &'static [&'static str] = &["offer", "counter", "settle", "disembark"];

    fn title(lang: Lang) -> &'static str {
        label(lang, Label::Sea)
    }

    fn setup(options: &Options, players: u8, lang: Lang) -> Result<Setup, Failure> {
        let read = options.preset().map_err(|problem| vec![problem]);
        let read = read
            .and_then(|preset| Setup::from_fields(Self::EDITION, &options.fields(players, preset)));
        super::tried::<Sea>(super::read(read, lang)?, lang)
    }

    fn bot(name: &str, number: u64) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(bots::sea::bot(name, number)?)
    }

    fn columns(lang: Lang) -> Vec<(&'static str, &'static str)> {
        COLUMNS.map(|(word, column)| (word, texts::sea::column(lang, column))).to_vec()
    }

    fn points(&self, seat: Seat) -> Vec<i32> {
        let score = self.score(seat);
        COLUMNS.map(|(_, column)| column.of(&score).unwrap_or_default().into()).to_vec()
    }

    fn ending(&self) -> Option<&'static str> {
        self.standing()?;
        self.end().map(ending_word)
    }

    fn endings(lang: Lang) -> Vec<(&'static str, &'static str)> {
        let all = [
            Trigger::Legends,
            Trigger::Tiles,
            Trigger::Boats,
            Trigger::Becalmed,
            Trigger::Dead,
            Trigger::Table,
        ];
        all.map(|end| (ending_word(end), texts::sea::end(lang, end))).to_vec()
    }

    fn rulebook(lang: Lang) -> &'static Rulebook {
        texts::rulebook::sea(lang)
    }

    fn illegal(lang: Lang, why: &Illegal) -> String {
        texts::sea::illegal(lang, why)
    }

    fn setup_problem(lang: Lang, problem: &SetupProblem) -> String {
        texts::sea::setup_problem(lang, problem)
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        texts::sea::event(lang, event, names)
    }

    fn heading(event: &Event) -> Option<Heading> {
        match event {
            Event::TurnBegan { seat, .. } => Some(Heading::Turn(*seat)),
            // Players are scored by seat, so that the story of the end begins with the first.
            Event::Scored { seat: Seat(0), .. } => Some(Heading::End),
            _ => None,
        }
    }

    fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), Failure> {
        let seats = super::seat_kinds(&seating.seats, lang)?;
        let options = terminal::sea::Options {
            setup: seating.setup,
            seats,
            names: seating.names,
            seed: seating.seed,
            lang,
            record: seating.record,
            resume: seating.resume,
            bot_delay_ms: seating.bot_delay_ms,
        };
        terminal::sea::run(options).map_err(|problem| super::terminal_failure(&problem, lang))
    }

    fn how_points_were_made(&self, lang: Lang, names: &Names) -> Vec<Vec<String>> {
        let mut heading = vec![label(lang, Label::Player).to_owned()];
        heading.extend(Column::ALL.map(|column| texts::sea::column(lang, column).to_owned()));
        heading.push(label(lang, Label::Place).to_owned());
        let mut rows = vec![heading];
        let standing = self.standing();
        for seat in Seat::all(self.players()) {
            let score: Score = self.score(seat);
            let mut row = vec![names.of(lang, seat)];
            row.extend(Column::ALL.map(|column| {
                column.of(&score).map_or(String::new(), |points| points.to_string())
            }));
            let place = standing.map(|standing| standing.place(seat).to_string());
            row.push(place.unwrap_or_default());
            rows.push(row);
        }
        rows
    }
}

/// The columns that are compared, with their words for programs.
const COLUMNS: [(&str, Column); 4] = [
    ("mythical", Column::Mythical),
    ("legendary", Column::Legendary),
    ("builders", Column::Builders),
    ("nomads", Column::Nomads),
];

const fn ending_word(end: Trigger) -> &'static str {
    match end {
        Trigger::Legends => "legends",
        Trigger::Tiles => "tiles",
        Trigger::Boats => "boats",
        Trigger::Becalmed => "becalmed",
        Trigger::Dead => "dead",
        Trigger::Table => "table",
    }
}
