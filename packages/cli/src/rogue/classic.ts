/** `rogue watch --classic`: what the classic program prints of a game, but for the start, which it does not show. */

import { setImmediate } from 'node:timers/promises';
import { Match, type PlayerEntry } from 'asterion/game';
import { monsterMoves, ROGUE, type RoguePosition } from 'asterion/game/rogue';
import { hasThinWalls } from 'asterion/render';
import { createRng } from 'asterion/world';
import { endLine, type Finished } from '../game/watch.js';
import { checkInterrupted, Failure, type Host } from '../host/host.js';
import type { Chunks } from '../host/output.js';

/** The boards of a game; if it is played out, also those after it was proven, as many as were asked for. */
export async function printClassic(finished: Finished, isPlayedOut: boolean, host: Host): Promise<Chunks> {
  const { started, session, line, board, messages } = finished;
  const { description, scene, cap } = session.setup;
  if (hasThinWalls(scene.world))
    throw new Failure(`${started.name}: expected a dungeon for --classic, found walls between cells`);
  const { end, position: last } = session.tip;
  // The classic program never comes to such an end, so its text has no word for it.
  if (end?.result !== 'captured') messages.say(endLine(finished)[0].trimEnd());
  const goesOn = isPlayedOut && end?.result === 'evades' && last.ply < cap;
  const positions = goesOn ? await playedOut(finished, host) : line.map(({ position }) => position as RoguePosition);
  return lines();

  function* lines(): Generator<string, void> {
    for (const position of positions.slice(1)) {
      if (position.seat === ROGUE) yield `Move ${monsterMoves(position)}\n\n`; // the monster has moved
      yield `${board.text(description.view(position))}\n`;
    }
    if (end?.result !== 'captured') return;
    // The classic program opens a new move before it looks whether the rogue has walked into the monster.
    if (last.seat !== ROGUE) yield `Move ${monsterMoves(last as RoguePosition) + 1}\n\n`;
    yield 'Caught by monster\n';
  }
}

/**
 * The same game from its start to its cap, by a referee who proves nothing. The game itself has ended, and what is
 * recorded of it; this is for the eye.
 */
async function playedOut({ session: { setup } }: Finished, host: Host): Promise<readonly RoguePosition[]> {
  const { description, bots, seed, cap } = setup;
  const start = setup.start as RoguePosition;
  const position: RoguePosition = { ...start, setup: { ...start.setup, isReachable: true } };
  const unproven = ([seat, bot]: [string, PlayerEntry<unknown, unknown> | undefined]) => [
    seat,
    bot && { ...bot, memoryless: false },
  ];
  const players = Object.fromEntries(Object.entries(bots).map(unproven)) as typeof bots;
  const match = new Match({ game: description.game, position, players, rng: createRng(seed), cap });
  while (match.end === undefined) {
    await match.step();
    if (match.position.ply % 64 > 0) continue;
    await setImmediate();
    checkInterrupted(host);
  }
  return match.positions as readonly RoguePosition[];
}
