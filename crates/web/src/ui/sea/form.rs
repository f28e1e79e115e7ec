//! The options of a new table of Sea: presets, and every option with a line that explains it.

use super::art;
use crate::model::sea::form::{choices, choose, chosen, preset_of, with};
use crate::ui::app::app;
use ::sea::{Preset, Setup, Tribe};
use kernel::Seat;
use leptos::prelude::*;
use texts::Names;
use texts::sea::{self as words, Setting};
use texts::web::{SeaMsg, say_sea};

/// All options.
pub fn options(setup: RwSignal<Setup>, names: Signal<Vec<String>>) -> impl IntoView {
    let settings = Setting::ALL.into_iter().filter(|setting| *setting != Setting::Players);
    view! {
        {tribes(names)}
        {presets(setup)}
        {settings.map(|setting| option(setup, names, setting)).collect_view()}
    }
}

/// Which colour and shape each seat plays.
fn tribes(names: Signal<Vec<String>>) -> impl IntoView {
    let app = app();
    let rows = move || {
        let lang = app.lang.get();
        let rows = names.get().into_iter().zip(0u8..).map(|(name, seat)| {
            let tribe = Tribe::of(Seat(seat));
            let (color, shape) = (words::tribe_color(lang, tribe), words::tribe_shape(lang, tribe));
            view! {
                <li>
                    <span inner_html=art::badge(tribe)></span>
                    <strong>{name}</strong>
                    " "
                    <small>{format!("{color}, {shape}")}</small>
                </li>
            }
        });
        rows.collect_view()
    };
    view! { <ul class="parts row-parts" data-testid="tribes">{rows}</ul> }
}

fn presets(setup: RwSignal<Setup>) -> impl IntoView {
    let app = app();
    let now = Memo::new(move |_| setup.with(preset_of));
    let change = move |event| {
        let word = event_target_value(&event);
        if let Some(preset) = Preset::ALL.into_iter().find(|preset| preset.name() == word) {
            setup.update(|setup| *setup = Setup::preset(setup.players, preset));
        }
    };
    let entries = Preset::ALL.map(|preset| {
        view! {
            <option value=preset.name() selected=move || now.get() == Some(preset)>
                {move || words::preset_name(app.lang.get(), preset)}
            </option>
        }
    });
    let help = move || {
        let lang = app.lang.get();
        match now.get() {
            Some(preset) => words::preset_help(lang, preset).to_owned(),
            None => say_sea(lang, &SeaMsg::PresetHelp),
        }
    };
    view! {
        <div class="table-option">
            <label>
                <span>{move || say_sea(app.lang.get(), &SeaMsg::Preset)}</span>
                <select data-testid="option-preset" on:change=change>
                    {entries}
                    <option value="" disabled=true selected=move || now.get().is_none()>
                        {move || say_sea(app.lang.get(), &SeaMsg::OwnMix)}
                    </option>
                </select>
            </label>
            <p class="hint">{help}</p>
        </div>
    }
}

/// An option: its name, its values in words, and what it does.
fn option(setup: RwSignal<Setup>, names: Signal<Vec<String>>, setting: Setting) -> impl IntoView {
    let app = app();
    let change = move |event| {
        let word = event_target_value(&event);
        setup.update(|setup| choose(setup, setting, &word));
    };
    let entries = move || {
        let lang = app.lang.get();
        let people = Names::new(names.get().into_iter().map(Some));
        let now = setup.get();
        let picked = chosen(&now, setting);
        let each = choices(setting, now.players).into_iter().map(|word| {
            let told = words::option_value(lang, setting, &with(&now, setting, &word), &people);
            let selected = word == picked;
            view! { <option value=word selected=selected>{told}</option> }
        });
        each.collect_view()
    };
    let rule = words::option_rule(setting);
    let route = crate::model::Route::Rules("sea".to_owned(), Some(rule.to_owned()));
    view! {
        <div class="table-option">
            <label>
                <span>{move || words::option_name(app.lang.get(), setting)}</span>
                <select data-testid=format!("option-{}", setting.key()) on:change=change>
                    {entries}
                </select>
            </label>
            <p class="hint">
                {move || words::option_help(app.lang.get(), setting)} " "
                <a class="rule-id" href=route.hash()>{rule}</a>
            </p>
        </div>
    }
}
