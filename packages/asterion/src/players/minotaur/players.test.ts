/** What every listed player of Minotaur must hold to, on boards of every kind the game can be played on. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BruteForce, minotaurRules, minotaurScenes } from '../../../test/minotaurs.js';
import { valueOf } from '../../../test/scenes.js';
import { seeds } from '../../../test/worlds.js';
import { solveMinotaur } from '../../exact/minotaur/index.js';
import { Match } from '../../game/index.js';
import { THESEUS } from '../../game/labyrinth/index.js';
import { type MinotaurOptions, type MinotaurPosition, minotaur } from '../../game/minotaur/index.js';
import { generateDungeon } from '../../generate/index.js';
import { parseDrawing } from '../../notation/index.js';
import { distancesFrom } from '../../search/index.js';
import { createRng, createScene, isGround, isOnBorder, type Scene, type Seed } from '../../world/index.js';
import {
  type MinotaurPlayer,
  minotaurDifficulty,
  minotaurPlayerFault,
  minotaurPlayerNamed,
  minotaurPlayers,
} from './index.js';

/** Rooms and corridors, which the game was not made for; the exit is a cell of the border if one is ground. */
function dungeon(seed: Seed): Scene {
  const { world, actors } = generateDungeon({ rows: 9, seed });
  const border = [...new Array(world.grid.cellCount).keys()].filter((cell) => isOnBorder(world.grid, cell));
  const exit = border.find((cell) => isGround(world, cell));
  return createScene(world, { exit, actors: { theseus: actors.rogue, minotaur: actors.monster } });
}

const scenes: fc.Arbitrary<Scene> = fc.oneof(
  minotaurScenes(7),
  seeds.map(dungeon).filter((scene) => minotaur.fault(scene, minotaur.defaults) === undefined),
);

const playerOf = (name: string): MinotaurPlayer => {
  const player = minotaurPlayerNamed(name);
  if (player === undefined) throw new RangeError(`Expected a player, got ${name}.`);
  return player;
};

/** A game to its end, to a repetition or to its cap. */
function play(name: string, scene: Scene, options: MinotaurOptions, seed: Seed = 0, cap = 200) {
  const match = new Match({
    game: minotaur,
    position: minotaur.initial(scene, options, seed),
    players: { theseus: playerOf(name) },
    rng: createRng(seed),
    cap,
  });
  while (match.end === undefined) void match.step();
  return match;
}

const names = [...minotaurPlayers.map(({ name }) => name), 'lookahead:1', 'lookahead:9'];

describe.each(names)('%s', (name) => {
  test('moves legally to the end of the game, and the same again for the same seed', () => {
    fc.assert(
      fc.property(scenes, minotaurRules, seeds, (scene, options, seed) => {
        const match = play(name, scene, options, seed);
        expect(['escaped', 'caught', 'repeats', 'cap']).toContain(match.end?.result);
        expect(play(name, scene, options, seed).moves).toEqual(match.moves);
      }),
      { numRuns: 60 },
    );
  });

  test('moves alike wherever it sees alike, if it says so, and draws from its stream if not', () => {
    fc.assert(
      fc.property(scenes, minotaurRules, seeds, seeds, (scene, options, seed, other) => {
        const { positions, moves } = play(name, scene, options, seed);
        const player = playerOf(name);
        const rng = player.memoryless ? createRng(other) : createRng(seed).fork(THESEUS);
        for (const [ply, move] of moves.entries()) {
          const fresh = player.start(positions[player.memoryless ? ply : 0], THESEUS, rng);
          expect(fresh.move(positions[ply])).toBe(move);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('refuses to move in a game that is over', () => {
    const over = minotaur.play(minotaur.initial(easy, minotaur.defaults, 0), 0);
    expect(() => playerOf(name).start(over, THESEUS, createRng(0)).move(over)).toThrow(/over: Theseus is out/);
  });

  test('has a line to be listed with', () => {
    const { about, cost, seats } = playerOf(name);
    expect(about).toMatch(/^[A-Z].{10,110}\.$/);
    expect(cost).toMatch(/^.{4,80}$/);
    expect(seats).toEqual([THESEUS]);
  });
});

const easy = valueOf(parseDrawing('+---+---+---+\n| T   E | M |\n+---+---+---+\n'));

/** Par by a table, where the start is won. */
const wonScenes = fc
  .tuple(minotaurScenes(7), minotaurRules)
  .map(([scene, options]) => {
    const start = minotaur.initial(scene, options, 0);
    return { scene, options, start, par: solveMinotaur(start).parOf(start) ?? 0 };
  })
  .filter(({ par }) => par > 0);

test('optimal takes exactly par moves', () => {
  fc.assert(
    fc.property(wonScenes, ({ scene, options, par }) => {
      const { end, moves } = play('optimal', scene, options);
      expect([end?.result, moves.length]).toEqual(['escaped', par]);
    }),
  );
});

test('one who looks ahead as far as par always gets out, in par moves', () => {
  fc.assert(
    fc.property(wonScenes, ({ scene, options, par }) => {
      const { end, moves } = play(`lookahead:${par}`, scene, options);
      expect([end?.result, moves.length]).toEqual(['escaped', par]);
    }),
  );
});

test('who looks ahead or knows the table is not caught at once if that can be avoided', () => {
  fc.assert(
    fc.property(
      minotaurScenes(6),
      minotaurRules,
      fc.constantFrom('optimal', 'lookahead:1', 'lookahead'),
      (scene, options, name) => {
        const start = minotaur.initial(scene, options, 0);
        const isLosing = (move: number) => minotaur.outcome(minotaur.play(start, move))?.result === 'caught';
        const move = playerOf(name).start(start, THESEUS, createRng(0)).move(start) as number;
        if (isLosing(move)) expect(minotaur.legalMoves(start).every(isLosing)).toBe(true);
      },
    ),
  );
});

test('lookahead goes where brute force finds it nearest to the exit after so many moves', () => {
  fc.assert(
    fc.property(minotaurScenes(5), minotaurRules, fc.integer({ min: 1, max: 4 }), (scene, options, depth) => {
      const brute = new BruteForce(scene, options);
      const left = distancesFrom(scene.world, scene.exit ?? 0).map((steps) => (steps < 0 ? 999 : steps));
      type Line = readonly [first: string, standing: typeof brute.start];
      let lines: Line[] = [['', brute.start]];
      let expected = 'STAY';
      for (let ahead = 1; ahead <= depth && lines.length > 0; ahead++) {
        const next = lines.flatMap(([first, standing]) =>
          brute.after(standing).map(([name, to]): Line => [first === '' ? name : first, to]),
        );
        lines = next.filter(([, standing]) => !brute.isCaught(standing));
        const out = lines.find(([, standing]) => brute.isOut(standing));
        const steps = lines.map(([, [theseus]]) => left[brute.cellOf(theseus)]);
        if (lines.length > 0) expected = lines[steps.indexOf(Math.min(...steps))][0];
        if (out !== undefined) {
          expected = out[0];
          break;
        }
      }
      const start = minotaur.initial(scene, options, 0);
      const move = playerOf(`lookahead:${depth}`).start(start, THESEUS, createRng(0)).move(start) as number;
      expect(minotaur.moveName(start, move)).toBe(expected);
    }),
  );
});

describe('difficulty', () => {
  const resultOf = (name: string, { setup, theseus, minotaurs }: MinotaurPosition) => {
    const { world, exit, options } = setup;
    const scene = createScene(world, { exit, actors: { theseus: [theseus], minotaur: minotaurs } });
    return play(name, scene, options, 0, 2000).end?.result;
  };

  test('is what players and tables say', () => {
    fc.assert(
      fc.property(wonScenes, ({ start, par }) => {
        const found = minotaurDifficulty(start);
        expect(found.par).toBe(par);
        expect(found.bfsDies).toBe(resultOf('bfs', start) === 'caught');
        expect(found.wonShare > 0 && found.wonShare < 1).toBe(true);
        expect(found.solutions).toBeGreaterThan(0);
        expect(found.waits + found.away).toBeLessThanOrEqual(par);
        const { lookahead: least } = found;
        if (least === null) throw new Error('Expected a depth that is enough.');
        expect(resultOf(`lookahead:${least}`, start)).toBe('escaped');
        for (let less = 1; less < least; less++) expect(resultOf(`lookahead:${less}`, start)).not.toBe('escaped');
      }),
      { numRuns: 50 },
    );
  });

  test('of a dead position is that there is no way', () => {
    const dead = valueOf(parseDrawing('+---+---+---+\n| T | M   E |\n+---+---+---+\n'));
    const found = minotaurDifficulty(minotaur.initial(dead, minotaur.defaults, 0));
    expect(found).toMatchObject({ par: null, waits: 0, away: 0, solutions: 0, bfsDies: false, lookahead: null });
  });
});

test('the players, in the order in which they are listed', () => {
  expect(minotaurPlayers.map(({ name }) => name).join()).toBe('bfs,lookahead,optimal,random');
});

test('a name that means nobody is refused with the names there are, and a depth that is none with those that are', () => {
  for (const name of names) expect(minotaurPlayerFault(name)).toBeUndefined();
  expect(minotaurPlayerNamed('lookahead:4')?.name).toBe('lookahead');
  expect(minotaurPlayerNamed('lookahead:5')?.name).toBe('lookahead:5');
  expect(minotaurPlayerNamed('human')).toBeUndefined();
  expect(minotaurPlayerFault('human')).toBe(
    'Expected a player of minotaur (bfs, lookahead, optimal, random), got "human".',
  );
  expect(minotaurPlayerFault('bfs:3')).toBe('Expected bfs without a depth, got "bfs:3".');
  for (const name of ['lookahead:0', 'lookahead:100', 'lookahead:x', 'lookahead:', 'lookahead:3:3'])
    expect(minotaurPlayerFault(name)).toBe(`Expected a depth from 1 to 99 after "lookahead:", got "${name}".`);
});
