//! The kernel's contract, checked for every table size, preset and option.

use crate::wild::Wild;
use dealer::Quick;
use kernel::Seat;
use kernel::contract::check;
use sea::*;

/// Returns every preset, and every option that no preset uses, at every table size.
pub fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 3..=6 {
        setups.extend(Preset::ALL.map(|preset| Setup::preset(players, preset)));
        let base = Setup::new(players);
        let last = Seat(players - 1);
        setups.extend([
            Setup { tiles: TileMix::OpenSea, trail: Trail::Swap, offers_per_turn: 1, ..base },
            Setup { tiles: TileMix::RichLands, sunk_boats: SunkBoats::Discard, ..base },
            Setup { fog_exit: FogExit::Ocean, becalmed_rounds: None, ..base },
            Setup {
                god_of_winds: GodOfWinds::Seat(last),
                first_player: FirstPlayer::Seat(last),
                becalmed_rounds: Some(2),
                distance: Distance::UpTo,
                offers_per_turn: 5,
                ..base
            },
            Setup {
                god_of_winds: GodOfWinds::Seat(Seat(0)),
                found: FoundWhen::OnArrival,
                sunk_boats: SunkBoats::Discard,
                myth: MythGoal::TwoOfThree,
                trail: Trail::Swap,
                feats: FeatDeck::Three,
                becalmed_rounds: Some(5),
                ..base
            },
            // Edition 1 must keep the contract too, as long as its records are readable.
            Setup { edition: 1, ..base },
            Setup { edition: 1, sunk_boats: SunkBoats::Discard, ..base },
            Setup { edition: 1, ..Setup::preset(players, Preset::FirstVoyage) },
        ]);
    }
    setups
}

/// S3.2
#[test]
fn the_game_keeps_the_contract_of_every_game() {
    let report = check::<Sea>(&setups(), 6, 40_000, &Wild, &mut Quick::new(2));
    report.assert();
    println!("{report}");
}
