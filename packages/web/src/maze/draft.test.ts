import { computed, signal } from '@preact/signals';
import { generateMaze, generatorShapes, mazeGenerators } from 'asterion/generate';
import { shapes } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { formatLink, parseLink } from '../shell/link.js';
import { checkDraft } from './check.js';
import { draftFrom, entriesOf, mazeName } from './draft.js';
import { givenFrom, givenScene } from './given.js';
import { generatorForms, takesMixture } from './mixture.js';
import { searchers } from './searchers.js';

const draftOf = (hash: string) => {
  const link = parseLink(hash);
  if (!link.ok) throw new Error(link.why);
  return draftFrom(link.query, () => '42');
};
const taskOf = (hash: string) => checkDraft(draftOf(hash));

describe('links that were given away work for ever', () => {
  // Stored samples: add to them, never change them.
  test.each([
    [
      '#/maze?v=1&shape=rect&rows=20&cols=30&generator=recursive-backtracker&seed=7&solver=bfs',
      { shape: 'rect', rows: 20, cols: 30, generator: 'recursive-backtracker', seed: '7', tunnels: [] },
      'bfs',
      undefined,
    ],
    [
      '#/maze?v=1&shape=hex&rows=15&cols=15&generator=recursive-backtracker&seed=minotaur&solver=astar&entrance=0,3&exit=14,2&turn=120',
      {
        shape: 'hex',
        rows: 15,
        cols: 15,
        generator: 'recursive-backtracker',
        seed: 'minotaur',
        tunnels: [],
        entrance: [0, 3],
        exit: [14, 2],
      },
      'astar',
      120,
    ],
    [
      '#/maze?v=1&shape=rect&rows=50&cols=50&generator=recursive-backtracker&seed=0&solver=none&tunnel=5,9,15,9&tunnel=3,7,14,8',
      {
        shape: 'rect',
        rows: 50,
        cols: 50,
        generator: 'recursive-backtracker',
        seed: '0',
        tunnels: [
          [
            [5, 9],
            [15, 9],
          ],
          [
            [3, 7],
            [14, 8],
          ],
        ],
      },
      undefined,
      undefined,
    ],
    // Made by hand: few keys, a classic name, a key from the future.
    [
      '#/maze?generator=recurBack&rows=9&weather=rain',
      { shape: 'rect', rows: 9, cols: 20, generator: 'recursive-backtracker', seed: '42', tunnels: [] },
      'bfs',
      undefined,
    ],
  ])('%s', (hash, plan, solver, turn) => {
    const { task, faults } = taskOf(hash);
    expect(faults).toEqual({});
    expect(task).toMatchObject({ plan, turn });
    expect(task?.plan).toEqual(plan);
    expect(task?.searchers.at(0)?.name).toBe(solver);
  });
});

test('every shape, generator and solver of the registries can be named in a link', () => {
  for (const shape of Object.keys(shapes)) {
    for (const { name } of mazeGenerators.filter((generator) => generatorShapes(generator).includes(shape))) {
      expect(taskOf(`#/maze?shape=${shape}&generator=${name}`).task?.plan).toMatchObject({ shape, generator: name });
    }
    for (const { name } of searchers.filter(({ solver }) => solver?.shapes.includes(shape) ?? true)) {
      expect(taskOf(`#/maze?shape=${shape}&solver=${name}`).task?.searchers.at(0)?.name).toBe(name);
    }
  }
});

test('what is done to a grown maze can be said in a link', () => {
  const { task, faults } = taskOf('#/maze?longest=1&braid=37.5&sparsen=2&solver2=recurBack&seed=7');
  expect(faults).toEqual({});
  expect(task?.plan).toMatchObject({ longest: true, braid: 37.5, sparsen: 2 });
  expect(task?.searchers.map(({ name }) => name)).toEqual(['bfs', 'sample']);
  expect(taskOf('#/maze?longest').task?.plan.longest).toBe(true);
  expect(taskOf('#/maze?longest=0').task?.plan.longest).toBeUndefined();
});

describe('a world that was given', () => {
  const world = '#/maze?v=1&seed=7&solver=bfs&world=AbC-_9';
  const given = givenScene(generateMaze({ rows: 3, cols: 4 }));

  test('is shown instead of a grown one, between its own ends or those that were chosen', () => {
    const { task, faults } = checkDraft(draftOf(world), given);
    expect(faults).toEqual({});
    expect(task?.given).toMatchObject({ entrance: 0, exit: 11 });
    expect(checkDraft(draftOf(`${world}&exit=1,1`), given).task?.given).toMatchObject({ entrance: 0, exit: 5 });
  });

  test('is waited for, and explained where it is damaged', () => {
    expect(checkDraft(draftOf(world))).toEqual({ task: undefined, faults: {} });
    expect(checkDraft(draftOf(world), givenFrom(undefined)).faults.world).toContain('cannot be unpacked');
    expect(checkDraft(draftOf(world), givenFrom('{}')).faults.world).toContain('asterion');
  });

  test('refuses ends outside', () => {
    expect(checkDraft(draftOf(`${world}&exit=9,9`), given).faults.exit).toContain('a row up to 2');
  });

  test('has a link that says nothing of growing', () => {
    expect(formatLink('maze', entriesOf(draftOf(`${world}&solver2=astar&turn=3`)))).toBe(
      '#/maze?v=1&seed=7&solver=bfs&solver2=astar&turn=3&world=AbC-_9',
    );
  });
});

test('how one walks can be said in a link, and a link that says nothing leaves it to the world', () => {
  expect(taskOf('#/maze?v=1&seed=7').task?.movement).toEqual({});
  expect(taskOf('#/maze?directions=4&corners=one').task?.movement).toEqual({ directions: 4 });
  expect(taskOf('#/maze?directions=8').task?.movement).toEqual({ directions: 8, corners: 'none' });
  expect(taskOf('#/maze?directions=8&corners=always').task?.movement).toEqual({ directions: 8, corners: 'always' });
  const said = (query: string) => formatLink('maze', entriesOf(draftOf(`#/maze?world=AbC-_9&seed=7&${query}`)));
  expect(said('directions=8&corners=one')).toBe('#/maze?v=1&seed=7&solver=bfs&directions=8&corners=one&world=AbC-_9');
  expect(said('directions=4&corners=one')).toBe('#/maze?v=1&seed=7&solver=bfs&directions=4&world=AbC-_9');
});

test('a maze that was walked is the same however others search it', () => {
  const draft = draftOf('#/maze?v=1&seed=7');
  expect(mazeName({ ...draft, solver: 'path:astar', solver2: 'bfs', directions: '8', corners: 'one' })).toBe(
    mazeName(draft),
  );
});

test('settings survive the way through a link', () => {
  const draft = draftOf(
    '#/maze?shape=hex&rows=5&cols=6&seed=a+b%26c&solver=none&exit=1,1&longest=1&braid=20&sparsen=3&solver2=path:astar&directions=8&corners=one&tunnel=0,0,2,2&turn=3',
  );
  expect(draftOf(formatLink('maze', entriesOf(draft)))).toEqual(draft);
});

test('blanks around what was typed do not matter, but in a seed they do', () => {
  const hash = '#/maze?rows=+7+&cols=9&seed=+a+b+&entrance=1,+2';
  expect(taskOf(hash).task?.plan).toMatchObject({ rows: 7, cols: 9, seed: ' a b ', entrance: [1, 2] });
  expect(formatLink('maze', entriesOf(draftOf(hash)))).toContain('rows=7&');
});

test('a seed is drawn only where the link has none', () => {
  expect(draftOf('#/maze').seed).toBe('42');
  expect(draftOf('#/maze?seed=007').seed).toBe('007');
});

describe('a wrong value is explained and kept', () => {
  test.each([
    ['shape=round', 'shape', 'Unknown shape "round". Known: rect, hex'],
    ['generator=magic', 'generator', 'Unknown generator "magic"'],
    ['solver=luck', 'solver', 'Unknown solver "luck". Known: none, bfs'],
    ['generator=eller&shape=hex', 'generator', 'works on rect, not on hex'],
    ['generator=eller&tunnel=0,0,1,1', 'generator', 'knows no tunnels'],
    ['solver=pledge&shape=hex', 'solver', 'works on rect, not on hex'],
    ['solver=pledge&tunnel=0,0,1,1', 'solver', 'knows no tunnels'],
    ['seed=', 'seed', 'a number or a text'],
    ['rows=0', 'rows', 'from 1 to 4000, got "0"'],
    ['rows=', 'rows', 'got nothing'],
    ['cols=2.5', 'cols', 'whole number'],
    ['cols=1e2', 'cols', 'whole number'],
    ['rows=1001&cols=1000', 'rows', 'at most 1,000,000 cells, these are 1,001,000'],
    ['entrance=3', 'entrance', 'row,column'],
    ['entrance=20,0', 'entrance', 'a row up to 19 and a column up to 19, got 20,0'],
    ['exit=0,-1', 'exit', 'row,column'],
    ['tunnel=1,2,3', 'tunnels', 'row,column,row,column'],
    ['tunnel=1,1,1,1', 'tunnels', 'ends where it starts'],
    ['tunnel=0,0,99,0', 'tunnels', 'outside the maze'],
    ['solver2=luck', 'solver2', 'Unknown solver "luck". Known: none, bfs'],
    ['solver2=pledge&shape=hex', 'solver2', 'works on rect, not on hex'],
    ['solver=path:luck', 'solver', 'Unknown solver "path:luck"'],
    ['directions=6', 'directions', 'Expected 4 or 8 directions, got "6"'],
    ['directions=8&shape=hex', 'directions', 'Expected squares for 8 directions, got hex'],
    ['directions=8&corners=round', 'corners', 'Expected one of always, one, none, got "round"'],
    ['longest=perhaps', 'longest', 'Expected 1 or nothing'],
    ['braid=101', 'braid', '0 to 100 percent, got "101"'],
    ['braid=0.3', 'braid', '0 to 100 percent, got "0.3"'],
    ['braid=-1', 'braid', '0 to 100 percent'],
    ['braid=half', 'braid', 'got "half"'],
    ['sparsen=1.5', 'sparsen', 'whole number up to 1000'],
    ['sparsen=1001', 'sparsen', 'whole number up to 1000'],
    ['tunnel=0,0,1,1&tunnel=1,1,2,2', 'tunnels', 'shares an end'],
  ] as const)('%s', (query, field, message) => {
    const draft = draftOf(`#/maze?${query}`);
    const { task, faults } = checkDraft(draft);
    expect(task).toBeUndefined();
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toContain(message);
  });

  test('a wrong turn is reported, and the maze is made all the same', () => {
    const { task, faults } = taskOf('#/maze?turn=soon');
    expect(faults.turn).toContain('got "soon"');
    expect(task?.turn).toBeUndefined();
    expect(task?.plan.rows).toBe(20);
  });

  test('several faults are reported together', () => {
    const { faults } = taskOf('#/maze?shape=round&rows=x&exit=y&turn=z');
    expect(Object.keys(faults).sort()).toEqual(['exit', 'rows', 'shape', 'turn']);
  });
});

describe('mixtures of the growing tree', () => {
  const link = '#/maze?v=1&shape=rect&rows=9&cols=9&seed=7&solver=bfs&generator=growing-tree';

  test('travel in links', () => {
    const { task } = taskOf(`${link}:random=30,newest=70`);
    expect(task?.plan.generator).toBe('growing-tree:newest=70,random=30');
    const again = formatLink('maze', entriesOf(draftOf(`${link}:random=30,newest=70`)));
    expect(taskOf(again).task).toEqual(task);
  });

  test('are refused in words', () => {
    expect(taskOf(`${link}:newest=70`).faults.generator).toMatch(/comes to 100 percent, .*this one comes to 70/);
  });

  test('are a field of their own beside the generator, where a fault is said, too', () => {
    const draft = signal(draftOf(link));
    const typed: string[] = [];
    const faults = computed(() => checkDraft(draft.value).faults);
    const take = (generator = '') => {
      typed.push(generator);
      draft.value = { ...draft.value, generator };
    };
    const forms = generatorForms({
      room: 'maze',
      draft,
      faults,
      type: (_field, text) => take(text),
      choose: ({ generator }) => take(generator),
    });
    expect(takesMixture(draft.value.generator)).toBe(true);
    forms.mixture.type('mixture', 'newest=9');
    expect(draft.value.generator).toBe('growing-tree:newest=9');
    expect(forms.kind.draft.value.generator).toBe('growing-tree');
    expect(forms.kind.faults.value).toEqual({});
    expect(forms.mixture.faults.value.mixture).toMatch(/comes to 9/);
    forms.mixture.type('mixture', 'newest=90,random=10');
    expect(forms.mixture.faults.value).toEqual({});
    forms.mixture.type('mixture', '');
    expect(draft.value.generator).toBe('growing-tree');
    forms.kind.choose({ generator: 'wilson' });
    expect(takesMixture(draft.value.generator)).toBe(false);
    expect(forms.mixture.draft.value.mixture).toBe('');
  });
});
