//! The options of a new table of Campfire, each with a line that explains it.

use crate::ui::app::{App, app};
use crate::ui::platform;
use campfire::{Adventurer, CardBox, Choice, First, Lumarathon, MoonTies, Setup};
use kernel::Seat;
use leptos::prelude::*;
use texts::campfire::{self as words, Setting};
use texts::web::{Msg, colon, say};

/// All options.
pub fn options(setup: RwSignal<Setup>, names: Signal<Vec<String>>) -> impl IntoView {
    view! {
        {adventurers(setup, names)}
        {first(setup, names)}
        {stacks(setup)}
        {ties(setup)}
        {standstill(setup)}
        {lumarathon(setup, names)}
        {cards(setup)}
    }
}

/// As many different adventurers as there are players.
pub fn fit(named: &mut Vec<Adventurer>, players: u8) {
    named.truncate(players.into());
    for adventurer in Adventurer::ALL {
        if named.len() < players.into() && !named.contains(&adventurer) {
            named.push(adventurer);
        }
    }
}

/// An option: its name, what it does, and how it is changed.
fn option(setting: Setting, control: impl IntoView) -> impl IntoView {
    let app = app();
    view! {
        <div class="table-option">
            <label>
                <span>{move || words::option_name(app.lang.get(), setting)}</span>
                {control}
            </label>
            <p class="hint">
                {move || words::option_help(app.lang.get(), setting)} " "
                <a class="rule-id" href=format!("#rule-{}", words::option_rule(setting))>
                    {words::option_rule(setting)}
                </a>
            </p>
        </div>
    }
}

fn entry(app: App, value: String, text: Msg<'static>, chosen: bool) -> impl IntoView {
    view! { <option value=value selected=chosen>{move || app.say(text)}</option> }
}

fn adventurers(setup: RwSignal<Setup>, names: Signal<Vec<String>>) -> impl IntoView {
    let app = app();
    let change = move |event| {
        let choice = match event_target_value(&event).as_str() {
            "pick" => Choice::Pick,
            "random" => Choice::Random,
            _ => {
                let mut named = Vec::new();
                fit(&mut named, setup.with_untracked(|setup| setup.players));
                Choice::Fixed(named)
            }
        };
        setup.update(|setup| setup.adventurers = choice);
    };
    let control = view! {
        <select data-testid="option-adventurers" on:change=change>
            {entry(app, "pick".into(), Msg::PlayerSettles, true)}
            {entry(app, "random".into(), Msg::AtRandom, false)}
            {entry(app, "fixed".into(), Msg::Fixed, false)}
        </select>
    };
    let fixed = move || {
        let Choice::Fixed(named) = setup.with(|setup| setup.adventurers.clone()) else {
            return ().into_any();
        };
        let rows = named.into_iter().enumerate().map(|(seat, who)| {
            let options = Adventurer::ALL.map(|other| {
                let text = move || {
                    let lang = app.lang.get();
                    colon(lang, words::adventurer(lang, other), words::ability(lang, other))
                };
                view! { <option value=other.word() selected=other == who>{text}</option> }
            });
            view! {
                <label class="fixed-row">
                    <span>{move || names.get().get(seat).cloned()}</span>
                    <select on:change=move |event| {
                        if let Ok(chosen) = event_target_value(&event).parse() {
                            setup.update(|setup| swap(&mut setup.adventurers, seat, chosen));
                        }
                    }>{options}</select>
                </label>
            }
        });
        rows.collect_view().into_any()
    };
    view! { {option(Setting::Adventurers, control)} {fixed} }
}

/// Gives a seat an adventurer; whoever had it takes what the seat had.
fn swap(choice: &mut Choice, seat: usize, chosen: Adventurer) {
    if let Choice::Fixed(named) = choice {
        if let Some(other) = named.iter().position(|who| *who == chosen) {
            named.swap(seat, other);
        } else {
            named[seat] = chosen;
        }
    }
}

fn seats(
    names: Signal<Vec<String>>,
    chosen: impl Fn() -> Option<Seat> + Copy + Send + 'static,
) -> impl IntoView {
    move || {
        let options = names.get().into_iter().enumerate().map(|(seat, name)| {
            let picked = chosen() == Some(Seat(seat as u8));
            view! { <option value=seat.to_string() selected=picked>{name}</option> }
        });
        options.collect_view()
    }
}

fn first(setup: RwSignal<Setup>, names: Signal<Vec<String>>) -> impl IntoView {
    let app = app();
    let chosen = move || match setup.with(|setup| setup.first) {
        First::Random => None,
        First::Seat(seat) => Some(seat),
    };
    let change = move |event| {
        let first = event_target_value(&event).parse().map(|seat| First::Seat(Seat(seat)));
        setup.update(|setup| setup.first = first.unwrap_or(First::Random));
    };
    let control = view! {
        <select data-testid="option-first" on:change=change>
            {entry(app, "random".into(), Msg::AtRandom, true)}
            {seats(names, chosen)}
        </select>
    };
    option(Setting::First, control)
}

fn stacks(setup: RwSignal<Setup>) -> impl IntoView {
    let control = view! {
        <input
            type="checkbox"
            data-testid="option-stacks"
            prop:checked=move || setup.with(|setup| setup.even_stacks)
            on:change=move |event| {
                let even = event_target_checked(&event);
                setup.update(|setup| setup.even_stacks = even);
            }
        />
    };
    option(Setting::EvenStacks, control)
}

fn ties(setup: RwSignal<Setup>) -> impl IntoView {
    let app = app();
    let change = move |event| {
        let ties = match event_target_value(&event).as_str() {
            "separate" => MoonTies::Separate,
            _ => MoonTies::Pool,
        };
        setup.update(|setup| setup.moon_ties = ties);
    };
    let control = view! {
        <select data-testid="option-ties" on:change=change>
            {entry(app, "pool".into(), Msg::PoolTies, true)}
            {entry(app, "separate".into(), Msg::SeparateTies, false)}
        </select>
    };
    option(Setting::MoonTies, control)
}

fn standstill(setup: RwSignal<Setup>) -> impl IntoView {
    let usual = Setup::new(2).standstill;
    let control = view! {
        <input
            type="checkbox"
            data-testid="option-standstill-on"
            aria-label=move || texts::campfire::option_name(app().lang.get(), Setting::Standstill)
            prop:checked=move || setup.with(|setup| setup.standstill.is_some())
            on:change=move |event| {
                let on = event_target_checked(&event).then_some(usual).flatten();
                setup.update(|setup| setup.standstill = on);
            }
        />
        <input
            type="number"
            min="1"
            max="1000"
            data-testid="option-standstill"
            prop:disabled=move || setup.with(|setup| setup.standstill.is_none())
            prop:value=move || setup.with(|setup| setup.standstill.unwrap_or_default())
            on:input=move |event| {
                let turns = event_target_value(&event).parse().unwrap_or(0);
                setup.update(|setup| setup.standstill = Some(turns));
            }
        />
    };
    option(Setting::Standstill, control)
}

fn lumarathon(setup: RwSignal<Setup>, names: Signal<Vec<String>>) -> impl IntoView {
    let app = app();
    let control = view! {
        <input
            type="checkbox"
            data-testid="option-lumarathon"
            prop:checked=move || setup.with(|setup| setup.lumarathon.is_some())
            on:change=move |event| {
                let start = Lumarathon { captain: Seat(0), winner: Seat(0), last: Seat(1) };
                let on = event_target_checked(&event).then_some(start);
                setup.update(|setup| setup.lumarathon = on);
            }
        />
    };
    type Part = (Msg<'static>, fn(&mut Lumarathon) -> &mut Seat);
    let parts: [Part; 3] = [
        (Msg::Captain, |lumarathon| &mut lumarathon.captain),
        (Msg::WinnerBefore, |lumarathon| &mut lumarathon.winner),
        (Msg::LastBefore, |lumarathon| &mut lumarathon.last),
    ];
    let on = Memo::new(move |_| setup.with(|setup| setup.lumarathon.is_some()));
    let roles = move || {
        on.get().then(|| {
            let rows = parts.map(|(role, part)| {
                let chosen = move || {
                    setup.with(|setup| setup.lumarathon.map(|mut lumarathon| *part(&mut lumarathon)))
                };
                view! {
                    <label class="fixed-row">
                        <span>{move || app.say(role)}</span>
                        <select on:change=move |event| {
                            let seat = event_target_value(&event).parse().map(Seat);
                            setup.update(|setup| {
                                if let (Some(lumarathon), Ok(seat)) = (&mut setup.lumarathon, seat) {
                                    *part(lumarathon) = seat;
                                }
                            });
                        }>{seats(names, chosen)}</select>
                    </label>
                }
            });
            rows.collect_view()
        })
    };
    view! { {option(Setting::Lumarathon, control)} {roles} }
}

fn cards(setup: RwSignal<Setup>) -> impl IntoView {
    let app = app();
    let read = move |text: Option<String>| {
        let lang = app.lang.get_untracked();
        let Some(text) = text else { return app.tell(say(lang, &Msg::BadFile)) };
        match CardBox::parse(&text) {
            Ok(cards) => {
                app.notice.set(None);
                setup.update(|setup| setup.cards = cards);
            }
            Err(problems) => {
                let told = problems.first().map(|problem| words::box_problem(lang, problem));
                app.tell(told.unwrap_or_default());
            }
        }
    };
    let name = move || {
        let used = setup.with(|setup| setup.cards.clone());
        let name = match used == CardBox::default() {
            true => app.say(Msg::BoxDefault),
            false => used.name,
        };
        app.say(Msg::BoxUsed { name: &name })
    };
    let control = view! {
        <span class="button file">
            {move || app.say(Msg::BoxFile)}
            <input
                type="file"
                data-testid="option-box"
                accept=".box,.txt,text/plain"
                aria-label=move || app.say(Msg::BoxFile)
                on:change=move |event| platform::read_file(&event_target(&event), read)
            />
        </span>
    };
    view! { {option(Setting::Box, control)} <p class="hint">{name}</p> }
}
