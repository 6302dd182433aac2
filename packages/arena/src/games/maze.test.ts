/** Solving mazes as what bots compete in: our own solvers, real programs, and every line of the table of misbehaviour. */

import { mazeGeneratorNamed } from 'asterion/generate';
import { formatDocument, parseDrawing } from 'asterion/notation';
import { solverNamed, solvers } from 'asterion/search';
import { shapes } from 'asterion/world';
import { afterEach, describe, expect, test } from 'vitest';
import { sample } from '../../../../testing/thorough.js';
import { botWith, noneLeft, processesLeft } from '../../test/programs.js';
import { Programs } from '../bots/seated.js';
import { decide } from '../ratings/encounter.js';
import type { BotSpec, GameJob, GameResult } from './job.js';
import { mazeSolving } from './maze.js';
import { playGame } from './play.js';

const CLOCK = { move: 20_000, bank: 1000, start: 20_000 };

const jobWith = (more: Partial<GameJob> = {}): GameJob => ({
  key: 'one',
  number: 0,
  game: 'maze',
  said: { rows: '3', cols: '4', braid: '100' },
  worldName: 'grown',
  seed: '7',
  seats: { solver: 'bot' },
  clock: CLOCK,
  strictness: 'league',
  ...more,
});

const ours = (player: string): BotSpec[] => [{ name: 'bot', player }];

/** Which of two would win an encounter: 1 for the first. */
const pointsOf = (a: GameResult, b: GameResult): readonly number[] | undefined => {
  const encounter = { round: 0, game: 'maze', world: 'grown', seed: '7', a: 'a', b: 'b' };
  const games = [
    { key: 'a', a: 'solver', b: null },
    { key: 'b', a: null, b: 'solver' },
  ];
  return decide({ ...encounter, games }, new Map([['a', a], ['b', b]]))?.points; // biome-ignore format: one thought
};

describe.each(solvers.map(({ name, shortest }) => [name, shortest] as const))('%s', (name, isShortest) => {
  const kinds = Object.keys(shapes).flatMap((shape) => ['0', '60'].map((braid) => ({ shape, braid })));
  test.each(sample(kinds, 3))('in mazes of $shape, $braid percent loops', async ({ shape, braid }) => {
    const result = await playGame(jobWith({ said: { rows: '6', cols: '8', shape, braid } }), ours(name));
    expect(await playGame(jobWith({ said: { rows: '6', cols: '8', shape, braid } }), ours(name))).toEqual(result);
    expect([result.misbehaviour, result.recording]).toEqual([null, null]);
    if (solverNamed(name)?.shapes.includes(shape) === false) expect(result.outcome).toBe('void');
    else if (braid === '0' || solverNamed(name)?.complete === true) expect(result.outcome).toBe('solved');
    if (result.outcome !== 'solved') return;
    expect(result).toMatchObject({ winner: 'solver', ground: 'rule', score: [0, result.moves] });
    expect(result.kept?.solver.movesLost).toBeGreaterThanOrEqual(0);
    if (isShortest || braid === '0') expect(result.kept?.solver.movesLost).toBe(0);
  });
});

test('the better outcome wins, then the shorter way; equal is a draw', async () => {
  const job = jobWith({ said: { rows: '12', cols: '12', braid: '100' } });
  const [bfs, astar, follower] = await Promise.all(
    ['bfs', 'astar', 'wall-follower'].map((name) => playGame(job, ours(name))),
  );
  expect(bfs.moves).toBeLessThan(follower.moves);
  expect([pointsOf(bfs, follower), pointsOf(follower, bfs), pointsOf(bfs, astar)]).toEqual([[1], [0], [0.5]]);
  const lost = { ...follower, outcome: 'unsolved', winner: null, score: [2] };
  const wrong = { ...follower, outcome: 'forfeit', winner: null, score: [3] };
  expect([pointsOf(follower, lost), pointsOf(lost, wrong), pointsOf(wrong, follower)]).toEqual([[1], [1], [0]]);
});

test('is judged only where that is wanted', async () => {
  expect((await playGame(jobWith({ isJudged: false }), ours('bfs'))).kept).toBeNull();
});

test('what cannot be grown or read is void, and says why', async () => {
  const wrong = [{ said: { rows: 'x' } }, { said: { rows: '2', shape: 'torus' } }, { world: '{"asterion":1' }];
  for (const more of wrong) {
    const { outcome, why } = await playGame(jobWith(more), ours('bfs'));
    expect([outcome, why]).toEqual(['void', expect.stringMatching(/\w/)]);
  }
});

test('a solver that takes long can be stopped', async () => {
  const stop = new AbortController();
  const said = { rows: '100', cols: '100', longest: '1' };
  const solved = playGame(jobWith({ said }), ours('random-mouse'), { signal: stop.signal });
  stop.abort();
  await expect(solved).rejects.toThrow();
});

test.each([
  [{ rows: '0' }, 'from 1'],
  [{ generator: 'magic' }, 'magic'],
  [{ shape: 'hex', generator: 'eller' }, mazeGeneratorNamed('eller')?.shapes?.includes('hex') ? undefined : 'eller'],
  [{ generator: 'growing-tree:newest=70,random=30' }, undefined],
  [{ algorithm: 'wilson' }, undefined],
  [{ rows: '100', cols: '100' }, undefined],
  [{ rows: '200', cols: '100' }, 'longer than a line of the protocol'],
])('%j: %s', (said, why) => {
  const fault = mazeSolving.fault(said);
  if (why === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(why);
});

let programs: Programs | undefined;
afterEach(async () => {
  await programs?.close();
  programs = undefined;
});

/** Two ways lead round a wall: one of two steps, one of four. */
const loop = parseDrawing('+---+---+---+\n| S       E |\n+   +---+   +\n|           |\n+---+---+---+\n');
const world = loop.ok ? formatDocument(loop.value) : '';
const [SHORT, LONG] = ['path 0,0 0,1 0,2', 'path 0,0 1,0 1,1 1,2 0,2'];

/** A game of a program, then one of another that behaves. */
async function played(onGo: string, more: Partial<GameJob> = {}, before?: string): Promise<GameResult> {
  programs = new Programs();
  const bots = [{ ...(await botWith('solver', onGo, before)), name: 'bot' }];
  const result = await playGame(jobWith({ world, ...more }), bots, { programs });
  const next = [{ ...(await botWith('next', `say('info so'); say('${SHORT}');`)), name: 'bot' }];
  expect(await playGame(jobWith({ world, number: 1 }), next, { programs })).toMatchObject({ outcome: 'solved' });
  await programs.close();
  await noneLeft();
  return result;
}

describe.skipIf(process.platform !== 'linux')('a program', () => {
  test('solves, and the shorter way is better', async () => {
    const [short, long] = [await played(`say('${SHORT}');`), await played(`say('${LONG}');`)];
    expect(short).toMatchObject({ outcome: 'solved', winner: 'solver', ground: 'rule', moves: 2, score: [0, 2] });
    expect(long).toMatchObject({ moves: 4, score: [0, 4], kept: { solver: { movesLost: 2 } } });
    expect(pointsOf(short, long)).toEqual([1]);
    const { key: _key, ...bfs } = await playGame(jobWith({ world }), ours('bfs'));
    expect(short).toMatchObject(bfs);
  });

  test('lives from maze to maze, and is told how it went', async () => {
    programs = new Programs();
    const bots = [{ ...(await botWith('long', `say('${SHORT}');`)), name: 'bot' }];
    for (let number = 0; number < 3; number++)
      expect((await playGame(jobWith({ world, number }), bots, { programs })).outcome).toBe('solved');
    expect(await processesLeft()).toHaveLength(1);
  });

  test('that gives up has not solved it, and done nothing wrong', async () => {
    const result = await played("say('path');");
    expect(result).toMatchObject({ outcome: 'unsolved', winner: null, ground: 'rule', misbehaviour: null, score: [2] });
    expect(result.why).toBe('It found no way.');
  });

  test.each([
    ['timeout', '', { clock: { ...CLOCK, move: 100, bank: 200 } }, /took longer than 300 ms/],
    ['crash:3', "console.error('help'); process.exit(3);", {}, /ended with exit code 3/],
    ['crash:SIGKILL', "process.kill(process.pid, 'SIGKILL');", {}, /was ended by SIGKILL/],
    ['garbage', "say('path banana');", {}, /expected cells as 3,4 behind path, got "banana"/],
    ['garbage', "say('move 0 1');", {}, /expected "path r,c r,c \.\.\."/],
    ['illegal', "say('path 0,0 9,9');", {}, /9,9 is no cell of the maze/],
    ['illegal', "say('path 0,0 -1,0');", {}, /-1,0 is no cell of the maze/],
    ['illegal', "say('path 0,1 0,2');", {}, /began at 0,1, not at the entrance 0,0/],
    ['illegal', "say('path 0,0 0,2');", {}, /went from 0,0 to 0,2, where there is no way/],
    ['illegal', "say('path 0,0 0,1');", {}, /ended at 0,1, not at the exit 0,2/],
    ['flood', "say('path' + ' 0,0'.repeat(20000));", {}, /said more/],
    ['flood', "for (let i = 0; i < 2000; i++) say('x'.repeat(1000));", {}, /said more/],
  ] as const)('%s: %s', async (reason, code, more, why) => {
    const result = await played(code, more);
    expect(result).toMatchObject({ outcome: 'forfeit', winner: null, ground: 'forfeit', score: [3], moves: 0 });
    expect(result.misbehaviour).toMatchObject({ seat: 'solver', reason });
    expect(result.why).toMatch(why);
    if (code.includes('help')) expect(result.misbehaviour?.stderr).toBe('help\n');
  });

  test('that is not ready in time is not seated', async () => {
    const result = await played('', { clock: { ...CLOCK, start: 500 } }, '');
    expect(result).toMatchObject({ outcome: 'void', ground: 'void', score: [] });
    expect(result.misbehaviour).toMatchObject({ seat: 'solver', reason: 'start-timeout' });
  });

  test('that crashes three times in a row is benched', async () => {
    programs = new Programs();
    const bots = [{ ...(await botWith('crash', 'process.exit(1);')), name: 'bot' }];
    const reasons: (string | undefined)[] = [];
    for (let number = 0; number < 4; number++)
      reasons.push((await playGame(jobWith({ world, number }), bots, { programs })).misbehaviour?.reason);
    expect(reasons).toEqual(['crash:1', 'crash:1', 'crash:1', 'crash:benched']);
  });

  test.each(["say('path banana');", "say('path 0,0 0,2');"])('lenient: %s is counted, and no way', async (code) => {
    const result = await played(code, { strictness: 'lenient' });
    expect(result).toMatchObject({ outcome: 'unsolved', misbehaviour: null, letPass: { solver: 1 } });
  });
});
