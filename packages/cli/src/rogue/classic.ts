/** The classic text output: every board, two characters a cell. */

import { monsterMoves, ROGUE, type RoguePosition } from 'asterion/game';
import { hasThinWalls } from 'asterion/render';
import { endLine, type Finished } from '../game/watch.js';
import { Failure } from '../host/host.js';
import type { Chunks } from '../host/output.js';

/** What the classic program prints of a game, but for the start, which it does not show. */
export function printClassic(finished: Finished): Chunks {
  const { started, session, line, board, messages } = finished;
  const { description, scene } = session.setup;
  if (hasThinWalls(scene.world))
    throw new Failure(`${started.name}: expected a dungeon for --classic, found walls between cells`);
  // The classic program never comes to such an end, so its text has no word for it.
  if (session.tip.end?.result !== 'captured') messages.say(endLine(finished)[0].trimEnd());
  return lines();

  function* lines(): Generator<string, void> {
    for (const { position } of line.slice(1)) {
      if (position.seat === ROGUE) yield `Move ${monsterMoves(position as RoguePosition)}\n\n`; // the monster has moved
      yield `${board.text(description.view(position))}\n`;
    }
    const last = session.tip;
    if (last.end?.result !== 'captured') return;
    // The classic program opens a new move before it looks whether the rogue has walked into the monster.
    if (last.position.seat !== ROGUE) yield `Move ${monsterMoves(last.position as RoguePosition) + 1}\n\n`;
    yield 'Caught by monster\n';
  }
}
