//! What a person has set: language, light, motion, sound.

use texts::Lang;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// Nothing moves; the board jumps to what is new.
    Off,
    /// At half speed.
    Slow,
    /// At ordinary speed.
    #[default]
    Normal,
    /// At double speed.
    Fast,
}

impl Motion {
    /// All of them, in the order of a menu.
    pub const ALL: [Motion; 4] = [Motion::Off, Motion::Slow, Motion::Normal, Motion::Fast];

    /// The word in storage.
    pub const fn word(self) -> &'static str {
        match self {
            Motion::Off => "off",
            Motion::Slow => "slow",
            Motion::Normal => "normal",
            Motion::Fast => "fast",
        }
    }

    /// How long something takes that takes `ms` at ordinary speed.
    pub const fn scale(self, ms: u32) -> u32 {
        match self {
            Motion::Off => 0,
            Motion::Slow => ms * 2,
            Motion::Normal => ms,
            Motion::Fast => ms / 2,
        }
    }
}

impl Theme {
    /// All of them, in the order of a menu.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word in storage and on the page's root.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The colour of the bar at the top, which the system may take for its own: for a system that
    /// is light or dark itself. The style sheet calls it `--surface`.
    pub const fn bar(self, system: Theme) -> &'static str {
        match (self, system) {
            (Theme::Dark, _) | (Theme::Auto, Theme::Dark) => "#1b2240",
            (Theme::Light, _) | (Theme::Auto, Theme::Auto | Theme::Light) => "#fffaf0",
        }
    }
}

/// What a person has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The language; `None` follows the browser.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast things move.
    pub motion: Motion,
    /// Whether anything is heard.
    pub sound: bool,
    /// Whether the offer of the guided game was declined or taken.
    pub guided: bool,
}

impl Settings {
    /// As it is kept.
    pub fn save(&self) -> String {
        let lang = self.lang.map_or("auto", Lang::tag);
        let switch = |on: bool| if on { "on" } else { "off" };
        format!(
            "lang {lang}\ntheme {}\nmotion {}\nsound {}\nguided {}\n",
            self.theme.word(),
            self.motion.word(),
            switch(self.sound),
            switch(self.guided),
        )
    }

    /// Reads what was kept; what can't be read is as if it had never been set.
    pub fn load(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            match key {
                "lang" => settings.lang = Lang::from_tag(value),
                "theme" => {
                    let found = Theme::ALL.into_iter().find(|theme| theme.word() == value);
                    settings.theme = found.unwrap_or_default();
                }
                "motion" => {
                    let found = Motion::ALL.into_iter().find(|motion| motion.word() == value);
                    settings.motion = found.unwrap_or_default();
                }
                "sound" => settings.sound = value == "on",
                "guided" => settings.guided = value == "on",
                _ => {}
            }
        }
        settings
    }
}
