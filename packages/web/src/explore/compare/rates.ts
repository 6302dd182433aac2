/** How hunters do against an avatar that stands still, over many worlds: worked out in slices, and cancelled at will. */

import { signal } from '@preact/signals';
import type { LevelRecipe } from 'asterion/game';
import { chaseOf, hunterNamed, rateHunter } from 'asterion/players';
import { inSlices } from '../../maze/slices.js';
import { announce } from '../../shell/announce.js';

const HUNTERS = ['bfs', 'astar', 'greedy-avatar', 'greedy-enemy'] as const;

export interface Rate {
  readonly hunter: string;
  /** Lengths over the shortest way, on average: of the first plan, and of the chases that end. */
  readonly planned: number;
  readonly walked: number;
  readonly endless: number;
}

export interface Sample {
  readonly done: number;
  readonly of: number;
  readonly rates: readonly Rate[];
}

/** What the chases of a hunter add up to. */
interface Sum {
  readonly hunter: string;
  planned: number;
  walked: number;
  endless: number;
}

export class Rates {
  readonly sample = signal<Sample | undefined>(undefined);
  readonly isRunning = signal(false);
  #cancel: () => void = () => undefined;

  start(recipe: LevelRecipe, seed: string, of: number): void {
    this.cancel();
    const sums = HUNTERS.map((hunter): Sum => ({ hunter, planned: 0, walked: 0, endless: 0 }));
    let done = 0;
    const show = (): void => {
      this.sample.value = { done, of, rates: sums.map((sum) => rateOf(sum, done)) };
    };
    this.isRunning.value = true;
    show();
    this.#cancel = inSlices(
      () => {
        const chase = chaseOf(recipe, seed, done);
        for (const sum of sums) add(sum, { ...chase, rng: chase.rng.copy() });
        done++;
        return done >= of;
      },
      show,
      () => {
        this.isRunning.value = false;
        show();
        announce(`Rated over ${of} chases.`);
      },
    );
  }

  cancel(): void {
    this.#cancel();
    if (this.isRunning.value) announce('Cancelled.');
    this.isRunning.value = false;
  }
}

function add(sum: Sum, chase: ReturnType<typeof chaseOf>): void {
  const hunter = hunterNamed(sum.hunter);
  if (hunter === undefined) throw new RangeError(`Expected a hunter, got "${sum.hunter}".`);
  const { planned, walked, endless } = rateHunter(hunter, [chase]);
  sum.planned += planned;
  sum.endless += endless;
  if (endless === 0) sum.walked += walked;
}

const rateOf = ({ hunter, planned, walked, endless }: Sum, chases: number): Rate => ({
  hunter,
  planned: planned / chases,
  walked: walked / (chases - endless),
  endless,
});
