import { generateMaze } from 'asterion/generate';
import { formatDocument } from 'asterion/notation';
import { copyWorld, openWay, Terrain } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { Worlds } from './given.js';
import { openText } from './opening.js';

const plan = { rows: 5, cols: 6, shape: 'rect', generator: 'wilson', seed: '7' };
const settingsOf = (text: string) => {
  const opened = openText(text, 'file');
  return opened.kind === 'settings' ? opened.settings : opened;
};

describe('a parameter file sets the settings', () => {
  test('classic names, places and tunnels', () => {
    expect(settingsOf('tunnel\nrecurBack biDirrecurBack\n9 8\n0 1\n8 7\n2 2 5 5\n')).toMatchObject({
      shape: 'rect',
      generator: 'recursive-backtracker',
      solver: 'bidirectional-backtracker',
      rows: '9',
      cols: '8',
      entrance: '0,1',
      exit: '8,7',
      tunnels: '2,2,5,5',
      world: '',
    });
  });

  test('hexagons, and no solver', () => {
    expect(settingsOf('hex modiPrim none 4 4 0 0 3 3')).toMatchObject({ shape: 'hex', solver: 'none' });
  });
});

describe('a world document', () => {
  test('that some settings would grow again becomes these settings', () => {
    const maze = generateMaze({
      ...plan,
      tunnels: [
        [
          [0, 1],
          [4, 4],
        ],
      ],
      exit: [2, 2],
    });
    expect(settingsOf(formatDocument(maze))).toMatchObject({
      ...plan,
      rows: '5',
      cols: '6',
      tunnels: '0,1,4,4',
      entrance: '0,0',
      exit: '2,2',
    });
  });

  test('that was edited, braided or masked is shown as it is', () => {
    const maze = generateMaze(plan);
    const edited = copyWorld(maze.world);
    const wall = edited.open.findIndex((ways, cell) => cell < 24 && (ways & 4) === 0);
    openWay(edited, wall, 2);
    const terrain = new Uint8Array(30);
    terrain[7] = Terrain.wall;
    for (const scene of [
      { ...maze, world: edited },
      generateMaze({ ...plan, braid: 100 }),
      generateMaze({ ...plan, terrain }),
      { ...maze, made: undefined },
      { ...maze, made: { generator: 'magic', seed: '7' } },
    ]) {
      const opened = openText(formatDocument(scene), 'file');
      expect(opened.kind).toBe('world');
      if (opened.kind === 'world') expect(opened.scene.world.open).toEqual(scene.world.open);
    }
  });
});

test('a world brings along how one walks in it: as it says, in maps of the benchmarks past no corner', () => {
  const walkIn = (text: string) => {
    const opened = openText(text, 'file');
    return opened.kind === 'world' ? opened.walk : undefined;
  };
  expect(walkIn('type octile\nheight 2\nwidth 2\nmap\n.@\n..\n')).toEqual({ directions: '8', corners: '' });
  expect(walkIn('#####\n#S.E#\n#####\n')).toEqual({ directions: '', corners: '' });
});

test('a world that is given is shown as its link gives it again', async () => {
  const opened = openText('type octile\nheight 2\nwidth 2\nmap\n.@\n..\n', 'file');
  if (opened.kind !== 'world') throw new Error('Expected a world.');
  const [here, there] = [new Worlds(), new Worlds()];
  const packed = await here.pack(opened.scene);
  await there.unpack(packed);
  expect(here.of(packed)).toMatchObject({ ok: true });
  expect(here.of(packed)).toEqual(there.of(packed));
});

test.each([
  ['{"asterion":9}', 'newer Asterion'],
  ['normal magic bfs 2 2 0 0 1 1', 'Expected a generator'],
  ['', 'found nothing'],
  ['hello', 'Expected a world document'],
  [formatDocument(generateMaze({ rows: 1001, cols: 1000 })), 'at most 1,000,000 cells'],
])('what cannot be opened is explained (%#)', (text, why) => {
  const opened = openText(text, 'mine.txt');
  expect(opened.kind).toBe('refused');
  if (opened.kind === 'refused') {
    expect(opened.why).toContain(why);
    expect(opened.why).toContain('mine.txt');
  }
});
