import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pitsBoard } from '../game/pits/index.js';
import { shapes } from '../world/index.js';
import { generateDungeon, generateLabyrinth, generateMaze, generateRealm } from './index.js';

const makers = { generateMaze, generateDungeon, generateLabyrinth, generateRealm, pitsBoard };
const guide = readFileSync(new URL('../../../../docs/library.md', import.meta.url), 'utf8');

test.each(Object.entries(makers))(
  '%s makes of an empty plan what the guide says, and takes the shapes it says',
  (name, make) => {
    const row =
      guide.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? expect.fail(`no row for ${name}`);
    const [, , size, taken, origin] = row.split('|').map((cell) => cell.trim());
    const { grid } = make().world;
    expect([`${grid.rows} x ${grid.cols}`, `\`${grid.origin}\``]).toEqual([size, origin]);
    for (const shape of Object.keys(shapes)) {
      if (taken === 'all' || taken.includes(`\`${shape}\``)) expect(make({ shape }).world.grid.shape.name).toBe(shape);
      else expect(() => make({ shape })).toThrow(RangeError);
    }
  },
);
