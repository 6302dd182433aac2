/** Solving mazes in tournaments: our solvers, modules and programs beside each other, and results without recordings. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';
import { moduleBot } from './load.js';

const [node, command] = moduleBot();

/** Two solvers of ours, one of them as a program, and modules that find the way, none and what is no way. */
const CUP = `
bots = [
  "bfs",
  "wall-follower",
  { name = "program", command = ${JSON.stringify([node, command, 'bot', '--player', 'bfs'])} },
  "./mine.js",
  "./none.js",
  "./wrong.js",
]
clock = { move = 60000, bank = 60000, start = 60000 }
pairing = "gauntlet"
[[games]]
game = "maze"
set = { rows = 6, cols = 7, braid = 80 }
seeds = 2
[[games]]
game = "maze"
worlds = ["loop.txt"]
`;

const LOOP = '+---+---+---+\n| S       E |\n+   +---+   +\n|           |\n+---+---+---+\n';
const MINE = `import { shortestPath } from 'asterion/search';\nexport default (world, from, to) => shortestPath(world, from, to);\n`;

const cup = async (text = CUP): Promise<string> => {
  const files = {
    'cup.toml': text,
    'loop.txt': LOOP,
    'mine.js': MINE,
    'none.js': 'export default () => undefined;\n',
    'wrong.js': 'export default (world, from, to) => [from, to];\n',
  };
  return join(await folderWith(files), 'cup.toml');
};

interface Report {
  readonly games: number;
  readonly bots: readonly { readonly name: string; readonly forfeits: number; readonly kept: { movesLost: number } }[];
  readonly pairs: readonly { readonly b: string; readonly score: number }[];
}

test.each([['as they are'], ['in the sandbox', '--sandbox']])(
  'solvers, modules and programs %s',
  async (_how, ...args) => {
    const isBound = args.length > 0;
    const program = /^ {2}\{ name = "program".*\n/m; // which needs files of ours that a sandbox keeps from it
    const file = await cup(isBound ? CUP.replace(program, '') : CUP);
    const { code, stdout } = await asterion(['arena', 'run', file, '--json', ...args]);
    expect(code).toBe(0);
    const { games, bots, pairs } = JSON.parse(stdout) as Report;
    expect(games).toBe(isBound ? 15 : 18);
    const scores = Object.fromEntries(pairs.map(({ b, score }) => [b, score]));
    expect(scores).toMatchObject({ ...(isBound ? {} : { program: 0.5 }), 'mine.js': 0.5, 'none.js': 1, 'wrong.js': 1 });
    expect(scores['wall-follower']).toBeGreaterThan(0.5);
    const byName = new Map(bots.map((bot) => [bot.name, bot]));
    expect(byName.get('bfs')).toMatchObject({ forfeits: 0, kept: { movesLost: 0 } });
    expect(byName.get('wall-follower')?.kept.movesLost).toBeGreaterThan(0);
    expect([byName.get('none.js')?.forfeits, byName.get('wrong.js')?.forfeits]).toEqual([0, 3]);
  },
);

test('a table says what was wrong; a page and a folder of games do without recordings', async () => {
  const file = await cup(CUP.replace('"./none.js",', ''));
  const at = (name: string): string => join(file, '..', name);
  const { stdout } = await asterion(['arena', 'run', file, '--html', at('cup.html'), '--games', at('games')]);
  expect(stdout).toMatch(/wrong\.js\n {2}illegal, 3 times, first: The solver \(wrong\.js\) answered "path /);
  expect(readdirSync(at('games'))).toEqual([]);
  const page = readFileSync(at('cup.html'), 'utf8');
  expect(page).not.toContain('data-game="');
  expect(page).toMatch(
    /<td>maze<\/td><td>loop\.txt<\/td><td>1:0<\/td><td>bfs as solver<\/td><td>solved<\/td><td>2<\/td>/,
  );
});

test('a duel, of the same bytes on any number of threads', async () => {
  const duel = (threads: string) =>
    asterion([
      ...['arena', 'duel', 'bfs', 'wall-follower', '--game', 'maze', '--set', 'braid=80', '--set', 'algorithm=wilson'],
      ...['--seed', '7', '--threads', threads],
    ]);
  const [one, other] = [await duel('1'), await duel('3')];
  expect(one.stdout).toContain('bfs is better; the duel has stopped there.');
  expect(other).toEqual(one);
});

test.each([
  [['bfs', 'astar', '--set', 'shape=round'], 'duel: games[0].set.shape: Expected a shape ('],
  [['bfs', 'astar', '--set', 'rows=400', '--set', 'cols=400'], 'duel: games[0]: A way through 400 x 400 cells may be'],
  [['bfs', 'astar', '--cap', '9'], 'duel: games[0].cap: there are no moves to count in maze'],
  [['bfs', 'minimax'], 'duel: bots[1]: There is no solver "minimax" of mazes.'],
])('refuses %j', async (args, why) => {
  const { code, stderr } = await asterion(['arena', 'duel', ...args, '--game', 'maze']);
  expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
});
