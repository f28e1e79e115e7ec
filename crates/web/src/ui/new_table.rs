//! A new table: the seating and the options.

use super::app::App;
use super::drawn::Drawn;
use super::game::Visit;
use super::opening;
use super::timing::Timing;
use crate::model::Sitter;
use crate::model::save::clean_name;
use crate::model::seating::{bot_name, opening_here};
use ::table::OpenProblem;
use kernel::Cites;
use kernel::options::reseat;
use leptos::prelude::*;
use texts::Names;
use texts::table_ui::{self, TableMsg};
use texts::web::{Msg, colon, level_character, rated_level};

/// Opens the form for a game.
pub struct NewTable(pub App);

/// A seat of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chair {
    sitter: Sitter,
    name: String,
}

impl Visit for NewTable {
    type Output = AnyView;

    fn visit<G: Drawn>(self) -> AnyView {
        let NewTable(app) = self;
        let first = Chair { sitter: Sitter::Person, name: String::new() };
        let mut seated = vec![first];
        fill::<G>(&mut seated, 3);
        let chairs = RwSignal::new(seated);
        let setup = RwSignal::new(G::usual_setup(3));
        let timing = Timing::new::<G>();
        let problems = RwSignal::new(Vec::<(String, &'static str)>::new());
        let names = Signal::derive(move || {
            let lang = app.lang.get();
            let named = |chair: &Chair| Some(chair.name.clone()).filter(|name| !name.is_empty());
            let names =
                Names::new(chairs.with(|chairs| chairs.iter().map(named).collect::<Vec<_>>()));
            names.seats().map(|seat| names.of(lang, seat)).collect()
        });
        let change = move |count: usize| {
            chairs.update(|chairs| fill::<G>(chairs, count));
            setup.update(|setup| reseat(setup, count as u8));
        };
        let count = move || chairs.with(Vec::len);
        // The rows are rebuilt only when their number changes, so that typing keeps its place.
        let seats = Memo::new(move |_| count());
        let start = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let seated = chairs.get_untracked();
            let named = seated.iter().map(|chair| clean_name(&chair.name));
            let sitters: Vec<Sitter> = seated.iter().map(|chair| chair.sitter.clone()).collect();
            let opening = opening_here::<G>(setup.get_untracked(), &sitters, timing.options());
            let wrong = opening::open_table::<G>(app, opening, named.collect());
            let lang = app.lang.get_untracked();
            let told = wrong.iter().filter_map(|problem| match problem {
                OpenProblem::Setup(problem) => {
                    Some((G::setup_problem(lang, problem), problem.rule()))
                }
                _ => None,
            });
            problems.set(told.collect());
        };
        let times = timing.form::<G>(app);
        let rows = move || (0..seats.get()).map(|seat| row::<G>(app, chairs, seat)).collect_view();
        let wrong = move || {
            let told = problems.get().into_iter().map(|(sentence, rule)| {
                view! { <li>{sentence} " " {super::table::rule_link::<G>(rule)}</li> }
            });
            let told = told.collect_view();
            (!problems.with(Vec::is_empty))
                .then(|| view! { <ul class="refusal" role="alert">{told}</ul> })
        };
        view! {
            <div class="page">
                <h1>{move || colon(app.lang.get(), G::title(app.lang.get()), &app.say(Msg::NewTable))}</h1>
                <form class="form" on:submit=start data-testid="new-table-form">
                    <fieldset>
                        <legend>{move || app.say(Msg::Seats)}</legend>
                        {rows}
                        <div class="row">
                            <button
                                type="button"
                                data-testid="add-seat"
                                disabled=move || { count() >= usize::from(*G::players_range().end()) }
                                on:click=move |_| change(chairs.with_untracked(Vec::len) + 1)
                            >
                                {move || app.say(Msg::AddSeat)}
                            </button>
                            <button
                                type="button"
                                data-testid="remove-seat"
                                disabled=move || { count() <= usize::from(*G::players_range().start()) }
                                on:click=move |_| change(chairs.with_untracked(Vec::len) - 1)
                            >
                                {move || app.say(Msg::RemoveSeat)}
                            </button>
                        </div>
                    </fieldset>
                    <fieldset>
                        <legend>{move || app.say(Msg::Options)}</legend>
                        {G::options(setup, names)}
                    </fieldset>
                    <fieldset>
                        <legend>{move || table_ui::say(app.lang.get(), &TableMsg::Clock)}</legend>
                        {times}
                    </fieldset>
                    {wrong}
                    <button class="primary large" data-testid="start-game">
                        {move || app.say(Msg::StartGame)}
                    </button>
                </form>
            </div>
        }
        .into_any()
    }
}

/// Sets the number of seats: adds bots, or removes the last seats.
fn fill<G: Drawn>(chairs: &mut Vec<Chair>, count: usize) {
    chairs.truncate(count);
    while chairs.len() < count {
        let names: Vec<Option<String>> =
            chairs.iter().map(|chair| Some(chair.name.clone())).collect();
        let sitter = Sitter::Bot("medium".to_owned());
        chairs.push(Chair { sitter, name: bot_name::<G>(&names) });
    }
}

fn row<G: Drawn>(app: App, chairs: RwSignal<Vec<Chair>>, seat: usize) -> impl IntoView {
    let now = chairs.with_untracked(|chairs| chairs[seat].clone());
    let number = (seat + 1).to_string();
    let label = {
        let number = number.clone();
        move || app.say(Msg::SeatNumber { number: &number })
    };
    let person = now.sitter.is_person();
    let players = chairs.with_untracked(Vec::len) as u8;
    let options = G::LEVELS.iter().map(|word| {
        let chosen = now.sitter == Sitter::Bot((*word).to_owned());
        let character = move || level_character(app.lang.get(), word);
        view! {
            <option value=*word selected=chosen title=character>
                {move || rated_level(app.lang.get(), word, G::rating(word, players))}
            </option>
        }
    });
    let sit = move |event| {
        let word = event_target_value(&event);
        let sitter = match word.as_str() {
            "person" => Sitter::Person,
            _ => Sitter::Bot(word),
        };
        chairs.update(|chairs| chairs[seat].sitter = sitter);
    };
    let who = format!("seat-{seat}");
    let what = format!("name-{seat}");
    view! {
        <div class="seat-row">
            <span class="seat-number" aria-hidden="true">{number}</span>
            <select aria-label=label.clone() data-testid=who on:change=sit>
                <option value="person" selected=person>{move || app.say(Msg::Person)}</option>
                {options.collect_view()}
            </select>
            <input
                type="text"
                maxlength="40"
                data-testid=what
                aria-label=move || format!("{}, {}", label(), app.say(Msg::Name))
                placeholder=move || Names::default().of(app.lang.get(), kernel::Seat(seat as u8))
                prop:value=now.name.clone()
                on:input=move |event| {
                    let name = event_target_value(&event);
                    chairs.update(|chairs| chairs[seat].name = name);
                }
            />
        </div>
    }
}
