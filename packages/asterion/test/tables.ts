/** Exact tables beside one another. */

import type { ExactTable } from '../src/exact/table.js';
import { type Cell, groundCells } from '../src/world/index.js';

/** Each choice of one cell for each mover, from those that are open to it. */
export const choicesOf = (open: readonly (readonly Cell[])[]): Cell[][] =>
  open.reduce<Cell[][]>((teams, cells) => teams.flatMap((team) => cells.map((cell) => [...team, cell])), [[]]);

/** Where so many monsters can stand, each in turn on each cell. */
export const teamsOf = (cells: readonly Cell[], monsters: number): Cell[][] =>
  choicesOf(Array.from({ length: monsters }, () => cells));

/** The first state on which two tables differ, in words; undefined if they agree on all. */
export function difference(a: ExactTable, b: ExactTable): string | undefined {
  const cells = groundCells(a.chase.world);
  const areDeep = a.hasDepths && b.hasDepths;
  for (const team of teamsOf(cells, a.chase.monsters)) {
    for (const at of cells) {
      const where = () => `${a.method} against ${b.method}: monsters ${team.join()}, rogue ${at}`;
      if (a.isWon(team, at) !== b.isWon(team, at)) return `${where()}: won ${a.isWon(team, at)}`;
      if (a.isLost(team, at) !== b.isLost(team, at)) return `${where()}: lost ${a.isLost(team, at)}`;
      if (!areDeep) continue;
      if (a.wonIn(team, at) !== b.wonIn(team, at)) return `${where()}: ${a.wonIn(team, at)}, ${b.wonIn(team, at)}`;
      if (a.lostIn(team, at) !== b.lostIn(team, at)) return `${where()}: ${a.lostIn(team, at)}, ${b.lostIn(team, at)}`;
    }
  }
  return undefined;
}
