/** What helps in a position, as it is drawn and said. */

import { type PitsPosition, PLAYER, pits } from 'asterion/game';
import { pitsHint } from 'asterion/players';
import { type Cell, destination, directionName } from 'asterion/world';
import type { Best } from '../play/best.js';
import { counted } from '../play/words.js';

export interface Hint {
  /** The steps that keep most of the shortest ways. */
  readonly best: Best;
  /** Cells whose loss would cut off the player. */
  readonly cuts: readonly Cell[];
}

/** Undefined where the player is not to move. */
export function hintOf(position: PitsPosition): Hint | undefined {
  const { world, player, seat } = position;
  const hint = seat === PLAYER && pits.outcome(position) === undefined ? pitsHint(position) : undefined;
  if (hint === undefined) return undefined;
  const { best, articulationCells: cuts } = hint;
  const names = best.map((step) => directionName(world.grid.shape, step)).join(' or ');
  const choice = hint.ways === 1 ? `It begins with ${names}.` : `${names} keeps most of them.`;
  const text = `${waysText(hint.ways, hint.steps)} ${choice} ${cutsText(cuts.length)}`;
  return {
    best: { steps: best.map((step) => ({ from: player, to: destination(world, player, step) })), choice, text },
    cuts,
  };
}

/** `About 35 billion shortest ways, of 38 steps.` */
const waysText = (ways: number, steps: number): string =>
  `${countText(ways)} shortest ${ways === 1 ? 'way' : 'ways'}, of ${counted(steps, 'step')}.`;

/** The largest count that is written out. */
const WRITTEN_OUT = 99_999;
const ROUNDED = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 } as const;

export const countText = (count: number): string =>
  count <= WRITTEN_OUT ? count.toLocaleString('en') : `About ${count.toLocaleString('en', ROUNDED)}`;

function cutsText(count: number): string {
  if (count === 0) return 'No single pit can cut you off now.';
  if (count === 1) return 'A pit in the marked cell would cut you off.';
  return `A pit in one of ${count} marked cells would cut you off.`;
}
