// What a query on a large map holds in memory, when it has to look everywhere: the goal cannot be reached. What it leaves
// behind to be collected is said apart: a first query lets its arrays grow, a second one finds them large enough.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MovementMap, pathAlgorithms } from 'asterion/search';
import { createRng } from 'asterion/world';
import { aligned, verdict } from '../report.mjs';
import { sceneOf } from './maps.mjs';
import { searchNamed } from './ours.mjs';

const SIZE = 2000;
const MOST = 16; // bytes a cell
const MOVEMENT = /** @type {const} */ ({ directions: 8 });

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));

/** Bytes in use, numbers in objects included. */
function bytes() {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

/** Bytes in use that something still needs. */
function held() {
  collect();
  collect(); // what the first has found in arrays is given back by the second
  return bytes();
}

export function memoryReport() {
  const rng = createRng('memory');
  const { world } = sceneOf(SIZE, SIZE, (row, col) =>
    row < 2 && col < 3 ? row === 0 && col < 2 : rng.below(100) >= 20,
  );
  const asItWas = world.open.slice();
  const perCell = (/** @type {number} */ count) => count / world.grid.cellCount;
  const goal = 0; // walled in
  const start = world.open.findLastIndex((ways) => ways !== 0);
  const map = new MovementMap(world, MOVEMENT);
  const rows = pathAlgorithms
    .filter((algorithm) => algorithm.fault(map) === undefined)
    .map(({ name, tables = false }) => {
      const before = held();
      const search = searchNamed(name, world, MOVEMENT);
      const prepared = held() - before;
      if (search.find(start, goal).found) throw new Error('Expected the goal to be out of reach.');
      const after = held();
      search.find(start, goal);
      return { name, tables, each: [prepared, after - before, bytes() - after].map(perCell) };
    });
  const most = Math.max(...rows.filter(({ tables }) => !tables).map(({ each }) => each[1] + each[2]));
  const isUntouched = world.open.every((ways, cell) => ways === asItWas[cell]);
  return [
    aligned(
      `a query on ${SIZE} x ${SIZE} that looks everywhere: bytes a cell held before, held after, left behind by one more`,
      rows.map(({ name, tables, each }) => [
        tables ? `${name}, with tables` : name,
        ...each.map((count) => count.toFixed(1)),
      ]),
    ),
    verdict(`at most ${MOST} bytes a cell (tables apart)`, most.toFixed(1), most <= MOST),
    verdict('nothing left on the world', isUntouched ? 'nothing' : 'something', isUntouched),
  ].join('\n');
}
