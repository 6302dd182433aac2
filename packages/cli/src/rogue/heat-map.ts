/** The heat map as text and as rows of numbers: in how many monster moves the capture comes, cell by cell. */

import { MONSTER, ROGUE, type RoguePosition } from 'asterion/game';
import { rogueDescription } from 'asterion/play';
import { hasThinWalls } from 'asterion/render';
import { type Cell, type Grid, hex } from 'asterion/world';
import { Board } from '../game/board.js';
import { Ground } from '../game/ground.js';
import type { Started } from '../game/start.js';

export type Side = typeof MONSTER | typeof ROGUE;
export const SIDES: readonly Side[] = [MONSTER, ROGUE];

const ROGUE_GLYPH = '@';

/** By cell, as `valuesByCell` has it: monster moves, or one of the two below. */
type Values = ArrayLike<number>;

const EVADES = -1;
const NOWHERE = -2;

export interface HeatMap {
  readonly started: Started;
  readonly position: RoguePosition;
  readonly values: Values;
  /** Whose cells they are. */
  readonly side: Side;
}

/** Row 0 first: monster moves, -1 where the rogue evades, null where nobody can stand. */
export const heatMapRows = ({ rows, cols }: Grid, values: Values): (number | null)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const value = values[row * cols + col];
      return value === NOWHERE ? null : value;
    }),
  );

/** The map and what its characters mean. */
export function heatMapText(map: HeatMap): string {
  if (!hasThinWalls(map.started.setup.scene.world)) return `${legend(map)}\n\n${inColumns(map)}`;
  const isCut = Array.from(map.values).some((value) => value > 999);
  return `${legend(map)}${isCut ? ' Last three digits only.' : ''}\n\n${betweenWalls(map)}`;
}

function legend(map: HeatMap): string {
  const { position, values, side } = map;
  const letters = lettersOf(map);
  const { monsters, rogue } = position;
  const mover = side === MONSTER ? `monster ${letters[0]}` : 'rogue';
  const own = side === MONSTER ? monsters[0] : rogue;
  const valueHere = values[own] === EVADES ? 'it evades' : `${values[own]}`;
  const hunters = [...letters].join(', ');
  return [
    `Monster moves to the capture if the ${mover} started there, - where the rogue evades.`,
    `${hunters} the monster${letters.length === 1 ? '' : 's'}, ${ROGUE_GLYPH} the rogue; where the ${mover} stands now: ${valueHere}.`,
  ].join('\n');
}

/** The monsters' letters, in their order. */
function lettersOf({ started, position }: HeatMap): string {
  const board = new Board(rogueDescription, 'ascii', started);
  return position.monsters.map((_, index) => board.glyphOf(MONSTER, index)).join('');
}

/** Who stands on a cell, or its number. */
function labelOf(map: HeatMap, cell: Cell): string {
  const { position, values } = map;
  const hunter = position.monsters.indexOf(cell);
  if (hunter >= 0) return lettersOf(map)[hunter];
  if (cell === position.rogue) return ROGUE_GLYPH;
  if (values[cell] === NOWHERE) return '';
  return values[cell] === EVADES ? '-' : String(values[cell]);
}

/** Columns as wide as the largest number; every other row of hexagons half a column to the right. */
function inColumns(map: HeatMap): string {
  const { grid } = map.started.setup.scene.world;
  const labels = Array.from({ length: grid.cellCount }, (_, cell) => labelOf(map, cell));
  const width = Math.max(...labels.map((label) => label.length)) + 1;
  const lines = Array.from({ length: grid.rows }, (_, drawn) => {
    const row = grid.origin === 'top' ? drawn : grid.rows - 1 - drawn;
    const shift = grid.shape === hex ? ' '.repeat((row & 1) * (width >> 1)) : '';
    const line = labels.slice(row * grid.cols, (row + 1) * grid.cols).map((label) => label.padStart(width));
    return `${shift}${line.join('')}`.trimEnd();
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Between thin walls there is room for three characters: a longer number keeps its last three digits. */
function betweenWalls(map: HeatMap): string {
  const ground = new Ground(map.started.setup.scene, 'ascii');
  const labels = Array.from({ length: map.started.setup.scene.world.grid.cellCount }, (_, cell) => labelOf(map, cell));
  return ground.textWith(
    labels.flatMap((label, cell) => {
      if (label === '') return [];
      const { row, column } = ground.placeOf(cell);
      const glyph = label.slice(-3).padStart(label.length > 1 ? 3 : 2).padEnd(3); // biome-ignore format: one line
      return [{ row, column: column - 1, glyph, look: 'plain' }];
    }),
  );
}
