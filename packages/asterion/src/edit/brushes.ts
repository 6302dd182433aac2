/** The registry of brushes, and those that the pieces of a game are. */

import { type AnyDescription, capital, type Piece } from '../play/index.js';
import { type Cell, isGround, Terrain } from '../world/index.js';
import type { Brush, StrokeMark } from './brush.js';
import type { SketchChange, SketchPlace } from './change.js';
import type { Sketch, SketchKind } from './sketch.js';

const BOTH: readonly SketchKind[] = ['rooms', 'walls'];

const setAll =
  (ground: Terrain) =>
  (change: SketchChange, { cells }: StrokeMark): void => {
    for (const cell of cells) change.setGround(cell, ground);
  };

/** Of thin walls a room is one space: whatever neighbours of the stroke are parted is opened. */
function digRoom(change: SketchChange, mark: StrokeMark): void {
  setAll(Terrain.floor)(change, mark);
  if (change.kind !== 'walls') return;
  const within = new Set(mark.cells);
  const { grid } = change.world;
  for (const cell of mark.cells) {
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if (within.has(next)) change.open(cell, next);
    }
  }
}

const openAll = (change: SketchChange, { cells, ways }: StrokeMark): void => {
  for (const cell of cells) if (!isGround(change.world, cell)) change.setGround(cell, Terrain.floor);
  for (const [a, b] of ways) change.open(a, b);
};

const closeAll = (change: SketchChange, { ways }: StrokeMark): void => {
  for (const [a, b] of ways) change.close(a, b);
};

const placed = (name: SketchPlace, title: string, glyph?: string): Brush => ({
  name,
  title,
  about: `Puts the ${title.toLowerCase()} where the stroke ends.`,
  eraser: `Takes the ${title.toLowerCase()} away.`,
  part: glyph === undefined ? 'places' : 'pieces',
  glyph,
  kinds: BOTH,
  counts: 'last',
  isSingle: true,
  fault: groundFault,
  paint: (change, { cells }) => change.setPlace(name, cells.at(-1)),
  erase: (change, { cells }) => {
    const at = change.placeOf(name);
    if (at !== undefined && cells.includes(at)) change.setPlace(name, undefined);
  },
});

/** Pieces and places need ground: rock would swallow them again. */
function groundFault({ scene: { world } }: Sketch, { cells }: StrokeMark): string | undefined {
  return cells.some((cell) => isGround(world, cell)) ? undefined : 'There is no ground to put it on.';
}

function tunnelsFault({ scene: { world } }: Sketch, { ends }: StrokeMark): string | undefined {
  if (ends.some(([a, b]) => a === b)) return 'A tunnel ends where it starts: draw from one end of it to the other.';
  if (!ends.flat().every((cell) => isGround(world, cell))) return 'A tunnel needs ground at both ends.';
  const partners = new Map<Cell, Cell>();
  for (const [a, b] of [...ends, ...ends.map(([a, b]) => [b, a] as const)]) {
    if ((partners.get(a) ?? b) !== b)
      return 'A cell can be the end of one tunnel only: its mirror image would end there, too.';
    partners.set(a, b);
  }
  return undefined;
}

/** All that are no piece of a game, in the order in which they are listed to people. */
export const groundBrushes: readonly Brush[] = [
  {
    name: 'wall',
    title: 'Wall',
    about: 'Fills cells with rock.',
    eraser: 'Makes room of rock.',
    part: 'ground',
    kinds: BOTH,
    counts: 'cells',
    paint: setAll(Terrain.wall),
    erase: setAll(Terrain.floor),
  },
  {
    name: 'room',
    title: 'Room',
    about: 'Makes cells the floor of a room; thin walls between them go.',
    eraser: 'Fills cells with rock.',
    part: 'ground',
    kinds: BOTH,
    counts: 'cells',
    paint: digRoom,
    erase: setAll(Terrain.wall),
  },
  {
    name: 'corridor',
    title: 'Corridor',
    about: 'Makes cells a corridor, in which nobody steps through corners.',
    eraser: 'Fills cells with rock.',
    part: 'ground',
    kinds: ['rooms'],
    counts: 'cells',
    paint: setAll(Terrain.corridor),
    erase: setAll(Terrain.wall),
  },
  {
    name: 'pit',
    title: 'Pit',
    about: 'Digs pits, which nobody can enter.',
    eraser: 'Fills pits up, and leaves all else as it is.',
    part: 'ground',
    kinds: BOTH,
    counts: 'cells',
    paint: setAll(Terrain.pit),
    erase: (change, { cells }) => {
      for (const cell of cells) if (change.world.terrain[cell] === Terrain.pit) change.setGround(cell, Terrain.floor);
    },
  },
  {
    name: 'passage',
    title: 'Passage',
    about: 'Opens the way from each cell of the stroke to the next, through rock too.',
    eraser: 'Puts thin walls there.',
    part: 'ways',
    kinds: ['walls'],
    counts: 'ways',
    paint: openAll,
    erase: closeAll,
  },
  {
    name: 'thin-wall',
    title: 'Thin wall',
    about: 'Closes the way from each cell of the stroke to the next; a frame closes the ways across its rim.',
    eraser: 'Opens these ways.',
    part: 'ways',
    kinds: ['walls'],
    counts: 'ways',
    paint: closeAll,
    erase: (change, { ways }) => {
      for (const [a, b] of ways) if (isGround(change.world, a) && isGround(change.world, b)) change.open(a, b);
    },
  },
  {
    name: 'tunnel',
    title: 'Tunnel',
    about: 'Joins the first cell of the stroke to the last, whatever lies between.',
    eraser: 'Takes the tunnels at the cells of the stroke away.',
    part: 'ways',
    kinds: BOTH,
    counts: 'ends',
    fault: tunnelsFault,
    paint: (change, { ends }) => {
      for (const [a, b] of ends) change.join(a, b);
    },
    erase: (change, { cells }) => {
      for (const cell of cells) change.cut(cell);
    },
  },
  {
    name: 'cost',
    title: 'Cost',
    about: 'Says what entering a cell costs.',
    eraser: 'Makes every step cost 1 again.',
    part: 'ground',
    kinds: BOTH,
    counts: 'cells',
    needsCost: true,
    paint: (change, { cells, cost = 1 }) => {
      for (const cell of cells) change.setCost(cell, cost);
    },
    erase: (change, { cells }) => {
      for (const cell of cells) change.setCost(cell, 1);
    },
  },
  placed('entrance', 'Entrance'),
  placed('exit', 'Exit'),
];

/** All that a game can have on its board, beside its ground; without a game what any world can have. */
export function brushesFor(game?: Pick<AnyDescription, 'pieces'>): readonly Brush[] {
  const pieces = game?.pieces ?? [];
  const exit = pieces.find(({ isExit }) => isExit === true);
  const common = groundBrushes.map((brush) =>
    brush.name === 'exit' && exit !== undefined ? placed('exit', capital(exit.title), exit.glyph) : brush,
  );
  const own = pieces.filter(({ part, isExit }) => part !== 'pit' && isExit !== true);
  return [...common, ...own.map(pieceBrush)];
}

/** A piece as a brush: the hunted is one and moves; of others there may be as many as the game takes. */
function pieceBrush({ role, title, glyph, part }: Piece): Brush {
  const isSingle = part === 'quarry';
  return {
    name: role,
    title: capital(title),
    about: isSingle
      ? `Puts the ${title} where the stroke ends.`
      : `Puts a ${title} there, beside those that are there already.`,
    eraser: `Takes the ${title} away.`,
    part: 'pieces',
    glyph,
    kinds: BOTH,
    counts: part === 'thing' ? 'cells' : 'last',
    isSingle,
    fault: groundFault,
    paint: (change, { cells }) => {
      for (const cell of cells) change.put(role, cell, isSingle);
    },
    erase: (change, { cells }) => {
      for (const cell of cells) change.take(role, cell);
    },
  };
}
