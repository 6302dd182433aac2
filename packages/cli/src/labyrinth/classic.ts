/** The classic text of a game: what is said above each board, and the board. */

import type { LabyrinthPosition } from 'asterion/game';
import { THESEUS } from 'asterion/game';
import { type Cell, colOf, rowOf } from 'asterion/world';
import type { LabyrinthBoard } from './board.js';
import { lostTurns, type Round, roundsOf } from './rounds.js';

export const PROMPT = 'Press enter to continue...\n';

/** The state after a round; of the start, which is after none, if there is no round. */
function stateText(board: LabyrinthBoard, position: LabyrinthPosition, round: Round | undefined): string {
  const { theseus, minotaurs, setup } = position;
  const tileText = (tile: Cell) =>
    `tileId =${tile} (${rowOf(setup.world.grid, tile)}, ${colOf(setup.world.grid, tile)})`;
  return [
    `State after round: ${round?.number ?? 0}`,
    ...(round !== undefined && lostTurns(round, THESEUS)[0] ? ['Theseus:      *Can not move.'] : []),
    `Theseus:      ${tileText(theseus)}`,
    ...minotaurs.map((tile) => `Minotaur:     ${tileText(tile)}`),
    board.text(position),
  ].join('\n');
}

/** The states of a game as far as its positions go: the start, then one for each round from `from` on. */
export function* stateTexts(
  board: LabyrinthBoard,
  positions: readonly LabyrinthPosition[],
  from = 0,
): Generator<string, void> {
  if (from === 0) yield stateText(board, positions[0], undefined);
  for (const round of roundsOf(positions).slice(Math.max(0, from - 1))) yield stateText(board, round.after, round);
}
