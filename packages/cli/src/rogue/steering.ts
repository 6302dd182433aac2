/** From keys to steps. */

import { type RogueSetup, STAY, stepsFrom, stepTo } from 'asterion/game';
import { type Cell, type Direction, directionName, directionNamed, hex, TUNNEL } from 'asterion/world';
import type { Key } from '../terminal/keys.js';

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
export function stepNamed(setup: RogueSetup, cell: Cell, name: string): Steered {
  const { shape } = setup.world.grid;
  const step = name === WAIT ? STAY : directionNamed(shape, name);
  if (step !== undefined && stepTo(setup, cell, step) >= 0) return { step };
  return { why: `${refusal(setup, name, step)} Moves here: ${movesAt(setup, cell)}.` };
}

function refusal({ world }: RogueSetup, name: string, step: Direction | undefined): string {
  if (step === undefined) return `There is no ${name} on ${world.grid.shape.name} cells.`;
  if (step === STAY) return 'Staying put is not allowed.';
  return step === TUNNEL ? 'There is no tunnel here.' : `The way ${name} is closed.`;
}

/** The names of the steps from a cell. */
const movesAt = (setup: RogueSetup, cell: Cell): string =>
  stepsFrom(setup, cell)
    .map((step) => (step === STAY ? WAIT : directionName(setup.world.grid.shape, step)))
    .join(', ');

/** What the steering keys are, in lines, on this kind of cells. */
export function steeringHelp({ world, options }: RogueSetup): string[] {
  const { shape } = world.grid;
  const hasCorners = world.open.some((bits) => (bits & 0b10101010) !== 0);
  return [
    ...(shape === hex ? HEX : hasCorners ? SQUARE : SQUARE.slice(0, 3)),
    ...(world.tunnels.size > 0 ? ['t                through the tunnel'] : []),
    '                 all of these at once: no letter means two moves',
    ...(options.stay ? ['. or Space       wait (also 5)'] : ['                 waiting is not allowed in this game']),
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
