/** The picture of a position, as somebody sees it. */

import type { Position } from 'asterion/game';
import { type AnyDescription, allOf, type Fog, Knowledge, type View } from 'asterion/play';
import { type Cell, createScene, type Direction, type Grid } from 'asterion/world';
import { openText } from '../board/describe.js';
import type { Frame } from '../board/frame.js';
import type { Area } from '../board/viewport.js';

/** With the parts that some movers have been told already made; all of the board unless `area` says which part. */
export function frameOf(
  { input, pieces }: AnyDescription,
  position: Position,
  { world, entrance, exit, figures, fog }: View,
  told: readonly string[],
  area?: Area,
): Frame {
  const made = told.map((name, at) => input.parts(position, told.slice(0, at)).find((part) => part.name === name)?.to);
  const actors: Record<string, Cell[]> = {};
  for (const { role, cell, index } of figures) {
    if (pieces.some((piece) => piece.role === role && piece.part === 'pit')) continue; // the ground shows them
    const moved = role === position.seat ? made.at(index) : undefined;
    actors[role] = [...(actors[role] ?? []), index < made.length && moved !== undefined ? moved : cell];
  }
  return {
    scene: createScene(world, { entrance, exit, actors }),
    layers: {},
    area,
    hasNoDots: true,
    ...piecesIn(pieces),
    ...(fog !== undefined && { ways: (cell: Cell) => knownWays(world.grid, fog, cell) }),
  };
}

/** What actors are called and look like; pits are ground. */
export const piecesIn = (pieces: AnyDescription['pieces']): Pick<Frame, 'names' | 'roles'> => ({
  names: Object.fromEntries(pieces.map(({ role, title }) => [role, title])),
  roles: Object.fromEntries(
    pieces.map(({ role, glyph, part }) => [role, { glyph, part: part === 'pit' ? 'thing' : part }]),
  ),
});

/** `open to N and E, not known to S`. The edge of the board is no secret. */
function knownWays(grid: Grid, { cells, open, walled }: Fog, cell: Cell): string {
  if (cells[cell] === Knowledge.none) return 'not seen yet';
  const among = (bits: number): Direction[] => grid.sidesOf(cell).filter((side) => ((bits >> side) & 1) === 1);
  const [ways, walls] = [open?.[cell] ?? 0, walled?.[cell] ?? 0];
  const unknown = among(~(ways | walls)).filter((side) => grid.neighbour(cell, side) >= 0);
  return [
    ...(cells[cell] === Knowledge.remembered ? ['remembered'] : []),
    ...(ways === 0 ? [] : [openText(grid.shape, among(ways))]),
    ...(unknown.length === 0 ? [] : [`not known to ${allOf(unknown.map((side) => grid.shape.directions[side]))}`]),
  ].join(', ');
}
