//! The tribes of the seats at a new table.

use super::art;
use crate::ui::app::app;
use ::sea::Tribe;
use kernel::Seat;
use leptos::prelude::*;
use texts::sea as words;

/// Shows the color and shape of each seat.
pub fn tribes(names: Signal<Vec<String>>) -> impl IntoView {
    let app = app();
    let rows = move || {
        let lang = app.lang.get();
        let rows = names.get().into_iter().zip(0u8..).map(|(name, seat)| {
            let tribe = Tribe::of(Seat(seat));
            let color = words::tribe_color(lang, tribe);
            let shape = words::tribe_shape(lang, tribe);
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
