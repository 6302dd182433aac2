/** Tournaments from files, pairs from results, and schedules from both. */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedWorlds } from 'asterion/game';
import { describe, expect, test } from 'vitest';
import { type Met, type Pair, pairsOf, swissPairs } from './pairing.js';
import { readTournament, USUAL_CLOCK } from './read.js';
import { scheduleRound } from './schedule.js';
import type { Pairing, Tournament } from './tournament.js';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
mkdirSync(join(folder, 'worlds'));
const [dungeon] = shippedWorlds.rogue;
writeFileSync(join(folder, 'worlds/one.txt'), dungeon.text);
writeFileSync(join(folder, 'worlds/two.txt'), shippedWorlds.rogue[1].text);
writeFileSync(join(folder, 'broken.txt'), '{"asterion":1,\n"shape":"rectangle"}');
writeFileSync(join(folder, 'maze.txt'), '+---+---+\n| S   E |\n+---+---+\n');
writeFileSync(join(folder, 'shut.txt'), '+---+---+\n| S | E |\n+---+---+\n');
writeFileSync(join(folder, 'mine.js'), 'export default () => "STAY";');
writeFileSync(join(folder, 'bot.py'), 'print("ready")');

const read = (text: string): Tournament =>
  readTournament(text, { file: 'cup.toml', name: 'cup' }, { folder, moduleBot: ['asterion', 'bot', '--player'] });
const faultsOf = (text: string): string[] => {
  try {
    read(text);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('a file', () => {
  test('says who meets whom where, and how', () => {
    const cup = read(`
      name = "Autumn cup"
      seed = 7
      pairing = "swiss"
      rounds = 3
      strictness = "lenient"
      truth = false
      clock = { move = 50, bank = 500 }
      bots = [
        "minimax:2",
        "./mine.js",
        "python3 bot.py",
        { name = "both", player = { monster = "bfs", rogue = "cycle" } },
        { name = "java", command = ["java", "-cp", "a b", "Bot"], games = ["rogue"] },
      ]
      [[games]]
      game = "rogue"
      worlds = ["${dungeon.name}", "worlds"]
      seeds = 2
      cap = 60
      set = { diagonals = "never", no-stay = true }
      [[games]]
      game = "pits"
      set = { rows = 9 }
    `);
    expect(cup).toMatchObject({
      name: 'Autumn cup',
      seed: '7',
      pairing: 'swiss',
      rounds: 3,
      strictness: 'lenient',
      truth: false,
      clock: { ...USUAL_CLOCK, move: 50, bank: 500 },
    });
    expect(cup.bots.map(({ name }) => name)).toEqual(['minimax:2', 'mine.js', 'bot.py', 'both', 'java']);
    expect(cup.bots[1].by).toMatchObject({ command: ['asterion', 'bot', '--player', join(folder, 'mine.js')] });
    expect(cup.bots[2].by).toMatchObject({ command: ['python3', 'bot.py'], cwd: folder });
    const [rogue, pits] = cup.games;
    expect(rogue.worlds.map(({ name }) => name)).toEqual([dungeon.name, 'one.txt', 'two.txt']);
    expect(rogue).toMatchObject({ said: { diagonals: 'never', 'no-stay': '1' }, seeds: 2, cap: 60 });
    expect(pits).toMatchObject({ said: { rows: '9' }, worlds: [{ name: 'grown' }], seeds: 1 });
  });

  test('may be JSON, and short', () => {
    const cup = read('{ "bots": ["optimal", "random"], "games": ["rogue"] }');
    expect(cup).toMatchObject({ name: 'cup', seed: '1', pairing: 'round-robin', truth: true });
    expect(cup.games[0].worlds).toHaveLength(shippedWorlds.rogue.length);
  });

  test('may have mazes to solve, grown from the seeds or from files', () => {
    const cup = read(`
      bots = ["bfs", "./mine.js", { name = "x", player = { solver = "tremaux" }, games = ["maze"] }]
      [[games]]
      game = "maze"
      set = { shape = "hex", rows = 9, generator = "wilson", braid = 50, longest = true }
      seeds = 3
      [[games]]
      game = "maze"
      worlds = ["maze.txt"]
    `);
    const [grown, given] = cup.games;
    expect(grown).toMatchObject({ game: 'maze', said: { shape: 'hex', longest: '1' }, worlds: [{ name: 'grown' }] });
    expect(given.worlds).toMatchObject([{ name: 'maze.txt' }]);
    expect(given.worlds[0].document).toContain('"entrance":[0,0]');
    const { tasks, encounters } = scheduleRound(cup, [['bfs', 'x']], 0, 0);
    const played = tasks.map(({ job }) => `${job.worldName} ${job.seed} ${job.seats.solver}`);
    expect(played.slice(0, 4)).toEqual(['grown 1:0 bfs', 'grown 1:0 x', 'maze.txt 1:0 bfs', 'maze.txt 1:0 x']);
    expect(played).toHaveLength(8);
    expect(encounters[0]).toMatchObject({ games: [{ a: 'solver', b: null }, { a: null, b: 'solver' }] }); // biome-ignore format: one line
  });

  const two = 'bots = ["random", "optimal"]\n';
  test.each([
    ['bots = ["random"\ngames', 'cup.toml:2:'],
    ['{ "bots": [\n1,, ] }', 'cup.toml:2:'],
    [`${two}games = ["chess"]`, 'cup.toml: games[0]: there is no game "chess"; known: '],
    [`${two}games = ["rogues"]`, 'Did you mean rogue?'],
    ['bots = ["bfs", "astar"]\n[[games]]\ngame = "maze"\ncap = 9', 'games[0].cap: there are no moves to count in maze'],
    ['bots = ["bfs", "minimax"]\ngames = ["maze"]', 'bots[1]: There is no solver "minimax" of mazes.'],
    ['bots = ["bfs", "astar"]\n[[games]]\ngame = "maze"\nworlds = ["worlds/one.txt"]', 'one.txt: Expected an entrance'],
    ['bots = ["bfs", "astar"]\n[[games]]\ngame = "maze"\nworlds = ["shut.txt"]', 'shut.txt: There is no way from'],
    ['bots = ["bfs", "astar"]\n[[games]]\ngame = "maze"\nset = { rows = 0 }', 'games[0].set.rows: Expected a whole'],
    ['bots = ["bfs", "astar"]\n[[games]]\ngame = "maze"\nset = { rows = 999, cols = 999 }', 'games[0]: A way through'],
    [
      'bots = ["bfs", "astar"]\n[[games]]\ngame = "maze"\nworlds = ["maze.txt"]\nset = { rows = 9 }',
      'games[0].set.rows: there is no such setting here',
    ],
    [`${two}pairings = "swiss"\ngames = ["rogue"]`, 'cup.toml: pairings: there is no such key'],
    [`${two}pairing = "suisse"\ngames = ["rogue"]`, 'cup.toml: pairing: expected round-robin, '],
    [`${two}rounds = 2\ngames = ["rogue"]`, 'cup.toml: rounds: round-robin has no rounds'],
    [`${two}[[games]]\ngame = "rogue"\nworlds = ["nowhere"]`, 'cup.toml: games[0].worlds[0]: there is no file nowhere'],
    [`${two}[[games]]\ngame = "rogue"\nworlds = ["broken.txt"]`, 'cup.toml: games[0].worlds[0]: broken.txt:2:9: '],
    [
      `${two}[[games]]\ngame = "rogue"\nset = { diagonal = "never" }`,
      'cup.toml: games[0].set.diagonal: there is no such',
    ],
    [
      `${two}[[games]]\ngame = "rogue"\nset = { diagonals = "often" }`,
      'cup.toml: games[0].set.diagonals: Expected a rule',
    ],
    [`${two}[[games]]\ngame = "rogue"\nset = { monster = "bfs" }`, 'cup.toml: games[0].set.monster: there is no such'],
    [`${two}[[games]]\ngame = "rogue"\nseeds = 0`, 'cup.toml: games[0].seeds: expected a whole number from 1 '],
    [`${two}[clock]\nmove = "soon"`, 'cup.toml: clock.move: expected a whole number'],
    ['games = ["rogue"]\nbots = ["random"]', 'cup.toml: bots: expected at least two bots'],
    ['games = ["rogue"]\nbots = ["random", "random"]', 'cup.toml: bots[1]: there are two bots called random'],
    [
      'games = ["rogue"]\nbots = ["random", "radnom"]',
      'cup.toml: bots[1]: there is no player "radnom". Did you mean random',
    ],
    ['games = ["rogue"]\nbots = ["random", "./other.js"]', 'cup.toml: bots[1]: there is no file ./other.js'],
    ['games = ["rogue"]\nbots = ["random", "./other"]', 'cup.toml: bots[1]: there is no file ./other'],
    ['games = ["rogue"]\nbots = ["random", "astar"]', 'cup.toml: bots[1]: '],
    [
      'games = ["rogue"]\nbots = ["random", { name = "x" }]',
      'cup.toml: bots[1]: expected one of player, module and command',
    ],
    [
      'games = ["rogue"]\nbots = ["random", { player = { king = "bfs" } }]',
      'cup.toml: bots[1].player.king: there is no such seat',
    ],
    ['games = ["rogue"]\nstop = true\nbots = ["random", "bfs", "cycle"]', 'cup.toml: stop: only a duel of two'],
    [two, 'cup.toml: expected games'],
    ['x', 'cup.toml:1:'],
  ])('that makes no sense says where: %j', (text, expected) => {
    expect(faultsOf(text).join('\n')).toContain(expected);
  });

  test('tells all that is wrong at once', () => {
    expect(faultsOf('bots = ["nobody", "noone"]\ngames = ["chess"]\nseed = true')).toHaveLength(4);
  });
});

const cupOf = (bots: readonly string[], pairing: Pairing, rounds?: number): Tournament => ({
  ...read('{ "bots": ["optimal", "random"], "games": ["rogue"] }'),
  bots: bots.map((name) => ({ name, by: { player: 'random' } })),
  pairing,
  rounds,
});
const won = (pair: Pair): Met => ({ pair, points: [2, 0] });
const lost = (pair: Pair): Met => ({ pair, points: [0, 2] });

describe('pairs', () => {
  test('of a round robin are all, of a gauntlet those of the first', () => {
    expect(pairsOf(cupOf(['A', 'B', 'C'], 'round-robin'), [])).toEqual([['A', 'B'], ['A', 'C'], ['B', 'C']]); // biome-ignore format: pairs
    expect(pairsOf(cupOf(['A', 'B', 'C'], 'gauntlet'), [])).toEqual([['A', 'B'], ['A', 'C']]); // biome-ignore format: pairs
    expect(pairsOf(cupOf(['A', 'B', 'C'], 'gauntlet'), [[]])).toEqual([]);
  });

  test('of the hill are the king and whoever has waited longest', () => {
    const cup = cupOf(['A', 'B', 'C'], 'king-of-the-hill', 4);
    const before: Met[][] = [];
    const next = (met: (pair: Pair) => Met): Pair => {
      const [pair] = pairsOf(cup, before);
      before.push([met(pair)]);
      return pair;
    };
    expect([next(lost), next(won), next(won), next(lost)]).toEqual([['A', 'B'], ['B', 'C'], ['B', 'A'], ['B', 'C']]); // biome-ignore format: pairs
    expect(pairsOf(cup, before)).toEqual([]);
  });

  test.each([2, 3, 4, 5, 8, 9, 16, 33])(
    'of a Swiss tournament of %i never meet twice while that can be, and everybody plays',
    (count) => {
      const names = Array.from({ length: count }, (_, i) => `bot ${i}`);
      const rounds = Math.min(count - 1 + (count % 2), 7);
      const before: Met[][] = [];
      const rested: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const pairs = pairsOf(cupOf(names, 'swiss', rounds), before);
        expect(pairsOf(cupOf(names, 'swiss', rounds), before)).toEqual(pairs);
        expect(new Set(pairs.flat()).size).toBe(count - (count % 2));
        rested.push(...names.filter((name) => !pairs.flat().includes(name)));
        // The one with the smaller number wins, but for every fifth time.
        before.push(pairs.map((pair, i) => ((i + round) % 5 === 4 ? lost(pair) : won(pair))));
      }
      const met = before.flat().map(({ pair }) => [...pair].sort().join());
      if (count !== 4 && count !== 5 && count !== 3) expect(new Set(met).size).toBe(met.length);
      expect(new Set(rested).size).toBe(rested.length);
      expect(pairsOf(cupOf(names, 'swiss', rounds), before)).toEqual([]);
    },
  );

  test('of a Swiss tournament are of those who have won as much', () => {
    expect(swissPairs(['A', 'B', 'C', 'D'], [won(['A', 'B']), lost(['C', 'D'])])).toEqual([['A', 'D'], ['B', 'C']]); // biome-ignore format: pairs
  });
});

describe('a schedule', () => {
  const schedule = (text: string, pairs: readonly Pair[], round = 0, first = 0) =>
    scheduleRound(read(text), pairs, round, first);

  test('plays every pair with roles swapped on the same world and seed', () => {
    const { encounters, tasks } = schedule(
      'bots = ["minimax", "random"]\n[[games]]\ngame = "rogue"\nworlds = ["worlds", "mouth"]\nseeds = 2',
      [['minimax', 'random']],
    );
    expect(encounters.map(({ world, seed }) => `${world} ${seed}`)).toEqual(
      ['1:0', '1:1'].flatMap((seed) => ['one.txt', 'two.txt', 'mouth'].map((world) => `${world} ${seed}`)),
    );
    expect(tasks).toHaveLength(12);
    expect(tasks.map(({ job }) => job.number)).toEqual([...tasks.keys()]);
    for (const { games, world, seed } of encounters) {
      const jobs = games.map(({ key }) => tasks.find(({ job }) => job.key === key)?.job);
      expect(jobs.map((job) => job?.seats)).toEqual([
        { monster: 'minimax', rogue: 'random' },
        { monster: 'random', rogue: 'minimax' },
      ]);
      expect(jobs.map((job) => [job?.worldName, job?.seed])).toEqual([[world, seed], [world, seed]]); // biome-ignore format: two
      expect(games.map(({ a, b }) => [a, b])).toEqual([['monster', 'rogue'], ['rogue', 'monster']]); // biome-ignore format: two
    }
  });

  test('lets whoever knows one seat only sit there', () => {
    const { encounters } = schedule('bots = ["bfs", "cycle"]\n[[games]]\ngame = "rogue"\nworlds = "mouth"', [
      ['bfs', 'cycle'],
    ]);
    expect(encounters.map(({ games }) => games.map(({ a, b }) => [a, b]))).toEqual([[['monster', 'rogue']]]);
    const none = schedule('bots = ["bfs", "greedy"]\ngames = ["rogue"]', [['bfs', 'greedy']]);
    expect(none).toEqual({ encounters: [], tasks: [] });
  });

  test('lets everybody play alone once, however many they are compared with', () => {
    const pairs: Pair[] = [['astar', 'fixed'], ['astar', 'planner'], ['fixed', 'planner']]; // biome-ignore format: pairs
    const { encounters, tasks } = schedule(
      'bots = ["astar", "fixed", "planner"]\n[[games]]\ngame = "pits"\nseeds = 4',
      pairs,
    );
    expect([encounters.length, tasks.length]).toEqual([12, 12]);
    expect(encounters[0].games.map(({ a, b }) => [a, b])).toEqual([['player', null], [null, 'player']]); // biome-ignore format: two
  });

  test('is the same each time, other in another round, and keyed by all that decides a game', () => {
    const text = 'bots = ["minimax", "python3 bot.py"]\n[[games]]\ngame = "rogue"\nworlds = "mouth"';
    const pairs: Pair[] = [['minimax', 'bot.py']];
    const keys = (more = '', round = 0) => schedule(more + text, pairs, round).tasks.map(({ job }) => job.key);
    expect(keys()).toEqual(keys());
    const all = [keys(), keys('', 1), keys('seed = 2\n'), keys('clock = { move = 7 }\n'), keys('truth = false\n'), keys('strictness = "lenient"\n')]; // biome-ignore format: a list
    expect(new Set(all.flat()).size).toBe(12);
    const before = keys();
    writeFileSync(join(folder, 'bot.py'), 'print("name x")');
    expect(keys().filter((key) => before.includes(key))).toEqual([]);
  });
});
