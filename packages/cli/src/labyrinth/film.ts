/** A game to be watched on the screen. */

import { type LabyrinthPosition, STAY, stepsOf } from 'asterion/game';
import type { Film } from '../stage/viewer.js';
import type { Charset } from '../terminal/charset.js';
import { LabyrinthBoard } from './board.js';
import { type LabyrinthGame, type LabyrinthMatch, titleOf } from './game.js';
import { endingOf } from './statistics.js';
import { fullStatus } from './status.js';
import { labyrinthWalk } from './walk.js';

export function filmOf(game: LabyrinthGame, match: LabyrinthMatch, charset: Charset): Film<LabyrinthPosition> {
  const board = new LabyrinthBoard(game.scene, charset);
  return {
    title: titleOf(game),
    get positions() {
      return match.positions;
    },
    frame: (position) => board.frame(position),
    status: fullStatus,
    moveAt: (turn) => (turn > 0 && turn <= match.moves.length ? moveOf(match, turn - 1) : undefined),
    more: async () => {
      await match.step();
    },
    get ending() {
      return endingOf(match.end);
    },
  };
}

/** A move by name; of a die that pointed at a wall it is told, for nothing is seen of it. */
function moveOf(match: LabyrinthMatch, index: number): { seat: string; name: string } {
  const { seat, name, move } = match.turn(index);
  const before = match.positions[index];
  const movers = labyrinthWalk.moversOf(before);
  const isLost = stepsOf(move, movers.length).some(
    (step, at) => step !== STAY && labyrinthWalk.cellAfter(before, movers[at], step) === movers[at],
  );
  return { seat: labyrinthWalk.nameOf(seat), name: isLost ? `${name}: can not move` : name };
}
