/** Sight as a rule: what lies out of sight is not to be had from what a seat is shown. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disguise } from '../../../test/disguise.js';
import { seeds, worlds } from '../../../test/worlds.js';
import { generateLabyrinth } from '../../generate/index.js';
import { createRng, createScene, isGround, pick, shuffle } from '../../world/index.js';
import { Match } from '../match.js';
import type { PlayerEntry } from '../player.js';
import { jointMove } from '../steps.js';
import { labyrinth, outcomeSeen } from './labyrinth.js';
import { type LabyrinthPosition, labyrinthMovers, labyrinthSteps, MINOTAUR, THESEUS } from './position.js';
import { type LabyrinthSeen, ray, rayInSight, seesWholeBoard, sightOf, stepsInSight } from './sight.js';

const boards = fc
  .record({
    rows: fc.constantFrom(5, 7, 9),
    shape: fc.constantFrom('rect', 'hex'),
    seed: seeds,
    sight: fc.integer({ min: 1, max: 5 }),
    minotaurs: fc.constantFrom(1, 2),
  })
  .map(({ sight, seed, ...plan }): LabyrinthPosition => {
    const first = labyrinth.initial(generateLabyrinth({ ...plan, seed }), { ...labyrinth.defaults, sight }, 0);
    const rng = createRng(seed);
    let position = first;
    for (let moves = rng.below(30); moves > 0 && labyrinth.outcome(position) === undefined; moves--)
      position = labyrinth.play(position, pick(labyrinth.legalMoves(position), rng));
    return position;
  });

test('positions that differ only out of sight look alike', () => {
  let changes = 0;
  fc.assert(
    fc.property(boards, fc.constantFrom(THESEUS, MINOTAUR), seeds, (position, seat, seed) => {
      const { sight } = position.setup.options;
      const seen = labyrinth.observe(position, seat);
      if (sightOf(position, seat, sight).tiles.length === position.setup.world.open.length) return;
      const [other] = disguise(seat, [position], createRng(seed), sight);
      expect(labyrinth.observe(other, seat)).toEqual(seen);
      if (labyrinth.key(other) !== labyrinth.key(position)) changes++;
    }),
  );
  expect(changes).toBeGreaterThan(30); // or there was nothing to hide
});

test('the whole board is the position itself', () => {
  fc.assert(
    fc.property(boards, fc.constantFrom(THESEUS, MINOTAUR), ({ setup, ...position }, seat) => {
      const whole = { ...position, setup: { ...setup, options: { ...setup.options, sight: 0 } } };
      expect(labyrinth.observe(whole, seat)).toBe(whole);
    }),
  );
});

/** Every object that can be reached from a value. */
function reachable(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const part of Object.values(value)) reachable(part, found);
  return found;
}

test('an outside player with a sight of three tiles never sees an opponent out of sight', () => {
  let hidden = 0;
  const stranger = (shown: LabyrinthSeen[]): PlayerEntry<LabyrinthSeen, number> => ({
    name: 'stranger',
    about: 'Keeps what it is shown.',
    cost: 'nothing',
    seats: labyrinth.seats,
    memoryless: false,
    start: (first, _seat, rng) => {
      shown.push(first);
      return {
        move: (seen) => {
          shown.push(seen);
          if (seesWholeBoard(seen)) return expect.fail('The whole board was shown.');
          return jointMove(seen.own.map((mover) => pick(stepsInSight(seen, mover), rng)));
        },
      };
    },
  });
  for (let seed = 0; seed < 40; seed++) {
    const scene = generateLabyrinth({ rows: 9, seed, minotaurs: 1 + (seed % 2) });
    const position = labyrinth.initial(scene, { ...labyrinth.defaults, rounds: 20, sight: 3 }, 0);
    const shown: LabyrinthSeen[] = [];
    const players = { [THESEUS]: stranger(shown), [MINOTAUR]: stranger(shown) };
    const match = new Match({ game: labyrinth, position, players, rng: createRng(seed), cap: Infinity });
    while (match.end === undefined) void match.step();
    expect(match.end.basis).toBe('rule');
    for (const seen of shown) {
      if (seesWholeBoard(seen)) return expect.fail('The whole board was shown.');
      const now = match.positions[seen.ply];
      const others = labyrinthMovers(now, seen.seat === THESEUS ? MINOTAUR : THESEUS);
      const { world } = now.setup;
      const inSight = new Set(
        seen.own.flatMap((tile) => [tile, ...world.grid.shape.sides.flatMap((side) => ray(world, tile, side, 3))]),
      );
      expect(seen.opponents).toEqual(others.filter((tile) => inSight.has(tile)));
      const all = reachable(seen);
      for (const secret of [now, now.setup, world, world.open, others]) expect(all.has(secret)).toBe(false);
      if (seen.opponents.length > 0) continue;
      hidden++;
      expect(seen.opponentLast).toBeUndefined();
    }
  }
  expect(hidden).toBeGreaterThan(500);
});

test('what is seen tells the legal steps, the rays and the end, on any ground', () => {
  fc.assert(
    fc.property(
      worlds(6),
      seeds,
      fc.constantFrom('none' as const, 'both' as const),
      fc.boolean(),
      (world, seed, dice, pass) => {
        const rng = createRng(seed);
        const ground = shuffle(
          [...world.open.keys()].filter((cell) => isGround(world, cell)),
          rng,
        );
        if (ground.length < 4) return;
        const actors = { theseus: ground.slice(0, 1), minotaur: ground.slice(1, 3), supply: ground.slice(3, 5) };
        const options = { rounds: 5, pass, dice, sight: 3 };
        let position = labyrinth.initial(createScene(world, { actors }), options, 0);
        for (;;) {
          for (const seat of labyrinth.seats) {
            const seen = labyrinth.observe(position, seat);
            expect(outcomeSeen(seen)).toEqual(labyrinth.outcome(position));
            if (seesWholeBoard(seen)) return expect.fail('The whole board was shown.');
            for (const mover of seen.own) {
              expect(stepsInSight(seen, mover)).toEqual(labyrinthSteps(position.setup, seat, mover));
              for (const side of world.grid.shape.sides)
                expect(rayInSight(seen, mover, side)).toEqual(ray(world, mover, side));
            }
          }
          if (labyrinth.outcome(position) !== undefined) return;
          position = labyrinth.play(position, pick(labyrinth.legalMoves(position), rng));
        }
      },
    ),
  );
});
