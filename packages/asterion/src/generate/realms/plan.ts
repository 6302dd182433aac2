/** The plan of a realm: what may be asked for, what is taken where nothing is asked, and what is refused. */

import { type Seed, seedText } from '../../world/index.js';
import type { RealmGenerator } from './generator.js';
import { realmGeneratorNamed, realmGenerators } from './generators.js';
import { type KnobSettings, knobFault } from './knobs.js';

/** What to generate. Everything has a default. */
export interface RealmPlan {
  /** The name of a generator; `bsp` if absent. */
  readonly generator?: string | undefined;
  /** 9 to 2000; 30 if absent. */
  readonly rows?: number | undefined;
  /** 9 to 2000; 60 if absent. */
  readonly cols?: number | undefined;
  /** 0 if absent. */
  readonly seed?: Seed | undefined;
  /** Settings of the generator's own knobs. */
  readonly knobs?: KnobSettings | undefined;
}

/** A plan with nothing left open but knobs. */
export interface SettledPlan {
  readonly generator: RealmGenerator;
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  readonly knobs: KnobSettings;
}

const SMALLEST = 9;
const LARGEST = 2000;

/** Why there is no such realm, as a sentence that names the value; undefined if there is one. */
export function realmFault(plan: RealmPlan): string | undefined {
  const { name, rows, cols, seed, knobs } = filled(plan);
  const generator = realmGeneratorNamed(name);
  if (generator === undefined) return `Unknown generator "${name}". Known: ${namesOf(realmGenerators)}.`;
  for (const [side, length] of Object.entries({ rows, cols })) {
    if (!(Number.isInteger(length) && length >= SMALLEST && length <= LARGEST)) {
      return `Expected ${side} to be a whole number from ${SMALLEST} to ${LARGEST}, got ${length}.`;
    }
  }
  for (const [asked, setting] of Object.entries(knobs)) {
    const knob = generator.knobs.find((known) => known.name === asked);
    if (knob === undefined) return `The generator ${name} has no knob "${asked}". Known: ${namesOf(generator.knobs)}.`;
    const fault = knobFault(knob, setting);
    if (fault !== undefined) return fault;
  }
  return seedFault(seed);
}

/** The plan with its defaults. Throws a RangeError where there is a `realmFault`. */
export function settled(plan: RealmPlan): SettledPlan {
  const fault = realmFault(plan);
  const { name, rows, cols, seed, knobs } = filled(plan);
  const generator = realmGeneratorNamed(name);
  if (fault !== undefined || generator === undefined) throw new RangeError(fault);
  return { generator, rows, cols, seed: seedText(seed), knobs };
}

const filled = ({ generator: name = 'bsp', rows = 30, cols = 60, seed = 0, knobs = {} }: RealmPlan) => {
  return { name, rows, cols, seed, knobs };
};

function seedFault(seed: Seed): string | undefined {
  try {
    seedText(seed);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

const namesOf = (items: readonly { readonly name: string }[]): string => items.map(({ name }) => name).join(', ');
