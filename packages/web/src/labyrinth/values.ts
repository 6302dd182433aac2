/** What a table says: of positions in words, of every tile as colours, as signs in the tiles, and in words. */

import {
  type LabyrinthTable,
  type LabyrinthValue,
  labyrinthBestMoves,
  labyrinthMoveValues,
  labyrinthValueOf,
  labyrinthValuesByTile,
} from 'asterion/exact';
import { type LabyrinthPosition, labyrinth, STAY, stepsOf, THESEUS } from 'asterion/game';
import { type Cell, destination } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { type Best, choiceText } from '../play/best.js';
import { WAIT } from '../play/steering.js';
import { capital, counted } from '../play/words.js';
import { tilesOf } from './steering.js';
import type { Side } from './table.js';
import { seatName } from './words.js';

/** `Theseus wins in 12 rounds`, `a draw`. */
export function valueText({ value, rounds }: LabyrinthValue): string {
  if (value === 'draw') return 'a draw';
  return `${seatName(value)} wins${rounds === null ? '' : ` in ${counted(rounds, 'round')}`}`;
}

/** The best moves of whoever is to move; undefined where nobody can. */
export function bestOf(table: LabyrinthTable, position: LabyrinthPosition): Best | undefined {
  const choices = labyrinthMoveValues(table, position);
  if (choices.length === 0) return undefined;
  const best = labyrinthBestMoves(table, position);
  const tiles = tilesOf(position, position.seat);
  const names = best.map((move) => labyrinth.moveName(position, move).replace(WAIT, 'pass'));
  const choice = `${capital(seatName(position.seat))}: ${choiceText(names, choices.length)}`;
  const shown = tiles.length > 1 ? best.slice(0, 1) : best;
  const steps = shown.flatMap((move) =>
    stepsOf(move, tiles.length).map((step, at) => ({
      from: tiles[at],
      to: step === STAY ? tiles[at] : destination(position.setup.world, tiles[at], step),
    })),
  );
  return { steps, choice, text: `${choice} With best play: ${valueText(labyrinthValueOf(table, position))}.` };
}

/** What every tile is worth to one side. */
export interface TileValues {
  readonly side: Side;
  /** By tile; undefined where nobody can stand. */
  readonly values: readonly (LabyrinthValue | undefined)[];
  /** The longest that either side needs to win from some tile; 0 if it wins from none. */
  readonly longest: Readonly<Record<Side, number>>;
  readonly hasDraws: boolean;
}

export function tileValues(table: LabyrinthTable, position: LabyrinthPosition, side: Side): TileValues {
  const values = labyrinthValuesByTile(table, position, side);
  const longest = (winner: Side): number =>
    Math.max(0, ...values.map((one) => (one?.value === winner ? (one.rounds ?? 0) : 0)));
  return {
    side,
    values,
    longest: { theseus: longest('theseus'), minotaur: longest('minotaur') },
    hasDraws: values.some((one) => one?.value === 'draw'),
  };
}

/** The sign of a draw, in tiles and legends. */
export const DRAW = '=';

/** `T12`: Theseus wins in twelve rounds; `M3`; `=`. */
function signOf(value: LabyrinthValue | undefined): string {
  if (value === undefined) return '';
  return value.value === 'draw' ? DRAW : `${value.value === THESEUS ? 'T' : 'M'}${value.rounds ?? ''}`;
}

/** Ends of the scale: Theseus wins at once, the Minotaur wins at once; wins in many rounds lie towards the middle. */
export const SCALE = { theseus: [0, 400], minotaur: [1000, 600] } as const;

/** Where a value lies on the scale; -1 off it: a draw, or no place to stand. */
function heatOf(value: LabyrinthValue | undefined, longest: TileValues['longest']): number {
  if (value === undefined || value.value === 'draw') return -1;
  const [soon, late] = SCALE[value.value];
  return Math.round(soon + ((late - soon) * (value.rounds ?? 0)) / Math.max(1, longest[value.value]));
}

/** A frame with the values laid over it. */
export function heated(frame: Frame, { values, longest }: TileValues): Frame {
  return {
    ...frame,
    layers: { ...frame.layers, distances: values.map((value) => heatOf(value, longest)) },
    notes: { textOf: (tile) => signOf(values[tile]), isHatched: (tile) => values[tile]?.value === 'draw' },
  };
}

/** `Theseus here: the Minotaur wins in 3 rounds`; undefined where nobody can stand. */
export function tileText({ side, values }: TileValues, tile: Cell): string | undefined {
  const value = values[tile];
  return value && `${seatName(side).replace('the ', '')} here: ${valueText(value)}`;
}
