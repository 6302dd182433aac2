import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { contentsOf, describeSafety, expectFault, valueOf } from '../../test/scenes.js';
import { randomBrushes, randomSketch, randomStrokes } from '../../test/sketches.js';
import { seeds } from '../../test/worlds.js';
import { createRng, pick, shapes } from '../world/index.js';
import {
  formatSketches,
  freeSketchName,
  mergedSketches,
  type NamedSketch,
  newSketch,
  parseSketches,
  sketchKinds,
  sketchNameFault,
  withSketch,
} from './index.js';

const hall: NamedSketch = { name: 'Hall', sketch: newSketch({ kind: 'rooms', rows: 2, cols: 3, isOpen: true }) };
const maze: NamedSketch = {
  name: 'A "maze"',
  sketch: newSketch({ kind: 'walls', rows: 2, cols: 2 }),
  game: 'labyrinth',
  said: { rounds: '20' },
};

describe('sketches under names', () => {
  test('are read as they were written, in their order', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = createRng(seed);
        const list = Array.from({ length: rng.below(4) }, (_, at): NamedSketch => {
          const begun = randomSketch(pick(sketchKinds, rng).name, pick(Object.values(shapes), rng), rng);
          const game = rng.below(2) === 0 ? {} : { game: 'rogue', said: { diagonals: 'never' } };
          return { name: `Sketch ${at}`, sketch: randomStrokes(begun, randomBrushes(rng), rng, 6), ...game };
        });
        const read = valueOf(parseSketches(formatSketches(list)));
        const told = (of: readonly NamedSketch[]) =>
          of.map(({ sketch, ...rest }) => ({ ...rest, kind: sketch.kind, ...contentsOf(sketch.scene) }));
        expect(told(read)).toEqual(told(list));
      }),
      { numRuns: sweep(40, 1000) },
    );
  });

  test('are refused by name', () => {
    const text = formatSketches([hall, maze]);
    expectFault(parseSketches(''), 1, 1, 'Expected');
    expectFault(parseSketches('{}'), 1, 1, 'the version of a list of sketches');
    expectFault(parseSketches('{"sketches":2,"list":[]}'), 1, 13, 'a newer Asterion wrote this');
    expectFault(parseSketches('{"sketches":1}'), 1, 1, 'a list of sketches');
    expectFault(parseSketches('{"sketches":1,"list":[{"name":" x"}]}'), 1, 31, '1 to 80 characters');
    expectFault(parseSketches('{"sketches":1,"list":[{}]}'), 1, 23, 'Expected the name of a sketch, found null');
    expectFault(
      parseSketches(text.replace('"rooms"', '"walks"')),
      2,
      23,
      'the kind of "Hall" to be one of rooms, walls',
    );
    expectFault(parseSketches(text.replace('"A \\"maze\\""', '"Hall"')), 3, 9, 'got "Hall" again');
    expectFault(
      parseSketches(text.replace('"20"', '20')),
      3,
      73,
      'the setting rounds of "A \\"maze\\"" to be a text, found 20.',
    );
    expectFault(parseSketches(text.replace('"labyrinth"', '7')), 3, 44, 'to be a name, found 7');
    expectFault(parseSketches(text.replace('cols', 'rolls')), 2, 39, 'the world of "Hall" to be a document. 1:');
    expectFault(
      parseSketches(text.replace('"rooms"', '"walls"')),
      2,
      39,
      'the world of "Hall" to be of walls. Expected ways',
    );
  });

  test('have names that people can tell apart', () => {
    expect(['Hall', 'a', 'Ä b'].map(sketchNameFault)).toEqual([undefined, undefined, undefined]);
    expect(['', ' a', 'a\n', 'x'.repeat(81)].map(sketchNameFault)).not.toContain(undefined);
    expect(() => formatSketches([hall, hall])).toThrow('got "Hall" again');
    expect(() => formatSketches([{ ...hall, name: '' }])).toThrow(RangeError);
    expect(freeSketchName([hall, { name: 'Hall 2' }], 'Hall')).toBe('Hall 3');
    expect(freeSketchName([], 'Hall')).toBe('Hall');
    expect(sketchNameFault(freeSketchName([{ name: 'x'.repeat(80) }], 'x'.repeat(80)))).toBeUndefined();
  });

  test('are kept, replaced and put together', () => {
    const open = { ...hall, sketch: newSketch({ kind: 'walls', rows: 2, cols: 2 }) };
    expect(withSketch([maze, hall], open)).toEqual([open, maze]);
    expect(mergedSketches([hall], [hall, maze, open])).toEqual([hall, maze, { ...open, name: 'Hall 2' }]);
  });
});

describe('reading sketches', () => {
  describeSafety(parseSketches, [formatSketches([]), formatSketches([hall, maze])]);
});
