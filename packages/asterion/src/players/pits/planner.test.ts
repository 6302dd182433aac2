import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PitsPosition, PLAYER, pits, pitsBoard } from '../../game/pits/index.js';
import { distancesFrom } from '../../search/index.js';
import { addTunnel, type Cell, createRng, createScene, destination, neighbours } from '../../world/index.js';
import { pitsPlayerNamed } from './index.js';
import { pathSurvival } from './path-survival.js';
import { survivalOver } from './planner.js';
import { shortSightedChances } from './short-sighted.js';

/** The player to move on a board drawn with `X` (the player), `G` (the goal), `.` and `o` (pits). */
function drawn(...rows: string[]): PitsPosition {
  const cells = [...rows.join('')];
  const board = pitsBoard({
    rows: rows.length,
    cols: rows[0].length,
    start: cells.indexOf('X'),
    goal: cells.indexOf('G'),
  });
  const start = pits.initial(board, pits.defaults, 0);
  return pits.play(
    start,
    [...cells.keys()].filter((cell) => cells[cell] === 'o'),
  );
}

/** Where a player steps to, by any of its ties. */
function stepsOf(name: string, position: PitsPosition): Set<Cell> {
  const steps = new Set<Cell>();
  for (let seed = 0; seed < 8; seed++) {
    const move = pitsPlayerNamed(name, 0)?.start(position, PLAYER, createRng(seed)).move(position);
    if (typeof move !== 'number') throw new TypeError('Expected a step at once.');
    steps.add(destination(position.world, position.player, move));
  }
  return steps;
}

/** What the planner weighs, for the steps that lead nearer. */
function outlook(position: PitsPosition) {
  const left = distancesFrom(position.world, position.setup.goal);
  const steps = neighbours(position.world, position.player).filter((to) => left[to] < left[position.player]);
  const survival = survivalOver(position, left[position.player] + 2);
  return {
    left,
    steps,
    survival,
    near: shortSightedChances(position, left, survival, steps),
    far: pathSurvival(position, left, survival, steps),
  };
}

test('the only way that leads nearer is taken', () => {
  expect(stepsOf('planner', drawn('.Xo', '...', '..G'))).toEqual(new Set([4]));
});

test('the wide way is taken, not the narrow one of the same length', () => {
  const position = drawn('X.....', '.oooo.', '......', '......', '......', '.....G');
  expect(stepsOf('planner', position)).toEqual(new Set([6]));
});

test('the goal is entered from beside it', () => {
  expect(stepsOf('planner', drawn('...', '..X', '..G'))).toEqual(new Set([8]));
});

test('in a corridor every cell has to survive until it is reached', () => {
  const { near, far, survival } = outlook(drawn('X....G'));
  const chance = survival[1] * survival[2] * survival[3];
  expect(near[0]).toBeCloseTo(chance, 12);
  expect(far[0]).toBeCloseTo(chance, 12);
});

test('of two corridors one has to survive', () => {
  // From the step to the south: two ways round the pits, two cells each that only one of them uses.
  const { far, survival } = outlook(drawn('oXo', '...', '.o.', '...', 'oGo'));
  const alone = survival[1] * survival[2] * survival[3];
  const shared = survival[4];
  // N is 0, 1 or 2: (2 a s)^2 / (2 a s + 2 a a s).
  expect(far[0]).toBeCloseTo((2 * alone * shared) / (1 + alone), 12);
});

test('the bound on shortest paths is at most the chance that one survives', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 5 }), (holes) => {
      const cells = Array.from({ length: 16 }, (_, cell) => (holes.includes(cell) ? 'o' : '.'));
      const text = `X${cells.slice(1, 15).join('')}G`;
      const position = drawn(...[0, 4, 8, 12].map((from) => text.slice(from, from + 4)));
      fc.pre(pits.outcome(position) === undefined);
      const { steps, far, left, survival } = outlook(position);
      for (const [place, step] of steps.entries()) {
        expect(far[place]).toBeLessThanOrEqual(anyPathSurvives(position, left, survival, step) + 1e-12);
      }
    }),
  );
});

/** By trying every set of cells that could be left of those on shortest paths from a step. */
function anyPathSurvives({ world, setup }: PitsPosition, left: Int32Array, survival: Float64Array, step: Cell): number {
  const onward = (cell: Cell) => neighbours(world, cell).filter((to) => left[to] === left[cell] - 1);
  const inner = new Set<Cell>();
  for (let layer = [step]; layer.length > 0; ) {
    layer = layer.flatMap(onward).filter((cell) => cell !== setup.goal && !inner.has(cell));
    for (const cell of layer) inner.add(cell);
  }
  const all = [...inner];
  let sum = 0;
  for (let set = 0; set < 2 ** all.length; set++) {
    const isLeft = (cell: Cell) => cell === setup.goal || ((set >> all.indexOf(cell)) & 1) === 1;
    const reaches = (cell: Cell): boolean =>
      cell === setup.goal || onward(cell).some((to) => isLeft(to) && reaches(to));
    if (!reaches(step)) continue;
    sum += all.reduce((chance, cell) => {
      const alive = survival[left[step] - left[cell]];
      return chance * (isLeft(cell) ? alive : 1 - alive);
    }, 1);
  }
  return sum;
}

test('a goal that a side and a tunnel lead to is reached by either', () => {
  const { world, ...places } = pitsBoard({ rows: 2 });
  addTunnel(world, 1, 3);
  const start = pits.initial(createScene(world, { ...places, actors: { player: [1] } }), pits.defaults, 0);
  expect([...stepsOf('planner', pits.play(start, []))]).toEqual([3]);
});
