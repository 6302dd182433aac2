/** How hunters do against an avatar that stands still, over many worlds: worked out in slices, and cancelled at will. */

import { signal } from '@preact/signals';
import type { LevelRecipe } from 'asterion/game/explore';
import { HunterRating, pursuitOf, searchingHunters } from 'asterion/players/explore';
import { announce } from '../../page/announce.js';
import { inSlices } from '../../page/slices.js';

export interface Rate extends Pick<HunterRating, 'planned' | 'walked' | 'endless'> {
  readonly hunter: string;
}

export interface Sample {
  readonly done: number;
  readonly of: number;
  readonly rates: readonly Rate[];
}

export class Rates {
  readonly sample = signal<Sample | undefined>(undefined);
  readonly isRunning = signal(false);
  #cancel: () => void = () => undefined;

  start(recipe: LevelRecipe, seed: string, of: number): void {
    this.cancel();
    const ratings = searchingHunters.map((hunter) => new HunterRating(hunter));
    let done = 0;
    const show = (): void => {
      this.sample.value = { done, of, rates: ratings.map(rateOf) };
    };
    this.isRunning.value = true;
    show();
    this.#cancel = inSlices(
      () => {
        const chase = pursuitOf(recipe, seed, done);
        for (const rating of ratings) rating.add(chase);
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

const rateOf = ({ hunter, planned, walked, endless }: HunterRating): Rate => ({
  hunter: hunter.title ?? hunter.name,
  planned,
  walked,
  endless,
});
