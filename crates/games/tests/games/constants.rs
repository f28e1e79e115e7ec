//! The numbers of the rules, under the names that the books use: `[four](rule:moons)`. Each comes
//! from the rules' tables, or from the rules at work.

use crate::truths::{Taught, replayed, truth};
use games::{Campfire, Sea};

/// The numbers of a game's rules by name.
pub trait Constants: Taught {
    fn constants() -> Vec<(&'static str, i64)>;
}

impl Constants for Campfire {
    fn constants() -> Vec<(&'static str, i64)> {
        use campfire::tables;
        let cards = campfire::CardBox::default();
        let of_each = |values: &[u8; 4], at: usize| i64::from(values[at]);
        let alike = cards.legends.iter().all(|values| *values == cards.legends[0]);
        assert!(alike, "the books say the same of every legend");
        let consecutive = cards.legends[0].windows(2).all(|pair| pair[0] + 1 == pair[1])
            && cards.songs.windows(2).all(|pair| pair[0].price + 1 == pair[1].price);
        assert!(consecutive, "the books say from a value to a value");
        let as_many = cards.songs.iter().all(|song| song.price == song.points);
        assert!(as_many, "the books say that a Song costs as many tiles as it brings points");
        let nostromo = campfire::Adventurer::Nostromo;
        let is_frog = |disc: &&campfire::Disc| {
            disc.adventurer() == Some(nostromo) && **disc != nostromo.disc()
        };
        let frogs = campfire::Disc::ALL.iter().filter(is_frog).count() as i64;
        vec![
            ("players_min", tables::PLAYERS_MIN.into()),
            ("players_max", tables::PLAYERS_MAX.into()),
            ("spaces", tables::PLACES as i64),
            ("stack", tables::STACK.into()),
            ("discs", tables::DISCS_OF_AN_ADVENTURER.into()),
            ("discs_nostromo", i64::from(tables::DISCS_OF_AN_ADVENTURER) + frogs),
            ("setup_pile", tables::PILE_MAX_IN_SETUP.into()),
            ("moons", tables::MOONS_OF_A_SCORING.into()),
            ("moons_first", tables::MOONS_FOR_FIRST.into()),
            ("moons_second", tables::MOONS_FOR_SECOND.into()),
            ("stacks_end", tables::STACKS_AT_THE_END.into()),
            ("legend_lowest", of_each(&cards.legends[0], 0)),
            ("legend_highest", of_each(&cards.legends[0], 3)),
            ("song_lowest", cards.songs[0].price.into()),
            ("song_second", cards.songs[1].price.into()),
            ("song_highest", cards.songs[3].price.into()),
            ("pair", shown::<Campfire>("campfire-evening@19..19+sow 2 cw pair 1/places.3.pile")),
        ]
    }
}

impl Constants for Sea {
    fn constants() -> Vec<(&'static str, i64)> {
        use sea::tables;
        let full = |myth: sea::MythGoal| tables::MYTH_PARTS[myth as usize].into();
        let records = replayed::<Sea>();
        let turned = |direction: &str| {
            let rolls = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
            let wind = |roll: &&str| {
                let about = format!("sea-voyage@37+! dir {roll};! dist 1/wind");
                truth(&records, &about).as_deref() == Some(direction)
            };
            rolls.into_iter().filter(wind).count() as i64
        };
        let takes_over = |settlers: &i64| {
            let about = format!("sea-voyage@27+settle leave:blue:{settlers}/settlements.0.owner");
            truth(&records, &about).as_deref() == Some("1")
        };
        let takeover = (1..=5).find(takes_over).expect("Bo takes the settlement over");
        let parts = sea::ScoreParts {
            mythical: Some(0),
            legends: 0,
            feats: 0,
            settlements: 1,
            secured: 0,
            boat: 0,
            nomads: 1,
            area: 0,
        };
        vec![
            ("players_min", tables::PLAYERS_MIN.into()),
            ("players_max", tables::PLAYERS_MAX.into()),
            ("pile", tables::TILES as i64 - 1),
            ("boats", tables::PIECES as i64),
            ("pawns", tables::PAWNS.into()),
            ("tokens", tables::TOKENS.into()),
            ("token_settlers", tables::TOKEN_SETTLERS.into()),
            ("takeover", takeover),
            ("crew", tables::CREW_MAX.into()),
            ("boats_per_tile", tables::BOATS_PER_TILE as i64),
            ("myth_components", full(sea::MythGoal::AllThree)),
            ("legends_to_end", tables::LEGENDS_TO_END.into()),
            ("legend_points", tables::LEGEND_POINTS.into()),
            ("feat_points", tables::FEAT_POINTS.into()),
            ("builders_point", parts.score().builders.into()),
            ("nomads_point", parts.score().nomads.into()),
            ("wind_price", shown::<Sea>("sea-voyage@37..36/players.0.boat.crew")),
            ("step_price", shown::<Sea>("sea-voyage@10..9/players.0.boat.crew")),
            ("fog_price", shown::<Sea>("sea-voyage@40..39/players.0.boat.crew")),
            ("turns_left", turned("NW")),
            ("turns_right", turned("NE")),
        ]
    }
}

/// A number that the rules show in a position.
fn shown<G: Taught>(about: &str) -> i64 {
    let told = truth(&replayed::<G>(), about);
    told.and_then(|told| told.parse().ok()).unwrap_or_else(|| panic!("{about} is no number"))
}
