/** What is said of a game of Minotaur: for the status, the timeline, those who listen, and whoever wants a hint. */

import {
  cachedMinotaurTable,
  minotaurBestMoves,
  minotaurSolveFault,
  minotaurTableFor,
} from '../exact/minotaur/index.js';
import type { Seat } from '../game/index.js';
import { MINOTAUR } from '../game/labyrinth/index.js';
import { type MinotaurPosition, minotaur } from '../game/minotaur/index.js';
import { distancesFrom } from '../search/index.js';
import { type Cell, colOf, rowOf } from '../world/index.js';
import { lineOf, type Standing } from './course.js';
import type { Hint, Narration } from './description.js';
import { medalFor } from './levels.js';
import { WAIT } from './steering.js';
import { allOf, capital, compassBetween, counted, placeText } from './words.js';

/** The most bytes of a table that is made unasked, to say what par is: a second or so, for every level that can be made. */
const UNASKED = 128 * 1024 * 1024;

/** The fewest moves to the exit, null where there is no way to win; undefined where that is not known at a glance. */
export function parOf(position: MinotaurPosition): number | null | undefined {
  const isKnown = cachedMinotaurTable(position) !== undefined || minotaurSolveFault(position, UNASKED) === undefined;
  return isKnown ? minotaurTableFor(position).parOf(position) : undefined;
}

/** The same of the start of its game. */
export const parOfGame = (position: MinotaurPosition): number | null | undefined =>
  parOf({ ...position, ...position.setup.start });

const ofMinotaur = (position: MinotaurPosition, index: number): string =>
  position.minotaurs.length === 1 ? 'the Minotaur' : `Minotaur ${index + 1}`;

/** `2 columns W and 1 row N`; empty where both stand on one cell. */
function offsetText({ setup: { world } }: MinotaurPosition, from: Cell, to: Cell): string {
  const { grid } = world;
  const across = colOf(grid, to) - colOf(grid, from);
  const along = (rowOf(grid, to) - rowOf(grid, from)) * (grid.origin === 'bottom' ? 1 : -1);
  const parts = [
    ...(across === 0 ? [] : [`${counted(Math.abs(across), 'column')} ${across > 0 ? 'E' : 'W'}`]),
    ...(along === 0 ? [] : [`${counted(Math.abs(along), 'row')} ${along > 0 ? 'N' : 'S'}`]),
  ];
  return allOf(parts);
}

/** `The Minotaur goes W and N, to row 3, column 1.` */
function wayText(position: MinotaurPosition, index: number): string {
  const { grid } = position.setup.world;
  const way = position.ways.at(index) ?? [];
  const who = capital(ofMinotaur(position, index));
  if (way.length < 2) return `${who} stands.`;
  const winds = way.slice(1).map((cell, at) => compassBetween(grid, way[at], cell));
  return `${who} goes ${allOf(winds)}, to ${placeText(grid, way[way.length - 1])}.`;
}

/** `The Minotaur is 2 columns W and 1 row N of you.` */
const wherePursuers = (position: MinotaurPosition, who: string): string =>
  position.minotaurs
    .map(
      (cell, index) =>
        `${capital(ofMinotaur(position, index))} is ${offsetText(position, position.theseus, cell)} of ${who}.`,
    )
    .join(' ');

/** Steps of a shortest way to the exit, the Minotaur left aside. */
function exitText({ setup: { world, exit }, theseus }: MinotaurPosition, who: string): string {
  const steps = distancesFrom(world, exit)[theseus];
  if (steps < 0) return 'No way leads to the exit.';
  return `The exit lies ${compassBetween(world.grid, theseus, exit)} of ${who}, ${counted(steps, 'step')} away.`;
}

/** `E to row 0, column 1.` */
function stepText({ turn, position }: Standing<MinotaurPosition>): string {
  if (turn?.name === WAIT) return 'Theseus waits.';
  return `${turn?.name ?? ''} to ${placeText(position.setup.world.grid, position.theseus)}.`;
}

export const minotaurWords: Narration<MinotaurPosition> = {
  seat: (seat: Seat) => (seat === MINOTAUR ? 'the Minotaur' : 'Theseus'),
  unit: 'move',
  mate: 'Theseus',
  rest: { name: 'wait', refusal: 'The game is over: there is nothing to wait for.' },
  move: (standing) => {
    const { turn, position } = standing;
    if (turn === undefined) {
      const par = parOfGame(position);
      const known = par === undefined ? '' : par === null ? ' It cannot be won.' : ` Par is ${counted(par, 'move')}.`;
      return `Start.${known} ${wherePursuers(position, 'Theseus')}`;
    }
    if (minotaur.outcome(position) !== undefined) return stepText(standing);
    return [stepText(standing), ...position.minotaurs.map((_, index) => wayText(position, index))].join(' ');
  },
  end: ({ result, why }, position) => {
    const after = `after ${minotaurWords.length(position)}`;
    if (result === 'caught') return `caught ${after}. ${why}`;
    if (result !== 'escaped') return `nobody wins. ${why}`;
    const par = parOfGame(position);
    return par === undefined || par === null
      ? `out ${after}.`
      : `out ${after}, par ${par}: ${medalFor(position.ply, par)}.`;
  },
  length: ({ ply }) => counted(ply, 'move'),
  danger: (position, _seat, isYours) => {
    const who = isYours ? 'you' : 'Theseus';
    const over = minotaur.outcome(position);
    return over === undefined ? `${wherePursuers(position, who)} ${exitText(position, who)}` : over.why;
  },
};

/** Moves as one thinks of them: the letter W is a key, too, and means up. */
const SAID: Readonly<Record<string, string>> = {
  N: 'up (N)',
  E: 'right (E)',
  S: 'down (S)',
  W: 'left (W)',
  [WAIT]: minotaurWords.rest.name,
};

/** The next move of a shortest solution, and no more; or since when there is none. */
export function minotaurHint(standing: Standing<MinotaurPosition>): Hint | undefined {
  const { position } = standing;
  if (minotaur.outcome(position) !== undefined) return undefined;
  const par = parOf(position);
  if (par === undefined) return { text: 'This board is too large for hints.', best: [], cells: [] };
  if (par === null) {
    const lost = lineOf(standing).findIndex((one) => parOf(one.position) === null);
    const since = `There is no way to win any more. Lost since move ${lost}: take it back.`;
    return { text: lost === 0 ? 'This level cannot be won.' : since, best: [], cells: [] };
  }
  const [best] = minotaurBestMoves(minotaurTableFor(position), position);
  const name = minotaur.moveName(position, best);
  return { text: `Next: ${SAID[name] ?? name}.`, best: [name], cells: [] };
}
