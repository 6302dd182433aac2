import { signal } from '@preact/signals';
import { generateMaze } from 'asterion/generate';
import { addTunnel, type Cell, createScene, createWorld, hex, openWay, rect } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { parseBest, withWalk } from './best.js';
import { Race } from './race.js';
import { firstText } from './race-words.js';
import { MazeRun } from './run.js';
import { searcherNamed } from './searchers.js';
import { Walk } from './walk.js';
import { arrivalText, outText, stepText } from './walk-words.js';
import { corridorFrom, formatWalk, parseWalk, wayTo } from './ways.js';

const CALM = signal(true);

/**
 * Three rows of four, the first below; a corridor up on the left, along the top, and a fork in the middle of it:
 *
 *     8-9-10-11
 *     |   |
 *     4   6-7
 *     |
 *     0-1 2-3
 */
function forked() {
  const world = createWorld(rect.grid(3, 4));
  const ways: [Cell, number][] = [
    [0, 0],
    [0, 2],
    [4, 2],
    [8, 0],
    [9, 0],
    [10, 0],
    [6, 2],
    [6, 0],
    [2, 0],
  ];
  for (const [cell, direction] of ways) openWay(world, cell, direction);
  return createScene(world, { entrance: 0, exit: 11 });
}

const walkIn = (scene = forked()): Walk => {
  const walk = new Walk(signal(false), CALM);
  walk.begin(scene);
  return walk;
};

/** A step by its name; returns why not. */
function step(walk: Walk, name: string): string | undefined {
  const steered = walk.steer(name);
  if ('why' in steered) return steered.why;
  walk.take(steered.part);
  return undefined;
}

describe('the ways of a walk', () => {
  const { world } = forked();
  const unknown = () => false;

  test('a tap goes along the corridor, but not past a fork, unless straight on or over known ground', () => {
    expect(wayTo(world, 0, 9, unknown)).toEqual([4, 8, 9]);
    expect(wayTo(world, 0, 10, unknown)).toEqual([4, 8, 9, 10]); // the fork itself
    expect(wayTo(world, 0, 11, unknown)).toBeUndefined();
    expect(wayTo(world, 0, 6, unknown)).toBeUndefined();
    expect(wayTo(world, 9, 11, unknown)).toEqual([10, 11]); // in sight
    expect(wayTo(world, 9, 6, unknown)).toBeUndefined();
    expect(wayTo(world, 0, 6, (cell) => cell === 10)).toEqual([4, 8, 9, 10, 6]);
    expect(wayTo(world, 0, 2, () => true)).toBeUndefined(); // no way at all
  });

  test('a run ends where the corridor forks or ends, at the exit, and where it began', () => {
    expect(corridorFrom(world, 0, 4, 11)).toEqual([4, 8, 9, 10]);
    expect(corridorFrom(world, 10, 6, 11)).toEqual([6, 7]);
    expect(corridorFrom(world, 0, 4, 8)).toEqual([4, 8]);
    const ring = createWorld(rect.grid(2, 2));
    for (const [cell, direction] of [
      [0, 0],
      [0, 2],
      [1, 2],
      [2, 0],
    ])
      openWay(ring, cell, direction);
    expect(corridorFrom(ring, 0, 1, undefined)).toEqual([1, 3, 2, 0]);
  });

  test('a walk in a link is short, comes back, and is never trusted', () => {
    const cells = [0, 4, 8, 9, 10, 6, 10];
    expect(formatWalk(world, cells)).toBe('2N2E1S1N');
    expect(parseWalk(world, 0, '2N2E1S1N')).toEqual({ cells, isWhole: true });
    expect(parseWalk(world, 0, '')).toEqual({ cells: [0], isWhole: true });
    expect(formatWalk(world, [0])).toBe('');
    expect(parseWalk(world, 0, '2N1W')).toEqual({ cells: [0, 4, 8], isWhole: false });
    expect(parseWalk(world, 0, '1N999999N')).toEqual({ cells: [0, 4, 8], isWhole: false });
    for (const text of ['N', '1', 'x', '1N ', '-1N', '1n', '99999999999N'])
      expect(parseWalk(world, 0, text)).toEqual({ cells: [0], isWhole: false });
    const long = createWorld(rect.grid(1, 2));
    openWay(long, 0, 0);
    expect(parseWalk(long, 0, '1E1W'.repeat(80_000)).isWhole).toBe(false);
  });

  test('hexagons and tunnels come back, too', () => {
    const cells = createWorld(hex.grid(2, 3));
    openWay(cells, 0, 1);
    addTunnel(cells, 0, 5);
    const walked = parseWalk(cells, 0, '1NE1SW1TUNNEL');
    expect(walked).toMatchObject({ isWhole: true });
    expect(formatWalk(cells, walked.cells)).toBe('1NE1SW1TUNNEL');
    expect(walked.cells.at(-1)).toBe(5);
  });
});

describe('a walk', () => {
  test('goes step by step, and says why where it cannot', () => {
    const walk = walkIn();
    expect(walk.par.value).toBe(5);
    expect(step(walk, 'N')).toBeUndefined();
    expect(walk.cell.value).toBe(4);
    expect(step(walk, 'E')).toBe('The way E is closed. Ways here: N, S.');
    expect(step(walk, 'STAY')).toBe('There is nothing to wait for in a maze. Ways here: N, S.');
    expect(walk.steerTo(6)).toEqual({ why: 'Not all the way to row 1, column 2: choose at each fork.' });
    expect(walk.steps.value).toBe(1);
  });

  test('ends at the exit, in gold for the shortest way', () => {
    const walk = walkIn();
    let outs = 0;
    walk.onOut = () => {
      outs++;
    };
    walk.run('N');
    expect(walk.cell.value).toBe(10);
    expect(walk.medal.value).toBeUndefined();
    walk.run('E');
    expect([walk.isOut.value, walk.made.value, walk.medal.value, outs]).toEqual([true, 5, 'gold', 1]);
    expect(outText(walk)).toBe('Out in 5 steps. Par is 5: gold.');
    expect(step(walk, 'W')).toBe('You are out. Restart (R), or take a new maze (G).');
    expect(walk.mover.value).toBeUndefined();
  });

  test('takes back an input at a time, and counts what was taken back', () => {
    const walk = walkIn();
    walk.run('N');
    step(walk, 'S');
    walk.undo();
    expect([walk.cell.value, walk.takenBack.value]).toEqual([10, 0]);
    walk.undo();
    expect(walk.cell.value).toBe(0);
    expect(walk.canUndo.value).toBe(false);
    walk.redo();
    walk.redo();
    expect([walk.cell.value, walk.canRedo.value]).toEqual([6, false]);
    walk.undo();
    walk.run('E');
    expect([walk.steps.value, walk.takenBack.value, walk.made.value]).toEqual([5, 1, 6]);
    expect(walk.medal.value).toBe('silver'); // within a quarter of par
    expect(outText(walk)).toBe('Out in 6 steps, 1 of them taken back. Par is 5: silver.');
    walk.restart();
    expect([walk.cell.value, walk.made.value]).toEqual([0, 0]);
  });

  test('going back on the timeline and stepping on takes back what came after', () => {
    const walk = walkIn();
    walk.run('N');
    walk.playback.seek(1);
    expect(walk.cell.value).toBe(4);
    step(walk, 'S');
    expect([walk.trail.value, walk.takenBack.value]).toEqual([[0, 4, 0], 3]);
  });

  test('a pointer leads a step or two, or straight on, and no further', () => {
    const walk = walkIn();
    walk.follow(9);
    expect(walk.cell.value).toBe(0); // round the corner
    walk.follow(8);
    expect(walk.cell.value).toBe(8);
    walk.follow(2);
    expect(walk.cell.value).toBe(8);
  });

  test('a hint shows the next step of a shortest way, until one moves', () => {
    const walk = walkIn();
    walk.hint();
    expect(walk.hinted.value).toBe(4);
    step(walk, 'E');
    expect(walk.hinted.value).toBeUndefined();
    walk.hint();
    expect(walk.hinted.value).toBe(0);
  });

  test('the exit is ringed for whoever asks where it is, until one moves', () => {
    const walk = walkIn();
    expect(walk.found.value).toEqual([]);
    walk.tellExit();
    expect(walk.found.value).toEqual([11]);
    step(walk, 'E');
    expect(walk.found.value).toEqual([]);
  });

  test('a link brings it back, cut where it leads through a wall or past the exit', () => {
    const walk = walkIn();
    const scene = forked();
    expect(walk.begin(scene, '2N2E')).toEqual({ isNew: true, isWhole: true });
    expect([walk.cell.value, walk.text]).toEqual([10, '2N2E']);
    expect(walk.begin(scene)).toEqual({ isNew: false, isWhole: true }); // the same maze: one stays where one is
    expect(walk.cell.value).toBe(10);
    expect(walk.begin(scene, '1W')).toMatchObject({ isWhole: false });
    expect(walk.begin(scene, '2N3E1W')).toMatchObject({ isWhole: false });
    expect(walk.isOut.value).toBe(true);
  });

  test('where no way leads to the exit there is no par', () => {
    const walk = walkIn(createScene(forked().world, { entrance: 2, exit: 11 }));
    expect(walk.par.value).toBeUndefined();
    walk.hint();
    expect(walk.hinted.value).toBeUndefined();
  });

  test('each step is told with the ways out', () => {
    const { world } = forked();
    const walk = walkIn();
    expect(arrivalText(forked(), walk)).toBe(
      'Maze of 3 rows and 4 columns. You are at the entrance, row 0, column 0. Open to E and N. Par is 5 steps.',
    );
    expect(stepText(world, [0, 4])).toBe('N to row 1, column 0. Open to N and S. 1 step.');
    expect(stepText(world, [0, 1])).toBe('E to row 0, column 1. Open to W. A dead end. 1 step.');
  });
});

describe('a race', () => {
  const scene = generateMaze({ rows: 5, cols: 6, seed: '7' });
  const [bfs, follower] = ['bfs', 'wall-follower'].flatMap((name) => searcherNamed(name) ?? []);
  const prepared = (...searchers: (typeof bfs)[]): MazeRun => {
    const plan = { rows: 5, cols: 6, seed: '7' };
    const run = new MazeRun({ plan, given: scene, searchers, movement: {}, turn: undefined });
    while (!run.prepare(100));
    return run;
  };
  const raced = () => {
    const walk = walkIn(scene);
    while (!walk.isOut.value) {
      walk.hint();
      walk.take({ name: '', to: walk.hinted.value ?? -1 });
    }
    return { walk, race: new Race(walk, CALM) };
  };

  test('one timeline moves the walker and the solver, each by its steps', () => {
    const { walk, race } = raced();
    const run = prepared(bfs);
    race.start(run);
    expect(race.playback.total.value).toBe(Math.max(run.searched, walk.steps.value));
    race.playback.seek(3);
    const [frame] = race.frames.value;
    expect([frame.search?.steps, race.walked.value, frame.trail?.length]).toEqual([3, 3, 4]);
    expect(frame.scene.actors.you).toEqual([walk.trail.value[3]]);
    expect([race.isOver.value, race.result.value]).toEqual([false, undefined]);
    race.playback.seek(Infinity);
    expect(race.isOut.value).toBe(true);
    expect(race.result.value).toMatch(/^You were first, after \d+ steps; Breadth-first search after \d+\.$/);
  });

  test('whoever has not come through was not there at all', () => {
    const walk = walkIn(scene);
    const race = new Race(walk, CALM);
    race.start(prepared(bfs, follower));
    race.playback.seek(Infinity);
    expect(race.frames.value).toHaveLength(2);
    expect(race.result.value).toMatch(/ was first, after \d+ steps; .* after \d+; you not at all\.$/);
  });

  test.each([
    [[5, 5], 'You and A* were first, after 5 steps.'],
    [[7, 5], 'A* was first, after 5 steps; you after 7.'],
    [[1, undefined], 'You were first, after 1 step; A* not at all.'],
    [[undefined, undefined], 'Nobody reached the exit.'],
  ] as const)('%s: %s', ([you, solver], text) => {
    const runners = [
      { name: 'you', steps: you },
      { name: 'A*', steps: solver },
    ];
    expect(firstText(runners)).toBe(text);
  });
});

describe('the best walks', () => {
  test('fewer steps replace more, and only so many mazes are remembered', () => {
    const best = withWalk(withWalk({}, 'a', 9), 'b', 4);
    expect(withWalk(best, 'a', 7)).toEqual({ b: 4, a: 7 });
    expect(withWalk(best, 'a', 9)).toBe(best);
    expect(withWalk(best, 'x'.repeat(1000), 1)).toBe(best);
    let many = best;
    for (let at = 0; at < 120; at++) many = withWalk(many, `maze ${at}`, at);
    expect(Object.keys(many)).toHaveLength(100);
    expect(many.a).toBeUndefined();
  });

  test.each(['{', 'null', '[]', '7', '{"a":-1,"b":"7","c":1.5}'])('%s counts as nothing', (text) => {
    expect(parseBest(text)).toEqual({});
  });

  test('what was kept comes back', () => {
    expect(parseBest('{"a":7,"b":-1}')).toEqual({ a: 7 });
    expect(parseBest(null)).toEqual({});
  });
});
