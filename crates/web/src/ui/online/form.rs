//! A new table on the server: the game's own options, and those that matter only online.

use super::http;
use crate::model::online::{ClockForm, ClockKind};
use crate::model::route::{OnlineRoute, Route};
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::game::Visit;
use crate::ui::platform;
use kernel::options::reseat;
use kernel::{Seat, SetupText};
use leptos::prelude::*;
use texts::table_ui::{self, TableMsg};
use texts::web::online::{self, OnlineMsg};
use texts::web::{Msg, colon, level, level_character, rated_level};
use texts::{Lang, Names};
use wire::http::{ChairBody, ClockBody, Opened, TableBody, settings};

/// Opens the form for a game.
pub struct Form(pub App);

const SECOND_MS: u64 = 1_000;
const MINUTE_MS: u64 = 60 * SECOND_MS;

impl Visit for Form {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let Form(app) = self;
        let least = usize::from(*G::players_range().start());
        let mut first = vec![ChairBody::Open; least.max(2)];
        first[0] = ChairBody::Me;
        let setup = RwSignal::new(G::usual_setup(first.len() as u8));
        let chairs = RwSignal::new(first);
        let clock = RwSignal::new(ClockForm::default());
        let listed = RwSignal::new(false);
        let rated = RwSignal::new(false);
        let programs = RwSignal::new(false);
        let hints = RwSignal::new(false);
        let stand_in = RwSignal::new("medium".to_owned());
        Effect::new(move || {
            if rated.get() {
                clock.update(ClockForm::make_ratable);
            }
        });
        let names = Signal::derive(move || {
            let lang = app.lang.get();
            let count = chairs.with(Vec::len) as u8;
            Seat::all(count).map(|seat| Names::default().of(lang, seat)).collect()
        });
        let change = move |count: usize| {
            chairs.update(|chairs| chairs.resize(count, ChairBody::Open));
            setup.update(|setup| reseat(setup, count as u8));
        };
        let count = Memo::new(move |_| chairs.with(Vec::len));
        let rows = move || (0..count.get()).map(|seat| row::<G>(app, chairs, seat)).collect_view();
        let start = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let fields = settings(setup.with_untracked(SetupText::fields));
            let body = http::body(&TableBody {
                clock: clock.get_untracked().clock(),
                level: Some(stand_in.get_untracked()),
                utc_offset_minutes: platform::utc_offset_minutes(),
                listed: listed.get_untracked(),
                rated: rated.get_untracked(),
                programs: programs.get_untracked() && rated.get_untracked(),
                hints: hints.get_untracked() && !rated.get_untracked(),
                ..TableBody::new(G::NAME, fields, chairs.get_untracked())
            });
            let lang = app.lang.get_untracked();
            leptos::task::spawn_local(async move {
                match http::post::<Opened>(lang, "tables", body).await {
                    Ok(Opened { id }) => app.go(Route::Online(OnlineRoute::Table(id.to_string()))),
                    Err(error) => app.show_error(&error),
                }
            });
        };
        view! {
            <div class="page">
                <h1>{move || {
                    let lang = app.lang.get();
                    colon(lang, G::title(lang), &app.say_online(OnlineMsg::NewOnlineTable))
                }}</h1>
                <form class="form" on:submit=start data-testid="online-form">
                    <fieldset>
                        <legend>{move || app.say(Msg::Seats)}</legend>
                        {rows}
                        <div class="row">
                            <button type="button" data-testid="add-seat"
                                disabled=move || { count.get() >= usize::from(*G::players_range().end()) }
                                on:click=move |_| change(count.get_untracked() + 1)
                            >{move || app.say(Msg::AddSeat)}</button>
                            <button type="button" data-testid="remove-seat"
                                disabled=move || { count.get() <= least }
                                on:click=move |_| change(count.get_untracked() - 1)
                            >{move || app.say(Msg::RemoveSeat)}</button>
                        </div>
                    </fieldset>
                    <fieldset>
                        <legend>{move || table_ui::say(app.lang.get(), &TableMsg::Clock)}</legend>
                        {clock_fields(app, clock, rated)}
                        {stand_ins(app, G::LEVELS, stand_in)}
                    </fieldset>
                    <fieldset>
                        <legend>{move || app.say_online(OnlineMsg::Invite)}</legend>
                        {check(app, (OnlineMsg::Listed, OnlineMsg::ListedHelp), "listed", listed, || false)}
                        {check(app, (OnlineMsg::Rated, OnlineMsg::RatedHelp), "rated", rated, move || {
                            app.is_guest()
                        })}
                        {move || app.is_guest().then(|| view! {
                            <p class="hint" data-testid="rated-guest">
                                <a href=Route::Online(OnlineRoute::Me).hash()>
                                    {app.say_online(OnlineMsg::MakeAccount)}
                                </a>
                            </p>
                        })}
                        {check(app, (OnlineMsg::Programs, OnlineMsg::ProgramsHelp), "programs", programs, move || {
                            !rated.get()
                        })}
                        {check(app, (OnlineMsg::AllowHints, OnlineMsg::AllowHintsHelp), "allow-hints", hints, move || {
                            rated.get()
                        })}
                    </fieldset>
                    <fieldset>
                        <legend>{move || app.say(Msg::Options)}</legend>
                        {G::options(setup, names)}
                    </fieldset>
                    <button class="primary large" data-testid="open-table">
                        {move || app.say_online(OnlineMsg::OpenTable)}
                    </button>
                </form>
            </div>
        }
        .into_any()
    }
}

/// The names of a game's bot levels.
type Levels = &'static [&'static str];

fn row<G: Drawn>(app: App, chairs: RwSignal<Vec<ChairBody>>, seat: usize) -> impl IntoView {
    let now = chairs.with_untracked(|chairs| chairs[seat].clone());
    let number = (seat + 1).to_string();
    let shown = number.clone();
    let players = chairs.with_untracked(Vec::len) as u8;
    let bots = G::LEVELS.iter().map(|word| {
        let chosen = now == ChairBody::Bot((*word).to_owned());
        let text = move || rated_level(app.lang.get(), word, G::rating(word, players));
        let character = move || level_character(app.lang.get(), word);
        view! { <option value=*word selected=chosen title=character>{text}</option> }
    });
    let sit = move |event| {
        let word = event_target_value(&event);
        chairs.update(|chairs| {
            let chair = match word.as_str() {
                "me" => ChairBody::Me,
                "open" => ChairBody::Open,
                _ => ChairBody::Bot(word),
            };
            // A person sits in only one chair.
            if chair == ChairBody::Me {
                let before = chairs.iter_mut().filter(|chair| **chair == ChairBody::Me);
                before.for_each(|chair| *chair = ChairBody::Open);
            }
            chairs[seat] = chair;
        });
    };
    view! {
        <div class="seat-row">
            <span class="seat-number" aria-hidden="true">{number}</span>
            <select
                aria-label=move || app.say(Msg::SeatNumber { number: &shown })
                data-testid=format!("chair-{seat}")
                prop:value=move || chairs.with(|chairs| match chairs.get(seat) {
                    Some(ChairBody::Me) => "me".to_owned(),
                    Some(ChairBody::Bot(word)) => word.clone(),
                    _ => "open".to_owned(),
                })
                on:change=sit
            >
                <option value="me" selected=now == ChairBody::Me>{move || app.say_online(OnlineMsg::ChairMe)}</option>
                <option value="open" selected=now == ChairBody::Open>
                    {move || app.say_online(OnlineMsg::ChairOpen)}
                </option>
                {bots.collect_view()}
            </select>
        </div>
    }
}

/// Shows the choice of the bot that plays for people who are away or out of time.
fn stand_ins(app: App, levels: Levels, chosen: RwSignal<String>) -> impl IntoView {
    let levels = levels.iter().map(|word| {
        let text = move || level(app.lang.get(), word);
        let usual = chosen.with_untracked(|chosen| chosen == word);
        view! { <option value=*word selected=usual>{text}</option> }
    });
    view! {
        <label class="field">
            <span>{move || app.say_online(OnlineMsg::StandIn)}</span>
            <select data-testid="stand-in" on:change=move |event| chosen.set(event_target_value(&event))>
                {levels.collect_view()}
            </select>
        </label>
        <p class="hint">{move || app.say_online(OnlineMsg::StandInHelp)}</p>
    }
}

fn clock_fields(app: App, clock: RwSignal<ClockForm>, rated: RwSignal<bool>) -> impl IntoView {
    let kind = Memo::new(move |_| clock.with(|clock| clock.kind));
    let choose = move |event| {
        let word = event_target_value(&event);
        clock.update(|clock| clock.choose(&word, rated.get_untracked()));
    };
    let said = move |what: TableMsg<'static>| table_ui::say(app.lang.get(), &what);
    let numbers = move || match kind.get() {
        ClockKind::Move => {
            number(app, TableMsg::SecondsPerMove, clock, (5, 86_400), |clock| &mut clock.seconds)
                .into_any()
        }
        ClockKind::Bank => view! {
            {number(app, TableMsg::MinutesInAll, clock, (1, 1_440), |clock| &mut clock.minutes)}
            {number(app, TableMsg::SecondsAdded, clock, (0, 3_600), |clock| &mut clock.added)}
        }
        .into_any(),
        ClockKind::Days => days(app, clock).into_any(),
        ClockKind::None => ().into_any(),
    };
    let options = move || {
        let option = |offered: &ClockKind| {
            let text = match offered {
                ClockKind::None => said(TableMsg::ClockNone),
                ClockKind::Move => said(TableMsg::ClockPerMove),
                ClockKind::Bank => said(TableMsg::ClockBank),
                ClockKind::Days => app.say_online(OnlineMsg::ClockDays),
            };
            view! { <option value=offered.name() selected=kind.get() == *offered>{text}</option> }
        };
        ClockKind::offered(rated.get()).iter().map(option).collect_view()
    };
    view! {
        <label class="field">
            <span>{move || said(TableMsg::Clock)}</span>
            <select data-testid="clock-kind" on:change=choose>{options}</select>
        </label>
        {numbers}
        <p class="hint">{move || said(TableMsg::ClockHelp)}</p>
    }
}

/// Describes a clock in words.
pub fn clock_words(lang: Lang, clock: ClockBody) -> String {
    let with = |label: String, number: u64| colon(lang, &label, &number.to_string());
    let said = |what: TableMsg| table_ui::say(lang, &what);
    match clock {
        ClockBody::None => said(TableMsg::ClockNone),
        ClockBody::PerMove { ms } => with(said(TableMsg::SecondsPerMove), ms / SECOND_MS),
        ClockBody::Bank { ms, increment_ms } => {
            let all = with(said(TableMsg::MinutesInAll), ms / MINUTE_MS);
            let added = with(said(TableMsg::SecondsAdded), increment_ms / SECOND_MS);
            format!("{all}, {added}")
        }
        ClockBody::Days { days, weekends_off } => {
            let days = with(online::say(lang, &OnlineMsg::DaysPerMove), days.into());
            if weekends_off {
                format!("{days}, {}", online::say(lang, &OnlineMsg::WeekendsOff))
            } else {
                days
            }
        }
    }
}

fn days(app: App, clock: RwSignal<ClockForm>) -> impl IntoView {
    view! {
        <label class="field">
            <span>{move || app.say_online(OnlineMsg::DaysPerMove)}</span>
            <input
                type="number" min="1" max="60" required data-testid="clock-days"
                prop:value=move || clock.with(|clock| clock.days)
                on:input=move |event| {
                    let days = event_target_value(&event).parse().unwrap_or(0);
                    clock.update(|clock| clock.days = days);
                }
            />
        </label>
        <label class="row">
            <input
                type="checkbox" data-testid="clock-weekends"
                prop:checked=move || clock.with(|clock| clock.weekends_off)
                on:change=move |event| {
                    let off = event_target_checked(&event);
                    clock.update(|clock| clock.weekends_off = off);
                }
            />
            <span>{move || app.say_online(OnlineMsg::WeekendsOff)}</span>
        </label>
    }
}

fn number(
    app: App,
    label: TableMsg<'static>,
    clock: RwSignal<ClockForm>,
    (least, most): (u32, u32),
    part: fn(&mut ClockForm) -> &mut u64,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{move || table_ui::say(app.lang.get(), &label)}</span>
            <input
                type="number" min=least max=most required
                prop:value=move || { let mut now = clock.get(); *part(&mut now) }
                on:input=move |event| {
                    let value = event_target_value(&event).parse().unwrap_or(0);
                    clock.update(|clock| *part(clock) = value);
                }
            />
        </label>
    }
}

/// Shows a box to tick, and what it means. A box that is off can't be ticked and counts as empty.
fn check(
    app: App,
    (label, help): (OnlineMsg<'static>, OnlineMsg<'static>),
    testid: &'static str,
    value: RwSignal<bool>,
    is_off: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <label class="row">
            <input
                type="checkbox"
                data-testid=testid
                disabled=is_off
                prop:checked=move || value.get() && !is_off()
                on:change=move |event| value.set(event_target_checked(&event))
            />
            <span>{move || app.say_online(label)}</span>
        </label>
        <p class="hint">{move || app.say_online(help)}</p>
    }
}
