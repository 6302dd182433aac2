/** From keys to steps. */

import { STAY } from 'asterion/game';
import {
  type Cell,
  type Direction,
  directionName,
  directionNamed,
  hex,
  type Shape,
  TUNNEL,
  type World,
} from 'asterion/world';
import type { Key } from '../terminal/keys.js';
import type { PlacedPosition, Walk } from './walk.js';

const WAIT = 'STAY';

/** Arrows, keypad (digits, or what it sends without Num Lock), WASD, hjkl and yubn: no letter is claimed twice. */
const COMPASS: Readonly<Record<string, readonly Key[]>> = {
  N: ['up', '8', 'w', 'k'],
  S: ['down', '2', 's', 'j'],
  W: ['left', '4', 'a', 'h'],
  E: ['right', '6', 'd', 'l'],
  NW: ['home', '7', 'y'],
  NE: ['pageup', '9', 'u'],
  SW: ['end', '1', 'b'],
  SE: ['pagedown', '3', 'n'],
  TUNNEL: ['t'],
  [WAIT]: ['.', 'space', '5', 'clear'],
};
const NAMES = new Map(Object.entries(COMPASS).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)));

/** The name of the move a key stands for, wherever the mover is; undefined for keys that steer nothing. */
export const moveNameOf = (key: Key): string | undefined => NAMES.get(/^[A-Z]$/.test(key) ? key.toLowerCase() : key);

export type Steered = { readonly step: Direction } | { readonly why: string };

/** The step of that name from a cell, or why there is none. */
export function stepNamed<P extends PlacedPosition>(walk: Walk<P>, position: P, cell: Cell, name: string): Steered {
  const { shape } = position.setup.world.grid;
  const steps = walk.stepsFrom(position, cell);
  const step = name === WAIT ? STAY : directionNamed(shape, name);
  if (step !== undefined && steps.includes(step)) return { step };
  const names = steps.map((other) => (other === STAY ? WAIT : directionName(shape, other)));
  return { why: `${refusal(shape, name, step)} Moves here: ${names.join(', ')}.` };
}

function refusal(shape: Shape, name: string, step: Direction | undefined): string {
  if (step === undefined) return `There is no ${name} on ${shape.name} cells.`;
  if (step === STAY) return 'Staying put is not allowed.';
  return step === TUNNEL ? 'There is no tunnel here.' : `The way ${name} is closed.`;
}

/** Whether anybody can go any way but left, right, up and down. */
export const hasDiagonals = ({ grid, open }: World): boolean =>
  grid.shape === hex || open.some((bits) => (bits & 0b10101010) !== 0);

/** What the steering keys are, in lines, in this kind of world. */
export function steeringHelp(world: World, mayStay: boolean): string[] {
  const { shape } = world.grid;
  return [
    ...(shape === hex ? HEX : hasDiagonals(world) ? SQUARE : SQUARE.slice(0, 3)),
    ...(world.tunnels.size > 0 ? ['t                through the tunnel'] : []),
    '                 all of these at once: no letter means two moves',
    ...(mayStay ? ['. or Space       wait (also 5)'] : ['                 waiting is not allowed in this game']),
  ];
}

const HEX = [
  'y u  7 9         up left, up right',
  'h l  4 6         left, right (also a d and the arrows)',
  'b n  1 3         down left, down right',
  '                 hexagons have no straight up or down: w s j k 8 2 do nothing',
];

const SQUARE = [
  'Arrows, WASD     left, down, up, right: a s w d',
  'h j k l          left, down, up, right',
  '4 2 8 6          left, down, up, right on the keypad',
  'y u b n  7 9 1 3 diagonals: up left, up right, down left, down right',
];
