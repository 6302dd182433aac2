/** Places in a draft, checked: entrance, exit and tunnels. */

import {
  addTunnel,
  type Coordinates,
  cellAt,
  createWorld,
  type Grid,
  isOnGrid,
  rowLength,
  tunnelFault,
  type World,
} from 'asterion/world';
import { numbersIn, quoted } from '../page/numbers.js';
import { type Draft, type Faults, wordsOf } from './draft.js';

export function checkPlace(draft: Draft, place: 'entrance' | 'exit', grid: Grid | undefined, faults: Faults) {
  if (draft[place] === '') return undefined;
  const numbers = numbersIn(draft[place], 2);
  if (numbers === undefined) {
    faults[place] = `Expected row,column such as 0,3, got ${quoted(draft[place])}.`;
    return undefined;
  }
  const [row, col] = numbers;
  if (grid !== undefined && !isOnGrid(grid, row, col)) {
    const cols = rowLength(grid, Math.min(row, grid.rows - 1));
    faults[place] = `Expected a row up to ${grid.rows - 1} and a column up to ${cols - 1}, got ${row},${col}.`;
  }
  return [row, col] as const;
}

export function checkTunnels(draft: Draft, grid: Grid | undefined, faults: Faults) {
  const words = wordsOf(draft.tunnels);
  const tunnels: (readonly [Coordinates, Coordinates])[] = [];
  const world = grid === undefined || words.length === 0 ? undefined : createWorld(grid);
  for (const word of words) {
    const numbers = numbersIn(word, 4);
    if (numbers === undefined) {
      faults.tunnels = `Expected row,column,row,column such as 0,0,4,5, got ${quoted(word)}.`;
      return [];
    }
    const [r1, c1, r2, c2] = numbers;
    const fault = world === undefined ? undefined : dig(world, [r1, c1], [r2, c2]);
    if (fault !== undefined) faults.tunnels = `The tunnel ${word} ${fault}.`;
    tunnels.push([
      [r1, c1],
      [r2, c2],
    ]);
  }
  return tunnels;
}

function dig(world: World, from: Coordinates, to: Coordinates): string | undefined {
  if (!isOnGrid(world.grid, ...from) || !isOnGrid(world.grid, ...to)) return 'has an end outside the maze';
  const [a, b] = [cellAt(world.grid, ...from), cellAt(world.grid, ...to)];
  const fault = tunnelFault(world, a, b);
  if (fault === undefined) addTunnel(world, a, b);
  return fault;
}

/** A field of tunnels without the one that has an end there. */
export function withoutTunnelAt(tunnels: string, [row, col]: Coordinates): string {
  const isThere = (word: string): boolean => {
    const [r1, c1, r2, c2] = numbersIn(word, 4) ?? [];
    return (r1 === row && c1 === col) || (r2 === row && c2 === col);
  };
  return wordsOf(tunnels)
    .filter((word) => !isThere(word))
    .join(' ');
}
