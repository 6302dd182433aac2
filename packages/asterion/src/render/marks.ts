/** The things that stand in cells, as plain data that every host draws in its own way. */

import { type Cell, type Scene, tunnelPairs } from '../world/index.js';

export interface Place {
  readonly cell: Cell;
  /** The middle and half the size, in drawing units. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Entrance and exit are dots, tunnel ends squares with a letter, actors dots with a glyph. */
export type Mark =
  | (Place & { readonly kind: 'entrance' | 'exit' })
  /** `pair` counts the tunnels from 0; both ends have the same label. */
  | (Place & { readonly kind: 'tunnel'; readonly pair: number; readonly label: string })
  /** `index` counts the actors of this role from 0. */
  | (Place & {
      readonly kind: 'actor';
      readonly role: string;
      readonly index: number;
      readonly part: Part;
      readonly glyph: string;
    });

/**
 * Every mark, in the order in which they are to be drawn: tunnels, entrance, exit, things, the hunted, the hunters.
 * Entrance and exit only where they have marks, which they do unless told otherwise. `roles` tells what actors look like
 * whose roles are not known here.
 */
export function marksOf(scene: Scene, hasDoors = true, roles: Readonly<Record<string, Role>> = {}): Mark[] {
  return [...tunnelMarks(scene), ...(hasDoors ? doorMarks(scene) : []), ...actorMarks(scene, roles)];
}

function tunnelMarks(scene: Scene): Mark[] {
  return tunnelPairs(scene.world).flatMap((ends, pair) =>
    ends.map((cell): Mark => ({ kind: 'tunnel', ...placeAt(scene, cell, 0.3), pair, label: tunnelLabel(pair) })),
  );
}

function doorMarks(scene: Scene): Mark[] {
  const { entrance, exit } = scene;
  const marks: Mark[] = [];
  if (entrance !== undefined) marks.push({ kind: 'entrance', ...dotAt(scene, entrance, 0.26) });
  // A smaller red dot on the blue one where entrance and exit are the same cell.
  if (exit !== undefined) marks.push({ kind: 'exit', ...dotAt(scene, exit, exit === entrance ? 0.13 : 0.26) });
  return marks;
}

function actorMarks(scene: Scene, roles: Readonly<Record<string, Role>>): Mark[] {
  const marks = Object.entries(scene.actors).flatMap(([role, cells]) => {
    const { glyph, part } = roles[role] ?? roleNamed(role);
    const radius = part === 'thing' ? 0.22 : 0.34;
    return cells.map((cell, index) => {
      return { kind: 'actor' as const, ...placeAt(scene, cell, radius), role, index, part, glyph };
    });
  });
  return marks.sort((a, b) => rank(a.part) - rank(b.part));
}

const rank = (part: Part): number => ['thing', 'quarry', 'pursuer'].indexOf(part);

function placeAt(scene: Scene, cell: Cell, radius: number): Place {
  return { cell, ...scene.world.grid.centre(cell), radius };
}

/** A dot in the middle of the cell, or a small one at the upper left of a tunnel's square, whose letter must be read. */
function dotAt(scene: Scene, cell: Cell, radius: number): Place {
  const place = placeAt(scene, cell, radius);
  if (!scene.world.tunnels.has(cell)) return place;
  return { ...place, x: place.x - 0.24, y: place.y - 0.24, radius: radius / 2 };
}

/** `A` to `Z`, then `AA`, `AB`, ... as spreadsheets count columns. */
export function tunnelLabel(pair: number): string {
  const letter = String.fromCharCode(65 + (pair % 26));
  return pair < 26 ? letter : tunnelLabel(Math.floor(pair / 26) - 1) + letter;
}

/** Pursuers and quarries stand on top of things; when one of each shares a cell, it is a capture. */
export type Part = 'pursuer' | 'quarry' | 'thing';

export interface Role {
  readonly glyph: string;
  readonly part: Part;
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
