/** Knobs: what a generator lets people choose, as data, so that hosts can list, check and offer them. */

import type { Span } from '../../settings/index.js';

/** A whole number or one of a few words. */
export type Knob = NumberKnob | ChoiceKnob;

/** A knob that takes a whole number. */
export interface NumberKnob {
  /** No other knob of its generator has it. Options say it as `--knob NAME=VALUE`. */
  readonly name: string;
  /** What it decides, as a sentence. */
  readonly about: string;
  /** The smallest number it takes. */
  readonly least: number;
  /** The largest number it takes. */
  readonly most: number;
  /** What is taken where nothing is asked. */
  usual(rows: number, cols: number): number;
}

/** A knob that takes one of a few words. */
export interface ChoiceKnob {
  /** No other knob of its generator has it. Options say it as `--knob NAME=VALUE`. */
  readonly name: string;
  /** What it decides, as a sentence. */
  readonly about: string;
  /** The words, in the order in which they are listed to people. */
  readonly choices: readonly string[];
  /** What is taken where nothing is asked. */
  readonly usual: string;
}

/** What is asked, by the name of the knob. */
export type KnobSettings = Readonly<Record<string, number | string>>;

/** Why a setting is refused, as a sentence; undefined if it is not. */
export function knobFault(knob: Knob, setting: number | string): string | undefined {
  const found = typeof setting === 'number' ? String(setting) : JSON.stringify(setting);
  const expected = (what: string) => `Expected ${knob.name} to be ${what}, got ${found}.`;
  if ('choices' in knob) {
    return knob.choices.some((choice) => choice === setting) ? undefined : expected(knob.choices.join(' or '));
  }
  const { least, most } = knob;
  const isFine = Number.isInteger(setting) && Number(setting) >= least && Number(setting) <= most;
  return isFine ? undefined : expected(`a whole number from ${least} to ${most}`);
}

/** The settings of a generator's knobs, none left open. */
export class KnobValues {
  readonly #values = new Map<string, number | string>();

  constructor(knobs: readonly Knob[], settings: KnobSettings, rows: number, cols: number) {
    for (const knob of knobs) {
      const usual = 'choices' in knob ? knob.usual : knob.usual(rows, cols);
      this.#values.set(knob.name, settings[knob.name] ?? usual);
    }
  }

  /** The setting of a knob that is a number. */
  number(name: string): number {
    return Number(this.#values.get(name));
  }

  /** The setting of a knob that is a choice. */
  choice(name: string): string {
    return String(this.#values.get(name));
  }

  /** The settings of two knobs as a range; which of them is the lower does not matter, so no two contradict each other. */
  span(one: string, other: string): Span {
    const [a, b] = [this.number(one), this.number(other)];
    return [Math.min(a, b), Math.max(a, b)];
  }
}
