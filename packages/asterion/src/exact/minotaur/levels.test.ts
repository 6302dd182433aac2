import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { BruteForce } from '../../../test/minotaurs.js';
import { contentsOf, valueOf } from '../../../test/scenes.js';
import { type MinotaurOptions, minotaur } from '../../game/minotaur/index.js';
import { formatDocument, parseDrawing } from '../../notation/index.js';
import { drawText } from '../../render/index.js';
import { copyWorld, createRng, openWay, pick, type Scene } from '../../world/index.js';
import { type MinotaurLevel, MinotaurLevelMaker, type MinotaurLevelPlan, minotaurPlanFault } from './levels.js';
import { solveMinotaur } from './table.js';

const usual: MinotaurLevelPlan = { rows: 9, cols: 9, minotaurs: 1, options: minotaur.defaults, seed: 7 };

function make(plan: MinotaurLevelPlan, tries?: number): MinotaurLevel | undefined {
  const maker = new MinotaurLevelMaker(plan, tries);
  while (!maker.done) maker.advance(500);
  return maker.level;
}

/** The walls inside a board, each once: the cell and the side of it. */
const wallsOf = ({ world }: Scene): [number, number][] =>
  [...world.open.keys()].flatMap((cell) =>
    [0, 2]
      .filter((side) => world.grid.neighbour(cell, side) >= 0 && ((world.open[cell] >> side) & 1) === 0)
      .map((side): [number, number] => [cell, side]),
  );

/** What a level is by brute force. */
function proof(scene: Scene, options: MinotaurOptions) {
  const brute = new BruteForce(scene, options);
  const { par, count } = brute.shortest();
  return { par, solutions: count, needsWait: brute.shortest(brute.start, false).par === undefined };
}

/** Everything that was promised, by brute force. */
function expectKept(plan: MinotaurLevelPlan, { scene, par, solutions, walls }: MinotaurLevel): void {
  const { options, needsWait = false, unique = false } = plan;
  expect(minotaur.fault(scene, options)).toBeUndefined();
  const proven = proof(scene, options);
  expect(proven).toMatchObject({ par, solutions });
  const [least, most] = plan.par ?? [1, Infinity];
  expect(par >= least && par <= most).toBe(true);
  if (needsWait) expect(proven.needsWait).toBe(true);
  if (unique) expect(solutions).toBe(1);
  expect(wallsOf(scene)).toHaveLength(walls);
  for (const [cell, side] of wallsOf(scene)) {
    const world = copyWorld(scene.world);
    openWay(world, cell, side);
    const without = proof({ ...scene, world }, options);
    const isSame = without.par === par && without.solutions === solutions;
    expect(isSame && (!needsWait || without.needsWait)).toBe(false);
  }
}

test('levels of all kinds keep what is promised, and every wall in them plays a part', () => {
  const rng = createRng('levels');
  const count = sweep(200, 1000);
  let made = 0;
  for (let seed = 0; made < count; seed++) {
    const least = 2 + rng.below(9);
    const plan: MinotaurLevelPlan = {
      rows: 3 + rng.below(4),
      cols: 3 + rng.below(4),
      minotaurs: 1 + rng.below(2),
      options: { steps: 1 + rng.below(3), columnFirst: rng.below(2) === 1 },
      seed,
      par: pick([undefined, [least, least], [least, least + 5]] as const, rng),
      needsWait: rng.below(3) === 0,
      unique: rng.below(3) === 0,
    };
    const level = make(plan, 2000);
    if (level === undefined) continue;
    made++;
    expectKept(plan, level);
  }
});

describe('a level of 9 x 9', () => {
  test.each([
    ['par 25', { par: [25, 25] }],
    ['a wait and one solution', { par: [25, 30], needsWait: true, unique: true }],
    ['two Minotaurs', { minotaurs: 2, par: [20, 30] }],
    ['nothing in particular', {}],
  ] as const)('with %s is made within the usual tries, and read back from its drawing', (_what, more) => {
    const plan: MinotaurLevelPlan = { ...usual, ...more };
    const level = make(plan);
    if (level === undefined) throw new Error('Expected a level.');
    expectKept({ ...plan, par: plan.par ?? [15, 60] }, level);
    const read = valueOf(parseDrawing(drawText(level.scene)));
    expect(contentsOf({ ...read, made: level.scene.made })).toEqual(contentsOf(level.scene));
  });
});

test('the share of wrong turns is that of the table', () => {
  for (let seed = 0; seed < 20; seed++) {
    const level = make({ ...usual, rows: 6, cols: 6, seed }, 2000);
    if (level === undefined) continue;
    let at = minotaur.initial(level.scene, minotaur.defaults, 0);
    const table = solveMinotaur(at);
    let [wrong, moves] = [0, 0];
    while (minotaur.outcome(at) === undefined) {
      const next = minotaur.legalMoves(at).map((move) => minotaur.play(at, move));
      const par = table.parOf(at) ?? 0;
      moves += next.length;
      wrong += next.filter((one) => table.parOf(one) === null).length;
      at = next.find((one) => table.parOf(one) === par - 1) ?? at;
    }
    expect(level.wrongTurns).toBeCloseTo(wrong / moves, 12);
  }
});

describe('the hardest', () => {
  const plan: MinotaurLevelPlan = { ...usual, hardest: true };

  test('is never done, only gets longer, and keeps its promises', () => {
    const maker = new MinotaurLevelMaker({ ...plan, rows: 5, cols: 5, unique: true }, 10);
    let longest = 0;
    for (let turn = 0; turn < 10; turn++) {
      maker.advance(2000);
      const { level } = maker;
      if (level === undefined) continue;
      expect(level.par).toBeGreaterThanOrEqual(longest);
      expect(maker.longest).toBeGreaterThanOrEqual(level.par);
      longest = level.par;
    }
    expect([maker.done, maker.tried]).toEqual([false, 20_000]);
    expect(longest).toBeGreaterThan(25);
    if (maker.level !== undefined) expectKept({ ...plan, unique: true }, maker.level);
  });

  test('of 9 x 9 is longer than 150 moves after 60,000 tries', () => {
    const maker = new MinotaurLevelMaker(plan);
    maker.advance(60_000);
    expect(maker.level?.par).toBeGreaterThan(150);
  });

  test('is the same however often it is looked at', () => {
    const [often, once] = [new MinotaurLevelMaker(plan), new MinotaurLevelMaker(plan)];
    const seen: (MinotaurLevel | undefined)[] = [];
    for (let turn = 0; turn < 20; turn++) {
      often.advance(250);
      seen.push(often.level);
    }
    once.advance(5000);
    const found = once.level;
    expect(seen.at(-1)?.scene).toBe(often.level?.scene);
    expect(often.level && formatDocument(often.level.scene)).toBe(found && formatDocument(found.scene));
  });
});

test('the same plan gives the same level, in whatever slices it is made; another seed gives another', () => {
  const plan: MinotaurLevelPlan = { ...usual, rows: 6, cols: 7, par: [12, 20] };
  const maker = new MinotaurLevelMaker(plan);
  while (!maker.done) maker.advance(7);
  const drawn = (level: MinotaurLevel | undefined) => level && drawText(level.scene);
  expect(drawn(make(plan))).toBe(drawn(maker.level));
  expect(drawn(make({ ...plan, seed: 'another' }))).not.toBe(drawn(maker.level));
});

test('the levels of two plans do not change except in a major version', () => {
  const small = make({ ...usual, rows: 5, cols: 5, par: [12, 12], needsWait: true });
  expect(small && formatDocument(small.scene)).toMatchInlineSnapshot(`
    "{"asterion":1,"shape":"rect","rows":5,"cols":5,"origin":"bottom",
    "open":[
    "0115151510",
    "0551555404",
    "4515555554",
    "4555555444",
    "4151515150"
    ],
    "exit":[4,1],
    "actors":{"theseus":[[0,4]],"minotaur":[[3,0]]},
    "made":{"generator":"minotaur","seed":"7","knobs":{"par":12,"needs-wait":"yes"}}}
    "
  `);
  const two = make({
    ...usual,
    rows: 4,
    cols: 6,
    minotaurs: 2,
    options: { steps: 1, columnFirst: true },
    unique: true,
  });
  expect(two && formatDocument(two.scene)).toMatchInlineSnapshot(`
    "{"asterion":1,"shape":"rect","rows":4,"cols":6,"origin":"bottom",
    "open":[
    "051515151514",
    "455555515554",
    "455444055154",
    "415151511150"
    ],
    "exit":[3,1],
    "actors":{"theseus":[[2,4]],"minotaur":[[2,0],[3,5]]},
    "made":{"generator":"minotaur","seed":"7","knobs":{"unique":"yes","steps":1,"column-first":"yes"}}}
    "
  `);
});

test('what can never be is refused, and what is not found leaves nothing', () => {
  const faultOf = (more: Partial<MinotaurLevelPlan>) => minotaurPlanFault({ ...usual, ...more });
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ rows: 2 })).toBe('Expected 3 to 15 rows and columns, got 2 x 9.');
  expect(faultOf({ cols: 16 })).toMatch(/got 9 x 16/);
  expect(faultOf({ minotaurs: 3 })).toBe('Expected 1 or 2 Minotaurs, got 3.');
  expect(faultOf({ options: { steps: 4, columnFirst: false } })).toMatch(/steps/);
  expect(faultOf({ par: [5, 4] })).toMatch(/least first, got 5 to 4/);
  expect(faultOf({ par: [0, 4] })).toMatch(/from 1/);
  expect(faultOf({ par: [6400, 7000] })).toBeUndefined();
  expect(faultOf({ par: [6401, 7000] })).toMatch(/at most 6400, .* got 6401/);
  expect(faultOf({ par: [5, 9], hardest: true })).toMatch(/not both/);
  expect(() => new MinotaurLevelMaker({ ...usual, rows: 99 })).toThrow(RangeError);
  const maker = new MinotaurLevelMaker({ ...usual, rows: 3, cols: 3, par: [60, 60] }, 500);
  maker.advance(10_000);
  expect([maker.done, maker.tried, maker.level]).toEqual([true, 500, undefined]);
  expect(maker.longest).toBeLessThan(20);
});
