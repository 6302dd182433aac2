/** Small sounds, made on the spot: no files to load, and silence unless somebody asked for them. */

import { sounds } from './settings.js';

export type Sound = 'step' | 'bump' | 'capture' | 'win';

interface Tone {
  /** Hertz, from where to where. */
  readonly from: number;
  readonly to: number;
  /** Seconds from now, and how long. */
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
}

const tone = (from: number, to: number, at: number, length: number, wave: OscillatorType = 'triangle'): Tone => ({
  from,
  to,
  at,
  length,
  wave,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  step: [tone(720, 520, 0, 0.05)],
  bump: [tone(130, 90, 0, 0.09, 'square')],
  capture: [tone(330, 200, 0, 0.16), tone(220, 90, 0.14, 0.3)],
  win: [tone(523, 523, 0, 0.12), tone(659, 659, 0.11, 0.12), tone(784, 784, 0.22, 0.26)],
};

const LOUDNESS = 0.08;

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (sounds.value === 'off') return;
  try {
    context ??= new AudioContext();
    for (const { from, to, at, length, wave } of TONES[sound]) {
      const [oscillator, gain, start] = [context.createOscillator(), context.createGain(), context.currentTime + at];
      oscillator.type = wave;
      oscillator.frequency.setValueAtTime(from, start);
      oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
      gain.gain.setValueAtTime(LOUDNESS, start);
      gain.gain.exponentialRampToValueAtTime(1e-4, start + length); // a tone that is cut off clicks
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + length);
    }
  } catch {
    // A machine without sound is no error.
  }
}
