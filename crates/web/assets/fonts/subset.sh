#!/usr/bin/env bash
# Makes the two fonts of the page from the packages @fontsource/vollkorn and
# @fontsource-variable/cabin: only the letters of our four languages, no hints.
# Needs npm and python3 with fonttools and brotli. Run it in an empty folder.
set -euo pipefail
letters='U+20-7E,U+A0,U+A1,U+AB,U+B7,U+BB,U+BF,U+C0,U+C2,U+C4,U+C7-CB,U+C1,U+CD-CF,U+D1,U+D3,U+D4,U+D6,U+D7,U+D9-DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3,U+F4,U+F6,U+F9-FC,U+152,U+153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+2212'
npm install @fontsource/vollkorn @fontsource-variable/cabin
subset() {
    pyftsubset "node_modules/$1" --unicodes="$letters" --layout-features="$3" \
        --flavor=woff2 --desubroutinize --no-hinting --output-file="$2"
}
subset @fontsource/vollkorn/files/vollkorn-latin-600-normal.woff2 vollkorn.woff2 kern,lnum,tnum
subset @fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2 cabin.woff2 kern
