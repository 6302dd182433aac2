/** A hint in words. */

import type { PitsPosition } from 'asterion/game';
import { type PitsHint, pitsHint } from 'asterion/players';
import { directionName } from 'asterion/world';
import { count, grouped, oneOf } from '../text.js';

/** `5 shortest ways left, most by E or S. 2 cells must not fall: !`; empty where there is none. */
export function hintText(position: PitsPosition): string {
  const hint = pitsHint(position);
  if (hint === undefined) return '';
  const { shape } = position.world.grid;
  const best = oneOf(hint.best.map((direction) => directionName(shape, direction)));
  const ways =
    hint.ways === 1 ? `1 shortest way left, by ${best}` : `${countText(hint.ways)} shortest ways left, most by ${best}`;
  return `${ways}. ${cutsText(hint)}`;
}

/** Numbers beyond this are not told digit by digit. */
const LONG = 1e12;

const countText = (ways: number): string =>
  ways < LONG ? grouped(ways) : `about ${ways.toExponential(1).replace('e+', 'e')}`;

const cutsText = ({ articulationCells }: PitsHint): string =>
  articulationCells.length === 0
    ? 'No single pit can cut you off.'
    : `${count(articulationCells.length, 'cell')} must not fall: !`;
