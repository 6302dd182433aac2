import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../../test/worlds.js';
import { generateDungeon, generateMaze } from '../../generate/index.js';
import { formatRecording, parseRecording } from '../../notation/index.js';
import { distancesFrom } from '../../search/index.js';
import {
  cellAt,
  createRng,
  createScene,
  digPit,
  directionNamed,
  hex,
  pick,
  rect,
  type Scene,
} from '../../world/index.js';
import { CHANCE, Match, playMatch, Replay } from '../index.js';
import { recordMatch } from '../replay.js';
import { pits } from './pits.js';
import { type PitsOptions, type PitsPosition, PLAYER, pitsBoard, pitsOf, REACH, turnsPlayed } from './position.js';

const [EAST, NORTH, WEST, SOUTH] = ['E', 'N', 'W', 'S'].map((name) => directionNamed(rect, name) ?? -1);

const start = (scene: Scene, options: Partial<PitsOptions> = {}, seed: number | string = 1): PitsPosition =>
  pits.initial(scene, { ...pits.defaults, ...options }, seed);

/** The position after pits at these rows and columns and nowhere else. */
const withPits = (position: PitsPosition, ...places: [number, number][]): PitsPosition =>
  pits.play(
    position,
    places.map(([row, col]) => cellAt(position.world.grid, row, col)),
  );

const boards = fc
  .record({
    rows: fc.integer({ min: 2, max: 6 }),
    cols: fc.integer({ min: 1, max: 6 }),
    shape: fc.constantFrom(rect, hex),
  })
  .map(pitsBoard);
const allOptions = fc
  .record({
    least: fc.integer({ min: 0, max: 4 }),
    more: fc.integer({ min: 0, max: 9 }),
    under: fc.boolean(),
    reach: fc.constantFrom(...REACH),
  })
  .map(({ more, ...rest }): PitsOptions => ({ ...rest, most: rest.least + more }));

/** Every position of a game of random steps. */
function randomGame(scene: Scene, options: PitsOptions, seed: number): PitsPosition[] {
  const rng = createRng(seed);
  const positions = [start(scene, options, seed)];
  for (let position = positions[0]; pits.outcome(position) === undefined && positions.length < 200; ) {
    position = pits.play(position, pick(pits.legalMoves(position), rng));
    positions.push(position);
  }
  return positions;
}

describe('whether the goal can be reached', () => {
  test('is the same by A* and by breadth-first search, whatever the world; where it cannot, both look everywhere', () => {
    const games = { bfs: 0, astar: 0 };
    fc.assert(
      fc.property(boards, allOptions, seeds, (scene, options, seed) => {
        const [byBfs, byAstar] = REACH.map((reach) => randomGame(scene, { ...options, reach }, seed));
        expect(byAstar).toHaveLength(byBfs.length);
        for (const [at, position] of byBfs.entries()) {
          const other = byAstar[at];
          expect([pits.check(other), pits.outcome(other)]).toEqual([pits.check(position), pits.outcome(position)]);
          if (at === 0 || !position.isCutOff || position.seat === CHANCE) continue;
          const cells = distancesFrom(position.world, position.player).filter((distance) => distance >= 0).length;
          expect(position.looked - byBfs[at - 1].looked).toBe(cells);
          expect(other.looked - byAstar[at - 1].looked).toBe(cells);
        }
        games.bfs += byBfs[byBfs.length - 1].looked;
        games.astar += byAstar[byAstar.length - 1].looked;
      }),
    );
    expect(games.astar).toBeLessThan(games.bfs);
  });

  test('takes A* the cells of a straight way, and breadth-first search the cells before the goal', () => {
    const looked = (reach: PitsOptions['reach'], scene: Scene) => pits.play(start(scene, { reach }), []).looked;
    const row = pitsBoard({ rows: 5, start: 10, goal: 14 });
    expect([looked('astar', row), looked('bfs', row)]).toEqual([5, 11]);
    // From corner to corner every cell lies on a shortest way: there is nothing to leave out.
    expect([looked('astar', pitsBoard({ rows: 5 })), looked('bfs', pitsBoard({ rows: 5 }))]).toEqual([25, 24]);
  });

  test('is asked of no other search', () => {
    const scene = pitsBoard({ rows: 3 });
    expect(pits.fault(scene, { ...pits.defaults, reach: 'dfs' as never })).toBe(
      'Expected the option reach to be one of bfs, astar.',
    );
  });
});

describe('a turn', () => {
  const board = pitsBoard({ rows: 3 });

  test('begins with pits, and ends with a step', () => {
    const first = start(board);
    expect(first.seat).toBe(CHANCE);
    const second = pits.play(first, pits.legalMoves(first)[0]);
    expect([second.seat, turnsPlayed(second)]).toEqual([PLAYER, 0]);
    const third = pits.play(second, SOUTH);
    expect([third.seat, turnsPlayed(third), third.player]).toEqual([CHANCE, 1, 3]);
  });

  test('on the goal wins, whatever is a pit around it', () => {
    let position = start(board);
    for (const step of [EAST, EAST, SOUTH]) position = pits.play(pits.play(position, []), step);
    position = pits.play(withPits(position, [1, 1], [0, 2], [2, 1]), SOUTH);
    expect(pits.outcome(position)).toMatchObject({ result: 'goal', winner: PLAYER });
    expect(pits.legalMoves(position)).toEqual([]);
  });

  test('into a pit falls', () => {
    const position = withPits(start(board), [0, 1]);
    expect(pits.legalMoves(position)).toContain(EAST);
    expect(pits.outcome(pits.play(position, EAST))).toMatchObject({ result: 'fell', winner: CHANCE });
  });

  test('ends at once when no way is left', () => {
    const position = withPits(start(board), [0, 1], [1, 0]);
    expect(pits.outcome(position)).toMatchObject({ result: 'cut-off', winner: CHANCE });
    expect(pits.legalMoves(position)).toEqual([]);
  });

  test('off the board, or with a key that is no step, is no turn at all', () => {
    const position = withPits(start(board), [2, 0]);
    for (const move of [NORTH, WEST, -1, -0, 1.5, 99, Number.NaN, [], [4]]) {
      expect(pits.playIfLegal(position, move)).toBeUndefined();
    }
    expect(pits.moveNamed(position, 'X')).toBeUndefined();
    expect(pits.legalMoves(position)).toEqual([EAST, SOUTH]);
  });

  test('a cell that was left can become a pit, and the player cannot walk back over it', () => {
    const left = pits.play(withPits(start(board), [2, 0]), EAST);
    const position = withPits(left, [0, 0]);
    expect(pits.outcome(pits.play(position, WEST))?.result).toBe('fell');
  });
});

describe('pits', () => {
  test('as many as asked for, on free cells, until none is left; then none', () => {
    fc.assert(
      fc.property(boards, allOptions, seeds, (board, options, seed) => {
        for (const position of randomGame(board, options, seed)) {
          if (position.seat !== CHANCE || pits.outcome(position) !== undefined) continue;
          const drawn = pits.legalMoves(position)[0] as number[];
          const taken = [...pitsOf(position), position.setup.goal, ...(options.under ? [] : [position.player])];
          expect(drawn.filter((cell) => taken.includes(cell))).toEqual([]);
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.length).toBeLessThanOrEqual(options.most);
          const free = position.world.grid.cellCount - taken.length;
          expect(drawn.length).toBeGreaterThanOrEqual(Math.min(options.least, free));
          expect(position.free).toBe(free + (options.under ? 0 : 1));
        }
      }),
    );
  });

  test('open under the player only where that is the rule', () => {
    const board = pitsBoard({ rows: 2 });
    const all = { least: 9, most: 9 };
    const [literal, kind] = [true, false].map((under) => start(board, { ...all, under }));
    const fallen = pits.play(literal, pits.legalMoves(literal)[0]);
    expect(pits.outcome(fallen)).toMatchObject({ result: 'fell', why: 'The ground opened under the player.' });
    const alone = pits.play(kind, pits.legalMoves(kind)[0]);
    expect(pits.outcome(alone)?.result).toBe('cut-off');
    expect(pitsOf(alone)).toEqual([1, 2]);
  });

  test('are the same for everybody with the same seed, but for the cell one stands on', () => {
    const board = pitsBoard({ rows: 8 });
    fc.assert(
      fc.property(seeds, (seed) => {
        const first = start(board, {}, seed);
        const second = pits.play(first, pits.legalMoves(first)[0]);
        fc.pre(pits.outcome(second) === undefined);
        const [east, south] = [EAST, SOUTH].map((step) => pits.play(second, step));
        fc.pre([east, south].every((position) => pits.outcome(position) === undefined));
        const [one, other] = [east, south].map((position) => pits.legalMoves(position)[0] as number[]);
        const stoodOn = [east.player, south.player];
        if (![...one, ...other].some((cell) => stoodOn.includes(cell))) expect(one).toEqual(other);
      }),
    );
  });

  test('as many as the range says on average', () => {
    const counts = Array.from({ length: 3000 }, (_, seed) => {
      const position = start(pitsBoard(), {}, seed);
      return (pits.legalMoves(position)[0] as number[]).length;
    });
    const mean = counts.reduce((sum, count) => sum + count) / counts.length;
    expect(Math.abs(mean - 3)).toBeLessThan(0.1);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 5]);
  });

  test('close the ways that every search reads, both ways', () => {
    fc.assert(
      fc.property(boards, allOptions, seeds, (board, options, seed) => {
        for (const position of randomGame(board, options, seed)) {
          const distances = distancesFrom(position.world, position.player);
          if (pits.outcome(position)?.result !== 'fell')
            expect(pitsOf(position).every((cell) => distances[cell] < 0)).toBe(true);
          if (position.seat === PLAYER) expect(position.isCutOff).toBe(distances[position.setup.goal] < 0);
        }
      }),
    );
  });

  test('to come are not seen by the player', () => {
    const [one, other] = ['a', 'b'].map((seed) => withPits(start(pitsBoard(), {}, seed), [3, 3]));
    expect(one).not.toEqual(other);
    const [seen, alike] = [one, other].map((position) => pits.observe(position, PLAYER));
    expect(JSON.stringify(seen)).toBe(JSON.stringify(alike));
    expect(() => pits.legalMoves(pits.play(seen, EAST))).toThrow(RangeError);
  });
});

describe('worlds', () => {
  const mazeScene = (shape: string, seed: number): Scene => {
    const scene = generateMaze({
      shape,
      rows: 7,
      cols: 7,
      seed,
      braid: 100,
      tunnels: [
        [
          [0, 0],
          [4, 4],
        ],
      ],
    });
    return createScene(scene.world, { exit: 48, actors: { player: [0] } });
  };
  const { world, actors } = generateDungeon({ rows: 12, seed: 3 });
  const inDungeon = createScene(world, { exit: actors.monster[0], actors: { player: actors.rogue } });

  test.each([
    ['squares', pitsBoard({ rows: 6 })],
    ['hexagons', pitsBoard({ rows: 6, shape: hex })],
    ['a maze with loops and a tunnel', mazeScene('rect', 1)],
    ['a maze of hexagons', mazeScene('hex', 2)],
    ['a dungeon', inDungeon],
  ])('%s: random games end, are recorded and replayed', async (_name, scene) => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const walker = {
        name: 'random',
        about: '',
        cost: '',
        seats: [PLAYER],
        memoryless: false,
        start: (_seen: PitsPosition, _seat: string, rng: ReturnType<typeof createRng>) => ({
          move: (seen: PitsPosition) => pick(pits.legalMoves(seen), rng),
        }),
      };
      const match = new Match({
        game: pits,
        position: start(scene, {}, seed),
        players: { player: walker },
        rng: createRng(seed),
        cap: 1e4,
      });
      ends.add((await playMatch(match))?.result ?? 'none');
      const recording = recordMatch(match, {
        scene,
        said: {},
        options: pits.defaults,
        cap: 1e4,
        seed,
        seats: { player: 'random' },
      });
      const read = parseRecording(formatRecording(recording));
      if (!read.ok) throw new Error(read.fault.message);
      const replay = new Replay(pits, read.value);
      replay.advance(Infinity);
      expect([replay.drift, pits.check(replay.position)]).toEqual([undefined, pits.check(match.position)]);
    }
    expect(ends).toContain('fell');
    for (const end of ends) expect(['goal', 'fell', 'cut-off']).toContain(end);
  });

  test('a recording whose pits are not those of its seed drifts where they differ', () => {
    const scene = pitsBoard({ rows: 4 });
    const position = start(scene, {}, 'seed');
    const recording = {
      game: 'pits',
      scene,
      options: { ...pits.defaults },
      seed: 'seed',
      seats: { player: 'human' },
      moves: [{ seat: CHANCE, name: '3,2', check: '00000000' }],
      outcome: undefined,
    };
    expect(pits.moveName(position, pits.legalMoves(position)[0])).not.toBe('3,2');
    const replay = new Replay(pits, recording);
    replay.advance(1);
    expect(replay.drift).toEqual({ turn: 1, why: 'The move 3,2 of chance is not legal.' });
  });

  test('a tunnel whose end falls away is closed at both ends', () => {
    const maze = mazeScene('rect', 1);
    const position = start(maze);
    const end = maze.world.tunnels.get(0) ?? -1;
    const after = pits.play(position, [end]);
    expect([after.world.tunnels.size, position.world.tunnels.size]).toEqual([0, 2]);
    expect(() => digPit(maze.world, 3)).toThrow(RangeError);
  });
});

test.each<[string, Scene, Partial<PitsOptions>]>([
  ['There is no player.', createScene(pitsBoard().world, { exit: 3 }), {}],
  ['There are 2 players.', { ...pitsBoard(), actors: { player: [0, 1] } }, {}],
  ['There is no goal.', { ...pitsBoard(), exit: undefined }, {}],
  ['The player stands on the goal already.', pitsBoard({ rows: 4, start: 15 }), {}],
  ['The goal lies where there is no ground.', pitsBoard({ rows: 4, goal: 99 }), {}],
  ['The player stands where there is no ground.', pitsBoard({ rows: 4, start: -1 }), {}],
  ['Expected from 0 to 1000 pits a turn, the fewest first, got 3 to 2.', pitsBoard(), { least: 3, most: 2 }],
  ['Expected from 0 to 1000 pits a turn, the fewest first, got 1 to 1001.', pitsBoard(), { most: 1001 }],
])('%s', (why, scene, options) => {
  expect(pits.fault(scene, { ...pits.defaults, ...options })).toBe(why);
  expect(() => start(scene, options)).toThrow(why);
});

test('an island has no way, and is refused', () => {
  const scene = pitsBoard({ rows: 3 });
  for (const cell of [1, 3]) digPit(scene.world, cell);
  expect(pits.fault(scene, pits.defaults)).toBe('There is no way from the player to the goal.');
});
