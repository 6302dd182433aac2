/** Games of Labyrinth for tests: in a corridor by hand, anywhere at random. */

import { type LabyrinthOptions, type LabyrinthPosition, labyrinth } from 'asterion/game/labyrinth';
import type { Standing } from 'asterion/play';
import { createRng, createScene, createWorld, pick, rect } from 'asterion/world';
import { expect } from 'vitest';

/** A corridor of six tiles: Theseus at its west end, a supply three tiles away, the Minotaur at its east end. */
export const corridor = createScene(createWorld(rect.grid(1, 6), { open: Uint8Array.of(1, 17, 17, 17, 17, 16) }), {
  actors: { theseus: [0], minotaur: [5], supply: [3] },
});

/** The standings of a game in the corridor. */
export function played(
  names: readonly string[],
  options: Partial<LabyrinthOptions> = {},
): Standing<LabyrinthPosition>[] {
  const start = labyrinth.initial(corridor, { ...labyrinth.defaults, rounds: 9, pass: true, ...options }, 0);
  const line: Standing<LabyrinthPosition>[] = [{ before: undefined, position: start, turn: undefined, end: undefined }];
  for (const name of names) {
    const before = line[line.length - 1];
    const move = labyrinth.moveNamed(before.position, name) ?? -1;
    const position = labyrinth.playIfLegal(before.position, move) ?? expect.fail(`${name} is no move.`);
    const outcome = labyrinth.outcome(position);
    const turn = { seat: before.position.seat, move, name, check: 0 };
    line.push({ before, position, turn, end: outcome && { ...outcome, basis: 'rule' as const, culprit: undefined } });
  }
  return line;
}

/** A game played at random, as far as it goes: every position, and the moves between them. */
export function randomGame(start: LabyrinthPosition, seed: number, most = 40) {
  const rng = createRng(seed);
  const positions = [start];
  const moves: number[] = [];
  for (let position = start; moves.length < most && labyrinth.outcome(position) === undefined; ) {
    const move = pick(labyrinth.legalMoves(position), rng);
    position = labyrinth.play(position, move);
    moves.push(move);
    positions.push(position);
  }
  return { positions, moves };
}
