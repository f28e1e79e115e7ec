//! The names of things in Sea match the rulebook.

use crate::prose::{clean, differ, entry, in_all, in_known, sentence, sentences};
use crate::sea_examples::tribe;
use sea::tables::MYTHS;
use sea::{Cell, Component, Direction, Feat, Myth, Part, Side, TileKind};
use std::collections::BTreeSet;
use texts::Lang;
use texts::sea::{self as say, Column};

fn rule(lang: Lang, id: &str) -> &'static str {
    texts::sea::rulebook(lang).find(id).unwrap().text
}

#[test]
fn tribes_have_a_name_a_color_and_a_shape_of_their_own() {
    for lang in Lang::ALL {
        let six = |say: &dyn Fn(u8) -> String| (0..6).map(say).collect::<BTreeSet<_>>();
        let names = six(&|seat| say::tribe(lang, tribe(seat)));
        let colors = six(&|seat| say::tribe_color(lang, tribe(seat)).to_owned());
        let shapes = six(&|seat| say::tribe_shape(lang, tribe(seat)).to_owned());
        for all in [names, colors, shapes] {
            assert_eq!(all.len(), 6, "{all:?}");
            all.iter().for_each(|name| clean(lang, name));
        }
    }
    assert_eq!(
        in_known(|lang| say::tribe(lang, tribe(5))),
        ["white tribe", "tribu blanche", "weißer Stamm", "tribu blanca"]
    );
    assert_eq!(
        in_known(|lang| say::tribe(lang, tribe(4))),
        ["purple tribe", "tribu violette", "lila Stamm", "tribu morada"]
    );
    for seat in 0..6 {
        assert_eq!(say::tribe_color(Lang::En, tribe(seat)), tribe(seat).color(), "as in records");
        differ(&in_all(|lang| say::tribe_color(lang, tribe(seat)).to_owned()));
    }
}

#[test]
fn tiles_and_directions_are_called_as_the_rulebook_calls_them() {
    for lang in Lang::ALL {
        let shown = rule(lang, "S1.3");
        let short = Direction::ALL.map(|direction| say::direction(lang, direction));
        let first = short[..7].join(", ");
        let last = short[7];
        let listed = texts::grammar::join(lang, &[first.as_str(), last]);
        assert!(shown.contains(&listed), "{short:?} in {lang:?}");
        let long = Direction::ALL.map(|direction| say::direction_long(lang, direction));
        long.iter().for_each(|name| clean(lang, name));
        for kind in TileKind::ALL {
            assert!(rule(lang, "S1.1").contains(say::tile_kind(lang, kind)), "{kind:?}");
        }
    }
    for direction in Direction::ALL {
        assert_eq!(say::direction(Lang::En, direction), direction.name(), "as in records");
        differ(&in_all(|lang| say::direction_long(lang, direction).to_owned()));
    }
    for side in [Side::Clockwise, Side::Counterclockwise] {
        differ(&in_all(|lang| say::side(lang, side).to_owned()));
    }
}

#[test]
fn cells_are_told_with_a_true_minus() {
    assert_eq!(say::cell(Cell { x: 0, y: 0 }), "(0,0)");
    assert_eq!(say::cell(Cell { x: -12, y: 3 }), "(−12,3)");
}

#[test]
fn parts_feats_and_columns_are_called_as_the_rulebook_calls_them() {
    for lang in Lang::ALL {
        for part in Part::ALL {
            assert!(rule(lang, "S1.4").contains(say::part(lang, part)), "{part:?} in {lang:?}");
        }
        for feat in Feat::ALL {
            let name = format!("{}{}", say::feat(lang, feat), colon(lang));
            let told = format!("{} {}", rule(lang, "S13.1"), rule(lang, "S13.2"));
            assert!(told.contains(&name), "{name} in {lang:?}");
        }
        for column in Column::ALL {
            let name = say::column(lang, column);
            entry(lang, name);
            let heads = format!("{name}{}", colon(lang));
            let area = column == Column::Area;
            assert!(area || rule(lang, "S14.3").contains(&heads), "{heads} in {lang:?}");
            assert!(
                !area
                    || rule(lang, "S14.4").to_lowercase().contains(&name.to_lowercase())
                    || lang == Lang::De
            );
        }
    }
    for feat in Feat::ALL {
        sentences(|lang| say::feat_help(lang, feat).to_owned());
    }
    for column in Column::ALL {
        sentences(|lang| say::column_help(lang, column).to_owned());
    }
}

fn colon(lang: Lang) -> &'static str {
    if lang == Lang::Fr { "\u{a0}:" } else { ":" }
}

#[test]
fn components_and_myths_have_a_name_in_every_language() {
    for lang in Lang::ALL {
        let all: BTreeSet<_> = Component::all().map(|part| say::component(lang, part)).collect();
        assert_eq!(all.len(), 18, "two components share a name in {lang:?}");
        all.iter().for_each(|name| clean(lang, name));
        let myths: BTreeSet<_> = Myth::all().map(|myth| say::myth(lang, myth)).collect();
        assert_eq!(myths.len(), MYTHS);
        myths.iter().for_each(|name| entry(lang, name));
    }
    for component in Component::all() {
        assert_eq!(say::component(Lang::En, component), component.name(), "as in the tables");
        differ(&in_all(|lang| say::component(lang, component).to_owned()));
    }
    for myth in Myth::all() {
        assert_eq!(say::myth(Lang::En, myth), myth.name(), "as in the tables");
        differ(&in_all(|lang| say::myth(lang, myth).to_owned()));
    }
}

#[test]
fn any_character_location_and_action_are_a_sentence() {
    let of = |part: Part| Component::all().filter(move |component| component.part() == part);
    for lang in Lang::ALL {
        let mut legends = BTreeSet::new();
        for who in of(Part::Character) {
            for place in of(Part::Location) {
                for what in of(Part::Action) {
                    let legend = say::legend_sentence(lang, who, place, what);
                    sentence(lang, &legend);
                    assert!(legend.contains(say::component(lang, who)), "{legend}");
                    legends.insert(legend);
                }
            }
        }
        assert_eq!(legends.len(), 216, "two legends sound alike in {lang:?}");
    }
    let [who, place, what] = [(2, Part::Character), (5, Part::Location), (1, Part::Action)]
        .map(|(myth, part)| Component::new(Myth::new(myth).unwrap(), part));
    assert_eq!(
        in_known(|lang| say::legend_sentence(lang, who, place, what)),
        [
            "On the Smoking Island, the Salt Bride steals a gust from the gods.",
            "Sur l’Île fumante, la Mariée de Sel dérobe une rafale aux dieux.",
            "Auf der Rauchenden Insel stiehlt die Salzbraut den Göttern eine Bö.",
            "En la Isla Humeante, la Novia de Sal roba una ráfaga a los dioses.",
        ]
    );
}
