import { expect, test } from 'vitest';
import { Match } from '../../game/index.js';
import { drawPits, type PitsPosition, pits, pitsBoard } from '../../game/pits/index.js';
import { createRng } from '../../world/index.js';
import { foresee } from './foresight.js';
import { pitsPlayerNamed } from './index.js';

/** The first position of a game in which the player is to move; undefined if that is lost already. */
function opened(rows: number, seed: number): PitsPosition | undefined {
  const start = pits.initial(pitsBoard({ rows }), pits.defaults, seed);
  const position = pits.play(start, drawPits(start, seed));
  return pits.outcome(position) === undefined ? position : undefined;
}

/** Whether any steps at all lead to the goal, by trying them. */
function canWin(position: PitsPosition): boolean {
  return pits.legalMoves(position).some((step) => {
    const stepped = pits.play(position, step);
    const outcome = pits.outcome(stepped);
    if (outcome !== undefined) return outcome.result === 'goal';
    const next = pits.play(stepped, pits.legalMoves(stepped)[0]);
    return pits.outcome(next) === undefined && canWin(next);
  });
}

test('a way that is foreseen leads to the goal, pit by pit', () => {
  for (let seed = 0; seed < 50; seed++) {
    let position = opened(8, seed);
    if (position === undefined) continue;
    for (const step of foresee(position, seed) ?? []) {
      expect(pits.outcome(position)).toBeUndefined();
      position = pits.play(position, step);
      if (pits.outcome(position) === undefined) position = pits.play(position, pits.legalMoves(position)[0]);
    }
    expect(pits.outcome(position)?.result ?? 'no way').toMatch(/goal|no way/);
  }
});

test('it misses no game that can be won', () => {
  let lost = 0;
  for (let seed = 0; seed < 200; seed++) {
    const position = opened(4, seed);
    if (position === undefined) continue;
    const steps = foresee(position, seed);
    expect(steps !== undefined).toBe(canWin(position));
    if (steps === undefined) lost++;
  }
  expect(lost).toBeGreaterThan(20);
});

test('nobody wins a game that the clairvoyant loses', () => {
  for (let seed = 0; seed < 60; seed++) {
    const [clairvoyant, ...others] = ['clairvoyant', 'bfs-random', 'most-paths', 'planner'].map((name) => {
      const player = pitsPlayerNamed(name, seed);
      if (player === undefined) throw new RangeError(`Expected a player, got ${name}.`);
      const position = pits.initial(pitsBoard({ rows: 9 }), pits.defaults, seed);
      const match = new Match({ game: pits, position, players: { player }, rng: createRng(seed), cap: 1000 });
      while (match.end === undefined) void match.step();
      return match.end.result === 'goal';
    });
    if (!clairvoyant) expect(others).not.toContain(true);
  }
});
