/** The classic text output: every board, two characters a cell. */

import { monsterMoves, ROGUE, type RoguePosition, rogue } from 'asterion/game';
import { hasThinWalls } from 'asterion/render';
import { Failure } from '../host/host.js';
import { Board } from './board.js';
import type { OpenedDungeon } from './dungeon-file.js';

/** What the classic program prints of a game from its positions, the first of which it does not show. */
export function* classicLines(positions: readonly RoguePosition[], dungeon: OpenedDungeon): Generator<string, void> {
  const board = new Board(dungeon.scene, dungeon.letters, 'ascii');
  for (const position of positions.slice(1)) {
    if (position.seat === ROGUE) yield `Move ${monsterMoves(position)}\n\n`; // the monster has moved
    yield `${board.text(position)}\n`;
  }
  const last = positions[positions.length - 1];
  if (rogue.outcome(last)?.result !== 'captured') return;
  // The classic program opens a new move before it looks whether the rogue has walked into the monster.
  if (last.seat !== ROGUE) yield `Move ${monsterMoves(last) + 1}\n\n`;
  yield 'Caught by monster\n';
}

/** Refuses what two characters a cell cannot show. */
export function checkClassic({ scene, name }: OpenedDungeon): void {
  if (hasThinWalls(scene.world))
    throw new Failure(`${name}: expected a dungeon for --classic, found walls between cells`);
}
