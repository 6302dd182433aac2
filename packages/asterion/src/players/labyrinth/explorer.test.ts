/** What the explorer knows, what it cannot know, and how far that takes it. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { disguise } from '../../../test/disguise.js';
import { seeds } from '../../../test/worlds.js';
import { Match, type Seat } from '../../game/index.js';
import { type LabyrinthPosition, labyrinth, MINOTAUR, sightOf, THESEUS } from '../../game/labyrinth/index.js';
import { generateLabyrinth } from '../../generate/index.js';
import { createRng, isOpen } from '../../world/index.js';
import { Belief } from './belief.js';
import { explorer } from './explorer.js';
import { diceFor, labyrinthPlayerNamed } from './index.js';
import { TileMemory } from './memory.js';

/** The positions in which the explorer was asked, and what it answered, against somebody who knows the whole board. */
function gameOf(seat: Seat, size: number, seed: number) {
  const scene = generateLabyrinth({ rows: size, seed, supplies: 4 });
  const start = labyrinth.initial(scene, { ...labyrinth.defaults, rounds: 25 }, 0);
  const other = labyrinthPlayerNamed('minimax-board', seat === THESEUS ? MINOTAUR : THESEUS) ?? expect.fail();
  const players = { [seat]: explorer, [seat === THESEUS ? MINOTAUR : THESEUS]: other };
  const match = new Match({ game: labyrinth, position: start, players, rng: createRng(seed), cap: 1000 });
  const asked: { readonly position: LabyrinthPosition; readonly move: number }[] = [];
  while (match.end === undefined) {
    const { position } = match;
    void match.step();
    if (position.seat === seat) asked.push({ position, move: match.moves[match.moves.length - 1] });
  }
  return { start, asked };
}

describe.each([THESEUS, MINOTAUR])('as %s', (seat) => {
  test('games that look alike are played alike: it cannot know what the rules hide', () => {
    let changes = 0;
    fc.assert(
      fc.property(fc.constantFrom(7, 9, 11), seeds, (size, seed) => {
        const { start, asked } = gameOf(seat, size, seed);
        if (asked.length === 0) return;
        const positions = asked.map(({ position }) => position);
        const others = disguise(seat, positions, createRng(seed).fork('disguise'));
        const player = explorer.start(start, seat, createRng(seed).fork(seat));
        others.forEach((position, at) => {
          expect(sightOf(position, seat)).toEqual(sightOf(positions[at], seat));
          expect(player.move(position)).toBe(asked[at].move);
          if (labyrinth.key(position) !== labyrinth.key(positions[at])) changes++;
        });
      }),
      { numRuns: sweep(12, 60) },
    );
    expect(changes).toBeGreaterThan(sweep(20, 100)); // or the disguise hides nothing
  });
});

test('what was seen once is remembered, and a side that was not seen is open with a chance', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { asked } = gameOf(THESEUS, 9, seed);
      const memory = new TileMemory(asked[0].position.setup.world.grid);
      const sights = asked.map(({ position }) => sightOf(position, THESEUS));
      for (const sight of sights) memory.note(sight);
      for (const { tiles } of sights) {
        for (const { tile, open, walled } of tiles) {
          expect(memory.seen[tile]).toBe(1);
          for (const side of open) expect(memory.chance(tile, side)).toBe(1);
          for (const side of walled) expect(memory.chance(tile, side)).toBe(0);
        }
      }
      const { world } = asked[0].position.setup;
      for (const [tile] of memory.seen.entries()) {
        for (const side of world.grid.shape.sides) {
          const chance = memory.chance(tile, side);
          if (chance === 0 || chance === 1) expect(isOpen(world, tile, side)).toBe(chance === 1);
        }
      }
    }),
    { numRuns: sweep(15, 50) },
  );
});

test.each([THESEUS, MINOTAUR])('as %s it never rules out the tile where the opponent stands', (seat) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { asked } = gameOf(seat, 11, seed);
      const belief = asked.length === 0 ? undefined : new Belief(sightOf(asked[0].position, seat));
      for (const { position } of asked) {
        belief?.look(sightOf(position, seat));
        const at = seat === THESEUS ? position.minotaurs[0] : position.theseus;
        expect(belief?.opponent.chances[at]).toBeGreaterThan(0);
      }
    }),
    { numRuns: sweep(15, 50) },
  );
});

/** Shares of games on usual boards won by each, in percent. */
function shares(theseus: string, minotaur: string, games: number) {
  const won: Record<string, number> = { [THESEUS]: 0, [MINOTAUR]: 0, draw: 0 };
  const players = {
    [THESEUS]: labyrinthPlayerNamed(theseus, THESEUS) ?? expect.fail(),
    [MINOTAUR]: labyrinthPlayerNamed(minotaur, MINOTAUR) ?? expect.fail(),
  };
  const options = { ...labyrinth.defaults, dice: diceFor({ theseus, minotaur }) };
  for (let seed = 0; seed < games; seed++) {
    const position = labyrinth.initial(generateLabyrinth({ noRooms: true, seed }), options, seed);
    const match = new Match({ game: labyrinth, position, players, rng: createRng(seed), cap: Infinity });
    while (match.end === undefined) void match.step();
    won[match.end.result] += 100 / games;
  }
  return won;
}

test('Theseus wins more than 15 % against dice, where the heuristic wins under 2 %', () => {
  expect(shares('explorer', 'dice', sweep(12, 100))[THESEUS]).toBeGreaterThan(15);
  expect(shares('heuristic', 'dice', sweep(30, 100))[THESEUS]).toBeLessThan(2);
});

test('the Minotaur catches a heuristic Theseus more often than not', () => {
  expect(shares('heuristic', 'explorer', sweep(10, 50))[MINOTAUR]).toBeGreaterThan(60);
});
