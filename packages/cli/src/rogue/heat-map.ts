/** The heat map as text and as rows of numbers: in how many monster moves the capture comes, cell by cell. */

import { MONSTER, ROGUE, type RoguePosition } from 'asterion/game/rogue';
import { rogueDescription } from 'asterion/play';
import type { Cell, Grid } from 'asterion/world';
import { Board } from '../game/board.js';
import { inRows, isCut, labelledBoard } from '../game/labelled-board.js';
import type { Started } from '../game/start.js';

export type HeatSeat = typeof MONSTER | typeof ROGUE;
export const HEAT_SEATS: readonly HeatSeat[] = [MONSTER, ROGUE];

const ROGUE_GLYPH = '@';

/** By cell, as `valuesByCell` has it: monster moves, or one of the two below. */
type HeatValues = ArrayLike<number>;

const EVADES = -1;
const NOWHERE = -2;

export interface HeatMap {
  readonly started: Started;
  readonly position: RoguePosition;
  readonly values: HeatValues;
  /** Whose cells they are. */
  readonly side: HeatSeat;
}

/** Row 0 first: monster moves, -1 where the rogue evades, null where nobody can stand. */
export const heatMapRows = (grid: Grid, values: HeatValues): (number | null)[][] =>
  inRows(
    grid,
    Array.from(values, (value) => (value === NOWHERE ? null : value)),
  );

/** The map and what its characters mean. */
export function heatMapText(map: HeatMap): string {
  const { scene } = map.started.setup;
  const labels = Array.from({ length: scene.world.grid.cellCount }, (_, cell) => labelOf(map, cell));
  return `${legend(map)}${isCut(scene, labels) ? ' Last three digits only.' : ''}\n\n${labelledBoard(scene, labels)}`;
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
