//! Language, colours, motion and sound.

use super::app::App;
use super::{audio, platform};
use crate::model::{Motion, Sound, Theme};
use leptos::prelude::*;
use texts::Lang;
use texts::web::Msg;

/// The page of settings.
pub fn page(app: App) -> impl IntoView {
    view! {
        <div class="page">
            <h1>{move || app.say(Msg::Settings)}</h1>
            <div class="form">
                {language(app)} {theme(app)} {motion(app)}
                <label class="check">
                    <input
                        type="checkbox"
                        data-testid="sound"
                        prop:checked=move || app.settings.get().sound
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            app.set(|settings| settings.sound = on);
                            if on {
                                audio::play(Sound::Card);
                            }
                        }
                    />
                    {move || app.say(Msg::Sound)}
                </label>
            </div>
        </div>
    }
}

fn language(app: App) -> impl IntoView {
    let options = Lang::ALL.map(|lang| {
        let chosen = move || app.settings.get().lang == Some(lang);
        view! { <option value=lang.tag() selected=chosen>{lang.name()}</option> }
    });
    view! {
        <label>
            <span>{move || app.say(Msg::Language)}</span>
            <select on:change=move |event| {
                let lang = Lang::from_tag(&event_target_value(&event));
                app.set(|settings| settings.lang = lang);
            }>
                <option value="auto" selected=move || app.settings.get().lang.is_none()>
                    {move || app.say(Msg::LanguageAuto)}
                </option>
                {options}
            </select>
        </label>
    }
}

fn theme(app: App) -> impl IntoView {
    let options = Theme::ALL.map(|theme| {
        let chosen = move || app.settings.get().theme == theme;
        let name = move || {
            app.say(match theme {
                Theme::Auto => Msg::LightAuto,
                Theme::Light => Msg::LightLight,
                Theme::Dark => Msg::LightDark,
            })
        };
        view! { <option value=theme.word() selected=chosen>{name}</option> }
    });
    view! {
        <label>
            <span>{move || app.say(Msg::Light)}</span>
            <select data-testid="theme" on:change=move |event| {
                let word = event_target_value(&event);
                let theme = Theme::ALL.into_iter().find(|theme| theme.word() == word);
                app.set(|settings| settings.theme = theme.unwrap_or_default());
            }>{options}</select>
        </label>
    }
}

/// How fast things move.
pub fn motion(app: App) -> impl IntoView {
    let options = Motion::ALL.map(|motion| {
        let chosen = move || app.settings.get().motion == motion;
        let name = move || {
            app.say(match motion {
                Motion::Off => Msg::MotionOff,
                Motion::Slow => Msg::MotionSlow,
                Motion::Normal => Msg::MotionNormal,
                Motion::Fast => Msg::MotionFast,
            })
        };
        view! { <option value=motion.word() selected=chosen>{name}</option> }
    });
    view! {
        <label>
            <span>{move || app.say(Msg::Motion)}</span>
            <select data-testid="motion" on:change=move |event| {
                let word = event_target_value(&event);
                let motion = Motion::ALL.into_iter().find(|motion| motion.word() == word);
                app.set(|settings| settings.motion = motion.unwrap_or_default());
            }>{options}</select>
        </label>
        {platform::reduced_motion()
            .then(|| view! { <p class="hint">{move || app.say(Msg::MotionReduced)}</p> })}
    }
}
