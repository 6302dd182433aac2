// Mazes beside other packages: the same size, in the same run. Ours comes first.
import { generate } from '@sbj42/maze-generator';
import { generateMaze } from 'asterion/generate';
import { distancesFrom } from 'asterion/search';
import { Map as RotMap, Path as RotPath } from 'rot-js';

const size = 500;
const { world } = generateMaze({ rows: size, cols: size, seed: 1 });
const isOpen = cellsOf(world);

/** The same maze as blocks, two cells a step, for packages that know no thin walls. @param {typeof world} maze */
function cellsOf({ grid, open }) {
  const width = 2 * size - 1;
  const blocks = new Uint8Array(width * width);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const at = 2 * Math.floor(cell / size) * width + 2 * (cell % size);
    blocks[at] = 1;
    if (open[cell] & 1) blocks[at + 1] = 1;
    if (open[cell] & 4) blocks[at + width] = 1;
  }
  return (/** @type {number} */ x, /** @type {number} */ y) => blocks[y * width + x] === 1;
}

let seed = 0;
export const suites = [
  {
    title: `a maze of ${size} x ${size}`,
    cases: {
      'asterion recursive-backtracker': () => generateMaze({ rows: size, cols: size, seed: seed++ }),
      '@sbj42/maze-generator backtrack': () => generate(size, size, { generator: '@sbj42/maze-generator-backtrack' }),
      'rot-js Eller': () => new RotMap.EllerMaze(2 * size + 1, 2 * size + 1).create(() => undefined),
    },
  },
  {
    title: `distances from everywhere to a corner of that maze`,
    cases: {
      'asterion distancesFrom': () => distancesFrom(world, 0),
      'rot-js Dijkstra': () =>
        new RotPath.Dijkstra(0, 0, isOpen, { topology: 4 }).compute(2 * size - 2, 2 * size - 2, () => undefined),
    },
  },
];
