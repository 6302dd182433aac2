// What a query on a large map needs in memory, when it has to look everywhere: the goal cannot be reached.
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

/** Bytes, numbers in objects included; what is garbage by now counts, for it was needed at some time. */
function held() {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

/** @template T @param {() => T} run @returns {[result: T, bytes: number]} */
function grown(run) {
  collect();
  const before = held();
  const result = run();
  return [result, held() - before];
}

export function memoryReport() {
  const rng = createRng('memory');
  const { world } = sceneOf(SIZE, SIZE, (row, col) =>
    row < 2 && col < 3 ? row === 0 && col < 2 : rng.below(100) >= 20,
  );
  const before = world.open.slice();
  const perCell = (/** @type {number} */ bytes) => bytes / world.grid.cellCount;
  const goal = 0; // walled in
  const start = world.open.findLastIndex((ways) => ways !== 0);
  const map = new MovementMap(world, MOVEMENT);
  const rows = pathAlgorithms
    .filter((algorithm) => algorithm.fault(map) === undefined)
    .map(({ name, tables = false }) => {
      const [search, prepared] = grown(() => searchNamed(name, world, MOVEMENT));
      const [found, more] = grown(() => search.find(start, goal).found);
      if (found) throw new Error('Expected the goal to be out of reach.');
      return { name, tables, prepared: perCell(prepared), more: perCell(more), said: perCell(search.bytes) };
    });
  const most = Math.max(...rows.filter(({ tables }) => !tables).map(({ prepared, more }) => prepared + more));
  const isUntouched = world.open.every((ways, cell) => ways === before[cell]);
  return [
    aligned(
      `a query on ${SIZE} x ${SIZE} that looks everywhere: bytes a cell prepared, grown by the query, said by the search`,
      rows.map(({ name, tables, prepared, more, said }) => [
        tables ? `${name}, with tables` : name,
        ...[prepared, more, said].map((bytes) => bytes.toFixed(1)),
      ]),
    ),
    verdict(`at most ${MOST} bytes a cell (tables apart)`, most.toFixed(1), most <= MOST),
    verdict('nothing left on the world', isUntouched ? 'nothing' : 'something', isUntouched),
  ].join('\n');
}
