//! The page of pictures.

use crate::Picture;
use std::fmt::Write;

const HEAD: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
<title>Gallery of Emberwake</title>\n<style>\n\
body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem; background: #808590; color: #fff; }\n\
nav { position: sticky; top: 0; padding: .5rem; background: #2b2f3a; display: flex; flex-wrap: wrap; gap: .3rem .8rem; z-index: 1; }\n\
a { color: inherit; } h2 { margin: 1.5rem 0 .3rem; scroll-margin-top: 6rem; }\n\
.row { display: flex; gap: .8rem; overflow-x: auto; align-items: flex-start; }\n\
figure { margin: 0 0 .8rem; flex: none; } figcaption { opacity: .85; }\n\
img { display: block; height: 26rem; width: auto; border-radius: 6px; box-shadow: 0 2px 10px #0006; }\n\
</style>\n</head>\n<body>\n";

/// All pictures on a page, a section for each screen and a row for each language and theme.
pub fn sheet(pictures: &[Picture]) -> String {
    let mut screens: Vec<&str> = Vec::new();
    for picture in pictures {
        if !screens.contains(&picture.screen) {
            screens.push(picture.screen);
        }
    }
    let mut page = HEAD.to_owned() + "<nav>";
    for screen in &screens {
        let _ = write!(page, "<a href=\"#{screen}\">{screen}</a>");
    }
    page += "</nav>\n";
    for screen in screens {
        let _ = writeln!(page, "<h2 id=\"{screen}\">{screen}</h2>");
        let mut row = ("", "");
        for picture in pictures.iter().filter(|picture| picture.screen == screen) {
            let Picture { lang, theme, width, file, .. } = picture;
            if row != (*lang, *theme) {
                page += if row.0.is_empty() {
                    "<div class=\"row\">\n"
                } else {
                    "</div>\n<div class=\"row\">\n"
                };
                row = (lang, theme);
            }
            let _ = writeln!(
                page,
                "<figure><figcaption>{lang}, {theme}, {width} px</figcaption><a href=\"{file}\">\
                 <img src=\"{file}\" loading=\"lazy\" alt=\"{screen}, {lang}, {theme}, {width} pixels\">\
                 </a></figure>"
            );
        }
        page += "</div>\n";
    }
    page + "</body>\n</html>\n"
}
