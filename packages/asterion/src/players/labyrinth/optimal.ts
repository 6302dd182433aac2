/**
 * optimal: plays by the exact table of Labyrinth. For either side; several Minotaurs play as one.
 *
 * It wins in the fewest rounds, draws if it cannot win, and else lasts longest. Between moves of equal value it does what
 * bfs would do: most boards are draws, and a draw has to be played for chances.
 */

import { type LabyrinthTable, labyrinthBestMoves, labyrinthTableFor } from '../../exact/labyrinth/index.js';
import { type Seat, stepsOf } from '../../game/index.js';
import { type LabyrinthPosition, labyrinth, THESEUS } from '../../game/labyrinth/index.js';
import { pick, type Rng } from '../../world/index.js';
import { gathering, hunting } from './bfs.js';
import { BOTH_SEATS, moversOf, pickBest, type WholeBoardPlayer } from './player.js';

function bestMove(table: LabyrinthTable, position: LabyrinthPosition, seat: Seat, rng: Rng): number {
  const movers = moversOf(position, seat);
  const worths = movers.map((tile) => (seat === THESEUS ? gathering(position, tile) : hunting(position, tile)));
  const worthOf = (move: number) => stepsOf(move, movers.length).reduce((sum, step, at) => sum + worths[at](step), 0);
  const best = labyrinthBestMoves(table, position);
  if (best.length === 0) return pick(labyrinth.legalMoves(position), rng); // shut in, and rolls dice: the turn is lost
  return pickBest(best, worthOf, rng);
}

export const optimal: WholeBoardPlayer = {
  name: 'optimal',
  title: 'Perfect play',
  about: 'Plays by the exact table: wins soonest, draws if it cannot win, or lasts longest.',
  cost: 'a few look-ups; the exact table at the start',
  seats: BOTH_SEATS,
  memoryless: false,
  start: (first, seat, rng) => {
    const table = labyrinthTableFor(first);
    return { move: (position) => bestMove(table, position, seat, rng) };
  },
};
