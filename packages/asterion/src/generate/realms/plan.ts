/** The plan of a realm: what may be asked for, what is taken where nothing is asked, and what is refused. */

import { type Kinds, kindsFault, unknownName } from '../../settings/index.js';
import { type Origin, type Seed, seedText } from '../../world/index.js';
import { planSizeFault, squaresFault, WORLD_PLAN, type WorldPlan } from '../plan.js';
import type { RealmGenerator } from './generator.js';
import { realmGeneratorNamed, realmGenerators } from './generators.js';
import { type KnobSettings, knobFault } from './knobs.js';

/** What to generate: 9 to 2000 rows and columns of squares, 30 x 60 if absent. With either origin the picture is the same. */
export interface RealmPlan extends WorldPlan {
  /** The name of a generator; `bsp` if absent. */
  readonly generator?: string | undefined;
  /** Settings of the generator's own knobs. */
  readonly knobs?: KnobSettings | undefined;
}

const REALM_PLAN: Kinds<RealmPlan> = { ...WORLD_PLAN, generator: 'a string', knobs: 'an object' };

/** A plan with nothing left open but knobs. */
export interface SettledPlan {
  readonly generator: RealmGenerator;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly seed: string;
  readonly knobs: KnobSettings;
}

const SMALLEST = 9;
const LARGEST = 2000;

/** Why there is no such realm, as a sentence that names the value; undefined if there is one. */
export function realmFault(plan: RealmPlan): string | undefined {
  const planFault = kindsFault('the plan of a realm', plan, REALM_PLAN);
  if (planFault !== undefined) return planFault;
  const { name, rows, cols, seed, knobs } = filled(plan);
  const generator = realmGeneratorNamed(name);
  if (generator === undefined)
    return unknownName(
      'generator',
      name,
      realmGenerators.map((known) => known.name),
    );
  const fault = squaresFault(plan.shape) ?? planSizeFault({ rows, cols }, SMALLEST, LARGEST);
  if (fault !== undefined) return fault;
  for (const [asked, setting] of Object.entries(knobs)) {
    const knob = generator.knobs.find((known) => known.name === asked);
    if (knob === undefined) return `The generator ${name} has no knob "${asked}". Known: ${namesOf(generator.knobs)}.`;
    const why = knobFault(knob, setting);
    if (why !== undefined) return why;
  }
  return seedFault(seed);
}

/** The plan with its defaults. Throws a RangeError where there is a `realmFault`. */
export function settled(plan: RealmPlan): SettledPlan {
  const fault = realmFault(plan);
  const { name, rows, cols, seed, knobs } = filled(plan);
  const generator = realmGeneratorNamed(name);
  if (fault !== undefined || generator === undefined) throw new RangeError(fault);
  return { generator, rows, cols, origin: plan.origin ?? 'bottom', seed: seedText(seed), knobs };
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
