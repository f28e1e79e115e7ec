//! The lobby of a table: the link, the seats, who is ready, and the start.

use super::table::{hints_sign, rated_sign};
use super::{form, me};
use crate::model::Session;
use crate::model::route::{OnlineRoute, Route};
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::platform;
use crate::ui::table::Table;
use kernel::notation::hex;
use kernel::{Seat, SetupText};
use leptos::prelude::*;
use table::{Act, Level, Occupant, Person, SeatStatus};
use texts::web::online::{OnlineMsg, say};
use texts::web::{level, level_character};
use texts::{Names, from_one, table_ui};
use wire::http::TableSummary;

/// Shows the table before its game.
pub fn lobby<G: Drawn>(table: Table<G>, about: RwSignal<Option<TableSummary>>) -> AnyView {
    let app = table.app;
    let id = table.session.with_untracked(|session| session.id.clone());
    let link = platform::address() + &Route::Online(OnlineRoute::Table(id.clone())).hash();
    let picture = format!("./api/v1/tables/{id}/qr.svg");
    let copied = link.clone();
    let copy = move |_| {
        platform::copy(&copied);
        app.mention(app.say(texts::web::Msg::LinkCopied));
    };
    // People without an account can't play a rated game.
    let barred = Memo::new(move |_| {
        app.is_guest() && about.with(|about| about.as_ref().is_some_and(|about| about.rated))
    });
    let rows = move || {
        let seats = table.session.with(|session| session.status().seats.clone());
        let seats = seats.into_iter().zip(0u8..);
        seats.map(|(seat, n)| row(table, Seat(n), &seat, barred.get())).collect_view()
    };
    let commitment = move || table.session.with(|session| hex(&session.status().commitment));
    view! {
        <div class="page" data-testid="lobby">
            <h1>{move || G::title(app.lang.get())} " " {move || rated_sign(app, about)} " " {move || hints_sign(table)}</h1>
            <section class="card-panel">
                <h2>{move || app.say(texts::web::Msg::Seats)}</h2>
                <ul class="seats">{rows}</ul>
                {move || own(table)}
                {move || barred.get().then(|| view! {
                    <div data-testid="rated-guest">
                        <p>{app.say_online(OnlineMsg::RatedGuest)}</p>
                        {me::without_account(app)}
                    </div>
                })}
            </section>
            <section class="card-panel invite">
                <div>
                    <h2>{move || app.say_online(OnlineMsg::Invite)}</h2>
                    <p class="hint">{move || app.say_online(OnlineMsg::InviteHelp)}</p>
                    <input
                        type="text" readonly class="link" data-testid="invite-link"
                        aria-label=move || app.say_online(OnlineMsg::Invite) value=link
                    />
                    <button data-testid="copy-invite" on:click=copy>
                        {move || app.say_online(OnlineMsg::CopyInvite)}
                    </button>
                </div>
                <img class="qr" src=picture alt=move || app.say_online(OnlineMsg::QrCode) width="160" height="160"/>
            </section>
            {move || about.get().map(|about| agreed::<G>(app, &about))}
            <details class="card-panel">
                <summary>{move || app.say(texts::web::Msg::Verify)}</summary>
                <p class="hint">{move || app.say_online(OnlineMsg::Commitment)}</p>
                <code class="commitment">{commitment}</code>
            </details>
            <p><a class="button" href="#/online">{move || app.say_online(OnlineMsg::Lobby)}</a></p>
        </div>
    }
    .into_any()
}

/// Shows the agreed options, so that people know what they sit down to.
fn agreed<G: Drawn>(app: App, about: &TableSummary) -> impl IntoView + use<G> {
    let lang = app.lang.get();
    let clock = form::clock_words(lang, about.about.clock);
    let seats = about.seats.len() as u8;
    let options = G::Setup::from_fields(G::EDITION, &about.about.fields()).ok().map(|setup| {
        let names = Seat::all(seats).map(|seat| Names::default().of(lang, seat)).collect();
        let names: Vec<String> = names;
        view! {
            <details class="agreed">
                <summary>{app.say(texts::web::Msg::Options)}</summary>
                <fieldset disabled>{G::options(RwSignal::new(setup), Signal::stored(names))}</fieldset>
            </details>
        }
    });
    view! {
        <section class="card-panel" data-testid="agreed">
            <h2>{table_ui::say(lang, &table_ui::TableMsg::Clock)}</h2>
            <p>{clock}</p>
            {options}
        </section>
    }
}

fn act<G: Drawn>(table: Table<G>, act: wire::Act) {
    let id = table.session.with_untracked(|session| session.online_table().cloned());
    if let Some(id) = id {
        table.app.do_at(&id, act);
    }
}

fn is_owner<G: Drawn>(session: &Session<G>) -> bool {
    session.me().is_some() && session.status().owner == session.me()
}

/// Shows a seat: its occupant, and the possible actions.
fn row<G: Drawn>(
    table: Table<G>,
    seat: Seat,
    status: &SeatStatus,
    barred: bool,
) -> impl IntoView + use<G> {
    let app = table.app;
    let lang = app.lang.get();
    let (owner, signed_in) =
        table.session.with(|session| (is_owner(session), session.me().is_some()));
    let who = match &status.occupant {
        Occupant::Empty => say(lang, &OnlineMsg::EmptySeat),
        Occupant::Bot(word) => level(lang, word.name()),
        occupant => occupant.person().map_or_else(String::new, |person| {
            table.session.with(|session| session.person_name(lang, person))
        }),
    };
    let person = status.occupant.person();
    let mine = table.session.with(|session| session.my_seat() == Some(seat));
    let sign = person.map(|_| match (status.ready, status.here || mine) {
        (_, false) => OnlineMsg::IsAway,
        (true, _) => OnlineMsg::IsReady,
        (false, _) => OnlineMsg::IsNotReady,
    });
    let kicked = table.session.with(Session::was_kicked);
    let sit = (status.occupant == Occupant::Empty && signed_in && !mine && !kicked && !barred)
        .then(|| {
            view! {
                <button data-testid=format!("sit-{seat}")
                    on:click=move |_| act(table, Act::Sit { seat })
                >{say(lang, &OnlineMsg::Sit)}</button>
            }
        });
    let chair = (owner && person.is_none()).then(|| chair::<G>(table, seat, &status.occupant));
    let kick = person.filter(|_| owner && !mine).map(|person| kick(table, person, &who));
    view! {
        <li class="seat-row" data-testid=format!("seat-{seat}") class:mine=mine>
            <span class="seat-number" aria-hidden="true">{from_one(seat.0)}</span>
            <span class="seat-who">{who}</span>
            <span class="hint">{sign.map(|sign| say(lang, &sign))}</span>
            {sit} {chair} {kick}
        </li>
    }
}

/// Shows the owner's control that gives a seat to a bot or opens it.
fn chair<G: Drawn>(table: Table<G>, seat: Seat, occupant: &Occupant) -> impl IntoView + use<G> {
    let app = table.app;
    let lang = app.lang.get();
    let now = match occupant {
        Occupant::Bot(word) => Some(word.name().to_owned()),
        _ => None,
    };
    let levels = G::LEVELS.iter().map(|word| {
        let text = level(lang, word);
        let chosen = now.as_deref() == Some(word);
        let character = level_character(lang, word);
        view! { <option value=*word selected=chosen title=character>{text}</option> }
    });
    let label = app.say(texts::web::Msg::SeatNumber { number: &from_one(seat.0).to_string() });
    view! {
        <select aria-label=label data-testid=format!("set-chair-{seat}") on:change=move |event| {
            let word = event_target_value(&event);
            let level = Level::new(&word).filter(|_| word != "open");
            act(table, Act::SetChair { seat, level });
        }>
            <option value="open" selected=now.is_none()>{say(lang, &OnlineMsg::ChairOpen)}</option>
            {levels.collect_view()}
        </select>
    }
}

fn kick<G: Drawn>(table: Table<G>, person: Person, name: &str) -> impl IntoView + use<G> {
    let app: App = table.app;
    let lang = app.lang.get();
    let ask = say(lang, &OnlineMsg::KickAsk { name });
    let yes = say(lang, &OnlineMsg::Kick { name });
    let label = yes.clone();
    view! {
        <button class="quiet" data-testid="kick" on:click=move |_| {
            app.confirm(ask.clone(), yes.clone(), move || act(table, Act::Kick { person }));
        }>{label}</button>
    }
}

/// Shows the actions of the person at this page: be ready, leave, start, close.
fn own<G: Drawn>(table: Table<G>) -> impl IntoView {
    let app = table.app;
    let lang = app.lang.get();
    let (seat, owner, all_ready, owner_name) = table.session.with(|session| {
        let seats = &session.status().seats;
        let ready = |seat: &SeatStatus| match seat.occupant {
            Occupant::Bot(_) => true,
            Occupant::Empty => false,
            _ => seat.ready,
        };
        let name = session.status().owner.map(|owner| session.person_name(lang, owner));
        (session.my_seat(), is_owner(session), seats.iter().all(ready), name.unwrap_or_default())
    });
    let is_ready = seat.is_some_and(|seat| {
        table.session.with(|session| session.status().seats[seat.index()].ready)
    });
    let ready = seat.map(|_| {
        if is_ready {
            view! {
                <button data-testid="unready" on:click=move |_| act(table, Act::Unready)>
                    {say(lang, &OnlineMsg::NotReady)}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button class="primary" data-testid="ready" on:click=move |_| {
                    if let Some(nonce) = platform::fresh_nonce() {
                        act(table, Act::Ready { nonce });
                    }
                }>{say(lang, &OnlineMsg::ReadyUp)}</button>
            }
            .into_any()
        }
    });
    let stand = seat.map(|_| {
        view! {
            <button data-testid="stand" on:click=move |_| act(table, Act::Stand)>
                {say(lang, &OnlineMsg::Stand)}
            </button>
        }
    });
    let hint = match (all_ready, owner) {
        _ if table.session.with(Session::was_kicked) => say(lang, &OnlineMsg::YouWereKicked),
        (false, _) => say(lang, &OnlineMsg::WaitingForPeople),
        (true, true) => String::new(),
        (true, false) => say(lang, &OnlineMsg::WaitingForOwner { name: &owner_name }),
    };
    let ask = say(lang, &OnlineMsg::CloseAsk);
    let yes = say(lang, &OnlineMsg::CloseTable);
    let begin = owner.then(|| {
        let close = yes.clone();
        view! {
            <button class="primary" data-testid="begin" disabled=!all_ready
                on:click=move |_| act(table, Act::Start)
            >{say(lang, &OnlineMsg::Begin)}</button>
            <button class="quiet" data-testid="close-table" on:click=move |_| {
                app.confirm(ask.clone(), yes.clone(), move || act(table, Act::Close));
            }>{close}</button>
        }
    });
    view! {
        <div class="row">{ready} {begin} {stand}</div>
        <p class="hint" role="status">{hint}</p>
    }
}
