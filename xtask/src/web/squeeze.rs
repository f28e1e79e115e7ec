//! Compresses the files of the page once, so that no server does it again for each visitor.

use anyhow::{Context, Result};
use std::io::Write;

/// The window of brotli: 2 to this power.
const WINDOW: u32 = 22;

/// In brotli, which every browser of today reads.
pub(super) fn brotli(content: &[u8], quick: bool) -> Result<Vec<u8>> {
    let quality = if quick { 4 } else { 11 };
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, quality, WINDOW);
    writer.write_all(content).context("compressing with brotli")?;
    drop(writer);
    Ok(out)
}

/// In gzip, for everything else.
pub(super) fn gzip(content: &[u8], quick: bool) -> Result<Vec<u8>> {
    let level = if quick { flate2::Compression::fast() } else { flate2::Compression::best() };
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), level);
    writer.write_all(content).context("compressing with gzip")?;
    writer.finish().context("compressing with gzip")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_squeezed_comes_back() {
        let text = b"ember ember ember wake".repeat(20);
        for quick in [true, false] {
            let mut back = Vec::new();
            let squeezed = brotli(&text, quick).unwrap();
            brotli::Decompressor::new(&squeezed[..], 4096).read_to_end(&mut back).unwrap();
            assert_eq!(back, text);
            back.clear();
            let squeezed = gzip(&text, quick).unwrap();
            flate2::read::GzDecoder::new(&squeezed[..]).read_to_end(&mut back).unwrap();
            assert_eq!(back, text);
            assert!(squeezed.len() < text.len());
        }
    }
}
