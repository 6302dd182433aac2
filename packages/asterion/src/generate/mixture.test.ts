import { describe, expect, test } from 'vitest';
import { formatParameters, parseParameters } from '../notation/index.js';
import { analyse, classicSolverNames, solverNames } from '../search/index.js';
import {
  classicGeneratorNames,
  generateMaze,
  generatorNames,
  mazeGeneratorFault,
  mazeGeneratorNamed,
} from './index.js';

describe('a mixture of the growing tree', () => {
  const grown = (generator: string) => generateMaze({ rows: 12, cols: 9, generator, seed: 7 });

  test('goes by its name wherever a generator is named, and says what it is', () => {
    const { world, made } = grown('growing-tree:newest=70,random=30');
    expect(analyse(world).perfect).toBe(true);
    expect(made.generator).toBe('growing-tree:newest=70,random=30');
    expect(mazeGeneratorNamed('growing-tree:newest=70,random=30')).toMatchObject({
      title: 'Growing tree, newest 70 %, random 30 %',
      about: 'Growing tree that goes on from a cell of its list: newest 70 %, random 30 %.',
      classic: { names: ['growingTree:newest=70,random=30'], className: 'GrowingTree' },
    });
  });

  test('is the same maze however it is written', () => {
    const { world, made } = grown('growing-tree:oldest=20,newest=60,middle=20');
    const again = grown('growingTree: newest=60 ,middle=20,random=0,oldest=20');
    expect(again.world).toEqual(world);
    expect(again.made).toEqual(made);
    expect(made.generator).toBe('growing-tree:newest=60,oldest=20,middle=20');
  });

  test.each([
    ['growing-tree:random=50,newest=50', 'growing-tree'],
    ['growing-tree:newest=100', 'recursive-backtracker'],
    ['growing-tree:random=100', 'growing-tree-random'],
    ['growing-tree:oldest=100', 'growing-tree-oldest'],
    ['growing-tree:middle=100,newest=0', 'growing-tree-middle'],
  ])('%s is %s, same seed, same maze', (mixture, plain) => {
    expect(grown(mixture).world).toEqual(grown(plain).world);
  });

  test('has the more dead ends the more often it goes on from a random cell', () => {
    const deadEnds = [0, 30, 70, 100].map((random) => {
      const generator = `growing-tree:newest=${100 - random},random=${random}`;
      return analyse(generateMaze({ rows: 60, cols: 60, generator, seed: 7 }).world).deadEnds;
    });
    expect(deadEnds).toEqual(deadEnds.toSorted((a, b) => a - b));
    expect(new Set(deadEnds).size).toBe(4);
  });

  test('golden: seed 7 does not change', () => {
    const { world } = generateMaze({ rows: 2, cols: 6, generator: 'growing-tree:newest=70,random=30', seed: 7 });
    expect([...world.open].join(' ')).toMatchInlineSnapshot(`"5 16 5 21 20 4 65 17 80 64 65 80"`);
  });

  test.each([
    ['', /; "" names none of them\.$/],
    ['newest', /"newest" has no whole number of percent/],
    ['newest=70', /comes to 70\.$/],
    ['newest=70,random=40', /comes to 110\.$/],
    ['new=70,random=30', /"new=70" names none of them/],
    ['newest=50,newest=50', /newest is named twice/],
    ['newest=70.5,random=29.5', /"newest=70\.5" has no whole number/],
    ['newest=-10,random=110', /"newest=-10" has no whole number/],
    ['newest=70,random=30,', /"" names none of them/],
  ])('is refused in words: "%s"', (mixture, message) => {
    const name = `growing-tree:${mixture}`;
    expect(mazeGeneratorNamed(name)).toBeUndefined();
    expect(mazeGeneratorFault(name)).toMatch(/^Expected a mixture of newest, random, oldest, middle that comes to 100/);
    expect(mazeGeneratorFault(name)).toMatch(message);
    expect(() => generateMaze({ rows: 3, cols: 3, generator: name })).toThrow(RangeError);
  });

  test('only the growing tree takes one', () => {
    expect(mazeGeneratorFault('wilson:newest=100')).toMatch(/^Unknown generator "wilson:newest=100"/);
    expect(mazeGeneratorFault('growing-tree')).toBeUndefined();
  });

  test('stands in parameter files, in either spelling, and is written back', () => {
    const names = { generators: generatorNames, solvers: solverNames };
    const classic = { generators: classicGeneratorNames, solvers: classicSolverNames };
    const file = (name: string) => `normal\n${name} none\n5 5\n0 0\n4 4\n`;
    const read = parseParameters(file('growingTree:random=30,newest=70'), names);
    expect(read).toMatchObject({ ok: true, value: { generator: 'growing-tree:newest=70,random=30' } });
    if (read.ok) expect(formatParameters(read.value, classic)).toBe(file('growingTree:newest=70,random=30'));
    expect(parseParameters(file('growing-tree:newest=7'), names)).toMatchObject({
      ok: false,
      fault: { line: 2, column: 1, message: expect.stringMatching(/comes to 7\.$/) as string },
    });
  });
});
