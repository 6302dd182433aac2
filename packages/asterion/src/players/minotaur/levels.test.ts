/** The levels that come with Minotaur: what is said of them is proven here, and how they were made. */

import { describe, expect, test } from 'vitest';
import { sample } from '../../../../../testing/thorough.js';
import { BruteForce } from '../../../test/minotaurs.js';
import { valueOf } from '../../../test/scenes.js';
import { MinotaurLevelMaker, type MinotaurLevelPlan } from '../../exact/minotaur/index.js';
import { minotaur, minotaurLevelNamed, minotaurLevels } from '../../game/minotaur/index.js';
import { parseDrawing, recogniseFormat } from '../../notation/index.js';
import { drawText } from '../../render/index.js';
import type { Scene } from '../../world/index.js';
import { minotaurDifficulty, minotaurNeeds } from './difficulty.js';

const trimmed = (scene: Scene): string => `\n${drawText(scene).trimEnd().replace(/ +$/gm, '')}\n`;

const PARS = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36, 40, 45, 60, 109, 427];

test('there are twenty, harder and harder, no two of one name or one drawing', () => {
  expect(minotaurLevels.map(({ par }) => par)).toEqual(PARS);
  expect(minotaurLevels.map(({ name }) => name)).toEqual(PARS.map((_, at) => `level-${at + 1}`));
  for (const key of ['title', 'idea', 'text'] as const) {
    expect(new Set(minotaurLevels.map((level) => level[key])).size).toBe(minotaurLevels.length);
  }
});

test('a level is found by its name only', () => {
  for (const level of minotaurLevels) expect(minotaurLevelNamed(level.name)).toBe(level);
  expect(minotaurLevelNamed('Patience')).toBeUndefined();
});

describe.each(minotaurLevels.map((level) => [level.name, level] as const))('%s', (name, level) => {
  const scene = valueOf(parseDrawing(level.text));
  const start = minotaur.initial(scene, minotaur.defaults, 0);

  test('has a name for a command line, a title and an idea of one sentence', () => {
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(level.title).toMatch(/^[A-Z][^.]*$/);
    expect(level.idea).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('is read without warnings and drawn again as it is, but for blanks at line ends', () => {
    expect(recogniseFormat(level.text)).toBe('drawing');
    expect(parseDrawing(level.text)).toMatchObject({ ok: true, warnings: [] });
    expect(trimmed(scene)).toBe(level.text);
  });

  test('has the par and the needs that are told, and cannot be won by walking to the exit', () => {
    const found = minotaurDifficulty(start);
    expect(found.par).toBe(level.par);
    expect(minotaurNeeds(found)).toBe(level.needs);
    expect(found.bfsDies).toBe(true);
  });
});

const proofOf = (name: string): BruteForce =>
  new BruteForce(valueOf(parseDrawing(minotaurLevelNamed(name)?.text ?? '')), minotaur.defaults);

test.each([2, 6, 9, 12, 16])('level-%i cannot be won without a wait', (number) => {
  const brute = proofOf(`level-${number}`);
  expect(brute.shortest(brute.start, false).par).toBeUndefined();
  expect(brute.shortest().par).toBe(PARS[number - 1]);
});

test.each([3, 7, 10, 13, 17, 18])('level-%i has only one shortest solution', (number) => {
  expect(proofOf(`level-${number}`).shortest()).toEqual({ par: PARS[number - 1], count: 1 });
});

/** Size, seed and what was promised; the last two were looked for by length, in so many tries. */
const recipes: readonly (Omit<MinotaurLevelPlan, 'cols' | 'minotaurs' | 'options'> & { two?: true; tries?: number })[] =
  [
    { rows: 3, par: [4, 4], seed: 5 },
    { rows: 4, par: [6, 6], needsWait: true, seed: 20 },
    { rows: 4, par: [8, 8], unique: true, seed: 12 },
    { rows: 4, par: [10, 10], seed: 14 },
    { rows: 5, par: [12, 12], seed: 39 },
    { rows: 5, par: [14, 14], needsWait: true, seed: 16 },
    { rows: 5, par: [16, 16], unique: true, seed: 4 },
    { rows: 6, par: [18, 18], seed: 32 },
    { rows: 6, par: [20, 20], needsWait: true, seed: 12 },
    { rows: 6, par: [22, 22], unique: true, seed: 7 },
    { rows: 7, par: [24, 24], seed: 7 },
    { rows: 7, par: [27, 27], needsWait: true, seed: 38 },
    { rows: 7, par: [30, 30], unique: true, seed: 5 },
    { rows: 8, par: [28, 36], two: true, seed: 12 },
    { rows: 8, par: [36, 36], seed: 22 },
    { rows: 8, par: [40, 40], needsWait: true, seed: 6 },
    { rows: 9, par: [45, 45], unique: true, seed: 26 },
    { rows: 9, par: [60, 60], seed: 8 },
    { rows: 6, hardest: true, seed: 1, tries: 2_047_134 },
    { rows: 9, hardest: true, seed: 1, tries: 558_489 },
  ];

test.each(sample([...recipes.entries()], 4))('the maker makes the level of recipe %i again', (at, recipe) => {
  const { two, tries = Infinity, ...plan } = recipe;
  const minotaurs = two === true ? 2 : 1;
  const maker = new MinotaurLevelMaker({ ...plan, cols: plan.rows, minotaurs, options: minotaur.defaults });
  while (!maker.done && maker.tried < tries) maker.advance(Math.min(1000, tries - maker.tried));
  expect(maker.level && trimmed(maker.level.scene)).toBe(minotaurLevels[at].text);
});
