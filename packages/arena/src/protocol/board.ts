/** What is told of a position: a character a cell, the ways, and who stands where; through the eyes of a seat. */

import type { Position, Seat } from 'asterion/game';
import { type AnyDescription, Knowledge, type View } from 'asterion/play';
import { type Cell, type Grid, isShape, openFromTerrain, rect, Terrain, TUNNEL, type World } from 'asterion/world';
import { cellsDrawn, waysText } from './places.js';
import { GROUND, UNKNOWN } from './terms.js';

export interface Board {
  readonly grid: Grid;
  /** What it shows. Another one is another world, into which the game has gone on. */
  readonly ground: World;
  /** By cell. */
  readonly characters: readonly string[];
  /** By cell, where something is known of it and it has to be said; empty where steps follow from the characters. */
  readonly ways: ReadonlyMap<Cell, string>;
  readonly standing: readonly NamedFigure[];
}

/** Somebody on the board. */
interface NamedFigure {
  /** `you`, `foe.2`, `minotaur`. */
  readonly name: string;
  readonly cell: Cell;
}

/** Whether steps follow from the characters alone: squares, no tunnels, corners open between rooms, no thin walls. */
export function isPlain({ grid, open, terrain, tunnels }: World): boolean {
  if (!isShape(grid.shape, rect) || tunnels.size > 0) return false;
  const ground = openFromTerrain(grid, terrain ?? new Uint8Array(grid.cellCount), 'always');
  return ground.every((bits, cell) => bits === open[cell]);
}

/** How somebody of a role is called at a seat: by number where there are several. */
export function calledAs(role: string, index: number, count: number, seat: Seat, seats: readonly Seat[]): string {
  const word = role === seat ? 'you' : seats.includes(role) ? 'foe' : role;
  return count > 1 ? `${word}.${index + 1}` : word;
}

/** What a seat is told of a position. `all` is what there is, `view` what it sees of that. */
export function boardOf(
  { game, pieces }: AnyDescription,
  {
    seat,
    all,
    view,
    hasWays,
  }: { readonly seat: Seat; readonly all: View; readonly view: View; readonly hasWays: boolean },
): Board {
  const { fog } = view;
  const ground = fog?.walled === undefined ? (view.ground ?? view.world) : all.world;
  const { grid } = ground;
  const isKnown = (cell: Cell): boolean => fog?.cells[cell] !== Knowledge.none;
  const characters = Array.from({ length: grid.cellCount }, (_, cell) =>
    isKnown(cell) ? GROUND[ground.terrain?.[cell] ?? Terrain.floor] : UNKNOWN,
  );
  const partOf = (role: string) => pieces.find((piece) => piece.role === role);
  const isMover = (role: string) => ['pursuer', 'quarry'].includes(partOf(role)?.part ?? '');
  for (const { role, cell } of view.figures) if (!isMover(role)) characters[cell] = partOf(role)?.glyph ?? '';
  const own = new Set(view.figures.filter(({ role }) => role === seat).map(({ cell }) => cell));
  const isWayKnown = (cell: Cell) => (direction: number) =>
    fog === undefined ||
    (direction === TUNNEL
      ? own.has(cell)
      : fog.open === undefined
        ? isKnown(grid.neighbour(cell, direction))
        : ((fog.open[cell] >> direction) & 1) === 1);
  const told = hasWays ? cellsDrawn(grid).filter((cell) => isKnown(cell) && isPassableAt(ground, cell)) : [];
  const count = (role: string) => all.figures.filter((one) => one.role === role).length;
  return {
    grid,
    ground,
    characters,
    ways: new Map(told.map((cell) => [cell, waysText(ground, cell, isWayKnown(cell))])),
    standing: view.figures
      .filter(({ role }) => isMover(role))
      .map(({ role, index, cell }) => ({ name: calledAs(role, index, count(role), seat, game.seats), cell })),
  };
}

const isPassableAt = ({ terrain, open, tunnels }: World, cell: Cell): boolean =>
  terrain === undefined || open[cell] !== 0 || tunnels.has(cell) || terrain[cell] < Terrain.wall;

/** Everything of a position, and what a seat sees of it with what it remembers. */
export function viewsOf(
  description: AnyDescription,
  position: Position,
  seat: Seat,
  memory: unknown,
): { readonly all: View; readonly view: View } {
  const all = description.view(position);
  return { all, view: memory === undefined ? all : description.view(position, { seat, memory }) };
}
