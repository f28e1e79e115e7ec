//! The options of a new table: a control and a line of help for each option that the game declares.

use super::app::{App, app};
use super::drawn::Drawn;
use super::platform;
use crate::model::Route;
use kernel::options::{self, TableOption, Value, Values};
use kernel::{Seat, SetupText};
use leptos::prelude::*;
use texts::options::OptionText;
use texts::web::{Msg, SeaMsg, colon, say, say_sea};
use texts::{Lang, Names};

/// Shows all options.
pub fn options<G: Drawn>(setup: RwSignal<G::Setup>, names: Signal<Vec<String>>) -> AnyView {
    let controls = G::table_options().map(|option| field::<G>(setup, names, option).control());
    view! {
        {G::before_options(names)}
        {presets::<G>(setup)}
        {controls.collect_view()}
    }
    .into_any()
}

/// One option, with everything its control needs. It is independent of the game, so that the page
/// contains the code of the controls only once.
#[derive(Clone, Copy)]
struct Field {
    app: App,
    key: &'static str,
    rule: &'static str,
    route: StoredValue<String>,
    text: &'static OptionText,
    values: Values,
    names: Signal<Vec<String>>,
    /// The value of the option, in the notation of records.
    value: Memo<String>,
    /// The default value.
    usual: StoredValue<String>,
    /// Whether it may be changed, given the other options.
    applies: Memo<bool>,
    choose: Callback<String>,
    /// Loads the option from the text of a file, if that could be read.
    load: Callback<Option<String>>,
}

fn field<G: Drawn>(
    setup: RwSignal<G::Setup>,
    names: Signal<Vec<String>>,
    option: &'static TableOption<G::Setup>,
) -> Field {
    let app = app();
    let players = move || names.with_untracked(Vec::len) as u8;
    let choose = move |word: String| {
        setup.update(|setup| {
            option.choose(setup, &word);
            options::drop_inapplicable(setup, players());
        });
    };
    let load = move |text: Option<String>| {
        let lang = app.lang.get_untracked();
        let Some(text) = text else { return app.tell(say(lang, &Msg::BadFile)) };
        let mut read = setup.get_untracked();
        match G::read_file(&mut read, option.key, &text, lang) {
            Ok(()) => {
                app.notice.set(None);
                setup.set(read);
            }
            Err(problems) => app.tell(problems.into_iter().next().unwrap_or_default()),
        }
    };
    let usual = setup.with_untracked(|setup| option.text(setup));
    Field {
        app,
        key: option.key,
        rule: option.rule,
        route: StoredValue::new(
            Route::Rules(G::NAME.to_owned(), Some(option.rule.to_owned())).hash(),
        ),
        text: G::option_text(option.key),
        values: option.values,
        names,
        value: Memo::new(move |_| setup.with(|setup| option.text(setup))),
        usual: StoredValue::new(usual),
        applies: Memo::new(move |_| setup.with(|setup| option.applies(setup))),
        choose: Callback::new(choose),
        load: Callback::new(load),
    }
}

impl Field {
    fn control(self) -> AnyView {
        match self.values {
            Values::Switch => self.labeled(self.checkbox("on")),
            Values::Number { least, most, .. } if !self.values.is_short() => {
                self.labeled(self.number(least, most))
            }
            Values::Words(_) | Values::Seat(_) | Values::Number { .. } => self.labeled(self.list()),
            Values::Roles(roles) => {
                let rows = move || self.roles(roles);
                view! { {self.labeled(self.roles_switch(roles))} {rows} }.into_any()
            }
            Values::EachSeat { each, .. } => {
                let rows = move || self.each_rows(each);
                view! { {self.labeled(self.each_list(each))} {rows} }.into_any()
            }
            Values::File => {
                let used = move || {
                    let lang = self.app.lang.get();
                    let name = self.told(lang, &self.value.get());
                    self.app.say(Msg::BoxUsed { name: &name })
                };
                view! { {self.labeled(self.file())} <p class="hint">{used}</p> }.into_any()
            }
        }
    }

    /// Shows the option's name, its control, its help and its rule.
    fn labeled(self, control: AnyView) -> AnyView {
        view! {
            <div class="table-option">
                <label>
                    <span>{move || self.text.name(self.app.lang.get())}</span>
                    {control}
                </label>
                <p class="hint">
                    {move || self.text.help(self.app.lang.get())} " "
                    <a class="rule-id" href=self.route.get_value()>{self.rule}</a>
                </p>
            </div>
        }
        .into_any()
    }

    fn testid(self) -> String {
        format!("option-{}", self.key)
    }

    fn players(self) -> u8 {
        self.names.with(Vec::len) as u8
    }

    /// Describes a value in words.
    fn told(self, lang: Lang, word: &str) -> String {
        let people = Names::new(self.names.get().into_iter().map(Some));
        let value = self.values.read(word);
        value.map_or(String::new(), |value| self.text.value(lang, &value, &people))
    }

    fn list(self) -> AnyView {
        let entries = move || {
            let lang = self.app.lang.get();
            let picked = self.value.get();
            let listed = self.values.listed(self.players()).into_iter();
            let each = listed.map(|word| {
                let selected = word == picked;
                let told = self.told(lang, &word);
                view! { <option value=word selected=selected>{told}</option> }
            });
            each.collect_view()
        };
        view! {
            <select
                data-testid=self.testid()
                disabled=move || !self.applies.get()
                on:change=move |event| self.choose.run(event_target_value(&event))
            >
                {entries}
            </select>
        }
        .into_any()
    }

    /// Shows a checkbox, whose value is `off` or this word.
    fn checkbox(self, on: &'static str) -> AnyView {
        view! {
            <input
                type="checkbox"
                data-testid=self.testid()
                prop:checked=move || self.value.get() != "off"
                on:change=move |event| {
                    let word = if event_target_checked(&event) { on } else { "off" };
                    self.choose.run(word.to_owned());
                }
            />
        }
        .into_any()
    }

    /// Shows a number field, which may have an off switch.
    fn number(self, least: u16, most: u16) -> AnyView {
        let is_off = move || self.value.get() == "off";
        let switch = self.values.words().iter().any(|word| word.word == "off").then(|| {
            view! {
                <input
                    type="checkbox"
                    data-testid=format!("{}-on", self.testid())
                    aria-label=move || self.text.name(self.app.lang.get())
                    prop:checked=move || !is_off()
                    on:change=move |event| {
                        let on = event_target_checked(&event);
                        let word = if on { self.usual.get_value() } else { "off".to_owned() };
                        self.choose.run(word);
                    }
                />
            }
        });
        view! {
            {switch}
            <input
                type="number"
                min=least
                max=most
                data-testid=self.testid()
                prop:disabled=is_off
                prop:value=move || self.value.get()
                on:input=move |event| {
                    let number: u16 = event_target_value(&event).parse().unwrap_or(0);
                    self.choose.run(number.to_string());
                }
            />
        }
        .into_any()
    }

    /// Shows the switch for roles. Turned on, it gives the last role to the second seat and the
    /// others to the first.
    fn roles_switch(self, roles: &'static [&'static str]) -> AnyView {
        view! {
            <input
                type="checkbox"
                data-testid=self.testid()
                prop:checked=move || self.value.get() != "off"
                on:change=move |event| {
                    let mut seats = vec![Seat(0); roles.len()];
                    seats[roles.len() - 1] = Seat(1);
                    let on = self.values.write(&Value::Roles(seats));
                    let word = if event_target_checked(&event) { on } else { "off".to_owned() };
                    self.choose.run(word);
                }
            />
        }
        .into_any()
    }

    fn roles(self, roles: &'static [&'static str]) -> AnyView {
        let value = self.value.get();
        let Some(Value::Roles(seats)) = self.values.read(&value) else { return ().into_any() };
        let rows = roles.iter().enumerate().map(|(nth, role)| {
            let seats = seats.clone();
            let named = self.names.get().into_iter().zip(0u8..);
            let entries = named.map(|(name, seat)| {
                let picked = seats[nth] == Seat(seat);
                view! { <option value=seat.to_string() selected=picked>{name}</option> }
            });
            let entries = entries.collect_view();
            view! {
                <label class="fixed-row">
                    <span>{move || self.text.word(self.app.lang.get(), role)}</span>
                    <select on:change=move |event| {
                        let mut seats = seats.clone();
                        if let Ok(seat) = event_target_value(&event).parse() {
                            seats[nth] = Seat(seat);
                        }
                        self.choose.run(self.values.write(&Value::Roles(seats)));
                    }>{entries}</select>
                </label>
            }
        });
        rows.collect_view().into_any()
    }

    fn each_list(self, each: &'static [&'static str]) -> AnyView {
        const FIXED: &str = "fixed";
        let change = move |event| {
            let word = event_target_value(&event);
            let chosen = if word == FIXED {
                options::fitted(Vec::new(), each, self.players()).join(" ")
            } else {
                word
            };
            self.choose.run(chosen);
        };
        let entries = move || {
            let lang = self.app.lang.get();
            let picked = self.value.get();
            let words = self.values.words().iter().map(|word| {
                let told = self.told(lang, word.word);
                view! { <option value=word.word selected=picked == word.word>{told}</option> }
            });
            let words = words.collect_view();
            let fixed = matches!(self.values.read(&picked), Some(Value::Each(_)));
            view! { {words} <option value=FIXED selected=fixed>{say(lang, &Msg::Fixed)}</option> }
        };
        view! { <select data-testid=self.testid() on:change=change>{entries}</select> }.into_any()
    }

    /// Shows the value of each seat. Values are swapped: a seat that gets another seat's value
    /// gives its own to that seat.
    fn each_rows(self, each: &'static [&'static str]) -> AnyView {
        let value = self.value.get();
        let Some(Value::Each(chosen)) = self.values.read(&value) else { return ().into_any() };
        let rows = chosen.clone().into_iter().enumerate().map(|(seat, has)| {
            let entries = each.iter().map(|word| {
                let text = move || {
                    let lang = self.app.lang.get();
                    let (name, help) = self.text.each.map_or((*word, ""), |each| each(lang, word));
                    colon(lang, name, help)
                };
                view! { <option value=*word selected=*word == has>{text}</option> }
            });
            let entries = entries.collect_view();
            let chosen = chosen.clone();
            view! {
                <label class="fixed-row">
                    <span>{move || self.names.get().get(seat).cloned()}</span>
                    <select on:change=move |event| {
                        let picked = event_target_value(&event);
                        let mut chosen: Vec<&str> = chosen.clone();
                        match chosen.iter().position(|word| *word == picked) {
                            Some(other) => chosen.swap(seat, other),
                            None => chosen[seat] = &picked,
                        }
                        self.choose.run(chosen.join(" "));
                    }>{entries}</select>
                </label>
            }
        });
        rows.collect_view().into_any()
    }

    fn file(self) -> AnyView {
        let read = move |text| self.load.run(text);
        view! {
            <span class="button file">
                {move || self.app.say(Msg::BoxFile)}
                <input
                    type="file"
                    data-testid=self.testid()
                    accept=".box,.txt,text/plain"
                    aria-label=move || self.app.say(Msg::BoxFile)
                    on:change=move |event| platform::read_file(&event_target(&event), read)
                />
            </span>
        }
        .into_any()
    }
}

/// Shows presets of options, if the game has some.
fn presets<G: Drawn>(setup: RwSignal<G::Setup>) -> Option<AnyView> {
    let app = app();
    let at = |players: u8| G::Setup::presets(players);
    let seats = move || setup.with(options::player_count);
    // Read without tracking: the page around the form must not be redrawn with it.
    let players = setup.with_untracked(options::player_count);
    let names: Vec<&'static str> = at(players).iter().map(|(name, _)| *name).collect();
    if names.is_empty() {
        return None;
    }
    let now = Memo::new(move |_| {
        let presets = at(seats()).into_iter();
        setup.with(|now| presets.into_iter().find(|(_, setup)| setup == now).map(|(name, _)| name))
    });
    let change = move |event| {
        let word = event_target_value(&event);
        let players = setup.with_untracked(options::player_count);
        if let Some((_, preset)) = at(players).into_iter().find(|(name, _)| *name == word) {
            setup.set(preset);
        }
    };
    let entries = names.into_iter().map(|name| {
        let text = move || G::preset_text(app.lang.get(), name).map(|(called, _)| called);
        view! { <option value=name selected=move || now.get() == Some(name)>{text}</option> }
    });
    let entries = entries.collect_view();
    let help = move || {
        let lang = app.lang.get();
        let told = now.get().and_then(|name| G::preset_text(lang, name));
        told.map_or_else(|| say_sea(lang, &SeaMsg::PresetHelp), |(_, help)| help.to_owned())
    };
    let view = view! {
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
    };
    Some(view.into_any())
}
