/** What is seen of a standing. */

import { CHANCE, isPit, type PitsPosition, PLAYER } from 'asterion/game';
import { Flood } from 'asterion/search';
import { type Cell, createScene, finish, isGround, openDirectionsOf, type World } from 'asterion/world';
import { openText } from '../board/describe.js';
import type { Frame } from '../board/frame.js';
import { type Trace, tracesOf } from '../play/traces.js';
import { newPits, type Standing } from './standing.js';

/** The board; where no way is left, the region one is shut in is hatched. `factOf` tells more of a cell. */
export function frameOf(standing: Standing, factOf: (cell: Cell) => string | undefined): Frame {
  const { position } = standing;
  const { world, setup, player, isCutOff } = position;
  const opened = new Set(newPits(standing));
  const shut = isCutOff ? regionOf(position) : undefined;
  return {
    scene: createScene(world, { actors: { goal: [setup.goal], player: [player] } }),
    layers: {},
    notes: shut && { textOf: () => '', isHatched: (cell) => shut[cell] !== 0 },
    ways: (cell) => groundText(world, cell, opened),
    fact: (cell) => factOf(cell) ?? (shut !== undefined && shut[cell] !== 0 ? 'shut in' : undefined),
  };
}

/** Where the player can still go, by cell. */
const regionOf = ({ world, player }: PitsPosition): Uint8Array => finish(new Flood(world, [player])).visited;

function groundText(world: World, cell: Cell, opened: ReadonlySet<Cell>): string {
  if (isPit(world, cell)) return opened.has(cell) ? 'a new pit' : 'a pit';
  if (!isGround(world, cell)) return 'no ground';
  const ways = openDirectionsOf(world, cell);
  return ways.length === 0 ? 'closed on all sides' : openText(world.grid.shape, ways);
}

/** The last step, as it is drawn. */
export const lastSteps = (standing: Standing): Trace[] =>
  tracesOf(standing, CHANCE, ({ player }, seat) => (seat === PLAYER ? [player] : []));
