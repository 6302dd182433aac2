// One map, eight directions, octile cost, no corner cut: our searches, the peers, and C++.
import { formatMovingAiMap } from 'asterion/notation';
import { findPath } from 'asterion/search';
import { spent } from '../cpu.mjs';
import { nativeJps } from '../native.mjs';
import { aligned, nativeVerdict, verdict } from '../report.mjs';
import { besidePeers, COLUMNS, line } from './beside.mjs';
import { prepareOurs } from './ours.mjs';
import { geometricMean, judged, timedAgain, timedOnce } from './timing.mjs';

/** @typedef {import('./maps.mjs').SearchMap} SearchMap @typedef {import('./maps.mjs').MapClass} MapClass */

/** Milliseconds a query, as measured before ours was written: jump point search in C++, and probes in JavaScript of jump
 * point search and of A*. Ours is to have the ratio of the probes at least.
 * @typedef {{ native: number, jps: number, astar: number }} Known
 * @type {Record<string, Known>} */
const KNOWN = {
  brc202d: { native: 0.057, jps: 0.153, astar: 3.8 },
  'maze512-8-0': { native: 0.11, jps: 0.272, astar: 23 },
  'random512-35-0': { native: 2.04, jps: 3.11, astar: 7.1 },
  '8room_000': { native: 0.39, jps: 0.73, astar: 9.2 },
  AR0300SR: { native: 0.016, jps: 0.046, astar: 2.5 },
};
/** @type {readonly MapClass[]} */
const CLASSES = ['mazes', 'rooms', 'random', 'game-like'];

const MOVEMENT = /** @type {const} */ ({ directions: 8, corners: 'none' });
const PEERS_AT_LEAST = 10;
const NATIVE_MEAN = 3;
const NATIVE_MOST = 4;
const ASTAR_BUDGET = 2500;

/** Queries whose shortest lengths are known. @param {SearchMap} map @param {readonly number[] | undefined} lengths of C++
 * @param {import('./ours.mjs').Ours} astar */
const withLengths = ({ queries }, lengths, astar) =>
  queries.map((query, i) => ({
    ...query,
    length: query.length ?? lengths?.[i] ?? astar.find(query.from, query.to).length,
  }));

/** What there is to say of a map, and how many times as long as C++ ours takes. @param {SearchMap} map */
export function onMap(map) {
  const { scene, mapClass } = map;
  const { world } = scene;
  const native = nativeJps(formatMovingAiMap(scene), world.grid.cols, map.queries, 4);
  const astar = prepareOurs('astar', world, MOVEMENT);
  const queries = withLengths(map, native?.lengths, astar);
  const count = queries.length;
  const rightness = (/** @type {readonly ArrayLike<number>[]} */ paths) => judged(world, 8, queries, paths).words;

  const [jps, preparation] = spent(() => prepareOurs('jps', world, MOVEMENT));
  const ms = timedAgain(jps.findInto, queries);
  const lines = [line('asterion jps', ms, preparation, count, rightness(queries.map(jps.cells)), 1)];
  const [plus, plusPreparation] = spent(() => prepareOurs('jps-plus', world, MOVEMENT));
  const plusMs = timedAgain(plus.findInto, queries);
  lines.push(
    line('asterion jps-plus', plusMs, plusPreparation, count, rightness(queries.map(plus.cells)), plusMs / ms),
  );
  const byFindPath = timedAgain((from, to) => findPath(world, from, to, MOVEMENT), queries);
  lines.push(line('asterion findPath', byFindPath, 0, count, '', byFindPath / ms));
  const byAstar = timedOnce(astar.cells, queries, ASTAR_BUDGET);
  const astarRatio = byAstar.ms / timedAgain(jps.findInto, queries.slice(0, byAstar.found.length));
  lines.push(line('asterion astar', byAstar.ms, 0, byAstar.found.length, rightness(byAstar.found), astarRatio));
  if (native !== undefined) {
    const wrong = native.lengths.filter((length, i) => Math.abs(length - queries[i].length) > 0.01).length;
    const words = wrong === 0 ? 'optimal' : `wrong in ${wrong} of ${count}`;
    lines.push(line('C++ -O3 JPS', native.ms, 0, count, words, native.ms / ms));
  }
  const peers = besidePeers(world, 8, queries, jps.find, PEERS_AT_LEAST);
  const known = map.like === undefined ? undefined : KNOWN[map.like];
  const { rows, cols } = world.grid;
  const text = [
    aligned(`${map.name}, ${cols} x ${rows} (${mapClass}): ${COLUMNS}`, [...lines, ...peers.lines]),
    peers.verdict,
    ...(known === undefined ? [] : [aboveAstar(astarRatio, known)]),
    ...(native === undefined ? [] : nativeVerdict('C++', native.ms, KNOWN[map.name]?.native)),
  ].join('\n');
  return { text, mapClass, aboveNative: native === undefined ? undefined : ms / native.ms };
}

/** @param {number} ratio @param {Known} known */
function aboveAstar(ratio, { astar, jps }) {
  const wanted = astar / jps;
  return verdict(`${wanted.toFixed(1)} x asterion astar`, `${ratio.toFixed(1)} x`, ratio >= wanted);
}

/** How ours compares with C++, class by class. @param {readonly { mapClass: MapClass, aboveNative: number | undefined }[]} results */
export function besideNative(results) {
  const title = 'asterion jps beside C++ -O3 JPS, geometric mean of the maps of a class';
  const classes = CLASSES.map((mapClass) => {
    const ratios = results.flatMap((result) =>
      result.mapClass === mapClass && result.aboveNative !== undefined ? [result.aboveNative] : [],
    );
    return { mapClass, ratio: geometricMean(ratios), count: ratios.length };
  });
  if (classes.some(({ count }) => count === 0)) return `${title}: not measured`;
  const ratios = classes.map(({ ratio }) => ratio);
  const [mean, most] = [geometricMean(ratios), Math.max(...ratios)];
  return [
    aligned(
      title,
      classes.map(({ mapClass, ratio, count }) => [mapClass, `${ratio.toFixed(2)} x`, `${count} maps`]),
    ),
    verdict(`at most ${NATIVE_MEAN} x in the mean`, `${mean.toFixed(2)} x`, mean <= NATIVE_MEAN),
    verdict(`at most ${NATIVE_MOST} x in each class`, `${most.toFixed(2)} x`, most <= NATIVE_MOST),
  ].join('\n');
}
