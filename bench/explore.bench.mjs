// Explore beside rot-js: realms of the same size, and what can be seen from the same cells of the same maps.
import { generateRealm } from 'asterion/generate';
import { FieldOfView } from 'asterion/search';
import { isGround } from 'asterion/world';
import { FOV, Map as RotMap } from 'rot-js';

let seed = 0;

/** Digger stops when a fifth of the area is dug; ours digs a third, and rooms and corridors have no dead ends.
 * @param {number} rows @param {number} cols */
const realms = (rows, cols) => ({
  title: `a realm of ${cols} x ${rows}`,
  cases: {
    asterion: () => generateRealm({ rows, cols, seed: seed++ }),
    'rot-js Digger': () => new RotMap.Digger(cols, rows).create(() => undefined),
  },
  wants: { 'rot-js': 1 },
});

const worlds = ['bsp', 'caves', 'rooms', 'maze-rooms'].map((generator) => generateRealm({ generator, seed: 7 }).world);

/** Looks from all ground of four maps. RecursiveShadowcasting does the equal work: it sees the same circle, and 2 % more
 * cells than ours, because it is not symmetric. PreciseShadowcasting, not symmetric either, sees squares and also says how
 * much of a cell is seen. @param {number} radius @param {string} reach */
function views(radius, reach) {
  const sights = worlds.map((world) => {
    const { grid } = world;
    const cells = Array.from({ length: grid.cellCount }, (_, cell) => cell).filter((cell) => isGround(world, cell));
    const passes = (/** @type {number} */ x, /** @type {number} */ y) =>
      x >= 0 && y >= 0 && x < grid.cols && y < grid.rows && isGround(world, y * grid.cols + x);
    return {
      world,
      cells,
      cols: grid.cols,
      passes,
      view: new FieldOfView(world),
      seen: new Uint8Array(grid.cellCount),
    };
  });
  // rot-js counts a cell within its radius R if the distance is below R + 1.
  const distance = Math.sqrt((radius + 1) ** 2 - 1);
  const rot = (/** @type {'RecursiveShadowcasting' | 'PreciseShadowcasting'} */ name) => () => {
    for (const { cells, cols, passes, seen } of sights) {
      const fov = new FOV[name](passes);
      for (const cell of cells) {
        seen.fill(0);
        fov.compute(cell % cols, Math.floor(cell / cols), radius, (x, y) => {
          seen[y * cols + x] = 1;
        });
      }
    }
  };
  return {
    title: `what is seen from each cell of four realms of 60 x 30, ${reach}`,
    cases: {
      asterion: () => {
        for (const { cells, view } of sights) for (const cell of cells) view.from(cell, distance);
      },
      'rot-js RecursiveShadowcasting': rot('RecursiveShadowcasting'),
      'rot-js PreciseShadowcasting': rot('PreciseShadowcasting'),
    },
    wants: { 'rot-js': 1 },
  };
}

export const suites = [realms(30, 60), realms(100, 200), views(8, 'radius 8'), views(60, 'as far as the eye can see')];
