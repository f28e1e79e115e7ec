//! The clock of a seat.

use super::Table;
use crate::ui::drawn::Drawn;
use kernel::Seat;
use leptos::prelude::*;
use texts::table_ui::{TableMsg, clock as written, say};

/// Below this the clock warns.
const SHORT_MS: u64 = 15_000;

/// Shows the remaining time of a seat, if the table has clocks.
pub fn clock<G: Drawn>(table: Table<G>, seat: Seat) -> impl IntoView {
    let left = Memo::new(move |_| {
        let now_ms = table.clock_ms.get();
        let left_ms = table.session.with(|session| {
            // Bots have no clock.
            session.occupant(seat).person()?;
            session.left_ms(seat, now_ms)
        })?;
        // Round, so that the page changes only when the visible time does.
        Some(left_ms.div_ceil(1_000) * 1_000)
    });
    move || {
        left.get().map(|left_ms| {
            let time = written(left_ms);
            let name = table.actor(seat);
            let label = say(table.app.lang.get(), &TableMsg::TimeLeft { name: &name, time: &time });
            view! {
                <span
                    class="clock"
                    class:short=left_ms <= SHORT_MS
                    role="img"
                    aria-label=label
                    data-testid=format!("clock-{seat}")
                >
                    {time}
                </span>
            }
        })
    }
}
