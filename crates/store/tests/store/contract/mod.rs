//! The contract of every store. Each function is a test of both engines.

mod accounts;
mod at_once;
mod moderation;
mod notices;
mod people;
mod races;
pub mod results;
mod tables;

pub use races::interleave;
use std::sync::Arc;
pub use tables::hears;

use store::{Store, StoreOptions};

/// Runs the functions as tests on each engine.
macro_rules! on_both {
    ($($module:ident: $($name:ident),+;)+) => {
        mod sqlite {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let folder = tempfile::tempdir().expect("a folder");
                let store = super::file_store(folder.path()).await;
                super::$module::$name(store.clone()).await;
                store.close().await;
            })+)+
        }

        mod postgres {
            /// One server runs all tests, since starting it takes longer than most of them.
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn everything_holds_on_postgresql_too() {
                let Some(server) = testkit::Postgres::start() else { return };
                let address = server.database();
                let store = store::open(&address, super::StoreOptions::default()).await;
                let store = store.expect("a new database opens");
                $($(println!("{}", stringify!($name));
                super::$module::$name(store.clone()).await;)+)+
                store.close().await;
            }
        }
    };
}

/// Opens a store in a new file.
pub async fn file_store(folder: &std::path::Path) -> Arc<dyn Store> {
    let address = format!("sqlite:{}", folder.join("store.db").display());
    store::open(&address, StoreOptions::default()).await.expect("a new store opens")
}

on_both! {
    tables:
        a_table_is_stored_and_loaded,
        a_database_grows_with_what_it_holds,
        lines_are_added_after_the_last,
        an_append_that_comes_too_late_changes_nothing,
        lines_with_a_gap_are_refused,
        a_summary_can_change_without_a_line,
        a_name_is_given_once,
        a_table_has_one_rematch,
        what_is_missing_is_not_found,
        lists_hold_what_they_should,
        tables_are_woken,
        changes_are_announced;
    people:
        people_come_and_are_known_again,
        a_login_is_taken_once,
        forgetting_a_person_leaves_the_games,
        a_deleted_person_is_hidden_until_they_are_brought_back,
        deleted_people_are_found_when_it_is_time_to_erase_them,
        expired_sessions_are_swept_only_when_asked,
        sessions_end,
        bots_belong_to_somebody,
        a_bot_comes_with_its_token_and_one_owner_has_not_too_many,
        people_are_here_while_their_process_lives,
        records_and_reports_are_kept;
    notices:
        turns_are_due_when_they_have_lasted_or_were_put_off_until_now,
        a_person_has_one_due_turn_at_a_time,
        a_person_who_is_here_is_not_notified,
        notices_last_as_long_as_the_turn_and_move_with_its_deadline,
        a_webhook_has_failed_in_a_row_until_it_works_or_is_another;
    accounts:
        a_password_is_replaced_by_who_may,
        a_session_begins_with_the_present_password_only,
        links_are_bounded_and_expire,
        an_address_is_confirmed_once_and_the_earlier_one_keeps_the_account_for_a_while,
        an_address_changes_only_with_the_password_and_from_what_was_known,
        a_recovery_link_brings_an_earlier_address_back;
    at_once:
        of_two_changes_at_once_the_result_is_that_of_one_after_the_other;
    moderation:
        a_list_is_read_page_by_page_and_filtered,
        one_person_has_a_bounded_number_of_listed_tables,
        what_nobody_uses_is_found,
        guests_who_do_not_come_back_are_found,
        names_that_look_alike_are_found,
        reports_are_closed_and_everything_is_noted,
        a_line_is_reported_once_and_nobody_buries_what_others_report,
        role_ban_and_mute_are_set_each_by_itself,
        a_deleted_table_is_gone_with_its_lines;
    results:
        a_game_is_finished_once,
        ratings_follow_rated_games,
        a_rating_that_panics_is_undone_and_others_are_stored,
        history_goes_back,
        recent_games_and_opponents_are_counted_by_owner;
    races:
        of_many_appends_one_wins,
        appends_interleave_without_gaps,
        finishing_at_once_rates_one_after_the_other;
}
