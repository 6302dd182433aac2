import { describe, expect, test } from 'vitest';
import { generateDungeon } from '../generate/index.js';
import { formatDocument } from '../notation/index.js';
import { labyrinthDescription, minotaurDescription, pitsDescription, rogueDescription, setUp } from '../play/index.js';
import { type Cell, rect } from '../world/index.js';
import {
  AreaMaker,
  areaMakerFault,
  boxBetween,
  LivingVerdict,
  newSketch,
  type Sketch,
  sketchOf,
  sketchTruth,
} from './index.js';

const insideOf = (rows: number, cols: number, from: Cell, to: Cell) => boxBetween(rect.grid(rows, cols), from, to);

/** The ground outside of an area, cell by cell. */
const outside = ({ scene: { world } }: Sketch, area: readonly Cell[]) =>
  Array.from(world.open, (_, cell) => (area.includes(cell) ? undefined : (world.terrain?.[cell] ?? 0)));

const dungeon = sketchOf(generateDungeon({ rows: 15, seed: 4 }));

describe('the maker of levels on an area', () => {
  test.each([
    ['that the rogue evades', { winner: 'rogue' }],
    ['a capture', { winner: 'monster' }],
    ['a capture in 9', { winner: 'monster', count: [9, 9] }],
  ] as const)('makes %s by changing what is there', (_name, wish) => {
    const cells = insideOf(15, 15, 0, 7 * 15 + 14);
    const maker = new AreaMaker(rogueDescription, dungeon, { cells, seed: '7' }, wish);
    maker.advance(Infinity);
    const { made } = maker;
    expect(made?.value).toMatchObject({ winner: wish.winner, ...('count' in wish && { count: 9 }) });
    if (made === undefined) return;
    expect(sketchTruth(rogueDescription, made.sketch).setup?.start).toMatchObject({ setup: { isReachable: true } });
    expect(outside(made.sketch, cells)).toEqual(outside(dungeon, cells));
    const living = new LivingVerdict(rogueDescription, made.sketch);
    living.advance(Infinity);
    expect(living.verdict).toMatchObject({ value: made.value, text: made.text });
  });

  test('leaves those alone who stand outside, and changes the ground until they fit', () => {
    const actors = { monster: [14 * 15], rogue: [14 * 15 + 14] };
    const hall = newSketch({ kind: 'rooms', rows: 15, cols: 15, isOpen: true });
    const start = sketchOf({ ...hall.scene, actors });
    const cells = insideOf(15, 15, 0, 9 * 15 + 14);
    for (const filler of ['dungeon-loops', undefined]) {
      const maker = new AreaMaker(
        rogueDescription,
        start,
        { cells, filler, seed: '3', tries: 300 },
        { winner: 'rogue' },
      );
      maker.advance(Infinity);
      expect(maker.made?.sketch.scene.actors).toEqual(actors);
      expect(maker.made?.text).toBe('the rogue evades for ever');
    }
  });

  test('finds an escape towards the monsters, and puts in who is missing', () => {
    const rock = newSketch({ kind: 'rooms', rows: 15, cols: 15 });
    const plan = { cells: insideOf(15, 15, 0, 224), filler: 'dungeon-loops', seed: '1', tries: 50 };
    const wish = rogueDescription.exact?.traits?.find(({ name }) => name === 'escape-towards');
    if (wish === undefined) throw new Error('Expected a trait.');
    const maker = new AreaMaker(rogueDescription, rock, plan, wish);
    maker.advance(Infinity);
    expect(maker.made).toBeDefined();
    const { setup } = setUp(rogueDescription, {}, { scene: maker.made?.sketch.scene });
    const { exact } = rogueDescription;
    if (setup === undefined || exact === undefined) throw new Error('Expected a game.');
    const { solver } = exact.solving(exact.request(setup.start));
    while (!solver.done) solver.advance(2 ** 30);
    expect(wish.holds(exact.revive(solver.data(), setup.start), setup.start)).toBe(true);
  });

  test('reaches a par, also of one seat alone, step by step as at once', () => {
    const board = newSketch({ kind: 'walls', rows: 5, cols: 5, isOpen: true });
    const start = sketchOf({ ...board.scene, exit: 4, actors: { theseus: [20], minotaur: [12] } });
    const make = (slice: number) => {
      const plan = { cells: insideOf(5, 5, 0, 24), seed: '7', tries: 3000 };
      const maker = new AreaMaker(minotaurDescription, start, plan, { winner: 'theseus', count: [12, 14] });
      while (!maker.done) maker.advance(slice);
      return maker;
    };
    const { made, tried } = make(Infinity);
    expect(made?.value.count).toBeGreaterThanOrEqual(12);
    expect(made?.value.count).toBeLessThanOrEqual(14);
    expect(made?.sketch.scene.exit).toBe(4);
    const slow = make(3);
    expect([slow.tried, slow.made && formatDocument(slow.made.sketch.scene)]).toEqual([
      tried,
      made && formatDocument(made.sketch.scene),
    ]);
  });

  test('works for other games, too', () => {
    const board = newSketch({ kind: 'walls', rows: 5, cols: 5, isOpen: true });
    const start = sketchOf({ ...board.scene, actors: { supply: [12, 24] } });
    const plan = { cells: insideOf(5, 5, 0, 24), seed: '7', tries: 200 };
    const maker = new AreaMaker(labyrinthDescription, start, plan, { winner: 'theseus' });
    maker.advance(Infinity);
    expect(maker.made?.value.winner).toBe('theseus');
  });

  test('says why there is nothing, and stops when it has tried enough', () => {
    const board = newSketch({ kind: 'walls', rows: 5, cols: 5, isOpen: true });
    const plan = { cells: [0, 1, 2], seed: '7', tries: 20 };
    const maker = new AreaMaker(labyrinthDescription, board, plan, { winner: 'theseus' });
    maker.advance(Infinity);
    expect([maker.done, maker.tried, maker.made, maker.why]).toEqual([true, 20, undefined, 'There are no supplies.']);
    const open = sketchOf({ ...board.scene, actors: { monster: [23], rogue: [24] } });
    const far = new AreaMaker(rogueDescription, open, plan, { winner: 'monster', count: [99, 99] });
    far.advance(Infinity);
    expect([far.made, far.why]).toEqual([undefined, undefined]);
    expect(far.nearest?.text).toMatch(/evades|captured/);
    const packed = newSketch({ kind: 'rooms', rows: 3, cols: 3 });
    const none = new AreaMaker(rogueDescription, packed, { ...plan, tries: 1 }, { winner: 'rogue' });
    none.advance(1);
    expect(none.why).toBe('There is no ground left in the area.');
  });

  test('refuses in words what can never be', () => {
    const sketch = newSketch({ kind: 'rooms', rows: 9, cols: 9 });
    const plan = { cells: [0], seed: '1' };
    expect([
      areaMakerFault(pitsDescription, sketch, plan, { winner: 'player' }),
      areaMakerFault(rogueDescription, sketch, plan, { winner: 'theseus' }),
      areaMakerFault(rogueDescription, sketch, plan, { winner: 'rogue', count: [1, 2] }),
      areaMakerFault(rogueDescription, sketch, plan, { winner: 'monster', count: [2, 1] }),
      areaMakerFault(rogueDescription, sketch, { ...plan, cells: [] }, { winner: 'rogue' }),
      areaMakerFault(rogueDescription, sketch, { ...plan, filler: 'bsp' }, { winner: 'rogue' }),
    ]).toEqual([
      'There is no exact table of Random Pits.',
      'Expected who shall win (monster, rogue), got "theseus".',
      'Wins of rogue have no count in Rogue.',
      'Expected whole numbers from 0, the least first, got 2 to 1.',
      'Expected an area of cells from 0 to 80, got none.',
      'Expected rows to be a whole number from 9 to 2000, got 1.',
    ]);
    expect(() => new AreaMaker(rogueDescription, sketch, plan, { winner: 'theseus' })).toThrow(RangeError);
  });
});
