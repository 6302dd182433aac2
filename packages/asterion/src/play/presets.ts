/** Presets: settings with a name. */

import { type Said, type Settled, settle, spelt } from '../settings/index.js';
import type { AnyDescription } from './description.js';

/** Settings under a name. */
export interface Preset {
  /** What links and stored streaks call it. */
  readonly name: string;
  /** What people read in lists. */
  readonly title: string;
  /** What it says; everything else is as usual. */
  readonly said: Said;
}

/** Everything that decides, but for the seed and who plays. */
function partOf({ game }: Pick<AnyDescription, 'game'>, settled: Pick<Settled, 'settings' | 'values'>): string {
  const isShared = ({ key, affects }: Settled['settings'][number]) =>
    key !== 'seed' && affects !== 'seats' && !game.seats.includes(key);
  const settings = settled.settings.filter(isShared);
  return JSON.stringify(Object.entries(spelt({ ...settled, settings })).sort());
}

/** The preset that settings are; undefined where they are somebody's own. A world of its own is nobody's preset. */
export function presetOf<P extends Preset>(
  description: Pick<AnyDescription, 'settings' | 'game'>,
  presets: readonly P[],
  settled: Pick<Settled, 'settings' | 'values'>,
): P | undefined {
  const wanted = partOf(description, settled);
  return presets.find(({ said }) => partOf(description, settle(description.settings, said)) === wanted);
}
