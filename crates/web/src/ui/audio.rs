//! Sounds, generated in the page: no files are loaded. Wood, stone, paper and water are short
//! bursts of filtered noise over a low tone; only signals are melodies.

use super::platform;
use crate::model::Sound;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

thread_local! {
    /// The volume, from 0 to 1.
    static VOLUME: Cell<f32> = const { Cell::new(0.3) };
    static ROOM: RefCell<Option<Room>> = const { RefCell::new(None) };
}

/// The audio state.
struct Room {
    context: AudioContext,
    /// A second of white noise.
    noise: AudioBuffer,
    /// A counter that varies each sound a little.
    beat: u32,
    /// The number of discs dropped in a row, and the time of the last one.
    dropped: (u32, f64),
}

/// Drops within this many seconds belong to one pile, and each sounds higher.
const IN_A_ROW: f64 = 0.45;

/// A part of a sound. Start and length are in seconds.
#[derive(Clone, Copy)]
enum SoundPart {
    /// Noise around a pitch: the narrower, the more it rings.
    Noise { pitch: f32, narrow: f32, start: f64, length: f64, loud: f32 },
    /// A tone that slides from a pitch to another.
    Tone { from: f32, to: f32, start: f64, length: f64, loud: f32 },
}

const fn knock(pitch: f32, start: f64, loud: f32) -> SoundPart {
    SoundPart::Noise { pitch, narrow: 3.0, start, length: 0.035, loud }
}

const fn breath(pitch: f32, start: f64, length: f64, loud: f32) -> SoundPart {
    SoundPart::Noise { pitch, narrow: 0.8, start, length, loud }
}

const fn tone(pitch: f32, start: f64, length: f64, loud: f32) -> SoundPart {
    SoundPart::Tone { from: pitch, to: pitch, start, length, loud }
}

const fn slide(from: f32, to: f32, start: f64, length: f64, loud: f32) -> SoundPart {
    SoundPart::Tone { from, to, start, length, loud }
}

fn parts(sound: Sound) -> &'static [SoundPart] {
    match sound {
        Sound::Drop => const { &[knock(2600.0, 0.0, 0.5), slide(210.0, 150.0, 0.0, 0.07, 0.25)] },
        Sound::Take => const { &[breath(3400.0, 0.0, 0.07, 0.12), knock(1500.0, 0.05, 0.22)] },
        Sound::Moon => {
            const {
                &[
                    breath(1800.0, 0.0, 0.5, 0.03),
                    tone(660.0, 0.0, 0.7, 0.1),
                    tone(990.0, 0.14, 0.7, 0.07),
                ]
            }
        }
        Sound::Card => {
            const {
                &[
                    breath(4200.0, 0.0, 0.12, 0.1),
                    tone(392.0, 0.05, 0.16, 0.09),
                    tone(494.0, 0.15, 0.16, 0.09),
                    tone(587.0, 0.25, 0.35, 0.09),
                ]
            }
        }
        Sound::Turn => {
            const {
                &[
                    knock(1200.0, 0.0, 0.2),
                    tone(440.0, 0.0, 0.14, 0.08),
                    tone(587.0, 0.1, 0.25, 0.08),
                ]
            }
        }
        Sound::Dice => {
            const {
                &[
                    knock(3100.0, 0.0, 0.35),
                    knock(2500.0, 0.08, 0.3),
                    knock(2900.0, 0.15, 0.24),
                    knock(2300.0, 0.2, 0.18),
                    knock(2600.0, 0.24, 0.14),
                ]
            }
        }
        Sound::Wind => const { &[breath(520.0, 0.0, 0.9, 0.2), breath(900.0, 0.15, 0.6, 0.1)] },
        Sound::Splash => const { &[breath(900.0, 0.0, 0.22, 0.22), breath(420.0, 0.06, 0.3, 0.2)] },
        Sound::Storm => {
            const {
                &[
                    breath(110.0, 0.0, 1.1, 0.6),
                    breath(300.0, 0.05, 0.7, 0.25),
                    slide(70.0, 42.0, 0.0, 0.9, 0.16),
                ]
            }
        }
        Sound::End => {
            const {
                &[
                    tone(392.0, 0.0, 0.3, 0.11),
                    tone(494.0, 0.2, 0.3, 0.11),
                    tone(587.0, 0.4, 0.3, 0.11),
                    tone(784.0, 0.6, 0.9, 0.11),
                ]
            }
        }
    }
}

/// Sets the volume, from 0 to 1.
pub fn set_volume(volume: f32) {
    VOLUME.set(volume.clamp(0.0, 1.0));
}

/// Plays a sound, if the browser can.
pub fn play(sound: Sound) {
    // Browsers play nothing before the first touch. Delayed sounds would all be heard together.
    if !platform::was_touched() {
        return;
    }
    ROOM.with_borrow_mut(|room| {
        if room.is_none() {
            *room = Room::new().ok();
        }
        if let Some(room) = room {
            let _ = room.context.resume();
            room.beat = room.beat.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let vary = 0.96 + 0.08 * (room.beat >> 16) as f32 / 65535.0;
            let pitch = vary * if sound == Sound::Drop { room.rise() } else { 1.0 };
            for part in parts(sound) {
                let _ = room.sound(*part, pitch);
            }
        }
    });
}

impl Room {
    fn new() -> Result<Room, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let noise = context.create_buffer(1, rate as u32, rate)?;
        let mut number = 1u32;
        let samples: Vec<f32> = (0..rate as usize)
            .map(|_| {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 8) as f32 / 8_388_608.0 - 1.0
            })
            .collect();
        noise.copy_to_channel(&samples, 0)?;
        Ok(Room { context, noise, beat: 1, dropped: (0, -1.0) })
    }

    /// Returns the pitch factor of a disc that is dropped now: a tone higher for each disc in a
    /// row.
    fn rise(&mut self) -> f32 {
        let now = self.context.current_time();
        let (count, last) = self.dropped;
        let count = if now - last < IN_A_ROW { (count + 1).min(11) } else { 0 };
        self.dropped = (count, now);
        2f32.powf(count as f32 / 9.0)
    }

    fn sound(&self, part: SoundPart, vary: f32) -> Result<(), JsValue> {
        match part {
            SoundPart::Noise { pitch, narrow, start, length, loud } => {
                let begin = self.context.current_time() + start;
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                source.set_loop(true);
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                filter.frequency().set_value(pitch * vary);
                filter.q().set_value(narrow);
                source.connect_with_audio_node(&filter)?;
                self.heard(&source, &filter, begin, length, loud)
            }
            SoundPart::Tone { from, to, start, length, loud } => {
                let begin = self.context.current_time() + start;
                let voice = self.context.create_oscillator()?;
                voice.set_type(OscillatorType::Sine);
                voice.frequency().set_value_at_time(from * vary, begin)?;
                voice.frequency().linear_ramp_to_value_at_time(to * vary, begin + length)?;
                self.heard(&voice, &voice, begin, length, loud)
            }
        }
    }

    /// Plays a source through the last node behind it, with a fade.
    fn heard(
        &self,
        source: &AudioScheduledSourceNode,
        last: &AudioNode,
        begin: f64,
        length: f64,
        loud: f32,
    ) -> Result<(), JsValue> {
        let volume = self.context.create_gain()?;
        let loud = (loud * 2.5 * VOLUME.get()).max(0.0002);
        volume.gain().set_value_at_time(0.0001, begin)?;
        volume.gain().exponential_ramp_to_value_at_time(loud, begin + 0.004)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, begin + length)?;
        last.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&self.context.destination())?;
        source.start_with_when(begin)?;
        source.stop_with_when(begin + length)
    }
}
