//! Sounds, made in the page: no files are loaded.

use super::platform;
use crate::model::Sound;
use std::cell::RefCell;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A note: pitch in hertz, start and length in seconds, loudness.
type Note = (f32, f64, f64, f32);

const fn notes(sound: Sound) -> (OscillatorType, &'static [Note]) {
    match sound {
        Sound::Drop => (OscillatorType::Sine, &[(190.0, 0.0, 0.07, 0.25)]),
        Sound::Take => (OscillatorType::Triangle, &[(520.0, 0.0, 0.09, 0.12)]),
        Sound::Moon => (OscillatorType::Sine, &[(660.0, 0.0, 0.5, 0.12), (990.0, 0.12, 0.5, 0.08)]),
        Sound::Card => (
            OscillatorType::Triangle,
            &[(392.0, 0.0, 0.14, 0.14), (494.0, 0.1, 0.14, 0.14), (587.0, 0.2, 0.3, 0.14)],
        ),
        Sound::Turn => (OscillatorType::Sine, &[(440.0, 0.0, 0.12, 0.1), (587.0, 0.1, 0.2, 0.1)]),
        Sound::Dice => (
            OscillatorType::Square,
            &[(310.0, 0.0, 0.03, 0.05), (260.0, 0.07, 0.03, 0.05), (330.0, 0.15, 0.04, 0.05)],
        ),
        Sound::Wind => (OscillatorType::Sine, &[(240.0, 0.0, 0.5, 0.07), (300.0, 0.12, 0.5, 0.06)]),
        Sound::Splash => {
            (OscillatorType::Triangle, &[(150.0, 0.0, 0.12, 0.12), (110.0, 0.08, 0.16, 0.1)])
        }
        Sound::Storm => {
            (OscillatorType::Sawtooth, &[(70.0, 0.0, 0.5, 0.09), (52.0, 0.1, 0.6, 0.09)])
        }
        Sound::End => (
            OscillatorType::Triangle,
            &[(392.0, 0.0, 0.25, 0.14), (494.0, 0.2, 0.25, 0.14), (784.0, 0.4, 0.7, 0.14)],
        ),
    }
}

/// Plays a sound. Where the browser plays none, none is heard.
pub fn play(sound: Sound) {
    // Before anybody has touched the page no browser plays anything: what is put off would all be
    // heard together at the first touch.
    if !platform::was_touched() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            let _ = context.resume();
            let (shape, notes) = notes(sound);
            notes.iter().for_each(|note| drop(sing(context, shape, *note)));
        }
    });
}

fn sing(
    context: &AudioContext,
    shape: OscillatorType,
    (pitch, start, length, loudness): Note,
) -> Result<(), wasm_bindgen::JsValue> {
    let voice = context.create_oscillator()?;
    let volume = context.create_gain()?;
    let begin = context.current_time() + start;
    voice.set_type(shape);
    voice.frequency().set_value(pitch);
    volume.gain().set_value_at_time(loudness, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, begin + length)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(begin)?;
    voice.stop_with_when(begin + length)?;
    Ok(())
}
