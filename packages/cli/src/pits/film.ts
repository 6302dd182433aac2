/** A game to be watched on the screen. */

import type { PitsPosition } from 'asterion/game';
import type { Film } from '../stage/viewer.js';
import type { Charset } from '../terminal/charset.js';
import { newPits, PitsBoard } from './board.js';
import { type PitsGame, type PitsMatch, titleOf } from './game.js';
import { resultText, statusOf } from './status.js';
import { pitsWalk } from './walk.js';

export function filmOf(game: PitsGame, match: PitsMatch, charset: Charset): Film<PitsPosition> {
  const board = new PitsBoard(game.scene, charset);
  return {
    title: titleOf(game),
    get positions() {
      return match.positions;
    },
    frame: (position) => {
      const before = match.positions[position.ply - 1] ?? position;
      return board.frame(position, { fresh: newPits(before, position) });
    },
    status: statusOf,
    moveAt: (turn) => {
      if (turn < 1 || turn > match.moves.length) return undefined;
      const { seat, name } = match.turn(turn - 1);
      return { seat: pitsWalk.nameOf(seat), name };
    },
    more: async () => {
      await match.step();
    },
    get ending() {
      return match.end === undefined ? undefined : { result: resultText(match.end.result), why: match.end.why };
    },
  };
}
