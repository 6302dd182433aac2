/** The things that stand in cells, as plain data that every host draws in its own way. */

import { type Cell, type Scene, tunnelPairs } from '../world/index.js';

/** Where a mark stands, and how large it is. */
export interface MarkPlace {
  /** The cell it stands in. */
  readonly cell: Cell;
  /** The middle of the mark, in drawing units: not always that of the cell. */
  readonly x: number;
  /** The middle of the mark, in drawing units. */
  readonly y: number;
  /** Half its size, in drawing units. */
  readonly radius: number;
}

/** What stands in a cell: an entrance, an exit, the end of a tunnel, an actor. */
export type Occupant =
  | {
      /** The cell it stands in. */
      readonly cell: Cell;
      /** Shown without a letter. */
      readonly kind: 'entrance' | 'exit';
    }
  | {
      /** The cell it stands in. */
      readonly cell: Cell;
      /** One end of a tunnel: there is an occupant for each. */
      readonly kind: 'tunnel';
      /** Which tunnel of the world it is, from 0. */
      readonly pair: number;
      /** The same at both ends: `A` to `Z`, then `AA`, `AB`, ... */
      readonly label: string;
    }
  | {
      /** The cell it stands in. */
      readonly cell: Cell;
      /** Somebody who stands there, or something that lies there. */
      readonly kind: 'actor';
      /** As the scene calls it. */
      readonly role: string;
      /** Which of this role it is, from 0. */
      readonly index: number;
      /** Decides its colour. */
      readonly part: ActorKind;
      /** One character, drawn on the dot where there is room. */
      readonly glyph: string;
    };

/** Entrance and exit are dots, tunnel ends squares with a letter, actors dots with a glyph. */
export type Mark = Occupant & MarkPlace;

/**
 * Every mark, in the order in which they are to be drawn: tunnels, entrance, exit, things, the hunted, the hunters.
 * Entrance and exit only where they have marks, which they do unless told otherwise. `roles` tells what actors look like
 * whose roles are not known here.
 */
export const marksOf = (scene: Scene, hasDoors = true, roles: Readonly<Record<string, Role>> = {}): Mark[] =>
  occupantsOf(scene, hasDoors, roles).map((occupant) => ({ ...occupant, ...placeOf(scene, occupant) }));

/** In the middle of the cell, but for a small dot at the upper left of a tunnel's square, whose letter must be read. */
function placeOf(scene: Scene, { cell, ...what }: Occupant): MarkPlace {
  const { grid, tunnels } = scene.world;
  const { x, y } = grid.centre(cell);
  if (what.kind === 'tunnel') return { cell, x, y, radius: 0.3 };
  if (what.kind === 'actor') return { cell, x, y, radius: what.part === 'thing' ? 0.22 : 0.34 };
  // A smaller red dot on the blue one where entrance and exit are the same cell.
  const radius = what.kind === 'exit' && cell === scene.entrance ? 0.13 : 0.26;
  return tunnels.has(cell) ? { cell, x: x - 0.24, y: y - 0.24, radius: radius / 2 } : { cell, x, y, radius };
}

/** What stands in cells, in the order of `marksOf`, for those who do not ask where in the cell. */
export function occupantsOf(
  { world, entrance, exit, actors }: Scene,
  hasDoors = true,
  roles: Readonly<Record<string, Role>> = {},
): Occupant[] {
  const tunnels = tunnelPairs(world).flatMap((ends, pair) =>
    ends.map((cell): Occupant => ({ kind: 'tunnel', cell, pair, label: tunnelLabel(pair) })),
  );
  const doors: Occupant[] = [];
  if (hasDoors && entrance !== undefined) doors.push({ kind: 'entrance', cell: entrance });
  if (hasDoors && exit !== undefined) doors.push({ kind: 'exit', cell: exit });
  const figures = Object.entries(actors).flatMap(([role, cells]) => {
    const { glyph, part } = roles[role] ?? roleNamed(role);
    return cells.map((cell, index) => ({ kind: 'actor' as const, cell, role, index, part, glyph }));
  });
  return [...tunnels, ...doors, ...figures.sort((a, b) => rank(a.part) - rank(b.part))];
}

const rank = (part: ActorKind): number => ['thing', 'quarry', 'pursuer'].indexOf(part);

/** `A` to `Z`, then `AA`, `AB`, ... as spreadsheets count columns. */
export function tunnelLabel(pair: number): string {
  const letter = String.fromCharCode(65 + (pair % 26));
  return pair < 26 ? letter : tunnelLabel(Math.floor(pair / 26) - 1) + letter;
}

/** Pursuers and quarries stand on top of things; when one of each shares a cell, it is a capture. */
export type ActorKind = 'pursuer' | 'quarry' | 'thing';

/** What an actor looks like. */
export interface Role {
  /** One character. */
  readonly glyph: string;
  /** Decides its colour, its size, and who is drawn on top of whom. */
  readonly part: ActorKind;
}

const roles: Readonly<Record<string, Role>> = {
  monster: { glyph: 'M', part: 'pursuer' },
  minotaur: { glyph: 'M', part: 'pursuer' },
  hunter: { glyph: 'E', part: 'pursuer' },
  rogue: { glyph: '@', part: 'quarry' },
  theseus: { glyph: 'T', part: 'quarry' },
  avatar: { glyph: '@', part: 'quarry' },
  player: { glyph: 'X', part: 'quarry' },
  supply: { glyph: 's', part: 'thing' },
  coin: { glyph: '$', part: 'thing' },
  stairs: { glyph: '>', part: 'thing' },
};

/** What a role looks like. One that is not known here is a thing with its first letter as glyph. */
export const roleNamed = (name: string): Role =>
  Object.hasOwn(roles, name) ? roles[name] : { glyph: name.charAt(0).toUpperCase() || '?', part: 'thing' };
